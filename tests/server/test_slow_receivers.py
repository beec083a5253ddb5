"""Receivers that are slow on purpose delay nobody else's webhooks."""

import asyncio
import socket
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import run
from tests.server.receivers import Calls, Slow, begin, counting, end
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
    Mark,
    Webhooks,
)

STRANGERS = AT_ONCE * FOR_STRANGERS
HOME = "203.0.113.1"


@pytest.mark.parametrize("count, networks, answers", [(16, 1, False), (16, 1, True), (100, 6, True)])
def test_slow_receivers_delay_nobody_else(tmp_path: Path, count: int, networks: int, answers: bool) -> None:
    """Some never answer, some answer late; even if the honest person shares their network and was
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
def test_late_calls_give_way(tmp_path: Path, network: str, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_late_answers_earn_no_reserved_calls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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


def test_prompt_receivers_are_called_among_any_number_of_slow_strangers(
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
    """Threads that wait for name servers are used for nothing else."""
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
