"""`zoco` on a real terminal: colours, the curtain, Ctrl-C, Ctrl-D and kill."""

import fcntl
import json
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sysconfig
import termios
from pathlib import Path
from typing import Any

import pytest

import zoco

ZOCO = str(Path(sysconfig.get_path("scripts")) / "zoco")
HANGS = 120  # seconds without a sign of life
CTRL_C, CTRL_D = "\x03", "\x04"


@pytest.fixture(scope="module", autouse=True)
def compiled_rules() -> None:
    zoco.rules_of("toledo").warm_up()
    zoco.rules_of("toledo").warm_up(bots=True)


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


def load(path: Path) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    zoco.replay(record)
    return record


def start(path: Path, **changes: str) -> Terminal:
    """Two people and a bot; the first person looks at the board."""
    seats = ("--seats", "Ana,Ben,bot", "--bots", "random")
    terminal = Terminal("play", "toledo", *seats, "--seed", "5", "--save", str(path), **changes)
    terminal.wait_for("Pass the screen to Ana")
    terminal.type("\n")
    terminal.wait_for("> ")
    return terminal


def test_the_curtain_leaves_nothing_on_the_screen_nor_above_it(tmp_path: Path) -> None:
    terminal = start(tmp_path / "game.jsonl")
    terminal.type("place M2 2\n")
    seen = terminal.wait_for("Pass the screen to Ben and press Enter")
    wiped = re.search(r"\x1b\[H\x1b\[2J\x1b\[3J(.*)Pass the screen to Ben", seen, re.DOTALL)
    assert wiped and not wiped[1].strip()
    terminal.type("\n")
    terminal.wait_for(r"Ben: Your turn[\s\S]*> ")
    terminal.type("q\n")
    status, seen = terminal.end()
    assert status == 0
    assert "\x1b[2J\x1b[3J" in seen  # Ben's hand neither
    assert "Saved." in seen


def test_a_terminal_that_cannot_be_wiped_is_scrolled(tmp_path: Path) -> None:
    terminal = start(tmp_path / "game.jsonl", TERM="dumb")
    terminal.type("place M2 2\n")
    seen = terminal.wait_for("Pass the screen to Ben")
    assert re.search(r"(\r?\n){40}Pass the screen to Ben$", seen)
    assert "\x1b" not in seen
    terminal.type(CTRL_D)
    assert terminal.end()[0] == 0


@pytest.mark.parametrize("keys", [CTRL_C, CTRL_D])
def test_leaving_at_the_board_and_at_the_curtain_saves(tmp_path: Path, keys: str) -> None:
    path = tmp_path / "game.jsonl"
    terminal = start(path)
    terminal.type("place M2 2\n")
    terminal.wait_for("Pass the screen to Ben")
    terminal.type(keys)
    status, seen = terminal.end()
    assert (status, "Saved." in seen) == (130 if keys == CTRL_C else 0, True)
    assert load(path)["moves"] == ["place M2 2"]
    terminal = Terminal("play", "toledo", "--resume", str(path))
    terminal.wait_for("Pass the screen to Ben")
    terminal.type("\n")
    terminal.wait_for("> ")
    terminal.type(keys)
    assert terminal.end()[0] == status
    assert load(path)["moves"] == ["place M2 2"]


def test_a_killed_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    terminal = start(path)
    terminal.type("place M2 2\n")
    terminal.wait_for("Pass the screen to Ben")
    os.killpg(terminal.process.pid, signal.SIGKILL)
    assert terminal.end()[0] == -signal.SIGKILL
    assert load(path)["moves"] == ["place M2 2"]
    terminal = Terminal("play", "toledo", "--resume", str(path))
    terminal.wait_for("Pass the screen to Ben")
    terminal.type("\n")
    assert "Ana lays a metal dealer" in terminal.wait_for("> ")
    terminal.type("draw\n")
    terminal.wait_for("Pass the screen to Ana")
    terminal.type("q\n")
    assert terminal.end()[0] == 0
    assert load(path)["moves"][:2] == ["place M2 2", "draw"]


def test_a_hint_is_thought_about_and_then_given(tmp_path: Path) -> None:
    terminal = start(tmp_path / "game.jsonl")
    terminal.type("h\n")
    terminal.wait_for("Thinking about a hint")
    assert re.search(r"\d+ \w+.* (Ana|Ben) \d+%", terminal.wait_for("> "))
    terminal.type("q\n")
    assert terminal.end()[0] == 0
    assert load(tmp_path / "game.jsonl")["moves"] == []


def test_colours_unless_none_are_wanted() -> None:
    status, seen = Terminal("edition", "toledo").end()
    assert (status, "\x1b[32mfact" in seen, "\x1b[31mreconstructed" in seen) == (0, True, True)
    status, seen = Terminal("edition", "toledo", NO_COLOR="1").end()
    assert (status, re.search(r"\x1b\[[0-9;]*3[0-7]m", seen)) == (0, None)
