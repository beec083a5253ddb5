"""A14 End and scoring."""

from typing import Any

import pytest

from tests.alcazar.table import table
from tests.playing import offered, play, refused
from zoco.core.game import Game

# ---- A14.1


@pytest.mark.rule("A14.1")
@pytest.mark.parametrize(
    ("stones", "action"),
    [({}, "villa 8"), ({9: 1}, "build 8"), ({8: 1}, "build 8"), ({8: 2, 10: 1}, "tower 10")],
)
def test_the_last_stone_ends_the_game_when_the_turn_is_finished(stones: dict[int, int], action: str) -> None:
    nobles = {0: [8]} if "tower" in action else {}
    game = table(hands={0: [8]}, towers={0: 1}, stones=stones, barons=nobles, left={"stones": 1})
    play(game, action)
    assert not game.over
    play(game, action.replace(action.split(" ", maxsplit=1)[0], "baron"))
    assert game.ending == "last-stone"
    assert game.points[0] > 0
    assert game.legal == []


@pytest.mark.rule("A14.1", "A4.1")
@pytest.mark.parametrize(("left", "over"), [(4, True), (5, False)])
def test_a_castle_may_take_the_last_four(left: int, over: bool) -> None:
    game = play(table(hands={0: [8]}, left={"stones": left}), "castle 8 C", "baron 8", "baron 7")
    assert game.over == over
    assert game.ending == ("last-stone" if over else None)


@pytest.mark.rule("A14.1")
def test_the_next_to_last_stone_does_not_end_it() -> None:
    game = play(table(hands={0: [8]}, left={"stones": 2}), "villa 8", "done")
    assert (game.over, game.seat) == (False, 1)


@pytest.mark.rule("A14.1", "A10.1")
def test_without_a_nobles_decision_the_game_ends_at_once() -> None:
    game = table(hands={0: [8]}, stones={8: 1}, barons={0: [8]}, left={"stones": 1})
    assert play(game, "build 8").ending == "last-stone"


@pytest.mark.rule("A14.1")
@pytest.mark.parametrize(("left", "over"), [(1, True), (2, False)])
def test_the_last_bridge_ends_the_game(left: int, over: bool) -> None:
    game = table(stones={1: 1, 3: 1}, barons={0: [1]}, left={"bridges": left})
    play(game, "bridge 1-3")
    assert not game.over
    play(game, "shift 1 2")
    assert game.ending == ("last-bridge" if over else None)


@pytest.mark.rule("A14.1", "A12.3")
@pytest.mark.parametrize(("left", "ending"), [(1, "last-stone-removed"), (2, None)])
def test_the_last_stone_removed_ends_it_too(left: int, ending: str | None) -> None:
    game = table(hands={0: [31]}, stones={30: 26, 32: 3}, left={"stones": left})
    play(game, "build 31")
    assert game.ending == ending
    assert game.points[0] == 1  # 90 real


@pytest.mark.rule("A14.1", "A12.4")
def test_the_last_stone_and_a_flag_to_choose() -> None:
    """The turn is finished in full: flag, nobles, end."""
    stones = dict.fromkeys([*range(30, 46, 2), 50, 60], 3)
    game = play(table(hands={0: [31]}, stones=stones, left={"stones": 1}), "build 31", "flag 60", "done")
    assert game.ending == "last-stone"


@pytest.mark.rule("A14.1")
def test_the_others_have_no_more_turn() -> None:
    game = play(table(hands={0: [8], 1: [20]}, left={"stones": 1}), "villa 8", "done")
    for notation in ("villa 20", "buy deck", "pass", "done", "baron 8", "withdraw 8", "flag 8"):
        assert refused(game, notation) == "A14.1"


@pytest.mark.rule("A14.1", "A11.5")
def test_the_last_stone_comes_before_passing() -> None:
    """Two have passed, the third builds with the last stone."""
    game = table(hands={2: [8]}, money={0: 0, 1: 0}, left={"stones": 1})
    play(game, "pass", "pass", "villa 8", "done")
    assert game.ending == "last-stone"


@pytest.mark.rule("A14.1")
def test_while_the_game_runs_nobody_has_won() -> None:
    game = play(table(hands={0: [8]}, left={"stones": 1}), "villa 8")
    assert (game.winners, game.ending) == ([], None)
    assert play(game, "done").winners == [0]


# ---- A14.2


@pytest.mark.rule("A14.2")
@pytest.mark.parametrize(("level", "grandee", "baron"), [(1, 2, 1), (3, 6, 3), (5, 10, 5), (7, 14, 7)])
def test_a_grandee_scores_twice_its_level_a_baron_once(level: int, grandee: int, baron: int) -> None:
    assert table(stones={8: level}, grandees={1: [8]}).points == [0, grandee, 0]
    assert table(stones={8: level}, barons={2: [8]}).points == [0, 0, baron]


@pytest.mark.rule("A14.2")
def test_all_nobles_count_wherever_they_stand() -> None:
    stones = {1: 2, 3: 2, 8: 4, 20: 1}
    game = table(stones=stones, bridges=["1-3"], grandees={0: [2, 8]}, barons={0: [1, 20]})
    assert game.points[0] == 2 * 3 + 2 * 4 + 3 + 1


@pytest.mark.rule("A14.2")
@pytest.mark.parametrize(("real", "points"), [(0, 0), (49, 0), (50, 1), (99, 1), (100, 2), (449, 8)])
def test_every_full_50_real_are_a_point(real: int, points: int) -> None:
    assert table(money={1: real}).points == [0, points, 0]


@pytest.mark.rule("A14.2")
def test_cards_and_nobles_in_supply_bring_nothing() -> None:
    assert table(hands={0: [1, 2, 3]}, towers={0: 4}, stones={8: 3}).points == [0, 0, 0]


def ended(real: dict[int, int], **more: Any) -> Game:
    """The third player builds the last stone without being able to change the score."""
    game = table(seat=2, hands={2: [8]}, money=real, left={"stones": 1}, **more)
    play(game, "villa 8")
    return play(game, "done") if not game.over else game


@pytest.mark.rule("A14.2")
def test_most_points_win_whatever_the_money() -> None:
    game = ended({0: 49, 1: 0, 2: 0}, stones={20: 2}, barons={1: [20]})
    assert (game.points, game.winners) == ([0, 2, 0], [1])


@pytest.mark.rule("A14.2")
def test_on_a_tie_more_money_wins() -> None:
    game = ended({0: 20, 1: 30, 2: 28})
    assert (game.points, game.winners) == ([0, 0, 0], [1])


@pytest.mark.rule("A14.2")
def test_the_money_that_scored_counts_for_the_tie_as_well() -> None:
    """51 real against a baron on level 1: a point each, and nothing is handed in."""
    game = ended({0: 51, 1: 20, 2: 0}, stones={20: 1}, barons={1: [20]})
    assert (game.points, game.winners) == ([1, 1, 0], [0])


@pytest.mark.rule("A14.2")
@pytest.mark.parametrize(("real", "winners"), [({0: 30, 1: 30, 2: 10}, [0, 1]), ({0: 30, 1: 30, 2: 29}, [0, 1, 2])])
def test_then_the_victory_is_shared(real: dict[int, int], winners: list[int]) -> None:
    assert ended(real).winners == winners


@pytest.mark.rule("A14.2", "A11.1")
def test_who_is_out_takes_part_in_the_scoring() -> None:
    game = ended({0: 0, 1: 0, 2: 0}, stones={20: 3}, grandees={0: [20]}, out=[0])
    assert (game.points, game.winners) == ([6, 0, 0], [0])
    assert offered(game) == set()
