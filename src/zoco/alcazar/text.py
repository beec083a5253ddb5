"""Alcázar's board in text, for a terminal of 80 columns. Drawn from a seat's view, never from the full state."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from zoco.alcazar.edition import CASTLES, COLOURS
from zoco.alcazar.notation import cell_name
from zoco.alcazar.rules.a8_bridge import step_of
from zoco.alcazar.state import CARDS, CELLS, GRANDEES, HELD, LINES, NOBLES, NOWHERE, OVER, SIDE
from zoco.core.drawing import MARKS, NAME, STYLES, WIDTH, Labels, listing, one_below_the_other, short
from zoco.core.layout import RUNNING

BARONS = {"red": "○", "blue": "□", "green": "△", "yellow": "◇", "white": "☆"}
"""A grandee is the mark of its colour, a baron the same mark, hollow."""
CASTLE_KEYS = "ABCDEFGH"
VILLA_KEY = "v"
HEIGHTS = "0123456789⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"  # one sign each, so that the columns stay straight
CELL = 6
MARGIN = 3


class BoardLabels(Labels):
    prefix = "alcazar-board"
    colours = COLOURS

    def now(self, v: Any) -> str:
        """Whose turn it is."""
        return self("over") if is_over(v) else self("on-turn", name=self.names[v.seat])


class Unit(NamedTuple):
    cells: list[int]
    value: int
    flag: int | None
    """Of a castle."""


class Bridge(NamedTuple):
    cells: tuple[int, int, int]
    level: int
    in_a_row: bool


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> Text:
    """The board as this view shows it."""
    w = BoardLabels(names, language)
    lines = [headline(v, w), Text(), *grid(e, v), Text(short(w("legend"), WIDTH), "dim"), Text()]
    lines += [*buildings(e, v, w), *supplies(v, w), Text(), *seats(v, w)]
    if v.viewer >= 0:
        lines += listing(w("hand"), numbers(hand(v)))
    return one_below_the_other(lines)


# What lies on the board, for the picture too


def is_over(v: Any) -> bool:
    return bool(v.ending != RUNNING or v.phase == OVER)


def board_cells(e: Any) -> Iterator[int]:
    """Row by row."""
    for y in range(e.rows):
        yield from range(SIDE * y, SIDE * y + int(e.columns))


def units(e: Any, v: Any) -> list[Unit]:
    """Castles in the order of their flags, then villas in the order of the board."""
    cells: dict[int, list[int]] = {}
    for cell in board_cells(e):
        if v.height[cell]:
            cells.setdefault(int(v.unit[cell]), []).append(cell)
    flags = {unit: int(v.castle[unit]) - 1 if v.castle[unit] else None for unit in cells}
    found = [Unit(cells[unit], int(v.value[unit]), flags[unit]) for unit in cells]
    return sorted(found, key=lambda unit: len(CASTLES) if unit.flag is None else unit.flag)


def bridges(v: Any) -> list[Bridge]:
    found = []
    for line in range(LINES):
        if v.bridge_level[line]:
            middle, step = line % CELLS, step_of(line)
            ends = (middle - step, middle, middle + step)
            found.append(Bridge(ends, int(v.bridge_level[line]), line < CELLS))
    return found


def noble_on(v: Any, cell: int) -> tuple[int, bool] | None:
    """Whose noble, and whether it is a grandee."""
    if not v.noble[cell]:
        return None
    seat, grandee = divmod(int(v.noble[cell]) - 1, 2)
    return seat, bool(grandee)


def hand(v: Any) -> list[int]:
    """The viewer's build cards by number."""
    return sorted(int(v.hand[k]) for k in range(v.hand_size[v.viewer])) if v.viewer >= 0 else []


def known(v: Any, seat: int) -> list[int]:
    """The build cards that all know to be in this hand."""
    return [card for card in range(1, CARDS) if v.known[card] == HELD + seat]


def open_row(v: Any) -> list[int]:
    return sorted(int(card) for card in v.row if card)


# Lines


def noble_mark(seat: int, grandee: bool) -> Text:
    colour = COLOURS[seat]
    return Text((MARKS if grandee else BARONS)[colour], STYLES[colour])


def headline(v: Any, w: BoardLabels) -> Text:
    line = Text(w("title"), "bold").append("  ")
    if not is_over(v):
        line.append_text(noble_mark(int(v.seat), True)).append(" ")
    return line.append(short(w.now(v), 60))


