"""Records that are costly to read, from senders who do not wait."""

import asyncio
import json
import random
from collections import Counter

import aiohttp
from tests.server.costly import costly_record

from attacks.scenes import ATTACKER, FRIEND, HONEST, PATIENCE, Pair, Scene, Target, Visitor, percentile, spread


async def uploads(scene: Scene) -> None:
    for name, people, size in (
        ("one person", 1, 976_000),
        ("six people at six addresses", 6, 976_000),
        ("six people, short records", 6, 50_000),
    ):
        body = json.dumps({"record": costly_record(size)}).encode()
        target = await scene.target()
        dice = random.Random(1)
        pair = Pair([scene.visitor(target, source) for source in (HONEST, FRIEND)], dice)
        await pair.begin()
        await scene.task(pair.play_on(0.05))
        quiet, quiet_queries, quiet_moves = await honest_figures(target, pair, 8)
        eves = [scene.visitor(target, f"{ATTACKER}{1 + k}") for k in range(people)]
        for eve in eves:
            await eve.insist("PUT /me", name="Eve")
        answers = await upload_and_go(target, [eves[k % people] for k in range(6)], body)
        spent, queries, moves = await work_until_calm(target, pair, quiet)
        told = ", ".join(f"{count} × {answer}" for answer, count in Counter(answers).items())
        scene.add(f"{name}: answers within a second", told)
        wanted = "below 10 s"
        scene.add(f"{name}: work after they left", f"{spent:.1f} s", wanted, spent < 10)
        for what, calm, under in (("choices", quiet_queries, queries), ("moves", quiet_moves, moves)):
            good = percentile(under, 0.99) < max(0.1, 3 * percentile(calm, 0.99))
            found = f"{spread(under)} (before: {spread(calm)})"
            scene.add(f"{name}: honest {what}", found, "below 100 ms or 3 times", good)


async def upload_and_go(target: Target, people: list[Visitor], body: bytes) -> list[str]:
    """Everybody uploads at once and is gone after a second."""

    async def upload(person: Visitor) -> str:
        url, headers = f"{target.address}/api/records", {"Content-Type": "application/json"}
        try:
            async with asyncio.timeout(1), person.session.post(url, data=body, headers=headers) as response:
                return str(response.status)
        except TimeoutError:
            return "none"
        except aiohttp.ClientError as error:
            return type(error).__name__

    return await asyncio.gather(*map(upload, people))


async def honest_figures(target: Target, pair: Pair, seconds: float) -> tuple[float, list[float], list[float]]:
    """How much of a core the server uses, and how long honest requests take."""
    pair.query_times, pair.moves = [], []
    before = target.work()
    await asyncio.sleep(seconds)
    return (target.work() - before) / seconds, pair.query_times, pair.moves


async def work_until_calm(target: Target, pair: Pair, quiet: float) -> tuple[float, list[float], list[float]]:
    """Seconds of processor time beyond what honest people need, until the server is as calm as it was."""
    spent, calm, queries, moves = 0.0, 0, list[float](), list[float]()
    for _ in range(int(PATIENCE)):
        share, some_queries, some_moves = await honest_figures(target, pair, 1)
        queries += some_queries
        moves += some_moves
        spent += max(0.0, share - quiet)
        calm = calm + 1 if share < quiet + 0.1 else 0
        if calm == 5:
            break
    return spent, queries, moves
