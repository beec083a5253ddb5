"""Decisions as people write them: `place M2 7`, `move 4 0`. Cards too: `4va`."""

from typing import Any

from zoco.core.layout import Row, read
from zoco.core.notation import Notation
from zoco.toledo.edition import FENCING_TILES, KINDS
from zoco.toledo.state import (
    BONUS,
    CARDS,
    DELIVER,
    DRAW,
    DUEL,
    EDITION,
    END,
    ENTER,
    FENCING,
    FORGE,
    HOME,
    MOVE,
    PASS,
    PAY,
    PICTURES,
    PLACE,
    POSITIONS,
    SEATS,
    SKIP,
    STATE,
    SWAP,
    TILES,
    TRAIN,
    USE,
    VALUES,
)

FORMS = {
    "draw": "draw",
    "place": "place M2 7",
    "home": "home 5",
    "move": "move 4 0",
    "bonus": "bonus 4 0",
    "pass": "pass",
    "end": "end",
    "duel": "duel 2",
    "skip": "skip",
    "use": "use",
    "pay": "pay 3",
    "forge": "forge 8",
    "train": "train violet, train movement drop brown",
    "deliver": "deliver 12",
    "enter": "enter",
}
"""Every word a decision can begin with, and an example."""

PLACES = {"place": (1,), "home": (0,), "move": (1,), "bonus": (1,)}
"""Which words after the first are places on the board."""

TILE_NAMES = tuple(f"{KINDS[tile // 2]}{1 + tile % 2}" for tile in range(TILES))
CARD_NAMES = [""] * PICTURES + [
    f"{card // PICTURES}{'vbtp'[card % PICTURES // 2]}{'ad'[card % 2]}" for card in range(PICTURES, CARDS)
]
CARD_NUMBERS = {name: card for card, name in enumerate(CARD_NAMES) if name}


def table(e: Any) -> dict[int, str]:
    """Every decision that can be written in this edition, by number, including those that no rule ever allows."""
    values = range(1, VALUES)
    names = {DRAW: "draw", PASS: "pass", END: "end", SKIP: "skip", USE: "use", ENTER: "enter"}
    names |= {PAY + value: f"pay {value}" for value in values}
    names |= {DUEL + seat: f"duel {seat}" for seat in range(SEATS)}
    names |= {FORGE + sword: f"forge {e.sword_fame[sword]}" for sword in range(e.swords)}
    names |= {DELIVER + sword: f"deliver {e.sword_fame[sword]}" for sword in range(e.swords)}
    names |= {TRAIN + tile: f"train {name}" for tile, name in enumerate(FENCING_TILES)}
    names |= {
        SWAP + tile * FENCING + dropped: f"train {FENCING_TILES[tile]} drop {FENCING_TILES[dropped]}"
        for tile in range(FENCING)
        for dropped in range(FENCING)
    }
    names |= {HOME + position: f"home {position}" for position in range(POSITIONS)}
    for first, word in ((MOVE, "move"), (BONUS, "bonus")):
        for value in values:
            for position in range(POSITIONS):
                names[first + value * POSITIONS + position] = f"{word} {value} {position}"
    for tile in range(TILES):
        for field in range(POSITIONS):
            names[PLACE + tile * POSITIONS + field] = f"place {TILE_NAMES[tile]} {field}"
    return names


def notation_in(edition: Row) -> Notation:
    return Notation(table(read(edition, EDITION)), STATE)
