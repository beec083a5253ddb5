"""What people do at a table beside playing: come back, take back, hand the screen on, ask why not."""

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import zoco
from tests import alcazar
from tests.app.playing import FINISHED, Person, log_of, sit_down, take_in
from tests.properties.games import play_at_random
from zoco.core.game import Game

PHONE = {"width": 390, "height": 844}
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
MET = """(selector) => [...document.querySelectorAll(selector)].map((thing) => {
  const { left, right, top, bottom } = thing.getBoundingClientRect();
  const corners = [[left, top], [right, top], [left, bottom], [right, bottom]];
  const isInside = corners.every(([x, y]) => x >= 0 && x <= innerWidth && y >= 0 && y <= innerHeight);
  return isInside && thing.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
})"""
IN_SIGHT = {
    "toledo": {".seat": 3},
    "alcazar": {
        ".seat": 3,
        "[data-thing^=card-]": 10,
        "[data-thing^=row-], [data-thing=deck], [data-thing=tower-supply]": 8,
    },
}
"""What all players see at their first turn, and how much of it."""


def set_table(page: Page, game: str, *seats: str, friendly: bool = False) -> None:
    """A new table with these people, in this order; “bot” is one."""
    page.goto(page.url.split("#")[0] + f"#/new/{game}")
    page.get_by_role("group", name="How many seats?").get_by_text(str(len(seats)), exact=True).click()
    for number, name in enumerate(seats, 1):
        page.get_by_label(f"Seat {number}: person or bot").select_option(
            label="Bot: apprentice" if name == "bot" else "Person"
        )
        if name != "bot":
            page.get_by_label(f"Seat {number}: name").fill(name)
    page.get_by_label("Draw the order of the seats by lot").uncheck()
    if friendly:
        page.get_by_label(re.compile("Friendly table")).check()
    page.get_by_role("button", name="Start the game").click()


def pass_on(page: Page, name: str) -> None:
    """Where cards have come in, after they were looked at."""
    curtain, button = page.locator(".curtain"), page.get_by_role("button", name=f"Pass to {name}")
    curtain.or_(button).first.wait_for()
    if button.count():
        button.click()


def lift(page: Page, name: str) -> None:
    page.get_by_role("button", name=f"I am {name}").click()
    expect(page.locator(".curtain")).to_have_count(0)


def test_a_reload_in_the_middle_loses_nothing(person: Person, page: Page) -> None:
    person.play_now("alcazar")
    person.decide(3)
    before = log_of(page)
    question = page.locator(".asked").inner_text()
    page.reload()
    person.wait()
    assert log_of(page) == before
    assert page.locator(".asked").inner_text() == question
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name=re.compile("Continue")).first.click()
    person.wait()
    assert log_of(page) == before


def test_three_people_around_one_screen_never_see_each_others_hands(person: Person, page: Page) -> None:
    set_table(page, "toledo", "Ana", "Ben", "Cleo")
    for name in ("Ana", "Ben", "Cleo", "Ana"):
        pass_on(page, name)
        person.wait()
        expect(page.get_by_role("heading", name=f"Pass to {name}")).to_be_visible()
        assert page.locator("[data-thing^=card-]").count() == 0
        page.get_by_role("button", name=f"I am {name}").click()
        expect(page.locator("[data-thing^=card-]").first).to_be_visible()
        assert person.pick("deck")
    expect(page.locator(".log li")).to_have_count(4)


