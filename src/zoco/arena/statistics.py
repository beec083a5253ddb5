"""What results say about strength, and how reliably."""

import math
from collections.abc import Mapping
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from zoco.core.layout import Cells

Numbers = NDArray[np.float64]

SURE = 1.959963984540054  # standard deviations on either side that cover 95 %
ELO = 400 / math.log(10)
ERRORS = 0.05  # how often the sequential test may err, either way
BOUND = math.log((1 - ERRORS) / ERRORS)
LONGEST_STEP, MOST_STEPS = 1.0, 100


def wilson(share: float, trials: float) -> tuple[float, float]:
    """Wilson's interval for a share."""
    z = SURE**2 / trials
    middle = (share + z / 2) / (1 + z)
    half = math.sqrt(z * share * (1 - share) + z**2 / 4) / (1 + z)
    return max(0.0, middle - half), min(1.0, middle + half)


def spread_of_groups(over: Numbers, share: float, trials: int) -> float:
    """How many times larger the variance is than if all games were independent; at least 1.

    `over` is how far each group's sum exceeds its expected value.
    """
    alone = trials * share * (1 - share)
    if len(over) < 2 or alone == 0:
        return 1.0
    return max(1.0, float(over @ over) * len(over) / (len(over) - 1) / alone)


class Ratings(NamedTuple):
    elo: list[float]
    plus_minus: list[float]


def rate(copies: Numbers, shares: Numbers, groups: Cells) -> Ratings:
    """Elo above the last bot, by Luce's choice: a seat comes first with a chance proportional to its strength.

    `copies` and `shares`: how many seats each bot had in each game, and its share of the victory. With two players this
    is the usual Elo. One game shared by all bots is added, so that a bot that always wins has a rating, too.
    """
    bots = copies.shape[1]
    copies = np.vstack([copies, np.ones(bots)])
    shares = np.vstack([shares, np.full(bots, 1 / bots)])
    strength = np.zeros(bots)
    for _ in range(MOST_STEPS):
        expected = copies * np.exp(strength)
        expected /= expected.sum(axis=1, keepdims=True)
        slope = (shares - expected).sum(axis=0)[:-1]
        curvature = (np.diag(expected.sum(axis=0)) - expected.T @ expected)[:-1, :-1]
        step = np.linalg.solve(curvature, slope)
        if np.all(np.abs(step) < 1e-9):
            break
        strength[:-1] += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
    deviations = np.sqrt(np.maximum(*variances(curvature, (shares - expected)[:-1, :-1], groups)))
    return Ratings((strength * ELO).tolist(), [*(deviations * ELO * SURE).tolist(), 0.0])


def variances(curvature: Numbers, over: Numbers, groups: Cells) -> tuple[Numbers, Numbers]:
    """If games were independent, and as the groups actually differ (the sandwich estimator)."""
    inverse = np.linalg.inv(curvature)
    sums = np.zeros((int(groups.max()) + 1, over.shape[1]))
    np.add.at(sums, groups, over)
    count = len(np.unique(groups))
    sandwich = inverse @ sums.T @ sums @ inverse * count / max(1, count - 1)
    return np.diag(inverse), np.diag(sandwich)


class Sprt(NamedTuple):
    """The sequential probability ratio test between two strengths of the first bot, in Elo above the other one."""

    elo0: float
    elo1: float

    def ratio(self, scores: Mapping[float, int], players: int) -> float:
        """The logarithm of the likelihood ratio of elo1 against elo0.

        `scores` counts the groups by the first bot's mean share. Nothing else is assumed about how scores come about:
        each hypothesis is granted the likeliest distribution that has its mean (generalised SPRT).
        """
        seen = {score: float(count) for score, count in scores.items()}
        for extreme in (0.0, 1.0):
            seen.setdefault(extreme, 1e-3)
        likelihoods = [likelihood(seen, expected_share(elo, players)) for elo in (self.elo0, self.elo1)]
        return likelihoods[1] - likelihoods[0]

    def verdict(self, ratio: float) -> str | None:
        if ratio >= BOUND:
            return "stronger"
        return "not-stronger" if ratio <= -BOUND else None


def expected_share(elo: float, players: int) -> float:
    """Of the victories, for one against copies of another."""
    strength = math.exp(elo / ELO)
    return strength / (strength + players - 1)


def likelihood(seen: Mapping[float, float], mean: float) -> float:
    """The logarithm of the largest likelihood among all distributions with this mean, up to a constant.

    Lagrange: each score's frequency is divided by 1 + x (score − mean); x is where the mean comes out right.
    """

    def excess(x: float) -> float:
        return sum(count * (score - mean) / (1 + x * (score - mean)) for score, count in seen.items())

    low, high = -1 / (max(seen) - mean), 1 / (mean - min(seen))
    for _ in range(100):
        x = (low + high) / 2
        if excess(x) > 0:
            low = x
        else:
            high = x
    return -sum(count * math.log1p(x * (score - mean)) for score, count in seen.items())
