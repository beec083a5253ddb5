"""The entry points of a module: those of the kernel, with plain pointers as parameters."""

from collections.abc import Callable
from typing import Any, NamedTuple

import numba
from numba import types

from zoco.core.chance import CHANCE, DICE_SIZE, below, seed_dice
from zoco.core.search.context import NODE, SEARCH_CONFIG, SEATS
from zoco.core.search.stages import STATISTICS
from zoco.core.spec import GameSpec

CELLS = (types.uint8, types.int16, types.int64, types.float64)
BYTES, CHOICES, WIDES, FRACTIONS = (types.CPointer(kind) for kind in CELLS)  # type: ignore[no-untyped-call]
SMALL, WIDE, FRACTION, NOTHING = types.int32, types.int64, types.float64, types.void  # a wide one is a BigInt
RESULTS = 3  # columns of a playout before the points by seat: decisions, ending, winners

ENTRY_POINTS = {
    "seed_dice": (NOTHING, "dice seed stream"),
    "below": (SMALL, "dice number"),
    "new": (NOTHING, "edition state chance players"),
    "legal": (SMALL, "edition state choices"),
    "apply": (NOTHING, "edition state chance action"),
    "step": (SMALL, "edition state chance action choices"),
    "score": (SMALL, "edition state points"),
    "view": (NOTHING, "edition state viewer view"),
    "determinize": (SMALL, "edition view dice state choices"),
    "forbidden": (SMALL, "edition state action choices"),
    "reveals": (SMALL, "edition state later"),
    "begins_turn": (SMALL, "edition view"),
    "sealed": (SMALL, "edition view action"),
    "play_on": (SMALL, "edition state chance dice choices moves most"),
    "playouts": (NOTHING, "edition playout players seed results games"),
    "new_search": (NOTHING, "context config seed worker"),
    "begin_search": (NOTHING, "edition view context tree nodes seconds simulations"),
    "search": (SMALL, "edition view context tree nodes elapsed"),
    "advance": (NOTHING, "context tree nodes action"),
    "add_statistics": (NOTHING, "context tree nodes trees actions count statistics"),
    "choose_greedily": (SMALL, "edition view context overlooks"),
    "evaluate_parts": (NOTHING, "edition view context actions count amounts"),
    "because": (NOTHING, "amounts statistics count players player chosen reasons"),
    "question": (NOTHING, "edition view actions count page"),
    "explain": (SMALL, "edition view action after page"),
    "why_not": (NOTHING, "edition view action reason page"),
    "tell": (NOTHING, "edition view action after own page"),
    "score_by_line": (NOTHING, "edition view player page"),
    "take_apart": (NOTHING, "edition view action parts"),
}
"""What each entry point returns and takes, in the kernel's order. A parameter's name tells its type: `kinds_of`."""
SIZES = ("most", "games", "nodes", "count")  # of memory without a fixed size; the kernel's arrays know theirs
OF_PLAY = ("players", "viewer", "player", "action", "reason", "own", "stream", "number")
OF_BOTS = ("worker", "simulations", "trees", "overlooks", "chosen")
OF_CHANCE = {"seed_dice": seed_dice, "below": below}  # entry points that belong to no game


class EntryPoint(NamedTuple):
    gives: Any
    takes: dict[str, Any]
    function: Callable[..., Any]


def kinds_of(rules: GameSpec) -> dict[str, tuple[Any, str]]:
    """Each parameter's type and, for a pointer, the shape of the array there."""
    memory = {
        "edition": (BYTES, f"({rules.edition_dtype.itemsize},)"),
        "state": (BYTES, f"({rules.state_dtype.itemsize},)"),
        "later": (BYTES, f"({rules.state_dtype.itemsize},)"),
        "view": (BYTES, f"({rules.view_dtype.itemsize},)"),
        "chance": (BYTES, f"({CHANCE.itemsize},)"),
        "dice": (WIDES, f"({DICE_SIZE},)"),
        "choices": (CHOICES, f"({rules.most_choices},)"),
        "moves": (CHOICES, "(most,)"),
        "points": (WIDES, f"({rules.most_players},)"),
        "results": (WIDES, f"(games, {RESULTS + rules.most_players})"),
    }
    bots = {
        "playout": (BYTES, f"({rules.playout_dtype.itemsize},)"),
        "context": (BYTES, f"({rules.context_dtype.itemsize},)"),
        "config": (BYTES, f"({SEARCH_CONFIG.itemsize},)"),
        "tree": (BYTES, f"(nodes * {NODE.itemsize},)"),
        "statistics": (FRACTIONS, f"(count, {STATISTICS})"),
        "amounts": (FRACTIONS, f"(count, {SEATS}, {len(rules.part_names)})"),
        "reasons": (BYTES, f"({len(rules.because.new())},)"),
    }
    words = {
        "actions": (CHOICES, "(count,)"),
        "after": (BYTES, f"({rules.view_dtype.itemsize},)"),
        "page": (BYTES, f"({len(rules.sentences.new())},)"),
        "parts": (BYTES, f"({len(rules.decisions.new())},)"),
    }
    numbers = dict.fromkeys((*OF_PLAY, *OF_BOTS, *SIZES), (SMALL, ""))
    times = dict.fromkeys(("seconds", "elapsed"), (FRACTION, ""))
    return memory | bots | words | numbers | times | {"seed": (WIDE, "")}


def entry_points_of(rules: GameSpec) -> dict[str, EntryPoint]:
    """Every entry point of a game, by name."""
    kinds = kinds_of(rules)
    return {
        name: make_entry_point(rules, name, gives, takes.split(), kinds)
        for name, (gives, takes) in ENTRY_POINTS.items()
    }


def make_entry_point(
    rules: GameSpec, name: str, gives: Any, takes: list[str], kinds: dict[str, tuple[Any, str]]
) -> EntryPoint:
    """Numba needs every parameter by name, so the function is generated; `carray` makes an array of a pointer."""
    arrays = {take: f"carray({take}, {kinds[take][1]})" if kinds[take][1] else take for take in takes}
    given = ", ".join(array for take, array in arrays.items() if take not in SIZES)
    inner = OF_CHANCE.get(name) or getattr(rules.kernel, name)
    written: dict[str, Any] = {"carray": numba.carray, "inner": inner}  # type: ignore[attr-defined]
    exec(f"def entry_point({', '.join(takes)}): return inner({given})", written)
    return EntryPoint(gives, {take: kinds[take][0] for take in takes}, written["entry_point"])
