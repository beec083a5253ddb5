"""Clocks of a server that is down, or whose own clock jumps."""

import asyncio
import os
import random
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

from attacks.scenes import FRIEND, HONEST, Pair, Scene, Target


async def clocks(scene: Scene) -> None:
    trials = {
        "killed, 25 s later started": kill_and_start,
        "stopped for 25 s": stop_and_go,
        "the wall clock an hour ahead": partial_jump("+1h"),
        "the wall clock an hour back": partial_jump("-1h"),
    }
    await asyncio.gather(*(time_out(scene, name, trial) for name, trial in trials.items()))


Trial: TypeAlias = Callable[[Target], Awaitable[None]]


async def time_out(scene: Scene, name: str, trial: Trial) -> None:
    """Twenty seconds for each turn; two of them have gone when it happens."""
    library = next(Path("/usr/lib").glob("*/faketime/libfaketimeMT.so.1"), None)
    environment = {}
    if "wall" in name:
        if library is None:
            scene.add(name, "left out: faketime is not installed")
            return
        skew = Path(scene.stack.enter_context(tempfile.TemporaryDirectory())) / "skew"
        skew.write_text("+0", encoding="utf-8")
        environment = {"LD_PRELOAD": str(library), "FAKETIME_TIMESTAMP_FILE": str(skew), "FAKETIME_NO_CACHE": "1"}
        environment["FAKETIME_DONT_FAKE_MONOTONIC"] = "1"
    target = await scene.target(**environment)
    pair = Pair([scene.visitor(target, source) for source in (HONEST, FRIEND)], random.Random(1))
    await pair.begin(clock={"kind": "move", "seconds": 20})
    await asyncio.sleep(2)
    await trial(target)
    await asyncio.sleep(2)
    lost = await is_out_of_time(pair)
    scene.add(f"{name}: the turn", "lost" if lost else "kept", "kept", not lost)
    if not lost:
        began = time.monotonic()
        while not (out := await is_out_of_time(pair)) and time.monotonic() - began < 40:
            await asyncio.sleep(0.5)
        later = time.monotonic() - began + 2
        found = f"after {later:.0f} s more" if out else f"not within {later:.0f} s"
        scene.add(f"{name}: time runs out", found, "within 25 s", out and later <= 25)


async def is_out_of_time(pair: Pair) -> bool:
    chairs = (await pair.people[0].insist(f"GET /tables/{pair.table}"))["chairs"]
    return any(chair["away"] == "clock" for chair in chairs)


async def kill_and_start(target: Target) -> None:
    await target.stop(signal.SIGKILL)
    await asyncio.sleep(25)
    await target.start()


async def stop_and_go(target: Target) -> None:
    os.kill(target.pid, signal.SIGSTOP)
    await asyncio.sleep(25)
    os.kill(target.pid, signal.SIGCONT)


def partial_jump(skew: str) -> Trial:
    async def jump(target: Target) -> None:
        Path(target.environment["FAKETIME_TIMESTAMP_FILE"]).write_text(skew, encoding="utf-8")

    return jump
