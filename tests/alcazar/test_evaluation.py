"""The evaluation of the bots: what a position is worth, and how good a decision looks."""

from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest

from tests.alcazar.table import table
from tests.alcazar.test_a12_merging import two_waiting
from tests.playing import play
from tests.properties.games import editions_of, play_at_random
from tests.properties.test_targets import run
from zoco.alcazar import SPEC
from zoco.alcazar.evaluation.policy import MOST_POLICY, policy
from zoco.alcazar.evaluation.value import remaining, turn_bonus, value_of
from zoco.alcazar.rules.a14_end import points_of, rank
from zoco.alcazar.state import AFTER_BUILDING, FREE_FLAG, OVER, START
from zoco.core.game import Game

EDITIONS = editions_of(SPEC.name)
MOST_POINTS = 300


def evaluate(game: Game, seat: int = 0, stones: int | None = None) -> int:
    """The value of a position; as if only that many stones were left of what the box held."""
    if stones is not None:
        game.state.stones = stones
    e, s = game.edition.record, game.state
    left = remaining(e, s)
    return int(value_of(e, s, seat, left) + (0 if game.over else turn_bonus(e, s, seat, left)))


def weights_of(game: Game) -> list[int]:
    return [int(policy(game.edition.record, game.state, action)) for action in game.actions]


def positions() -> Iterator[Game]:
    """Random games in all editions and sizes, looked at every 13th decision, and one where a flag is to be given."""
    yield play(two_waiting(), "build 31")
    for seed in range(24):
        game = Game(SPEC, 2 + seed % 4, seed, EDITIONS[seed % len(EDITIONS)])
        decisions = 0
        while not game.over:
            decisions += 1
            play_at_random(game, decisions, decisions)
            if decisions % 13 == 0 or game.over:
                yield game


def test_after_the_game_it_ranks_as_the_result() -> None:
    for seed in range(40):
        game = play_at_random(Game(SPEC, 2 + seed % 4, seed, EDITIONS[0]), 100_000, seed)
        for one, other in combinations(range(game.players), 2):
            ranks = [rank(game.edition.record, game.state, seat) for seat in (one, other)]
            values = [evaluate(game, seat) for seat in (one, other)]
            assert (ranks[0] > ranks[1], ranks[0] < ranks[1]) == (values[0] > values[1], values[0] < values[1])


@pytest.mark.parametrize(("money", "order"), [({0: 7, 1: 8}, -1), ({0: 99, 1: 50}, 1), ({0: 8, 1: 8}, 0)])
def test_after_the_game_money_breaks_ties(money: dict[int, int], order: int) -> None:
    game = table(2, money=money, stones={8: 2, 30: 2}, barons={0: [8], 1: [30]})
    game.state.phase, game.state.ending = OVER, 1
    assert points_of(game.edition.record, game.state, 0) == points_of(game.edition.record, game.state, 1)
    assert np.sign(evaluate(game, 0) - evaluate(game, 1)) == order


def test_victory_counts_more_than_points() -> None:
    """Ending the game one point ahead is better than any lead that is not yet a victory."""
    running = table(2, stones={8: 5, 30: 2}, grandees={0: [8]}, barons={1: [30]})
    over = table(2, stones={8: 3, 30: 2}, barons={0: [8], 1: [30]})
    over.state.phase, over.state.ending = OVER, 1
    assert evaluate(over, 0) - evaluate(over, 1) > evaluate(running, 0) - evaluate(running, 1) > 0


@pytest.mark.parametrize("stones", [80, 40, 10])
@pytest.mark.parametrize("level", range(1, 9))
def test_a_level_more_is_worth_more(level: int, stones: int) -> None:
    for grandees, barons in (({0: [20]}, {}), ({}, {0: [20]})):
        lower = table(stones={20: level}, grandees=grandees, barons=barons)
        higher = table(stones={20: level + 1}, grandees=grandees, barons=barons)
        assert evaluate(higher, stones=stones) > evaluate(lower, stones=stones)


@pytest.mark.parametrize("stones", [80, 40, 10])
def test_a_grandee_on_a_tower_is_worth_more_than_a_baron(stones: int) -> None:
    grandee = table(stones={20: 4, 22: 1}, grandees={0: [20]}, barons={0: [22]})
    baron = table(stones={20: 4, 22: 1}, grandees={0: [22]}, barons={0: [20]})
    assert evaluate(grandee, stones=stones) > evaluate(baron, stones=stones)


@pytest.mark.parametrize("stones", [80, 40, 10, 1])
def test_money_is_worth_something_at_any_time(stones: int) -> None:
    values = [evaluate(table(stones={20: 2}, money={0: money}), stones=stones) for money in range(0, 500, 10)]
    assert values == sorted(set(values))


def test_a_tower_card_is_worth_more_than_its_price_under_a_grandee() -> None:
    before = table(stones={20: 2}, grandees={0: [20]}, money={0: 60})
    after = table(stones={20: 2}, grandees={0: [20]}, money={0: 50}, towers={0: 1})
    assert evaluate(after) > evaluate(before)


