"""Alcázar's board as a schematic: a standalone SVG. Drawn from a seat's view, never from the full state."""

from collections.abc import Iterator, Sequence
from typing import Any

from zoco.alcazar.edition import CASTLES, COLOURS
from zoco.alcazar.notation import cell_name
from zoco.alcazar.state import AFTER_BUILDING, GRANDEES, NOBLES, NOWHERE, SIDE
from zoco.alcazar.text import (
    CASTLE_KEYS,
    BoardLabels,
    Bridge,
    Unit,
    board_cells,
    bridges,
    hand,
    is_over,
    known,
    noble_on,
    open_row,
    units,
)
from zoco.core.drawing import NAME, capital, short
from zoco.core.svg import (
    BOARD,
    PANEL,
    Block,
    box,
    chip,
    group,
    headline,
    hint,
    line,
    mark,
    middle,
    node,
    panel,
    picture,
    stack,
    text_node,
)

CELL = 58
EDGE = 26  # for the names of columns and rows
LABEL = 160
DEEPEST = 8  # from this height on, cells grow no darker


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> str:
    """The board as this view shows it."""
    w = BoardLabels(names, language)
    top = headline(w("title"), w.now(v), None if is_over(v) else COLOURS[v.seat])
    return picture(
        f"{w('title')}: {w.now(v)}",
        w("description", players=int(v.players), now=f"{capital(w.now(v))}."),
        stack([top, city(e, v, w), stack(cards(v, w))], 8),
        stack([*(possessions(v, w, seat) for seat in range(v.players)), *supplies(e, v, w)]),
    )


# The city from above


def corner(cell: int) -> tuple[float, float]:
    return EDGE + cell % SIDE * CELL, EDGE + cell // SIDE * CELL


def city(e: Any, v: Any, w: BoardLabels) -> Block:
    """Ground, walls, bridges from the lowest to the highest, then all labels."""
    found = units(e, v)
    parts = [middle(EDGE + (x + 0.5) * CELL, 10, chr(ord("a") + x), 13, "f-faint") for x in range(e.columns)]
    parts += [middle(8, EDGE + (y + 0.5) * CELL + 5, y + 1, 13, "f-faint") for y in range(e.rows)]
    parts += [ground(e, v, cell) for cell in board_cells(e)]
    parts += [wall(unit) for unit in found]
    parts += [span(e, w, bridge) for bridge in sorted(bridges(v), key=lambda bridge: bridge.level)]
    unit_of = {cell: unit for unit in found for cell in unit.cells}
    parts += [place(e, v, w, cell, unit_of.get(cell)) for cell in board_cells(e) if e.field[cell] or v.height[cell]]
    parts += [tag(w, unit) for unit in found]
    return Block("".join(parts), EDGE + int(e.rows) * CELL)


def ground(e: Any, v: Any, cell: int) -> str:
    """A field, a gap, or stones: the higher, the darker; a villa has a roof."""
    x, y = corner(cell)
    bare = box(x, y, CELL, CELL, f"f-{'card' if e.field[cell] else 'lawn'} s-faint", 0, stroke_width=0.6)
    if not v.height[cell]:
        return bare
    style = "f-stone" if v.castle[v.unit[cell]] else "f-roof"
    return bare + box(x, y, CELL, CELL, style, 0, opacity=0.4 + 0.6 * min(int(v.height[cell]), DEEPEST) / DEEPEST)


