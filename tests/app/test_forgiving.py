"""A table that forgives: what people can look at again, take back, and see before they decide."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

import zoco
from tests.app.playing import Person, log_of, sit_down
from tests.app.test_tables import PHONE, lift, set_table
from tests.properties.games import fixtures_of, play_at_random
from tests.sample import GAME, OTHER, facts_of
from zoco.core.game import Game
from zoco.core.lessons import lessons_of

SIDEWAYS_PHONE = {"width": 844, "height": 390}
ZOOMED = {"width": 640, "height": 400}  # a laptop's window at 200 %
DOUBLE_TAP = 350  # milliseconds: taps further apart are two
INSIDE = """(selector) => [...document.querySelectorAll(selector)].map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
})"""


def settings(page: Page, choose: str) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text(choose, exact=True).click()
    page.keyboard.press("Escape")


def tapping(browser: Browser, address: str) -> Page:
    phone = browser.new_context(
        viewport=PHONE,  # type: ignore[arg-type]
        has_touch=True,
        is_mobile=True,
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
    )
    page = phone.new_page()
    page.goto(address)
    return page


def tap(page: Page, thing: str) -> None:
    """Not so soon after the last tap that the two are a double tap."""
    page.wait_for_timeout(DOUBLE_TAP)
    box = page.locator(f"[data-thing={thing}]").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def test_new_cards_are_seen_before_the_screen_is_passed_on(person: Person, page: Page) -> None:
    set_table(page, "toledo", "Ana", "Ben")
    lift(page, "Ana")
    held = page.locator("[data-thing^=card-]").count()
    assert person.pick("deck")
    page.get_by_text("You have new cards.").wait_for()
    assert page.locator("[data-thing^=card-]").count() >= held
    expect(page.locator(".curtain")).to_have_count(0)
    page.get_by_role("button", name="Pass to Ben").click()
    expect(page.locator(".curtain")).to_be_visible()
    assert page.locator("[data-thing^=card-]").count() == 0


def test_a_friendly_table_takes_back_even_cards(person: Person, page: Page) -> None:
    set_table(page, "toledo", "Ana", "Ben", friendly=True)
    lift(page, "Ana")
    assert person.pick("deck")
    page.get_by_role("button", name="Pass to Ben").wait_for()
    page.keyboard.press("u")
    expect(page.get_by_role("button", name="Pass to Ben")).to_have_count(0)
    expect(page.locator("[data-thing=deck].glowing")).to_be_visible()
    assert log_of(page) == []


def test_the_others_moves_are_played_again(person: Person, page: Page) -> None:
    person.play_now("alcazar")
    person.decide(2)
    question = page.locator(".asked").inner_text()
    page.get_by_role("button", name="Since my last turn").click()
    past = page.get_by_role("region", name="An earlier moment")
    past.get_by_role("button", name="Pause").click()
    shown = past.get_by_role("status").inner_text()
    past.get_by_role("button", name="One decision back").click()
    expect(past.get_by_role("status")).not_to_have_text(shown)
    past.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".asked")).to_have_text(question)


def test_a_line_of_the_log_leads_to_its_moment_without_leaving_the_table(person: Person, page: Page) -> None:
    person.play_now("alcazar")
    person.decide()
    page.locator(".log li a").first.click()
    page.get_by_role("region", name="An earlier moment").wait_for()
    expect(page).to_have_url(re.compile("#/table/"))
    page.get_by_role("button", name="Back to the game").click()
    expect(page.locator(".glowing").first).to_be_visible()


def test_the_pace_is_as_people_like_it(person: Person, page: Page) -> None:
    person.play_now("toledo")
    for choice, pace in (("Calm", "calm"), ("At once", "instant")):
        settings(page, choice)
        assert page.locator("html").get_attribute("data-pace") == pace


def test_what_happened_is_never_cut_off(person: Person, page: Page) -> None:
    person.play_now("alcazar")
    person.decide(2)
    cut = """() => [...document.querySelectorAll(".ribbon, .ribbon *, .seat *")].filter(
        (one) => getComputedStyle(one).textOverflow === "ellipsis")"""
    assert page.evaluate(f"({cut})().length") == 0
    more = page.get_by_role("button", name="More", exact=True)
    if more.count():
        more.click()
        hidden = """() => { const room = document.querySelector(".ribbon .room");
          return room.scrollHeight - room.clientHeight; }"""
        assert page.evaluate(hidden) <= 2


def test_how_to_play_is_there_all_game_long(person: Person, page: Page) -> None:
    person.play_now("toledo")
    person.decide()
    page.get_by_role("button", name="How to play").click()
    dialog = page.get_by_role("dialog", name="How to play")
    expect(dialog).to_contain_text("Everything you can use glows.")
    dialog.get_by_role("button", name="Close").click()
    expect(dialog).to_be_hidden()


def test_the_first_tap_shows_and_the_second_decides(browser: Browser, address: str) -> None:
    page = tapping(browser, address)
    person = Person(page)
    person.play_now("toledo")
    before = len(log_of(page))
    tap(page, "deck")
    expect(page.locator(".asked.foreseen")).to_be_visible()
    assert len(log_of(page)) == before
    tap(page, "deck")
    page.wait_for_function("(before) => document.querySelectorAll('.log li').length > before", arg=before)
    person.wait()
    tap(page, "deck")
    page.get_by_role("button", name="One tap is enough").click()
    before = len(log_of(page))
    tap(page, "deck")
    page.wait_for_function("(before) => document.querySelectorAll('.log li').length > before", arg=before)


@pytest.mark.parametrize("viewport", [SIDEWAYS_PHONE, ZOOMED])
def test_seats_and_news_are_in_sight_on_a_low_screen(person: Person, page: Page, viewport: dict[str, int]) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    for game in (GAME, OTHER):
        page.goto(page.url.split("#")[0])
        person.play_now(game)
        person.decide()
        assert page.evaluate(INSIDE, ".ribbon") == [True]
        assert page.evaluate(INSIDE, ".seat") == [True] * 3


def test_the_board_keeps_its_place_as_the_hand_changes(person: Person, page: Page) -> None:
    person.play_now("toledo")
    person.decide()
    before = page.locator(".board").first.bounding_box()
    card = next(thing for thing in person.lit if thing.startswith("card-"))
    assert person.pick(card)
    assert page.locator(".board").first.bounding_box() == before


def test_the_end_speaks_to_the_person(person: Person, page: Page, tmp_path: Path) -> None:
    played = play_at_random(Game(zoco.rules_of(GAME), 2, 7), 100_000, 7)
    sit_down(page, played.at(len(played.moves) - 3), tmp_path / "game.jsonl")
    person.wait()
    person.play_to_the_end()
    end = page.get_by_role("dialog", name="Final scoring")
    expect(end).to_contain_text(re.compile("You win!|You came|You share"))
    with page.expect_download() as saving:
        end.get_by_role("button", name="Share a picture").click()
    assert saving.value.suggested_filename == "zoco.png"
    page.goto(page.url.split("#")[0])
    expect(page.locator(".record")).to_contain_text(re.compile(r"1 game against bots, [01] won"))


def test_from_above_and_through_what_stands_in_front(person: Person, page: Page, tmp_path: Path) -> None:
    record = fixtures_of("alcazar") / facts_of("alcazar").FULL_GAME  # late in it, much stands before much
    played = zoco.replay(record.read_text(encoding="utf-8"))
    sit_down(page, played.at(len(played.moves) - 10), tmp_path / "game.jsonl")
    person.wait()
    through = page.get_by_role("button", name="See through")
    through.click()
    expect(through).to_have_attribute("aria-pressed", "true")
    assert page.locator(".veiled").count() > 0
    page.get_by_role("button", name="From above").click()
    expect(page.get_by_role("button", name="Standing")).to_be_visible()


# ---- small things


def test_an_unknown_address_says_so(page: Page, address: str) -> None:
    page.goto(f"{address}#/nowhere")
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()


def test_a_broken_file_is_refused_in_plain_words(page: Page, tmp_path: Path) -> None:
    (tmp_path / "letter.jsonl").write_text("Dear friends", encoding="utf-8")
    page.locator("input[type=file]").set_input_files(tmp_path / "letter.jsonl")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("this is not a game record")
    expect(alert).not_to_contain_text("Unexpected")


def test_home_says_who_invented_the_games_and_that_one_can_play_online(page: Page) -> None:
    main = page.get_by_role("main")
    expect(main).to_contain_text("online with friends")
    expect(main).to_contain_text("Invented by Martin Wallace")
    expect(main).to_contain_text("Invented by Wolfgang Kramer")


def test_dates_are_written_as_at_home(person: Person, page: Page) -> None:
    person.play_now("toledo")
    page.goto(page.url.split("#")[0])
    expect(page.locator(".list li").first).to_contain_text(re.compile(r"\b\d{1,2} [A-Z][a-z]{2,3} 20\d\d"))


def test_an_edition_says_what_it_changes(page: Page, address: str) -> None:
    page.goto(f"{address}#/new/toledo")
    page.get_by_label("Edition").select_option(label="other-rows")
    expect(page.get_by_role("main")).to_contain_text("The rows of the street")


SHIFTS = """() => new Promise((done) => {
  let moved = 0;
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) moved += value; })
    .observe({ type: "layout-shift", buffered: true });
  setTimeout(() => requestAnimationFrame(() => done(moved)), 0);
})"""


def test_home_is_light_and_nothing_moves_while_pages_load(page: Page, address: str) -> None:
    page.get_by_role("img", include_hidden=True).first.wait_for(state="attached")
    assert page.locator("*").count() < 800
    kernels = "() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length"
    assert page.evaluate(kernels) == 0
    for game in (GAME, OTHER):
        page.goto(f"{address}#/rules/{game}")
        page.reload()
        page.locator(".picture").first.wait_for()
        assert page.evaluate(SHIFTS) < 0.01
        drawn = page.locator(".picture.board .inner").count()
        assert drawn < page.locator(".picture.board").count()  # those out of sight wait
    lesson = lessons_of(zoco.rules_of(GAME))[0]
    page.goto(f"{address}#/learn/{GAME}/{lesson.name}")
    page.reload()
    page.locator("aside.coach progress").wait_for()
    assert page.evaluate(SHIFTS) < 0.01
