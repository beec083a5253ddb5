"""The lobby and the waiting room among people who do not mean well."""

import pytest
from playwright.sync_api import expect

from tests.online.conftest import Arrive
from tests.online.guests import PHONE
from tests.sample import GAME

pytestmark = pytest.mark.xdist_group("online")


def test_somebody_is_taken_off_the_table_and_told(arrive: Arrive) -> None:
    ana, ben, cleo = arrive("Ana"), arrive("Ben"), arrive("Cleo", locale="de-DE", viewport=PHONE)
    invitation = ana.invite(GAME, 3)
    ben.join(invitation)
    cleo.page.goto(invitation)
    cleo.page.get_by_label("Dein Name").locator("visible=true").fill("Cleo")
    cleo.page.get_by_role("button", name="Platz nehmen").click()
    remove = ana.page.get_by_role("button", name="Remove Cleo from the table")
    remove.focus()
    ana.page.keyboard.press("Enter")
    sure = ana.page.get_by_role("button", name="Remove Cleo for good?")
    expect(sure).to_be_focused()
    ana.page.keyboard.press("Escape")  # rather not
    expect(sure).to_have_count(0)
    remove.focus()
    ana.page.keyboard.press("Enter")
    ana.page.keyboard.press("Enter")
    expect(cleo.page.get_by_role("alert")).to_contain_text("Du wurdest vom Tisch genommen")
    expect(cleo.page.get_by_role("button", name="Platz nehmen")).to_have_count(0)
    cleo.page.reload()
    expect(cleo.page.get_by_role("alert")).to_contain_text("Du wurdest vom Tisch genommen")
    expect(ben.page.get_by_text("Cleo")).to_have_count(0)
    expect(ben.page.get_by_role("button", name="Remove")).to_have_count(0)  # he has not opened the table


def test_one_hosts_tables_take_one_line_and_there_is_a_next_page(arrive: Arrive) -> None:
    ana, eve = arrive("Ana"), arrive("Eve")
    plan = {"game": GAME, "chairs": ["me", "open"], "public": True}
    made = ana.ask("POST /tables", name="Ana", **plan)
    for _ in range(30):
        eve.ask("POST /tables", name="Eve", **plan)
    ben = arrive("Ben")
    expect(ben.page.locator(f"a[href*='{made['table']}']")).to_be_visible()
    lines = ben.page.get_by_role("listitem").filter(has_text="Eve, free")
    expect(lines).to_have_count(1)
    ben.page.get_by_role("button", name="Show more tables").first.click()
    others = ben.page.get_by_role("button", name="29 more tables of the same host")
    others.click()
    expect(lines).to_have_count(30)


@pytest.mark.provokes("Content Security Policy")
def test_the_page_may_connect_to_its_own_server_only(arrive: Arrive) -> None:
    """Whoever got a script into the page could send nothing out of it."""
    ana = arrive("Ana")
    ana.invite(GAME)  # over a WebSocket
    tried = """(address) => new Promise((done) => {
      document.addEventListener("securitypolicyviolation", ({ effectiveDirective }) => done(effectiveDirective));
      try {
        const socket = new WebSocket(address);
        socket.onopen = () => done("open");
        socket.onerror = () => setTimeout(() => done("failed"), 500);
      } catch (error) {
        done(String(error));
      }
    })"""
    own = ana.address.replace("http", "ws")
    assert ana.page.evaluate(tried, f"{own}api/socket") == "open"
    for other in ("ws://127.0.0.1:9/", "wss://example.org/", "ws://localhost:9/"):
        assert ana.page.evaluate(tried, other) == "connect-src"
