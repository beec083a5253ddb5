"""T11: reads an edition file into the record that the rules use."""

from pathlib import Path
from typing import Any

from zoco.core.editions import EditionFile
from zoco.core.layout import read, row
from zoco.messages import message
from zoco.toledo.state import (
    COPIES,
    DECK,
    EDITION,
    FENCING,
    FIELDS,
    FIRST_ENTRANCE,
    FIRST_HAND,
    LAST_ENTRANCE,
    PAINTINGS,
    PICTURES,
    SEATS,
    STUDIO,
    SWORDS,
    TAVERN,
    TILES,
    VALUES,
)

STANDARD = Path(__file__).parent / "edition.toml"
VARIATIONS = Path(__file__).parent / "variations"

ROWS = ("lower", "middle", "upper")
PRINTS = {"tavern": TAVERN, "studio": STUDIO}
BACKGROUNDS = ("violet", "brown", "teal", "plain")
FENCERS = ("attacker", "defender")
FENCING_TILES = ("violet", "brown", "teal", "movement")
KINDS = ("M", "G", "S", "F")
COLOURS = ("red", "blue", "green", "yellow")


def fill(file: EditionFile) -> Any:
    """The edition as a row of bytes."""
    raw = row(EDITION)
    e = read(raw, EDITION)
    fill_rows(file, e)
    fill_printed(file, e)
    fill_fixed(file, e)
    fill_cards(file, e)
    fill_swords(file, e)
    fill_supplies(file, e)
    file.close()
    return raw


def fill_rows(file: EditionFile, e: Any) -> None:
    """Three consecutive rows, from field 1 to field 19."""
    first = 1
    for name, entry in zip(ROWS, file.entries("rows", len(ROWS), len(ROWS)), strict=True):
        entry.choice("row", [name])
        start, end = entry.integers("fields", [2], 1, FIELDS)
        if start != first or end < start:
            raise entry.fail("fields", message("toledo-edition-rows", first=first))
        if name == ROWS[-1] and end != FIELDS:
            raise entry.fail("fields", message("toledo-edition-last-row", last=FIELDS))
        e.cost[start : end + 1] = entry.integer("cost", 1, VALUES - 1)
        first = end + 1
        entry.close()


def fill_printed(file: EditionFile, e: Any) -> None:
    for entry in file.entries("printed", 0, FIELDS):
        kind = entry.choice("kind", list(PRINTS))
        field = entry.integer("field", 1, FIELDS)
        if e.printed[field]:
            raise entry.fail("field", message("edition-twice", value=str(field)))
        e.printed[field] = PRINTS[kind]
        e.printed_circles[field] = entry.integer("circles", 1, 2)
        entry.close()


def fill_fixed(file: EditionFile, e: Any) -> None:
    """What the notation assumes; it is in the file so that it has a provenance."""
    entry = file.entry("entrances")
    if entry.integers("positions", [2], 0, 127) != [FIRST_ENTRANCE, LAST_ENTRANCE]:
        raise entry.fail("positions", message("edition-fixed", value=f"[{FIRST_ENTRANCE}, {LAST_ENTRANCE}]"))
    entry.close()
    entry = file.entry("shops")
    if entry.get("kinds") != list(KINDS):
        raise entry.fail("kinds", message("edition-fixed", value=str(list(KINDS))))
    if entry.integers("circles", [2], 1, 2) != [1, 2]:
        raise entry.fail("circles", message("edition-fixed", value="[1, 2]"))
    e.tiles[:TILES] = entry.integer("copies", 1, 2)
    entry.close()
    entry = file.entry("players")
    if entry.get("colours") != list(COLOURS):
        raise entry.fail("colours", message("edition-fixed", value=str(list(COLOURS))))
    entry.close()


def fill_cards(file: EditionFile, e: Any) -> None:
    entries = file.entries("cards", len(BACKGROUNDS), len(BACKGROUNDS))
    values = range(1, VALUES)
    for background, entry in enumerate(entries):
        entry.choice("background", [BACKGROUNDS[background]])
        for who, key in enumerate(FENCERS):
            counts = entry.integers(key, [VALUES - 1], 0, COPIES)
            for value, count in zip(values, counts, strict=True):
                e.cards[value * PICTURES + background * 2 + who] = count
        entry.close()
    for value in values:
        total = int(e.cards[value * PICTURES : (value + 1) * PICTURES].sum())
        if total > COPIES:
            raise entries[-1].fail("attacker", message("toledo-edition-copies", value=value, total=total, most=COPIES))
    total = int(e.cards.sum())
    least = SEATS * FIRST_HAND
    if not least <= total <= DECK:
        raise entries[-1].fail("attacker", message("toledo-edition-deck", total=total, least=least, most=DECK))


def fill_swords(file: EditionFile, e: Any) -> None:
    entries = file.entries("swords", 1, SWORDS)
    e.swords = len(entries)
    seen: set[int] = set()
    for k, entry in enumerate(entries):
        fame = entry.integer("fame", 1, 99)
        if fame in seen:  # a sword is named by its fame
            raise entry.fail("fame", message("edition-twice", value=str(fame)))
        seen.add(fame)
        e.sword_fame[k] = fame
        e.sword_metal[k] = entry.integer("metal", 0, 20)
        e.sword_gems[k] = entry.integer("gems", 0, 20)
        e.sword_copies[k] = entry.integer("copies", 1, 19)
        entry.close()


def fill_supplies(file: EditionFile, e: Any) -> None:
    entry = file.entry("paintings")
    fame = entry.integers("fame", range(PAINTINGS + 1), 0, 20)
    e.paintings = len(fame)
    e.painting_fame[: len(fame)] = fame
    entry.close()
    for tile, entry in enumerate(file.entries("fencing", FENCING, FENCING)):
        entry.choice("tile", [FENCING_TILES[tile]])
        e.fencing[tile] = entry.integer("copies", 0, SEATS * 2)
        entry.close()
    entry = file.entry("supply")
    e.metal = entry.integer("metal", 0, 60)
    e.gems = entry.integer("gems", 0, 60)
    entry.close()
