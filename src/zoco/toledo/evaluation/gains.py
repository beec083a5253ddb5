"""What the next moves of a seat can bring."""

from typing import NamedTuple

from zoco.core.compiling import jit
from zoco.toledo.rules.t6_use import can_forge, shop_kind
from zoco.toledo.state import (
    CIRCLE,
    FENCING_MASTER,
    FIRST_ENTRANCE,
    FORGING,
    FULL_FIELD,
    GATE,
    LAST_ENTRANCE,
    NO_PRINT,
    SMITH,
    STUDIO,
    TAVERN,
    TRAINING,
    VALUES,
    Edition,
    State,
)

POINT = 100  # of fame
ONE_TURN = 100

# Metal and gems
FORGED = 102  # percent of a sword's value that its materials have
METAL_MISSING = 229
GEM_MISSING = 187
MISSING_IN_HASTE = 222  # more the less time there is
METAL_LEFT = 71  # beyond the sword in mind
GEM_LEFT = 41
STOCK_TIME = 110  # turns in which half of the promise comes true

# The hand
SAME_VALUE = 16  # can follow in the same turn
BEST_MOVES = 55  # percent of what the best turn with this hand would bring,
NEXT_MOVES = 17  # and of the best with another value
CHOICE = 9  # for every move there is

# Figures
MIDDLE_STEP = 5  # for every step in the middle row
NO_CIRCLE = 67  # a figure that has to fight or to move on

# Paying a rival
PRICE = 36
PRICE_ROW = 7


class Prospects(NamedTuple):
    """What the next moves of a seat may bring."""

    uses: tuple[int, int, int, int]  # of a field, by the kind of shop
    card: int  # that is not played
    arrival: int  # of a figure in the Alcázar
    highest: int  # card in the hand


