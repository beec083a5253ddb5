"""T9 Send home."""

import pytest

from tests.toledo.table import figures_at, offered, play, refused, road, table


@pytest.mark.rule("T9.1")
def test_one_figure_from_any_field_of_the_road() -> None:
    game = table(shops={1: (1, "M1"), 19: (0, "M1"), 7: (1, "G2")}, figures={0: [1, 5, 7, 7, 19]})
    assert offered(game, "home") == {"home 1", "home 5", "home 7", "home 19"}
    game.play("home 7")
    assert road(game, 0) == [1, 5, 7, 19]
    assert figures_at(game, 0, 0) == 1


@pytest.mark.rule("T9.1", "T2.1")
def test_it_is_the_whole_turn() -> None:
    game = table(hands={0: "5"}, figures={0: [5]})
    game.play("home 5")
    assert game.seat == 1


@pytest.mark.rule("T9.1")
def test_it_makes_room() -> None:
    game = table(hands={0: "3", 1: "3"}, shops={3: (0, "M1")}, figures={0: [3]})
    play(game, "home 3", "move 3 0")
    assert offered(game, "duel") == set()
    assert road(game, 1) == [3]


@pytest.mark.rule("T9.1")
def test_not_from_the_cathedral() -> None:
    assert refused(table(), "home 0") == "T9.1"


@pytest.mark.rule("T9.1")
def test_not_from_the_alcazar() -> None:
    assert offered(table(arrived={0: 2}), "home") == set()


@pytest.mark.rule("T9.1")
def test_only_an_own_figure() -> None:
    game = table(figures={1: [5]})
    assert refused(game, "home 5")
    assert offered(game, "home") == set()
