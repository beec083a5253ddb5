"""The rules on the GPU of this machine: first the same games as on the CPU, then how fast they are played. Without a
GPU it says so and stops.
"""

import argparse
import hashlib
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from numba import cuda
from rich.console import Console
from rich.table import Table

import zoco
import zoco.gpu
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import standard_edition
from zoco.core.layout import Cells, row
from zoco.core.spec import GameSpec

GAMES = 100_000  # of each number of players, played by both
PARALLEL = [1 << k for k in range(15, 21)]
ROUNDS = 3
AT_LEAST = 1 << 19  # games in one measurement, and two a thread
BATCH = 1 << 16
STEPS = 200
PLACES, TURNS = 64, 3000  # of the batches that are compared
OUTSIDE = 1_000_000  # no decision


def on_the_cpu(rules: GameSpec, players: int, games: int) -> Cells:
    """The same games, on all cores."""
    results = np.zeros((games, 3 + rules.most_players), np.int64)
    edition, share = standard_edition(rules).row, 1000

    def play(first: int) -> None:
        rules.kernel.playouts(edition, row(rules.playout_dtype), players, first, results[first : first + share])

    with ThreadPoolExecutor(os.cpu_count()) as threads:
        list(threads.map(play, range(0, games, share)))
    return results


def checksum(results: Cells) -> str:
    return hashlib.sha256(np.ascontiguousarray(results).tobytes()).hexdigest()[:16]


