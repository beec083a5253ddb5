"""From the values of a position to win shares: the part of the victory that every seat may expect, one in all."""

from typing import Any

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING
from zoco.core.play import affects_others, rank, remaining, temperature, turn_bonus, value_of

UNKNOWN = -1  # nothing is noted of the others' values


@jit
def approximate_exp(x: float) -> float:
    """Nearly e to the power of x."""
    result = 1.0 + min(max(x, -12.0), 12.0) / 16.0
    for _ in range(4):
        result *= result
    return result


@jit
def share_out(e: Any, s: Any, c: Any) -> None:
    """The win share of every seat: of the winners when the game is over, by the values of all before that."""
    if s.ending != RUNNING:
        share_victory(e, s, c)
        return
    left = remaining(e, s)
    for seat in range(s.players):
        c.values[seat] = float(value_of(e, s, seat, left))
    share_by_value(e, s, c, left)


@jit
def share_victory(e: Any, s: Any, c: Any) -> None:
    best = rank(e, s, 0)
    winners = 1.0
    for seat in range(1, s.players):
        standing = rank(e, s, seat)
        if standing > best:
            best, winners = standing, 1.0
        elif standing == best:
            winners += 1.0
    for seat in range(s.players):
        c.shares[seat] = 1.0 / winners if rank(e, s, seat) == best else 0.0


@jit
def share_by_value(e: Any, s: Any, c: Any, left: int) -> None:
    """A softmax of what every seat is worth."""
    players = int(s.players)
    mean = 0.0
    for seat in range(players):
        c.shares[seat] = c.values[seat] + float(turn_bonus(e, s, seat, left))
        mean += c.shares[seat] / players
    unit = float(temperature(e, s, left))
    total = 0.0
    for seat in range(players):
        c.shares[seat] = approximate_exp((c.shares[seat] - mean) / unit)
        total += c.shares[seat]
    for seat in range(players):
        c.shares[seat] /= total


@jit
def share_of(e: Any, s: Any, c: Any, seat: int) -> float:
    share_out(e, s, c)
    return float(c.shares[seat])


@jit
def note_rivals(e: Any, s: Any, c: Any, seat: int) -> None:
    """The others' values before a decision of this seat."""
    left = remaining(e, s)
    for rival in range(s.players):
        if rival != seat:
            c.rival_values[rival] = float(value_of(e, s, rival, left))
    c.noted_at = left


@jit
def share_with_noted_rivals(e: Any, s: Any, c: Any, seat: int) -> float:
    """The share of a seat with the others' values as noted, if these can still be true."""
    left = remaining(e, s)
    if s.ending != RUNNING or left != c.noted_at:
        return share_of(e, s, c, seat)
    for rival in range(s.players):
        c.values[rival] = c.rival_values[rival]
    c.values[seat] = float(value_of(e, s, seat, left))
    share_by_value(e, s, c, left)
    return float(c.shares[seat])


@jit
def share_after(e: Any, before: Any, s: Any, c: Any, seat: int, action: int) -> float:
    """The share of a seat after its decision. The others keep their values, which is nearly true, unless the decision
    affects them."""
    if affects_others(e, before, action):
        return share_of(e, s, c, seat)
    return share_with_noted_rivals(e, s, c, seat)
