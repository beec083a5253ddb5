"""Searches laid open: the nodes of their trees, and what the kernel notes of them."""

from typing import Any

import numpy as np

from zoco.bots.search import SearchContext
from zoco.core.layout import Cells, read
from zoco.core.search.context import NODE, NONE, new_search_config
from zoco.core.search.lookahead import evaluate_choices
from zoco.core.search.stages import search_rounds
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec

ROOM = 1 << 14


class Search(SearchContext):
    """With other constants, or with little room for nodes."""

    def __init__(self, rules: GameSpec, seed: int = 1, room: int = ROOM, **constants: float) -> None:
        super().__init__(rules, seed, config=new_search_config(**constants))
        self.tree = np.zeros(room * NODE.itemsize, np.uint8)

    @property
    def nodes(self) -> Cells:
        return self.tree.view(NODE)

    @property
    def record(self) -> Any:
        return read(self.row, self.rules.context_dtype)

    @property
    def root(self) -> int:
        return int(self.record.root)

    def children(self) -> list[int]:
        found, child = [], int(self.nodes[self.root]["first"])
        while child != NONE:
            found.append(child)
            child = int(self.nodes[child]["next"])
        return found

    def begin(self, seat_view: SeatView, seconds: float = 0.0, simulations: int = 0) -> None:
        given = seat_view.edition.row, seat_view.row, self.row, self.tree
        self.rules.kernel.begin_search(*given, seconds, simulations)

    def proceed(self, seat_view: SeatView, elapsed: float) -> bool:
        return self.rules.kernel.search(seat_view.edition.row, seat_view.row, self.row, self.tree, elapsed)

    def try_all(self, seat_view: SeatView, simulations: int) -> None:
        """With all legal decisions as candidates; 0: one determinization more for their priors."""
        if self.root == NONE:
            self.begin(seat_view)
        search_rounds(seat_view.edition.record, seat_view.view, self.record, self.nodes, simulations)

    def evaluate(self, seat_view: SeatView) -> dict[int, float]:
        """As a greedy bot does."""
        n = evaluate_choices(seat_view.edition.record, seat_view.view, self.record, 4)
        return dict(zip(self.record.choices[:n].tolist(), self.record.choice_values[:n].tolist(), strict=True))
