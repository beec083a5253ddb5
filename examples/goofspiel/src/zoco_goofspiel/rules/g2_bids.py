"""G2 The bids: a prize is turned up, and all bid for it in secret."""

from zoco.core.compiling import jit
from zoco.core.layout import Choices
from zoco_goofspiel.reasons import CARD_IS_GONE, GAME_OVER, LEGAL, NO_SUCH_CARD
from zoco_goofspiel.state import BID, BIDDING, OVER, Edition, State, View


@jit
def turn_up(e: Edition, s: State) -> None:
    """G2.1: the next prize lies open, together with what was carried over."""
    top = int(e.cards) - 1 - int(s.turn)
    prize = int(s.deck[top])
    s.deck[top] = 0
    s.turn += 1
    s.prize[s.turn] = prize
    s.pot += prize


@jit
def begins_turn(e: Edition, v: View) -> bool:
    """G2.2: a turn is one bid."""
    return bool(v.phase == BIDDING)


@jit
def list_legal(e: Edition, s: State, out: Choices) -> int:
    """G2.2: any card that is left. Returns how many there are."""
    n = 0
    if s.phase != OVER:
        for card in range(1, int(e.cards) + 1):
            if s.shown[s.seat, card] == 0:
                out[n] = BID + card
                n += 1
    return n


@jit
def forbid(e: Edition, s: State, action: int, scratch: Choices) -> int:
    """The reason why a decision is forbidden, or LEGAL."""
    card = action - BID
    if s.phase == OVER:
        return GAME_OVER
    if card > e.cards:
        return NO_SUCH_CARD
    return CARD_IS_GONE if s.shown[s.seat, card] > 0 else LEGAL


@jit
def seal(s: State, card: int) -> None:
    """G2.3: the bid lies face down; the next seat bids."""
    s.bid[s.seat] = card
    s.has_bid[s.seat] = 1
    s.seat = (int(s.seat) + 1) % int(s.players)
