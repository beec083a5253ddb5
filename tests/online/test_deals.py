"""Deals that nobody can choose, in browsers: they commit, reveal and verify by themselves, and name who lies."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.online.conftest import Arrive
from tests.online.guests import Guest
from tests.online.test_playing import click
from tests.sample import GAME

pytestmark = pytest.mark.xdist_group("online games")

Record = dict[str, Any]
VERIFIED, FAILED = "Shuffles verified", "Shuffles not verified"


def deal_of(guest: Guest) -> dict[str, Any]:
    deal: dict[str, Any] = guest.look()["deal"]
    return deal


def verdict(page: Page) -> str:
    """The line at the end, and the sentence behind it."""
    line = page.locator(".verdict summary")
    line.click()
    return f"{line.inner_text()}: {page.locator('.verdict p').first.inner_text()}"


def change_record(guest: Guest, lie: Callable[[Record], Any]) -> None:
    """As a server would that publishes something else at the end."""

    def answer(route: Route) -> None:
        record = route.fetch().json()
        lie(record)
        route.fulfill(body=json.dumps(record), content_type="application/json")

    guest.context.route(re.compile(r"/record$"), answer)


def test_browsers_commit_reveal_and_verify_by_themselves(arrive: Arrive) -> None:
    ana, ben, cleo = arrive("Ana"), arrive("Ben", seed=2), arrive("Cleo")
    link = ana.invite(GAME, players=3, bots=1)
    ben.join(link)
    cleo.page.goto(link)
    ana.page.get_by_text("Shuffles that anybody can verify").click()
    expect(ana.page.locator(".deal li")).to_have_text(
        ["Ana – has committed", "Ben – has committed", re.compile("abstains")]
    )
    committed = deal_of(ana)
    ana.page.reload()
    ana.begin()
    assert deal_of(ana)["seats"] == committed["seats"]
    ana.page.get_by_text("Shuffles that anybody can verify").click()
    expect(ana.page.locator(".dealt")).to_contain_text(re.compile("secrets of the server and of: (Ana, Ben|Ben, Ana)"))
    table = ana.table
    for guest in (ana, ben):
        guest.ask(f"POST /tables/{table}/resign")
    ana.ask(f"POST /tables/{table}/close")
    ana.page.goto(f"{ana.address}#/replay/online/{table}")
    assert verdict(ana.page).startswith(f"✓ {VERIFIED}")


LIES: dict[str, tuple[Callable[[Record], Any], str]] = {
    "another secret": (lambda record: record["fair"]["server"].update(secret="0" * 64), "not the one it committed to"),
    "another salt": (lambda record: record["fair"]["seats"][0].update(salt="0" * 64), "the salt for chair 1"),
}


def remember_otherwise(guest: Guest, change: str) -> None:
    """As if this browser had been shown something else before the deal."""
    guest.page.evaluate(
        f"""() => {{
          const kept = JSON.parse(localStorage.getItem("zoco-salts"));
          for (const table of Object.values(kept)) for (const one of Object.values(table)) {change};
          localStorage.setItem("zoco-salts", JSON.stringify(kept));
        }}"""
    )
    guest.page.reload()


def test_the_end_tells_whether_the_shuffles_hold(arrive: Arrive) -> None:
    """To its players and to a spectator. A server that lies is named, without being asked."""
    ana, ben, cleo = arrive("Ana"), arrive("Ben", seed=2), arrive("Cleo")
    link = ana.invite(GAME)
    ben.join(link)
    ana.begin()
    ben.page.locator(".seats").wait_for()
    cleo.page.goto(link)
    change_record(ben, LIES["another secret"][0])
    click([ana, ben], 4)
    ana.ask(f"POST /tables/{ana.table}/resign")
    assert verdict(ana.page).startswith(f"✓ {VERIFIED}")
    assert LIES["another secret"][1] in verdict(ben.page)
    assert verdict(cleo.page).startswith(f"✓ {VERIFIED}")
    assert "took no part in the deal" in cleo.page.locator(".verdict").inner_text()
    change_record(cleo, LIES["another salt"][0])
    cleo.page.reload()
    assert LIES["another salt"][1] in verdict(cleo.page)
    remember_otherwise(ana, "one.sealed.seats = one.sealed.seats.map(() => 'f'.repeat(64))")
    assert "not those that this browser saw" in verdict(ana.page)


@pytest.mark.slow
@pytest.mark.provokes("ERR_FAILED")
def test_whoever_does_not_reveal_is_waited_for_by_name(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben", seed=2)
    ben.context.route(re.compile(r"/reveal$"), lambda route: route.abort())
    link = ana.invite(GAME)
    ben.join(link)
    ana.page.get_by_role("button", name="Start the game").click()
    waiting = ana.page.locator(".deal .waiting")
    expect(waiting).to_contain_text("Ben")
    expect(ana.page.get_by_role("button", name="Start the game")).to_be_disabled()


@pytest.mark.slow
def test_any_page_of_the_app_reveals_for_a_game_over_days(arrive: Arrive) -> None:
    """Ben has been here once since the start, but not at the table."""
    ana, ben = arrive("Ana"), arrive("Ben", seed=2)
    link = ana.invite(GAME, pace="Over days")
    ben.join(link)
    ben.page.goto("about:blank")
    ana.page.get_by_role("button", name="Start the game").click()
    expect(ana.page.locator(".deal .waiting")).to_contain_text("Ben")
    ben.page.goto(f"{ben.address}#/rules/{GAME}")
    ana.page.locator(".seats").wait_for()


@pytest.mark.slow
def test_another_server_commitment_gets_no_salt(arrive: Arrive) -> None:
    """The list that is sealed must be the one that the browser knows."""
    ana, ben = arrive("Ana"), arrive("Ben", seed=2)
    link = ana.invite(GAME)
    ben.join(link)
    remember_otherwise(ben, "one.server = 'f'.repeat(64)")
    ben.page.get_by_text("Shuffles that anybody can verify").wait_for()
    ana.page.get_by_role("button", name="Start the game").click()
    ben.page.get_by_text("this browser reveals nothing").wait_for()
    assert deal_of(ben)["revealed"] == [True, False]
