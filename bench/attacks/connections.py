"""Clients that never read, malformed requests, and what answers and files tell others."""

import asyncio
import contextlib
import itertools
import secrets
import time
from typing import Any, TypeAlias

import aiohttp

from attacks.scenes import ATTACKER, HONEST, Scene, Target

Lines: TypeAlias = list[aiohttp.ClientWebSocketResponse]


async def silence(scene: Scene) -> None:
    """Connections are counted by address, so all who never read come from one."""
    for name, sockets, tables, disturb in (
        ("400 listens each", 10, 10, listen_often),
        ("9 listens each", 200, 10, listen_little),
        ("a busy table", 10, 1, make_noise),
    ):
        target = await scene.target()
        talks = [await talkative_table(scene, target, k) for k in range(tables)]
        mutes = [scene.visitor(target, f"{ATTACKER}9", buffer=4096) for _ in range(max(1, sockets // 20))]
        for mute in mutes:
            await mute.insist("PUT /me", name="Eve")
        lines = [await mutes[k % len(mutes)].socket() for k in range(sockets)]
        before = peak = target.memory()
        began, ended = time.monotonic(), list[float]()
        work = asyncio.ensure_future(disturb(scene, target, talks, lines))
        while time.monotonic() - began < 90 and (len(ended) < len(lines) or not work.done()):
            await asyncio.sleep(0.2)
            peak = max(peak, target.memory())
            ended += [time.monotonic() - began] * (len(lines) - len(ended) - target.connections(f"{ATTACKER}9"))
        await asyncio.gather(work, return_exceptions=True)
        for mute in mutes:
            await mute.session.close()
        await asyncio.sleep(5)
        when = f"{len(ended)} of {sockets} closed" + (f", the last after {ended[-1]:.0f} s" if ended else "")
        grown, left = peak - before, target.memory() - before
        scene.add(f"{sockets} sockets, {name}: memory", f"+{grown:.0f} MB, later +{left:.0f}", "below +60", grown < 60)
        good = len(ended) == len(lines) and ended[-1] <= 60
        scene.add(f"{sockets} sockets, {name}: the sockets", when, "all, within 60 s", good)
        await target.stop()


async def talkative_table(scene: Scene, target: Target, k: int) -> str:
    """About which much is to be said: a hundred thousand bytes of talk."""
    talkers = [scene.visitor(target, f"{ATTACKER}{30 + 2 * k + j}") for j in range(2)]
    table = await talkers[0].new_table(["me", "open"])
    for talker in talkers:
        await talker.insist("PUT /me", name="Eve")
        for _ in range(25):
            await talker.ask(f"POST /tables/{table}/chat", text="🏰" * 500)
    return table


async def listen_often(scene: Scene, target: Target, tables: list[str], lines: Lines) -> None:
    """Everything about a table is asked for as often as it may be, over each line about another one."""
    await listen_each(tables, lines, 400)


async def listen_little(scene: Scene, target: Target, tables: list[str], lines: Lines) -> None:
    """Just as often as is not too much."""
    await listen_each(tables, lines, 9)


async def listen_each(tables: list[str], lines: Lines, times: int) -> None:
    for k in range(times):
        for line, table in zip(lines, itertools.cycle(tables), strict=False):
            with contextlib.suppress(ConnectionError):
                await line.send_json({"do": "listen", "table": table})
        if k > 50:
            await asyncio.sleep(1 / 28)


async def make_noise(scene: Scene, target: Target, tables: list[str], lines: Lines) -> None:
    """Twenty people say as much as they may to those who listen."""
    for line in lines:
        await line.send_json({"do": "listen", "table": tables[0]})
    await asyncio.sleep(0.5)
    for k in range(20):
        talker = scene.visitor(target, f"{ATTACKER}{60 + k}")
        await talker.insist("PUT /me", name="Eve")
        for _ in range(30):
            await talker.ask(f"POST /tables/{tables[0]}/chat", text="🏰" * 500)


async def files(scene: Scene) -> None:
    target = await scene.target()
    await scene.visitor(target, HONEST).new_table(["me", "open"])
    paths = [target.data, *target.data.iterdir()]
    modes = {path.name: path.stat().st_mode & 0o777 for path in paths}
    found = ", ".join(f"{name} {mode:o}" for name, mode in modes.items())
    scene.add("modes of the data", found, "for their owner only", not any(mode & 0o77 for mode in modes.values()))


async def networks(scene: Scene) -> None:
    """A household's IPv6 addresses, as a proxy sees them."""
    target = await scene.target("--proxied")
    eve = scene.visitor(target, "127.0.0.1")
    began = time.monotonic()

    async def from_address(endpoint: str, **body: Any) -> int:
        eve.session.cookie_jar.clear()
        eve.session.headers["X-Forwarded-For"] = f"2001:db8:0:1::{secrets.randbits(16):x}"
        return (await eve.ask(endpoint, **body)).status

    people = [await from_address("PUT /me", name="Eve") for _ in range(100)]
    asked = [await from_address("GET /me") for _ in range(400)]
    most = 120 + 30 * (time.monotonic() - began)
    granted, answered = people.count(200), people.count(200) + asked.count(200)
    scene.add("new people of one /64, of 100", str(granted), "about 60", granted <= 65)
    scene.add("requests of one /64, of 500", str(answered), f"at most {most:.0f}", answered <= most)


async def headers(scene: Scene) -> None:
    target = await scene.target()
    eve = scene.visitor(target, f"{ATTACKER}1")
    async with eve.session.get(target.address) as response:
        policy = response.headers.get("Content-Security-Policy", "none")
    async with eve.session.get(f"{target.address}/api/games") as response:
        api = response.headers.get("Content-Security-Policy", "none")
    words = [rule.split() for rule in policy.split(";")]
    anywhere = any(word in ("ws:", "wss:", "*", "http:", "https:") for rule in words for word in rule[1:])
    good = policy != "none" and not anywhere
    scene.add("policy of the page", policy, "no connection to elsewhere", good)
    scene.add("policy of the API", api)


MALFORMED = [
    {"Sec-WebSocket-Protocol": "203.0.113.66"},
    {"Sec-WebSocket-Key": "203.0.113.66"},
    {"Sec-WebSocket-Version": "203.0.113.66"},
    {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=203.0.113.66"},
    {"Sec-WebSocket-Extensions": "permessage-deflate; server_max_window_bits=99"},
    {"Upgrade": "203.0.113.66"},
    {"Connection": "203.0.113.66"},
    {"Cookie": "zoco=203.0.113.66; \x01=2"},
    {"Origin": "http://203.0.113.66"},
]
NO_HTTP = [b"\x16\x03\x01\x02\x00\x01", b"GET / HTTP/9.9\r\n203.0.113.66\r\n\r\n", b"GET 203.0.113.66\r\n\r\n"]


async def log(scene: Scene) -> None:
    """Whatever is sent, the log names no address."""
    target = await scene.target()
    for fault in MALFORMED:
        usual = {"Host": "x", "Upgrade": "websocket", "Connection": "Upgrade", "Sec-WebSocket-Version": "13"}
        usual |= {"Sec-WebSocket-Key": "AAAAAAAAAAAAAAAAAAAAAA=="} | fault
        lines = [f"{name}: {value}" for name, value in usual.items()]
        await send_raw(target, "\r\n".join(["GET /api/socket HTTP/1.1", *lines, "", ""]).encode())
    for words in NO_HTTP:
        await send_raw(target, words)
    await asyncio.sleep(1)
    told = [line for line in target.log().splitlines() if "127.0.1." in line or "203.0.113.66" in line]
    found = f"{len(told)} lines" + (f": {told[0][:160]}" if told else "")
    errors = sum('"level": "error"' in line for line in target.log().splitlines())
    scene.add("addresses after malformed requests", found, "0 lines", not told)
    scene.add("errors after malformed requests", str(errors), "0", errors == 0)


async def send_raw(target: Target, words: bytes) -> None:
    """Sends this and a frame that is none, and is gone with a reset."""
    _, writer = await asyncio.open_connection("127.0.0.1", target.port, local_addr=(f"{ATTACKER}1", 0))
    writer.write(words)
    await asyncio.sleep(0.1)
    writer.write(b"\xff\xff\xff")
    await asyncio.sleep(0.1)
    writer.transport.abort()
