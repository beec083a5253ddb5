"""The drawings of Toledo's board, read back: what stands in the view must stand in the picture, and no card else."""

from collections import Counter
from itertools import product
from typing import Any
from xml.etree import ElementTree

import pytest
from rich.cells import cell_len

from tests.drawing import (
    SPECTATOR,
    at_first,
    chips,
    classes,
    edition,
    editions,
    having,
    look,
    marks,
    parse,
    pieces,
    play,
    tags,
    texts,
    views_of,
)
from zoco.core.drawing import MARKS, WIDTH
from zoco.core.layout import read
from zoco.toledo import SPEC, text
from zoco.toledo.edition import BACKGROUNDS, COLOURS, FENCING_TILES, PRINTS, ROWS, STANDARD
from zoco.toledo.notation import CARD_NAMES, TILE_NAMES
from zoco.toledo.state import (
    CATHEDRAL,
    EDITION,
    FIELDS,
    FIGURES,
    FIRST_ENTRANCE,
    FULL_FIELD,
    OVER,
    PICTURES,
    TILES,
    VALUES,
)
from zoco.toledo.svg import FIELDS_A_LINE, SIGNS


@pytest.fixture(scope="module")
def views() -> list[tuple[Any, Any]]:
    return list(views_of(SPEC))


def own_cards(v: Any) -> list[str]:
    return [CARD_NAMES[value * PICTURES + v.hand[value, k]] for value in range(1, VALUES) for k in range(v.held[value])]


def card_names(part: ElementTree.Element) -> list[str]:
    """Value, background and fencer of every card in it that shows a duel."""
    return [
        texts(card)[0] + background[0] + role[0]
        for card in tags(part, "g")
        for background, role in product(BACKGROUNDS, ("attacker", "defender"))
        if f"f-{background}" in classes(card) and SIGNS[role] in {path.get("d") for path in card}
    ]


