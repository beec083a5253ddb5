"""What people do at tables. Each act checks who asks and when, and becomes an entry of the table's log."""

import asyncio
import secrets
from collections.abc import Callable
from typing import Any

import msgspec

from zoco import rules_for
from zoco.bots.levels import LEVELS
from zoco.core.errors import ZocoError
from zoco.core.game import Game
from zoco.core.records import Record, parse_record, replay_record
from zoco.core.rules import Rules
from zoco.messages import printable
from zoco.server.entries import Entry
from zoco.server.hooks import check_url
from zoco.server.house import House
from zoco.server.limits import Buckets
from zoco.server.people import Person, clean_name
from zoco.server.refusals import ConflictError, DoorError, ForbiddenError, LimitError, not_written
from zoco.server.store import Statement
from zoco.server.tables import DEFAULT_LEVEL, Chair, Table
from zoco.server.wire import (
    Chat,
    Hook,
    Keyed,
    Move,
    NewTable,
    Options,
    Plan,
    Setting,
    Starting,
    Taking,
    Undo,
    Upload,
)

MOST_MOVES = 5000
INSERT = (
    "INSERT INTO tables (id, game, edition, rules, options, owner, created, key, public, status)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
Answer = Callable[[dict[str, int] | ZocoError], None]


class Acts:
    def __init__(self, house: House) -> None:
        self.house = house
        limits, time = house.settings.limits, house.loop.time
        self.chats = Buckets(limits.chats_per_minute / 60, limits.chats_per_minute, time)

    # ---- safe repetitions

    async def repeated(self, table: Table, person: Person, asked: Keyed) -> dict[str, int] | None:
        """The first answer to a request that came before, once that is on the disk."""
        answer = table.answer_to(person.id, asked.key)
        if answer is not None:
            await self.house.store.written()
            if self.house.tables.get(table.id) is not table:
                raise not_written(RuntimeError("the table was folded anew"))
        return answer

    async def enter(
        self, table: Table, person: Person, asked: Keyed, kind: Any, *besides: Statement, **what: Any
    ) -> dict[str, int]:
        entry = Entry(kind, self.house.now(), person.id, key=asked.key, **what)
        return await self.house.entered(table, entry, *besides)

    # ---- new tables

    async def create(self, person: Person, asked: NewTable) -> str:
        if asked.key and (earlier := await self.created(person, asked.key)):
            return earlier
        await self.check_room(person)
        options = plan_for(asked, len(asked.chairs))
        if asked.chairs.count("me") > 1:
            raise DoorError("server-two-chairs")
        table = self.house.new_table(options, person.id)
        name = await self.name_for(person, asked.name) if "me" in asked.chairs else ""
        now, entries = self.house.now(), []
        for k, sitter in enumerate(asked.chairs):
            if sitter == "me":
                entries.append(Entry("take", now, person.id, k, name))
            elif sitter != "open":
                entries.append(Entry("bot", now, person.id, k, sitter))
        await self.found(table, person, asked.key, entries)
        return table.id

    async def created(self, person: Person, key: str) -> str | None:
        rows = await self.house.store.rows("SELECT id FROM tables WHERE owner = ? AND key = ?", person.id, key)
        return rows[0][0] if rows else None

    async def check_room(self, person: Person) -> None:
        """Not more tables than one person can play at."""
        most = self.house.settings.limits.tables_per_person
        count = "SELECT count(*) FROM tables WHERE owner = ? AND status IN ('open', 'running')"
        if (await self.house.store.rows(count, person.id))[0][0] >= most:
            raise LimitError("server-too-many-tables", most=most)

    async def found(
        self, table: Table, person: Person, key: str | None, entries: list[Entry], status: str = "open"
    ) -> None:
        await self.house.store.written(*self.founding(table, person, key, entries, status))

    def founding(
        self, table: Table, person: Person, key: str | None, entries: list[Entry], status: str = "open"
    ) -> list[Statement]:
        """A new table with its first entries."""
        options = msgspec.json.encode(table.options).decode()
        version, now = table.rules.version, self.house.now()
        values = (table.id, table.rules.name, table.edition.name, version, options, person.id, now, key)
        statements: list[Statement] = [(INSERT, (*values, table.options.public, status))]
        for number, entry in enumerate(entries, 1):
            statements.append(entry.statement(table.id, number))
            if entry.kind == "take":
                statements.append(sits(entry.person, table.id))
        return statements

    async def name_for(self, person: Person, name: str | None) -> str:
        """What somebody is called at a table; it is remembered."""
        if name is not None and clean_name(name) != person.name:
            await self.house.people.rename(person, name)
        return clean_name(person.name)

    # ---- chairs

    async def take(self, person: Person, id: str, asked: Taking) -> dict[str, int]:
        table = await self.house.get(id)
        if answer := await self.repeated(table, person, asked):
            return answer
        name = await self.name_for(person, asked.name)
        if table.status not in ("open", "running"):
            raise ConflictError("server-game-over")
        if table.seat_of(person.id) is not None:
            raise ConflictError("server-sits-already")
        free = [k for k, chair in enumerate(table.chairs) if chair.person is None and chair.bot is None]
        chair = asked.chair if asked.chair is not None else free[0] if free else None
        if chair not in free:
            raise ConflictError("server-chair-taken")
        return await self.enter(table, person, asked, "take", sits(person.id, id), seat=chair, text=name)

    async def leave(self, person: Person, id: str, asked: Keyed) -> dict[str, int]:
        table, seat = await self.at_chair(person, id)
        if answer := await self.repeated(table, person, asked):
            return answer
        if table.started:
            raise ConflictError("server-resign-instead")
        gone = 'DELETE FROM chairs WHERE person = ? AND "table" = ?', (person.id, id)
        return await self.enter(table, person, asked, "leave", gone, seat=seat)

    async def at_chair(self, person: Person, id: str) -> tuple[Table, int]:
        table = await self.house.get(id)
        seat = table.seat_of(person.id)
        if seat is None:
            raise ForbiddenError("server-no-seat")
        return table, seat

    async def set_chair(self, person: Person, id: str, asked: Setting) -> dict[str, int]:
        table = await self.owned(person, id)
        if answer := await self.repeated(table, person, asked):
            return answer
        if table.started:
            raise ConflictError("server-started")
        if asked.chair >= table.players or table.chairs[asked.chair].person is not None or asked.to == "me":
            raise ConflictError("server-chair-taken")
        if asked.to == "open":
            return await self.enter(table, person, asked, "open", seat=asked.chair)
        return await self.enter(table, person, asked, "bot", seat=asked.chair, text=asked.to)

    async def owned(self, person: Person, id: str) -> Table:
        table = await self.house.get(id)
        if table.owner != person.id:
            raise ForbiddenError("server-not-yours")
        return table

    async def start(self, person: Person, id: str, asked: Starting) -> dict[str, int]:
        table = await self.house.get(id)
        if answer := await self.repeated(table, person, asked):
            return answer
        if table.owner != person.id and table.seat_of(person.id) is None:
            raise ForbiddenError("server-no-seat")
        if table.started or table.status != "open":
            raise ConflictError("server-started")
        free = [k for k, chair in enumerate(table.chairs) if chair.person is None and chair.bot is None]
        if free and (asked.fill is None or table.owner != person.id):
            raise ConflictError("server-chairs-open", count=len(free))
        for k in free:
            self.house.enter(table, Entry("bot", self.house.now(), person.id, k, asked.fill or ""), lambda _: None)
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
        if answer is not None:  # said when what it says is on the disk

            def again(_: Exception | None) -> None:
                stands = self.house.tables.get(table.id) is table
                then(answer if stands else not_written(RuntimeError("the table was folded anew")))

            self.house.store.write([], again)
            return
        seat = check_turn(table, person.id, asked.number)

        def written(error: Exception | None) -> None:
            then({"number": number} if error is None else not_written(error))

        self.house.enter(table, Entry(kind, self.house.now(), person.id, seat, text, key=asked.key), written)
        number = table.listeners[seat].count

    # ---- giving up, coming back, ending

    async def resign(self, person: Person, id: str, asked: Keyed) -> dict[str, int]:
        table, seat = await self.at_chair(person, id)
        if answer := await self.repeated(table, person, asked):
            return answer
        if table.status != "running":
            raise ConflictError("server-not-started" if table.status == "open" else "server-game-over")
        if table.chairs[seat].away == "resigned":
            raise ConflictError("server-resigned")
        return await self.enter(table, person, asked, "away", seat=seat, text="resigned")

    async def come_back(self, person: Person, id: str, asked: Keyed) -> dict[str, int]:
        table, seat = await self.at_chair(person, id)
        if answer := await self.repeated(table, person, asked):
            return answer
        chair = table.chairs[seat]
        if chair.away == "resigned":
            raise ConflictError("server-resigned")
        if table.status != "running" or chair.away is None:
            raise ConflictError("server-not-away")
        return await self.enter(table, person, asked, "back", seat=seat)

    async def close(self, person: Person, id: str, asked: Keyed) -> dict[str, int]:
        table = await self.owned(person, id)
        if answer := await self.repeated(table, person, asked):
            return answer
        others = [c for c in table.chairs if c.person not in (None, person.id) and c.away is None]
        if table.status == "running" and others:
            raise ConflictError("server-close-others")
        if table.status in ("over", "closed"):
            raise ConflictError("server-game-over")
        return await self.enter(table, person, asked, "close", text="owner")

    async def rematch(self, person: Person, id: str, asked: Keyed) -> str:
        """Another table for the same people; whoever asks first sits there already."""
        table, _ = await self.at_chair(person, id)
        if table.status not in ("over", "closed"):
            raise ConflictError("server-not-over")
        if table.rematch is None:
            await self.check_room(person)
        if table.rematch is not None:  # from before, or somebody was faster
            await self.house.store.written()
            return table.rematch
        options = msgspec.structs.replace(table.options, open_deck=False)
        twin = self.house.new_table(options, person.id)
        founding = self.founding(twin, person, None, [*seat_again(table.chairs, person, self.house.now())])
        await self.enter(table, person, asked, "rematch", *founding, text=twin.id)
        return twin.id

    async def chat(self, person: Person, id: str, asked: Chat) -> dict[str, int]:
        table = await self.house.get(id)
        if answer := await self.repeated(table, person, asked):
            return answer
        most = self.house.settings.limits.chat_signs
        text = printable(asked.text).strip()
        if person.muted:
            raise ForbiddenError("server-muted")
        if not text or len(text) > most:
            raise DoorError("server-chat-length", most=most)
        if not self.chats.take(person.id):
            raise LimitError("server-too-fast")
        name = clean_name(person.name)
        seat = table.seat_of(person.id) if table.started else None
        return await self.enter(table, person, asked, "chat", seat=seat, text=text, data={"name": name})

    async def set_hook(self, person: Person, id: str, asked: Hook) -> None:
        await self.at_chair(person, id)
        statements: list[Statement] = [('DELETE FROM hooks WHERE "table" = ? AND person = ?', (id, person.id))]
        if asked.url is not None:
            check_url(asked.url)
            statements.append(("INSERT INTO hooks VALUES (?, ?, ?)", (id, person.id, asked.url)))
        await self.house.store.written(*statements)

    # ---- records

    async def upload(self, person: Person, asked: Upload) -> str:
        """A table from a record. Its deck was open, and it says so."""
        if asked.key and (earlier := await self.created(person, asked.key)):
            return earlier
        await self.check_room(person)
        if len(asked.record.get("moves", ())) > MOST_MOVES:
            raise LimitError("server-record-long", most=MOST_MOVES)
        record = parse_record(asked.record)
        rules = self.house.rules_of(rules_for(record).name)
        game, moves = await asyncio.to_thread(replay_upload, rules, record, self.house.now())
        options = Options(
            game=rules.name,
            edition=game.edition.name,
            players=game.players,
            public=asked.public,
            hints=asked.hints,
            open_deck=True,
        )
        table = self.house.new_table(options, person.id)
        name = await self.name_for(person, asked.name) if asked.chair is not None else ""
        entries = [*seat_recorded(game, person, asked.chair, name, self.house.now()), *moves]
        await self.found(table, person, asked.key, entries, "over" if game.over else "running")
        stands = await self.house.get(table.id)
        await self.house.store.written(self.house.brief(stands))
        self.house.consider(stands)
        return table.id


def sits(person: int | None, table: str) -> Statement:
    return "INSERT OR IGNORE INTO chairs VALUES (?, ?)", (person, table)


def plan_for(asked: Plan, players: int) -> Options:
    plain = {name: getattr(asked, name) for name in Plan.__struct_fields__}
    return Options(**plain, players=players)


def seat_again(chairs: list[Chair], person: Person, now: int) -> list[Entry]:
    entries = []
    for k, chair in enumerate(chairs):
        if chair.person == person.id:
            entries.append(Entry("take", now, person.id, k, chair.name))
        elif chair.person is None and chair.bot is not None:
            entries.append(Entry("bot", now, person.id, k, chair.bot))
    return entries


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


def replay_upload(rules: Rules, record: Record, now: int) -> tuple[Game, list[Entry]]:
    """Takes a while, so it runs in a thread."""
    game = replay_record(rules, record)
    return game, entries_of(game, now)


def entries_of(game: Game, now: int) -> list[Entry]:
    """The decisions of a game, with the shuffles that each of them caused and what was taken back after it."""
    cards = game.rules.notation.CARD_NAMES
    undone: dict[int, list[list[str]]] = {}
    for index, notations in game.undone:
        undone.setdefault(index, []).append(notations)
    piles = [[cards[card] for card in pile] for pile in game.shuffles]
    made = len(game.at(0).shuffles)
    dealt = {"order": list(range(game.players)), "shuffles": piles[:made], "undone": undone.get(0, [])}
    entries = [Entry("start", now, data=dealt)]
    for index, notation in enumerate(game.moves):
        seat, before = game.at(index).seat, made
        made = len(game.at(index + 1).shuffles)
        data = {"shuffles": piles[before:made], "undone": undone.get(index + 1, [])}
        data = {name: value for name, value in data.items() if value}
        entries.append(Entry("play", now, None, seat, notation, data))
    return entries


def check_turn(table: Table, person: int, number: int) -> int:
    """The caller's seat, if it is asked for just this decision."""
    seat = table.seat_of(person)
    if seat is None:
        raise ForbiddenError("server-no-seat")
    if table.status != "running":
        raise ConflictError("server-not-started" if table.status == "open" else "server-game-over")
    if table.chairs[seat].bot is not None:
        raise ConflictError("server-bot-plays")
    if number < table.numbers[seat]:
        raise ConflictError("server-late", number=number, next=table.numbers[seat])
    if number > table.numbers[seat]:
        raise ConflictError("server-early", number=number, next=table.numbers[seat])
    on_turn = table.on_turn
    if on_turn != seat and on_turn is not None:
        raise ConflictError("server-not-your-turn", player=table.name_at(on_turn))
    return seat
