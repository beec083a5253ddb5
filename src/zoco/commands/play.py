"""`zoco play`: a game in the terminal, on one screen and against bots."""

import json
import os
import random
import select
import signal
import sys
from argparse import Namespace
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from shutil import which

from rich.columns import Columns
from rich.console import Console
from rich.table import Table

from zoco import rules_of
from zoco.bots import Budget, kinds, player_named
from zoco.bots.hints import HINT_MILLISECONDS, hint
from zoco.bots.levels import LEVELS, USUAL_LEVEL
from zoco.commands import interrupts_held, screen
from zoco.commands.background_compilation import BackgroundCompilation
from zoco.commands.replay import show_end, verify
from zoco.core.editions import find_edition, shipped_editions
from zoco.core.errors import RecordError, TableError, ZocoError, shown
from zoco.core.game import Game, check_table
from zoco.core.records import parse_record, read_lines
from zoco.core.spec import GameSpec
from zoco.core.taking_back import Seating, terms_of
from zoco.messages import printable, text

BOT, YOU = "bot", "you"
DEFAULT_SEATS = "you,bot,bot"
LONG_LIST = 40  # a longer list of choices is grouped by its first words
LARGE_GROUP = 12
LONGEST_NUMBER = 9
BOARD_COLUMNS = 80
MANY_LINES = 100  # more than a screen shows


class Quit(Exception):  # noqa: N818
    """The player wants to stop; the game is saved."""


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    with BackgroundCompilation(rules) as compilation:
        return open_table(rules, options, compilation).play()


def open_table(rules: GameSpec, options: Namespace, compilation: BackgroundCompilation) -> "TerminalTable":
    if options.resume is None:
        path = Path(options.save) if options.save else new_save(rules)
        refuse_existing(path)
        game = new_table(rules, options)
    else:
        if options.seats or options.seed is not None:
            raise TableError("play-resume-alone")
        path = Path(options.resume) if options.resume else latest_save(rules)
        game = resume(rules, path, options)
        if options.save:
            path = Path(options.save)
            refuse_existing(path)
    sys.path.append(str(Path.cwd()))  # for users' own bots
    table = TerminalTable(game, path.resolve(), screen(), options.friendly, compilation)
    table.save()
    if table.trouble and (options.save or options.resume is not None):
        raise table.trouble
    return table


def refuse_existing(path: Path) -> None:
    """A new game never overwrites a file."""
    if path.exists():
        raise TableError("play-save-exists", path=str(path))


def new_table(rules: GameSpec, options: Namespace) -> Game:
    """Seats are drawn by lot."""
    seats = [printable(name.strip()) for name in (options.seats or DEFAULT_SEATS).split(",")]
    check_table(rules, len(seats), options.seed)
    bots = iter(name_bots(options.bots, seats.count(BOT)))
    people = [name for name in seats if name not in (BOT, YOU)]
    if not all(people) or len(set(people)) < len(people):
        raise TableError("play-bad-names", seats=options.seats[:80])
    places = [(name, next(bots) if name == BOT else None) for name in seats]
    lot = random.Random(options.seed)
    lot.shuffle(places)
    game = Game(rules, len(seats), options.seed, find_edition(rules, options.edition))
    game.names = [name_at(name, bot, colour) for (name, bot), colour in zip(places, game.seat_names(), strict=True)]
    game.extra["bots"] = [bot for _, bot in places]
    game.extra["started"] = datetime.now().astimezone().isoformat(timespec="seconds")
    return game


def name_bots(written: str | None, count: int) -> list[str]:
    """One name for all bots, or one for each."""
    if written is None:
        return [USUAL_LEVEL] * count
    names = [name.strip() for name in written.split(",")]
    if len(names) == 1 and count:
        names *= count
    if len(names) != count:
        raise TableError("play-bots-count", bots=shown(written), count=count)
    return names


def name_at(name: str, bot: str | None, colour: str) -> str:
    """What a seat is called on the screen."""
    if bot is not None:
        level = any(bot == level.name for level in LEVELS)
        return text("play-bot-name", colour=colour, bot=text(f"level-{bot}") if level else bot)
    return text("play-your-name", colour=colour) if name == YOU else name


def save_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()) / "zoco"


def new_save(rules: GameSpec) -> Path:
    return save_folder() / f"{rules.name}-{datetime.now():%Y%m%d-%H%M%S-%f}.jsonl"


