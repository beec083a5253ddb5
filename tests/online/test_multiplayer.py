"""What people do at tables beside deciding, and what becomes of them when they leave, come back or look on."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import zoco
from tests.online.conftest import Arrive
from tests.online.guests import LINE_LOST, PHONE, Guest
from tests.online.test_playing import click, on_turn, turns
from tests.sample import GAME, OTHER

pytestmark = pytest.mark.xdist_group("online")
NOTIFICATIONS = """
  window.notified = [];
  window.Notification = class extends EventTarget {
    static permission = "default";
    static requestPermission = async () => (Notification.permission = "granted");
    constructor(words) {
      super();
      notified.push(words);
    }
  };
"""
AS_DECISION = """(number) => {
  const socket = sockets.at(-1);
  socket.send = (words) => WebSocket.prototype.send.call(socket, words.replace(/"number":\\d+/, `"number":${number}`));
}"""
"""What is sent from now on is said to be this decision."""
HIDE = """(hidden) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def pair(arrive: Arrive, game: str = OTHER, **wishes: Any) -> tuple[Guest, Guest]:
    """Whoever is on turn first, and the other one, at a table that has begun."""
    ana, ben = arrive("Ana"), arrive("Ben", seed=2)
    ben.join(ana.invite(game, **wishes))
    ana.begin()
    ben.page.locator(".seats").wait_for()
    first = on_turn([ana, ben])
    return (ana, ben) if first is ana else (ben, ana)


def pass_on(guest: Guest, other: Guest) -> None:
    """Decisions of the one until the other is on turn."""
    for mover in turns([guest, other]):
        if mover is other:
            return
        mover.pick_something()


# ---- moves


@pytest.mark.slow
def test_a_table_that_is_opened_meanwhile_is_seen_by_whoever_waits_for_one(arrive: Arrive) -> None:
    ben = arrive("Ben")
    ben.page.clock.install()
    ben.page.reload()
    ben.page.get_by_role("link", name="New online table").wait_for()
    made = arrive("Ana").ask("POST /tables", game=GAME, chairs=["me", "open"], public=True, name="Ana")
    offer = ben.page.locator(f"a[href*='{made['table']}']")
    expect(offer).to_have_count(0)
    ben.page.clock.fast_forward(10_000)
    expect(offer).to_be_visible()


def test_a_move_refused_is_taken_back_with_the_reason(arrive: Arrive) -> None:
    guest, other = pair(arrive)
    other.page.get_by_text(f"It is {guest.name}’s turn.").wait_for()
    guest.wait()
    before = guest.log()
    guest.page.evaluate(AS_DECISION, 99)
    while guest.page.get_by_role("alert").count() == 0:
        guest.pick_something()
    expect(guest.page.get_by_role("alert")).to_contain_text("Decision 99 has not come up yet")
    assert guest.log() == before


@pytest.mark.parametrize("what", ["this.close()", pytest.param("send.call(this, words)", marks=pytest.mark.slow)])
def test_a_move_sent_twice_counts_once(arrive: Arrive, what: str) -> None:
    """Again over a new line, because the first one broke before the answer came; or twice over one line."""
    guest, other = pair(arrive)
    guest.wait()
    guest.page.evaluate(
        "() => (sockets.at(-1).send = ((send) => function (words) { send.call(this, words);"
        f' if (words.includes("play")) {{ {what}; }} }})(sockets.at(-1).send))'
    )
    before = guest.look()["next"]
    while guest.look()["next"] == before:
        guest.pick_something()
    assert guest.look()["next"] == before + 1
    expect(guest.page.get_by_role("alert")).to_have_count(0)
    count = len(guest.log())
    expect(other.page.locator(".log > section").first.locator("li")).to_have_count(count)
    click([guest, other], 2)


@pytest.mark.provokes(LINE_LOST)
def test_a_decision_made_while_the_line_is_broken_is_said_to_wait_and_counts_afterwards(arrive: Arrive) -> None:
    guest, _ = pair(arrive, GAME)
    guest.wait()
    guest.context.set_offline(True)
    guest.lose_the_line()
    guest.page.get_by_text("Connection lost").wait_for()
    guest.page.locator("[data-thing=deck].glowing").click()
    guest.page.get_by_text("Your decision will be sent").wait_for()
    guest.context.set_offline(False)
    expect(guest.page.get_by_text("Connection lost")).to_have_count(0)
    guest.settle()
    assert guest.look()["next"] == 1


