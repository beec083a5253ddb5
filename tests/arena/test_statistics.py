"""Intervals, ratings and the sequential test against known values."""

import math

import numpy as np
import pytest

from zoco.arena.statistics import BOUND, ELO, SURE, Sprt, expected_share, rate, spread_of_groups, wilson


@pytest.mark.parametrize(
    ("won", "trials", "interval"),
    [(8, 10, (0.4902, 0.9433)), (0, 10, (0.0, 0.2775)), (10, 10, (0.7225, 1.0)), (50, 100, (0.4038, 0.5962))],
)
def test_wilsons_interval(won: int, trials: int, interval: tuple[float, float]) -> None:
    assert wilson(won / trials, trials) == pytest.approx(interval, abs=1e-4)


def test_groups_whose_games_end_alike_count_for_less() -> None:
    alike = np.array([0.5, -0.5] * 50) * 4  # groups of four games, all won or all lost
    assert spread_of_groups(alike, 0.5, 400) == pytest.approx(4 * 100 / 99)
    evened_out = np.zeros(100)
    assert spread_of_groups(evened_out, 0.5, 400) == 1


# ---- ratings


def two_bots(wins: int, games: int) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    shares = np.array([[1.0, 0.0]] * wins + [[0.0, 1.0]] * (games - wins))
    return np.ones((games, 2)), shares, np.arange(games)


def test_between_two_players_the_rating_is_the_usual_elo() -> None:
    ratings = rate(*two_bots(7500, 10000))
    assert ratings.elo == pytest.approx([400 * math.log10(3), 0], abs=0.1)
    assert ratings.plus_minus == pytest.approx([SURE * ELO / math.sqrt(10000 * 0.75 * 0.25), 0], abs=0.1)


def test_a_bot_that_always_wins_has_a_rating_and_a_wide_interval() -> None:
    ratings = rate(*two_bots(100, 100))
    assert 800 < ratings.elo[0] < 1000
    assert ratings.plus_minus[0] > 400


def test_among_several_players_strength_is_the_chance_to_come_first() -> None:
    shares = np.repeat(np.eye(3), [5000, 3000, 2000], axis=0)
    ratings = rate(np.ones((10000, 3)), shares, np.arange(10000))
    assert ratings.elo == pytest.approx([400 * math.log10(5 / 2), 400 * math.log10(3 / 2), 0], abs=0.1)


def test_one_against_three_copies_is_even_with_a_quarter_of_the_victories() -> None:
    shares = np.array([[1.0, 0.0]] * 1000 + [[0.0, 1.0]] * 3000)
    assert rate(np.tile([1.0, 3.0], (4000, 1)), shares, np.arange(4000)).elo[0] == pytest.approx(0, abs=0.5)


def test_a_shared_victory_is_half_a_victory() -> None:
    shared = rate(np.ones((100, 2)), np.full((100, 2), 0.5), np.arange(100))
    assert shared.elo[0] == pytest.approx(0, abs=1e-6)


def test_bots_that_never_met_are_rated_through_others() -> None:
    met = [((1, 1, 0), (0.75, 0.25, 0)), ((0, 1, 1), (0, 0.75, 0.25))] * 4000
    copies, shares = (np.array(part, np.float64) for part in zip(*met, strict=True))
    assert rate(copies, shares, np.arange(8000)).elo == pytest.approx([382, 191, 0], abs=1)


def test_games_of_a_group_that_end_alike_widen_the_interval() -> None:
    copies, shares, _ = two_bots(200, 400)
    shuffled = np.random.default_rng(1).permutation(400)
    alone = rate(copies, shares[shuffled], np.arange(400))
    alike = rate(np.repeat(copies, 4, axis=0), np.repeat(shares[shuffled], 4, axis=0), np.repeat(np.arange(400), 4))
    assert alike.elo[0] == pytest.approx(alone.elo[0], abs=0.5)
    assert alike.plus_minus[0] == pytest.approx(alone.plus_minus[0], rel=0.02)


def test_nineteen_intervals_of_twenty_hold_the_truth() -> None:
    chances = np.random.default_rng(7)
    true = 400 * math.log10(0.6 / 0.4)
    held = 0
    for _ in range(400):
        ratings = rate(*two_bots(int(chances.binomial(200, 0.6)), 200))
        held += abs(ratings.elo[0] - true) <= ratings.plus_minus[0]
    assert 0.93 <= held / 400 <= 0.98


# ---- the sequential test


def test_the_expected_share_is_elos() -> None:
    assert expected_share(0, 2) == 0.5
    assert expected_share(400, 2) == pytest.approx(10 / 11)
    assert expected_share(0, 4) == 0.25
    assert expected_share(400, 4) == pytest.approx(10 / 13)


def test_the_bounds_are_walds_for_errors_of_5_percent() -> None:
    assert pytest.approx(math.log(19)) == BOUND
    test = Sprt(0, 20)
    assert [test.verdict(ratio) for ratio in (2.95, 2.94, -2.94, -2.95)] == ["stronger", None, None, "not-stronger"]


@pytest.mark.parametrize(("wins", "losses", "players"), [(60, 40, 2), (1, 0, 2), (0, 30, 2), (40, 60, 4)])
def test_with_victories_and_defeats_only_it_is_walds_test(wins: int, losses: int, players: int) -> None:
    p0, p1 = expected_share(0, players), expected_share(50, players)
    wald = wins * math.log(p1 / p0) + losses * math.log((1 - p1) / (1 - p0))
    seen = {score: count for score, count in ((1.0, wins), (0.0, losses)) if count}
    assert Sprt(0, 50).ratio(seen, players) == pytest.approx(wald, abs=1e-3)


def test_with_shared_victories_it_comes_close_to_the_normal_approximation() -> None:
    seen = {0.0: 300, 0.25: 700, 0.5: 2500, 0.75: 900, 1.0: 400}
    groups = sum(seen.values())
    mean = sum(score * count for score, count in seen.items()) / groups
    variance = sum((score - mean) ** 2 * count for score, count in seen.items()) / groups
    s0, s1 = expected_share(0, 2), expected_share(5, 2)
    normal = groups * (s1 - s0) * (2 * mean - s0 - s1) / (2 * variance)
    assert Sprt(0, 5).ratio(seen, 2) == pytest.approx(normal, rel=0.02)


def test_exchanging_the_hypotheses_exchanges_the_sign() -> None:
    seen = {0.0: 3, 0.5: 9, 1.0: 5}
    assert Sprt(-30, 10).ratio(seen, 2) == pytest.approx(-Sprt(10, -30).ratio(seen, 2))


@pytest.mark.parametrize(("elo", "wrong"), [(0, "stronger"), (100, "not-stronger")])
def test_it_errs_rarely(elo: float, wrong: str) -> None:
    chances, test, share = np.random.default_rng(3), Sprt(0, 100), expected_share(elo, 2)
    verdicts = []
    for _ in range(100):
        seen: dict[float, int] = {}
        verdict = None
        while verdict is None:
            score = float(chances.binomial(2, share)) / 2
            seen[score] = seen.get(score, 0) + 1
            verdict = test.verdict(test.ratio(seen, 2))
        verdicts.append(verdict)
    assert verdicts.count(wrong) <= 8