def test_picture_shows_every_field_and_shop(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        tree = parse(SPEC, e, v, language="en")
        fields = having(tree, "field")
        assert sorted(map(int, fields)) == list(range(1, FIELDS + 1))
        for field, (plot,) in ((int(field), plots) for field, plots in fields.items()):
            shop = [TILE_NAMES[v.shop[field] - 1]] if v.shop[field] else []
            assert [word for word in texts(plot) if word in TILE_NAMES] == shop
            assert str(field) in texts(plot)
            assert any(word in PRINTS for word in texts(plot)) == bool(e.printed[field])
            owners = [colour for mark in having(plot, "owner").get(str(field), []) for colour in marks(mark)]
            assert owners == ([COLOURS[v.owner[field]]] if v.shop[field] else [])
            assert len(having(plot, "circle").get(str(field), [])) == v.circles[field]


def test_picture_shows_every_figure(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        expected = Counter({("alcazar", COLOURS[seat]): int(v.arrived[seat]) for seat in range(v.players)})
        for seat, place in product(range(v.players), range(FIRST_ENTRANCE)):
            expected[str(place), COLOURS[seat]] = int(v.figures[seat, place])
        figures = having(parse(SPEC, e, v), "figure").items()
        assert Counter((place, *marks(mark)) for place, found in figures for mark in found) == +expected


def test_picture_shows_the_cards_of_the_viewer_and_no_others(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        tree = parse(SPEC, e, v)
        base = [CARD_NAMES[v.base_value * PICTURES + v.base_picture]] if v.base_value else []
        assert [name for piece in pieces(tree, "hand") for name in card_names(piece)] == own_cards(v)
        assert card_names(tree) == base + own_cards(v)
        assert chips(tree, "bonus") == ([str(v.bonus_value)] if v.bonus_value else [])
    assert any(own_cards(v) for _, v in views)
    assert any(v.base_value for _, v in views)


def test_picture_shows_what_a_seat_has(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        panels = having(parse(SPEC, e, v, language="en"), "seat")
        assert list(panels) == [str(seat) for seat in range(v.players)]
        for seat, (panel,) in enumerate(panels.values()):
            counts = [f"cards {v.hand_size[seat]}", f"metal {v.metal[seat]}", f"gems {v.gems[seat]}"]
            assert chips(panel, "counts") == counts
            assert chips(panel, "shops") == [TILE_NAMES[k] for k in range(TILES) for _ in range(v.tiles[seat, k])]
            for line, held in (("forged", v.swords[seat]), ("delivered", v.delivered[seat])):
                assert chips(panel, line) == [str(e.sword_fame[k]) for k in range(e.swords) for _ in range(held[k])]
            assert chips(panel, "fencing") == [tile for k, tile in enumerate(FENCING_TILES) if v.fencing[seat, k]]
            fames = [str(e.painting_fame[k]) for k in range(e.paintings) if v.painting_owner[k] == seat]
            assert chips(panel, "paintings") == fames
            assert marks(panel) == [COLOURS[seat]]
            assert ("s-accent" in classes(panel)) == (v.seat == seat and v.phase != OVER)


def test_picture_shows_what_is_left(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        column = next(part for part in parse(SPEC, e, v, language="en") if having(part, "field"))
        swords = zip(e.sword_fame, e.sword_metal, e.sword_gems, v.sword_supply, strict=True)
        assert chips(column, "swords") == [f"{fame} ({m}+{g}) ×{n}" for fame, m, g, n in swords if n]
        tiles = zip(FENCING_TILES, v.fencing_supply, strict=True)
        assert chips(column, "fencing") == [f"{word} ×{count}" for word, count in tiles if count]
        assert chips(column, "paintings") == [str(fame) for fame in e.painting_fame[v.paintings_taken : e.paintings]]
        counts = {"metal": v.metal_supply, "gems": v.gem_supply, "deck": v.deck_size, "discard": v.discard_size}
        assert chips(column, "supply") == [f"{word} {count}" for word, count in counts.items()]


def test_each_row_tells_its_cost() -> None:
    for path in editions(SPEC):
        e, v = look(SPEC, path, play(SPEC, path, 2, 1, 0), 0)
        costs = sorted({int(cost) for cost in e.cost[1 : FIELDS + 1]})
        told = {row: texts(part) for row, (part,) in having(parse(SPEC, e, v, language="en"), "row").items()}
        assert told == {row: [f"{row.capitalize()}: from {cost}"] for row, cost in zip(ROWS, costs, strict=True)}


def test_text_shows_every_figure(views: list[tuple[Any, Any]]) -> None:
    """A seat's mark stands once for each figure and each shop, before its name, and in the headline on its turn."""
    for e, v in views:
        plain = text.board(e, v).plain
        for seat in range(v.players):
            shops = int(((v.shop > 0) & (v.owner == seat)).sum())
            on_turn = int(v.seat == seat and v.phase != OVER)
            assert plain.count(MARKS[COLOURS[seat]]) == FIGURES + shops + 1 + on_turn


def test_text_shows_each_place_with_its_figures() -> None:
    e, v = at_first(SPEC, 2)
    v.shop[7], v.owner[7], v.circles[7] = 1 + TILE_NAMES.index("M2"), 1, 2
    v.figures[0, CATHEDRAL], v.figures[0, 7], v.arrived[0] = 2, 1, 2
    lines = text.board(e, v, language="en").plain.split("\n")
    middle = next(k for k, line in enumerate(lines) if line.startswith("middle"))
    assert lines[middle].split()[1:3] == ["7", "M2■"]
    assert lines[middle + 1].split("from 3")[1].strip().startswith("(●)( )")
    assert next(line for line in lines if line.startswith("Alcázar")).split()[1:] == ["20", "21", "●●"]
    assert next(line for line in lines if line.startswith("Cathedral")).split()[1:] == ["0", "●●", "■■■■■"]


def test_text_shows_the_hand_in_holding_order(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        lines = text.board(e, v, language="en").plain.split("\n")
        start = [k for k, line in enumerate(lines) if line.startswith("Hand")]
        assert len(start) == (v.viewer != SPECTATOR)
        for k in start:
            assert " ".join(lines[k:]).split()[1:] == own_cards(v)


def test_figure_without_a_circle_is_drawn_and_its_field_marked() -> None:
    e, v = at_first(SPEC, 3)
    v.phase, v.place = FULL_FIELD, 5
    v.figures[:3, 5] = 1
    tree = parse(SPEC, e, v)
    assert [marks(mark) for mark in having(tree, "figure")["5"]] == [["red"], ["blue"], ["green"]]
    framed = [field for field, (plot,) in having(tree, "field").items() if "s-accent" in classes(plot)]
    assert framed == ["5"]
    plain = text.board(e, v).plain
    assert "›5" in plain
    assert "(●)(■)▲" in plain


@pytest.mark.parametrize("borders", [(1, 2), (17, 18), (8, 8)])
def test_any_borders_can_be_drawn(borders: tuple[int, int]) -> None:
    """Rows of one field, of seventeen, and two rows of one cost."""
    raw = edition(SPEC, STANDARD).copy()
    e = read(raw, EDITION)
    for field in range(1, FIELDS + 1):
        e.cost[field] = 1 + 2 * sum(field > border for border in borders)
    _, v = look(SPEC, STANDARD, play(SPEC, STANDARD, 4, 2, 100), 0)
    tree = parse(SPEC, e, v)
    assert sorted(map(int, having(tree, "field"))) == list(range(1, FIELDS + 1))
    drawn = {row: len(lines) for row, lines in having(tree, "row").items()}
    assert drawn == {row: -(-len(fields) // FIELDS_A_LINE) for row, fields in zip(ROWS, text.rows(e), strict=True)}
    plain = text.board(e, v).plain
    assert max(map(cell_len, plain.split("\n"))) <= WIDTH
    assert [field for fields in text.rows(e) for field in fields] == list(range(1, FIELDS + 1))
    assert all(len({int(e.cost[field]) for field in fields}) == 1 for fields in text.rows(e))