def test_what_was_done_in_a_turn_can_be_taken_back_until_cards_came_in(person: Person, page: Page) -> None:
    set_table(page, "toledo", "Ana", "Ben")
    lift(page, "Ana")
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_contain_text("Nothing has been decided yet")
    tile = next(thing for thing in person.lit if thing.startswith("tile-"))
    assert person.pick(tile)
    assert person.pick(next(thing for thing in person.lit if thing.startswith("place-")))
    expect(page.get_by_role("heading", name="Pass to Ben")).to_be_visible()
    page.locator(".curtain").get_by_role("button", name="Take back").click()
    lift(page, "Ana")
    assert log_of(page) == []
    assert tile in person.lit
    assert person.pick("deck")
    pass_on(page, "Ben")
    expect(page.get_by_role("heading", name="Pass to Ben")).to_be_visible()
    expect(page.locator(".curtain").get_by_role("button", name="Take back")).to_have_count(0)
    lift(page, "Ben")
    page.keyboard.press("u")
    page.get_by_role("alert").get_by_role("button", name="Confirm my turns").click()  # offered to who would need it
    before = log_of(page)
    assert person.pick("deck")
    expect(page.get_by_role("button", name="End my turn with this")).to_be_visible()
    assert log_of(page) == before


@pytest.mark.slow
def test_the_last_decision_of_a_turn_waits_where_that_is_preferred(person: Person, page: Page) -> None:
    person.play_now("toledo")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Confirm my turns").check()
    page.keyboard.press("Escape")
    before = page.locator(".log li").count()
    assert person.pick("deck")
    expect(page.get_by_role("button", name="End my turn with this")).to_be_visible()
    assert page.locator(".log li").count() == before
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="End my turn with this")).to_have_count(0)
    assert person.pick("deck")
    page.keyboard.press("Enter")
    expect(page.locator(".log li")).not_to_have_count(before)


def test_a_choice_half_made_is_put_into_words(person: Person, page: Page) -> None:
    person.play_now("toledo")
    question = page.locator(".asked").inner_text()
    tile = next(thing for thing in person.lit if thing.startswith("tile-"))
    assert person.pick(tile)
    ways = len(person.lit)
    expect(page.locator(".asked")).to_have_text(
        f"Now choose where it goes: {ways} options glow. Pick it again to deselect it."
    )
    page.locator(f"[data-thing={tile}]").click()
    page.mouse.move(0, 0)
    expect(page.locator(".asked")).to_have_text(question)


def test_an_impossible_thing_answers_why_not_and_the_rule_can_be_read(person: Person, page: Page) -> None:
    person.play_now("toledo")
    before = page.locator(".log li").count()
    page.locator("[data-thing=place-20]").dispatch_event("click")
    alert = page.get_by_role("alert")
    expect(alert).to_be_visible()
    alert.get_by_role("button", name=re.compile(r"Rule T\d")).click()
    expect(page.get_by_role("dialog")).to_contain_text(re.compile(r"T\d"))
    page.get_by_role("link", name="Read it in the rules").click()
    expect(page).to_have_url(re.compile(r"#/rules/toledo\?rule=T"))
    page.go_back()
    person.wait()
    assert page.locator(".log li").count() == before


def test_hints_show_everybodys_share_and_can_be_played(person: Person, page: Page) -> None:
    person.play_now("alcazar")
    before = page.locator(".log li").count()
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="The best choices")
    expect(hints).to_be_visible()
    first = hints.locator("li").first
    shares = re.findall(r"(\d+) %", first.locator(".shares").inner_text())
    assert sum(map(int, shares)) == 100
    expect(page.locator(".thing.picked")).to_have_count(0)
    first.hover()
    expect(page.locator(".thing.picked").first).to_be_attached()  # the board shows what it would do
    first.get_by_role("button", name="Do this").click()
    expect(page.locator(".log li")).not_to_have_count(before)


BRIDGE = re.compile("bridge", re.IGNORECASE)


def build_by_click(person: Person) -> None:
    assert any(person.pick(thing) for thing in person.lit if thing.startswith("bridge-"))


def build_by_hint(person: Person) -> None:
    person.page.keyboard.press("h")
    hint = person.page.get_by_role("region", name="The best choices").locator("li").filter(has_text=BRIDGE).first
    hint.hover()
    expect(person.page.locator("[data-thing^=bridge-].picked")).to_have_count(1)
    hint.get_by_role("button", name="Do this").click()


