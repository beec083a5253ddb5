"""Opponents with names for people, from gentle to very hard. The weaker ones err as people do: they overlook things."""

from collections.abc import Callable
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


LEVELS = (
    Level("apprentice", partial(GreedyBot, overlooks=0.5), Budget()),
    Level("journeyman", partial(GreedyBot, overlooks=0.1), Budget()),
    Level("master", SearchBot, Budget(milliseconds=62)),
    Level("grand-master", SearchBot, Budget(milliseconds=1000)),
)
USUAL_LEVEL = "journeyman"  # where nobody chose one
