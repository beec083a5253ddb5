"""A12 Merging: units, their values and their flags."""

from zoco.alcazar.reasons import LEGAL, NOT_WAITING
from zoco.alcazar.rules.a0_board import occupy
from zoco.alcazar.state import (
    CARDS,
    CASTLE_THERE,
    CELLS,
    FLAG,
    FLAGS,
    LAST_STONE_REMOVED,
    MOST_VALUE,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import Choices

CASTLE_FROM = 5  # A12.4: the value at which a villa becomes a castle


@jit
def is_full(s: State, unit: int) -> bool:
    return s.castle[unit] > 0 and s.value[unit] == MOST_VALUE


@jit
def may_not_merge(s: State, first: int, middle: int, last: int) -> bool:
    """A12.3: two castles among these units, one of them at 50. A unit may be named twice; 0 is none."""
    if not (is_full(s, first) or is_full(s, middle) or is_full(s, last)):
        return False
    return two_castles(s, first, middle) or two_castles(s, first, last) or two_castles(s, middle, last)


@jit
def two_castles(s: State, unit: int, other: int) -> bool:
    return unit != other and s.castle[unit] > 0 and s.castle[other] > 0


@jit
def remove_stone(s: State) -> None:
    """A12.3: the stone leaves the game, the player receives 50 all the same."""
    s.stones -= 1
    s.removed += 1
    s.money[s.seat] += MOST_VALUE
    if s.stones == 0:
        s.ending = LAST_STONE_REMOVED


@jit
def join(e: Edition, s: State, first: int, middle: int, last: int) -> int:
    """A12.1, A12.2: joins these units (0: none) and returns the one that keeps its flag."""
    unit = first
    if outranks(s, middle, unit):
        unit = middle
    if outranks(s, last, unit):
        unit = last
    absorb(e, s, unit, first)
    absorb(e, s, unit, middle)
    absorb(e, s, unit, last)
    return unit


@jit
def outranks(s: State, unit: int, other: int) -> bool:
    """A12.2: castle before villa, then the more valuable, then the flag that has been standing longer."""
    if unit == 0 or other == 0:
        return unit > 0
    if s.castle[unit] == 0 or s.castle[other] == 0:
        return s.castle[unit] > 0
    if s.value[unit] != s.value[other]:
        return s.value[unit] > s.value[other]
    return s.flag_since[s.castle[unit] - 1] < s.flag_since[s.castle[other] - 1]


@jit
def absorb(e: Edition, s: State, unit: int, other: int) -> None:
    if other == unit or s.value[other] == 0:  # the same, none, or absorbed already
        return
    s.value[unit] += s.value[other]
    s.value[other] = 0
    if s.castle[other] > 0:
        lower_flag(s, other)
    for cell in range(CELLS):
        if s.unit[cell] == other:
            s.unit[cell] = unit
            if s.castle[unit] > 0:
                fortify(e, s, cell)


@jit
def fortify(e: Edition, s: State, cell: int) -> None:
    """A cell of a villa is now a cell of a castle."""
    field = int(e.field[cell])
    if field > 0 and s.ground[field] != CASTLE_THERE:
        occupy(s, field, CASTLE_THERE)


@jit
def grow(e: Edition, s: State, unit: int, worth: int) -> None:
    """A0, A12.4: a castle stops at 50; a villa of 5 becomes a castle while there is a flag."""
    s.value[unit] += worth
    if s.castle[unit] > 0:
        s.value[unit] = min(MOST_VALUE, int(s.value[unit]))
    elif s.flag_supply > 0 and s.value[unit] >= CASTLE_FROM:
        raise_flag(e, s, unit)


@jit
def raise_flag(e: Edition, s: State, unit: int) -> None:
    """A4.1, A12.4: the first flag in supply; A12.3: a large villa drops to 50."""
    flag = 0
    while s.flag_since[flag] > 0:
        flag += 1
    s.castle[unit] = 1 + flag
    s.flag_supply -= 1
    s.flag_since[flag] = FLAGS - int(s.flag_supply)
    s.value[unit] = min(MOST_VALUE, int(s.value[unit]))
    for cell in range(CELLS):
        if s.unit[cell] == unit:
            fortify(e, s, cell)


@jit
def lower_flag(s: State, unit: int) -> None:
    """A12.2: back to supply; flags raised later move up."""
    flag = int(s.castle[unit]) - 1
    for other in range(FLAGS):
        if s.flag_since[other] > s.flag_since[flag]:
            s.flag_since[other] -= 1
    s.castle[unit] = 0
    s.flag_since[flag] = 0
    s.flag_supply += 1


@jit
def is_waiting(s: State, unit: int) -> bool:
    """A12.4: a large villa without a flag."""
    return s.castle[unit] == 0 and s.value[unit] >= CASTLE_FROM


@jit
def share_flags(e: Edition, s: State) -> bool:
    """A12.4: flags go to the villas that wait; returns whether the player must choose among several."""
    while s.flag_supply > 0:
        waiting = 0
        unit = 0
        for k in range(1, CARDS):
            if is_waiting(s, k):
                waiting += 1
                unit = k
        if waiting == 0:
            return False
        if waiting > 1:
            return True
        raise_flag(e, s, unit)
    return False


@jit
def unit_on(e: Edition, s: State, field: int) -> int:
    return int(s.unit[e.cell[field]])


@jit
def is_lowest_field(e: Edition, s: State, field: int) -> bool:
    """Whether no field of the same unit has a lower number."""
    for lower in range(1, field):
        if unit_on(e, s, lower) == unit_on(e, s, field):
            return False
    return True


@jit
def list_flags(e: Edition, s: State, out: Choices, n: int) -> int:
    """A waiting villa is named by its lowest field."""
    for field in range(1, CARDS):
        if is_waiting(s, unit_on(e, s, field)) and is_lowest_field(e, s, field):
            out[n] = FLAG + field
            n += 1
    return n


@jit
def forbid_flag(e: Edition, s: State, field: int) -> int:
    return LEGAL if is_waiting(s, unit_on(e, s, field)) and is_lowest_field(e, s, field) else NOT_WAITING
