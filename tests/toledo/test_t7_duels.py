"""T7 Duels."""

import pytest

from tests.toledo.table import deck, discard, figures_at, hand, last_shuffle, offered, play, refused, road, table
from zoco.core.game import Game


def duel(cards: str, attacker: str = "", defender: str = "") -> Game:
    """Seat 0 challenges seat 1 on a one-circle metal dealer; the deck begins with these cards."""
    fencing = {0: attacker, 1: defender}
    game = table(hands={0: "3va 1"}, shops={3: (1, "M1")}, figures={1: [3]}, deck=cards, fencing=fencing)
    return play(game, "move 3 0", "duel 1")


def attacker_won(game: Game) -> bool:
    won = figures_at(game, 0, 3) == 1
    assert figures_at(game, 1, 3) == (not won)
    return won


# ---- T7.1


@pytest.mark.rule("T7.1")
@pytest.mark.parametrize("named", [1, 2])
def test_of_two_opponents_one_is_named(named: int) -> None:
    game = table(3, hands={0: "5"}, figures={1: [5], 2: [5]}, deck="pa pa")
    game.play("move 5 0")
    assert offered(game) == {"duel 1", "duel 2"}
    game.play(f"duel {named}")
    assert {seat: road(game, seat) for seat in range(3)} == {0: [5], named: [], 3 - named: [5]}


@pytest.mark.rule("T7.1")
def test_of_two_figures_of_one_opponent_either_goes() -> None:
    game = table(hands={0: "5"}, figures={1: [5, 5]}, deck="pa pa")
    play(game, "move 5 0", "duel 1")
    assert (road(game, 0), road(game, 1)) == ([5], [5])
    assert figures_at(game, 1, 0) == 4


@pytest.mark.rule("T7.1")
def test_beside_an_own_figure_the_opponents_is_challenged() -> None:
    game = table(hands={0: "5"}, figures={0: [5], 1: [5]}, deck="pa pa")
    play(game, "move 5 0", "duel 1")
    assert (road(game, 0), road(game, 1)) == ([5, 5], [])


@pytest.mark.rule("T7.1")
def test_nobody_is_challenged_who_is_not_there() -> None:
    game = table(3, hands={0: "5"}, figures={1: [5, 5]})
    game.play("move 5 0")
    assert refused(game, "duel 2") == "T7.1"
    assert refused(game, "duel 3") == "T7.1"


@pytest.mark.rule("T7.1")
def test_duels_are_fought_on_full_fields_only() -> None:
    game = table(hands={0: "5"}, figures={1: [5]})
    assert refused(game, "duel 1") == "T7.1"
    game.play("move 5 0")
    assert refused(game, "duel 1") == "T7.1"


# ---- T7.2


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize("tiles", ["", "violet brown teal", "violet brown movement"])
@pytest.mark.parametrize("picture", ["pa", "pd"])
def test_on_a_plain_card_the_fencer_decides_whatever_the_tiles(picture: str, tiles: str) -> None:
    assert attacker_won(duel(f"{picture} {picture}", defender=tiles)) == (picture == "pa")
    assert attacker_won(duel(f"{picture} {picture}", attacker=tiles)) == (picture == "pa")


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize("colour", ["violet", "brown", "teal"])
def test_the_only_tile_of_the_cards_colour_wins(colour: str) -> None:
    assert attacker_won(duel(f"{colour[0]}d {colour[0]}d", attacker=colour))
    assert not attacker_won(duel(f"{colour[0]}a {colour[0]}a", defender=colour))


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize("colour", ["violet", "brown", "teal"])
@pytest.mark.parametrize("who", ["a", "d"])
def test_with_both_tiles_or_none_the_fencer_decides(colour: str, who: str) -> None:
    cards = f"{colour[0]}{who} {colour[0]}{who}"
    assert attacker_won(duel(cards)) == (who == "a")
    assert attacker_won(duel(cards, attacker=colour, defender=colour)) == (who == "a")


@pytest.mark.rule("T7.2")
def test_tiles_of_other_colours_do_not_help() -> None:
    assert not attacker_won(duel("vd vd", attacker="brown teal movement"))
    assert attacker_won(duel("ba ba", defender="violet teal movement"))


