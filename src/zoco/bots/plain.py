"""Bots that hardly think: one at random, one that looks to the end of its own turn."""

import numpy as np

from zoco.bots import Budget
from zoco.core.chance import CHANCE, below, new_dice
from zoco.core.layout import row
from zoco.core.search import LISTS, SHARES, STATES
from zoco.core.seat_view import SeatView

BOT_STREAM = 2
DEALS = 4  # so many deals of the hidden cards are weighed


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.dice = new_dice(seed, BOT_STREAM)

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        return seat_view.actions[below(self.dice, len(seat_view.actions))]


class GreedyBot:
    """Weighs every decision by where its turn leads, and takes the best of those it does not overlook."""

    def __init__(self, seed: int = 0, overlooks: float = 0.0) -> None:
        self.dice = new_dice(seed, BOT_STREAM)
        self.overlooks = overlooks

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        if len(seat_view.actions) == 1:
            return seat_view.actions[0]
        values = self.evaluate(seat_view)
        seen = [action for action in seat_view.actions if below(self.dice, 1000) >= 1000 * self.overlooks]
        return max(seen or seat_view.actions, key=values.__getitem__)

    def evaluate(self, seat_view: SeatView) -> dict[int, float]:
        """The expected win share after each legal decision."""
        rules, kernel = seat_view.rules, seat_view.rules.kernel
        states = np.zeros(STATES * rules.state_dtype.itemsize, np.uint8)
        lists = np.zeros((LISTS, rules.most_choices), np.int16)
        values = np.zeros(rules.most_choices + SHARES, np.float64)
        n = kernel.evaluate_actions(
            seat_view.edition.row, seat_view.row, states, row(CHANCE), self.dice, lists, DEALS, values
        )
        return dict(zip(lists[0, :n].tolist(), values[:n].tolist(), strict=True))
