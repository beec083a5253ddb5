"""T10 End and scoring; and what happens at the end of every turn."""

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING
from zoco.toledo.state import (
    DEADLOCK,
    FINAL_ROUND,
    MOVEMENT,
    NOT_YET,
    OVER,
    PAINTINGS,
    PICTURES,
    START,
    SWORDS,
    VALUES,
    Edition,
    State,
)

ARRIVED_TO_END = 3  # T10.1
QUIET_ROUNDS = 3  # T10.4


@jit
def discard_card(s: State, card: int) -> None:
    s.discard[card] += 1
    s.discard_size += 1


@jit
def finish_turn(s: State, quiet: bool) -> None:
    """The turn passes to the left, or the game ends. A quiet turn was nothing but sending home or passing."""
    if s.base_value > 0:  # T5.4: only now
        discard_card(s, int(s.base_value) * PICTURES + int(s.base_picture))
    s.base_value = s.base_picture = s.bonus_value = s.place = 0
    s.quiet = s.quiet + 1 if quiet else 0
    if s.last_turns != NOT_YET:
        s.last_turns -= 1
    elif s.arrived[s.seat] >= ARRIVED_TO_END:  # T10.1
        s.last_turns = s.players - 1
    if s.last_turns == 0:
        s.ending = FINAL_ROUND
    elif s.quiet >= QUIET_ROUNDS * s.players:  # T10.4
        s.ending = DEADLOCK
    if s.ending == RUNNING:
        s.seat = (s.seat + 1) % s.players
        s.phase = START
    else:
        s.phase = OVER


@jit
def points_of(e: Edition, s: State, seat: int) -> int:
    """T10.2: fame."""
    points = int(s.gems[seat]) // 2
    for sword in range(SWORDS):
        worth = int(e.sword_fame[sword])
        points += worth * int(s.delivered[seat, sword]) + worth // 2 * int(s.swords[seat, sword])
    for k in range(PAINTINGS):
        if s.painting_owner[k] == seat:
            points += int(e.painting_fame[k])
    if s.fencing[seat, MOVEMENT] > 0:
        points -= 2
    return points


@jit
def rank(e: Edition, s: State, seat: int) -> int:
    """T10.3 as one number: fame, then cards in hand, then the sum of their values."""
    total = 0
    for value in range(1, VALUES):
        total += value * int(s.held[seat, value])
    return (points_of(e, s, seat) * 100 + int(s.hand_size[seat])) * 1000 + total
