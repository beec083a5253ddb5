"""`make screenshots`: the app's main states at three sizes, light and dark, to be looked at."""

import argparse
import itertools
import sys
import tempfile
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.app.playing import Person, take_in  # noqa: E402, the tests are no package that is installed
from tests.browsers import find_chromium  # noqa: E402
from tests.online.conftest import Server  # noqa: E402
from tests.online.guests import Guest  # noqa: E402
from tests.online.test_playing import click  # noqa: E402

SITE = ROOT / "src" / "zoco" / "web"
GAMES = ROOT / "docs" / "games"  # finished ones, to be looked at again
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "4k": (3840, 2160)}
THEMES = ("light", "dark")
DECISIONS = 40  # picks at an online table, until something is to be seen on its board
PAINTED = """document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))"""
MOMENTS = {"toledo": 104, "alcazar": 104}  # at which much is to be seen on a board


class Quiet(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".wasm": "application/wasm"}

    def log_message(self, format: str, *words: Any) -> None:
        """Silence."""


def home(page: Page) -> None:
    page.get_by_role("button", name="Play now").nth(1).wait_for()


def new_table(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/new/alcazar")
    page.get_by_role("button", name="Start the game").wait_for()


def rules(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/rules/toledo?rule=T5.5")
    page.get_by_role("searchbox").wait_for()


def replay(page: Page) -> None:
    take_in(page, GAMES / "toledo.jsonl")
    page.goto(f"{page.url.split('?')[0]}?at={MOMENTS['toledo']}&seat=0")
    page.get_by_text("Ana’s hand").wait_for()


def table(game: str, page: Page) -> None:
    take_in(page, GAMES / f"{game}.jsonl")
    page.goto(f"{page.url.split('?')[0]}?at={MOMENTS[game]}&seat=0")
    page.get_by_role("button", name="Play on from here").click()
    Person(page).wait()


def curtain(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/new/toledo")
    for seat, name in enumerate(("Ana", "Ben"), start=1):
        page.get_by_label(f"Seat {seat}: person or bot").select_option(label="Person")
        page.get_by_label(f"Seat {seat}: name").fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain").wait_for()


def end(page: Page) -> None:
    take_in(page, GAMES / "toledo.jsonl")
    page.goto(page.url.replace("/replay/", "/table/").split("?")[0])
    page.locator(".end tfoot").wait_for()


STATES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new-table": new_table,
    "rules": rules,
    "toledo": partial(table, "toledo"),
    "alcazar": partial(table, "alcazar"),
    "curtain": curtain,
    "end": end,
    "replay": replay,
}


def online(browser: Browser, address: str, display: dict[str, Any], shoot: Callable[[Page, str], None]) -> None:
    """Two people and somebody who looks on, from the new table to the middle of the game."""
    ana, ben, cleo = (Guest(browser, address, name, **display) for name in ("Ana", "Ben", "Cleo"))
    ana.page.goto(f"{address}#/new-online/alcazar")
    ana.page.get_by_role("button", name="Open the table").wait_for()
    shoot(ana.page, "online-new")
    link = ana.invite("alcazar", players=3, bots=1, who="Everybody on this server")
    shoot(ana.page, "online-waiting")
    ben.page.get_by_role("link", name="Join").first.wait_for()
    ben.page.locator(".online").scroll_into_view_if_needed()
    shoot(ben.page, "online-lobby")
    ben.join(link)
    ana.begin()
    cleo.page.goto(link)
    click([ana, ben], DECISIONS)
    ana.ask(f"POST /tables/{ana.table}/chat", text="Nice castle!")
    shoot(ana.page, "online-table")
    shoot(cleo.page, "online-watching")
    for guest in (ana, ben, cleo):
        guest.go()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(exist_ok=True)
    with (
        ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server,
        sync_playwright() as playwright,
    ):
        threading.Thread(target=server.serve_forever, daemon=True).start()  # whatever happens here, it ends
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        tables = Server(Path(tempfile.mkdtemp()))
        tables.start()
        for (size, (width, height)), theme in itertools.product(SIZES.items(), THEMES):
            display = {
                "viewport": {"width": width, "height": height},
                "has_touch": size == "phone",
                "color_scheme": theme,
                "reduced_motion": "reduce",
                "locale": "en-GB",
            }

            def shoot(page: Page, state: str, kind: str = f"{size}-{theme}") -> None:
                page.evaluate(PAINTED)
                page.screenshot(path=folder / f"{state}-{kind}.png")
                print(folder / f"{state}-{kind}.png", flush=True)

            context = browser.new_context(**display)
            for state, reach in STATES.items():
                page = context.new_page()
                page.goto(f"http://127.0.0.1:{server.server_port}/")
                reach(page)
                shoot(page, state)
                page.close()
            context.close()
            online(browser, tables.address, display, shoot)
        tables.end()
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