@pytest.mark.rule("T7.2")
@pytest.mark.parametrize(
    ("cards", "rounds", "won"),
    [
        ("pa va pd", 2, True),
        ("pd vd pa", 2, False),
        ("pa pd va vd", 3, True),
        ("pa pd vd va", 3, False),
        ("pd pa va vd", 3, True),
        ("pd pa vd va", 3, False),
    ],
)
def test_two_won_rounds_win_at_once(cards: str, rounds: int, won: bool) -> None:
    game = duel(cards)
    assert attacker_won(game) == won
    assert len(discard(game)) == rounds
    assert [card[1:] for card in deck(game)[: len(cards.split()) - rounds]] == cards.split()[rounds:]


@pytest.mark.rule("T7.2")
def test_the_cards_turned_up_are_discarded() -> None:
    assert discard(duel("4pa 6pd 2va")) == ["2va", "4pa", "6pd"]


@pytest.mark.rule("T7.2")
def test_everybody_sees_the_rounds() -> None:
    game = duel("4va 6bd 2pd", defender="brown")
    for listener in (0, 1, None):
        told = " ".join(game.told(1, listener))
        assert all(
            card in told
            for card in ("violet 4 with the attacker", "brown 6 with the defender", "plain 2 with the defender")
        )


# ---- T7.3


@pytest.mark.rule("T7.3")
def test_a_winning_attacker_takes_the_circle_and_may_use_the_field() -> None:
    game = duel("pa pa")
    assert (road(game, 0), road(game, 1)) == ([3], [])
    assert figures_at(game, 1, 0) == 5
    assert offered(game) == {"skip", "pay 1"}
    game.play("pay 1")
    assert game.state.metal[0] == 1


@pytest.mark.rule("T7.3")
def test_a_winning_defender_stays() -> None:
    game = duel("pd pd")
    assert (road(game, 0), road(game, 1)) == ([], [3])
    assert figures_at(game, 0, 0) == 5
    assert offered(game) == {"end"}
    assert refused(game, "pay 1") == "T6.1"


@pytest.mark.rule("T7.3")
@pytest.mark.parametrize("picture", ["pa", "pd"])
def test_either_way_the_turn_goes_on(picture: str) -> None:
    game = table(hands={0: "3 3"}, shops={3: (1, "M1"), 6: (1, "M2")}, figures={1: [3]}, deck=f"{picture} {picture}")
    play(game, "move 3 0", "duel 1")
    if picture == "pa":
        play(game, "skip", "move 3 3")
        assert road(game, 0) == [6]
    else:
        play(game, "move 3 0")
        assert offered(game) == {"duel 1"}  # the return match
    assert game.seat == 0
    assert hand(game, 0) == []


@pytest.mark.rule("T7.3")
def test_a_duel_does_not_touch_the_base_card() -> None:
    game = duel("4pd 5pd")
    assert discard(game) == ["4pd", "5pd"]
    game.play("end")
    assert discard(game) == ["3va", "4pd", "5pd"]


# ---- T7.4


@pytest.mark.rule("T7.4")
def test_without_any_card_the_defender_wins() -> None:
    game = table(hands={0: "3"}, shops={3: (1, "M1")}, figures={1: [3]}, fencing={0: "violet brown teal"}, rest=1)
    play(game, "move 3 0", "duel 1")
    assert (road(game, 0), road(game, 1)) == ([], [3])
    assert len(game.shuffles) == 1  # no pile to shuffle since the set-up
    game.play("end")
    assert [card[0] for card in discard(game)] == ["3"]


@pytest.mark.rule("T7.4", "T3.2")
@pytest.mark.parametrize(("picture", "won"), [("pa", True), ("pd", False)])
def test_a_single_card_is_turned_up_round_after_round(picture: str, won: bool) -> None:
    game = table(hands={0: "3"}, shops={3: (1, "M1")}, figures={1: [3]}, discard=f"4{picture}", rest=1)
    play(game, "move 3 0", "duel 1")
    assert (figures_at(game, 0, 3) == 1) == won
    assert len(game.shuffles) == 3
    assert last_shuffle(game) == discard(game) == [f"4{picture}"]