def wall(unit: Unit) -> str:
    """Around the unit."""
    d = ""
    for cell in unit.cells:
        x, y = corner(cell)
        sides = {-SIDE: f"M{x:g} {y:g}h{CELL}", SIDE: f"M{x:g} {y + CELL:g}h{CELL}"}
        sides |= {-1: f"M{x:g} {y:g}v{CELL}", 1: f"M{x + CELL:g} {y:g}v{CELL}"}
        beside = {near for near in unit.cells if abs(near - cell) == SIDE or near // SIDE == cell // SIDE}
        d += "".join(side for step, side in sides.items() if cell + step not in beside)
    return node("path", d=d, class_="s-line", fill="none", stroke_width=3, stroke_linecap="square")


def span(e: Any, w: BoardLabels, bridge: Bridge) -> str:
    """Over three cells; what is written below shows through."""
    x, y = corner(bridge.cells[0])
    length, width = 3 * CELL - 10, CELL - 10
    size = (length, width) if bridge.in_a_row else (width, length)
    start, end = cell_name(e, bridge.cells[0]), cell_name(e, bridge.cells[2])
    what = hint(w("bridge", **{"from": start, "to": end}, level=bridge.level))
    deck = box(x + 5, y + 5, *size, "f-water s-azulejo", stroke_width=2.5, fill_opacity=0.5)
    return node("g", what, deck, data_bridge=f"{start}-{end}", data_level=bridge.level)


def place(e: Any, v: Any, w: BoardLabels, cell: int, unit: Unit | None) -> str:
    """A cell's number, in the middle while nothing is built there; else its height, and its noble."""
    name, kind, height = cell_name(e, cell), "field" if e.field[cell] else "gap", int(v.height[cell])
    what, (x, y) = w(kind, place=name), corner(cell)
    if unit is None:
        return group(x, y, hint(what), middle(CELL / 2, 36, name, 19, "f-ink"), data_cell=name)
    parts = [hint(w("built", place=what, unit=unit_words(w, unit), height=height))]
    parts += [text_node(8, 20, name, 13), text_node(9, 48, height, 23, "n f-ink", 18)]
    if v.phase == AFTER_BUILDING and cell in v.new_cell:
        parts.append(box(4, 4, CELL - 8, CELL - 8, "s-accent", fill="none", stroke_width=3, data_new=name))
    if noble := noble_on(v, cell):
        parts.append(figure(w, *noble, height, CELL - 17, CELL - 19))
    return group(x, y, *parts, data_cell=name)


def figure(w: BoardLabels, seat: int, grandee: bool, level: int | None, x: float, y: float) -> str:
    """In the colour and the shape of its seat, pale while in supply; a grandee wears a crown."""
    rank, name = "grandee" if grandee else "baron", w.names[seat]
    what = hint(w(f"{rank}-waiting", name=name) if level is None else w(f"{rank}-of", name=name, level=level))
    crown = node("path", d="M-8-8-11-20-4-14 0-21 4-14 11-20 8-8Z", class_="f-gold s-line") if grandee else ""
    body = mark(COLOURS[seat], 0, 2, 1.1 if grandee else 0.9)
    return group(x, y, what, crown, body, opacity=0.35 if level is None else 1, data_noble=rank)


def tag(w: BoardLabels, unit: Unit) -> str:
    """On the wall of its first cell: a castle's letter, and the value."""
    x, y = corner(unit.cells[0])
    shown = str(unit.value) if unit.flag is None else f"{CASTLE_KEYS[unit.flag]} {unit.value}"
    width, kind = 10 + 7 * len(shown), "villa" if unit.flag is None else "castle"
    plate = box(0, 0, width, 17, "f-gold s-line") + middle(width / 2, 13, shown, 13)
    return group(x + CELL - width + 2, y - 12, hint(unit_words(w, unit)), plate, data_unit=kind)


def unit_words(w: BoardLabels, unit: Unit) -> str:
    if unit.flag is None:
        return w("villa", value=unit.value)
    return w("castle", name=CASTLES[unit.flag], value=unit.value)


# What lies beside the board


def possessions(v: Any, w: BoardLabels, seat: int) -> Block:
    counts = {"money": v.money, "cards": v.hand_size, "towers": v.towers}
    shown = [chip(f"{w(word)} {n[seat]}") for word, n in counts.items()]
    lines = [
        line("counts", "", shown, PANEL - 20, 0),
        line("nobles", "", [courtier(v, w, seat, k) for k in range(NOBLES)], PANEL - 20, 0, 34),
        line("known", w("known"), [chip(card) for card in known(v, seat)], PANEL - 20, 92),
        line("out", "", [chip(w("out"), "f-accent", "f-white")] if v.out[seat] else [], PANEL - 20, 0),
    ]
    return panel(seat, COLOURS[seat], w.names[seat], v.seat == seat and not is_over(v), lines)


def courtier(v: Any, w: BoardLabels, seat: int, k: int) -> Block:
    """A noble with the level it stands on."""
    cell = int(v.stand[seat, k])
    level = None if cell == NOWHERE else int(v.height[cell])
    person = figure(w, seat, k < GRANDEES, level, 12, 23)
    return Block(person if level is None else person + text_node(22, 30, level, 13, "n f-ink"), 32)


def supplies(e: Any, v: Any, w: BoardLabels) -> Iterator[Block]:
    castles = [
        chip(f"{CASTLE_KEYS[unit.flag]} {CASTLES[unit.flag]} {unit.value}", "f-gold")
        for unit in units(e, v)
        if unit.flag is not None
    ]
    counts = {"stones": v.stones, "bridges": v.bridges, "flags": v.flag_supply, "towers": v.tower_supply}
    counts |= {"deck": v.deck_size} | ({"removed": v.removed} if v.removed else {})
    yield line("castles", w("castles"), castles, PANEL, 70)
    yield line("supply", w("supply"), [chip(f"{w(word)} {count}") for word, count in counts.items()], PANEL, 70)


def cards(v: Any, w: BoardLabels) -> Iterator[Block]:
    """The open row, and the viewer's hand; a spectator has none."""
    yield line("row", w("row"), [card(number) for number in open_row(v)], BOARD, LABEL, 40)
    if v.viewer >= 0:
        own = [card(number) for number in hand(v)] + [chip(w("tower"), "f-roof")] * int(v.towers[v.viewer])
        label = w("hand-of", name=short(w.names[v.viewer], NAME))
        yield line("hand", label, own or [chip(w("no-cards"))], BOARD, LABEL, 40)


def card(number: int) -> Block:
    return Block(box(0, 0, 38, 40, "f-card s-line") + middle(19, 28, number, 22), 38)
