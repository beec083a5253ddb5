"""What the tests of the command share."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import zoco
from zoco.core.game import Game

Run = Callable[..., tuple[int, str, str]]


def some_game(decisions: int = 12) -> Game:
    game = zoco.toledo.new(players=3, seed=7)
    for action in game.random_future(zoco.core.chance.new_dice(7, 1))[:decisions]:
        game.act(action)
    return game


def write(path: Path, *records: Any) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(path)
