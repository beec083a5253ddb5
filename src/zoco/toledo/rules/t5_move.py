"""T5 Move: base card, further cards, full fields and the movement tile."""

from zoco.core.compiling import jit
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
    """Whether a figure on a crowded field gets away with that many cards of one value."""
    for _ in range(cards):
        position += value
        there = landing(s, seat, position)
        if there != CROWDED:
            return there == OPEN
    return False


@jit
def leads_on_with_bonus(s: State, seat: int, position: int, value: int, cards: int) -> bool:
    """The same, with one extra card of another value at some point of the way (T5.6)."""
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
    """Whether there is a way on from a crowded field that was reached with a card of this value."""
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
def may_move_from(s: State, seat: int, position: int) -> bool:
    """On a full field only the figure that stands there may move (T5.5)."""
    return s.figures[seat, position] > 0 and (s.phase != FULL_FIELD or s.place == position)


@jit
def is_base_value(s: State, value: int) -> bool:
    """T5.4, T5.6: the base card's value; before there is one, any value but the extra card's."""
    return s.base_value == value if s.base_value > 0 else s.bonus_value != value


@jit
def list_moves(s: State, out: Choices, n: int) -> int:
    seat = int(s.seat)
    extra = has_bonus(s, seat)
    for position in range(FIRST_ENTRANCE):
        if may_move_from(s, seat, position):
            for value in range(1, VALUES):
                base = is_base_value(s, value)
                bonus = extra and s.base_value != value
                if s.held[seat, value] == 0 or not (base or bonus):
                    continue
                target = position + value
                there = landing(s, seat, target)
                if there == BARRED:
                    continue
                if base and (there == OPEN or gets_away(s, seat, value, target, False)):
                    out[n] = MOVE + value * POSITIONS + position
                    n += 1
                if bonus and (there == OPEN or gets_away(s, seat, value, target, True)):
                    out[n] = BONUS + value * POSITIONS + position
                    n += 1
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
    s.duel_rounds = 0
    s.figures[seat, position] -= 1
    s.crowd[position] -= 1
    target = position + value
    if target >= FIRST_ENTRANCE:
        enter(s, seat)
        return
    s.figures[seat, target] += 1
    s.crowd[target] += 1
    if s.crowd[target] > s.circles[target]:  # T5.5
        s.phase = FULL_FIELD
        s.place = target
    else:
        take_circle(e, s, target)