def build_by_list(person: Person) -> None:
    person.page.get_by_role("button", name="All").click()
    person.page.locator(".choices").get_by_role("button", name=BRIDGE).first.click()


@pytest.mark.parametrize(
    "keys", ["", pytest.param("f", marks=pytest.mark.slow)], ids=["in the city", "on the flat board"]
)
def test_a_bridge_is_built_by_click_by_hint_and_by_the_list(
    person: Person, page: Page, tmp_path: Path, keys: str
) -> None:
    """Each time it is taken back, and can be built again."""
    game = play_at_random(Game(zoco.rules_of("alcazar"), 2, 54), 107, 54)
    assert sum(notation.startswith("bridge ") for notation in game.legal) == 2
    sit_down(page, game, tmp_path / "game.jsonl")
    page.keyboard.type(keys)
    bridges, last = page.locator("[data-thing^=bridge-]"), page.locator(".log > section").first.locator("li").last
    for build in (build_by_click, build_by_hint, build_by_list):
        expect(bridges).to_have_count(2)
        build(person)
        expect(last).to_contain_text("builds a bridge")
        page.keyboard.press("u")
        expect(last).not_to_contain_text("builds a bridge")


POINT_AT = """async (thing) => {
  document.querySelector(`[data-thing="${thing}"]`).dispatchEvent(new PointerEvent("pointerenter"));
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  return document.querySelector(".board").getBoundingClientRect().height;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1280, 800), (390, 844)])
def test_pointing_at_things_never_moves_the_board(person: Person, page: Page, size: tuple[int, int]) -> None:
    """Else it would leave the pointer, which would move it back, and so on."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    person.play_now("toledo")
    tile = next(thing for thing in person.lit if thing.startswith("tile"))
    person.pick(tile)
    heights = {page.evaluate(POINT_AT, thing) for thing in person.lit}
    assert len(heights) == 1


@pytest.mark.slow
def test_a_hint_is_read_and_closed_on_a_phone(person: Person, page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    person.play_now("toledo")
    page.keyboard.press("h")
    hints = page.get_by_role("region", name="The best choices")
    expect(hints.get_by_role("button", name="Close")).to_be_in_viewport()
    expect(hints.locator("li").first).to_be_in_viewport()
    hints.get_by_role("button", name="Close").click()
    expect(hints).to_have_count(0)


def test_a_damaged_link_and_an_address_that_is_no_page_lead_nowhere(page: Page) -> None:
    page.goto(f"{page.url.split('#')[0]}#/table/%")
    expect(page.get_by_text("This table is not in this browser.")).to_be_visible()
    for name in ("nowhere", "toString", "__proto__"):
        page.goto(f"{page.url.split('#')[0]}#/rules/toledo")
        expect(page.get_by_role("searchbox")).to_be_visible()
        page.goto(f"{page.url.split('#')[0]}#/{name}")
        expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()


INSIDE = """() => {
  const [outer, inner] = document.querySelectorAll(".zoom, .zoom > .inner");
  const [a, b] = [outer.getBoundingClientRect(), inner.getBoundingClientRect()];
  return b.left <= a.left && b.top <= a.top && b.right >= a.right && b.bottom >= a.bottom;
}"""


@pytest.mark.slow
def test_a_closer_look_stays_on_the_board_when_a_phone_is_turned(person: Person, page: Page) -> None:
    upright, lying = {"width": 390, "height": 844}, {"width": 844, "height": 390}
    page.set_viewport_size(lying)  # type: ignore[arg-type]
    person.play_now("toledo")
    board = page.locator(".zoom").bounding_box()
    assert board
    corner = (board["x"] + board["width"] - 2, board["y"] + board["height"] - 2)
    page.mouse.move(*corner)
    page.keyboard.down("Control")
    for _ in range(12):
        page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    expect(page.locator(".zoom > .inner")).to_have_attribute("style", re.compile(r"scale\(4\)"))
    page.set_viewport_size(upright)  # type: ignore[arg-type]
    page.wait_for_function(INSIDE)


def test_the_language_changes_everywhere_at_once(person: Person, page: Page) -> None:
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Jetzt spielen").first.click()
    page.get_by_role("button", name="Gleich spielen").click()
    person.wait()
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.get_by_role("button", name="Zurücknehmen")).to_be_visible()


