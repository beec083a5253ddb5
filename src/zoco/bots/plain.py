"""Bots that hardly think: one at random, one that looks to the end of its own turn."""

from zoco.bots import Budget
from zoco.core.chance import below, new_dice
from zoco.core.layout import row
from zoco.core.search.lookahead import BOT_STREAM
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec


class RandomBot:
    def __init__(self, seed: int = 0) -> None:
        self.dice = new_dice(seed, BOT_STREAM)

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        return seat_view.actions[below(self.dice, len(seat_view.actions))]


class GreedyBot:
    """Evaluates every decision by where its turn leads, and takes the best of those it does not overlook."""

    def __init__(self, seed: int = 0, overlooks: float = 0.0) -> None:
        self.seed = seed
        self.overlooks = overlooks
        self.rules: GameSpec | None = None

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        if len(seat_view.actions) == 1:
            return seat_view.actions[0]
        rules = seat_view.rules
        if self.rules is not rules:
            self.rules, self.context = rules, row(rules.context_dtype)
            rules.kernel.new_search(self.context, rules.search_config, self.seed, 0)
        per_thousand = round(1000 * self.overlooks)
        return rules.kernel.choose_greedily(seat_view.edition.row, seat_view.row, self.context, per_thousand)