def seconds(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    cuda.synchronize()
    return time.perf_counter() - began


def check_games(rules: GameSpec, players: int, games: int) -> dict[str, Any]:
    ours = zoco.gpu.playouts(rules.name, players, 0, games).copy_to_host()
    theirs = on_the_cpu(rules, players, games)
    return {"gpu": checksum(ours), "cpu": checksum(theirs), "decisions": int(ours[:, 0].sum()), "games": games}


def check_batch(rules: GameSpec, players: int) -> dict[str, Any]:
    """Places of a batch against the rules on the CPU, over several games: states, masks, views and results."""
    games, kernel, edition = PLACES, rules.kernel, standard_edition(rules).row
    batch = zoco.gpu.Batch(rules.name, players, 1, games)
    states = [(row(rules.state_dtype), row(CHANCE), rules.choices(), row(rules.view_dtype)) for _ in range(games)]
    counts, seeds, rng = [0] * games, np.arange(1 - games, 1), np.random.default_rng(players)
    results = np.zeros((games, 1 + rules.most_players), np.int64)
    compared = ended = 0
    for turn in range(TURNS):
        for place, (state, chance, choices, _) in enumerate(states):
            if counts[place] == 0:
                seeds[place] += games
                chance[:] = 0
                chance.view(CHANCE)[0].dice[:] = new_dice(int(seeds[place]), 0)
                kernel.new(edition, state, chance, players)
                counts[place] = kernel.legal(edition, state, choices)
                ended += turn > 0
        batch.restart()
        if turn % 10 == 0:
            rows, masks = batch.states.bytes.copy_to_host(), batch.legal.copy_to_host()
            views = batch.look().bytes.copy_to_host()
            if not (np.c_[batch.winners.copy_to_host(), batch.points.copy_to_host()] == results).all():
                raise SystemExit(f"{rules.name}: points or winners differ at step {turn}")
            for place, (state, _, choices, view) in enumerate(states):
                kernel.view(edition, state, int(state.view(rules.state_dtype)[0].seat), view)
                mask = np.zeros(rules.actions, np.bool_)
                mask[choices[: counts[place]]] = True
                same = (rows[place] == state).all() and (masks[place] == mask).all()
                if not same or not (views[place] == view).all():
                    raise SystemExit(f"{rules.name}: place {place} differs at step {turn}")
                compared += 1
        actions = np.array([states[k][2][rng.integers(counts[k])] for k in range(games)], np.int64)
        if turn % 7 == 0:  # refused: nothing changes
            batch.step(cuda.to_device(np.where(np.arange(games) % 2 == 0, OUTSIDE, -1)))
        batch.step(cuda.to_device(actions))
        for place, (state, chance, choices, _) in enumerate(states):
            chance.view(CHANCE)[0].made = 0
            counts[place] = kernel.step(edition, state, chance, int(actions[place]), choices)
            if counts[place] == 0:
                results[place, 0] = kernel.score(edition, state, results[place, 1:])
    refused = int(batch.refused.copy_to_host().sum())
    return {"compared": compared, "games ended": ended, "refused": refused, "expected": games * len(range(0, TURNS, 7))}


def measure_playouts(rules: GameSpec, players: int, threads: int) -> dict[str, Any]:
    games = max(AT_LEAST, 2 * threads)
    rates = []
    for round in range(ROUNDS):
        began = time.perf_counter()
        results = zoco.gpu.playouts(rules.name, players, round * games, games, threads)
        cuda.synchronize()
        elapsed = time.perf_counter() - began
        rates.append(int(results.copy_to_host()[:, 0].sum()) / elapsed)
    return {"threads": threads, "games": games, "rate": statistics.median(rates), "rates": rates}


def measure_batch(rules: GameSpec, players: int, games: int) -> dict[str, Any]:
    """Steps of a batch driven by PyTorch, which chooses at random among the legal decisions."""
    import torch  # noqa: PLC0415, used where it is

    batch = zoco.gpu.Batch(rules.name, players, 0, games)
    choices, counts = torch.as_tensor(batch.choices, device="cuda"), torch.as_tensor(batch.counts, device="cuda")
    legal, views = torch.as_tensor(batch.legal, device="cuda"), torch.as_tensor(batch.views, device="cuda")
    assert legal.data_ptr() == batch.legal.__cuda_array_interface__["data"][0], "a copy was made"
    assert views.data_ptr() == batch.views.__cuda_array_interface__["data"][0], "a copy was made"
    phases = torch.as_tensor(batch.states["phase"], device="cuda")
    assert phases.shape == (games,), phases.shape

    def choose() -> Any:
        pick = (torch.rand(games, device="cuda") * counts).long()
        return choices.gather(1, pick[:, None]).squeeze(1).long()

    def steps(look: bool) -> None:
        for _ in range(STEPS):
            batch.step(choose())
            batch.restart()
            if look:
                batch.look()

    steps(True)  # compiles, and spreads the games over all phases
    plain = statistics.median(seconds(lambda: steps(False)) for _ in range(ROUNDS))
    looking = statistics.median(seconds(lambda: steps(True)) for _ in range(ROUNDS))
    alone = seconds(lambda: [choose() for _ in range(STEPS)])
    done = games * STEPS
    refused = int(batch.refused.copy_to_host().sum())
    return {
        "games": games,
        "step + restart": done / plain,
        "with views": done / looking,
        "PyTorch's choice alone": done / alone,
        "refused": refused,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="to compare with the CPU, a number of players each")
    parser.add_argument("--game", choices=zoco.GAMES, help="only this one")
    parser.add_argument("--json", type=Path, help="write the figures here, too")
    options = parser.parse_args()
    console = Console(width=120)
    try:
        zoco.gpu.require_gpu()
    except zoco.gpu.GpuError as error:
        console.print(error)
        return
    figures: dict[str, Any] = {}
    wrong = False
    for name in [options.game] if options.game else zoco.GAMES:
        rules = zoco.rules_of(name)
        tables = range(rules.fewest_players, rules.most_players + 1)
        own: dict[str, Any] = {"compiling": seconds(partial(zoco.gpu.playouts, name, 2, 0, 1))}
        console.print(f"{rules.title}: compiled in {own['compiling']:.0f} s")
        own["checks"] = {players: check_games(rules, players, options.games) for players in tables}
        for players, check in own["checks"].items():
            wrong |= check["gpu"] != check["cpu"]
            console.print(players, "players", check)
        own["tables"] = {players: measure_playouts(rules, players, 1 << 17) for players in tables}
        own["playouts"] = [measure_playouts(rules, 3, threads) for threads in PARALLEL]
        own["batch check"] = {players: check_batch(rules, players) for players in (2, 3)}
        for check in own["batch check"].values():
            wrong |= check["refused"] != check["expected"]
            console.print(check)
        own["batch"] = [measure_batch(rules, 3, games) for games in (BATCH, 4 * BATCH, 16 * BATCH)]
        figures[name] = own
        show(console, rules, own)
        if options.json:
            options.json.write_text(json.dumps(figures, indent=1))
    if wrong:
        sys.exit("The GPU does not play as the CPU does.")
    console.print("The GPU plays as the CPU does.")


def show(console: Console, rules: GameSpec, own: dict[str, Any]) -> None:
    table = Table(title=f"{rules.title}: million decisions per second")
    for column in ("what", "median", "least", "most"):
        table.add_column(column, justify="left" if column == "what" else "right")
    measured = [(f"{players} players, {one['threads']:,} threads", one) for players, one in own["tables"].items()]
    measured += [(f"3 players, {one['threads']:,} threads", one) for one in own["playouts"]]
    for what, one in measured:
        table.add_row(what, *(f"{rate / 1e6:,.1f}" for rate in (one["rate"], min(one["rates"]), max(one["rates"]))))
    for one in own["batch"]:
        for what in ("step + restart", "with views", "PyTorch's choice alone"):
            table.add_row(f"batch of {one['games']:,}, {what}", f"{one[what] / 1e6:,.1f}", "", "")
    console.print(table)


main()
