"""Errors. Every one is a message: what was wrong, where, and what would be right."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from zoco.messages import Message, Parameter, say

MOST_SHOWN, MOST_DIGITS = 60, 20


class ZocoError(ValueError):
    def __init__(self, id: str, **parameters: Parameter) -> None:
        super().__init__(id)
        self.message = Message(id, parameters)

    def __str__(self) -> str:
        return say(self.message)


class NotationError(ZocoError):
    """Not a decision of this game."""


class IllegalMove(ZocoError):  # noqa: N818, a term of board games
    """A decision that a rule forbids now; `rule` is its number."""

    def __init__(self, id: str, rule: str, **parameters: Parameter) -> None:
        super().__init__(id, rule=rule, **parameters)
        self.rule = rule


class RecordError(ZocoError):
    """A record that cannot be read or does not replay."""


class EditionError(ZocoError):
    """An edition file that does not describe a playable game."""


class LessonError(ZocoError):
    """A lesson that cannot be read or played."""


class TableError(ZocoError):
    """A table that cannot be set up, or something that cannot be done there."""


class GameError(ZocoError):
    """A game that cannot be loaded."""


def shown(value: Any) -> str:
    """A value as quoted in a message: shortened if it is long. Never raises."""
    try:
        text = repr(value)
    except ValueError:  # a number of thousands of digits
        return "…"
    most = MOST_DIGITS if isinstance(value, int) else MOST_SHOWN
    return text if len(text) <= most else f"{text[:most]}…"


@contextmanager
def writing(path: str | Path) -> Iterator[None]:
    """Names the file in the error if it cannot be written."""
    try:
        yield
    except OSError as error:
        raise ZocoError("file-unwritable", path=str(path), error=error.strerror or str(error)) from None
