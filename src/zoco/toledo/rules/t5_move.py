"""T5 Move: base card, further cards, full fields and the movement tile."""

from zoco.core.compiling import jit, lowest
from zoco.core.layout import Choices
from zoco.toledo.reasons import (
    BASE_OF_BONUS_VALUE,
    BEYOND_THE_ENTRANCES,
    BONUS_OF_BASE_VALUE,
    BONUS_PLAYED,
    CANNOT_BE_LEFT,
    EMPTY_FIELD,
    IN_THE_ALCAZAR,
    LEAVE_OR_FIGHT,
    LEGAL,
    NO_FIGURE_THERE,
    NO_MOVEMENT_TILE,
    NO_SUCH_CARD,
    NOT_THE_BASE_VALUE,
)
from zoco.toledo.rules.t3_cards import give_up
from zoco.toledo.rules.t6_use import take_circle
from zoco.toledo.rules.t8_alcazar import enter
from zoco.toledo.rules.t10_end import discard_card
from zoco.toledo.state import (
    BONUS,
    FIRST_ENTRANCE,
    FULL_FIELD,
    LAST_ENTRANCE,
    MOVE,
    MOVEMENT,
    PICTURES,
    POSITIONS,
    VALUES,
    Edition,
    State,
)

BARRED, OPEN, CROWDED = 0, 1, 2  # what awaits a figure at a position


@jit
def stand(s: State, seat: int, position: int) -> None:
    s.figures[seat, position] += 1
    s.crowd[position] += 1
    s.standing[seat] |= 1 << position


@jit
def leave(s: State, seat: int, position: int) -> None:
    s.figures[seat, position] -= 1
    s.crowd[position] -= 1
    if s.figures[seat, position] == 0:
        s.standing[seat] &= ~(1 << position)


@jit
def landing(s: State, seat: int, position: int) -> int:
    """OPEN: the move resolves there (a free circle, an entrance, a duel). CROWDED: full of own figures (T5.5)."""
    if position >= FIRST_ENTRANCE:
        return OPEN if position <= LAST_ENTRANCE else BARRED  # T5.2
    if s.circles[position] == 0:
        return BARRED  # T5.2
    if s.crowd[position] < s.circles[position] or s.crowd[position] > s.figures[seat, position]:
        return OPEN
    return CROWDED


@jit
def leads_on(s: State, seat: int, position: int, value: int, cards: int) -> bool:
    """Whether a figure on a crowded field can move on with that many cards of one value."""
    for _ in range(cards):
        position += value
        there = landing(s, seat, position)
        if there != CROWDED:
            return there == OPEN
    return False


@jit
def leads_on_with_bonus(s: State, seat: int, position: int, value: int, cards: int) -> bool:
    """The same, with one extra card of another value somewhere on the way (T5.6)."""
    for left in range(cards, -1, -1):
        for other in range(1, VALUES):
            if other != value and s.held[seat, other] > 0:
                there = landing(s, seat, position + other)
                if there == OPEN:
                    return True
                if there == CROWDED and leads_on(s, seat, position + other, value, left):
                    return True
        position += value
        if left == 0 or landing(s, seat, position) != CROWDED:
            return False
    return False


@jit
def has_bonus(s: State, seat: int) -> bool:
    """T5.6: the movement tile, and this turn's extra card not played yet."""
    return s.fencing[seat, MOVEMENT] > 0 and s.bonus_value == 0


@jit
def resolves(s: State, seat: int, value: int, position: int, bonus: bool) -> bool:
    """T5.5: a chain of full fields is judged as a whole."""
    there = landing(s, seat, position + value)
    return there == OPEN or (there == CROWDED and gets_away(s, seat, value, position + value, bonus))


@jit
def gets_away(s: State, seat: int, value: int, position: int, bonus: bool) -> bool:
    """Whether there is a way on from a crowded field reached with a card of this value."""
    if not bonus:
        cards = int(s.held[seat, value]) - 1
        if leads_on(s, seat, position, value, cards):
            return True
        return has_bonus(s, seat) and leads_on_with_bonus(s, seat, position, value, cards)
    for base in range(1, VALUES):  # what the base card is, or may become
        if base != value and (s.base_value == 0 or s.base_value == base):
            if leads_on(s, seat, position, base, int(s.held[seat, base])):
                return True
    return False