@pytest.mark.slow
def test_two_devices_of_a_seat_agree(arrive: Arrive) -> None:
    guest, other = pair(arrive)
    first, second = guest.page, guest.tab()
    second.goto(first.url)
    second.locator(".glowing[data-thing]").first.wait_for()
    second.evaluate(AS_DECISION, 0)  # it decides what the first device has decided already
    while guest.look()["next"] == 0:
        guest.pick_something()
    expect(second.locator(".log > section").first.locator("li")).to_have_text(guest.log())
    pass_on(other, guest)
    guest.page, made = second, guest.look()["next"]
    while second.get_by_role("alert").count() == 0:
        guest.pick_something()
    expect(second.get_by_role("alert")).to_contain_text("has already been made")
    assert guest.look()["next"] == made


def test_a_decision_is_taken_back_before_everybodys_eyes(arrive: Arrive) -> None:
    ana, ben = pair(arrive)
    undo = ".question .tools button[aria-disabled=false][title='Take back']"
    while ana.page.locator(undo).count() + ben.page.locator(undo).count() == 0:
        click([ana, ben], 1)
    guest, other = (ana, ben) if ana.page.locator(undo).count() else (ben, ana)
    guest.page.keyboard.press("u")
    for page in (guest.page, other.page):
        page.locator(".log li").get_by_text(f"{guest.name} takes back").wait_for()
    guest.pick_something()


def reading(guest: Guest) -> list[str]:
    """What lies on the table, in words."""
    guest.page.evaluate("() => (document.querySelector('.table details.hidden-text').open = true)")
    guest.page.locator(".table details.hidden-text li").first.wait_for(state="attached")
    found: list[str] = guest.page.locator(".table details.hidden-text li").all_text_contents()
    return found


@pytest.mark.slow
def test_the_past_of_a_running_game_is_looked_at_from_the_log(arrive: Arrive) -> None:
    guest, other = pair(arrive, GAME)
    while not guest.log():
        guest.pick_something()
    then = reading(guest)
    click([guest, other], 10)
    pass_on(guest, other)
    assert reading(guest) != then
    guest.page.locator(".log > section a").first.click()
    guest.page.get_by_text("After decision 1:").wait_for()
    assert reading(guest) == then
    expect(guest.page.locator(".glowing")).to_have_count(0)
    pass_on(other, guest)
    expect(guest.page.locator(".past")).to_contain_text("Your turn")  # although one looks back
    guest.page.get_by_role("button", name="Back to the game").click()
    guest.pick_something()


@pytest.mark.slow
@pytest.mark.parametrize("hints", [True, False])
def test_hints_are_given_where_the_table_allows_them(arrive: Arrive, hints: bool) -> None:
    guest, _ = pair(arrive, GAME, hints=hints)
    guest.wait()
    guest.page.keyboard.press("h")
    if hints:
        guest.page.get_by_role("region", name="The best choices").wait_for()
    else:
        expect(guest.page.get_by_role("button", name="Hint")).to_have_count(0)


# ---- company


