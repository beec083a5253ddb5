"""What a seat may know, and a full state imagined from it; what a decision shows to all, and what it keeps sealed."""

from zoco.core.chance import Dice, below, mix
from zoco.core.compiling import copy_cells, copy_table, jit
from zoco.core.layout import Choices
from zoco_goofspiel.state import Edition, Public, State, View


@jit
def copy_public(source: Public, target: Public) -> None:
    """Everything that lies open on the table, named field by field. A card counts as played only when it is shown."""
    target.players = source.players
    target.seat = source.seat
    target.phase = source.phase
    target.ending = source.ending
    target.turn = source.turn
    copy_cells(source.prize, target.prize)
    target.pot = source.pot
    copy_cells(source.won, target.won)
    copy_cells(source.has_bid, target.has_bid)
    copy_table(source.shown, target.shown)


@jit
def show(e: Edition, s: State, viewer: int, v: View) -> None:
    """The view must come in as zeros. Viewer -1 is a spectator."""
    copy_public(s, v)
    v.viewer = viewer
    if viewer >= 0:
        v.bid = s.bid[viewer]


@jit
def determinize(e: Edition, v: View, dice: Dice, s: State, scratch: Choices) -> int:
    """A full state that this view could come from. Returns how many deals it took: whatever is dealt fits."""
    copy_public(v, s)
    for seat in range(v.players):
        if seat == v.viewer:
            s.bid[seat] = v.bid
        elif v.has_bid[seat]:
            s.bid[seat] = some_card(e, v, seat, dice)
    to_come = 0
    for prize in range(1, int(e.cards) + 1):
        if not was_turned_up(v, prize):
            s.deck[to_come] = prize
            to_come += 1
    mix(dice, s.deck, to_come)
    return 1


@jit
def some_card(e: Edition, v: Public, seat: int, dice: Dice) -> int:
    """Any card that a seat has not shown yet. It has one for each round that was not decided yet."""
    skipped = below(dice, int(e.cards) + 1 - int(v.turn))
    card = 0
    while skipped >= 0:
        card += 1
        if v.shown[seat, card] == 0:
            skipped -= 1
    return card


@jit
def was_turned_up(v: Public, prize: int) -> bool:
    for past in range(1, int(v.turn) + 1):
        if v.prize[past] == prize:
            return True
    return False


@jit
def completes_round(v: View) -> bool:
    """Whether all others have bid: then the viewer's bid is the last one."""
    waiting = int(v.players)
    for seat in range(v.players):
        waiting -= int(v.has_bid[seat])
    return waiting == 1


@jit
def sealed(e: Edition, v: View, action: int) -> bool:
    """G2.3: others see that a bid was made, not which one, unless it is the last of its round."""
    return not completes_round(v)


@jit
def reveals(e: Edition, before: State, after: State) -> bool:
    """G3.1, G2.1: bids were turned over, and the next prize was turned up."""
    return bool(before.turn != after.turn or before.ending != after.ending)
