"""Bots that crash or hang are replaced, and their moves are made."""

import asyncio
import json
import random
import subprocess
import sys
import threading
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from tests.sample import GAME
from tests.server.clients import Person, run, seated, served
from zoco import rules_of
from zoco.bots import Budget
from zoco.core.editions import named_edition
from zoco.core.game import Game
from zoco.core.seat_view import SeatView
from zoco.server import table_manager, workers
from zoco.server.bot_turns import BotTurns
from zoco.server.bot_worker import within
from zoco.server.fairness import Share, Usage
from zoco.server.settings import Limits
from zoco.server.tables import Table
from zoco.server.workers import Ask, Job, Talk, Task, Worker, Workers, is_any, is_short

READY = "import sys, time\nprint('{}', flush=True)\n"
CRASHES = READY + "sys.stdin.readline(); sys.exit(3)"
HANGS = READY + "time.sleep(1000)"
LIES = READY + "sys.stdin.readline(); print('no JSON', flush=True); time.sleep(1000)"
ANSWERS = READY + 'for line in sys.stdin: print(\'{"notation": "draw"}\', flush=True)'
JOB = Job(GAME, "kosmos-2008", b"", "journeyman")
ANA = Share(True, "127.0.0.1", 1, "table")


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
        assert await pool.run(ANA, 0, lambda ask: ask(JOB)) == {"notation": "draw"}
        assert pool.restarts == 1
        await pool.close()

    run(test)


def test_a_starting_worker_may_compile_even_if_its_process_is_there_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
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
        await pool.attempt(worker, lambda: worker.ask(JOB.line(1000)))
        assert allowed == [workers.READY_SECONDS, workers.THINK_SECONDS]
        worker.stop()

    run(test)


