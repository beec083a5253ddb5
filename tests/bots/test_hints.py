"""Hints: built from a view alone, shares of a hundred in all, and a reason that is true."""

import random
from typing import Any

import numpy as np
import pytest

from tests.alcazar.table import table as alcazar_table
from tests.bots.moments import forced_in, moments_of
from tests.core.test_messages import entries
from tests.properties.games import laws_of, play_at_random
from tests.tiers import examples
from tests.toledo.table import table as toledo_table
from zoco.bots import Budget
from zoco.bots.hints import MOST_HINTS, Amounts, Hint, evaluate_parts, hint, percents_of, reason
from zoco.bots.search import ActionStats, SearchBot
from zoco.core.because import RESULT, SLIGHT
from zoco.core.errors import TableError
from zoco.core.game import Game
from zoco.core.search.context import SEATS
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec
from zoco.messages import languages, message, say

NAMES = ["Ana", "Ben", "Cleo", "Dan", "Eva"]
SHORT = Budget(simulations=examples(40, 100))
COMMON = {f"because-{word}" for word in ("forced", "end", "haste", "go-on", "rival", "later", "nothing")}


def hints_for(game: Game, budget: Budget = SHORT) -> list[Hint]:
    return hint(game.seat_view(), NAMES[: game.players], budget)


def test_the_best_choices_come_with_shares_of_a_hundred(rules: GameSpec) -> None:
    for game in moments_of(rules):
        hints = hints_for(game)
        assert 1 <= len(hints) <= min(MOST_HINTS, len(game.actions))
        assert len({found.action for found in hints}) == len(hints)
        assert hints[0].action == SearchBot(0).choose(game.seat_view(), SHORT)
        for found in hints:
            assert found.notation in game.legal
            assert len(found.percents) == game.players
            assert sum(found.percents) == 100
            assert all(abs(whole - 100 * share) < 1 for whole, share in zip(found.percents, found.shares, strict=True))


@pytest.mark.parametrize(
    ("shares", "percents"),
    [
        ([1.0], [100]),
        ([1 / 3, 1 / 3, 1 / 3], [34, 33, 33]),
        ([0.005, 0.995], [1, 99]),
        ([0.126, 0.126, 0.748], [13, 12, 75]),
        ([0.2, 0.2, 0.2, 0.2, 0.2 - 1e-12], [20, 20, 20, 20, 20]),
    ],
)
def test_rounding_gives_a_hundred(shares: list[float], percents: list[int]) -> None:
    assert percents_of(shares) == percents


def test_a_hint_does_not_depend_on_what_the_seat_may_not_know(rules: GameSpec) -> None:
    for game in moments_of(rules):
        ours = hints_for(game)
        for seed in range(2):
            twin = game.copy()
            laws_of(rules).disguise(twin.state, game.seat, random.Random(seed))
            assert hints_for(twin) == ours


def test_what_is_said_of_a_choice_is_what_the_table_explains(rules: GameSpec) -> None:
    for game in moments_of(rules):
        game.names = NAMES[: game.players]
        for found in hints_for(game):
            for language in languages():
                assert found.what.say(language) == game.explain(found.notation, language)


# ---- the reason


def gains_by_hand(
    own: Any, others: list[Any], weights: list[int], seat: int, players: int
) -> tuple[list[float], list[float]]:
    """What each part and each rival brings the seat, more than the others do on average."""

    def more(player: int, part: int) -> float:
        total = sum(weight * other[player][part] for other, weight in zip(others, weights, strict=True))
        return float(own[player][part] - total / sum(weights))

    parts = range(len(own[0]))
    losses = [-sum(more(player, part) for part in parts) / players for player in range(players) if player != seat]
    return [more(seat, part) * (players - 1) / players for part in parts], losses


def test_the_reason_is_the_part_that_gains_most(rules: GameSpec) -> None:
    prefix, seen = f"{rules.name}-because-", 0
    for game in moments_of(rules):
        seat_view = game.seat_view()
        thoughts = {stats.action: stats for stats in SearchBot(0).search(seat_view, SHORT)}
        amounts = dict(zip(thoughts, evaluate_parts(seat_view, list(thoughts), 0), strict=True))
        for found in hints_for(game):
            if found.why.id in ("because-end", "because-haste", "because-go-on"):
                continue
            others = [action for action in thoughts if action != found.action]
            weighed = [
                gains_by_hand(amounts[found.action], [amounts[k] for k in others], weights, game.seat, game.players)
                for weights in ([thoughts[k].visits + 1 for k in others], [1] * len(others))
                if others
            ]
            telling = next((two for two in weighed if max(*two[0], *two[1]) >= SLIGHT), None)
            if found.why.id.startswith(prefix):
                assert telling
                part = rules.part_names.index(found.why.id.removeprefix(prefix))
                assert telling[0][part] == pytest.approx(max(*telling[0], *telling[1]))
                seen += 1
            elif found.why.id == "because-rival":
                assert telling
                assert max(telling[1]) >= max(telling[0])
            elif found.why.id in ("because-later", "because-nothing"):
                assert not telling
    assert seen > 5


def test_parts_are_those_of_the_position_at_the_end_of_the_turn() -> None:
    """`buy tower` ends the turn, and nothing that a rival may hold changes what the own seat has."""
    game = alcazar_table(2, stones={20: 3, 22: 2}, grandees={0: [20]}, barons={1: [22]}, hands={0: [20, 40]})
    action = game.action("buy tower")
    found = evaluate_parts(game.seat_view(), [action], 0)[0, 0]
    game.act(action)
    assert found.tolist() == list(game.rules.parts(game.edition.record, game.state, 0))


