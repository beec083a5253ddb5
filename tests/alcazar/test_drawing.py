"""The drawings of Alcázar's board, read back: what stands in the view must stand in the picture, and no card else."""

from collections import Counter
from itertools import product
from typing import Any, TypeAlias
from xml.etree import ElementTree

import pytest

from tests.drawing import (
    SPECTATOR,
    at_first,
    chips,
    classes,
    editions,
    having,
    look,
    marks,
    parse,
    play,
    spot,
    tags,
    texts,
    views_of,
)
from zoco.alcazar import SPEC, text
from zoco.alcazar.edition import CASTLES, COLOURS
from zoco.alcazar.notation import cell_name
from zoco.alcazar.state import (
    AFTER_BUILDING,
    CARDS,
    CELLS,
    GRANDEES,
    HELD,
    LINES,
    NOBLES,
    NOWHERE,
    OVER,
    SIDE,
)
from zoco.alcazar.svg import CELL
from zoco.core.drawing import MARKS

Pictures: TypeAlias = list[tuple[Any, Any, ElementTree.Element]]


@pytest.fixture(scope="module")
def views() -> list[tuple[Any, Any]]:
    return [towers(), at_both_edges(), *views_of(SPEC)]


@pytest.fixture(scope="module")
def pictures(views: list[tuple[Any, Any]]) -> Pictures:
    return [(e, v, parse(SPEC, e, v, language="en")) for e, v in views]


def towers() -> tuple[Any, Any]:
    """A bridge over a gap, a second one that rests on its middle, a third over a stone, a tower at the far corner."""
    e, v = at_first(SPEC, 5)
    for place, height in {"67": 2, "17": 2, "6": 3, "1": 9, "44": 1, "43": 2, "45": 2}.items():
        build(e, v, place, height, 17)
    v.value[17], v.castle[17] = 50, 3
    for ends, level in ((("67", "f3", "17"), 3), (("6", "f2", "f3"), 4), (("45", "44", "43"), 3)):
        cells = [number(e, place) for place in ends]
        line = cells[1] + (0 if cells[1] - cells[0] in {1, -1} else CELLS)
        v.bridge_level[line] = level
        for place in ends:
            build(e, v, place, level, 17)
    for seat, place in enumerate(("f3", "1", "44")):
        v.noble[number(e, place)], v.stand[seat, GRANDEES] = 1 + 2 * seat, number(e, place)
    return e, v


def at_both_edges() -> tuple[Any, Any]:
    """The last cell of a row and the first of the next have consecutive numbers, and do not touch."""
    path = next(path for path in editions(SPEC) if path.stem == "twelve-columns")
    e, v = look(SPEC, path, play(SPEC, path, 2, 1, 0), 0)
    for place in ("l1", "72"):
        build(e, v, place, 1, 17)
    v.value[17], v.castle[17] = 2, 1
    return e, v


def build(e: Any, v: Any, place: str, height: int, unit: int) -> None:
    v.height[number(e, place)], v.unit[number(e, place)] = height, unit


def number(e: Any, place: str) -> int:
    return next(cell for cell in range(CELLS) if cell_name(e, cell) == place)


def board_cells(e: Any) -> list[int]:
    return [SIDE * y + x for y in range(e.rows) for x in range(e.columns)]


def own_cards(v: Any) -> list[str]:
    return [str(card) for card in sorted(v.hand[v.hand > 0].tolist())]


def units(v: Any) -> dict[int, list[int]]:
    return {unit: [c for c in range(CELLS) if v.unit[c] == unit] for unit in sorted(set(v.unit[:CELLS].tolist()) - {0})}


def castles(v: Any) -> list[tuple[str, str]]:
    return [(CASTLES[v.castle[unit] - 1], str(v.value[unit])) for unit in units(v) if v.castle[unit]]


