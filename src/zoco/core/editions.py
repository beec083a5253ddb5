"""Edition files: what is printed on a game's board, cards and tiles, with a provenance for each entry.

Reading is strict. Every error names the line and the key.
"""

import hashlib
import json
import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from zoco.core.errors import EditionError, ZocoError, shown
from zoco.core.layout import Row, read
from zoco.messages import Message, message

if TYPE_CHECKING:
    from zoco.core.notation import Notation
    from zoco.core.spec import GameSpec

PROVENANCES = ("fact", "inferred", "reconstructed")
MOST_BYTES = 1_000_000
NAME = re.compile(r"[a-z0-9][a-z0-9-]{0,39}")
HEADING = re.compile(r"\s*\[\[?\s*([A-Za-z0-9_-]+)\s*\]\]?")
KEY = re.compile(r"\s*([A-Za-z0-9_-]+)\s*=")


class Book:
    """A TOML file, such as an edition: its text, its data, and the lines of its keys."""

    def __init__(self, text: str, path: str, error: type[ZocoError] = EditionError) -> None:
        self.path = path
        self.text = text
        self.error = error
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except (ValueError, RecursionError) as wrong:
            raise error("edition-not-toml", path=path, error=str(wrong)) from None
        self.lines = find_lines(text)

    def fail(self, where: str, what: Message) -> ZocoError:
        places = (where, f"{where}[0]", where.rpartition(".")[0])
        line = next((self.lines[place] for place in places if place in self.lines), 1)
        return self.error("edition-wrong", path=self.path, line=str(line), key=where, what=what)


def find_lines(text: str) -> dict[str, int]:
    """The line of every heading (`swords[3]`) and of every key below it (`swords[3].fame`)."""
    lines: dict[str, int] = {}
    heading = ""
    for number, line in enumerate(text.splitlines(), 1):
        if match := HEADING.match(line):
            heading = match[1]
            if line.lstrip().startswith("[["):
                count = 0
                while f"{heading}[{count}]" in lines:
                    count += 1
                heading = f"{heading}[{count}]"
            lines.setdefault(heading, number)
        elif match := KEY.match(line):
            lines.setdefault(f"{heading}.{match[1]}" if heading else match[1], number)
    return lines


def read_book(path: Path, error: type[ZocoError] = EditionError) -> Book:
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
        text = content[:MOST_BYTES].decode("utf-8")
    except OSError as wrong:
        raise error("edition-unreadable", path=str(path), error=wrong.strerror or str(wrong)) from None
    except UnicodeDecodeError:
        raise error("edition-not-text", path=str(path)) from None
    except ValueError as wrong:  # a path that no file can have
        raise error("edition-unreadable", path=str(path), error=str(wrong)) from None
    if len(content) > MOST_BYTES:
        raise error("edition-too-large", path=str(path), most=MOST_BYTES)
    return Book(text, str(path), error)


class Entry:
    """One table of an edition file. Each key is read with the values it may have; `close` refuses all other keys."""

    def __init__(self, book: Book, where: str, table: Any) -> None:
        self.book = book
        self.where = where
        if not isinstance(table, dict):
            raise book.fail(where, message("edition-not-a-table"))
        self.table: dict[str, Any] = table
        self.asked = {"provenance", "note"}

    def fail(self, key: str, what: Message) -> ZocoError:
        return self.book.fail(f"{self.where}.{key}" if self.where else key, what)

    def get(self, key: str) -> Any:
        self.asked.add(key)
        if key not in self.table:
            raise self.fail(key, message("edition-missing"))
        return self.table[key]

    def integer(self, key: str, least: int, most: int) -> int:
        value = self.get(key)
        if type(value) is not int or not least <= value <= most:
            raise self.fail(key, message("edition-not-a-number", value=shown(value), least=least, most=most))
        return value

    def integers(self, key: str, counts: Sequence[int], least: int, most: int) -> list[int]:
        """A list of numbers whose length is one of `counts`."""
        value = self.get(key)
        if not isinstance(value, list) or len(value) not in counts:
            some = str(counts[0]) if len(counts) == 1 else f"{min(counts)} … {max(counts)}"
            raise self.fail(key, message("edition-not-a-list", value=shown(value), count=some))
        for number in value:
            if type(number) is not int or not least <= number <= most:
                raise self.fail(key, message("edition-not-a-number", value=shown(number), least=least, most=most))
        return value

    def choice(self, key: str, allowed: Sequence[str]) -> str:
        value = self.get(key)
        if not isinstance(value, str) or value not in allowed:
            raise self.fail(key, message("edition-not-a-choice", value=shown(value), allowed=", ".join(allowed)))
        return value

    def close(self) -> None:
        provenance = self.table.get("provenance")
        if provenance not in PROVENANCES:
            what = message("edition-no-provenance", value=shown(provenance), allowed=", ".join(PROVENANCES))
            raise self.fail("provenance", what)
        for key in self.table:
            if key not in self.asked:
                raise self.fail(key, message("edition-unknown-key", allowed=", ".join(sorted(self.asked))))


