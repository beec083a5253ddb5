"""Who comes next when bots and hints wait for the same workers.

Tables with people come first; then those that have had less thinking time lately: by network (identities are free), by
person, by table. Reserved time counts, never the time used: that would reveal how hard a decision was, or a secret one.
"""

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple

HALVED_SECONDS = 60.0
MOST_KEPT = 10_000
FORGOTTEN = 0.001


class Share(NamedTuple):
    """On whose account somebody waits."""

    has_people: bool
    network: str
    person: int
    table: str

    def payers(self) -> tuple[Hashable, ...]:
        return ("network", self.network), ("person", self.person), ("table", self.table)


class Usage:
    """Seconds of thinking that networks, people and tables have had; halved every minute."""

    def __init__(self, now: Callable[[], float]) -> None:
        self.now = now
        self.used: dict[Hashable, tuple[float, float]] = {}  # seconds, and when they were counted

    def of(self, payer: Hashable) -> float:
        seconds, at = self.used.get(payer, (0.0, 0.0))
        return seconds * 0.5 ** ((self.now() - at) / HALVED_SECONDS) if seconds else 0.0

    def rank(self, share: Share) -> tuple[Any, ...]:
        """The smallest comes first."""
        return not share.has_people, *map(self.of, share.payers())

    def charge(self, share: Share, seconds: float) -> None:
        if len(self.used) > MOST_KEPT:
            self.used = {payer: used for payer, used in self.used.items() if self.of(payer) > FORGOTTEN}
        for payer in share.payers():
            self.used[payer] = self.of(payer) + seconds, self.now()
