"""Who listens to which table, who is there, and since when the others have been away."""

import asyncio
from collections.abc import Iterable, Mapping
from typing import Protocol

from zoco.server.clocks import Uptime
from zoco.server.entries import Entry
from zoco.server.frames import Presence, Reload
from zoco.server.tables import Table
from zoco.server.wire import encode

PRESENCE_SECONDS = 0.5  # between two notices of who is there


class Guest(Protocol):
    """A client's connection, as far as tables know it."""

    @property
    def person(self) -> int | None: ...
    @property
    def network(self) -> str: ...
    def has_left(self) -> bool: ...
    def send(self, frame: bytes) -> None: ...


class Audience:
    def __init__(self, tables: Mapping[str, Table], uptime: Uptime) -> None:
        """`tables`: those in memory."""
        self.tables = tables
        self.uptime = uptime
        self.loop = asyncio.get_running_loop()
        self.guests: dict[str, dict[Guest, int]] = {}  # by table, with the listener that each guest is
        self.told: dict[str, bytes] = {}  # by table: the last notice of who is there, if all guests have it
        self.resting: set[str] = set()  # tables whose guests were told a moment ago
        self.left_at: dict[str, dict[int, int]] = {}  # by table and person: the uptime at which they left

    def of(self, id: str) -> dict[Guest, int]:
        return self.guests.get(id, {})

    # ---- coming and going

    def begin(self, table: Table) -> None:
        """The table is in memory again; until they come back, its people are away."""
        now = self.uptime.now()
        self.left_at[table.id] = {chair.person: now for chair in table.chairs if chair.person is not None}
        self.set_audible(table)

    def join(self, table: Table, guest: Guest) -> None:
        """From now on the guest is sent what the listener hears."""
        self.guests.setdefault(table.id, {})[guest] = table.listener_of(guest.person)
        if guest.person is not None:
            self.left_at.get(table.id, {}).pop(guest.person, None)
        self.set_audible(table)
        self.tell_presence(table, guest)

    def part(self, id: str, guest: Guest) -> None:
        guests = self.of(id)
        if guests.pop(guest, None) is None:
            return
        if not guests:
            del self.guests[id]
            self.told.pop(id, None)
        table = self.tables.get(id)
        if table is None:
            return
        if guest.person is not None and not self.is_present(id, guest.person):
            self.left_at.setdefault(id, {})[guest.person] = self.uptime.now()
        self.set_audible(table)
        self.tell_presence(table)

    def dismiss(self, id: str) -> None:
        """What the guests know of the table is wrong: they must listen again."""
        self.told.pop(id, None)
        for guest in self.guests.pop(id, {}):
            guest.send(encode(Reload(id)))

    def forget(self, id: str) -> None:
        """The table leaves memory."""
        self.left_at.pop(id, None)

    def set_audible(self, table: Table) -> None:
        """Events are put into words for people's seats, and for spectators while there are any."""
        for seat, chair in enumerate(table.chairs):
            table.audible[seat] = chair.person is not None or not table.started
        watched = table.spectators in self.of(table.id).values()
        table.audible[table.spectators] = watched or not table.started

    # ---- who is there

    def is_present(self, id: str, person: int) -> bool:
        return any(guest.person == person for guest in self.of(id))

    def presence(self, table: Table) -> list[bool]:
        """By chair."""
        here = {guest.person for guest in self.of(table.id)}
        return [chair.person is None or chair.person in here for chair in table.chairs]

    def watching(self, table: Table) -> int:
        """How many spectators there are."""
        people = {guest.person or guest for guest in self.of(table.id)}
        return len(people - {chair.person for chair in table.chairs})

    def absent_for(self, table: Table, person: int | None) -> int | None:
        """For how many milliseconds of uptime somebody has been away; nothing if they are there."""
        left = self.left_at.get(table.id, {}).get(person or 0)
        return None if left is None else self.uptime.now() - left

    # ---- telling them

    def publish(self, table: Table, entry: Entry, fresh: Iterable[tuple[int, bytes]]) -> None:
        """Sends each guest the new events of the listener that they are."""
        guests = self.guests.get(table.id)
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

    def tell_presence(self, table: Table, newcomer: Guest | None = None) -> None:
        """Tells a newcomer at once, and the others what has changed, but not too often: clients that come and go all
        the time would keep everybody busy."""
        frame = encode(Presence(table.id, self.presence(table), self.watching(table)))
        is_known = frame == self.told.get(table.id)
        if is_known or table.id in self.resting:
            if newcomer is not None:
                newcomer.send(frame)
            if not is_known:
                self.told.pop(table.id, None)  # some know more than others now
            return
        self.told[table.id] = frame
        self.resting.add(table.id)
        self.loop.call_later(PRESENCE_SECONDS, self.rest, table.id)
        for guest in self.of(table.id):
            guest.send(frame)

    def rest(self, id: str) -> None:
        """A moment has passed since the guests were told who is there."""
        self.resting.discard(id)
        if id in self.guests and id in self.tables:
            self.tell_presence(self.tables[id])
