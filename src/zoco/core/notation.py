"""Decisions as people write them, both ways, in one edition. The browser does the same from the same tables."""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from zoco.core.layout import Row, read


class Part(NamedTuple):
    """Places listed in the state: some cells of a field; where it has a row for each seat, of the seat on turn."""

    field: str
    start: int
    end: int

    def places(self, s: Any) -> list[int]:
        cells = s[self.field]
        cells = cells[s.seat] if cells.ndim > 1 else cells
        return cells[self.start : self.end].tolist()


class Pairs(NamedTuple):
    """Decisions that name an origin and a target, numbered from `first` on by where these are listed in the state.

    A place that is not listed has the number after the last one, so that it can be refused with a reason.
    """

    first: int
    origins: Part
    targets: Part


class Notation:
    """`names`: the decisions that read the same in every state. `pairs`: the others, by their word."""

    def __init__(
        self,
        names: Mapping[int, str],
        state_dtype: np.dtype[Any],
        pairs: Mapping[str, Pairs] | None = None,
        places: Sequence[str] = (),
    ) -> None:
        self.names = names
        self.numbers = {name: action for action, name in names.items()}
        self.state_dtype = state_dtype
        self.pairs = pairs or {}
        self.places = places
        self.place_numbers = {name: place for place, name in enumerate(places)}

    def write(self, state: Row, action: int) -> str:
        name = self.names.get(action)
        return self.write_pair(state, action) if name is None else name

    def write_pair(self, state: Row, action: int) -> str:
        s = read(state, self.state_dtype)
        for word, pairs in self.pairs.items():
            origins, targets = pairs.origins.places(s), pairs.targets.places(s)
            origin, target = divmod(action - pairs.first, len(targets) + 1)
            if 0 <= origin < len(origins) and target < len(targets):
                return f"{word} {self.places[origins[origin]]} {self.places[targets[target]]}"
        raise KeyError(action)

    def read(self, state: Row, notation: str) -> int | None:
        """The decision that this text means now, legal or not; None if it is not a decision of this game."""
        word, *places = notation.split(" ")
        if word not in self.pairs:
            return self.numbers.get(notation)
        if len(places) != 2 or places[0] == places[1] or not all(place in self.place_numbers for place in places):
            return None
        s, pairs = read(state, self.state_dtype), self.pairs[word]
        origins, targets = pairs.origins.places(s), pairs.targets.places(s)
        origin, target = (self.place_numbers[place] for place in places)
        return pairs.first + number_of(origin, origins) * (len(targets) + 1) + number_of(target, targets)


def number_of(place: int, places: list[int]) -> int:
    """Its index, or the number after the last one if it is not listed."""
    return places.index(place) if place in places else len(places)
