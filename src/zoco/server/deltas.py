"""What each listener sees, and how it changes."""

import base64
from typing import Any, NamedTuple

import numpy as np

from zoco.core.game import Game
from zoco.core.layout import Cells, Row
from zoco.server.frames import Delta


class Changes(NamedTuple):
    """What a decision has changed: for each listener the number of changed bytes, their positions and new values."""

    on_turn: int | None  # none when the game is over
    cells: Cells

    def count(self, listener: int) -> int:
        return self.cells.item(listener, 0)

    def delta(self, listener: int) -> Delta:
        n = self.count(listener)
        cells = self.cells[listener, 1 : 2 * n + 1].tolist()
        return Delta(cells[:n], cells[n:])


class Views:
    """What the listeners of a table see, a row for each seat and one for the spectators."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.listeners = game.players + 1
        self.rows = np.zeros((self.listeners + 1, game.rules.view_dtype.itemsize), np.uint8)  # the last one is scratch
        self.update()

    def update(self) -> Changes:
        cells = np.empty((self.listeners, 2 * self.rows.shape[1] + 1), np.int16)
        on_turn = self.game.update_views(self.rows, cells)
        return Changes(None if on_turn is None else int(on_turn), cells)  # interpreted rules return NumPy's numbers


def as_text(view: Row) -> str:
    return base64.b64encode(view.tobytes()).decode()


def as_fields(view: Row, dtype: np.dtype[Any]) -> dict[str, Any]:
    """A view by the names of its fields, for clients without the rules."""
    record = view.view(dtype)
    return {name: record[name][0].tolist() for name in dtype.names or ()}
