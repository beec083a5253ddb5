"""Many random games, every state of them checked against the laws of the game, in compiled code on several threads."""

import argparse
import importlib
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

import zoco
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import Edition, shipped_editions
from zoco.core.layout import Cells, row

if TYPE_CHECKING:
    from tests.properties.games import Laws
    from zoco.core.rules import Rules

DECISIONS, ENDING, BROKEN = 0, 1, 2  # the columns of the results
COLUMNS = 3
MOST_DECISIONS = 100_000
NO_CHOICE, NEVER_ENDS, WRONG_RESULT = 97, 98, 99  # laws of every game
BATCH = 500


class Batch(NamedTuple):
    """Games of one kind with seeds that follow each other."""

    players: int
    edition: Edition
    seed: int
    games: int


def batches(rules: "Rules", games: int, first_seed: int) -> Iterator[Batch]:
    """Every number of players and every shipped edition in turn."""
    kinds = [
        (players, edition)
        for edition in shipped_editions(rules)
        for players in range(rules.fewest_players, rules.most_players + 1)
    ]
    size = max(1, min(BATCH, games // len(kinds)))
    for number, start in enumerate(range(0, games, size)):
        players, edition = kinds[number % len(kinds)]
        yield Batch(players, edition, first_seed + start, min(size, games - start))


def check_batch(rules: "Rules", laws: "Laws", batch: Batch) -> Cells:
    results = np.zeros((batch.games, COLUMNS), np.int64)
    state, chance, dice = row(rules.state_dtype), row(CHANCE), new_dice(0, 0)
    laws.check_games(batch.edition.row, state, chance, dice, rules.choices(), batch.players, batch.seed, results)
    return results


def first_break(laws: "Laws", batch: Batch, results: Cells) -> str | None:
    for game, result in enumerate(results):
        if result[BROKEN]:
            return (
                f"{batch.players} players, edition {batch.edition.name}, seed {batch.seed + game}, "
                f"decision {result[DECISIONS]}: law {result[BROKEN]}, {laws.LAWS[int(result[BROKEN])]}"
            )
    return None


def soak(rules: "Rules", laws: "Laws", games: int, jobs: int, first_seed: int, console: Console) -> int:
    endings: Counter[str] = Counter()
    decisions = finished = 0
    breaks: list[str] = []
    started = time.perf_counter()
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with ThreadPoolExecutor(jobs) as pool, Progress(*columns, console=console) as progress:
        task = progress.add_task(f"{rules.title}: games", total=games)
        waiting: list[tuple[Batch, Future[Cells]]] = []
        coming = batches(rules, games, first_seed)
        while not breaks:
            while len(waiting) < 2 * jobs and (batch := next(coming, None)):
                waiting.append((batch, pool.submit(check_batch, rules, laws, batch)))
            if not waiting:
                break
            batch, future = waiting.pop(0)
            results = future.result()
            finished += len(results)
            decisions += int(results[:, DECISIONS].sum())
            endings.update(rules.endings[int(ending)] for ending in results[:, ENDING])
            breaks += filter(None, [first_break(laws, batch, results)])
            progress.advance(task, len(results))
    report(console, finished, decisions, time.perf_counter() - started, endings, breaks)
    return 1 if breaks else 0


def report(
    console: Console, games: int, decisions: int, seconds: float, endings: Counter[str], breaks: list[str]
) -> None:
    console.print(f"games      {games:,}")
    console.print(f"decisions  {decisions:,}")
    console.print(f"seconds    {seconds:,.1f} ({decisions / seconds:,.0f} decisions a second)")
    console.print(f"endings    {', '.join(f'{name} {count:,}' for name, count in sorted(endings.items()))}")
    console.print(f"broken     {len(breaks)}")
    for found in breaks:
        console.print(f"first      {found}", soft_wrap=True)


def main(name: str) -> int:
    parser = argparse.ArgumentParser(prog=f"python -m tests.{name}.invariants", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--jobs", type=int, default=2, help="threads")
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    arguments = parser.parse_args()
    rules = zoco.rules_of(name)
    laws: Laws = importlib.import_module(f"tests.{name}.invariants")
    check_batch(rules, laws, next(batches(rules, 1, 0)))  # compiles, before the clock starts
    return soak(rules, laws, arguments.games, arguments.jobs, arguments.seed, Console())
