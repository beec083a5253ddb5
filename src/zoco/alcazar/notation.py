"""Decisions as people write them: `castle 8 L`, `bridge 6-8`. Some need the state: what is new, who stands where."""

from typing import Any

from zoco.alcazar.rules.a8_bridge import lies_on_the_board, step_of
from zoco.alcazar.state import (
    BARON,
    BRIDGE,
    BUILD,
    BUY,
    BUY_DECK,
    BUY_TOWER,
    CARDS,
    CASTLE,
    CELLS,
    DONE,
    EDITION,
    FLAG,
    GRANDEE,
    GRANDEES,
    LAYOUTS,
    LINES,
    NO_BARON,
    NOT_NEW,
    PASS,
    SHIFT,
    SIDE,
    STATE,
    SWAP,
    TOWER,
    VILLA,
    WITHDRAW,
)
from zoco.core.layout import Row, read

FORMS = {
    "withdraw": "withdraw 8",
    "buy": "buy 14, buy deck, buy tower",
    "castle": "castle 8 L",
    "villa": "villa 6",
    "build": "build 11",
    "tower": "tower 8",
    "bridge": "bridge 6-8",
    "pass": "pass",
    "baron": "baron 8",
    "grandee": "grandee 8",
    "shift": "shift 4 3",
    "swap": "swap 3 4",
    "done": "done",
    "flag": "flag 8",
}
"""Every word a decision can begin with, and an example."""

CARD_NAMES = [""] + [str(card) for card in range(1, CARDS)]
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES) if name}
LAYOUT_NAMES = "LCR"

PLAIN = {"pass": PASS, "done": DONE, "buy deck": BUY_DECK, "buy tower": BUY_TOWER}
BY_FIELD = {"buy": BUY, "villa": VILLA, "build": BUILD, "flag": FLAG}
BY_CELL = {"tower": TOWER, "withdraw": WITHDRAW, "baron": BARON, "grandee": GRANDEE}


def cell_name(e: Any, cell: int) -> str:
    """A field is its number, a gap its letter and row."""
    return str(e.field[cell]) if e.field[cell] > 0 else f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}"


def table(e: Any) -> dict[int, str]:
    """Every decision whose words do not depend on the state, by number."""
    fields = range(1, CARDS)
    cells = [cell for cell in range(CELLS) if cell % SIDE < e.columns and cell // SIDE < e.rows]
    names = {number: word for word, number in PLAIN.items()}
    names |= {first + field: f"{word} {field}" for word, first in BY_FIELD.items() for field in fields}
    names |= {first + cell: f"{word} {cell_name(e, cell)}" for word, first in BY_CELL.items() for cell in cells}
    for field in fields:
        for layout, letter in enumerate(LAYOUT_NAMES):
            names[CASTLE + LAYOUTS * field + layout] = f"castle {field} {letter}"
    for line in range(LINES):
        if lies_on_the_board(e, line):
            middle, step = line % CELLS, step_of(line)
            names[BRIDGE + line] = f"bridge {cell_name(e, middle - step)}-{cell_name(e, middle + step)}"
    return names


class Notation:
    """Both ways, in one edition. `shift` and `swap` are numbered by where the nobles of the player on turn stand."""

    def __init__(self, edition: Row) -> None:
        e = read(edition, EDITION)
        self.names = table(e)
        self.numbers = {name: action for action, name in self.names.items()}
        self.cell_names = [cell_name(e, cell) for cell in range(CELLS)]
        self.cells = {name: cell for cell, name in enumerate(self.cell_names)}

    def write(self, state: Row, action: int) -> str:
        if not SHIFT <= action < FLAG:
            return self.names[action]
        s = read(state, STATE)
        if action >= SWAP:
            grandee, baron = divmod(action - SWAP, NO_BARON + 1)
            return self.moving("swap", s.stand[s.seat, grandee], s.stand[s.seat, GRANDEES + baron])
        noble, which = divmod(action - SHIFT, NOT_NEW + 1)
        return self.moving("shift", s.stand[s.seat, noble], s.new_cell[which])

    def moving(self, word: str, origin: int, target: int) -> str:
        return f"{word} {self.cell_names[origin]} {self.cell_names[target]}"

    def read(self, state: Row, notation: str) -> int | None:
        """The decision that this text means now, whether or not it is legal; None if it is not one of this game."""
        word, *places = notation.split(" ")
        if word not in ("shift", "swap"):
            return self.numbers.get(notation)
        if len(places) != 2 or places[0] == places[1] or not all(place in self.cells for place in places):
            return None
        origin, target = (self.cells[place] for place in places)
        s = read(state, STATE)
        standing = [int(cell) for cell in s.stand[s.seat]]
        if word == "swap":
            grandee = number_of(origin, standing[:GRANDEES])
            return SWAP + grandee * (NO_BARON + 1) + number_of(target, standing[GRANDEES:])
        return SHIFT + number_of(origin, standing) * (NOT_NEW + 1) + number_of(target, s.new_cell.tolist())


def number_of(cell: int, cells: list[int]) -> int:
    """Its place in the list; one more than the last if it is not there."""
    return cells.index(cell) if cell in cells else len(cells)
