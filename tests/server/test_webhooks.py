"""Webhooks: a word when it is somebody's turn, and never to an internal address."""

import asyncio
import json
import socket
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.resolver import ThreadedResolver

from tests.sample import GAME, OTHER
from tests.server.clients import Person, on_turn, run, seated, served
from zoco.core.errors import ZocoError
from zoco.server import webhooks as rules
from zoco.server.fairness import Share
from zoco.server.limits import UNKNOWN
from zoco.server.people import Person as Someone
from zoco.server.settings import Settings
from zoco.server.webhooks import (
    AT_ONCE,
    AT_ONCE_EACH,
    FOR_STRANGERS,
    MOST_WAITING,
    GuardedResolver,
    Mark,
    Webhooks,
    check_url,
    is_outside,
)

STRANGERS = AT_ONCE * FOR_STRANGERS
HOME = "203.0.113.1"
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
        with pytest.raises(OSError, match="no address outside"):
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
            rows = "INSERT INTO hooks VALUES (?, ?, ?)"
            person = serving.manager.tables[table].chairs[other.table["you"]].person
            await serving.manager.store.written((rows, (table, person, url)))
            await other.close()
            await mover.until(lambda: not serving.manager.is_present(table, person or 0))
            while mover.on_turn:
                await mover.play(mover.seat_view.legal[0])
            await calls.heard.wait()
            assert calls == [{"table": table, "game": OTHER, "seat": other.table["you"], "what": "your-turn"}]
            await absent.ask(f"PUT /tables/{table}/hook", 204)
            await runner.cleanup()

    run(test)


# ---- receivers that are slow on purpose


