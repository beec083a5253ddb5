"""Decisions as people write them: `castle 8 L`, `bridge 6-8`. Some need the state: what is new, who stands where."""

import re
from typing import Any

from zoco.alcazar.rules.a8_bridge import lies_on_the_board, line_between, step_of
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
    FIELDS,
    FLAG,
    GRANDEE,
    GRANDEES,
    LAYOUTS,
    NEW_CELLS,
    NO_BARON,
    NO_GRANDEE,
    NO_NOBLE,
    NOBLES,
    NOT_NEW,
    NOWHERE,
    PASS,
    SHIFT,
    SIDE,
    STATE,
    SWAP,
    TOWER,
    VIEW,
    VILLA,
    WITHDRAW,
)
from zoco.core.layout import Row
from zoco.core.layout import read as record

FORMS = {
    "withdraw": "withdraw 8",
    "buy": "buy 14",
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
GAP = re.compile(r"([a-l])([1-9]|1[0-2])")


def cell_name(e: Any, cell: int) -> str:
    """A field is its number, a gap its letter and row."""
    return str(e.field[cell]) if e.field[cell] > 0 else f"{chr(ord('a') + cell % SIDE)}{cell // SIDE + 1}"


def cell_number(e: Any, name: str) -> int | None:
    if name in CARD_NUMBERS:
        return int(e.cell[CARD_NUMBERS[name]])
    if match := GAP.fullmatch(name):
        x, y = ord(match[1]) - ord("a"), int(match[2]) - 1
        if x < e.columns and y < e.rows and e.field[SIDE * y + x] == 0:
            return SIDE * y + x
    return None


def public(row: Row) -> Any:
    """The open part of a state, or of a seat's view."""
    return record(row, STATE if len(row) == STATE.itemsize else VIEW)


def write(edition: Row, state: Row, action: int) -> str:
    """A decision in words; nothing where no words lead to it."""
    e = record(edition, EDITION)
    if action >= SHIFT and action < FLAG:
        return write_moving(e, public(state), action)
    for word, number in PLAIN.items():
        if action == number:
            return word
    for word, first in BY_FIELD.items():
        if first < action <= first + FIELDS:
            return f"{word} {action - first}"
    for word, first in BY_CELL.items():
        if first <= action < first + CELLS:
            return f"{word} {cell_name(e, action - first)}"
    if CASTLE + LAYOUTS <= action < TOWER:
        return f"castle {(action - CASTLE) // LAYOUTS} {LAYOUT_NAMES[(action - CASTLE) % LAYOUTS]}"
    line = action - BRIDGE
    if 0 <= line < WITHDRAW - BRIDGE and lies_on_the_board(e, line):
        middle, step = line % CELLS, step_of(line)
        return f"bridge {cell_name(e, middle - step)}-{cell_name(e, middle + step)}"
    return ""


def write_moving(e: Any, s: Any, action: int) -> str:
    if action >= SWAP:
        grandee, baron = divmod(action - SWAP, NO_BARON + 1)
        if grandee == NO_GRANDEE or baron == NO_BARON:
            return ""
        cells = (int(s.stand[s.seat, grandee]), int(s.stand[s.seat, GRANDEES + baron]))
        word = "swap"
    else:
        noble, which = divmod(action - SHIFT, NOT_NEW + 1)
        if noble == NO_NOBLE or which == NOT_NEW:
            return ""
        cells = (int(s.stand[s.seat, noble]), int(s.new_cell[which]))
        word = "shift"
    return "" if NOWHERE in cells else f"{word} {cell_name(e, cells[0])} {cell_name(e, cells[1])}"


def read(edition: Row, state: Row, text: str) -> int | None:
    """The decision that this text means now, whether or not it is legal; None if it is not one of this game."""
    e = record(edition, EDITION)
    if text in PLAIN:
        return PLAIN[text]
    word, _, rest = text.partition(" ")
    if word in BY_FIELD:
        return BY_FIELD[word] + CARD_NUMBERS[rest] if rest in CARD_NUMBERS else None
    if word in BY_CELL:
        cell = cell_number(e, rest)
        return None if cell is None else BY_CELL[word] + cell
    if word == "castle":
        card, _, layout = rest.partition(" ")
        if card in CARD_NUMBERS and layout in LAYOUT_NAMES and len(layout) == 1:
            return CASTLE + LAYOUTS * CARD_NUMBERS[card] + LAYOUT_NAMES.index(layout)
    if word == "bridge":
        return read_bridge(e, rest)
    if word in {"shift", "swap"}:
        return read_moving(e, public(state), word, rest)
    return None


def read_bridge(e: Any, ends: str) -> int | None:
    first, _, last = ends.partition("-")
    cell, far = cell_number(e, first), cell_number(e, last)
    if cell is None or far is None or far not in e.far[cell] or far < cell:
        return None
    return BRIDGE + line_between(cell, far)


def read_moving(e: Any, s: Any, word: str, places: str) -> int | None:
    first, _, second = places.partition(" ")
    origin, target = cell_number(e, first), cell_number(e, second)
    if origin is None or target is None or origin == target:
        return None
    standing = [int(cell) for cell in s.stand[s.seat]]
    if word == "swap":
        grandee = number_of(origin, standing[:GRANDEES])
        return SWAP + grandee * (NO_BARON + 1) + number_of(target, standing[GRANDEES:NOBLES])
    new = [int(cell) for cell in s.new_cell[:NEW_CELLS]]
    return SHIFT + number_of(origin, standing) * (NOT_NEW + 1) + number_of(target, new)


def number_of(cell: int, cells: list[int]) -> int:
    """Its place in the list; one more than the last if it is not there."""
    return cells.index(cell) if cell in cells else len(cells)
