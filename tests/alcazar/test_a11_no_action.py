"""A11 No action left."""

from typing import Any

import pytest

from tests.alcazar.table import barons, grandees, money, table
from tests.playing import offered, play, refused
from zoco.core.game import Game

BRIDGE = {1: 1, 3: 1}
NOTHING_TO_BUY: dict[str, Any] = {"rest": "gone", "left": {"towers": 0}}

# ---- A11.1


def last_cards_gone(players: int = 3, **more: Any) -> Game:
    """Nobody holds a card and none is on offer; seat 0 could build a bridge from 1 to 3."""
    settings: dict[str, Any] = {"stones": BRIDGE, "barons": {0: [1]}}
    return table(players, **(settings | NOTHING_TO_BUY | more))


@pytest.mark.rule("A11.1")
def test_without_cards_anywhere_there_are_bridges_withdrawals_and_passing() -> None:
    game = last_cards_gone()
    assert offered(game) == {"bridge 1-3", "withdraw 1", "pass"}
    assert play(game.copy(), "bridge 1-3", "done").seat == 1


@pytest.mark.rule("A11.1")
def test_the_same_after_a_withdrawal() -> None:
    game = last_cards_gone(grandees={0: [3]})
    play(game, "withdraw 3")
    assert offered(game) == {"bridge 1-3", "pass"}
    assert offered(play(last_cards_gone(), "withdraw 1")) == {"pass"}


@pytest.mark.rule("A11.1")
def test_who_passes_here_is_out_until_scoring() -> None:
    game = last_cards_gone(stones=BRIDGE | {11: 1, 13: 1, 21: 1, 23: 1}, barons={0: [1], 1: [11], 2: [21]})
    assert game.explain("pass").endswith("(A11.1)")
    play(game, "pass")
    assert game.seat == 1
    play(game, "bridge 11-13", "done", "bridge 21-23", "done")
    assert game.seat == 1
    play(game, "pass", "pass")
    assert game.over
    assert game.points == [1, 2, 2]


@pytest.mark.rule("A11.1")
@pytest.mark.parametrize(
    "more",
    [
        {"hands": {0: [40]}},
        {"towers": {0: 1}},
        {"left": {"towers": 1}},
        {"row": [40]},
        {"rest": "deck"},
    ],
    ids=["build card", "tower card", "tower card on offer", "open card", "deck"],
)
def test_a_card_held_or_on_offer_forbids_to_pass(more: dict[str, Any]) -> None:
    assert refused(last_cards_gone(**more), "pass") == "A2.3"


@pytest.mark.rule("A11.1")
def test_cards_of_others_do_not_help() -> None:
    game = last_cards_gone(hands={1: [40]}, towers={2: 3})
    assert "pass" in game.legal
    assert offered(play(game, "pass"), "pass") == set()


# ---- A11.2


@pytest.mark.rule("A11.2")
def test_who_can_act_chooses_an_action_or_a_withdrawal() -> None:
    game = table(hands={0: [40]}, stones={8: 1}, barons={0: [8]}, money={0: 0})
    assert offered(game) == {"villa 40", "castle 40 L", "castle 40 C", "castle 40 R", "withdraw 8"}
    play(game, "withdraw 8")
    assert offered(game, "withdraw", "pass") == set()


@pytest.mark.rule("A11.2")
def test_a_bridge_alone_is_an_action() -> None:
    """No card to play and 15 real; a tower card could not be bought, for there is none."""
    game = table(towers={0: 1}, stones={1: 5, 3: 5}, barons={0: [1]}, money={0: 15}, **NOTHING_TO_BUY)
    assert offered(game) == {"bridge 1-3", "withdraw 1"}
    assert refused(game, "pass") == "A2.3"


# ---- A11.3


def needs_money(real: int, **more: Any) -> Game:
    """Seat 0 holds no card. A baron and a grandee in villas of 1, another baron in a villa of 2."""
    settings: dict[str, Any] = {
        "money": {0: real},
        "stones": {20: 1, 25: 1, 30: 1, 31: 1},
        "barons": {0: [20, 31]},
        "grandees": {0: [25]},
    }
    return table(**(settings | more))


