"""What people at a table agree on, and how they give up, mute and report."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.online.conftest import Arrive
from tests.online.guests import PHONE, Guest
from tests.online.test_playing import on_turn
from tests.sample import GAME, OTHER
from zoco.bots import player_named

pytestmark = pytest.mark.xdist_group("online")


def pair(arrive: Arrive, game: str = OTHER, **wishes: Any) -> tuple[Guest, Guest]:
    """Whoever is on turn first, and the other one, at a table that has begun."""
    ana, ben = arrive("Ana"), arrive("Ben", seed=2)
    ben.join(ana.invite(game, **wishes))
    ana.begin()
    ben.page.locator(".seats").wait_for()
    first = on_turn([ana, ben])
    return (ana, ben) if first is ana else (ben, ana)


def more(guest: Guest) -> None:
    guest.page.get_by_text("More about this table").click()


def push(guest: Guest, name: str) -> None:
    guest.page.get_by_role("button", name=name).click()


def end_own_turn(guest: Guest) -> None:
    """As a program of the same person would."""
    bot = player_named("random", 1)
    while (table := guest.look())["on_turn"] == table["you"]:
        guest.send(bot)


def test_two_take_back_by_agreement_and_one_gives_up(arrive: Arrive) -> None:
    """By keys and clicks; both see all of it."""
    first, second = pair(arrive)
    end_own_turn(first)
    second.wait()
    before = first.look()["view"]
    push(first, "Propose to take back")
    first.page.get_by_text("Waiting for").wait_for()
    bar = second.page.get_by_role("status").filter(has_text="proposes to go back")
    expect(bar).to_be_visible()
    bar.get_by_role("button", name="Agree").press("Enter")
    expect(bar).to_have_count(0)
    first.wait()
    expect(first.page.locator(".on-turn")).to_contain_text(first.name)
    assert first.look()["view"] != before
    more(first)
    push(first, "Resign")
    first.page.keyboard.press("Escape")
    push(first, "Resign")
    push(first, "Give up? The game ends, and you have lost it.")
    for guest in (first, second):
        expect(guest.page.locator(".end")).to_contain_text(f"{first.name} resigned.")
    expect(second.page.locator(".end h2")).to_contain_text("You win")
    second.page.goto(second.address)
    expect(second.page.locator("li", has_text="resigned.").first).to_contain_text(second.name)


@pytest.mark.slow
def test_who_plays_alone_takes_back_what_bots_answered_and_it_is_practice(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.invite(OTHER, players=2, bots=1)
    ana.begin()
    undo = ana.page.get_by_role("button", name="Take back")
    expect(undo).to_have_attribute("aria-disabled", "true")
    ana.wait()
    end_own_turn(ana)
    ana.wait()
    line = ana.page.locator(".log > section").first.locator("li").last
    undo.click()
    expect(line).to_contain_text("takes back")
    ana.ask(f"POST /tables/{ana.table}/resign")
    expect(ana.page.locator(".end")).to_contain_text("A practice game")


@pytest.mark.slow
def test_a_standing_proposal_is_in_the_lists_of_both(arrive: Arrive) -> None:
    first, second = pair(arrive, OTHER, pace="Over days")
    first.ask(f"POST /tables/{first.table}/propose", what="end")
    for guest, words in ((first, f"Waiting for {second.name}."), (second, "Your answer is awaited.")):
        guest.page.goto(guest.address)
        row = guest.page.locator("li", has_text=f"{first.name} proposes to end the game undecided.")
        expect(row).to_contain_text(words)
    row.get_by_role("link").click()
    push(second, "Agree")
    expect(second.page.locator(".end h2")).to_contain_text("undecided")


@pytest.mark.slow
def test_a_proposal_is_declined_and_the_end_agreed_on_a_phone(arrive: Arrive) -> None:
    ana = arrive("Ana", viewport=PHONE, has_touch=True)
    ben = arrive("Ben", seed=2)
    ben.join(ana.invite(GAME))
    ana.begin()
    ben.page.locator(".seats").wait_for()
    ben.ask(f"POST /tables/{ben.table}/propose", what="end")
    bar = ana.page.get_by_role("status").filter(has_text="end the game undecided")
    bar.get_by_role("button", name="Decline").tap()
    expect(bar).to_have_count(0)
    first = on_turn([ana, ben])
    assert first is not None
    end_own_turn(first)
    ben.ask(f"POST /tables/{ben.table}/propose", what="end")
    bar.get_by_role("button", name="Agree").tap()
    for guest in (ana, ben):
        expect(guest.page.locator(".end h2")).to_contain_text("undecided")


@pytest.mark.slow
def test_what_somebody_says_is_hidden_after_a_reload_too_and_reported(arrive: Arrive) -> None:
    first, second = pair(arrive)
    second.ask(f"POST /tables/{second.table}/chat", text="Something rude")
    line = first.page.get_by_role("listitem").filter(has_text=second.name).filter(has_text="Something rude")
    line.get_by_role("button", name=f"About {second.name}").click()
    push(first, f"Report {second.name} to the host")
    first.page.get_by_label("What should the host know").fill("Rude.")
    first.page.keyboard.press("Enter")
    first.page.get_by_text("The host has been told.").wait_for()
    push(first, f"Do not show what {second.name} says")
    expect(first.page.get_by_text("Something rude")).to_have_count(0)
    first.page.reload()
    first.page.get_by_text("(hidden)").wait_for()
    expect(first.page.get_by_text("Something rude")).to_have_count(0)
