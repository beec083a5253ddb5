"""Whole games in a real browser: by clicking, by keys, without a network, around one screen."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import zoco
from tests.app.playing import Person, sit_down
from tests.app.test_installing import is_kept
from tests.properties.games import play_at_random
from tests.sample import GAME, OTHER
from zoco.core.game import Game

GAMES = (GAME, OTHER)
LAST = 10  # decisions


@pytest.mark.installs
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_without_a_network_ends_with_a_record_that_python_replays(
    person: Person, page: Page, context: BrowserContext, game: str, tmp_path: Path
) -> None:
    person.play_now(game)
    is_kept(page)
    context.set_offline(True)
    page.goto(page.url.split("#")[0])
    person.play_now(game)
    person.play_to_the_end()
    points = [int(cell) for cell in page.locator(".end tfoot td").all_inner_texts()]
    context.set_offline(False)
    page.get_by_role("link", name="Look at the game again").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download").click()
    saving.value.save_as(tmp_path / "game.jsonl")
    played = zoco.replay((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert played.over
    assert played.points == points
    page.goto(page.url.split("#")[0])
    page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Watch")).get_by_role(
        "button", name="Remove"
    ).click()
    page.get_by_role("button", name="Remove for good").click()
    expect(page.get_by_role("link", name="Watch")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(tmp_path / "game.jsonl")
    expect(page).to_have_url(re.compile("#/replay/"))


@pytest.mark.parametrize("game", [GAME, pytest.param(OTHER, marks=pytest.mark.slow)])
def test_the_last_decisions_of_a_game_by_keys_alone(person: Person, page: Page, tmp_path: Path, game: str) -> None:
    played = play_at_random(Game(zoco.rules_of(game), 2, 7), 100_000, 7)
    sit_down(page, played.at(len(played.moves) - LAST), tmp_path / "game.jsonl")
    person.wait()
    assert not person.is_over
    person.play_to_the_end(by_keys=True)
    expect(page.locator(".end tfoot")).to_be_visible()


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(person: Person, page: Page, game: str) -> None:
    for name in [*["Play now"] * (1 + GAMES.index(game)), "Just play"]:
        if name == "Just play":
            page.keyboard.press("Enter")
            page.get_by_role("dialog").wait_for()
        page.keyboard.press("Tab")
        while page.evaluate("() => document.activeElement.textContent.trim()") != name:
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    person.wait()
    person.play_to_the_end(by_keys=True)
    expect(page.locator(".end tfoot")).to_be_visible()
