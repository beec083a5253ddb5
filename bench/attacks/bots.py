"""Bots: what their pace tells, and one person who wants all of them."""

import asyncio
import contextlib
import itertools
import statistics
import time
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

import aiohttp

from attacks.scenes import (
    ATTACKER,
    HONEST,
    PATIENCE,
    Answer,
    Scene,
    Target,
    Visitor,
    answers_of,
    heard,
    percentile,
    turn_ending,
)

LEVELS = ("journeyman", "master", "grand-master")


async def pace(scene: Scene) -> None:
    target = await scene.target()
    for load, tables in (("quiet", 3), ("overload", 12)):
        for chats in (False, True):
            with_skip, without = await measure_pace(scene, target, tables, chats)
            figure = f"{load}, {'a chat' if chats else 'no chat'} in the turn"
            if len(with_skip) < 3:
                scene.add(figure, f"only {len(with_skip)} hidden skips seen")
                continue
            middle = statistics.median(with_skip) - statistics.median(without)
            late = percentile(with_skip, 0.9) - percentile(without, 0.9)
            told = longer(with_skip, without)
            found = f"median {middle:+.0f} ms, p90 {late:+.0f} ms; longer in {told:.0%} of pairs"
            found += f" ({len(with_skip)} with a skip, {len(without)} without)"
            scene.add(figure, found, "within 25 ms, 50 %", abs(middle) <= 25)


async def measure_pace(scene: Scene, target: Target, tables: int, chats: bool) -> tuple[list[int], list[int]]:
    """Milliseconds between two open decisions of a turn: with a hidden one between, and without."""
    owner = scene.visitor(target, f"{ATTACKER}1")
    line = None
    chatters: dict[str, Any] = {}
    for _ in range(tables):
        table = await owner.new_table(["master"] * 4)
        talkers = [scene.visitor(target, f"{ATTACKER}2") for _ in range(2)]
        for talker in talkers if chats else ():
            await talker.insist("PUT /me", name="Eve")
        chatters[table] = itertools.cycle(talkers)
        await owner.insist(f"POST /tables/{table}/start")
        line = line or await owner.socket()
        await line.send_json({"do": "listen", "table": table, "since": 0})
    assert line is not None
    shown: dict[str, list[dict[str, Any]]] = {table: [] for table in chatters}
    saying: set[asyncio.Task[Answer]] = set()
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(scene.seconds):
            async for one in heard(line):
                if one["is"] != "event" or one["what"] != "play":
                    continue
                shown[one["table"]].append(one)
                if chats and one["decision"].split()[0] in ("move", "bonus"):
                    talker = next(chatters[one["table"]])
                    task = asyncio.create_task(talker.ask(f"POST /tables/{one['table']}/chat", text="well played"))
                    saying.add(task)
                    task.add_done_callback(saying.discard)
    await asyncio.gather(*saying, return_exceptions=True)
    gaps: dict[bool, list[int]] = {True: [], False: []}
    for table, events in shown.items():
        await owner.ask(f"POST /tables/{table}/close")  # one that has ended needs no closing
        record = await owner.insist(f"GET /tables/{table}/record")
        for hidden, gap in gaps_of(events, record["moves"]):
            gaps[hidden].append(gap)
    await line.close()
    return gaps[True], gaps[False]


def gaps_of(events: list[dict[str, Any]], moves: list[str]) -> Iterable[tuple[bool, int]]:
    """Between a move and what goes on from it in the same turn: whether something was skipped, and how long it took."""
    place, before = 0, None
    for event in events:
        at = moves.index(event["decision"], place)
        words = [one["decision"].split()[0] for one in (before, event) if one is not None]
        if before is not None and before["seat"] == event["seat"]:
            if words[0] in ("move", "bonus") and words[1] in ("move", "bonus", "end"):
                yield at > place, event["at"] - before["at"]
        place, before = at + 1, event


def longer(some: Sequence[float], others: Sequence[float]) -> float:
    """How often one of `some` is longer than one of the others: a half where nothing can be told."""
    pairs = [(one > other) + (one == other) / 2 for one in some for other in others]
    return sum(pairs) / len(pairs)