@pytest.mark.rule("A11.3")
@pytest.mark.parametrize(("real", "helpful"), [(4, {20, 25, 31}), (3, {25, 31})])
def test_who_holds_no_card_must_withdraw_enough_to_buy_one(real: int, helpful: set[int]) -> None:
    game = needs_money(real)
    assert offered(game) == {f"withdraw {field}" for field in helpful}
    assert refused(game, "pass") == "A11.3"
    for useless in {20, 25, 31} - helpful:
        assert refused(game, f"withdraw {useless}") == "A11.3"


@pytest.mark.rule("A11.3")
def test_and_then_buy_a_card() -> None:
    game = play(needs_money(3, row=[14, 15]), "withdraw 25")
    assert money(game)[0] == 5
    assert {notation.split(" ")[0] for notation in game.legal} == {"buy"}
    assert "buy tower" not in game.legal
    assert refused(game, "pass") == "A2.3"
    assert play(game, "buy 14").seat == 1


@pytest.mark.rule("A11.3", "A8.1")
def test_the_money_is_for_a_card_not_for_a_bridge() -> None:
    stones = {1: 1, 3: 1, 20: 4, 21: 4}
    game = table(money={0: 2}, stones=stones, barons={0: [1, 20]})
    assert offered(game) == {"withdraw 20"}  # 14 real; the other pays 1
    play(game, "withdraw 20")
    assert money(game)[0] == 16
    assert refused(game, "bridge 1-3") == "A11.3"
    assert {notation.split(" ")[0] for notation in game.legal} == {"buy"}


@pytest.mark.rule("A11.3", "A8.1")
def test_nor_where_only_tower_cards_are_on_offer() -> None:
    """7 real would pay for a build card, but there is none."""
    game = table(money={0: 7}, stones={1: 1, 3: 1, 20: 4, 21: 4}, barons={0: [1, 20]}, rest="gone")
    play(game, "withdraw 20")
    assert refused(game, "bridge 1-3") == "A11.3"
    assert offered(game) == {"buy tower"}


@pytest.mark.rule("A11.3", "A11.2")
def test_whoever_could_have_bought_may_withdraw_for_a_bridge() -> None:
    game = table(money={0: 5}, stones={1: 1, 3: 1, 20: 4, 21: 4}, barons={0: [1, 20]})
    play(game, "withdraw 20")
    assert "bridge 1-3" in game.legal


@pytest.mark.rule("A11.3")
@pytest.mark.parametrize("real", [7, 8, 9])
def test_where_only_tower_cards_are_left_ten_are_needed(real: int) -> None:
    game = needs_money(real, rest="gone")
    if real == 7:
        assert "pass" in game.legal
    else:
        assert offered(game) == {"withdraw 25", "withdraw 31"} | ({"withdraw 20"} if real == 9 else set())
        assert offered(play(game, "withdraw 25")) == {"buy tower"}


def stuck_with_a_tower_card(**more: Any) -> Game:
    """The only noble that a tower card could lift already stands on level 5; no real to buy or to bridge."""
    settings: dict[str, Any] = {"towers": {0: 1}, "stones": {1: 5, 3: 5, 20: 5}, "money": {0: 0}}
    settings["barons"] = {0: [1, 20]}
    return table(**(settings | more))


@pytest.mark.rule("A11.3")
def test_unplayable_tower_cards_force_a_withdrawal_that_makes_an_action_possible() -> None:
    game = stuck_with_a_tower_card()
    assert offered(game) == {"withdraw 1", "withdraw 20"}
    assert refused(game, "pass") == "A11.3"
    play(game, "withdraw 20")
    assert money(game)[0] == 9
    assert {notation.split(" ")[0] for notation in game.legal} == {"buy"}


@pytest.mark.rule("A11.3")
def test_with_a_tower_card_the_action_may_be_a_bridge() -> None:
    """Nothing is left to buy: only the withdrawal that pays for the bridge and leaves its noble standing helps."""
    game = stuck_with_a_tower_card(money={0: 6}, **NOTHING_TO_BUY)
    assert offered(game) == {"withdraw 20"}
    assert refused(game, "withdraw 1") == "A11.3"
    play(game, "withdraw 20")
    assert offered(game) == {"bridge 1-3"}


# ---- A11.4


