"""Runs the attacks, one after the other."""

import argparse
import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import aiohttp

import attacks
from attacks.bots import bots, pace
from attacks.clocks import clocks
from attacks.connections import files, headers, log, networks, silence
from attacks.scenes import Scene
from attacks.tables import forms, keys, lobby, names, record
from attacks.uploads import uploads
from attacks.webhooks import webhooks

ROOT = Path(__file__).resolve().parents[2]
Attack: TypeAlias = Callable[[Scene], Awaitable[None]]
ATTACKS: list[Attack] = [
    forms, keys, names, files, networks, headers, log, lobby, record, clocks, silence, uploads, webhooks, bots, pace,
]  # fmt: skip


async def run(attack: Attack, options: argparse.Namespace) -> bool:
    """Whether all was as wanted."""
    scene, began = Scene(attack.__name__, options.server.resolve(), options.seconds), time.monotonic()
    try:
        async with scene.stack:
            await attack(scene)
    except (RuntimeError, aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
        scene.add("could not be carried out to the end", f"{type(error).__name__}: {error}"[:300], "", False)
    print(f"     {attack.__name__} took {time.monotonic() - began:.0f} s", flush=True)
    return scene.good


def main() -> int:
    parser = argparse.ArgumentParser(description=attacks.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    names = [attack.__name__ for attack in ATTACKS]
    parser.add_argument("--only", nargs="+", choices=names, metavar="NAME", help=", ".join(names))
    parser.add_argument("--server", type=Path, default=ROOT, metavar="DIR", help="another checkout to be attacked")
    parser.add_argument("--seconds", type=float, default=150, help="of each part of the attack on the bots' pace")
    options = parser.parse_args()
    wanted = [attack for attack in ATTACKS if not options.only or attack.__name__ in options.only]
    good = [asyncio.run(run(attack, options)) for attack in wanted]
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
