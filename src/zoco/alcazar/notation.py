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
    NEW_CELLS,
    NOBLES,
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
from zoco.core.notation import Notation, Pairs, Part

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

PLACES: dict[str, tuple[int, ...]] = {"shift": (0, 1), "swap": (0, 1)} | dict.fromkeys(
    ("withdraw", "castle", "villa", "build", "tower", "bridge", "baron", "grandee", "flag"), (0,)
)
"""Which words after the first are places on the board; a bridge has two in one word."""

CARD_NAMES = [""] + [str(card) for card in range(1, CARDS)]
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES) if name}
LAYOUT_NAMES = "LCR"
GAP_NAMES = tuple(f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}" for cell in range(CELLS))

PLAIN = {"pass": PASS, "done": DONE, "buy deck": BUY_DECK, "buy tower": BUY_TOWER}
BY_FIELD = {"buy": BUY, "villa": VILLA, "build": BUILD, "flag": FLAG}
BY_CELL = {"tower": TOWER, "withdraw": WITHDRAW, "baron": BARON, "grandee": GRANDEE}
BY_STATE = {
    "shift": Pairs(SHIFT, Part("stand", 0, NOBLES), Part("new_cell", 0, NEW_CELLS)),
    "swap": Pairs(SWAP, Part("stand", 0, GRANDEES), Part("stand", GRANDEES, NOBLES)),
}
"""`shift` and `swap` are numbered by where the nobles of the player on turn stand."""


def cell_name(e: Any, cell: int) -> str:
    """A field is its number, a gap its letter and row."""
    return str(e.field[cell]) if e.field[cell] > 0 else GAP_NAMES[cell]


def table(e: Any) -> dict[int, str]:
    """Every decision whose text does not depend on the state, by number."""
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


def notation_in(edition: Row) -> Notation:
    e = read(edition, EDITION)
    return Notation(table(e), STATE, BY_STATE, [cell_name(e, cell) for cell in range(CELLS)])
