"""The bot that searches: memory, clock and threads around `zoco.core.search`."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import numpy as np

from zoco.bots import Budget
from zoco.core.layout import Row, row
from zoco.core.search.context import NODE
from zoco.core.search.stages import PRIOR, ROOT_PRIOR_VISITS, STATISTICS, VISITS, WON
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec

NODES = 1 << 19  # room in a tree
FORGET = -1


class ActionStats(NamedTuple):
    """What a search found out about a decision."""

    action: int
    visits: int
    shares: list[float]
    """Expected win share by seat, one in all."""
    value: float
    """That of the seat on turn, with the prior as more visits."""


class SearchContext:
    """The memory of a search: one tree, and all that is needed beside it."""

    def __init__(self, rules: GameSpec, seed: int, worker: int = 0, config: Row | None = None) -> None:
        self.rules = rules
        self.row, self.tree = row(rules.context_dtype), np.zeros(NODES * NODE.itemsize, np.uint8)
        rules.kernel.new_search(self.row, rules.search_config if config is None else config, seed, worker)

    def search(self, seat_view: SeatView, budget: Budget) -> None:
        kernel, memory = self.rules.kernel, (seat_view.edition.row, seat_view.row, self.row, self.tree)
        began = time.perf_counter()
        kernel.begin_search(*memory, budget.milliseconds / 1000, budget.simulations)
        while kernel.search(*memory, time.perf_counter() - began):
            pass

    def advance(self, action: int) -> None:
        """What was found out about a decision is where the next search begins."""
        self.rules.kernel.advance(self.row, self.tree, action)


class SearchBot:
    """Searches as long as its budget lasts; what was found out stays of use within the own turn."""

    def __init__(self, seed: int = 0, cores: int = 1, config: Row | None = None) -> None:
        self.seed = seed
        self.cores = cores
        self.config = config
        self.contexts: list[SearchContext] = []
        self.expected = b""

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        action = seat_view.actions[0]
        if len(seat_view.actions) > 1:
            action = best_first(self.search(seat_view, budget))[0].action
        self.look_ahead(seat_view, action)
        return action

    def search(self, seat_view: SeatView, budget: Budget) -> list[ActionStats]:
        """Every legal decision as it looks after the search."""
        rules = seat_view.rules
        if not self.contexts or self.contexts[0].rules is not rules:
            self.contexts = [SearchContext(rules, self.seed, worker, self.config) for worker in range(self.cores)]
        self.forget_others(seat_view)
        self.expected = seat_view.row.tobytes()

        def use_budget(worker: int) -> None:
            simulations = (budget.simulations + worker) // self.cores
            self.contexts[worker].search(seat_view, Budget(budget.milliseconds, simulations))

        if self.cores == 1:
            use_budget(0)
        else:
            with ThreadPoolExecutor(self.cores) as pool:
                list(pool.map(use_budget, range(self.cores)))
        return statistics_of(seat_view, self.contexts)

    def look_ahead(self, seat_view: SeatView, action: int) -> None:
        """Notes what the seat will see if its decision brings nothing that it does not know already."""
        self.forget_others(seat_view)
        self.expected = seat_view.after(action).tobytes()
        for context in self.contexts:
            context.advance(action)

    def forget_others(self, seat_view: SeatView) -> None:
        """Trees that are about something else than what the seat sees now are of no use."""
        if self.expected != seat_view.row.tobytes():
            for context in self.contexts:
                context.advance(FORGET)


def statistics_of(seat_view: SeatView, contexts: Sequence[SearchContext]) -> list[ActionStats]:
    """What all trees together say."""
    players, actions = int(seat_view.view.players), np.array(seat_view.actions, np.int16)
    statistics = np.zeros((len(actions), STATISTICS))
    for context in contexts:
        context.rules.kernel.add_statistics(context.row, context.tree, len(contexts), actions, statistics)
    visits, prior, won = statistics[:, VISITS], statistics[:, PRIOR], statistics[:, WON : WON + players]
    values = (won[:, seat_view.seat] + ROOT_PRIOR_VISITS * prior) / (visits + ROOT_PRIOR_VISITS)
    shares = won / np.maximum(1, visits)[:, None]
    columns = (actions.tolist(), visits.astype(int).tolist(), shares.tolist(), values.tolist())
    return [ActionStats(*found) for found in zip(*columns, strict=True)]


def best_first(found: Sequence[ActionStats]) -> list[ActionStats]:
    """What stayed a candidate for longest comes first, and of that what has the highest value."""
    return sorted(found, key=lambda stats: (-stats.visits, -stats.value, stats.action))
