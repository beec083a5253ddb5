"""A3 Buy."""

import pytest

from tests.alcazar.table import deck, hand, money, open_row, table
from tests.playing import offered, play, refused

ROW = [14, 15, 16, 17, 18, 19]


@pytest.mark.rule("A3.1")
def test_an_open_card_costs_5_and_is_replaced_at_once() -> None:
    game = play(table(row=ROW, deck=[40, 41]), "buy 16")
    assert money(game) == [35, 40, 40]
    assert hand(game, 0) == [16]
    assert sorted(open_row(game)) == [14, 15, 17, 18, 19, 40]
    assert deck(game)[0] == 41
    assert "buy 40" in game.legal


@pytest.mark.rule("A3.1")
def test_the_top_of_the_deck_costs_5_and_comes_unseen() -> None:
    game = play(table(row=ROW, deck=[40, 41]), "buy deck")
    assert money(game) == [35, 40, 40]
    assert hand(game, 0) == [40]
    assert open_row(game) == ROW
    assert deck(game)[0] == 41


@pytest.mark.rule("A3.1")
def test_a_tower_card_costs_10() -> None:
    game = play(table(), "buy tower")
    assert money(game) == [30, 40, 40]
    assert (game.state.towers[0], game.state.tower_supply) == (1, 19)


@pytest.mark.rule("A3.1")
def test_any_of_the_open_cards_and_no_other() -> None:
    game = table(row=ROW, hands={1: [30]})
    assert offered(game, "buy") == {*(f"buy {card}" for card in ROW), "buy deck", "buy tower"}
    for elsewhere in (30, 1, 72):
        assert refused(game, f"buy {elsewhere}") == "A3.1"


@pytest.mark.rule("A3.1")
def test_without_a_deck_the_row_is_not_filled_up() -> None:
    game = table(row=ROW, rest="gone")
    assert refused(game, "buy deck") == "A3.1"
    play(game, "buy 14", "buy 19")
    assert open_row(game) == [15, 16, 17, 18]
    assert refused(game, "buy 14") == "A3.1"
    assert offered(game, "buy") == {"buy 15", "buy 16", "buy 17", "buy 18", "buy tower"}


@pytest.mark.rule("A3.1")
def test_no_tower_card_can_be_bought_when_none_is_left() -> None:
    game = table(left={"towers": 1})
    play(game, "buy tower")
    assert refused(game, "buy tower") == "A3.1"


@pytest.mark.rule("A3.1")
@pytest.mark.parametrize(
    ("real", "bought"),
    [(4, []), (5, ["buy 14", "buy deck"]), (9, ["buy 14", "buy deck"]), (10, ["buy 14", "buy deck", "buy tower"])],
)
def test_nobody_buys_what_they_cannot_pay(real: int, bought: list[str]) -> None:
    game = table(hands={0: [8]}, row=ROW, money={0: real})
    for notation in ("buy 14", "buy deck", "buy tower"):
        if notation in bought:
            assert notation in game.legal
            assert min(money(play(game.copy(), notation))) >= 0
        else:
            assert refused(game, notation) == "A3.1"
