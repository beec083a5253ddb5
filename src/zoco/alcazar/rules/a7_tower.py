"""A7 Build with a tower card."""

from zoco.alcazar.reasons import (
    LEGAL,
    NO_BRIDGE_TO_PREPARE,
    NO_TOWER_CARD,
    TOWER_ON_THE_GROUND,
    TOWER_TOO_HIGH,
    TOWER_UNDER_FOREIGN_NOBLE,
)
from zoco.alcazar.rules.a6_build import build_on_top
from zoco.alcazar.rules.a8_bridge import may_be_spanned
from zoco.alcazar.rules.a9_withdraw import is_foreign, is_own
from zoco.alcazar.state import DIRECTIONS, NOBLES, NOWHERE, TOP_TOWER_LEVEL, TOWER, Edition, State
from zoco.core.compiling import jit
from zoco.core.layout import Choices


@jit
def list_towers(e: Edition, s: State, out: Choices, n: int) -> int:
    """From every own noble: the cell below it (A7.2), and the lower pillars it looks down on (A7.3)."""
    seat = int(s.seat)
    if s.towers[seat] == 0:
        return n
    first = n
    for k in range(NOBLES):
        cell = int(s.stand[seat, k])
        if cell == NOWHERE:
            continue
        height = int(s.height[cell])
        if height < TOP_TOWER_LEVEL:
            out[n] = TOWER + cell
            n += 1
        for way in range(DIRECTIONS):
            far = int(e.far[cell, way])
            if s.height[far] > 0 and s.height[far] < min(height, TOP_TOWER_LEVEL) and s.noble[far] == 0:
                if may_be_spanned(s, cell, far) and not is_listed(out, first, n, TOWER + far):
                    out[n] = TOWER + far
                    n += 1
    return n


@jit
def is_listed(out: Choices, first: int, n: int, action: int) -> bool:
    for k in range(first, n):
        if out[k] == action:
            return True
    return False


@jit
def forbid_tower(e: Edition, s: State, cell: int) -> int:
    seat = int(s.seat)
    if s.towers[seat] == 0:
        return NO_TOWER_CARD
    height = int(s.height[cell])
    if height == 0:
        return TOWER_ON_THE_GROUND
    if height >= TOP_TOWER_LEVEL:
        return TOWER_TOO_HIGH
    if is_own(s, seat, cell):
        return LEGAL
    if is_foreign(s, seat, cell):
        return TOWER_UNDER_FOREIGN_NOBLE
    for way in range(DIRECTIONS):
        far = int(e.far[cell, way])
        if s.height[far] > height and is_own(s, seat, far) and may_be_spanned(s, cell, far):
            return LEGAL
    return NO_BRIDGE_TO_PREPARE


@jit
def build_tower(s: State, cell: int) -> int:
    """Returns what is added to the value."""
    s.towers[s.seat] -= 1
    return build_on_top(s, cell)
