"""`zoco arena`: a match between bots, which can be interrupted and continued, and how strong they are."""

import json
import multiprocessing
import re
import sys
from argparse import Namespace
from collections.abc import Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from itertools import chain, islice
from pathlib import Path
from typing import Any, TypeAlias

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from zoco import rules_of
from zoco.arena.book import Book
from zoco.arena.match import Match, Played, play_game
from zoco.arena.standings import Standings
from zoco.arena.statistics import BOUND, Sprt
from zoco.bots import player_named
from zoco.commands import interrupts_held, screen
from zoco.commands.processes import MOST_JOBS, count_cores, without_interrupts
from zoco.core.compiling import has_cache
from zoco.core.editions import Edition, find_edition
from zoco.core.errors import TableError, ZocoError
from zoco.core.game import MOST_SEED, check_table
from zoco.core.spec import GameSpec
from zoco.messages import text

Games: TypeAlias = Generator[tuple[Played, str], None, None]

MOST_FILE_NAME = 180


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    match = match_of(options, rules)
    edition = find_edition(rules, options.edition)
    wanted = match.whole_groups(options.games)
    if match.seed_of(wanted) > MOST_SEED:
        raise TableError("wrong-seed", seed=str(match.seed))
    sprt = Sprt(*options.sprt) if options.sprt else None
    if sprt is not None and len(match.bots) != 2:
        raise TableError("arena-sprt-two-bots", bots=len(match.bots))
    heading = {"game": rules.name, "edition": edition.name, "players": match.players}
    heading |= {"bots": list(match.bots), "seed": match.seed}
    path = Path(options.records or default_file(match, edition))
    rules.warm_up()
    rules.warm_up(bots=True)
    with Book(path, heading | {"rules": rules.version}) as book:
        standings = Standings(match, wanted, sprt, book.games)
        announce(standings, options.games)
        interrupted = play_all(standings, book, options.jobs)
    show(heading | standings.report(), options.json)
    errors = screen(stderr=True)
    if interrupted:
        errors.print(text("arena-interrupted", games=len(standings.games), wanted=wanted), soft_wrap=True)
    errors.print(text("arena-kept", games=len(standings.games), path=str(path)), soft_wrap=True)
    return 130 if interrupted else 0


def match_of(options: Namespace, rules: GameSpec) -> Match:
    fitting = min(max(len(options.bots), rules.fewest_players), rules.most_players)
    players = options.players if options.players is not None else fitting
    check_table(rules, players, options.seed)
    sys.path.append(str(Path.cwd()))  # for users' own bots; child processes inherit it
    for name in options.bots:
        player_named(name, options.seed)
    return Match(options.game, options.edition, players, tuple(options.bots), options.seed)


def default_file(match: Match, edition: Edition) -> str:
    """In the current folder, named after the match."""
    words = [match.game, *([edition.name] if match.edition else []), *match.bots]
    words += [f"{match.players}p", f"seed{match.seed}"]
    return "-".join(re.sub(r"\W+", "_", word) for word in words)[-MOST_FILE_NAME:] + ".jsonl"


def announce(standings: Standings, asked: int) -> None:
    """Says what will be played, if that is not simply what was asked for."""
    errors, match = screen(stderr=True), standings.match
    if standings.wanted != asked:
        errors.print(text("arena-rounded", games=standings.wanted, group=match.group), soft_wrap=True)
    if standings.games:
        errors.print(text("arena-continued", games=len(standings.games), wanted=standings.wanted), soft_wrap=True)


# ---- playing


def play_all(standings: Standings, book: Book, jobs: int | None) -> bool:
    """Plays the missing games; true if Ctrl-C came before the end."""
    errors = screen(stderr=True)
    figures = (MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.fields[line]}"))
    columns = (TextColumn("{task.description}"), BarColumn(20), *figures)
    bars = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)
    numbers = [] if standings.done else standings.missing()
    try:
        with bars, closing(play_numbers(standings.match, numbers, jobs)) as games:
            bar = bars.add_task(text("simulate-playing"), total=standings.wanted, line="")
            bars.update(bar, completed=len(standings.games), line=standings.line())
            for played, record in games:
                with interrupts_held():
                    book.add(played, record)
                    standings.add(played)
                bars.update(bar, completed=len(standings.games), line=standings.line())
                if standings.done:
                    break
    except KeyboardInterrupt:
        if not standings.games:
            raise
        return True
    except ZocoError:
        if standings.games:
            errors.print(text("arena-kept", games=len(standings.games), path=str(book.path)), soft_wrap=True)
        raise
    return False


