"""G1 Set-up."""

from zoco.core.chance import Chance, shuffle
from zoco.core.compiling import jit
from zoco_goofspiel.rules.g2_bids import turn_up
from zoco_goofspiel.state import Edition, State


@jit
def set_up(e: Edition, s: State, chance: Chance, players: int) -> None:
    """G1.2: the prizes are shuffled. The state must come in as zeros: nobody has shown a card yet (G1.1)."""
    s.players = players
    for k in range(e.cards):
        s.deck[k] = 1 + k
    shuffle(chance, s.deck, int(e.cards))
    turn_up(e, s)
