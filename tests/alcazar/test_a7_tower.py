"""A7 Build with a tower card."""

from typing import Any

import pytest

from tests.alcazar.table import Place, barons, flag, grandees, height, money, table, value
from tests.playing import offered, play, refused
from zoco.core.game import Game

# ---- A7.1


@pytest.mark.rule("A7.1")
def test_never_on_the_ground() -> None:
    game = table(towers={0: 1}, stones={2: 2}, barons={0: [2]})
    assert refused(game, "tower 4") == "A7.1"
    assert refused(game, "tower 3") == "A7.1"
    assert refused(game, "tower b2") == "A7.1"


@pytest.mark.rule("A7.1")
@pytest.mark.parametrize(("before", "allowed"), [(1, True), (4, True), (5, False), (6, False)])
def test_never_above_level_5(before: int, allowed: bool) -> None:
    below_noble = table(towers={0: 1}, stones={2: before}, barons={0: [2]})
    free_pillar = table(towers={0: 1}, stones={2: 8, 4: before}, barons={0: [2]})
    for game, field in ((below_noble, 2), (free_pillar, 4)):
        if allowed:
            assert height(play(game, f"tower {field}"), field) == before + 1
        else:
            assert refused(game, f"tower {field}") == "A7.1"


@pytest.mark.rule("A7.1", "A6.3")
def test_the_value_grows_by_2_and_is_paid() -> None:
    game = table(towers={0: 2}, stones={8: 2, 9: 1, 10: 1}, barons={0: [8]})
    play(game, "tower 8")
    assert (height(game, 8), value(game, 8), money(game)) == (3, 7, [47, 40, 40])
    assert (game.state.towers[0], game.state.stones) == (1, 79)


@pytest.mark.rule("A7.1", "A12.4")
def test_a_villa_can_become_a_castle_by_a_tower_card() -> None:
    game = table(towers={0: 1}, stones={8: 2}, barons={0: [8]})
    assert flag(game, 8) is None
    play(game, "tower 8")
    assert (flag(game, 8), value(game, 8)) == ("Almería", 5)


@pytest.mark.rule("A7.1", "A10.1", "A10.2")
def test_nobles_afterwards_on_the_new_stone() -> None:
    game = table(towers={0: 1}, stones={8: 2, 9: 1, 10: 1}, grandees={0: [8]})
    play(game, "tower 10")
    assert offered(game) == {"done", "baron 10", "grandee 10", "shift 8 10"}


@pytest.mark.rule("A7.1")
def test_a_tower_card_must_be_held() -> None:
    game = table(towers={1: 3}, stones={8: 2}, barons={0: [8]})
    assert refused(game, "tower 8") == "A7.1"


# ---- A7.2


@pytest.mark.rule("A7.2")
def test_under_any_own_noble_which_is_lifted() -> None:
    stones = {6: 1, 8: 2, 9: 1, 20: 1}
    game = table(towers={0: 1}, stones=stones, barons={0: [6, 8], 1: [20]}, grandees={0: [9]})
    assert offered(game, "tower") == {"tower 6", "tower 8", "tower 9"}
    play(game, "tower 9", "done")
    assert (grandees(game, 0), height(game, 9)) == ({9}, 2)


@pytest.mark.rule("A7.2")
def test_on_a_bridge_and_over_a_gap_too() -> None:
    game = table(towers={0: 1}, stones={7: 1, 17: 1}, bridges=["7-17"], barons={0: ["g2"]})
    assert offered(game, "tower") == {"tower g2"}
    play(game, "tower g2")
    assert (height(game, "g2"), barons(game, 0)) == (3, {"g2"})


@pytest.mark.rule("A7.2", "A13.1")
def test_never_under_a_foreign_noble() -> None:
    """Not even to prepare a bridge: the noble would have to be captured."""
    game = table(towers={0: 1}, stones={2: 4, 4: 1}, barons={0: [2], 1: [4]})
    assert refused(game, "tower 4") == "A7.2"
    assert money(game) == [40, 40, 40]


# ---- A7.3


def pillars(own: int, free: int, **more: Any) -> Game:
    """An own noble on 2 and a free pillar on 4."""
    settings: dict[str, Any] = {"towers": {0: 1}, "stones": {2: own, 4: free}, "barons": {0: [2]}}
    return table(**(settings | more))


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize(("own", "free"), [(2, 1), (4, 1), (3, 2), (5, 4), (7, 4)])
def test_a_lower_pillar_two_cells_away_may_be_raised(own: int, free: int) -> None:
    game = play(pillars(own, free), "tower 4")
    assert height(game, 4) == free + 1
    assert money(game)[0] == 40 + 2 * free + 1


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize(("own", "free"), [(1, 1), (2, 2), (4, 4), (1, 2), (3, 4)])
def test_the_own_noble_must_be_strictly_higher(own: int, free: int) -> None:
    assert refused(pillars(own, free), "tower 4") == "A7.3"


@pytest.mark.rule("A7.3")
def test_the_noble_must_be_an_own_one() -> None:
    assert refused(pillars(4, 1, barons={1: [2]}), "tower 4") == "A7.3"
    assert refused(pillars(4, 1, barons={}), "tower 4") == "A7.3"


