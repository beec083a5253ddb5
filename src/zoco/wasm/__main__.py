"""python -m zoco.wasm FOLDER: the modules, their descriptions and the types of their views."""

import argparse
import os
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

# Text for another machine: unoptimised (Numba cannot keep that in a cache), and for no processor in particular.
# Numba reads this when it is imported.
os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "ZOCO_CACHE": os.devnull}

import zoco
from zoco.core.compiling import sources_hash
from zoco.wasm.describe import describe, view_types
from zoco.wasm.modules import build_module


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m zoco.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write; what is up to date there stays")
    folder = parser.parse_args().folder
    try:
        linker = version("ziglang")
    except PackageNotFoundError:
        parser.error("the linker is missing; install it with: pip install -r requirements-wasm.txt")
    build(folder, linker)


def build(folder: Path, linker: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    games = [zoco.rules_of(name) for name in zoco.GAMES]
    (folder / "views.ts").write_text(view_types(games), encoding="utf-8")
    for rules in games:
        (folder / f"{rules.name}.json").write_text(describe(rules), encoding="utf-8")
    made_from, stamp = f"{sources_hash()} {linker}\n", folder / "sources"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == made_from:
        return
    for rules in games:
        print(f"Compiling the rules of {rules.title} for the browser …", flush=True)
        build_module(rules, folder / f"{rules.name}.wasm")
    stamp.write_text(made_from, encoding="utf-8")


main()
