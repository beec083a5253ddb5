"""`zoco learn`: a game's lessons in the terminal."""

import json
from argparse import Namespace
from pathlib import Path

from rich.console import Console

from zoco import rules_of
from zoco.commands import screen
from zoco.commands.background_compilation import BackgroundCompilation
from zoco.commands.play import Quit, TerminalTable, save_folder
from zoco.core.errors import TableError, ZocoError, shown, writing
from zoco.core.lessons import Lesson, LessonRun, lessons_of
from zoco.core.spec import GameSpec
from zoco.messages import Message, say, text

MOST_SHOWN = 8  # decisions that are named because they glow


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    with BackgroundCompilation(rules) as compilation:
        return teach(rules, options, compilation)


def teach(rules: GameSpec, options: Namespace, compilation: BackgroundCompilation) -> int:
    console = screen()
    lessons = lessons_of(rules)
    if not lessons:
        raise TableError("learn-none", game=rules.title)
    if options.lesson is not None and options.lesson > len(lessons):
        raise TableError("learn-no-such-lesson", number=options.lesson, last=len(lessons))
    learned = read_progress().get(rules.name, [])
    show_list(console, rules, lessons, learned)
    at = first_to_learn(lessons, learned) if options.lesson is None else options.lesson - 1
    try:
        while at < len(lessons):
            TerminalLesson(rules, lessons[at], console, compilation).follow()
            keep_progress(rules, lessons[at])
            console.print(text("learn-done", lesson=lessons[at].title), style="green")
            at += 1
            if at < len(lessons):
                wait(console, text("learn-next", lesson=lessons[at].title))
        console.print(text("learn-all-done", game=rules.name), soft_wrap=True)
    except (Quit, EOFError, KeyboardInterrupt):
        console.print()
        console.print(text("learn-later", game=rules.name, number=at + 1))
    return 0


def show_list(console: Console, rules: GameSpec, lessons: list[Lesson], learned: list[str]) -> None:
    console.print(text("learn-title", game=rules.title), style="bold")
    for number, lesson in enumerate(lessons, 1):
        console.print(f" {'✓' if lesson.name in learned else ' '} {number}  {say(lesson.title)}")


def first_to_learn(lessons: list[Lesson], learned: list[str]) -> int:
    """The first lesson again when all are known."""
    return next((k for k, lesson in enumerate(lessons) if lesson.name not in learned), 0)


def wait(console: Console, what: str) -> None:
    console.print(what, end=" ", style="dim")
    if input().strip() == "q":
        raise Quit


class TerminalLesson(TerminalTable):
    """A table at which a coach speaks. Nothing is saved, and others' decisions are in the lesson."""

    keys = "learn-keys"

    def __init__(self, rules: GameSpec, lesson: Lesson, console: Console, compilation: BackgroundCompilation) -> None:
        self.run = LessonRun(rules, lesson)
        super().__init__(self.run.game, Path(), console, is_friendly=False, compilation=compilation)
        self.looking = lesson.seat
        self.answer_before: Message | None = None  # what the coach says to the last decision

    def follow(self) -> None:
        while not self.run.over:
            self.compilation.catch_up()
            if self.run.step.done:
                self.ask()
            else:
                self.show_board()
                wait(self.console, text("learn-go-on"))
                self.run.go_on()

    def give_notice(self) -> None:
        """The coach speaks where a table would have something to say."""
        for what in filter(None, (self.answer_before, self.run.lesson.told(self.run.step))):
            self.console.print(say(what), style="bold cyan")
        self.answer_before = None
        glowing = [notation for notation in self.game.legal if self.run.step.glows(notation)]
        if 0 < len(glowing) <= MOST_SHOWN:
            self.console.print(text("learn-glow", decisions=" · ".join(glowing)), style="dim")

    def decide(self, notation: str) -> None:
        before = self.run.at
        said = self.run.decide(notation)
        if self.run.at > before:
            self.answer_before = said
        elif said is not None:
            self.console.print(say(said), style="yellow")

    def save(self) -> None:
        """A lesson is never half done."""

    def take_back(self) -> None:
        raise TableError("lesson-no-undo")

    def give_hint(self, choices: list[str]) -> None:
        self.console.print(say(self.run.lesson.told(self.run.step)), style="bold cyan")


# ---- what has been learned


def progress_file() -> Path:
    return save_folder() / "lessons.json"


def read_progress() -> dict[str, list[str]]:
    """By game, the names of the lessons that were followed to their end."""
    path = progress_file()
    try:
        kept = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        return {}
    except (OSError, ValueError) as error:
        raise ZocoError("learn-broken-progress", path=str(path), error=shown(str(error))) from None
    if not isinstance(kept, dict) or not all(isinstance(names, list) for names in kept.values()):
        raise ZocoError("learn-broken-progress", path=str(path), error=shown(kept))
    return kept


def keep_progress(rules: GameSpec, lesson: Lesson) -> None:
    path, kept = progress_file(), read_progress()
    kept[rules.name] = sorted({*kept.get(rules.name, []), lesson.name})
    with writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(kept) + "\n", encoding="utf-8")
