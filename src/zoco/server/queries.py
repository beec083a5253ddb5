"""What people may ask for: a table, a view, what is legal and why, editions, records.

Answers show only what is on the disk, and nothing is awaited between finding a table and reading it.
"""

from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import msgspec

from zoco import GAMES, __version__, all_rules, rules_of
from zoco.bots.levels import LEVELS
from zoco.core.editions import named_edition, shipped_editions
from zoco.core.errors import IllegalMove
from zoco.core.seat_view import SeatView
from zoco.messages import Message
from zoco.server.deltas import as_fields, as_text
from zoco.server.errors import ConflictError, ForbiddenError, LimitError, UnknownError
from zoco.server.limits import Buckets
from zoco.server.people import Person
from zoco.server.replays import Replays, Viewer
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table
from zoco.server.wire import (
    Choice,
    Choices,
    EditionNow,
    Events,
    GameNow,
    Games,
    Health,
    Hints,
    TableNow,
    ViewNow,
    Why,
    as_data,
)
from zoco.server.workers import Job

Shown = TypeVar("Shown", bound=TableNow)


class Queries:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.threads = ThreadPoolExecutor(2, "choices")
        most = manager.settings.limits.hints_per_minute
        self.hints = Buckets(most / 60, most, manager.loop.time)
        self.replays = Replays(manager)

    # ---- tables

    def table(self, table: Table, person: int | None, kind: type[Shown] = TableNow) -> Shown:  # type: ignore[assignment]
        """Everything that a client needs to show the table."""
        listener, options = table.listener_of(person), table.options
        stands = table.listeners[listener]
        is_shown = stands.view is not None
        is_seated = is_shown and listener != table.spectators
        return kind(
            table=table.id,
            now=self.manager.now(),
            game=table.rules.name,
            edition=table.edition.name,
            status=table.status,
            public=options.public,
            pace=options.pace,
            patience=options.patience,
            hints=options.hints,
            open_deck=options.open_deck,
            chairs=table.seen_chairs(),
            present=self.manager.audience.presence(table),
            watching=self.manager.audience.watching(table),
            yours=table.owner == person,
            you=table.seat_of(person),
            number=stands.count,
            clock=table.clocks.shown(self.manager.moment()),
            on_turn=table.on_turn if is_shown else None,
            next=table.numbers[listener] if is_seated else None,
            view=None if stands.view is None else as_text(stands.view),
            result=table.result() if is_shown else None,
            rematch=table.rematch,
            absence=options.absence,
            proposal=table.proposals.shown(),
            trouble=None if table.trouble is None else as_data(table.trouble),
            chats=list(table.chats),
            removed=person in table.removed,
            deal=table.deal.shown(),
            take_back=table.take_backs.possible(listener) if is_seated else "nothing",
            practice=table.game is not None and table.game.practice,
        )

    # ---- views

    async def view(self, id: str, viewer: Viewer, seat: int | None, number: int | None) -> ViewNow:
        """A seat's view after that many of its events. While the game runs, everybody sees only their own."""
        table = await self.manager.standing(id, viewer.person)
        listener = self.listener(table, viewer.person, seat)
        if number is not None and number > table.listeners[listener].count:
            raise UnknownError("no-such-moment", index=str(number), last=table.listeners[listener].count)
        if number is not None and number < table.listeners[listener].count:
            table = await self.replays.table(id, viewer, listener, number)
        stands = table.listeners[listener]
        if stands.view is None:
            raise ConflictError("server-not-started")
        viewed = None if listener == table.spectators else listener
        return ViewNow(stands.count, viewed, as_fields(stands.view, table.rules.view_dtype), as_text(stands.view))

    def listener(self, table: Table, person: int | None, seat: int | None) -> int:
        own = table.listener_of(person)
        if seat is None or seat == own:
            return own
        if table.status not in ("over", "closed"):
            raise ForbiddenError("server-other-seat")
        if seat >= table.players:
            raise UnknownError("no-such-seat", seat=str(seat), last=table.players - 1)
        return seat

    async def events(self, id: str, viewer: Viewer, since: int) -> Events:
        """What happened since, from memory or else from the log."""
        table = await self.manager.standing(id, viewer.person)
        listener = table.listener_of(viewer.person)
        count = table.listeners[listener].count
        if since > count:
            raise UnknownError("no-such-moment", index=str(since), last=count)
        frames = table.listeners[listener].since(since)
        if frames is None:
            frames = await self.replays.page(table, viewer, listener, since)
        return Events([msgspec.Raw(frame) for frame in frames], count, since + len(frames) < count)

    # ---- decisions

    def seat_view(self, table: Table, person: int | None) -> SeatView:
        """What the caller's seat sees, if it has something to decide."""
        seat = table.seat_of(person)
        if seat is None:
            raise ForbiddenError("server-no-seat")
        if table.on_turn is None:
            raise ConflictError("server-not-started" if table.status == "open" else "server-game-over")
        if table.on_turn != seat:
            raise ConflictError("server-not-your-turn", player=table.name_at(table.on_turn))
        return SeatView(table.rules, table.edition, table.view(seat))

    async def choices(self, id: str, person: Person) -> Choices:
        table = await self.manager.standing(id, person.id)
        seat_view, names = self.seat_view(table, person.id), table.names()
        number = table.numbers[seat_view.seat]
        return await self.manager.loop.run_in_executor(self.threads, list_choices, seat_view, names, number)

    async def why_not(self, id: str, person: Person, notation: str) -> Why:
        table = await self.manager.standing(id, person.id)
        self.seat_view(table, person.id)
        try:
            table.running().explain(notation)
        except IllegalMove as error:
            why = error.message.parameters["why"]
            return Why(as_data(why) if isinstance(why, Message) else None, error.rule)
        return Why(None, None)

    async def hint(self, id: str, person: Person) -> Hints:
        table = await self.manager.standing(id, person.id)
        if not table.options.hints:
            raise ForbiddenError("server-no-hints")
        seat_view = self.seat_view(table, person.id)
        if not self.hints.take(person.id):
            raise LimitError("server-too-fast")
        job = Job(table.rules.name, table.edition.name, seat_view.row.tobytes(), names=table.names())
        answer = await self.manager.bots.hint(job, table, person)
        if answer is None:
            raise ConflictError("server-no-answer")
        return msgspec.convert(answer, Hints)

    # ---- records, editions, the server

    async def record(self, id: str) -> dict[str, Any]:
        table = await self.manager.standing(id)
        if table.status not in ("over", "closed") or table.game is None:
            raise ForbiddenError("server-record-later")
        return table.record()

    def games(self) -> Games:
        found = []
        for rules in all_rules():
            players = list(range(rules.fewest_players, rules.most_players + 1))
            editions = [edition.name for edition in shipped_editions(rules)]
            levels = [level.name for level in LEVELS]
            ready = rules.name in self.manager.rules
            found.append(GameNow(rules.name, rules.title, rules.version, players, editions, levels, ready))
        return Games(found)

    def edition(self, game: str, name: str) -> EditionNow:
        if game not in GAMES:
            raise UnknownError("unknown-game", name=game[:40], games=", ".join(GAMES))
        rules = rules_of(game)
        edition = named_edition(rules, name)
        fields = as_fields(edition.row, rules.edition_dtype)
        places = list(edition.notation.places)
        row = as_text(edition.row)
        return EditionNow(game, edition.name, list(edition.colours), edition.file.sections, fields, row, places)

    def health(self) -> Health:
        return Health(True, __version__, {name: name in self.manager.rules for name in GAMES})


def list_choices(seat_view: SeatView, names: list[str], number: int) -> Choices:
    found = []
    for action in seat_view.actions:
        kind, *parts = (notation := seat_view.write(action)).split(" ")
        places = seat_view.rules.notation.PLACES.get(kind, ())
        targets = [place for k in places if k < len(parts) for place in parts[k].split("-")]
        explanation = seat_view.explain(action, names)
        found.append(Choice(notation, kind, parts, targets, as_data(explanation.what), explanation.rule))
    question = seat_view.rules.words.question(seat_view.edition.row, seat_view.row, seat_view.actions, names)
    return Choices(number, as_data(question), found)
