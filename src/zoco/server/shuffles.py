"""A table's shuffles: from its deal or the operating system's randomness, or what the log says while it is replayed."""

import secrets
from collections.abc import Callable
from typing import TypeVar

from zoco.core.errors import TableError
from zoco.core.history import Shuffler
from zoco.core.spec import NotationModule
from zoco.server.entries import Entry

Done = TypeVar("Done")


def at_random(pile: list[int], number: int) -> list[int]:
    secrets.SystemRandom().shuffle(pile)
    return pile


class Shuffles:
    """Shuffles piles for a game, and remembers the results."""

    def __init__(self) -> None:
        self.recorded: list[list[int]] | None = None
        self.made: list[list[int]] = []
        self.draw: Shuffler = at_random

    def __call__(self, pile: list[int], number: int) -> list[int]:
        if self.recorded is None:
            pile = self.draw(pile, number)
        elif self.recorded:
            pile = self.recorded.pop(0)
        else:
            raise TableError("server-shuffle-missing")
        self.made.append(pile)
        return pile

    def write_into(self, entry: Entry, notation: NotationModule, happen: Callable[[], Done]) -> Done:
        """Lets something happen; the shuffles that it made become part of a new entry."""
        self.made, self.recorded = [], None
        done = happen()
        if self.made:
            entry.data["shuffles"] = [[notation.CARD_NAMES[card] for card in pile] for pile in self.made]
        return done

    def read_from(self, entry: Entry, notation: NotationModule, happen: Callable[[], Done]) -> Done:
        """Lets it happen again with the shuffles of an entry of the log: exactly these."""
        piles = entry.data.get("shuffles", [])
        self.made, self.recorded = [], [[notation.CARD_NUMBERS[card] for card in pile] for pile in piles]
        done = happen()
        if self.recorded:
            raise TableError("server-shuffle-superfluous")
        return done
