"""Who plays whom in which seat, and one game."""

import json
from collections import Counter
from itertools import pairwise
from math import factorial
from pathlib import Path

import pytest

import zoco
from tests.sample import GAME
from zoco.arena import match as match_module
from zoco.arena.match import Match, Thinking, allowed, play_game
from zoco.bots import Budget
from zoco.core.errors import TableError
from zoco.core.game import MOST_SEED
from zoco.core.records import parse_record, replay_record


def match_of(bots: int, players: int, seed: int = 5) -> Match:
    return Match(GAME, None, players, tuple(f"bot{k}" for k in range(bots)), seed)


SIZES = [(bots, players) for players in (2, 3, 4) for bots in range(1, 7)]


@pytest.mark.parametrize(("bots", "players"), SIZES)
def test_in_a_group_every_bot_has_every_seat_equally_often(bots: int, players: int) -> None:
    match = match_of(bots, players)
    for group in range(6):
        numbers = range(group * match.group, (group + 1) * match.group)
        assert {match.seed_of(number) for number in numbers} == {5 + group}
        seats = Counter((seat, bot) for number in numbers for seat, bot in enumerate(match.seats(number)))
        for bot in range(bots):
            assert len({seats[seat, bot] for seat in range(players)}) == 1
            assert seats[0, bot] > 0


@pytest.mark.parametrize(("bots", "players"), [(bots, players) for bots, players in SIZES if bots >= players])
def test_more_bots_than_seats_meet_in_all_combinations(bots: int, players: int) -> None:
    match = match_of(bots, players)
    meetings = Counter(frozenset(match.seats(number)) for number in range(match.group))
    assert set(meetings.values()) == {players}
    assert len(meetings) == factorial(bots) // factorial(players) // factorial(bots - players)
    assert all(len(meeting) == players for meeting in meetings)


@pytest.mark.parametrize("players", [3, 4])
def test_who_sits_behind_whom_evens_out_over_the_groups(players: int) -> None:
    match = match_of(players, players)
    behind = Counter(
        (table[seat - 1], table[seat])
        for number in range(match.group * factorial(players - 1))
        for table in [match.seats(number)]
        for seat in range(players)
    )
    assert len(behind) == players * (players - 1)
    assert len(set(behind.values())) == 1


def test_the_last_named_bot_takes_the_seats_that_are_left() -> None:
    assert [sorted(match_of(2, 4).seats(number)) for number in range(4)] == [[0, 1, 1, 1]] * 4
    assert sorted(match_of(3, 4).seats(0)) == [0, 1, 2, 2]


def test_games_are_rounded_up_to_whole_groups() -> None:
    match = match_of(4, 2)
    assert match.group == 12
    assert [match.whole_groups(games) for games in (1, 12, 13)] == [12, 12, 24]


def test_every_bot_of_every_game_has_a_seed_of_its_own() -> None:
    seeds = [
        match_of(4, 4, seed).bot_seed(number, seat) for seed in (1, 2) for number in range(50) for seat in range(4)
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed <= MOST_SEED for seed in seeds)


def test_a_game_depends_on_its_number_only_and_its_record_says_who_sat_where() -> None:
    match = Match(GAME, None, 3, ("random", "search:2"), 4)
    played, line = play_game(match, 4)
    assert play_game(match, 4)[1] == line
    record = json.loads(line)
    assert record["bots"] == ["search:2", "search:2", "random"] == [match.bots[bot] for bot in match.seats(4)]
    assert record["seed"] == 5
    game = replay_record(zoco.rules_of(GAME), parse_record(line))
    assert (played.points, played.winners, played.decisions) == (game.points, game.winners, len(game.moves))
    seats = [game.at(index).seat for index in range(len(game.moves))]
    assert played.turns == 1 + sum(one != other for one, other in pairwise(seats))
    choices = Counter(seat for index, seat in enumerate(seats) if len(game.at(index).actions) > 1)
    assert [thinking.decisions for thinking in played.thinking] == [choices[seat] for seat in range(3)]
    assert all(0 < thinking.longest <= thinking.seconds for thinking in played.thinking)


# ---- time


@pytest.mark.parametrize(("budget", "most"), [(10, 30), (100, 120), (500, 600)])
def test_a_budget_may_be_exceeded_by_a_fifth_or_by_20_ms(budget: int, most: int) -> None:
    assert allowed(budget) == pytest.approx(most)
    by_clock = Budget(milliseconds=budget)
    assert Thinking().after((most - 0.1) / 1000, by_clock).late == 0
    assert Thinking().after((most + 0.1) / 1000, by_clock).late == 1
    assert Thinking().after(1000, Budget(simulations=5)).late == 0


def test_late_decisions_are_counted_for_the_seat_that_was_late(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def clock() -> float:
        nonlocal now
        now += 0.2
        return now

    monkeypatch.setattr(match_module, "perf_counter", clock)
    played = play_game(Match(GAME, None, 2, ("random:100ms", "random:190ms"), 4), 0)[0]
    first, second = played.thinking
    assert (first.late, second.late) == (first.decisions, 0)
    assert first.longest == pytest.approx(0.2)
    assert second.seconds == pytest.approx(0.2 * second.decisions)


# ---- bots of one's own


@pytest.mark.parametrize(
    ("bot", "words"),
    [
        ("Raising", "own:Raising failed: ValueError: out of ideas"),
        ("Leaving", "own:Leaving failed: SystemExit: 3"),
        ("Illegal", "own:Illegal chose -7, which is not one of the"),
        ("Cheating", "own:Cheating chose -7, which is not one of the"),
        ("Silent", "own:Silent chose None, which is not one of the"),
    ],
)
def test_a_bot_that_goes_wrong_is_named_with_game_and_decision(
    folder: Path, monkeypatch: pytest.MonkeyPatch, bot: str, words: str
) -> None:
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setenv("ZOCO_LANGUAGE", "en")
    with pytest.raises(TableError) as error:
        play_game(Match(GAME, None, 2, ("own:First", f"own:{bot}"), 1), 1)
    parameters = error.value.message.parameters
    assert (error.value.message.id, parameters["game"], parameters["seat"]) == ("arena-stopped", 2, 0)
    assert f"Game 2 of the match stopped at decision {parameters['decision']}, at seat 0: " in str(error.value)
    assert words in str(error.value)
