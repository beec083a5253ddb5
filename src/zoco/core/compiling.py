"""How the rules are compiled: one decorator, and caches named after the sources they were compiled from.

Numba's own cache checks only the file that defines a function, so it would keep using old rules after a change in
another file. Here each game's cache is a folder named after a hash of the game's sources, the shared sources, and the
compiler's versions and switches. A stale cache is never found, and editing one game recompiles no other. Shared
functions compiled for a game are cached with that game.
"""

import contextlib
import hashlib
import os
import platform
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from functools import cache, partial
from operator import attrgetter
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np
from llvmlite import ir
from numba.core import cgutils
from numba.core.caching import FunctionCache, NullCache
from numba.core.registry import CPUDispatcher
from numba.extending import intrinsic, overload

from zoco import game_folders
from zoco.core.layout import Cells, Field

PACKAGE = Path(__file__).parent.parent
CORE = PACKAGE / "core"  # all shared sources that are compiled
KEEP_SECONDS = 30 * 24 * 3600.0

RULES: list[Any] = []  # all that `jit` made
WARM: set[str] = set()  # what this process has compiled or loaded
EDITIONS: dict[Any, str] = {}  # games by the compiler's type of their editions
ELSEWHERE = "elsewhere"  # neither shared nor a game's own, such as tests: may call any game's rules

Rule = TypeVar("Rule", bound=Callable[..., Any])


def sources_in(folders: Iterable[Path]) -> list[Path]:
    return [path for folder in folders for path in folder.rglob("*.py")]


