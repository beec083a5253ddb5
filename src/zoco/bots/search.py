"""The bot that searches: memory, clock and threads around `zoco.core.search`."""

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from math import inf
from typing import NamedTuple

import numpy as np

from zoco.bots import Budget
from zoco.bots.plain import BOT_STREAM
from zoco.core.chance import CHANCE, new_dice, seed_dice
from zoco.core.layout import Row, read, row
from zoco.core.search import LISTS, NODE, NONE, ROOT, SHARES, STATES
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec

NODES = 1 << 19  # room in a tree
SLICE = 0.2  # of the time left goes by between two looks at the clock
RESERVE = 0.001  # seconds kept for choosing
SHORTEST_ROUND = 1e-6  # seconds, where the clock is too coarse to tell
CANDIDATES = 8  # so many decisions are tried, those that look best at first; then half of them, and so on
ROOT_PRIOR_VISITS = 20  # how they look at first counts as so many deals
PRIOR_TIME = 0.5  # of the time may go by with the first look
PRIORS_DONE = 127  # deals of the first look, where time was short


class ActionStats(NamedTuple):
    """What a search found out about a decision."""

    action: int
    visits: int
    shares: list[float]
    """Expected win share by seat, one in all."""
    value: float
    """That of the seat on turn, the glance counted in."""


