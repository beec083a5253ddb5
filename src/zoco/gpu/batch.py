"""Many games side by side on the GPU, for a learner: decisions in; states, legal decisions and views out."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda

import zoco
from zoco.core.chance import CHANCE, seed_dice
from zoco.core.editions import find_edition
from zoco.core.game import check_table
from zoco.core.spec import GameSpec
from zoco.gpu.device import BLOCK, Records, blocks, kernel, require_gpu, zeros


class Batch:
    """Games in `games` places, all by the same number of players. Everything stays on the device.

    A game that is over stays as it is, without legal decisions, until `restart` begins another one in its place. The
    games of place k have the seeds `seed` + k, `seed` + k + `games` and so on, independently of the other places.

    states, chances    records: `states["seat"]` is who decides, `states["ending"]` not 0 where the game is over
    views              records: what the seat that decides may know, as `look` last saw it
    choices, counts    lists of the legal decisions; 0 of them where the game is over
    legal              the same as a mask, one column a decision; to be read only
    points, winners    of the last game that ended in a place; winners is one bit a seat
    refused            how many decisions of a place were not legal; they changed nothing
    seeds              of the games
    """

    def __init__(self, game: str, players: int, seed: int, games: int, edition: str | Path | None = None) -> None:
        require_gpu()
        rules = zoco.rules_of(game)
        check_table(rules, players, seed, games)
        self.rules, self.players, self.games = rules, players, games
        self.edition = cuda.to_device(find_edition(rules, None if edition is None else str(edition)).row)
        self.states = Records(rules.state_dtype, games)
        self.chances = Records(CHANCE, games)
        self.views = Records(rules.view_dtype, games)
        self.choices = zeros((games, rules.most_choices), np.int16)
        self.counts = zeros((games,), np.int16)
        self.legal = zeros((games, rules.actions), np.bool_)
        self.points = zeros((games, rules.most_players), np.int64)
        self.winners = zeros((games,), np.int64)
        self.refused = zeros((games,), np.int64)
        self.seeds = cuda.to_device(np.arange(seed - games, seed, dtype=np.int64))
        self._restart, self._step, self._look = (one[blocks(games), BLOCK] for one in kernels_of(rules))
        self._places = self.edition, self.states.bytes, self.chances.bytes, self.choices, self.counts, self.legal
        self.restart()

    def restart(self) -> None:
        """New games in the places of those that are over."""
        self._restart(self._places, self.players, self.seeds)

    def step(self, actions: Any) -> None:
        """Makes one decision in every place, given by an array of integers on the device. The first array of another
        integer type takes as long as the first step: it is compiled for that type."""
        if tuple(actions.shape) != (self.games,):
            raise TypeError(f"one decision for each of the {self.games} games is needed, not {tuple(actions.shape)}")
        self._step(self._places, actions, self.points, self.winners, self.refused)

    def look(self) -> Records:
        """The views, brought up to date."""
        self._look(self.edition, self.states.bytes, self.views.bytes)
        return self.views


@cache
def kernels_of(rules: GameSpec) -> tuple[Any, Any, Any]:
    new, list_legal, decide = rules.kernel.new, rules.kernel.legal, rules.kernel.step
    score, show = rules.kernel.score, rules.kernel.view
    state_dtype = rules.state_dtype

    @kernel
    def restart(places: Any, players: Any, seeds: Any) -> None:
        edition, states, chances, choices, counts, legal = places
        place = cuda.grid(1)
        if place >= len(counts) or counts[place] > 0:
            return
        seeds[place] += len(counts)
        for k in range(chances.shape[1]):
            chances[place, k] = 0
        seed_dice(chances[place].view(CHANCE)[0].dice, seeds[place], 0)
        new(edition, states[place], chances[place], players)
        n = list_legal(edition, states[place], choices[place])
        for k in range(n):
            legal[place, choices[place, k]] = True
        counts[place] = n

    @kernel
    def step(places: Any, actions: Any, points: Any, winners: Any, refused: Any) -> None:
        edition, states, chances, choices, counts, legal = places
        place = cuda.grid(1)
        if place >= len(counts) or counts[place] == 0:
            return
        action = int(actions[place])
        if action < 0 or action >= legal.shape[1] or not legal[place, action]:
            refused[place] += 1
            return
        for k in range(counts[place]):
            legal[place, choices[place, k]] = False
        chances[place].view(CHANCE)[0].made = 0
        n = decide(edition, states[place], chances[place], action, choices[place])
        for k in range(n):
            legal[place, choices[place, k]] = True
        counts[place] = n
        if n == 0:
            winners[place] = score(edition, states[place], points[place])

    @kernel
    def look(edition: Any, states: Any, views: Any) -> None:
        place = cuda.grid(1)
        if place < len(states):
            show(edition, states[place], int(states[place].view(state_dtype)[0].seat), views[place])

    return restart, step, look
