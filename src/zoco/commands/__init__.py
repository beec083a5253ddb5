"""What the command `zoco` can do, one file a command. They load only when asked for: rules bring the compiler along."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console


def screen(stderr: bool = False) -> Console:
    """Words are shown as they are: brackets and colons in a name are no markup."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Ctrl-C waits until this is done. Processes that are started meanwhile never hear it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
