"""What people do at tables. Each command checks permissions and timing, and becomes an entry of the table's log."""

import secrets
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Any

import msgspec

from zoco.core.commitments import listed, new_secret
from zoco.core.errors import ZocoError
from zoco.core.game import check_table
from zoco.messages import printable
from zoco.server.entries import Entry
from zoco.server.errors import ConflictError, ForbiddenError, LimitError, RequestError, not_written
from zoco.server.limits import UNKNOWN, Buckets
from zoco.server.people import Person
from zoco.server.permissions import (
    chair_of,
    check_free,
    check_not_dealing,
    check_owner,
    check_turn,
    check_waiting,
    checked_name,
    free_chairs,
    speaker,
)
from zoco.server.quotas import Quotas
from zoco.server.store import Statement, gets_up, sits
from zoco.server.table_manager import TableManager
from zoco.server.tables import Chair, Table
from zoco.server.webhooks import check_url
from zoco.server.wire import (
    Chat,
    Done,
    Keyed,
    Move,
    NewTable,
    Options,
    Plan,
    Removing,
    Setting,
    Starting,
    Taking,
    Undo,
    Webhook,
)

INSERT = (
    "INSERT INTO tables (id, game, edition, rules, options, owner, created, key, public, status)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
NETWORK = 4  # people's shares of chats that a network has together: identities cost nothing
MOST_BARRED = 10_000
Answer = Callable[[Done | ZocoError], None]


class Commands:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        limits, time = manager.settings.limits, manager.loop.time
        self.quotas = Quotas(manager.store, limits)
        chats = limits.chats_per_minute
        self.chats = Buckets(chats / 60, chats, time)
        self.network_chats = Buckets(NETWORK * chats / 60, NETWORK * chats, time)
        self.barred_networks: dict[str, set[str]] = {}  # by table: networks of removed people

    # ---- safe repetition

    async def begin(self, person: Person, id: str, asked: Keyed) -> tuple[Table, Done | None]:
        """The table; and for a repeated request the first answer, once that is on the disk. It is given whatever has
        happened since, so nothing is checked before."""
        table = await self.manager.get(id)
        if table.answer_to(person.id, asked.key) is not None:
            table = await self.manager.standing(id)
        return table, table.answer_to(person.id, asked.key)

    async def enter(
        self, table: Table, person: Person, asked: Keyed, kind: Any, *besides: Statement, **what: Any
    ) -> Done:
        entry = Entry(kind, self.manager.now(), person.id, key=asked.key, **what)
        return await self.manager.entered(table, entry, *besides)

    # ---- new tables

    async def create(self, person: Person, asked: NewTable) -> str:
        if asked.key and (earlier := await self.created(person, asked.key)):
            return earlier
        options = plan_for(asked, len(asked.chairs))
        if asked.chairs.count("me") > 1:
            raise RequestError("server-two-chairs")
        check_table(self.manager.rules_of(options.game), options.players, None)
        table = self.manager.new_table(options, person.id)
        is_sitting = "me" in asked.chairs
        name = await self.name_for(table, person, asked.name) if is_sitting else ""
        now = self.manager.now()
        entries = [new_deal(now)]
        for k, sitter in enumerate(asked.chairs):
            if sitter == "me":
                entries.append(Entry("take", now, person.id, k, name))
            elif sitter != "open":
                entries.append(Entry("bot", now, person.id, k, sitter))
        founding = self.founding(table, person, asked.key, entries)
        return await self.found_once(table, person, asked.key, founding, is_sitting)

    async def created(self, person: Person, key: str) -> str | None:
        rows = await self.manager.store.rows("SELECT id FROM tables WHERE owner = ? AND key = ?", person.id, key)
        return rows[0][0] if rows else None

    async def check_quota(self, person: Person) -> None:
        """Raises if the person has too many tables."""
        await self.quotas.tables.check(person)

    async def found_once(
        self, table: Table, person: Person, key: str | None, founding: list[Statement], is_sitting: bool = False
    ) -> str:
        """The id of the new table, or of the one that another request with the same key has just made."""
        async with AsyncExitStack() as claims:
            await claims.enter_async_context(self.quotas.turn(person))
            if key and (earlier := await self.created(person, key)):
                return earlier
            await claims.enter_async_context(self.quotas.tables.one_more(person, table.id))
            if is_sitting:
                await claims.enter_async_context(self.quotas.chairs.one_more(person, table.id))
            await self.manager.store.written(*founding)
        return table.id

    def founding(
        self, table: Table, person: Person, key: str | None, entries: list[Entry], status: str = "open"
    ) -> list[Statement]:
        """The statements that create a table with its first entries."""
        options = msgspec.json.encode(table.options).decode()
        version, now = table.rules.version, self.manager.now()
        values = (table.id, table.rules.name, table.edition.name, version, options, person.id, now, key)
        statements: list[Statement] = [(INSERT, (*values, table.options.public, status))]
        for number, entry in enumerate(entries, 1):
            statements.append(entry.statement(table.id, number))
            if entry.kind == "take":
                statements.append(sits(entry.person, table.id))
        return statements

    async def name_for(self, table: Table, person: Person, wanted: str | None) -> str:
        """The name that somebody will have at a table; it is remembered."""
        name = checked_name(table, person, wanted)
        if name != person.name:
            await self.manager.people.rename(person, name)
        return name

    # ---- chairs

    async def take(self, person: Person, id: str, asked: Taking) -> Done:
        async with self.quotas.turn(person):
            table, answer = await self.begin(person, id, asked)
            if answer is not None:
                return answer
            check_free(table, person, asked.chair)
            self.check_welcome(table, person)
            async with self.quotas.chairs.one_more(person, id):
                return await self.sit_down(await self.manager.get(id), person, asked)

    async def sit_down(self, table: Table, person: Person, asked: Taking) -> Done:
        chair = check_free(table, person, asked.chair)
        name = checked_name(table, person, asked.name)
        called = "UPDATE people SET name = ? WHERE id = ?", (name, person.id)
        sitting = sits(person.id, table.id)
        data = commitment_in(table, asked)
        answer = await self.enter(table, person, asked, "take", sitting, called, seat=chair, text=name, data=data)
        person.name = name
        return answer

    async def leave(self, person: Person, id: str, asked: Keyed) -> Done:
        table, answer = await self.begin(person, id, asked)
        if answer is not None:
            return answer
        seat = chair_of(table, person)
        if table.started:
            raise ConflictError("server-resign-instead")
        check_not_dealing(table)
        return await self.enter(table, person, asked, "leave", *gets_up(person.id, id), seat=seat)

    async def set_chair(self, person: Person, id: str, asked: Setting) -> Done:
        table, answer = await self.begin(person, id, asked)
        if answer is not None:
            return answer
        check_owner(table, person)
        check_waiting(table)
        if asked.chair >= table.players or table.chairs[asked.chair].person is not None or asked.to == "me":
            raise ConflictError("server-chair-taken")
        if asked.to == "open":
            return await self.enter(table, person, asked, "open", seat=asked.chair)
        return await self.enter(table, person, asked, "bot", seat=asked.chair, text=asked.to)

    async def remove(self, person: Person, id: str, asked: Removing) -> Done:
        """The owner removes somebody, who cannot sit down or talk there again. Once the game has begun, they keep their
        seat and are only muted."""
        table, answer = await self.begin(person, id, asked)
        if answer is not None:
            return answer
        check_owner(table, person)
        if not table.started:
            check_waiting(table)
        sitter = table.chairs[asked.chair].person if asked.chair < table.players else None
        if sitter is None:
            raise ConflictError("server-nobody-there")
        if sitter == person.id:
            raise ConflictError("server-leave-instead")
        leaving = [] if table.started else gets_up(sitter, id)
        answer = await self.enter(table, person, asked, "remove", *leaving, seat=asked.chair)
        self.bar_network(table, sitter)
        return answer

    def bar_network(self, table: Table, removed: int) -> None:
        """Keeps a removed person from returning under another identity: their network is barred, unless somebody who is
        welcome at the table shares it."""
        network = self.manager.people.network_of(removed)
        welcome = {table.owner, *(chair.person for chair in table.chairs if chair.person is not None)} - {removed}
        if network in {UNKNOWN, *map(self.manager.people.network_of, welcome)}:
            return
        self.barred_networks.setdefault(table.id, set()).add(network)
        if len(self.barred_networks) > MOST_BARRED:
            del self.barred_networks[next(iter(self.barred_networks))]

    def check_welcome(self, table: Table, person: Person) -> None:
        """Raises if the person was removed from the table, or their network was. Seated people keep their seats."""
        is_seated = table.seat_of(person.id) is not None
        if person.id in table.removed:
            raise ForbiddenError("server-silenced" if is_seated else "server-removed")
        if not is_seated and person.network in self.barred_networks.get(table.id, ()):
            raise ForbiddenError("server-removed-here")

    async def start(self, person: Person, id: str, asked: Starting) -> Done:
        table, answer = await self.begin(person, id, asked)
        if answer is not None:
            return answer
        if table.owner != person.id and table.seat_of(person.id) is None:
            raise ForbiddenError("server-no-seat")
        check_waiting(table)
        free = free_chairs(table)
        if free and (asked.fill is None or table.owner != person.id):
            raise ConflictError("server-chairs-open", count=len(free))
        if table.deal.awaited:
            names = listed([table.name_at(chair) for chair in sorted(table.deal.awaited)])
            raise ConflictError("server-deal-not-agreed", players=names)
        for k in free:
            self.manager.enter(table, Entry("bot", self.manager.now(), person.id, k, asked.fill or ""), lambda _: None)
        if any(table.deal.commitments):
            return await self.enter(table, person, asked, "seal")
        order = list(range(table.players))
        secrets.SystemRandom().shuffle(order)
        return await self.enter(table, person, asked, "start", data={"order": order})

    # ---- playing

    def play(self, person: Person, table: Table, asked: Move, then: Answer) -> None:
        """Calls `then` when the move is on the disk, or raises."""
        self.decide(person, table, asked, "play", asked.notation, then)

    def undo(self, person: Person, table: Table, asked: Undo, then: Answer) -> None:
        self.decide(person, table, asked, "undo", "", then)

    def decide(self, person: Person, table: Table, asked: Move | Undo, kind: Any, text: str, then: Answer) -> None:
        answer = table.answer_to(person.id, asked.key)
        if answer is not None:  # given once it is on the disk

            def again(_: Exception | None) -> None:
                stands = self.manager.tables.get(table.id) is table
                then(answer if stands else not_written(RuntimeError("the table was folded again from the log")))

            self.manager.store.write([], again)
            return
        seat = check_turn(table, person.id, asked.number, is_undo=kind == "undo")

        def written(error: Exception | None) -> None:
            then(Done(number) if error is None else not_written(error))

        self.manager.enter(table, Entry(kind, self.manager.now(), person.id, seat, text, key=asked.key), written)
        number = table.listeners[seat].count

    # ---- ending

    async def close(self, person: Person, id: str, asked: Keyed) -> Done:
        table, answer = await self.begin(person, id, asked)
        if answer is not None:
            return answer
        check_owner(table, person)
        others = [c for c in table.chairs if c.person not in (None, person.id) and c.away is None]
        if table.status == "running" and others:
            raise ConflictError("server-close-others")
        if table.status in ("over", "closed"):
            raise ConflictError("server-game-over")
        return await self.enter(table, person, asked, "close", text="owner")

    async def rematch(self, person: Person, id: str, asked: Keyed) -> str:
        """A new table for the same people. The first to ask is seated there at once."""
        async with self.quotas.turn(person):
            table = await self.manager.standing(id)
            chair_of(table, person)
            if table.status not in ("over", "closed"):
                raise ConflictError("server-not-over")
            if table.rematch is not None:
                return table.rematch
            options = msgspec.structs.replace(table.options, open_deck=False)
            twin = self.manager.new_table(options, person.id)
            quotas = self.quotas
            async with quotas.tables.one_more(person, twin.id), quotas.chairs.one_more(person, twin.id):
                table = await self.manager.standing(id)
                if table.rematch is not None:  # another request was faster
                    return table.rematch
                founding = self.founding(twin, person, None, seat_again(table.chairs, person, self.manager.now()))
                await self.enter(table, person, asked, "rematch", *founding, text=twin.id)
            return twin.id

    async def chat(self, person: Person, id: str, asked: Chat) -> Done:
        table, answer = await self.begin(person, id, asked)
        if answer is not None:
            return answer
        most = self.manager.settings.limits.chat_signs
        text = printable(asked.text).strip()
        if person.muted:
            raise ForbiddenError("server-muted")
        self.check_welcome(table, person)
        if not text or len(text) > most:
            raise RequestError("server-chat-length", most=most)
        name = speaker(table, person)
        seat = table.seat_of(person.id)
        may_talk = self.chats.take(person.id) and self.network_chats.take(person.network)
        if not may_talk or (seat is None and not self.chats.take(id)):  # everybody without a chair shares one bucket
            raise LimitError("server-too-fast")
        seat = seat if table.started else None
        return await self.enter(table, person, asked, "chat", seat=seat, text=text, data={"name": name})

    async def set_webhook(self, person: Person, id: str, asked: Webhook) -> None:
        chair_of(await self.manager.get(id), person)
        statements: list[Statement] = [('DELETE FROM webhooks WHERE "table" = ? AND person = ?', (id, person.id))]
        if asked.url is not None:
            check_url(asked.url)
            statements.append(("INSERT INTO webhooks VALUES (?, ?, ?)", (id, person.id, asked.url)))
        await self.manager.store.written(*statements)


def new_deal(now: int) -> Entry:
    """The server commits before anybody sits down."""
    return Entry("secret", now, data={"secret": new_secret()})


def commitment_in(table: Table, asked: Taking) -> dict[str, Any]:
    if asked.commitment is None:
        return {}
    if table.deal.secret is None or table.started:
        raise ConflictError("server-no-deal")
    table.deal.check_fresh(asked.commitment)
    return {"commitment": asked.commitment}


def plan_for(asked: Plan, players: int) -> Options:
    plain = {name: getattr(asked, name) for name in Plan.__struct_fields__}
    return Options(**plain, players=players)


def seat_again(chairs: list[Chair], person: Person, now: int) -> list[Entry]:
    entries = [new_deal(now)]
    for k, chair in enumerate(chairs):
        if chair.person == person.id:
            entries.append(Entry("take", now, person.id, k, chair.name))
        elif chair.person is None and chair.bot is not None:
            entries.append(Entry("bot", now, person.id, k, chair.bot))
    return entries
