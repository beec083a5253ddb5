"""A real browser before the app as people get it: `zoco app` serves what the package ships."""

import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

from tests.app.playing import Person

ZOCO = str(Path(sys.executable).with_name("zoco"))
DESKTOP = {"width": 1280, "height": 800}
QUIET = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    """Where the app is served until the tests are done."""
    server = subprocess.Popen([ZOCO, "app", "--port", "0", "--no-browser"], stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found, "the server does not say where it is"
    yield found[0]
    server.terminate()
    server.wait()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="session")
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
    opened = context.new_page()
    opened.on("console", lambda said: said.type == "error" and complaints.append(said.text))
    opened.on("pageerror", lambda error: complaints.append(str(error)))
    opened.goto(address)
    yield opened
    assert complaints == []


@pytest.fixture
def person(page: Page) -> Person:
    return Person(page)
