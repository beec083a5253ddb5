"""Clocks of a table. They tick by turns, which everybody sees: a decision that is hidden from others moves no clock."""

from typing import Any

from zoco.server.wire import Clock

SECOND = 1000
COME_BACK = 10  # whoever ran out of time and comes back has a tenth of the budget


class Clocks:
    """Milliseconds left for each seat, folded from the times of the log."""

    def __init__(self, clock: Clock | None, players: int) -> None:
        self.clock = clock
        self.since = 0
        self.seat = -1
        self.left = [clock.seconds * SECOND] * players if clock else []

    def turn(self, at: int, seat: int) -> None:
        """A turn begins."""
        if self.clock and self.clock.kind == "budget" and self.seat >= 0:
            spent = at - self.since
            self.left[self.seat] = max(0, self.left[self.seat] - spent) + self.clock.increment * SECOND
        self.since, self.seat = at, seat

    def stop(self) -> None:
        self.seat = -1

    def come_back(self, at: int, seat: int) -> None:
        """The bot's time is not the person's."""
        if not self.clock:
            return
        if self.seat == seat:
            self.since = at
        if self.clock.kind == "budget":
            self.left[seat] = max(self.left[seat], self.clock.seconds * SECOND // COME_BACK)

    def deadline(self) -> int | None:
        if not self.clock or self.seat < 0:
            return None
        return self.since + self.left[self.seat]

    def shown(self) -> dict[str, Any] | None:
        if not self.clock:
            return None
        return {"left": list(self.left), "since": self.since, "seat": self.seat}
