"""Bots and hints think in processes of their own. One that crashes or hangs is replaced, and its task given again."""

import asyncio
import base64
import contextlib
import logging
import secrets
import sys
from collections.abc import Sequence
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
    """One process. It is asked line by line."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> dict[str, Any]:
        process = self.process or await self.start()
        assert process.stdin is not None
        process.stdin.write(line)
        await process.stdin.drain()
        return await self.answer(THINK_SECONDS)

    async def start(self) -> asyncio.subprocess.Process:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "zoco.server.thinker"),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MOST_LINE,
        )
        await self.answer(READY_SECONDS)
        return self.process

    async def answer(self, seconds: float) -> dict[str, Any]:
        assert self.process is not None
        assert self.process.stdout is not None
        line = await asyncio.wait_for(self.process.stdout.readline(), seconds)
        found: dict[str, Any] = msgspec.json.decode(line)
        return found

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """Tasks are taken up in the order they came. A table has at most one at a time, so each gets its share."""

    def __init__(self, count: int) -> None:
        self.count = count
        self.restarts = 0
        self.queue: asyncio.Queue[tuple[Job, asyncio.Future[dict[str, Any] | None]]] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self) -> None:
        self.tasks = [asyncio.create_task(self.work(Worker())) for _ in range(self.count)]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

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
        try:
            with contextlib.suppress(TimeoutError, OSError, ValueError):
                await worker.start()  # before anybody waits for it
            while True:
                job, done = await self.queue.get()
                answer = None
                for _ in range(TRIES):
                    if done.done():
                        break
                    answer = await self.attempt(worker, job)
                    if answer is not None:
                        break
                if not done.done():
                    done.set_result(answer)
        finally:
            await worker.stop()

    async def attempt(self, worker: Worker, job: Job) -> dict[str, Any] | None:
        try:
            return await worker.ask(job.line())
        except (TimeoutError, OSError, ValueError) as error:
            log.warning("a worker is replaced", extra={"error": type(error).__name__})
            self.restarts += 1
            await worker.stop()
            return None