@pytest.mark.parametrize("game", ["toledo", pytest.param("alcazar", marks=pytest.mark.slow)])
def test_a_phone_is_enough(browser: Browser, address: str, game: str) -> None:
    phone = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="en-GB", reduced_motion="reduce")  # type: ignore[arg-type]
    page = phone.new_page()
    page.goto(address)
    person = Person(page)
    assert page.evaluate(SIDEWAYS) <= 0
    person.play_now(game)
    for seen, count in IN_SIGHT[game].items():  # without scrolling, so that a finger meets it
        assert page.evaluate(MET, seen) == [True] * count
    for _ in range(12):
        person.pick_something()
        person.wait()
        assert page.evaluate(SIDEWAYS) <= 0
    page.get_by_role("button", name="Log").click()
    expect(page.locator(".log li").first).to_be_visible()
    phone.close()


def test_a_replay_link_opens_the_moment_in_another_browser(
    page: Page, context: BrowserContext, browser: Browser
) -> None:
    take_in(page, FINISHED)
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="One decision on").click()
    page.get_by_role("button", name="One decision on").click()
    expect(page).to_have_url(re.compile(r"at=2"))
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("The link is copied")).to_be_visible()
    link = page.evaluate("() => navigator.clipboard.readText()")
    elsewhere = browser.new_context()
    other = elsewhere.new_page()
    other.goto(link)
    expect(other.get_by_label("Moment of the game")).to_have_value("2")
    expect(other.locator("svg").first).to_be_visible()
    elsewhere.close()


def test_the_log_of_a_replay_follows_and_its_end_says_who_won(page: Page) -> None:
    take_in(page, FINISHED)
    expect(page.get_by_label("Moment of the game")).to_have_value("0")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".log li").last).to_be_in_viewport()
    expect(page.locator(".latest")).to_contain_text(re.compile(r"\bwon\b"))
    page.get_by_role("button", name="To the start").click()
    expect(page.locator(".log li").first).to_be_in_viewport()


@pytest.mark.slow
def test_what_moves_flies_above_the_city_and_then_stands_in_it(page: Page, tmp_path: Path) -> None:
    """A bridge is built below a noble: it is where it belongs when the motion is over, or at once without motion."""
    with gzip.open(Path(alcazar.__file__).parent / "fixtures" / "independent-5-players.jsonl.gz", "rt") as file:
        (tmp_path / "full.jsonl").write_text(list(file)[26])
    take_in(page, tmp_path / "full.jsonl")
    moment = page.get_by_label("Moment of the game")
    moment.fill("170")
    flying, away = page.locator(".az-flying"), page.locator(".az-away")
    page.keyboard.press("ArrowRight")
    expect(moment).to_have_value("171")
    assert (flying.count(), away.count()) == (0, 0)
    page.keyboard.press("ArrowLeft")
    page.emulate_media(reduced_motion="no-preference")
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})
    page.keyboard.press("ArrowRight")
    expect(flying).to_have_count(4)
    assert away.count() == 4
    clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
    expect(flying).to_have_count(0)
    assert away.count() == 0


@pytest.mark.slow
def test_running_games_are_listed_in_the_language_that_is_chosen(person: Person, page: Page) -> None:
    person.play_now("toledo")
    page.goto(page.url.split("#")[0])
    expect(page.get_by_text("Your turn", exact=True)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_text("Deutsch").click()
    expect(page.get_by_text("Du bist am Zug", exact=True)).to_be_visible()
