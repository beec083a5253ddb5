"""The command `zoco` as a process: what it loads, and what signals, pipes and full disks do to it."""

import json
import os
import pty
import re
import select
import signal
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import zoco
from tests.sample import GAME

ZOCO = str(Path(sysconfig.get_path("scripts")) / "zoco")
HANGS = 120  # seconds without a sign of life


@pytest.fixture(scope="module", autouse=True)
def compiled_rules() -> None:
    zoco.rules_of(GAME).warm_up()


def environment(**changes: str) -> dict[str, str]:
    strange = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "LC_ALL", "LC_MESSAGES", "LANG")
    plain = {name: value for name, value in os.environ.items() if name not in strange}
    return plain | {"ZOCO_LANGUAGE": "en", "TERM": "xterm-256color"} | changes


def call(*arguments: str, shell: str = "", **changes: str) -> subprocess.CompletedProcess[bytes]:
    """Runs the command and, with `shell`, what a shell does around it."""
    command = ["sh", "-c", shell.replace("ZOCO", '"$0" "$@"'), ZOCO, *arguments] if shell else [ZOCO, *arguments]
    done = subprocess.run(
        command,
        env=environment(**changes),
        capture_output=True,
        stdin=None if shell else subprocess.DEVNULL,
        timeout=HANGS,
        check=False,
    )
    assert b"Traceback" not in done.stderr, done.stderr
    assert b"Exception ignored" not in done.stderr, done.stderr
    return done


class Started:
    """A command in a session of its own, with its errors on a terminal that the test reads."""

    def __init__(self, *arguments: str, **changes: str) -> None:
        self.terminal, inner = pty.openpty()
        self.seen = ""
        self.process = subprocess.Popen(
            [ZOCO, *arguments],
            env=environment(**changes),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=inner,
            start_new_session=True,
        )
        os.close(inner)

    def read(self) -> bool:
        """Reads more of the terminal; false when nothing more will come."""
        assert select.select([self.terminal], [], [], HANGS)[0], self.seen
        try:
            some = os.read(self.terminal, 65536)
        except OSError:  # Linux: the last process has closed its end
            return False
        self.seen += some.decode("utf-8", "replace")
        return bool(some)

    def wait_for(self, pattern: str) -> None:
        while not re.search(pattern, self.seen):
            assert self.read(), self.seen

    def interrupt(self) -> int:
        """Ctrl-C reaches every process of the session. Waits until the last one is gone."""
        os.killpg(self.process.pid, signal.SIGINT)
        self.out, _ = self.process.communicate(timeout=HANGS)
        while self.read():
            pass
        os.close(self.terminal)
        assert "Traceback" not in self.seen, self.seen
        assert "Exception ignored" not in self.seen, self.seen
        return self.process.returncode


def workers(started: Started) -> list[int]:
    """The processes that a simulation has started to play."""
    pid = started.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]


# ---- starting


def test_help_comes_without_the_compiler() -> None:
    heavy = ["numba", "numpy", "llvmlite", "rich", f"zoco.{GAME}"]
    program = "import sys\nfrom zoco.cli import main\ntry: main(['--help'])\nexcept SystemExit: pass\n"
    program += f"print([name for name in {heavy} if name in sys.modules], file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], env=environment(), capture_output=True, check=True)
    assert done.stderr == b"[]\n"
    assert b"zoco play" in done.stdout


# ---- pipes and disks


