"""T3 Take cards; and how a card comes into a hand and leaves it (T6.7)."""

from zoco.core.chance import Chance, shuffle
from zoco.core.compiling import jit
from zoco.core.layout import Choices
from zoco.toledo.reasons import LEGAL, NO_CARDS_LEFT
from zoco.toledo.rules.t10_end import discard_card, finish_turn
from zoco.toledo.state import CARDS, DRAW, NO_CARD, PICTURES, State


@jit
def take_top(s: State) -> int:
    """The top card of the deck, which is not empty."""
    top = int(s.deck_size) - 1
    card = int(s.deck[top])
    s.deck[top] = 0
    s.deck_size = top
    return card


@jit
def can_take(s: State) -> bool:
    """T3.3: somewhere there is a card left to take."""
    return s.deck_size > 0 or s.discard_size > 0


@jit
def list_taking(s: State, out: Choices, n: int) -> int:
    if can_take(s):
        out[n] = DRAW
        n += 1
    return n


@jit
def forbid_taking(s: State) -> int:
    return LEGAL if can_take(s) else NO_CARDS_LEFT


@jit
def take(s: State, chance: Chance) -> None:
    """T3.1"""
    for _ in range(2):
        draw_card(s, chance, int(s.seat))
    finish_turn(s, False)


@jit
def turn_up(s: State, chance: Chance) -> int:
    """The top card of the deck, or NO_CARD. T3.2: only now is the discard pile shuffled into a new deck."""
    if s.deck_size == 0:
        reshuffle(s, chance)
    if s.deck_size == 0:
        return NO_CARD
    return take_top(s)


@jit
def reshuffle(s: State, chance: Chance) -> None:
    if s.discard_size == 0:
        return
    n = 0
    for card in range(CARDS):
        for _ in range(s.discard[card]):
            s.deck[n] = card
            n += 1
        s.discard[card] = 0
    s.deck_size = n
    s.discard_size = 0
    s.reshuffles += 1
    shuffle(chance, s.deck, n)


@jit
def draw_card(s: State, chance: Chance, seat: int) -> None:
    card = turn_up(s, chance)
    if card != NO_CARD:  # T3.3: take what there is
        receive(s, seat, card)


@jit
def receive(s: State, seat: int, card: int) -> None:
    value = card // PICTURES
    s.hand[seat, value, s.held[seat, value]] = card % PICTURES
    s.held[seat, value] += 1
    s.hand_size[seat] += 1


@jit
def give_up(s: State, seat: int, value: int) -> int:
    """T6.7: of several cards of one value the one held longest leaves the hand, and everybody sees it."""
    card = value * PICTURES + int(s.hand[seat, value, 0])
    s.held[seat, value] -= 1
    s.hand_size[seat] -= 1
    rest = int(s.held[seat, value])
    for k in range(rest):
        s.hand[seat, value, k] = s.hand[seat, value, k + 1]
    s.hand[seat, value, rest] = 0
    if s.known[seat, card] > 0:
        s.known[seat, card] -= 1
    return card


@jit
def pay_to_discard(s: State, seat: int, value: int) -> None:
    discard_card(s, give_up(s, seat, value))
