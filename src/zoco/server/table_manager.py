"""The table manager: keeps the tables in memory, enters what happens there, and has the next seat asked.

All of it belongs to the event loop. An entry is folded at once, written by the store's thread, and acknowledged and
told to people only when it is on the disk.
"""

import asyncio
import gc
import logging
import secrets
import sqlite3
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec

from zoco import GAMES, all_rules, rules_of
from zoco.core.commitments import new_secret
from zoco.core.editions import named_edition, standard_edition
from zoco.core.errors import GameError, ZocoError
from zoco.core.spec import GameSpec
from zoco.messages import message, say
from zoco.server.audience import Audience, Guest
from zoco.server.bot_turns import BotTurns
from zoco.server.clocks import Moment, Uptime
from zoco.server.entries import Entry, stands_in
from zoco.server.errors import ConflictError, NotReadyError, UnknownError, not_written
from zoco.server.folding import fold_rows
from zoco.server.heartbeat import Heartbeat, alive
from zoco.server.limits import count_off
from zoco.server.metrics import Metrics
from zoco.server.people import People
from zoco.server.settings import Settings
from zoco.server.store import Statement, Store, gets_up
from zoco.server.tables import Table
from zoco.server.warming import warm_rules
from zoco.server.webhooks import Webhooks
from zoco.server.wire import Done, Options
from zoco.server.workers import Workers

ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # no two look alike
ID_LENGTH = 10
IDLE_SECONDS = 600
TICK_SECONDS = 0.5
REBRIEFED = ("start", "take", "away", "back", "seal", "drop")  # what lists or the server's waking depend on
DESCRIBED = "SELECT game, edition, rules, options, owner, trouble IS NOT NULL FROM tables WHERE id = ?"

log = logging.getLogger("zoco.server")


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


