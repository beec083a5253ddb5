"""What a game keeps of its history, and how shuffles come from outside."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, TypeAlias

from zoco.core.layout import Row

Shuffler: TypeAlias = Callable[[list[int], int], list[int]]
"""Gives the cards of a pile in a new order, for this shuffle of the game, from 0: how whoever keeps a table shuffles by
other means than the generator."""


class ShuffleFault(Exception):  # noqa: N818
    """A given shuffle is missing (MISSING) or does not fit its pile (NO_PERMUTATION); `index` is its place among those
    given."""

    def __init__(self, fault: int, index: int) -> None:
        self.fault = fault
        self.index = index


class Moment(NamedTuple):
    """What is needed to go back to before a decision."""

    state: Row
    chance: Row
    shuffles: int


class Undone(NamedTuple):
    """Decisions that were taken back, with the shuffles they made; `at` is an index in the game as it was then."""

    at: int
    notations: list[str]
    shuffles: Sequence[list[int]] = ()
