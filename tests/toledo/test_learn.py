"""`zoco learn` in one process: the list, a lesson from beginning to end, what is kept, and the way out."""

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import zoco
from zoco import cli
from zoco.core.lessons import LessonRun, lessons_of
from zoco.messages import message, say

RULES = zoco.rules_of("toledo")
LESSONS = lessons_of(RULES)
Learn = Callable[..., tuple[int, str, str]]


@pytest.fixture
def learn(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Learn:
    """Learns with these typed lines in a folder of its own; returns the exit status, the screen and the complaints."""
    RULES.warm_up()
    monkeypatch.setenv("ZOCO_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "1000")

    def call(typed: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        status = cli.main(["learn", "toledo", *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def right_answers(number: int) -> list[str]:
    """What one types to follow a lesson to its end."""
    run, typed = LessonRun(RULES, LESSONS[number - 1]), []
    while not run.over:
        if run.step.done:
            typed.append(next(notation for notation in run.game.legal if run.step.finishes(notation)))
            run.decide(typed[-1])
        else:
            typed.append("")
            run.go_on()
    return typed


def kept(tmp_path: Path) -> dict[str, list[str]]:
    found: dict[str, list[str]] = json.loads((tmp_path / "zoco" / "lessons.json").read_text(encoding="utf-8"))
    return found


def test_a_lesson_from_beginning_to_end(learn: Learn, tmp_path: Path) -> None:
    status, screen, complaints = learn([*right_answers(1), "q"])
    assert (status, complaints) == (0, "")
    for lesson in LESSONS:
        assert say(lesson.title) in screen
    for step in LESSONS[0].steps:
        assert say(LESSONS[0].told(step)) in screen
    assert kept(tmp_path) == {"toledo": ["moving"]}
    assert "--lesson 2" in screen


def test_it_goes_on_where_one_stopped_and_every_lesson_can_be_repeated(learn: Learn, tmp_path: Path) -> None:
    learn([*right_answers(1), "", *right_answers(2), "q"])
    assert kept(tmp_path) == {"toledo": ["moving", "rows"]}
    _, screen, _ = learn(["q"])
    assert "✓ 2" in screen
    assert say(LESSONS[2].told(LESSONS[2].steps[0])) in screen
    _, screen, _ = learn([*right_answers(1), "q"], "--lesson", "1")
    assert say(message("learn-done", lesson=LESSONS[0].title)) in screen
    assert kept(tmp_path) == {"toledo": ["moving", "rows"]}


def test_other_decisions_are_answered_and_illegal_ones_refused(learn: Learn) -> None:
    _, screen, _ = learn(["", "draw", "move 2 0", "u", "h", "? move 4 0", "q"])
    assert say(message("toledo-lesson-moving-walk-draw")) in screen
    assert "where no shop lies yet. (T5.2)" in screen
    assert say(message("lesson-no-undo")) in screen
    assert screen.count(say(message("toledo-lesson-moving-walk"))) == 2
    assert "goes from the cathedral" in screen


def test_the_last_lesson_shows_the_way_to_the_table(learn: Learn) -> None:
    _, screen, _ = learn(right_answers(len(LESSONS)), "--lesson", str(len(LESSONS)))
    assert "zoco play toledo" in screen


@pytest.mark.parametrize("language", ["en", "de"])
def test_it_speaks_every_language(learn: Learn, language: str) -> None:
    _, screen, _ = learn(["", "q"], "--language", language)
    assert say(LESSONS[0].told(LESSONS[0].steps[1]), language) in screen


def test_what_cannot_be_learned_is_said(learn: Learn, tmp_path: Path) -> None:
    status, _, complaints = learn([], "--lesson", "99")
    assert status == 1
    assert f"they go from 1 to {len(LESSONS)}" in complaints
    (tmp_path / "zoco").mkdir()
    (tmp_path / "zoco" / "lessons.json").write_text("[", encoding="utf-8")
    status, _, complaints = learn([])
    assert status == 1
    assert "lessons.json" in complaints
