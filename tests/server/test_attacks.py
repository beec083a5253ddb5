"""Malformed, huge, slow, flooding, forged and foreign: refused with a clear answer, and others are unaffected."""

import asyncio
import contextlib
import io
import json
import random
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.sample import GAME
from tests.server.clients import GENEROUS, Line, Person, play_on, reason, run, seated, served
from zoco.server.settings import Limits
from zoco.server.sockets import CROWD, Connection


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Any:
    """Whatever comes in, nothing of ours breaks."""
    yield
    assert not [record for record in caplog.records if record.exc_info]


async def still_playable(lines: list[Line]) -> None:
    assert await play_on(lines, 4, random.Random(1)) == 4


WRONG = [
    "",
    "{",
    "null",
    "[]",
    '"play"',
    "{}",
    '{"do": "dance"}',
    '{"do": "play"}',
    '{"do": "play", "table": 7, "number": 0, "notation": "draw"}',
    '{"do": "play", "table": "x", "number": -1, "notation": "draw"}',
    '{"do": "play", "table": "x", "number": 1e99, "notation": "draw"}',
    '{"do": "play", "table": "x", "number": 0, "notation": "draw", "seat": 1}',
    '{"do": "listen", "table": "\\ud800"}',
    '{"do": "listen", "table": "x", "since": 99999999999999999999}',
    '{"do": "listen", "table": "\' OR 1=1 --"}',
    '{"do": "ping", "key": "../../etc/passwd"}',
    "[" * 4000,
]


def test_malformed_messages_are_refused_one_by_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            _, lines = await seated([ana, ben])
            line = await ana.line()
            for words in WRONG:
                await line.socket.send_str(words)
                heard = await line.receive()
                assert heard["refused"]["id"] in ("server-bad-form", "server-no-table"), words
            dice = random.Random(2)
            for _ in range(200):
                text = list('{"do": "play", "table": "k7mq2fzpx9", "number": 0, "notation": "draw", "key": "a"}')
                for _ in range(dice.randrange(1, 6)):
                    text[dice.randrange(len(text))] = chr(dice.randrange(32, 0x2FF))
                await line.socket.send_str("".join(text))
                assert "refused" in await line.receive()
            await still_playable(lines)

    run(test)


def test_huge_and_binary_messages_end_the_connection_and_nothing_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            _, lines = await seated([ana, ben])
            line = await ana.line()
            await line.socket.send_str("x" * 100_000)
            assert (await line.socket.receive()).data == aiohttp.WSCloseCode.MESSAGE_TOO_BIG
            line = await ana.line()
            await line.socket.send_bytes(b"\x00\xff")
            assert (await line.socket.receive()).data == aiohttp.WSCloseCode.UNSUPPORTED_DATA
            body = io.BytesIO(json.dumps({"record": {"moves": ["x" * 2_000_000]}}).encode())
            headers = {"Content-Type": "application/json"}
            async with ana.session.post(f"{ana.url}/api/records", data=body, headers=headers) as response:
                assert response.status == 413
                assert (await response.json())["refused"]["id"] == "server-too-large"
            await still_playable(lines)

    run(test)


def test_a_flood_is_slowed_down_and_said_so(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(messages_per_second=50, requests_per_second=5)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana:
            line = await ana.line()
            for _ in range(250):
                await line.send("ping")
            answers = [await line.receive() for _ in range(250)]
            fast = [answer for answer in answers if "refused" in answer]
            assert not [answer for answer in answers[:100] if "refused" in answer]
            assert fast
            assert {reason(answer) for answer in fast} == {"server-too-fast"}
            statuses = [await status_of(ana, "GET", "/api/health") for _ in range(40)]
            assert statuses.count(429) > 5

    run(test)


async def status_of(person: Person, method: str, path: str, **options: Any) -> int:
    async with person.session.request(method, f"{person.url}{path}", **options) as response:
        await response.read()
        return response.status


HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)


def frame_of(words: str) -> bytes:
    """A short text frame as clients send it, masked with zeros."""
    return bytes([0x81, 0x80 | len(words), 0, 0, 0, 0]) + words.encode()


async def until_reset(reader: asyncio.StreamReader) -> None:
    with contextlib.suppress(ConnectionResetError):
        while await reader.read(1 << 20):
            pass


@pytest.mark.parametrize("asks", [True, False])
def test_a_client_that_never_reads_is_let_go_at_once_and_keeps_no_memory(asks: bool, tmp_path: Path) -> None:
    """Whether it asks for more and more, or only others' doings are told to it."""

    async def test() -> None:
        limits = replace(GENEROUS, outbox_bytes=50_000)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            near = socket.socket()
            near.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            near.setblocking(False)
            await asyncio.get_running_loop().sock_connect(near, ("127.0.0.1", serving.port))
            reader, writer = await asyncio.open_connection(sock=near, limit=1024)
            before = set(serving.socket.connections)
            writer.write(HANDSHAKE.format(host=f"127.0.0.1:{serving.port}").encode())
            assert b"101" in await reader.readline()
            listen = frame_of(json.dumps({"do": "listen", "table": table}))
            writer.write(listen)
            while not (found := [c for c in serving.socket.connections - before if table in c.tables]):
                await lines[1].answer("ping")
            (slow,) = found
            assert slow.transport is not None
            slow.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            most = 0
            for k in range(4000):
                if slow.is_dropped:
                    break
                if asks:
                    writer.write(listen)
                    await lines[0].answer("ping")
                else:
                    await lines[0].answer("chat", table=table, text=f"{k}" * 100)
                most = max(most, slow.outbox_bytes + slow.transport.get_write_buffer_size())
            assert slow.is_dropped
            assert most <= limits.outbox_bytes
            assert (slow.outbox, slow.outbox_bytes) == ([], 0)
            await until_reset(reader)
            writer.close()
            await still_playable(lines)

    run(test)


