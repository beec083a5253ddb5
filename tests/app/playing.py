"""How a person plays: by clicking or tapping what glows, or by keys alone."""

import json
import random
from pathlib import Path

from playwright.sync_api import Page

import zoco
from tests.properties.games import fixtures_of
from tests.sample import GAME, facts_of
from zoco.core.game import Game

READY = """() => {
  const shows = (selector) => document.querySelector(selector) !== null;
  return shows(".end") || shows(".curtain") || shows(".glowing[data-thing]");
}"""
LIT = """() => [...document.querySelectorAll(".glowing[data-thing]")].map((thing) => thing.dataset.thing)"""
POINT = """(id) => {
  const thing = document.querySelector(`[data-thing="${id}"].glowing`);
  if (thing === null) return null;
  thing.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = thing.getBoundingClientRect();
  for (const down of [5, 3, 7, 1, 9]) {
    for (const across of [5, 3, 7, 1, 9]) {
      const [left, top] = [x + (width * across) / 10, y + (height * down) / 10];
      if (document.elementFromPoint(left, top)?.closest("[data-thing]") === thing) return [left, top];
    }
  }
  return null;
}"""
"""A spot where a pointer meets the thing; none where others stand before it."""
FINISHED = fixtures_of(GAME) / facts_of(GAME).FULL_GAME
SIDES = 4  # from which a board may be looked at, where some things stand before others


def take_in(page: Page, record: Path) -> None:
    """A game from a file, shown as a replay."""
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_label("Moment of the game").wait_for()


def sit_down(page: Page, game: Game, file: Path) -> None:
    """At the table of a game that has begun, in its first seat, with bots in the others."""
    game.extra = {"bots": [None, *["apprentice"] * (game.players - 1)]}
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    take_in(page, file)
    page.goto(page.url.replace("/replay/", "/table/").split("?")[0])


def log_of(page: Page) -> list[str]:
    """All that the log tells, also lines that are not drawn: those have no inner text."""
    lines = page.locator(".log > section").first.locator("li")
    return [" ".join(line.split()) for line in lines.all_text_contents()]


class Person:
    """Picks what glows, whatever it is: what can be picked must work."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.dice = random.Random(seed)

    def play_now(self, game: str) -> None:
        self.press_play_now(game)
        offer = self.page.get_by_role("button", name="Just play")  # to newcomers
        offer.or_(self.page.locator(".glowing[data-thing], .curtain, .end")).first.wait_for(state="attached")
        if offer.is_visible():
            offer.click()
        self.wait()

    def press_play_now(self, game: str) -> None:
        shelf = [rules.name for rules in zoco.all_rules()]
        self.page.get_by_role("button", name="Play now").nth(shelf.index(game)).click()

    def wait(self) -> None:
        """Until this person is asked, the screen is to be handed over, or the game is over."""
        self.page.wait_for_function(READY, polling=30)  # at every frame, waiting would cost more than playing

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    @property
    def lit(self) -> list[str]:
        return list(self.page.evaluate(LIT))

    def pick(self, thing: str) -> bool:
        """With the mouse; false where other things stand before it."""
        point = self.page.evaluate(POINT, thing)
        if point is not None:
            self.page.mouse.click(*point)
        return point is not None

    def pick_something(self) -> None:
        lit = self.lit
        self.dice.shuffle(lit)
        for _ in range(SIDES):
            if any(self.pick(thing) for thing in lit):
                return
            self.page.get_by_role("button", name="Turn the board to the right").click()
        raise AssertionError(f"none of {lit} can be reached")

    def pick_something_by_keys(self) -> None:
        for _ in range(self.dice.randrange(1, 1 + len(self.lit))):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")

    def play_to_the_end(self, by_keys: bool = False) -> None:
        while not self.is_over:
            if by_keys:
                self.pick_something_by_keys()
            else:
                self.pick_something()
            self.wait()

    def decide(self, times: int = 1) -> None:
        """Makes that many decisions, as far as the log tells."""
        for _ in range(times):
            before = self.page.locator(".log li").count()
            while self.page.locator(".log li").count() == before and not self.is_over:
                self.pick_something()
                self.wait()
