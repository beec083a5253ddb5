"""People who play on whatever happens, and note what was acknowledged."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from tests.sample import GAME
from tests.server.clients import Line, Person
from tests.server.soak.process import LOST, place

NOT_YET = ("server-compiling", "server-stops", "server-not-written", "server-too-fast")  # to be asked again
THOUGHT = 0.1  # before somebody decides
RETRY = 0.2
HONEST = 200  # where the addresses of the honest player begin


class Note(NamedTuple):
    """Something acknowledged: when, how long it took, how long after connecting, and how long a bot's answer took."""

    at: float
    table: str
    key: str
    notation: str
    took: float
    connected: float
    answered: float | None


@dataclass
class Seat:
    """A person who plays on, whatever happens to the server, and notes what was acknowledged."""

    person: Person
    table: str
    dice: random.Random
    note: Callable[[Note], None] | None = None
    line: Line | None = None
    acknowledged: dict[str, str] = field(default_factory=dict)
    unsure: tuple[str, int, str] | None = None  # sent, and not answered yet
    refused: list[str] = field(default_factory=list)
    is_resting: bool = False
    connections: int = 0
    connected: float = 0.0

    async def play_on(self) -> None:
        while True:
            try:
                await self.connect()
                await self.play_connected()
                return
            except LOST:
                await asyncio.sleep(RETRY)

    async def connect(self) -> None:
        for old in self.person.sockets:
            await old.close()
        self.person.sockets.clear()
        known, line = self.line, await self.person.line()
        if known is not None and known.view is not None:
            line.table, line.number, line.next, line.view = known.table, known.number, known.next, known.view
        self.line = line
        await line.listen(self.table, line.number or None)
        self.connections += 1
        self.connected = time.monotonic()

    async def play_connected(self) -> None:
        line = self.line
        assert line is not None
        while not line.is_over:
            if self.unsure is None:
                if self.is_resting:
                    return
                await line.until(lambda: line.on_turn or line.is_over)
                if not line.on_turn:
                    return
                key = f"{line.table['you']}-{line.next}-{self.dice.randrange(10**9)}"
                self.unsure = key, line.next, self.dice.choice(line.seat_view.legal)
                await asyncio.sleep(THOUGHT)
            await self.decide(line, *self.unsure)
            line.frames.clear()
            line.events.clear()

    async def decide(self, line: Line, key: str, number: int, notation: str) -> None:
        began = time.monotonic()
        answer = await line.answer("play", table=self.table, key=key, number=number, notation=notation)
        took = time.monotonic() - began
        if "refused" in answer:
            if answer["refused"]["id"] in NOT_YET:
                raise ConnectionError(answer)
            self.refused.append(answer["text"])
        else:
            self.acknowledged[key] = notation
        self.unsure = None
        if self.note is not None and "refused" not in answer:
            answered = await self.bots_answer(line)
            self.note(Note(time.time(), self.table, key, notation, took, began - self.connected, answered))

    async def bots_answer(self, line: Line) -> float | None:
        """How long a bot takes to show something, once the turn has passed on to it."""
        if line.is_over or line.table["chairs"][line.seat_on_turn]["kind"] != "bot":
            return None
        began, known = time.monotonic(), line.number
        await line.until(lambda: line.number > known)
        return time.monotonic() - began


class Company:
    """One or two people, perhaps with a bot, who play one table after the other."""

    def __init__(self, address: str, source: str, game: str, chairs: Sequence[str], dice: random.Random) -> None:
        self.game = game
        self.chairs = list(chairs)
        self.dice = random.Random(dice.random())
        self.people = [Person(address, source) for chair in chairs if chair in ("me", "open")]
        self.seats: list[Seat] = []  # of all tables; the last ones are those of the table being played at
        self.note: Callable[[Note], None] | None = None

    async def play_on(self) -> None:
        while True:
            seats = await self.sit_down()
            self.seats += seats
            await asyncio.gather(*(seat.play_on() for seat in seats))
            if seats[0].is_resting:
                return

    @property
    def playing(self) -> list[Seat]:
        return self.seats[-len(self.people) :]

    async def sit_down(self) -> list[Seat]:
        """With keys, so that it can be tried until it is answered."""
        key = f"{self.dice.randrange(10**9)}"
        first, *others = self.people
        while True:
            try:
                made = await first.ask("POST /tables", game=self.game, chairs=self.chairs, name="Ana", key=key)
                for person in others:
                    await person.ask(f"POST /tables/{made['table']}/take", name="Ben", key=key)
                await first.ask(f"POST /tables/{made['table']}/start", key=f"{key}-start")
                dice = random.Random(self.dice.random())
                return [Seat(person, made["table"], dice, self.note) for person in self.people]
            except (*LOST, AssertionError):  # killed, not ready yet, or too fast
                await asyncio.sleep(RETRY)

    async def leave(self) -> None:
        for person in self.people:
            await person.__aexit__()


async def play_honestly(port: int, notes: Path) -> None:
    """Two people at one table, and one against a bot."""
    dice, address = random.Random(port), f"http://127.0.0.1:{port}"
    companies = [
        Company(address, place(port, HONEST), GAME, ["me", "open"], dice),
        Company(address, place(port, HONEST + 1), GAME, ["me", "journeyman"], dice),
    ]
    with notes.open("a", encoding="utf-8", buffering=1) as file:
        for company in companies:
            company.note = lambda note: print(json.dumps(note), file=file)
        await asyncio.gather(*(company.play_on() for company in companies))


def read_notes(path: Path) -> list[Note]:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []
    return [Note(*json.loads(line)) for line in lines if line.endswith("\n")]
