"""`make soak-online`: twenty browsers at ten tables of one server, for minutes. Pages play by themselves, by clicks.

No console may complain, no event may be missing on any line, what a page shows must be what it shows after a reload and
what a fresh replay of the server's log says, and memory must stay level, in the pages and in the server.
"""

import argparse
import asyncio
import base64
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

import zoco
from tests.browsers import QUIET, find_chromium
from tests.online.conftest import Server
from tests.online.guests import Guest
from zoco.server.settings import Settings
from zoco.server.table_manager import TableManager

AWAKE = ["--disable-background-timer-throttling", "--disable-renderer-backgrounding", "--js-flags=--expose-gc"]
TABLES = 10
SMALL = {"width": 800, "height": 600}
MEGABYTE = 1_000_000
PAGE_MAY_GROW = 6 * MEGABYTE  # a long game's log is longer than a short one's
SERVER_MAY_GROW = 40 * MEGABYTE
PLAYER = """
  window.soak = { picks: 0, games: 0, events: 0, gaps: [], echoes: [], numbers: {}, rows: {} };
  const sent = new Map();
  const bytes = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
  function hear(frame) {
    if (frame.is === "answer" && sent.has(frame.key)) {
      soak.echoes.push(performance.now() - sent.get(frame.key));
      sent.delete(frame.key);
    }
    if (frame.is !== "event") return;
    const known = soak.numbers[frame.table] ?? 0;
    if (frame.number > known + 1) soak.gaps.push([frame.table, known, frame.number]);
    if (frame.number !== known + 1) return;
    soak.numbers[frame.table] = frame.number;
    soak.events += 1;
    if (frame.view) soak.rows = { [frame.table]: bytes(frame.view) };
    frame.delta?.at.forEach((place, k) => (soak.rows[frame.table][place] = frame.delta.to[k]));
  }
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({ data }) => JSON.parse(data).forEach(hear));
    }
    send(words) {
      const { do: what, key } = JSON.parse(words);
      if (what === "play") sent.set(key, performance.now());
      super.send(words);
    }
  };
  const NEXT = ["The table is set again", "Play again", "Take a seat", "Start the game"];
  function next() {
    const buttons = [...document.querySelectorAll("button:not(:disabled)")];
    return NEXT.flatMap((name) => buttons.filter(({ textContent }) => textContent.includes(name)))[0];
  }
  function act() {
    if (sessionStorage.isOver) return;
    const button = next();
    if (button?.textContent.includes("Start")) soak.games += 1;
    if (button) return button.click();
    const lit = [...document.querySelectorAll("main[aria-busy=false] .glowing[data-thing]")];
    if (lit.length === 0) return;
    soak.picks += 1;
    lit[Math.floor(Math.random() * lit.length)].dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  setInterval(act, PAUSE);
"""
SHOWN = """() => {
  document.querySelector(".reading").open = true;
  const lines = (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent.trim());
  return [lines(".reading li"), lines(".log > section:first-child li")];
}"""
STANDS = """() => {
  const table = Object.keys(soak.rows)[0];
  return [table, soak.numbers[table], btoa(String.fromCharCode(...soak.rows[table]))];
}"""


