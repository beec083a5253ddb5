"""Every numbered rule, tried at a table."""

import pytest
from examples.goofspiel.tests.table import SUIT, bid, table

from zoco.core.editions import load_edition, standard_edition
from zoco.core.errors import EditionError, IllegalMove
from zoco.server.entries import Entry
from zoco.server.tables import Table
from zoco.server.wire import Options
from zoco_goofspiel import SPEC, new
from zoco_goofspiel.edition import STANDARD


@pytest.mark.rule("G1.1")
@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_begins_with_the_same_cards(players: int) -> None:
    game = table(players)
    for _ in range(players):
        assert game.legal == [f"bid {card}" for card in SUIT]
        game.play("bid 1")


@pytest.mark.rule("G1.2")
def test_the_order_of_the_prizes_is_by_chance_and_hidden() -> None:
    first, second = new(players=2, seed=1), new(players=2, seed=2)
    assert sorted(first.shuffles[0]) == sorted(second.shuffles[0]) == list(SUIT)
    assert first.shuffles != second.shuffles
    same_start = [table(2, [7, 1]), table(2, [7, 13])]
    assert same_start[0].view_row(0).tobytes() == same_start[1].view_row(0).tobytes()


@pytest.mark.rule("G2.1")
def test_prizes_are_turned_up_one_by_one() -> None:
    game = table(2, [5, 11])
    assert game.view().prize.tolist()[:3] == [0, 5, 0]
    bid(game, (1, 2))
    assert game.view().prize.tolist()[:4] == [0, 5, 11, 0]


@pytest.mark.rule("G2.2")
def test_a_card_can_be_bid_once() -> None:
    game = bid(table(), (4, 5))
    assert "bid 4" not in game.legal
    assert len(game.legal) == 12
    with pytest.raises(IllegalMove, match="round 1") as caught:
        game.play("bid 4")
    assert caught.value.rule == "G2.2"


@pytest.mark.rule("G2.3")
def test_a_bid_is_hidden_from_others_until_all_have_bid() -> None:
    games = [bid(table(3), (card,)) for card in (2, 12)]
    for viewer in (None, 1, 2):
        assert games[0].view_row(viewer).tobytes() == games[1].view_row(viewer).tobytes()
        assert games[0].told(0, viewer) == games[1].told(0, viewer)
    assert games[0].view(1).has_bid.tolist() == [1, 0, 0, 0, 0]
    assert [game.view(0).bid for game in games] == [2, 12]
    assert "12" in games[1].told(0, 0)[0]


@pytest.mark.rule("G2.3")
def test_only_the_last_bid_of_a_round_is_not_sealed() -> None:
    game, found = table(3), []
    for card in (1, 2, 3):
        action = game.action(f"bid {card}")
        found.append(SPEC.kernel.sealed(game.edition.row, game.view_row(game.seat), action))
        game.act(action)
        assert game.revealed is not found[-1]
    assert found == [True, True, False]


@pytest.mark.rule("G2.3")
def test_a_server_tells_others_that_there_is_a_bid_and_not_which() -> None:
    tables = [online_table() for _ in range(2)]
    heard = [tell_all(one, 0, f"bid {card}") for one, card in zip(tables, (2, 12), strict=True)]
    assert [frames[0].count(b"told-bid-seen") for frames in heard] == [1, 1]
    for listener in (1, 2):  # the other seat, and spectators
        assert heard[0][listener] == heard[1][listener]
        assert b"told-bid" in heard[0][listener]
    for frames in tell_all(tables[0], 1, "bid 7").values():
        assert frames.count(b"told-revealed") == 2


def online_table() -> Table:
    online = Table("any", SPEC, standard_edition(SPEC), Options(game=SPEC.name, players=2), 1)
    for chair in range(2):
        online.fold(Entry("take", 0, chair + 1, chair, "Ana"))
    online.fold(Entry("start", 0, data={"order": [0, 1]}))
    return online


def tell_all(online: Table, seat: int, notation: str) -> dict[int, bytes]:
    """What each listener hears of a decision."""
    online.fresh.clear()
    online.fold(Entry("play", seat, seat + 1, seat, notation))
    return dict(online.fresh)


@pytest.mark.rule("G3.1")
def test_the_highest_bid_takes_the_prize() -> None:
    game = bid(table(3, [9]), (4, 13, 12))
    assert game.points == [0, 9, 0]
    assert game.told(2)[:4] == ["Red bid 4.", "Blue bid 13.", "Green bid 12.", "Blue takes 9 points."]


@pytest.mark.rule("G3.2")
def test_a_tie_carries_the_prize_over() -> None:
    game = bid(table(3, [9, 2]), (7, 7, 6))
    assert game.points == [0, 0, 0]
    assert game.view().pot == 11
    assert "9 carried over" in game.question()
    bid(game, (1, 2, 3))
    assert game.points == [0, 0, 11]
    assert game.view().pot == game.view().prize[3]


@pytest.mark.rule("G3.2")
def test_a_tie_below_the_highest_bid_means_nothing() -> None:
    assert bid(table(3, [9]), (7, 7, 8)).points == [0, 0, 9]
    assert bid(table(3, [9]), (8, 7, 7)).points == [9, 0, 0]


@pytest.mark.rule("G3.3")
def test_every_bid_is_gone_and_open_to_all() -> None:
    game = bid(table(3), (4, 13, 12))
    shown = game.view().shown
    assert [shown[seat, card] for seat, card in enumerate((4, 13, 12))] == [1, 1, 1]
    assert shown.sum() == 3
    for card in (4, 13, 12):
        assert f"bid {card}" not in game.legal
        game.play("bid 1")


@pytest.mark.rule("G4.1")
def test_the_game_ends_with_the_last_prize() -> None:
    game = bid(table(2), *((card, card % 13 + 1) for card in SUIT[:-1]))
    assert not game.over
    bid(game, (13, 1))
    assert game.over
    assert game.ending == "all-prizes"
    assert game.legal == []
    assert "over" in (game.why_not("bid 1") or "")


@pytest.mark.rule("G4.2")
def test_what_is_left_after_a_last_tie_goes_to_nobody() -> None:
    game = bid(table(2, edition="short"), (2, 1), (1, 2), *((card, card) for card in range(3, 8)))
    assert game.points == [1, 2]
    assert game.view().pot == 3 + 4 + 5 + 6 + 7
    assert "the last 25 points go to nobody" in " ".join(game.told(13))


@pytest.mark.rule("G4.3")
def test_most_points_win_and_equal_points_share_the_victory() -> None:
    ahead = bid(table(2, edition="short"), (2, 1), (1, 2), *((card, card) for card in range(3, 8)))
    assert ahead.winners == [1]
    even = bid(table(3, edition="short"), *((card, card, card) for card in range(1, 8)))
    assert even.points == [0, 0, 0]
    assert even.winners == [0, 1, 2]


@pytest.mark.rule("G5.1")
def test_an_edition_says_how_high_the_cards_go(tmp_path_factory: pytest.TempPathFactory) -> None:
    game = table(2, edition="short")
    assert game.legal == [f"bid {card}" for card in range(1, 8)]
    assert "up to 7" in (game.why_not("bid 8") or "")
    file = tmp_path_factory.mktemp("editions") / "own.toml"
    for highest, right in ((2, False), (3, True), (13, True), (14, False)):
        file.write_text(STANDARD.read_text(encoding="utf-8").replace("highest = 13", f"highest = {highest}"))
        if right:
            assert load_edition(SPEC, file).record.cards == highest
        else:
            with pytest.raises(EditionError, match=r"cards\.highest"):
                load_edition(SPEC, file)