@jit
def is_base_value(s: State, value: int) -> bool:
    """T5.4, T5.6: the base card's value; before there is one, any value but the extra card's."""
    return s.base_value == value if s.base_value > 0 else s.bonus_value != value


@jit
def values_in_hand(s: State, seat: int) -> int:
    """One bit each."""
    values = 0
    for value in range(1, VALUES):
        values |= int(s.held[seat, value] > 0) << value
    return values


@jit
def list_moves(s: State, out: Choices, n: int) -> int:
    """Positions and values are bits; every move is written but counted only if it is legal: this saves branches."""
    seat = int(s.seat)
    held = values_in_hand(s, seat)
    base = held & 1 << int(s.base_value) if s.base_value > 0 else held & ~(1 << int(s.bonus_value))
    bonus = held & ~(1 << int(s.base_value)) if has_bonus(s, seat) else 0
    own = int(s.standing[seat])
    free = int(s.stops) & ~own  # fields without own figures cannot be full of them
    movers = own if s.phase != FULL_FIELD else 1 << int(s.place)  # T5.5
    while movers > 0:
        position = lowest(movers)
        movers &= movers - 1
        moves = free >> position & base
        extras = free >> position & bonus
        doubtful = own >> position & (base | bonus)
        while doubtful > 0:
            value = lowest(doubtful)
            doubtful &= doubtful - 1
            if base >> value & 1 and resolves(s, seat, value, position, False):
                moves |= 1 << value
            if bonus >> value & 1 and resolves(s, seat, value, position, True):
                extras |= 1 << value
        for value in range(1, VALUES):
            out[n] = MOVE + value * POSITIONS + position
            n += moves >> value & 1
            if extras > 0:
                out[n] = BONUS + value * POSITIONS + position
                n += extras >> value & 1
    return n


@jit
def forbid_moving(e: Edition, s: State, value: int, position: int, bonus: bool) -> int:
    seat = int(s.seat)
    if s.phase == FULL_FIELD and s.place != position:
        return LEAVE_OR_FIGHT
    if position >= FIRST_ENTRANCE:
        return IN_THE_ALCAZAR
    if s.figures[seat, position] == 0:
        return NO_FIGURE_THERE
    if bonus and s.fencing[seat, MOVEMENT] == 0:
        return NO_MOVEMENT_TILE
    if bonus and s.bonus_value > 0:
        return BONUS_PLAYED
    if bonus and s.base_value == value:
        return BONUS_OF_BASE_VALUE
    if not bonus and not is_base_value(s, value):
        return NOT_THE_BASE_VALUE if s.base_value > 0 else BASE_OF_BONUS_VALUE
    if s.held[seat, value] == 0:
        return NO_SUCH_CARD
    if position + value > LAST_ENTRANCE:
        return BEYOND_THE_ENTRANCES
    if landing(s, seat, position + value) == BARRED:
        return EMPTY_FIELD
    return LEGAL if resolves(s, seat, value, position, bonus) else CANNOT_BE_LEFT


@jit
def move(e: Edition, s: State, value: int, position: int, bonus: bool) -> None:
    seat = int(s.seat)
    card = give_up(s, seat, value)
    if bonus:  # T5.6: goes to the discard pile at once
        s.bonus_value = value
        discard_card(s, card)
    elif s.base_value == 0:  # T5.4: stays in front of the player
        s.base_value = value
        s.base_picture = card % PICTURES
    else:
        discard_card(s, card)
    leave(s, seat, position)
    target = position + value
    if target >= FIRST_ENTRANCE:
        enter(s, seat)
        return
    stand(s, seat, target)
    if s.crowd[target] > s.circles[target]:  # T5.5
        s.phase = FULL_FIELD
        s.place = target
    else:
        take_circle(e, s, target)
