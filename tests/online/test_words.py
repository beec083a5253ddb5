"""Whatever is refused is said in words, where it happened."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

import zoco.server
from tests.core.test_messages import entries
from tests.online.conftest import Arrive
from tests.sample import GAME
from tests.tiers import TIMES
from zoco.messages import Message, say

pytestmark = pytest.mark.xdist_group("online")
SOURCES = Path(zoco.server.__file__).parent


def refusals() -> list[str]:
    """Every reason that the server's endpoints may give; its commands have reasons of their own."""
    raised = re.compile(
        r'(?:Request|Unknown|Forbidden|Conflict|Limit|NotReady|Table)Error\(\s*"((?!admin-|serve-)[a-z-]+)"'
    )
    return sorted({id for source in SOURCES.glob("*.py") for id in raised.findall(source.read_text(encoding="utf-8"))})


@pytest.mark.provokes("status of 409")
def test_every_reason_that_the_server_gives_is_shown_in_words(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    ben.page.goto(ana.invite(GAME))
    ben.write_name()
    reasons, parameters = refusals(), entries("en")
    assert len(reasons) > 20
    answers: list[str] = []
    ben.page.route(
        "**/take", lambda route: route.fulfill(status=409, body=answers[-1], content_type="application/json")
    )
    for reason in reasons if TIMES else reasons[::6]:
        words = Message(reason, dict.fromkeys(parameters[reason], 7))
        answers.append(json.dumps({"refused": {"id": reason, "parameters": words.parameters}, "text": ""}))
        ben.page.get_by_role("button", name="Take a seat").click()
        expect(ben.page.get_by_role("alert")).to_have_text(say(words, "en"))


@pytest.mark.provokes("status of 404")
@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("online/nosuchtabl", "There is no table “nosuchtabl”."),
        ("me/nosuchlinknosuchlinknosuchlink", "This link has already been used or is older than 15 minutes."),
        ("replay/online/nosuchtabl", "There is no table “nosuchtabl”."),
    ],
)
def test_what_is_not_there_is_said_in_words(arrive: Arrive, path: str, words: str) -> None:
    ana = arrive("Ana")
    ana.page.goto(f"{ana.address}#/{path}")
    if path.startswith("me/"):
        ana.page.get_by_role("button", name="That’s me").click()
    expect(ana.page.get_by_role("alert")).to_contain_text(words)


@pytest.mark.slow
def test_people_read_what_has_become_of_a_table(arrive: Arrive) -> None:
    """A wrong code; a full table; one that was closed; and somebody who sits there already."""
    ana, ben = arrive("Ana"), arrive("Ben")
    ana.page.get_by_label("Link or code of a table").fill("what?")
    ana.page.get_by_role("button", name="Join").click()
    expect(ana.page.get_by_role("alert")).to_contain_text("A table’s code has ten letters and digits")
    link = ana.invite(GAME, bots=1)
    ben.page.get_by_label("Link or code of a table").fill(link)
    ben.page.get_by_role("button", name="Join").click()
    ben.page.get_by_text("All seats are taken. When the game begins, you can watch it here.").wait_for()
    ana.page.get_by_role("button", name="Close the table").click()
    expect(ben.page.get_by_role("alert")).to_contain_text("This table was closed before the game was over.")
