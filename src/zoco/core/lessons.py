"""Lessons: guided games as data. `docs/lessons.md` tells how to write one."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from fnmatch import fnmatchcase
from functools import cache, partial
from pathlib import Path
from typing import Any

from zoco.core.editions import Book, read_book
from zoco.core.errors import LessonError, ZocoError
from zoco.core.records import is_list_of, parse_record, replay_record
from zoco.core.spec import GameSpec
from zoco.messages import Message, message

FILE = re.compile(r"\d\d-(.+)\.toml")
NAME = re.compile(r"[a-z]+(-[a-z]+)*")
OTHERWISE = message("lesson-otherwise")


@dataclass(frozen=True)
class Step:
    """What the coach says and what may be answered. `*` in a decision stands for anything."""

    name: str
    play: Sequence[str] = ()
    """Decisions that are made first, by the seat on turn."""
    done: Sequence[str] = ()
    """Decisions that finish the step; without any there is only something to read."""
    glow: Sequence[str] = ()
    """Decisions that glow; where none are named, those of `done`."""
    look: Sequence[str] = ()
    """Things on the board that are marked."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """What is said to decisions: the last word of a message's id."""

    def finishes(self, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in self.done)

    def glows(self, notation: str) -> bool:
        return any(fnmatchcase(notation, pattern) for pattern in self.glow or self.done)

    def answers_to(self, notation: str, pattern: str) -> bool:
        """A pattern speaks to what does not finish the step; what finishes it is answered where it is named itself."""
        return notation == pattern or (not self.finishes(notation) and fnmatchcase(notation, pattern))

    def answer_to(self, notation: str) -> str | None:
        return next((word for pattern, word in self.answers.items() if self.answers_to(notation, pattern)), None)


@dataclass(frozen=True)
class Lesson:
    game: str
    name: str
    seat: int
    """Of the learner."""
    rules: Sequence[str]
    """That it shows."""
    record: Mapping[str, Any]
    """The game up to the moment at which the lesson begins."""
    steps: Sequence[Step]

    @property
    def title(self) -> Message:
        return message(f"{self.game}-lesson-{self.name}")

    def told(self, step: Step) -> Message:
        return message(f"{self.game}-lesson-{self.name}-{step.name}")

    def answered(self, step: Step, word: str) -> Message:
        return message(f"{self.game}-lesson-{self.name}-{step.name}-{word}")

    def messages(self) -> list[Message]:
        """All that it says."""
        said = [self.title]
        for step in self.steps:
            said += [self.told(step), *(self.answered(step, word) for word in dict.fromkeys(step.answers.values()))]
        return said

    def plain(self) -> dict[str, Any]:
        """For other programs."""
        return asdict(self)