def play_numbers(match: Match, numbers: list[int], jobs: int | None) -> Games:
    jobs = min(jobs or count_cores(), len(numbers), MOST_JOBS)
    if jobs > 1 and has_cache():  # else each process would have to compile the rules for itself
        yield from play_in_processes(match, iter(numbers), jobs)
    elif numbers:
        load_entry_points(match.game)
        yield from (play_game(match, number) for number in numbers)


def load_entry_points(game: str) -> None:
    """Loads compiled code beforehand, so that it does not count as thinking time."""
    rules = rules_of(game)
    for _, call in chain(rules.entry_points(), rules.bot_entry_points()):
        call()


def play_in_processes(match: Match, numbers: Iterator[int], jobs: int) -> Games:
    """Games as they end. Only this process receives Ctrl-C; it ends the others."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, load_entry_points, (match.game,)) as pool:
        try:
            with without_interrupts():
                running = {pool.submit(play_game, match, number) for number in islice(numbers, 2 * jobs)}
            while running:
                ended, running = wait(running, return_when=FIRST_COMPLETED)
                running |= {pool.submit(play_game, match, number) for number in islice(numbers, len(ended))}
                for game in sorted(ended, key=lambda game: game.exception() is not None):
                    yield game.result()
        except BrokenProcessPool:
            raise ZocoError("simulate-process-died") from None
        finally:
            for process in multiprocessing.active_children():  # a game may take minutes more
                process.terminate()
            pool.shutdown(cancel_futures=True)


# ---- telling


def show(report: dict[str, Any], as_json: bool) -> None:
    if as_json:
        print(json.dumps(report))
        return
    console = screen()
    title = rules_of(report["game"]).title
    heading = text("arena-title", game=title, edition=report["edition"], players=report["players"])
    table = Table(title=heading)
    table.add_column(text("arena-bot"), overflow="fold")
    for column in ("games", "first", "points", "rating"):
        table.add_column(text(f"arena-{column}"), justify="right", no_wrap=True)
    for bot in report["bots"]:
        table.add_row(*strength_row(bot))
    console.print(table)
    console.print(seats_table(report))
    lengths = {key: f"{report[f'{key}_per_game']:.1f}" for key in ("decisions", "turns")}
    console.print(text("arena-lengths", **lengths), soft_wrap=True)
    for bot in report["bots"]:
        if bot["late"]:
            worst = f"{bot['longest_milliseconds']:,.0f}"
            console.print(text("arena-late", bot=bot["bot"], count=bot["late"], worst=worst), soft_wrap=True)
    if "sprt" in report:
        console.print(sprt_line(report["sprt"], *report["bots"]), soft_wrap=True)


def strength_row(bot: dict[str, Any]) -> list[str]:
    low, high = bot["first_interval"]
    return [
        bot["bot"],
        f"{bot['games']:,}",
        f"{bot['first']:.1%} ({100 * low:.1f}–{100 * high:.1f})",
        f"{bot['points']:.1f}" if bot["points"] is not None else "",
        f"{bot['rating']:+.0f} ± {bot['rating_plus_minus']:.0f}" if bot["rating_plus_minus"] else "0",
    ]


def seats_table(report: dict[str, Any]) -> Table:
    """How often a bot came first from each seat, and how long it thought."""
    table = Table(title=text("arena-seats-title"))
    table.add_column(text("arena-bot"), overflow="fold")
    for seat in range(report["players"]):
        table.add_column(text("arena-seat", seat=seat), justify="right", no_wrap=True)
    table.add_column(text("arena-mean"), justify="right")
    table.add_column(text("arena-longest"), justify="right")
    for bot in report["bots"]:
        table.add_row(*seats_row(bot))
    table.add_section()
    table.add_row(text("arena-all"), *[f"{first:.1%}" for first in report["seats"]])
    return table


def seats_row(bot: dict[str, Any]) -> list[str]:
    firsts = ["" if first is None else f"{first:.1%}" for first in bot["first_by_seat"]]
    return [bot["bot"], *firsts, f"{bot['mean_milliseconds']:,.1f}", f"{bot['longest_milliseconds']:,.0f}"]


def sprt_line(sprt: dict[str, Any], first: dict[str, Any], second: dict[str, Any]) -> str:
    numbers = {"ratio": f"{sprt['ratio']:.2f}", "bound": f"{BOUND:.2f}"}
    elos = {key: f"{sprt[key]:g}" for key in ("elo0", "elo1")}
    return text(f"arena-sprt-{sprt['verdict'] or 'open'}", bot=first["bot"], other=second["bot"], **elos, **numbers)
