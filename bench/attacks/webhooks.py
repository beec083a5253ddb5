"""Webhooks that nobody answers."""

import asyncio
import contextlib
import random
import time

from attacks.scenes import ATTACKER, FRIEND, HONEST, HOOK_PORT, PATIENCE, RECEIVER, Pair, Scene, answers_of


async def webhooks(scene: Scene) -> None:
    target = await scene.target("--private-hooks")
    dice = random.Random(1)
    calls: asyncio.Queue[float] = asyncio.Queue()
    await receive(scene, RECEIVER, calls)
    honest = Pair([scene.visitor(target, source) for source in (HONEST, FRIEND)], dice)
    await honest.begin()
    for person in honest.people:
        await person.insist(f"PUT /tables/{honest.table}/hook", url=f"http://{RECEIVER}:{HOOK_PORT}/")
    before = await time_calls(honest, calls, 6)
    eves = []
    for k in range(16):
        await receive(scene, f"127.0.2.{1 + k}", None)
        pair = Pair([scene.visitor(target, f"{ATTACKER}{1 + k}") for _ in range(2)], dice)
        await pair.begin()
        for person in pair.people:
            await person.insist(f"PUT /tables/{pair.table}/hook", url=f"http://127.0.2.{1 + k}:{HOOK_PORT}/")
        eves.append(pair)
    for pair in eves:
        await scene.task(end_turns(pair))
    await asyncio.sleep(5)
    under = await time_calls(honest, calls, 6)
    worst = max(under, default=PATIENCE)
    scene.add("honest calls, quiet", answers_of(before))
    scene.add("honest calls, 16 that never answer", answers_of(under), "worst below 2 s", worst < 2)


async def end_turns(pair: Pair) -> None:
    while True:
        await pair.step(ending=True)
        await asyncio.sleep(0.5)


async def receive(scene: Scene, address: str, calls: "asyncio.Queue[float] | None") -> None:
    """A receiver of webhooks; without a list of calls it takes them and never answers."""

    async def take(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(ConnectionError, asyncio.IncompleteReadError):
            if calls is not None:
                await reader.readuntil(b"\r\n\r\n")
                calls.put_nowait(time.monotonic())
                writer.write(b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n")
                await writer.drain()
            else:
                await reader.read()
        writer.close()

    server = await asyncio.start_server(take, address, HOOK_PORT)
    scene.stack.callback(server.close)


async def time_calls(pair: Pair, calls: "asyncio.Queue[float]", count: int) -> list[float]:
    """Seconds from the end of a turn to the call of the next player."""
    found: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(found) < count:
                began = time.monotonic()
                if await pair.step(ending=True):
                    found.append(await calls.get() - began)
    return found
