"""The doors of a module. They take plain pointers, so that any caller with a block of memory can open them."""

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba import types

from zoco.core.chance import CHANCE, WORDS, seed_dice
from zoco.core.rules import Rules

BYTES, CHOICES, WIDES = (types.CPointer(kind) for kind in (types.uint8, types.int16, types.int64))  # type: ignore[no-untyped-call]
SMALL, WIDE, NOTHING = types.int32, types.int64, types.void  # a wide number is a BigInt in JavaScript
RESULTS = 3  # columns of a playout before the points by seat: decisions, ending, winners

Door = tuple[Any, Callable[..., Any]]
"""A signature and the function that has it."""


def array(*shape: int) -> Any:
    """A compiled function that takes the memory behind a pointer for an array of this shape."""
    return numba.njit(lambda pointer: numba.carray(pointer, shape))  # type: ignore[attr-defined]


def record(dtype: np.dtype[Any]) -> Any:
    return array(dtype.itemsize)


def doors_of(rules: Rules) -> dict[str, Door]:
    """Every door of a game, by name: the kernel's own, and the one that seeds a generator."""
    kernel, columns = rules.kernel, RESULTS + rules.most_players
    show = kernel.view  # Numba takes any call of an attribute `view` for NumPy's
    edition, state, view = record(rules.edition_dtype), record(rules.state_dtype), record(rules.view_dtype)
    chance, dice, choices, points = record(CHANCE), array(WORDS), array(rules.most_choices), array(rules.most_players)

    def seed(d: Any, number: int, stream: int) -> None:
        seed_dice(dice(d), number, stream)

    def new(e: Any, s: Any, c: Any, players: int) -> None:
        kernel.new(edition(e), state(s), chance(c), players)

    def legal(e: Any, s: Any, out: Any) -> int:
        return kernel.legal(edition(e), state(s), choices(out))

    def apply(e: Any, s: Any, c: Any, action: int) -> None:
        kernel.apply(edition(e), state(s), chance(c), action)

    def step(e: Any, s: Any, c: Any, action: int, out: Any) -> int:
        return kernel.step(edition(e), state(s), chance(c), action, choices(out))

    def score(e: Any, s: Any, out: Any) -> int:
        return kernel.score(edition(e), state(s), points(out))

    def see(e: Any, s: Any, viewer: int, out: Any) -> None:
        show(edition(e), state(s), viewer, view(out))

    def determinize(e: Any, v: Any, d: Any, s: Any, scratch: Any) -> int:
        return kernel.determinize(edition(e), view(v), dice(d), state(s), choices(scratch))

    def forbidden(e: Any, s: Any, action: int, scratch: Any) -> int:
        return kernel.forbidden(edition(e), state(s), action, choices(scratch))

    def playouts(e: Any, s: Any, c: Any, d: Any, scratch: Any, players: int, seed: int, games: int, out: Any) -> None:
        results = numba.carray(out, (games, columns))  # type: ignore[attr-defined]
        kernel.playouts(edition(e), state(s), chance(c), dice(d), choices(scratch), players, seed, results)

    return {
        "seed": (NOTHING(WIDES, WIDE, SMALL), seed),
        "new": (NOTHING(BYTES, BYTES, BYTES, SMALL), new),
        "legal": (SMALL(BYTES, BYTES, CHOICES), legal),
        "apply": (NOTHING(BYTES, BYTES, BYTES, SMALL), apply),
        "step": (SMALL(BYTES, BYTES, BYTES, SMALL, CHOICES), step),
        "score": (SMALL(BYTES, BYTES, WIDES), score),
        "view": (NOTHING(BYTES, BYTES, SMALL, BYTES), see),
        "determinize": (SMALL(BYTES, BYTES, WIDES, BYTES, CHOICES), determinize),
        "forbidden": (SMALL(BYTES, BYTES, SMALL, CHOICES), forbidden),
        "playouts": (NOTHING(BYTES, BYTES, BYTES, WIDES, CHOICES, SMALL, WIDE, SMALL, WIDES), playouts),
    }
