"""Zoco: a digital home for two board games.

>>> import zoco
>>> game = zoco.toledo.new(players=3, seed=7)
>>> game.play(game.legal[0])
>>> zoco.replay(game.record())
"""

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pathlib import Path

    from zoco import alcazar as alcazar
    from zoco import toledo as toledo
    from zoco.core.errors import EditionError as EditionError
    from zoco.core.errors import IllegalMove as IllegalMove
    from zoco.core.errors import NotationError as NotationError
    from zoco.core.errors import RecordError as RecordError
    from zoco.core.errors import TableError as TableError
    from zoco.core.errors import ZocoError as ZocoError
    from zoco.core.game import Game
    from zoco.core.records import Record
    from zoco.core.rules import Rules

__version__ = "0.1.0"
GAMES = ("toledo", "alcazar")
ERRORS = ("ZocoError", "NotationError", "IllegalMove", "RecordError", "EditionError", "TableError")


def __getattr__(name: str) -> Any:
    """The games load when they are first asked for: their rules bring the compiler along."""
    if name in GAMES:
        return importlib.import_module(f"zoco.{name}")
    if name in ERRORS:
        return getattr(importlib.import_module("zoco.core.errors"), name)
    raise AttributeError(f"module 'zoco' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), *GAMES, *ERRORS])


def rules_of(name: str) -> "Rules":
    """A game's rules: its compiled kernel, its editions, its notation and words, for those who build bots."""
    from zoco.core.errors import TableError  # noqa: PLC0415

    if name not in GAMES:
        raise TableError("unknown-game", name=str(name)[:40], games=", ".join(GAMES))
    rules: Rules = importlib.import_module(f"zoco.{name}").RULES
    return rules


def rules_for(record: "Record") -> "Rules":
    """The rules of a record's game, or an error of the record."""
    from zoco.core.errors import TableError  # noqa: PLC0415

    try:
        return rules_of(record.game)
    except TableError as error:
        raise record.fail(error.message) from None


def replay(record: "dict[str, Any] | str | bytes", edition: "str | Path | None" = None) -> "Game":
    """Plays a record again and checks every decision, shuffle and result; the game stands at its end."""
    from zoco.core.editions import find_edition  # noqa: PLC0415
    from zoco.core.records import parse_record, replay_record  # noqa: PLC0415

    parsed = parse_record(record)
    rules = rules_for(parsed)
    return replay_record(rules, parsed, find_edition(rules, str(edition)) if edition else None)
