"""A match: who sits where, and one game of it. Nothing here depends on processes or on earlier games."""

import hashlib
import json
from functools import cache
from itertools import combinations, permutations
from time import perf_counter
from typing import Any, NamedTuple

from zoco import rules_of
from zoco.bots import Budget, Player, player_named
from zoco.core.editions import find_edition
from zoco.core.errors import TableError, ZocoError
from zoco.core.game import Game

LATE_SHARE, LATE_MILLISECONDS = 1.2, 20  # a budget may be exceeded by the larger of the two


class Match(NamedTuple):
    game: str
    edition: str | None
    players: int
    bots: tuple[str, ...]
    seed: int

    @property
    def group(self) -> int:
        """The number of games that share a seed: every line-up in every seat."""
        return len(line_ups(len(self.bots), self.players)) * self.players

    def whole_groups(self, games: int) -> int:
        """The number of games, rounded up to whole groups."""
        return -(-games // self.group) * self.group

    def seed_of(self, number: int) -> int:
        return self.seed + number // self.group

    def seats(self, number: int) -> tuple[int, ...]:
        """Which bot sits where in a game. Who sits beside whom changes from group to group."""
        group, place = divmod(number, self.group)
        line_up, turned = divmod(place, self.players)
        first, *others = line_ups(len(self.bots), self.players)[line_up]
        orders = list(permutations(others))
        circle = (first, *orders[group % len(orders)])
        return circle[turned:] + circle[:turned]

    def bot_seed(self, number: int, seat: int) -> int:
        digest = hashlib.sha256(f"{self.seed} {number} {seat}".encode()).digest()
        return int.from_bytes(digest[:8], "big") >> 1


@cache
def line_ups(bots: int, players: int) -> list[tuple[int, ...]]:
    """Who plays: all of them, every combination of them, or all and copies of the last-named one."""
    if bots >= players:
        return list(combinations(range(bots), players))
    return [(*range(bots), *[bots - 1] * (players - bots))]


class Thinking(NamedTuple):
    """The time that a seat took for its decisions in a game; forced ones are not counted."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    late: int = 0

    def after(self, seconds: float, budget: Budget) -> "Thinking":
        late = bool(budget.milliseconds) and seconds * 1000 > allowed(budget.milliseconds)
        return Thinking(self.decisions + 1, self.seconds + seconds, max(self.longest, seconds), self.late + late)


def allowed(milliseconds: int) -> float:
    return max(milliseconds * LATE_SHARE, milliseconds + LATE_MILLISECONDS)


class Played(NamedTuple):
    """What the standings need to know of a game."""

    number: int
    points: list[int]
    winners: list[int]
    decisions: int
    turns: int
    thinking: list[Thinking]

    @classmethod
    def read(cls, data: dict[str, Any]) -> "Played":
        return cls(**data | {"thinking": [Thinking(*seat) for seat in data["thinking"]]})


def play_game(match: Match, number: int) -> tuple[Played, str]:
    """One game from first to last decision, and its record."""
    rules = rules_of(match.game)
    game = Game(rules, match.players, match.seed_of(number), find_edition(rules, match.edition))
    names = [match.bots[bot] for bot in match.seats(number)]
    game.extra["bots"] = names
    players = [player_named(name, match.bot_seed(number, seat)) for seat, name in enumerate(names)]
    thinking = [Thinking()] * match.players
    turns, before = 0, -1
    while not game.over:
        seat = game.seat
        turns += seat != before
        before = seat
        action, choices, seconds = ask(game, players[seat], number)
        if choices > 1:
            thinking[seat] = thinking[seat].after(seconds, players[seat].budget)
        game.act(action)
    played = Played(number, game.points, game.winners, len(game.moves), turns, thinking)
    return played, json.dumps(game.record(), separators=(",", ":"))


def ask(game: Game, player: Player, number: int) -> tuple[int, int, float]:
    """A bot's decision, the number of choices, and the seconds it took; errors say where they happened."""
    seat_view = game.seat_view()
    choices = len(seat_view.actions)
    began = perf_counter()
    try:
        return player.choose(seat_view), choices, perf_counter() - began
    except ZocoError as error:
        where = {"game": number + 1, "decision": len(game.moves), "seat": game.seat}
        raise TableError("arena-stopped", **where, what=error.message) from None
