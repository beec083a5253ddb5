"""T10 End and scoring."""

import pytest

from tests.toledo.table import play, refused, table
from zoco.core.game import Game


def third_figure(players: int, seat: int = 0, arrived: int = 2) -> Game:
    """A figure of `seat` stands before the gate, some more are in the Alcázar already."""
    return table(
        players, seat=seat, hands={seat: "3"}, shops={17: (seat, "M2")}, figures={seat: [17]}, arrived={seat: arrived}
    )


# ---- T10.1


@pytest.mark.rule("T10.1")
@pytest.mark.parametrize(("players", "seat"), [(2, 0), (2, 1), (3, 1), (4, 0), (4, 3)])
def test_after_the_third_figure_everybody_else_has_one_more_turn(players: int, seat: int) -> None:
    game = play(third_figure(players, seat), "move 3 17", "end")
    for later in range(1, players):
        assert not game.over
        assert game.seat == (seat + later) % players
        game.play("draw")
    assert game.over
    assert game.ending == "final-round"


@pytest.mark.rule("T10.1")
def test_two_figures_do_not_end_the_game() -> None:
    game = play(third_figure(2, arrived=1), "move 3 17", "end", "draw", "draw", "draw")
    assert not game.over


@pytest.mark.rule("T10.1")
def test_more_than_three_at_once_end_it_as_well() -> None:
    game = table(hands={0: "3 3"}, shops={17: (1, "M2")}, figures={0: [17, 17]}, arrived={0: 2})
    play(game, "move 3 17", "move 3 17", "end", "draw")
    assert game.over


@pytest.mark.rule("T10.1")
def test_the_turn_of_the_third_figure_goes_on_to_its_end() -> None:
    game = table(hands={0: "3 3"}, shops={17: (1, "M2"), 3: (0, "G1")}, figures={0: [17]}, arrived={0: 2})
    play(game, "move 3 17", "move 3 0", "use", "end", "draw")
    assert game.over
    assert game.state.gems[0] == 1


@pytest.mark.rule("T10.1")
def test_last_turns_may_be_turns_of_several_moves() -> None:
    game = table(
        hands={0: "3", 1: "3 3 3"}, shops={17: (0, "M2"), 3: (1, "G2"), 6: (1, "G1")}, figures={0: [17]}, arrived={0: 2}
    )
    play(game, "move 3 17", "end", "move 3 0", "use", "move 3 3", "use")
    assert not game.over
    game.play("end")
    assert game.over


@pytest.mark.rule("T10.1")
def test_nothing_in_the_final_round_starts_another() -> None:
    game = table(3, hands={0: "3", 1: "3"}, shops={17: (0, "M2")}, figures={0: [17], 1: [17]}, arrived={0: 2, 1: 2})
    play(game, "move 3 17", "end", "move 3 17", "end", "draw")
    assert game.over
    assert game.legal == []


@pytest.mark.rule("T10.1")
def test_after_the_end_nothing_is_possible() -> None:
    game = play(third_figure(2), "move 3 17", "end", "draw")
    for notation in ("draw", "place M1 1", "end", "home 0"):
        assert refused(game, notation) == "T10.1"


@pytest.mark.rule("T10.1")
def test_while_the_game_runs_nobody_has_won() -> None:
    game = play(third_figure(2), "move 3 17", "end")
    assert (game.winners, game.ending) == ([], None)
    game.play("draw")
    assert game.winners == [1]  # level on fame, more cards in hand


# ---- T10.2


@pytest.mark.rule("T10.2")
def test_delivered_swords_count_in_full() -> None:
    assert table(arrived={0: 3}, delivered={0: [7, 3, 3]}).points == [13, 0]


@pytest.mark.rule("T10.2")
@pytest.mark.parametrize(("swords", "fame"), [([15], 7), ([7], 3), ([8], 4), ([3, 3], 2), ([7, 3, 15], 11)])
def test_undelivered_swords_count_half_rounded_down_one_by_one(swords: list[int], fame: int) -> None:
    assert table(swords={0: swords}).points == [fame, 0]


@pytest.mark.rule("T10.2")
def test_paintings_count_in_full() -> None:
    assert table(3, paintings=[0, 1, 0, 1, 1]).points == [5, 4, 0]


@pytest.mark.rule("T10.2")
@pytest.mark.parametrize(("gems", "fame"), [(0, 0), (1, 0), (2, 1), (3, 1), (9, 4)])
def test_two_gems_make_a_point(gems: int, fame: int) -> None:
    assert table(gems={1: gems}).points == [0, fame]


@pytest.mark.rule("T10.2")
def test_the_movement_tile_costs_two_points() -> None:
    assert table(3, fencing={0: "movement", 1: "violet brown teal", 2: "teal movement"}).points == [-2, 0, -2]


