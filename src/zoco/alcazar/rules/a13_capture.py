"""A13 Capture."""

from zoco.alcazar.rules.a9_withdraw import is_foreign, take_back
from zoco.alcazar.state import State
from zoco.core.compiling import jit


@jit
def capture(s: State, cell: int) -> None:
    """A13.1: a foreign noble goes before anything is built, so at the old value."""
    if is_foreign(s, int(s.seat), cell):
        take_back(s, cell)
