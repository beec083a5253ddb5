"""The app in Chromium, as `zoco serve` gives it: what the first visit loads, how fast moves show, whether memory
grows. `make bench-app` prints every figure beside its target. Where they say so, times are processor time of the
page's main thread: other work on the machine does not count.
"""

import argparse
import gzip
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.app.playing import Person, take_in  # noqa: E402, the tests are no package that is installed
from tests.browsers import find_chromium  # noqa: E402
from tests.properties.games import fixtures_of  # noqa: E402
from tests.sample import TESTED, facts_of  # noqa: E402

import zoco  # noqa: E402
from zoco.core.lessons import lessons_of  # noqa: E402

CROWDED = next(name for name in TESTED if facts_of(name).CROWDED)
FILE, FULL, LATE = facts_of(CROWDED).CROWDED
GAMES = fixtures_of(CROWDED) / FILE
PICKS = 60
DESKTOP = {"width": 1280, "height": 800}
FRAME = 1000 / 60
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]

INTERACTIVE = """new MutationObserver((_, watch) => {
  const button = [...document.querySelectorAll("button")].find((each) => /Play now/.test(each.textContent));
  if (button === undefined) return;
  watch.disconnect();
  requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())));
}).observe(document, { childList: true, subtree: true });"""
CLICK = """async (id) => {
  document.querySelector(`[data-thing="${id}"].glowing`).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await new Promise((done) => queueMicrotask(() => queueMicrotask(done))); // now the page has changed
}"""
SWAPPED = "Display::DrawAndSwap"  # in Chromium's trace: a frame that reached the screen
REPORT, DROPPED = "PipelineReporter", "STATE_DROPPED"  # and what became of each
MOTION = 4000  # milliseconds
PASSED = "(milliseconds) => new Promise((done) => setTimeout(done, milliseconds))"
SQUARE = """<div style="width: 40px; height: 40px; background: teal"></div>
<script>
  new Worker(URL.createObjectURL(new Blob(["for (;;);"])));
  requestAnimationFrame(function move(now) {
    document.querySelector("div").style.transform = `translate(${(now / 5) % 600}px)`;
    requestAnimationFrame(move);
  });
</script>"""  # next to nothing, beside a worker that never rests
LIGHTHOUSE = ROOT / "bench/lighthouse/node_modules/lighthouse/cli/index.js"
RUNS = 3
AUDITS = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}
SETTLED = """() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"""


