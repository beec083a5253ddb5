"""What speaks for a decision, once for all games: what it has more of than others, part by part (`evaluate_parts`).

Decisions are numbered in the order in which a search likes them.
"""

from collections.abc import Sequence
from typing import Any

from zoco.core.compiling import jit
from zoco.core.layout import Cells, layout
from zoco.core.pages import NOTHING, Line, Pages, say, seat
from zoco.core.search.stages import VISITS, WON

RESULT = 0  # the part that stands alone when nothing else counts any more
SLIGHT = 10  # hundredths of a point: no less is a reason
REASONS = ("forced", "end", "haste", "go-on", "rival", "later", "nothing")
FORCED, END, HASTE, GO_ON, RIVAL, LATER, NO_REASON = range(len(REASONS))
PART = len(REASONS)  # + the part that gains most


class Because(Line):
    rival: int = seat()


BECAUSE = layout(Because)


def pages_of(game: str, parts: Sequence[str]) -> Pages:
    ids = [f"because-{word}" for word in REASONS] + [f"{game}-because-{part}" for part in parts]
    return Pages(dict(enumerate(ids)), Because, rows=2)


@jit
def is_settled(amounts: Cells, decision: int, player: int) -> bool:
    """Nothing counts any more for a seat but the result."""
    for part in range(RESULT + 1, amounts.shape[2]):
        if amounts[decision, player, part] != 0:
            return False
    return True


@jit
def because(amounts: Cells, statistics: Cells, player: int, chosen: int, page: Any) -> None:
    """Says what a choice of a seat has more of than the others: by how often the search tried each of these or, where
    that makes little difference, by all alike. Only what ends the game is compared with what ends it. The visits of
    others become their weights."""
    visits = statistics[:, VISITS]
    ends = is_settled(amounts, chosen, player)
    alike = 0
    for k in range(len(amounts)):
        is_compared = k != chosen and is_settled(amounts, k, player) == ends
        visits[k] = visits[k] + 1.0 if is_compared else 0.0
        alike += is_compared
    if len(amounts) == 1:
        say(page, FORCED, NOTHING)
    elif ends and alike < len(amounts) - 1:
        say(page, why_end(statistics[chosen, WON : WON + amounts.shape[1]], player, chosen), NOTHING)
    elif alike == 0:
        say(page, GO_ON, NOTHING)
    elif not find_difference(amounts, visits, player, chosen, page):
        for k in range(len(amounts)):
            visits[k] = 1.0 if visits[k] > 0 else 0.0
        if not find_difference(amounts, visits, player, chosen, page):
            say(page, LATER if chosen == 0 else NO_REASON, NOTHING)


@jit
def why_end(won: Cells, player: int, chosen: int) -> int:
    for rival in range(len(won)):
        if won[rival] > won[player]:
            return HASTE if chosen == 0 else NO_REASON
    return END


@jit
def find_difference(amounts: Cells, weights: Cells, player: int, chosen: int, page: Any) -> bool:
    """The part that gains most or the rival that loses most: as much as it counts for the own win share."""
    players, parts = amounts.shape[1], amounts.shape[2]
    best_part, best_rival, gain, loss = 0, player, 0.0, 0.0
    for part in range(parts):
        gained = more(amounts, weights, chosen, player, part) * (players - 1) / players
        if part == 0 or gained > gain:
            best_part, gain = part, gained
    for rival in range(players):
        total = 0.0
        for part in range(parts):
            total += more(amounts, weights, chosen, rival, part)
        if rival != player and -total / players > loss:
            best_rival, loss = rival, -total / players
    if loss >= max(float(SLIGHT), gain):
        page[say(page, RIVAL, NOTHING)].rival = best_rival
        return True
    if gain >= SLIGHT:
        say(page, PART + best_part, NOTHING)
        return True
    return False


@jit
def more(amounts: Cells, weights: Cells, chosen: int, player: int, part: int) -> float:
    """What a choice has more of than the others on average. They are added one by one, the same on every target."""
    total = all_weights = 0.0
    for k in range(len(amounts)):
        total += amounts[k, player, part] * weights[k]
        all_weights += weights[k]
    return float(amounts[chosen, player, part] - total / all_weights)
