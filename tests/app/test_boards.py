"""Boards on every screen: what must be read can be read, what can be done can be told apart, a closer look."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

import zoco
from tests.app.conftest import DESKTOP
from tests.app.playing import POINT, Person, log_of, sit_down, take_in
from tests.app.test_forgiving import DOUBLE_TAP, SIDEWAYS_PHONE, ZOOMED, tapping
from tests.app.test_tables import PHONE
from tests.properties.games import fixtures_of
from tests.sample import facts_of
from zoco.core.game import Game

READABLE = 11  # pixels
SIDES = 4
LOW = {"width": 1280, "height": 600}
SIZES = {"toledo": [SIDEWAYS_PHONE, LOW, ZOOMED], "alcazar": [PHONE, SIDEWAYS_PHONE, LOW, ZOOMED]}
TEXTS = """() => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  const found = [];
  for (let text; (text = texts.nextNode()); ) {
    const element = text.parentElement;
    if (!text.textContent.trim() || element.closest("title, style, .hidden-text")) continue;
    if (!element.checkVisibility()) continue;
    const matrix = element instanceof SVGElement ? element.getScreenCTM() : null;
    const scale = matrix ? Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)) : 1;
    found.push([parseFloat(getComputedStyle(element).fontSize) * scale, text.textContent.trim()]);
  }
  return found;
}"""
TAGS = """() => {
  const cells = (selector) => [...document.querySelectorAll(selector)].length;
  const boxes = [...document.querySelectorAll(".tag")].map((tag) => tag.getBoundingClientRect());
  const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
    Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const hidden = boxes.map((box, k) =>
    boxes.reduce((sum, other, j) => sum + (j < k ? shared(box, other) : 0), 0) / (box.width * box.height));
  return { plaques: cells(".tag.plaque"), nobles: cells("[data-thing^=noble]"), hidden: Math.max(...hidden) };
}"""


def late(game: str) -> Game:
    """A recorded game with much on its board."""
    crowded = facts_of(game).CROWDED
    if crowded is None:
        record = (fixtures_of(game) / facts_of(game).FULL_GAME).read_text(encoding="utf-8")
        played = zoco.replay(record)
        return played.at(len(played.moves) - 8)
    file, number, moment = crowded
    with gzip.open(fixtures_of(game) / file, "rt", encoding="utf-8") as lines:
        return zoco.replay(lines.read().splitlines()[number]).at(moment)


def look_at(page: Page, game: Game, file: Path) -> None:
    """As a replay: nothing moves."""
    file.write_text(json.dumps(game.record()), encoding="utf-8")
    take_in(page, file)
    page.goto(f"{page.url.split('?')[0]}?at={len(game.moves)}&seat=0")
    page.locator(".board svg").first.wait_for()


def too_small(page: Page) -> list[Any]:
    return [text for text in page.evaluate(TEXTS) if text[0] < READABLE]


@pytest.mark.parametrize(
    ("game", "viewport"),
    [
        ("toledo", PHONE),
        *(pytest.param(game, size, marks=pytest.mark.slow) for game in ("toledo", "alcazar") for size in SIZES[game]),
    ],
)
def test_nothing_is_too_small_to_read_early_and_late(
    page: Page, game: str, viewport: dict[str, int], tmp_path: Path
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    sit_down(page, Game(zoco.rules_of(game), 3, 7), tmp_path / "early.jsonl")
    page.locator(".glowing").first.wait_for()
    assert too_small(page) == []
    page.goto(page.url.split("#")[0])
    look_at(page, late(game), tmp_path / "late.jsonl")
    assert too_small(page) == []
    if game == "alcazar":
        page.get_by_role("button", name="See through").click()
        page.locator(".tag .high").first.wait_for()
        assert too_small(page) == []
        page.get_by_role("button", name="From above").click()
        page.locator(".height").first.wait_for()
        assert too_small(page) == []


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_every_noble_and_its_number_stand_above_what_is_before_them_from_every_side(
    page: Page, viewport: dict[str, int], tmp_path: Path
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    game = late("alcazar")
    look_at(page, game, tmp_path / "late.jsonl")
    for _ in range(SIDES):
        tags = page.evaluate(TAGS)
        assert tags["plaques"] == tags["nobles"] > 0
        assert tags["hidden"] < 0.5
        page.get_by_role("button", name="Turn the board to the right").click()
    page.get_by_role("button", name="See through").click()
    page.locator(".tag .high").first.wait_for()
    heights = [int(height) for height in page.locator(".tag .high").all_text_contents()]
    assert sorted(heights) == sorted(int(height) for height in game.state.height if height > 0)


@pytest.mark.parametrize("from_above", [False, pytest.param(True, marks=pytest.mark.slow)])
def test_each_way_of_founding_has_its_own_mark(page: Page, tmp_path: Path, from_above: bool) -> None:
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    game = Game(zoco.rules_of("alcazar"), 2, 7)
    card = next(notation.split()[1] for notation in game.legal if notation.startswith("castle"))
    sit_down(page, game, tmp_path / "game.jsonl")
    page.locator(".glowing").first.wait_for()
    if from_above:
        page.get_by_role("button", name="From above").click()
    page.locator(f"[data-thing=card-{card}]").click()
    marks = page.locator("svg .choice" if from_above else ".tag.castle text").all_text_contents()
    assert len(set(marks)) == len(marks) == 3
    expect(page.locator(".founded.roof" if from_above else ".tag.villa")).to_have_count(1)
    page.locator(".question button[aria-expanded]").first.click()
    listed = page.locator(".choices li").all_inner_texts()
    assert all(any(mark in line for line in listed) for mark in marks)


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP])
def test_all_that_glows_late_in_a_game_can_be_picked_from_some_side(
    person: Person, page: Page, viewport: dict[str, int], tmp_path: Path
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    sit_down(page, late("alcazar"), tmp_path / "late.jsonl")
    person.wait()
    while not person.is_over:
        hidden = set(person.lit)
        for _ in range(SIDES):
            hidden = {thing for thing in hidden if page.evaluate(POINT, thing) is None}
            if hidden:
                page.get_by_role("button", name="Turn the board to the right").click()
        assert not hidden
        person.pick_something()
        person.wait()


# ---- a closer look


class Fingers:
    """Real touches, as a phone reports them."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.session: CDPSession = page.context.new_cdp_session(page)

    def touch(self, kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y, "id": k} for k, (x, y) in enumerate(points)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def tap(self, x: float, y: float, times: int = 1) -> None:
        for _ in range(times):
            self.touch("touchStart", (x, y))
            self.touch("touchEnd")

    def pinch(self, x: float, y: float, start: float, end: float) -> None:
        self.touch("touchStart", (x - start, y), (x + start, y))
        for step in range(1, 6):
            apart = start + (end - start) * step / 5
            self.touch("touchMove", (x - apart, y), (x + apart, y))
        self.touch("touchEnd")

    @property
    def scale(self) -> float:
        return float(
            self.page.evaluate("() => new DOMMatrix(getComputedStyle(document.querySelector('.inner')).transform).a")
        )


