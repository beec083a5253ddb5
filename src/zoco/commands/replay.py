"""`zoco replay`: verifies the games in a file, and shows one of them at any moment."""

from argparse import Namespace
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from zoco import rules_for
from zoco.commands import screen
from zoco.core.compiling import is_warm
from zoco.core.editions import find_edition
from zoco.core.endings import ending_message
from zoco.core.errors import RecordError
from zoco.core.game import Game
from zoco.core.records import parse_record, read_lines, replay_record
from zoco.messages import message, say, text

TOLD = 6  # decisions before the moment that are put into words
LISTED = 100  # games that are listed one by one,
LISTED_ERRORS = 20  # and wrong ones


def run(options: Namespace) -> int:
    console, errors = screen(), screen(stderr=True)
    path = Path(options.file)
    rows: list[list[str]] = []
    good = games = 0
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(text("replay-verifying"), total=size_of(path))
        for number, line in chosen_lines(path, options.game):
            games += 1
            try:
                game = verify(line, number, options.edition, progress)
                good += 1
                if good <= LISTED:
                    rows.append(summary_row(number, game))
            except RecordError as error:
                if games - good <= LISTED_ERRORS:
                    errors.print(text("error", what=error.message), soft_wrap=True)
            progress.advance(bar, len(line))
    if games == 1 and good:
        show(console, game, options)
    elif options.move is not None or options.seat is not None:
        if games > 1:
            raise RecordError("choose-a-game", path=options.file, games=games)
    elif rows:
        console.print(summary(rows))
    if games > 1:
        if good > len(rows):
            console.print(text("replay-more", count=good - len(rows)))
        console.print(text("replay-verified", good=good, games=games))
    return 0 if good == games else 1


def size_of(path: Path) -> int | None:
    """For the progress bar; pipes have none."""
    try:
        return path.stat().st_size or None
    except OSError:
        return None  # reading will tell


def chosen_lines(path: Path, wanted: int | None) -> Iterator[tuple[int, bytes]]:
    """All games of a file, or one. Never more than one is in memory."""
    number = 0
    for number, line in read_lines(path):
        if wanted in (None, number):
            yield number, line
        if wanted == number:
            return
    if wanted is not None:
        raise RecordError("no-such-game", path=str(path), number=wanted, games=number)


def verify(line: bytes, number: int, edition: str | None, progress: Progress | None = None) -> Game:
    record = parse_record(line, number)
    rules = rules_for(record)
    if progress is not None and not is_warm(rules.name):  # the first compile has a display of its own
        progress.stop()
        rules.warm_up()
        progress.start()
    return replay_record(rules, record, given_edition(rules, edition) if edition else None)


given_edition = cache(find_edition)  # read once, not for every game


def summary(rows: list[list[str]]) -> Table:
    table = Table()
    for column in ("game", "title", "players", "decisions", "ending", "points", "winners"):
        table.add_column(text(f"replay-{column}"), justify="right" if column in ("game", "decisions") else "left")
    for row in rows:
        table.add_row(*row)
    return table


def summary_row(number: int, game: Game) -> list[str]:
    names = game.seat_names()
    return [
        str(number),
        game.rules.title,
        str(game.players),
        str(len(game.moves)),
        ending_of(game),
        " ".join(str(points) for points in game.points),
        ", ".join(names[seat] for seat in game.winners),
    ]


def ending_of(game: Game) -> str:
    return say(ending_message(game.rules.name, game.ending)) if game.ending else text("replay-running")


def show(console: Console, game: Game, options: Namespace) -> None:
    """A moment: the board, what led there, and what was decided next."""
    index = len(game.moves) if options.move is None else options.move
    moment = game.at(index)
    seat = moment.seat if options.seat is None else options.seat
    view = moment.view(seat)
    names = game.seat_names()
    console.print(text("replay-moment", index=index, last=len(game.moves), title=game.rules.title))
    console.print(game.rules.text.board(game.edition.record, view, names))
    for earlier in range(max(0, index - TOLD), index + 1):
        taken_over = [one for one in game.substitutes if one.at == earlier]
        told = [text(f"told-{'bot' if one.bot else 'person'}-plays", player=names[one.seat]) for one in taken_over]
        for sentence in told + (game.told(earlier, seat) if earlier < index else []):
            console.print(f"  {earlier}  {sentence}", soft_wrap=True)
    if index < len(game.moves):
        decided = message("replay-decides", player=names[moment.seat], notation=game.moves[index])
        console.print(text("replay-next", index=index, what=decided))
    else:
        show_end(console, game)


def show_end(console: Console, game: Game) -> None:
    names = game.seat_names()
    if not game.over:
        console.print(text("replay-unfinished", player=names[game.seat]))
        return
    if game.ended is not None:
        console.print(text(f"told-{game.ended.how}", player=names[game.ended.seat]))
    table = Table(title=text("score-title", ending=ending_of(game)))
    table.add_column(text("score-player"))
    view = game.view_row()
    lines = [game.rules.words.score(game.edition.row, view, seat) for seat in range(game.players)]
    for heading, _ in lines[0]:
        table.add_column(text(heading), justify="right")
    table.add_column(text(f"{game.rules.name}-score-total"), justify="right", style="bold")
    for seat, points in enumerate(game.points):
        mark = " ★" if seat in game.winners else ""
        table.add_row(names[seat] + mark, *[str(part) for _, part in lines[seat]], str(points))
    console.print(table)
