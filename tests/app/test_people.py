"""What a record tells of people beside their decisions: how they ended the game, and who sat in for whom."""

import json
import random
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.app.playing import take_in
from tests.core.fair_games import fair_game
from tests.sample import OTHER


def test_a_replay_says_who_sat_in_how_it_ended_and_whether_the_shuffles_hold(page: Page, tmp_path: Path) -> None:
    """A record taken in keeps its proof; one that lies is named. No server is asked: there is none."""
    game, dice = fair_game(OTHER, decisions=6), random.Random(1)
    assert game.names is not None
    gone, other = game.names[1], game.names[0]
    game.substitute(1, "journeyman")
    for _ in range(4):
        game.act(dice.choice(game.actions))
    game.end("resigned", 1)
    record = game.record()
    honest, false = tmp_path / "honest.jsonl", tmp_path / "false.jsonl"
    honest.write_text(json.dumps(record), encoding="utf-8")
    record["fair"]["server"]["secret"] = "0" * 64
    false.write_text(json.dumps(record), encoding="utf-8")
    take_in(page, honest)
    seat = page.locator(".seats article", has_text=gone).first
    expect(page.locator(".verdict summary")).to_contain_text("Shuffles verified")
    page.keyboard.press("Home")
    expect(seat).not_to_contain_text("a bot plays")
    page.keyboard.press("End")
    expect(seat).to_contain_text("a bot plays")
    expect(page.locator(".latest")).to_contain_text(f"{gone} resigned. {other} won")
    expect(page.locator(".log")).to_contain_text(f"A bot plays for {gone}.")
    page.goto(page.url.split("#")[0] + "#/")
    expect(page.locator("li", has_text=f"{gone} resigned.").first).to_contain_text("a bot plays")
    take_in(page, false)
    expect(page.locator(".verdict summary")).to_contain_text("Shuffles not verified")
    page.locator(".verdict summary").click()
    expect(page.locator(".verdict")).to_contain_text("not the one it committed to")
