"""The laws of the board: what stands where, what it is worth, and what the rules keep beside it to be fast."""

import numpy as np

from tests.alcazar.laws import (
    BRIDGE_PLACES,
    FLAG_AGES,
    FLAG_PLACES,
    GROUND,
    LARGE_VILLAS,
    NEAR,
    NOBLE_ORDER,
    NOBLE_PLACES,
    SITES,
    STACKING,
    STONE_PLACES,
    UNITS,
    VALUES,
)
from zoco.alcazar.state import (
    BARE,
    CARDS,
    CASTLE_THERE,
    CELLS,
    FIELDS,
    FLAGS,
    FREE_FLAG,
    GRANDEES,
    LINES,
    NOBLES,
    NOWHERE,
    SEATS,
    SIDE,
    VILLA_THERE,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import Cells

# ---- the board


@jit
def length(line: int) -> int:
    """From the middle of a line to its ends."""
    return 1 if line < CELLS else SIDE


@jit
def is_within(e: Edition, line: int) -> bool:
    x = line % CELLS % SIDE
    y = line % CELLS // SIDE
    if line < CELLS:
        return x >= 1 and x + 1 < e.columns and y < e.rows
    return y >= 1 and y + 1 < e.rows and x < e.columns


@jit
def bits_between(low: int, high: int) -> int:
    """One bit for each level above `low` and below `high`."""
    return ((1 << high) - 1) & ~((1 << (low + 1)) - 1)


@jit
def count_bits(bits: int) -> int:
    count = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count


@jit
def broken_board(e: Edition, s: State) -> int:
    """Takes all bridges off the board, so that stones remain, and joins and counts everything from scratch."""
    part = np.zeros(CELLS, np.int64)  # the levels of a cell where a bridge lies, one bit each
    air = np.zeros(CELLS, np.int64)  # the levels below a bridge where nothing is
    worth = np.zeros(CELLS, np.int64)
    root = np.arange(CELLS)
    bridges = int(s.bridges)
    for line in range(LINES):
        level = int(s.bridge_level[line])
        if level == 0 and s.bridge_under[line] == 0:
            continue
        bridges += 1
        if s.bridges < 0 or not is_within(e, line):
            return BRIDGE_PLACES
        if level > 40 or s.bridge_under[line] < 0 or s.bridge_under[line] > level - 2:
            return STACKING
        if not lay(s, line, part, air):
            return STACKING
        worth[line % CELLS] += 3 * level
        unite(root, line % CELLS, line % CELLS - length(line))
        unite(root, line % CELLS, line % CELLS + length(line))
    if bridges != e.bridges:
        return BRIDGE_PLACES
    code = broken_stones(e, s, part, air, worth)
    return code if code != 0 else broken_units(e, s, root, worth)


@jit
def lay(s: State, line: int, part: Cells, air: Cells) -> bool:
    """Marks the room that a bridge fills; whether it was free."""
    level = int(s.bridge_level[line])
    middle = line % CELLS
    below = bits_between(int(s.bridge_under[line]), level)
    if (part[middle] | air[middle]) & below != 0:
        return False
    air[middle] |= below
    for k in range(-1, 2):
        cell = middle + k * length(line)
        if s.height[cell] < level or (part[cell] & (1 << level)) != 0:
            return False
        part[cell] |= 1 << level
    return True


@jit
def broken_stones(e: Edition, s: State, part: Cells, air: Cells, worth: Cells) -> int:
    stones = int(s.stones) + int(s.removed)
    for cell in range(CELLS):
        height = int(s.height[cell])
        if height < 0 or height > 60 or (part[cell] & air[cell]) != 0:
            return STACKING
        for level in range(2, height):  # what a bridge's pillars rest on is no air, its middle rests on nothing
            if (air[cell] >> level & 1) != 0 and is_pillar(s, cell, level + 1):
                return STACKING
        on_cell = height - count_bits(int(part[cell])) - count_bits(int(air[cell]))
        on_ground = 1 if height > 0 and air[cell] & 2 == 0 else 0
        if on_cell < on_ground or (on_ground == 1 and e.field[cell] == 0):
            return STONE_PLACES
        stones += on_cell
        worth[cell] += on_ground + 2 * (on_cell - on_ground)
    if stones != e.stones or s.stones < 0 or s.removed < 0 or s.height[NOWHERE] != 0:
        return STONE_PLACES
    return 0


@jit
def is_pillar(s: State, cell: int, level: int) -> bool:
    """Whether a bridge of that level ends on this cell."""
    for way in range(4):
        line = cell + (1 if way % 2 == 0 else -1) * (1 if way < 2 else SIDE) + (0 if way < 2 else CELLS)
        if 0 <= line < LINES and (way < 2) == (line < CELLS) and s.bridge_level[line] == level:
            return True
    return False


@jit
def find(root: Cells, cell: int) -> int:
    while root[cell] != cell:
        root[cell] = root[root[cell]]
        cell = int(root[cell])
    return cell


@jit
def unite(root: Cells, cell: int, other: int) -> None:
    root[find(root, cell)] = find(root, other)


@jit
def broken_units(e: Edition, s: State, root: Cells, worth: Cells) -> int:
    for field in range(1, FIELDS + 1):
        cell = int(e.cell[field])
        following = int(e.cell[field % FIELDS + 1])
        if s.height[cell] > 0 and s.height[following] > 0:
            unite(root, cell, following)
    home = np.full(CARDS, NOWHERE)  # by unit: the cell that stands for all that is joined to it
    owner = np.zeros(CELLS, np.int64)  # and back
    value = np.zeros(CARDS, np.int64)
    for cell in range(CELLS):
        unit = int(s.unit[cell])
        if (unit > 0) != (s.height[cell] > 0) or unit < 0 or unit > FIELDS:
            return UNITS
        if unit == 0:
            continue
        if home[unit] == NOWHERE:
            home[unit] = find(root, int(e.cell[unit]))
            if owner[home[unit]] != 0 or s.unit[e.cell[unit]] != unit:
                return UNITS
            owner[home[unit]] = unit
        if find(root, cell) != home[unit]:
            return UNITS
        value[unit] += worth[cell]
    if s.unit[NOWHERE] != 0:
        return UNITS
    return broken_values(s, value)


@jit
def broken_values(s: State, value: Cells) -> int:
    """The cap hides nothing: whatever has been joined, a castle is worth 50 or all that it is built of."""
    if s.value[0] != 0 or s.castle[0] != 0:
        return VALUES
    waiting = 0
    for unit in range(1, CARDS):
        if s.castle[unit] > 0:
            if s.value[unit] != min(50, value[unit]):
                return VALUES
            if s.value[unit] < 5:
                return LARGE_VILLAS
        else:
            if s.value[unit] != value[unit]:
                return VALUES
            if s.value[unit] >= 5:
                waiting += 1
    if s.phase == FREE_FLAG:
        return LARGE_VILLAS if waiting < 2 or s.flag_supply == 0 else 0
    return LARGE_VILLAS if waiting > 0 and s.flag_supply > 0 else 0


@jit
def broken_flags(s: State) -> int:
    raised = np.zeros(FLAGS, np.int64)
    standing = 0
    for unit in range(1, CARDS):
        flag = int(s.castle[unit]) - 1
        if flag < -1 or flag >= FLAGS or (flag >= 0 and (s.value[unit] == 0 or raised[flag] > 0)):
            return FLAG_PLACES
        if flag >= 0:
            raised[flag] = 1
            standing += 1
    if s.flag_supply != FLAGS - standing:
        return FLAG_PLACES
    ages = 0
    for flag in range(FLAGS):
        age = int(s.flag_since[flag])
        if age < 0 or age > standing or (age > 0) != (raised[flag] > 0) or (age > 0 and (ages >> age & 1) != 0):
            return FLAG_AGES
        ages |= 1 << age
    return 0


@jit
def broken_nobles(s: State) -> int:
    standing = 0
    for seat in range(SEATS):
        for k in range(NOBLES):
            cell = int(s.stand[seat, k])
            if k != 0 and k != GRANDEES and (cell < s.stand[seat, k - 1]):
                return NOBLE_ORDER
            if cell == NOWHERE:
                continue
            if cell < 0 or cell > NOWHERE or s.height[cell] == 0:
                return NOBLE_PLACES
            if s.noble[cell] != 1 + 2 * seat + (1 if k < GRANDEES else 0):
                return NOBLE_PLACES
            standing += 1
    for cell in range(CELLS + 1):
        if s.noble[cell] != 0:
            standing -= 1
    return NOBLE_PLACES if standing != 0 else 0


# ---- what is kept beside the board to be fast


@jit
def broken_tables(e: Edition, s: State) -> int:
    what = np.zeros(CARDS, np.int64)
    for field in range(1, CARDS):
        cell = e.cell[field]
        if s.height[cell] > 0:
            what[field] = CASTLE_THERE if s.castle[s.unit[cell]] > 0 else VILLA_THERE
        if s.ground[field] != what[field]:
            return GROUND
    sites = 0
    for field in range(1, CARDS):
        built = 0
        for steps in range(-1, 2):
            if what[along(field, steps)] != BARE:
                built += 1
        if s.near[field] != built:
            return NEAR
        site = is_site(what, field)
        if (s.site[field] == 1) != site or s.site[field] < 0 or s.site[field] > 1:
            return SITES
        sites += 1 if site else 0
    if s.ground[0] != 0 or s.near[0] != 0:
        return NEAR
    return SITES if s.sites != sites or s.site[0] != 0 else 0


@jit
def along(field: int, steps: int) -> int:
    return (field - 1 + steps) % FIELDS + 1


@jit
def is_site(what: Cells, first: int) -> bool:
    """A4.1, A4.2: three bare fields, then nothing built right beside them, and three free ones to the next castle."""
    for steps in range(-1, 4):
        if what[along(first, steps)] != BARE:
            return False
    return is_far(what, first, -1) and is_far(what, along(first, 2), 1)


@jit
def is_far(what: Cells, field: int, way: int) -> bool:
    """Only free fields count, and villas do not stop the counting."""
    free = 0
    for steps in range(1, FIELDS):
        there = what[along(field, way * steps)]
        if there == CASTLE_THERE:
            return free >= 3
        if there == BARE:
            free += 1
    return True