class TableManager:
    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds, uptime: Uptime | None = None) -> None:
        self.settings = settings
        self.now = now  # for display; clocks run by `uptime`
        self.uptime = uptime or Uptime()
        self.ready = asyncio.Event()  # the rules are compiled
        self.loop = asyncio.get_running_loop()
        self.store = Store(settings.data, self.loop)
        self.heartbeat = Heartbeat(self.store, self.uptime, self.loop.time)
        self.people = People(self.store, now)
        self.workers = Workers(settings.workers)
        self.webhooks = Webhooks(settings)
        self.metrics = Metrics(self)
        self.rules: dict[str, GameSpec] = {}  # of the games that are compiled
        self.tables: dict[str, Table] = {}  # those in memory
        self.loading: dict[str, asyncio.Future[Table]] = {}
        self.writing: Counter[str] = Counter()  # by table: entries that are not on the disk yet
        self.touched: dict[str, float] = {}  # by table: when it was asked for last
        self.audience = Audience(self.tables, self.uptime)
        self.bots = BotTurns(self)
        self.is_awake = False
        self.tasks: set[asyncio.Task[None]] = set()

    # ---- opening and closing

    async def open(self, waking: bool = True) -> None:
        """`waking`: lets bots think and clocks run; without it, tables can only be administered."""
        self.store.open()
        if not waking:
            self.rules = {name: await warm_rules(name) for name in await self.loaded()}
            return
        await self.heartbeat.open()
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
            self.heartbeat.beat()
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
        """The games that can be played here; the log names those that cannot be loaded."""
        found = [rules.name for rules in await asyncio.to_thread(all_rules)]
        for name in set(GAMES) - set(found):
            try:
                rules_of(name)
            except GameError as error:
                log.error("a game cannot be loaded", extra={"game": name, "error": str(error)})
        return found

    async def warm_up(self) -> None:
        """Compiles the rules in a separate process, so that no request waits; then wakes tables with bots or clocks."""
        for name in await self.loaded():
            self.rules[name] = await warm_rules(name)
            log.info("ready", extra={"game": name})
        gc.freeze()  # the collector need not scan what compilers leave behind, again and again
        gc.set_threshold(50_000, 20, 50)
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
        """A table, folded from its log if it is not in memory."""
        self.touched[id] = self.loop.time()
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            self.loading[id] = asyncio.ensure_future(self.load(id))
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def standing(self, id: str, person: int | None = None) -> Table:
        """A table, once everything that this person (or a spectator) may see of it is on the disk. What is hidden from
        them is not waited for: that would reveal it."""
        while (table := await self.get(id)).pending[table.listener_of(person)]:
            await self.store.written()
        return table

    async def confirm(self, table: Table, person: int) -> None:
        """Before a refusal that shows the table's state: waits for that to be on the disk; raises if it was lost."""
        if await self.standing(table.id, person) is not table:
            raise NotReadyError("server-not-written")

    async def load(self, id: str) -> Table:
        while self.writing[id]:  # entries from before it was lost
            await self.store.written()
        table = await self.refold(id)
        self.tables[id] = table
        self.audience.begin(table)
        return table

    async def refold(
        self, id: str, until: Callable[[Table], bool] | None = None, threads: ThreadPoolExecutor | None = None
    ) -> Table:
        """A table folded from the database, until `until` is true."""
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
        elif was_in_trouble and until is None:  # this version can read it again
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
        return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))

    def new_table(self, options: Options, owner: int) -> Table:
        rules = self.rules_of(options.game)
        edition = named_edition(rules, options.edition) if options.edition else standard_edition(rules)
        return Table(self.new_id(), rules, edition, options, owner)

    # ---- what happens

    def enter(
        self,
        table: Table,
        entry: Entry,
        then: Callable[[Exception | None], None],
        *besides: Statement,
    ) -> None:
        """Folds an entry and has it written. Raises if the rules or the table refuse it; then nothing has changed."""
        if table.trouble is not None:
            raise ConflictError("server-read-only", why=table.trouble)
        if self.tables.get(table.id) is not table:  # put away or lost meanwhile
            raise NotReadyError("server-not-written")
        if table.measures_time or entry.kind == "seal":
            entry.data["up"] = self.uptime.now()
            besides = (*besides, alive(entry.data["up"]))
        was, counts = table.status, [listener.count for listener in table.listeners]
        try:
            table.fold(entry)
        except ZocoError:
            raise
        except Exception as error:  # a bug, perhaps half way: only the log counts
            self.lose(table, error)
            raise
        fresh, table.fresh = table.fresh, []
        told = [k for k, listener in enumerate(table.listeners) if listener.count != counts[k]]
        statements = list(besides)
        if table.status != was or entry.kind in REBRIEFED:
            self.audience.set_audible(table)
            statements.append(self.brief(table))

        def written(error: Exception | None) -> None:
            for listener in told:
                table.pending[listener] -= 1
            count_off(self.writing, table.id)
            if error is None:
                self.heartbeat.note(entry.data.get("up", 0))
                if entry.kind in ("start", "play") and table.spectators in told:
                    self.bots.shown_at[table.id] = self.loop.time()
                if entry.kind == "propose":
                    self.bots.proposed_at[table.id] = self.loop.time()
                    self.tell_absent(table)
                self.metrics.entries(entry.kind).inc()
                self.audience.publish(table, entry, fresh)
                self.consider(table)
            else:
                with suppress(NotReadyError):  # if the server is closing
                    self.lose(table, error)
                    self.heartbeat.beat()  # finds out whether anything can be written
            then(error)

        for listener in told:
            table.pending[listener] += 1
        self.writing[table.id] += 1
        self.store.write(statements, written, table.id, entry.row(table.id, table.entries))

    async def entered(self, table: Table, entry: Entry, *besides: Statement) -> Done:
        """The same, awaited; returns the number of the caller's event."""
        done: asyncio.Future[None] = self.loop.create_future()

        def then(error: Exception | None) -> None:
            if not done.done():
                done.set_result(None) if error is None else done.set_exception(not_written(error))

        self.enter(table, entry, then, *besides)
        number = table.listeners[table.listener_of(entry.person)].count
        await done
        return Done(number)

    def brief(self, table: Table) -> Statement:
        """What lists must know without folding the log."""
        bots = any(chair.is_played_by_bot for chair in table.chairs)
        wakes = table.deal.is_sealed or (table.status == "running" and (bots or table.keeps_time))
        return "UPDATE tables SET status = ?, wakes = ? WHERE id = ?", (table.status, wakes, table.id)

    def lose(self, table: Table, error: Exception) -> None:
        """What could not be written never happened: the table will be folded again from the database."""
        if self.tables.get(table.id) is table:
            log.error("not written", extra={"table": table.id, "error": str(error)})
            del self.tables[table.id]
            self.store.forgive(table.id)
            self.bots.thinking.discard(table.id)
            self.audience.dismiss(table.id)

    # ---- guests

    def join(self, table: Table, guest: Guest) -> None:
        self.audience.join(table, guest)
        self.consider(table)

    def part(self, id: str, guest: Guest) -> None:
        self.audience.part(id, guest)
        if id in self.tables:
            self.touched[id] = self.loop.time()

    # ---- what follows

    def consider(self, table: Table) -> None:
        """The seat on turn is asked: a bot by a worker, an absent person by a webhook."""
        seat = table.on_turn
        if self.tables.get(table.id) is not table or not self.is_awake:
            return
        if table.deal.is_complete:
            self.deal_cards(table)
        if seat is None:
            return
        chair = table.chairs[seat]
        if chair.bot is not None:
            self.bots.consider(table, seat, chair.bot)
        elif chair.person is not None and table.turn_began == len(table.running().moves):
            if not self.audience.is_present(table.id, chair.person):
                self.spawn(self.call_webhook(table, seat, chair.person, "your-turn", self.is_asked(table, seat)))

    def deal_cards(self, table: Table) -> None:
        """Everybody has revealed: the order of the seats and the first shuffle follow."""
        entry = Entry("start", self.now(), data={"order": table.deal.draw_order()})
        with suppress(ZocoError):
            self.enter(table, entry, lambda _: None)

    def drop_deal(self, table: Table) -> None:
        """Somebody did not reveal in time."""
        people = [table.chairs[chair].person for chair in table.deal.missing]
        standing_up = [statement for person in people if person for statement in gets_up(person, table.id)]
        entry = Entry("drop", self.now(), data={"secret": new_secret()})
        with suppress(ZocoError):
            self.enter(table, entry, lambda _: None, *standing_up)

    def tell_absent(self, table: Table) -> None:
        """Those whose answer to a proposal is awaited, and who are away."""
        proposal = table.proposals.shown()
        if proposal is None:
            return
        for seat in proposal.awaited:
            person = table.chairs[seat].person
            if person is not None and not self.audience.is_present(table.id, person):
                is_awaited = self.is_awaited(table, seat, proposal.number)
                self.spawn(self.call_webhook(table, seat, person, "proposal", is_awaited))

    def is_asked(self, table: Table, seat: int) -> Callable[[], bool]:
        number = table.numbers[seat]
        return lambda: table.on_turn == seat and table.numbers[seat] == number

    def is_awaited(self, table: Table, seat: int, number: int) -> Callable[[], bool]:
        def is_so() -> bool:
            proposal = table.proposals.shown()
            return proposal is not None and proposal.number == number and seat in proposal.awaited

        return is_so

    async def call_webhook(self, table: Table, seat: int, person: int, why: str, is_asked: Callable[[], bool]) -> None:
        def is_so() -> bool:
            stands = self.tables.get(table.id, table) is table
            return stands and is_asked() and not self.audience.is_present(table.id, person)

        rows = await self.store.rows('SELECT url FROM webhooks WHERE "table" = ? AND person = ?', table.id, person)
        for (url,) in rows:
            what = {"table": table.id, "game": table.rules.name, "seat": seat, "what": why}
            await self.webhooks.call(url, what, await self.people.get(person), table.id, is_so)

    async def keep_time(self) -> None:
        await self.ready.wait()  # nobody can play before
        while True:
            await asyncio.sleep(TICK_SECONDS)
            self.tick()

    def tick(self) -> None:
        """Handles clocks that ran out, people away for too long, and unused tables."""
        self.heartbeat.tick()
        now, keeps_time = self.moment(), False
        for table in [table for table in self.tables.values() if table.status == "running"]:
            keeps_time |= table.keeps_time
            if why := self.overdue(table, now):
                with suppress(ZocoError):
                    self.enter(table, stands_in(now.at, None, table.on_turn, why), lambda _: None)
        for table in [table for table in self.tables.values() if table.deal.is_sealed]:
            keeps_time = True
            if table.deal.is_late(now):
                self.drop_deal(table)
        self.make_room()
        self.heartbeat.beat_if_due(keeps_time)

    def moment(self) -> Moment:
        return Moment(self.now(), self.uptime.now())

    def overdue(self, table: Table, now: Moment) -> str | None:
        """Why a bot must take over the seat on turn, if it must."""
        seat = table.on_turn
        if seat is None or table.chairs[seat].bot is not None:
            return None
        if table.clocks.is_out(now):
            return "clock"
        patience, absent = table.options.patience, self.audience.absent_for(table, table.chairs[seat].person)
        if patience is None or absent is None:
            return None
        return "away" if min(absent, now.after(table.clocks.began)) > patience * 1000 else None

    def make_room(self) -> None:
        """Puts away tables unused for a while; if that is not enough, those unused for longest."""
        unused = [table for table in self.tables.values() if self.is_unused(table)]
        too_many = len(self.tables) - self.settings.limits.cached_tables
        if too_many > 0:
            unused.sort(key=lambda table: self.touched.get(table.id, 0))
        idle = self.loop.time() - IDLE_SECONDS
        for k, table in enumerate(unused):
            if k < too_many or self.touched.get(table.id, 0) < idle:
                self.put_away(table)

    def is_unused(self, table: Table) -> bool:
        if table.id in self.audience.guests or self.writing[table.id]:
            return False
        if table.deal.is_sealed:
            return False
        return table.status != "running" or not (table.keeps_time or table.id in self.bots.thinking)

    def put_away(self, table: Table) -> None:
        """Removes it from memory; it is folded again when needed."""
        del self.tables[table.id]
        self.touched.pop(table.id, None)
        self.audience.forget(table.id)
        self.bots.forget(table.id)
