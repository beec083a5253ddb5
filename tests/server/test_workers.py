"""Bots that crash or hang are replaced, and their moves are made."""

import asyncio
import random
import subprocess
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.server.clients import Person, run, served
from zoco import rules_of
from zoco.core.editions import named_edition
from zoco.core.sight import Sight
from zoco.server import serving, workers
from zoco.server.house import House
from zoco.server.settings import Limits
from zoco.server.tables import Table
from zoco.server.workers import Job, Worker, Workers

READY = "import sys, time\nprint('{}', flush=True)\n"
CRASHES = READY + "sys.stdin.readline(); sys.exit(3)"
HANGS = READY + "time.sleep(1000)"
LIES = READY + "sys.stdin.readline(); print('no JSON', flush=True); time.sleep(1000)"
ANSWERS = READY + 'for line in sys.stdin: print(\'{"notation": "draw"}\', flush=True)'
JOB = Job("toledo", "kosmos-2008", b"", "journeyman")


class Scripted(Worker):
    """Processes that behave as these scripts do, one after the other."""

    def __init__(self, *scripts: str) -> None:
        super().__init__()
        self.scripts = list(scripts)

    def spawn(self) -> "subprocess.Popen[bytes]":
        script = self.scripts.pop(0) if len(self.scripts) > 1 else self.scripts[0]
        pipe = subprocess.PIPE
        return subprocess.Popen([sys.executable, "-c", script], stdin=pipe, stdout=pipe)


@pytest.mark.parametrize("trouble", [CRASHES, HANGS, LIES])
def test_a_worker_in_trouble_is_replaced_and_its_task_given_again(
    trouble: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        monkeypatch.setattr(workers, "THINK_SECONDS", 2 if trouble is HANGS else 60)
        pool = Workers(1)
        pool.add(Scripted(trouble, ANSWERS))
        assert await pool.decide(JOB) == "draw"
        assert pool.restarts == 1
        await pool.close()

    run(test)


def test_whoever_starts_may_compile_even_if_its_process_is_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun = threading.Event()

    class Begins(Scripted):
        def answer(self, process: "subprocess.Popen[bytes]") -> dict[str, Any]:
            begun.set()
            return super().answer(process)

    class Prompt(ThreadPoolExecutor):
        def submit(self, *act: Any) -> "Future[Any]":  # type: ignore[override]
            future = super().submit(*act)
            begun.wait()
            return future

    async def test() -> None:
        allowed: list[float] = []
        really_wait = asyncio.wait

        async def wait(asked: Any, timeout: float) -> Any:
            allowed.append(timeout)
            return await really_wait(asked)

        monkeypatch.setattr(asyncio, "wait", wait)
        pool, worker = Workers(1), Begins(ANSWERS)
        pool.threads = Prompt(1)
        await pool.attempt(worker, worker.start)
        await pool.attempt(worker, lambda: worker.ask(JOB.line()))
        assert allowed == [workers.READY_SECONDS, workers.THINK_SECONDS]
        worker.stop()

    run(test)


def test_a_task_that_no_worker_survives_is_given_up_and_the_next_one_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pool = Workers(1)
        pool.add(Scripted(CRASHES, CRASHES, CRASHES, ANSWERS))
        first, second = asyncio.create_task(pool.decide(JOB)), asyncio.create_task(pool.decide(JOB))
        assert await first is None
        assert await second == "draw"
        await pool.close()

    run(test)


def test_the_pace_of_a_bot_does_not_tell_what_it_is_asked_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T6: that a bot may pay for a field tells that it holds a fitting card."""
    asked: list[tuple[bool, str]] = []
    pauses: set[float] = set()

    async def decide(self: Workers, job: Job) -> str:
        rules = rules_of(job.game)
        sight = Sight(rules, named_edition(rules, job.edition), np.frombuffer(job.view, np.uint8).copy())
        legal = sight.legal
        asked.append(("skip" in legal, job.bot))
        return "skip" if "skip" in legal else dice.choice(legal)

    class Hurried(House):
        def earliest(self, table: Table, level: str) -> float:
            pauses.add(round(super().earliest(table, level) - self.shown_at[table.id], 6))
            return 0

    async def test() -> None:
        monkeypatch.setattr(Workers, "decide", decide)
        monkeypatch.setattr(serving, "House", Hurried)
        async with served(tmp_path, Limits()) as running, Person(running.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            made = await ana.ask("POST /tables", game="toledo", chairs=["grand-master"] * 2)
            line = await ana.line()
            await line.listen(made["table"])
            await ana.ask(f"POST /tables/{made['table']}/start")
            await line.until(lambda: any(in_secret for in_secret, _ in asked) and len(asked) > 50)
        assert {bot for in_secret, bot in asked if in_secret} == {"master"}
        assert {bot for in_secret, bot in asked if not in_secret} == {"grand-master"}
        assert pauses == {1.4}

    dice = random.Random(2)
    run(test)


def test_where_no_worker_answers_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async def nobody(self: Workers, job: Job) -> None:
            return None

        monkeypatch.setattr(Workers, "decide", nobody)
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            made = await ana.ask("POST /tables", game="toledo", chairs=["me", "master"], name="Ana")
            line = await ana.line()
            await line.listen(made["table"])
            await ana.ask(f"POST /tables/{made['table']}/start")
            await line.until(lambda: line.view is not None)
            if line.on_turn:
                await line.play("draw")
            await line.until(lambda: line.on_turn)

    run(test)
