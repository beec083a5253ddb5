"""A14 End and scoring; and what happens at the end of every turn."""

from zoco.alcazar.state import (
    ALL_PASSED,
    GRANDEES,
    LAST_BRIDGE,
    LAST_STONE,
    MONEY_FOR_A_POINT,
    NEW_CELLS,
    NOBLES,
    NOWHERE,
    OVER,
    START,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING


@jit
def finish_turn(s: State, passed: bool) -> None:
    """The turn passes to the left, or the game ends."""
    s.withdrawn = s.must_buy = s.placements = s.founded = 0
    for k in range(NEW_CELLS):
        s.new_cell[k] = NOWHERE
    if not passed:
        s.passes = 0
    elif s.out[s.seat] == 0:
        s.passes += 1
    if s.ending == RUNNING:
        if s.stones == 0:
            s.ending = LAST_STONE
        elif s.bridges == 0:
            s.ending = LAST_BRIDGE
        elif passed and s.passes == players_in(s):
            s.ending = ALL_PASSED
    s.phase = START
    if s.ending == RUNNING:
        to_the_left(s)
    else:
        s.phase = OVER


@jit
def players_in(s: State) -> int:
    """A11.1: those not out of the game. A11.5: where one has just passed out, the others still have to pass."""
    players = 0
    for seat in range(s.players):
        players += 1 - int(s.out[seat])
    return players


@jit
def to_the_left(s: State) -> None:
    seat = (int(s.seat) + 1) % int(s.players)
    while s.out[seat] > 0:
        seat = (seat + 1) % int(s.players)
    s.seat = seat


@jit
def points_of(e: Edition, s: State, seat: int) -> int:
    """A14.2; a cell that is NOWHERE has no height."""
    total = int(s.money[seat]) // MONEY_FOR_A_POINT
    for k in range(NOBLES):
        level = int(s.height[s.stand[seat, k]])
        total += 2 * level if k < GRANDEES else level
    return total


@jit
def rank(e: Edition, s: State, seat: int) -> int:
    """A14.2 as one number: points, then money."""
    return points_of(e, s, seat) * 100_000 + int(s.money[seat])
