"""Whole games in a real browser: by clicking, by keys, without a network, around one screen."""

from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import zoco
from tests.app.playing import Person

GAMES = ("toledo", "alcazar")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicking_ends_with_a_record_that_python_replays(
    person: Person, page: Page, game: str, tmp_path: Path
) -> None:
    person.play_now(game)
    person.play_to_the_end()
    points = [int(cell) for cell in page.locator(".end tfoot td").all_inner_texts()]
    page.get_by_role("link", name="Look at the game again").click()
    with page.expect_download() as saving:
        page.get_by_role("button", name="Download").click()
    saving.value.save_as(tmp_path / "game.jsonl")
    played = zoco.replay((tmp_path / "game.jsonl").read_text(encoding="utf-8"))
    assert played.over
    assert played.points == points


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_alone(person: Person, page: Page, game: str) -> None:
    while page.evaluate("() => document.activeElement.innerText.trim()") != "Play now":
        page.keyboard.press("Tab")
    if game == "alcazar":
        page.keyboard.press("Tab")
        while page.evaluate("() => document.activeElement.innerText.trim()") != "Play now":
            page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    person.wait()
    person.play_to_the_end(by_keys=True)
    expect(page.locator(".end tfoot")).to_be_visible()


def test_a_whole_game_without_a_network(person: Person, page: Page, context: BrowserContext) -> None:
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    context.set_offline(True)
    page.reload()
    person.play_now("toledo")
    person.play_to_the_end()
    expect(page.locator(".end tfoot")).to_be_visible()
