"""Every numbered rule has a test that names it, and no test names a rule that does not exist.

A test names its rules with `@pytest.mark.rule("T5.5")`; the rules of a game are listed in its folder's `rules.txt`.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import zoco

TESTS = Path(__file__).parent
GAMES = sorted(file.parent for file in TESTS.glob("*/rules.txt"))
by_game = pytest.mark.parametrize("folder", GAMES, ids=[folder.name for folder in GAMES])


def listed(folder: Path) -> list[str]:
    return (folder / "rules.txt").read_text().split()


def named(folder: Path) -> Iterator[tuple[str, str]]:
    """Every rule that a test names, and where."""
    for file in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in marks(node):
                    yield number, f"{file.name}: {node.name}"


def marks(test: ast.FunctionDef) -> Iterator[str]:
    for mark in test.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(number) for number in mark.args)


def test_every_game_has_its_list() -> None:
    assert [folder.name for folder in GAMES] == sorted(zoco.GAMES)


@by_game
def test_every_rule_has_a_test(folder: Path) -> None:
    untested = set(listed(folder)) - {number for number, _ in named(folder)}
    assert not untested, f"rules without a test: {', '.join(sorted(untested))}"


@by_game
def test_no_test_names_an_unknown_rule(folder: Path) -> None:
    known = set(listed(folder))
    unknown = sorted(f"{number} ({where})" for number, where in named(folder) if number not in known)
    assert not unknown, f"tests of unknown rules: {', '.join(unknown)}"


@by_game
def test_no_rule_is_listed_twice(folder: Path) -> None:
    assert len(listed(folder)) == len(set(listed(folder)))
