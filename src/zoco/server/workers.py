"""Bots and hints think in processes of their own. One that crashes or hangs is replaced, and its task given again."""

import asyncio
import base64
import contextlib
import logging
import secrets
import subprocess
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple

import msgspec

READY_SECONDS = 600  # where the bots have to be compiled first
THINK_SECONDS = 15
TRIES = 3
MOST_LINE = 1 << 20

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


class Workers:
    """Tasks are taken up in the order they came. A table has at most one at a time, so each gets its share."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.restarts = 0
        self.queue: asyncio.Queue[tuple[Job, asyncio.Future[dict[str, Any] | None]]] = asyncio.Queue()
        self.threads = ThreadPoolExecutor(max(1, count), "worker")
        self.workers: list[Worker] = []
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        for _ in range(self.count):
            self.add(Worker())

    def add(self, worker: Worker) -> None:
        self.workers.append(worker)
        self.tasks.append(asyncio.create_task(self.work(worker)))

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        for worker in self.workers:
            worker.is_dismissed = True
            worker.kill()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.threads.shutdown)
        for worker in self.workers:
            worker.stop()

    def waiting(self) -> int:
        return self.queue.qsize()

    async def decide(self, job: Job) -> str | None:
        """A decision in notation; nothing if no worker could make it."""
        answer = await self.think(job)
        return None if answer is None else answer.get("notation")

    async def think(self, job: Job) -> dict[str, Any] | None:
        done: asyncio.Future[dict[str, Any] | None] = asyncio.get_running_loop().create_future()
        self.queue.put_nowait((job, done))
        return await done

    async def work(self, worker: Worker) -> None:
        await self.attempt(worker, worker.start)  # before anybody waits for it
        while True:
            job, done = await self.queue.get()
            answer = None
            for _ in range(TRIES):
                if answer is None and not done.done():
                    answer = await self.attempt(worker, partial(worker.ask, job.line()))
            if not done.done():
                done.set_result(answer)

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
