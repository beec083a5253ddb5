"""Work for strangers in threads beside the event loop: uploaded records, and looking back.

Only one thread at a time runs Python. One that never rests delays the loop at every turn; several of them, or one that
the system interrupts while it holds Python's lock, by tens of milliseconds.
"""

import time

WORK_SECONDS = 0.00005
REST_SECONDS = 0.0005


class Pace:
    """Called at every step of the work: rests when it is time to."""

    def __init__(self) -> None:
        self.rested = time.monotonic()

    def __call__(self) -> None:
        if time.monotonic() - self.rested >= WORK_SECONDS:
            time.sleep(REST_SECONDS)
            self.rested = time.monotonic()
