"""G5: reads an edition file into the record that the rules use."""

from pathlib import Path

from zoco.core.editions import EditionFile
from zoco.core.layout import Row, read, row
from zoco.messages import message
from zoco_goofspiel.state import EDITION, MOST_CARDS

STANDARD = Path(__file__).parent / "edition.toml"
VARIATIONS = Path(__file__).parent / "variations"

FEWEST_CARDS = 3
COLOURS = ("red", "blue", "green", "yellow", "white")


def fill(file: EditionFile) -> Row:
    """The edition as a row of bytes."""
    raw = row(EDITION)
    cards = file.entry("cards")
    read(raw, EDITION).cards = cards.integer("highest", FEWEST_CARDS, MOST_CARDS)
    cards.close()
    players = file.entry("players")
    if players.get("colours") != list(COLOURS):
        raise players.fail("colours", message("edition-fixed", value=str(list(COLOURS))))
    players.close()
    file.close()
    return raw
