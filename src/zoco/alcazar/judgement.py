"""How bots judge a position."""

from zoco.alcazar.rules.a14_end import points_of
from zoco.alcazar.state import Edition, State
from zoco.core.compiling import jit


@jit
def worth(e: Edition, s: State, seat: int) -> int:
    return points_of(e, s, seat) * 100


@jit
def spread(e: Edition, s: State) -> int:
    return 300


@jit
def appeal(e: Edition, s: State, action: int) -> int:
    return 1
