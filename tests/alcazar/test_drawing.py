"""The drawings of Alcázar's board, read back: what stands in the view must stand in the picture, and no card else."""

from collections import Counter
from itertools import product
from typing import Any, TypeAlias
from xml.etree import ElementTree

import pytest

from tests.drawing import SPECTATOR, at_first, having, parse, views_of
from zoco.alcazar import RULES, svg, text
from zoco.alcazar.edition import CASTLES, COLOURS
from zoco.alcazar.notation import cell_name
from zoco.alcazar.state import (
    AFTER_BUILDING,
    CARDS,
    CELLS,
    FIELDS,
    GRANDEES,
    HELD,
    LINES,
    NOBLES,
    NOWHERE,
    OVER,
    SIDE,
)
from zoco.core.drawing import MARKS
from zoco.core.sheet import FRAME

Pictures: TypeAlias = list[tuple[Any, Any, ElementTree.Element]]


@pytest.fixture(scope="module")
def views() -> list[tuple[Any, Any]]:
    return [towers(), *views_of(RULES)]


@pytest.fixture(scope="module")
def pictures(views: list[tuple[Any, Any]]) -> Pictures:
    return [(e, v, parse(RULES, e, v)) for e, v in views]


def towers() -> tuple[Any, Any]:
    """A bridge over a gap, a second one that rests on its middle, a third over a stone, a tower at the far corner."""
    e, v = at_first(RULES, 5)
    for place, height in {"67": 2, "17": 2, "6": 3, "1": 9, "44": 1, "43": 2, "45": 2}.items():
        build(e, v, place, height, 17)
    v.value[17], v.castle[17] = 50, 3
    for ends, level, under in ((("67", "f3", "17"), 3, 0), (("6", "f2", "f3"), 4, 0), (("45", "44", "43"), 3, 1)):
        cells = [number(e, place) for place in ends]
        line = cells[1] + (0 if cells[1] - cells[0] in {1, -1} else CELLS)
        v.bridge_level[line], v.bridge_under[line] = level, under
        for place in ends:
            build(e, v, place, level, 17)
    for seat, place in enumerate(("f3", "1", "44")):
        v.noble[number(e, place)], v.stand[seat, GRANDEES] = 1 + 2 * seat, number(e, place)
    return e, v


def build(e: Any, v: Any, place: str, height: int, unit: int) -> None:
    v.height[number(e, place)], v.unit[number(e, place)] = height, unit


def number(e: Any, place: str) -> int:
    return next(cell for cell in range(CELLS) if cell_name(e, cell) == place)


def only(tree: ElementTree.Element, name: str, value: str) -> ElementTree.Element:
    (part,) = (part for part in tree.iter() if part.get(f"data-{name}") == value)
    return part


def board_cells(e: Any) -> list[int]:
    return [SIDE * y + x for y in range(e.rows) for x in range(e.columns)]


def own_cards(v: Any) -> list[str]:
    return [str(card) for card in sorted(v.hand[v.hand > 0].tolist())]


def units(v: Any) -> dict[int, list[int]]:
    return {unit: [c for c in range(CELLS) if v.unit[c] == unit] for unit in sorted(set(v.unit[:CELLS].tolist()) - {0})}


def castles(v: Any) -> list[tuple[str, str]]:
    return [(CASTLES[v.castle[unit] - 1], str(v.value[unit])) for unit in units(v) if v.castle[unit]]


