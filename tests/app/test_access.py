"""For everybody: no page in any state has anything that axe-core objects to; before a release also in the dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Page

from tests.app.lessons import LESSONS, go_on, open_lesson
from tests.app.playing import FINISHED, Person, take_in
from tests.sample import GAME, OTHER
from tests.tiers import TIMES

THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark") if TIMES else ("light",)
AXE = Path(__file__).parents[2] / "web" / "app" / "node_modules" / "axe-core" / "axe.min.js"
OBJECTIONS = """async () => {
  const { violations } = await axe.run(document);
  return violations.map(({ id, nodes }) => [id, ...nodes.slice(0, 3).map(({ html }) => html.slice(0, 160))]);
}"""


def go(page: Page, place: str) -> None:
    page.goto(page.url.split("#")[0] + place)


def home(page: Page) -> None:
    page.get_by_role("button", name="Play now").first.wait_for()


def new_table(page: Page) -> None:
    go(page, f"#/new/{OTHER}")
    page.get_by_role("button", name="Start the game").wait_for()


def rules(page: Page) -> None:
    go(page, f"#/rules/{GAME}")
    page.locator(".picture.board").first.scroll_into_view_if_needed()  # drawn only where it is seen


def learn(page: Page) -> None:
    go(page, "#/learn")
    page.locator("ol a").first.wait_for()


def first_game(page: Page) -> None:
    Person(page).press_play_now(GAME)
    page.get_by_role("dialog").wait_for()


def lesson(page: Page) -> None:
    open_lesson(page, LESSONS[0])
    go_on(page)


def one_table(page: Page) -> None:
    Person(page).play_now(GAME)


def other_table(page: Page) -> None:
    person = Person(page)
    person.play_now(OTHER)
    person.pick_something()


def choices(page: Page) -> None:
    one_table(page)
    page.get_by_role("button", name="All").click()
    page.keyboard.press("h")
    page.get_by_role("region", name="The best choices").wait_for()


def replay(page: Page) -> None:
    take_in(page, FINISHED)


def earlier_moment(page: Page) -> None:
    """With its bar, the line that is open, and how to play."""
    person = Person(page)
    person.play_now(OTHER)
    person.decide(2)
    page.get_by_role("button", name="Since my last turn").click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="How to play").click()


def not_found(page: Page) -> None:
    page.goto(page.url.split("#")[0] + "#/nowhere")
    page.get_by_role("heading", name="There is no such page").wait_for()


def end(page: Page) -> None:
    replay(page)
    page.goto(page.url.replace("/replay/", "/table/").split("?")[0])
    page.locator(".end tfoot").wait_for()


REACHED = """() => [...document.querySelectorAll("[role=img]")].filter((thing) => {
  thing.focus();
  return document.activeElement === thing;
}).length"""
BEFORE_A_RELEASE = [pytest.param(reach, marks=pytest.mark.slow) for reach in (rules, choices, end, replay, not_found)]


@pytest.mark.parametrize(
    "reach", [home, learn, first_game, lesson, new_table, one_table, other_table, earlier_moment, *BEFORE_A_RELEASE]
)
def test_axe_objects_to_nothing(page: Page, reach: Callable[[Page], None]) -> None:
    reach(page)
    if reach in (rules, replay):
        page.locator("[role=img].thing").first.wait_for()
        assert page.evaluate(REACHED) == 0, "what takes no clicks takes no focus"
    page.add_script_tag(path=AXE)
    for theme in THEMES:
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        assert page.evaluate(OBJECTIONS) == [], theme
