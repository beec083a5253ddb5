"""T9 Send home."""

from zoco.core.compiling import jit, lowest
from zoco.core.layout import Choices
from zoco.toledo.reasons import ALREADY_HOME, LEGAL, NO_FIGURE_TO_SEND, NOT_ON_THE_ROAD
from zoco.toledo.rules.t7_duels import send_to_cathedral
from zoco.toledo.rules.t10_end import finish_turn
from zoco.toledo.state import CATHEDRAL, FIELDS, HOME, STREET, State


@jit
def list_sending_home(s: State, out: Choices, n: int) -> int:
    fields = STREET & int(s.standing[s.seat])
    while fields > 0:
        out[n] = HOME + lowest(fields)
        n += 1
        fields &= fields - 1
    return n


@jit
def forbid_sending_home(s: State, position: int) -> int:
    if position == CATHEDRAL:
        return ALREADY_HOME
    if position > FIELDS:
        return NOT_ON_THE_ROAD
    return LEGAL if s.figures[s.seat, position] > 0 else NO_FIGURE_TO_SEND


@jit
def send_home(s: State, field: int) -> None:
    """T9.1"""
    send_to_cathedral(s, int(s.seat), field)
    finish_turn(s, True)
