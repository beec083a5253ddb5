"""A6 Build with a build card; and what a build card can do at all (A4, A5, A6)."""

from zoco.alcazar.reasons import LEGAL, NO_SUCH_CARD, NO_UNIT_TO_JOIN
from zoco.alcazar.rules.a0_board import beside, fill
from zoco.alcazar.rules.a3_buy import holds, play_card
from zoco.alcazar.rules.a4_castle import can_found_castles
from zoco.alcazar.rules.a12_merging import join, may_not_merge, remove_stone
from zoco.alcazar.rules.a13_capture import capture
from zoco.alcazar.state import BUILD, CASTLE, LAYOUTS, VILLA, Edition, State
from zoco.core.compiling import jit
from zoco.core.layout import Choices

GROUND_WORTH, UPPER_WORTH = 1, 2  # A0: what a stone adds to the value


@jit
def list_build_cards(s: State, out: Choices, n: int) -> int:
    """A build card can always be played: it builds where something is near, and founds where nothing is."""
    seat = int(s.seat)
    castles = can_found_castles(s)
    for k in range(s.hand_size[seat]):
        card = int(s.hand[seat, k])
        if s.near[card] > 0:
            out[n] = BUILD + card
            n += 1
            continue
        out[n] = VILLA + card
        n += 1
        if castles:
            for layout in range(LAYOUTS):
                if s.site[beside(card, layout - 2)] > 0:
                    out[n] = CASTLE + card * LAYOUTS + layout
                    n += 1
    return n


@jit
def forbid_building(s: State, card: int) -> int:
    if not holds(s, int(s.seat), card):
        return NO_SUCH_CARD
    return LEGAL if s.near[card] > 0 else NO_UNIT_TO_JOIN


@jit
def build(e: Edition, s: State, card: int) -> int:
    """Returns what is added to the value; 0 if the stone was removed."""
    play_card(s, card)
    cell = int(e.cell[card])
    if s.height[cell] == 0:
        return build_on_the_ground(e, s, card, cell)
    capture(s, cell)
    return build_on_top(s, cell)


@jit
def build_on_top(s: State, cell: int) -> int:
    """A6.2, A7.1; an own noble stays on its cell and so is lifted."""
    s.stones -= 1
    s.height[cell] += 1
    s.new_cell[0] = cell
    s.placements = 1
    return UPPER_WORTH


@jit
def build_on_the_ground(e: Edition, s: State, card: int, cell: int) -> int:
    """A6.1"""
    before = int(s.unit[e.cell[beside(card, -1)]])
    behind = int(s.unit[e.cell[beside(card, 1)]])
    if may_not_merge(s, before, 0, behind):
        remove_stone(s)
        return 0
    s.stones -= 1
    fill(e, s, cell, join(e, s, before, 0, behind), 1)
    s.new_cell[0] = cell
    s.placements = 1
    return GROUND_WORTH
