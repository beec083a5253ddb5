"""python -m tests.wasm.checksums: the interpreted rules play all random games of the tests, on all cores.

The tests compare the compiled rules with WebAssembly on every one of these games, and with the interpreted rules on as
many as there is time for. This command does the rest: about eight minutes of work for one core.
"""

import argparse
import json
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from rich.progress import track

import zoco
from tests.wasm.answers import Case, answer
from tests.wasm.cases import BLOCK, GAMES, random_games

BLOCKS_AT_ONCE = 4


def interpreted(cases: dict[str, list[Case]]) -> dict[str, list[str]]:
    """The answers of rules that are not compiled, from a process of their own."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.wasm.answers"],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        input=json.dumps(cases),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return json.loads(done.stdout)


def differing(blocks: list[Case]) -> list[Case]:
    cases = {"random": blocks}
    pairs = zip(interpreted(cases)["random"], answer(cases)["random"], strict=True)
    return [block for block, (slow, fast) in zip(blocks, pairs, strict=True) if slow != fast]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.wasm.checksums", description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help=f"of each game; a multiple of {BLOCK}")
    games = parser.parse_args().games
    for name in zoco.GAMES:
        zoco.rules_of(name).warm_up()
    blocks = [block for name in zoco.GAMES for block in random_games(zoco.rules_of(name), games)]
    work = [blocks[k : k + BLOCKS_AT_ONCE] for k in range(0, len(blocks), BLOCKS_AT_ONCE)]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        found = [block for some in track(pool.map(differing, work), "Playing", len(work)) for block in some]
    for block in found:
        print(f"Interpreted and compiled rules differ in a game of {block}")
    if found:
        sys.exit(1)
    print(f"{games} games of each: interpreted and compiled rules make the same decisions and end in the same states.")


if __name__ == "__main__":
    main()
