"""Games for tests that need one, or two, and do not care which: of those with tests here, by their number of seats."""

import importlib
from pathlib import Path
from types import ModuleType

import zoco

TESTED = tuple(name for name in zoco.GAMES if (Path(__file__).parent / name / "rules.txt").exists())
GAME, OTHER = sorted(TESTED, key=lambda name: zoco.rules_of(name).most_players)[:2]


def facts_of(name: str) -> ModuleType:
    """The room `tests/<game>/facts.py`: what the tests of all games have to know about one."""
    return importlib.import_module(f"tests.{name}.facts")
