"""`zoco` on a real terminal: colours, the curtain, Ctrl-C, Ctrl-D and kill."""

import json
import os
import re
import signal
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.terminal import Terminal

CTRL_C, CTRL_D = "\x03", "\x04"

SLEEPER = """
from zoco.commands import background_compilation
background_compilation.WARM_UP = "import sys; sys.stdin.read()"
"""
"""Imported by Python as it starts: the process that should compile never does."""


@pytest.fixture(scope="module", autouse=True)
def compiled_rules() -> None:
    zoco.rules_of("toledo").warm_up()
    zoco.rules_of("toledo").warm_up(bots=True)


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


def test_nobody_waits_for_the_compiler(tmp_path: Path) -> None:
    """With nothing compiled, the game begins, bots answer, and who leaves leaves at once."""
    cache, path = tmp_path / "cache", tmp_path / "game.jsonl"
    (tmp_path / "sitecustomize.py").write_text(SLEEPER)
    changes = {"ZOCO_CACHE": str(cache), "PYTHONPATH": str(tmp_path)}
    you = ("--seats", "you,bot", "--bots", "grand-master", "--seed", "3")
    terminal = Terminal("play", "toledo", *you, "--save", str(path), **changes)
    assert "The rules are being compiled" in terminal.wait_for("> ")
    terminal.type("draw\n")
    terminal.wait_for("> ")
    terminal.type("h\n")
    terminal.wait_for("Hints come when the rules have been compiled")
    terminal.type("q\n")
    assert terminal.end()[0] == 0
    assert not list(cache.rglob("toledo.ready"))
    assert {seat for seat, _ in zoco.replay(load(path)).course()} == {0, 1}