@jit
def sword_value(e: Edition, sword: int, chance: int) -> int:
    """What forging it brings, the fame of its gems taken off (T10.2)."""
    fame = int(e.sword_fame[sword])
    return POINT * (fame // 2) + chance * (fame - fame // 2) - POINT // 2 * int(e.sword_gems[sword])


@jit
def material_value(amount: int, left: int, missing: int) -> tuple[int, int]:
    """What a material counts that is left over, or takes off where it is missing; and the same with one more."""
    more = amount + 1
    return amount * (left if amount > 0 else missing), more * (left if more > 0 else missing)


@jit
def stock_value(e: Edition, s: State, metal: int, gems: int, chance: int, turns: int) -> tuple[int, int, int]:
    """Metal and gems by the sword in the supply to which they come nearest: as they are, with a metal more, and with a
    gem more."""
    now = with_metal = with_gem = 0
    haste = MISSING_IN_HASTE * ONE_TURN // (turns + ONE_TURN)
    for sword in range(e.swords):
        if s.sword_supply[sword] > 0:
            value = sword_value(e, sword, chance) * FORGED // 100
            more_metal = metal - int(e.sword_metal[sword])
            more_gems = gems - int(e.sword_gems[sword])
            of_metal, of_next_metal = material_value(more_metal, METAL_LEFT, METAL_MISSING + haste)
            of_gems, of_next_gem = material_value(more_gems, GEM_LEFT, GEM_MISSING + haste)
            now = max(now, value + of_metal + of_gems)
            with_metal = max(with_metal, value + of_next_metal + of_gems)
            with_gem = max(with_gem, value + of_metal + of_next_gem)
    later = max(0, turns - ONE_TURN)
    unit = later + STOCK_TIME
    return now * later // unit, with_metal * later // unit, with_gem * later // unit


@jit
def forging_gain(e: Edition, s: State, seat: int, stock: int, chance: int, turns: int) -> int:
    """The best sword that can be paid, instead of its materials."""
    best = metal = gems = 0
    for sword in range(e.swords):
        if can_forge(e, s, seat, sword):
            value = sword_value(e, sword, chance)
            if value > best:
                best = value
                metal = int(s.metal[seat]) - int(e.sword_metal[sword])
                gems = int(s.gems[seat]) - int(e.sword_gems[sword])
    if best == 0:
        return 0
    return max(0, best + stock_value(e, s, metal, gems, chance // 2, turns)[0] - stock)


@jit
def use_gain(e: Edition, s: State, seat: int, field: int, prospects: Prospects) -> int:
    """What using a field would bring, the price taken off (T6.2)."""
    if e.printed[field] == TAVERN:
        gain = 3 * prospects.card
    elif e.printed[field] == STUDIO:
        gain = POINT * int(e.painting_fame[s.paintings_taken]) if s.paintings_taken < e.paintings else 0
    else:
        gain = prospects.uses[shop_kind(s, field)]
    if s.owner[field] == seat:
        return gain
    if prospects.highest < e.cost[field]:
        return 0
    gain -= prospects.card
    if e.printed[field] == NO_PRINT:
        gain -= PRICE + PRICE_ROW * int(e.cost[field])
    return max(0, gain)


@jit
def run_gain(e: Edition, s: State, seat: int, position: int, value: int, prospects: Prospects) -> int:
    """The best that one figure gets out of the cards of one value, field after field; -1 if it cannot move."""
    best = -1
    gain = 0
    forged = False  # the materials last for one sword
    for _ in range(s.held[seat, value]):
        position += value
        if position >= FIRST_ENTRANCE:
            return max(best, gain + prospects.arrival) if position <= LAST_ENTRANCE else best
        if s.circles[position] == 0:
            return best
        if s.crowd[position] < s.circles[position]:
            smith = shop_kind(s, position) == SMITH
            if not (smith and forged):
                gain += use_gain(e, s, seat, position, prospects)
            forged = forged or smith
            gain -= prospects.card
            best = max(best, gain, 0)
    return best


@jit
def highest_card(s: State, seat: int) -> int:
    for value in range(VALUES - 1, 0, -1):
        if s.held[seat, value] > 0:
            return value
    return 0


@jit
def stands(s: State, seat: int) -> int:
    """The positions of the figures that can still move, packed into one number: 1 + position, five bits each."""
    packed = 0
    for position in range(FIRST_ENTRANCE):
        if s.figures[seat, position] > 0:
            packed = packed << 5 | position + 1
    return packed


@jit
def hand_value(e: Edition, s: State, seat: int, prospects: Prospects) -> tuple[int, int]:
    """What the next turns can do with this hand, and what its variety promises later."""
    figures = stands(s, seat)
    going_on = int(s.base_value) if s.seat == seat else 0  # T5.4: cards of this value may follow at once
    best = second = moves = same = now = 0
    for value in range(1, VALUES):
        if s.held[seat, value] == 0:
            continue
        same += int(s.held[seat, value]) - 1
        most = 0
        rest = figures
        while rest > 0:
            gain = run_gain(e, s, seat, (rest & 31) - 1, value, prospects)
            rest >>= 5
            if gain >= 0:
                moves += 1
                most = max(most, gain)
        if value == going_on:
            now = most
        elif most > best:
            second = best
            best = most
        elif most > second:
            second = most
    return now + (best * BEST_MOVES + second * NEXT_MOVES) // 100, min(moves, 8) * CHOICE + min(same, 6) * SAME_VALUE


@jit
def open_question(e: Edition, s: State, seat: int, prospects: Prospects) -> int:
    """In the middle of a turn: what the answer will bring."""
    if s.phase == CIRCLE:
        return use_gain(e, s, seat, int(s.place), prospects)
    if s.phase == FORGING:
        return prospects.uses[SMITH]
    if s.phase == TRAINING:
        return prospects.uses[FENCING_MASTER]
    if s.phase == GATE:
        return prospects.arrival
    if s.phase == FULL_FIELD:  # a duel is won as often as not
        gain = use_gain(e, s, seat, int(s.place), prospects)
        return (gain - NO_CIRCLE - int(s.place) * MIDDLE_STEP) // 2
    return 0
