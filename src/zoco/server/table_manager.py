"""The table manager: every table that is being played at, who listens, and what follows from what happens.

All of it belongs to the event loop. An entry is folded at once, written by the store's thread, and told to people and
acknowledged only when it is on the disk.
"""

import asyncio
import gc
import logging
import math
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from functools import partial
from typing import Any, Protocol

import msgspec

from zoco import GAMES, all_rules, rules_of
from zoco.bots.levels import LEVELS
from zoco.core.editions import named_edition, standard_edition
from zoco.core.errors import GameError, ZocoError
from zoco.core.spec import GameSpec
from zoco.messages import message, say
from zoco.server.clocks import LONGEST_TICK, SECOND, Moment, Uptime
from zoco.server.entries import SELECT, Entry, read_entry
from zoco.server.errors import ConflictError, NotReadyError, UnknownError, not_written
from zoco.server.fairness import Share
from zoco.server.limits import count_off
from zoco.server.metrics import Metrics
from zoco.server.people import People, Person
from zoco.server.settings import Settings
from zoco.server.store import Statement, Store
from zoco.server.tables import RECENT, Shuffles, Table, fold_log
from zoco.server.warming import warm_rules
from zoco.server.webhooks import Webhooks
from zoco.server.wire import Done, Options, Presence, Reload, encode
from zoco.server.workers import HINT_MILLISECONDS, Ask, Job, Workers

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that look alike
ID_SIGNS = 10
IDLE_SECONDS = 600
TICK_SECONDS = 0.5
BEAT_MILLISECONDS = 2000
PRESENCE_SECONDS = 0.5  # between two times that guests are told who is there
ALIVE = "UPDATE house SET up = max(up, ?)"
THINKING = {level.name: level.budget.milliseconds for level in LEVELS}
LAST = 'SELECT max(number) FROM log WHERE "table" = ?'
DESCRIBED = "SELECT game, edition, rules, options, owner, trouble IS NOT NULL FROM tables WHERE id = ?"
HASTY = "master"  # answers in secret for those who think longer
SPARE = 20  # milliseconds of a worker's beside those that a level thinks

log = logging.getLogger("zoco.server")


class Guest(Protocol):
    """Somebody's connection, as far as the server knows it."""

    @property
    def person(self) -> int | None: ...
    @property
    def network(self) -> str: ...
    def has_left(self) -> bool: ...
    def send(self, frame: bytes) -> None: ...


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


def thinks(level: str) -> int:
    """Milliseconds for a decision."""
    return THINKING.get(level, 0)


def reserved(level: str) -> float:
    """Seconds of a worker for an answer in secret and a decision that others see, however much of it is needed."""
    return (thinks(level) + min(thinks(level), thinks(HASTY)) + SPARE) / 1000


