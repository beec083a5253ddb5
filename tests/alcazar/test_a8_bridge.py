"""A8 Build a bridge."""

from typing import Any

import pytest

from tests.alcazar.table import Place, barons, flag, grandees, hand, height, heights, money, table, unit, value
from tests.playing import offered, play, refused
from zoco.core.game import Game

# ---- A8.1


@pytest.mark.rule("A8.1", "A8.5")
def test_a_bridge_costs_15_and_needs_no_card() -> None:
    game = table(stones={1: 1, 3: 1}, barons={0: [1]}, money={0: 15})
    play(game, "bridge 1-3")
    assert money(game)[0] == 15 - 15 + 8
    assert game.state.bridges == 19
    assert hand(game, 0) == []


@pytest.mark.rule("A8.1")
def test_who_cannot_pay_builds_no_bridge() -> None:
    assert refused(table(stones={1: 1, 3: 1}, barons={0: [1]}, money={0: 14}), "bridge 1-3") == "A8.1"


@pytest.mark.rule("A8.1")
@pytest.mark.parametrize(
    ("name", "cells"),
    [
        ("1-3", {1, 2, 3}),
        ("1-71", {1, 72, 71}),
        ("7-17", {7, "g2", 17}),
        ("71-61", {71, "a4", 61}),
        ("67-17", {67, "f3", 17}),
        ("39-37", {39, 38, 37}),
    ],
)
def test_three_cells_along_a_row_or_a_column_fields_or_gaps(name: str, cells: set[int | str]) -> None:
    first, last = (int(end) for end in name.split("-"))
    game = play(table(stones={first: 1, last: 1}, barons={0: [last]}), f"bridge {name}")
    assert unit(game, first) == cells
    assert {height(game, cell) for cell in cells} == {2}


@pytest.mark.rule("A8.1")
def test_no_bridge_runs_round_a_corner() -> None:
    """10 and 12 are two steps apart on the track, with nothing straight between them."""
    game = table(stones={10: 1, 12: 1}, barons={0: [10, 12]})
    assert offered(game, "bridge") == set()


# ---- A8.2


def pillars(first: int, last: int, middle: int = 0, **nobles: Any) -> Game:
    settings: dict[str, Any] = {"barons": {0: [1]}}
    stones = {1: first, 3: last} | ({2: middle} if middle else {})
    return table(stones={k: n for k, n in stones.items() if n}, **(settings | nobles))


@pytest.mark.rule("A8.2")
@pytest.mark.parametrize(
    ("first", "last", "middle"), [(1, 1, 0), (2, 2, 0), (2, 2, 1), (5, 5, 4), (6, 6, 0), (7, 7, 6)]
)
def test_equal_pillars_with_a_lower_middle_and_no_limit_of_height(first: int, last: int, middle: int) -> None:
    game = play(pillars(first, last, middle), "bridge 1-3")
    assert [height(game, field) for field in (1, 2, 3)] == [first + 1] * 3


@pytest.mark.rule("A8.2")
@pytest.mark.parametrize(("first", "last"), [(2, 1), (1, 2), (3, 1), (1, 0)])
def test_pillars_of_different_height_carry_no_bridge(first: int, last: int) -> None:
    assert refused(pillars(first, last), "bridge 1-3") == "A8.2"


@pytest.mark.rule("A8.2")
@pytest.mark.parametrize(("pillar", "middle"), [(1, 1), (2, 2), (2, 3), (1, 4)])
def test_the_middle_is_at_least_one_level_lower(pillar: int, middle: int) -> None:
    assert refused(pillars(pillar, pillar, middle), "bridge 1-3") == "A8.2"


@pytest.mark.rule("A8.2")
def test_no_bridge_stands_on_bare_cells() -> None:
    game = table(stones={2: 1}, barons={0: [2]})
    assert refused(game, "bridge 1-3") == "A8.2"
    assert refused(game, "bridge b2-d2") == "A8.2"


@pytest.mark.rule("A8.2")
@pytest.mark.parametrize(
    ("nobles", "allowed"),
    [
        ({"barons": {0: [1]}}, True),
        ({"barons": {0: [3]}}, True),
        ({"grandees": {0: [3]}, "barons": {}}, True),
        ({"barons": {0: [1, 3]}}, True),
        ({"barons": {}}, False),
        ({"barons": {1: [1]}}, False),
        ({"barons": {0: [2]}}, False),
        ({"barons": {0: [1], 1: [3]}}, False),
        ({"barons": {0: [3], 1: [1]}}, False),
        ({"barons": {1: [3, 1], 0: [2]}}, False),
    ],
)
def test_an_own_noble_on_one_pillar_and_no_foreign_one_on_either(nobles: dict[str, Any], allowed: bool) -> None:
    game = pillars(2, 2, 1, **nobles)
    if allowed:
        assert offered(game, "bridge") == {"bridge 1-3"}
        assert game.legal.count("bridge 1-3") == 1
    else:
        assert refused(game, "bridge 1-3") == "A8.2"


@pytest.mark.rule("A8.2", "A8.5")
@pytest.mark.parametrize("pillar", [1, 2, 4, 6])
def test_the_bridge_lies_one_level_above_its_pillars(pillar: int) -> None:
    game = pillars(pillar, pillar, money={0: 15})
    before = value(game, 1) + value(game, 3)
    play(game, "bridge 1-3")
    assert value(game, 2) == before + 3 * (pillar + 1)
    assert money(game)[0] == value(game, 2)