def test_picture_shows_every_field_and_every_built_gap_once(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        fields = [(str(field), str(v.height[e.cell[field]])) for field in range(1, FIELDS + 1)]
        assert Counter(having(tree, "field", "height")) == Counter(fields)
        gaps = [cell for cell in board_cells(e) if v.height[cell] and not e.field[cell]]
        built = [(cell_name(e, cell), str(v.height[cell])) for cell in gaps]
        assert Counter(having(tree, "gap", "height")) == Counter(built)


def test_picture_shows_every_noble_once(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        expected: Counter[tuple[str, ...]] = Counter()
        for seat, k in product(range(v.players), range(NOBLES)):
            if v.stand[seat, k] != NOWHERE:
                expected["grandee" if k < GRANDEES else "baron", str(seat), cell_name(e, int(v.stand[seat, k]))] += 1
        assert Counter(having(tree, "noble", "owner", "place")) == expected


def test_picture_shows_every_bridge_once(pictures: Pictures) -> None:
    for e, v, tree in pictures:
        lines = [line for line in range(LINES) if v.bridge_level[line]]
        ends = [(line % CELLS, 1 if line < CELLS else SIDE, v.bridge_level[line]) for line in lines]
        spans = [(f"{cell_name(e, c - step)}-{cell_name(e, c + step)}", str(level)) for c, step, level in ends]
        assert Counter(having(tree, "bridge", "level")) == Counter(spans)


def test_picture_shows_every_castle_and_villa_with_its_value(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        assert Counter(having(tree, "castle", "value")) == Counter(castles(v))
        villas = [str(v.value[unit]) for unit in units(v) if not v.castle[unit]]
        assert Counter(value for _, value in having(tree, "villa", "value")) == Counter(villas)


def test_one_looks_through_below_a_bridge() -> None:
    """Stones and parts of bridges on each level, none where there is nothing."""
    e, v = towers()
    tree = parse(RULES, e, v)
    expected = {"f2": 1, "f3": 2, "67": 3, "6": 4, "44": 2, "1": 9}
    for place, parts in expected.items():
        cell = only(tree, "gap" if place[0] == "f" else "field", place)
        symbols = [str(part.get("href")) for part in cell.iter() if part.tag.endswith("}use")]
        assert sum(symbol[4:].split("-")[0] in {"stone", "storey", "deck"} for symbol in symbols) == parts


def test_what_is_in_front_is_drawn_later(pictures: Pictures) -> None:
    for e, _, tree in pictures:
        standing = [part for part in tree.iter() if part.get("data-height", "0") != "0"]
        cells = [number(e, part.get("data-field") or str(part.get("data-gap"))) for part in standing]
        depth = [cell % SIDE + cell // SIDE for cell in cells]
        assert depth == sorted(depth)


def test_every_field_is_named_however_tall_its_neighbours_are(pictures: Pictures) -> None:
    """The numbers above 50 are no values, levels or rows: on the board they can only be fields."""
    for _, _, tree in pictures:
        frame = next(part for part in tree.iter() if part.get("clip-path") == "url(#za-clip)")
        numbers = Counter(part.text for part in frame.iter() if part.tag.endswith("}text"))
        assert {field: numbers[str(field)] for field in range(51, FIELDS + 1)} == dict.fromkeys(
            range(51, FIELDS + 1), 1
        )


def test_a_tower_of_any_height_stays_in_the_frame() -> None:
    e, v = towers()
    for height in (9, 20):
        v.height[e.cell[1]] = height
        city = next(part for part in parse(RULES, e, v).iter() if any(child.get("data-field") for child in part))
        x_y, _, scale = str(city.get("transform")).removeprefix("translate(").partition(") scale(")
        top = float(x_y.split()[1]) - height * svg.C * float(scale.rstrip(")") or 1)
        assert top > FRAME[1]


def test_picture_shows_the_cards_of_the_viewer_and_no_others(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        assert [card for (card,) in having(tree, "card")] == own_cards(v)
        assert len(having(tree, "tower")) == (v.towers[v.viewer] if v.viewer != SPECTATOR else 0)
        assert [card for (card,) in having(tree, "open")] == [str(card) for card in sorted(v.row[v.row > 0].tolist())]
    assert any(own_cards(v) for _, v, _ in pictures)


def test_picture_shows_what_a_seat_has(pictures: Pictures) -> None:
    for _, v, tree in pictures:
        panels = [part for part in tree.iter() if part.get("data-seat") is not None]
        assert [panel.get("data-seat") for panel in panels] == [str(seat) for seat in range(v.players)]
        for seat, panel in enumerate(panels):
            words = [part.text for part in panel.iter() if part.tag.endswith("}text")]
            assert {str(v.money[seat]), str(v.hand_size[seat]), str(v.towers[seat])} <= set(words)
            standing = [int(cell) for cell in v.stand[seat] if cell != NOWHERE]
            assert [level for (level,) in having(panel, "level")] == [str(v.height[cell]) for cell in standing]
            assert len(having(panel, "waiting")) == NOBLES - len(standing)
            known = [(str(card),) for card in range(CARDS) if v.known[card] == HELD + seat]
            assert having(panel, "known") == known


def test_who_is_out_is_told() -> None:
    e, v = towers()
    v.out[2] = 1
    for seat in range(v.players):
        words = {part.text for part in only(parse(RULES, e, v, language="en"), "seat", str(seat)).iter()}
        assert ("out of the game" in words) == (seat == 2)
    lines = [line for line in text.board(e, v, language="en").plain.split("\n") if "out of the game" in line]
    assert [line.split()[1] for line in lines] == ["Green"]


def test_new_cells_glow_while_nobles_are_placed() -> None:
    e, v = towers()
    v.new_cell[:] = [number(e, "f3"), number(e, "f2"), NOWHERE]
    for phase, glowing in ((AFTER_BUILDING, 2), (OVER, 0)):
        v.phase = phase
        assert sum(part.get("href") == "#za-glow" for part in parse(RULES, e, v).iter()) == glowing


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


def test_every_look_has_its_style(pictures: Pictures) -> None:
    for _, _, tree in pictures:
        looks = {name for part in tree.iter() for name in part.get("class", "").split() if name[:2] in {"f-", "s-"}}
        assert all(f".za .{name}{{" in svg.SHEET.style for name in looks)
