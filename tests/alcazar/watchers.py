"""What happened in a decision, read from the states around it: situations are counted, broken laws returned."""

import numpy as np

from tests.alcazar.board_laws import along, length
from tests.alcazar.seekers import find_units
from tests.alcazar.situations import (
    BARON_PLACED,
    BOTH_MERGED,
    BOUGHT,
    BRIDGE_INSTEAD,
    BRIDGE_OVER_BRIDGE,
    BRIDGE_REFUSED,
    BRIDGING,
    BUILDING,
    BUYING,
    BUYING_A_TOWER,
    CAPTURED_BY_BRIDGE,
    CAPTURED_BY_STONE,
    CASTLE_OVER_THE_SEAM,
    CASTLE_ROUND_A_CORNER,
    CASTLES_MERGED,
    CHOOSING_A_FLAG,
    CROSSING,
    DROPPED,
    ENDED,
    FIFTY_AND_VILLA,
    FIFTY_REACHED,
    FLAG_TO_CHOOSE,
    FLAG_TO_ONE,
    FORCED_TO_BUY,
    FORCED_WITH_TOWERS,
    FOUNDING_A_CASTLE,
    FOUNDING_A_VILLA,
    GAP_AS_PILLAR,
    GRANDEE_PLACED,
    LIFTED_BY_STONE,
    LIFTED_BY_TOWER,
    LIFTED_IN_MIDDLE,
    LIFTED_ON_PILLAR,
    OTHER_IS_OUT,
    OVER_A_GAP,
    OVERLAPPING,
    PART_AS_PILLAR,
    PASSED_OUT,
    PASSING,
    PLACING_A_BARON,
    PLACING_A_GRANDEE,
    PREPARED,
    SECOND_NOBLE,
    SHIFTED,
    SHIFTING,
    SKIPPED,
    SKIPPED_WITH_TOWERS,
    STONE_OVER_THE_SEAM,
    STONE_REMOVED,
    SWAPPED,
    SWAPPING,
    THREE_MERGED,
    TOWER_REFUSED,
    TOWERING,
    VILLAS_MERGED,
    WAITING,
    WITHDRAWING,
    WITHDRAWN_INSTEAD,
    WRONG_FLAG,
    WRONG_FORCE,
    WRONG_MONEY,
    WRONG_OFFER,
    has_part_on_top,
    is_foreign,
    is_full,
    is_own,
    kind_of,
)
from zoco.alcazar.state import (
    BARON,
    BRIDGE,
    BUILD,
    CARDS,
    CASTLE,
    CELLS,
    FIELDS,
    FREE_FLAG,
    GRANDEE,
    LAYOUTS,
    NOBLES,
    NOWHERE,
    OPEN_ROW,
    PASS,
    SEATS,
    SIDE,
    START,
    TOWER,
    VILLA,
    WITHDRAW,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Choices


@jit
def watch(e: Edition, b: State, action: int, s: State, choices: Choices, n: int, counts: Cells) -> int:
    """Counts the situations of one decision, from the states before and after it; returns the law that it broke."""
    kind = kind_of(action)
    if b.phase == START:
        code = watch_offer(e, b, choices, n, counts)
        if code == 0:
            code = watch_force(b, kind, choices, n, counts)
        if code != 0:
            return code
        watch_passing(b, kind, s, counts)
    if kind == BRIDGING:
        watch_bridge(e, b, action - BRIDGE, s, counts)
    elif kind in (TOWERING, BUILDING):
        watch_stone(e, b, kind, action, s, counts)
    elif kind == FOUNDING_A_CASTLE:
        watch_castle(e, action - CASTLE, counts)
    else:
        watch_nobles(b, kind, counts)
    if s.ending > 0:
        counts[ENDED + s.ending - 1] += 1
    watch_values(b, kind, s, counts)
    code = watch_merger(e, b, kind, action, s, counts)
    return code if code != 0 else watch_money(e, b, kind, action, s)


@jit
def watch_bridge(e: Edition, b: State, line: int, s: State, counts: Cells) -> None:
    middle = line % CELLS
    counts[OVER_A_GAP] += 1 if e.field[middle] == 0 else 0
    across = middle + CELLS if line < CELLS else middle
    counts[CROSSING] += 1 if b.bridge_level[across] > 0 else 0
    for way in range(-1, 2, 2):
        shifted = line + way * length(line)
        if 0 <= shifted < 2 * CELLS and (shifted < CELLS) == (line < CELLS) and b.bridge_level[shifted] > 0:
            counts[OVERLAPPING] += 1
        pillar = middle + way * length(line)
        if has_part_on_top(b, pillar):
            counts[PART_AS_PILLAR if e.field[pillar] > 0 else GAP_AS_PILLAR] += 1
        if is_own(b, pillar) and s.noble[pillar] == b.noble[pillar] and s.height[pillar] == b.height[pillar] + 1:
            counts[LIFTED_ON_PILLAR] += 1
    if is_own(b, middle) and s.noble[middle] == b.noble[middle] and s.height[middle] > b.height[middle]:
        counts[LIFTED_IN_MIDDLE] += 1
    if is_foreign(b, middle) and s.noble[middle] == 0:
        counts[CAPTURED_BY_BRIDGE + (b.noble[middle] - 1) % 2] += 1


@jit
def watch_stone(e: Edition, b: State, kind: int, action: int, s: State, counts: Cells) -> None:
    cell = action - TOWER if kind == TOWERING else int(e.cell[action - BUILD])
    if is_own(b, cell) and s.noble[cell] == b.noble[cell] and s.height[cell] == b.height[cell] + 1:
        counts[LIFTED_BY_TOWER if kind == TOWERING else LIFTED_BY_STONE] += 1
    if kind == TOWERING:
        counts[PREPARED] += 1 if b.noble[cell] == 0 else 0
        return
    if is_foreign(b, cell) and s.noble[cell] == 0:
        counts[CAPTURED_BY_STONE + (b.noble[cell] - 1) % 2] += 1
    if s.removed > b.removed:
        counts[STONE_REMOVED] += 1
    elif b.height[cell] == 0:
        field = action - BUILD
        over = FIELDS if field == 1 else 1
        back = 2 if field == 1 else FIELDS - 1
        if (field == 1 or field == FIELDS) and b.height[e.cell[over]] > 0 and b.height[e.cell[back]] == 0:
            counts[STONE_OVER_THE_SEAM] += 1


@jit
def watch_castle(e: Edition, chosen: int, counts: Cells) -> None:
    first = along(chosen // LAYOUTS, chosen % LAYOUTS - 2)
    middle, last = along(first, 1), along(first, 2)
    counts[CASTLE_OVER_THE_SEAM] += 1 if last < first else 0
    counts[CASTLE_ROUND_A_CORNER] += 1 if e.cell[first] + e.cell[last] != 2 * e.cell[middle] else 0


@jit
def watch_nobles(b: State, kind: int, counts: Cells) -> None:
    counts[BARON_PLACED] += 1 if kind == PLACING_A_BARON else 0
    counts[GRANDEE_PLACED] += 1 if kind == PLACING_A_GRANDEE else 0
    counts[SHIFTED] += 1 if kind == SHIFTING else 0
    counts[SWAPPED] += 1 if kind == SWAPPING else 0
    if kind in (PLACING_A_BARON, PLACING_A_GRANDEE):
        if b.founded == 1 and b.new_cell[2] != NOWHERE and b.placements == 1:
            counts[SECOND_NOBLE] += 1


@jit
def watch_values(b: State, kind: int, s: State, counts: Cells) -> None:
    for unit in range(1, CARDS):
        waited = b.castle[unit] == 0 and b.value[unit] >= 5
        if is_full(s, unit) and b.value[unit] < 50 and b.castle[unit] > 0:
            counts[FIFTY_REACHED] += 1
        if not waited and s.castle[unit] == 0 and s.value[unit] >= 5:
            counts[WAITING] += 1
        if waited and s.castle[unit] > 0:
            counts[FLAG_TO_ONE] += 1 if kind != CHOOSING_A_FLAG else 0
            counts[DROPPED] += 1 if b.value[unit] > 50 and s.value[unit] == 50 else 0
    if b.phase == START and s.phase == FREE_FLAG:
        counts[FLAG_TO_CHOOSE] += 1


@jit
def watch_merger(e: Edition, b: State, kind: int, action: int, s: State, counts: Cells) -> int:
    if (kind != BUILDING and kind != BRIDGING) or s.removed > b.removed:
        return 0
    units = np.zeros(3, np.int64)
    find_units(e, b, kind, action, units)
    villas = castles = full = keeper = 0
    for k in range(3):
        unit = int(units[k])
        if unit == 0:
            continue
        if b.castle[unit] == 0:
            villas += 1
            continue
        castles += 1
        full += 1 if is_full(b, unit) else 0
        if keeper == 0 or is_before(b, unit, keeper):
            keeper = unit
    if villas + castles < 2:
        return 0
    bridge = 1 if kind == BRIDGING else 0
    counts[(VILLAS_MERGED if castles == 0 else BOTH_MERGED if castles == 1 else CASTLES_MERGED) + bridge] += 1
    counts[THREE_MERGED] += 1 if villas + castles > 2 else 0
    counts[FIFTY_AND_VILLA + bridge] += 1 if full > 0 else 0
    merged = int(s.unit[(action - BRIDGE) % CELLS if bridge else e.cell[action - BUILD]])
    if castles > 1 and full > 0:
        return WRONG_OFFER
    return WRONG_FLAG if castles > 0 and s.castle[merged] != b.castle[keeper] else 0


@jit
def is_before(b: State, unit: int, other: int) -> bool:
    """A12.2: whose flag stays."""
    if b.value[unit] != b.value[other]:
        return b.value[unit] > b.value[other]
    return b.flag_since[b.castle[unit] - 1] < b.flag_since[b.castle[other] - 1]


# ---- what everybody pays and receives


@jit
def price_of(s: State, cell: int) -> int:
    """A9.1, A10.1: of the noble there."""
    return int(s.value[s.unit[cell]]) * (2 if s.noble[cell] % 2 == 0 else 1)


@jit
def watch_money(e: Edition, b: State, kind: int, action: int, s: State) -> int:
    money = np.zeros(SEATS, np.int64)
    for seat in range(SEATS):
        money[seat] = b.money[seat]
    seat = int(b.seat)
    if kind in (BUYING, BUYING_A_TOWER):
        money[seat] -= 5 if kind == BUYING else 10
    elif kind == WITHDRAWING:
        money[seat] += price_of(b, action - WITHDRAW)
    elif kind == PLACING_A_BARON:
        money[seat] -= int(b.value[b.unit[action - BARON]])
    elif kind == PLACING_A_GRANDEE:
        money[seat] -= 2 * int(b.value[b.unit[action - GRANDEE]])
    elif FOUNDING_A_VILLA <= kind <= BRIDGING:
        add_income(e, b, kind, action, s, money)
    for other in range(SEATS):
        if s.money[other] != money[other]:
            return WRONG_MONEY
    return 0


@jit
def add_income(e: Edition, b: State, kind: int, action: int, s: State, money: Cells) -> None:
    """A6.3: the value after building, to the builder; A13.1: the value before, to whoever was captured."""
    cell = (action - BRIDGE) % CELLS
    if kind == TOWERING:
        cell = action - TOWER
    elif kind == FOUNDING_A_CASTLE:
        cell = int(e.cell[(action - CASTLE) // LAYOUTS])
    elif kind in (BUILDING, FOUNDING_A_VILLA):
        cell = int(e.cell[action - (BUILD if kind == BUILDING else VILLA)])
    if kind == BRIDGING:
        money[b.seat] -= 15
    if is_foreign(b, cell):
        money[(b.noble[cell] - 1) // 2] += price_of(b, cell)
    money[b.seat] += 50 if s.removed > b.removed else int(s.value[s.unit[cell]])


# ---- what must not be on offer, and what is forced


@jit
def is_offered(choices: Choices, n: int, action: int) -> bool:
    for k in range(n):
        if choices[k] == action:
            return True
    return False


@jit
def is_refused_at_fifty(b: State, cell: int, middle: int, far: int) -> bool:
    """A12.3: a castle at 50 and another castle among the units on three cells."""
    full = is_full(b, int(b.unit[cell])) or is_full(b, int(b.unit[middle])) or is_full(b, int(b.unit[far]))
    first, second, third = int(b.unit[cell]), int(b.unit[middle]), int(b.unit[far])
    castles = 1 if b.castle[first] > 0 else 0
    castles += 1 if b.castle[second] > 0 and second != first else 0
    castles += 1 if b.castle[third] > 0 and third != first and third != second else 0
    return full and castles > 1


@jit
def watch_offer(e: Edition, b: State, choices: Choices, n: int, counts: Cells) -> int:
    """From every own noble along the four lines."""
    for k in range(NOBLES):
        cell = int(b.stand[b.seat, k])
        if cell == NOWHERE:
            continue
        for way in range(4):
            step = (1 if way % 2 == 0 else -1) * (1 if way < 2 else SIDE)
            x, y = cell % SIDE + 2 * step * (1 if way < 2 else 0), cell + 2 * step
            if x < 0 or x >= SIDE or y < 0 or y >= CELLS or b.height[y] == 0:
                continue
            line = cell + step + (0 if way < 2 else CELLS)
            code = watch_line(b, cell, line, y, choices, n, counts)
            if code != 0:
                return code
    return 0


@jit
def watch_line(b: State, cell: int, line: int, far: int, choices: Choices, n: int, counts: Cells) -> int:
    middle = line % CELLS
    twice = b.bridge_level[line] > 0
    full = is_refused_at_fifty(b, cell, middle, far)
    if not twice and not full:
        return 0
    if b.height[cell] == b.height[far] and b.height[middle] < b.height[cell] and not is_foreign(b, far):
        if b.money[b.seat] >= 15 and b.must_buy == 0:
            counts[BRIDGE_OVER_BRIDGE if twice else BRIDGE_REFUSED] += 1
            return WRONG_OFFER if is_offered(choices, n, BRIDGE + line) else 0
    if full and b.towers[b.seat] > 0 and b.noble[far] == 0 and b.height[far] < min(5, int(b.height[cell])):
        counts[TOWER_REFUSED] += 0 if is_offered(choices, n, TOWER + far) else 1
    return 0


@jit
def cheapest(b: State) -> int:
    """A3.1: of the cards on offer; 0 if there are none."""
    left = int(b.deck_size)
    for k in range(OPEN_ROW):
        left += int(b.row[k])
    if left > 0:
        return 5
    return 10 if b.tower_supply > 0 else 0


@jit
def watch_force(b: State, kind: int, choices: Choices, n: int, counts: Cells) -> int:
    if b.hand_size[b.seat] > 0:
        return 0
    only_withdrawals = b.withdrawn == 0
    for k in range(n):
        if kind_of(int(choices[k])) != WITHDRAWING:
            only_withdrawals = False
    if b.towers[b.seat] > 0:
        counts[FORCED_WITH_TOWERS] += 1 if only_withdrawals else 0
        return 0
    price = cheapest(b)
    if price == 0 or b.money[b.seat] >= price or b.withdrawn == 1:
        counts[BOUGHT] += 1 if b.must_buy == 1 and (kind in (BUYING, BUYING_A_TOWER)) else 0
        return 0
    helpful = 0
    for k in range(NOBLES):
        cell = int(b.stand[b.seat, k])
        if cell != NOWHERE and b.money[b.seat] + price_of(b, cell) >= price:
            helpful += 1
            if not is_offered(choices, n, WITHDRAW + cell):
                return WRONG_FORCE
    counts[FORCED_TO_BUY] += 1 if helpful > 0 else 0
    if helpful > 0:
        return 0 if only_withdrawals and n == helpful else WRONG_FORCE
    return 0 if is_offered(choices, n, PASS) else WRONG_FORCE


@jit
def watch_passing(b: State, kind: int, s: State, counts: Cells) -> None:
    for seat in range(b.players):
        if b.out[seat] > 0 and kind != PASSING:
            counts[OTHER_IS_OUT] += 1
    towers = int(b.towers[b.seat])
    if kind == PASSING:
        if s.out[b.seat] > 0:
            counts[PASSED_OUT] += 1
        else:
            counts[SKIPPED if towers == 0 else SKIPPED_WITH_TOWERS] += 1
    if b.hand_size[b.seat] + towers == 0 and cheapest(b) == 0:
        counts[BRIDGE_INSTEAD] += 1 if kind == BRIDGING else 0
        counts[WITHDRAWN_INSTEAD] += 1 if kind == WITHDRAWING else 0
