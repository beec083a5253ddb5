"""What positions and decisions are worth to bots; no rule needs it.

Integers only: they are the same on every machine. Of others' bids no more is used than which cards they may have bid.
The measure of a bid is the card that fits its prize: the third lowest card for the third lowest prize in the game.
"""

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING
from zoco_goofspiel.state import BID, Edition, State
from zoco_goofspiel.view import was_turned_up

PARTS = ("result", "prizes", "bid", "hand")
"""What `parts` gives, in this order. Each has a sentence in the catalogues."""

POINT = 100  # everything is counted in hundredths of a point
VICTORY = 3000  # after the game: more than what can lie between two players in the middle of it
TEMPERATURE_AT_LAST, TEMPERATURE_A_ROUND = 150, 60  # in hundredths of a point, and more for each round left
WHOLE = 1000  # a certainty
FIT, LESS_FIT = 8, 1  # how likely the fitting card is bid, and how much less each card further away
MOST_POLICY, LESS_POLICY = 1000, 150


@jit
def remaining(e: Edition, s: State) -> int:
    """The rounds left, this one included."""
    return int(e.cards) + 1 - int(s.turn) if s.ending == RUNNING else 0


@jit
def value_of(e: Edition, s: State, seat: int, left: int) -> int:
    """The final points that this seat can be expected to reach, in hundredths; after the game, its standing."""
    result, prizes, bid, hand = parts(e, s, seat)
    return result + prizes + bid + hand


@jit
def parts(e: Edition, s: State, seat: int) -> tuple[int, int, int, int]:
    """What `value_of` is made of. After the game the result stands alone."""
    if s.ending != RUNNING:
        return standing(s, seat), 0, 0, 0
    return 0, POINT * int(s.won[seat]), prospect(e, s, seat), future(e, s, seat)


@jit
def standing(s: State, seat: int) -> int:
    """G4.3: points, and victory itself, which is all that counts in the end."""
    total = POINT * int(s.won[seat])
    for rival in range(s.players):
        if s.won[rival] > s.won[seat]:
            return total
    return total + VICTORY


@jit
def fitting_card(e: Edition, s: State, seat: int) -> int:
    """The card with as many lower ones in hand as lower prizes are to come."""
    lower = 0
    for prize in range(1, int(e.cards) + 1):
        if prize < s.pot and not was_turned_up(s, prize):
            lower += 1
    card = 0
    while lower >= 0:
        card += 1
        if s.shown[seat, card] == 0:
            lower -= 1
    return card


@jit
def prospect(e: Edition, s: State, seat: int) -> int:
    """What of this round's prize a seat may expect: by its bid or, before that, as much as anybody."""
    if s.has_bid[seat] == 0:
        return POINT * int(s.pot) // int(s.players)
    chance = WHOLE
    for rival in range(s.players):
        if rival != seat:
            chance = chance * chance_to_beat(e, s, rival, int(s.bid[seat])) // WHOLE
    return POINT * int(s.pot) * chance // WHOLE


@jit
def chance_to_beat(e: Edition, s: State, rival: int, bid: int) -> int:
    """How likely a rival bids lower, whose bid is not known: the better a card fits, the likelier it is."""
    fitting = fitting_card(e, s, rival)
    lower = total = 0
    for card in range(1, int(e.cards) + 1):
        if s.shown[rival, card] == 0:
            likely = max(FIT - LESS_FIT * abs(card - fitting), 1)
            total += likely
            if card < bid:
                lower += likely
    return WHOLE * lower // total


@jit
def strength(e: Edition, s: State, seat: int) -> int:
    """Of the cards that a seat will have after this round: those it keeps, or all but the fitting one."""
    spent = int(s.bid[seat]) if s.has_bid[seat] else fitting_card(e, s, seat)
    total = 0
    for card in range(1, int(e.cards) + 1):
        if s.shown[seat, card] == 0 and card != spent:
            total += card
    return total


@jit
def future(e: Edition, s: State, seat: int) -> int:
    """What of the prizes to come a seat may expect: they go by the strength of hands."""
    all_hands = 0
    for rival in range(s.players):
        all_hands += strength(e, s, rival)
    to_come = 0
    for prize in range(1, int(e.cards) + 1):
        if not was_turned_up(s, prize):
            to_come += prize
    return POINT * to_come * strength(e, s, seat) // max(all_hands, 1)


@jit
def turn_bonus(e: Edition, s: State, seat: int, left: int) -> int:
    """Whoever bids first has nothing of it."""
    return 0


@jit
def temperature(e: Edition, s: State, left: int) -> int:
    return TEMPERATURE_AT_LAST + TEMPERATURE_A_ROUND * left


@jit
def policy(e: Edition, s: State, action: int) -> int:
    """The better a card fits the prize, the better it looks."""
    return max(MOST_POLICY - LESS_POLICY * abs(action - BID - fitting_card(e, s, int(s.seat))), 0)


@jit
def affects_others(e: Edition, s: State, action: int) -> bool:
    """A sealed bid changes nothing for others; when all are in, the prize is somebody's."""
    return bool(s.seat == s.players - 1)
