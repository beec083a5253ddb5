"""A real browser before the app as the package ships it, on a plain web server: any static host will do."""

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

import zoco
from tests.app.playing import Person

SITE = Path(zoco.__file__).parent / "web"
DESKTOP = {"width": 1280, "height": 800}
expect.set_options(timeout=30_000)  # milliseconds; then it will not come any more
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


class Host(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, format: str, *words: Any) -> None:
        """Silence."""


@pytest.fixture(scope="package")
def address() -> Iterator[str]:
    assert (SITE / "index.html").exists(), "the app is not built; build it with: make app"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Host, directory=str(SITE.parent))) as server:
        threading.Thread(target=server.serve_forever).start()
        yield f"http://127.0.0.1:{server.server_port}/{SITE.name}/"  # a folder of a host, not its root
        server.shutdown()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "Chromium is needed. On Debian: sudo apt install chromium"
    started = playwright.chromium.launch(executable_path=chromium, args=QUIET)
    yield started
    started.close()


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A fresh profile: nothing kept, English, no motion."""
    fresh = browser.new_context(viewport=DESKTOP, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext, address: str) -> Iterator[Page]:
    """The app's first page. Whatever its console complains about is an error."""
    complaints: list[str] = []

    def listen(said: ConsoleMessage) -> None:
        if said.type == "error":
            complaints.append(said.text)

    opened = context.new_page()
    opened.on("console", listen)
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.goto(address)
    yield opened
    assert complaints == []


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)