def test_every_part_has_a_name(rules: GameSpec) -> None:
    for game in [*moments_of(rules), play_at_random(Game(rules, 2, 1), 100_000, 1)]:
        found = rules.parts(game.edition.record, game.state, 0)
        assert len(found) == len(rules.part_names)
        assert game.over == (not any(found[RESULT + 1 :]))


def made_up(seat_view: SeatView, own: Amounts, other: Amounts, shares: list[float], place: int = 0) -> str:
    """The reason for the first of two choices with these parts, or for the second."""
    found = [ActionStats(0, 60, shares, shares[0]), ActionStats(1, 40, shares, shares[0])]
    amounts = np.array([own, other] if place == 0 else [other, own])
    return reason(seat_view, found, amounts, place, NAMES).id


def test_every_reason_can_be_given(rules: GameSpec) -> None:
    seat_view = Game(rules, 2, 1).seat_view()
    plain = np.full((SEATS, len(rules.part_names)), 500.0)
    plain[:, RESULT] = 0
    ended = np.zeros_like(plain)
    ended[:2, RESULT] = 1000, 900
    better, worse = [0.6, 0.4], [0.4, 0.6]
    given = {made_up(seat_view, plain, plain, better), made_up(seat_view, plain, ended, better)}
    for part in range(RESULT + 1, len(rules.part_names)):
        more = plain.copy()
        more[0, part] += 300
        given.add(made_up(seat_view, more, plain, better))
    behind = plain.copy()
    behind[1, -1] -= 300
    given.add(made_up(seat_view, behind, plain, better))
    given |= {made_up(seat_view, ended, plain, shares) for shares in (better, worse)}
    given |= {made_up(seat_view, plain, plain, better, 1), made_up(seat_view, ended, plain, worse, 1)}
    given.add(made_up(seat_view, 2 * ended, ended, better))
    alone = ActionStats(0, 9, better, better[0])
    given.add(reason(seat_view, [alone], plain[None], 0, NAMES).id)
    assert given == COMMON | {f"{rules.name}-because-{part}" for part in rules.part_names}


def test_the_catalogue_has_a_sentence_for_every_reason_and_no_other(rules: GameSpec) -> None:
    prefixes = ("because-", f"{rules.name}-because-")
    wanted = COMMON | {f"{rules.name}-because-{part}" for part in rules.part_names}
    assert {id for id in entries("en") if id.startswith(prefixes)} == wanted


def reason_for(game: Game, notation: str) -> str:
    """What speaks for this very choice, wherever a search would rank it."""
    seat_view = game.seat_view()
    found = SearchBot(0).search(seat_view, SHORT)
    actions = [stats.action for stats in found]
    amounts = evaluate_parts(seat_view, actions, 0)
    return reason(seat_view, found, amounts, actions.index(game.action(notation)), NAMES).id


def test_reasons_that_everybody_sees() -> None:
    shops = {3: (0, "M2"), 6: (0, "G2"), 15: (0, "S2")}
    game = toledo_table(hands={0: "3 4", 1: "1 2 5"}, shops=shops)
    game.play("move 3 0")
    assert reason_for(game, "use") == "toledo-because-materials"
    hands, delivered = {0: "1 5", 1: "2"}, {0: [15, 12]}
    game = toledo_table(hands=hands, shops=shops, figures={0: [15]}, arrived={0: 2}, delivered=delivered)
    assert reason_for(game, "move 5 15") == "because-end"
    stones, money, left = {20: 3, 21: 1, 22: 3}, {0: 40}, {"stones": 20}
    grandees, barons = {0: [20]}, {0: [22]}
    game = alcazar_table(2, stones=stones, money=money, left=left, grandees=grandees, barons=barons)
    assert reason_for(game, "bridge 20-22") == "alcazar-because-nobles"
    assert reason_for(game, "buy tower") == "alcazar-because-towers"


def test_choices_about_as_good_are_called_so(rules: GameSpec) -> None:
    told = set()
    for game in moments_of(rules):
        hints = hints_for(game)
        for found in hints[1:]:
            assert found.is_close == (found.shares[game.seat] > hints[0].shares[game.seat] - 0.01)
            told.add(found.is_close)
        assert hints[0].is_close == any(found.is_close for found in hints[1:])
    assert told == {False, True}


# ---- in words


def test_a_hint_is_one_line_in_every_language(rules: GameSpec) -> None:
    for game in moments_of(rules):
        for found in hints_for(game):
            said = {language: found.say(language) for language in languages()}
            assert len(set(said.values())) == len(said)
            for language, line in said.items():
                assert "\n" not in line
                assert line.startswith(f"{found.notation} (Ana {found.percents[0]}")
                assert say(found.why, language) in line
                assert say(found.what.what, language) in line
                assert (say(message("hint-why-close", what="", why=""), language).strip() in line) == found.is_close


def test_a_forced_decision_is_called_so(rules: GameSpec) -> None:
    game = forced_in(rules)
    (only,) = hints_for(game)
    assert (only.action, only.why.id, only.is_close) == (game.actions[0], "because-forced", False)
    assert sum(only.percents) == 100


def test_there_are_no_hints_for_those_who_are_not_on_turn(rules: GameSpec) -> None:
    game = Game(rules, 2, 1)
    over = play_at_random(Game(rules, 2, 1), 100_000, 1)
    for seat_view in (SeatView(rules, game.edition, game.view_row(1 - game.seat)), over.seat_view()):
        with pytest.raises(TableError) as caught:
            hint(seat_view, NAMES[:2], SHORT)
        assert caught.value.message.id == "hint-not-on-turn"
        assert str(caught.value)