class Slow:
    """A server that takes what is sent and does not answer until it is let go, with 200 if it `answers` at all."""

    def __init__(self, answers: bool = False) -> None:
        self.answers = answers
        self.goes = asyncio.Event()

    async def __aenter__(self) -> "Slow":
        self.held: set[asyncio.StreamWriter] = set()
        self.server = await asyncio.start_server(self.hold, "0.0.0.0", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.close()
        self.goes.set()
        for writer in list(self.held):
            writer.close()
        while self.held:
            await asyncio.sleep(0)

    def url(self, k: int = 0) -> str:
        """As many receivers as one likes."""
        return f"http://127.0.0.{1 + k % 250}:{self.server.sockets[0].getsockname()[1]}/hook"

    async def hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.held.add(writer)
        with suppress(ConnectionError):
            if self.answers:
                await self.goes.wait()
                writer.write(b"HTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            await reader.read()
            writer.close()
            await writer.wait_closed()
        self.held.discard(writer)


def begin(webhooks: Webhooks, url: str, person: int, table: str, network: str = UNKNOWN) -> "asyncio.Task[None]":
    return asyncio.create_task(webhooks.call(url, {}, Someone(person, "", network=network), table))


async def end(tasks: "list[asyncio.Task[None]]") -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


@pytest.mark.parametrize("count, networks, answers", [(16, 1, False), (16, 1, True), (100, 6, True)])
def test_slow_receivers_delay_nobody_else(tmp_path: Path, count: int, networks: int, answers: bool) -> None:
    """Those that never answer, and those that do, but late: also where the honest person is of their network, and was
    never called before."""

    async def test() -> None:
        calls = Calls()
        runner, port = await counting(calls)
        async with Slow(answers) as slow:
            webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
            tasks = [
                begin(webhooks, slow.url(k), 100 + k, f"table{k}", f"203.0.113.{1 + k % networks}")
                for k in range(count)
            ]
            await asyncio.sleep(0)
            await webhooks.call(f"http://127.0.0.1:{port}/hook", {}, Someone(1, "", network=HOME), "honest")
            assert len(calls) == 1
            assert len(webhooks.under_way) == count  # all the while
            assert not any(task.done() for task in tasks)
            await end(tasks)
            await webhooks.close()
        await runner.cleanup()

    run(test)


@pytest.mark.parametrize("sharing", ["person", "table", "receiver", "network"])
def test_slow_receivers_share_what_their_person_table_or_address_may_use(
    tmp_path: Path, sharing: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(rules, "PROMPT", 1000)
        calls = Calls()
        runner, port = await counting(calls)
        async with Slow() as slow:
            webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
            tasks = [
                begin(
                    webhooks,
                    slow.url(0 if sharing == "receiver" else k),
                    1 if sharing == "person" else 100 + k,
                    "one" if sharing == "table" else f"table{k}",
                    HOME if sharing == "network" else UNKNOWN,
                )
                for k in range(200)
            ]
            await asyncio.sleep(0)
            assert len(webhooks.under_way) == max(1, AT_ONCE_EACH[sharing] * FOR_STRANGERS)
            await webhooks.call(f"http://127.0.0.1:{port}/hook", {"what": "your-turn"}, Someone(2, ""), "honest")
            assert calls == [{"what": "your-turn"}]
            assert webhooks.under_way  # all the while
            await end(tasks)
            assert not webhooks.under_way + webhooks.waiting
            assert not webhooks.busy
            await webhooks.close()
        await runner.cleanup()

    run(test)


@pytest.mark.parametrize("network", [HOME, "203.0.113.9"])
def test_whoever_is_late_gives_way(tmp_path: Path, network: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Five networks with all the calls that strangers may have; nobody waits until they have failed."""

    async def test() -> None:
        monkeypatch.setattr(rules, "SECONDS", 1000)
        monkeypatch.setattr(rules, "PROMPT", 0.01)
        calls = Calls()
        runner, port = await counting(calls)
        async with Slow() as slow:
            webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
            tasks = [
                begin(webhooks, slow.url(k), 100 + k, f"table{k}", f"203.0.113.{1 + k % 5}")
                for k in range(int(STRANGERS))
            ]
            await asyncio.sleep(0)
            assert len(webhooks.under_way) == STRANGERS
            honest = begin(webhooks, f"http://127.0.0.1:{port}/hook", 1, "honest", network)
            await honest
            assert len(calls) == 1
            ended = [task for task in tasks if task.done()]
            assert len(ended) == 1
            assert sum(mark.failures for mark in webhooks.marks.values()) == 1
            await end(tasks)
            await webhooks.close()
        await runner.cleanup()

    run(test)


def test_a_late_call_ends_only_for_one_that_comes_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setitem(AT_ONCE_EACH, "all", 1)
        monkeypatch.setattr(rules, "PROMPT", 0)
        async with Slow() as slow:
            webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
            first = begin(webhooks, slow.url(1), 1, "first", HOME)
            while not slow.held:
                await asyncio.sleep(0)
            webhooks.usage.charge(Share(True, "203.0.113.9", 2, "other"), 100)
            second = begin(webhooks, slow.url(2), 2, "second", "203.0.113.9")
            await asyncio.sleep(0)
            webhooks.admit()
            assert [call.share.person for call in webhooks.waiting] == [2]
            assert webhooks.under_way[0].patience is not None  # nothing has been ended
            third = begin(webhooks, slow.url(3), 3, "third", "203.0.113.3")
            await first
            assert [call.share.person for call in webhooks.under_way] == [3]
            await end([second, third])
            await webhooks.close()

    run(test)


def test_whoever_answers_late_gets_no_room_of_those_who_are_prompt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        runner, port = await counting([])
        webhooks, url = Webhooks(Settings(tmp_path, private_hooks=True)), f"http://127.0.0.1:{port}/hook"
        await webhooks.call(url, {}, Someone(1, ""), "table")
        assert webhooks.marks[1].failures == 0
        monkeypatch.setattr(rules, "PROMPT", 0)
        await webhooks.call(url, {}, Someone(1, ""), "table")
        assert not webhooks.marks  # nor a pause: it was heard
        await webhooks.close()
        await runner.cleanup()

    run(test)


def test_whoever_answered_before_finds_room_among_any_number_of_slow_strangers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(rules, "PROMPT", 1000)
        calls = Calls()
        runner, port = await counting(calls)
        webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
        honest = f"http://127.0.0.1:{port}/hook"
        await webhooks.call(honest, {}, Someone(1, "", network=HOME), "honest")
        async with Slow() as slow:
            networks = [f"203.0.113.{1 + k % 5}" for k in range(2000)]
            tasks = [begin(webhooks, slow.url(k), 100 + k, f"table{k}", network) for k, network in enumerate(networks)]
            await asyncio.sleep(0)
            assert len(webhooks.under_way) == STRANGERS
            assert len(webhooks.waiting) == MOST_WAITING  # and no more, however many there are
            held = list(webhooks.under_way)
            await webhooks.call(honest, {}, Someone(1, "", network=HOME), "honest")
            assert len(calls) == 2
            assert webhooks.under_way == held  # none of them had to end for it
            await end(tasks)
            await webhooks.close()
        await runner.cleanup()

    run(test)


def test_a_stranger_goes_before_all_crowds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where more wait than may."""

    async def test() -> None:
        monkeypatch.setattr(rules, "PROMPT", 1000)
        calls = Calls()
        runner, port = await counting(calls)
        webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
        async with Slow() as slow:
            crowds = [f"203.0.113.{k % 4}" for k in range(2000)]
            tasks = [begin(webhooks, slow.url(k), 100 + k, f"table{k}", crowd) for k, crowd in enumerate(crowds)]
            await asyncio.sleep(0)
            assert (len(webhooks.under_way), len(webhooks.waiting)) == (STRANGERS, MOST_WAITING)
            honest = asyncio.create_task(
                webhooks.call(f"http://127.0.0.1:{port}/hook", {}, Someone(1, "", network="203.0.113.9"), "honest")
            )
            await asyncio.sleep(0)
            assert len(webhooks.waiting) == MOST_WAITING
            await end([next(task for task in tasks if not task.done())])  # room for one
            await honest
            assert len(calls) == 1
            await end(tasks)
            await webhooks.close()
        await runner.cleanup()

    run(test)


def test_after_a_failure_there_is_a_pause_that_grows_and_an_answer_ends_it(tmp_path: Path) -> None:
    async def test() -> None:
        calls = Calls()
        runner, port = await counting(calls)
        webhooks, loop = Webhooks(Settings(tmp_path, private_hooks=True)), asyncio.get_running_loop()
        nowhere, honest = f"http://127.0.0.1:{port}/nowhere", f"http://127.0.0.1:{port}/hook"
        pauses = []
        for _ in range(9):
            webhooks.marks[1] = webhooks.marks.get(1, Mark(0, 0))._replace(until=0)  # it has passed
            await webhooks.call(nowhere, {}, Someone(1, ""), "table")
            pauses.append(round(webhooks.marks[1].until - loop.time()))
        assert pauses == [30, 60, 120, 240, 480, 960, 1800, 1800, 1800]
        await webhooks.call(honest, {}, Someone(1, ""), "table")
        assert calls == []  # it was not even tried
        await webhooks.call(honest, {}, Someone(2, ""), "table")
        assert calls == [{}]  # others are not concerned
        webhooks.marks[1] = webhooks.marks[1]._replace(until=0)
        await webhooks.call(honest, {}, Someone(1, ""), "table")
        assert len(calls) == 2
        assert webhooks.marks[1].failures == 0
        await webhooks.close()
        await runner.cleanup()

    run(test)


def test_what_is_no_longer_so_is_not_said(tmp_path: Path) -> None:
    async def test() -> None:
        calls = Calls()
        runner, port = await counting(calls)
        honest = f"http://127.0.0.1:{port}/hook"
        async with Slow() as slow:
            webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
            slow_one = begin(webhooks, slow.url(), 1, "table")
            await asyncio.sleep(0)
            turn = [True]
            late = asyncio.create_task(webhooks.call(honest, {}, Someone(1, ""), "other", lambda: turn[0]))
            await asyncio.sleep(0)
            assert len(webhooks.waiting) == 1  # for the same person's other call
            turn[0] = False
            await end([slow_one])
            await late
            assert calls == []
            await webhooks.close()
        await runner.cleanup()

    run(test)


def test_names_that_nobody_answers_for_hold_up_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads that wait for a name's server are not those that everything else runs in."""
    answered = threading.Event()
    looked_up = socket.getaddrinfo

    def look_up(host: str, *wanted: Any, **more: Any) -> Any:
        if host.endswith(".example"):
            answered.wait()
            raise socket.gaierror
        return looked_up(host, *wanted, **more)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)

    async def test() -> None:
        calls = Calls()
        runner, port = await counting(calls)
        webhooks = Webhooks(Settings(tmp_path, private_hooks=True))
        try:
            urls = [f"http://never{k}.example/hook" for k in range(int(STRANGERS) - 1)]
            tasks = [begin(webhooks, url, 100 + k, f"table{k}") for k, url in enumerate(urls)]
            await webhooks.call(f"http://localhost:{port}/hook", {}, Someone(1, ""), "honest")
            assert len(calls) == 1
            assert await asyncio.to_thread(lambda: "free") == "free"
            assert not any(task.done() for task in tasks)
            await end(tasks)
            assert len(webhooks.under_way) == len(tasks)  # as long as their threads wait, they take up room
        finally:
            answered.set()
        while webhooks.under_way:
            await asyncio.sleep(0)
        await webhooks.close()
        await runner.cleanup()

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
            await serving.manager.store.written(("INSERT INTO hooks VALUES (?, ?, ?)", (table, person, "http://x.org")))
            monkeypatch.setattr(serving.manager.webhooks, "call", call)
            await other.close()
            await mover.until(lambda: not serving.manager.is_present(table, person))
            await mover.play("draw")
            while not told:
                await asyncio.sleep(0)
            assert told[0]()
            back = await (ana if other is lines[0] else ben).line()
            await back.listen(table)
            assert not told[0]()  # they are here
            await back.play("draw")
            await back.close()
            await mover.until(lambda: not serving.manager.is_present(table, person))
            assert not told[0]()  # it is not their turn

    run(test)
