"""Messages as numbers: how compiled rules write them onto a page, and how a page is read. The same for all games.

A page is the caller's memory, with a row for each message: its number, and a column for each parameter that messages
of the game may have. A game declares its columns, and its messages by number:

class Sentence(Line):
    cost: int = number()
    owner: int = seat()
    from_: int = nested(said="from")

SENTENCES = Pages({1: "game-gate", …}, Sentence, rows=48)

`say` writes a sentence for the reader; `phrase` a message that sentences refer to by its row, or whose parameters they
share.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from zoco.core.compiling import jit
from zoco.core.layout import Field, Row, int16, layout
from zoco.messages import Message, Parameter, message

EMPTY_BYTE = 0x80
EMPTY = -32640  # a cell of two such bytes: no such parameter
NOTHING = 0  # the first row: it has no parameters, and its number counts the other rows
NO_MESSAGE = -1  # instead of the row of a message
ID, SAID, SHARED = range(3)  # the first columns


class Line:
    """What all rows begin with. The other columns are parameters, under their own names or as `said`."""

    id: int = int16()
    said: int = int16()  # 1: a sentence of its own
    shared: int = int16()  # the row whose parameters it has besides its own


class Column(Field):
    """A parameter, and what its numbers stand for: themselves, seats, rows, or words of a list."""

    stands_for: str
    said: str
    words: Sequence[str]


def column(stands_for: str, said: str, words: Sequence[str] = ()) -> Any:
    made = Column(np.int16, ())
    made.stands_for, made.said, made.words = stands_for, said, words
    return made


def number(said: str = "") -> Any:
    return column("number", said)


def seat(said: str = "") -> Any:
    return column("seat", said)


def nested(said: str = "") -> Any:
    return column("message", said)


def word(words: Sequence[str], said: str = "") -> Any:
    return column("word", said, words)


@jit
def begin(page: Any, cells: Row) -> None:
    """Clears a page; `cells` are its bytes."""
    for k in range(len(cells)):
        cells[k] = EMPTY_BYTE
    page[NOTHING].id = 0


@jit
def phrase(page: Any, id: int) -> int:
    """Adds a message that others may refer to, and returns its row; without room, the last one."""
    used = min(int(page[NOTHING].id) + 1, len(page))
    page[NOTHING].id = used
    k = min(used, len(page) - 1)
    page[k].id = id
    page[k].said = 0
    page[k].shared = NOTHING
    return k


@jit
def say(page: Any, id: int, named: int) -> int:
    """Adds a sentence with the parameters of row `named`, and returns its row."""
    k = phrase(page, id)
    page[k].said = 1
    page[k].shared = named
    return k


class Slot(NamedTuple):
    """How a column is read."""

    said: str
    stands_for: str
    words: Sequence[str]


class Pages:
    """How pages of one kind are read."""

    def __init__(self, ids: Mapping[int, str], line: type[Line], rows: int) -> None:
        self.ids, self.rows, self.dtype = ids, rows, layout(line)
        self.names = list(self.dtype.names or ())
        columns = {
            self.names.index(name): (name, made) for name, made in vars(line).items() if isinstance(made, Column)
        }
        self.slots = {at: Slot(made.said or name, made.stands_for, made.words) for at, (name, made) in columns.items()}

    def new(self) -> Row:
        return np.empty(self.rows * self.dtype.itemsize, np.uint8)

    def read(self, page: Row, names: Sequence[Parameter]) -> list[Message]:
        """What is said, in the order of the rows."""
        rows = self.written(page)
        return [self.message(rows, k, names) for k in range(1, len(rows)) if rows[k][SAID][1]]

    def written(self, page: Row) -> list[list[tuple[int, int]]]:
        """The filled columns of each row, and their values. Most are empty: leaving them out early is faster."""
        cells, width = page.view(np.int16), len(self.names)
        used = cells.item(ID)
        if used >= self.rows:
            raise OverflowError(f"a page has room for {self.rows - 1} messages only")
        cells = cells[: (used + 1) * width]
        (places,) = (cells != EMPTY).nonzero()
        rows: list[list[tuple[int, int]]] = [[] for _ in range(used + 1)]
        for place, cell in zip(places.tolist(), cells[places].tolist(), strict=True):
            rows[place // width].append((place % width, cell))
        return rows

    def message(self, rows: Sequence[Sequence[tuple[int, int]]], k: int, names: Sequence[Parameter]) -> Message:
        (_, id), _, (_, shared), *own = rows[k]
        parameters: dict[str, Parameter] = {}
        for at, cell in (*rows[shared][SHARED + 1 :], *own):
            said, stands_for, words = self.slots[at]
            if stands_for == "number":
                parameters[said] = cell
            elif stands_for == "message":
                parameters[said] = self.message(rows, cell, names) if cell != NO_MESSAGE else ""
            elif stands_for == "seat":
                parameters[said] = names[cell] if cell < len(names) else message("seat-number", seat=cell)
            else:
                parameters[said] = words[cell]
        return Message(self.ids[id], parameters)


def ids_of(prefix: str, constants: Mapping[str, Any]) -> dict[int, str]:
    """Messages by number, from a module's constants: `GAIN_STUDIO` is `game-gain-studio`, `GAIN_M` `game-gain-M`."""
    numbered = {name: number for name, number in constants.items() if name.isupper()}
    return {number: f"{prefix}-{catalogue_name(name)}" for name, number in numbered.items()}


def catalogue_name(constant: str) -> str:
    *first, last = constant.split("_")
    return "-".join([*map(str.lower, first), last if len(last) == 1 else last.lower()])
