"""How a person plays: by clicking what glows, or by keys."""

import random
import re

from playwright.sync_api import Page

READY = """() => {
  const shows = (selector) => document.querySelector(selector) !== null;
  return shows(".end") || shows(".curtain") || shows(".glowing[data-thing]");
}"""
LIT = """() => [...document.querySelectorAll(".glowing[data-thing]")].map((thing) => thing.dataset.thing)"""


class Person:
    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)
        self.decisions = 0

    def play_now(self, game: str) -> None:
        self.page.get_by_role("button", name=re.compile("Play now")).nth(["toledo", "alcazar"].index(game)).click()
        self.wait()

    def wait(self) -> None:
        """Until this person is asked, the screen is to be handed over, or the game is over."""
        self.page.wait_for_function(READY)

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def lit(self) -> list[str]:
        return list(self.page.evaluate(LIT))
