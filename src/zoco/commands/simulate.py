"""`zoco simulate`: many games between random players, and their statistics."""

import json
import multiprocessing
import time
from argparse import Namespace
from collections import Counter, deque
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from zoco import rules_of
from zoco.commands import screen
from zoco.commands.processes import MOST_JOBS, count_cores, without_interrupts
from zoco.core.chance import new_dice
from zoco.core.compiling import has_cache
from zoco.core.editions import find_edition
from zoco.core.errors import TableError, ZocoError, writing
from zoco.core.game import MOST_SEED, PLAYERS_STREAM, Game, check_table
from zoco.core.layout import Cells, row
from zoco.core.spec import GameSpec
from zoco.messages import text

GAMES_AT_ONCE = 200  # few enough that the progress bar moves and Ctrl-C works
RECORDS_AT_ONCE = 10


class Task(NamedTuple):
    """Consecutive games: the first has this seed, each following one the next."""

    game: str
    edition: str | None
    players: int
    seed: int
    games: int
    records: bool
    legal: bool


class Played(NamedTuple):
    results: Cells  # decisions, ending, winners, points by seat
    lines: list[str]
    began: float
    ended: float


def play_task(task: Task) -> Played:
    rules = rules_of(task.game)
    began = time.monotonic()
    if not task.records:
        results = play_games(rules, task)
        return Played(results, [], began, time.monotonic())
    games = [play_recorded(rules, task, task.seed + k) for k in range(task.games)]
    lines = [json.dumps(game.record(task.legal), separators=(",", ":")) for game in games]
    return Played(np.array([result_row(game) for game in games]), lines, began, time.monotonic())


def play_games(rules: GameSpec, task: Task) -> Cells:
    edition = find_edition(rules, task.edition)
    results = np.zeros((task.games, 3 + rules.most_players), np.int64)
    rules.kernel.playouts(edition.row, row(rules.playout_dtype), task.players, task.seed, results)
    return results


def play_recorded(rules: GameSpec, task: Task, seed: int) -> Game:
    """The game that `play_games` plays with this seed, with its history."""
    edition = find_edition(rules, task.edition)
    game = Game(rules, task.players, seed, edition)
    for action in game.random_future(new_dice(seed, PLAYERS_STREAM)):
        game.act(action)
    return game


def result_row(game: Game) -> list[int]:
    winners = sum(1 << seat for seat in game.winners)
    padding = [0] * (game.rules.most_players - game.players)
    return [len(game.moves), int(game.state.ending), winners, *game.points, *padding]


def load_rules(task: Task) -> None:
    """Plays a game beforehand, so that start-up does not count as playing time."""
    play_task(task._replace(games=1))


