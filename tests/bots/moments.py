"""Moments of games at which bots are asked."""

from itertools import product

from tests.properties.games import play_at_random
from tests.sample import facts_of
from tests.tiers import TIMES
from zoco.core.game import Game
from zoco.core.spec import GameSpec


def moments_of(rules: GameSpec) -> list[Game]:
    """Games of every size, early and late; before a release, all sizes at all times."""
    sizes = range(rules.fewest_players, rules.most_players + 1)
    moments = product(sizes, (0, 25, 90)) if TIMES else [(2, 0), (2, 25), (2, 90), *((size, 25) for size in sizes[1:])]
    games = [play_at_random(Game(rules, players, 7), length, players) for players, length in moments]
    return [game for game in games if not game.over]


def forced_in(rules: GameSpec) -> Game:
    """A moment with one choice only; they are rare."""
    players, seed, decisions = facts_of(rules.name).FORCED
    game = play_at_random(Game(rules, players, seed), decisions, seed)
    assert len(game.actions) == 1
    return game


def after(game: Game, action: int) -> Game:
    later = game.copy()
    later.act(action)
    return later
