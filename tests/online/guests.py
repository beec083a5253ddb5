"""People far apart, each with a browser: they invite, join, play, look away and come back."""

import base64
import json
import random
import re
from typing import Any

import numpy as np
from playwright.sync_api import Browser, Page, WebSocket, expect

from tests.app.playing import POINT, SIDES, log_of
from tests.browsers import Complaints
from tests.online.overheard import Overheard
from zoco import rules_of
from zoco.bots import Player
from zoco.core.editions import named_edition
from zoco.core.seat_view import SeatView

DESKTOP = {"width": 1280, "height": 800}
DOUBLE_TAP = 350  # milliseconds: taps further apart are two
PHONE = {"width": 390, "height": 844}
READY = """() => document.querySelector(".end") || document.querySelector(".glowing[data-thing]")"""
SPOT = f"""(chance) => {{
  const lit = [...document.querySelectorAll(".glowing[data-thing]")].map((thing) => thing.dataset.thing);
  const from = Math.floor(chance * lit.length);
  const spots = [...lit.slice(from), ...lit.slice(0, from)].map({POINT});
  return spots.find((spot) => spot !== null) ?? null;
}}"""
"""Where a pointer meets one of the things that glow."""
LINE_LOST = "(failed|net::ERR_|status of 50)"  # what a browser says when a server is gone for a moment
PATIENCE = 60_000
TAPS = """
  window.sockets = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      sockets.push(this);
    }
  };
  const fetched = window.fetch;
  window.fetch = async (...given) => {
    const answer = await fetched(...given);
    if (answer.ok && answer.url.includes("/api/")) void overhear(answer.url, await answer.clone().text());
    return answer;
  };
"""


class Guest:
    def __init__(self, browser: Browser, address: str, name: str, seed: int = 1, **options: Any) -> None:
        wanted = {
            "viewport": DESKTOP,
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "service_workers": "block",
        } | options
        self.context = browser.new_context(**wanted)
        self.context.set_default_timeout(PATIENCE)
        self.heard = Overheard()
        self.context.expose_function("overhear", lambda address, text: self.heard.answers.append((address, text)))
        self.context.add_init_script(TAPS)
        self.is_touching = bool(options.get("has_touch"))
        self.address = address
        self.name = name
        self.dice = random.Random(seed)
        self.complaints = Complaints([LINE_LOST])  # for programs without the fixtures
        self.complaints.listen(self.context)
        self.page = self.tab()

    def go(self) -> None:
        self.context.close()

    def tab(self) -> Page:
        """Another tab of the same browser, before the app's first page."""
        opened = self.context.new_page()
        opened.on("websocket", self.overhear)
        opened.goto(self.address)
        return opened

    def overhear(self, socket: WebSocket) -> None:
        frames: list[dict[str, Any]] = []
        self.heard.sockets.append(frames)
        socket.on("framereceived", lambda frame: frames.extend(json.loads(frame)))

    # ---- before the game

    def invite(self, game: str, players: int = 2, bots: int = 0, hints: bool = False, **wishes: str) -> str:
        """Opens a table and answers with the link to it."""
        page = self.page
        page.goto(f"{self.address}#/new-online/{game}")
        self.write_name()
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        for k in range(bots):
            page.get_by_label(f"Seat {players - k}: person or bot").select_option(label="Bot: apprentice")
        for wish in wishes.values():
            page.get_by_role("radio", name=wish).check(force=True)
        page.get_by_label("Everybody may ask for hints").set_checked(hints)
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("heading", name="waiting room").wait_for()
        return page.url

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.write_name()
        self.page.get_by_role("button", name="Take a seat").click()
        self.page.get_by_text("you", exact=True).wait_for()

    def write_name(self) -> None:
        """Where it is asked for; the settings, which are closed, have a place for it, too."""
        self.page.get_by_label("Your name").locator("visible=true").fill(self.name)

    def begin(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()
        self.page.locator(".seats").wait_for()

    # ---- at the table

    @property
    def table(self) -> str:
        return re.sub(r"^.*/|\?.*$", "", self.page.url)

    def ask(self, endpoint: str, **body: Any) -> Any:
        """As another program of the same person would."""
        method, path = endpoint.split(" ")
        sent = None if method == "GET" else json.dumps(body)
        headers = {"Content-Type": "application/json"}
        answer = self.context.request.fetch(f"{self.address}api{path}", method=method, data=sent, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def look(self) -> dict[str, Any]:
        found: dict[str, Any] = self.ask(f"GET /tables/{self.table}")
        return found

    def wait(self) -> None:
        """Until this person is asked, or the game is over."""
        self.page.wait_for_function(READY, polling=30)  # at every frame, waiting would cost more than playing

    def pick_something(self) -> None:
        """With the mouse or a finger, and until the table has answered."""
        self.wait()
        for _ in range(SIDES):
            spot = self.page.evaluate(SPOT, self.dice.random())
            if spot is not None:
                break
            self.page.get_by_role("button", name="Turn the board to the right").click()
        assert spot is not None, "nothing that glows can be reached"
        if self.is_touching:
            self.tap(*spot)
            if self.page.get_by_role("button", name="One tap is enough").count():  # it was only shown so far
                self.tap(*spot)
        else:
            self.page.mouse.click(*spot)
        self.settle()

    def tap(self, x: float, y: float) -> None:
        """Not so soon after the last tap that the two are a double tap, which picks nothing."""
        self.page.wait_for_timeout(DOUBLE_TAP)
        self.page.touchscreen.tap(x, y)

    def pick_by_keys(self) -> None:
        self.wait()
        for _ in range(self.dice.randrange(1, 4)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self.settle()

    def send(self, bot: Player) -> None:
        """What a bot would, by another client of the same person."""
        table = self.look()
        seat_view = self.seat_view(table)
        notation = seat_view.write(bot.choose(seat_view))
        self.ask(f"POST /tables/{self.table}/play", number=table["next"], notation=notation)

    def seat_view(self, table: dict[str, Any]) -> SeatView:
        """What the server tells this seat."""
        rules = rules_of(table["game"])
        row = np.frombuffer(base64.b64decode(table["view"]), np.uint8).copy()
        return SeatView(rules, named_edition(rules, table["edition"]), row)

    def settle(self) -> None:
        self.page.locator("main.table[aria-busy=false]").wait_for()

    def lose_the_line(self) -> None:
        self.page.evaluate("() => sockets.at(-1).close()")

    def log(self) -> list[str]:
        return log_of(self.page)

    def points(self) -> list[int]:
        self.page.locator(".end").wait_for()
        expect(self.page.locator(".end tr.waiting")).to_have_count(0)
        return [int(cell) for cell in self.page.locator(".end tfoot td").all_inner_texts()]
