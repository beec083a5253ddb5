"""What follows when somebody is waited for in vain: another deal, or a bot in their place. Here that comes soon."""

import re
from collections.abc import Iterator
from functools import partial

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.online.conftest import Arrive, Server
from tests.online.guests import Guest
from tests.online.test_agreements import more
from tests.online.test_playing import on_turn
from tests.sample import GAME, OTHER

pytestmark = [pytest.mark.xdist_group("online"), pytest.mark.slow]
HASTE = """
from zoco.server import agreements, deals
agreements.SHORTEST, deals.LIVE_MILLISECONDS = 500, 8000
drop = deals.Deal.drop
def drop_and_be_patient(deal, entry):
    drop(deal, entry)
    deal.limit = 60_000
deals.Deal.drop = drop_and_be_patient"""
ABSENCE = 5  # seconds


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    started = Server(tmp_path_factory.mktemp("hasty"), HASTE)
    started.start()
    yield started
    started.end()


@pytest.fixture
def hurry(browser: Browser, hasty: Server) -> Arrive:
    return partial(Guest, browser, hasty.address)


@pytest.mark.provokes("(ERR_FAILED|status of 409)")
def test_a_deal_that_somebody_broke_off_is_dealt_again_by_agreement(hurry: Arrive) -> None:
    """It is named at the table, in the record and in the verdict."""
    ana, ben = hurry("Ana"), hurry("Ben", seed=2)
    link = ana.invite(GAME)
    ben.join(link)
    ben.context.route(re.compile(r"/reveal$"), lambda route: route.abort())
    start = ana.page.get_by_role("button", name="Start the game")
    start.click()
    expect(ana.page.locator(".deal [role=status]").first).to_contain_text("Ben")
    again = ana.page.get_by_role("button", name="Deal again")
    again.wait_for()
    expect(ana.page.locator(".deal .alert")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="Take a seat").wait_for()
    ben.context.unroute(re.compile(r"/reveal$"))
    ben.join(link)
    start.click()
    expect(ana.page.get_by_role("alert")).to_contain_text("Ana")
    again.click()
    expect(again).to_have_count(0)
    ana.begin()
    ana.ask(f"POST /tables/{ana.table}/resign")
    verdict = ana.page.locator(".verdict")
    expect(verdict).to_contain_text("Shuffles verified")
    verdict.locator("summary").click()
    expect(verdict).to_contain_text("Ben")


def pair(hurry: Arrive) -> tuple[Guest, Guest]:
    """Whoever is on turn and goes away, and the other one."""
    ana, ben = hurry("Ana"), hurry("Ben", seed=2)
    plan = {"game": OTHER, "pace": "days", "absence": ABSENCE, "chairs": ["me", "open"], "name": "Ana"}
    table = ana.ask("POST /tables", **plan)["table"]
    ana.page.goto(f"{ana.address}#/online/{table}")
    ben.join(ana.page.url)
    ana.begin()
    ben.page.locator(".seats").wait_for()
    first = on_turn([ana, ben])
    gone, stays = (ana, ben) if first is ana else (ben, ana)
    gone.page.goto("about:blank")
    return gone, stays


def insist(stays: Guest, button: str, done: Locator) -> None:
    """Until it is not too early any more."""
    too_early = stays.page.locator(".away [role=alert]")
    while not done.count():
        stays.page.get_by_role("button", name=button).click()
        too_early.or_(done).first.wait_for()


@pytest.mark.provokes("status of 409")
def test_whoever_stays_away_is_replaced_by_the_rule_of_the_table_and_comes_back(hurry: Arrive) -> None:
    gone, stays = pair(hurry)
    more(stays)
    expect(stays.page.locator(".multiplayer .rule")).to_contain_text("can be replaced by the others")
    seat = stays.page.locator(".seat", has_text=gone.name)
    insist(stays, f"Let a bot play for {gone.name}", seat.get_by_text("replaced by a bot"))
    gone.page.goto(f"{gone.address}#/online/{stays.table}")
    gone.page.get_by_role("button", name="Play myself again").click()
    expect(seat).not_to_contain_text("bot")


@pytest.mark.provokes("status of 409")
def test_a_game_of_two_ends_when_one_of_them_stays_away(hurry: Arrive) -> None:
    gone, stays = pair(hurry)
    insist(stays, "End the game", stays.page.locator(".end"))
    expect(stays.page.locator(".end")).to_contain_text(f"{gone.name} did not come back")
    stays.page.goto(f"{stays.address}#/replay/online/{stays.table}?at=9999")
    expect(stays.page.locator(".latest")).to_contain_text(f"{gone.name} did not come back")
