"""A table to try the rules on: prizes in a given order, bids round by round."""

from collections.abc import Iterable, Sequence

import zoco_goofspiel
from zoco.core.editions import named_edition
from zoco.core.game import Game

SUIT = range(1, 14)


def table(players: int = 2, prizes: Sequence[int] = (), edition: str = "suit") -> Game:
    """The prizes are turned up in this order; those not named come last, the lowest first."""
    spec = zoco_goofspiel.SPEC
    found = named_edition(spec, edition)
    row = [*prizes, *(prize for prize in range(1, found.record.cards + 1) if prize not in prizes)]
    return Game(spec, players, edition=found, shuffles=[row])


def bid(game: Game, *rounds: Iterable[int]) -> Game:
    """Each round has the bid of every seat."""
    for cards in rounds:
        for card in cards:
            game.play(f"bid {card}")
    return game
