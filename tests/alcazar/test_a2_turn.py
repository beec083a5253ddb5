"""A2 The turn."""

import pytest

from tests.alcazar.table import deck, hand, money, open_row, table
from tests.playing import offered, play, refused
from zoco.core.game import Game


def everything_possible() -> Game:
    """A castle with own nobles on 1 and 5, a villa on 9; cards for bare, neighbouring and built fields."""
    stones = {1: 2, 2: 1, 3: 2, 4: 1, 5: 1, 9: 1}
    return table(hands={0: [30, 6, 9]}, towers={0: 1}, stones=stones, barons={0: [1, 5]}, row=[50, 51, 52, 53, 54, 55])


ACTIONS = [
    "buy 50",
    "buy deck",
    "buy tower",
    "castle 30 L, done",
    "villa 30, done",
    "build 6, done",
    "build 9, done",
    "tower 1",
    "bridge 1-3, done",
]


# ---- A2.1


@pytest.mark.rule("A2.1")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_noble_may_be_withdrawn_before_any_action(action: str) -> None:
    game = play(everything_possible(), "withdraw 5")
    assert game.seat == 0
    play(game, *action.split(", "))
    assert game.seat == 1


@pytest.mark.rule("A2.1")
def test_only_one_noble_is_withdrawn_in_a_turn() -> None:
    game = play(everything_possible(), "withdraw 5")
    assert offered(game, "withdraw") == set()
    assert refused(game, "withdraw 1") == "A2.1"
    play(game, "buy deck", "buy deck", "buy deck")
    assert offered(game, "withdraw") == {"withdraw 1"}


@pytest.mark.rule("A2.1")
def test_withdrawing_comes_first() -> None:
    game = play(everything_possible(), "villa 30")
    assert refused(game, "withdraw 5") == "A2.2"


# ---- A2.2


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize("action", ACTIONS)
def test_one_action_makes_the_turn_and_the_next_player_is_on_the_left(action: str) -> None:
    game = everything_possible()
    play(game, *action.split(", "))
    assert game.seat == 1
    play(game, "buy deck")
    assert game.seat == 2
    play(game, "buy deck")
    assert game.seat == 0


@pytest.mark.rule("A2.2")
def test_all_six_kinds_are_offered_at_once() -> None:
    words = {notation.split(" ")[0] for notation in everything_possible().legal}
    assert words == {"withdraw", "buy", "castle", "villa", "build", "tower", "bridge"}


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize("second", ["buy deck", "buy tower", "build 6", "tower 1", "bridge 1-3", "pass"])
def test_after_building_there_is_no_second_action(second: str) -> None:
    game = play(everything_possible(), "villa 30")
    assert refused(game, second) == "A2.2"


@pytest.mark.rule("A2.2")
@pytest.mark.parametrize("notation", ["villa 40", "castle 40 C", "build 10"])
def test_a_card_must_be_held_to_be_played(notation: str) -> None:
    assert refused(everything_possible(), notation) == "A2.2"


# ---- A2.3


@pytest.mark.rule("A2.3")
def test_passing_is_not_a_choice() -> None:
    assert refused(everything_possible(), "pass") == "A2.3"
    broke = table(hands={0: [8]}, money={0: 0})
    assert refused(broke, "pass") == "A2.3"


# ---- A2.4


@pytest.mark.rule("A2.4")
@pytest.mark.parametrize("action", ["castle 30 L", "villa 30", "build 6", "build 9"])
def test_a_played_build_card_leaves_the_game(action: str) -> None:
    game = everything_possible()
    card = int(action.split(" ")[1])
    play(game, action)
    assert sorted([*hand(game, 0), card]) == [6, 9, 30]
    assert card not in deck(game) + open_row(game) + hand(game, 1) + hand(game, 2)
    assert game.view().hand_size[0] == 2


@pytest.mark.rule("A2.4")
def test_a_played_tower_card_leaves_the_game() -> None:
    game = everything_possible()
    supply = int(game.state.tower_supply)
    play(game, "tower 1")
    assert game.state.towers[0] == 0
    assert game.state.tower_supply == supply == 19


@pytest.mark.rule("A2.4", "A8.1")
def test_a_bridge_takes_no_card() -> None:
    game = play(everything_possible(), "bridge 1-3", "done")
    assert hand(game, 0) == [30, 6, 9]
    assert game.state.towers[0] == 1
    assert money(game)[1:] == [40, 40]
