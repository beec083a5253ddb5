"""Lessons in a browser: followed to their end by clicks and by keys, offered, kept, found, and without a network."""

import re

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.app.lessons import LESSONS, follow, go_on, open_lesson, words
from tests.app.playing import Person
from tests.app.test_installing import is_kept
from tests.sample import GAME
from zoco import rules_of
from zoco.core.lessons import Lesson, LessonRun
from zoco.messages import say

FIRST = {lesson.game: lesson for lesson in reversed(LESSONS)}
EACH = [
    pytest.param(lesson, id=f"{lesson.game}-{lesson.name}", marks=[] if lesson in FIRST.values() else pytest.mark.slow)
    for lesson in LESSONS
]
OWN = [lesson for lesson in LESSONS if lesson.game == GAME]


@pytest.mark.parametrize("lesson", EACH)
def test_a_lesson_by_clicks(person: Person, lesson: Lesson) -> None:
    open_lesson(person.page, lesson)
    follow(person, lesson)
    place = [other for other in LESSONS if other.game == lesson.game].index(lesson)
    following = [other for other in LESSONS if other.game == lesson.game][place + 1 :]
    coach = person.page.locator("aside.coach")
    way_on = coach.get_by_role("button", name="Play with a coach")
    if following:
        way_on = coach.get_by_role("link", name=f"Next: {say(following[0].title, 'en')}", exact=True)
    expect(way_on).to_be_visible()


@pytest.mark.parametrize(
    "lesson", [FIRST[GAME], *[pytest.param(each, marks=pytest.mark.slow) for each in LESSONS[::2]]]
)
def test_a_lesson_by_keys_alone(person: Person, lesson: Lesson) -> None:
    open_lesson(person.page, lesson)
    follow(person, lesson, by_keys=True)


def test_what_is_learned_is_kept_and_can_be_repeated(person: Person) -> None:
    page = person.page
    open_lesson(page, OWN[0])
    follow(person, OWN[0])
    page.get_by_role("link", name="Next: ").click()
    expect(page.locator("aside.coach")).to_contain_text(say(OWN[1].told(OWN[1].steps[0]), "en"))
    page.goto(f"{page.url.split('#')[0]}#/learn/{GAME}")
    page.reload()
    expect(page.get_by_text(f"1 of {len(OWN)} learned")).to_be_visible()
    page.get_by_role("link", name=say(OWN[0].title, "en")).click()
    expect(page.locator("aside.coach")).to_contain_text(say(OWN[0].told(OWN[0].steps[0]), "en"))
    go_on(page)
    page.get_by_role("button", name="Start again").click()
    expect(page.locator("aside.coach")).to_contain_text(say(OWN[0].told(OWN[0].steps[0]), "en"))


def test_the_coach_answers_what_does_not_finish_the_step(page: Page) -> None:
    open_lesson(page, OWN[0])
    run = LessonRun(rules_of(GAME), OWN[0])
    while not run.step.done:
        go_on(page)
        run.go_on()
    other = next(legal for legal in run.game.legal if not run.step.finishes(legal) and run.step.answer_to(legal))
    told = words(page)
    page.get_by_role("button", name="All").click()  # also what does not glow can be decided
    explanation = run.game.seat_view().explain(run.game.action(other), run.game.seat_names("en"))
    page.get_by_role("button", name=say(explanation.what, "en"), exact=True).click()
    said = run.decide(other)
    assert said is not None
    expect(page.get_by_role("alert")).to_have_text(say(said, "en"))
    assert words(page) == told


def test_a_coached_first_game(person: Person) -> None:
    """It says what is worth looking at, and is silent as soon as somebody wants that."""
    page = person.page
    person.press_play_now(GAME)
    page.get_by_role("button", name="Play with a coach").click()
    person.wait()
    coach = page.locator("aside.coach")
    expect(coach).to_contain_text(re.compile("stands out|about as good"))
    person.decide()
    page.reload()
    coach.get_by_role("button", name="No more coaching").click()
    expect(coach).to_have_count(0)
    page.reload()
    person.wait()
    expect(coach).to_have_count(0)


def test_lessons_are_offered_once(person: Person) -> None:
    page = person.page
    person.press_play_now(GAME)
    page.get_by_role("link", name="Learn it first").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()
    page.goto(page.url.split("#")[0])
    person.press_play_now(GAME)
    person.wait()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_rules_lead_to_the_lesson_that_shows_them(page: Page) -> None:
    rule = OWN[0].rules[0]
    page.goto(f"{page.url}#/rules/{GAME}?rule={rule}")
    page.locator(f"#rule-{rule.replace('.', '-')}").get_by_role("link", name="Lesson 1 shows this rule").click()
    expect(page.locator("aside.coach")).to_contain_text(say(OWN[0].title, "en"))


def test_lessons_are_no_part_of_the_first_page(context: BrowserContext, address: str) -> None:
    page = context.new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(address)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert asked
    assert not [url for url in asked if "lesson" in url]
    open_lesson(page, LESSONS[0])
    assert [url for url in asked if "lesson" in url]


@pytest.mark.installs
def test_lessons_work_without_a_network_once_one_was_opened(page: Page, context: BrowserContext) -> None:
    other = next(lesson for lesson in LESSONS if lesson.game == LESSONS[-1].game)
    open_lesson(page, other)
    is_kept(page)
    context.set_offline(True)
    page.reload()
    open_lesson(page, LESSONS[-1])
    go_on(page)
    expect(page.locator("aside.coach")).to_contain_text(say(LESSONS[-1].told(LESSONS[-1].steps[1]), "en"))


def test_a_lesson_fits_a_phone_upright_and_on_its_side(page: Page) -> None:
    for width, height in ((390, 844), (844, 390)):
        page.set_viewport_size({"width": width, "height": height})
        for lesson in FIRST.values():
            open_lesson(page, lesson)
            if height > width:  # what is to be read is there as a whole
                assert page.locator("aside.coach .words").evaluate("(it) => it.scrollHeight <= it.clientHeight + 1")
            go_on(page)
            assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
            box = page.locator("aside.coach").bounding_box()
            assert box is not None
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= height
            board = page.locator("main > .board").bounding_box()
            assert board is not None
            assert board["width"] * board["height"] > width * height / 4
            assert page.locator("aside.coach .words").evaluate("(words) => words.clientHeight") > 40


def test_an_unknown_lesson_is_said(page: Page) -> None:
    page.goto(f"{page.url}#/learn/{GAME}/nonsense")
    expect(page.get_by_role("alert")).to_have_text("There is no such lesson.")
    page.get_by_role("link", name="All lessons").click()
    expect(page.get_by_role("heading", name="Learn to play")).to_be_visible()


def test_a_lesson_speaks_german(page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    open_lesson(page, LESSONS[0])
    expect(page.locator("aside.coach")).to_contain_text(say(LESSONS[0].told(LESSONS[0].steps[0]), "de"))
