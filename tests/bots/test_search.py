"""The search: what it counts, what it tries, how its budget is spent, and the same seed finds the same."""

from collections.abc import Callable
from statistics import fmean

import numpy as np
import pytest

from tests.bots.moments import after, moments_of
from tests.bots.trees import Search
from tests.properties.games import play_at_random
from zoco.bots import Budget, player_named
from zoco.bots.search import SearchBot, best_first, statistics_of
from zoco.core.game import Game
from zoco.core.search.context import NONE, ROOT
from zoco.core.search.stages import CANDIDATES, ROOT_PRIOR_VISITS, eliminate
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec


@pytest.fixture
def game(rules: GameSpec) -> Game:
    return play_at_random(Game(rules, 2, 2), 30, 2)


def test_the_same_seed_finds_the_same(rules: GameSpec, game: Game) -> None:
    once, again, other = (Search(rules, seed, rollout_depth=5) for seed in (1, 1, 2))
    for search in (once, again, other):
        search.search(game.seat_view(), Budget(simulations=50))
    assert once.tree.tobytes() == again.tree.tobytes() != other.tree.tobytes()


def test_searching_in_slices_is_searching_in_one_go(rules: GameSpec, game: Game) -> None:
    whole, slices, round = Search(rules), Search(rules), len(game.actions)
    whole.try_all(game.seat_view(), 8 * round)
    for simulations in (0, round, 7 * round):
        slices.try_all(game.seat_view(), simulations)
    assert whole.tree.tobytes() == slices.tree.tobytes()


def test_priors_come_from_many_determinizations(rules: GameSpec, game: Game) -> None:
    """As the values of a greedy bot do: a single one would depend on the card that is drawn there."""
    seat_view = game.seat_view()
    expected = [Search(rules, seed).evaluate(seat_view) for seed in range(50)]

    def misjudged(determinizations: int) -> float:
        search = Search(rules, prior_determinizations=determinizations)
        for _ in range(determinizations):
            search.try_all(seat_view, 0)
        priors = {
            int(search.nodes[child]["action"]): float(search.nodes[child]["prior"]) for child in search.children()
        }
        return sum(abs(priors[action] - fmean(values[action] for values in expected)) for action in game.actions)

    assert misjudged(100) < misjudged(1) / 2


def test_all_cores_find_the_same_every_time(game: Game) -> None:
    bots = [SearchBot(seed=4, cores=2) for _ in range(2)]
    found = [bot.search(game.seat_view(), Budget(simulations=101)) for bot in bots]
    assert found[0] == found[1]
    alone = [statistics_of(game.seat_view(), [context]) for context in bots[0].contexts]
    visits = [sum(stats.visits for stats in one) for one in alone]
    assert all(visits)
    assert sum(stats.visits for stats in found[0]) == sum(visits)


def test_a_tree_counts_every_simulation_once_and_tries_all_decisions_every_time(rules: GameSpec) -> None:
    for game in moments_of(rules):
        search, rounds = Search(rules), 3
        simulations = rounds * len(game.actions)
        search.try_all(game.seat_view(), simulations)
        nodes = search.nodes
        assert nodes[ROOT]["visits"] == simulations
        assert [nodes[child]["visits"] for child in search.children()] == [rounds] * len(game.actions)
        assert {int(nodes[child]["action"]) for child in search.children()} == set(game.actions)
        shares = nodes[ROOT]["shares"]
        assert shares.sum() == pytest.approx(simulations)
        assert not shares[game.players :].any()
        search.record.root = search.children()[0]
        assert all(nodes[child]["available"] >= nodes[child]["visits"] for child in search.children())


def test_the_result_of_a_simulation_counts_for_all_that_led_there(rules: GameSpec, game: Game) -> None:
    search = Search(rules, expand_threshold=1, playout_turns=4)
    search.try_all(game.seat_view(), 6 * len(game.actions))
    used = search.nodes[ROOT : int(search.nodes[NONE]["visits"]) + 1]
    assert used["shares"].sum(1) == pytest.approx(used["visits"])
    below = np.bincount(used["parent"], used["visits"], len(used) + ROOT)[ROOT:]
    assert (below <= used["visits"]).all()
    assert below[1:].any()


@pytest.mark.parametrize("players", [2, 4])
def test_turns_to_come_are_shared_among_all_players(rules: GameSpec, players: int) -> None:
    game = play_at_random(Game(rules, players, 2), 30, 2)
    trees = []
    for turns in (2 * players, 3 * players - 1, 3 * players):
        search = Search(rules, playout_turns=turns)
        search.try_all(game.seat_view(), len(game.actions))
        trees.append(search.tree.tobytes())
    assert trees[0] == trees[1] != trees[2]


def test_half_of_the_candidates_are_eliminated_again_and_again(rules: GameSpec) -> None:
    games = [game for game in moments_of(rules) if len(game.actions) >= CANDIDATES]
    assert games
    for game in games:
        search = Search(rules)
        search.search(game.seat_view(), Budget(simulations=24))
        by_prior = sorted(search.children(), key=lambda child: -search.nodes[child]["prior"])
        visits = search.nodes["visits"]
        assert not visits[by_prior[CANDIDATES:]].any(), "what looks bad at first is not tried"
        assert sorted(visits[by_prior[:CANDIDATES]]) == [1, 1, 1, 1, 3, 3, 7, 7]
        last = [child for child in by_prior if visits[child] == 7 and not search.nodes[child]["eliminated"]]
        best = best_first(statistics_of(game.seat_view(), [search]))[0]
        assert [best.action] == [search.nodes[child]["action"] for child in last]


