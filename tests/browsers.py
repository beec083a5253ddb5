"""Chromium for the tests. Any error that one of its pages reports fails the test in which it happens."""

import re
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, WebError, sync_playwright

QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
LOST = r"(Failed to load resource|WebSocket connection to|Connecting to)"
"""How a browser by itself tells that it got nothing, or an error, or may not even ask; no page has any part in it."""


class Complaints(list[str]):
    """Uncaught errors and whatever a console reports as an error, except what a test provokes on purpose."""

    def __init__(self, provoked: Sequence[str] = ()) -> None:
        super().__init__()
        self.provoked = [re.compile(f"^{LOST}.*{pattern}") for pattern in provoked]

    def listen(self, context: BrowserContext) -> None:
        """To all pages that it will have."""
        context.on("console", self.hear)
        context.on("weberror", self.note)

    def hear(self, said: ConsoleMessage) -> None:
        words = f"{said.text} {said.location['url']}"
        if said.type == "error" and not any(pattern.search(words) for pattern in self.provoked):
            self.append(words)

    def note(self, thrown: WebError) -> None:
        self.append(thrown.error.stack or str(thrown.error))


@contextmanager
def listening(browser: Browser, provoked: Sequence[str] = ()) -> Iterator[None]:
    """Fails in the end if an error was reported meanwhile, in any profile of the browser."""
    complaints = Complaints(provoked)
    browser.on("context", complaints.listen)
    yield
    for context in browser.contexts:
        context.close()  # until then there may be more to hear
    browser.remove_listener("context", complaints.listen)
    assert not complaints, "\n".join(complaints)


def find_chromium() -> str:
    """Without windows, where that build is installed: it costs a third less."""
    path = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "Chromium is needed. On Debian: sudo apt install chromium-headless-shell"
    return path


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Started once. Tests ask for `browser`."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        yield started
        started.close()


@pytest.fixture
def browser(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Browser]:
    """Its pages must not report errors, except what a test provokes: `@pytest.mark.provokes("status of 404")`."""
    marks = request.node.iter_markers("provokes")
    with listening(chromium, [pattern for mark in marks for pattern in mark.args]):
        yield chromium