def test_picture_shows_every_field_and_every_built_gap_with_its_height(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        shown = [cell for cell in board_cells(e) if e.field[cell] or v.height[cell]]
        drawn = {name: texts(part) for name, (part,) in having(tree, "cell").items()}
        heights = {cell_name(e, cell): [str(v.height[cell])] if v.height[cell] else [] for cell in shown}
        assert drawn == {name: [name, *height] for name, height in heights.items()}


def test_picture_shows_every_noble_where_it_stands(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        expected: Counter[tuple[str, ...]] = Counter()
        for seat, k in product(range(v.players), range(NOBLES)):
            if v.stand[seat, k] != NOWHERE:
                rank, place = "grandee" if k < GRANDEES else "baron", cell_name(e, int(v.stand[seat, k]))
                expected[place, rank, COLOURS[seat]] += 1
        drawn = [
            (place, rank, *marks(noble))
            for place, (cell,) in having(tree, "cell").items()
            for rank, nobles in having(cell, "noble").items()
            for noble in nobles
        ]
        assert Counter(drawn) == expected


def test_picture_shows_every_bridge_over_its_cells(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        lines = [line for line in range(LINES) if v.bridge_level[line]]
        ends = [(line % CELLS, 1 if line < CELLS else SIDE) for line in lines]
        spans = {f"{cell_name(e, c - step)}-{cell_name(e, c + step)}" for c, step in ends}
        drawn = having(tree, "bridge")
        assert set(drawn) == spans
        for span, (bridge,) in drawn.items():
            (deck,) = tags(bridge, "rect")
            x, y, width, height = (float(deck.get(side, "")) for side in ("x", "y", "width", "height"))
            for name in span.split("-"):
                left, top = spot(having(tree, "cell")[name][0])
                assert left < x + width and x < left + CELL
                assert top < y + height and y < top + CELL
            assert {width, height} == {CELL - 10, 3 * CELL - 10}


def test_picture_shows_every_castle_and_villa_with_its_value(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        signs = {kind: [" ".join(texts(part)) for part in parts] for kind, parts in having(tree, "unit").items()}
        known = [(text.CASTLE_KEYS[CASTLES.index(name)], name, value) for name, value in castles(v)]
        assert Counter(signs.get("castle", [])) == Counter(f"{key} {value}" for key, _, value in known)
        assert sorted(chips(tree, "castles")) == sorted(" ".join(castle) for castle in known)
        villas = [str(v.value[unit]) for unit in units(v) if not v.castle[unit]]
        assert Counter(signs.get("villa", [])) == Counter(villas)


def test_a_wall_surrounds_every_unit(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        walls = [str(path.get("d")) for path in tags(tree, "path") if path.get("stroke-linecap") == "square"]
        sides = 0
        for cell, (dx, dy) in product(board_cells(e), ((1, 0), (-1, 0), (0, 1), (0, -1))):
            x, y = cell % SIDE + dx, cell // SIDE + dy
            inside = 0 <= x < e.columns and 0 <= y < e.rows
            sides += bool(v.unit[cell]) and not (inside and v.unit[cell] == v.unit[SIDE * y + x])
        assert len(walls) == len(units(v))
        assert sum(wall.count("M") for wall in walls) == sides


def test_picture_shows_the_cards_of_the_viewer_and_no_others(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        towers = ["tower card"] * int(v.towers[v.viewer]) if v.viewer != SPECTATOR else []
        nothing = ["no cards"] if v.viewer != SPECTATOR and not own_cards(v) and not towers else []
        assert chips(tree, "hand") == own_cards(v) + towers + nothing
        assert chips(tree, "row") == [str(card) for card in sorted(v.row[v.row > 0].tolist())]
    assert any(own_cards(v) for _, v, _ in pictures)


def test_picture_shows_what_a_seat_has(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        panels = having(tree, "seat")
        assert list(panels) == [str(seat) for seat in range(v.players)]
        for seat, (panel,) in enumerate(panels.values()):
            counts = {"real": v.money[seat], "build cards": v.hand_size[seat], "tower cards": v.towers[seat]}
            assert chips(panel, "counts") == [f"{word} {count}" for word, count in counts.items()]
            levels = ["" if cell == NOWHERE else str(v.height[cell]) for cell in v.stand[seat]]
            assert chips(panel, "nobles") == levels
            pale = [noble.get("opacity") != "1" for nobles in having(panel, "noble").values() for noble in nobles]
            assert pale == [not level for level in levels]
            assert set(marks(panel)) == {COLOURS[seat]}
            known = [str(card) for card in range(CARDS) if v.known[card] == HELD + seat]
            assert chips(panel, "known") == known
            assert ("s-accent" in classes(panel)) == (v.seat == seat and v.phase != OVER)


def test_picture_shows_what_is_left(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        counts = {"stones": v.stones, "bridges": v.bridges, "flags": v.flag_supply, "tower cards": v.tower_supply}
        counts |= {"deck": v.deck_size} | ({"stones out of the game": v.removed} if v.removed else {})
        assert chips(tree, "supply") == [f"{word} {count}" for word, count in counts.items()]
    assert any(v.removed for _, v, _ in pictures)


def test_who_is_out_is_told() -> None:
    e, v = towers()
    v.out[2] = 1
    panels = having(parse(SPEC, e, v, language="en"), "seat")
    assert [seat for seat, (panel,) in panels.items() if chips(panel, "out") == ["out of the game"]] == ["2"]
    lines = [line for line in text.board(e, v, language="en").plain.split("\n") if "out of the game" in line]
    assert [line.split()[1] for line in lines] == ["Green"]


def test_new_cells_are_framed_while_nobles_are_placed() -> None:
    e, v = towers()
    v.new_cell[:] = [number(e, "f3"), number(e, "f2"), NOWHERE]
    for phase, framed in ((AFTER_BUILDING, {"f2", "f3"}), (OVER, set())):
        v.phase = phase
        cells = having(parse(SPEC, e, v), "cell").items()
        assert {name for name, (cell,) in cells if "s-accent" in classes(cell)} == framed


def test_text_shows_every_noble(views: list[tuple[Any, Any]]) -> None:
    """On the board and in the list of its seat; a seat's mark also before its name, and in the headline on its turn."""
    for e, v in views:
        plain = text.board(e, v).plain
        for seat in range(v.players):
            colour = COLOURS[seat]
            on_turn = int(v.seat == seat and v.phase != OVER)
            grandees, barons = (v.noble == 2 + 2 * seat).sum(), (v.noble == 1 + 2 * seat).sum()
            assert plain.count(MARKS[colour]) == GRANDEES + grandees + 1 + on_turn
            assert plain.count(text.BARONS[colour]) == NOBLES - GRANDEES + barons


def test_text_shows_every_castle_and_value(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        words = " ".join(text.board(e, v, language="en").plain.split())
        for name, value in castles(v):
            assert f"{text.CASTLE_KEYS[CASTLES.index(name)]} {name} {value}" in words
        for unit, cells in units(v).items():
            if not v.castle[unit] and len(cells) == 1:
                assert f" {cell_name(e, cells[0])}: {v.value[unit]}" in words


def test_text_shows_each_cell() -> None:
    e, v = towers()
    lines = text.board(e, v, language="en").plain.split("\n")
    assert lines[3][:9] == " 1  1C9◇ "
    assert lines[3][33:39] == " 6C4 ║"
    assert lines[5][27:45] == "67C3 ═ ·C4□║17C3 ═"
    assert lines[13][15:33] == "45C3 ═44C3△═43C3 ═"
    spans = next(line for line in lines if line.startswith("Bridges")).split()[1:]
    assert spans == ["67-17", "(3)", "45-43", "(3)", "6-f3", "(4)"]
    build(e, v, "67", 4, 17)
    assert text.board(e, v).plain.split("\n")[5][27:45] == "67C4   ·C4□║17C3 ═"


def test_text_shows_the_hand(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        lines = text.board(e, v, language="en").plain.split("\n")
        start = [k for k, line in enumerate(lines) if line.startswith("Hand")]
        assert len(start) == (v.viewer != SPECTATOR)
        for k in start:
            assert " ".join(lines[k:]).split()[1:] == own_cards(v)
