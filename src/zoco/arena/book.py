"""A match on disk. Every game is written as soon as it is over, so that none is lost."""

import fcntl
import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any, BinaryIO

from zoco.arena.match import Played
from zoco.core.errors import RecordError, ZocoError, shown, writing

FORMAT = 1


class Book:
    """Two files: the records, and beside it a description of the match, with a line of notes for each record."""

    def __init__(self, path: Path, match: dict[str, Any]) -> None:
        self.path = path
        self.notes = Path(f"{path}.match")
        self.heading = {"arena": FORMAT} | match
        self.games: list[Played] = []
        with ExitStack() as files, writing(path):
            self.look()
            self.records_file = files.enter_context(path.open("ab+"))
            self.notes_file = files.enter_context(self.notes.open("ab+"))
            self.lock()
            self.open()
            self.files = files.pop_all()

    def lock(self) -> None:
        """Two processes that write at the same time would mix up their games."""
        try:
            fcntl.flock(self.notes_file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise ZocoError("arena-file-in-use", path=str(self.path)) from None

    def look(self) -> None:
        """Before anything is written: only a match may be there, or nothing."""
        there = self.path.exists()
        if there and not self.path.is_file():
            raise RecordError("arena-no-file", path=str(self.path))
        if there and self.path.stat().st_size and not self.notes.exists():
            raise RecordError("arena-no-match", path=str(self.path), notes=str(self.notes))

    def open(self) -> None:
        """Reads what was played before. A crash can leave half a line, or a record without its notes."""
        records, notes = list(line_ends(self.records_file)), list(line_ends(self.notes_file))
        if not notes and not records:
            self.records_file.truncate(0)
            self.notes_file.truncate(0)
            self.append(self.notes_file, json.dumps(self.heading))
            return
        if not 0 <= len(records) - (len(notes) - 1) <= 1 or not notes:
            raise self.differ()
        self.notes_file.seek(0)
        try:
            heading, *played = [json.loads(line) for line in self.notes_file.read(notes[-1]).splitlines()]
            self.games = [Played.read(game) for game in played]
        except (ValueError, TypeError, KeyError):
            raise self.differ() from None
        self.check(heading)
        self.records_file.truncate(records[len(played) - 1] if played else 0)
        self.notes_file.truncate(notes[-1])

    def differ(self) -> RecordError:
        return RecordError("arena-files-differ", path=str(self.path), notes=str(self.notes))

    def check(self, found: Any) -> None:
        if not isinstance(found, dict):
            raise self.differ()
        for key, wanted in self.heading.items():
            if found.get(key) != wanted:
                there, here = shown(found.get(key)), shown(wanted)
                raise RecordError("arena-other-match", path=str(self.path), key=key, found=there, wanted=here)

    def add(self, played: Played, record: str) -> None:
        with writing(self.path):
            self.append(self.records_file, record)
            self.append(self.notes_file, json.dumps(played._asdict(), separators=(",", ":")))

    @staticmethod
    def append(file: BinaryIO, line: str) -> None:
        file.write(line.encode("utf-8") + b"\n")
        file.flush()

    def __enter__(self) -> "Book":
        return self

    def __exit__(self, *_: object) -> None:
        with writing(self.path), self.files:
            if not self.path.stat().st_size:  # nothing was played
                self.path.unlink()
                self.notes.unlink()


def line_ends(file: BinaryIO) -> Iterator[int]:
    """Where each whole line ends."""
    file.seek(0)
    end = 0
    for line in file:
        end += len(line)
        if line.endswith(b"\n"):
            yield end
