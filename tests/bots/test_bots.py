"""Bots: they see what their seat sees, they answer what is legal, and the same seed answers the same."""

import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from tests.bots.moments import forced_in, moments_of
from tests.properties.games import laws_of, play_at_random
from tests.sample import facts_of
from tests.tiers import TIMES
from zoco.bots import Budget, Player, kinds, player_named
from zoco.bots.levels import LEVELS
from zoco.bots.search import SearchBot
from zoco.core.errors import TableError
from zoco.core.game import Game
from zoco.core.layout import read
from zoco.core.search.context import NONE, ROOT
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec

BOTS = ("random", "greedy", "search:30", "apprentice:1", "master:30")


@pytest.mark.parametrize("name", BOTS)
def test_an_answer_does_not_depend_on_what_the_seat_may_not_know(rules: GameSpec, name: str) -> None:
    for game in moments_of(rules):
        answer = player_named(name, 5).choose(game.seat_view())
        twins = [game.copy() for _ in range(3)]
        for seed, twin in enumerate(twins):
            laws_of(rules).disguise(twin.state, game.seat, random.Random(seed))
            assert player_named(name, 5).choose(twin.seat_view()) == answer
        assert any(twin._state.tobytes() != game._state.tobytes() for twin in twins), "there is something to know"


@pytest.mark.parametrize("name", ["greedy", "search:12"])
def test_a_bot_plays_whole_games_by_the_rules(rules: GameSpec, name: str) -> None:
    """`Player` refuses an answer that is not legal."""
    sizes = range(rules.fewest_players, rules.most_players + 1)
    for players in sizes if TIMES else (sizes[0], sizes[-1]):
        game = Game(rules, players, 3)
        seats = [player_named(name if seat == 0 else "random", seat) for seat in range(players)]
        while not game.over:
            game.act(seats[game.seat].choose(game.seat_view()))
        assert game.winners


def test_nothing_at_hand_leads_to_the_full_state(rules: GameSpec) -> None:
    """Everything that depends on a seat's view is the same when the hidden cards are others."""
    game = play_at_random(Game(rules, rules.most_players, 1), 40, 1)
    twin = game.copy()
    laws_of(rules).disguise(twin.state, game.seat, random.Random(3))

    def held(seat_view: SeatView) -> dict[str, Any]:
        return {
            name: value.tobytes() if isinstance(value, np.ndarray) else value for name, value in vars(seat_view).items()
        }

    ours, theirs = game.seat_view(), twin.seat_view()
    assert ours.legal == theirs.legal == game.legal
    assert held(ours) == held(theirs)


def test_a_forced_decision_is_not_searched(rules: GameSpec) -> None:
    game, bot = forced_in(rules), SearchBot()
    assert bot.choose(game.seat_view(), Budget(simulations=100)) == game.actions[0]
    assert bot.contexts == []


def root_of(bot: SearchBot) -> int:
    context = bot.contexts[0]
    return int(read(context.row, context.rules.context_dtype).root)


def test_a_turn_goes_on_with_what_was_thought_before(rules: GameSpec) -> None:
    """Only where the decision brought nothing unknown: then the tree below it is kept."""
    kept = fresh = 0
    for seed in range(12):
        game = play_at_random(Game(rules, 2, seed), 20, seed)
        bot = SearchBot(seed=seed)
        for _ in range(6):
            if game.over:
                break
            mover = game.seat
            game.act(bot.choose(game.seat_view(), Budget(simulations=60)))
            if game.over or game.seat != mover:
                break
            known = game.view_row(mover).tobytes() == bot.expected
            assert known == (not game.revealed)
            is_grown = bool(bot.contexts) and root_of(bot) not in (NONE, ROOT)
            bot.search(game.seat_view(), Budget(simulations=10))
            assert (root_of(bot) != ROOT) == (known and is_grown)
            kept, fresh = kept + known, fresh + (not known)
    assert kept
    assert fresh or not facts_of(rules.name).RESHUFFLED


def test_every_level_is_a_step_above_the_one_before(rules: GameSpec) -> None:
    ratings = [rules.ratings[level.name] for level in LEVELS]
    assert all(above - below >= 100 for below, above in pairwise(ratings))


def test_bots_have_names_and_budgets() -> None:
    assert player_named("search:500ms", 1).budget == Budget(milliseconds=500)
    assert player_named("search:2000", 1).budget == Budget(simulations=2000)
    for name in kinds():
        assert isinstance(player_named(name, 1), Player)


@pytest.mark.parametrize(
    ("name", "id"),
    [
        ("gredy", "bot-unknown"),
        ("", "bot-unknown"),
        ("search:", "bot-budget"),
        ("search:fast", "bot-budget"),
        ("search:0", "bot-budget"),
        ("search:-5ms", "bot-budget"),
        ("search:9999999ms", "bot-budget"),
        ("no_such_module:Bot", "bot-not-made"),
        ("tests.bots.test_bots:Nobody", "bot-not-made"),
        ("builtins:int", "bot-without-choose"),
    ],
)
def test_a_wrong_name_is_refused_with_what_would_be_right(name: str, id: str) -> None:
    with pytest.raises(TableError) as caught:
        player_named(name, 1)
    assert caught.value.message.id == id
    assert str(caught.value)


class Stubborn:
    def __init__(self, seed: int) -> None: ...

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        return -1


def test_an_illegal_answer_of_an_own_bot_is_refused(rules: GameSpec) -> None:
    with pytest.raises(TableError) as caught:
        player_named("tests.bots.test_bots:Stubborn", 1).choose(Game(rules, 2, 1).seat_view())
    assert caught.value.message.id == "bot-illegal"