def grid(e: Any, v: Any) -> Iterator[Text]:
    letters = (chr(ord("a") + x) for x in range(e.columns))
    yield Text(" " * MARGIN + "".join(f" {letter:<{CELL - 1}}" for letter in letters), "dim")
    decks = {
        cell: "═" if bridge.in_a_row else "║"
        for bridge in bridges(v)
        for cell in bridge.cells
        if v.height[cell] == bridge.level
    }
    for y in range(e.rows):
        line = Text(f"{y + 1:>{MARGIN - 1}} ", "dim")
        for x in range(e.columns):
            line.append_text(place(e, v, SIDE * y + x, decks))
        yield line


def place(e: Any, v: Any, cell: int, decks: dict[int, str]) -> Text:
    """A cell: its number, the unit's key, the height, the noble, and the way of the bridge that is its top."""
    name = f"{int(e.field[cell]) or '·':>2}"
    if not v.height[cell]:
        return Text(f"{name:{CELL}}", "" if e.field[cell] else "dim")
    flag = int(v.castle[v.unit[cell]])
    text = Text(name, "dim").append(CASTLE_KEYS[flag - 1] if flag else VILLA_KEY)
    text.append(HEIGHTS[min(v.height[cell], len(HEIGHTS) - 1)], "bold")
    noble = noble_on(v, cell)
    return text.append_text(noble_mark(*noble) if noble else Text(" ")).append(decks.get(cell, " "))


def numbers(cards: Iterable[int]) -> list[Text]:
    return [Text(str(card)) for card in cards]


def buildings(e: Any, v: Any, w: BoardLabels) -> Iterator[Text]:
    """Castles and villas with their values, bridges with their levels."""
    castles, villas = [], []
    for unit in units(e, v):
        if unit.flag is None:
            fields = " ".join(cell_name(e, cell) for cell in sorted(unit.cells, key=lambda cell: int(e.field[cell])))
            villas.append(Text(f"{short(fields, 60)}: {unit.value}"))
        else:
            castles.append(Text(f"{CASTLE_KEYS[unit.flag]} {CASTLES[unit.flag]} {unit.value}"))
    spans = [Text(f"{cell_name(e, b.cells[0])}-{cell_name(e, b.cells[2])} ({b.level})") for b in bridges(v)]
    for word, things in {"castles": castles, "villas": villas, "bridges": spans}.items():
        if things:
            yield from listing(w(word), things, "   " if word != "bridges" else "  ")


def supplies(v: Any, w: BoardLabels) -> Iterator[Text]:
    counts = {
        "stones": v.stones,
        "bridges": v.bridges,
        "flags": v.flag_supply,
        "towers": v.tower_supply,
        "deck": v.deck_size,
    }
    if v.removed:
        counts["removed"] = v.removed
    yield from listing(w("supply"), [Text(f"{w(word)} {count}") for word, count in counts.items()], "   ")
    yield from listing(w("row"), numbers(open_row(v)) or [Text("–")], "  ")


def seats(v: Any, w: BoardLabels) -> Iterator[Text]:
    for seat in range(v.players):
        line = Text("› " if v.seat == seat and not is_over(v) else "  ", "bold")
        line.append_text(noble_mark(seat, True))
        line.append(f" {short(w.names[seat], NAME):{NAME}} ", STYLES[COLOURS[seat]])
        counts = {"money": v.money[seat], "cards": v.hand_size[seat], "towers": v.towers[seat]}
        line.append("   ".join(f"{w(word)} {count:<3}" for word, count in counts.items()))
        if v.out[seat]:
            line.append(f" {w('out')}")
        yield line
        yield from listing("", nobles(v, w, seat), "  ")


def nobles(v: Any, w: BoardLabels, seat: int) -> Iterator[Text]:
    """Who stands on which level, who waits in supply, and the cards that all know this seat to hold."""
    waiting = Text(f"{w('in-supply')} ")
    for k in range(NOBLES):
        cell = int(v.stand[seat, k])
        if cell == NOWHERE:
            waiting.append_text(noble_mark(seat, k < GRANDEES))
        else:
            yield noble_mark(seat, k < GRANDEES).append(str(v.height[cell]))
    if waiting.cell_len > len(w("in-supply")) + 1:
        yield waiting
    cards = " ".join(map(str, known(v, seat)))
    if cards:
        yield from (Text(part) for part in f"{w('known')} {cards}".split(" "))
