"""A table's clocks, and the uptime that they run by: no player loses time while the server is down or hangs. Clocks
change with turns, which everybody sees; a decision that is hidden from others changes none."""

import time
from collections.abc import Callable
from typing import NamedTuple

from zoco.server.wire import Clock, ClockNow

SECOND = 1000
COME_BACK = 10  # a player who ran out of time and comes back gets a tenth of the budget
LONGEST_TICK = 2 * SECOND  # after a longer silence the server counts as having been down


class Moment(NamedTuple):
    """When something happened: by the wall clock, for display, and by the server's uptime. Logs of earlier versions
    have the first only."""

    at: int
    up: int | None = None

    def after(self, earlier: "Moment") -> int:
        """Milliseconds between the two that count for players."""
        if self.up is None or earlier.up is None:
            return self.at - earlier.at
        return self.up - earlier.up


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


class Uptime:
    """Milliseconds for which the server has been answering, over all its runs. `tick` reports that it still does; while
    the server cannot save what people do, the uptime is stopped."""

    def __init__(self, source: Callable[[], int] = steady, longest: float = LONGEST_TICK) -> None:
        self.source = source
        self.longest = longest
        self.counted = 0
        self.ticked = source()
        self.is_stopped = False

    def now(self) -> int:
        if self.is_stopped:
            return self.counted
        return self.counted + int(min(self.source() - self.ticked, self.longest))

    def tick(self) -> None:
        self.counted, self.ticked = self.now(), self.source()

    def go_on(self, counted: int) -> None:
        """Continues from where an earlier run ended, or from where it was stopped."""
        self.counted, self.ticked, self.is_stopped = counted, self.source(), False

    def stop(self, counted: int) -> None:
        """Stops, and forgets what was counted beyond that."""
        self.counted, self.is_stopped = counted, True


class Clocks:
    """Milliseconds left for each seat, folded from the moments of the log."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.began = Moment(0)  # the turn
        self.seat = -1
        self.left = [clock.seconds * SECOND] * players if clock else []

    def turn(self, moment: Moment, seat: int) -> None:
        """Begins a turn."""
        if self.clock and self.clock.kind == "budget" and self.seat >= 0:
            spent = moment.after(self.began)
            self.left[self.seat] = max(0, self.left[self.seat] - spent) + self.clock.increment * SECOND
        self.began, self.seat = moment, seat

    def stop(self) -> None:
        self.seat = -1

    def come_back(self, moment: Moment, seat: int) -> None:
        """A person is not charged for the bot's time."""
        if not self.clock:
            return
        if self.seat == seat:
            self.began = moment
        if self.clock.kind == "budget":
            self.left[seat] = max(self.left[seat], self.clock.seconds * SECOND // COME_BACK)

    def is_out(self, moment: Moment) -> bool:
        """Whether the seat on turn has no time left."""
        if not self.clock or self.seat < 0:
            return False
        return moment.after(self.began) > self.left[self.seat]

    def shown(self, moment: Moment) -> ClockNow | None:
        """The clocks at that moment."""
        if not self.clock:
            return None
        return ClockNow(list(self.left), moment.at - moment.after(self.began), self.seat)
