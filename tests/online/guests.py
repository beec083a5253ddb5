"""People far apart, each with a browser: they invite, join, play, look away and come back."""

import json
import random
import re
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, WebSocket, expect

from tests.app.playing import LIT, POINT

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
READY = """() => document.querySelector(".end") || document.querySelector(".glowing[data-thing]")"""
LINE_LOST = re.compile(r"WebSocket|Failed to load resource: (net::ERR_|the server responded with a status of 50)")
"""What a browser says by itself when a server is gone for a moment."""
PATIENCE = 60_000


class Guest:
    def __init__(self, browser: Browser, address: str, name: str, seed: int = 1, **options: Any) -> None:
        wanted = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | options
        self.context = browser.new_context(**wanted)
        self.context.set_default_timeout(PATIENCE)
        self.address = address
        self.name = name
        self.dice = random.Random(seed)
        self.complaints: list[str] = []
        self.frames: list[dict[str, Any]] = []
        self.page = self.tab()

    def go(self) -> None:
        self.context.close()

    def tab(self) -> Page:
        """Another tab of the same browser, before the app's first page."""
        opened = self.context.new_page()
        opened.on("console", self.hear)
        opened.on("pageerror", lambda error: self.complaints.append(str(error)))
        opened.on("websocket", self.overhear)
        opened.goto(self.address)
        return opened

    def hear(self, said: ConsoleMessage) -> None:
        if said.type == "error" and not LINE_LOST.search(said.text):
            self.complaints.append(said.text)

    def overhear(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.extend(json.loads(frame)))

    # ---- before the game

    def invite(self, game: str, players: int = 2, bots: int = 0, **wishes: str) -> str:
        """Opens a table and answers with the link to it."""
        page = self.page
        page.goto(f"{self.address}#/new-online/{game}")
        page.get_by_label("Your name").last.fill(self.name)
        page.get_by_role("radio", name=str(players), exact=True).check(force=True)
        for k in range(bots):
            page.get_by_label(f"Seat {players - k}: person or bot").select_option(label="Bot: apprentice")
        for kind, wish in wishes.items():
            if kind == "clock":
                page.get_by_label("Clock").select_option(label=wish)
            else:
                page.get_by_role("radio", name=wish).check(force=True)
        page.get_by_role("button", name="Open the table").click()
        page.get_by_role("heading", name="waiting room").wait_for()
        return page.url

    def join(self, link: str) -> None:
        self.page.goto(link)
        self.page.get_by_label("Your name").last.fill(self.name)
        self.page.get_by_role("button", name="Take a seat").click()
        self.page.get_by_text("you", exact=True).wait_for()

    def begin(self) -> None:
        self.page.get_by_role("button", name="Start the game").click()
        self.page.locator(".seats").wait_for()

    # ---- at the table

    @property
    def is_asked(self) -> bool:
        return bool(self.page.evaluate(LIT))

    @property
    def is_over(self) -> bool:
        return self.page.locator(".end").count() > 0

    def pick_something(self) -> None:
        lit = list(self.page.evaluate(LIT))
        self.dice.shuffle(lit)
        for thing in lit:
            point = self.page.evaluate(POINT, thing)
            if point is not None:
                return self.page.mouse.click(*point)
        raise AssertionError(f"none of {lit} can be reached")

    def points(self) -> list[int]:
        cells = self.page.locator(".end tfoot td")
        expect(self.page.locator(".end tr.waiting")).to_have_count(0)
        return [int(cell) for cell in cells.all_inner_texts()]
