"""A4 Found a castle."""

from zoco.alcazar.reasons import (
    CASTLE_NEAR_A_CASTLE,
    CASTLE_NEAR_A_VILLA,
    CASTLE_ON_A_UNIT,
    LEGAL,
    NO_FLAG_LEFT,
    NO_SUCH_CARD,
    TOO_FEW_STONES,
)
from zoco.alcazar.rules.a0_board import CASTLE_DISTANCE, beside, fill, free_fields
from zoco.alcazar.rules.a3_buy import holds, play_card
from zoco.alcazar.state import BARE, LAYOUTS, Edition, State
from zoco.core.compiling import jit

CASTLE_STONES = 4
CASTLE_VALUE = 5
CASTLE_NOBLES = 2  # A4.3


@jit
def can_found_castles(s: State) -> bool:
    """A4.1: whatever the field."""
    return s.sites > 0 and s.flag_supply > 0 and s.stones >= CASTLE_STONES


@jit
def forbid_castle(s: State, card: int, layout: int) -> int:
    if not holds(s, int(s.seat), card):
        return NO_SUCH_CARD
    if s.flag_supply == 0:
        return NO_FLAG_LEFT
    if s.stones < CASTLE_STONES:
        return TOO_FEW_STONES
    first = beside(card, layout - 2)
    last = beside(first, 2)
    for step in range(LAYOUTS):
        if s.ground[beside(first, step)] != BARE:
            return CASTLE_ON_A_UNIT
    if free_fields(s, first, -1) < CASTLE_DISTANCE or free_fields(s, last, 1) < CASTLE_DISTANCE:
        return CASTLE_NEAR_A_CASTLE
    return LEGAL if s.near[first] == 0 and s.near[last] == 0 else CASTLE_NEAR_A_VILLA


@jit
def found_castle(e: Edition, s: State, card: int, layout: int) -> int:
    """A4.1, A4.3; returns what is added to the value. The flag comes with the value (A12.4)."""
    play_card(s, card)
    s.stones -= CASTLE_STONES
    for k in range(LAYOUTS):
        field = beside(card, layout - 2 + k)
        cell = int(e.cell[field])
        fill(e, s, cell, card, 2 if field == card else 1)
        s.new_cell[k] = cell
    s.founded = 1
    s.placements = CASTLE_NOBLES
    return CASTLE_VALUE
