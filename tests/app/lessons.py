"""How a person follows a lesson in the browser: reads, goes on, and picks what glows until the coach is content."""

from playwright.sync_api import Page, expect

import zoco
from tests.app.playing import Person
from zoco.core.lessons import Lesson, lessons_of
from zoco.messages import say

LESSONS = [lesson for rules in zoco.all_rules() for lesson in lessons_of(rules)]
STEP = """() => document.querySelector("aside.coach progress").value"""
MOVED = """(step) => document.querySelector("aside.coach progress").value > step"""
MISSING = """(things) => things.filter((id) => document.querySelector(`[data-thing="${id}"]`) === null)"""
MOST_PICKS = 200


def open_lesson(page: Page, lesson: Lesson) -> None:
    page.goto(f"{page.url.split('#')[0]}#/learn/{lesson.game}/{lesson.name}")
    page.locator("aside.coach progress").wait_for()


def go_on(page: Page) -> None:
    page.get_by_role("button", name="Go on").click()


def words(page: Page) -> str:
    return " ".join(page.locator("aside.coach .words").inner_text().split())


def follow(person: Person, lesson: Lesson, by_keys: bool = False) -> None:
    """From where it begins to its end; every sentence must be there when its turn comes, and all that it points at."""
    page = person.page
    for step in lesson.steps:
        assert say(lesson.told(step), "en") in words(page)
        assert page.evaluate(MISSING, list(step.look)) == []
        if step is lesson.steps[-1]:
            break
        finish(person, bool(step.done), by_keys)
        own = {say(lesson.answered(step, word), "en") for named, word in step.answers.items() if step.finishes(named)}
        assert {*page.locator("aside.coach .answer").all_inner_texts()} <= own


def finish(person: Person, is_decided: bool, by_keys: bool) -> None:
    page, step = person.page, person.page.evaluate(STEP)
    if not is_decided and by_keys:
        page.keyboard.press("Enter")
    elif not is_decided:
        go_on(page)
    for _ in range(MOST_PICKS):
        if page.evaluate(STEP) > step:
            return
        expect(page.locator(".glowing[data-thing]").first).to_be_visible()
        if by_keys:
            person.pick_something_by_keys()
        else:
            person.pick_something()
    raise AssertionError(f"step {step} cannot be finished by picking what glows")
