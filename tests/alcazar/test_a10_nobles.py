"""A10 After building: nobles."""

from typing import Any

import pytest

from tests.alcazar.table import barons, grandees, height, money, table, value
from tests.playing import offered, play, refused
from zoco.core.game import Game

CASTLE = {8: 2, 9: 1, 10: 1}

# ---- A10.1


@pytest.mark.rule("A10.1")
@pytest.mark.parametrize(("rank", "price"), [("baron", 6), ("grandee", 12)])
def test_a_noble_costs_the_value_a_grandee_twice_that(rank: str, price: int) -> None:
    game = play(table(hands={0: [11]}, stones=CASTLE), "build 11", f"{rank} 11")
    assert money(game) == [40 + 6 - price, 40, 40]
    assert (barons if rank == "baron" else grandees)(game, 0) == {11}
    assert game.seat == 1


@pytest.mark.rule("A10.1")
@pytest.mark.parametrize(("real", "choices"), [(0, {"baron"}), (5, {"baron"}), (6, {"baron", "grandee"})])
def test_the_income_may_be_spent_but_nothing_more(real: int, choices: set[str]) -> None:
    game = play(table(hands={0: [11]}, stones=CASTLE, money={0: real}), "build 11")
    assert offered(game, "baron", "grandee") == {f"{rank} 11" for rank in choices}
    if "grandee" not in choices:
        assert refused(game, "grandee 11") == "A10.1"


@pytest.mark.rule("A10.1", "A8.1")
def test_who_has_spent_the_income_cannot_place() -> None:
    """15 for the bridge, 8 of income: not enough for a grandee of 16."""
    game = play(table(stones={1: 1, 3: 1}, barons={0: [1]}, money={0: 22}), "bridge 1-3")
    assert offered(game, "baron", "grandee") == {"baron 2", "baron 3"}


@pytest.mark.rule("A10.1")
def test_only_on_what_was_built_in_this_turn() -> None:
    game = play(table(hands={0: [11]}, stones=CASTLE), "build 11")
    for field in (8, 10, 40):
        assert refused(game, f"baron {field}") == "A10.1"


@pytest.mark.rule("A10.1")
def test_not_on_a_cell_that_carries_a_noble() -> None:
    game = play(table(hands={0: [8]}, stones=CASTLE, barons={0: [8, 9]}, grandees={0: [10]}), "build 8")
    assert refused(game, "baron 8") == "A10.1"
    assert refused(game, "shift 9 8") == "A10.1"
    assert offered(game, "baron", "grandee", "shift") == set()


@pytest.mark.rule("A10.1")
def test_only_while_there_are_nobles_of_that_rank() -> None:
    game = table(hands={0: [11]}, stones=CASTLE | {30: 1, 40: 1}, grandees={0: [30, 40]})
    play(game, "build 11")
    assert refused(game, "grandee 11") == "A10.1"
    assert offered(game, "baron") == {"baron 11"}


@pytest.mark.rule("A10.1", "A4.3")
def test_founding_a_castle_allows_two_everything_else_one() -> None:
    castle = play(table(hands={0: [8]}), "castle 8 C", "baron 8")
    assert (castle.seat, offered(castle, "baron")) == (0, {"baron 7", "baron 9"})
    bridge = play(table(stones={1: 1, 3: 1}, barons={0: [1]}), "bridge 1-3", "baron 2")
    villa = play(table(hands={0: [8]}), "villa 8", "baron 8")
    assert (bridge.seat, villa.seat) == (1, 1)


@pytest.mark.rule("A10.1", "A4.3")
@pytest.mark.parametrize("real", [0, 4, 5])
def test_the_second_noble_is_asked_for_only_if_one_can_be_paid(real: int) -> None:
    game = play(table(hands={0: [8]}, money={0: real}), "castle 8 C", "baron 8")
    assert game.seat == (0 if real == 5 else 1)


@pytest.mark.rule("A10.1")
def test_everything_is_optional() -> None:
    game = play(table(hands={0: [8]}), "castle 8 C", "done")
    assert (game.seat, money(game)[0]) == (1, 45)
    assert barons(game, 0) | grandees(game, 0) == set()


@pytest.mark.rule("A10.1")
def test_nothing_is_asked_where_there_is_no_choice() -> None:
    """A stone under the only noble: no free cell, nothing to swap."""
    game = play(table(hands={0: [8]}, stones=CASTLE, barons={0: [8]}), "build 8")
    assert game.seat == 1
    assert refused(game, "done") == "A10.1"


@pytest.mark.rule("A10.1")
def test_nobles_are_placed_after_building_only() -> None:
    game = table(hands={0: [8]}, stones={20: 1})
    assert refused(game, "baron 20") == "A10.1"
    assert refused(game, "shift 20 8") == "A10.1"


# ---- A10.2


def beside_a_castle(**nobles: Any) -> Game:
    """A stone on 11 joins the castle on 8, 9 and 10; there is a villa on 30."""
    game = table(hands={0: [11]}, stones=CASTLE | {30: 1}, money={0: 7}, **nobles)
    return play(game, "build 11")


@pytest.mark.rule("A10.2")
@pytest.mark.parametrize("rank", ["barons", "grandees"])
def test_an_own_noble_of_the_unit_moves_onto_the_new_stone_free(rank: str) -> None:
    game = beside_a_castle(**{rank: {0: [8]}})
    play(game, "shift 8 11")
    assert (barons(game, 0) | grandees(game, 0), money(game)[0]) == ({11}, 13)
    assert game.seat == 1


