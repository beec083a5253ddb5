"""Bots that crash or hang are replaced, and their moves are made."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.clients import Person, run, served
from zoco.server import workers
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


def test_a_task_that_no_worker_survives_is_given_up_and_the_next_one_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pool = Workers(1)
        pool.add(Scripted(CRASHES, CRASHES, CRASHES, ANSWERS))
        first, second = asyncio.create_task(pool.decide(JOB)), asyncio.create_task(pool.decide(JOB))
        assert await first is None
        assert await second == "draw"
        await pool.close()

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
