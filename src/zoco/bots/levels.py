"""Opponents with names for people, from gentle to very hard. The weaker ones err as people do: they overlook things."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial

from zoco.bots import Bot, Budget
from zoco.bots.plain import GreedyBot
from zoco.bots.search import SearchBot


@dataclass(frozen=True)
class Level:
    name: str
    make: Callable[[int], Bot]
    budget: Budget
    ratings: Mapping[str, int]
    """Elo for each game, from matches of two (docs/bots.md); the first level's is set to 1000."""


LEVELS = (
    Level("apprentice", partial(GreedyBot, overlooks=0.5), Budget(), {"toledo": 1000, "alcazar": 1000}),
    Level("journeyman", partial(GreedyBot, overlooks=0.1), Budget(), {"toledo": 1590, "alcazar": 1310}),
    Level("master", SearchBot, Budget(milliseconds=62), {"toledo": 2080, "alcazar": 1650}),
    Level("grand-master", SearchBot, Budget(milliseconds=1000), {"toledo": 2200, "alcazar": 1900}),
)