class Tested:
    """A browser of its own, whose page plays by itself."""

    def __init__(self, browser: Browser, address: str, name: str, pause: int) -> None:
        self.guest = Guest(browser, address, name, viewport=SMALL)
        self.guest.context.add_init_script(PLAYER.replace("PAUSE", str(pause)))
        self.page: Page = self.guest.page
        self.page.reload()
        self.devtools = self.guest.context.new_cdp_session(self.page)

    def heap(self) -> int:
        """What is in use after the garbage is gone, in bytes."""
        self.devtools.send("HeapProfiler.collectGarbage")
        return int(self.devtools.send("Runtime.getHeapUsage")["usedSize"])

    def soak(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate("() => ({ ...soak, rows: null })")
        return found

    def check_reload(self) -> None:
        """What is shown is what somebody who has just come is shown."""
        self.page.evaluate(SHOWN)
        before = self.page.evaluate(SHOWN)
        self.page.reload()
        self.page.locator(".seats").wait_for()
        self.page.wait_for_function(f"(before) => JSON.stringify(({SHOWN})()) === JSON.stringify(before)", arg=before)


def memory_of(process: int) -> int:
    """What a process holds in memory, in bytes."""
    status = Path(f"/proc/{process}/status").read_text(encoding="ascii")
    return 1024 * int(status.split("VmRSS:")[1].split()[0])


def sit_down(browser: Browser, address: str, tables: int, pause: int) -> list[Tested]:
    found = []
    for k in range(tables):
        ana, ben = (Tested(browser, address, name, pause) for name in (f"Ana {k}", f"Ben {k}"))
        game = zoco.GAMES[k % len(zoco.GAMES)]
        made = ana.guest.ask("POST /tables", game=game, chairs=["me", "open"], name=ana.guest.name)
        ben.guest.ask(f"POST /tables/{made['table']}/take", name=ben.guest.name)
        ana.guest.ask(f"POST /tables/{made['table']}/start")
        for one in (ana, ben):
            one.page.evaluate(
                "(name) => localStorage.setItem('zoco-preferences', JSON.stringify({ name }))", one.guest.name
            )
            one.page.goto(f"{address}#/online/{made['table']}")
            one.page.reload()
            one.page.locator(".seats").wait_for()
            found.append(one)
        show(f"table {k + 1} of {tables}")
    return found


def settle(pages: list[Tested]) -> None:
    """Nobody decides any more, and everybody has heard everything."""
    for one in pages:
        one.page.evaluate("() => (sessionStorage.isOver = true)")
    for one in pages:
        one.page.locator("main[aria-busy=false]").wait_for()
        table, *_ = one.page.evaluate(STANDS)
        number = one.guest.ask(f"GET /tables/{table}")["number"]
        one.page.wait_for_function(f"() => soak.numbers['{table}'] === {number}")


async def check_views(folder: Path, stands: list[tuple[str, int, str, int]]) -> None:
    """What each page heard adds up to what a fresh replay of the log shows its seat."""
    manager = TableManager(Settings(folder, workers=0))
    await manager.open(waking=False)
    try:
        for table, number, row, seat in stands:
            fresh = await manager.refold(table, until=lambda one: one.listeners[seat].count >= number)  # noqa: B023
            assert fresh.trouble is None
            assert fresh.view(seat).tobytes() == base64.b64decode(row), table
    finally:
        await manager.close()


def measure(pages: list[Tested], server: Server) -> tuple[float, int]:
    assert server.process is not None
    return statistics.mean(one.heap() for one in pages), memory_of(server.process.pid)


def soak(folder: Path, minutes: float, tables: int, pause: int) -> None:
    server = Server(folder)
    server.start()
    try:
        told, samples, stands, complaints = play(server, minutes, tables, pause)
    finally:
        server.end()
    asyncio.run(check_views(folder, stands))
    report(told, samples, minutes)
    assert complaints == [], complaints
    gaps = [gap for one in told for gap in one["gaps"]]
    assert gaps == [], gaps
    assert samples[-1][0] - samples[0][0] < PAGE_MAY_GROW, samples
    assert samples[-1][1] - samples[0][1] < SERVER_MAY_GROW, samples


def play(server: Server, minutes: float, tables: int, pause: int) -> tuple[Any, Any, Any, Any]:
    """What the pages counted, memory minute by minute, where each page stands, and what consoles complained about."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=[*QUIET, *AWAKE])
        pages = sit_down(browser, server.address, tables, pause)
        samples = [measure(pages, server)]
        until = time.monotonic() + 60 * minutes
        while (left := until - time.monotonic()) > 0:
            pages[0].page.wait_for_timeout(1000 * min(60, left))
            samples.append(measure(pages, server))
            heap, held = (round(bytes / MEGABYTE) for bytes in samples[-1])
            show(f"{left / 60:.0f} minutes to go; a page {heap} MB, the server {held} MB")
        settle(pages)
        told = [one.soak() for one in pages]
        stands = []
        for one in pages:
            table, number, row = one.page.evaluate(STANDS)
            stands.append((table, number, row, int(one.guest.ask(f"GET /tables/{table}")["you"])))
            one.check_reload()
        complaints = [words for one in pages for words in one.guest.complaints]
        browser.close()
    return told, samples, stands, complaints


def report(told: list[dict[str, Any]], samples: list[tuple[float, int]], minutes: float) -> None:
    echoes = sorted(echo for one in told for echo in one["echoes"])
    print(
        f"{len(told)} pages, {minutes:g} minutes: {sum(one['picks'] for one in told)} picks, {len(echoes)} decisions,"
    )
    print(
        f"{sum(one['events'] for one in told)} events and {sum(one['games'] for one in told)} rematches; nothing lost"
    )
    middle, late = (echoes[int(len(echoes) * share)] for share in (0.5, 0.99))
    print(f"from a decision to its answer: median {middle:.0f} ms, 99 % within {late:.0f} ms (all share this machine)")
    for k, (heap, server) in enumerate(samples):
        print(f"minute {k}: a page {heap / MEGABYTE:.1f} MB after collection, the server {server / MEGABYTE:.0f} MB")


def show(words: str) -> None:
    if sys.stderr.isatty():
        print(f"\r\033[K{words}", end="", file=sys.stderr, flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=TABLES, help="two browsers each")
    parser.add_argument("--pause", type=int, default=1000, help="milliseconds between two clicks in a page")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        soak(Path(folder), options.minutes, options.tables, options.pause)
    return 0


if __name__ == "__main__":
    sys.exit(main())
