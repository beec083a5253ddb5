"""A real browser before the app as the package ships it, on a plain web server: any static host will do."""

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import zoco
from tests.app.playing import Person
from tests.browsers import browser, chromium

__all__ = ["browser", "chromium"]  # fixtures

SITE = Path(zoco.__file__).parent / "web"
DESKTOP = {"width": 1280, "height": 800}
expect.set_options(timeout=30_000)  # milliseconds; then it will not come any more


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


@pytest.fixture
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A fresh profile: nothing kept, English, no motion. The app is installed only where a test is about that."""
    fresh = browser.new_context(
        viewport=DESKTOP,  # type: ignore[arg-type]
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="allow" if request.node.get_closest_marker("installs") else "block",
    )
    yield fresh
    fresh.close()


@pytest.fixture
def page(context: BrowserContext, address: str) -> Page:
    """The app's first page."""
    opened = context.new_page()
    opened.goto(address)
    return opened


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)
