"""A1 Set-up."""

import pytest

import zoco
from tests.alcazar.table import barons, deck, grandees, hand, heights, money, open_row, table
from tests.playing import play
from zoco.alcazar.state import GONE, HELD, OPEN, UNSEEN
from zoco.core.game import Game

EVERYBODY = [0, 1, 2, None]


def new(players: int, seed: int = 7) -> Game:
    return zoco.alcazar.new(players=players, seed=seed)


# ---- A1.1


@pytest.mark.rule("A1.1")
def test_the_supplies() -> None:
    seen = new(4).view()
    assert (seen.stones, seen.bridges, seen.flag_supply, seen.tower_supply) == (84, 20, 8, 20)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_cards_are_dealt_from_one_shuffle(players: int) -> None:
    game = new(players)
    (pile,) = game.record()["shuffles"]
    cards = [int(card) for card in pile]
    assert sorted(cards) == list(range(1, 73))
    for seat in range(players):
        assert hand(game, seat) == cards[10 * seat : 10 * seat + 10]
    assert open_row(game) == cards[10 * players : 10 * players + 6]
    assert deck(game) == cards[10 * players + 6 :]


@pytest.mark.rule("A1.1")
def test_every_game_is_shuffled_anew() -> None:
    piles = [new(2, seed).record()["shuffles"][0] for seed in (1, 2, 1)]
    assert piles[0] == piles[2] != piles[1]
    assert piles[0] != sorted(piles[0], key=int)


@pytest.mark.rule("A1.1", "A0")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_has_40_real_and_all_nobles_at_home(players: int) -> None:
    game = new(players)
    assert money(game) == [40] * players
    assert not game.state.money[players:].any()
    assert [grandees(game, seat) | barons(game, seat) for seat in range(players)] == [set()] * players
    assert heights(game) == {}
    assert game.points == [0] * players


@pytest.mark.rule("A1.1", "A0")
def test_everybody_has_two_grandees_and_six_barons() -> None:
    """Nine stones side by side, eight nobles on them: the ninth does not exist."""
    stones = dict.fromkeys(range(1, 9), 1)
    held = {0: [9], 1: [10]}
    full = table(2, hands=held, stones=stones, grandees={0: [1, 2]}, barons={0: [3, 4, 5, 6, 7, 8]}, money={0: 200})
    play(full, "build 9")
    assert not {"baron 9", "grandee 9"} & set(full.legal)
    one_less = table(2, hands=held, stones=stones, grandees={0: [1]}, barons={0: [3, 4, 5, 6, 7]}, money={0: 200})
    play(one_less, "build 9")
    assert {"baron 9", "grandee 9"} <= set(one_less.legal)


@pytest.mark.rule("A1.1")
@pytest.mark.parametrize("players", [2, 5])
def test_seat_0_begins(players: int) -> None:
    assert [new(players, seed).seat for seed in range(5)] == [0] * 5


# ---- A1.2


def seen_by(game: Game, seat: int | None) -> bytes:
    return game.view_row(seat).tobytes()


@pytest.mark.rule("A1.2")
def test_hands_and_deck_are_secret() -> None:
    row = [61, 62, 63, 64, 65, 66]
    one = table(hands={0: [8, 11], 1: [20], 2: [30]}, deck=[40], row=row)
    other = table(hands={0: [12, 31], 1: [20], 2: [40]}, deck=[8], row=row)
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, None) == seen_by(other, None)
    assert seen_by(one, 0) != seen_by(other, 0)


@pytest.mark.rule("A1.2")
def test_the_own_hand_and_all_hand_sizes_are_seen() -> None:
    game = table(hands={0: [8, 11, 5], 1: [20]})
    assert game.view(0).hand[:4].tolist() == [8, 11, 5, 0]
    for seat in EVERYBODY:
        assert game.view(seat).hand_size.tolist()[:3] == [3, 1, 0]


@pytest.mark.rule("A1.2")
def test_a_card_from_the_open_row_is_known_to_all_until_it_is_played() -> None:
    game = table(row=[14, 15, 16, 17, 18, 19])
    assert {int(game.view(seat).known[14]) for seat in EVERYBODY} == {OPEN}
    play(game, "buy 14", "buy tower", "buy tower")
    assert {int(game.view(seat).known[14]) for seat in EVERYBODY} == {HELD + 0}
    play(game, "villa 14", "done")
    assert {int(game.view(seat).known[14]) for seat in EVERYBODY} == {GONE}


@pytest.mark.rule("A1.2")
def test_a_card_from_the_deck_is_known_to_its_buyer_alone() -> None:
    game = play(table(deck=[14]), "buy deck")
    assert {int(game.view(seat).known[14]) for seat in EVERYBODY} == {UNSEEN}
    assert 14 in game.view(0).hand
    assert all("14" not in sentence for seat in (1, 2, None) for sentence in game.told(0, seat))
    assert any("14" in sentence for sentence in game.told(0, 0))


@pytest.mark.rule("A1.2")
def test_money_tower_cards_and_the_board_are_public() -> None:
    game = table(money={0: 3, 1: 77, 2: 50}, towers={1: 2}, stones={8: 2}, barons={1: [8]})
    for seat in EVERYBODY:
        view = game.view(seat)
        assert view.money.tolist()[:3] == [3, 77, 50]
        assert view.towers.tolist()[:3] == [0, 2, 0]
        assert view.height[game.edition.record.cell[8]] == 2
        assert view.noble[game.edition.record.cell[8]] != 0
