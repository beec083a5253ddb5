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
from zoco.core.layout import Cells, Field, Row, int16, layout
from zoco.messages import Message, Parameter, message

EMPTY_BYTE = 0x80
EMPTY = -32640  # a cell of two such bytes: no such parameter
NOTHING = 0  # the first row: it has no parameters, and its number counts the other rows
NO_MESSAGE = -1  # instead of the row of a message
ID, SAID, SHARED = range(3)  # the first columns
ID_AT, SAID_AT, SHARED_AT, OWN_AT = 1, 3, 5, 6  # where a row's content of these is listed, and its own parameters


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


@jit
def list_offers(page: Any, offers: Any, joints: Any, question: int, legal: int, named: int) -> int:
    """Lists what a question offers now, and returns the list's row, or NO_MESSAGE.

    An offer is a question, the kinds of decisions that make it possible (a bit for each), and its message; `joints` are
    the messages that join two offers, the last of more, and the others. `legal` are the kinds that are legal.
    """
    two, last, others = joints
    listed, offer, count = NOTHING, NOTHING, 0
    for asks, kinds, id in offers:
        if asks != question or not legal & kinds:
            continue
        if count > 0:
            listed = join_offers(page, others, listed, offer)
        offer = phrase(page, id)
        page[offer].shared = named
        count += 1
    if count == 0:  # somebody else is asked
        return NO_MESSAGE
    return join_offers(page, two if count == 2 else last, listed, offer)


@jit
def join_offers(page: Any, id: int, before: int, offer: int) -> int:
    if before == NOTHING:
        return offer
    k = phrase(page, id)
    page[k].before = before
    page[k].offer = offer
    return k


@jit
def list_written(cells: Cells, width: int, out: Cells) -> int:
    """Lists what is written on a page: where each row begins in the list and where the last one ends; then row by row
    the columns with something in them, each with its content. Returns the length of the list."""
    rows = int(cells[ID]) + 1
    n = rows + 1
    for row in range(rows):
        out[row] = n
        for k in range(width):
            cell = cells[row * width + k]
            if cell != EMPTY:
                out[n], out[n + 1] = k, cell
                n += 2
    out[rows] = n
    return n


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
        written = self.written(page)
        return [self.message(written, k, names) for k in range(1, written[0] - 1) if written[written[k] + SAID_AT]]

    def written(self, page: Row) -> list[int]:
        """As `list_written` lists it: most columns are empty, and few need to become objects."""
        cells, width = page.view(np.int16), len(self.names)
        used = cells.item(ID)
        if used >= self.rows:
            raise OverflowError(f"a page has room for {self.rows - 1} messages only")
        out = np.empty(used + 2 + 2 * width * (used + 1), np.int16)
        return out[: list_written(cells, width, out)].tolist()

    def message(self, written: Sequence[int], k: int, names: Sequence[Parameter]) -> Message:
        start, shared = written[k], written[written[k] + SHARED_AT]
        own = written[start + OWN_AT : written[k + 1]]
        if shared != NOTHING:
            own = [*written[written[shared] + OWN_AT : written[shared + 1]], *own]
        parameters: dict[str, Parameter] = {}
        for at, cell in zip(own[::2], own[1::2], strict=True):
            said, stands_for, words = self.slots[at]
            if stands_for == "number":
                parameters[said] = cell
            elif stands_for == "message":
                parameters[said] = self.message(written, cell, names) if cell != NO_MESSAGE else ""
            elif stands_for == "seat":
                parameters[said] = names[cell] if cell < len(names) else message("seat-number", seat=cell)
            else:
                parameters[said] = words[cell]
        return Message(self.ids[written[start + ID_AT]], parameters)


def ids_of(prefix: str, constants: Mapping[str, Any]) -> dict[int, str]:
    """Messages by number, from a module's constants: `GAIN_STUDIO` is `game-gain-studio`, `GAIN_M` `game-gain-M`."""
    numbered = {name: number for name, number in constants.items() if name.isupper()}
    return {number: f"{prefix}-{catalogue_name(name)}" for name, number in numbered.items()}


def catalogue_name(constant: str) -> str:
    *first, last = constant.split("_")
    return "-".join([*map(str.lower, first), last if len(last) == 1 else last.lower()])