class SearchContext:
    """The memory of a search: one tree, and all that one search needs beside it."""

    def __init__(self, rules: GameSpec, seed: int, number: int) -> None:
        self.rules = rules
        self.chance, self.dice = row(CHANCE), new_dice(seed, BOT_STREAM + number)
        seed_dice(read(self.chance, CHANCE).dice, seed, BOT_STREAM - 1 - number)
        self.states = np.zeros(STATES * rules.state_dtype.itemsize, np.uint8)
        self.lists = np.zeros((LISTS, rules.most_choices), np.int16)
        self.child_by_action = np.zeros(rules.actions, np.int32)
        self.shares = np.zeros(SHARES, np.float64)
        self.tree = np.zeros(NODES * NODE.itemsize, np.uint8)
        self.nodes = self.tree.view(NODE)
        self.root = ROOT
        self.decisions = 0
        self.forget()

    def forget(self) -> None:
        """An empty tree."""
        self.root = ROOT
        self.nodes[NONE]["visits"] = ROOT
        self.nodes[ROOT] = np.zeros((), NODE)

    def keep(self, action: int) -> None:
        """What was thought about a decision is where the next thought begins."""
        self.root = next((child for child in self.children() if self.nodes[child]["action"] == action), NONE)
        if self.root == NONE or self.nodes[NONE]["visits"] > NODES // 2:
            self.forget()

    def children(self) -> list[int]:
        found, child = [], int(self.nodes[self.root]["first"])
        while child != NONE:
            found.append(child)
            child = int(self.nodes[child]["next"])
        return found

    def search(self, seat_view: SeatView, config: Row, simulations: int) -> None:
        self.decisions += self.rules.kernel.search(
            seat_view.edition.row,
            seat_view.row,
            self.states,
            self.chance,
            self.dice,
            self.lists,
            self.tree,
            self.child_by_action,
            config,
            self.shares,
            self.root,
            simulations,
        )

    def run(self, seat_view: SeatView, config: Row, budget: Budget) -> None:
        """The budget is shared out among stages. After each of them the worse half is dropped."""
        begun = time.perf_counter()
        end = begun + budget.milliseconds / 1000 - RESERVE
        self.ask(seat_view)
        self.estimate_priors(seat_view, config, begun + PRIOR_TIME * (end - begun) if budget.milliseconds else inf)
        left = self.drop(CANDIDATES, seat_view.seat)
        stages = max(1, (left - 1).bit_length())
        for stage in range(stages, 0, -1):
            now = time.perf_counter()
            if budget.milliseconds and stage < stages and now >= end:
                return
            if budget.milliseconds:
                self.search_until(seat_view, config, left, now + (end - now) / stage)
            else:
                self.search(seat_view, config, max(1, budget.simulations // stages))
            left = self.drop((left + 1) // 2, seat_view.seat)

    def estimate_priors(self, seat_view: SeatView, config: Row, end: float) -> None:
        """What is asked for is judged, deal by deal, as often as wanted or as there is time for, once at least."""
        root = self.nodes[self.root]
        while True:
            judged = int(root["prior_determinizations"])
            self.search(seat_view, config, 0)
            if root["prior_determinizations"] == judged:
                return
            if time.perf_counter() >= end:
                root["prior_determinizations"] = PRIORS_DONE
                return

    def search_until(self, seat_view: SeatView, config: Row, candidates: int, end: float) -> None:
        """As many deals as there is time for, one at least."""
        deals = 1
        while True:
            began = time.perf_counter()
            self.search(seat_view, config, deals * candidates)
            now = time.perf_counter()
            deal = max((now - began) / deals, SHORTEST_ROUND)
            if now + deal > end:
                return
            deals = max(1, min(2 * deals, int(SLICE * (end - now) / deal)))

    def ask(self, seat_view: SeatView) -> None:
        """All legal decisions are in question, compared by the deals to come; what follows them is remembered."""
        for number in (self.root, *self.children()):
            node = self.nodes[number]
            node["visits"], node["shares"], node["eliminated"] = 0, 0, node["action"] not in seat_view.actions

    def drop(self, kept: int, seat: int) -> int:
        """So many decisions stay in question, those that promise most. Returns how many do."""
        nodes = self.nodes
        asked = [child for child in self.children() if not nodes[child]["eliminated"]]

        def liking(child: int) -> tuple[float, int]:
            node = nodes[child]
            value = value_of(float(node["shares"][seat]), int(node["visits"]), float(node["prior"]))
            return -value, int(node["action"])

        asked.sort(key=liking)
        for child in asked[kept:]:
            nodes[child]["eliminated"] = 1
        return min(kept, len(asked))


class SearchBot:
    """Searches as long as its budget lasts; what was found out stays of use within the own turn."""

    def __init__(self, seed: int = 0, cores: int = 1, config: Row | None = None) -> None:
        self.seed = seed
        self.cores = cores
        self.config = config
        self.contexts: list[SearchContext] = []
        self.expected = b""

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        action = (
            seat_view.actions[0]
            if len(seat_view.actions) == 1
            else best_first(self.search(seat_view, budget))[0].action
        )
        self.look_ahead(seat_view, action)
        return action

    def search(self, seat_view: SeatView, budget: Budget) -> list[ActionStats]:
        """Every legal decision as it looks after the search."""
        if not self.contexts or self.contexts[0].rules is not seat_view.rules:
            self.contexts = [SearchContext(seat_view.rules, self.seed, number) for number in range(self.cores)]
        else:
            self.forget_others(seat_view)
        self.expected = seat_view.row.tobytes()
        config = seat_view.rules.search_config if self.config is None else self.config

        def use_budget(number: int) -> None:
            simulations = (budget.simulations + number) // self.cores
            self.contexts[number].run(seat_view, config, Budget(budget.milliseconds, simulations))

        if self.cores == 1:
            use_budget(0)
        else:
            with ThreadPoolExecutor(self.cores) as pool:
                list(pool.map(use_budget, range(self.cores)))
        return gather(seat_view, self.contexts)

    def look_ahead(self, seat_view: SeatView, action: int) -> None:
        """Notes what the seat will see if its decision brings nothing that it does not know already."""
        self.forget_others(seat_view)
        self.expected = seat_view.after(action).tobytes()
        for context in self.contexts:
            context.keep(action)

    def forget_others(self, seat_view: SeatView) -> None:
        """Trees that are about something else than what the seat sees now are of no use."""
        if self.expected != seat_view.row.tobytes():
            for context in self.contexts:
                context.forget()


def value_of(shares: float, visits: int, prior: float) -> float:
    """The share that a decision promises whoever makes it: in the deals tried, and at a glance."""
    return (shares + ROOT_PRIOR_VISITS * prior) / (visits + ROOT_PRIOR_VISITS)


def gather(seat_view: SeatView, contexts: Sequence[SearchContext]) -> list[ActionStats]:
    """What all trees together say."""
    players, seat = int(seat_view.view.players), seat_view.seat
    visits = dict.fromkeys(seat_view.actions, 0)
    priors = dict.fromkeys(seat_view.actions, 0.0)
    shares = {action: np.zeros(players) for action in seat_view.actions}
    for context in contexts:
        for child in context.children():
            node = context.nodes[child]
            action = int(node["action"])
            if action in visits:
                visits[action] += int(node["visits"])
                priors[action] += float(node["prior"]) / len(contexts)
                shares[action] += node["shares"][:players]

    def thought(action: int) -> ActionStats:
        tried, won = visits[action], shares[action]
        value = value_of(float(won[seat]), tried, priors[action])
        return ActionStats(action, tried, (won / max(1, tried)).tolist(), value)

    return [thought(action) for action in seat_view.actions]


def best_first(thoughts: Sequence[ActionStats]) -> list[ActionStats]:
    """What the seat likes most first: what stayed in question for longest, and of that what promises most."""
    return sorted(thoughts, key=lambda thought: (-thought.visits, -thought.value, thought.action))
