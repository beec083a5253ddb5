"""Clocks of a table, and the time they run by: that in which the server answers. While it is down or hangs, no time
passes for anybody. Clocks tick by turns, which everybody sees: a decision that is hidden from others moves none."""

import time
from collections.abc import Callable
from typing import NamedTuple

from zoco.server.wire import Clock, ClockNow

SECOND = 1000
COME_BACK = 10  # whoever ran out of time and comes back has a tenth of the budget
LONGEST_TICK = 2 * SECOND  # if the server was not seen alive for longer, it was not


class Moment(NamedTuple):
    """When something happened: by the wall clock, for showing, and by the time that the server has been answering.
    Logs of earlier versions know the first only."""

    at: int
    up: int | None = None

    def after(self, earlier: "Moment") -> int:
        """Milliseconds that players had between the two."""
        if self.up is None or earlier.up is None:
            return self.at - earlier.at
        return self.up - earlier.up


def steady() -> int:
    return time.monotonic_ns() // 1_000_000


class Uptime:
    """Milliseconds for which the server has been answering, in all its lives. `tick` says that it still does; while it
    cannot write down what people do, it is stopped."""

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
        """From what an earlier life had come to, or from where it stopped."""
        self.counted, self.ticked, self.is_stopped = counted, self.source(), False

    def stop(self, counted: int) -> None:
        """What was counted beyond that does not count."""
        self.counted, self.is_stopped = counted, True


class Clocks:
    """Milliseconds left for each seat, folded from the moments of the log."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.began = Moment(0)  # the turn
        self.seat = -1
        self.left = [clock.seconds * SECOND] * players if clock else []

    def turn(self, moment: Moment, seat: int) -> None:
        """A turn begins."""
        if self.clock and self.clock.kind == "budget" and self.seat >= 0:
            spent = moment.after(self.began)
            self.left[self.seat] = max(0, self.left[self.seat] - spent) + self.clock.increment * SECOND
        self.began, self.seat = moment, seat

    def stop(self) -> None:
        self.seat = -1

    def come_back(self, moment: Moment, seat: int) -> None:
        """The bot's time is not the person's."""
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
        """As it looks at that moment."""
        if not self.clock:
            return None
        return ClockNow(list(self.left), moment.at - moment.after(self.began), self.seat)
