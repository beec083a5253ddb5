"""Games for tests that need one or two and do not care which: those with tests here, by their number of seats."""

import importlib
from pathlib import Path
from types import ModuleType

import zoco

TESTS = Path(__file__).parent
TESTED = tuple(name for name in zoco.GAMES if (TESTS / name / "rules.txt").exists())
GAME, OTHER = sorted(TESTED, key=lambda name: zoco.rules_of(name).most_players)[:2]


def folder_of_tests(name: str) -> Path:
    """Where a game's own tests lie: in a folder here, or beside a plug-in."""
    folder = TESTS / name
    return folder if folder.exists() else TESTS.parent / "examples" / name / "tests"


def module_of(name: str, module: str) -> ModuleType:
    return importlib.import_module(".".join((*folder_of_tests(name).relative_to(TESTS.parent).parts, module)))


def facts_of(name: str) -> ModuleType:
    """The module `facts.py` of a game's tests: what the tests of all games need to know about it."""
    return module_of(name, "facts")
