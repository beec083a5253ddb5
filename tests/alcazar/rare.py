"""Players who seek what random players hardly ever reach, and a count of how often each hard part of the rules came up.

Every state of their games is checked against the laws, and every decision for what it does to everybody's money, to
flags, and for what must not be on offer. What happened is read from the states around a decision, never asked of the
rules. To see that each situation comes up a thousand times:

    python -m tests.alcazar.rare --games 50000 --jobs 2
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from rich.console import Console
from rich.table import Table
from zoco.alcazar.kernel import KERNEL

import zoco
from tests.alcazar import invariants
from tests.alcazar.invariants import along, broken, is_result, length
from tests.properties.games import editions_of
from tests.properties.soak import COLUMNS, Batch, check_batch, first_break, games_checker
from zoco.alcazar.state import (
    BARON,
    BRIDGE,
    BUILD,
    BUY_TOWER,
    CARDS,
    CASTLE,
    CELLS,
    DONE,
    EDITION,
    FIELDS,
    FLAG,
    FREE_FLAG,
    GRANDEE,
    LAYOUTS,
    NOBLES,
    NOWHERE,
    OPEN_ROW,
    PASS,
    SEATS,
    SHIFT,
    SIDE,
    START,
    STATE,
    SWAP,
    TOWER,
    VILLA,
    WITHDRAW,
    Edition,
    State,
)
from zoco.core.chance import Dice, below
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Choices

ENOUGH = 1000

# ---- what is looked for

SITUATIONS = (
    "bridge over a gap",
    "bridges crossing",
    "bridges overlapping",
    "pillar: a bridge part",
    "pillar: a bridge part over a gap",
    "bridge over a bridge refused",
    "own noble lifted by a stone",
    "own noble lifted by a tower",
    "own noble lifted by a bridge, on a pillar",
    "own noble lifted by a bridge, in the middle",
    "baron captured by a stone",
    "grandee captured by a stone",
    "baron captured by a bridge",
    "grandee captured by a bridge",
    "tower prepares a bridge",
    "villa and villa merged by a stone",
    "villa and villa merged by a bridge",
    "villa and castle merged by a stone",
    "villa and castle merged by a bridge",
    "castle and castle merged by a stone",
    "castle and castle merged by a bridge",
    "castle reaches 50",
    "stone removed at 50",
    "bridge refused at 50",
    "tower refused at 50",
    "castle at 50 and villa merged by a stone",
    "castle at 50 and villa merged by a bridge",
    "villa begins to wait for a flag",
    "flag to the only villa that waits",
    "flag to be chosen among villas",
    "large villa drops to 50",
    "forced to withdraw, then to buy",
    "bought after a forced withdrawal",
    "forced to withdraw with tower cards",
    "pass that skips, without a card",
    "pass that skips, with tower cards",
    "pass for good",
    "bridge instead of passing for good",
    "withdrawal instead of passing for good",
    "decision while another is out",
    "baron placed",
    "grandee placed",
    "noble shifted",
    "nobles swapped",
    "second noble after founding",
    "castle founded over 72 and 1",
    "castle founded round a corner",
    "stone beside a unit over 72 and 1",
    "end: last stone",
    "end: last stone removed",
    "end: last bridge",
    "end: all passed",
    "three units merged",
)
UNREACHED = {"three units merged"}  # fields beside each other are one unit, and gaps are reached from such fields
(
    OVER_A_GAP,
    CROSSING,
    OVERLAPPING,
    PART_AS_PILLAR,
    GAP_AS_PILLAR,
    BRIDGE_OVER_BRIDGE,
    LIFTED_BY_STONE,
    LIFTED_BY_TOWER,
    LIFTED_ON_PILLAR,
    LIFTED_IN_MIDDLE,
    CAPTURED_BY_STONE,  # + 1 for a grandee
    _,
    CAPTURED_BY_BRIDGE,  # + 1 for a grandee
    _,
    PREPARED,
    VILLAS_MERGED,  # + 1 by a bridge
    _,
    BOTH_MERGED,  # + 1 by a bridge
    _,
    CASTLES_MERGED,  # + 1 by a bridge
    _,
    FIFTY_REACHED,
    STONE_REMOVED,
    BRIDGE_REFUSED,
    TOWER_REFUSED,
    FIFTY_AND_VILLA,  # + 1 by a bridge
    _,
    WAITING,
    FLAG_TO_ONE,
    FLAG_TO_CHOOSE,
    DROPPED,
    FORCED_TO_BUY,
    BOUGHT,
    FORCED_WITH_TOWERS,
    SKIPPED,
    SKIPPED_WITH_TOWERS,
    PASSED_OUT,
    BRIDGE_INSTEAD,
    WITHDRAWN_INSTEAD,
    OTHER_IS_OUT,
    BARON_PLACED,
    GRANDEE_PLACED,
    SHIFTED,
    SWAPPED,
    SECOND_NOBLE,
    CASTLE_OVER_THE_SEAM,
    CASTLE_ROUND_A_CORNER,
    STONE_OVER_THE_SEAM,
    ENDED,  # + ending - 1
    _,
    _,
    _,
    THREE_MERGED,
) = range(len(SITUATIONS))

WRONG_MONEY, WRONG_FLAG, WRONG_OFFER, WRONG_FORCE = 80, 81, 82, 83
LAWS = invariants.LAWS | {
    WRONG_MONEY: "A3, A6.3, A8.1, A9.1, A10.1, A13.1: everybody pays and receives what the rules say",
    WRONG_FLAG: "A12.2: of merged castles the most valuable keeps its flag, then the one standing longer",
    WRONG_OFFER: "A8.4, A12.3, A7.3: what must be refused is not on offer",
    WRONG_FORCE: "A11.3: without a card and without money for one, exactly the withdrawals that pay for one",
}

# ---- the players: what they like depends on the game's mood, with some noise

KINDS = 15
(
    PASSING,
    RESTING,
    BUYING,
    BUYING_A_TOWER,
    FOUNDING_A_VILLA,
    BUILDING,
    FOUNDING_A_CASTLE,
    TOWERING,
    BRIDGING,
    WITHDRAWING,
    PLACING_A_BARON,
    PLACING_A_GRANDEE,
    SHIFTING,
    SWAPPING,
    CHOOSING_A_FLAG,
) = range(KINDS)

MOODS = 9
PLAIN, BRIDGES, MERGERS, FIFTIES, FLAGS, LARGE, POOR, TOWERS, PASSERS = range(MOODS)
SHARES = np.array([PLAIN, BRIDGES, BRIDGES, MERGERS, FIFTIES, FIFTIES, FLAGS, LARGE, POOR, *(4 * [TOWERS]), PASSERS])
ROUND = len(SHARES)
NOISE = 100
NEVER = -1000
LIKES = np.array(
    [  # pass rest buy tower-card villa build castle tower bridge withdraw baron grandee shift swap flag
        [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
        [0, -60, 0, 30, 0, 0, 20, 50, 150, -150, 60, 40, 20, 20, 0],
        [0, -60, 20, 0, 60, 0, 60, 20, 100, -150, 60, 30, 20, 20, 0],
        [0, -60, 20, 30, -50, 0, 20, 30, 90, -150, 50, 30, 30, 20, 0],
        [0, -60, 20, 0, 120, 0, 200, 20, 60, -150, 60, 0, 0, 0, 0],
        [0, -60, 20, 20, 60, 0, 200, 30, 60, -150, 60, 0, 0, 0, 0],
        [0, -100, -60, -300, 100, 0, 60, 0, -200, -150, 120, 200, 0, 0, 0],
        [0, 0, 60, 90, 80, 0, NEVER, 150, -200, -300, 0, NEVER, 0, 0, 0],
        [0, 300, 60, 40, 100, 0, -300, -200, -100, -300, 0, 0, 0, 0, 0],
    ]
)


@jit
def kind_of(action: int) -> int:
    if action >= WITHDRAW:
        if action >= FLAG:
            return CHOOSING_A_FLAG
        if action >= SHIFT:
            return SWAPPING if action >= SWAP else SHIFTING
        if action >= BARON:
            return PLACING_A_GRANDEE if action >= GRANDEE else PLACING_A_BARON
        return WITHDRAWING
    if action >= VILLA:
        if action >= TOWER:
            return BRIDGING if action >= BRIDGE else TOWERING
        if action >= BUILD:
            return FOUNDING_A_CASTLE if action >= CASTLE else BUILDING
        return FOUNDING_A_VILLA
    if action in (PASS, DONE):
        return PASSING if action == PASS else RESTING
    return BUYING_A_TOWER if action == BUY_TOWER else BUYING


@jit
def choose(e: Edition, s: State, choices: Choices, n: int, dice: Dice, seed: int) -> int:
    mood = int(SHARES[seed % ROUND])
    best = 0
    most = -(10**6)
    for k in range(n):
        liked = appeal(e, s, int(choices[k]), mood) + below(dice, NOISE)
        if liked > most:
            best = int(choices[k])
            most = liked
    return best


@jit
def appeal(e: Edition, s: State, action: int, mood: int) -> int:
    kind = kind_of(action)
    liked = int(LIKES[mood, kind])
    if mood == PLAIN:
        return liked
    if kind == PLACING_A_BARON and mood == TOWERS:
        return NEVER if stands_anywhere(s) else 200
    if kind in (BUILDING, TOWERING, BRIDGING):
        liked += appeal_of_place(e, s, kind, action, mood)
    if kind == BRIDGING:
        middle = (action - BRIDGE) % CELLS
        liked += 60 if e.field[middle] == 0 else 0
        liked += 60 if is_foreign(s, middle) else 0
        liked += 150 if s.height[middle] > 0 and has_part_on_top(s, middle) else 0
        liked += 100 if e.field[middle - length(action - BRIDGE)] == 0 else 0
        liked += 100 if e.field[middle + length(action - BRIDGE)] == 0 else 0
    if mood in (BRIDGES, FIFTIES):
        liked += appeal_of_a_crossing(e, s, kind, action)
    return liked


@jit
def appeal_of_a_crossing(e: Edition, s: State, kind: int, action: int) -> int:
    """Pillars beside the middle of a bridge, on gaps above all, so that another can cross it."""
    if kind == TOWERING:
        cell = action - TOWER
    elif kind in (PLACING_A_BARON, PLACING_A_GRANDEE):
        cell = action - BARON if kind == PLACING_A_BARON else action - GRANDEE
    elif kind == BUILDING:
        cell = int(e.cell[action - BUILD])
    else:
        return 0
    liked = 60 if e.field[cell] == 0 else 0
    for way in range(4):
        middle = cell + (1 if way % 2 == 0 else -1) * (1 if way < 2 else SIDE)
        if 0 <= middle < CELLS and s.bridge_level[middle + (CELLS if way < 2 else 0)] > 0:
            liked += 100
    return liked


@jit
def stands_anywhere(s: State) -> bool:
    for k in range(NOBLES):
        if s.stand[s.seat, k] != NOWHERE:
            return True
    return False


@jit
def appeal_of_place(e: Edition, s: State, kind: int, action: int, mood: int) -> int:
    """How much a mood likes to build at these units, and to merge them."""
    units = np.zeros(3, np.int64)
    find_units(e, s, kind, action, units)
    villas = castles = full = value = 0
    for k in range(3):
        if units[k] > 0:
            villas += 1 if s.castle[units[k]] == 0 else 0
            castles += 1 if s.castle[units[k]] > 0 else 0
            full += 1 if is_full(s, int(units[k])) else 0
            value += int(s.value[units[k]])
    if s.stones == 1 and kind == BUILDING:
        return 500 if full > 0 and castles > 1 else -200
    if mood == MERGERS:
        return 100 if villas + castles > 1 else 0
    if mood == FIFTIES:
        return 2 * value + (200 if full > 0 and villas + castles > 1 else 0)
    if mood in (FLAGS, LARGE):
        return appeal_with_flags(s, villas, castles, value, mood)
    return -2 * value if (mood in (TOWERS, POOR)) and kind == BUILDING else 0


@jit
def appeal_with_flags(s: State, villas: int, castles: int, value: int, mood: int) -> int:
    """First no flag may be left, then villas grow, and only then castles are merged."""
    waiting = largest = 0
    for unit in range(1, CARDS):
        if s.castle[unit] == 0 and s.value[unit] >= 5:
            waiting += 1
            largest = max(largest, int(s.value[unit]))
    ready = waiting > 1 if mood == FLAGS else largest > 50
    if castles > 1:
        return 400 if ready else -400
    if castles > 0:
        return -400 if villas > 0 else -40
    if s.flag_supply > 0:
        return -100
    return 60 if mood == FLAGS else 4 * value


@jit
def find_units(e: Edition, s: State, kind: int, action: int, units: Cells) -> None:
    """The different units that a stone or a bridge touches; 0 for none."""
    if kind == BRIDGING:
        middle = (action - BRIDGE) % CELLS
        for k in range(3):
            units[k] = s.unit[middle + (k - 1) * length(action - BRIDGE)]
    elif kind == TOWERING:
        units[0] = s.unit[action - TOWER]
    elif s.height[e.cell[action - BUILD]] > 0:
        units[0] = s.unit[e.cell[action - BUILD]]
    else:
        units[0] = s.unit[e.cell[along(action - BUILD, -1)]]
        units[1] = s.unit[e.cell[along(action - BUILD, 1)]]
    if units[2] == units[1] or units[2] == units[0]:
        units[2] = 0
    if units[1] == units[0]:
        units[1] = 0


@jit
def is_full(s: State, unit: int) -> bool:
    return s.castle[unit] > 0 and s.value[unit] == 50


# ---- what happened


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
def is_own(s: State, cell: int) -> bool:
    return s.noble[cell] > 0 and (s.noble[cell] - 1) // 2 == s.seat


@jit
def is_foreign(s: State, cell: int) -> bool:
    return s.noble[cell] > 0 and (s.noble[cell] - 1) // 2 != s.seat


@jit
def has_part_on_top(s: State, cell: int) -> bool:
    """Whether the highest thing on a cell is a part of a bridge."""
    for way in range(6):
        line = cell + (way % 3 - 1) * (1 if way < 3 else SIDE) + (0 if way < 3 else CELLS)
        if 0 <= line < 2 * CELLS and (way < 3) == (line < CELLS) and s.bridge_level[line] > 0:
            if s.bridge_level[line] == s.height[cell]:
                return True
    return False


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


check_games = games_checker(KERNEL, EDITION, STATE, broken, is_result, choose, watch)


# ---- many games


def batches(games: int) -> Iterator[Batch]:
    """Every edition and every number of players in turn, with seeds that cover every mood alike."""
    rules = zoco.rules_of("alcazar")
    kinds = [(players, edition) for edition in editions_of(rules.name) for players in range(2, SEATS + 1)]
    size = ROUND * max(1, games // len(kinds) // ROUND)
    for players, edition in kinds:
        for start in range(0, size, ROUND * 20):
            yield Batch(players, edition, start, min(ROUND * 20, size - start))


def seek(games: int, jobs: int) -> tuple[dict[str, int], dict[str, int], list[str]]:
    """How often each situation came up, in all editions and in the standard one; and the laws broken, with the game."""
    rules, laws, coming = zoco.rules_of("alcazar"), sys.modules[__name__], list(batches(games))
    columns = COLUMNS + len(SITUATIONS)
    with ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(lambda batch: check_batch(rules, laws, batch, columns), coming))
    breaks = [first_break(laws, batch, found) for batch, found in zip(coming, results, strict=True)]
    printed = [found for batch, found in zip(coming, results, strict=True) if "@" not in batch.edition.name]
    totals = (np.concatenate(part)[:, COLUMNS:].sum(axis=0).tolist() for part in (results, printed))
    everywhere, standard = (dict(zip(SITUATIONS, total, strict=True)) for total in totals)
    return everywhere, standard, [found for found in breaks if found]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.alcazar.rare", description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=2, help="threads")
    arguments = parser.parse_args()
    everywhere, standard, breaks = seek(arguments.games, arguments.jobs)
    table = Table("situation", "all editions", "standard edition", box=None)
    for name, count in everywhere.items():
        table.add_row(name, f"{count:,}", f"{standard[name]:,}", style="red" if is_rare(name, count) else "")
    console = Console()
    console.print(table)
    for found in breaks:
        console.print(f"broken: {found}", soft_wrap=True)
    return 1 if breaks or any(is_rare(name, count) for name, count in everywhere.items()) else 0


def is_rare(name: str, count: int) -> bool:
    return count < ENOUGH and name not in UNREACHED


if __name__ == "__main__":
    sys.exit(main())
