import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import zoco
from tests.sample import GAME
from zoco import cli

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="package", autouse=True)
def compiled_bots() -> None:
    zoco.rules_of(GAME).warm_up()
    zoco.rules_of(GAME).warm_up(bots=True)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The current folder, with bots that go wrong in every way. What they import is unloaded afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    monkeypatch.delitem(sys.modules, "own", raising=False)
    (tmp_path / "own.py").write_text(OWN_BOTS)
    return tmp_path


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> Run:
    """Calls `zoco arena` for a game; returns the exit status, what it said and what it complained about."""
    monkeypatch.setenv("ZOCO_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")

    def call(*arguments: str, jobs: int = 1) -> tuple[int, str, str]:
        status = cli.main(["arena", GAME, *arguments, "--jobs", str(jobs)])
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


OWN_BOTS = """
class First:
    def __init__(self, seed):
        self.asked = 0

    def choose(self, seat_view, budget):
        self.asked += 1
        return seat_view.actions[0] if self.asked <= 5 else self.go_wrong(seat_view)

    def go_wrong(self, seat_view):
        return seat_view.actions[0]

class Last(First):
    def go_wrong(self, seat_view):
        return seat_view.actions[-1]

class Raising(First):
    def go_wrong(self, seat_view):
        raise ValueError("out of ideas")

class Leaving(First):
    def go_wrong(self, seat_view):
        raise SystemExit(3)

class Illegal(First):
    def go_wrong(self, seat_view):
        return -7

class Cheating(First):
    def go_wrong(self, seat_view):
        seat_view.actions.append(-7)
        return -7

class Silent(First):
    def go_wrong(self, seat_view):
        return None

class Seedless:
    def choose(self, seat_view, budget):
        return seat_view.actions[0]

class NoBot:
    def __init__(self, seed):
        pass
"""