@pytest.mark.slow
def test_an_invitation_that_works_on_this_computer_only_says_so(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    link = ana.invite(GAME, players=3)
    ana.page.get_by_text("This link works on this computer only.").wait_for()
    ben.join(link.replace("127.0.0.1", "zoco.localhost"))  # a name like any other
    expect(ben.page.get_by_label("Invite with this link")).to_have_value(re.compile("//zoco"))
    expect(ben.page.get_by_text("This link works on this computer only.")).to_have_count(0)


def test_people_talk_and_whoever_looks_on_does_too(arrive: Arrive) -> None:
    guest, other = pair(arrive)
    cleo = arrive("Cleo")
    cleo.page.goto(guest.page.url)
    cleo.page.get_by_text("You are watching. One person is watching.").wait_for()
    guest.page.get_by_text("One person is watching.").wait_for()
    guest.page.get_by_label("Say something").fill("Good luck!")
    guest.page.keyboard.press("Enter")
    cleo.page.locator(".chat").get_by_text("Good luck!").wait_for()
    cleo.page.get_by_role("textbox", name="Your name").fill("Cleo")
    cleo.page.get_by_label("Say something").fill("To both of you!")
    cleo.page.keyboard.press("Enter")
    for one in (guest, other):
        one.page.locator(".chat li").get_by_text("Cleo To both of you!").wait_for()
    cleo.page.goto(cleo.address)
    expect(guest.page.get_by_text("One person is watching.")).to_have_count(0)


def test_with_more_than_two_whoever_resigns_leaves_the_seat_to_a_bot(arrive: Arrive) -> None:
    guest, other = pair(arrive, players=3, bots=1)
    guest.page.get_by_text("More about this table").click()
    guest.page.get_by_role("button", name="Resign").click()
    guest.page.get_by_role("button", name="Leave the seat to a bot for good?").click()
    other.page.get_by_text(f"{guest.name} has left the seat to a bot.").wait_for()
    guest.page.get_by_text("You have left your seat to a bot.").wait_for()
    expect(other.page.locator(".seat", has_text=guest.name)).to_contain_text("resigned: a bot plays")
    other.pick_something()


@pytest.mark.slow
def test_a_clock_that_runs_out_lets_a_bot_play_until_the_person_comes_back(arrive: Arrive) -> None:
    ana = arrive("Ana")
    clock = {"kind": "move", "seconds": 5}
    made = ana.ask("POST /tables", game=GAME, chairs=["me", "grand-master"], clock=clock, name="Ana")
    ana.ask(f"POST /tables/{made['table']}/start")
    ana.page.goto(f"{ana.address}#/online/{made['table']}")
    ana.page.get_by_role("timer").first.wait_for()
    ana.page.get_by_text("Ana’s time has run out; a bot plays on.").wait_for()
    ana.page.get_by_role("button", name="Play myself again").click()
    ana.page.get_by_text("Ana plays again.").wait_for()
    ana.pick_something()


@pytest.mark.slow
def test_a_bot_plays_for_whoever_has_vanished(arrive: Arrive) -> None:
    ana, ben = arrive("Ana"), arrive("Ben")
    made = ana.ask("POST /tables", game=OTHER, chairs=["me", "open"], patience=5, name="Ana")
    ben.ask(f"POST /tables/{made['table']}/take", name="Ben")
    ana.ask(f"POST /tables/{made['table']}/start")
    for guest in (ana, ben):
        guest.page.goto(f"{ana.address}#/online/{made['table']}")
        guest.page.locator(".seats").wait_for()
    guest, other = (ana, ben) if on_turn([ana, ben]) is ana else (ben, ana)
    here = guest.page.url
    guest.page.goto(guest.address)
    other.page.get_by_text(
        f"{guest.name} is not here at the moment. If that lasts for a minute, a bot plays on."
    ).wait_for()
    other.page.get_by_text(f"{guest.name} has been away for too long; a bot plays on.").wait_for()
    guest.page.goto(here)
    guest.page.get_by_text("A bot is playing for you.").wait_for()
    guest.page.get_by_role("button", name="Play myself again").click()
    other.page.get_by_text(f"{guest.name} plays again.").wait_for()


@pytest.mark.slow
def test_the_own_turn_shows_in_the_title_and_in_a_notification(arrive: Arrive) -> None:
    guest, other = pair(arrive)
    other.context.add_init_script(NOTIFICATIONS)
    other.page.reload()
    other.page.get_by_text("More about this table").click()
    other.page.get_by_role("button", name="Notify me on my turn").click()
    expect(other.page.get_by_role("button", name="Notify me on my turn")).to_have_count(0)
    expect(other.page).to_have_title(f"{zoco.rules_of(OTHER).title} · Zoco")
    other.page.evaluate(HIDE, True)
    pass_on(guest, other)
    expect(other.page).to_have_title(re.compile("Your turn"))
    other.page.wait_for_function("() => notified.length === 1")
    expect(guest.page).to_have_title(f"{zoco.rules_of(OTHER).title} · Zoco")
    other.page.evaluate(HIDE, False)
    pass_on(other, guest)
    assert other.page.evaluate("() => notified.length") == 1


# ---- leaving and coming back


@pytest.mark.slow
def test_a_table_over_days_is_picked_up_on_a_phone(arrive: Arrive) -> None:
    guest, other = pair(arrive, GAME, pace="Over days")
    pass_on(guest, other)
    guest.page.goto(guest.address)
    guest.page.get_by_role("button", name="Continue on another device").click()
    personal = guest.page.get_by_label("Open this on your other device").input_value()
    phone = arrive(guest.name, viewport=PHONE, has_touch=True)
    phone.page.goto(personal)
    phone.page.get_by_role("button", name="That’s me").click()
    pass_on(other, guest)
    phone.page.goto(phone.address)
    phone.page.reload()
    line = phone.page.locator(".online li").first
    expect(line).to_contain_text("Your turn")
    expect(line).to_contain_text(f"Since you left: {other.name}")
    phone.page.get_by_role("link", name="Continue").click()
    phone.page.locator(".seats").wait_for()
    assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    click([phone, other], 4)
    phone.page.get_by_role("button", name="Log").click()
    phone.page.get_by_label("Say something").wait_for()


@pytest.mark.slow
def test_whoever_comes_back_sees_what_happened_meanwhile(arrive: Arrive) -> None:
    guest, other = pair(arrive)
    pass_on(guest, other)
    here, seen = guest.page.url, len(guest.log())
    guest.page.goto(guest.address)
    other.page.get_by_label("Say something").fill("Where are you?")
    other.page.keyboard.press("Enter")
    pass_on(other, guest)
    guest.page.reload()
    line = guest.page.locator(".online li").first
    expect(line).to_contain_text(f"Since you left: {other.name}")
    expect(line).to_contain_text("One new message.")
    guest.page.goto(here)
    marked = guest.page.locator(".log .first-news")
    expect(marked).to_have_count(1)
    assert (
        guest.page.evaluate(
            "() => [...document.querySelectorAll('.log li')].findIndex((li) => li.matches('.first-news'))"
        )
        == seen
    )
    while guest.look()["on_turn"] == guest.look()["you"]:
        guest.pick_something()
    expect(marked).to_have_count(0)


def hot_seat(page: Page) -> None:
    """A local game of two people, begun."""
    page.goto(page.url.split("#")[0] + f"#/new/{OTHER}")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    for seat, name in ((1, "Ana"), (2, "Ben")):
        page.get_by_label(f"Seat {seat}: person or bot").select_option(label="Person")
        page.get_by_label(f"Seat {seat}: name").fill(name)
    page.get_by_role("button", name="Start the game").click()
    page.locator(".curtain").wait_for()


@pytest.mark.slow
def test_a_game_around_one_screen_is_taken_online_by_one_of_its_people(arrive: Arrive) -> None:
    guest = arrive("Ben")
    hot_seat(guest.page)
    guest.page.goto(guest.address)
    guest.page.get_by_role("button", name="Take online").click()
    guest.page.get_by_role("group", name="Which seat is yours?").get_by_role("button", name="Ben").click()
    guest.page.get_by_text("all its cards could be read").wait_for()
    assert guest.look()["chairs"][guest.look()["you"]]["name"] == "Ben"
    other = arrive("Ana")
    other.page.goto(guest.page.url)
    other.page.get_by_role("textbox", name="Your name").first.fill("Ana")
    other.page.get_by_role("button", name=re.compile("^Play ")).click()
    click([guest, other], 4)


@pytest.mark.slow
def test_a_game_against_bots_is_taken_online(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.get_by_role("button", name="Play now").first.click()
    ana.page.get_by_role("button", name="Just play").click()
    ana.wait()
    ana.page.goto(ana.address)
    ana.page.get_by_role("button", name="Take online").click()
    ana.page.get_by_text("all its cards could be read").wait_for()
    ana.pick_something()
