"""How bots judge a position."""

from zoco.core.compiling import jit
from zoco.toledo.rules.t10_end import points_of
from zoco.toledo.state import Edition, State


@jit
def worth(e: Edition, s: State, seat: int) -> int:
    return points_of(e, s, seat) * 100


@jit
def spread(e: Edition, s: State) -> int:
    return 300


@jit
def appeal(e: Edition, s: State, action: int) -> int:
    return 1