@pytest.mark.rule("A7.3", "A7.2")
def test_a_pillar_with_a_noble_is_not_free() -> None:
    assert refused(pillars(4, 1, barons={0: [2], 2: [4]}), "tower 4") == "A7.2"
    assert "tower 4" in pillars(4, 1, barons={0: [2, 4]}).legal


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize("distance", [-4, -3, -2, -1, 1, 2, 3, 4])
def test_exactly_two_cells_away(distance: int) -> None:
    noble = 6 + distance
    game = table(towers={0: 1}, stones={6: 1, noble: 4}, barons={0: [noble]})
    if abs(distance) == 2:
        assert "tower 6" in game.legal
    else:
        assert refused(game, "tower 6") == "A7.3"


@pytest.mark.rule("A7.3")
def test_in_a_straight_line_not_round_a_corner() -> None:
    game = table(towers={0: 1}, stones={10: 4, 12: 1}, barons={0: [10]})
    assert refused(game, "tower 12") == "A7.3"


@pytest.mark.rule("A7.3", "A8.1")
@pytest.mark.parametrize(("noble", "pillar"), [(7, 17), (17, 7), (67, 17), (17, 67), (1, 71), (71, 61)])
def test_over_gaps_in_all_four_directions(noble: int, pillar: int) -> None:
    game = table(towers={0: 1}, stones={noble: 2, pillar: 1}, barons={0: [noble]})
    assert offered(game, "tower") == {f"tower {noble}", f"tower {pillar}"}


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize(("noble", "pillar"), [("f3", 6), (6, "f3")])
def test_a_bridge_part_over_a_gap_counts_as_a_pillar(noble: Place, pillar: Place) -> None:
    level = 3 if pillar == 6 else 2
    stones = {67: level - 1, 17: level - 1, 6: 1 if pillar == 6 else 4}
    game = table(towers={0: 1}, stones=stones, bridges=["67-17"], barons={0: [noble]})
    play(game, f"tower {pillar}")
    assert height(game, pillar) == (2 if pillar == 6 else 3)


@pytest.mark.rule("A7.3")
@pytest.mark.parametrize("middle", [0, 1, 3, 4, 6])
def test_the_height_between_does_not_matter(middle: int) -> None:
    stones = {2: 3, 4: 1} | ({3: middle} if middle else {})
    assert "tower 4" in pillars(3, 1, stones=stones).legal


@pytest.mark.rule("A7.3", "A8.4")
def test_not_for_a_bridge_over_a_bridge() -> None:
    """The stone on 2 makes its end of the bridge higher; 4 is the other end."""
    game = pillars(1, 1, bridges=["2-4"], on_top={2: 1})
    assert refused(game, "tower 4") == "A7.3"
    from_6 = pillars(1, 1, stones={2: 1, 4: 1, 6: 3}, bridges=["2-4"], on_top={2: 1}, barons={0: [6]})
    assert "tower 4" in from_6.legal


@pytest.mark.rule("A7.3", "A8.4")
def test_a_crossing_or_overlapping_bridge_is_in_nobodys_way() -> None:
    overlapping = table(towers={0: 1}, stones={1: 1, 3: 1, 5: 1}, bridges=["1-3"], on_top={3: 1}, barons={0: [3]})
    assert "tower 5" in overlapping.legal


FULL = {2: 26}  # a castle at 50
SMALL_CASTLE = {4: 3}


@pytest.mark.rule("A7.3", "A12.3")
def test_not_for_a_bridge_that_a_castle_at_50_forbids() -> None:
    game = table(towers={0: 1}, stones=FULL | SMALL_CASTLE, barons={0: [2]})
    assert (value(game, 2), flag(game, 4)) == (50, "Cádiz")
    assert refused(game, "tower 4") == "A7.3"


@pytest.mark.rule("A7.3", "A12.3")
@pytest.mark.parametrize(
    "stones", [FULL | {4: 1}, FULL | {3: 1, 4: 3}, {2: 25} | SMALL_CASTLE], ids=["villa", "same castle", "at 49"]
)
def test_with_a_villa_within_a_castle_or_below_50_it_may_be_prepared(stones: dict[int, int]) -> None:
    game = table(towers={0: 1}, stones=stones, barons={0: [2]})
    assert "tower 4" in game.legal


@pytest.mark.rule("A7.3", "A12.3")
def test_of_two_own_nobles_one_that_may_build_the_bridge_is_enough() -> None:
    game = table(towers={0: 1}, stones=FULL | SMALL_CASTLE | {6: 4}, barons={0: [2, 6]})
    assert "tower 4" in game.legal


@pytest.mark.rule("A7.3")
def test_the_bridge_need_never_be_built() -> None:
    """Nobody could pay for it, and the supply of bridges plays no part."""
    game = pillars(4, 1, money={0: 0}, rest="gone", left={"towers": 0, "bridges": 1})
    play(game, "tower 4", "done")
    assert height(game, 4) == 2


@pytest.mark.rule("A7.3")
def test_a_pillar_within_reach_of_two_nobles_is_offered_once() -> None:
    game = table(towers={0: 1}, stones={2: 2, 4: 1, 6: 3}, barons={0: [2, 6]})
    assert sorted(offered(game, "tower")) == sorted(n for n in game.legal if n.startswith("tower"))
    assert "tower 4" in game.legal
