"""`make screenshots`: the app's main states at three sizes, light and dark, to be looked at."""

import argparse
import shutil
import sys
import threading
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.app.playing import Person  # noqa: E402, the tests are no package that is installed

SITE = ROOT / "src" / "zoco" / "web"
SIZES = {"phone": (390, 844), "laptop": (1280, 800), "4k": (2560, 1440)}
THEMES = ("light", "dark")
DECISIONS = 40  # picks, until something is to be seen on a board


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


def table(game: str, page: Page) -> None:
    person = Person(page)
    person.play_now(game)
    for _ in range(DECISIONS):
        if not person.is_over:
            person.pick_something()
            person.wait()


def end(page: Page) -> None:
    person = Person(page)
    person.play_now("toledo")
    person.play_to_the_end()


def replay(page: Page) -> None:
    end(page)
    page.get_by_role("link", name="Look at the game again").click()
    page.get_by_role("button", name="To the end").click()


STATES: dict[str, Callable[[Page], None]] = {
    "home": home,
    "new-table": new_table,
    "rules": rules,
    "toledo": partial(table, "toledo"),
    "alcazar": partial(table, "alcazar"),
    "end": end,
    "replay": replay,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    folder.mkdir(exist_ok=True)
    with (
        ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SITE))) as server,
        sync_playwright() as playwright,
    ):
        threading.Thread(target=server.serve_forever).start()
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for size, (width, height) in SIZES.items():
            for theme in THEMES:
                context = browser.new_context(
                    viewport={"width": width, "height": height},
                    color_scheme=theme,  # type: ignore[arg-type]
                    reduced_motion="reduce",
                    locale="en-GB",
                )
                for state, reach in STATES.items():
                    page = context.new_page()
                    page.goto(f"http://127.0.0.1:{server.server_port}/")
                    reach(page)
                    page.wait_for_load_state("networkidle")
                    page.screenshot(path=folder / f"{state}-{size}-{theme}.png")
                    print(folder / f"{state}-{size}-{theme}.png", flush=True)
                    page.close()
                context.close()
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
