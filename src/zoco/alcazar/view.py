"""What a seat may know, and a full state imagined from it."""

from zoco.alcazar.rules.a3_buy import receive
from zoco.alcazar.state import CARDS, HAND, HELD, UNSEEN, Edition, Public, State, View
from zoco.core.chance import Dice, mix
from zoco.core.compiling import copy_cells, copy_table, jit
from zoco.core.layout import Choices


@jit
def copy_public(source: Public, target: Public) -> None:
    """Everything that lies open on the table, named field by field.

    The question that is asked hides nothing: a build card can always be played (A6), so what a turn may begin with,
    and whether it may be passed, tells no more than the number of cards; flags and nobles are asked for by what lies
    on the board and by money, which is public (A1.2).
    """
    target.players = source.players
    target.seat = source.seat
    target.phase = source.phase
    target.withdrawn = source.withdrawn
    target.must_buy = source.must_buy
    target.placements = source.placements
    target.founded = source.founded
    target.passes = source.passes
    target.ending = source.ending
    copy_cells(source.new_cell, target.new_cell)
    copy_cells(source.money, target.money)
    copy_cells(source.out, target.out)
    copy_table(source.stand, target.stand)
    copy_cells(source.towers, target.towers)
    copy_cells(source.hand_size, target.hand_size)
    copy_cells(source.known, target.known)
    target.stones = source.stones
    target.bridges = source.bridges
    target.tower_supply = source.tower_supply
    target.flag_supply = source.flag_supply
    target.deck_size = source.deck_size
    copy_cells(source.row, target.row)
    target.removed = source.removed
    copy_cells(source.height, target.height)
    copy_cells(source.noble, target.noble)
    copy_cells(source.unit, target.unit)
    copy_cells(source.value, target.value)
    copy_cells(source.castle, target.castle)
    copy_cells(source.flag_since, target.flag_since)
    copy_cells(source.bridge_level, target.bridge_level)
    copy_cells(source.bridge_under, target.bridge_under)
    copy_cells(source.ground, target.ground)
    copy_cells(source.near, target.near)
    copy_cells(source.site, target.site)
    target.sites = source.sites


@jit
def show(e: Edition, s: State, viewer: int, v: View) -> None:
    """The view must come in as zeros. Viewer -1 is a spectator."""
    copy_public(s, v)
    v.viewer = viewer
    if viewer >= 0:
        copy_cells(s.hand[viewer], v.hand)


@jit
def determinize(e: Edition, v: View, dice: Dice, s: State, scratch: Choices) -> int:
    """A full state that this view could come from. Returns how many deals it took: whatever is dealt fits."""
    copy_public(v, s)
    unseen = gather_unseen(v, s)
    mix(dice, s.deck, unseen)
    for seat in range(v.players):
        if seat == v.viewer:
            copy_cells(v.hand, s.hand[seat])
            continue
        size = int(v.hand_size[seat])
        s.hand_size[seat] = 0
        for card in range(1, CARDS):  # what everybody saw going into this hand stays there
            if v.known[card] == HELD + seat:
                receive(s, seat, card)
        while s.hand_size[seat] < size:
            unseen -= 1
            receive(s, seat, int(s.deck[unseen]))
            s.deck[unseen] = 0
        mix(dice, s.hand[seat], size)  # the order of a hand is its owner's
    return 1


@jit
def gather_unseen(v: View, s: State) -> int:
    """Puts every build card that the view does not show into the deck, and returns how many there are."""
    unseen = 0
    for card in range(1, CARDS):
        if v.known[card] == UNSEEN and not in_own_hand(v, card):
            s.deck[unseen] = card
            unseen += 1
    return unseen


@jit
def in_own_hand(v: View, card: int) -> bool:
    for k in range(HAND):
        if v.hand[k] == card:
            return True
    return False


@jit
def reveals(e: Edition, before: State, after: State) -> bool:
    """A card was drawn or turned up."""
    return before.deck_size != after.deck_size


@jit
def sealed(e: Edition, v: View, action: int) -> bool:
    """Everything is decided in the open."""
    return False
