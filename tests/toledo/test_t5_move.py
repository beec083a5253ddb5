"""T5 Move, but for the judgement of full fields (see test_t5_full_fields.py)."""

import pytest

from tests.toledo.table import deck, discard, figures_at, hand, offered, play, refused, road, table
from zoco.core.game import Game

# ---- T5.1


@pytest.mark.rule("T5.1")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_figure_moves_exactly_the_cards_value(value: int) -> None:
    tiles = {
        field: (0, tile) for field, tile in zip([1, 2, 3, 4, 6, 7], ["M1", "M2", "G1", "G2", "S1", "S2"], strict=True)
    }
    game = table(hands={0: f"{value}"}, shops=tiles)
    assert offered(game, "move") == {f"move {value} 0"}
    game.play(f"move {value} 0")
    assert road(game, 0) == [value]


@pytest.mark.rule("T5.1")
def test_empty_and_occupied_fields_are_one_step_each() -> None:
    tiles = {1: (0, "M1"), 2: (1, "M2"), 6: (0, "G1")}
    game = table(hands={0: "6"}, shops=tiles, figures={0: [1], 1: [2, 2, 5]})
    game.play("move 6 0")
    assert road(game, 0) == [1, 6]


@pytest.mark.rule("T5.1")
def test_only_towards_the_alcazar() -> None:
    game = table(hands={0: "1 1"}, shops={6: (0, "M2"), 7: (0, "M1"), 8: (0, "G1")}, figures={0: [7]})
    assert offered(game, "move") == {"move 1 7"}


@pytest.mark.rule("T5.1")
def test_a_move_needs_a_card_in_hand() -> None:
    assert refused(table(hands={0: "4"}), "move 5 0") == "T5.1"


@pytest.mark.rule("T5.1")
def test_only_own_figures_move() -> None:
    game = table(hands={0: "4"}, figures={1: [6]}, shops={6: (1, "M1"), 10: (0, "M1")})
    assert refused(game, "move 4 6") == "T5.1"


@pytest.mark.rule("T5.1", "T8.1")
def test_figures_in_the_alcazar_do_not_move() -> None:
    game = table(hands={0: "1 2 3 4 5 6"}, arrived={0: 5})
    assert offered(game, "move", "home") == set()


# ---- T5.2


@pytest.mark.rule("T5.2")
@pytest.mark.parametrize(
    ("start", "value", "end"),
    [(4, 1, 5), (8, 1, 9), (10, 2, 12), (10, 4, 14), (15, 5, 20), (15, 6, 21)],
    ids=["tavern", "studio", "upper tavern", "shop", "first entrance", "last entrance"],
)
def test_where_a_move_may_end(start: int, value: int, end: int) -> None:
    tiles = {4: (0, "M1"), 8: (0, "G1"), 10: (0, "S1"), 14: (1, "G1"), 15: (0, "F1")}
    game = table(hands={0: f"{value}"}, shops=tiles, figures={0: [start]})
    game.play(f"move {value} {start}")
    assert figures_at(game, 0, start) == 0
    assert road(game, 0) == ([end] if end < 20 else [])
    assert game.state.arrived[0] == (end >= 20)


@pytest.mark.rule("T5.2")
def test_never_on_an_empty_shop_field() -> None:
    assert refused(table(hands={0: "4"}), "move 4 0") == "T5.2"


@pytest.mark.rule("T5.2")
@pytest.mark.parametrize(("start", "value"), [(16, 6), (17, 5), (18, 4), (19, 3), (19, 6)])
def test_never_beyond_the_last_entrance(start: int, value: int) -> None:
    game = table(hands={0: f"{value}"}, shops={start: (0, "M1")}, figures={0: [start]})
    assert refused(game, f"move {value} {start}") == "T5.2"


# ---- T5.3


@pytest.mark.rule("T5.3")
def test_a_free_circle_is_taken_and_may_be_used_or_not() -> None:
    game = table(hands={0: "3 2va"}, shops={3: (1, "M2")}, figures={1: [3]})
    game.play("move 3 0")
    assert road(game, 0) == [3]
    assert offered(game) == {"skip", "pay 2"}
    game.play("skip")
    assert game.state.metal[0] == 0
    assert hand(game, 0) == ["2va"]
    assert "end" in game.legal