async def bots(scene: Scene) -> None:
    quiet: dict[str, list[float]] = {}
    crowds: list[tuple[str, Callable[[Scene, Target], Awaitable[int]]]] = [
        ("quiet", nobody),
        ("1 person, 50 tables", fill_alone),
        ("40 people, 120 tables", fill_as_crowd),
        ("40 addresses, 120 tables", fill_from_everywhere),
        ("1 person sits at 40 tables", fill_seated),
        ("40 addresses, at 80 tables", fill_seated_everywhere),
    ]
    for name, fill in crowds:
        target = await scene.target()
        granted = await fill(scene, target)
        honest = scene.visitor(target, HONEST)
        await honest.insist("PUT /me", name="Ana")
        await asyncio.sleep(3)
        times = await asyncio.gather(*(time_answers(honest, level, 6) for level in LEVELS))
        await target.stop()
        for level, found in zip(LEVELS, times, strict=True):
            if fill is nobody:
                quiet[level] = found
                scene.add(f"{name}: {level}", answers_of(found))
                continue
            worst = max(found, default=PATIENCE)
            good = bool(found) and worst <= max(quiet[level], default=0) + 2.0
            figure = f"{name} ({granted} granted): {level}"
            scene.add(figure, answers_of(found), "worst within 2 s of a quiet server", good)


async def nobody(scene: Scene, target: Target) -> int:
    return 0


async def fill_alone(scene: Scene, target: Target) -> int:
    return await watched_tables([scene.visitor(target, f"{ATTACKER}1")], 50)


async def fill_as_crowd(scene: Scene, target: Target) -> int:
    return await watched_tables([scene.visitor(target, f"{ATTACKER}1") for _ in range(40)], 3)


async def fill_from_everywhere(scene: Scene, target: Target) -> int:
    return await watched_tables([scene.visitor(target, f"{ATTACKER}{1 + k}") for k in range(40)], 3)


async def watched_tables(people: list[Visitor], each: int) -> int:
    """Tables of four grand masters, with spectators; how many were granted."""
    granted = 0
    for person in people:
        line = None
        for _ in range(each):
            with contextlib.suppress(RuntimeError):
                table = await person.new_table(["grand-master"] * 4)
                await person.insist(f"POST /tables/{table}/start")
                line = line or await person.socket()
                await line.send_json({"do": "listen", "table": table})
                granted += 1
    return granted


async def fill_seated(scene: Scene, target: Target) -> int:
    """Somebody sits at every table and ends each turn at once: these are tables of people."""
    return await seated_tables(scene, [scene.visitor(target, f"{ATTACKER}1")] * 8, 5)


async def fill_seated_everywhere(scene: Scene, target: Target) -> int:
    return await seated_tables(scene, [scene.visitor(target, f"{ATTACKER}{1 + k}") for k in range(40)], 2)


async def seated_tables(scene: Scene, people: list[Visitor], each: int) -> int:
    granted = 0
    for person in people:
        tables = []
        for _ in range(each):
            with contextlib.suppress(RuntimeError):
                table = await person.new_table(["me", *["grand-master"] * 3])
                await person.insist(f"POST /tables/{table}/start")
                tables.append(table)
        granted += len(tables)
        await scene.task(draw_always(await person.socket(), tables))
    return granted


async def draw_always(line: aiohttp.ClientWebSocketResponse, tables: list[str]) -> None:
    following = dict.fromkeys(tables, 0)
    for table in tables:
        await line.send_json({"do": "listen", "table": table})
    async for one in heard(line):
        if one["is"] in ("table", "event") and one.get("table") in following:
            table = one["table"]
            following[table] = one.get("next", following[table])
            await asyncio.sleep(0.1)
            await line.send_json({"do": "play", "table": table, "number": following[table], "notation": "draw"})


async def time_answers(person: Visitor, level: str, turns: int) -> list[float]:
    """Seconds from the end of somebody's turn to the first thing that the bot shows."""
    found: list[float] = []
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while len(found) < turns:
                await play_against(person, level, turns, found)
    return found


async def play_against(person: Visitor, level: str, turns: int, found: list[float]) -> None:
    table = await person.new_table(["me", level])
    line = await person.socket()
    await line.send_json({"do": "listen", "table": table})
    await person.insist(f"POST /tables/{table}/start")
    events = heard(line)
    you = (await person.insist(f"GET /tables/{table}"))["you"]
    while len(found) < turns:
        asked = await person.ask(f"GET /tables/{table}/choices")
        if asked.reason == "server-game-over":
            break
        if asked.status != 200:
            await anext(events)
            continue
        notation = turn_ending(asked.body["choices"])
        ends = notation is not None
        notation = notation or asked.body["choices"][0]["notation"]
        began, number = time.monotonic(), asked.body["number"]
        await person.insist(f"POST /tables/{table}/play", number=number, notation=notation)
        is_heard = False
        while ends:
            one = await anext(events)
            if one["is"] == "event" and one["what"] == "play":
                is_heard |= one["seat"] == you and one.get("next") == number + 1
                if is_heard and one["seat"] != you:
                    found.append(time.monotonic() - began)
                    break
                if "result" in one:
                    break
    await line.close()
