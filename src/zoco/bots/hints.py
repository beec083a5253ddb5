"""Hints: the best choices of a seat, what every player may expect then, and why.

Like a bot's answer, a hint is built from what the seat sees and from nothing else.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from zoco.bots import Budget
from zoco.bots.plain import BOT_STREAM
from zoco.bots.search import ActionStats, SearchBot, best_first
from zoco.core.chance import CHANCE, new_dice
from zoco.core.errors import TableError
from zoco.core.layout import row
from zoco.core.search import LISTS, SEATS, SHARES, STATES
from zoco.core.seat_view import SeatView
from zoco.core.words import Explanation
from zoco.messages import Message, message, say

MOST_HINTS = 3
HINT_MILLISECONDS = 500  # that a person waits for one
DEALS = 8  # so many deals of the hidden cards are looked at for reasons
CLOSE = 0.01  # a difference in win shares that a search cannot be sure of

Amounts = np.ndarray[Any, np.dtype[np.float64]]
"""What the worth of each seat is made of: `[seat, part]`."""


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
    """The best choices of the seat on turn, those that a search likes most first."""
    if not seat_view.actions:
        raise TableError("hint-not-on-turn")
    thoughts = best_first(SearchBot(seed).search(seat_view, budget))
    amounts = evaluate_parts(seat_view, seed)
    best, *others = (thought for thought in thoughts[:MOST_HINTS] if thought.visits)
    close = {other.action for other in others if other.shares[seat_view.seat] > best.shares[seat_view.seat] - CLOSE}
    if close:
        close.add(best.action)
    hints = []
    for thought in (best, *others):
        notation, what = seat_view.write(thought.action), seat_view.explain(thought.action, names)
        why = reason(seat_view, thoughts, amounts, thought, names)
        hints.append(Hint(thought.action, notation, thought.shares, what, why, thought.action in close, names))
    return hints


def evaluate_parts(seat_view: SeatView, seed: int) -> dict[int, Amounts]:
    """Where the own turn leads after each legal decision, part by part."""
    rules, players = seat_view.rules, int(seat_view.view.players)
    states = np.zeros(STATES * rules.state_dtype.itemsize, np.uint8)
    lists = np.zeros((LISTS, rules.most_choices), np.int16)
    amounts = np.zeros((rules.most_choices, SEATS, len(rules.part_names)))
    context = (seat_view.edition.row, seat_view.row, states, row(CHANCE), new_dice(seed, BOT_STREAM), lists)
    n = rules.kernel.evaluate_parts(*context, DEALS, np.zeros(SHARES), amounts)
    return dict(zip(lists[0, :n].tolist(), amounts[:n, :players], strict=True))


def reason(
    seat_view: SeatView,
    thoughts: Sequence[ActionStats],
    amounts: Mapping[int, Amounts],
    chosen: ActionStats,
    names: Sequence[str],
) -> Message:
    """What a choice has more of than others: see `zoco.core.because`."""
    pages = seat_view.rules.because
    page, compared = pages.new(), np.array([amounts[thought.action] for thought in thoughts])
    visits = np.array([thought.visits for thought in thoughts], np.float64)
    expected, place = np.array(chosen.shares), thoughts.index(chosen)
    seat_view.rules.kernel.because(compared, visits, expected, seat_view.seat, place, page)
    return pages.read(page, names)[0]
