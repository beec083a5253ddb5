"""Real browsers before a real server: `zoco serve` in a process of its own, which tests may kill and start again."""

import json
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

import zoco
from tests.online.guests import Guest

SITE = Path(zoco.__file__).parent / "web"
Arrive = Callable[..., Guest]
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
LIMITS = ("people_per_minute=100000", "requests_per_second=10000", "messages_per_second=10000", "bot_milliseconds=1")


class Server:
    """Always at the same address, with the same data."""

    def __init__(self, data: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.data = data
        self.process: subprocess.Popen[str] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Until both games can be played."""
        zoco_command = Path(sys.executable).parent / "zoco"
        command = [str(zoco_command), "serve", "--port", str(self.port), "--data", str(self.data)]
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


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is needed. On Debian: sudo apt install chromium"
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=chromium, args=QUIET)
        yield started
        started.close()


@pytest.fixture
def arrive(browser: Browser, server: Server) -> Iterator[Arrive]:
    """Somebody new with a browser. Whatever its console complains about is an error, but for lost lines."""
    guests: list[Guest] = []

    def come(name: str, **options: Any) -> Guest:
        guests.append(Guest(browser, server.address, name, **options))
        return guests[-1]

    yield come
    for guest in guests:
        guest.go()
    assert [complaint for guest in guests for complaint in guest.complaints] == []
