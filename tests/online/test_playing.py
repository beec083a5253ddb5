"""Whole games of people far apart, from the invitation to the final score, whatever happens to their connections."""

import base64
import json
import re
from collections.abc import Callable

import numpy as np
import pytest
from playwright.sync_api import Page, expect

import zoco
from tests.online.conftest import Server
from tests.online.guests import PHONE, Guest
from zoco.bots import player_named
from zoco.core.game import SPECTATOR, Game

GAMES = ("toledo", "alcazar")
Arrive = Callable[..., Guest]
pytestmark = pytest.mark.xdist_group("online")  # one server and one browser for all


def on_turn(guests: list[Guest]) -> Guest | None:
    """Nobody when the game is over, or when it is a bot's turn."""
    table = guests[0].look()
    if table["status"] != "running":
        return None
    name = table["chairs"][table["on_turn"]]["name"]
    return next((guest for guest in guests if guest.name == name), None)


def on_turn_or_wait(guests: list[Guest]) -> Guest:
    """The first of them who is asked, once the bots have decided."""
    while (guest := on_turn(guests)) is None:
        expect(guests[0].page.locator(".seat .dots")).to_have_count(0)
    return guest


def click(guests: list[Guest], picks: int) -> None:
    """Whoever is on turn picks something, so often."""
    for _ in range(picks):
        guest = on_turn(guests)
        assert guest is not None
        guest.pick_something()


def finish(guests: list[Guest]) -> None:
    """The rest of the game at once."""
    bot = player_named("apprentice", 1)
    while all(guest.decide(bot) for guest in guests):
        pass


def logs_agree(first: Guest, *others: Page) -> None:
    """Each page tells as much as the first one."""
    count = len(first.log())
    for page in others:
        expect(page.locator(".log > section").first.locator("li")).to_have_count(count)


def played(guest: Guest) -> Game:
    """The game as the server's record has it, after the end."""
    return zoco.replay(json.dumps(guest.ask(f"GET /tables/{guest.table}/record")))


def hears_only_what_it_may_know(guest: Guest, game: Game) -> None:
    """Every view that came to the browser is what its seat, or before it sat down a spectator, saw at some moment."""
    seat = guest.look()["you"]
    viewed = SPECTATOR if seat is None else seat
    moments = [game.at(index) for index in range(len(game.moves) + 1)]
    seen = {moment.view_row(None if viewed == SPECTATOR else viewed).tobytes() for moment in moments}
    row = np.zeros(0, np.uint8)
    views = 0
    for frame in guest.frames:
        if "view" in frame:
            row = np.frombuffer(base64.b64decode(frame["view"]), np.uint8).copy()
        elif "delta" in frame:
            row[frame["delta"]["at"]] = frame["delta"]["to"]
        else:
            assert not {"decision", "told"} & set(frame), frame
            continue
        views += 1
        assert row.tobytes() in seen
    assert views > 1


@pytest.mark.parametrize("game", GAMES)
def test_two_people_from_the_invitation_to_the_final_score(arrive: Arrive, server: Server, game: str) -> None:
    ana, ben, cleo = arrive("Ana"), arrive("Ben", seed=2), arrive("Cleo")
    link = ana.invite(game)
    ben.join(link)
    cleo.page.goto(link)
    ana.begin()
    cleo.page.get_by_text("You are watching.").wait_for()
    people = [ana, ben]
    click(people, 6)

    ben.lose_the_line()
    click(people, 4)
    ana.page.reload()
    third = ana.tab()
    third.goto(link)
    click(people, 4)
    logs_agree(ana, ben.page, third)

    server.kill()
    ben.page.get_by_text("The connection is broken").wait_for()
    server.start()
    click(people, 4)
    expect(ben.page.get_by_text("The connection is broken")).to_have_count(0)

    finish(people)
    result = played(ana)
    assert result.over
    assert ana.points() == ben.points() == cleo.points() == result.points
    third.locator(".end").wait_for()
    for guest in (ben, cleo):  # Ana's two tabs hear everything twice
        hears_only_what_it_may_know(guest, result)

    cleo.page.get_by_role("link", name="Look at the game again").click()
    expect(cleo.page.get_by_label("Moment of the game")).to_have_attribute("max", str(len(result.moves)))
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.get_by_role("heading", name="waiting room").wait_for()
    ben.page.get_by_role("button", name="The table is set again").click()
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.begin()
    ana.page.locator(".seats").wait_for()


