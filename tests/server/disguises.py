"""Games with other secrets that look the same to a viewer."""

import random
from typing import Any

import numpy as np

from tests.properties.games import laws_of
from zoco.core.errors import ZocoError
from zoco.core.game import Game
from zoco.core.taking_back import Crossing


def crossing_of(game: Game, seat: int) -> Crossing | None:
    """What it would cross to take back the seat's last decision."""
    twin = game.copy()
    twin.remember()
    own = [index for index, (decided, _) in enumerate(twin.course()) if decided == seat]
    return twin.crossing(own[-1], looked=True) if own else None


def seen_after(game: Game, state: Any, notation: str, viewer: int | None) -> bytes | None:
    """What a decision shows to the viewer; nothing if it is not legal in this state."""
    twin = game.copy()
    twin._state[:] = state
    try:
        twin.play(notation)
    except ZocoError:
        return None
    return twin.view_row(viewer).tobytes()


def differing(game: Game, one: bytes, other: bytes) -> set[str]:
    """The fields of two views that are not the same."""
    views = [np.frombuffer(view, game.rules.view_dtype)[0] for view in (one, other)]
    return {name for name in game.rules.view_dtype.names or () if np.any(views[0][name] != views[1][name])}


def disguised(game: Game, viewer: int, dice: random.Random) -> Any:
    twin = game.copy()
    laws_of(game.rules).disguise(twin.state, viewer, dice)
    return twin._state
