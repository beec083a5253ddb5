"""Decisions as people write them: `bid 7`."""

from zoco.core.layout import Row
from zoco.core.notation import Notation
from zoco_goofspiel.state import BID, CARDS, STATE

FORMS = {"bid": "bid 7"}
"""Every word a decision can begin with, and an example."""

PLACES: dict[str, tuple[int, ...]] = {}
"""Which words after the first are places on the board: none."""

CARD_NAMES = [""] + [str(card) for card in range(1, CARDS)]
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES) if name}


def notation_in(edition: Row) -> Notation:
    """Cards that an edition leaves out can be written, too, so that they can be refused with a reason."""
    return Notation({BID + card: f"bid {card}" for card in range(1, CARDS)}, STATE)