class EditionFile:
    """An edition file whose header has been read; the game reads its entries."""

    def __init__(self, book: Book, game: str, standard: Path) -> None:
        self.book = book
        header = {key: value for key, value in book.data.items() if not isinstance(value, dict | list)}
        top = Entry(book, "", header)
        top.choice("game", [game])
        self.name: str = top.get("name")
        if not isinstance(self.name, str) or not NAME.fullmatch(self.name):
            raise top.fail("name", message("edition-bad-name", value=shown(self.name)))
        self.sections: dict[str, Any] = {
            key: value for key, value in book.data.items() if isinstance(value, dict | list)
        }
        if "based_on" in header:
            original = read_book(standard)
            top.choice("based_on", [original.data["name"]])
            inherited = {key: value for key, value in original.data.items() if isinstance(value, dict | list)}
            self.sections = inherited | self.sections
        for key in header:
            if key not in {"game", "name", "based_on", "note"}:
                raise top.fail(key, message("edition-unknown-key", allowed="based_on, game, name, note"))
        self.read: set[str] = set()

    def entry(self, key: str) -> Entry:
        self.read.add(key)
        if key not in self.sections:
            raise self.book.fail(key, message("edition-missing"))
        return Entry(self.book, key, self.sections[key])

    def entries(self, key: str, least: int, most: int) -> list[Entry]:
        self.read.add(key)
        tables = self.sections.get(key)
        if not isinstance(tables, list) or not least <= len(tables) <= most:
            found = len(tables) if isinstance(tables, list) else 0
            raise self.book.fail(key, message("edition-not-entries", found=found, least=least, most=most))
        return [Entry(self.book, f"{key}[{k}]", table) for k, table in enumerate(tables)]

    def close(self) -> None:
        for key in self.sections:
            if key not in self.read:
                raise self.book.fail(key, message("edition-unknown-key", allowed=", ".join(sorted(self.read))))

    def fingerprint(self) -> str:
        """A hash of what matters in play: everything but provenances and notes."""
        plain = json.dumps(without_notes(self.sections), sort_keys=True)
        return hashlib.sha256(plain.encode()).hexdigest()[:12]


def without_notes(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: without_notes(item) for key, item in value.items() if key not in {"provenance", "note"}}
    if isinstance(value, list):
        return [without_notes(item) for item in value]
    return value


@dataclass(frozen=True, eq=False)
class Edition:
    """A validated edition: its name as records write it, its numbers for the rules, and the file it came from."""

    name: str
    row: Row
    record: Any  # the same numbers, by name
    notation: "Notation"
    colours: Sequence[str]  # by seat
    file: EditionFile


def load_edition(rules: "GameSpec", path: Path) -> Edition:
    """Reads an edition file. Only the standard edition goes by its bare name; any other carries a hash."""
    file = EditionFile(read_book(path), rules.name, rules.edition.STANDARD)
    numbers = rules.edition.fill(file)
    numbers.flags.writeable = False
    name = file.name
    if path != rules.edition.STANDARD:
        standard = standard_edition(rules)
        if file.name != standard.name or file.fingerprint() != standard.file.fingerprint():
            name = f"{file.name}@{file.fingerprint()}"
    colours = file.sections["players"]["colours"]
    record, notation = read(numbers, rules.edition_dtype), rules.notation.notation_in(numbers)
    return Edition(name, numbers, record, notation, colours, file)


@cache
def shipped_edition(rules: "GameSpec", path: Path) -> Edition:
    return load_edition(rules, path)


def standard_edition(rules: "GameSpec") -> Edition:
    return shipped_edition(rules, rules.edition.STANDARD)


def shipped_editions(rules: "GameSpec") -> list[Edition]:
    """The standard edition and the sample variations."""
    paths = [rules.edition.STANDARD, *sorted(rules.edition.VARIATIONS.glob("*.toml"))]
    return [shipped_edition(rules, path) for path in paths]


def named_edition(rules: "GameSpec", name: str) -> Edition:
    """A shipped edition by its name; the hash may be left out."""
    for edition in shipped_editions(rules):
        if name in (edition.name, edition.file.name):
            return edition
    names = ", ".join(edition.name for edition in shipped_editions(rules))
    raise EditionError("edition-unknown", wanted=name[:80], names=names)


def find_edition(rules: "GameSpec", wanted: str | None) -> Edition:
    """The edition a user asks for: the standard one, a shipped one by name, or a file of their own."""
    if wanted is None:
        return standard_edition(rules)
    if NAME.fullmatch(wanted.partition("@")[0]):
        return named_edition(rules, wanted)
    return load_edition(rules, Path(wanted))
