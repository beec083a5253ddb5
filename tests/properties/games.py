"""What the tests of all games share: the laws of each game, its editions, and games played to some moment."""

import random
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

import zoco
from tests import tiers
from tests.sample import folder_of_tests, module_of
from zoco.core.chance import Dice, new_dice
from zoco.core.editions import Edition, load_edition, shipped_editions
from zoco.core.game import MOST_SEED, PLAYERS_STREAM, Game
from zoco.core.layout import Cells, Choices, Row
from zoco.core.spec import GameSpec

MOST_PHASE = 9
Test = TypeVar("Test", bound=Callable[..., Any])
Tampering = Callable[[Any], None]
Memory = tuple[Row, Row, Row, Dice, Choices]
"""Edition, state, chance, generator and choices of a game that is played by compiled code."""


class Laws(Protocol):
    """The module `invariants.py` of a game's tests."""

    @property
    def ACTIONS(self) -> int: ...  # noqa: N802, constants of a module
    @property
    def LAWS(self) -> Mapping[int, str]: ...  # noqa: N802
    def first_broken(self, edition: Row, state: Row) -> int: ...
    def disguise(self, s: Any, viewer: int, rng: random.Random) -> None: ...
    def check_games(self, memory: Memory, players: int, seed: int, results: Cells, every: int) -> None: ...


def laws_of(rules: GameSpec) -> Laws:
    return cast(Laws, module_of(rules.name, "invariants"))


def fixtures_of(name: str) -> Path:
    return folder_of_tests(name) / "fixtures"


@cache
def editions_of(name: str) -> list[Edition]:
    """The shipped editions, and those made to reach corner cases of the rules."""
    rules = zoco.rules_of(name)
    return shipped_editions(rules) + [load_edition(rules, path) for path in sorted(fixtures_of(name).glob("*.toml"))]


def examples(count: int) -> Callable[[Test], Test]:
    """Hypothesis: for a release with that many new examples, for every change with half as many, always the same.

    There is no deadline: the compiler may take its time on the first example.
    """
    slow = (HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much)
    return cast(
        "Callable[[Test], Test]",
        settings(
            max_examples=tiers.examples(max(10, count // 2), count),
            deadline=None,
            derandomize=not tiers.TIMES,
            database=None,
            suppress_health_check=slow,
        ),
    )


seeds = st.integers(0, MOST_SEED)


def tables(rules: GameSpec) -> st.SearchStrategy[Game]:
    """A game about to begin: any number of players, any edition, any seed."""
    players = st.integers(rules.fewest_players, rules.most_players)
    return st.builds(Game, st.just(rules), players, seeds, st.sampled_from(editions_of(rules.name)))


def play_at_random(game: Game, decisions: int, seed: int) -> Game:
    rng = random.Random(seed)
    while not game.over and len(game.moves) < decisions:
        game.act(rng.choice(game.actions))
    return game


def play_until_asked(game: Game, phase: int | None, seed: int) -> Game:
    """Plays on until that question is asked: some are rare. If it never is, nothing has changed."""
    rng = random.Random(seed)
    later = game.copy()
    latest = len(game.moves) + 600
    while phase is not None and later.state.phase != phase:
        if later.over or len(later.moves) == latest:
            return game
        later.act(rng.choice(later.actions))
    return later


def play_part(game: Game, percent: int, latest: int, seed: int) -> Game:
    """Plays part of a random game, at most `latest` decisions: games differ greatly in length."""
    future = game.random_future(new_dice(seed, PLAYERS_STREAM))
    for action in future[: min(latest, len(future) * percent // 100)]:
        game.act(action)
    return game


def moments(rules: GameSpec, latest: int = 1500) -> st.SearchStrategy[Game]:
    """Somewhere in a random game, or a little later where a certain question is asked."""
    early = st.builds(play_part, tables(rules), st.integers(0, 100), st.just(latest), seeds)
    return st.builds(play_until_asked, early, st.none() | st.integers(0, MOST_PHASE), seeds)


def running(rules: GameSpec, latest: int = 1500) -> st.SearchStrategy[Game]:
    return moments(rules, latest).filter(lambda game: not game.over)


def walk(game: Game, decisions: int) -> Iterator[Game]:
    """The game at this moment and, move by move, at the next ones."""
    rng = random.Random(len(game.moves))
    yield game
    for _ in range(decisions):
        if game.over:
            return
        game.act(rng.choice(game.actions))
        yield game


def finished(rules: GameSpec) -> st.SearchStrategy[Game]:
    return st.builds(play_at_random, tables(rules), st.just(100_000), seeds)


def everything(game: Game) -> tuple[bytes, list[str], list[list[int]], list[str], int | None]:
    """All that a refused decision must leave as it is."""
    undone = [repr(entry) for entry in game.undone]
    return game._state.tobytes(), list(game.moves), [list(pile) for pile in game.shuffles], undone, game.seed


def put(name: str, *index: int, by: int = 1) -> Tampering:
    """Changes one cell of a state."""

    def tamper(s: Any) -> None:
        if index:
            getattr(s, name)[index] += by
        else:
            setattr(s, name, getattr(s, name) + by)

    return tamper