def test_an_own_card_below_a_noble_is_worth_more_than_a_rivals() -> None:
    at_home = table(hands={0: [20, 40], 1: [41]}, stones={20: 2}, barons={0: [20]})
    abroad = table(hands={0: [40, 41], 1: [20]}, stones={20: 2}, barons={0: [20]})
    assert evaluate(at_home) > evaluate(abroad)


def test_a_noble_that_a_bridge_could_capture_is_worth_less() -> None:
    """A8.3: the middle one of three; there is no bridge on unequal pillars, though the castle is worth less."""
    safe = table(stones={20: 4, 21: 3, 22: 3}, barons={0: [21], 1: [20]})
    overlooked = table(stones={20: 4, 21: 3, 22: 4}, barons={0: [21], 1: [20]})
    assert evaluate(overlooked, stones=40) < evaluate(safe, stones=40)


def test_a_bridge_that_can_be_built_is_worth_more_than_none() -> None:
    bridge = table(stones={20: 2, 22: 2}, grandees={0: [20]}, barons={0: [22]}, hands={0: []})
    none = table(stones={20: 2, 24: 2}, grandees={0: [20]}, barons={0: [24]}, hands={0: []})
    assert evaluate(bridge) > evaluate(none)


def test_a_noble_in_supply_is_worth_less_and_less() -> None:
    """So a place on the ground, better than none, matters most in the end."""
    for grandees, barons in (({0: [20]}, {}), ({}, {0: [20]})):
        spare, placed = table(stones={20: 1}), table(stones={20: 1}, grandees=grandees, barons=barons)
        early, late = (evaluate(placed, stones=stones) - evaluate(spare, stones=stones) for stones in (80, 1))
        assert early < late


def test_what_can_still_be_done_in_a_turn_is_counted() -> None:
    """Between building and placing there is more to come than after doing without."""
    game = table(2, hands={0: [8, 40], 1: [41]})
    game.play("castle 8 C")
    asked = evaluate(game)
    game.play("done")
    assert asked > evaluate(game)


def test_values_are_in_bounds_and_some_decision_has_weight_everywhere() -> None:
    phases = set()
    for game in positions():
        for seat in range(game.players):
            assert abs(evaluate(game, seat)) < 100 * MOST_POINTS
        phases.add(int(game.state.phase))
        weights = weights_of(game)
        assert all(0 <= weight <= MOST_POLICY for weight in weights)
        assert game.over or max(weights) > 0
    assert phases == {START, AFTER_BUILDING, FREE_FLAG, OVER}


def test_better_decisions_weigh_more() -> None:
    game = table(stones={20: 2, 40: 2}, grandees={0: [20]}, barons={1: [40]}, hands={0: [20, 60]}, towers={0: 1})
    weights = dict(zip(game.legal, weights_of(game), strict=True))
    assert weights["build 20"] > weights["tower 20"] > weights["villa 60"]
    assert weights["tower 20"] > weights["withdraw 20"]
    play(game, "castle 60 L")
    weights = dict(zip(game.legal, weights_of(game), strict=True))
    assert weights["grandee 60"] > weights["baron 60"] > weights["baron 59"] > weights["done"]


INTERPRET = """
import sys
import numpy as np
from tests.properties.games import editions_of
from zoco.alcazar import SPEC
from zoco.alcazar.evaluation.policy import policy
from zoco.alcazar.evaluation.value import remaining, turn_bonus, value_of
from zoco.core.layout import read

kept = np.load(sys.argv[1])
for row, edition in zip(kept["states"], kept["editions"]):
    e = editions_of(SPEC.name)[edition].record
    s = read(row, SPEC.state_dtype)
    actions = SPEC.choices()
    n = SPEC.kernel.legal(editions_of(SPEC.name)[edition].row, row, actions)
    left = remaining(e, s)
    bonus = [0 if s.ending else turn_bonus(e, s, seat, left) for seat in range(s.players)]
    values = [int(value_of(e, s, seat, left) + bonus[seat]) for seat in range(s.players)]
    print(values, [int(policy(e, s, int(a))) for a in actions[:n]])
"""


def test_interpreted_it_evaluates_alike(tmp_path: Path) -> None:
    """Numbers that overflow raise there; compiled they would silently wrap."""
    states, editions, ours = [], [], []
    for k, game in enumerate(positions()):
        if k % 7 == 0:
            states.append(game._state.copy())
            editions.append(next(n for n, edition in enumerate(EDITIONS) if edition.name == game.edition.name))
            ours.append(f"{[evaluate(game, seat) for seat in range(game.players)]} {weights_of(game)}")
    np.savez(tmp_path / "kept.npz", states=np.array(states), editions=np.array(editions))
    assert run(["-c", INTERPRET, str(tmp_path / "kept.npz")], NUMBA_DISABLE_JIT="1").splitlines() == ours