def test_a_task_that_no_worker_survives_is_given_up_and_the_next_one_done(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        pool = Workers(1)
        pool.add(Scripted(CRASHES, CRASHES, CRASHES, ANSWERS))
        first, second = (asyncio.create_task(pool.run(ANA, 0, lambda ask: ask(JOB))) for _ in range(2))
        assert await first is None
        assert await second == {"notation": "draw"}
        await pool.close()

    run(test)


def choose(job: Job, dice: random.Random) -> str:
    """Any decision; a question in secret is answered by doing nothing."""
    rules = rules_of(job.game)
    view = np.frombuffer(job.view, np.uint8).copy()
    legal = SeatView(rules, named_edition(rules, job.edition), view).legal
    return "skip" if "skip" in legal else dice.choice(legal)


def test_what_a_bot_answers_in_secret_is_part_of_the_task_for_its_next_visible_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """T6: that a bot may pay for a field tells that it holds a fitting card. Neither tasks nor pauses nor the time that
    is reserved may differ where it was asked."""
    tasks: list[list[tuple[str, str]]] = []  # who was asked, and what was answered
    seconds: set[float] = set()
    pauses: set[float] = set()
    dice = random.Random(2)

    async def run_task(self: Workers, share: Share, reserved: float, talk: Talk[list[str]]) -> list[str]:
        asked: list[tuple[str, str]] = []

        async def ask(job: Job) -> dict[str, Any]:
            asked.append((job.bot, choose(job, dice)))
            return {"notation": asked[-1][1]}

        seconds.add(reserved)
        decided = await talk(ask)
        assert decided == [notation for _, notation in asked]
        tasks.append(asked)
        return decided

    class Hurried(BotTurns):
        def earliest(self, table: Table, level: str) -> float:
            pauses.add(round(super().earliest(table, level) - self.shown_at[table.id], 6))
            return 0

    async def test() -> None:
        monkeypatch.setattr(Workers, "run", run_task)
        monkeypatch.setattr(table_manager, "BotTurns", Hurried)
        async with served(tmp_path, Limits()) as running, Person(running.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            made = await ana.ask("POST /tables", game=GAME, chairs=["grand-master"] * 2)
            line = await ana.line()
            await line.listen(made["table"])
            await ana.ask(f"POST /tables/{made['table']}/start")
            await line.until(lambda: len(tasks) > 50 and any(len(asked) > 1 for asked in tasks))
            told = [event for event in line.events if event["what"] == "play"]
            assert len({event["number"] for event in told}) == len(told) <= len(tasks)
        for asked in tasks:
            *secret, shown = asked
            assert shown[0] == "grand-master"
            assert set(secret) <= {("master", "skip")}
        assert pauses == {1.4}
        assert len(seconds) == 1

    run(test)


def test_only_decisions_that_others_see_set_the_pace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Chat raises the number of events, too, and may come before a decision that nobody sees."""

    async def test() -> None:
        async with served(tmp_path) as running, Person(running.address) as ana, Person(running.address) as ben:
            table, lines = await seated([ana, ben])
            by_seat = {line.table["you"]: line for line in lines}
            dice, skips = random.Random(2), 0
            while skips < 3:
                line = by_seat[lines[0].seat_on_turn]
                await line.until(lambda: line.on_turn)  # noqa: B023, awaited here
                legal, shown_at = line.seat_view.legal, running.manager.bots.shown_at[table]
                if "skip" in legal:
                    await ana.ask(f"POST /tables/{table}/chat", text="well?")
                    await line.play("skip")
                    assert running.manager.bots.shown_at[table] == shown_at
                    skips += 1
                else:
                    await line.play(dice.choice(legal))
                    assert running.manager.bots.shown_at[table] > shown_at
                for other in lines:
                    await other.answer("ping")

    run(test)


def test_a_task_takes_the_time_that_is_reserved_however_little_there_is_to_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def test() -> None:
        slept: list[float] = []

        async def sleep(seconds: float) -> None:
            slept.append(seconds)

        pool = Workers(1)
        monkeypatch.setattr(asyncio, "sleep", sleep)
        pool.add(Scripted(ANSWERS))
        assert await pool.run(ANA, 1000.0, lambda ask: ask(JOB)) == {"notation": "draw"}
        assert 900 < slept[0] <= 1000
        assert pool.usage.of(("person", ANA.person)) == pytest.approx(1000, rel=0.1)
        await pool.close()

    run(test)


def test_where_no_worker_answers_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async def nobody(self: Workers, share: Share, seconds: float, talk: Talk[list[str]]) -> list[str]:
            async def ask(job: Job) -> None:
                return None

            return await talk(ask)

        monkeypatch.setattr(Workers, "run", nobody)
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            made = await ana.ask("POST /tables", game=GAME, chairs=["me", "master"], name="Ana")
            line = await ana.line()
            await line.listen(made["table"])
            await ana.ask(f"POST /tables/{made['table']}/start")
            await line.until(lambda: line.view is not None)
            if line.on_turn:
                await line.play("draw")
            await line.until(lambda: line.on_turn)

    run(test)


# ---- shares


def test_thinking_time_is_shared_by_network_then_person_then_table() -> None:
    """The longest wait does not win; the smallest recent use does."""

    async def test() -> None:
        now = [0.0]
        pool = Workers(0)
        pool.usage = Usage(lambda: now[0])

        def task(share: Share) -> None:
            pool.tasks.append(Task(share, 1.0, cast(Any, None), pool.loop.create_future()))

        greedy = [Share(True, "10.0.0.1", person, f"{person}/{k}") for person in (1, 2) for k in range(20)]
        for share in greedy:
            task(share)
        order = [(await pool.next_task()).share.table for _ in range(10)]
        assert [table.split("/")[0] for table in order] == ["1", "2"] * 5
        assert len(set(order)) == 10
        task(Share(True, "10.0.0.2", 3, "honest"))
        assert (await pool.next_task()).share.table == "honest"
        task(Share(False, "10.0.0.3", 4, "nobody plays there"))
        task(Share(True, "10.0.0.2", 3, "honest"))
        assert (await pool.next_task()).share.table == "honest"
        assert (await pool.next_task()).share.table.startswith("1/")
        now[0] += 3600  # forgiven
        assert pool.usage.of(("network", "10.0.0.1")) < 1e-6

    run(test)


def test_short_tasks_do_not_wait_for_long_ones() -> None:
    async def test() -> None:
        pool = Workers(1)
        began = asyncio.Event()

        async def long(ask: Ask) -> None:
            began.set()
            await asyncio.Event().wait()

        pool.add(Scripted(ANSWERS))
        slow = asyncio.create_task(pool.run(ANA, 60.0, long))
        await began.wait()
        pool.add(Scripted(ANSWERS), is_short)
        assert await pool.run(ANA, 0.0, lambda ask: ask(JOB)) == {"notation": "draw"}
        slow.cancel()
        await pool.close()

    run(test)


@pytest.mark.parametrize("networks", [("10.0.0.1", "10.0.0.2"), ("127.0.0.1", "127.0.0.1")])
def test_nobody_has_all_the_workers(networks: tuple[str, str]) -> None:
    """Somebody else's long task goes at once: of another network, however many identities the first one has; or of
    another person, where there is one network only."""

    async def test() -> None:
        pool = Workers(1)
        people = range(10) if networks[0] != networks[1] else [1] * 10
        begun: asyncio.Queue[str] = asyncio.Queue()
        ends = {who: asyncio.Event() for who in ("greedy", "honest")}

        def think(who: str, network: str, person: int) -> "asyncio.Task[None]":
            async def talk(ask: Ask) -> None:
                begun.put_nowait(who)
                await ends[who].wait()

            return asyncio.create_task(pool.run(Share(True, network, person, who), 1.0, talk))

        pool.remember(networks[1])  # they have been here before
        greedy = [think("greedy", networks[0], person) for person in people]
        for takes in (is_any, is_short, pool.is_of_others):
            pool.add(Scripted(ANSWERS), takes)
        assert await begun.get() == "greedy"
        honest = think("honest", networks[1], 100)
        assert await begun.get() == "honest"
        assert pool.waiting() == 9
        ends["honest"].set()
        await honest
        assert pool.waiting() == 9
        for task in greedy:
            task.cancel()
        await pool.close()

    run(test)


def test_a_second_question_within_a_task_gets_the_time_that_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """A secret question must not make the task longer, which others could measure where many wait."""

    async def test() -> None:
        now, told = [100.0], []

        class Thinks(Scripted):
            def ask(self, line: bytes) -> dict[str, Any]:
                told.append(json.loads(line)["milliseconds"])
                now[0] += 0.3
                return {}

        async def talk(ask: Ask) -> None:
            for _ in range(3):
                await ask(JOB)

        async def sleep(seconds: float) -> None:
            pass

        pool = Workers(1)
        monkeypatch.setattr(pool.loop, "time", lambda: now[0])
        monkeypatch.setattr(asyncio, "sleep", sleep)
        pool.add(Thinks(ANSWERS))
        await pool.run(ANA, 0.505, talk)
        assert told == [499, 199, 1]
        await pool.close()

    run(test)


def test_a_bot_thinks_no_longer_than_there_is_time() -> None:
    assert within(Budget(milliseconds=1000), 900) == Budget(milliseconds=900)
    assert within(Budget(milliseconds=62), 900) == Budget(milliseconds=62)
    assert within(Budget(), 900) == Budget()  # not by the clock at all


def test_bots_among_themselves_play_only_while_somebody_watches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    dice = random.Random(2)

    async def run_task(self: Workers, share: Share, seconds: float, talk: Talk[list[str]]) -> list[str]:
        assert not share.has_people

        async def ask(job: Job) -> dict[str, Any]:
            return {"notation": choose(job, dice)}

        return await talk(ask)

    async def test() -> None:
        monkeypatch.setattr(Workers, "run", run_task)
        async with served(tmp_path) as running, Person(running.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            table = (await ana.ask("POST /tables", game=GAME, chairs=["journeyman"] * 2))["table"]
            await ana.ask(f"POST /tables/{table}/start")
            assert not running.manager.bots.thinking
            assert (await ana.ask(f"GET /tables/{table}"))["number"] == 3  # two bots sat down, and it began
            line = await ana.line()
            await line.listen(table)
            await line.until(lambda: line.number > 5)
            await line.send("part", table=table, key="gone")
            await line.until(lambda: not running.manager.audience.guests)
            before = running.manager.tables[table].entries
            await ana.ask(f"POST /tables/{table}/chat", text="?")
            assert running.manager.tables[table].entries <= before + 2  # what was decided already, and the chat

    run(test)


def test_a_bot_may_reshuffle_right_after_its_table_was_opened_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            made = await ana.ask("POST /tables", game=GAME, chairs=["me", "apprentice"], name="Ana")
            await ana.ask(f"POST /tables/{made['table']}/start")
            manager = serving.manager
            manager.tables.clear()
            table = await manager.get(made["table"])

            def play_with_a_shuffle(game: Game, notation: str) -> int:
                assert game.shuffler is not None
                game.shuffler([1, 2, 3], 0)
                return play(game, notation)

            async def ask_nobody(job: Job) -> None:
                return None

            play = Game.play
            monkeypatch.setattr(Game, "play", play_with_a_shuffle)
            assert await manager.bots.decide_visibly(table, table.seat_asked, "apprentice", ask_nobody)

    run(test)
