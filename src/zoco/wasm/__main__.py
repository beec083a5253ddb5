"""python -m zoco.wasm FOLDER [GAME ...]: writes each game's module and description, and what all games share."""

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

# Code for another machine: unoptimised (Numba cannot cache that), and for no processor in particular.
# Numba reads this when it is imported.
os.environ |= {"NUMBA_OPT": "0", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": "", "ZOCO_CACHE": os.devnull}

import zoco
from zoco.core.compiling import PACKAGE, sources_hash
from zoco.core.errors import ZocoError
from zoco.wasm.describe import constant_table, describe, describe_lessons, entry_point_types, game_types, sentence_table
from zoco.wasm.modules import build_module

UNRELATED = ("arena", "commands", "gpu", "server")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m zoco.wasm", description=__doc__)
    parser.add_argument("folder", type=Path, help="where to write; what is up to date there stays")
    parser.add_argument("games", nargs="*", metavar="game", help="installed games; Zoco's own where none is named")
    given = parser.parse_args()
    for name in given.games:
        if name not in zoco.GAMES:
            parser.error(f"{name} is not installed; there are: {', '.join(zoco.GAMES)}")
    try:
        linker = version("ziglang")
    except PackageNotFoundError:
        parser.error("the linker is missing; install it with: pip install ziglang==0.17.0")
    try:
        build(given.folder, given.games or own_games(), linker)
    except ZocoError as error:
        parser.exit(1, f"{parser.prog}: {error}\n")


def own_games() -> list[str]:
    return [name for name, entry in zoco.installed().items() if entry.module.startswith("zoco.")]


def sources(name: str) -> list[Path]:
    """What a game's module is made from: its own sources and those that games share, not those of other games."""
    folders = zoco.game_folders()
    others = {folder for game, folder in folders.items() if game != name}
    shared = [path for path in PACKAGE.rglob("*.py") if path.relative_to(PACKAGE).parts[0] not in UNRELATED]
    own = folders[name].rglob("*.py")
    return sorted({*own, *(path for path in shared if others.isdisjoint(path.parents))})


def build(folder: Path, names: list[str], linker: str) -> None:
    made_from = {name: f"{sources_hash(sources(name))} {linker}\n" for name in names}
    stale = [name for name in names if not is_ready(folder / name, made_from[name])]
    for name in names:
        (folder / name).mkdir(parents=True, exist_ok=True)
    if stale:
        print("Compiling the rules for the browser …", flush=True)
        with ProcessPoolExecutor() as pool:
            list(pool.map(compile_game, stale, [folder / name / "module.wasm" for name in stale]))
    for name in stale:
        (folder / name / "sources").write_text(made_from[name], encoding="utf-8")
    for path, text in texts(folder, names).items():
        if not (path.exists() and path.read_text(encoding="utf-8") == text):  # what is made from it stays, too
            path.write_text(text, encoding="utf-8")


def is_ready(folder: Path, made_from: str) -> bool:
    stamp = folder / "sources"
    return (folder / "module.wasm").exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == made_from


def texts(folder: Path, names: list[str]) -> dict[Path, str]:
    """The text files beside the modules."""
    games = [zoco.rules_of(name) for name in names]
    made = {folder / "entryPoints.ts": entry_point_types(games[0]), folder / "sentences.ts": sentence_table()}
    made |= {folder / "constants.ts": constant_table()}
    for rules in games:
        own = folder / rules.name
        made[own / "description.json"] = describe(rules, (own / "module.wasm").read_bytes())
        made[own / "lessons.json"] = describe_lessons(rules)
        made[own / "types.ts"] = game_types(rules)
    return made


def compile_game(name: str, path: Path) -> None:
    build_module(zoco.rules_of(name), path)


if __name__ == "__main__":
    main()
