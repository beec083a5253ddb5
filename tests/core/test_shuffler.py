"""Chance from outside: a table may be shuffled by other means than the generator."""

import random

import pytest

import zoco
from tests.properties.games import editions_of
from tests.sample import GAME
from zoco.core.game import Game
from zoco.core.history import ShuffleFault
from zoco.core.spec import GameSpec


@pytest.fixture(params=zoco.GAMES)
def rules(request: pytest.FixtureRequest) -> GameSpec:
    return zoco.rules_of(request.param)


def play(game: Game, decisions: int) -> None:
    dice = random.Random(1)
    while not game.over and len(game.moves) < decisions:
        game.act(dice.choice(game.actions))


def test_every_shuffle_comes_from_the_shuffler_and_the_record_replays(rules: GameSpec) -> None:
    made: list[list[int]] = []
    dice = random.Random(2)

    def shuffle(pile: list[int], number: int) -> list[int]:
        assert number == len(made)
        dice.shuffle(pile)
        made.append(pile)
        return pile

    game = Game(rules, 2, shuffler=shuffle)
    play(game, 600)
    assert game.shuffles == made
    assert game.seed is None
    assert zoco.replay(game.record()).state.tobytes() == game.state.tobytes()


def test_a_shuffler_that_loses_cards_changes_nothing() -> None:
    scarce = next(edition for edition in editions_of(GAME) if edition.file.name == "scarce")
    honest = True

    def shuffle(pile: list[int], _: int) -> list[int]:
        return pile if honest else pile[1:]

    game, dice = Game(zoco.rules_of(GAME), 4, edition=scarce, shuffler=shuffle), random.Random(0)
    honest = False
    while True:  # until the discard pile becomes the deck
        before = game.state.tobytes(), list(game.moves), list(game.shuffles)
        try:
            game.act(dice.choice(game.actions))
        except ShuffleFault:
            assert (game.state.tobytes(), game.moves, game.shuffles) == before
            return


def test_forgetting_keeps_the_game_and_ends_taking_back() -> None:
    game = Game(zoco.rules_of(GAME), 2, 1)
    play(game, 10)
    record = game.record()
    game.forget()
    assert game.record() == record
    with pytest.raises(zoco.TableError, match="taken back"):
        game.undo()
    play(game, 11)
    assert game.undo()
