"""Alcázar (Wolfgang Kramer, 2009): build castles upwards and put your nobles on top."""

from pathlib import Path

from zoco.alcazar import edition as edition_room
from zoco.alcazar import kernel, notation, svg, text, words
from zoco.alcazar.state import ACTIONS, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW
from zoco.core.editions import find_edition
from zoco.core.game import Game
from zoco.core.rules import Rules

RULES = Rules(
    name="alcazar",
    title="Alcázar",
    version="1",
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    actions=ACTIONS,
    most_choices=MOST_CHOICES,
    endings=("running", "last-stone", "last-stone-removed", "last-bridge", "all-passed"),
    edition_dtype=EDITION,
    state_dtype=STATE,
    view_dtype=VIEW,
    kernel=kernel,
    edition=edition_room,
    notation=notation,
    words=words,
    text=text,
    svg=svg,
)


def new(players: int, seed: int | None = None, edition: str | Path | None = None) -> Game:
    """A new game. The same seed makes the same shuffle; `edition` is a shipped one's name or a file."""
    return Game(RULES, players, seed, find_edition(RULES, None if edition is None else str(edition)))
