"""What the next moves of a seat can bring."""

from zoco.alcazar.rules.a0_board import beside
from zoco.alcazar.rules.a4_castle import CASTLE_VALUE, can_found_castles
from zoco.alcazar.rules.a5_villa import VILLA_VALUE
from zoco.alcazar.rules.a6_build import GROUND_WORTH, UPPER_WORTH
from zoco.alcazar.rules.a8_bridge import LEVEL_WORTH
from zoco.alcazar.state import (
    BRIDGE_PRICE,
    GRANDEES,
    LAYOUTS,
    MOST_VALUE,
    NEW_CELLS,
    NOBLES,
    NOWHERE,
    START,
    TOP_TOWER_LEVEL,
    Edition,
    State,
)
from zoco.core.compiling import jit

POINT = 100  # everything is counted in hundredths of a point
REAL = 2  # A14.2: 50 real are a point
SAVED = 150  # what a baron in supply is worth at the beginning: it could climb elsewhere
CAPTURE = 50  # a rival's trouble


@jit
def level_value(s: State, seat: int, cell: int) -> int:
    """A14.2: what a level more or less under this cell means to the seat: it may have a noble there."""
    noble = int(s.noble[cell])
    if noble == 0 or (noble - 1) // 2 != seat:
        return 0
    return POINT * (1 + (noble - 1) % 2)


@jit
def tower_gain(s: State, seat: int) -> int:
    """A7.2: the tower cards under the own nobles, grandees first."""
    gain = 0
    towers = int(s.towers[seat])
    for k in range(NOBLES):
        cell = int(s.stand[seat, k])
        if cell != NOWHERE:
            stones = max(0, min(towers, TOP_TOWER_LEVEL - int(s.height[cell])))
            towers -= stones
            gain += stones * level_value(s, seat, cell)
    return gain


@jit
def card_gain(e: Edition, s: State, seat: int, card: int, left: int) -> int:
    """What a build card would bring at once: income, and a level or a place for a noble."""
    cell = int(e.cell[card])
    if s.height[cell] > 0:
        unit = int(s.unit[cell])
        value = min(int(s.value[unit]) + UPPER_WORTH, MOST_VALUE)
        lift = level_value(s, seat, cell)
        if lift > 0:
            return lift + REAL * value
        gain = place_gain(s, seat, int(s.height[cell]) + 1, unit, value, value, left) + REAL * value
        return gain + CAPTURE if s.noble[cell] > 0 else gain
    if s.near[card] > 0:
        unit = max(int(s.unit[e.cell[beside(card, -1)]]), int(s.unit[e.cell[beside(card, 1)]]))
        value = min(int(s.value[unit]) + GROUND_WORTH, MOST_VALUE)
        return place_gain(s, seat, 1, unit, value, value, left) + REAL * value
    if can_found_castles(s):
        for layout in range(LAYOUTS):
            if s.site[beside(card, layout - 2)] > 0:
                return place_gain(s, seat, 2, 0, CASTLE_VALUE, CASTLE_VALUE, left) + REAL * CASTLE_VALUE
    return REAL * VILLA_VALUE


@jit
def place_gain(s: State, seat: int, level: int, unit: int, price: int, income: int, left: int) -> int:
    """A10: the best that a free new cell on this level can be used for; unit 0: nobody can move there."""
    money = int(s.money[seat]) + income
    placed = POINT * level - SAVED * left // 100 - REAL * price
    best = 0
    if money >= price and s.stand[seat, NOBLES - 1] == NOWHERE:
        best = max(best, placed)
    if money >= 2 * price and s.stand[seat, GRANDEES - 1] == NOWHERE:
        best = max(best, 2 * placed)
    if unit > 0:
        for k in range(NOBLES):
            cell = int(s.stand[seat, k])
            if s.unit[cell] == unit:
                best = max(best, (level - int(s.height[cell])) * (2 * POINT if k < GRANDEES else POINT))
    return best


@jit
def bridge_gain(s: State, seat: int, cell: int, far: int, level: int, left: int) -> int:
    """What a bridge between two pillars would bring at once."""
    middle = (cell + far) // 2
    unit = int(s.unit[cell])
    value = int(s.value[unit]) + LEVEL_WORTH * level
    if s.unit[far] != unit:
        value += int(s.value[s.unit[far]])
    value = min(value, MOST_VALUE)
    gain = REAL * (value - BRIDGE_PRICE)
    taken = 0
    for place in (cell, middle, far):
        lift = level_value(s, seat, place)
        gain += lift * (level - int(s.height[place]))
        taken += 1 if lift > 0 else 0
    if taken < NEW_CELLS:
        gain += place_gain(s, seat, level, unit, value, value - BRIDGE_PRICE, left)
    return gain


@jit
def best_placing(s: State, seat: int, left: int) -> int:
    """Within a turn: what the new cells can still be used for."""
    if s.phase == START or seat != s.seat:
        return 0
    unit = int(s.unit[s.new_cell[0]])
    origin = 0 if s.founded else unit
    best = 0
    for k in range(NEW_CELLS):
        cell = int(s.new_cell[k])
        if cell != NOWHERE and s.noble[cell] == 0:
            best = max(best, place_gain(s, seat, int(s.height[cell]), origin, int(s.value[unit]), 0, left))
    return best
