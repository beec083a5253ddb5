"""Whole games of people far apart, from the invitation to the final score, whatever happens to their connections."""

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

import zoco
from tests.online.conftest import Arrive, Server
from tests.online.guests import LINE_LOST, PHONE, Guest
from tests.online.overheard import check
from tests.sample import GAME, OTHER
from tests.tiers import TIMES
from zoco.bots import player_named
from zoco.core.game import Game
from zoco.messages import message, say

pytestmark = pytest.mark.xdist_group("online games")  # beside the others: most of their time is waiting


def on_turn(guests: list[Guest]) -> Guest | None:
    """Nobody when the game is over."""
    while (table := guests[0].look())["status"] == "running":
        chair = table["chairs"][table["on_turn"]]
        guest = next((guest for guest in guests if guest.name == chair["name"]), None)
        if guest is not None:
            return guest
        expect(guests[0].page.locator(".seat .dots")).to_have_count(0)  # a bot's turn
    return None


def turns(guests: list[Guest]) -> Iterator[Guest]:
    """Whoever is on turn, until the game is over."""
    while (guest := on_turn(guests)) is not None:
        yield guest


def click(guests: list[Guest], picks: int) -> None:
    """Whoever is on turn picks something, so often."""
    for _, guest in zip(range(picks), turns(guests), strict=False):
        guest.pick_something()


def go_on(guests: list[Guest]) -> None:
    """To the end, by a program of the same people: a whole game by clicking is the next test's."""
    bot = player_named("greedy", 1)
    for guest in turns(guests):
        guest.send(bot)


def logs_agree(first: Guest, *others: Page) -> None:
    """Each page tells as much as the first one."""
    count = len(first.log())
    for page in others:
        expect(page.locator(".log > section").first.locator("li")).to_have_count(count)


def played(guest: Guest) -> Game:
    """The game as the server's record has it, after the end; bots are called what the table calls them."""
    game = zoco.replay(json.dumps(guest.ask(f"GET /tables/{guest.table}/record")))
    for seat, bot in enumerate(game.extra["bots"]):
        if bot is not None and game.names is not None:
            colour = message(f"colour-{game.edition.colours[seat]}")
            game.names[seat] = say(message("play-bot-name", colour=colour, bot=message(f"level-{bot}")), "en")
    return game


@pytest.mark.provokes(LINE_LOST)
@pytest.mark.parametrize("game", [GAME, pytest.param(OTHER, marks=pytest.mark.slow)])
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
    tabs = [ana.page, ana.tab()]
    tabs[1].goto(link)
    click(people, 4)
    logs_agree(ana, ben.page, tabs[1], cleo.page)
    expect(cleo.page.locator(".ribbon li")).to_have_count(2)  # the last turns, one line each
    news = " ".join(cleo.page.locator(".ribbon li").all_inner_texts()).split()
    assert " ".join(cleo.log()).endswith(" ".join(news))

    server.kill()
    ben.page.get_by_text("Connection lost").wait_for()
    server.start()
    for ana.page in tabs * 4:
        click(people, 1)
    expect(ben.page.get_by_text("Connection lost")).to_have_count(0)

    looking_away = [tabs[0], cleo.page]
    for page in looking_away:
        page.goto("about:blank")
    go_on(people)
    for page in looking_away:
        page.goto(link)
    result, table = played(ana), ana.table
    assert result.over
    seats = {guest.name: guest.look()["you"] for guest in (ana, ben, cleo)}
    for page in tabs:
        ana.page = page
        assert ana.points() == ben.points() == cleo.points() == result.points
    for guest in (ana, ben, cleo):
        check(guest.heard, table, seats[guest.name], result)

    if TIMES:
        look_again(cleo, result)
    lobby = ana.tab()
    lobby.goto(ana.address)
    finished = lobby.locator("section", has=lobby.get_by_role("heading", name="Finished games")).last
    expect(finished).to_contain_text(re.compile(r"\bwins!|share the victory!"))
    expect(finished).to_contain_text(re.compile(rf"Ana {result.points[seats['Ana']]}\b"))
    lobby.close()
    ana.page.get_by_role("button", name="Play again").click()
    ana.page.get_by_role("heading", name="waiting room").wait_for()
    ben.page.get_by_role("button", name="The table is set again").click()
    ben.page.get_by_role("button", name="Take a seat").click()
    ben.begin()
    ana.page.locator(".seats").wait_for()


def look_again(guest: Guest, game: Game) -> None:
    """The replay of a finished game, what the bots think of it, and a link to its moment and seat."""
    page, last = guest.page, len(game.moves)
    page.get_by_role("link", name="Look at the game again").click()
    expect(page.get_by_label("Moment of the game")).to_have_attribute("max", str(last))
    page.locator("figure svg[role=img] path").first.wait_for()  # the curve of win shares
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("combobox", name="Seen by").select_option(label="Ben")
    page.get_by_label("Moment of the game").fill("7")
    page.get_by_role("button", name="Copy link").click()
    page.get_by_text("The link is copied. It opens at this moment.").wait_for()
    other = guest.tab()
    other.goto(page.evaluate("() => navigator.clipboard.readText()"))
    expect(other.get_by_label("Moment of the game")).to_have_value("7")
    expect(other.get_by_role("combobox", name="Seen by").locator("option:checked")).to_have_text("Ben")


@pytest.mark.slow
def test_four_people_and_a_bot_with_mouse_keys_and_phone_play_a_whole_game(arrive: Arrive) -> None:
    ana, ben, cleo = arrive("Ana"), arrive("Ben", seed=2), arrive("Cleo", seed=3)
    dora = arrive("Dora", seed=4, viewport=PHONE, has_touch=True)
    people = [ana, ben, cleo, dora]
    link = ana.invite(OTHER, players=5, bots=1)
    for guest in people[1:]:
        guest.join(link)
    ana.begin()
    for guest in people:
        guest.page.locator(".seats").wait_for()
    for guest in turns(people):
        if guest is ben:
            guest.pick_by_keys()
        else:
            guest.pick_something()
    result, table = played(ana), ana.table
    for guest in people:
        assert guest.points() == result.points
        check(guest.heard, table, guest.look()["you"], result)
    assert dora.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def tab_to(guest: Guest, name: str) -> None:
    """By keys, to the control that is called so."""
    wanted = guest.page.get_by_label(name).or_(guest.page.get_by_role("button", name=name)).locator("visible=true")
    wanted.wait_for()
    while not wanted.evaluate("(control) => control === document.activeElement"):
        guest.page.keyboard.press("Tab")


def test_a_table_is_opened_and_played_at_by_keys_alone(arrive: Arrive) -> None:
    ana = arrive("Ana")
    ana.page.goto(f"{ana.address}#/new-online/{GAME}")
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
    tab_to(ana, "Say something")
    ana.page.keyboard.type("By keys alone")
    ana.page.keyboard.press("Enter")
    ana.page.locator(".chat li").get_by_text("By keys alone").wait_for()
