"""Everything that people read comes from catalogues, one file per language: those beside this file, and each game's."""

import os
import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TypeAlias, Union

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message as FluentMessage

from zoco import game_folders

FOLDER = Path(__file__).parent
DEFAULT = "en"
ENTRY = re.compile(r"\n(?=[a-z])")  # only an id begins a line with a letter
LARGE = 10**18
MOST_SIGNS = 900
UNPRINTABLE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

Parameter: TypeAlias = Union[str, int, float, "Message"]


@dataclass(slots=True)
class Message:
    """What is to be said, before it is put into a language."""

    id: str
    parameters: Mapping[str, Parameter]


def message(id: str, **parameters: Parameter) -> Message:
    return Message(id, parameters)


def languages() -> list[str]:
    return sorted(path.stem for path in FOLDER.glob("*.ftl"))


def catalogue_paths(language: str) -> list[Path]:
    """The shared catalogue and those of the installed games and their lessons; no game is loaded for it."""
    own = [folder / part / f"{language}.ftl" for folder in game_folders().values() for part in ("messages", "lessons")]
    return [FOLDER / f"{language}.ftl", *filter(Path.exists, own)]


class Catalogue(FluentBundle):
    """Parses a message when it is first said: a command says few, and parsing all would take longer than its work."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False)
        self.sources: dict[str, str] = {}
        for path in catalogue_paths(language):
            for entry in ENTRY.split(path.read_text(encoding="utf-8")):
                self.sources.setdefault(entry.partition(" ")[0], entry)

    def get_message(self, message_id: str) -> FluentMessage:
        if not self.has_message(message_id):
            self.add_resource(FluentResource(self.sources[message_id]))
        return super().get_message(message_id)


@cache
def catalogue(language: str) -> Catalogue:
    if language not in languages():
        raise LookupError(f"There is no catalogue {language!r}; there are: {', '.join(languages())}.")
    return Catalogue(language)


def preferred_language() -> str:
    """The language asked for by ZOCO_LANGUAGE; English otherwise."""
    wanted = os.environ.get("ZOCO_LANGUAGE", DEFAULT)[:2].lower()
    return wanted if wanted in languages() else DEFAULT


def say(what: Message, language: str | None = None) -> str:
    """A message in words."""
    language = language or preferred_language()
    bundle = catalogue(language)
    pattern = bundle.get_message(what.id).value
    if pattern is None:
        raise LookupError(f"{language}.ftl: {what.id} has no text")
    parameters = {name: put_in(value, language) for name, value in what.parameters.items()}
    text, errors = bundle.format_pattern(pattern, parameters)
    if errors:
        raise LookupError(f"{language}.ftl: {what.id}: {errors[0]}")
    return str(text)


def put_in(value: Parameter, language: str) -> str | int | float:
    """A parameter as it goes into a sentence."""
    if isinstance(value, Message):
        return shortened(say(value, language))
    if isinstance(value, int) and abs(value) >= LARGE:  # from a file; the number formatter breaks on it
        return f"{str(value)[:20]}…"
    return printable(shortened(value)) if isinstance(value, str) else value


def shortened(text: str) -> str:
    """Fluent refuses parameters of more than 1000 characters."""
    return text if len(text) <= MOST_SIGNS else text[: MOST_SIGNS - 1] + "…"


def printable(text: str) -> str:
    """Names, notations and paths come from anywhere: no character of theirs may control a terminal or reverse text."""
    if text.isprintable():
        return text
    return "".join("�" if unicodedata.category(sign) in UNPRINTABLE else sign for sign in text)


def text(id: str, **parameters: Parameter) -> str:
    return say(Message(id, parameters))
