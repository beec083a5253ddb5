"""What shared code assumes about a game, checked when the game is loaded. Each limit has its own message."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from zoco.core.chance import PILE, SHUFFLES
from zoco.core.errors import GameError
from zoco.core.play import SPECS
from zoco.core.search.context import SEATS
from zoco.messages import languages

if TYPE_CHECKING:
    from zoco.core.spec import GameSpec

MOST_NUMBER = 2**15 - 1  # decisions and messages are numbers of 16 bits
NAME, LETTER = re.compile("[a-z][a-z0-9]*"), re.compile("[A-Z]")
FIELDS = {
    "state": ("players", "seat", "ending"),
    "view": ("players", "seat", "ending", "viewer"),
}
"""What shared code reads from every game's records."""


def check(spec: "GameSpec") -> None:
    """Raises a GameError naming the first limit that a game breaks."""
    check_names(spec)
    check_sizes(spec)
    check_records(spec)
    check_catalogues(spec)


def check_names(spec: "GameSpec") -> None:
    if not NAME.fullmatch(spec.name):
        raise GameError("game-name", name=spec.name)
    found = find_spec(f"zoco.{spec.name}")
    if found is not None and Path(str(found.origin)).parent != spec.folder:
        raise GameError("game-name-taken", name=spec.name)
    if not LETTER.fullmatch(spec.letter):
        raise GameError("game-letter", game=spec.name, letter=spec.letter)
    for other in SPECS.values():
        if other.name != spec.name and other.letter == spec.letter:
            raise GameError("game-letter-taken", game=spec.name, letter=spec.letter, other=other.title)


def check_sizes(spec: "GameSpec") -> None:
    if not 1 <= spec.fewest_players <= spec.usual_players <= spec.most_players <= SEATS:
        players = f"{spec.fewest_players}, {spec.usual_players}, {spec.most_players}"
        raise GameError("game-players", game=spec.name, players=players, most=SEATS)
    limits = {
        "game-pile": (spec.largest_pile, PILE),
        "game-shuffles": (spec.most_shuffles, SHUFFLES),
        "game-actions": (spec.actions, MOST_NUMBER),
        "game-choices": (spec.most_choices, MOST_NUMBER),
        "game-messages": (max(spec.sentences.ids), MOST_NUMBER),
    }
    for id, (count, most) in limits.items():
        if count > most:
            raise GameError(id, game=spec.name, count=count, most=most)


def check_records(spec: "GameSpec") -> None:
    records: dict[str, np.dtype[Any]] = {"state": spec.state_dtype, "view": spec.view_dtype}
    for record, names in FIELDS.items():
        for name in names:
            if name not in (records[record].names or ()):
                raise GameError("game-field", game=spec.name, record=record, name=name)
    other = SPECS.get(spec.edition_dtype)
    if other is not None and other.name != spec.name:
        raise GameError("game-same-edition", game=spec.name, other=other.title)


def check_catalogues(spec: "GameSpec") -> None:
    for language in languages():
        path = spec.folder / "messages" / f"{language}.ftl"
        if not path.exists():
            raise GameError("game-catalogue", game=spec.name, path=str(path))
