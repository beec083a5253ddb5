"""What a run has shown, and whether it is as wanted."""

import contextlib
import itertools
import math
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.server.soak.players import Note

LONG_LIFE = 40  # seconds
SETTLED = 5.0  # seconds after which a connection is no longer a new one
WANTED_RATIO = 2.0
QUIET, CONTROL, KILLS, ATTACK = "quiet", "with another server attacked", "killed only", "under attack"
WANTED_GROWTH = 1.1


class Sample(NamedTuple):
    life: int
    uptime: float
    memory: float


@dataclass
class Findings:
    """What a run has shown."""

    counts: dict[str, int] = field(default_factory=lambda: {"server": 0, "workers": 0})
    attacks: dict[str, int] = field(default_factory=dict)
    memory: list[Sample] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)  # what was lost, doubled or refused, or looks wrong
    errors: list[str] = field(default_factory=list)  # lines of the server's log
    phases: dict[str, tuple[float, float]] = field(default_factory=dict)  # when each began and ended

    @contextlib.contextmanager
    def phase(self, name: str) -> Iterator[None]:
        began = time.time()
        self.phases[name] = began, math.inf
        try:
            yield
        finally:
            self.phases[name] = began, time.time()

    def times(self, phase: str, bots: bool) -> list[float]:
        """Seconds that an honest player waited over a connection that had settled: for the server, or for a bot."""
        began, ended = self.phases.get(phase, (0.0, 0.0))
        notes = [note for note in self.notes if began <= note.at < ended and note.connected > SETTLED]
        found = [note.answered if bots else note.took for note in notes]
        return [seconds for seconds in found if seconds is not None]

    def lives(self) -> list[list[Sample]]:
        """Those of the server under attack that were long enough to say something about its memory."""
        lives: dict[int, list[Sample]] = {}
        for sample in self.memory:
            lives.setdefault(sample.life, []).append(sample)
        return [life for number, life in lives.items() if number > 1 and len(life) >= LONG_LIFE]


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[int(share * (len(values) - 1))] if values else float("nan")


def spread(seconds: Sequence[float]) -> str:
    middle, worst = 1000 * percentile(seconds, 0.5), 1000 * percentile(seconds, 0.99)
    return f"p50 {middle:.1f} ms, p99 {worst:.1f} ms"


def quarters(life: list[Sample]) -> tuple[float, float]:
    """The mean memory of the second and of the last quarter of a life."""
    n = len(life)
    second, last = life[n // 4 : n // 2], life[3 * n // 4 :]
    return tuple(statistics.mean(sample.memory for sample in part) for part in (second, last))  # type: ignore[return-value]


def compare(row: Callable[..., None], what: str, times: dict[str, list[float]], share: float) -> None:
    """Under attack beside quiet, which counts, and beside the controls, which show how much of it is the machine, and
    how much is starting again."""
    under = percentile(times[ATTACK], share)
    for phase in (QUIET, CONTROL, KILLS):
        if times[phase] and times[ATTACK]:
            ratio = under / percentile(times[phase], share)
            if phase == QUIET:
                row(what, f"{ratio:.2f}", f"at most {WANTED_RATIO:.0f}", ratio <= WANTED_RATIO)
            else:
                row(f"{what}, of {phase}", f"{ratio:.2f}")


def report(findings: Findings) -> bool:
    """A table; whether everything is as wanted."""
    good = True

    def row(what: str, found: str, wanted: str = "", is_good: bool | None = None) -> None:
        nonlocal good
        good &= is_good is not False
        mark = {True: "ok", False: "MISS", None: ""}[is_good]
        print(f"{mark:4} {what:34} {found}" + (f"  [{wanted}]" if wanted else ""))

    counts = findings.counts
    row("kills", f"{counts['server']} of the server, {counts['workers']} of its workers")
    row("acknowledged moves", str(counts["acknowledged"]))
    row("lost, doubled, refused or seen wrong", str(len(findings.faults)), "0", not findings.faults)
    for fault in findings.faults[:10]:
        row("", fault)
    row("errors in the log", str(len(findings.errors)), "0", not findings.errors)
    for error in findings.errors[:10]:
        row("", error[:1000])
    for what, count in sorted(findings.attacks.items()):
        row(what, str(count))
    for bots, what in ((False, "honest moves"), (True, "bots' answers")):
        times = {phase: findings.times(phase, bots) for phase in (QUIET, CONTROL, KILLS, ATTACK)}
        for phase, seconds in times.items():
            if seconds:
                row(f"{what}, {phase}", f"{spread(seconds)} ({len(seconds)})")
        for share in (0.5, 0.99):
            compare(row, f"{what}, ratio of p{100 * share:.0f}", times, share)
    for low, high in itertools.pairwise((0, 10, 30, 60, 120, 240, 480, 960)):
        some = [sample.memory for sample in findings.memory if low <= sample.uptime < high]
        if some:
            row(f"memory after {low} to {high} s", f"{statistics.mean(some):.0f} MB, at most {max(some):.0f}")
    for life in findings.lives():
        second, last = quarters(life)
        wanted = f"at most {WANTED_GROWTH} times"
        found = f"second quarter {second:.0f} MB, last {last:.0f} MB"
        row(f"memory in a life of {life[-1].uptime:.0f} s", found, wanted, last <= WANTED_GROWTH * second)
    return good