@pytest.mark.rule("A10.2")
def test_moving_is_asked_for_where_nothing_else_is_possible() -> None:
    """All barons stand on the board, and a grandee would cost 14."""
    fields = list(range(1, 7))
    game = table(hands={0: [7]}, stones=dict.fromkeys(fields, 1), barons={0: fields}, money={0: 0})
    play(game, "build 7")
    assert offered(game) == {"done", *(f"shift {field} 7" for field in fields)}


@pytest.mark.rule("A10.2")
def test_only_own_nobles_of_the_same_unit_move() -> None:
    game = beside_a_castle(barons={0: [9, 30], 1: [10]})
    assert offered(game, "shift") == {"shift 9 11"}
    assert refused(game, "shift 30 11") == "A10.2"
    assert refused(game, "shift 10 11") == "A10.2"
    assert refused(game, "shift 8 11") == "A10.2"


@pytest.mark.rule("A10.2")
def test_only_onto_the_new_stone() -> None:
    game = beside_a_castle(barons={0: [9]})
    assert refused(game, "shift 9 10") == "A10.1"


@pytest.mark.rule("A10.2", "A12.1")
def test_a_unit_that_has_just_been_joined_is_the_same_unit() -> None:
    game = table(hands={0: [7]}, stones=CASTLE | {6: 1}, barons={0: [6]}, grandees={0: [10]})
    play(game, "build 7")
    assert offered(game, "shift", "swap") == {"shift 6 7", "shift 10 7", "swap 10 6"}


@pytest.mark.rule("A10.2", "A8.5")
def test_on_a_bridge_to_any_of_its_free_cells() -> None:
    game = table(stones={1: 2, 2: 1, 3: 2, 4: 1}, barons={0: [1]}, grandees={0: [4]})
    play(game, "bridge 1-3")
    assert offered(game, "shift") == {"shift 1 2", "shift 1 3", "shift 4 2", "shift 4 3"}
    play(game, "shift 4 3")
    assert (grandees(game, 0), height(game, 3)) == ({3}, 3)


@pytest.mark.rule("A10.2")
def test_a_grandee_and_a_baron_of_the_unit_swap_free() -> None:
    game = beside_a_castle(grandees={0: [9]}, barons={0: [8, 10]})
    assert offered(game, "swap") == {"swap 9 8", "swap 9 10"}
    play(game, "swap 9 8")
    assert (grandees(game, 0), barons(game, 0), money(game)[0]) == ({8}, {9, 10}, 13)
    assert game.seat == 1


@pytest.mark.rule("A10.2")
@pytest.mark.parametrize(
    "nobles",
    [
        {"grandees": {0: [9]}, "barons": {1: [8]}},
        {"grandees": {1: [9]}, "barons": {0: [8]}},
        {"grandees": {0: [9]}, "barons": {0: [30]}},
        {"grandees": {0: [30]}, "barons": {0: [8]}},
        {"grandees": {0: [8, 9]}},
        {"barons": {0: [8, 9]}},
    ],
)
def test_both_must_be_own_of_different_rank_and_in_this_unit(nobles: dict[str, Any]) -> None:
    game = beside_a_castle(**nobles)
    assert offered(game, "swap") == set()
    assert refused(game, "swap 9 8") == "A10.2"
    assert refused(game, "swap 30 8") == "A10.2"
    assert refused(game, "swap 9 30") == "A10.2"


@pytest.mark.rule("A10.2")
def test_after_a_bridge_nobles_swap_wherever_they_stand() -> None:
    """Neither stands on the bridge."""
    game = table(stones={1: 1, 3: 1, 4: 1, 5: 2}, barons={0: [1, 5]}, grandees={0: [4]}, bridges=[], money={0: 15})
    play(game, "bridge 1-3")
    assert {"swap 4 5", "swap 4 1"} <= offered(game, "swap")
    play(game, "swap 4 5")
    assert (grandees(game, 0), barons(game, 0)) == ({5}, {1, 4})


@pytest.mark.rule("A10.2", "A6.2")
@pytest.mark.parametrize("action", ["build 8", "tower 8"])
def test_a_stone_under_an_own_noble_allows_a_swap(action: str) -> None:
    game = table(hands={0: [8]}, towers={0: 1}, stones=CASTLE, barons={0: [8]}, grandees={0: [9]})
    play(game, action)
    assert offered(game) == {"done", "swap 9 8"}
    play(game, "swap 9 8")
    assert (grandees(game, 0), height(game, 8)) == ({8}, 3)


@pytest.mark.rule("A10.2")
def test_instead_of_placing_not_besides() -> None:
    game = beside_a_castle(grandees={0: [9]}, barons={0: [8]})
    for choice in ("baron 11", "shift 8 11", "swap 9 8"):
        assert play(game.copy(), choice).seat == 1


@pytest.mark.rule("A10.2", "A4.3", "A5.1")
@pytest.mark.parametrize("founding", ["castle 40 C", "villa 40"])
def test_not_after_founding(founding: str) -> None:
    game = table(hands={0: [40]}, stones=CASTLE, grandees={0: [8]}, barons={0: [9]})
    play(game, founding)
    assert offered(game, "shift", "swap") == set()
    assert refused(game, "shift 8 40") == "A10.2"
    assert refused(game, "swap 8 9") == "A10.2"


@pytest.mark.rule("A10.2", "A4.3")
def test_nor_between_the_fields_of_a_new_castle() -> None:
    game = play(table(hands={0: [8]}), "castle 8 C", "baron 7")
    assert refused(game, "shift 7 8") == "A10.2"
    assert value(game, 8) == 5
