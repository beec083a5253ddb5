"""Laws that every game of Goofspiel obeys, whatever is decided; and how to disguise what a seat may not know.

Written from the rules alone: nothing here calls the rules.
"""

import random
from typing import Any

import numpy as np
from tests.properties.soak import NEVER_ENDS, NO_CHOICE, WRONG_RESULT, at_random, games_checker, nothing

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Cells, Row
from zoco_goofspiel import SPEC
from zoco_goofspiel.state import ACTIONS, CARDS, EDITION, MOST_CARDS, OVER, ROUNDS, SEATS, STATE, Edition, State

__all__ = ["ACTIONS", "LAWS", "broken", "check_games", "disguise", "first_broken", "is_result"]

PRIZES, BIDS, ONE_A_ROUND, POINTS, TURN, END, EMPTY_SEATS = range(1, 8)
LAWS = {
    PRIZES: "every prize is turned up once or still to come",
    BIDS: "a sealed bid is a card that was not shown",
    ONE_A_ROUND: "everybody has shown one card for each round that is over",
    POINTS: "what was won and what lies in the pot are the prizes turned up",
    TURN: "seats bid in order",
    END: "the game is over when no prize is left to bid for",
    EMPTY_SEATS: "nothing lies at empty seats",
    NO_CHOICE: "a player who is asked has a choice",
    NEVER_ENDS: "every game ends",
    WRONG_RESULT: "the winners are those with the most points",
}


@jit
def broken(e: Edition, s: State) -> int:
    """The first law that this state breaks; 0 if it keeps all."""
    code = broken_prizes(e, s)
    if code == 0:
        code = broken_bids(e, s)
    return broken_course(e, s) if code == 0 else code


@jit
def first_broken(edition: Row, state: Row) -> int:
    """`broken` on plain bytes."""
    return broken(edition.view(EDITION)[0], state.view(STATE)[0])


@jit
def broken_prizes(e: Edition, s: State) -> int:
    seen = np.zeros(CARDS, np.int64)
    total = 0
    for turn in range(1, CARDS):
        if (s.prize[turn] > 0) != (turn <= s.turn):
            return PRIZES
        seen[s.prize[turn]] += 1
        total += int(s.prize[turn])
    for k in range(MOST_CARDS):
        if (s.deck[k] > 0) != (k < e.cards - s.turn):
            return PRIZES
        seen[s.deck[k]] += 1
    for prize in range(1, CARDS):
        if seen[prize] != (1 if prize <= e.cards else 0):
            return PRIZES
    for seat in range(s.players):
        total -= int(s.won[seat])
    return POINTS if total != s.pot else 0


@jit
def broken_bids(e: Edition, s: State) -> int:
    decided = int(s.turn) - (1 if s.ending == RUNNING else 0)
    for seat in range(SEATS):
        if seat >= s.players:
            if s.bid[seat] != 0 or s.has_bid[seat] != 0 or s.won[seat] != 0 or s.shown[seat].any():
                return EMPTY_SEATS
            continue
        rounds = np.zeros(ROUNDS, np.int64)
        for card in range(CARDS):
            turn = int(s.shown[seat, card])
            if turn < 0 or turn > decided or (turn > 0 and (card == 0 or card > e.cards)):
                return ONE_A_ROUND
            rounds[turn] += 1
        for turn in range(1, decided + 1):
            if rounds[turn] != 1:
                return ONE_A_ROUND
        card = int(s.bid[seat])
        if (card > 0) != (s.has_bid[seat] == 1) or card < 0 or card > e.cards or s.shown[seat, card] > 0:
            return BIDS
    return 0


@jit
def broken_course(e: Edition, s: State) -> int:
    for seat in range(s.players):
        if s.has_bid[seat] != (1 if seat < s.seat else 0):
            return TURN
    is_over = s.ending != RUNNING
    if is_over != (s.phase == OVER) or s.turn < 1 or s.turn > e.cards or (is_over and s.turn != e.cards):
        return END
    return 0


@jit
def is_result(e: Edition, s: State, points: Cells, winners: int) -> bool:
    """Whether these are the points, and the seats with the most of them."""
    best = 0
    for seat in range(s.players):
        best = max(best, int(s.won[seat]))
    for seat in range(s.players):
        if points[seat] != s.won[seat] or (winners >> seat & 1 == 1) != (s.won[seat] == best):
            return False
    return True


check_games = games_checker(SPEC.kernel, EDITION, STATE, broken, is_result, at_random, nothing)


def disguise(s: Any, viewer: int, rng: random.Random) -> None:
    """Changes everything that this seat (-1: a spectator) may not know: prizes to come, others' sealed bids."""
    to_come = [int(prize) for prize in s.deck if prize]
    rng.shuffle(to_come)
    s.deck[: len(to_come)] = to_come
    for seat in range(s.players):
        if seat != viewer and s.has_bid[seat]:
            cards = range(1, int(s.turn) + len(to_come) + 1)
            s.bid[seat] = rng.choice([card for card in cards if not s.shown[seat, card]])
