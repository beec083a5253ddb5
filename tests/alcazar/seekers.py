"""Players who seek what random players hardly ever reach.

What they like depends on the game's mood, with some noise.
"""

import numpy as np

from tests.alcazar.board_laws import along, length
from tests.alcazar.situations import (
    BRIDGING,
    BUILDING,
    PLACING_A_BARON,
    PLACING_A_GRANDEE,
    TOWERING,
    has_part_on_top,
    is_foreign,
    is_full,
    kind_of,
)
from zoco.alcazar.state import BARON, BRIDGE, BUILD, CARDS, CELLS, GRANDEE, NOBLES, NOWHERE, SIDE, TOWER, Edition, State
from zoco.core.chance import Dice, below
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Choices

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
