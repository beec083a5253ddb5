"""Playing in several processes."""

import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager

from zoco.commands import interrupts_held

MOST_JOBS = 64


def count_cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Processes started here never receive Ctrl-C, not even while they start: they inherit the blocked signal."""
    with interrupts_held():  # received by another thread, it would make this one leave a process half started
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
