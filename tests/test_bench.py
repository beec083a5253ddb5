"""What the bench makes of figures; the figures themselves are not tested."""

import subprocess
import sys
from pathlib import Path

import pytest
from bench import SLOWER, against, slower
from report import BEGIN, END, Heading, Result, is_marked, write_markdown
from rows import ROWS, Row

import zoco

ROOT = Path(__file__).parent.parent
HEADING = Heading("abc1234", 3, 0.2)
COMPARED = against("HEAD~1", ROWS)


def measured(row: Row, *ratios: float) -> Result:
    return Result(row, [1000 * ratio for ratio in ratios], list(ratios))


@pytest.mark.parametrize("row", COMPARED, ids=lambda row: row.name)
def test_slower_than_the_other_commit_is_a_warning(row: Row) -> None:
    assert row.beside is not None and row.beside.ask == row.ask
    assert slower(measured(row, 0.1, SLOWER, 9), "HEAD~1") == ""
    assert "has only 0.94 × the speed of HEAD~1" in slower(measured(row, 0.1, 0.94, 9), "HEAD~1")


def test_what_cannot_be_compared_is_a_warning() -> None:
    assert "cannot be compared" in slower(Result(COMPARED[0], missing="its process has ended"), "HEAD~1")


def test_rules_bots_words_and_server_of_every_game_are_compared() -> None:
    subjects = ("playouts", "step", "game", "bot", "words", "table", "served")
    assert {tuple(row.ask.split()[:2]) for row in COMPARED} == {
        (subject, name) for subject in subjects for name in zoco.GAMES
    }


def test_a_promise_is_met_or_missed() -> None:
    ratio = Row("ratio", "", beside=Row("peer", ""), least=15, aim=25)
    assert [measured(ratio, times).verdict for times in (14.9, 15, 25)] == ["MISSED", "met", "aim met"]
    start = Row("start", "", "s", most=1)
    assert [Result(start, [seconds]).verdict for seconds in (0.9, 1.0)] == ["met", "MISSED"]


def test_only_the_marked_part_of_a_page_is_renewed(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n", encoding="utf-8")
    write_markdown(HEADING, [measured(COMPARED[0], 1.0)], page)
    text = page.read_text(encoding="utf-8")
    assert text.startswith(f"before\n{BEGIN}\n") and text.endswith(f"{END}\nafter\n")
    assert COMPARED[0].name in text and "old" not in text


def test_the_page_of_figures_is_marked(tmp_path: Path) -> None:
    assert is_marked(ROOT / "docs" / "benchmarks.md")
    assert not is_marked(tmp_path / "none.md")


@pytest.mark.parametrize("options", [["--only", "xyzzy"], ["--against", "xyzzy"], ["--markdown", "README.md"]])
def test_options_that_make_no_sense_are_refused_before_anything_is_measured(options: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "bench/bench.py", *options], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 2 and options[1] in done.stderr
