"""Names as long as people give them: whole wherever they are shown, and said where they do not fit."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import zoco
from tests.app.playing import Person, sit_down
from tests.properties.games import play_at_random
from tests.sample import GAME
from zoco.core.game import Game

WIDE = "W" * 24
NAMES = [WIDE, WIDE.replace("W", "M", 1)]
SIZES = [
    pytest.param({"width": 390, "height": 844}, id="phone"),
    pytest.param({"width": 1280, "height": 800}, id="desktop", marks=pytest.mark.slow),
]
CUT = """(names) => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut = [];
  let seen = 0;
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (!names.some((name) => text.data.includes(name)) || !holder.checkVisibility()) continue;
    if (holder.closest(".hidden-text, script, style, svg, option") !== null) continue;
    seen++;
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right } = range.getBoundingClientRect();
    for (let frame = holder; frame !== null; frame = frame.parentElement) {
      const box = frame.getBoundingClientRect();
      const scrolls = /auto|scroll/.test(getComputedStyle(frame).overflowX) && frame.scrollWidth > frame.clientWidth;
      if (scrolls) break;
      const hides = getComputedStyle(frame).overflowX !== "visible" || frame === document.documentElement;
      if (hides && (left < box.left - 1 || right > box.right + 1)) cut.push(`${frame.className}: ${text.data}`);
    }
  }
  return { seen, cut };
}"""


def are_whole(page: Page, least: int) -> None:
    found = page.evaluate(CUT, NAMES)
    assert found["cut"][:3] == []
    assert found["seen"] >= least


@pytest.mark.parametrize("size", SIZES)
def test_wide_names_are_whole_everywhere(person: Person, page: Page, tmp_path: Path, size: dict[str, int]) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    played = play_at_random(Game(zoco.rules_of(GAME), 2, 7), 100_000, 7)
    game = played.at(len(played.moves) - 3)
    game.names = NAMES
    sit_down(page, game, tmp_path / "game.jsonl")
    person.wait()
    are_whole(page, 2)
    if page.get_by_role("button", name="Log").is_visible():
        page.get_by_role("button", name="Log").click()
    are_whole(page, 4)
    page.reload()
    person.wait()
    person.play_to_the_end()
    are_whole(page, 4)
    page.get_by_role("link", name="Look at the game again").click()
    page.get_by_label("Moment of the game").wait_for()
    are_whole(page, 2)
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="Watch").wait_for()
    are_whole(page, 2)


def test_a_name_that_is_full_says_so(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    field = page.get_by_label("Your name")
    field.fill("W" * 39)
    expect(page.get_by_text("A name has at most 40 characters")).to_have_count(0)
    field.press("End")
    field.press_sequentially("WW")
    expect(field).to_have_value("W" * 40)
    expect(page.get_by_text("A name has at most 40 characters")).to_be_visible()
