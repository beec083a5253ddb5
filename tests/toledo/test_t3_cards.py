"""T3 Take cards."""

import pytest

from tests.toledo.table import deck, discard, figures_at, hand, last_shuffle, play, refused, table


@pytest.mark.rule("T3.1")
def test_the_two_top_cards_are_taken() -> None:
    game = table(hands={0: "6pd"}, deck="3va 1bd 5ta")
    game.play("draw")
    assert hand(game, 0) == ["1bd", "3va", "6pd"]
    assert deck(game)[0] == "5ta"
    assert hand(game, 1) == []
    assert game.seat == 1


@pytest.mark.rule("T3.1")
def test_hands_have_no_limit() -> None:
    game = table(deck="1 2 3 4", rest=0)
    play(game, "draw", "draw")
    assert len(hand(game, 0)) == 82
    assert len(hand(game, 1)) == 2


@pytest.mark.rule("T3.2")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    game = table(discard="1va 2va 3va 4va", rest=1)
    game.play("draw")
    assert last_shuffle(game) == ["1va", "2va", "3va", "4va"]
    assert discard(game) == []
    assert sorted(hand(game, 0) + deck(game)) == ["1va", "2va", "3va", "4va"]
    assert len(hand(game, 0)) == 2


@pytest.mark.rule("T3.2")
def test_the_discard_pile_waits_until_a_card_is_needed() -> None:
    game = table(deck="1 2", discard="3va 4va", rest=1)
    game.play("draw")
    assert deck(game) == []
    assert discard(game) == ["3va", "4va"]
    assert len(game.shuffles) == 1  # that of the set-up
    game.play("draw")
    assert last_shuffle(game) == ["3va", "4va"]


@pytest.mark.rule("T3.2")
def test_reshuffle_between_the_two_cards_of_a_draw() -> None:
    game = table(deck="6pd", discard="3va 4va", rest=1)
    game.play("draw")
    assert "6pd" in hand(game, 0)
    assert last_shuffle(game) == ["3va", "4va"]
    assert len(hand(game, 0)) == 2


@pytest.mark.rule("T3.2")
def test_the_reshuffled_deck_is_mixed() -> None:
    """Twelve cards in the order in which the pile held them: one chance in 479001600."""
    game = table(discard="1va 1vd 2va 2vd 3va 3vd 4va 4vd 5va 5vd 6va 6vd", rest=1)
    game.play("draw")
    pile = game.record()["shuffles"][-1]
    assert pile not in (sorted(pile), sorted(pile, reverse=True))


@pytest.mark.rule("T3.2", "T5.4")
def test_reshuffle_in_the_middle_of_a_tavern_draw_leaves_the_base_card_out() -> None:
    game = table(hands={0: "5va 1pa"}, deck="2va", discard="3va", rest=1)
    play(game, "move 5 0", "pay 1")
    assert hand(game, 0) == ["1pa", "2va", "3va"]
    assert last_shuffle(game) == ["1pa", "3va"]
    assert discard(game) == []
    play(game, "end")
    assert discard(game) == ["5va"]


@pytest.mark.rule("T3.2", "T7.2")
def test_reshuffle_in_the_middle_of_a_duel() -> None:
    game = table(hands={0: "5vd"}, figures={1: [5, 5]}, deck="1pa", discard="2pa 3pa", rest=1)
    play(game, "move 5 0", "duel 1")
    assert last_shuffle(game) == ["1pa", "2pa", "3pa"]  # the card of the first round is back, the base card is not
    assert figures_at(game, 0, 5) == 1
    assert len(deck(game)) == 2
    assert len(discard(game)) == 1


@pytest.mark.rule("T3.3")
def test_a_draw_takes_the_one_card_there_is() -> None:
    game = table(deck="4va", rest=1)
    game.play("draw")
    assert hand(game, 0) == ["4va"]
    assert game.seat == 1


@pytest.mark.rule("T3.3")
@pytest.mark.parametrize(("deck_cards", "pile"), [("2va", ""), ("", "2va"), ("", "")])
def test_a_tavern_gives_what_there_is(deck_cards: str, pile: str) -> None:
    game = table(hands={0: "5va 1pa"}, deck=deck_cards, discard=pile, rest=1)
    play(game, "move 5 0", "pay 1")
    assert hand(game, 0) == sorted(["1pa", *(deck_cards + pile).split()])
    assert deck(game) == discard(game) == []


@pytest.mark.rule("T3.3")
def test_without_any_card_nothing_can_be_taken() -> None:
    game = table(rest=1)
    assert refused(game, "draw") == "T3.3"
    assert "place M1 1" in game.legal


@pytest.mark.rule("T3.3")
@pytest.mark.parametrize("where", ["deck", "discard"])
def test_one_card_anywhere_is_enough(where: str) -> None:
    game = table(deck="1" if where == "deck" else "", discard="1" if where == "discard" else "", rest=1)
    assert "draw" in game.legal
