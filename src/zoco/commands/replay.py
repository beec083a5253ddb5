"""`zoco replay`: verifies the games of a file, and shows one of them at any moment."""

from argparse import Namespace
from pathlib import Path

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from zoco import rules_of
from zoco.core.editions import Edition, find_edition
from zoco.core.errors import RecordError, TableError, ZocoError
from zoco.core.game import Game
from zoco.core.records import Record, parse_record, read_lines, replay_record
from zoco.core.rules import Rules
from zoco.messages import message, text

TOLD = 6  # that many decisions before the moment are told in words


def run(options: Namespace) -> int:
    console, errors = Console(highlight=False), Console(stderr=True, highlight=False)
    lines = list(read_lines(Path(options.file)))
    if options.game is not None:
        if options.game > len(lines):
            raise RecordError("no-such-game", path=options.file, number=options.game, games=len(lines))
        lines = [lines[options.game - 1]]
    verified: list[tuple[int, Game]] = []
    wrong = 0
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        for number, line in progress.track(lines, description=text("replay-verifying")):
            try:
                verified.append((number, verify(line, number, options.edition)))
            except ZocoError as error:
                wrong += 1
                errors.print(text("error", what=error.message), soft_wrap=True, markup=False)
    if len(lines) == 1 and verified:
        show(console, verified[0][1], options)
    elif options.move is not None or options.seat is not None:
        raise RecordError("choose-a-game", path=options.file, games=len(lines))
    elif verified:
        console.print(summary(verified))
    if len(lines) > 1:
        console.print(text("replay-verified", good=len(verified), games=len(lines)))
    return 1 if wrong else 0


def verify(line: bytes, number: int, edition_name: str | None) -> Game:
    record = parse_record(line, number)
    rules = known_rules(record)
    edition: Edition | None = find_edition(rules, edition_name) if edition_name else None
    return replay_record(rules, record, edition)


def known_rules(record: Record) -> Rules:
    try:
        return rules_of(record.game)
    except TableError as error:
        raise record.fail(error.message) from None


def summary(games: list[tuple[int, Game]]) -> Table:
    table = Table()
    for column in ("game", "title", "players", "decisions", "ending", "points", "winners"):
        table.add_column(text(f"replay-{column}"), justify="right" if column in ("game", "decisions") else "left")
    for number, game in games:
        names = game.seat_names()
        table.add_row(
            str(number),
            game.rules.title,
            str(game.players),
            str(len(game.moves)),
            ending_of(game),
            " ".join(str(points) for points in game.points),
            ", ".join(names[seat] for seat in game.winners),
        )
    return table


def ending_of(game: Game) -> str:
    return text(f"{game.rules.name}-ending-{game.ending}") if game.over else text("replay-running")


def show(console: Console, game: Game, options: Namespace) -> None:
    """A moment: the board, what led there, and what was decided next."""
    index = len(game.moves) if options.move is None else options.move
    moment = game.at(index)
    seat = moment.seat if options.seat is None else options.seat
    view = moment.view(seat)
    names = game.seat_names()
    console.print(text("replay-moment", index=index, last=len(game.moves), title=game.rules.title))
    console.print(game.rules.text.board(game.edition.record, view, names))
    for earlier in range(max(0, index - TOLD), index):
        for sentence in game.told(earlier, seat):
            console.print(f"  {earlier}  {sentence}", markup=False, soft_wrap=True)
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
    table = Table(title=text("score-title", ending=ending_of(game)))
    table.add_column(text("score-player"))
    view = game.view()
    lines = [game.rules.words.score(game.edition.record, view, seat) for seat in range(game.players)]
    for heading, _ in lines[0]:
        table.add_column(text(heading), justify="right")
    table.add_column(text("score-total"), justify="right", style="bold")
    for seat, points in enumerate(game.points):
        mark = " ★" if seat in game.winners else ""
        table.add_row(names[seat] + mark, *[str(part) for _, part in lines[seat]], str(points))
    console.print(table)