@pytest.mark.rule("T5.3")
def test_beside_a_free_circle_nobody_is_challenged_or_passed_over() -> None:
    game = table(hands={0: "3 3 2"}, shops={3: (1, "M2"), 6: (1, "M1")}, figures={1: [3]})
    game.play("move 3 0")
    assert refused(game, "duel 1") == "T5.3"
    assert refused(game, "move 3 3") == "T5.3"
    assert refused(game, "end") == "T5.3"
    game.play("skip")
    assert refused(game, "duel 1") == "T7.1"


# ---- T5.4


def long_road(cards: str, fencing: str = "") -> Game:
    """Free two-circle shops on 2, 4, 6 and 8, an opponent's, and a hand that cannot pay anything else."""
    tiles = {field: (1, tile) for field, tile in zip([2, 4, 6, 8], ["M2", "G2", "S2", "F2"], strict=True)}
    return table(hands={0: cards}, shops=tiles, fencing={0: fencing})


def stroll(game: Game, *cards: str) -> Game:
    """Plays cards one after the other and uses no field."""
    for notation in cards:
        game.play(notation)
        if "skip" in game.legal:
            game.play("skip")
    return game


@pytest.mark.rule("T5.4")
def test_the_base_card_lies_apart_until_the_turn_ends() -> None:
    game = stroll(long_road("2va 2bd 2td"), "move 2 0")
    assert discard(game) == []
    assert hand(game, 0) == ["2bd", "2td"]
    stroll(game, "move 2 2")
    assert discard(game) == ["2bd"]
    stroll(game, "move 2 4")
    assert discard(game) == ["2bd", "2td"]
    game.play("end")
    assert discard(game) == ["2bd", "2td", "2va"]
    assert game.seat == 1


@pytest.mark.rule("T5.4")
def test_the_base_card_is_public_while_it_lies_there() -> None:
    game = stroll(long_road("2bd 1"), "move 2 0")
    assert (game.view(1).base_value, game.view(1).base_picture) == (2, 3)
    game.play("end")
    assert game.view(1).base_value == 0


@pytest.mark.rule("T5.4")
def test_further_cards_have_the_base_cards_value() -> None:
    game = stroll(long_road("2 4"), "move 2 0")
    assert refused(game, "move 4 0") == "T5.4"
    assert refused(game, "move 4 2") == "T5.4"
    assert offered(game) == {"end"}


@pytest.mark.rule("T5.4")
def test_further_cards_move_the_same_figure_or_another() -> None:
    game = stroll(long_road("2 2 2 2"), "move 2 0")
    assert offered(game, "move") == {"move 2 0", "move 2 2"}
    stroll(game, "move 2 2", "move 2 0", "move 2 2")
    assert road(game, 0) == [4, 4]


@pytest.mark.rule("T5.4")
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_a_player_may_stop_after_any_move(cards: int) -> None:
    game = stroll(long_road("2 2 2 2"), *["move 2 0", "move 2 2", "move 2 4"][:cards])
    game.play("end")
    assert road(game, 0) == [2 * cards]
    assert len(hand(game, 0)) == 4 - cards


@pytest.mark.rule("T5.4", "T3.2")
def test_a_further_card_can_come_back_in_the_same_turn() -> None:
    tiles = {4: (1, "M2"), 8: (1, "G2")}
    game = table(hands={0: "4va 4bd 4td 6"}, shops=tiles, figures={0: [8]}, rest=1)
    stroll(game, "move 4 0", "move 4 4")
    play(game, "move 4 8", "pay 6")
    assert "4bd" in hand(game, 0)
    assert "4va" not in hand(game, 0) + deck(game) + discard(game)  # the base card, still in front


# ---- T5.6


@pytest.mark.rule("T5.6")
def test_without_the_movement_tile_no_extra_card() -> None:
    game = long_road("2 4", fencing="violet brown teal")
    assert refused(game, "bonus 4 0") == "T5.6"
    stroll(game, "move 2 0")
    assert refused(game, "bonus 4 0") == "T5.6"


@pytest.mark.rule("T5.6")
def test_the_extra_card_after_the_base_card_is_discarded_at_once() -> None:
    game = stroll(long_road("2va 4bd 2td", "movement"), "move 2 0", "bonus 4 2")
    assert discard(game) == ["4bd"]
    stroll(game, "move 2 6")
    assert road(game, 0) == [8]
    assert discard(game) == ["2td", "4bd"]
    game.play("end")
    assert discard(game) == ["2td", "2va", "4bd"]


