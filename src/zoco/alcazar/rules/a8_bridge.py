"""A8 Build a bridge."""

from zoco.alcazar.reasons import (
    BRIDGE_OVER_BRIDGE,
    BUY_WITH_THE_MONEY,
    CANNOT_PAY_BRIDGE,
    CASTLE_STANDS_AT_50,
    FOREIGN_NOBLE_ON_PILLAR,
    LEGAL,
    MIDDLE_TOO_HIGH,
    NO_OWN_NOBLE_ON_PILLAR,
    NO_SUCH_LINE,
    PILLAR_IS_BARE,
    PILLARS_DIFFER,
)
from zoco.alcazar.rules.a0_board import fill
from zoco.alcazar.rules.a9_withdraw import is_foreign, is_own
from zoco.alcazar.rules.a12_merging import join, may_not_merge
from zoco.alcazar.rules.a13_capture import capture
from zoco.alcazar.state import (
    BRIDGE,
    BRIDGE_PRICE,
    CELLS,
    DIRECTIONS,
    NEW_CELLS,
    NOBLES,
    NOWHERE,
    SIDE,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import Choices

LEVEL_WORTH = 3  # A0: what a bridge adds to the value, by its level


@jit
def line_between(cell: int, far: int) -> int:
    """The line whose ends these two cells are."""
    in_a_row = abs(far - cell) == 2
    return (cell + far) // 2 + (0 if in_a_row else CELLS)


@jit
def step_of(line: int) -> int:
    """From the middle cell of a line to its last one."""
    return 1 if line < CELLS else SIDE


@jit
def may_be_spanned(s: State, cell: int, far: int) -> bool:
    """A8.4, and A12.3 as the units stand now."""
    if s.bridge_level[line_between(cell, far)] > 0:
        return False
    return not may_not_merge(s, int(s.unit[cell]), int(s.unit[(cell + far) // 2]), int(s.unit[far]))


@jit
def list_bridges(e: Edition, s: State, out: Choices, n: int) -> int:
    seat = int(s.seat)
    if s.money[seat] < BRIDGE_PRICE or s.must_buy:
        return n
    for k in range(NOBLES):
        cell = int(s.stand[seat, k])
        if cell == NOWHERE:
            continue
        height = int(s.height[cell])
        for way in range(DIRECTIONS):
            far = int(e.far[cell, way])
            if s.height[far] != height or s.height[(cell + far) // 2] >= height:
                continue
            if is_foreign(s, seat, far) or (s.noble[far] > 0 and far < cell):  # two own nobles: listed once
                continue
            if may_be_spanned(s, cell, far):
                out[n] = BRIDGE + line_between(cell, far)
                n += 1
    return n


@jit
def lies_on_the_board(e: Edition, line: int) -> bool:
    middle = line % CELLS
    if line < CELLS:
        return 0 < middle % SIDE < e.columns - 1 and middle // SIDE < e.rows
    return 0 < middle // SIDE < e.rows - 1 and middle % SIDE < e.columns


@jit
def forbid_bridge(e: Edition, s: State, line: int) -> int:
    seat = int(s.seat)
    if not lies_on_the_board(e, line):
        return NO_SUCH_LINE
    if s.must_buy:
        return BUY_WITH_THE_MONEY
    if s.money[seat] < BRIDGE_PRICE:
        return CANNOT_PAY_BRIDGE
    middle = line % CELLS
    first = middle - step_of(line)
    last = middle + step_of(line)
    if s.height[first] == 0 or s.height[last] == 0:
        return PILLAR_IS_BARE
    if s.height[first] != s.height[last]:
        return PILLARS_DIFFER
    if s.height[middle] >= s.height[first]:
        return MIDDLE_TOO_HIGH
    if not is_own(s, seat, first) and not is_own(s, seat, last):
        return NO_OWN_NOBLE_ON_PILLAR
    if is_foreign(s, seat, first) or is_foreign(s, seat, last):
        return FOREIGN_NOBLE_ON_PILLAR
    if s.bridge_level[line] > 0:
        return BRIDGE_OVER_BRIDGE
    return LEGAL if may_be_spanned(s, first, last) else CASTLE_STANDS_AT_50


@jit
def build_bridge(e: Edition, s: State, line: int) -> int:
    """A8.3, A8.5; returns what is added to the value. Nobles stay on their cells and so are lifted."""
    s.money[s.seat] -= BRIDGE_PRICE
    s.bridges -= 1
    middle = line % CELLS
    first = middle - step_of(line)
    last = middle + step_of(line)
    capture(s, middle)
    level = int(s.height[first]) + 1
    s.bridge_level[line] = level
    s.bridge_under[line] = s.height[middle]
    unit = join(e, s, int(s.unit[first]), int(s.unit[middle]), int(s.unit[last]))
    for k in range(NEW_CELLS):
        cell = first + k * (middle - first)
        fill(e, s, cell, unit, level)
        s.new_cell[k] = cell
    s.placements = 1
    return LEVEL_WORTH * level
