"""Uploaded records, to continue or to look at: each becomes a table.

Anybody can send anything. So reading takes time in proportion to the length, within a budget, in separate threads, one
record after the other for each sender, and ends when the sender is gone.
"""

import asyncio
import contextlib
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import msgspec

from zoco import rules_for
from zoco.bots.levels import LEVELS
from zoco.core.endings import AGREED
from zoco.core.game import PLAIN_FORMAT, Game
from zoco.core.records import Record, parse_record, replay_record
from zoco.server.commands import Commands
from zoco.server.entries import DEFAULT_LEVEL, Entry
from zoco.server.errors import LimitError, NotReadyError, RequestError
from zoco.server.limits import Buckets
from zoco.server.pacing import Pace
from zoco.server.people import Person
from zoco.server.permissions import checked_name
from zoco.server.store import INSERT_ALL, Statement
from zoco.server.tables import Table
from zoco.server.wire import Options, Upload

MOST_DECISIONS = 5000  # in a record, including those taken back
MOST_LISTS = 4 * MOST_DECISIONS  # lists: each decision may have one of legal ones, or was taken back
MOST_VALUES = 40 * MOST_DECISIONS
MOST_WAITING = 16  # in all
MOST_IN_LINE = 8  # of one person or network
HOUR = 3600
KEPT = "SELECT count(*) FILTER (WHERE owner = ?), total(uploaded) FROM tables WHERE uploaded"
MEGABYTE = 1_000_000


class Sender(NamedTuple):
    person: Person
    network: str
    has_left: Callable[[], bool]


class Budget:
    """How long reading a record may take: checked before every decision, in the thread that reads."""

    def __init__(self, seconds: float, has_left: Callable[[], bool]) -> None:
        self.seconds = seconds
        self.has_left = has_left
        self.until = float("inf")
        self.pace = Pace()

    def begin(self) -> None:
        self.until = time.monotonic() + self.seconds

    def give_up(self) -> None:
        self.has_left = lambda: True

    def check(self) -> None:
        if self.has_left():
            raise ConnectionResetError  # nobody gets an answer
        if time.monotonic() >= self.until:
            raise NotReadyError("server-record-slow")
        self.pace()


class Ticket(NamedTuple):
    person: int
    network: str
    goes: asyncio.Future[None]  # when it is their turn; raises if they had to give way

    def meets(self, other: "Ticket") -> bool:
        return self.person == other.person or self.network == other.network


class UploadQueue:
    """One upload at a time for each person and network; the others wait, but not too many."""

    def __init__(self) -> None:
        self.inside: list[Ticket] = []  # in order of arrival

    @contextlib.asynccontextmanager
    async def turn(self, person: int, network: str) -> AsyncIterator[None]:
        ticket = Ticket(person, network, asyncio.get_running_loop().create_future())
        self.make_way(ticket)
        self.inside.append(ticket)
        self.go_on()
        try:
            await ticket.goes
            yield
        finally:
            self.inside.remove(ticket)
            self.go_on()

    def go_on(self) -> None:
        for k, ticket in enumerate(self.inside):
            if not ticket.goes.done() and not any(ticket.meets(other) for other in self.inside[:k]):
                ticket.goes.set_result(None)

    def make_way(self, ticket: Ticket) -> None:
        """When the queue is full, the newest ticket of the network with the most tickets gives way."""
        crowds = Counter(other.network for other in self.inside)
        own = max(crowds[ticket.network], sum(other.person == ticket.person for other in self.inside))
        network, most = crowds.most_common(1)[0] if crowds else ("", 0)
        is_full = len(self.inside) >= MOST_WAITING
        if own >= MOST_IN_LINE or (is_full and own + 1 >= most):
            raise LimitError("server-uploads-wait")
        if is_full:
            waiting = [other for other in self.inside if other.network == network and not other.goes.done()]
            if not waiting:
                raise LimitError("server-uploads-wait")
            waiting[-1].goes.set_exception(LimitError("server-uploads-wait"))