@pytest.mark.rule("T5.6")
def test_the_extra_card_before_the_base_card() -> None:
    game = stroll(long_road("2va 2bd 4td", "movement"), "bonus 4 0")
    assert discard(game) == ["4td"]
    stroll(game, "move 2 4")
    assert discard(game) == ["4td"]  # the 2 is the base card
    stroll(game, "move 2 6")
    assert discard(game) == ["2bd", "4td"]
    game.play("end")
    assert discard(game) == ["2bd", "2va", "4td"]


@pytest.mark.rule("T5.6")
def test_after_an_extra_card_the_base_card_has_another_value() -> None:
    game = stroll(long_road("2 2 4", "movement"), "bonus 2 0")
    assert refused(game, "move 2 2") == "T5.6"
    assert offered(game, "move") == {"move 4 0", "move 4 2"}


@pytest.mark.rule("T5.6")
def test_an_extra_card_may_remain_the_only_card() -> None:
    game = stroll(long_road("2va 4", "movement"), "bonus 2 0")
    game.play("end")
    assert discard(game) == ["2va"]
    assert game.seat == 1


@pytest.mark.rule("T5.6")
def test_the_player_says_which_card_is_the_extra_one() -> None:
    assert offered(long_road("2 4", "movement"), "move", "bonus") == {"move 2 0", "bonus 2 0", "move 4 0", "bonus 4 0"}


@pytest.mark.rule("T5.6")
@pytest.mark.parametrize("order", [("bonus 4 0", "move 2 0"), ("move 2 0", "bonus 4 0")])
def test_one_extra_card_a_turn(order: tuple[str, str]) -> None:
    game = stroll(long_road("2 2 4 4 6", "movement"), *order)
    assert refused(game, "bonus 4 2") == "T5.6"
    assert refused(game, "bonus 6 0") == "T5.6"
    assert refused(game, "move 4 2") == "T5.4"
    assert offered(game, "move", "bonus") == {"move 2 0", "move 2 2", "move 2 4"}


@pytest.mark.rule("T5.6")
def test_two_extra_cards_before_the_base_card_are_one_too_many() -> None:
    game = stroll(long_road("2 4 6", "movement"), "bonus 4 0")
    assert refused(game, "bonus 2 4") == "T5.6"


@pytest.mark.rule("T5.6")
def test_the_extra_card_has_another_value_than_the_base_card() -> None:
    game = stroll(long_road("2 2", "movement"), "move 2 0")
    assert refused(game, "bonus 2 2") == "T5.6"


@pytest.mark.rule("T5.6")
def test_every_turn_has_its_own_extra_card() -> None:
    game = stroll(long_road("2 4 2 4", "movement"), "bonus 4 0", "move 2 4")
    play(game, "end", "draw")
    assert "bonus 4 0" in game.legal


@pytest.mark.rule("T5.6")
def test_the_extra_card_moves_any_figure() -> None:
    game = stroll(long_road("2 4", "movement"), "move 2 0")
    assert offered(game, "bonus") == {"bonus 4 0", "bonus 4 2"}


@pytest.mark.rule("T5.6", "T6.5")
def test_the_extra_card_in_the_turn_the_tile_is_taken() -> None:
    game = table(hands={0: "3 2"}, shops={3: (0, "F1"), 2: (0, "M1")})
    play(game, "move 3 0", "use", "train movement", "bonus 2 0")
    assert road(game, 0) == [2, 3]


@pytest.mark.rule("T5.6", "T6.5")
def test_no_extra_card_once_the_tile_is_put_back() -> None:
    game = table(hands={0: "3 2"}, shops={3: (0, "F1"), 2: (0, "M1")}, fencing={0: "violet brown movement"})
    play(game, "move 3 0", "use", "train teal drop movement")
    assert refused(game, "bonus 2 0") == "T5.6"


@pytest.mark.rule("T5.6")
def test_the_extra_card_may_leave_a_full_field() -> None:
    game = table(hands={0: "3 4"}, shops={3: (1, "M1"), 7: (1, "M2")}, figures={1: [3]}, fencing={0: "movement"})
    play(game, "move 3 0", "bonus 4 3", "end")
    assert (road(game, 0), road(game, 1)) == ([7], [3])


@pytest.mark.rule("T5.6")
def test_the_base_card_may_leave_a_full_field_entered_by_the_extra_card() -> None:
    game = table(hands={0: "3 4va"}, shops={3: (1, "M1"), 7: (1, "M2")}, figures={1: [3]}, fencing={0: "movement"})
    play(game, "bonus 3 0", "move 4 3")
    assert "4va" not in discard(game)
    game.play("end")
    assert (road(game, 0), road(game, 1)) == ([7], [3])
