"""Bots that hardly think: one at random, one that looks to the end of its own turn."""

import numpy as np

from zoco.bots import Budget
from zoco.core.chance import CHANCE, below, new_dice
from zoco.core.layout import row
from zoco.core.search import LISTS, SHARES, STATES
from zoco.core.sight import Sight

BOT_STREAM = 2
DEALS = 4  # so many deals of the hidden cards are weighed


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.dice = new_dice(seed, BOT_STREAM)

    def choose(self, sight: Sight, budget: Budget) -> int:
        return sight.actions[below(self.dice, len(sight.actions))]


class GreedyBot:
    """Weighs every decision by where its turn leads, and takes the best of those it does not overlook."""

    def __init__(self, seed: int = 0, overlooks: float = 0.0) -> None:
        self.dice = new_dice(seed, BOT_STREAM)
        self.overlooks = overlooks

    def choose(self, sight: Sight, budget: Budget) -> int:
        if len(sight.actions) == 1:
            return sight.actions[0]
        values = self.weigh(sight)
        seen = [action for action in sight.actions if below(self.dice, 1000) >= 1000 * self.overlooks]
        return max(seen or sight.actions, key=values.__getitem__)

    def weigh(self, sight: Sight) -> dict[int, float]:
        """The expected win share after each legal decision."""
        rules, kernel = sight.rules, sight.rules.kernel
        states = np.zeros(STATES * rules.state_dtype.itemsize, np.uint8)
        lists = np.zeros((LISTS, rules.most_choices), np.int16)
        values = np.zeros(rules.most_choices + SHARES, np.float64)
        n = kernel.weigh(sight.edition.row, sight.row, states, row(CHANCE), self.dice, lists, DEALS, values)
        return dict(zip(lists[0, :n].tolist(), values[:n].tolist(), strict=True))
