"""`make bench-echo`: how long a decision takes at an online table, in two browsers before one server.

From the click until it is seen by whoever clicked (shown at once where nothing is left to chance), until the server's
answer has come, and until the other player's browser has drawn it.
"""

import argparse
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import TimeoutError, sync_playwright

import zoco
from tests.browsers import QUIET, find_chromium
from tests.online.conftest import Server
from tests.online.guests import Guest

WHAT = ("the own screen", "the server's answer", "the other's screen")
SECRET = 2000  # milliseconds; what others have not seen by then is nothing that they may see
WATCH = """
  window.times = { clicked: 0, shown: [], answered: [], drawn: [] };
  addEventListener("pointerdown", () => (times.clicked = performance.timeOrigin + performance.now()), true);
  const soon = (then) => requestAnimationFrame(() => setTimeout(then)); // when it has been drawn
  window.watch = () => {
    const lines = () => document.querySelectorAll(".log > section:first-child li").length;
    let [before, busy] = [lines(), false];
    new MutationObserver(() => {
      if (lines() > before) soon(() => times.shown.push(performance.timeOrigin + performance.now()));
      before = lines();
      const isBusy = document.querySelector("main").ariaBusy === "true";
      if (busy && !isBusy) times.answered.push(performance.timeOrigin + performance.now());
      busy = isBusy;
    }).observe(document.querySelector("main"), { subtree: true, childList: true, attributes: true });
  };
"""


def decide(guests: list[Guest], samples: dict[str, list[float]]) -> None:
    """One decision by the seat on turn, and when each browser showed it."""
    table = guests[0].look()
    mover, other = sorted(guests, key=lambda guest: guest.name != table["chairs"][table["on_turn"]]["name"])
    counts = [guest.page.evaluate("() => times.shown.length") for guest in (mover, other)]
    answers = mover.page.evaluate("() => times.answered.length")
    while mover.page.evaluate("() => times.answered.length") == answers:
        mover.pick_something()
    clicked, answered = mover.page.evaluate("(k) => [times.clicked, times.answered[k]]", answers)
    try:
        for guest, count in zip((mover, other), counts, strict=True):
            guest.page.wait_for_function("(count) => times.shown.length > count", arg=count, timeout=SECRET)
    except TimeoutError:
        return
    shown = [guest.page.evaluate("(k) => times.shown[k]", k) for guest, k in zip((mover, other), counts, strict=True)]
    for what, moment in zip(WHAT, (shown[0], answered, shown[1]), strict=True):
        samples[what].append(moment - clicked)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--decisions", type=int, default=60)
    wanted = parser.parse_args().decisions
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=QUIET)
        for game in zoco.GAMES:
            guests = [Guest(browser, server.address, "Ana"), Guest(browser, server.address, "Ben", seed=2)]
            for guest in guests:
                guest.context.add_init_script(WATCH)
            guests[1].join(guests[0].invite(game))
            guests[0].begin()
            for guest in guests:
                guest.page.reload()
                guest.page.locator(".seats").wait_for()
                guest.page.evaluate("() => watch()")
            samples: dict[str, list[float]] = {what: [] for what in WHAT}
            while len(samples[WHAT[0]]) < wanted and guests[0].look()["status"] == "running":
                decide(guests, samples)
            for what, times in samples.items():
                middle, late = statistics.median(times), statistics.quantiles(times, n=20)[-1]
                print(f"{game}: until {what}: median {middle:.0f} ms, 95 % within {late:.0f} ms ({len(times)} clicks)")
            for guest in guests:
                guest.go()
        browser.close()
        server.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