@pytest.mark.rule("A11.4")
def test_where_no_withdrawal_helps_one_may_withdraw_and_pass() -> None:
    game = needs_money(2)
    assert offered(game) == {"withdraw 20", "withdraw 25", "withdraw 31", "pass"}
    play(game, "withdraw 20")
    assert offered(game) == {"pass"}
    play(game, "pass")
    assert (game.seat, money(game)[0], barons(game, 0)) == (1, 3, {31})


@pytest.mark.rule("A11.4")
def test_such_a_pass_only_skips_the_turn() -> None:
    game = table(money={0: 0})
    assert offered(game) == {"pass"}
    play(game, "pass", "buy deck", "buy deck")
    assert game.seat == 0
    assert game.explain("pass").endswith("(A11.4)")
    assert game.view().out.tolist() == [0] * 5


@pytest.mark.rule("A11.4")
def test_unplayable_tower_cards_alone_put_nobody_out() -> None:
    game = stuck_with_a_tower_card(barons={0: []}, **NOTHING_TO_BUY, hands={1: [40, 42], 2: [60]})
    assert offered(game) == {"pass"}
    play(game, "pass", "villa 40", "done", "villa 60", "done")
    assert game.seat == 0


@pytest.mark.rule("A11.4", "A11.2")
def test_after_a_withdrawal_the_cases_are_asked_again() -> None:
    """The tower card could only be played under the noble that has gone."""
    game = table(towers={0: 1}, stones={20: 1}, barons={0: [20]}, money={0: 0})
    assert offered(game) == {"tower 20", "withdraw 20"}
    play(game, "withdraw 20")
    assert offered(game) == {"pass"}


# ---- A11.5


def nobody_can_act(players: int, **more: Any) -> Game:
    """Cards are on offer, but nobody has money or a noble."""
    settings: dict[str, Any] = {"money": dict.fromkeys(range(players), 0)}
    return table(players, **(settings | more))


@pytest.mark.rule("A11.5")
@pytest.mark.parametrize("players", [2, 3, 5])
def test_when_all_pass_in_a_row_the_game_ends(players: int) -> None:
    game = nobody_can_act(players)
    for _ in range(players):
        assert not game.over
        play(game, "pass")
    assert game.ending == "all-passed"
    assert game.legal == []


@pytest.mark.rule("A11.5")
def test_any_other_turn_begins_the_row_anew() -> None:
    game = nobody_can_act(3, hands={1: [40]})
    play(game, "pass", "villa 40", "done", "pass", "pass")
    assert not game.over
    assert game.seat == 1  # with the real from the villa: still too poor to buy
    play(game, "pass")
    assert game.ending == "all-passed"


@pytest.mark.rule("A11.5")
def test_passing_after_a_withdrawal_counts() -> None:
    game = nobody_can_act(2, stones={20: 1}, grandees={1: [20]})
    play(game, "pass", "withdraw 20", "pass")
    assert game.ending == "all-passed"
    assert grandees(game, 1) == set()


@pytest.mark.rule("A11.5", "A11.1")
def test_passing_out_counts() -> None:
    """Seat 0 holds an unplayable tower card and skips; the others pass out."""
    game = table(3, towers={0: 1}, **NOTHING_TO_BUY)
    play(game, "pass", "pass")
    assert not game.over
    play(game, "pass")
    assert game.ending == "all-passed"


@pytest.mark.rule("A11.5", "A11.1")
def test_the_others_still_have_to_pass_after_somebody_went_out() -> None:
    game = table(3, seat=1, towers={0: 1, 2: 1}, **NOTHING_TO_BUY)
    play(game, "pass", "pass")
    assert (game.over, game.seat) == (False, 0)
    play(game, "pass")
    assert game.over


@pytest.mark.rule("A11.5", "A11.1")
def test_when_all_are_out_the_game_ends() -> None:
    game = table(3, **NOTHING_TO_BUY)
    play(game, "pass", "pass")
    assert not game.over
    assert game.legal == ["pass"]
    play(game, "pass")
    assert game.ending == "all-passed"


@pytest.mark.rule("A11.5", "A11.1")
def test_a_last_player_goes_on_alone() -> None:
    game = table(3, hands={2: [40, 60]}, out=[0], seat=1, **NOTHING_TO_BUY)
    play(game, "pass", "villa 40", "done")
    assert game.seat == 2
    play(game, "villa 60", "done", "pass")
    assert game.ending == "all-passed"
