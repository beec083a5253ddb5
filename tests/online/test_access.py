"""For everybody: axe-core objects to nothing on any page of an online table; before a release also in the dark."""

import pytest
from playwright.sync_api import expect

from tests.app.test_access import AXE, OBJECTIONS, THEMES
from tests.online.conftest import Arrive
from tests.online.guests import DESKTOP, PHONE, Guest
from tests.online.test_playing import click
from tests.sample import GAME, OTHER

pytestmark = pytest.mark.xdist_group("online")


def check(*guests: Guest) -> None:
    for guest in guests:
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            guest.page.evaluate(AXE.read_text(encoding="utf-8"))  # the server's pages take no script from elsewhere
            assert guest.page.evaluate(OBJECTIONS) == [], (guest.name, guest.page.url, theme)


def check_on_a_phone_too(guest: Guest) -> None:
    """There, what people say to each other lies over the board."""
    check(guest)
    guest.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    guest.page.locator(".log-button").click()
    check(guest)
    guest.page.locator(".log-button").click()
    guest.page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]


@pytest.mark.slow
def test_axe_objects_to_nothing_on_the_way_to_a_table_and_at_it(arrive: Arrive) -> None:
    ana, ben, cleo = arrive("Ana"), arrive("Ben"), arrive("Cleo")
    ana.page.goto(f"{ana.address}#/new-online/{OTHER}")
    ana.page.get_by_role("button", name="Open the table").wait_for()
    check(ana)
    link = ana.invite(OTHER, who="Everybody on this server")
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Take a seat").wait_for()
    check(ana, ben)
    ben.join(link)
    ana.begin()
    cleo.page.goto(link)
    cleo.page.get_by_text("You are watching.").wait_for()
    click([ana, ben], 3)
    check(ana, cleo)
    ana.page.locator(".log > section a").first.click()
    ana.page.get_by_role("button", name="Back to the game").wait_for()
    ana.page.get_by_text("More about this table").click()
    check(ana)
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Continue on another device").click()
    personal = ana.page.get_by_label("Open this on your other device").input_value()
    check(ana)
    cleo.page.goto(personal)
    cleo.page.get_by_role("button", name="That’s me").wait_for()
    check(cleo)


@pytest.mark.slow
def test_axe_objects_to_nothing_of_what_happens_between_people(arrive: Arrive) -> None:
    ana, ben, cleo = arrive("Ana"), arrive("Ben"), arrive("Cleo")
    link = ana.invite(GAME, players=3)
    ben.join(link)
    cleo.join(link)
    ana.ask(f"POST /tables/{ana.table}/remove", chair=2)
    cleo.page.get_by_text("owner has removed you").wait_for()
    check(cleo)
    ana.ask(f"POST /tables/{ana.table}/chair", chair=2, to="apprentice")
    ana.begin()
    ben.ask(f"POST /tables/{ben.table}/propose", what="end")
    for guest in (ana, ben):
        guest.page.locator(".proposal").wait_for()
        check_on_a_phone_too(guest)
    ana.page.get_by_role("button", name="Decline").click()
    ben.ask(f"POST /tables/{ben.table}/chat", text="Something rude")
    line = ana.page.get_by_role("listitem").filter(has_text="Something rude")
    line.get_by_role("button", name="About Ben").click()
    ana.page.get_by_role("button", name="Report Ben to the host").click()
    check(ana)
    ana.page.get_by_role("button", name="Cancel").click()
    ana.page.get_by_role("button", name="Do not show what Ben says").click()
    check_on_a_phone_too(ana)
    ben.ask(f"POST /tables/{ben.table}/resign")
    for guest in (ana, ben):
        expect(guest.page.locator(".seat", has_text="Ben")).to_contain_text("resigned: a bot plays")
        check_on_a_phone_too(guest)
    table = ana.table
    ana.ask(f"POST /tables/{table}/close")
    ana.page.goto(f"{ana.address}#/replay/online/{table}?at=9999")
    ana.page.locator(".verdict summary").click()
    check(ana)
