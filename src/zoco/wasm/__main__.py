"""python -m zoco.wasm FOLDER: the modules, their descriptions, and what TypeScript must know."""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

# Text for another machine: unoptimised (Numba cannot keep that in a cache), and for no processor in particular.
# Numba reads this when it is imported.
os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "ZOCO_CACHE": os.devnull}

import zoco
from zoco.core.compiling import PACKAGE, sources_hash
from zoco.wasm.describe import constant_table, describe, door_types, sentence_table, view_types
from zoco.wasm.modules import build_module

UNRELATED = ("arena", "commands", "gpu", "server")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m zoco.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write; what is up to date there stays")
    folder = parser.parse_args().folder
    try:
        linker = version("ziglang")
    except PackageNotFoundError:
        parser.error("the linker is missing; install it with: pip install -r requirements-wasm.txt")
    build(folder, f"{sources_hash(sources())} {linker}\n")


def sources() -> list[Path]:
    """What the modules and all that lies beside them are made from."""
    found = [path for path in PACKAGE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")]
    return [path for path in found if path.relative_to(PACKAGE).parts[0] not in UNRELATED]


def build(folder: Path, made_from: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    modules = [folder / f"{name}.wasm" for name in zoco.GAMES]
    stamp = folder / "sources"  # of the modules, which take a while
    ready = stamp.exists() and stamp.read_text(encoding="utf-8") == made_from
    if not (ready and all(path.exists() for path in modules)):
        print("Compiling the rules for the browser …", flush=True)
        with ProcessPoolExecutor() as pool:
            list(pool.map(compile_game, zoco.GAMES, modules))
        stamp.write_text(made_from, encoding="utf-8")
    games = [zoco.rules_of(name) for name in zoco.GAMES]
    tables = {
        f"{rules.name}.json": describe(rules, path.read_bytes()) for rules, path in zip(games, modules, strict=True)
    }
    tables |= {"views.ts": view_types(games), "doors.ts": door_types(games[0]), "sentences.ts": sentence_table(games)}
    tables |= {"constants.ts": constant_table(games)}
    for name, table in tables.items():
        path = folder / name
        if not (path.exists() and path.read_text(encoding="utf-8") == table):  # what is made from it stays, too
            path.write_text(table, encoding="utf-8")


def compile_game(name: str, path: Path) -> None:
    build_module(zoco.rules_of(name), path)


if __name__ == "__main__":
    main()