class Uploads:
    def __init__(self, commands: Commands) -> None:
        self.commands = commands
        self.manager = commands.manager
        self.limits = self.manager.settings.limits
        self.threads = ThreadPoolExecutor(2, "upload")
        self.queue = UploadQueue()
        most = self.limits.uploads_per_hour
        self.rates = Buckets(most / HOUR, most, self.manager.loop.time)

    async def upload(self, sender: Sender, asked: Upload) -> str:
        """A table from a record. Its cards were open to the uploader, and the table says so."""
        person = sender.person
        async with self.queue.turn(person.id, sender.network):
            if asked.key and (earlier := await self.commands.created(person, asked.key)):
                return earlier
            await self.check_limits(sender)
            table, founding = await self.read(sender, asked)
            is_sitting = asked.chair is not None
            if (id := await self.commands.found_once(table, person, asked.key, founding, is_sitting)) != table.id:
                return id
            if is_sitting:
                await self.commands.name_for(table, person, asked.name)
        stands = await self.manager.get(table.id)
        await self.manager.store.written(self.manager.brief(stands))
        self.manager.consider(stands)
        return table.id

    async def check_limits(self, sender: Sender) -> None:
        """Refuses before anything was read."""
        limits = self.limits
        await self.commands.check_quota(sender.person)
        if not all(self.rates.take(name) for name in (sender.network, sender.person.id)):
            raise LimitError("server-uploads-often", most=limits.uploads_per_hour)
        [(count, size)] = await self.manager.store.rows(KEPT, sender.person.id)
        if count >= limits.uploads_per_person:
            raise LimitError("server-too-many-uploads", most=limits.uploads_per_person)
        if size >= limits.uploads_megabytes * MEGABYTE:
            raise NotReadyError("server-uploads-full")

    async def read(self, sender: Sender, asked: Upload) -> tuple[Table, list[Statement]]:
        budget = Budget(self.limits.upload_seconds, sender.has_left)
        try:
            reading = self.manager.loop.run_in_executor(self.threads, self.prepare, sender.person, asked, budget)
            found = await reading
            budget.check()
            return found
        finally:
            budget.give_up()

    def prepare(self, person: Person, asked: Upload, budget: Budget) -> tuple[Table, list[Statement]]:
        """The new table and its statements. This does the work, in a thread."""
        budget.begin()
        budget.check()
        record = read_record(asked.record)
        rules = self.manager.rules_of(rules_for(record).name)
        game = replay_record(rules, record, keep_pace=budget.check)
        options = Options(
            game=rules.name,
            edition=game.edition.name,
            players=game.players,
            public=asked.public,
            hints=asked.hints,
            open_deck=True,
        )
        table, now = self.manager.new_table(options, person.id), self.manager.now()
        name = "" if asked.chair is None else checked_name(table, person, asked.name)
        seats = seat_recorded(game, person, asked.chair, name, now)
        rows = [entry.row(table.id, number) for number, entry in enumerate(entries_of(game, now), len(seats) + 1)]
        written = msgspec.json.encode(rows).decode()
        size = "UPDATE tables SET uploaded = ? WHERE id = ?", (len(written), table.id)
        founding = self.commands.founding(table, person, asked.key, seats, "over" if game.over else "running")
        return table, [*founding, (INSERT_ALL, (written,)), size]


def read_record(sent: bytes) -> Record:
    """Checks the form; whether the game is possible, only a replay can tell.

    No other thread runs while JSON is decoded, so what would take long is refused first.
    """
    sent = bytes(sent)
    if sent.count(b"[") + sent.count(b"{") > MOST_LISTS or sent.count(b",") > MOST_VALUES:
        raise LimitError("server-record-long", most=MOST_DECISIONS)
    try:
        record = parse_record(msgspec.json.decode(sent))
    except msgspec.ValidationError:  # a number that is too long: the message says so
        raise
    except (msgspec.DecodeError, RecursionError):
        raise RequestError("server-not-json") from None
    taken_back = sum(1 + len(notations) for _, notations, *_ in record.extra.get("undone", ()))
    if len(record.moves) + taken_back > MOST_DECISIONS:
        raise LimitError("server-record-long", most=MOST_DECISIONS)
    return record


def seat_recorded(game: Game, person: Person, chair: int | None, name: str, now: int) -> list[Entry]:
    """Bots sit where the record has them; people's chairs are open, except the uploader's."""
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
    """The decisions of a game, each with its shuffles and what was taken back after it. What only the newer record
    format can express comes with the last entry, in the record's form."""
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
        entries[-1].data["substitutes"] = record.get("substitutes", [])
        if game.over and "fair" in record:  # further shuffles would not follow from it
            entries[-1].data["fair"] = record["fair"]
    if (ended := game.ended) is not None:
        winners = ended.winners if ended.how == AGREED else []
        entries.append(Entry("end", now, None, ended.seat, ended.how, {"winners": winners}))
    return entries
