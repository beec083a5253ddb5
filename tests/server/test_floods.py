"""Crowds of connections, slow requests and broken frames: their senders are refused, others play on."""

import asyncio
import base64
import json
import os
import random
import resource
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, cast

import aiohttp
import pytest

from tests.server.clients import Line, Person, play_on, reason, run, seated, served
from zoco.server.connection_limits import ConnectionLimits
from zoco.server.entries import Entry
from zoco.server.serving import Serving, with_files
from zoco.server.settings import Limits, Settings
from zoco.server.sockets import HEARTBEAT, MOST_SILENT, MOST_UNREAD
from zoco.server.sockets import Connection as SocketConnection

CROWD = 300
FEW = 40
ELSEWHERE = "127.0.0.2"  # another address of this machine
GET = b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n"
TEXT, PING, CLOSE = 0x81, 0x89, 0x88


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Any:
    """Whatever comes in, nothing of ours breaks."""
    yield
    assert not [record for record in caplog.records if record.exc_info]


@asynccontextmanager
async def table_elsewhere(serving: Serving) -> AsyncIterator[list[Line]]:
    """Two people at another address, who play before and afterwards."""
    async with Person(serving.address, ELSEWHERE) as ana, Person(serving.address, ELSEWHERE) as ben:
        _, lines = await seated([ana, ben])
        yield lines
        assert await play_on(lines, 4, random.Random(1)) == 4


Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def said(connection: Connection, words: bytes = GET) -> tuple[int, dict[str, Any]]:
    """What HTTP answers: the status, and the body."""
    reader, writer = connection
    writer.write(words)
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    sizes = [line.split(":")[1] for line in head if line.lower().startswith("content-length")]
    return int(head[0].split()[1]), json.loads(await reader.readexactly(int(sizes[0])))


async def end_of(reader: asyncio.StreamReader) -> bytes:
    with suppress(ConnectionError):
        return await reader.read()
    return b""


async def leave(connections: list[Connection]) -> None:
    for _, writer in connections:
        writer.close()
    for _, writer in connections:
        with suppress(ConnectionError):
            await writer.wait_closed()


# ---- crowds


def test_a_crowd_from_one_address_is_turned_away_with_an_answer(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(connections_per_address=FEW, requests_per_second=10**6, people_per_minute=10**6)
        async with served(tmp_path, limits) as serving, table_elsewhere(serving):
            crowd = [await asyncio.open_connection("127.0.0.1", serving.port) for _ in range(CROWD)]
            answers = await asyncio.gather(*(said(one) for one in crowd))
            assert [status for status, _ in answers].count(200) == FEW
            refused = [body for status, body in answers if status == 429]
            assert len(refused) == CROWD - FEW
            assert {reason(body) for body in refused} == {"server-too-many-connections"}
            assert str(FEW) in refused[0]["text"]
            assert serving.connection_limits.inside["127.0.0.1"] == FEW
            async with Person(serving.address) as eve:
                with pytest.raises(aiohttp.WSServerHandshakeError) as one_more:
                    await eve.line()
                assert one_more.value.status == 429
            await leave(crowd)

    run(test)


def test_a_rejected_client_that_sends_nothing_does_not_stay(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(connections_per_address=1, idle_seconds=1)
        async with served(tmp_path, limits) as serving:
            crowd = [await asyncio.open_connection("127.0.0.1", serving.port) for _ in range(50)]
            ends = await asyncio.gather(*(end_of(reader) for reader, _ in crowd))
            assert ends[0] == b""
            assert all(b"server-too-many-connections" in end for end in ends[1:])  # in case they are only slow
            await leave(crowd)
            late = await asyncio.open_connection("127.0.0.1", serving.port)
            assert (await said(late))[0] == 200
            assert not serving.connection_limits.lingering
            await leave([late])

    run(test)


def test_a_full_house_says_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(connections=FEW)) as serving:
            crowd = [
                await asyncio.open_connection("127.0.0.1", serving.port, local_addr=(f"127.0.0.{k + 1}", 0))
                for k in range(FEW + 5)
            ]
            answers = await asyncio.gather(*(said(one) for one in crowd))
            assert [status for status, _ in answers] == [200] * FEW + [503] * 5
            assert reason(answers[-1][1]) == "server-full"
            await leave(crowd)

    run(test)


def test_behind_a_proxy_a_crowd_of_sockets_is_counted_by_the_address_that_the_proxy_saw(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(connections_per_address=FEW, requests_per_second=10**6)
        async with served(tmp_path, limits, proxied=True) as serving, Person(serving.address) as eve:
            crowd = {"headers": {"X-Forwarded-For": "203.0.113.7"}}
            for _ in range(FEW):
                await eve.line(**crowd)
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await eve.line(**crowd)
            assert refused.value.status == 429
            other = await eve.line(headers={"X-Forwarded-For": "203.0.113.7, 198.51.100.1"})
            assert "refused" not in await other.answer("ping")

    run(test)


def test_where_few_files_can_be_open_fewer_connections_are_allowed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    raised: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: raised.append(limits))
    for soft, hard, files, connections in ((1024, 20_000, 11_200, 10_000), (1024, 4096, 4096, 2896)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, both=(soft, hard): both)
        assert with_files(Settings(tmp_path)).limits.connections == connections
        assert raised.pop() == (files, hard)


# ---- slow requests


def test_half_a_request_is_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(idle_seconds=1)) as serving:
            halves = [await asyncio.open_connection("127.0.0.1", serving.port) for _ in range(2)]
            halves[0][1].write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            assert (await said(halves[1]))[0] == 200
            halves[1][1].write(b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: ")  # the second one over it
            assert [await end_of(reader) for reader, _ in halves] == [b"", b""]
            await leave(halves)

    run(test)


def test_half_a_body_is_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(idle_seconds=1)) as serving, table_elsewhere(serving):
            slow = await asyncio.open_connection("127.0.0.1", serving.port)
            head = "PUT /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n"
            status, body = await said(slow, f"{head}{{".encode())
            assert (status, reason(body)) == (408, "server-too-slow")
            await leave([slow])

    run(test)


