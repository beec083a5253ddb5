"""A5 Found a villa."""

import pytest

from tests.alcazar.table import barons, flag, grandees, hand, heights, money, table, value
from tests.playing import offered, play, refused


@pytest.mark.rule("A5.1")
@pytest.mark.parametrize("card", [1, 6, 11, 72])
def test_a_villa_is_one_stone_of_value_1(card: int) -> None:
    game = play(table(hands={0: [card]}), f"villa {card}")
    assert heights(game) == {card: 1}
    assert (value(game, card), flag(game, card)) == (1, None)
    assert money(game) == [41, 40, 40]
    assert (game.state.stones, hand(game, 0)) == (83, [])


@pytest.mark.rule("A5.1", "A10.1")
def test_one_noble_may_be_placed() -> None:
    game = play(table(hands={0: [6]}), "villa 6")
    assert offered(game) == {"done", "baron 6", "grandee 6"}
    baron, grandee = play(game.copy(), "baron 6"), play(game.copy(), "grandee 6")
    assert (money(baron)[0], barons(baron, 0), baron.seat) == (40, {6}, 1)
    assert (money(grandee)[0], grandees(grandee, 0), grandee.seat) == (39, {6}, 1)


@pytest.mark.rule("A5.1")
@pytest.mark.parametrize("unit", [{7: 1}, {5: 1}, {5: 1, 7: 1}, {7: 2, 8: 1, 9: 1}, {7: 3}])
def test_both_neighbouring_fields_are_free_of_any_unit(unit: dict[int, int]) -> None:
    game = table(hands={0: [6]}, stones=unit)
    assert refused(game, "villa 6") == "A5.1"


@pytest.mark.rule("A5.1", "A0")
@pytest.mark.parametrize(("card", "beside"), [(72, 1), (1, 72), (12, 11), (11, 12)])
def test_neighbours_round_corners_and_round_the_end_of_the_track(card: int, beside: int) -> None:
    assert refused(table(hands={0: [card]}, stones={beside: 1}), f"villa {card}") == "A5.1"


@pytest.mark.rule("A5.1")
def test_the_field_must_be_bare() -> None:
    assert refused(table(hands={0: [6]}, stones={6: 1}), "villa 6") == "A5.1"
    below = table(hands={0: [2]}, stones={1: 1, 3: 1}, bridges=["1-3"])
    assert refused(below, "villa 2") == "A5.1"


@pytest.mark.rule("A5.1", "A4.2")
def test_one_free_field_is_enough_even_to_a_castle() -> None:
    game = table(hands={0: [6, 12]}, stones={8: 2, 9: 1, 10: 1})
    assert {"villa 6", "villa 12"} <= set(game.legal)


@pytest.mark.rule("A5.1", "A0")
def test_what_lies_across_a_gap_is_no_neighbour() -> None:
    """72 and 70 both touch the gap b2, 17 lies two cells below 7: none is a neighbour of the others."""
    game = table(hands={0: [70, 17]}, stones={72: 1, 2: 1, 7: 3})
    assert {"villa 70", "villa 17"} <= set(game.legal)


@pytest.mark.rule("A5.1", "A0")
def test_a_bridge_over_a_gap_makes_no_neighbours_there() -> None:
    """The bridge from 7 to 17 lies over g2; 6, 8, 16 and 18 are beside its ends, nothing else is."""
    game = table(hands={0: [5, 9, 6, 8]}, stones={7: 1, 17: 1}, bridges=["7-17"])
    assert {"villa 5", "villa 9", "build 6", "build 8"} <= set(game.legal)
    assert refused(game, "villa 8") == "A5.1"
