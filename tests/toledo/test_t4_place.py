"""T4 Place a shop."""

import pytest

from tests.toledo.table import hand, offered, play, refused, table

PRINTED = (5, 9, 12)
KINDS = [f"{kind}{circles}" for kind in "MGSF" for circles in (1, 2)]


@pytest.mark.rule("T4.1", "T0")
def test_any_of_the_eight_tiles_goes_on_any_empty_shop_field() -> None:
    fields = [field for field in range(1, 20) if field not in PRINTED]
    assert len(fields) == 16
    assert offered(table(), "place") == {f"place {kind} {field}" for kind in KINDS for field in fields}


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize("field", PRINTED)
def test_taverns_and_studio_carry_no_tile(field: int) -> None:
    assert refused(table(), f"place M1 {field}") == "T4.1"


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_field_carries_one_tile(owner: int) -> None:
    assert refused(table(shops={3: (owner, "G2")}), "place M1 3") == "T4.1"


@pytest.mark.rule("T4.1")
def test_a_tile_is_placed_once_and_stays() -> None:
    game = play(table(), "place M1 3", "draw")
    assert refused(game, "place M1 4") == "T4.1"
    assert (game.state.shop[3], game.state.owner[3]) == (1, 0)
    play(game, "draw", "place M1 4")  # the other player's
    assert refused(game, "place G1 3") == "T4.1"
    assert refused(game, "place G1 4") == "T4.1"


@pytest.mark.rule("T4.1")
def test_a_tile_stays_when_all_figures_have_left() -> None:
    game = table(hands={0: "1 1"}, shops={1: (0, "M1"), 2: (0, "G1")})
    play(game, "move 1 0", "use", "move 1 1", "use", "end")
    assert refused(game, "place M1 1") == "T4.1"


@pytest.mark.rule("T4.1", "T0")
@pytest.mark.parametrize(("tile", "room"), [("M1", 1), ("M2", 2)])
def test_a_tile_has_as_many_circles_as_it_says(tile: str, room: int) -> None:
    game = play(table(hands={0: "3 3 3"}), f"place {tile} 3", "draw")
    for _ in range(room):
        play(game, "move 3 0", "use")
    assert refused(game, "move 3 0") == "T5.5"


@pytest.mark.rule("T4.1")
@pytest.mark.parametrize("kind", "MG")
def test_who_places_a_tile_owns_it(kind: str) -> None:
    game = table(hands={1: "3 2pd"})
    play(game, f"place {kind}2 3", "move 3 0", "pay 2")
    assert "2pd" in hand(game, 0)
    assert (game.state.metal[1], game.state.gems[1]) == ((1, 0) if kind == "M" else (0, 1))
