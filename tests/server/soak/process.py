"""The server as a process that is killed and started again."""

import asyncio
import contextlib
import os
import resource
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import aiohttp

START = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"
LIMITS = ("cached_tables=100",)  # fewer in memory than there will be, so that memory can be level
LOST = (aiohttp.ClientError, OSError, TimeoutError)
PAUSE = 0.05


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


def place(port: int, k: int) -> str:
    """An address of this machine that no other run uses."""
    return f"127.{port >> 8}.{port & 255}.{k}"


class Server:
    """A process that is killed and started again on the same folder and port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.began = 0.0
        self.lives = 0

    async def start(self) -> None:
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        place = ["--port", str(self.port), "--data", str(self.folder), "--workers", "1", "--private-hooks"]
        command = [sys.executable, "-c", START, "serve", *place, *limits]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.DEVNULL,
                stderr=log,
                process_group=0,  # Ctrl-C is for this process only; niceness counts only within one session
            )
        self.began, self.lives = time.monotonic(), self.lives + 1
        async with aiohttp.ClientSession() as session:
            while True:
                with contextlib.suppress(*LOST):
                    async with session.get(f"{self.address}/api/ready") as response:
                        if response.status == 200:
                            return
                assert self.process.poll() is None, (self.folder / "log").read_text()[-2000:]
                await asyncio.sleep(PAUSE)

    @property
    def uptime(self) -> float:
        return time.monotonic() - self.began

    def memory(self) -> float:
        """In MB, without the worker processes."""
        assert self.process is not None
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * resource.getpagesize() / 1e6

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def kill_worker(self) -> None:
        """Kills the worker processes; the server must notice."""
        assert self.process is not None
        pid = self.process.pid
        for child in Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="utf-8").split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)

    def stop(self) -> int:
        assert self.process is not None
        self.process.terminate()
        return self.process.wait()
