"""Opponents with names for people, from gentle to very hard."""

from collections.abc import Callable
from dataclasses import dataclass

from zoco.bots import Bot, Budget
from zoco.bots.plain import GreedyBot
from zoco.bots.search import SearchBot


@dataclass(frozen=True)
class Level:
    name: str
    make: Callable[[int], Bot]
    budget: Budget


LEVELS = (
    Level("journeyman", GreedyBot, Budget()),
    Level("master", SearchBot, Budget(milliseconds=100)),
    Level("grandmaster", SearchBot, Budget(milliseconds=1000)),
)
