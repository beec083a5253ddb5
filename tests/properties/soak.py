"""Many random games, every state of them checked against the laws of the game, in compiled code on several threads."""

import argparse
import importlib
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numba
import numpy as np
from numba.core.caching import FunctionCache
from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeElapsedColumn, TimeRemainingColumn

import zoco
from zoco import game_folders
from zoco.core.chance import CHANCE, Dice, below, new_dice, seed_dice
from zoco.core.compiling import CORE, cache_root, jit, sources_hash, sources_in
from zoco.core.editions import Edition, shipped_editions
from zoco.core.layout import Cells, Choices, row

if TYPE_CHECKING:
    from tests.properties.games import Laws, Memory
    from zoco.core.kernel import Kernel
    from zoco.core.spec import GameSpec

DECISIONS, ENDING, BROKEN = 0, 1, 2  # the columns of the results
COLUMNS = 3
MOST_DECISIONS = 100_000
NO_CHOICE, NEVER_ENDS, WRONG_RESULT = 97, 98, 99  # laws of every game
BATCH = 500


# ---- compiled


@jit
def at_random(e: Any, s: Any, choices: Choices, n: int, dice: Dice, seed: int) -> int:
    """One of the n choices."""
    return int(choices[below(dice, n)])


@jit
def nothing(e: Any, before: Any, action: int, after: Any, choices: Choices, n: int, counts: Cells) -> int:
    """Watches a decision and finds nothing."""
    return 0


def games_checker(
    kernel: "Kernel",
    edition_dtype: np.dtype[Any],
    state_dtype: np.dtype[Any],
    broken: Callable[..., int],
    is_result: Callable[..., bool],
    choose: Callable[..., int],
    watch: Callable[..., int],
) -> Callable[..., None]:
    """A loop over games that checks the laws: `choose` decides, `watch` looks at a decision and at what it changed."""
    legal, apply, score = kernel.legal, kernel.apply, kernel.score
    compiled = partial(compile_laws, Path(broken.__code__.co_filename).parent, f"{choose.__name__}_{watch.__name__}")

    @compiled
    def check_game(memory: "Memory", seed: int, points: Cells, result: Cells, every: int) -> None:
        """Plays a game that has been set up, and writes its decisions, its ending and the first law it breaks.

        The laws are checked after every `every` decisions, at different ones in each game, and at the end.
        """
        edition, state, chance, dice, choices = memory
        before = state.copy()
        e, s, b = edition.view(edition_dtype)[0], state.view(state_dtype)[0], before.view(state_dtype)[0]
        made = 0
        code = broken(e, s)
        while code == 0 and s.ending == 0:
            n = legal(edition, state, choices)
            if n <= 0 or made == MOST_DECISIONS:
                code = NO_CHOICE if n <= 0 else NEVER_ENDS
                break
            action = choose(e, s, choices, n, dice, seed)
            before[:] = state
            apply(edition, state, chance, action)
            made += 1
            if (made + seed) % every == 0 or s.ending != 0:
                code = broken(e, s)
            if code == 0:
                code = watch(e, b, action, s, choices, n, result[COLUMNS:])
        if code == 0:
            winners = score(edition, state, points)
            if legal(edition, state, choices) != 0 or not is_result(e, s, points, winners):
                code = WRONG_RESULT
        result[DECISIONS] = made
        result[ENDING] = s.ending
        result[BROKEN] = code

    return one_by_one(kernel, check_game, compiled)


def one_by_one(kernel: "Kernel", check_game: Callable[..., None], compiled: Callable[..., Any]) -> Callable[..., None]:
    new = kernel.new

    @compiled
    def check_games(memory: "Memory", players: int, seed: int, results: Cells, every: int) -> None:
        """Games with seeds from `seed` on, one per row of `results`; with `at_random` those of the playouts."""
        edition, state, chance, dice, _ = memory
        points = np.zeros(players, np.int64)
        for game in range(len(results)):
            seed_dice(chance.view(CHANCE)[0].dice, seed + game, 0)
            seed_dice(dice, seed + game, 1)
            new(edition, state, chance, players)
            check_game(memory, seed + game, points, results[game], every)

    return cast("Callable[..., None]", check_games)


def compile_laws(laws: Path, name: str, function: Callable[..., None]) -> Callable[..., None]:
    """Under a name of its own: Numba would take functions of one name in the cache for each other."""
    function.__qualname__ = f"{laws.name}_{name}.{function.__name__}"
    compiled = numba.njit(nogil=True)(function)
    if hasattr(compiled, "py_func"):
        compiled._cache = LawsCache(function, laws)  # type: ignore[attr-defined]
    return cast("Callable[..., None]", compiled)


class LawsCache(FunctionCache):
    """Keeps compiled laws under a hash of all sources: Numba's own key would not notice a change in another file."""

    def __init__(self, function: Callable[..., None], laws: Path) -> None:
        sources = sources_in([CORE, laws, Path(__file__).parent, *game_folders().values()])
        numba.config.CACHE_DIR = str(cache_root() / f"laws-{sources_hash(sources)}")  # type: ignore[attr-defined]
        super().__init__(function)  # type: ignore[no-untyped-call]

    def _index_key(self, signature: Any, code: Any) -> Any:
        return signature, code.magic_tuple()


# ---- in batches


class Batch(NamedTuple):
    """Games of one kind with consecutive seeds."""

    players: int
    edition: Edition
    seed: int
    games: int


def batches(rules: "GameSpec", games: int, first_seed: int) -> Iterator[Batch]:
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


def check_batch(rules: "GameSpec", laws: "Laws", batch: Batch, columns: int = COLUMNS, every: int = 1) -> Cells:
    results = np.zeros((batch.games, columns), np.int64)
    memory = batch.edition.row, row(rules.state_dtype), row(CHANCE), new_dice(0, 0), rules.choices()
    laws.check_games(memory, batch.players, batch.seed, results, every)
    return results


def first_break(laws: "Laws", batch: Batch, results: Cells) -> str | None:
    for game, result in enumerate(results):
        if result[BROKEN]:
            return (
                f"{batch.players} players, edition {batch.edition.name}, seed {batch.seed + game}, "
                f"decision {result[DECISIONS]}: law {result[BROKEN]}, {laws.LAWS[int(result[BROKEN])]}"
            )
    return None


def soak(rules: "GameSpec", laws: "Laws", games: int, jobs: int, first_seed: int, every: int, console: Console) -> int:
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
                waiting.append((batch, pool.submit(check_batch, rules, laws, batch, COLUMNS, every)))
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
    parser.add_argument(
        "--every", type=int, default=1, help="check after that many decisions: what breaks stays broken"
    )
    arguments = parser.parse_args()
    rules = zoco.rules_of(name)
    laws: Laws = importlib.import_module(f"tests.{name}.invariants")
    check_batch(rules, laws, next(batches(rules, 1, 0)))  # compiles, before the clock starts
    return soak(rules, laws, arguments.games, arguments.jobs, arguments.seed, arguments.every, Console())
