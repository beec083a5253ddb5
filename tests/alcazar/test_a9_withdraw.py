"""A9 Withdraw."""

import pytest

from tests.alcazar.table import barons, grandees, money, table, value
from tests.playing import offered, play, refused


@pytest.mark.rule("A9.1")
@pytest.mark.parametrize(("stones", "worth"), [({8: 1}, 1), ({8: 1, 9: 1}, 2), ({8: 2, 9: 1, 10: 1}, 5), ({8: 30}, 50)])
def test_the_bank_pays_the_value_for_a_baron_and_twice_that_for_a_grandee(stones: dict[int, int], worth: int) -> None:
    baron = play(table(stones=stones, barons={0: [8]}), "withdraw 8")
    grandee = play(table(stones=stones, grandees={0: [8]}), "withdraw 8")
    assert value(baron, 8) == worth
    assert money(baron) == [40 + worth, 40, 40]
    assert money(grandee) == [40 + 2 * worth, 40, 40]
    assert barons(baron, 0) | grandees(grandee, 0) == set()


@pytest.mark.rule("A9.1")
def test_the_noble_is_back_in_its_owners_supply() -> None:
    stones = dict.fromkeys(range(1, 8), 1)
    game = table(stones=stones, hands={0: [8]}, barons={0: [1, 2, 3, 4, 5, 6]})
    stuck = play(game.copy(), "build 8")
    assert offered(stuck, "baron") == set()
    play(game, "withdraw 3", "build 8")
    assert offered(game, "baron") == {"baron 8"}


@pytest.mark.rule("A9.1")
def test_only_own_nobles_and_only_where_one_stands() -> None:
    game = table(stones={8: 1, 9: 1, 10: 1}, barons={0: [8], 1: [9]})
    assert offered(game, "withdraw") == {"withdraw 8"}
    assert refused(game, "withdraw 9") == "A9.1"
    assert refused(game, "withdraw 10") == "A9.1"
    assert refused(game, "withdraw 40") == "A9.1"


@pytest.mark.rule("A9.1", "A2.1")
def test_from_a_bridge_over_a_gap() -> None:
    game = table(stones={7: 1, 17: 1}, bridges=["7-17"], grandees={0: ["g2"]})
    play(game, "withdraw g2")
    assert money(game)[0] == 40 + 2 * 8
