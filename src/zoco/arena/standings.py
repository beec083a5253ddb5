"""A match so far: what is shown and reported."""

from collections import Counter
from collections.abc import Iterable
from typing import Any

import numpy as np

from zoco.arena.match import Match, Played
from zoco.arena.statistics import Numbers, Sprt, rate, spread_of_groups, wilson


class Standings:
    def __init__(self, match: Match, wanted: int, sprt: Sprt | None, games: Iterable[Played]) -> None:
        """Only games numbered below `wanted` count."""
        self.match = match
        self.wanted = wanted
        self.sprt = sprt
        self.games: dict[int, Played] = {}
        self.firsts = [0.0] * len(match.bots)
        self.sat = [0] * len(match.bots)
        self.scores: Counter[float] = Counter()  # of the first bot, by whole groups, in their order
        self.tested = 0  # games in those groups
        self.ratio = 0.0
        self.verdict: str | None = None
        for game in games:
            self.add(game)

    def add(self, game: Played) -> None:
        if game.number >= self.wanted or game.number in self.games:
            return
        self.games[game.number] = game
        for seat, bot in enumerate(self.match.seats(game.number)):
            self.sat[bot] += 1
            self.firsts[bot] += share(game, seat)
        if self.sprt is not None:
            self.test(self.sprt)

    def test(self, sprt: Sprt) -> None:
        """Group by group in their order: the verdict does not depend on which game ends first."""
        size, players = self.match.group, self.match.players
        while self.verdict is None:
            group = [self.games.get(number) for number in range(self.tested, self.tested + size)]
            games = [game for game in group if game is not None]
            if len(games) < size:
                return
            score = sum(share(game, self.match.seats(game.number).index(0)) for game in games) / size
            self.scores[round(score, 9)] += 1
            self.tested += size
            self.ratio = sprt.ratio(self.scores, players)
            self.verdict = sprt.verdict(self.ratio)

    @property
    def done(self) -> bool:
        return self.verdict is not None or len(self.games) == self.wanted

    def missing(self) -> list[int]:
        return [number for number in range(self.wanted) if number not in self.games]

    def line(self) -> str:
        """For the progress bar."""
        names = zip(self.match.bots, self.firsts, self.sat, strict=True)
        return " · ".join(f"{name} {first / max(1, sat):.1%}" for name, first, sat in names)

    def report(self) -> dict[str, Any]:
        """If there is a verdict, on the games it is based on."""
        last = self.tested if self.verdict else self.wanted
        games = [self.games[number] for number in sorted(self.games) if number < last]
        tables = [self.match.seats(game.number) for game in games]
        shares = np.array([[share(game, seat) for seat in range(self.match.players)] for game in games])
        groups = np.array([game.number // self.match.group for game in games])
        sat = np.array([[table.count(bot) for bot in range(len(self.match.bots))] for table in tables], np.float64)
        won = np.zeros_like(sat)
        for k, table in enumerate(tables):
            np.add.at(won[k], list(table), shares[k])
        ratings = rate(sat, won, groups)
        report = {
            "games": len(games),
            "bots": [
                {"bot": name}
                | first_places(sat[:, bot], won[:, bot], groups)
                | {"rating": round(ratings.elo[bot], 1), "rating_plus_minus": round(ratings.plus_minus[bot], 1)}
                | seats_of(bot, games, tables, self.match.players)
                for bot, name in enumerate(self.match.bots)
            ],
            "seats": rounded(shares.mean(axis=0).tolist()),
            "decisions_per_game": round(sum(game.decisions for game in games) / len(games), 2),
            "turns_per_game": round(sum(game.turns for game in games) / len(games), 2),
        }
        if self.sprt is not None:
            elos = {"elo0": self.sprt.elo0, "elo1": self.sprt.elo1}
            report["sprt"] = elos | {"ratio": round(self.ratio, 4), "verdict": self.verdict}
        return report


def share(game: Played, seat: int) -> float:
    """Of the victory; a shared one is divided."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def rounded(shares: list[float]) -> list[float]:
    return [round(share, 6) for share in shares]


def first_places(sat: Numbers, won: Numbers, groups: Any) -> dict[str, Any]:
    """How often one seat of a bot comes first."""
    seats = int(sat.sum())
    first = float(won.sum()) / seats if seats else 0.0
    over = np.zeros(int(groups.max()) + 1)
    np.add.at(over, groups, won - first * sat)
    spread = spread_of_groups(over[np.unique(groups)], first, seats)
    interval = wilson(first, seats / spread) if seats else (0.0, 1.0)
    return {"games": int((sat > 0).sum()), "first": round(first, 6), "first_interval": rounded(list(interval))}


def seats_of(bot: int, games: list[Played], tables: list[tuple[int, ...]], players: int) -> dict[str, Any]:
    """What a bot did in its seats."""
    firsts: list[list[float]] = [[] for _ in range(players)]
    points, thinking = [], []
    for game, table in zip(games, tables, strict=True):
        for seat in range(players):
            if table[seat] == bot:
                firsts[seat].append(share(game, seat))
                points.append(game.points[seat])
                thinking.append(game.thinking[seat])
    decisions = sum(seat.decisions for seat in thinking)
    return {
        "first_by_seat": [round(sum(won) / len(won), 6) if won else None for won in firsts],
        "points": round(sum(points) / len(points), 4) if points else None,
        "mean_milliseconds": round(1000 * sum(seat.seconds for seat in thinking) / max(1, decisions), 3),
        "longest_milliseconds": round(1000 * max((seat.longest for seat in thinking), default=0.0), 3),
        "late": sum(seat.late for seat in thinking),
    }