def latest_save(rules: GameSpec) -> Path:
    """The unfinished game that was saved last."""
    saves = save_folder().glob(f"{rules.name}-*.jsonl")
    for path in sorted(saves, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            if parse_record(next(read_lines(path))[1]).result is None:
                return path
        except RecordError as error:
            raise TableError("play-broken-save", path=str(path), what=error.message) from None
    raise TableError("play-no-save", folder=str(save_folder()))


def resume(rules: GameSpec, path: Path, options: Namespace) -> Game:
    try:
        lines = read_lines(path)
        number, line = next(lines)
        game = verify(line, number, options.edition)
        if next(lines, None) is not None:  # saving would lose the others
            raise TableError("play-many-games", path=str(path))
    except RecordError as error:
        raise TableError("play-broken-save", path=str(path), what=error.message) from None
    if game.rules is not rules:
        raise TableError("play-other-game", path=str(path), game=game.rules.title)
    if game.over:
        raise TableError("play-is-over", path=str(path))
    seats = game.extra.get("bots", [None] * game.players)
    bots = iter(name_bots(options.bots, sum(map(bool, seats)))) if options.bots else None
    if "bots" in game.extra:
        game.extra["bots"] = [(next(bots) if bots else known_bot(path, bot)) if bot else None for bot in seats]
    return game


def known_bot(path: Path, bot: str | bool) -> str:
    """A saved game must not make this program run other people's code."""
    if bot is True:
        return USUAL_LEVEL
    if str(bot).partition(":")[0] not in kinds():
        raise TableError("play-other-bot", path=str(path), bot=shown(bot), bots=", ".join(kinds()))
    return str(bot)


class TerminalTable:
    """One screen, the people around it, and the bots."""

    keys = "play-keys"
    """The message that says what may be typed."""

    def __init__(
        self, game: Game, path: Path, console: Console, is_friendly: bool, compilation: BackgroundCompilation
    ) -> None:
        self.game = game
        self.compilation = compilation
        self.path = path
        self.console = console
        names = enumerate(game.extra.get("bots", []))
        self.bots = {seat: player_named(name, random.getrandbits(32)) for seat, name in names if name}
        self.stand_in = player_named(USUAL_LEVEL, 0)
        """For bots that search, which takes too long by interpreted rules."""
        self.people = [seat for seat in range(game.players) if seat not in self.bots]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None  # whose hand may be on the screen
        around_it = Seating.FRIENDLY if is_friendly else Seating.ONE_SCREEN
        self.seating = Seating.ALONE if len(self.people) == 1 else around_it
        self.told = len(game.moves)  # decisions that have been told to the person looking
        self.trouble: ZocoError | None = None  # why the game could not be saved
        self.notice = ""  # for the next time that the screen is drawn

    def play(self) -> int:
        try:
            if not self.people:  # a game of bots is about how they play
                self.compilation.wait()
            while not self.game.over:
                self.compilation.catch_up()
                if self.game.seat in self.bots:
                    self.let_bot_decide()
                elif self.looking != self.game.seat:
                    self.draw_curtain()
                else:
                    self.ask()
        except (Quit, EOFError):
            return self.say_goodbye(0)
        except KeyboardInterrupt:
            return self.say_goodbye(130)
        self.console.print()
        if self.people:
            self.tell_news()
        show_end(self.console, self.game)
        if self.trouble:
            raise self.trouble
        again = f"replay {self.path}{self.edition_option()}"
        self.console.print(text("play-replay", command=command_line(again)), soft_wrap=True)
        return 0

    def let_bot_decide(self) -> None:
        bot, seat_view = self.bots[self.game.seat], self.game.seat_view()
        if bot.budget != Budget() and not self.compilation.ready:
            bot = self.stand_in
        if bot.budget == Budget():
            action = bot.choose(seat_view)
        else:
            with self.console.status(text("play-bot-thinks", name=self.game.seat_names()[self.game.seat])):
                action = bot.choose(seat_view)
        self.decide(seat_view.write(action))

    def decide(self, notation: str) -> None:
        """Decided and saved, or neither."""
        with interrupts_held():
            self.game.play(notation)
            self.save()

    def save(self) -> None:
        """After every decision, so that nothing is ever lost. The file is complete at any moment."""
        part = self.path.with_name(self.path.name + ".part")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part.write_text(json.dumps(self.game.record()) + "\n", encoding="utf-8")
            part.replace(self.path)
            self.trouble = None
        except OSError as error:
            self.trouble = ZocoError("file-unwritable", path=str(self.path), error=error.strerror or str(error))
            with suppress(OSError):
                part.unlink()

    def say_goodbye(self, status: int) -> int:
        if len(self.people) > 1:
            self.wipe()
        self.console.print()
        if self.trouble:
            raise self.trouble
        again = f"play {self.game.rules.name} --resume {self.path}{self.edition_option()}"
        self.console.print(text("play-saved", command=command_line(again)), soft_wrap=True)
        return status

    def edition_option(self) -> str:
        """A user's own file must be named again: a record only has its hash."""
        edition = self.game.edition
        is_shipped = edition in shipped_editions(self.game.rules)
        return "" if is_shipped else f" --edition {edition.file.book.path}"

    def wipe(self) -> None:
        """Clears the screen and the lines scrolled off it: no hand stays visible."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.file.write("\033[H\033[2J\033[3J")
        else:
            self.console.print("\n" * MANY_LINES)

    def give_notice(self) -> None:
        if self.trouble:
            self.console.print(text("play-unsaved", what=self.trouble.message), style="yellow")
        if self.console.width < BOARD_COLUMNS:
            self.console.print(text("play-narrow", columns=self.console.width, wanted=BOARD_COLUMNS), style="yellow")
        if not self.compilation.ready:
            self.console.print(text("play-compiling"), style="dim")
        if self.notice:
            self.console.print(self.notice, style="red")
        self.notice = ""

    def draw_curtain(self) -> None:
        """Hands stay hidden between people on one screen."""
        seat = self.game.seat
        self.looking = None
        self.wipe()
        self.give_notice()
        line = self.read_line(text("play-curtain", name=self.game.seat_names()[seat]) + " ")
        if line == "u":
            try:
                self.take_back()
            except ZocoError as error:
                self.notice = str(error)
            return
        self.looking = seat
        self.told = self.last_decision_of(seat)

    def read_line(self, prompt: str) -> str:
        self.console.print(prompt, end="")
        if sys.stdin.isatty() and os.name == "posix":
            wait_for_typing()
        line = input().strip()
        if line == "q":
            raise Quit
        return line

    def last_decision_of(self, seat: int) -> int:
        """The number of decisions made when this seat last decided."""
        index = len(self.game.moves)
        while index and self.game.at(index - 1).seat != seat:
            index -= 1
        return index

    def ask(self) -> None:
        """One decision of a person."""
        game = self.game
        self.show_board()
        name = game.seat_names()[game.seat]
        self.console.print(text("play-question", name=name, question=game.question()), style="bold")
        choices = arrange(game.legal)
        groups = group(choices)
        self.list_choices(groups)
        decided = len(game.moves)
        while len(game.moves) == decided and not self.answer(choices, groups):
            pass

    def show_board(self) -> None:
        """As the person who looks sees it, with what happened since."""
        game = self.game
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(game.rules.text.board(game.edition.record, game.view(self.looking), game.seat_names()))
        self.tell_news()
        self.give_notice()

    def tell_news(self) -> None:
        for index in range(self.told, len(self.game.moves)):
            for sentence in self.game.told(index, self.looking):
                self.console.print(f"  {sentence}")
        self.told = len(self.game.moves)

    def list_choices(self, groups: dict[str, list[int]]) -> None:
        cells = []
        for name, numbers in groups.items():
            label = f"{numbers[0] + 1:>3} {name}"
            if len(numbers) > 1:
                label += " " + text("play-group", count=len(numbers))
            cells.append(label)
        self.console.print(Columns(cells, padding=(0, 3), column_first=True))
        some = list(self.game.rules.notation.FORMS.values())[-1]
        self.console.print(text(self.keys, example=some), style="dim")

    def answer(self, choices: list[str], groups: dict[str, list[int]]) -> bool:
        """Reads one line; true if it changed something or the table must be shown again."""
        line = self.read_line("> ")
        number = int(line) if line.isdecimal() and len(line) <= LONGEST_NUMBER else 0
        try:
            if line == "u":
                self.take_back()
                return True
            if line == "b":
                return True
            if line == "h":
                self.give_hint(choices)
            elif line.startswith("?"):
                self.explain(line[1:].strip(), choices)
            elif 1 <= number <= len(choices):
                return self.choose(number - 1, choices, groups)
            elif line.isdecimal():
                self.console.print(text("play-no-number", number=line[:20], last=len(choices)), style="red")
            elif line:
                self.decide(as_written(line, choices))
        except ZocoError as error:
            self.console.print(str(error), style="red")
        return False

    def choose(self, index: int, choices: list[str], groups: dict[str, list[int]]) -> bool:
        """By number. The number of a folded group opens it: nothing that was not shown is ever played."""
        for name, numbers in groups.items():
            if index in numbers and len(numbers) > 1:
                self.console.print(text("play-group-open", name=name))
                cells = [f"{k + 1:>3} {choices[k]}" for k in numbers]
                self.console.print(Columns(cells, padding=(0, 3), column_first=True))
                del groups[name]  # open now: its numbers are choices like any other
                return False
        self.decide(choices[index])
        return True

    def take_back(self) -> None:
        """Back to the last decision of a person."""
        game = self.game
        index = max((k for k, (seat, _) in enumerate(game.course()) if seat in self.people), default=-1)
        terms = terms_of(self.seating, game.crossing(index, looked=self.looking == game.seat))
        with interrupts_held():
            game.take_back(index, terms)
            self.save()
        self.told = len(game.moves)

    def give_hint(self, choices: list[str]) -> None:
        """The best choices, from what the person at the screen may know."""
        self.compilation.catch_up()
        if not self.compilation.ready:
            self.console.print(text("play-hint-later"))
            return
        with self.console.status(text("play-thinking")):
            hints = hint(self.game.seat_view(), self.game.seat_names(), Budget(milliseconds=HINT_MILLISECONDS))
        table = Table.grid(padding=(0, 2))
        for found in hints:
            number = choices.index(found.notation) + 1
            table.add_row(f"{number:>3} {found.notation}", f"{found.say_shares()}\n{found.say_why()}")
        self.console.print(table)

    def explain(self, what: str, choices: list[str]) -> None:
        """`?` tells about all choices, `? 3` or `? move 4 0` about one, also about one that is forbidden."""
        if what.isdecimal() and len(what) <= LONGEST_NUMBER and 1 <= int(what) <= len(choices):
            what = choices[int(what) - 1]
        if what:
            what = as_written(what, choices)
            why_not = self.game.why_not(what)
            self.console.print(why_not or self.game.explain(what))
            return
        self.console.print(text(f"{self.game.rules.name}-goal"))
        self.console.print(text("play-help"))
        table = Table.grid(padding=(0, 2))
        for numbers in group(choices).values():
            notation = choices[numbers[0]]
            table.add_row(f"{numbers[0] + 1:>3} {notation}", self.game.explain(notation))
        self.console.print(table)


def command_line(arguments: str) -> str:
    """How to call this command again: it is not always on the path."""
    return f"{'zoco' if which('zoco') else sys.argv[0]} {arguments}"


def wait_for_typing() -> None:
    """Lets Ctrl-C through at any moment: `input` alone misses it just before it begins to read."""
    reader, writer = os.pipe()
    os.set_blocking(writer, False)
    before = signal.set_wakeup_fd(writer)
    try:
        select.select([sys.stdin, reader], [], [])
    finally:
        signal.set_wakeup_fd(before)
        os.close(reader)
        os.close(writer)


def as_written(line: str, choices: list[str]) -> str:
    """A decision as it was typed; case is ignored where that makes it a legal one."""
    typed = " ".join(line.split())
    return next((notation for notation in choices if notation.lower() == typed.lower()), typed)


def arrange(choices: list[str]) -> list[str]:
    """Words in order of appearance, numbers by size."""
    words = list(dict.fromkeys(part for notation in choices for part in notation.split(" ")))

    def rank(notation: str) -> list[tuple[bool, int]]:
        parts = notation.split(" ")
        return [(False, int(part)) if part.isdigit() else (True, words.index(part)) for part in parts]

    return sorted(choices, key=rank)


def group(choices: list[str]) -> dict[str, list[int]]:
    """What is listed: each choice or, in a long list, the choices with the same first word as one."""
    words: dict[str, list[int]] = {}
    for k, notation in enumerate(choices):
        words.setdefault(notation.split(" ")[0], []).append(k)
    groups: dict[str, list[int]] = {}
    for word, numbers in words.items():
        if len(choices) > LONG_LIST and len(numbers) > LARGE_GROUP:
            groups[word] = numbers
        else:
            groups |= {choices[k]: [k] for k in numbers}
    return groups
