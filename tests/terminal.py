"""A command on a real terminal."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sysconfig
import termios
from pathlib import Path

ZOCO = str(Path(sysconfig.get_path("scripts")) / "zoco")
HANGS = 120  # seconds without a sign of life


class Terminal:
    """A terminal of 80 columns, the command that runs in it, and what has been shown since it was last looked at."""

    def __init__(self, *arguments: str, **changes: str) -> None:
        self.fd, inner = pty.openpty()
        fcntl.ioctl(inner, termios.TIOCSWINSZ, struct.pack("HHHH", 40, 80, 0, 0))
        strange = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM")
        environment = {name: value for name, value in os.environ.items() if name not in strange}
        environment |= {"ZOCO_LANGUAGE": "en", "TERM": "xterm-256color"} | changes
        self.process = subprocess.Popen(
            [ZOCO, *arguments],
            env=environment,
            stdin=inner,
            stdout=inner,
            stderr=inner,
            start_new_session=True,
            preexec_fn=lambda: fcntl.ioctl(0, termios.TIOCSCTTY, 0),  # noqa: PLW1509, so that Ctrl-C is a signal
        )
        os.close(inner)
        self.unseen = ""

    def read(self) -> bool:
        assert select.select([self.fd], [], [], HANGS)[0], self.unseen
        try:
            some = os.read(self.fd, 65536)
        except OSError:  # Linux: nobody is left at the other end
            return False
        self.unseen += some.decode("utf-8", "replace")
        return bool(some)

    def wait_for(self, pattern: str) -> str:
        """Everything shown up to these words."""
        while not (found := re.search(pattern, self.unseen)):
            assert self.read(), self.unseen
        seen, self.unseen = self.unseen[: found.end()], self.unseen[found.end() :]
        return seen

    def type(self, keys: str) -> None:
        os.write(self.fd, keys.encode())

    def end(self) -> tuple[int, str]:
        """Waits until the command has ended: its exit status, and what it still had to say."""
        while self.read():
            pass
        os.close(self.fd)
        assert "Traceback" not in self.unseen, self.unseen
        return self.process.wait(HANGS), self.unseen
