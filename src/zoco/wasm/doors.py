"""The doors of a module: the kernel's own, before plain pointers, so that any caller with memory can open them."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from numba import types

from zoco.core.chance import CHANCE, WORDS, seed_dice
from zoco.core.rules import Rules

BYTES, CHOICES, WIDES = (types.CPointer(kind) for kind in (types.uint8, types.int16, types.int64))  # type: ignore[no-untyped-call]
SMALL, WIDE, NOTHING = types.int32, types.int64, types.void  # a wide number is a BigInt in JavaScript
RESULTS = 3  # columns of a playout before the points by seat: decisions, ending, winners

DOORS = {
    "seed_dice": (NOTHING, "dice seed stream"),
    "new": (NOTHING, "edition state chance players"),
    "legal": (SMALL, "edition state choices"),
    "apply": (NOTHING, "edition state chance action"),
    "step": (SMALL, "edition state chance action choices"),
    "score": (SMALL, "edition state points"),
    "view": (NOTHING, "edition state viewer view"),
    "determinize": (SMALL, "edition view dice state choices"),
    "forbidden": (SMALL, "edition state action choices"),
    "play_on": (SMALL, "edition state chance dice choices moves most"),
    "playouts": (NOTHING, "edition state chance dice choices players seed results games"),
}
"""What each door gives and takes, in the kernel's order. The names say what kind each parameter is: `kinds_of`."""
SIZES = ("most", "games")  # of memory that has no fixed size; the kernel's arrays know theirs


class Door(NamedTuple):
    gives: Any
    takes: dict[str, Any]
    function: Callable[..., Any]


def kinds_of(rules: Rules) -> dict[str, tuple[Any, str]]:
    """Of every parameter, its type and, where it points to memory, the shape of the array there."""
    memory = {
        "edition": (BYTES, f"({rules.edition_dtype.itemsize},)"),
        "state": (BYTES, f"({rules.state_dtype.itemsize},)"),
        "view": (BYTES, f"({rules.view_dtype.itemsize},)"),
        "chance": (BYTES, f"({CHANCE.itemsize},)"),
        "dice": (WIDES, f"({WORDS},)"),
        "choices": (CHOICES, f"({rules.most_choices},)"),
        "moves": (CHOICES, "(most,)"),
        "points": (WIDES, f"({rules.most_players},)"),
        "results": (WIDES, f"(games, {RESULTS + rules.most_players})"),
    }
    numbers = dict.fromkeys(("players", "action", "viewer", "stream", *SIZES), (SMALL, ""))
    return memory | numbers | {"seed": (WIDE, "")}


def doors_of(rules: Rules) -> dict[str, Door]:
    """Every door of a game, by name."""
    kinds = kinds_of(rules)
    return {name: open_door(rules, name, gives, takes.split(), kinds) for name, (gives, takes) in DOORS.items()}


def open_door(rules: Rules, name: str, gives: Any, takes: list[str], kinds: dict[str, tuple[Any, str]]) -> Door:
    """Numba wants every parameter by name, so the function is written out: `carray` takes memory for an array."""
    arrays = {take: f"carray({take}, {kinds[take][1]})" if kinds[take][1] else take for take in takes}
    given = ", ".join(array for take, array in arrays.items() if take not in SIZES)
    inner = seed_dice if name == "seed_dice" else getattr(rules.kernel, name)
    written: dict[str, Any] = {"carray": numba.carray, "inner": inner}  # type: ignore[attr-defined]
    exec(f"def door({', '.join(takes)}): return inner({given})", written)
    return Door(gives, {take: kinds[take][0] for take in takes}, written["door"])