def sources_hash(sources: Iterable[Path]) -> str:
    """A hash of sources, and of the compiler's versions and switches."""
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(str(path).encode())  # Numba's own cache depends on paths, too
        digest.update(path.read_bytes())
    switches = sorted(f"{key}={value}" for key, value in os.environ.items() if key.startswith("NUMBA_"))
    digest.update(repr((switches, platform.python_version(), numba.__version__, llvmlite.__version__)).encode())
    digest.update(np.__version__.encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled rules are kept: ZOCO_CACHE, or the user's cache folder."""
    if given := os.environ.get("ZOCO_CACHE"):
        return Path(given)
    return Path(os.environ.get("XDG_CACHE_HOME") or Path("~/.cache").expanduser()) / "zoco"


@cache
def open_cache(game: str) -> Path | None:
    """The cache folder of a game ("" for shared code), or None if it cannot be written."""
    games = game_folders()
    folders = list(games.values()) if game == ELSEWHERE else [games[game]] if game else []
    folder = cache_root() / f"{game or 'core'}-{sources_hash(sources_in([CORE, *folders]))}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / f".probe-{os.getpid()}"
        probe.touch()
        probe.unlink()
        os.utime(folder)
    except OSError:
        return None
    forget_old(folder)
    return folder


def forget_old(current: Path) -> None:
    """Removes caches that have not been used for a month."""
    for folder in current.parent.iterdir():
        with contextlib.suppress(OSError):
            if folder != current and folder.is_dir() and time.time() - folder.stat().st_mtime > KEEP_SECONDS:
                shutil.rmtree(folder)


def has_cache() -> bool:
    """Whether compiled rules can be kept for later."""
    return open_cache("") is not None


class CacheByGame:
    """Replaces Numba's cache of one function: what is compiled for a game is kept in that game's folder."""

    def __init__(self, rule: Callable[..., Any]) -> None:
        self.rule = rule
        self.caches: dict[str, FunctionCache | NullCache] = {}

    def load_overload(self, signature: Any, context: Any) -> Any:
        return self.of(signature).load_overload(signature, context)  # type: ignore[no-untyped-call]

    def save_overload(self, signature: Any, compiled: Any) -> None:
        self.of(signature).save_overload(signature, compiled)  # type: ignore[no-untyped-call]

    def of(self, signature: Any) -> FunctionCache | NullCache:
        game = game_of(self.rule) or game_in(signature)
        if game not in self.caches:
            self.caches[game] = self.open(open_cache(game))
        return self.caches[game]

    def open(self, folder: Path | None) -> FunctionCache | NullCache:
        if folder is None:
            return NullCache()
        numba.config.CACHE_DIR = str(folder)  # type: ignore[attr-defined]
        return FunctionCache(self.rule)  # type: ignore[no-untyped-call]


def game_of(rule: Callable[..., Any]) -> str:
    """The game that a function belongs to, by its qualified name or its file."""
    path, name = Path(rule.__code__.co_filename), rule.__qualname__.partition(".")[0]
    games = game_folders()
    if name in games:
        return name
    others = "" if CORE in path.parents else ELSEWHERE
    return next((game for game, folder in games.items() if folder in path.parents), others)


def game_in(signature: Any) -> str:
    """The game whose edition a shared function takes: that game's rules are compiled into it."""
    kinds = getattr(signature, "args", signature)
    return next((EDITIONS[kind] for kind in kinds if kind in EDITIONS), "")


def jit(rule: Rule) -> Rule:
    """Compiles a rule on its first call; with NUMBA_DISABLE_JIT=1 it stays plain Python. Compiled rules never raise."""
    compiled = numba.njit(nogil=True, error_model="numpy")(rule)
    if hasattr(compiled, "get_call_template"):
        compiled._cache = CacheByGame(rule)  # type: ignore[attr-defined]
        find = compiled.get_call_template
        compiled.get_call_template = partial(call_with_wide_integers, find)  # type: ignore[method-assign]
        RULES.append(compiled)
    return cast(Rule, compiled)


def call_with_wide_integers(find: Callable[..., Any], arguments: Iterable[Any], keywords: dict[str, Any]) -> Any:
    """Makes rules call each other with 64-bit integers only.

    Otherwise Numba compiles a rule once for each mix of 8-bit, 16-bit and constant arguments: twice the work.
    """
    wide = (numba.int64 if isinstance(kind, numba.types.Integer) else kind for kind in arguments)
    return find(tuple(wide), keywords)


class Interpreted(CPUDispatcher):
    """A rule that runs as plain Python for a while: the class of a rule may be changed at any moment, so compiled rules
    need not ask which they are."""

    __call__ = property(attrgetter("py_func"))


def interpret(rules: Iterable[Any], is_interpreted: bool = True) -> None:
    for rule in rules:
        rule.__class__ = Interpreted if is_interpreted else CPUDispatcher


def is_warm(name: str) -> bool:
    """Whether a game's entry points have been compiled already, or need no compiling."""
    if name in WARM or numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        return True
    folder = cache_for(name)
    return folder is not None and (folder / f"{name}.ready").exists()


def warm(
    name: str, entry_points: Sequence[tuple[str, Callable[[], object]]], report: Callable[[int, str], None]
) -> None:
    """Compiles (or loads) every entry point by calling it once; `report` is told which one is next."""
    for k, (entry_point, call) in enumerate(entry_points):
        report(k, entry_point)
        call()
    WARM.add(name)
    folder = cache_for(name)
    if folder is not None:
        (folder / f"{name}.ready").touch()


def cache_for(name: str) -> Path | None:
    """The cache folder of a game, given the game's name or that of a part: `game-bots`."""
    return open_cache(name.partition("-")[0])


@jit
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set: the exponent of that bit as a float."""
    return int(np.float64(bits & -bits).view(np.int64) >> 52) - 1023


def copy_record(source: Any, target: Any) -> None:
    """Copies all of a record. Assignments of its fields, or a loop over them, would be compiled to far more."""
    for name in source.dtype.names:
        target[name] = source[name]


@overload(copy_record)
def compile_copy(source: Any, target: Any) -> Callable[[Any, Any], None]:
    def copy(source: Any, target: Any) -> None:
        copy_bytes(source, target)  # type: ignore[call-arg]

    return copy


@intrinsic
def copy_bytes(typing_context: Any, source: Any, target: Any) -> Any:
    size = ir.Constant(ir.IntType(64), source.size)

    def generate(context: Any, builder: Any, signature: Any, pointers: Any) -> Any:
        cgutils.raw_memcpy(builder, pointers[1], pointers[0], size, 1)  # type: ignore[no-untyped-call]
        return context.get_dummy_value()

    return numba.types.void(source, target), generate


@jit
def copy_cells(source: Cells, target: Cells) -> None:
    for k in range(len(source)):
        target[k] = source[k]


@jit
def copy_table(source: Cells, target: Cells) -> None:
    for k in range(source.shape[0]):
        for j in range(source.shape[1]):
            target[k, j] = source[k, j]


def copier(described: type) -> Callable[[Any, Any], None]:
    """A rule that copies the fields of a class from one record to another; either may have further fields.

    Compiled rules cannot loop over fields, so its source is written here, as if it stood beside the class.
    """
    module = sys.modules[described.__module__]
    copies = {0: "    target.{0} = source.{0}", 1: "    copy_cells(source.{0}, target.{0})"}
    copies[2] = "    copy_table(source.{0}, target.{0})"
    fields = {name: field for name, field in vars(described).items() if isinstance(field, Field)}
    lines = [copies[len(field.shape)].format(name) for name, field in fields.items()]
    written: dict[str, Any] = {"__name__": module.__name__, "copy_cells": copy_cells, "copy_table": copy_table}
    exec(compile("\n".join(["def copy_fields(source, target):", *lines]), str(module.__file__), "exec"), written)
    rule: Callable[[Any, Any], None] = written["copy_fields"]
    return jit(rule)