class Meter:
    """What a page costs. Durations are in milliseconds of processor time."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)
        self.session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def read(self) -> dict[str, float]:
        metrics = self.session.send("Performance.getMetrics")["metrics"]
        return {each["name"]: each["value"] * (1000 if each["name"].endswith("Duration") else 1) for each in metrics}

    def since(self, before: dict[str, float]) -> dict[str, float]:
        return {name: value - before[name] for name, value in self.read().items()}

    def heap(self) -> float:
        """In megabytes, after a clean-up."""
        self.session.send("HeapProfiler.enable")
        for _ in range(2):
            self.session.send("HeapProfiler.collectGarbage")
        self.session.send("HeapProfiler.disable")
        return self.read()["JSHeapUsedSize"] / 1e6


class Frames:
    """What Chromium reports about its frames: those that reached the screen, and those dropped."""

    def __init__(self) -> None:
        self.gaps: list[float] = []  # milliseconds between two of them; where nothing moves, none comes
        self.dropped = 0

    @property
    def rate(self) -> str:
        """A second."""
        return f"{1000 / statistics.mean(self.gaps):.1f}"

    def __str__(self) -> str:
        return f"{self.dropped} of {len(self.gaps) + self.dropped}"


@contextmanager
def watching(browser: Browser, frames: Frames) -> Iterator[None]:
    browser.start_tracing(categories=["viz", "cc", "benchmark"])
    yield
    events = json.loads(browser.stop_tracing())["traceEvents"]
    times = sorted(each["ts"] / 1000 for each in events if each["name"] == SWAPPED and each["ph"] in "BX")
    frames.gaps += [after - before for before, after in pairwise(times)]
    reports = [each["args"].get("frame_reporter", {}) for each in events if each["name"] == REPORT]
    frames.dropped += sum(report.get("state") == DROPPED for report in reports)


def tell(what: str, figure: str, wanted: str = "") -> None:
    print(f"{what:<58}{figure:>34}   {wanted}", flush=True)


def middle(values: list[float]) -> str:
    ordered = sorted(values)
    return f"{statistics.median(ordered):.1f} ms, one in ten {ordered[int(len(ordered) * 0.9)]:.1f}"


@contextmanager
def serving() -> Iterator[str]:
    command = [str(Path(sys.executable).parent / "zoco"), "serve", "--port", "0", "--data"]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([*command, folder], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout
            found = re.search(r"http://[\w.:]+", server.stdout.readline())
            assert found, "the server says where it is"
            yield f"{found[0]}/"
        finally:
            server.terminate()
            server.wait()


def fresh(browser: Browser, **more: Any) -> BrowserContext:
    return browser.new_context(viewport=DESKTOP, locale="en-GB", service_workers="block", **more)  # type: ignore[arg-type]


def loading(browser: Browser, address: str) -> None:
    """The first page, then a table of either game: everything needed to play both."""
    times = []
    for _ in range(5):
        context = fresh(browser)
        page = context.new_page()
        sizes: dict[str, float] = {}
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.on("Network.loadingFinished", lambda e, s=sizes: s.__setitem__(e["requestId"], e["encodedDataLength"]))
        page.add_init_script(INTERACTIVE)
        meter = Meter(page)
        page.goto(address)
        times.append(page.wait_for_function("() => window.interactive").json_value())
        page.wait_for_load_state("networkidle")
        home, work = sum(sizes.values()), meter.read()["TaskDuration"]
        if len(times) == 5:
            for game in zoco.GAMES:
                page.goto(address)
                Person(page).play_now(game)
                page.wait_for_load_state("networkidle")
        context.close()
    tell("first page with fonts and posters, compressed", f"{home / 1000:.0f} kB", "< 200 kB")
    tell("… and a table of both games", f"{sum(sizes.values()) / 1000:.0f} kB")
    tell("interactive (wall clock)", f"{statistics.median(times):.0f} ms", "< 1000 ms")
    tell("… of it work of the page", f"{work:.0f} ms")


def full_board(page: Page, address: str, moment: int) -> None:
    """A replay of the full game, at this moment."""
    with gzip.open(GAMES, "rt") as file:
        record = json.loads(list(file)[FULL])
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write(json.dumps(record))
        file.flush()
        page.goto(address)
        take_in(page, Path(file.name))
    page.get_by_label("Moment of the game").fill(str(moment))


def moves(browser: Browser, address: str) -> None:
    """Clicks on a full board against bots: the cost from a click until it shows, and the cost of a bot's move."""
    context = fresh(browser)
    page = context.new_page()
    full_board(page, address, LATE)
    page.get_by_role("button", name="Play on from here").click()
    person = Person(page)
    person.wait()
    meter = Meter(page)
    echoes: list[float] = []
    paints: list[float] = []
    frames = Frames()
    for _ in range(PICKS):
        if person.is_over:
            break
        page.evaluate(SETTLED)
        before = meter.read()
        page.evaluate(CLICK, person.dice.choice(person.lit))
        echoes.append(meter.since(before)["TaskDuration"])
        page.evaluate(SETTLED)
        paints.append(meter.since(before)["TaskDuration"])
        if not person.lit and not person.is_over:
            with watching(browser, frames):
                person.wait()
    nodes = page.evaluate("() => document.querySelectorAll('*').length")
    tell("full board: elements of the page", str(nodes))
    tell("full board: work from a click to the changed page", middle(echoes), f"< {FRAME:.1f} ms")
    tell("… and until it is painted, with what bots do meanwhile", middle(paints))
    tell("full board: frames dropped while bots think and move", str(frames), "0")
    context.close()


def square(browser: Browser) -> Frames:
    """What this browser does on this machine at best."""
    context = fresh(browser)
    page = context.new_page()
    page.set_content(SQUARE)
    page.evaluate(SETTLED)
    frames = Frames()
    with watching(browser, frames):
        page.evaluate(PASSED, MOTION)
    context.close()
    return frames


