"""`zoco play`: a game in the terminal, around one screen and against random bots."""

import json
import os
import random
import time
from argparse import Namespace
from pathlib import Path

from rich.columns import Columns
from rich.console import Console

from zoco import rules_of
from zoco.commands.replay import show_end, verify
from zoco.core.editions import find_edition
from zoco.core.errors import TableError, ZocoError
from zoco.core.game import Game, check_table
from zoco.core.records import read_lines
from zoco.core.rules import Rules
from zoco.messages import text

BOT, YOU = "bot", "you"
DEFAULT_SEATS = "you,bot,bot"
LONG_LIST = 40  # a longer list of choices is grouped by its first words
LARGE_GROUP = 12


class Quit(Exception):  # noqa: N818
    """The player wants to stop; the game is saved."""


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    console = Console(highlight=False)
    rules.warm_up()
    if options.resume is not None:
        path = Path(options.resume) if options.resume else latest_save(rules)
        game = resume(rules, path, options.edition)
        path = Path(options.save or path)
    else:
        game = new_table(rules, options)
        path = Path(options.save) if options.save else new_save(rules)
    table = TerminalTable(game, path, console)
    try:
        table.save()
    except ZocoError as error:
        if options.save or options.resume is not None:
            raise
        console.print(text("play-unsaved", what=error.message), style="yellow", soft_wrap=True)
        table.path = None
    return table.play()


def new_table(rules: Rules, options: Namespace) -> Game:
    """T1.3, A1.1: seats are drawn by lot."""
    seats = [name.strip() for name in (options.seats or DEFAULT_SEATS).split(",")]
    check_table(rules, len(seats), options.seed)
    people = [name for name in seats if name not in (BOT, YOU)]
    if not all(people) or len(set(people)) < len(people):
        raise TableError("play-bad-names", seats=options.seats[:80])
    lot = random.Random(options.seed)
    lot.shuffle(seats)
    game = Game(rules, len(seats), options.seed, find_edition(rules, options.edition))
    unnamed = {BOT: "play-bot-name", YOU: "play-your-name"}
    game.names = [
        text(unnamed[name], colour=colour) if name in unnamed else name
        for name, colour in zip(seats, game.seat_names(), strict=True)
    ]
    game.extra["bots"] = ["random" if name == BOT else None for name in seats]
    game.extra["started"] = time.strftime("%Y-%m-%dT%H:%M:%S%z")
    return game


def save_folder() -> Path:
    return Path(os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()) / "zoco"


def new_save(rules: Rules) -> Path:
    return save_folder() / f"{rules.name}-{time.strftime('%Y%m%d-%H%M%S')}.jsonl"


def latest_save(rules: Rules) -> Path:
    """The newest saved game that is not over."""
    for path in sorted(save_folder().glob(f"{rules.name}-*.jsonl"), reverse=True):
        if '"result"' not in path.read_text(encoding="utf-8"):
            return path
    raise TableError("play-no-save", folder=str(save_folder()))


def resume(rules: Rules, path: Path, edition: str | None) -> Game:
    number, line = next(read_lines(path))
    game = verify(line, number, edition)
    if game.rules is not rules:
        raise TableError("play-other-game", path=str(path), game=game.rules.title)
    if game.over:
        raise TableError("play-is-over", path=str(path))
    game.extra.setdefault("bots", [None] * game.players)
    return game


