"""The commands of `zoco`, one file each. They are imported when needed: rules import the compiler."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console


def screen(stderr: bool = False) -> Console:
    """Shows text as it is: brackets and colons in a name are not markup."""
    return Console(stderr=stderr, markup=False, emoji=False, highlight=False)


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Makes Ctrl-C wait until this is done."""
    pending: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: pending.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if pending and callable(before):
            before(signal.SIGINT, None)