def test_a_move_refused_is_taken_back_with_the_reason(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    link = ana.invite("alcazar")
    ben.join(link)
    ana.begin()
    guest = on_turn([ana, ben])
    assert guest is not None
    other = ben if guest is ana else ana
    other.page.get_by_text(f"It is {guest.name}’s turn.").wait_for()
    guest.wait()
    before = guest.log()
    guest.page.evaluate(
        "() => (sockets.at(-1).send = ((send) => function (words) {"
        ' send.call(this, words.replace(/"number":\\d+/, \'"number":99\')); })(sockets.at(-1).send))'
    )
    while guest.page.get_by_role("alert").count() == 0:
        guest.pick_something()
    expect(guest.page.get_by_role("alert")).to_contain_text("Decision 99 is not being asked for yet")
    assert guest.log() == before


def test_a_decision_is_taken_back_before_everybodys_eyes(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    ben.join(ana.invite("alcazar"))
    ana.begin()
    ben.page.locator(".seats").wait_for()
    undo = ".tools button[aria-disabled=false]"
    while ana.page.locator(undo).count() + ben.page.locator(undo).count() == 0:
        click([ana, ben], 1)
    guest, other = (ana, ben) if ana.page.locator(undo).count() else (ben, ana)
    guest.page.keyboard.press("u")
    for page in (guest.page, other.page):
        page.locator(".log li").get_by_text(f"{guest.name} takes back").wait_for()
    guest.pick_something()


def test_four_people_and_a_bot_play_talk_and_one_resigns(arrive: Arrive) -> None:
    people = [arrive("Ana"), arrive("Ben"), arrive("Cleo"), arrive("Dora")]
    ana, ben, cleo, dora = people
    link = ana.invite("alcazar", players=5, bots=1)
    for guest in people[1:]:
        guest.join(link)
    ana.begin()
    for guest in people:
        guest.page.locator(".seats").wait_for()
    ben.page.get_by_label("Say something").fill("Good luck!")
    ben.page.keyboard.press("Enter")
    for guest in people:
        guest.page.get_by_text("Good luck!").wait_for()
    for _ in range(3):
        guest = on_turn_or_wait(people)
        guest.pick_something()
    dora.page.get_by_text("More about this table").click()
    dora.page.get_by_role("button", name="Resign").click()
    dora.page.get_by_role("button", name="Leave the seat to a bot for good?").click()
    cleo.page.get_by_text("Dora has left the seat to a bot.").wait_for()
    dora.page.get_by_text("You have left your seat to a bot.").wait_for()


def test_a_table_over_days_is_picked_up_on_a_phone(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    link = ana.invite("toledo", pace="Over days")
    ben.join(link)
    ana.begin()
    click([ana, ben], 3)
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Play on at another device").click()
    personal = ana.page.get_by_label("Open this on your other device").input_value()
    phone = arrive("Ana", viewport=PHONE, has_touch=True)
    phone.page.goto(personal)
    phone.page.get_by_role("button", name="That is me").click()
    phone.page.get_by_role("link", name="Continue").click()
    phone.page.locator(".seats").wait_for()
    assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    click([phone, ben], 6)
    phone.page.get_by_role("button", name="Log").click()
    phone.page.get_by_label("Say something").wait_for()


def test_a_clock_that_runs_out_lets_a_bot_play_until_the_person_comes_back(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto(ana.address)
    clock = {"kind": "move", "seconds": 5}
    made = ana.ask("POST /tables", game="toledo", chairs=["me", "apprentice"], clock=clock, name="Ana")
    ana.ask(f"POST /tables/{made['table']}/start")
    ana.page.goto(f"{ana.address}#/online/{made['table']}")
    ana.page.get_by_role("timer").first.wait_for()
    ana.page.get_by_text("Ana’s time has run out; a bot plays on.").wait_for()
    ana.page.get_by_role("button", name="Play myself again").click()
    ana.page.get_by_text("Ana plays again.").wait_for()
    ana.pick_something()


def tab_to(guest: Guest, name: str) -> None:
    """By keys, to the control that is called so."""
    wanted = guest.page.get_by_label(name).or_(guest.page.get_by_role("button", name=name)).locator("visible=true")
    wanted.wait_for()
    while not wanted.evaluate("(control) => control === document.activeElement"):
        guest.page.keyboard.press("Tab")


def test_a_table_is_opened_and_played_at_by_keys_alone(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto(f"{ana.address}#/new-online/toledo")
    tab_to(ana, "Your name")
    ana.page.keyboard.type("Ana")
    tab_to(ana, "Seat 2: person or bot")
    ana.page.keyboard.press("ArrowDown")
    tab_to(ana, "Open the table")
    ana.page.keyboard.press("Enter")
    tab_to(ana, "Start the game")
    ana.page.keyboard.press("Enter")
    for _ in range(8):
        ana.pick_by_keys()
    expect(ana.page.get_by_role("alert")).to_have_count(0)


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("online/nosuchtabl", "There is no table “nosuchtabl”."),
        ("me/nosuchlinknosuchlinknosuchlink", "This link has been used or is older than a quarter of an hour."),
        ("replay/online/nosuchtabl", "There is no table “nosuchtabl”."),
    ],
)
def test_refusals_are_said_in_words(arrive: Arrive, path: str, words: str) -> None:
    ana = arrive("Ana")
    ana.page.goto(f"{ana.address}#/{path}")
    if path.startswith("me/"):
        ana.page.get_by_role("button", name="That is me").click()
    expect(ana.page.get_by_role("alert")).to_contain_text(words)
    ana.complaints = [said for said in ana.complaints if not re.search("status of 404", said)]  # the browser's own


def test_a_local_game_is_taken_online(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.get_by_role("button", name="Play now").first.click()
    ana.wait()
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Take online").click()
    ana.page.get_by_text("all its cards could be read").wait_for()
    ana.pick_something()
