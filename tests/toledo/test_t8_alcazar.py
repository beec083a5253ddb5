"""T8 The Alcázar."""

import pytest

from tests.toledo.table import offered, play, refused, road, swords_of, table
from zoco.core.game import Game


def before_the_gate(cards: str = "3 3", swords: list[int] | None = None, arrived: int = 0) -> Game:
    """Two figures of seat 0 stand three steps before the first entrance."""
    return table(
        hands={0: cards}, shops={17: (1, "M2")}, figures={0: [17, 17]}, swords={0: swords or []}, arrived={0: arrived}
    )


@pytest.mark.rule("T8.1")
@pytest.mark.parametrize("value", [3, 4])
def test_a_figure_that_ends_on_an_entrance_is_in_the_alcazar(value: int) -> None:
    game = before_the_gate(f"{value}")
    game.play(f"move {value} 17")
    assert game.state.arrived[0] == 1
    assert road(game, 0) == [17]


@pytest.mark.rule("T8.1")
def test_it_stays_for_good() -> None:
    game = table(hands={0: "1 3 4", 1: "1"}, shops={17: (1, "M2")}, figures={0: [17]}, arrived={0: 4})
    play(game, "move 3 17", "end", "draw")
    assert game.state.arrived[0] == 5
    assert offered(game, "move", "home") == set()


@pytest.mark.rule("T8.1")
def test_any_of_the_own_swords_may_be_delivered() -> None:
    game = before_the_gate(swords=[2, 7, 12])
    game.play("move 3 17")
    assert offered(game) == {"deliver 2", "deliver 7", "deliver 12", "enter"}
    assert refused(game, "deliver 8") == "T8.1"
    game.play("deliver 7")
    assert swords_of(game, 0) == [2, 12]
    assert swords_of(game, 0, delivered=True) == [7]


@pytest.mark.rule("T8.1")
def test_or_none() -> None:
    game = play(before_the_gate(swords=[2]), "move 3 17", "enter")
    assert game.state.arrived[0] == 1
    assert (swords_of(game, 0), swords_of(game, 0, delivered=True)) == ([2], [])


@pytest.mark.rule("T8.1")
@pytest.mark.parametrize("first", ["deliver 7", "enter"])
def test_one_sword_for_each_figure(first: str) -> None:
    game = play(before_the_gate(swords=[2, 7]), "move 3 17", first)
    assert refused(game, "deliver 2") == "T8.1"
    assert refused(game, "enter") == "T8.1"
    play(game, "move 3 17", "deliver 2")
    assert swords_of(game, 0, delivered=True) == ([2, 7] if first == "deliver 7" else [2])


@pytest.mark.rule("T8.1")
def test_the_sword_is_decided_at_once() -> None:
    game = play(before_the_gate(swords=[2]), "move 3 17")
    for other in ("end", "move 3 17"):
        assert refused(game, other) == "T8.1"


@pytest.mark.rule("T8.1")
def test_nothing_is_asked_without_a_sword_of_ones_own() -> None:
    game = table(hands={0: "3"}, shops={17: (1, "M2")}, figures={0: [17]}, swords={1: [12]})
    game.play("move 3 17")
    assert offered(game) == {"end"}


@pytest.mark.rule("T8.1")
def test_a_delivered_sword_is_not_delivered_again() -> None:
    game = table(hands={0: "3"}, shops={17: (1, "M2")}, figures={0: [17]}, arrived={0: 1}, delivered={0: [12]})
    game.play("move 3 17")
    assert refused(game, "deliver 12") == "T8.1"


@pytest.mark.rule("T8.2")
def test_entrances_hold_any_number_of_figures() -> None:
    game = table(
        hands={0: "3 3", 1: "3 3"},
        shops={17: (1, "M2")},
        figures={0: [17], 1: [17]},
        arrived={0: 1, 1: 1},
    )
    play(game, "move 3 17")
    assert offered(game) == {"end"}  # nobody to fight, nothing to leave
    play(game, "end", "move 3 17")
    assert offered(game) == {"end"}
    assert game.state.arrived.tolist()[:2] == [2, 2]
