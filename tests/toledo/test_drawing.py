"""The drawings of Toledo's board, read back: what stands in the view must stand in the picture, and no card else."""

from collections import Counter
from itertools import product
from typing import Any

import pytest
from rich.cells import cell_len

from tests.drawing import SPECTATOR, at_first, edition, editions, having, look, parse, play, views_of
from zoco.core.drawing import MARKS, WIDTH
from zoco.core.layout import read
from zoco.toledo import RULES, text
from zoco.toledo.edition import COLOURS, ROWS, STANDARD
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


@pytest.fixture(scope="module")
def views() -> list[tuple[Any, Any]]:
    return list(views_of(RULES))


def own_cards(v: Any) -> list[str]:
    return [CARD_NAMES[value * PICTURES + v.hand[value, k]] for value in range(1, VALUES) for k in range(v.held[value])]


def test_picture_shows_every_field_and_shop(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        tree = parse(RULES, e, v)
        fields = range(1, FIELDS + 1)
        assert sorted(having(tree, "field")) == sorted((str(field),) for field in fields)
        placed = {(str(field), TILE_NAMES[v.shop[field] - 1], str(v.owner[field])) for field in fields if v.shop[field]}
        assert set(having(tree, "field", "tile", "owner")) == placed
        printed = {(str(field), text.PRINTS[int(e.printed[field])]) for field in fields if e.printed[field]}
        assert set(having(tree, "field", "printed")) == printed
        circles = Counter({(str(field),): int(v.circles[field]) for field in fields if v.circles[field]})
        assert Counter(having(tree, "circle")) == circles


def test_picture_shows_every_figure(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        expected = Counter({(str(seat), "alcazar"): int(v.arrived[seat]) for seat in range(v.players)})
        for seat, place in product(range(v.players), range(FIRST_ENTRANCE)):
            expected[str(seat), str(place)] = int(v.figures[seat, place])
        assert Counter(having(parse(RULES, e, v), "figure", "place")) == +expected


def test_picture_shows_the_cards_of_the_viewer_and_no_others(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        assert [card for (card,) in having(parse(RULES, e, v), "card")] == own_cards(v)
    assert any(own_cards(v) for _, v in views)


def test_picture_shows_what_a_seat_has(views: list[tuple[Any, Any]]) -> None:
    for e, v in views:
        panels = [part for part in parse(RULES, e, v).iter() if part.get("data-seat") is not None]
        assert [panel.get("data-seat") for panel in panels] == [str(seat) for seat in range(v.players)]
        for seat, panel in enumerate(panels):
            left = Counter({(TILE_NAMES[k],): int(v.tiles[seat, k]) for k in range(TILES)})
            assert Counter(having(panel, "left")) == +left
            held = {"forged": v.swords[seat], "delivered": v.delivered[seat]}
            swords = Counter(
                {(str(e.sword_fame[k]), kind): int(n[k]) for kind, n in held.items() for k in range(e.swords)}
            )
            assert Counter(having(panel, "sword", "state")) == +swords
            assert len(having(panel, "fencing")) == int(v.fencing[seat].sum())
            assert len(having(panel, "painting")) == int((v.painting_owner[: e.paintings] == seat).sum())


def test_gates_tell_the_cost_of_each_row() -> None:
    for path in editions(RULES):
        e, v = look(RULES, path, play(RULES, path, 2, 1, 0), 0)
        costs = sorted({int(cost) for cost in e.cost[1 : FIELDS + 1]})
        assert having(parse(RULES, e, v), "row", "cost") == [
            (name, str(c)) for name, c in zip(ROWS, costs, strict=True)
        ]


def test_text_shows_every_figure(views: list[tuple[Any, Any]]) -> None:
    """A seat's mark stands once for each figure and each shop, before its name, and in the headline on its turn."""
    for e, v in views:
        plain = text.board(e, v).plain
        for seat in range(v.players):
            shops = int(((v.shop > 0) & (v.owner == seat)).sum())
            on_turn = int(v.seat == seat and v.phase != OVER)
            assert plain.count(MARKS[COLOURS[seat]]) == FIGURES + shops + 1 + on_turn


def test_text_shows_each_place_with_its_figures() -> None:
    e, v = at_first(RULES, 2)
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
    e, v = at_first(RULES, 3)
    v.phase, v.place = FULL_FIELD, 5
    v.figures[:3, 5] = 1
    assert having(parse(RULES, e, v), "figure", "place").count(("2", "5")) == 1
    plain = text.board(e, v).plain
    assert "›5" in plain
    assert "(●)(■)▲" in plain


@pytest.mark.parametrize("borders", [(1, 2), (17, 18), (8, 8)])
def test_any_borders_can_be_drawn(borders: tuple[int, int]) -> None:
    """Rows of one field, of seventeen, and two rows of one cost."""
    raw = edition(RULES, STANDARD).copy()
    e = read(raw, EDITION)
    for field in range(1, FIELDS + 1):
        e.cost[field] = 1 + 2 * sum(field > border for border in borders)
    _, v = look(RULES, STANDARD, play(RULES, STANDARD, 4, 2, 100), 0)
    assert len(having(parse(RULES, e, v), "field")) == FIELDS
    plain = text.board(e, v).plain
    assert max(map(cell_len, plain.split("\n"))) <= WIDTH
    assert [field for fields in text.rows(e) for field in fields] == list(range(1, FIELDS + 1))
    assert all(len({int(e.cost[field]) for field in fields}) == 1 for fields in text.rows(e))
