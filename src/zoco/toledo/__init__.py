"""Toledo (Martin Wallace, 2008): forge swords and bring them up the winding street to the Alcázar."""

from pathlib import Path

from zoco.core.editions import find_edition
from zoco.core.game import Game
from zoco.core.rules import Rules
from zoco.toledo import edition as edition_room
from zoco.toledo import kernel, notation, svg, text, words
from zoco.toledo.state import ACTIONS, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW

RULES = Rules(
    name="toledo",
    title="Toledo",
    version="1",
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    actions=ACTIONS,
    most_choices=MOST_CHOICES,
    endings=("running", "final-round", "deadlock"),
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
    """A new game. The same seed makes the same shuffles; `edition` is a shipped one's name or a file."""
    return Game(RULES, players, seed, find_edition(RULES, None if edition is None else str(edition)))
