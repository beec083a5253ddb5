"""Worker processes, in which bots and hints think. One that crashes or hangs is replaced, and its task repeated."""

import asyncio
import base64
import contextlib
import logging
import secrets
import subprocess
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import msgspec

from zoco.server.fairness import Share, Usage
from zoco.server.limits import count_off

READY_SECONDS = 600  # in case the bots have to be compiled first
THINK_SECONDS = 15
TRIES = 3
MOST_LINE = 1 << 20
HINT_MILLISECONDS = 500
QUICK_SECONDS = 0.2  # tasks up to this are short
LATELY_SECONDS = 600.0
SPARE_SECONDS = 0.005  # of a task's time: for everything but thinking
Answer = TypeVar("Answer")

log = logging.getLogger("zoco.server")


class Job(NamedTuple):
    """What a bot is asked: its seat's view."""

    game: str
    edition: str
    view: bytes
    bot: str = ""  # none for a hint
    names: Sequence[Any] = ()

    def line(self, milliseconds: int) -> bytes:
        """The line for a worker, which has that much time."""
        view, seed = base64.b64encode(self.view).decode(), secrets.randbits(32)
        task = self._asdict() | {"view": view, "seed": seed, "milliseconds": milliseconds}
        return msgspec.json.encode(task) + b"\n"


class Worker:
    """One process, asked line by line, in a thread that waits for it."""

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
        command = [sys.executable, "-m", "zoco.server.bot_worker"]
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
        """Safe from any thread: a thread waiting for the answer gets an error."""
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
    """Something to ask a worker, perhaps more than once, and the time that is reserved for it."""

    share: Share
    seconds: float
    talk: Talk[Any]
    done: "asyncio.Future[Any]"


Takes: TypeAlias = Callable[[Task], bool]


def is_any(task: Task) -> bool:
    return True


def is_short(task: Task) -> bool:
    return task.seconds <= QUICK_SECONDS


class Workers:
    """Each task has a worker to itself for exactly the time that is reserved for it: neither the answer nor the next
    task comes earlier if there was less to think about, and a second question within a task gets only the time that
    is left.

    Two workers are added to the number asked for. One takes short tasks only, so that no quick bot waits for a slow
    one. One takes tasks only from networks that no worker is busy with: however much a network asks for, it never has
    all the workers. If everybody has come from one network lately, people count instead of networks."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.restarts = 0
        self.loop = asyncio.get_running_loop()
        self.usage = Usage(self.loop.time)
        self.tasks: list[Task] = []  # waiting
        self.busy: Counter[str | int] = Counter()  # workers, by the network and the person they are working for
        self.lately: dict[str, float] = {}  # when each network last asked, oldest first
        self.arrived = asyncio.Event()
        self.starting = asyncio.Lock()
        self.threads = ThreadPoolExecutor(count + 2, "worker")
        self.workers: list[Worker] = []
        self.working: list[asyncio.Task[None]] = []

    def open(self) -> None:
        for _ in range(self.count):
            self.add(Worker())
        if self.count:
            self.add(Worker(), is_short)
            self.add(Worker(), self.is_of_others)

    def add(self, worker: Worker, takes: Takes = is_any) -> None:
        """`takes`: which tasks it accepts."""
        self.workers.append(worker)
        self.working.append(asyncio.create_task(self.work(worker, takes)))

    def is_of_others(self, task: Task) -> bool:
        return not self.busy[task.share.network if len(self.lately) > 1 else task.share.person]

    def remember(self, network: str) -> None:
        now = self.loop.time()
        self.lately.pop(network, None)
        if network:
            self.lately[network] = now
        while self.lately and self.lately[oldest := next(iter(self.lately))] < now - LATELY_SECONDS:
            del self.lately[oldest]

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
        """The result of `talk`, which asks the worker, after exactly the reserved time."""
        task = Task(share, seconds, talk, self.loop.create_future())
        self.tasks.append(task)
        self.remember(share.network)
        self.arrived.set()
        try:
            return await task.done
        finally:
            if task in self.tasks:  # nobody is waiting any more
                self.tasks.remove(task)

    async def next_task(self, takes: Takes = is_any) -> Task:
        while not (fitting := [task for task in self.tasks if takes(task)]):
            self.arrived.clear()
            await self.arrived.wait()
        task = min(fitting, key=lambda task: self.usage.rank(task.share))
        self.tasks.remove(task)
        self.usage.charge(task.share, task.seconds)
        self.busy.update((task.share.network, task.share.person))
        return task

    def end(self, task: Task) -> None:
        for who in (task.share.network, task.share.person):
            count_off(self.busy, who)
        self.arrived.set()  # a waiting task may be acceptable now

    async def work(self, worker: Worker, takes: Takes) -> None:
        async with self.starting:  # one after the other, so that only the first has to compile
            await self.attempt(worker, worker.start)  # before anybody waits for it
        while True:
            task = await self.next_task(takes)
            until = self.loop.time() + task.seconds
            try:
                answer, error = await task.talk(partial(self.ask, worker, until)), None
            except Exception as found:
                answer, error = None, found
            await asyncio.sleep(until - self.loop.time())
            self.end(task)
            if not task.done.done():
                task.done.set_result(answer) if error is None else task.done.set_exception(error)

    async def ask(self, worker: Worker, until: float, job: Job) -> dict[str, Any] | None:
        """None if it did not answer after several attempts."""
        for _ in range(TRIES):
            left = max(1, int(1000 * (until - self.loop.time() - SPARE_SECONDS)))
            answer = await self.attempt(worker, partial(worker.ask, job.line(left)))
            if answer is not None:
                return cast(dict[str, Any], answer)
        return None

    async def attempt(self, worker: Worker, act: Callable[[], Any]) -> Any:
        """The worker's answer; None if it failed, and then it is replaced."""
        timeout = READY_SECONDS if worker.process is None else THINK_SECONDS  # when it is only starting
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
