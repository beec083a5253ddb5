"""T8 The Alcázar."""

from zoco.core.compiling import jit
from zoco.core.layout import Choices
from zoco.toledo.reasons import LEGAL, NO_SUCH_SWORD
from zoco.toledo.state import DELIVER, ENTER, GATE, SWORDS, TURN, State


@jit
def enter(s: State, seat: int) -> None:
    """T8.1: for good; T8.2: the entrances hold nobody. Asked only of a player who has a sword to deliver."""
    s.arrived[seat] += 1
    s.phase = TURN
    s.place = 0
    for sword in range(SWORDS):
        if s.swords[seat, sword] > 0:
            s.phase = GATE


@jit
def list_deliveries(s: State, out: Choices, n: int) -> int:
    for sword in range(SWORDS):
        if s.swords[s.seat, sword] > 0:
            out[n] = DELIVER + sword
            n += 1
    out[n] = ENTER
    return n + 1


@jit
def forbid_delivering(s: State, sword: int) -> int:
    return LEGAL if s.swords[s.seat, sword] > 0 else NO_SUCH_SWORD


@jit
def deliver(s: State, sword: int) -> None:
    s.swords[s.seat, sword] -= 1
    s.delivered[s.seat, sword] += 1
    s.phase = TURN
