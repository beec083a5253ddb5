"""T1 Set-up."""

from collections import Counter
from typing import Any

import pytest

import zoco
from tests.toledo.table import deck, discard, hand, play, table
from zoco.core.game import Game
from zoco.toledo.notation import CARD_NUMBERS


def new(players: int, seed: int = 7) -> Game:
    return zoco.toledo.new(players=players, seed=seed)


@pytest.mark.rule("T1.1", "T6.3")
@pytest.mark.parametrize(("taken", "fame"), list(enumerate([3, 2, 2, 1, 1, 1])))
def test_paintings_lie_from_3_down_to_1(taken: int, fame: int) -> None:
    game = table(hands={0: "1 3"}, shops={8: (0, "M1")}, figures={0: [8]}, paintings=[1] * taken)
    play(game, "move 1 8", "pay 3")
    assert game.points[0] == fame


@pytest.mark.rule("T1.1")
def test_supplies_lie_open_for_all() -> None:
    seen = new(3).view()
    assert (seen.metal_supply, seen.gem_supply) == (23, 20)
    assert seen.sword_supply.sum() == 19
    assert seen.fencing_supply.tolist() == [4, 4, 4, 4]
    assert seen.paintings_taken == 0


@pytest.mark.rule("T1.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_figures_tiles_and_hands_at_the_start(players: int) -> None:
    game = new(players)
    s = game.state
    for seat in range(players):
        assert s.figures[seat, 0] == s.figures[seat].sum() == 5
        assert s.tiles[seat].tolist() == [1] * 8
        assert len(hand(game, seat)) == s.hand_size[seat] == 5
    assert not s.figures[players:].any()
    assert len(deck(game)) == 84 - 5 * players
    assert discard(game) == []


@pytest.mark.rule("T1.2", "T1.3")
def test_hands_are_dealt_seat_by_seat_from_the_shuffled_deck() -> None:
    game = new(3)
    (pile,) = game.record()["shuffles"]
    assert len(pile) == 84
    for seat in range(3):
        assert sorted(hand(game, seat)) == sorted(pile[5 * seat : 5 * seat + 5])
    assert deck(game) == pile[15:]


@pytest.mark.rule("T1.2")
def test_the_deck_is_shuffled_anew_for_every_game() -> None:
    piles = [new(2, seed).record()["shuffles"][0] for seed in (1, 2, 1)]
    assert piles[0] == piles[2]
    assert piles[0] != piles[1]
    assert Counter(piles[0]) == Counter(piles[1])
    assert piles[0] != sorted(piles[0], key=CARD_NUMBERS.__getitem__)


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seat_0_begins(players: int) -> None:
    assert [new(players, seed).seat for seed in range(5)] == [0] * 5


def seen_by(game: Game, seat: int | None) -> bytes:
    view: Any = game.view(seat)
    return bytes(view.tobytes())


@pytest.mark.rule("T1.4")
def test_hands_and_deck_are_secret() -> None:
    one = table(3, hands={0: "4va 4bd", 1: "2va", 2: "6pd"}, deck="1va 1vd")
    other = table(3, hands={0: "1va 3pd", 1: "2va", 2: "5ta"}, deck="4va 4bd")
    assert seen_by(one, 1) == seen_by(other, 1)
    assert seen_by(one, None) == seen_by(other, None)
    assert seen_by(one, 0) != seen_by(other, 0)


@pytest.mark.rule("T1.4")
def test_the_own_hand_is_seen() -> None:
    view = table(hands={0: "4va 4bd 2pd", 1: "6"}).view(0)
    assert view.held.tolist() == [0, 0, 1, 0, 2, 0, 0]
    assert view.hand[4, :2].tolist() == [CARD_NUMBERS["4va"] % 8, CARD_NUMBERS["4bd"] % 8]


@pytest.mark.rule("T1.4")
def test_hand_sizes_and_discard_pile_are_public() -> None:
    view = table(3, hands={0: "1 2 3", 1: "4", 2: ""}, discard="5va 5va 6pd").view(2)
    assert view.hand_size.tolist()[:3] == [3, 1, 0]
    assert view.discard[CARD_NUMBERS["5va"]] == 2
    assert view.discard[CARD_NUMBERS["6pd"]] == 1
    assert view.discard_size == 3


@pytest.mark.rule("T1.4")
def test_all_see_what_is_paid_until_it_is_played() -> None:
    game = table(3, hands={0: "1 3bd", 1: "4"}, shops={1: (1, "M2"), 3: (1, "G2")})
    play(game, "move 1 0", "pay 3", "end")
    for seat in (0, 1, 2, None):
        assert game.view(seat).known[1, CARD_NUMBERS["3bd"]] == 1
        assert game.view(seat).known.sum() == 1
    play(game, "move 3 0")
    assert game.view(2).known.sum() == 0


@pytest.mark.rule("T1.4")
def test_nobody_sees_from_a_question_what_a_hand_could_pay() -> None:
    able = table(hands={0: "1 3"}, shops={6: (1, "G1"), 7: (1, "M1")}, figures={0: [6]})
    unable = table(hands={0: "1 2"}, shops={6: (1, "G1"), 7: (1, "M1")}, figures={0: [6]})
    play(able, "move 1 6")
    play(unable, "move 1 6")
    assert able.legal != unable.legal
    assert seen_by(able, 1) == seen_by(unable, 1)
    assert seen_by(able, None) == seen_by(unable, None)
