"""Webhooks: a word when it is somebody's turn, and never to an internal address."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from aiohttp.resolver import ThreadedResolver

from tests.sample import GAME, OTHER
from tests.server.clients import Person, on_turn, run, seated, served
from tests.server.receivers import Calls, counting
from zoco.core.errors import ZocoError
from zoco.server.people import Person as Someone
from zoco.server.settings import Settings
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table
from zoco.server.webhooks import (
    GuardedResolver,
    Webhooks,
    check_url,
    is_outside,
)

INSIDE = ["127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "::1"]
INSIDE += ["::", "::127.0.0.1", "::ffff:0:127.0.0.1", "64:ff9b:1::1", "fec0::1", "fe80::1%eth0", "2001:0:7f00:1::"]
INSIDE += ["fe80::1", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "224.0.0.1", "255.255.255.255"]


@pytest.mark.parametrize("address", INSIDE)
def test_inside(address: str) -> None:
    assert not is_outside(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "93.184.216.34", "2606:4700::1111", "64:ff9b::808:808"])
def test_outside(address: str) -> None:
    assert is_outside(address)


WRONG = ["", "ftp://example.org", "http://", "http://user:word@example.org", "http://example.org:22", "//example.org"]


@pytest.mark.parametrize("url", [*WRONG, "http://example.org:99999", "http://[::1", "file:///etc/passwd"])
def test_addresses_that_cannot_be_called(url: str) -> None:
    with pytest.raises(ZocoError):
        check_url(url)


HOSTS = ["127.0.0.1", "localhost", "localhost.", "127.0.0.1.", "[::1]", "[::]", "0.0.0.0", "0", "127.1", "2130706433"]
HOSTS += [
    "0x7f000001",
    "0177.0.0.1",
    "017700000001",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "①②⑦.⓪.⓪.①",
    "127。0。0。1",
]


def test_internal_addresses_are_never_connected_to(tmp_path: Path) -> None:
    async def test() -> None:
        calls: list[Any] = []
        runner, port = await counting(calls)
        webhooks = Webhooks(Settings(tmp_path))
        for person, host in enumerate(HOSTS):
            await webhooks.call(f"http://{host}:{port}/hook", {}, Someone(person, ""), "table")
        await webhooks.close()
        assert calls == []
        allowed = Webhooks(Settings(tmp_path, private_hooks=True))
        await allowed.call(f"http://127.0.0.1:{port}/hook", {"what": "your-turn"}, Someone(1, ""), "table")
        await allowed.close()
        assert calls == [{"what": "your-turn"}]
        await runner.cleanup()

    run(test)


def test_a_name_that_leads_inside_is_not_known() -> None:
    async def test() -> None:
        resolver = GuardedResolver()
        with pytest.raises(OSError, match="no public address"):
            await resolver.resolve("localhost", 80, socket.AF_INET)
        await resolver.close()

    run(test)


def test_a_name_that_changes_its_mind_leads_nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """DNS rebinding: what was outside when it was looked at is inside when it is called."""

    async def test() -> None:
        calls: list[Any] = []
        runner, port = await counting(calls)
        webhooks, guarded = Webhooks(Settings(tmp_path)), GuardedResolver()
        answers = [["127.0.0.1"], ["93.184.216.34", "127.0.0.1", "10.0.0.1"], ["::ffff:127.0.0.1", "127.0.0.1"]]

        async def resolve(_: Any, host: str, port: int = 0, family: int = 0) -> list[Any]:
            found = [{"hostname": host, "host": one, "port": port, "family": socket.AF_INET} for one in answers[0]]
            return [entry | {"proto": 0, "flags": 0} for entry in found]

        monkeypatch.setattr(ThreadedResolver, "resolve", resolve)
        await webhooks.call(f"http://rebound.example:{port}/hook", {}, Someone(1, ""), "table")
        answers.pop(0)
        assert [found["host"] for found in await guarded.resolve("rebound.example", port)] == ["93.184.216.34"]
        answers.pop(0)
        await webhooks.call(f"http://rebound.example:{port}/hook", {}, Someone(2, ""), "table")
        assert calls == []
        await webhooks.close()
        await guarded.close()
        await runner.cleanup()

    run(test)


def test_a_hook_that_sends_elsewhere_is_not_followed(tmp_path: Path) -> None:
    async def test() -> None:
        calls: list[Any] = []
        runner, port = await counting(calls)
        webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
        await webhooks.call(f"http://127.0.0.1:{port}/elsewhere", {}, Someone(1, ""), "table")
        assert calls == ["sent elsewhere"]
        await webhooks.close()
        await runner.cleanup()

    run(test)


def test_an_absent_person_is_called_when_it_is_their_turn(tmp_path: Path) -> None:
    async def test() -> None:
        calls = Calls()
        async with (
            served(tmp_path, private_hooks=True) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
            Person(serving.address) as eve,
        ):
            runner, port = await counting(calls)
            table, lines = await seated([ana, ben], OTHER)
            mover, other = on_turn(lines)
            absent = ben if mover is lines[0] else ana
            url = f"http://127.0.0.1:{port}/hook"
            assert await eve.refused(f"PUT /tables/{table}/hook", 403, url=url) == "server-nobody"
            assert await ana.refused(f"PUT /tables/{table}/hook", 400, url="file:///x") == "server-bad-hook"
            serving.manager.webhooks.is_open = True
            rows = "INSERT INTO webhooks VALUES (?, ?, ?)"
            person = serving.manager.tables[table].chairs[other.table["you"]].person
            await serving.manager.store.written((rows, (table, person, url)))
            await other.close()
            await mover.until(lambda: not serving.manager.audience.is_present(table, person or 0))
            while mover.on_turn:
                await mover.play(mover.seat_view.legal[0])
            await calls.heard.wait()
            assert calls == [{"table": table, "game": OTHER, "seat": other.table["you"], "what": "your-turn"}]
            await absent.ask(f"PUT /tables/{table}/hook", 204)
            await runner.cleanup()

    run(test)


def test_whoever_is_away_is_called_when_their_answer_is_awaited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        called: list[tuple[int, str, bool]] = []
        awaited: list[Callable[[], bool]] = []

        async def call(_: Any, table: Table, seat: int, person: int, why: str, is_asked: Callable[[], bool]) -> None:
            if why == "proposal":
                called.append((seat, why, is_asked()))
                awaited.append(is_asked)

        monkeypatch.setattr(TableManager, "call_webhook", call)
        async with (
            served(tmp_path) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
            Person(serving.address) as cleo,
        ):
            table, lines = await seated([ana, ben, cleo])
            gone = lines[2].table["you"]
            person = serving.manager.tables[table].chairs[gone].person
            await lines[2].close()
            await lines[0].until(lambda: not serving.manager.audience.is_present(table, person or 0))
            await ana.ask(f"POST /tables/{table}/propose", what="end")
            assert called == [(gone, "proposal", True)]
            mine = (await cleo.ask("GET /me/tables"))["tables"]
            assert mine[0]["proposal"]["awaited"] == sorted([gone, lines[1].table["you"]])
            await ben.ask(f"POST /tables/{table}/agree", proposal=1)
            assert awaited[0]()  # that others agree changes nothing
            await ana.ask(f"POST /tables/{table}/decline", proposal=1)
            assert not awaited[0]()
            await ben.ask(f"POST /tables/{table}/propose", what="end")
            assert [asked() for asked in awaited] == [False, True]
            await cleo.ask(f"POST /tables/{table}/agree", proposal=2)
            assert not awaited[1]()
            await ben.ask(f"POST /tables/{table}/decline", proposal=2)
            assert "proposal" not in (await cleo.ask("GET /me/tables"))["tables"][0]

    run(test)


def test_a_turn_that_has_passed_is_no_reason_to_call(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        told: list[Callable[[], bool]] = []

        async def call(url: str, what: Any, who: Someone, table: str, is_so: Callable[[], bool]) -> None:
            told.append(is_so)

        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben], GAME)
            mover, other = on_turn(lines)
            person = serving.manager.tables[table].chairs[other.table["you"]].person or 0
            await serving.manager.store.written(
                ("INSERT INTO webhooks VALUES (?, ?, ?)", (table, person, "http://x.org"))
            )
            monkeypatch.setattr(serving.manager.webhooks, "call", call)
            await other.close()
            await mover.until(lambda: not serving.manager.audience.is_present(table, person))
            await mover.play("draw")
            while not told:
                await asyncio.sleep(0)
            assert told[0]()
            back = await (ana if other is lines[0] else ben).line()
            await back.listen(table)
            assert not told[0]()  # they are here
            await back.play("draw")
            await back.close()
            await mover.until(lambda: not serving.manager.audience.is_present(table, person))
            assert not told[0]()  # it is not their turn

    run(test)
