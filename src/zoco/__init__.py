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

    from zoco import toledo as toledo
    from zoco.core.game import Game
    from zoco.core.rules import Rules

__version__ = "0.1.0"
GAMES = ("toledo",)


def __getattr__(name: str) -> Any:
    """The games load when they are first asked for: their rules bring the compiler along."""
    if name in GAMES:
        return importlib.import_module(f"zoco.{name}")
    raise AttributeError(f"module 'zoco' has no attribute '{name}'")


def rules_of(name: str) -> "Rules":
    from zoco.core.errors import TableError  # noqa: PLC0415

    if name not in GAMES:
        raise TableError("unknown-game", name=str(name)[:40], games=", ".join(GAMES))
    rules: Rules = importlib.import_module(f"zoco.{name}").RULES
    return rules


def replay(record: "dict[str, Any] | str", edition: "str | Path | None" = None) -> "Game":
    """Plays a record again and checks every decision, shuffle and result; the game stands at its end."""
    from zoco.core.editions import find_edition  # noqa: PLC0415
    from zoco.core.records import parse_record, replay_record  # noqa: PLC0415

    parsed = parse_record(record)
    rules = rules_of(parsed.game)
    return replay_record(rules, parsed, find_edition(rules, str(edition)) if edition else None)
