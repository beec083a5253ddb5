"""Bots: they see what their seat sees, they answer what is legal, and the same seed answers the same."""

import random
from itertools import pairwise, product
from math import inf
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from tests.properties.games import laws_of, play_at_random
from tests.sample import facts_of
from tests.tiers import TIMES
from zoco.bots import Budget, Player, kinds, player_named
from zoco.bots.levels import LEVELS
from zoco.bots.plain import GreedyBot
from zoco.bots.search import CANDIDATES, ROOT_PRIOR_VISITS, SearchBot, SearchContext, best_first, gather
from zoco.core.chance import CHANCE
from zoco.core.errors import TableError
from zoco.core.game import Game
from zoco.core.layout import read, row
from zoco.core.play import affects_others, remaining
from zoco.core.search import (
    LEFT,
    LISTS,
    LOOKAHEAD,
    NODE,
    NONE,
    ROOT,
    SEARCH_CONFIG,
    SEATS,
    SHARES,
    STATES,
    UNKNOWN,
    VALUE,
    finish_turn,
    new_search_config,
    note_rivals,
    play_turn,
    share_after,
    share_of,
    share_out,
)
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec

BOTS = ("random", "greedy", "search:30", "apprentice:1", "master:30")


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


def test_the_same_seed_thinks_the_same(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    once, again, other = (SearchContext(rules, seed, 0) for seed in (1, 1, 2))
    for context in (once, again, other):
        context.run(game.seat_view(), new_search_config(rollout_depth=5), Budget(simulations=50))
    assert once.tree.tobytes() == again.tree.tobytes() != other.tree.tobytes()


def test_thinking_in_slices_is_thinking_in_one_go(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    whole, slices, deal = SearchContext(rules, 1, 0), SearchContext(rules, 1, 0), len(game.actions)
    whole.search(game.seat_view(), new_search_config(), 8 * deal)
    for simulations in (0, deal, 7 * deal):
        slices.search(game.seat_view(), new_search_config(), simulations)
    assert whole.tree.tobytes() == slices.tree.tobytes()


def test_the_first_judgement_of_what_is_asked_comes_from_many_deals(rules: GameSpec) -> None:
    """As that of a greedy bot does: with a single deal it would hang on the card that is drawn there."""
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    weighed = [GreedyBot(seed).evaluate(game.seat_view()) for seed in range(50)]

    def misjudged(deals: int) -> float:
        context = SearchContext(rules, 1, 0)
        context.estimate_priors(game.seat_view(), new_search_config(prior_determinizations=deals), inf)
        priors = {
            int(context.nodes[child]["action"]): float(context.nodes[child]["prior"]) for child in context.children()
        }
        return sum(abs(priors[action] - fmean(values[action] for values in weighed)) for action in game.actions)

    assert misjudged(deals=100) < misjudged(deals=1) / 2


def test_all_cores_think_the_same_every_time(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    bots = [SearchBot(seed=4, cores=2) for _ in range(2)]
    thoughts = [bot.search(game.seat_view(), Budget(simulations=101)) for bot in bots]
    assert thoughts[0] == thoughts[1]
    visits = [int(context.nodes[ROOT]["visits"]) for context in bots[0].contexts]
    assert all(visits)
    assert sum(thought.visits for thought in thoughts[0]) == sum(visits)


def test_a_tree_counts_every_simulation_once_and_tries_all_decisions_with_every_deal(rules: GameSpec) -> None:
    for game in moments_of(rules):
        context, deals = SearchContext(rules, 1, 0), 3
        simulations = deals * len(game.actions)
        context.search(game.seat_view(), new_search_config(), simulations)
        nodes = context.nodes
        assert nodes[ROOT]["visits"] == simulations
        assert [nodes[child]["visits"] for child in context.children()] == [deals] * len(game.actions)
        assert {int(nodes[child]["action"]) for child in context.children()} == set(game.actions)
        shares = nodes[ROOT]["shares"]
        assert shares.sum() == pytest.approx(simulations)
        assert not shares[game.players :].any()
        context.root = context.children()[0]
        assert all(nodes[child]["available"] >= nodes[child]["visits"] for child in context.children())


def test_what_came_of_a_simulation_counts_for_all_that_led_there(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    context = SearchContext(rules, 1, 0)
    context.search(game.seat_view(), new_search_config(expand_threshold=1, playout_turns=4), 6 * len(game.actions))
    used = context.nodes[ROOT : int(context.nodes[NONE]["visits"]) + 1]
    assert used["shares"].sum(1) == pytest.approx(used["visits"])
    below = np.bincount(used["parent"], used["visits"], len(used) + ROOT)[ROOT:]
    assert (below <= used["visits"]).all()
    assert below[1:].any()


@pytest.mark.parametrize("players", [2, 4])
def test_turns_to_come_are_shared_among_all_players(rules: GameSpec, players: int) -> None:
    game = play_at_random(Game(rules, players, 2), 30, 2)
    trees = []
    for turns in (2 * players, 3 * players - 1, 3 * players):
        context = SearchContext(rules, 1, 0)
        context.search(game.seat_view(), new_search_config(playout_turns=turns), len(game.actions))
        trees.append(context.tree.tobytes())
    assert trees[0] == trees[1] != trees[2]


def test_half_of_what_is_in_question_is_dropped_again_and_again(rules: GameSpec) -> None:
    games = [game for game in moments_of(rules) if len(game.actions) >= CANDIDATES]
    assert games
    for game in games:
        context = SearchContext(rules, 1, 0)
        context.run(game.seat_view(), new_search_config(), Budget(simulations=24))
        judged = sorted(context.children(), key=lambda child: -context.nodes[child]["prior"])
        visits = context.nodes["visits"]
        assert not visits[judged[CANDIDATES:]].any(), "what looks bad at first is not tried"
        assert sorted(visits[judged[:CANDIDATES]]) == [1, 1, 1, 1, 3, 3, 7, 7]
        most = [child for child in judged if visits[child] == 7]
        liked = best_first(gather(game.seat_view(), [context]))[0]
        assert [liked.action] == [
            context.nodes[child]["action"] for child in most if not context.nodes[child]["eliminated"]
        ]


def test_a_few_deals_do_not_outweigh_the_glance_but_many_do(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    context = SearchContext(rules, 1, 0)
    context.search(game.seat_view(), new_search_config(), 0)
    lucky, fair, *others = context.children()
    for deals, better in ((1, fair), (10 * ROOT_PRIOR_VISITS, lucky)):
        for child in context.children():
            context.nodes[child]["eliminated"] = child in others
        for child, prior, share in ((lucky, 0.2, 0.9), (fair, 0.6, 0.5)):
            node = context.nodes[child]
            node["prior"], node["visits"] = prior, deals
            node["shares"][game.seat] = share * deals
        assert context.drop(1, game.seat) == 1
        assert not context.nodes[better]["eliminated"]
        assert best_first(gather(game.seat_view(), [context]))[0].action == context.nodes[better]["action"]


def test_every_own_turn_to_come_is_judged_and_the_end_counts_for_all_that_are_left(rules: GameSpec) -> None:
    game = Game(rules, 2, 3)
    seats = [player_named("greedy", seat) for seat in range(2)]
    turns = [0]  # where each begins
    while not game.over:
        seat = game.seat
        game.act(seats[seat].choose(game.seat_view()))
        if game.seat != seat:
            turns.append(len(game.moves))
    late = game.at(turns[-6])
    context = SearchContext(rules, 1, 0)
    context.search(late.seat_view(), new_search_config(playout_turns=240), len(late.actions))
    best = context.nodes["shares"][context.children()].max(axis=1)
    assert best.min() > 0.8, "sooner or later somebody has won"
    assert (best < 1).any(), "but before that it was not certain"


def test_who_thinks_again_asks_about_all_decisions_again(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    context = SearchContext(rules, 1, 0)
    for _ in range(2):
        context.run(game.seat_view(), new_search_config(), Budget(simulations=24))
        assert np.count_nonzero(context.nodes["visits"][context.children()]) == min(CANDIDATES, len(game.actions))


def test_what_is_not_legal_now_is_not_tried(rules: GameSpec) -> None:
    """A tree that was kept may hold decisions that only other deals allow."""
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    context = SearchContext(rules, 1, 0)
    context.search(game.seat_view(), new_search_config(), 0)
    stranger = context.children()[0]
    context.nodes[stranger]["action"] = next(k for k in range(rules.actions) if k not in game.actions)
    context.run(game.seat_view(), new_search_config(), Budget(simulations=24))
    assert context.nodes[stranger]["visits"] == 0


def test_a_coarse_clock_is_not_overrun(rules: GameSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    """One that shows multiples of sixteen milliseconds, while a simulation takes half of one."""
    now, search = 0.0, SearchContext.search

    def tick(context: SearchContext, seat_view: SeatView, config: np.ndarray[Any, Any], simulations: int) -> None:
        nonlocal now
        search(context, seat_view, config, simulations)
        now += simulations / 2000

    monkeypatch.setattr("zoco.bots.search.time.perf_counter", lambda: now // 0.016 * 0.016)
    monkeypatch.setattr(SearchContext, "search", tick)
    for game in moments_of(rules):
        now = 0.0
        SearchBot(1).search(game.seat_view(), Budget(milliseconds=100))
        assert now < 0.14


def test_the_first_look_takes_half_of_the_time_at_most(rules: GameSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by ten milliseconds for each of its deals."""
    now, looks, search = 0.0, 0, SearchContext.search

    def tick(context: SearchContext, seat_view: SeatView, config: np.ndarray[Any, Any], simulations: int) -> None:
        nonlocal now, looks
        before = int(context.nodes[context.root]["prior_determinizations"])
        search(context, seat_view, config, simulations)
        is_look = context.nodes[context.root]["prior_determinizations"] != before
        assert not (is_look and simulations), "it is over before decisions are tried"
        now, looks = now + (0.01 if is_look else 0.001 * simulations), looks + is_look

    monkeypatch.setattr("zoco.bots.search.time.perf_counter", lambda: now)
    monkeypatch.setattr(SearchContext, "search", tick)
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    for milliseconds, deals in ((5, 1), (100, 5), (1000, 16)):
        now, looks = 0.0, 0
        thoughts = SearchBot(1).search(game.seat_view(), Budget(milliseconds=milliseconds))
        assert looks == deals
        assert any(thought.visits for thought in thoughts)


def test_a_full_tree_is_searched_on(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    context = SearchContext(rules, 1, 0)
    room = len(game.actions) + 40
    context.tree, context.nodes = context.tree[: room * NODE.itemsize], context.nodes[:room]
    deals = 30
    context.search(game.seat_view(), new_search_config(), deals * len(game.actions))
    assert context.nodes[ROOT]["visits"] == deals * len(game.actions)
    assert context.nodes[0]["visits"] == room - 1


def test_shares_are_one_in_all_and_go_to_the_winners(rules: GameSpec) -> None:
    shares = np.zeros(SHARES)
    for seed in range(20):
        game = play_at_random(Game(rules, rules.most_players, seed), 60, seed)
        share_out(game.edition.record, game.state, shares)
        assert shares[:SEATS].sum() == pytest.approx(1)
        assert (shares[: game.players] > 0).all()
        play_at_random(game, 100_000, seed)
        share_out(game.edition.record, game.state, shares)
        won = [1 / len(game.winners) if seat in game.winners else 0 for seat in range(game.players)]
        assert shares[: game.players].tolist() == pytest.approx(won)


def test_what_does_not_affect_others_leaves_their_values_as_they_were(rules: GameSpec) -> None:
    """Where a decision affects_others with them, all are judged anew."""
    kept = affected = 0
    for game in moments_of(rules):
        e, s, seat = game.edition.record, game.state, game.seat
        left, shares, whole = remaining(e, s), np.zeros(SHARES), np.zeros(SHARES)
        share_out(e, s, whole)
        for action in game.actions:
            note_rivals(e, s, seat, shares)
            later = after(game, action)
            found = share_after(e, s, later.state, seat, action, shares)
            if affects_others(e, s, action):
                affected += 1
                assert found == share_of(e, later.state, seat, np.zeros(SHARES))
            elif not later.over and remaining(e, later.state) == left:
                kept += 1
                others = [VALUE + rival for rival in range(game.players) if rival != seat]
                assert shares[others].tolist() == whole[others].tolist()
                assert found == pytest.approx(share_of(e, later.state, seat, np.zeros(SHARES)), abs=0.03)
    assert kept
    assert affected


def test_imagined_players_think_of_whole_turns(rules: GameSpec) -> None:
    """Decision by decision they would often miss what a turn can bring, and be no opponents to prepare for."""
    whole, stepwise = [], []
    for game in moments_of(rules):
        player, e, seat = Imagined(game), game.edition.record, game.seat
        player.play_turn(NONE)
        whole.append(share_of(e, player.context[LOOKAHEAD], seat, player.shares))
        player = Imagined(game)
        finish_turn(e, player.context, player.states, player.chance, player.lists, player.shares, seat)
        stepwise.append(share_of(e, player.context[LOOKAHEAD], seat, player.shares))
    assert fmean(whole) > fmean(stepwise)


class Imagined:
    """A turn that is only imagined, from this moment on."""

    def __init__(self, game: Game, opening_prior_visits: float = 32) -> None:
        rules = game.rules
        self.game = game
        self.states = np.zeros(STATES * rules.state_dtype.itemsize, np.uint8)
        self.context = self.states.view(rules.state_dtype)
        self.lists, self.shares = np.zeros((LISTS, rules.most_choices), np.int16), np.zeros(SHARES)
        self.nodes, self.child_by_action = np.zeros(10, NODE), np.zeros(rules.actions, np.int32)
        self.nodes[NONE]["visits"] = ROOT
        self.chance, self.config = (
            read(row(CHANCE), CHANCE),
            read(new_search_config(opening_prior_visits=opening_prior_visits), SEARCH_CONFIG),
        )
        self.states.reshape(STATES, -1)[LOOKAHEAD] = game._state
        self.shares[LEFT] = UNKNOWN

    def play_turn(self, parent: int) -> int:
        """The node of its opening."""
        e, seat = self.game.edition.record, self.game.seat
        memory = self.lists, self.nodes, self.child_by_action, self.config, self.shares
        child = play_turn(e, self.context, self.states, self.chance, *memory, seat, parent)
        now = self.context[LOOKAHEAD]
        assert now.seat != seat or now.ending, "here nobody is out, and turns are short"
        assert not self.child_by_action.any()
        return child


def test_imagined_players_learn_which_openings_come_to_nothing(rules: GameSpec) -> None:
    for game in moments_of(rules):
        if len(game.actions) == 1:
            continue
        player = Imagined(game)
        nodes, root = player.nodes, player.nodes[ROOT]
        root["visits"], root["shares"] = 100, 100
        tried = player.play_turn(ROOT)
        player.states.reshape(STATES, -1)[LOOKAHEAD] = game._state
        assert player.play_turn(ROOT) == tried, "nothing is known of it yet"
        nodes[tried]["visits"], nodes[tried]["shares"] = 10_000, 1
        player.states.reshape(STATES, -1)[LOOKAHEAD] = game._state
        other = player.play_turn(ROOT)
        assert other != tried
        assert nodes[other]["action"] != nodes[tried]["action"]
        assert nodes[other]["parent"] == ROOT


def test_how_an_opening_looks_counts_as_so_many_visits(rules: GameSpec) -> None:
    for game in moments_of(rules):
        if len(game.actions) == 1:
            continue
        for opening_prior_visits in (1e12, 1):
            player = Imagined(game, opening_prior_visits)
            nodes, root = player.nodes, player.nodes[ROOT]
            root["visits"], root["shares"] = 100, 100
            tried = player.play_turn(ROOT)
            nodes[tried]["visits"], nodes[tried]["shares"] = 100, 0
            player.states.reshape(STATES, -1)[LOOKAHEAD] = game._state
            again = player.play_turn(ROOT)
            if opening_prior_visits == 1:
                assert again != tried
            else:
                assert nodes[again]["prior"] == nodes[tried]["prior"], "it is taken again, or one that looks as good"


def test_answers_of_others_are_thought_about_when_a_decision_was_looked_at_often(rules: GameSpec) -> None:
    game = play_at_random(Game(rules, 2, 2), 30, 2)
    for expand_threshold, is_answered in ((3, False), (2, True)):
        context = SearchContext(rules, 1, 0)
        context.search(
            game.seat_view(),
            new_search_config(expand_threshold=expand_threshold, playout_turns=4),
            3 * len(game.actions),
        )
        ended = [
            child for child in context.children() if after(game, int(context.nodes[child]["action"])).seat != game.seat
        ]
        assert ended
        assert all((context.nodes[child]["first"] != NONE) == is_answered for child in ended)


def test_thinking_takes_the_time_it_is_given(rules: GameSpec, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a clock that goes on by a millisecond for each simulation."""
    now, search = 0.0, SearchContext.search

    def tick(context: SearchContext, seat_view: SeatView, config: np.ndarray[Any, Any], simulations: int) -> None:
        nonlocal now
        before = int(context.nodes[context.root]["visits"])
        search(context, seat_view, config, simulations)
        now += (int(context.nodes[context.root]["visits"]) - before) / 1000

    monkeypatch.setattr("zoco.bots.search.time.perf_counter", lambda: now)
    monkeypatch.setattr(SearchContext, "search", tick)
    for game in moments_of(rules):
        now, bot = 0.0, SearchBot(1)
        thoughts = bot.search(game.seat_view(), Budget(milliseconds=100))
        if len(thoughts) > 1:
            assert 90 <= sum(thought.visits for thought in thoughts) < 100


def test_a_forced_decision_is_not_searched(rules: GameSpec) -> None:
    game, bot = forced_in(rules), SearchBot()
    assert bot.choose(game.seat_view(), Budget(simulations=100)) == game.actions[0]
    assert bot.contexts == []


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
            is_grown = bool(bot.contexts) and bot.contexts[0].root != ROOT
            bot.search(game.seat_view(), Budget(simulations=10))
            assert (bot.contexts[0].root != ROOT) == (known and is_grown)
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
