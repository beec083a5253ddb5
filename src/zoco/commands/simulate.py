"""`zoco simulate`: many games between random players, and what they say about the game."""

import json
import multiprocessing
import os
import signal
import time
from argparse import Namespace
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, TextIO

import numpy as np
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from zoco import rules_of
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import find_edition
from zoco.core.errors import TableError, ZocoError
from zoco.core.game import MOST_SEED, PLAYERS_STREAM, Game, check_table
from zoco.core.layout import Cells, row
from zoco.core.rules import Rules
from zoco.messages import text

GAMES_AT_ONCE = 200  # few enough that the bar moves and Ctrl-C is heard
RECORDS_AT_ONCE = 10


class Task(NamedTuple):
    """Some games in a row; the first has this seed, the next one more."""

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


def play_games(rules: Rules, task: Task) -> Cells:
    edition = find_edition(rules, task.edition)
    results = np.zeros((task.games, 3 + rules.most_players), np.int64)
    state, chance, dice = row(rules.state_dtype), row(CHANCE), new_dice(0, 0)
    rules.kernel.playouts(edition.row, state, chance, dice, rules.choices(), task.players, task.seed, results)
    return results


def play_recorded(rules: Rules, task: Task, seed: int) -> Game:
    """The very same game as `play_games` plays with this seed, with its history."""
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
    """So that start-up does not count as playing."""
    play_task(task._replace(games=1))


def start_worker(task: Task) -> None:
    """Ctrl-C is for the process that was started first; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    load_rules(task)


@dataclass
class Tally:
    """What has been played so far."""

    rules: Rules
    players: int
    results: list[Cells] = field(default_factory=list)
    began: float = float("inf")
    ended: float = 0.0

    def add(self, played: Played) -> None:
        self.results.append(played.results)
        self.began, self.ended = min(self.began, played.began), max(self.ended, played.ended)

    def report(self) -> dict[str, Any]:
        rows = np.concatenate(self.results)
        decisions, seconds = rows[:, 0], max(self.ended - self.began, 1e-9)
        winners = (rows[:, 2:3] >> np.arange(self.players)) & 1
        shares = winners / winners.sum(axis=1, keepdims=True)
        endings = np.bincount(rows[:, 1], minlength=len(self.rules.endings))
        return {
            "games": len(rows),
            "decisions": int(decisions.sum()),
            "seconds": round(seconds, 6),
            "games_per_second": round(len(rows) / seconds, 1),
            "decisions_per_second": round(int(decisions.sum()) / seconds, 1),
            "decisions_per_game": {
                "mean": round(float(decisions.mean()), 2),
                "least": int(decisions.min()),
                "median": float(np.median(decisions)),
                "most": int(decisions.max()),
            },
            "points": [round(float(points), 4) for points in rows[:, 3 : 3 + self.players].mean(axis=0)],
            "wins": [round(float(share), 6) for share in shares.mean(axis=0)],
            "ends": {name: int(endings[k]) for k, name in enumerate(self.rules.endings) if k},
        }


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    players = options.players if options.players is not None else rules.fewest_players
    check_table(rules, players, options.seed)
    if options.seed + options.games > MOST_SEED:
        raise TableError("wrong-seed", seed=str(options.seed))
    if options.legal and not options.records:
        raise TableError("legal-needs-records")
    edition = find_edition(rules, options.edition)
    part = Path(f"{options.records}.part") if options.records else None
    tally = Tally(rules, players)
    errors = Console(stderr=True, highlight=False)
    rules.warm_up()
    interrupted = False
    with open_part(part) as file:
        try:
            for played in play_all(options, players, errors):
                tally.add(played)
                if file is not None:
                    file.writelines(line + "\n" for line in played.lines)
        except KeyboardInterrupt:
            interrupted = True
        except OSError as error:
            raise ZocoError("file-unwritable", path=str(part), error=error.strerror or str(error)) from None
    if part is not None and not interrupted:
        part.replace(options.records)
    heading = {"game": rules.name, "edition": edition.name, "players": players, "seed": options.seed}
    if tally.results:
        show(heading | tally.report(), options.json)
    if interrupted:
        played_games = sum(len(rows) for rows in tally.results)
        errors.print(text("simulate-interrupted", games=played_games, wanted=options.games), soft_wrap=True)
        if part is not None:
            errors.print(text("simulate-part", path=str(part)), soft_wrap=True)
        return 130
    return 0


def open_part(part: Path | None) -> "TextIO | nullcontext[None]":
    """Records go to a file beside the wanted one, which is replaced only when all games are there."""
    if part is None:
        return nullcontext()
    try:
        return part.open("w", encoding="utf-8")
    except OSError as error:
        raise ZocoError("file-unwritable", path=str(part), error=error.strerror or str(error)) from None


def tasks_of(options: Namespace, players: int) -> list[Task]:
    size = RECORDS_AT_ONCE if options.records else GAMES_AT_ONCE
    return [
        Task(
            options.game,
            options.edition,
            players,
            options.seed + first,
            min(size, options.games - first),
            bool(options.records),
            options.legal,
        )
        for first in range(0, options.games, size)
    ]


def play_all(options: Namespace, players: int, errors: Console) -> Iterator[Played]:
    """All tasks in order, by as many processes as asked for."""
    tasks = tasks_of(options, players)
    jobs = min(options.jobs or len(os.sched_getaffinity(0)), len(tasks))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    if jobs == 1:
        load_rules(tasks[0])
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(text("simulate-playing"), total=options.games)
        for played in play_in_processes(tasks, jobs) if jobs > 1 else map(play_task, tasks):
            progress.advance(bar, len(played.results))
            yield played


def play_in_processes(tasks: list[Task], jobs: int) -> Iterator[Played]:
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, start_worker, (tasks[0],)) as pool:
        try:
            yield from pool.map(play_task, tasks)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def show(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
        return
    console = Console(highlight=False)
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