# ---- answers that nobody takes


class Way:
    """A connection for whose client that many bytes wait."""

    def __init__(self) -> None:
        self.waiting = 0
        self.is_aborted = False

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def abort(self) -> None:
        self.is_aborted = True


def test_only_a_client_that_reads_nothing_at_all_is_dropped() -> None:
    connection_limits = ConnectionLimits(Limits(idle_seconds=10), False)
    stuck, slow, idle = ways = [Way(), Way(), Way()]
    connection_limits.open |= cast(set[asyncio.Transport], set(ways))
    stuck.waiting = slow.waiting = 1000
    for now in range(0, 11, 2):
        assert not stuck.is_aborted
        connection_limits.sweep(now)
        stuck.waiting += 5  # others' doings are told to it all the time
        slow.waiting -= 1
    assert [way.is_aborted for way in ways] == [True, False, False]
    assert len(connection_limits.stuck) == 2
    slow.waiting = 0
    connection_limits.sweep(12)
    assert len(connection_limits.stuck) == 1
    slow.waiting = 1000
    connection_limits.sweep(50)  # it has not been waiting since the beginning
    assert not slow.is_aborted
    assert not idle.is_aborted


@pytest.mark.parametrize("way", ["HTTP", "WebSocket"])
def test_a_client_that_never_takes_its_answer_is_let_go(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path, Limits(idle_seconds=1)) as serving, table_elsewhere(serving) as lines:
            table, connection_limits = serving.manager.tables[lines[0].table["table"]], serving.connection_limits
            for _ in range(800):
                chat = Entry("chat", 0, table.owner, None, "x" * 500, {"name": "Ana"})
                serving.manager.enter(table, chat, lambda _: None)
            await serving.manager.store.written()
            before, gone, leave = set(connection_limits.open), asyncio.Event(), connection_limits.leave

            def left(network: str, transport: asyncio.Transport) -> None:
                leave(network, transport)
                if transport not in before:
                    gone.set()

            monkeypatch.setattr(connection_limits, "leave", left)
            with socket.socket() as near:
                near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
                near.setblocking(False)
                await serving.manager.loop.sock_connect(near, ("127.0.0.1", serving.port))
                while not (found := connection_limits.open - before):
                    await asyncio.sleep(0)
                (far,) = (transport.get_extra_info("socket") for transport in found)
                far.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
                words = f"GET /api/tables/{table.id}/events HTTP/1.1\r\nHost: x\r\n\r\n".encode()
                if way == "WebSocket":
                    words = upgrade() + frame(
                        TEXT, json.dumps({"do": "listen", "table": table.id, "since": 0}).encode()
                    )
                await serving.manager.loop.sock_sendall(near, words)
                await gone.wait()
            assert not connection_limits.stuck

    run(test, 20)


# ---- frames


