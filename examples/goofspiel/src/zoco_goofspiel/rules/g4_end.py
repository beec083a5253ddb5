"""G4 End and scoring."""

from zoco.core.compiling import jit
from zoco_goofspiel.state import ALL_PRIZES, OVER, Edition, State


@jit
def finish(s: State) -> None:
    """G4.1. G4.2: what lies in the pot now belongs to nobody."""
    s.phase = OVER
    s.ending = ALL_PRIZES


@jit
def points_of(e: Edition, s: State, seat: int) -> int:
    """G4.3."""
    return int(s.won[seat])


@jit
def rank(e: Edition, s: State, seat: int) -> int:
    """G4.3: nothing breaks a tie; the victory is shared."""
    return int(s.won[seat])
