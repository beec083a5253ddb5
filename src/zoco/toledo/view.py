"""What a seat may know, and a full state that fits it."""

from zoco.core.chance import Dice, mix
from zoco.core.compiling import copier, copy_cells, copy_table, jit
from zoco.core.layout import Choices
from zoco.toledo.rules.t2_turn import list_legal
from zoco.toledo.rules.t3_cards import receive
from zoco.toledo.state import (
    CARDS,
    CIRCLE,
    COPIES,
    PICTURES,
    TURN,
    VALUES,
    Edition,
    Public,
    State,
    View,
)

MOST_DEALS = 100_000


copy_public = copier(Public)
"""Copies all that lies open on the table: `Public` is the list of what everybody may know."""


@jit
def show(e: Edition, s: State, viewer: int, v: View) -> None:
    """The view must come in as zeros. Viewer -1 is a spectator."""
    copy_public(s, v)
    v.viewer = viewer
    if s.phase == CIRCLE and s.seat != viewer:
        # Being asked to pay means holding a fitting card: others see the turn going on.
        v.phase = TURN
        v.place = 0
    if viewer >= 0:
        copy_cells(s.held[viewer], v.held)
        copy_table(s.hand[viewer], v.hand)


@jit
def determinize(e: Edition, v: View, dice: Dice, s: State, scratch: Choices) -> int:
    """A full state that this view could come from. Returns how many deals it took, 0 if none was found.

    The player on turn must have something to decide: a figure on a full field means that there is a way out.
    """
    for deals in range(1, MOST_DEALS):
        copy_public(v, s)
        deal_unseen(e, v, dice, s)
        if v.seat == v.viewer or list_legal(e, s, scratch) > 0 or v.ending > 0:
            return deals
    return 0


@jit
def deal_unseen(e: Edition, v: View, dice: Dice, s: State) -> None:
    """Keeps the viewer's hand and the cards that everybody saw going into a hand, and deals all others again."""
    unseen = gather_unseen(e, v, s)
    mix(dice, s.deck, unseen)
    for seat in range(v.players):
        if seat == v.viewer:
            copy_cells(v.held, s.held[seat])
            copy_table(v.hand, s.hand[seat])
            continue
        size = int(v.hand_size[seat])
        s.hand_size[seat] = 0
        for value in range(VALUES):
            s.held[seat, value] = 0
            for k in range(COPIES):
                s.hand[seat, value, k] = 0
        for card in range(CARDS):
            for _ in range(v.known[seat, card]):
                receive(s, seat, card)
        while s.hand_size[seat] < size:
            unseen -= 1
            receive(s, seat, int(s.deck[unseen]))
            s.deck[unseen] = 0
        for value in range(1, VALUES):
            mix(dice, s.hand[seat, value], int(s.held[seat, value]))


@jit
def gather_unseen(e: Edition, v: View, s: State) -> int:
    """Puts every card that the view does not show into the deck, and returns how many there are."""
    unseen = 0
    for card in range(CARDS):
        left = int(e.cards[card]) - int(v.discard[card])
        if v.base_value > 0 and card == int(v.base_value) * PICTURES + int(v.base_picture):
            left -= 1
        for seat in range(v.players):
            if seat != v.viewer:
                left -= int(v.known[seat, card])
        value = card // PICTURES
        for k in range(v.held[value]):
            if v.hand[value, k] == card % PICTURES:
                left -= 1
        for _ in range(left):
            s.deck[unseen] = card
            unseen += 1
    return unseen


@jit
def reveals(e: Edition, before: State, after: State) -> bool:
    """A card was drawn or turned up."""
    return before.deck_size != after.deck_size


@jit
def sealed(e: Edition, v: View, action: int) -> bool:
    """Everything is decided in the open."""
    return False
