"""Zoco: a digital home for board games.

>>> import zoco
>>> game = zoco.toledo.new(players=3, seed=7)
>>> game.play(game.legal[0])
>>> zoco.replay(game.record())
"""

import importlib
from contextlib import suppress
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from zoco.core.errors import EditionError as EditionError
    from zoco.core.errors import GameError as GameError
    from zoco.core.errors import IllegalMove as IllegalMove
    from zoco.core.errors import NotationError as NotationError
    from zoco.core.errors import RecordError as RecordError
    from zoco.core.errors import TableError as TableError
    from zoco.core.errors import ZocoError as ZocoError
    from zoco.core.game import Game
    from zoco.core.records import Record
    from zoco.core.spec import GameSpec

    GAMES: tuple[str, ...]

__version__ = "0.1.0"
GROUP = "zoco.games"  # of entry points: a game's name, and the module with its SPEC
ERRORS = (
    *("ZocoError", "NotationError", "IllegalMove", "RecordError"),
    *("EditionError", "TableError", "GameError"),
)


@cache
def installed() -> "dict[str, EntryPoint]":
    """The entry points of the installed games, by name; of two with the same name, Zoco's own counts."""
    from importlib.metadata import entry_points  # noqa: PLC0415, slow to import

    found: dict[str, EntryPoint] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (not entry.value.startswith("zoco."), entry.name)):
        found.setdefault(entry.name, entry)
    return found


def __getattr__(name: str) -> Any:
    """Games are loaded when first used: their rules import the compiler."""
    if name in ERRORS:
        return getattr(importlib.import_module("zoco.core.errors"), name)
    if name == "GAMES":
        return tuple(installed())
    if not name.startswith("_") and name in installed():
        rules_of(name)
        return importlib.import_module(installed()[name].module)
    raise AttributeError(f"module 'zoco' has no attribute '{name}'")


def __dir__() -> list[str]:
    return sorted([*globals(), "GAMES", *installed(), *ERRORS])


def rules_of(name: str) -> "GameSpec":
    """The rules of an installed game, by its name: compiled kernel, editions, notation and words."""
    from zoco.core.errors import GameError, TableError  # noqa: PLC0415
    from zoco.core.spec import GameSpec  # noqa: PLC0415

    if name not in installed():
        raise TableError("unknown-game", name=str(name)[:40], games=", ".join(installed()))
    module = installed()[name].module
    try:
        rules = getattr(importlib.import_module(module), "SPEC", None)
    except GameError:
        raise
    except Exception as error:  # a plug-in may raise anything
        raise GameError("game-broken", name=name, module=module, error=f"{type(error).__name__}: {error}") from error
    if not isinstance(rules, GameSpec) or rules.name != name:
        raise GameError("game-without-spec", name=name, module=module)
    return rules


def all_rules() -> "list[GameSpec]":
    """The rules of every installed game that can be loaded, in the order in which players are shown games."""
    from zoco.core.errors import GameError  # noqa: PLC0415

    found = []
    for name in installed():
        with suppress(GameError):
            found.append(rules_of(name))
    return sorted(found, key=lambda rules: (rules.year, rules.title))


@cache
def game_folders() -> dict[str, Path]:
    """The package folders of the installed games; nothing of them is loaded."""
    folders = {}
    for name, entry in installed().items():
        with suppress(ImportError):
            found = find_spec(entry.module)
            if found is not None and found.origin is not None:
                folders[name] = Path(found.origin).parent
    return folders


def rules_for(record: "Record") -> "GameSpec":
    """The rules of a record's game, or an error of the record."""
    from zoco.core.errors import TableError  # noqa: PLC0415

    try:
        return rules_of(record.game)
    except TableError as error:
        raise record.fail(error.message) from None


def replay(record: "dict[str, Any] | str | bytes", edition: "str | Path | None" = None) -> "Game":
    """Plays a record and checks every decision, shuffle and result; returns the game as it ended."""
    from zoco.core.editions import find_edition  # noqa: PLC0415
    from zoco.core.records import parse_record, replay_record  # noqa: PLC0415

    parsed = parse_record(record)
    rules = rules_for(parsed)
    return replay_record(rules, parsed, find_edition(rules, str(edition)) if edition else None)