class LessonRun:
    """A lesson that somebody is in the middle of."""

    def __init__(self, rules: GameSpec, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = replay_record(rules, parse_record(dict(lesson.record)))
        self.at = -1
        self.go_on()

    @property
    def over(self) -> bool:
        return self.at == len(self.lesson.steps)

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    def go_on(self) -> None:
        """To the next step."""
        self.at += 1
        for notation in () if self.over else self.step.play:
            self.game.play(notation)

    def decide(self, notation: str) -> Message | None:
        """What the coach says to a decision. One that finishes the step is made, others are not; one that is illegal
        is refused, with its rule."""
        step, word = self.step, self.step.answer_to(notation)
        said = None if word is None else self.lesson.answered(step, word)
        if notation in self.game.legal and not step.finishes(notation):
            return said or OTHERWISE
        self.game.play(notation)
        self.go_on()
        return said

    def copy(self) -> "LessonRun":
        twin = object.__new__(LessonRun)
        twin.lesson, twin.game, twin.at = self.lesson, self.game.copy(), self.at
        return twin


# ---- reading


def is_words(value: Any) -> bool:
    return bool(value) and is_list_of(str, value)


def is_answers(value: Any) -> bool:
    return isinstance(value, dict) and all(isinstance(word, str) and NAME.fullmatch(word) for word in value.values())


Forms = Mapping[str, tuple[Callable[[Any], bool], str]]

LESSON: Forms = {
    "seat": (lambda value: type(value) is int and value >= 0, "lesson-form-seat"),
    "rules": (is_words, "record-form-words"),
    "record": (lambda value: isinstance(value, dict), "record-form-object"),
    "steps": (lambda value: bool(value) and is_list_of(dict, value), "lesson-form-steps"),
}
STEP: Forms = {
    "name": (lambda value: isinstance(value, str) and NAME.fullmatch(value) is not None, "lesson-form-name"),
    "play": (is_words, "record-form-words"),
    "done": (is_words, "record-form-words"),
    "glow": (is_words, "record-form-words"),
    "look": (is_words, "record-form-words"),
    "answers": (is_answers, "lesson-form-answers"),
}


def check_table(book: Book, where: str, table: Mapping[str, Any], forms: Forms, needed: Sequence[str]) -> None:
    for key in needed:
        if key not in table:
            raise book.fail(f"{where}{key}", message("edition-missing"))
    for key, value in table.items():
        if key not in forms:
            raise book.fail(f"{where}{key}", message("edition-unknown-key", allowed=", ".join(forms)))
        is_right, form = forms[key]
        if not is_right(value):
            raise book.fail(f"{where}{key}", message("record-wrong-form", key=key, form=message(form)))


def read_lesson(rules: GameSpec, path: Path) -> Lesson:
    """Reads the form of a file strictly; `rehearse` tries whether it can be played."""
    book = read_book(path, LessonError)
    name = FILE.fullmatch(path.name)
    if name is None or not NAME.fullmatch(name[1]):
        raise book.fail("name", message("lesson-file-name"))
    check_table(book, "", book.data, LESSON, tuple(LESSON))
    for k, step in enumerate(book.data["steps"]):
        check_table(book, f"steps[{k}].", step, STEP, ("name",))
    steps = [Step(**step) for step in book.data["steps"]]
    names = [step.name for step in steps]
    for k, step in enumerate(steps):
        if names.index(step.name) < k:
            raise book.fail(f"steps[{k}].name", message("edition-twice", value=step.name))
    return Lesson(rules.name, name[1], book.data["seat"], book.data["rules"], book.data["record"], steps)


def lesson_paths(rules: GameSpec) -> list[Path]:
    return sorted((rules.folder / "lessons").glob("*.toml"))


@cache
def lessons_of(rules: GameSpec) -> list[Lesson]:
    """A game's lessons in their order; a game need not have any."""
    return [read_lesson(rules, path) for path in lesson_paths(rules)]


# ---- rehearsing


class Rehearsal:
    """Follows every way through a lesson."""

    def __init__(self, rules: GameSpec, path: Path) -> None:
        self.lesson = read_lesson(rules, path)
        self.rules = rules
        self.book = read_book(path, LessonError)
        self.unmet = {
            (k, key, pattern)
            for k, step in enumerate(self.lesson.steps)
            for key in ("done", "glow", "answers")
            for pattern in getattr(step, key)
        }
        """Of each step, what no legal decision has met yet."""

    def run(self) -> None:
        """Raises where a step cannot be reached, or speaks of what cannot be decided."""
        try:
            start = LessonRun(self.rules, self.lesson)
        except ZocoError as error:
            raise self.book.fail("record", error.message) from None
        if self.lesson.seat >= start.game.players:
            raise self.book.fail("seat", message("no-such-seat", seat=self.lesson.seat, last=start.game.players - 1))
        self.follow(start, len(start.game.shuffles))
        for k, key, pattern in sorted(self.unmet):
            raise self.book.fail(f"steps[{k}].{key}", message("lesson-never-legal", decision=pattern))

    def follow(self, run: LessonRun, shuffles: int) -> None:
        """All that can come after this moment."""
        if len(run.game.shuffles) > shuffles:
            raise self.book.fail(f"steps[{min(run.at, len(run.lesson.steps) - 1)}]", message("lesson-shuffles"))
        if run.over:
            return
        if not run.step.done:
            self.branch(run, LessonRun.go_on, shuffles)
            return
        legal = run.game.legal if run.game.seat == self.lesson.seat else []
        if not any(map(run.step.finishes, legal)):
            raise self.book.fail(f"steps[{run.at}].done", message("lesson-stuck", legal=", ".join(legal[:20])))
        for notation in legal:
            self.meet(run, notation)
            if run.step.finishes(notation):
                self.branch(run, partial(LessonRun.decide, notation=notation), shuffles)

    def branch(self, run: LessonRun, go_on: Callable[[LessonRun], object], shuffles: int) -> None:
        other = run.copy()
        try:
            go_on(other)
        except ZocoError as error:
            raise self.book.fail(f"steps[{other.at}].play", error.message) from None
        self.follow(other, shuffles)

    def meet(self, run: LessonRun, notation: str) -> None:
        for key in ("done", "glow", "answers"):
            for pattern in getattr(run.step, key):
                if run.step.answers_to(notation, pattern) if key == "answers" else fnmatchcase(notation, pattern):
                    self.unmet.discard((run.at, key, pattern))


def rehearse(rules: GameSpec, path: Path) -> None:
    Rehearsal(rules, path).run()