class TerminalTable:
    """One screen, the people around it, and the bots."""

    def __init__(self, game: Game, path: Path | None, console: Console) -> None:
        self.game = game
        self.path = path
        self.console = console
        self.bots: list[str | None] = game.extra["bots"]
        self.people = [seat for seat in range(game.players) if self.bots[seat] is None]
        self.looking = self.people[0] if len(self.people) == 1 else None  # whose hand may be on the screen
        self.told = len(game.moves)  # decisions told to whoever is looking

    def play(self) -> int:
        try:
            while not self.game.over:
                if self.bots[self.game.seat]:
                    self.game.play(random.choice(self.game.legal))
                else:
                    self.draw_curtain()
                    self.ask()
                self.save()
        except (Quit, EOFError):
            self.say_goodbye()
            return 0
        except KeyboardInterrupt:
            self.say_goodbye()
            return 130
        self.console.print()
        self.tell_news()
        show_end(self.console, self.game)
        if self.path is not None:
            self.console.print(text("play-replay", path=str(self.path)), soft_wrap=True)
        return 0

    def save(self) -> None:
        """After every decision, so that nothing is lost whatever happens. The file is whole at any moment."""
        if self.path is None:
            return
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            part = self.path.with_name(self.path.name + ".part")
            part.write_text(json.dumps(self.game.record()) + "\n", encoding="utf-8")
            part.replace(self.path)
        except OSError as error:
            raise ZocoError("file-unwritable", path=str(self.path), error=error.strerror or str(error)) from None

    def say_goodbye(self) -> None:
        self.console.print()
        if self.path is not None:
            self.console.print(text("play-saved", game=self.game.rules.name, path=str(self.path)), soft_wrap=True)

    def draw_curtain(self) -> None:
        """Hands stay hidden between people on one screen."""
        seat = self.game.seat
        if self.looking == seat:
            return
        self.console.clear()
        self.console.input(text("play-curtain", name=self.game.seat_names()[seat]) + " ")
        self.looking = seat
        self.told = self.last_decision_of(seat)

    def last_decision_of(self, seat: int) -> int:
        """The number of decisions made when this seat last decided."""
        index = len(self.game.moves)
        while index and self.game.at(index - 1).seat != seat:
            index -= 1
        return index

    def ask(self) -> None:
        """One decision of a person."""
        game = self.game
        if self.console.is_terminal:
            self.console.clear()
        self.console.print(game.rules.text.board(game.edition.record, game.view(game.seat), game.seat_names()))
        self.tell_news()
        name = game.seat_names()[game.seat]
        self.console.print(text("play-question", name=name, question=game.question()), style="bold", soft_wrap=True)
        choices = game.legal
        groups = group(choices)
        self.list_choices(groups)
        decided = len(game.moves)
        while len(game.moves) == decided and not self.answer(choices, groups):
            pass

    def tell_news(self) -> None:
        for index in range(self.told, len(self.game.moves)):
            for sentence in self.game.told(index, self.looking):
                self.console.print(f"  {sentence}", markup=False, soft_wrap=True)
        self.told = len(self.game.moves)

    def list_choices(self, groups: dict[str, list[int]]) -> None:
        cells = []
        for name, numbers in groups.items():
            label = f"{numbers[0] + 1:>3} {name}"
            if len(numbers) > 1:
                label += " " + text("play-group", count=len(numbers))
            cells.append(label)
        self.console.print(Columns(cells, padding=(0, 3), column_first=True), markup=False)
        self.console.print(text("play-keys"), style="dim", soft_wrap=True)

    def answer(self, choices: list[str], groups: dict[str, list[int]]) -> bool:
        """Reads one line; true when it changed something or the table must be shown again."""
        line = self.console.input("> ").strip()
        try:
            if line == "q":
                raise Quit
            if line == "u":
                self.take_back()
                return True
            if line == "b":
                return True
            if line.startswith("?"):
                self.explain(line[1:].strip(), choices)
            elif line.isdigit() and 1 <= int(line) <= len(choices):
                return self.choose(int(line) - 1, choices, groups)
            elif line.isdigit():
                self.console.print(text("play-no-number", number=line[:20], last=len(choices)))
            elif line:
                self.game.play(" ".join(line.split()))
        except ZocoError as error:
            self.console.print(str(error), style="red", soft_wrap=True, markup=False)
        return False

    def choose(self, index: int, choices: list[str], groups: dict[str, list[int]]) -> bool:
        """By number. The number of a group that was shown as one line opens it."""
        for name, numbers in groups.items():
            if numbers[0] == index and len(numbers) > 1:
                self.console.print(text("play-group-open", name=name))
                cells = [f"{k + 1:>3} {choices[k]}" for k in numbers]
                self.console.print(Columns(cells, padding=(0, 3), column_first=True), markup=False)
                del groups[name]  # open now: its first number is a choice like any other
                return False
        self.game.play(choices[index])
        return True

    def take_back(self) -> None:
        """Back to the last decision of a person, unless a card was drawn or turned up since."""
        game = self.game
        index = len(game.moves)
        while index and self.bots[game.at(index - 1).seat]:
            index -= 1
        if not index:
            raise TableError("nothing-to-undo")
        trial = game.copy()
        while len(trial.moves) >= index:
            trial.take_back()
        while len(game.moves) >= index:
            game.take_back()
        self.told = len(game.moves)
        self.save()

    def explain(self, what: str, choices: list[str]) -> None:
        """`?` tells about all choices, `? 3` or `? move 4 0` about one, also about one that is forbidden."""
        if what.isdigit() and 1 <= int(what) <= len(choices):
            what = choices[int(what) - 1]
        if what:
            why_not = self.game.why_not(what)
            self.console.print(why_not or self.game.explain(what), soft_wrap=True, markup=False)
            return
        self.console.print(text("play-help"), soft_wrap=True, markup=False)
        shown = choices if len(choices) <= LONG_LIST else [choices[numbers[0]] for numbers in group(choices).values()]
        for notation in shown:
            self.console.print(f"  {notation:<14} {self.game.explain(notation)}", soft_wrap=True, markup=False)


def group(choices: list[str]) -> dict[str, list[int]]:
    """What is listed: every choice by itself or, in a long list, those of one word together."""
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