def test_a_crowd_that_reads_too_little_is_let_go_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of its clients keeps within its own limit; those that read stay."""

    async def test() -> None:
        limits = replace(GENEROUS, outbox_bytes=50_000)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana:
            for _ in range(CROWD + 3):
                await (await ana.line()).answer("ping")
            reader, *slow = found = list(serving.socket.connections)
            monkeypatch.setattr(Connection, "waiting", lambda one: 45_000 * (one in slow and not one.is_dropped))
            for one in found:
                one.send(b"{}")
            assert 0 < sum(one.is_dropped for one in found) < len(slow)
            assert sum(one.waiting() for one in found) <= CROWD * limits.outbox_bytes
            assert not reader.is_dropped

    run(test)


def test_pages_of_other_sites_can_do_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            foreign = {"Origin": "https://evil.example"}
            body = {"json": {"name": "Eve"}, "headers": foreign}
            assert await status_of(ana, "PUT", "/api/me", **body) == 403
            for headers in (foreign, {"Origin": "null"}, {"Sec-Fetch-Site": "cross-site"}):
                with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                    await ana.line(headers=headers)
                assert refused.value.status == 403
            own = {"Origin": serving.address}
            assert await status_of(ana, "PUT", "/api/me", json={"name": "Ana"}, headers=own) == 200
            form = {"data": {"name": "Eve"}, "headers": own}
            assert await status_of(ana, "PUT", "/api/me", **form) == 400
            assert (await ana.ask("GET /me"))["name"] == "Ana"

    run(test)


def test_the_cookie_is_out_of_reach_of_pages_and_other_sites(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path, url="https://play.example.org") as serving,
            aiohttp.ClientSession() as session,
            session.put(f"http://127.0.0.1:{serving.port}/api/me", json={"name": "Ana"}) as response,
        ):
            cookie = response.headers["Set-Cookie"]
        for word in ("HttpOnly", "SameSite=Strict", "Secure", "Path=/"):
            assert word in cookie

    run(test)


def test_forged_identities_have_no_seat_and_a_seat_is_not_for_sale(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
            Person(serving.address) as eve,
        ):
            table, lines = await seated([ana, ben])
            mover = ana if lines[0].on_turn else ben
            notation = next(line for line in lines if line.on_turn).seat_view.legal[0]
            move: dict[str, Any] = {"number": 0, "notation": notation}
            for secret in ("", "x" * 43, ana.secret[:-1] + "!", ana.secret.lower(), "' OR 1=1 --", "\x00" * 43):
                eve.session.headers["Authorization"] = f"Bearer {secret}".replace("\x00", "")
                assert await eve.refused(f"POST /tables/{table}/play", 403, **move) == "server-nobody"
                assert (await eve.ask(f"GET /tables/{table}"))["you"] is None
            assert await eve.refused(f"POST /tables/{table}/resign", 403) == "server-nobody"
            await mover.ask(f"POST /tables/{table}/play", **move)

    run(test)


def test_a_personal_link_works_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as phone,
            Person(serving.address) as eve,
        ):
            await ana.ask("PUT /me", name="Ana")
            word = (await ana.ask("POST /me/link"))["word"]
            assert (await phone.ask("POST /me/follow", word=word))["name"] == "Ana"
            assert phone.secret != ana.secret
            assert await eve.refused("POST /me/follow", 404, word=word) == "server-link-used"
            made = await phone.ask("POST /tables", game=GAME, chairs=["me", "open"])
            assert (await ana.ask("GET /me/tables"))["tables"][0]["table"] == made["table"]

    run(test)


NAMES = ["'; DROP TABLE log; --", "../../../etc/passwd", "<script>alert(1)</script>", "\u202eevil", "a\x00b", "🏰" * 40]


def test_names_are_only_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            for name in NAMES:
                made = await ana.ask("POST /tables", game=GAME, chairs=["me", "journeyman"], name=name)
                shown = (await ana.ask(f"GET /tables/{made['table']}"))["chairs"][0]["name"]
                assert shown == name.replace("\u202e", "�").replace("\x00", "�")
            assert await ana.refused("PUT /me", 400, name=" \u3000 ") == "server-no-name"
            assert await ana.refused("PUT /me", 400, name="x" * 41) == "server-bad-form"
            for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables/%27%20OR%201=1", "/api/no"):
                assert await status_of(ana, "GET", path) == 404
            assert await status_of(ana, "GET", "/api/games/..%2F..%2Fetc/editions/passwd") == 404
            assert await status_of(ana, "GET", f"/api/games/{GAME}/editions/%2Fetc%2Fpasswd") in (404, 422)
            assert await status_of(ana, "DELETE", "/api/me") == 405

    run(test)


def test_limits_of_one_person(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(tables_per_person=2, connections_per_person=3, chats_per_minute=2, people_per_minute=3)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana:
            plan: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"], "name": "Ana"}
            made = [(await ana.ask("POST /tables", **plan))["table"] for _ in range(2)]
            assert await ana.refused("POST /tables", 429, **plan) == "server-too-many-tables"
            lines = [await ana.line() for _ in range(3)]
            with pytest.raises(aiohttp.WSServerHandshakeError):
                await ana.line()
            for _ in range(2):
                assert "refused" not in await lines[0].answer("chat", table=made[0], text="hello")
            assert reason(await lines[0].answer("chat", table=made[0], text="hello")) == "server-too-fast"
            assert reason(await lines[0].answer("chat", table=made[0], text="x" * 501)) == "server-chat-length"
            for _ in range(4):
                async with Person(serving.address) as newcomer:
                    status = await status_of(newcomer, "PUT", "/api/me", json={"name": "Eve"})
            assert status == 429

    run(test)


# ---- crowds at a table


PLAN: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"], "name": "Ana"}


def test_people_with_a_chair_are_no_spectators_before_the_game_begins_either(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, spectators_per_table=2)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as eve:
            table = (await ana.ask("POST /tables", **PLAN))["table"]
            lines = [await eve.line() for _ in range(3)]
            for line in lines[:2]:
                await line.listen(table)
            assert reason(await lines[2].answer("listen", table=table)) == "server-too-many-spectators"
            await lines[0].listen(table)  # who is there already
            for _ in range(2):
                await (await ana.line()).listen(table)

    run(test)


def test_one_network_does_not_take_all_the_room_for_spectators(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, spectators_per_address=2)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as eve:
            table = (await ana.ask("POST /tables", **PLAN))["table"]
            lines = [await eve.line() for _ in range(3)]
            for line in lines[:2]:
                await line.listen(table)
            assert reason(await lines[2].answer("listen", table=table)) == "server-too-many-spectators-here"
            async with Person(serving.address, "127.0.0.2") as ben:
                await (await ben.line()).listen(table)

    run(test)


def presences(line: Line) -> list[dict[str, Any]]:
    return [heard for frame in line.frames for heard in json.loads(frame) if heard["is"] == "presence"]


def test_many_who_come_and_go_all_the_time_wake_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as eve:
            table = (await ana.ask("POST /tables", **PLAN))["table"]
            line = await ana.line()
            await line.listen(table)
            crowd = [await eve.line() for _ in range(10)]
            for one in crowd * 3:
                await one.listen(table)
            assert [heard["watching"] for heard in presences(crowd[0])][-1] == len(crowd)  # newcomers know at once
            while presences(line)[-1]["watching"] < len(crowd):
                await line.receive()
            known = len(presences(line))
            assert known <= 3  # of thirty
            for one in crowd[1:] * 3:
                await one.listen(table)
            await line.answer("ping")
            assert len(presences(line)) == known  # nothing has changed
            await asyncio.gather(*(one.close() for one in crowd))
            while presences(line)[-1]["watching"]:
                await line.receive()

    run(test)


def test_a_newcomer_in_between_is_told_the_final_state(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as eve:
            table = (await ana.ask("POST /tables", **PLAN))["table"]
            line, first, second = await ana.line(), await eve.line(), await eve.line()
            for one in (line, first):
                await one.listen(table)
            while presences(line)[-1]["watching"] < 1:
                await line.receive()
            await second.listen(table)
            assert presences(second)[-1]["watching"] == 2
            await first.close()
            while presences(second)[-1]["watching"] != 1:
                await second.receive()

    run(test)


def test_a_crowd_of_sockets_from_one_network_is_slowed_down_together(tmp_path: Path) -> None:
    async def test() -> None:
        limits = Limits(messages_per_second=5)
        async with served(tmp_path, limits) as serving, Person(serving.address) as eve:
            crowd = [await eve.line() for _ in range(15)]
            for line in crowd:
                for _ in range(10):  # as many as one may at once
                    await line.send("ping")
            answers = [await line.receive() for line in crowd for _ in range(10)]
            assert {reason(answer) for answer in answers if "refused" in answer} == {"server-too-fast"}
            async with Person(serving.address, "127.0.0.2") as ana:
                assert "refused" not in await (await ana.line()).answer("ping")

    run(test)


def test_metrics_are_for_this_machine_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, GENEROUS) as serving, Person(serving.address) as ana:
            assert await status_of(ana, "GET", "/metrics") == 200
            assert await status_of(ana, "GET", "/metrics", headers={"X-Forwarded-For": "8.8.8.8"}) == 404

    run(test)
