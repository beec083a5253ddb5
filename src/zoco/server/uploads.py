"""Records that people send, to go on with or to look at: each becomes a table of its own.

Anybody can send anything, so all of it costs time in proportion to its length, within a budget, in threads of its own,
one after the other for each sender, and ends when the sender is gone.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec
from aiohttp import web

from zoco import rules_for
from zoco.bots.levels import LEVELS
from zoco.core.game import PLAIN_FORMAT, Game
from zoco.core.records import Record, parse_record, replay_record
from zoco.server.acts import Acts
from zoco.server.entries import Entry
from zoco.server.limits import Buckets, count_off
from zoco.server.people import Person, clean_name
from zoco.server.refusals import DoorError, LimitError, NotReadyError
from zoco.server.store import INSERT_ALL, Statement
from zoco.server.tables import DEFAULT_LEVEL, Table
from zoco.server.wire import Options, Upload

MOST_DECISIONS = 5000  # of a record, those that were taken back included
MOST_WAITING = 16  # uploads in all,
MOST_IN_LINE = 8  # and of one person or network
HOUR = 3600
KEPT = "SELECT count(*) FILTER (WHERE owner = ?), total(uploaded) FROM tables WHERE uploaded"
MEGABYTE = 1_000_000


class Sender(NamedTuple):
    person: Person
    network: str
    has_left: Callable[[], bool]


def has_left(request: web.Request) -> bool:
    """Whether nobody waits for an answer any more. From any thread."""
    way = request.transport
    return way is None or way.is_closing()


class Budget:
    """How long a record may be worked on: asked before every decision, by the thread that does the work."""

    def __init__(self, seconds: float, has_left: Callable[[], bool]) -> None:
        self.seconds = seconds
        self.has_left = has_left
        self.until = float("inf")

    def begin(self) -> None:
        self.until = time.monotonic() + self.seconds

    def give_up(self) -> None:
        self.has_left = lambda: True

    def check(self) -> None:
        if self.has_left():
            raise ConnectionResetError  # and nobody is answered
        if time.monotonic() >= self.until:
            raise NotReadyError("server-record-slow")


class Lines:
    """One upload at a time for each person and network; the others wait, but not too many."""

    def __init__(self) -> None:
        self.inside: Counter[Hashable] = Counter()
        self.turns: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()

    @contextlib.asynccontextmanager
    async def turn(self, *names: Hashable) -> AsyncIterator[None]:
        is_full = self.inside.total() >= MOST_WAITING * len(names)
        if is_full or any(self.inside[name] >= MOST_IN_LINE for name in names):
            raise LimitError("server-uploads-wait")
        self.inside.update(names)
        try:
            async with contextlib.AsyncExitStack() as turns:
                for name in names:
                    await turns.enter_async_context(self.turns.setdefault(name, asyncio.Lock()))
                yield
        finally:
            for name in names:
                count_off(self.inside, name)


class Uploads:
    def __init__(self, acts: Acts) -> None:
        self.acts = acts
        self.house = acts.house
        self.limits = self.house.settings.limits
        self.threads = ThreadPoolExecutor(2, "upload")
        self.lines = Lines()
        most = self.limits.uploads_per_hour
        self.rates = Buckets(most / HOUR, most, self.house.loop.time)

    async def upload(self, sender: Sender, asked: Upload) -> str:
        """A table from a record. Its deck was open, and it says so."""
        person = sender.person
        async with self.lines.turn(person.id, sender.network):
            if asked.key and (earlier := await self.acts.created(person, asked.key)):
                return earlier
            await self.check_limits(sender)
            table, founding = await self.read(sender, asked)
            is_sitting = asked.chair is not None
            if (id := await self.acts.found_once(table, person, asked.key, founding, is_sitting)) != table.id:
                return id
            if is_sitting:
                await self.acts.name_for(person, asked.name)
        stands = await self.house.get(table.id)
        await self.house.store.written(self.house.brief(stands))
        self.house.consider(stands)
        return table.id

    async def check_limits(self, sender: Sender) -> None:
        """What is refused here has cost nothing yet, and nothing is kept of it."""
        limits = self.limits
        await self.acts.check_room(sender.person)
        if not all(self.rates.take(name) for name in (sender.network, sender.person.id)):
            raise LimitError("server-uploads-often", most=limits.uploads_per_hour)
        [(count, size)] = await self.house.store.rows(KEPT, sender.person.id)
        if count >= limits.uploads_per_person:
            raise LimitError("server-too-many-uploads", most=limits.uploads_per_person)
        if size >= limits.uploads_megabytes * MEGABYTE:
            raise NotReadyError("server-uploads-full")

    async def read(self, sender: Sender, asked: Upload) -> tuple[Table, list[Statement]]:
        budget = Budget(self.limits.upload_seconds, sender.has_left)
        try:
            reading = self.house.loop.run_in_executor(self.threads, self.prepare, sender.person, asked, budget)
            found = await reading
            budget.check()
            return found
        finally:
            budget.give_up()

    def prepare(self, person: Person, asked: Upload, budget: Budget) -> tuple[Table, list[Statement]]:
        """The new table and how it is written down. This is the work, and runs in a thread."""
        budget.begin()
        budget.check()
        record = read_record(asked.record)
        rules = self.house.rules_of(rules_for(record).name)
        game = replay_record(rules, record, keep_pace=budget.check)
        options = Options(
            game=rules.name,
            edition=game.edition.name,
            players=game.players,
            public=asked.public,
            hints=asked.hints,
            open_deck=True,
        )
        table, now = self.house.new_table(options, person.id), self.house.now()
        name = "" if asked.chair is None else clean_name(person.name if asked.name is None else asked.name)
        seats = seat_recorded(game, person, asked.chair, name, now)
        rows = [entry.row(table.id, number) for number, entry in enumerate(entries_of(game, now), len(seats) + 1)]
        written = msgspec.json.encode(rows).decode()
        size = "UPDATE tables SET uploaded = ? WHERE id = ?", (len(written), table.id)
        founding = self.acts.founding(table, person, asked.key, seats, "over" if game.over else "running")
        return table, [*founding, (INSERT_ALL, (written,)), size]


def read_record(sent: bytes) -> Record:
    """The form of it; whether it is a game that can happen, only a replay tells."""
    try:
        record = parse_record(msgspec.json.decode(sent))
    except (msgspec.DecodeError, RecursionError):
        raise DoorError("server-not-json") from None
    taken_back = sum(1 + len(notations) for _, notations, *_ in record.extra.get("undone", ()))
    if len(record.moves) + taken_back > MOST_DECISIONS:
        raise LimitError("server-record-long", most=MOST_DECISIONS)
    return record


def seat_recorded(game: Game, person: Person, chair: int | None, name: str, now: int) -> list[Entry]:
    """Bots sit where the record says so; people's chairs are open, but for the uploader's own."""
    bots = game.extra.get("bots") or [None] * game.players
    levels = {level.name for level in LEVELS}
    entries = []
    for k, bot in enumerate(bots):
        if k == chair:
            entries.append(Entry("take", now, person.id, k, name))
        elif bot:
            entries.append(Entry("bot", now, person.id, k, bot if bot in levels else DEFAULT_LEVEL))
    return entries


def entries_of(game: Game, now: int) -> list[Entry]:
    """The decisions of a game, with the shuffles that each of them caused and what was taken back after it. What only
    the newer format of records can say comes with the last one, as records write it."""
    cards, is_plain = game.rules.notation.CARD_NAMES, game.format == PLAIN_FORMAT
    undone: dict[int, list[list[str]]] = {}
    for entry in game.undone if is_plain else ():
        undone.setdefault(entry.at, []).append(entry.notations)
    piles = [[cards[card] for card in pile] for pile in game.shuffles]
    course = [*game.course(), (0, len(piles))]
    dealt = {"order": list(range(game.players)), "shuffles": piles[: course[0][1]], "undone": undone.get(0, [])}
    entries = [Entry("start", now, data=dealt)]
    for index, notation in enumerate(game.moves):
        seat, before = course[index]
        data = {"shuffles": piles[before : course[index + 1][1]], "undone": undone.get(index + 1, [])}
        data = {name: value for name, value in data.items() if value}
        entries.append(Entry("play", now, None, seat, notation, data))
    if not is_plain:
        record = game.record()
        entries[-1].data["taken_back"] = record.get("undone", [])
        entries[-1].data["practice"] = game.practice
    return entries
