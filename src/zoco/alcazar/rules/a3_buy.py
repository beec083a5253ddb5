"""A3 Buy; and how a build card comes into a hand and leaves it."""

from zoco.alcazar.reasons import CANNOT_PAY_CARD, CARD_NOT_OPEN, DECK_IS_EMPTY, LEGAL, NO_TOWER_LEFT
from zoco.alcazar.state import (
    BUILD_PRICE,
    BUY,
    BUY_DECK,
    BUY_TOWER,
    GONE,
    HELD,
    OPEN,
    OPEN_ROW,
    TOWER_PRICE,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import Choices


@jit
def take_top(s: State) -> int:
    """The top card of the deck, which is not empty."""
    top = int(s.deck_size) - 1
    card = int(s.deck[top])
    s.deck[top] = 0
    s.deck_size = top
    return card


@jit
def open_card(s: State, place: int) -> None:
    """A3.1: a place of the open row is filled from the deck while it lasts."""
    s.row[place] = 0
    if s.deck_size > 0:
        card = take_top(s)
        s.row[place] = card
        s.known[card] = OPEN


@jit
def receive(s: State, seat: int, card: int) -> None:
    s.hand[seat, s.hand_size[seat]] = card
    s.hand_size[seat] += 1


@jit
def holds(s: State, seat: int, card: int) -> bool:
    for k in range(s.hand_size[seat]):
        if s.hand[seat, k] == card:
            return True
    return False


@jit
def play_card(s: State, card: int) -> None:
    """A2.4: a played build card leaves the game."""
    seat = int(s.seat)
    s.known[card] = GONE
    s.hand_size[seat] -= 1
    size = int(s.hand_size[seat])
    k = 0
    while s.hand[seat, k] != card:
        k += 1
    while k < size:
        s.hand[seat, k] = s.hand[seat, k + 1]
        k += 1
    s.hand[seat, size] = 0


@jit
def build_card_on_offer(s: State) -> bool:
    """The row is emptied only after the deck."""
    if s.deck_size > 0:
        return True
    for place in range(OPEN_ROW):
        if s.row[place] > 0:
            return True
    return False


@jit
def card_on_offer(s: State) -> bool:
    return s.tower_supply > 0 or build_card_on_offer(s)


@jit
def lacks_a_card(s: State) -> bool:
    """A11.3: no card held, some on offer, and no money for any of them."""
    seat = int(s.seat)
    if s.hand_size[seat] > 0 or s.towers[seat] > 0 or not card_on_offer(s):
        return False
    return s.money[seat] < (BUILD_PRICE if build_card_on_offer(s) else TOWER_PRICE)


@jit
def list_buys(s: State, out: Choices, n: int) -> int:
    money = s.money[s.seat]
    if money < BUILD_PRICE:
        return n
    for place in range(OPEN_ROW):
        if s.row[place] > 0:
            out[n] = BUY + int(s.row[place])
            n += 1
    if s.deck_size > 0:
        out[n] = BUY_DECK
        n += 1
    if money >= TOWER_PRICE and s.tower_supply > 0:
        out[n] = BUY_TOWER
        n += 1
    return n


@jit
def forbid_buying(s: State, card: int) -> int:
    if s.known[card] != OPEN:
        return CARD_NOT_OPEN
    return LEGAL if s.money[s.seat] >= BUILD_PRICE else CANNOT_PAY_CARD


@jit
def forbid_buying_unseen(s: State) -> int:
    if s.deck_size == 0:
        return DECK_IS_EMPTY
    return LEGAL if s.money[s.seat] >= BUILD_PRICE else CANNOT_PAY_CARD


@jit
def forbid_buying_tower(s: State) -> int:
    if s.tower_supply == 0:
        return NO_TOWER_LEFT
    return LEGAL if s.money[s.seat] >= TOWER_PRICE else CANNOT_PAY_CARD


@jit
def buy(s: State, card: int) -> None:
    """A1.2: all see who takes an open card."""
    seat = int(s.seat)
    s.money[seat] -= BUILD_PRICE
    receive(s, seat, card)
    s.known[card] = HELD + seat
    place = 0
    while s.row[place] != card:
        place += 1
    open_card(s, place)


@jit
def buy_unseen(s: State) -> None:
    s.money[s.seat] -= BUILD_PRICE
    receive(s, int(s.seat), take_top(s))


@jit
def buy_tower(s: State) -> None:
    s.money[s.seat] -= TOWER_PRICE
    s.tower_supply -= 1
    s.towers[s.seat] += 1