class TableManager:
    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds, uptime: Uptime | None = None) -> None:
        self.settings = settings
        self.now = now  # for showing; clocks run by `uptime`
        self.uptime = uptime or Uptime()
        self.beat = 0  # how much of it is on the disk
        self.beating: float | None = None  # since when the next sign of life is being written
        self.ready = asyncio.Event()  # the rules are compiled
        self.loop = asyncio.get_running_loop()
        self.store = Store(settings.data, self.loop)
        self.people = People(self.store, now)
        self.workers = Workers(settings.workers)
        self.webhooks = Webhooks(settings)
        self.metrics = Metrics(self)
        self.rules: dict[str, GameSpec] = {}  # of the games that are compiled
        self.tables: dict[str, Table] = {}
        self.coming: dict[str, asyncio.Future[Table]] = {}
        self.writing: Counter[str] = Counter()  # entries by table that are not on the disk yet
        self.audience: dict[str, dict[Guest, int]] = {}  # the listener that each guest of a table is
        self.presences: dict[str, bytes] = {}  # what all guests of a table were told last
        self.resting: set[str] = set()  # tables whose guests were told a moment ago
        self.left_at: dict[str, dict[int, int]] = {}  # since which time of the server a person has no connection
        self.touched: dict[str, float] = {}
        self.thinking: set[str] = set()
        self.shown_at: dict[str, float] = {}  # when spectators saw the last decision
        self.is_awake = False
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self, waking: bool = True) -> None:
        """A server that is not woken lets no bot think and no clock run: for looking after it only."""
        self.store.open()
        if not waking:
            self.rules = {name: await warm_rules(name) for name in await self.loaded()}
            return
        ((counted,),) = await self.store.rows("SELECT up FROM house")
        self.uptime.go_on(counted)
        self.beat = counted
        self.is_awake = True
        self.spawn(self.warm_up())
        self.spawn(self.keep_time())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.workers.close()
        await self.webhooks.close()
        if self.is_awake:
            self.mark_alive()
        await self.store.close()

    def spawn(self, work: Any) -> None:
        task = self.loop.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: "asyncio.Task[None]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a task failed", exc_info=error)

    async def loaded(self) -> list[str]:
        """The games that can be played here; one that cannot be loaded is named, and harms no other."""
        found = [rules.name for rules in await asyncio.to_thread(all_rules)]
        for name in set(GAMES) - set(found):
            try:
                rules_of(name)
            except GameError as error:
                log.error("a game cannot be loaded", extra={"game": name, "error": str(error)})
        return found

    async def warm_up(self) -> None:
        """Rules are compiled in a process of their own, so that no request waits; then tables that bots and clocks
        wait for are taken up again."""
        for name in await self.loaded():
            self.rules[name] = await warm_rules(name)
            log.info("ready", extra={"game": name})
        gc.freeze()  # what compilers leave behind need not be looked through again and again while people wait
        self.ready.set()
        self.workers.open()
        try:
            waiting = await self.store.rows("SELECT id FROM tables WHERE wakes")
        except sqlite3.Error as error:
            log.error("tables cannot be listed", extra={"error": str(error)})
            waiting = []
        for (id,) in waiting:
            with suppress(ZocoError):
                self.consider(await self.get(id))

    # ---- tables in memory

    async def get(self, id: str) -> Table:
        """A table as it stands, folded from its log where that has not happened yet."""
        self.touched[id] = self.loop.time()
        if id in self.tables:
            return self.tables[id]
        if id not in self.coming:
            self.coming[id] = asyncio.ensure_future(self.load(id))
            self.coming[id].add_done_callback(lambda _: self.coming.pop(id, None))
        return await asyncio.shield(self.coming[id])

    async def standing(self, id: str, person: int | None = None) -> Table:
        """A table of which everything is on the disk that this person may see, a spectator if nobody is named. What is
        hidden from them is not waited for: that would tell them of it."""
        while (table := await self.get(id)).pending[table.listener_of(person)]:
            await self.store.written()
        return table

    async def confirm(self, table: Table, person: int) -> None:
        """Before somebody is told that the table stands otherwise: that is on the disk, or never was so."""
        if await self.standing(table.id, person) is not table:
            raise NotReadyError("server-not-written")

    async def load(self, id: str) -> Table:
        while self.writing[id]:  # from before it was lost
            await self.store.written()
        table = await self.refold(id)
        self.tables[id] = table
        now = self.uptime.now()
        self.left_at[id] = {chair.person: now for chair in table.chairs if chair.person is not None}
        self.set_audible(table)
        return table

    async def refold(
        self, id: str, until: Callable[[Table], bool] | None = None, threads: ThreadPoolExecutor | None = None
    ) -> Table:
        """A new table from the database, as far as `until` says."""
        try:
            rows = await self.store.rows(DESCRIBED, id)
            if not rows:
                self.touched.pop(id, None)
                raise UnknownError("server-no-table", table=id[:20])
            game, edition, version, options, owner, was_in_trouble = rows[0]
            rules = self.rules_of(game)
            wanted = msgspec.json.decode(options, type=Options)
        except (sqlite3.DatabaseError, msgspec.MsgspecError) as error:
            log.error("a table cannot be opened", extra={"table": id, "error": str(error)})
            raise ConflictError("server-table-lost", why=message("server-unreadable")) from None
        table = Table(id, rules, named_edition(rules, edition), wanted, owner)
        await self.store.read(lambda connection: fold_rows(table, connection, until), threads or self.store.folders)
        if table.trouble is not None:
            if version != rules.version:
                table.trouble = message("server-rules-changed", was=version, now=rules.version)
            table.status = "frozen"
            self.report(table)
        elif was_in_trouble and until is None:  # a newer program can read it again
            self.store.write(
                [self.brief(table), ("UPDATE tables SET trouble = NULL WHERE id = ?", (id,))], lambda _: None
            )
        return table

    def report(self, table: Table) -> None:
        assert table.trouble is not None
        why = say(table.trouble, "en")
        log.error("a table can only be looked at", extra={"table": table.id, "why": why})
        self.metrics.frozen.inc()
        update = "UPDATE tables SET status = 'frozen', wakes = 0, trouble = ? WHERE id = ?", (why, table.id)
        self.store.write([update], lambda _: None)

    def rules_of(self, game: str) -> GameSpec:
        if game not in self.rules:
            raise NotReadyError("server-compiling", game=rules_of(game).title if game in GAMES else game)
        return self.rules[game]

    def new_id(self) -> str:
        return "".join(secrets.choice(SIGNS) for _ in range(ID_SIGNS))

    def new_table(self, options: Options, owner: int) -> Table:
        rules = self.rules_of(options.game)
        edition = named_edition(rules, options.edition) if options.edition else standard_edition(rules)
        return Table(self.new_id(), rules, edition, options, owner)

    def set_audible(self, table: Table) -> None:
        """Events are put into words for people's seats, and for spectators while there are any."""
        for seat, chair in enumerate(table.chairs):
            table.audible[seat] = chair.person is not None or not table.started
        watched = table.spectators in self.audience.get(table.id, {}).values()
        table.audible[table.spectators] = watched or not table.started

    # ---- what happens

    def enter(
        self,
        table: Table,
        entry: Entry,
        then: Callable[[Exception | None], None],
        *besides: Statement,
    ) -> None:
        """Folds an entry and has it written. Raises where the rules or the table refuse it; then nothing happened."""
        if table.trouble is not None:
            raise ConflictError("server-read-only", why=table.trouble)
        if self.tables.get(table.id) is not table:  # put away or lost since it was asked for
            raise NotReadyError("server-not-written")
        if table.keeps_time:
            entry.data["up"] = self.uptime.now()
            besides = (*besides, (ALIVE, (entry.data["up"],)))
        was, counts = table.status, [listener.count for listener in table.listeners]
        try:
            table.fold(entry)
        except ZocoError:
            raise
        except Exception as error:  # a fault of ours, perhaps half way: what stands is what the log says
            self.lose(table, error)
            raise
        fresh, table.fresh = table.fresh, []
        told = [k for k, listener in enumerate(table.listeners) if listener.count != counts[k]]
        statements = list(besides)
        if table.status != was or entry.kind in ("start", "take", "away", "back"):
            self.set_audible(table)
            statements.append(self.brief(table))

        def written(error: Exception | None) -> None:
            table.pending.subtract(told)
            count_off(self.writing, table.id)
            if error is None:
                self.beat = max(self.beat, entry.data.get("up", 0))
                if entry.kind in ("start", "play") and table.spectators in told:
                    self.shown_at[table.id] = self.loop.time()
                self.publish(table, entry, fresh)
                self.consider(table)
            else:
                with suppress(NotReadyError):  # if the server is closing
                    self.lose(table, error)
                    self.mark_alive()  # or find out that nothing can be written
            then(error)

        table.pending.update(told)
        self.writing[table.id] += 1
        self.store.write(statements, written, table.id, entry.row(table.id, table.entries))

    async def entered(self, table: Table, entry: Entry, *besides: Statement) -> Done:
        """The same, to be awaited; answers with the number of the caller's event."""
        done: asyncio.Future[None] = self.loop.create_future()

        def then(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(not_written(error))

        self.enter(table, entry, then, *besides)
        number = table.listeners[table.listener_of(entry.person)].count
        await done
        return Done(number)

    def brief(self, table: Table) -> Statement:
        """What lists must know without folding."""
        bots = any(chair.is_played_by_bot for chair in table.chairs)
        wakes = table.status == "running" and (bots or table.keeps_time)
        return "UPDATE tables SET status = ?, wakes = ? WHERE id = ?", (table.status, wakes, table.id)

    def lose(self, table: Table, error: Exception) -> None:
        """What could not be written never happened: the table is folded again from the database."""
        if self.tables.get(table.id) is table:
            log.error("not written", extra={"table": table.id, "error": str(error)})
            del self.tables[table.id]
            self.store.forgive(table.id)
            self.thinking.discard(table.id)
            self.presences.pop(table.id, None)
            for guest in self.audience.pop(table.id, {}):
                guest.send(encode(Reload(table.id)))

    def publish(self, table: Table, entry: Entry, fresh: Iterable[tuple[int, bytes]]) -> None:
        self.metrics.entries.labels(entry.kind).inc()
        guests = self.audience.get(table.id)
        if not guests:
            return
        frames: dict[int, list[bytes]] = {}
        for listener, frame in fresh:
            frames.setdefault(listener, []).append(frame)
        for guest, listener in guests.items():
            if entry.kind == "start":
                listener = guests[guest] = table.listener_of(guest.person)  # noqa: PLW2901, their seat from now on
            elif entry.kind == "take" and table.started and guest.person == entry.person:
                guests[guest] = table.listener_of(guest.person)
                guest.send(encode(Reload(table.id)))
                continue
            for frame in frames.get(listener, ()):
                guest.send(frame)

    # ---- guests

    def join(self, table: Table, guest: Guest) -> int:
        """From now on the guest is sent what the listener hears."""
        listener = table.listener_of(guest.person)
        self.audience.setdefault(table.id, {})[guest] = listener
        if guest.person is not None:
            self.left_at.get(table.id, {}).pop(guest.person, None)
        self.set_audible(table)
        self.tell_presence(table, guest)
        self.consider(table)
        return listener

    def part(self, id: str, guest: Guest) -> None:
        guests = self.audience.get(id, {})
        if guests.pop(guest, None) is None:
            return
        if not guests:
            del self.audience[id]
            self.presences.pop(id, None)
        table = self.tables.get(id)
        if table is None:
            return
        self.touched[id] = self.loop.time()
        if guest.person is not None and not self.is_present(id, guest.person):
            self.left_at.setdefault(id, {})[guest.person] = self.uptime.now()
        self.set_audible(table)
        self.tell_presence(table)

    def is_present(self, id: str, person: int) -> bool:
        return any(guest.person == person for guest in self.audience.get(id, {}))

    def presence(self, table: Table) -> list[bool]:
        """By chair."""
        here = {guest.person for guest in self.audience.get(table.id, {})}
        return [chair.person is None or chair.person in here for chair in table.chairs]

    def watching(self, table: Table) -> int:
        """How many look on who have no chair."""
        guests = self.audience.get(table.id, {})
        people = {guest.person or guest for guest in guests}
        return len(people - {chair.person for chair in table.chairs})

    def tell_presence(self, table: Table, newcomer: Guest | None = None) -> None:
        """To a newcomer at once, to the others what has changed, and not too often: many who come and go all the time
        would keep everybody busy."""
        frame = encode(Presence(table.id, self.presence(table), self.watching(table)))
        is_known = frame == self.presences.get(table.id)
        if is_known or table.id in self.resting:
            if newcomer is not None:
                newcomer.send(frame)
            if not is_known:
                self.presences.pop(table.id, None)  # they know different things now
            return
        self.presences[table.id] = frame
        self.resting.add(table.id)
        self.loop.call_later(PRESENCE_SECONDS, self.rest, table.id)
        for guest in self.audience.get(table.id, {}):
            guest.send(frame)

    def rest(self, id: str) -> None:
        """A moment has passed since guests were told who is there."""
        self.resting.discard(id)
        if id in self.audience and id in self.tables:
            self.tell_presence(self.tables[id])

    # ---- what follows

    def consider(self, table: Table) -> None:
        """Whoever is on turn is asked: a bot by a worker, an absent person by a webhook."""
        seat = table.on_turn
        if seat is None or self.tables.get(table.id) is not table or not self.is_awake:
            return
        chair = table.chairs[seat]
        if chair.bot is not None:
            if table.id not in self.thinking and self.is_attended(table):
                self.thinking.add(table.id)
                self.spawn(self.let_bot_decide(table, seat, chair.bot))
        elif chair.person is not None and table.turn_began == len(table.running().moves):
            if not self.is_present(table.id, chair.person):
                self.spawn(self.call_hook(table, seat, chair.person))

    def is_attended(self, table: Table) -> bool:
        """Bots among themselves play only while somebody watches."""
        return table.id in self.audience or any(chair.is_awaited for chair in table.chairs)

    async def let_bot_decide(self, table: Table, seat: int, level: str) -> None:
        """What a bot answers in secret, and its next decision that others see, take one task of a fixed time, and are
        entered together: nothing that others could measure depends on whether there was a secret."""
        number = table.numbers[seat]

        def is_asked() -> bool:
            stands = self.tables.get(table.id) is table and table.on_turn == seat
            return stands and table.numbers[seat] == number and table.chairs[seat].bot is not None

        async def talk(ask: Ask) -> list[str]:
            return await self.decide_visibly(table, seat, level, ask) if is_asked() else []

        try:
            decided = await self.workers.run(self.share(table), reserved(level), talk)
            if decided and is_asked():
                await asyncio.sleep(self.earliest(table, level) - self.loop.time())
        finally:
            self.thinking.discard(table.id)
        if not decided or not is_asked():
            self.consider(table)
            return
        with suppress(ZocoError), self.store.together():
            for notation in decided:
                self.enter(table, Entry("play", self.now(), None, seat, notation), lambda _: None)

    async def decide_visibly(self, table: Table, seat: int, level: str, ask: Ask) -> list[str]:
        """Decisions of a seat up to the first that others see."""
        game, decided, is_hidden = table.running().copy(), [], True
        game.shuffler = Shuffles()  # the table's own may still be at what its log says
        while is_hidden and game.seat == seat and not game.over:
            answering = HASTY if table.asks_in_secret(game) and thinks(level) > thinks(HASTY) else level
            answer = await ask(Job(table.rules.name, table.edition.name, game.view_row(seat).tobytes(), answering))
            notation, legal, shown = answer.get("notation") if answer else None, game.legal, game.view_row()
            if notation not in legal:  # no worker could: the game goes on all the same
                notation = secrets.choice(legal)
            game.play(notation)
            decided.append(notation)
            is_hidden = bool((game.view_row() == shown).all())
        return decided

    def share(self, table: Table) -> Share:
        """In whose name the bots of a table think: of those who play there, whoever has had the least of it."""
        guests = self.audience.get(table.id, {})
        seated = {chair.person for chair in table.chairs if chair.is_awaited}
        players = [guest for guest in guests if guest.person in seated]
        shares = [Share(bool(players), guest.network, guest.person or 0, table.id) for guest in players or guests]
        return min(shares, key=self.workers.usage.rank, default=Share(False, "", table.owner, table.id))

    async def hint(self, job: Job, table: Table, person: Person) -> dict[str, Any] | None:
        """What a worker says to whoever is on turn there."""
        share = Share(True, person.network, person.id, table.id)
        return await self.workers.run(share, (HINT_MILLISECONDS + SPARE) / 1000, lambda ask: ask(job))

    def earliest(self, table: Table, level: str) -> float:
        """When a bot may show its next decision: after the time that its level thinks, and a pause."""
        pause = thinks(level) + self.settings.limits.bot_milliseconds
        return self.shown_at.get(table.id, 0) + pause / 1000

    async def call_hook(self, table: Table, seat: int, person: int) -> None:
        number = table.numbers[seat]

        def is_so() -> bool:
            stands = self.tables.get(table.id, table) is table and table.on_turn == seat
            return stands and table.numbers[seat] == number and not self.is_present(table.id, person)

        rows = await self.store.rows('SELECT url FROM hooks WHERE "table" = ? AND person = ?', table.id, person)
        for (url,) in rows:
            what = {"table": table.id, "game": table.rules.name, "seat": seat, "what": "your-turn"}
            await self.webhooks.call(url, what, await self.people.get(person), table.id, is_so)

    async def keep_time(self) -> None:
        await self.ready.wait()  # before that nobody could play
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.tick()

    def tick(self) -> None:
        """Clocks that ran out, people who have been away for too long, tables that nobody needs in memory."""
        self.uptime.tick()
        if self.beating is not None and self.loop.time() - self.beating > LONGEST_TICK / SECOND:
            self.uptime.stop(self.beat)  # the disk hangs
        now, keeps_time = self.moment(), False
        for table in [table for table in self.tables.values() if table.status == "running"]:
            keeps_time |= table.keeps_time
            if why := self.overdue(table, now):
                with suppress(ZocoError):
                    self.enter(table, Entry("away", now.at, None, table.on_turn, why), lambda _: None)
        self.make_room()
        is_due = self.uptime.is_stopped or (keeps_time and self.uptime.now() >= self.beat + BEAT_MILLISECONDS)
        if is_due and self.beating is None:
            self.mark_alive()

    def moment(self) -> Moment:
        return Moment(self.now(), self.uptime.now())

    def mark_alive(self) -> None:
        """On the disk: after a crash, clocks go on from here. While that cannot be written, nothing that people do can,
        and no clock runs."""
        up, self.beating = self.uptime.now(), self.loop.time()
        self.store.write([(ALIVE, (up,))], partial(self.marked_alive, up))

    def marked_alive(self, up: int, error: Exception | None) -> None:
        self.beating = None
        if error is not None:
            self.uptime.stop(self.beat)
            return
        self.beat = max(self.beat, up)
        if self.uptime.is_stopped:
            self.uptime.go_on(self.uptime.now())

    def overdue(self, table: Table, now: Moment) -> str | None:
        """Why a bot must take over the seat on turn."""
        seat = table.on_turn
        if seat is None or table.chairs[seat].bot is not None:
            return None
        if table.clocks.is_out(now):
            return "clock"
        patience, gone = table.options.patience, self.left_at.get(table.id, {}).get(table.chairs[seat].person or 0)
        if patience is None or gone is None:
            return None
        missed = min(self.uptime.now() - gone, now.after(table.clocks.began))
        return "away" if missed > patience * 1000 else None

    def make_room(self) -> None:
        """Puts away what nobody has asked for in a while; where that is not enough, what was unused for longest."""
        unused = [table for table in self.tables.values() if self.is_unused(table)]
        too_many = len(self.tables) - self.settings.limits.cached_tables
        if too_many > 0:
            unused.sort(key=lambda table: self.touched.get(table.id, 0))
        idle = self.loop.time() - IDLE_SECONDS
        for k, table in enumerate(unused):
            if k < too_many or self.touched.get(table.id, 0) < idle:
                self.put_away(table)

    def is_unused(self, table: Table) -> bool:
        if table.id in self.audience or self.writing[table.id]:
            return False
        return table.status != "running" or not (table.keeps_time or table.id in self.thinking)

    def put_away(self, table: Table) -> None:
        """Out of memory; it is folded again when somebody asks."""
        del self.tables[table.id]
        self.left_at.pop(table.id, None)
        for facts in (self.touched, self.shown_at):
            facts.pop(table.id, None)


def fold_rows(table: Table, connection: sqlite3.Connection, until: Callable[[Table], bool] | None) -> None:
    """As far as the log can be read. Of a whole one, what happened last is put into words."""
    table.audible = [False] * len(table.audible)
    try:
        ((last,),) = connection.execute(LAST, (table.id,))
        recent = last - RECENT if last and until is None else math.inf
        with closing(connection.execute(SELECT, (table.id,))) as rows:  # however it ends, nothing stays open
            fold_log(table, read_rows(table, rows, recent), until)
    except (sqlite3.DatabaseError, msgspec.MsgspecError, TypeError) as error:
        log.error("a log cannot be read", extra={"table": table.id, "error": str(error)})
        table.trouble = message("server-unreadable")


def read_rows(table: Table, rows: sqlite3.Cursor, recent: float) -> Iterator[Entry]:
    """One by one; those after number `recent` are put into words."""
    for row in rows:
        if row[0] > recent:
            table.audible = [True] * len(table.audible)
        yield read_entry(row)
