"""A5 Found a villa."""

from zoco.alcazar.reasons import LEGAL, NO_SUCH_CARD, VILLA_BESIDE_A_UNIT, VILLA_ON_A_UNIT
from zoco.alcazar.rules.a0_board import fill
from zoco.alcazar.rules.a3_buy import holds, play_card
from zoco.alcazar.state import BARE, Edition, State
from zoco.core.compiling import jit

VILLA_VALUE = 1


@jit
def forbid_villa(s: State, card: int) -> int:
    if not holds(s, int(s.seat), card):
        return NO_SUCH_CARD
    if s.ground[card] != BARE:
        return VILLA_ON_A_UNIT
    return LEGAL if s.near[card] == 0 else VILLA_BESIDE_A_UNIT


@jit
def found_villa(e: Edition, s: State, card: int) -> int:
    """A5.1; returns what is added to the value."""
    play_card(s, card)
    s.stones -= 1
    cell = int(e.cell[card])
    fill(e, s, cell, card, 1)
    s.new_cell[0] = cell
    s.founded = 1
    s.placements = 1
    return VILLA_VALUE
