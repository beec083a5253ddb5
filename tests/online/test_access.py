"""For everybody: axe-core objects to nothing on any page of an online table; before a release also in the dark."""

import pytest

from tests.app.test_access import AXE, OBJECTIONS, THEMES
from tests.online.conftest import Arrive
from tests.online.guests import Guest
from tests.online.test_playing import click
from tests.sample import OTHER

pytestmark = pytest.mark.xdist_group("online")


def check(*guests: Guest) -> None:
    for guest in guests:
        for theme in THEMES:
            guest.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            guest.page.evaluate(AXE.read_text(encoding="utf-8"))  # the server's pages take no script from elsewhere
            assert guest.page.evaluate(OBJECTIONS) == [], (guest.name, guest.page.url, theme)


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
    ana.page.get_by_role("link", name="Back to the game").wait_for()
    ana.page.get_by_text("More about this table").click()
    check(ana)
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Continue on another device").click()
    personal = ana.page.get_by_label("Open this on your other device").input_value()
    check(ana)
    cleo.page.goto(personal)
    cleo.page.get_by_role("button", name="That’s me").wait_for()
    check(cleo)
