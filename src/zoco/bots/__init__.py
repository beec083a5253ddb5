"""Bots. A bot is given what its seat sees and a budget, and answers with one legal decision.

>>> greedy = player_named("greedy", seed=1)
>>> game.act(greedy.choose(game.seat_view()))
"""

import importlib
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from zoco.core.errors import TableError, shown
from zoco.core.seat_view import SeatView

MOST_MILLISECONDS = 600_000
MOST_SIMULATIONS = 100_000_000


class Budget(NamedTuple):
    """How long a bot may think: by the clock, or in simulations, which makes it play the same everywhere."""

    milliseconds: int = 0
    simulations: int = 0

    def __str__(self) -> str:
        return f"{self.milliseconds}ms" if self.milliseconds else str(self.simulations)


class Bot(Protocol):
    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        """One of `seat_view.actions`."""
        ...


@dataclass
class Player:
    """A bot at a seat, with the budget it plays with."""

    name: str
    bot: Bot
    budget: Budget

    def choose(self, seat_view: SeatView) -> int:
        legal = list(seat_view.actions)  # the bot may do with its own list what it likes
        try:
            action = self.bot.choose(seat_view, self.budget)
        except (Exception, SystemExit) as error:  # whatever somebody else's bot raises
            raise TableError("bot-raised", bot=self.name, error=f"{type(error).__name__}: {error}") from None
        if action not in legal:
            some = ", ".join(f"{number} ({seat_view.write(number)})" for number in legal[:4])
            raise TableError("bot-illegal", bot=self.name, action=shown(action), legal=some, count=len(legal))
        return int(action)


class Kind(NamedTuple):
    """A kind of bot that has a name: how to make one, and the budget it has if none is said."""

    make: Callable[[int], Bot]
    budget: Budget


def kinds() -> dict[str, Kind]:
    from zoco.bots.levels import LEVELS  # noqa: PLC0415, those bring the compiler along
    from zoco.bots.plain import GreedyBot, RandomBot  # noqa: PLC0415
    from zoco.bots.search import SearchBot  # noqa: PLC0415

    plain = {
        "random": Kind(RandomBot, Budget()),
        "greedy": Kind(GreedyBot, Budget()),
        "search": Kind(SearchBot, Budget(milliseconds=500)),
    }
    return plain | {level.name: Kind(level.make, level.budget) for level in LEVELS}


def player_named(name: str, seed: int) -> Player:
    """A bot as people write it: `greedy`, `search:500ms`, `search:2000` (simulations), a level, or `module:Class`."""
    known = kinds()
    word, _, rest = name.partition(":")
    if word in known:
        return Player(name, known[word].make(seed), read_budget(name, rest) if ":" in name else known[word].budget)
    class_name, _, budget = rest.partition(":")
    if not class_name:
        raise TableError("bot-unknown", bot=shown(name), bots=", ".join(known))
    return Player(name, own_bot(name, word, class_name, seed), read_budget(name, budget) if budget else Budget())


def read_budget(name: str, written: str) -> Budget:
    number = re.fullmatch(r"([1-9][0-9]{0,8})(ms)?", written)
    if number and number[2] and int(number[1]) <= MOST_MILLISECONDS:
        return Budget(milliseconds=int(number[1]))
    if number and not number[2] and int(number[1]) <= MOST_SIMULATIONS:
        return Budget(simulations=int(number[1]))
    raise TableError("bot-budget", bot=shown(name), budget=shown(written))


def own_bot(name: str, module: str, class_name: str, seed: int) -> Bot:
    """A bot of the user's: a class that is made with a seed and has `choose`."""
    try:
        made: Bot = getattr(importlib.import_module(module), class_name)(seed)
    except Exception as error:  # whatever somebody else's sources raise
        raise TableError("bot-not-made", bot=shown(name), error=f"{type(error).__name__}: {error}") from None
    if not callable(getattr(made, "choose", None)):
        raise TableError("bot-without-choose", bot=shown(name))
    return made
