"""The uptime is written to the disk regularly: after a crash, clocks go on from there."""

from collections.abc import Callable
from functools import partial

from zoco.server.clocks import LONGEST_TICK, SECOND, Uptime
from zoco.server.store import Statement, Store

BEAT_MILLISECONDS = 2000


def alive(up: int) -> Statement:
    return "UPDATE uptime SET up = max(up, ?)", (up,)


class Heartbeat:
    """While the uptime cannot be written, nothing that people do can, and no clock runs."""

    def __init__(self, store: Store, uptime: Uptime, time: Callable[[], float]) -> None:
        self.store = store
        self.uptime = uptime
        self.time = time
        self.written = 0  # the uptime that is on the disk
        self.began: float | None = None  # when the write that is under way did

    async def open(self) -> None:
        ((self.written,),) = await self.store.rows("SELECT up FROM uptime")
        self.uptime.go_on(self.written)

    def tick(self) -> None:
        """The server still answers; whether it can still write, is seen here."""
        self.uptime.tick()
        if self.began is not None and self.time() - self.began > LONGEST_TICK / SECOND:
            self.uptime.stop(self.written)  # the disk hangs

    def beat_if_due(self, keeps_time: bool) -> None:
        """`keeps_time`: whether any clock runs."""
        is_due = keeps_time and self.uptime.now() >= self.written + BEAT_MILLISECONDS
        if (is_due or self.uptime.is_stopped) and self.began is None:
            self.beat()

    def beat(self) -> None:
        up, self.began = self.uptime.now(), self.time()
        self.store.write([alive(up)], partial(self.beaten, up))

    def beaten(self, up: int, error: Exception | None) -> None:
        self.began = None
        if error is not None:
            self.uptime.stop(self.written)
            return
        self.note(up)
        if self.uptime.is_stopped:
            self.uptime.go_on(self.uptime.now())

    def note(self, up: int) -> None:
        """An entry of the log brought this uptime to the disk."""
        self.written = max(self.written, up)