def test_a_few_rounds_do_not_outweigh_the_prior_but_many_do(rules: GameSpec, game: Game) -> None:
    search = Search(rules)
    search.try_all(game.seat_view(), 0)
    nodes = search.nodes
    lucky, fair, *others = search.children()
    for rounds, better in ((1, fair), (10 * ROOT_PRIOR_VISITS, lucky)):
        for child in search.children():
            nodes[child]["eliminated"] = child in others
        for child, prior, share in ((lucky, 0.2, 0.9), (fair, 0.6, 0.5)):
            nodes[child]["prior"], nodes[child]["visits"] = prior, rounds
            nodes[child]["shares"][game.seat] = share * rounds
        eliminate(search.record, nodes, 1, game.seat)
        assert search.record.candidates == 1
        assert not nodes[better]["eliminated"]
        assert best_first(statistics_of(game.seat_view(), [search]))[0].action == nodes[better]["action"]


def test_every_own_turn_to_come_counts_and_the_end_counts_for_all_that_are_left(rules: GameSpec) -> None:
    game = Game(rules, 2, 3)
    seats = [player_named("greedy", seat) for seat in range(2)]
    turns = [0]  # where each begins
    while not game.over:
        seat = game.seat
        game.act(seats[seat].choose(game.seat_view()))
        if game.seat != seat:
            turns.append(len(game.moves))
    late = game.at(turns[-6])
    search = Search(rules, playout_turns=240)
    search.try_all(late.seat_view(), len(late.actions))
    best = search.nodes["shares"][search.children()].max(axis=1)
    assert best.min() > 0.8, "sooner or later somebody has won"
    assert (best < 1).any(), "but before that it was not certain"


def test_another_search_of_the_same_position_asks_about_all_decisions_again(rules: GameSpec, game: Game) -> None:
    search = Search(rules)
    for _ in range(2):
        search.search(game.seat_view(), Budget(simulations=24))
        assert np.count_nonzero(search.nodes["visits"][search.children()]) == min(CANDIDATES, len(game.actions))


def test_what_is_not_legal_now_is_not_tried(rules: GameSpec, game: Game) -> None:
    """A tree that was kept may hold decisions that only other determinizations allow."""
    search = Search(rules)
    search.try_all(game.seat_view(), 0)
    stranger = search.children()[0]
    search.nodes[stranger]["action"] = next(k for k in range(rules.actions) if k not in game.actions)
    search.search(game.seat_view(), Budget(simulations=24))
    assert search.nodes[stranger]["visits"] == 0


def search_by_clock(
    search: Search, seat_view: SeatView, milliseconds: int, seconds: Callable[[int, int], float], tick: float = 0.0
) -> tuple[float, int]:
    """With a clock that advances by `seconds(priors, simulations)` for each slice, and shows multiples of `tick`.
    Returns when the search ended, and how many determinizations went into priors."""
    now, looks = 0.0, 0
    search.begin(seat_view, milliseconds / 1000)
    root = search.nodes[search.root]
    while True:
        before = int(root["visits"])
        averaged = int(root["prior_determinizations"])
        is_over = not search.proceed(seat_view, now // tick * tick if tick else now)
        simulations = int(root["visits"]) - before
        is_prior = not simulations and root["prior_determinizations"] == averaged + 1
        now, looks = now + seconds(is_prior, simulations), looks + is_prior
        if is_over:
            return now, looks


def test_a_coarse_clock_is_not_overrun(rules: GameSpec) -> None:
    """One that shows multiples of sixteen milliseconds, while a simulation takes half of one."""
    for game in moments_of(rules):
        ended, _ = search_by_clock(
            Search(rules), game.seat_view(), 100, lambda _, simulations: simulations / 2000, tick=0.016
        )
        assert ended < 0.14


def test_priors_take_half_of_the_time_at_most(rules: GameSpec, game: Game) -> None:
    """With a clock that goes on by ten milliseconds for each of their determinizations."""
    for milliseconds, looks in ((5, 1), (100, 5), (1000, 16)):
        search = Search(rules)
        _, looked = search_by_clock(search, game.seat_view(), milliseconds, lambda prior, n: 0.01 * prior + 0.001 * n)
        assert looked == looks
        assert search.nodes[search.root]["visits"] > 0


def test_a_search_takes_the_time_it_is_given(rules: GameSpec) -> None:
    """With a clock that goes on by a millisecond for each simulation."""
    for game in moments_of(rules):
        search = Search(rules)
        search_by_clock(search, game.seat_view(), 100, lambda _, simulations: simulations / 1000)
        if len(game.actions) > 1:
            assert 90 <= search.nodes[search.root]["visits"] < 100


def test_the_clock_is_the_real_one(rules: GameSpec, game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    times = iter(range(1000))
    monkeypatch.setattr("zoco.bots.search.time.perf_counter", lambda: next(times) * 0.01)
    search = Search(rules)
    search.search(game.seat_view(), Budget(milliseconds=100))
    assert 10 <= next(times) <= 13


def test_a_full_tree_is_searched_on(rules: GameSpec, game: Game) -> None:
    room, rounds = len(game.actions) + 40, 30
    search = Search(rules, room=room)
    search.try_all(game.seat_view(), rounds * len(game.actions))
    assert search.nodes[ROOT]["visits"] == rounds * len(game.actions)
    assert search.nodes[NONE]["visits"] == room - 1


def test_answers_of_others_are_searched_when_a_decision_was_visited_often(rules: GameSpec, game: Game) -> None:
    for expand_threshold, is_answered in ((3, False), (2, True)):
        search = Search(rules, expand_threshold=expand_threshold, playout_turns=4)
        search.try_all(game.seat_view(), 3 * len(game.actions))
        ended = [
            child for child in search.children() if after(game, int(search.nodes[child]["action"])).seat != game.seat
        ]
        assert ended
        assert all((search.nodes[child]["first"] != NONE) == is_answered for child in ended)
