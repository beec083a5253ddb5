"""Real browsers before a real server: `zoco serve` in a process of its own, which tests may kill and start again."""

import json
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

import zoco
from tests.browsers import QUIET, browser, chromium
from tests.online.guests import Guest

__all__ = ["QUIET", "browser", "chromium"]  # fixtures, and how to start such a browser without them

SITE = Path(zoco.__file__).parent / "web"
Arrive = Callable[..., Guest]
LIMITS = (
    "people_per_minute=100000",
    "requests_per_second=10000",
    "messages_per_second=10000",
    "tables_per_address=100000",
    "chairs_per_address=100000",
    "bot_milliseconds=1",
)


class Server:
    """Always at the same address, with the same data."""

    def __init__(self, data: Path, before: str = "") -> None:
        """`before`: what its process does before it serves."""
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.data = data
        self.before = before
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Until both games can be played."""
        zoco_command = [str(Path(sys.executable).parent / "zoco")]
        if self.before:
            zoco_command = [sys.executable, "-c", f"{self.before}; from zoco.cli import main; main()"]
        command = [*zoco_command, "serve", "--port", str(self.port), "--data", str(self.data)]
        limits = [word for limit in LIMITS for word in ("--limit", limit)]
        self.process = subprocess.Popen(
            [*command, *limits], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stderr is not None
        ready = 0
        while ready < len(zoco.GAMES):
            line = self.process.stderr.readline()
            assert line, "the server ended"
            ready += line.startswith("{") and json.loads(line)["what"] == "ready"

    def kill(self) -> None:
        """Without a chance to say goodbye."""
        self.end(signal.SIGKILL)

    def end(self, how: signal.Signals = signal.SIGTERM) -> None:
        assert self.process is not None
        self.process.send_signal(how)
        self.process.communicate()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (SITE / "index.html").exists(), "the app is not built; build it with: make app"
    started = Server(tmp_path_factory.mktemp("tables"))
    started.start()
    yield started
    started.end()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Arrive:
    """Somebody new with a browser."""
    return partial(Guest, browser, server.address)
