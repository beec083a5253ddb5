"""A6 Build with a build card."""

import pytest

from tests.alcazar.table import barons, flag, grandees, hand, height, heights, money, table, unit, value
from tests.playing import offered, play, refused

# ---- A6.1


@pytest.mark.rule("A6.1", "A6.3")
@pytest.mark.parametrize(("card", "stones"), [(7, {6: 1}), (5, {6: 1}), (1, {72: 1}), (72, {1: 1}), (12, {11: 1})])
def test_a_stone_beside_a_villa_joins_it(card: int, stones: dict[int, int]) -> None:
    game = play(table(hands={0: [card]}, stones=stones), f"build {card}")
    assert heights(game) == {**stones, card: 1}
    assert unit(game, card) == {card, *stones}
    assert (value(game, card), money(game)) == (2, [42, 40, 40])
    assert (hand(game, 0), game.state.stones) == ([], 82)


@pytest.mark.rule("A6.1")
def test_a_stone_beside_a_castle_adds_1() -> None:
    game = play(table(hands={0: [11]}, stones={8: 2, 9: 1, 10: 1}), "build 11")
    assert (value(game, 8), flag(game, 11), money(game)[0]) == (6, "Almería", 46)


@pytest.mark.rule("A6.1")
def test_no_distance_is_asked_for() -> None:
    """A castle grows up to one field before another."""
    game = table(hands={0: [11]}, stones={8: 2, 9: 1, 10: 1, 13: 2, 14: 1, 15: 1})
    play(game, "build 11")
    assert unit(game, 11) == {8, 9, 10, 11}
    assert (flag(game, 11), flag(game, 13)) == ("Almería", "Cádiz")


@pytest.mark.rule("A6.1", "A12.1")
def test_it_may_join_two_units() -> None:
    game = play(table(hands={0: [7]}, stones={6: 1, 8: 1}), "build 7")
    assert (unit(game, 7), value(game, 7)) == ({6, 7, 8}, 3)


@pytest.mark.rule("A6.1", "A0")
@pytest.mark.parametrize(("card", "stones"), [(17, {7: 3}), (70, {72: 1}), (8, {6: 1}), (8, {}), (67, {17: 1})])
def test_a_bare_field_beside_no_unit_cannot_be_built_on(card: int, stones: dict[int, int]) -> None:
    game = table(hands={0: [card]}, stones=stones)
    assert refused(game, f"build {card}") == "A6.1"


@pytest.mark.rule("A6.1")
def test_beside_the_end_of_a_bridge() -> None:
    game = table(hands={0: [18]}, stones={7: 1, 17: 1}, bridges=["7-17"])
    play(game, "build 18")
    assert unit(game, 18) == {7, "g2", 17, 18}
    assert value(game, 18) == 1 + 1 + 6 + 1


# ---- A6.2


@pytest.mark.rule("A6.2", "A6.3")
@pytest.mark.parametrize("before", [1, 2, 5, 6, 9])
def test_on_a_built_field_the_stone_goes_on_top_at_any_height(before: int) -> None:
    game = play(table(hands={0: [8]}, stones={8: before}), "build 8")
    assert height(game, 8) == before + 1
    assert value(game, 8) == 2 * before - 1 + 2
    assert money(game)[0] == 40 + value(game, 8)


@pytest.mark.rule("A6.2")
@pytest.mark.parametrize("below", [0, 1])
def test_on_a_bridge_the_stone_goes_on_the_very_top(below: int) -> None:
    stones = {1: 2, 3: 2} | ({2: 1} if below else {})
    game = table(hands={0: [2]}, stones=stones, bridges=["1-3"])
    before = value(game, 2)
    play(game, "build 2")
    assert height(game, 2) == 4
    assert value(game, 2) == before + 2


@pytest.mark.rule("A6.2")
def test_an_own_noble_is_lifted() -> None:
    game = table(hands={0: [8]}, stones={8: 2, 9: 1, 10: 1}, grandees={0: [8]}, barons={0: [10]})
    assert game.points[0] == 2 * 2 + 1
    play(game, "build 8", "done")
    assert (grandees(game, 0), barons(game, 0)) == ({8}, {10})
    assert game.points[0] == 2 * 3 + 1


@pytest.mark.rule("A6.2", "A13.1")
def test_a_foreign_noble_is_captured_first() -> None:
    game = table(hands={0: [8]}, stones={8: 2, 9: 1, 10: 1}, barons={1: [8], 2: [9]})
    play(game, "build 8")
    assert barons(game, 1) == set()
    assert barons(game, 2) == {9}
    assert money(game) == [40 + 7, 40 + 5, 40]
    assert "baron 8" in game.legal


# ---- A6.3


@pytest.mark.rule("A6.3", "A12.1")
def test_the_player_receives_the_value_after_merging() -> None:
    game = play(table(hands={0: [7]}, stones={6: 2, 8: 2, 9: 1, 10: 1}), "build 7")
    assert value(game, 7) == 3 + 5 + 1
    assert money(game)[0] == 40 + 9


@pytest.mark.rule("A6.3", "A10.1")
@pytest.mark.parametrize("card", [7, 8])
def test_afterwards_a_noble_may_stand_on_the_new_stone_only(card: int) -> None:
    game = play(table(hands={0: [card]}, stones={8: 2, 9: 1, 10: 1}), f"build {card}")
    assert offered(game) == {"done", f"baron {card}", f"grandee {card}"}
    assert refused(game, "baron 9") == "A10.1"
