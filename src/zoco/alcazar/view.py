"""What a seat may know, and a full state that fits it."""

from zoco.alcazar.rules.a3_buy import receive
from zoco.alcazar.state import CARDS, HAND, HELD, UNSEEN, Edition, Public, State, View
from zoco.core.chance import Dice, mix
from zoco.core.compiling import copier, copy_cells, jit
from zoco.core.layout import Choices

copy_public = copier(Public)
"""Copies all that lies open on the table: `Public` is the list of what everybody may know.

The question that is asked hides nothing: a build card can always be played (A6), so what a turn may begin with, and
whether it may be passed, tells no more than the number of cards; flags and nobles are asked for by what lies on the
board and by money, which is public (A1.2).
"""


@jit
def show(e: Edition, s: State, viewer: int, v: View) -> None:
    """The view must come in as zeros. Viewer -1 is a spectator."""
    copy_public(s, v)
    v.viewer = viewer
    if viewer >= 0:
        copy_cells(s.hand[viewer], v.hand)


@jit
def determinize(e: Edition, v: View, dice: Dice, s: State, scratch: Choices) -> int:
    """A full state that this view could come from. Returns how many deals it took: any deal fits."""
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
