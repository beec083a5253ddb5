"""What a seat may know, a full state that fits it, and which decisions are sealed or reveal something."""

from zoco.core.chance import Dice, below, mix
from zoco.core.compiling import copier, jit
from zoco.core.layout import Choices
from zoco_goofspiel.state import Edition, Public, State, View

copy_public = copier(Public)
"""Copies all that lies open on the table: `Public` is the list of what everybody may know. A card counts as played only
when it is shown."""


@jit
def show(e: Edition, s: State, viewer: int, v: View) -> None:
    """The view must come in as zeros. Viewer -1 is a spectator."""
    copy_public(s, v)
    v.viewer = viewer
    if viewer >= 0:
        v.bid = s.bid[viewer]


@jit
def determinize(e: Edition, v: View, dice: Dice, s: State, scratch: Choices) -> int:
    """A full state that this view could come from. Returns how many deals it took: any deal fits."""
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