# ---- A8.3


@pytest.mark.rule("A8.3")
def test_own_nobles_stand_on_the_bridge_afterwards() -> None:
    game = pillars(2, 2, 1, barons={0: [1, 2]}, grandees={0: [3]})
    assert game.points[0] == 2 + 1 + 4
    play(game, "bridge 1-3", "done")
    assert (barons(game, 0), grandees(game, 0)) == ({1, 2}, {3})
    assert game.points[0] == 3 + 3 + 6


@pytest.mark.rule("A8.3", "A13.1")
@pytest.mark.parametrize(("rank", "paid"), [("barons", 7), ("grandees", 14)])
def test_a_foreign_noble_in_the_middle_is_captured_at_the_old_value(rank: str, paid: int) -> None:
    nobles: dict[str, Any] = {"barons": {0: [1]}}
    nobles[rank] = {0: [1], 2: [2]} if rank == "barons" else {2: [2]}
    game = pillars(2, 2, 1, **nobles)
    play(game, "bridge 1-3")
    assert barons(game, 2) | grandees(game, 2) == set()
    assert money(game) == [40 - 15 + 7 + 9, 40, 40 + paid]
    assert "baron 2" in game.legal


@pytest.mark.rule("A8.2", "A13.1")
def test_a_foreign_noble_on_a_pillar_over_a_gap_is_not_captured() -> None:
    game = table(stones={67: 1, 17: 1, 6: 2}, bridges=["67-17"], barons={0: [6], 1: ["f3"]})
    assert refused(game, "bridge 6-f3") == "A8.2"


# ---- A8.4


@pytest.mark.rule("A8.4")
@pytest.mark.parametrize("raised", [0, 1, 2])
def test_no_bridge_above_a_bridge_of_the_same_three_cells(raised: int) -> None:
    on_top: dict[Place, int] = {1: raised, 3: raised} if raised else {}
    game = table(stones={1: 1, 3: 1}, bridges=["1-3"], on_top=on_top, barons={0: [1]})
    assert refused(game, "bridge 1-3") == ("A8.4" if raised else "A8.2")


@pytest.mark.rule("A8.4")
def test_overlapping_bridges_by_one_and_by_two_cells() -> None:
    by_one = table(stones={1: 1, 3: 1, 5: 2}, bridges=["1-3"], barons={0: [3]})
    play(by_one, "bridge 3-5")
    assert heights(by_one) == {1: 2, 2: 2, 3: 3, 4: 3, 5: 3}
    by_two = table(stones={1: 1, 3: 1, 4: 3}, bridges=["1-3"], on_top={2: 1}, barons={0: [4]})
    play(by_two, "bridge 2-4")
    assert heights(by_two) == {1: 2, 2: 4, 3: 4, 4: 4}


@pytest.mark.rule("A8.4")
def test_bridges_may_cross() -> None:
    """One from 66 to 18 lies over f4; one from f3 to f5 crosses it there."""
    stones = {66: 1, 67: 2, 65: 2, 17: 2, 18: 1, 19: 2}
    game = table(stones=stones, bridges=["67-17", "65-19", "66-18"], barons={0: ["f3"]})
    play(game, "bridge f3-f5")
    assert [height(game, gap) for gap in ("f3", "f4", "f5")] == [4, 4, 4]
    assert value(game, 67) == 1 + 3 + 3 + 3 + 1 + 3 + 9 + 9 + 6 + 12


@pytest.mark.rule("A8.4", "A12.1")
def test_a_bridge_part_over_a_gap_can_be_a_pillar() -> None:
    game = table(stones={67: 1, 17: 1, 6: 2}, bridges=["67-17"], barons={0: ["f3"]})
    play(game, "bridge 6-f3")
    assert unit(game, 6) == {67, "f3", 17, 6, "f2"}
    assert value(game, 6) == 1 + 1 + 6 + 3 + 9


# ---- A8.5


@pytest.mark.rule("A8.5", "A12.1")
def test_all_units_on_the_three_cells_become_one() -> None:
    game = play(table(stones={6: 2, 8: 2, 9: 1}, barons={0: [6]}), "bridge 6-8")
    assert unit(game, 6) == {6, 7, 8, 9}
    assert (value(game, 7), flag(game, 7)) == (3 + 4 + 9, "Almería")
    assert money(game)[0] == 40 - 15 + 16


@pytest.mark.rule("A8.5", "A10.1")
def test_one_noble_on_any_one_of_the_three_cells() -> None:
    game = play(table(stones={7: 1, 17: 1}, barons={0: [7]}), "bridge 7-17")
    placing = {f"{rank} {cell}" for rank in ("baron", "grandee") for cell in ("g2", 17)}
    assert offered(game) == placing | {"shift 7 g2", "shift 7 17", "done"}
    assert refused(game, "baron 7") == "A10.1"
    play(game, "grandee g2")
    assert (game.seat, grandees(game, 0), money(game)[0]) == (1, {"g2"}, 40 - 15 + 8 - 16)


@pytest.mark.rule("A8.5", "A6.1")
def test_a_field_below_a_bridge_is_built_on() -> None:
    """The bridge over 2 makes it part of the unit without a stone, so a card 2 no longer founds or joins there."""
    game = table(stones={1: 1, 3: 1}, hands={1: [2]}, barons={0: [1]})
    play(game, "bridge 1-3", "done", "build 2")
    assert height(game, 2) == 3
    assert value(game, 2) == 1 + 1 + 6 + 2
