"""G3 The reveal: all bids are turned over together, and the highest takes the prize."""

from zoco.core.chance import Chance
from zoco.core.compiling import jit
from zoco_goofspiel.rules.g2_bids import seal, turn_up
from zoco_goofspiel.rules.g4_end import finish
from zoco_goofspiel.state import BID, Edition, State

NOBODY = -1


@jit
def decide(e: Edition, s: State, chance: Chance, action: int) -> None:
    """Carries out a legal decision. Chance has its say only before the game: there is one shuffle."""
    seal(s, action - BID)
    if s.seat > 0:  # seat 0 bids first, so it is on turn again when all bids are in
        return
    winner = highest_bidder(s)
    for seat in range(s.players):
        s.shown[seat, s.bid[seat]] = s.turn
        s.bid[seat] = 0
        s.has_bid[seat] = 0
    if winner != NOBODY:
        s.won[winner] += s.pot
        s.pot = 0
    if s.turn == e.cards:
        finish(s)
    else:
        turn_up(e, s)


@jit
def highest_bidder(s: State) -> int:
    """G3.1. G3.2: nobody where several have bid the most."""
    winner, highest = 0, int(s.bid[0])
    for seat in range(1, s.players):
        if s.bid[seat] > highest:
            winner, highest = seat, int(s.bid[seat])
        elif s.bid[seat] == highest:
            winner = NOBODY
    return winner