@pytest.mark.parametrize("arguments", [("--help",), ("edition", GAME), ("simulate", GAME, "--games", "9")])
def test_a_reader_that_leaves_is_no_error(arguments: tuple[str, ...]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run([ZOCO, *arguments], env=environment(), stdout=writer, stderr=subprocess.PIPE, check=False)
    os.close(writer)
    assert done.stderr == b""
    assert done.returncode in (0, 1)


def test_a_full_disk_is_told() -> None:
    for arguments in (("edition", GAME), ("simulate", GAME, "--games", "9", "--json")):
        done = call(*arguments, shell="ZOCO > /dev/full")
        assert (done.returncode, done.stderr) == (1, b"zoco: No space left on device\n")


def test_records_that_do_not_fit_leave_the_old_file_alone(tmp_path: Path) -> None:
    wanted = tmp_path / "games.jsonl"
    wanted.write_text("old\n")
    done = call("simulate", GAME, "--games", "9", "--records", str(wanted), shell="ulimit -f 8; ZOCO")
    assert (done.returncode, done.stdout) == (1, b"")
    assert b"games.jsonl.part cannot be written: File too large" in done.stderr
    assert wanted.read_text() == "old\n"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_closed_streams_are_no_error(tmp_path: Path) -> None:
    assert call("edition", GAME, shell="ZOCO >&-").returncode == 0
    assert call("replay", "missing", shell="ZOCO 2>&-").returncode == 1
    save = str(tmp_path / "game.jsonl")
    done = call("play", GAME, "--save", save, shell="ZOCO <&-")
    assert done.returncode == 0
    assert b"Saved." in done.stdout


def test_a_plain_locale_gets_plain_signs(tmp_path: Path) -> None:
    done = call("play", GAME, "--save", str(tmp_path / "game"), LC_ALL="C", PYTHONIOENCODING="ascii")
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"choices)" in done.stdout
    assert done.stdout.isascii()


def test_the_cache_may_be_unwritable(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    started = Started("simulate", GAME, "--games", "3", ZOCO_CACHE=str(tmp_path / "file" / "below"))
    started.wait_for("Compiling the rules")
    assert "file/below cannot be written" in started.seen
    assert started.interrupt() == 130


# ---- Ctrl-C


@pytest.mark.slow
def test_an_interrupted_compile_is_no_compile(tmp_path: Path) -> None:
    started = Started("simulate", GAME, "--games", "3", "--records", str(tmp_path / "g"), ZOCO_CACHE=str(tmp_path))
    started.wait_for(r"[2-9]/\d+ ")
    assert started.interrupt() == 130
    assert started.seen.endswith("Interrupted.\r\n")
    assert not list(tmp_path.rglob("*.ready"))
    assert not list(tmp_path.glob("g*"))


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_simulation_tells_what_it_has(tmp_path: Path, jobs: str) -> None:
    wanted = tmp_path / "games.jsonl"
    wanted.write_text("old\n")
    started = Started(
        *("simulate", GAME, "--games", "1000000", "--seed", "3", "--jobs", jobs, "--json"),
        *("--records", str(wanted)),
    )
    started.wait_for(r"[1-9]\d*/1000000")
    assert started.interrupt() == 130
    assert wanted.read_text() == "old\n"
    report = json.loads(started.out)
    assert f"after {report['games']:,} of 1,000,000 games" in started.seen
    lines = (tmp_path / "games.jsonl.part").read_text().splitlines()
    assert len(lines) == report["games"]
    assert report["decisions"] == sum(len(json.loads(line)["moves"]) for line in lines)


def test_processes_that_have_just_started_end_quietly() -> None:
    started = Started("simulate", GAME, "--games", "100000", "--jobs", "2")
    started.wait_for("Playing .* 0/100000")
    while not any("llvmlite" in Path(f"/proc/{pid}/maps").read_text() for pid in workers(started)):
        assert started.process.poll() is None  # in the midst of their imports
    assert started.interrupt() == 130


def test_a_process_that_dies_is_told() -> None:
    started = Started("simulate", GAME, "--games", "100000000", "--jobs", "2")
    started.wait_for(r"[1-9]\d*/100000000")
    os.kill(workers(started)[0], signal.SIGKILL)
    started.wait_for("One of the processes has died")
    assert started.process.wait(HANGS) == 1
    assert "Traceback" not in started.seen
    os.close(started.terminal)
    assert started.process.stdout is not None
    started.process.stdout.close()


def test_an_interrupted_replay(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "games")
    started = Started("replay", str(tmp_path / "games"))
    with (tmp_path / "games").open("w") as games:
        print(json.dumps({"zoco": 1}), file=games, flush=True)
        started.wait_for("Game 1: the key")
        assert started.interrupt() == 130
    assert "Interrupted." in started.seen
