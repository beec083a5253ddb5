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
    """Ctrl-C waits until this is done."""
    pending: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pending.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if pending and callable(before):
            before(signal.SIGINT, None)