@dataclass
class Tally:
    """What has been played so far, in constant memory."""

    rules: GameSpec
    players: int
    lengths: Counter[int] = field(default_factory=Counter)  # games by the number of their decisions
    winners: Counter[int] = field(default_factory=Counter)  # games by their winners, one bit a seat
    ends: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)  # by seat, all games together
    began: float = float("inf")
    ended: float = 0.0

    def add(self, played: Played) -> None:
        self.lengths.update(played.results[:, 0].tolist())
        self.ends.update(played.results[:, 1].tolist())
        self.winners.update(played.results[:, 2].tolist())
        self.points.update(dict(enumerate(played.results[:, 3 : 3 + self.players].sum(axis=0).tolist())))
        self.began, self.ended = min(self.began, played.began), max(self.ended, played.ended)

    @property
    def games(self) -> int:
        return self.lengths.total()

    def median_length(self) -> float:
        lengths = sorted(self.lengths)
        up_to = np.cumsum([self.lengths[length] for length in lengths])
        middle = np.searchsorted(up_to, [(self.games - 1) // 2, self.games // 2], side="right")
        return (lengths[middle[0]] + lengths[middle[1]]) / 2

    def share(self, seat: int) -> float:
        """Of the victories; a shared one is divided."""
        won = (Fraction(count, mask.bit_count()) for mask, count in self.winners.items() if mask >> seat & 1)
        return float(sum(won, Fraction(0)) / self.games)

    def report(self) -> dict[str, Any]:
        games, seconds = self.games, max(self.ended - self.began, 1e-9)
        decisions = sum(length * count for length, count in self.lengths.items())
        return {
            "games": games,
            "decisions": decisions,
            "seconds": round(seconds, 6),
            "games_per_second": round(games / seconds, 1),
            "decisions_per_second": round(decisions / seconds, 1),
            "decisions_per_game": {
                "mean": round(decisions / games, 2),
                "least": min(self.lengths),
                "median": self.median_length(),
                "most": max(self.lengths),
            },
            "points": [round(self.points[seat] / games, 4) for seat in range(self.players)],
            "wins": [round(self.share(seat), 6) for seat in range(self.players)],
            "ends": {name: self.ends[k] for k, name in enumerate(self.rules.endings) if k},
        }


class RecordsFile:
    """Records go to a file beside the wanted one, and replace it only when all games are there."""

    def __init__(self, wanted: str) -> None:
        with writing(wanted):
            self.wanted = Path(wanted)
            self.part = self.wanted
            if self.wanted.is_file() or not self.wanted.exists():  # a pipe or a device is written directly
                self.wanted = self.wanted.resolve()  # a link stays a link
                self.part = self.wanted.with_name(self.wanted.name + ".part")
            self.file = self.part.open("w", encoding="utf-8")
        self.games = 0

    def write(self, lines: list[str]) -> None:
        with writing(self.part):
            self.file.write("".join(line + "\n" for line in lines))
        self.games += len(lines)

    def __enter__(self) -> "RecordsFile":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        keep = kind is KeyboardInterrupt and self.games > 0
        try:
            with writing(self.wanted):
                self.file.close()
                if kind is None and self.part != self.wanted:
                    self.part.replace(self.wanted)
        finally:
            if self.part != self.wanted and not keep:
                self.part.unlink(missing_ok=True)


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    players = options.players if options.players is not None else rules.fewest_players
    check_table(rules, players, options.seed)
    if options.seed + options.games > MOST_SEED:
        raise TableError("wrong-seed", seed=str(options.seed))
    if options.legal and not options.records:
        raise TableError("legal-needs-records")
    edition = find_edition(rules, options.edition)
    tally = Tally(rules, players)
    errors = screen(stderr=True)
    interrupted = False
    records = RecordsFile(options.records) if options.records else None
    try:
        with records or nullcontext():
            rules.warm_up()
            for played in play_all(options, players, errors):
                tally.add(played)
                if records is not None:
                    records.write(played.lines)
    except KeyboardInterrupt:
        interrupted = True
        if not tally.games:
            raise
    heading = {"game": rules.name, "edition": edition.name, "players": players, "seed": options.seed}
    show(heading | tally.report(), options.json)
    if interrupted:
        errors.print(text("simulate-interrupted", games=tally.games, wanted=options.games), soft_wrap=True)
        if records is not None:
            errors.print(text("simulate-part", path=str(records.part)), soft_wrap=True)
    return 130 if interrupted else 0


def tasks_of(options: Namespace, players: int) -> Iterator[Task]:
    size = RECORDS_AT_ONCE if options.records else GAMES_AT_ONCE
    for first in range(0, options.games, size):
        yield Task(
            options.game,
            options.edition,
            players,
            options.seed + first,
            min(size, options.games - first),
            bool(options.records),
            options.legal,
        )


def play_all(options: Namespace, players: int, errors: Console) -> Iterator[Played]:
    """All tasks in order, in as many processes as asked for."""
    first, *others = islice(tasks_of(options, players), MOST_JOBS)
    jobs = min(options.jobs or count_cores(), 1 + len(others))
    if not has_cache():
        jobs = 1  # each process would have to compile the rules for itself
    tasks = tasks_of(options, players)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    if jobs == 1:
        load_rules(first)
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(text("simulate-playing"), total=options.games)
        for played in play_in_processes(tasks, first, jobs) if jobs > 1 else map(play_task, tasks):
            progress.advance(bar, len(played.results))
            yield played


def play_in_processes(tasks: Iterator[Task], first: Task, jobs: int) -> Iterator[Played]:
    """Only this process receives Ctrl-C; it ends the others."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, load_rules, (first,)) as pool:
        try:
            with without_interrupts():
                waiting = deque(pool.submit(play_task, task) for task in islice(tasks, 2 * jobs))
            while waiting:
                played = waiting.popleft().result()
                waiting.extend(pool.submit(play_task, task) for task in islice(tasks, 1))
                yield played
        except BrokenProcessPool:
            raise ZocoError("simulate-process-died") from None
        finally:
            pool.shutdown(cancel_futures=True)


def show(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
        return
    console = screen()
    title = text(
        "simulate-title", game=rules_of(report["game"]).title, edition=report["edition"], players=report["players"]
    )
    facts = Table(title=title, show_header=False)
    lengths = report["decisions_per_game"]
    facts.add_row(text("simulate-games"), f"{report['games']:,}")
    facts.add_row(text("simulate-decisions"), f"{report['decisions']:,}")
    facts.add_row(text("simulate-seconds"), f"{report['seconds']:.2f}")
    facts.add_row(text("simulate-games-per-second"), f"{report['games_per_second']:,.0f}")
    facts.add_row(text("simulate-decisions-per-second"), f"{report['decisions_per_second']:,.0f}")
    spread = text("simulate-spread", **{key: f"{lengths[key]:,.0f}" for key in ("least", "median", "most")})
    facts.add_row(text("simulate-decisions-per-game"), f"{lengths['mean']:,.1f} ({spread})")
    for ending, count in report["ends"].items():
        facts.add_row(text(f"{report['game']}-ending-{ending}"), f"{count:,} ({count / report['games']:.2%})")
    console.print(facts)
    seats = Table()
    for column in ("seat", "points", "wins"):
        seats.add_column(text(f"simulate-{column}"), justify="right")
    for seat, (points, wins) in enumerate(zip(report["points"], report["wins"], strict=True)):
        seats.add_row(str(seat), f"{points:.2f}", f"{wins:.2%}")
    console.print(seats)
