"""Random games by the thousand."""

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda

import zoco
from zoco.core.chance import CHANCE, DICE_SIZE, below, seed_dice
from zoco.core.editions import find_edition
from zoco.core.game import check_table
from zoco.core.spec import GameSpec
from zoco.gpu.device import BLOCK, blocks, kernel, require_gpu, zeros

THREADS = 1 << 17  # more than the largest GPU runs at a time


def playouts(
    game: str, players: int, seed: int, games: int, threads: int = THREADS, edition: str | Path | None = None
) -> Any:
    """Random games with seeds from `seed` on, the very games that `playouts` of the kernel plays.

    An array on the device, one game a row: decisions, ending, winners (one bit a seat), points by seat.
    """
    require_gpu()
    rules = zoco.rules_of(game)
    check_table(rules, players, seed, games)
    numbers = cuda.to_device(find_edition(rules, None if edition is None else str(edition)).row)
    results = zeros((games, 3 + rules.most_players), np.int64)
    players_of(rules)[blocks(min(threads, games)), BLOCK](numbers, players, seed, zeros((1,), np.int64), results)
    return results


@cache
def players_of(rules: GameSpec) -> Any:
    """The function of the GPU that plays a game's random games."""
    new, legal, step, score = rules.kernel.new, rules.kernel.legal, rules.kernel.step, rules.kernel.score
    state_dtype, most_choices = rules.state_dtype, rules.most_choices
    state_size, chance_size = state_dtype.itemsize, CHANCE.itemsize
    state_words, chance_words = -(-state_size // 8), -(-chance_size // 8)  # of 64 bits, for the sake of alignment

    @kernel
    def play(edition: Any, players: Any, seed: Any, taken: Any, results: Any) -> None:
        """A game lives in its thread's own memory. A thread whose game is over takes the next one at once; otherwise it
        would wait for the longest game of its warp."""
        state = cuda.local.array(state_words, np.int64).view(np.uint8)[:state_size]
        chance = cuda.local.array(chance_words, np.int64).view(np.uint8)[:chance_size]
        dice = cuda.local.array(DICE_SIZE, np.int64)
        choices = cuda.local.array(most_choices, np.int16)
        for k in range(chance_size):
            chance[k] = 0
        made = n = 0
        game = cuda.atomic.add(taken, 0, 1)
        while game < len(results):
            if made == 0:
                seed_dice(chance.view(CHANCE)[0].dice, seed + game, 0)
                seed_dice(dice, seed + game, 1)
                new(edition, state, chance, players)
                n = legal(edition, state, choices)
            n = step(edition, state, chance, int(choices[below(dice, n)]), choices)
            made += 1
            if n == 0:
                results[game, 0] = made
                results[game, 1] = state.view(state_dtype)[0].ending
                results[game, 2] = score(edition, state, results[game, 3:])
                made = 0
                game = cuda.atomic.add(taken, 0, 1)

    return play