def motion(browser: Browser, address: str) -> None:
    """A replay of the last moves of the full game, four times as fast: something is always moving."""
    alone = square(browser)
    context = fresh(browser)
    page = context.new_page()
    full_board(page, address, LATE - 25)
    page.get_by_label("Speed").select_option(index=3)
    page.evaluate(SETTLED)
    meter = Meter(page)
    frames = Frames()
    with watching(browser, frames):
        page.get_by_role("button", name="Play", exact=True).click()
        before = meter.read()
        page.evaluate(PASSED, MOTION)
        spent = meter.since(before)
    tell("full board in motion: frames a second on screen", frames.rate, "60")
    tell("full board in motion: frames dropped", str(frames), "0")
    tell("… a page with a moving square and a busy worker", f"{alone.rate}; {alone}")
    parts = ("TaskDuration", "ScriptDuration", "RecalcStyleDuration", "LayoutDuration")
    work = ", ".join(f"{spent[name] / MOTION:.0%}" for name in parts)
    tell("… the page is busy: all, script, style, layout", work)
    costs = []
    page.keyboard.press("Space")
    for _ in range(20):
        page.evaluate(SETTLED)
        before = meter.read()
        page.keyboard.press("ArrowLeft")
        page.evaluate(SETTLED)
        costs.append(meter.since(before)["TaskDuration"])
    tell("full board: work of a step", middle(costs))
    context.close()


def memory(browser: Browser, address: str) -> None:
    """A replay goes back and forth through a whole game: 1100 moves. What bots find does not count as growth."""
    context = fresh(browser, reduced_motion="reduce")
    page = context.new_page()
    full_board(page, address, LATE - 50)
    page.get_by_role("button", name="Stop").click()
    meter = Meter(page)
    heaps, nodes = [], []
    for _ in range(11):
        for key in ("ArrowRight", "ArrowLeft"):
            for _ in range(50):
                page.keyboard.press(key)
        page.evaluate(SETTLED)
        heaps.append(meter.heap())
        nodes.append(meter.read()["Nodes"])
    warm = 5  # until then it rises and falls, probably by what the browser compiles
    grown = f"{heaps[0]:.2f}, {heaps[warm]:.2f} → {heaps[-1]:.2f} MB, {nodes[-1] - nodes[warm]:+.0f} nodes"
    tell("memory after 100, 600 and 1100 moves to and fro", grown, "no growth")
    context.close()


def lighthouse(_: Browser, address: str) -> None:
    """Lighthouse as it comes: a mid-range phone on slow mobile data, simulated from what it sees here."""
    lesson = lessons_of(zoco.rules_of(CROWDED))[0]
    pages = {"home": "", "rules": f"#/rules/{CROWDED}", "table, in a lesson": f"#/learn/{CROWDED}/{lesson.name}"}
    for what, path in pages.items():
        reports = [examine(address + path) for _ in range(RUNS)]
        scores = sorted(round(100 * each["categories"]["performance"]["score"]) for each in reports)
        tell(f"Lighthouse, mobile performance: {what}", ", ".join(map(str, scores)), ">= 90, quiet machine")
        audits = reports[-1]["audits"]
        seen = ", ".join(f"{name} {audits[audit]['displayValue']}" for name, audit in AUDITS.items())
        tell("… of the last run", seen.replace("\xa0", " "))
        tell("… elements of the page", audits["dom-size"]["displayValue"], "< 800" if path == "" else "< 4,000")


def examine(address: str) -> dict[str, Any]:
    command = [str(ROOT / ".venv/bin/node"), str(LIGHTHOUSE), address, "--quiet", "--output=json"]
    flags = f"--chrome-flags=--headless=new {' '.join(FLAGS)}"
    environment = os.environ | {"CHROME_PATH": find_chromium()}
    done = subprocess.run(
        [*command, "--only-categories=performance", flags], env=environment, stdout=subprocess.PIPE, check=True
    )
    return dict(json.loads(done.stdout))


PARTS: dict[str, Callable[[Browser, str], None]] = {
    "loading": loading,
    "moves": moves,
    "motion": motion,
    "memory": memory,
    "lighthouse": lighthouse,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", choices=PARTS, help="one part of it")
    given = parser.parse_args()
    with serving() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=FLAGS)
        for name, part in PARTS.items():
            if given.only in (None, name):
                part(browser, address)
        browser.close()


if __name__ == "__main__":
    main()
