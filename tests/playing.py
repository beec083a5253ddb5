"""What the rule tests of every game do: play, ask what is offered, and be refused."""

import pytest

from zoco.core.errors import IllegalMove
from zoco.core.game import Game
from zoco.messages import Message, languages


def play(game: Game, *decisions: str) -> Game:
    """Makes decisions, each of which must be offered."""
    for notation in decisions:
        offer = game.legal
        game.play(notation)
        assert notation in offer, f"{notation} is taken but not offered"
    return game


def refused(game: Game, notation: str) -> str:
    """The rule that forbids a decision, after making sure that it is neither offered nor taken."""
    assert notation not in game.legal
    before = game.state.tobytes()
    with pytest.raises(IllegalMove) as caught:
        game.play(notation)
    assert game.state.tobytes() == before
    return caught.value.rule


def offered(game: Game, *words: str) -> set[str]:
    """The legal decisions that begin with one of these words; all of them without any."""
    return {notation for notation in game.legal if not words or notation.split(" ")[0] in words}


def refused_because(game: Game, notation: str) -> tuple[str, str]:
    """The reason why a decision is forbidden, by its constant's name, and the rule, checked in every language."""
    assert notation not in game.legal
    with pytest.raises(IllegalMove) as caught:
        game.play(notation)
    for language in languages():
        assert str(game.why_not(notation, language)).endswith(f"({caught.value.rule})")
    why = caught.value.message.parameters["why"]
    assert isinstance(why, Message)
    return why.id.removeprefix(f"{game.rules.name}-not-").replace("-", "_").upper(), caught.value.rule


def end_turn(game: Game, revealing: bool = False) -> str:
    """Makes a decision that ends the turn, and that reveals a card or does not."""
    for notation in game.legal:
        later = game.copy()
        later.play(notation)
        if later.seat != game.seat and later.revealed == revealing:
            game.play(notation)
            return notation
    raise AssertionError("no such decision")