def frame(first: int, payload: bytes = b"", size: bytes | None = None) -> bytes:
    """As a client sends it, masked with zeros."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2, "big")
    return bytes([first]) + (size or length) + bytes(4) + payload


def upgrade(cookies: str = "") -> bytes:
    key = base64.b64encode(os.urandom(16)).decode()
    wanted = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}"
    return f"GET /api/socket HTTP/1.1\r\nHost: x\r\nCookie: {cookies}\r\n{wanted}\r\n\r\n".encode()


async def raw_socket(port: int, source: str | None = None, cookies: str = "") -> Connection:
    local = (source, 0) if source else None
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
    writer.write(upgrade(cookies))
    assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
    return reader, writer


async def received(reader: asyncio.StreamReader) -> tuple[int, bytes]:
    """A frame of the server's: what it is, and what is in it."""
    first, size = await reader.readexactly(2)
    if size == 126:
        size = int.from_bytes(await reader.readexactly(2), "big")
    return first, await reader.readexactly(size)


WRONG = {
    "reserved bits": (frame(0xF1, b"{}"), 1002),
    "an unknown kind": (frame(0x83, b"{}"), 1002),
    "a continuation of nothing": (frame(0x80, b"{}"), 1002),
    "a second beginning": (frame(0x01, b"{") + frame(TEXT, b"{}"), 1002),
    "half a ping": (frame(0x09, b"x"), 1002),
    "a long ping": (frame(PING, b"x" * 126), 1002),
    "no UTF-8": (frame(TEXT, b"\xff\xfe"), 1007),
    "a close for a wrong reason": (frame(CLOSE, (17).to_bytes(2, "big")), 1002),
    "a huge size": (frame(TEXT, b"", b"\xff" + (2**63 - 1).to_bytes(8, "big")), 1009),
    "many small parts": (frame(0x01, b"x") + frame(0x00, b"x") * 5000, 1009),
}


@pytest.mark.parametrize("what", WRONG)
def test_frames_that_are_none_end_the_connection_with_the_reason_and_nothing_else(what: str, tmp_path: Path) -> None:
    words, code = WRONG[what]

    async def test() -> None:
        async with served(tmp_path) as serving, table_elsewhere(serving):
            reader, writer = await raw_socket(serving.port)
            writer.write(words)
            first, why = await received(reader)
            assert (first, int.from_bytes(why[:2], "big")) == (CLOSE, code)
            await leave([(reader, writer)])

    run(test)


