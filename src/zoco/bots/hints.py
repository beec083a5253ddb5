"""Hints: the best choices of a seat, what every player may expect then, and why.

Like a bot's answer, a hint is built from what the seat sees and from nothing else.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from zoco.bots import Budget
from zoco.bots.search import ActionStats, SearchBot, best_first
from zoco.core.errors import TableError
from zoco.core.layout import row
from zoco.core.search.context import SEATS
from zoco.core.search.stages import STATISTICS, VISITS, WON
from zoco.core.seat_view import SeatView
from zoco.core.words import Explanation
from zoco.messages import Message, message, say

MOST_HINTS = 3
HINT_MILLISECONDS = 500  # that a person waits for one
CLOSE = 0.01  # a difference in win shares that a search cannot be sure of

Amounts = np.ndarray[Any, np.dtype[np.float64]]
"""What the value of each seat is made of after some decisions: `[decision, seat, part]`."""


@dataclass(frozen=True)
class Hint:
    """A choice, what it does, what every player may expect after it, and what speaks for it."""

    action: int
    notation: str
    shares: Sequence[float]
    """Expected win share by seat, one in all."""
    what: Explanation
    why: Message
    is_close: bool
    """Other choices are about as good (said of the best one), or this one is about as good as the best."""
    names: Sequence[str]

    @property
    def percents(self) -> list[int]:
        return percents_of(self.shares)

    def say_shares(self, language: str | None = None) -> str:
        shares = zip(self.names, self.percents, strict=True)
        return " · ".join(say(message("hint-share", name=name, percent=share), language) for name, share in shares)

    def say_why(self, language: str | None = None) -> str:
        id = "hint-why-close" if self.is_close else "hint-why"
        return say(message(id, what=self.what.what, why=self.why), language)

    def say(self, language: str | None = None) -> str:
        """All of it in one line."""
        shares, why = self.say_shares(language), self.say_why(language)
        return say(message("hint-line", notation=self.notation, shares=shares, why=why), language)


def percents_of(shares: Sequence[float]) -> list[int]:
    """Shares in whole per cent, a hundred in all: those that lose most by rounding down are rounded up."""
    exact = [100 * share for share in shares]
    whole = [int(share) for share in exact]
    losers = sorted(range(len(exact)), key=lambda seat: (whole[seat] - exact[seat], seat))
    for seat in losers[: 100 - sum(whole)]:
        whole[seat] += 1
    return whole


def hint(seat_view: SeatView, names: Sequence[str], budget: Budget, seed: int = 0) -> list[Hint]:
    """The best choices of the seat on turn, best first."""
    if not seat_view.actions:
        raise TableError("hint-not-on-turn")
    found = best_first(SearchBot(seed).search(seat_view, budget))
    amounts = evaluate_parts(seat_view, [stats.action for stats in found], seed)
    best, *others = (stats for stats in found[:MOST_HINTS] if stats.visits)
    close = {other.action for other in others if other.shares[seat_view.seat] > best.shares[seat_view.seat] - CLOSE}
    if close:
        close.add(best.action)
    hints = []
    for place, stats in enumerate((best, *others)):
        notation, what = seat_view.write(stats.action), seat_view.explain(stats.action, names)
        why = reason(seat_view, found, amounts, place, names)
        hints.append(Hint(stats.action, notation, stats.shares, what, why, stats.action in close, names))
    return hints


def evaluate_parts(seat_view: SeatView, actions: Sequence[int], seed: int) -> Amounts:
    """Where the own turn leads after each of these decisions, part by part."""
    rules, context = seat_view.rules, row(seat_view.rules.context_dtype)
    amounts = np.zeros((len(actions), SEATS, len(rules.part_names)))
    rules.kernel.new_search(context, rules.search_config, seed, 0)
    numbers = np.array(actions, np.int16)
    rules.kernel.evaluate_parts(seat_view.edition.row, seat_view.row, context, numbers, amounts)
    return amounts


def reason(
    seat_view: SeatView, found: Sequence[ActionStats], amounts: Amounts, chosen: int, names: Sequence[str]
) -> Message:
    """What a choice has more of than others: see `zoco.core.because`."""
    pages, players = seat_view.rules.because, len(found[0].shares)
    page, statistics = pages.new(), np.zeros((len(found), STATISTICS))
    statistics[:, VISITS] = [stats.visits for stats in found]
    statistics[:, WON : WON + players] = [stats.shares for stats in found]
    seat_view.rules.kernel.because(amounts, statistics, players, seat_view.seat, chosen, page)
    return pages.read(page, names)[0]
