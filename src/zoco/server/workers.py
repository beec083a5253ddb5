"""Bots and hints think in processes of their own. One that crashes or hangs is replaced, and its task given again."""

import asyncio
import base64
import contextlib
import logging
import math
import secrets
import subprocess
import sys
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import msgspec

from zoco.server.fairness import Share, Usage

READY_SECONDS = 600  # where the bots have to be compiled first
THINK_SECONDS = 15
TRIES = 3
MOST_LINE = 1 << 20
HINT_MILLISECONDS = 500
QUICK_SECONDS = 0.2  # a task that may be reserved no more is a short one
Answer = TypeVar("Answer")

log = logging.getLogger("zoco.server")


class Job(NamedTuple):
    """What a bot needs to know: what its seat sees."""

    game: str
    edition: str
    view: bytes
    bot: str = ""  # none for a hint
    names: Sequence[Any] = ()

    def line(self) -> bytes:
        task = self._asdict() | {"view": base64.b64encode(self.view).decode(), "seed": secrets.randbits(32)}
        return msgspec.json.encode(task) + b"\n"


class Worker:
    """One process, asked line by line, in a thread that may wait for it."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.is_dismissed = False

    def start(self) -> subprocess.Popen[bytes]:
        self.process = self.spawn()
        if self.is_dismissed:
            self.process.kill()
        self.answer(self.process)
        return self.process

    def spawn(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "zoco.server.thinker"]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def ask(self, line: bytes) -> dict[str, Any]:
        process = self.process or self.start()
        assert process.stdin is not None
        process.stdin.write(line)
        process.stdin.flush()
        return self.answer(process)

    def answer(self, process: "subprocess.Popen[bytes]") -> dict[str, Any]:
        assert process.stdout is not None
        found: dict[str, Any] = msgspec.json.decode(process.stdout.readline(MOST_LINE))
        return found

    def kill(self) -> None:
        """From any thread: whoever waits for its answer finds out."""
        if self.process is not None:
            self.process.kill()

    def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            with contextlib.suppress(OSError):
                process.communicate()


Ask: TypeAlias = Callable[[Job], Awaitable[dict[str, Any] | None]]
Talk: TypeAlias = Callable[[Ask], Awaitable[Answer]]


@dataclass(eq=False)
class Task:
    """Something to ask a worker about, perhaps more than once, and the time that is reserved for it."""

    share: Share
    seconds: float
    talk: Talk[Any]
    done: "asyncio.Future[Any]"


class Workers:
    """Each task has a worker to itself for the time that is reserved for it, no less: neither the answer nor the next
    task comes earlier where there was less to think about. One worker more than asked for takes short tasks only, so
    that nobody's quick bot waits for somebody's slow one."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.restarts = 0
        self.loop = asyncio.get_running_loop()
        self.usage = Usage(self.loop.time)
        self.tasks: list[Task] = []  # that wait
        self.arrived = asyncio.Event()
        self.starting = asyncio.Lock()
        self.threads = ThreadPoolExecutor(count + 1, "worker")
        self.workers: list[Worker] = []
        self.working: list[asyncio.Task[None]] = []

    def open(self) -> None:
        for _ in range(self.count):
            self.add(Worker())
        if self.count:
            self.add(Worker(), QUICK_SECONDS)

    def add(self, worker: Worker, longest: float = math.inf) -> None:
        """`longest`: the time of the tasks that it takes."""
        self.workers.append(worker)
        self.working.append(asyncio.create_task(self.work(worker, longest)))

    async def close(self) -> None:
        for task in self.working:
            task.cancel()
        for worker in self.workers:
            worker.is_dismissed = True
            worker.kill()
        await asyncio.gather(*self.working, return_exceptions=True)
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.workers:
            worker.stop()

    def waiting(self) -> int:
        return len(self.tasks)

    async def run(self, share: Share, seconds: float, talk: Talk[Answer]) -> Answer:
        """What `talk` makes of a worker's answers, after the time that is reserved for it."""
        task = Task(share, seconds, talk, self.loop.create_future())
        self.tasks.append(task)
        self.arrived.set()
        try:
            return await task.done
        finally:
            if task in self.tasks:  # nobody waits for it any more
                self.tasks.remove(task)

    async def next_task(self, longest: float) -> Task:
        while not (fitting := [task for task in self.tasks if task.seconds <= longest]):
            self.arrived.clear()
            await self.arrived.wait()
        task = min(fitting, key=lambda task: self.usage.rank(task.share))
        self.tasks.remove(task)
        self.usage.charge(task.share, task.seconds)
        return task

    async def work(self, worker: Worker, longest: float) -> None:
        async with self.starting:  # one after the other: where there is something to compile, the first one does it
            await self.attempt(worker, worker.start)  # before anybody waits for it
        while True:
            task = await self.next_task(longest)
            until = self.loop.time() + task.seconds
            try:
                answer, error = await task.talk(partial(self.ask, worker)), None
            except Exception as found:
                answer, error = None, found
            await asyncio.sleep(until - self.loop.time())
            if not task.done.done():
                task.done.set_result(answer) if error is None else task.done.set_exception(error)

    async def ask(self, worker: Worker, job: Job) -> dict[str, Any] | None:
        """Nothing if it did not answer, however often it was asked."""
        for _ in range(TRIES):
            answer = await self.attempt(worker, partial(worker.ask, job.line()))
            if answer is not None:
                return cast(dict[str, Any], answer)
        return None

    async def attempt(self, worker: Worker, act: Callable[[], Any]) -> Any:
        """What a worker answers; nothing if it did not, and then it is replaced."""
        timeout = READY_SECONDS if worker.process is None else THINK_SECONDS  # before it starts, and has one
        asked = asyncio.get_running_loop().run_in_executor(self.threads, act)
        _, hanging = await asyncio.wait({asked}, timeout=timeout)
        if hanging:
            worker.kill()
        try:
            return await asked
        except (OSError, ValueError) as error:
            log.warning("a worker is replaced", extra={"error": "hangs" if hanging else type(error).__name__})
            self.restarts += 1
            await asyncio.to_thread(worker.stop)
            return None
