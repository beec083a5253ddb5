"""T2 The turn."""

import pytest

from tests.toledo.table import hand, offered, play, refused, road, table
from zoco.core.game import Game

KINDS = [f"{kind}{circles}" for kind in "MGSF" for circles in (1, 2)]
SHOP_FIELDS = [field for field in range(1, 20) if field not in (5, 9, 12)]


def everything_possible() -> Game:
    return table(3, hands={0: "1 1"}, shops={1: (0, "M1"), 2: (0, "M2")}, figures={0: [1]})


def nothing_possible(players: int = 2) -> Game:
    """No tiles of seat 0 left to place or no field for one, no cards anywhere but in another hand."""
    owners = [players - 2] * 8 + [players - 1] * 8
    tiles = dict(zip(SHOP_FIELDS, zip(owners, KINDS * 2, strict=True), strict=True))
    return table(players, shops=tiles, rest=1)


@pytest.mark.rule("T2.1")
def test_a_turn_is_one_of_four_actions() -> None:
    assert {notation.split(" ")[0] for notation in everything_possible().legal} == {"draw", "place", "move", "home"}


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("action", ["draw", "place G1 8", "home 1"])
def test_taking_placing_and_sending_home_end_the_turn(action: str) -> None:
    game = everything_possible()
    for seat in (1, 2, 0):
        play(game, action if game.seat == 0 else "draw")
        assert game.seat == seat
        assert "end" not in game.legal


@pytest.mark.rule("T2.1")
@pytest.mark.parametrize("action", ["draw", "place G1 8", "home 2", "pass"])
def test_a_turn_of_moves_allows_nothing_else(action: str) -> None:
    game = play(everything_possible(), "move 1 1", "use")
    assert game.seat == 0
    assert refused(game, action) == "T2.1"


@pytest.mark.rule("T2.1")
def test_a_turn_that_has_not_begun_cannot_be_ended() -> None:
    assert refused(everything_possible(), "end") == "T2.1"


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("players", [2, 3])
def test_who_can_do_nothing_passes(players: int) -> None:
    game = nothing_possible(players)
    cards = [hand(game, seat) for seat in range(players)]
    assert game.legal == ["pass"]
    play(game, "pass")
    assert game.seat == 1
    assert not game.over
    assert [hand(game, seat) for seat in range(players)] == cards


@pytest.mark.rule("T2.2")
def test_no_tile_may_be_placed_where_no_field_is_empty() -> None:
    game = nothing_possible(3)
    assert game.state.tiles[0].sum() == 8
    assert refused(game, "place M1 1") == "T4.1"


@pytest.mark.rule("T2.2")
def test_nobody_passes_who_can_act() -> None:
    game = nothing_possible()
    assert refused(play(game, "pass"), "pass") == "T2.2"  # seat 1 holds all cards
    game.play("move 5 0")
    assert road(game, 1) == [5]


@pytest.mark.rule("T2.2", "T9.1")
def test_a_figure_on_the_road_is_something_to_do() -> None:
    game = table(rest=1, shops=dict(zip(SHOP_FIELDS[:8], [(0, kind) for kind in KINDS], strict=True)), figures={0: [5]})
    assert offered(game) == {"home 5"}
    assert refused(game, "pass") == "T2.2"
