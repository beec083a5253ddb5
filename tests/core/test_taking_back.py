"""Who may take back what: the table, and what a take-back is found to cross."""

import random

import pytest

import zoco
from tests.playing import end_turn
from tests.properties.games import editions_of
from tests.sample import GAME
from zoco.core.errors import TableError
from zoco.core.game import Game
from zoco.core.taking_back import FREE, IF_ALL_AGREE, PRACTICE, Crossing, Seating, Terms, terms_of
from zoco.messages import languages, message, say

#   across:    nothing, turns, cards
SAID: dict[Seating, tuple[str, str, str]] = {
    Seating.ALONE: ("free", "practice", "practice"),
    Seating.ONE_SCREEN: ("free", "take-back-own-turn", "card-was-revealed"),
    Seating.FRIENDLY: ("free", "practice", "practice"),
    Seating.ONLINE: ("free", "agreed", "card-was-revealed"),
}


def in_a_word(terms: Terms) -> str:
    if terms.by_agreement:
        terms.check(agreed=True)
        return "agreed"
    return terms.refusal or ("practice" if terms.practice else "free")


@pytest.mark.parametrize("seating", Seating)
def test_the_table(seating: Seating) -> None:
    assert tuple(in_a_word(terms_of(seating, crossing)) for crossing in Crossing) == SAID[seating]


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("crossing", Crossing)
def test_what_is_refused_is_refused_in_words_and_changes_nothing(seating: Seating, crossing: Crossing) -> None:
    game = Game(zoco.rules_of(GAME), 2, 7)
    end_turn(game, revealing=True)
    terms = terms_of(seating, crossing)
    before = game.record()
    if terms.refusal is None:
        game.take_back(0, terms)
        assert game.practice == terms.practice
        return
    assert all(say(message(terms.refusal), language) for language in languages())
    with pytest.raises(TableError, match=say(message(terms.refusal))):
        game.take_back(0, terms)
    assert game.record() == before


def test_agreement_allows_only_what_can_be_agreed_on() -> None:
    game = Game(zoco.rules_of(GAME), 2, 7)
    notation = end_turn(game)
    with pytest.raises(TableError):
        game.take_back(0, terms_of(Seating.ONLINE, Crossing.CARDS), agreed=True)
    assert game.take_back(0, IF_ALL_AGREE, agreed=True) == [notation]
    assert not game.practice


# ---- what is crossed


def placed() -> Game:
    """Two turns without a card."""
    game = Game(zoco.rules_of(GAME), 2, 7)
    end_turn(game)
    end_turn(game)
    return game


def test_a_turn_is_the_own_one_until_the_next_person_looks() -> None:
    game = placed()
    assert game.crossing(1) == Crossing.NOTHING
    assert game.crossing(1, looked=True) == Crossing.TURNS
    assert game.crossing(0) == Crossing.TURNS


def test_several_decisions_of_one_turn_are_the_own_turn() -> None:
    dice, game, longest = random.Random(1), Game(zoco.rules_of(GAME), 2, 1), 0
    began = 0
    while longest < 3:
        seat = game.seat
        game.act(dice.choice(game.actions))
        if game.seat != seat or game.revealed:
            began = len(game.moves)
        elif game.crossing(began, looked=True) == Crossing.NOTHING:
            longest = max(longest, len(game.moves) - began)


def test_step_by_step_leads_no_further_than_at_once() -> None:
    game = placed()
    game.take_back(1, FREE)
    assert game.crossing(0) == Crossing.TURNS  # somebody had decided already where the game stands now


def test_a_card_counts_more_than_turns() -> None:
    game = placed()
    end_turn(game, revealing=True)
    assert [game.crossing(index) for index in range(3)] == [Crossing.CARDS] * 3
    end_turn(game)
    assert game.crossing(3) == Crossing.NOTHING
    assert game.crossing(2) == Crossing.CARDS


def test_the_end_of_the_game_is_the_end_of_the_turn() -> None:
    for name in zoco.GAMES:
        game, dice = Game(zoco.rules_of(name), 2, 3), random.Random(3)
        while not game.over:
            game.act(dice.choice(game.actions))
        assert game.crossing(len(game.moves) - 1) != Crossing.NOTHING


@pytest.mark.parametrize("index", [-1, 2, 3, 10**30])
def test_there_must_be_something_to_take_back(index: int) -> None:
    game = placed()
    for attempt in (game.crossing, lambda index: game.take_back(index, PRACTICE)):
        with pytest.raises(TableError, match="Nothing has been decided"):
            attempt(index)
    assert len(game.moves) == 2


def test_turns_change_seats_in_every_game() -> None:
    """Otherwise a second turn in a row would count as the same turn."""
    for name in zoco.GAMES:
        rules, dice = zoco.rules_of(name), random.Random(5)
        for edition in editions_of(name):
            game = Game(rules, rules.most_players, 5, edition)
            while not game.over:
                seat = game.seat
                game.act(dice.choice(game.actions))
                assert (
                    game.over
                    or game.seat != seat
                    or not rules.kernel.begins_turn(game.edition.row, game.view_row(seat))
                )