@pytest.mark.rule("T10.2")
def test_metal_cards_shops_and_figures_bring_nothing() -> None:
    assert table(hands={0: "6 6"}, metal={0: 9}, shops={3: (0, "M1")}, arrived={0: 4}).points == [0, 0]


# ---- T10.3


def last_round(hands: dict[int, str], gems: dict[int, int] | None = None) -> Game:
    """Three players; seat 1 ends the game, and nobody's hand changes any more."""
    game = table(3, seat=1, hands=hands, arrived={1: 3}, gems=gems)
    return play(game, "place M1 1", "place M1 2", "place M1 3")


@pytest.mark.rule("T10.3")
def test_most_fame_wins() -> None:
    game = last_round({0: "6 6 6 6", 1: "6", 2: "1"}, gems={0: 3, 1: 2, 2: 4})
    assert game.points == [1, 1, 2]
    assert game.winners == [2]


@pytest.mark.rule("T10.3")
def test_then_more_cards_in_hand() -> None:
    assert last_round({0: "6 6", 1: "1 1 1", 2: "6"}).winners == [1]


@pytest.mark.rule("T10.3")
def test_then_the_higher_sum_of_values() -> None:
    assert last_round({0: "3 3", 1: "6", 2: "2 5"}).winners == [2]


@pytest.mark.rule("T10.3")
def test_then_the_victory_is_shared() -> None:
    assert last_round({0: "3 4", 1: "6", 2: "2 5"}).winners == [0, 2]
    assert last_round({0: "1", 1: "1", 2: "1"}).winners == [0, 1, 2]


@pytest.mark.rule("T10.3")
def test_cards_do_not_count_against_fame_below_zero() -> None:
    game = table(seat=1, hands={0: "6 6 6 6 6 6"}, arrived={1: 3}, fencing={0: "movement"})
    play(game, "place M1 1", "place M1 2")
    assert (game.points, game.winners) == ([-2, 0], [1])


# ---- T10.4

ROAD = {1: (0, "M2"), 2: (1, "M2"), 3: (0, "G2"), 4: (1, "G2"), 6: (1, "S2"), 7: (0, "S2"), 8: (0, "F2")}


def everybody_on_the_road(players: int, cards: str = "") -> Game:
    """All figures stand on the road, five of each player; seat 0 holds some cards."""
    fields = [field for field in (1, 2, 3, 4, 5, 6, 7, 8, 9, 12) for _ in range(2)]
    standing = {seat: fields[seat * 5 : seat * 5 + 5] for seat in range(players)}
    return table(players, hands={0: cards}, shops=ROAD, figures=standing)


def send_home(game: Game, turns: int) -> list[bool]:
    """Whether the game was over after each of these turns."""
    over = []
    for _ in range(turns):
        game.play(next(notation for notation in game.legal if notation.startswith("home")))
        over.append(game.over)
    return over


@pytest.mark.rule("T10.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_three_rounds_of_sending_home_end_the_game(players: int) -> None:
    game = everybody_on_the_road(players)
    assert send_home(game, 3 * players) == [False] * (3 * players - 1) + [True]
    assert game.ending == "deadlock"
    assert game.winners == list(range(players))


@pytest.mark.rule("T10.4")
@pytest.mark.parametrize("turn", ["draw", "place M1 10", "move 2 1, skip, end"], ids=["draw", "place", "move"])
def test_any_other_turn_begins_the_count_anew(turn: str) -> None:
    game = everybody_on_the_road(2, cards="2")
    send_home(game, 2)
    play(game, *turn.split(", "))
    assert send_home(game, 6) == [False] * 5 + [True]


@pytest.mark.rule("T10.4", "T2.2")
def test_passing_counts_like_sending_home() -> None:
    """Seats 0 and 1 can do nothing: the fields are full of their tiles, and seat 2 holds all cards."""
    kinds = [f"{kind}{circles}" for kind in "MGSF" for circles in (1, 2)]
    fields = [field for field in range(1, 20) if field not in (5, 9, 12)]
    tiles = {field: (k // 8, kinds[k % 8]) for k, field in enumerate(fields)}
    game = table(3, shops=tiles, rest=2, figures={2: [5, 9, 12]})
    for last in (5, 9, 12):
        play(game, "pass", "pass", f"home {last}")
        assert game.over == (last == 12)
    assert game.ending == "deadlock"
    assert game.winners == [2]


@pytest.mark.rule("T10.4", "T10.1")
def test_the_final_round_comes_first() -> None:
    game = table(figures={0: [5, 5], 1: [9, 9]}, arrived={0: 3})
    send_home(game, 2)
    assert game.ending == "final-round"


# ---- T10.5


@pytest.mark.rule("T10.5", "T10.2")
def test_the_rulebooks_example_is_worth_18() -> None:
    game = table(
        arrived={0: 1},
        delivered={0: [12]},
        swords={0: [7]},
        paintings=[1, 0, 0],
        gems={0: 3},
        fencing={0: "movement"},
    )
    assert game.points[0] == 18