@pytest.fixture
def fingers(browser: Browser, address: str, tmp_path: Path) -> Iterator[Fingers]:
    page = tapping(browser, address)
    sit_down(page, Game(zoco.rules_of("toledo"), 2, 7), tmp_path / "game.jsonl")
    page.locator("[data-thing=deck].glowing").wait_for()
    yield Fingers(page)
    page.context.close()


def middle_of(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.slow
def test_two_fingers_enlarge_the_board_and_so_does_a_double_tap_on_what_does_not_glow(fingers: Fingers) -> None:
    x, y = middle_of(fingers.page, ".board")
    fingers.pinch(x, y, 40, 100)
    assert fingers.scale > 2
    fingers.pinch(x, y, 150, 20)
    assert fingers.scale == 1
    before = log_of(fingers.page)
    fingers.page.wait_for_timeout(DOUBLE_TAP)
    sky = middle_of(fingers.page, "[data-thing=place-20]")
    fingers.tap(*sky, times=2)
    assert fingers.scale > 2
    assert log_of(fingers.page) == before


def test_a_double_tap_on_what_glows_neither_decides_nor_enlarges(fingers: Fingers) -> None:
    page = fingers.page
    deck = middle_of(page, "[data-thing=deck]")
    fingers.tap(*deck, times=2)
    expect(page.locator(".asked.foreseen")).to_be_visible()
    assert fingers.scale == 1
    assert log_of(page) == []
    page.wait_for_timeout(DOUBLE_TAP)
    fingers.tap(*deck)
    page.wait_for_function("() => document.querySelectorAll('.log li').length > 0")


@pytest.mark.slow
def test_a_double_tap_on_a_card_picks_it_and_does_not_let_it_go_again(fingers: Fingers) -> None:
    page = fingers.page
    thing = page.locator("[data-thing^=card-].glowing").first.get_attribute("data-thing")
    fingers.tap(*middle_of(page, f"[data-thing={thing}]"), times=2)
    expect(page.locator(f"[data-thing={thing}].picked")).to_be_visible()


# ---- low windows, and the rules


@pytest.mark.slow
@pytest.mark.parametrize("viewport", [LOW, ZOOMED, SIDEWAYS_PHONE])
def test_hand_and_players_can_be_reached_in_a_low_window(
    person: Person, page: Page, viewport: dict[str, int], tmp_path: Path
) -> None:
    page.set_viewport_size(viewport)  # type: ignore[arg-type]
    for game in ("toledo", "alcazar"):
        page.goto(page.url.split("#")[0])
        sit_down(page, Game(zoco.rules_of(game), 3, 7), tmp_path / f"{game}.jsonl")
        person.wait()
        for selector in (".seat", "[data-hand] [data-thing]", ".ribbon"):
            for thing in page.locator(selector).all():
                thing.scroll_into_view_if_needed()
                box = thing.bounding_box()
                assert box is not None
                assert box["y"] >= -1, (selector, box)
                assert box["y"] + box["height"] <= viewport["height"] + 1, (selector, box)
    for name in ("Turn the board to the left", "Turn the board to the right", "See through", "From above"):
        expect(page.get_by_role("button", name=name)).to_be_visible()


MOST = 4000  # elements
SCROLLED = """async () => {
  let most = 0;
  new MutationObserver(() => { most = Math.max(most, document.querySelectorAll("*").length); })
    .observe(document, { childList: true, subtree: true });
  for (let y = 0; y < document.scrollingElement.scrollHeight; y += 400) {
    scrollTo(0, y);
    for (let frame = 0; frame < 6; frame++) await new Promise(requestAnimationFrame);
  }
  return most;
}"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["alcazar", "toledo"])
def test_the_rules_never_have_more_than_4000_elements(page: Page, address: str, game: str) -> None:
    page.goto(f"{address}#/rules/{game}")
    page.locator(".picture").first.wait_for()
    text = page.locator("article :is(h2, h3, p, li)").all_inner_texts()
    assert page.evaluate(SCROLLED) < MOST
    page.locator(".picture.board").first.scroll_into_view_if_needed()
    page.locator(".seen").first.wait_for()
    assert page.locator("article :is(h2, h3, p, li)").all_inner_texts() == text  # also for who prints or searches
