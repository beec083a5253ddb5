"""How the rules are compiled: one decorator, and a cache that is named after the sources it was made from.

Numba's own cache looks only at the file that defines a function, and would go on using old rules after a change in
another file. So the cache folder carries a hash of every source that rules may come from, of the versions of the
compiler and of its switches: a stale one cannot be found.
"""

import contextlib
import hashlib
import os
import platform
import shutil
import time
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, TypeVar, cast

import llvmlite
import numba
import numpy as np

from zoco.core.layout import Cells

PACKAGE = Path(__file__).parent.parent
ABOVE = ("arena", "bots", "commands", "gpu", "messages", "server", "wasm")  # rooms that the rules never look into
KEEP_SECONDS = 30 * 24 * 3600.0

WARM: set[str] = set()  # games whose doors this process has opened

Rule = TypeVar("Rule", bound=Callable[..., Any])


def rules_sources() -> list[Path]:
    return [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in ABOVE]


def sources_hash(sources: Iterable[Path]) -> str:
    digest = hashlib.sha256()
    for path in sorted(sources):
        digest.update(str(path).encode())  # Numba, too, tells files of the same content apart
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


def open_cache() -> Path | None:
    """The cache folder of these very sources, or nothing where it cannot be written."""
    folder = cache_root() / sources_hash(rules_sources())
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
    """Caches of other sources, unused for a month."""
    for folder in current.parent.iterdir():
        with contextlib.suppress(OSError):
            if folder != current and folder.is_dir() and time.time() - folder.stat().st_mtime > KEEP_SECONDS:
                shutil.rmtree(folder)


CACHE = open_cache()
if CACHE is not None:
    numba.config.CACHE_DIR = str(CACHE)  # type: ignore[attr-defined]


def jit(rule: Rule) -> Rule:
    """Compiles a rule on its first call. With NUMBA_DISABLE_JIT=1 it stays plain Python. Nothing is ever raised."""
    compiled = numba.njit(cache=CACHE is not None, nogil=True, error_model="numpy")(rule)
    if hasattr(compiled, "get_call_template"):
        find = compiled.get_call_template
        compiled.get_call_template = partial(call_with_wide_integers, find)  # type: ignore[method-assign]
    return cast(Rule, compiled)


def call_with_wide_integers(find: Callable[..., Any], arguments: Iterable[Any], keywords: dict[str, Any]) -> Any:
    """Rules call each other with 64-bit integers only.

    Numba would compile a rule once for every mixture of cells of 8 and 16 bits and of constants: twice the work.
    """
    wide = (numba.int64 if isinstance(kind, numba.types.Integer) else kind for kind in arguments)
    return find(tuple(wide), keywords)


def is_warm(name: str) -> bool:
    """Whether the doors of a game have been compiled for these sources before (or need no compiling)."""
    if name in WARM or numba.config.DISABLE_JIT:  # type: ignore[attr-defined]
        return True
    return CACHE is not None and (CACHE / f"{name}.ready").exists()


def warm(name: str, doors: Sequence[tuple[str, Callable[[], object]]], report: Callable[[int, str], None]) -> None:
    """Compiles (or loads) every door by calling it once; `report` hears which one is next."""
    for k, (door, call) in enumerate(doors):
        report(k, door)
        call()
    WARM.add(name)
    if CACHE is not None:
        (CACHE / f"{name}.ready").touch()


@jit
def lowest(bits: int) -> int:
    """The number of the lowest bit that is set: the exponent of that bit as a float."""
    return int(np.float64(bits & -bits).view(np.int64) >> 52) - 1023


@jit
def copy_cells(source: Cells, target: Cells) -> None:
    for k in range(len(source)):
        target[k] = source[k]


@jit
def copy_table(source: Cells, target: Cells) -> None:
    for k in range(source.shape[0]):
        for j in range(source.shape[1]):
            target[k, j] = source[k, j]
