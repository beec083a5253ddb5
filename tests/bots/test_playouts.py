"""What searches are made of: win shares, and turns of imagined players."""

from statistics import fmean

import pytest

from tests.bots.moments import after, moments_of
from tests.bots.trees import Search
from tests.properties.games import play_at_random
from zoco.core.game import Game
from zoco.core.layout import read, row
from zoco.core.play import affects_others, remaining
from zoco.core.search.context import NONE, ROOT, SEATS
from zoco.core.search.lookahead import finish_turn
from zoco.core.search.playouts import play_turn
from zoco.core.search.shares import UNKNOWN, note_rivals, share_after, share_of, share_out
from zoco.core.spec import GameSpec


def test_shares_are_one_in_all_and_go_to_the_winners(rules: GameSpec) -> None:
    c = read(row(rules.context_dtype), rules.context_dtype)
    for seed in range(20):
        game = play_at_random(Game(rules, rules.most_players, seed), 60, seed)
        share_out(game.edition.record, game.state, c)
        assert c.shares[:SEATS].sum() == pytest.approx(1)
        assert (c.shares[: game.players] > 0).all()
        play_at_random(game, 100_000, seed)
        share_out(game.edition.record, game.state, c)
        won = [1 / len(game.winners) if seat in game.winners else 0 for seat in range(game.players)]
        assert c.shares[: game.players].tolist() == pytest.approx(won)


def test_what_does_not_affect_others_leaves_their_values_as_they_were(rules: GameSpec) -> None:
    """Where a decision affects them, all are evaluated again."""
    kept = affected = 0
    for game in moments_of(rules):
        e, s, seat = game.edition.record, game.state, game.seat
        c, whole, fresh = (read(row(rules.context_dtype), rules.context_dtype) for _ in range(3))
        left = remaining(e, s)
        share_out(e, s, whole)
        for action in game.actions:
            note_rivals(e, s, c, seat)
            later = after(game, action)
            found = share_after(e, s, later.state, c, seat, action)
            if affects_others(e, s, action):
                affected += 1
                assert found == share_of(e, later.state, fresh, seat)
            elif not later.over and remaining(e, later.state) == left:
                kept += 1
                others = [rival for rival in range(game.players) if rival != seat]
                assert c.values[others].tolist() == whole.values[others].tolist()
                assert found == pytest.approx(share_of(e, later.state, fresh, seat), abs=0.03)
    assert kept
    assert affected


def test_imagined_players_think_of_whole_turns(rules: GameSpec) -> None:
    """Decision by decision they would often miss what a turn can bring, and be no opponents to prepare for."""
    whole, stepwise = [], []
    for game in moments_of(rules):
        turn, e, seat = Turn(game), game.edition.record, game.seat
        turn.play(NONE)
        whole.append(share_of(e, turn.context.lookahead, turn.context, seat))
        turn = Turn(game)
        turn.context.lookahead = game.state
        finish_turn(e, turn.context, seat)
        stepwise.append(share_of(e, turn.context.lookahead, turn.context, seat))
    assert fmean(whole) > fmean(stepwise)


class Turn:
    """That is only imagined, from this moment on; with a tree of one node."""

    def __init__(self, game: Game, opening_prior_visits: float = 32) -> None:
        self.game = game
        self.search = Search(game.rules, room=10, opening_prior_visits=opening_prior_visits)
        self.context, self.nodes = self.search.record, self.search.nodes
        self.nodes[NONE]["visits"] = ROOT
        self.nodes[ROOT]["visits"], self.nodes[ROOT]["shares"] = 100, 100

    def play(self, parent: int) -> int:
        """The node of its opening."""
        e, seat = self.game.edition.record, self.game.seat
        self.context.lookahead = self.game.state
        self.context.noted_at = UNKNOWN
        child = play_turn(e, self.context, self.nodes, seat, parent)
        now = self.context.lookahead
        assert now.seat != seat or now.ending, "here nobody is out, and turns are short"
        assert not self.context.child_by_action.any()
        return child


def test_imagined_players_learn_which_openings_come_to_nothing(rules: GameSpec) -> None:
    for game in moments_of(rules):
        if len(game.actions) == 1:
            continue
        turn = Turn(game)
        nodes, tried = turn.nodes, turn.play(ROOT)
        assert turn.play(ROOT) == tried, "nothing is known of it yet"
        nodes[tried]["visits"], nodes[tried]["shares"] = 10_000, 1
        other = turn.play(ROOT)
        assert other != tried
        assert nodes[other]["action"] != nodes[tried]["action"]
        assert nodes[other]["parent"] == ROOT


def test_the_score_of_an_opening_counts_as_so_many_visits(rules: GameSpec) -> None:
    for game in moments_of(rules):
        if len(game.actions) == 1:
            continue
        for prior_visits in (1e12, 1):
            turn = Turn(game, prior_visits)
            nodes, tried = turn.nodes, turn.play(ROOT)
            nodes[tried]["visits"], nodes[tried]["shares"] = 100, 0
            again = turn.play(ROOT)
            if prior_visits == 1:
                assert again != tried
            else:
                assert nodes[again]["prior"] == nodes[tried]["prior"], "it is taken again, or one that looks as good"
