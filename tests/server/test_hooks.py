"""Webhooks: a word when it is somebody's turn, and never to an internal address."""

import asyncio
import json
import socket
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.resolver import ThreadedResolver

from tests.server.clients import Person, on_turn, run, seated, served
from zoco.core.errors import ZocoError
from zoco.server.hooks import GuardedResolver, Hooks, check_url, is_outside
from zoco.server.settings import Settings

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


class Calls(list[Any]):
    """What was called, and that something was."""

    def __init__(self) -> None:
        super().__init__()
        self.heard = asyncio.Event()

    def append(self, call: Any) -> None:
        super().append(call)
        self.heard.set()


async def counting(calls: list[Any]) -> tuple[web.AppRunner, int]:
    async def called(request: web.Request) -> web.Response:
        calls.append(json.loads(await request.text()))
        return web.Response()

    async def sent_elsewhere(_: web.Request) -> web.Response:
        calls.append("sent elsewhere")
        return web.Response(status=307, headers={"Location": "/hook"})

    app = web.Application()
    app.router.add_post("/hook", called)
    app.router.add_post("/elsewhere", sent_elsewhere)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    assert site._server is not None
    return runner, site._server.sockets[0].getsockname()[1]  # type: ignore[attr-defined]


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
        hooks = Hooks(Settings(tmp_path))
        for host in HOSTS:
            await hooks.call(f"http://{host}:{port}/hook", {})
        await hooks.close()
        assert calls == []
        allowed = Hooks(Settings(tmp_path, private_hooks=True))
        await allowed.call(f"http://127.0.0.1:{port}/hook", {"what": "your-turn"})
        await allowed.close()
        assert calls == [{"what": "your-turn"}]
        await runner.cleanup()

    run(test)


def test_a_name_that_leads_inside_is_not_known() -> None:
    async def test() -> None:
        resolver = GuardedResolver()
        with pytest.raises(OSError, match="no address outside"):
            await resolver.resolve("localhost", 80, socket.AF_INET)
        await resolver.close()

    run(test)


def test_a_name_that_changes_its_mind_leads_nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """DNS rebinding: what was outside when it was looked at is inside when it is called."""

    async def test() -> None:
        calls: list[Any] = []
        runner, port = await counting(calls)
        hooks, guarded = Hooks(Settings(tmp_path)), GuardedResolver()
        answers = [["127.0.0.1"], ["93.184.216.34", "127.0.0.1", "10.0.0.1"], ["::ffff:127.0.0.1", "127.0.0.1"]]

        async def resolve(_: Any, host: str, port: int = 0, family: int = 0) -> list[Any]:
            found = [{"hostname": host, "host": one, "port": port, "family": socket.AF_INET} for one in answers[0]]
            return [entry | {"proto": 0, "flags": 0} for entry in found]

        monkeypatch.setattr(ThreadedResolver, "resolve", resolve)
        await hooks.call(f"http://rebound.example:{port}/hook", {})
        answers.pop(0)
        assert [found["host"] for found in await guarded.resolve("rebound.example", port)] == ["93.184.216.34"]
        answers.pop(0)
        await hooks.call(f"http://rebound.example:{port}/hook", {})
        assert calls == []
        await hooks.close()
        await guarded.close()
        await runner.cleanup()

    run(test)


def test_a_hook_that_sends_elsewhere_is_not_followed(tmp_path: Path) -> None:
    async def test() -> None:
        calls: list[Any] = []
        runner, port = await counting(calls)
        hooks = Hooks(Settings(tmp_path, private_hooks=True))
        await hooks.call(f"http://127.0.0.1:{port}/elsewhere", {})
        assert calls == ["sent elsewhere"]
        await hooks.close()
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
            table, lines = await seated([ana, ben], "alcazar")
            mover, other = on_turn(lines)
            absent = ben if mover is lines[0] else ana
            url = f"http://127.0.0.1:{port}/hook"
            assert await eve.refused(f"PUT /tables/{table}/hook", 403, url=url) == "server-nobody"
            assert await ana.refused(f"PUT /tables/{table}/hook", 400, url="file:///x") == "server-bad-hook"
            serving.house.hooks.is_open = True
            rows = "INSERT INTO hooks VALUES (?, ?, ?)"
            person = serving.house.tables[table].chairs[other.table["you"]].person
            await serving.house.store.written((rows, (table, person, url)))
            await other.close()
            await mover.until(lambda: not serving.house.is_present(table, person or 0))
            while mover.on_turn:
                await mover.play(next(n for n in mover.sight.legal if n.split()[0] in ("buy", "done", "pass")))
            await calls.heard.wait()
            assert calls == [{"table": table, "game": "alcazar", "seat": other.table["you"], "what": "your-turn"}]
            await absent.ask(f"PUT /tables/{table}/hook", 204)
            await runner.cleanup()

    run(test)