def test_a_message_that_comes_sign_by_sign_is_understood(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving:
            reader, writer = await raw_socket(serving.port)
            for byte in frame(0x01, b'{"do": "pi') + frame(PING, b"between") + frame(0x80, b'ng", "key": "k"}'):
                writer.write(bytes([byte]))
                await writer.drain()
            heard = [await received(reader), await received(reader)]
            assert heard == [(0x8A, b"between"), (TEXT, b'[{"is":"answer","key":"k"}]')]
            await leave([(reader, writer)])

    run(test)


def test_messages_are_answered_in_the_order_in_which_they_came(tmp_path: Path) -> None:
    """Also when the first of them waits for the disk and the others do not, and all come in one piece."""

    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            asked = [{"do": "chat", "table": table, "text": "Hello", "key": "0"}]
            asked += [{"do": "ping", "key": f"{k}"} for k in range(1, 9)]
            cookies = "; ".join(f"{one.key}={one.value}" for one in ana.session.cookie_jar)
            reader, writer = await raw_socket(serving.port, cookies=cookies)
            writer.write(b"".join(frame(TEXT, json.dumps(one).encode()) for one in asked))
            keys: list[str] = []
            while len(keys) < len(asked):
                keys += [heard["key"] for heard in json.loads((await received(reader))[1])]
            assert keys == [one["key"] for one in asked]
            await leave([(reader, writer)])

    run(test)


def test_while_the_first_message_takes_time_little_more_is_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when so much came with the handshake that aiohttp stopped reading for a while, and resumes."""

    async def test() -> None:
        async with served(tmp_path) as serving:
            transports: list[asyncio.Transport] = []
            admitted, done = asyncio.Event(), asyncio.Event()
            caller, act = serving.socket.middleware.caller, SocketConnection.act

            async def slow_caller(request: Any) -> Any:
                transports.append(request.transport)
                await admitted.wait()
                return await caller(request)

            async def slow_act(connection: SocketConnection, asked: Any) -> None:
                await done.wait()
                await act(connection, asked)

            monkeypatch.setattr(serving.socket.middleware, "caller", slow_caller)
            monkeypatch.setattr(SocketConnection, "act", slow_act)
            reader, writer = await asyncio.open_connection("127.0.0.1", serving.port)
            writer.write(upgrade())
            while not transports:
                await asyncio.sleep(0)
            count = 50 * MOST_UNREAD // 1000
            for k in range(count):
                writer.write(frame(TEXT, json.dumps({"do": "ping", "key": f"{k}"}).ljust(1000).encode()))
            while transports[0].is_reading():
                await asyncio.sleep(0)
            admitted.set()
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            (slow,) = serving.socket.connections
            while transports[0].is_reading():
                await asyncio.sleep(0)
            assert slow.receiver.unread < 25 * MOST_UNREAD
            done.set()
            keys: list[str] = []
            while len(keys) < count:
                keys += [heard["key"] for heard in json.loads((await received(reader))[1])]
            assert keys == [f"{k}" for k in range(count)]
            await leave([(reader, writer)])

    run(test)


def test_silent_clients_are_asked_whether_they_are_there_and_let_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving:
            reader, writer = await raw_socket(serving.port)
            while not serving.socket.connections:
                await asyncio.sleep(0)
            (silent,) = serving.socket.connections
            silent.heard_at -= HEARTBEAT + 1
            for _ in range(2):  # it is asked once
                serving.socket.sweep(serving.manager.loop.time())
            assert await received(reader) == (PING, b"")
            was = silent.heard_at
            writer.write(frame(0x8A))
            while silent.heard_at == was:
                await asyncio.sleep(0.01)
            serving.socket.sweep(silent.heard_at + HEARTBEAT + 1)
            assert await received(reader) == (PING, b"")
            silent.busy = asyncio.get_running_loop().call_later(60, silent.resume)
            serving.socket.sweep(silent.heard_at + MOST_SILENT + 1)
            assert [one.is_dropped for one in serving.socket.connections] == [False]
            silent.resume()
            for is_dropped in (False, True):  # nobody is let go unasked
                serving.socket.sweep(silent.heard_at + MOST_SILENT + 1)
                assert silent.is_dropped is is_dropped
            assert await received(reader) == (PING, b"")
            assert await end_of(reader) == b""
            await leave([(reader, writer)])

    run(test)


def test_pings_count_as_messages(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(messages_per_second=50)
        async with served(tmp_path, limits) as serving, table_elsewhere(serving):
            reader, writer = await raw_socket(serving.port)
            writer.write(frame(PING, b"x") * 150)
            pongs = 0
            while (first := (await received(reader))[0]) != TEXT:
                pongs += 1
            assert first == TEXT  # too fast
            assert 100 <= pongs < 150
            await leave([(reader, writer)])

    run(test)


def test_a_connection_that_breaks_off_in_the_middle_of_a_frame_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, table_elsewhere(serving):
            reader, writer = await raw_socket(serving.port)
            writer.write(frame(TEXT, b'{"do": "ping"}')[:9])
            writer.write_eof()
            await end_of(reader)
            await leave([(reader, writer)])

    run(test)


def test_messages_out_of_order_are_refused_each_for_its_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
        ):
            table, lines = await seated([ana, ben])
            line = await ana.line()
            play = {"table": table, "number": 7, "notation": "draw"}
            assert reason(await line.answer("play", **play)) == "server-early"  # before it listens
            assert "refused" not in await line.answer("part", table=table)  # what it never listened to
            late = await line.answer("listen", table=table, since=2**31)
            assert "refused" not in late
            assert (await line.receive())["is"] == "presence"
            assert (await line.receive())["is"] == "table"  # it knows more than there is, so it is told everything
            assert reason(await line.answer("undo", table=table, number=9)) == "server-early"
            assert reason(await line.answer("listen", table="nowhere")) == "server-no-table"
            mover = next(one for one in lines if one.on_turn)
            for k in range(20):  # the same decision twice at once, by two devices
                await mover.send("play", table=table, number=0, notation=mover.seat_view.legal[0], key=f"a{k}")
            heard = [await mover.receive()]
            while sum(one["is"] == "answer" for one in heard) < 20:
                heard.append(await mover.receive())
            answers = [one for one in heard if one["is"] == "answer"]
            refused = [reason(answer) for answer in answers if "refused" in answer]
            assert refused == ["server-late"] * 19
            assert len(serving.manager.tables[table].running().moves) == 1
            for one in lines:
                await one.answer("ping")  # now all have heard of it
            await play_on(lines, 4, random.Random(1))

    run(test)
