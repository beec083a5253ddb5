"""A13 Capture."""

from typing import Any

import pytest

from tests.alcazar.table import barons, grandees, money, table, value
from tests.playing import offered, play

CASTLE = {7: 2, 8: 1, 9: 2, 10: 1}  # of value 8


@pytest.mark.rule("A13.1")
@pytest.mark.parametrize("action", ["build 8", "bridge 7-9"])
@pytest.mark.parametrize(("rank", "paid"), [("barons", 8), ("grandees", 16)])
def test_the_owner_is_paid_what_withdrawing_would_have_paid(action: str, rank: str, paid: int) -> None:
    settings: dict[str, Any] = {"hands": {0: [8]}, "stones": CASTLE, "barons": {0: [7]}}
    settings[rank] = {0: [7], 1: [8]} if rank == "barons" else {1: [8]}
    game = table(**settings)
    withdrawn = table(**settings, seat=1)
    play(game, action)
    play(withdrawn, "withdraw 8")
    assert money(game)[1] == money(withdrawn)[1] == 40 + paid
    assert value(game, 8) > 8
    assert barons(game, 1) | grandees(game, 1) == set()


@pytest.mark.rule("A13.1")
def test_the_captured_noble_can_be_placed_again() -> None:
    stones = dict.fromkeys(range(1, 7), 1)
    game = table(2, hands={0: [3], 1: [7]}, stones=stones, barons={1: [1, 2, 3, 4, 5, 6]})
    play(game, "build 3", "done", "build 7")
    assert offered(game, "baron") == {"baron 7"}


@pytest.mark.rule("A13.1")
def test_the_bank_pays_not_the_player() -> None:
    game = play(table(hands={0: [8]}, stones=CASTLE, barons={1: [8]}, money={0: 0}), "build 8")
    assert money(game) == [10, 48, 40]


@pytest.mark.rule("A13.1", "A6.2")
def test_own_nobles_are_never_captured() -> None:
    game = play(table(hands={0: [8]}, stones=CASTLE, barons={0: [8]}), "build 8")
    assert (barons(game, 0), money(game)[0]) == ({8}, 50)


@pytest.mark.rule("A13.1", "A12.5")
def test_building_beside_or_merging_captures_nobody() -> None:
    game = table(hands={0: [11]}, stones=CASTLE | {12: 1}, barons={1: [10, 12]})
    play(game, "build 11")
    assert barons(game, 1) == {10, 12}
    assert money(game)[1] == 40


@pytest.mark.rule("A13.1")
def test_everybody_hears_of_it() -> None:
    game = play(table(hands={0: [8]}, stones=CASTLE, barons={1: [8]}), "build 8")
    for listener in (0, 1, 2, None):
        assert any("8 real" in sentence for sentence in game.told(0, listener, "en"))
