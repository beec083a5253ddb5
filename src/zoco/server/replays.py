"""Looking back: a table as it was at some moment, and what a listener has been told since, folded from the log.

Anybody can ask for it, so it has its own threads, one at a time for each network, and ends when it takes too long or
nobody is waiting any more.
"""

import asyncio
import time
from typing import Protocol
from weakref import WeakValueDictionary

from zoco.server.errors import ConflictError, LimitError, NotReadyError
from zoco.server.limits import Buckets
from zoco.server.pacing import Pace
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table

NETWORK = 4  # times one person's share, for a whole network: identities are free
PAGE_BYTES = 1 << 19  # of events, or a little more with the last one


class Viewer(Protocol):
    """Who looks back, from where, and whether they have stopped waiting. Safe from any thread."""

    @property
    def person(self) -> int | None: ...
    @property
    def network(self) -> str: ...
    def has_left(self) -> bool: ...


class Reading:
    """How far a log is read: until a listener has been told that many events. Called before every entry, in the thread
    that reads."""

    def __init__(self, viewer: Viewer, seconds: float, listener: int, number: int) -> None:
        self.viewer = viewer
        self.seconds = seconds
        self.listener = listener
        self.number = number
        self.until: float | None = None
        self.is_over = False  # nobody is waiting any more
        self.pace = Pace()

    def __call__(self, table: Table) -> bool:
        now = time.monotonic()
        self.until = self.until or now + self.seconds
        if self.is_over or self.viewer.has_left():
            raise ConnectionResetError  # nobody gets an answer
        if now >= self.until:
            raise NotReadyError("server-replay-slow")
        self.pace()
        return table.listeners[self.listener].count >= self.number


class Page(Reading):
    """Collects what the listener was told after number `since`, up to about `most` bytes."""

    def __init__(self, viewer: Viewer, seconds: float, listener: int, number: int, since: int, most: int) -> None:
        super().__init__(viewer, seconds, listener, number)
        self.since = since
        self.most = most
        self.frames: list[bytes] = []
        self.size = 0

    def __call__(self, table: Table) -> bool:
        self.collect(table)
        table.audible[self.listener] = table.listeners[self.listener].count >= self.since
        return super().__call__(table) or self.size >= self.most

    def collect(self, table: Table) -> None:
        recent = table.listeners[self.listener].recent
        self.size += sum(map(len, recent))
        self.frames += recent
        recent.clear()


class Replays:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        limits, now = manager.settings.limits, manager.loop.time
        self.seconds = limits.replay_seconds
        self.most = min(PAGE_BYTES, limits.outbox_bytes // 2)
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        most = limits.replays_per_minute
        self.people = Buckets(most / 60, most, now)
        self.networks = Buckets(NETWORK * most / 60, NETWORK * most, now)

    async def table(self, id: str, viewer: Viewer, listener: int, number: int) -> Table:
        """The table as it was when the listener had been told that many events."""
        return await self.fold(id, Reading(viewer, self.seconds, listener, number))

    async def page(self, table: Table, viewer: Viewer, listener: int, since: int) -> list[bytes]:
        """What the listener was told after number `since`: one page."""
        page = Page(viewer, self.seconds, listener, table.listeners[listener].count, since, self.most)
        page.collect(await self.fold(table.id, page))
        return page.frames

    async def fold(self, id: str, reading: Reading) -> Table:
        viewer = reading.viewer
        if not self.networks.take(viewer.network) or not self.people.take(viewer.person or viewer.network):
            raise LimitError("server-too-fast")
        async with self.turns.setdefault(viewer.network, asyncio.Lock()):
            try:
                past = await self.manager.refold(id, reading, self.manager.store.replayers)
            finally:
                reading.is_over = True
        if past.trouble is not None:
            raise ConflictError("server-read-only", why=past.trouble)
        return past
