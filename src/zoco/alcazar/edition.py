"""A15: reads an edition file into the record that the rules use."""

from pathlib import Path
from typing import Any

from zoco.alcazar.state import BRIDGES, CELLS, EDITION, FIELDS, NOWHERE, SIDE
from zoco.core.editions import EditionFile, Entry
from zoco.core.errors import shown
from zoco.core.layout import read, row
from zoco.messages import message

STANDARD = Path(__file__).parent / "edition.toml"
VARIATIONS = Path(__file__).parent / "variations"

COLOURS = ("blue", "yellow", "green", "red", "white")
CASTLES = ("Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén", "Málaga", "Sevilla")
WAYS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def fill(file: EditionFile) -> Any:
    """The edition as a row of bytes."""
    raw = row(EDITION)
    e = read(raw, EDITION)
    fill_board(file, e)
    fill_lines(e)
    fill_supplies(file, e)
    check_names(file)
    file.close()
    return raw


def fill_board(file: EditionFile, e: Any) -> None:
    """Consecutive parts of the track, from field 1 to field 72."""
    entries = file.entries("board", 1, FIELDS)
    e.cell[0] = NOWHERE
    part_of: dict[int, Entry] = {}
    for entry in entries:
        first = len(part_of) + 1
        start, end = entry.integers("fields", [2], 1, FIELDS)
        if start != first or end < start:
            raise entry.fail("fields", message("alcazar-edition-parts", first=first))
        for field, cell in zip(range(start, end + 1), read_cells(entry, start, end), strict=True):
            if e.field[cell] > 0:
                raise entry.fail("cells", message("alcazar-edition-same-cell", field=field, other=int(e.field[cell])))
            e.cell[field] = cell
            e.field[cell] = field
            part_of[field] = entry
        entry.close()
    if len(part_of) != FIELDS:
        raise entries[-1].fail("fields", message("alcazar-edition-last-part", last=FIELDS))
    check_track(e, part_of)
    e.columns = 1 + max(int(cell) % SIDE for cell in e.cell[1:])
    e.rows = 1 + max(int(cell) // SIDE for cell in e.cell[1:])


def read_cells(entry: Entry, start: int, end: int) -> list[int]:
    """A [column, row] for each field."""
    places = entry.get("cells")
    count = end + 1 - start
    if not isinstance(places, list) or len(places) != count:
        raise entry.fail("cells", message("edition-not-a-list", value=shown(places), count=str(count)))
    for field, place in enumerate(places, start):
        if (
            not isinstance(place, list)
            or len(place) != 2
            or any(type(number) is not int or not 0 <= number < SIDE for number in place)
        ):
            what = message("alcazar-edition-no-cell", field=field, value=shown(place), most=SIDE - 1)
            raise entry.fail("cells", what)
    return [SIDE * y + x for x, y in places]


def check_track(e: Any, part_of: dict[int, Entry]) -> None:
    """One closed track: consecutive fields touch (72 and 1, too), and no others do."""
    for field in range(1, FIELDS + 1):
        following = field % FIELDS + 1
        before = (field - 2) % FIELDS + 1
        touching = {int(e.field[cell]) for cell in cells_away(int(e.cell[field]), 1)} - {0, NOWHERE}
        if following not in touching:
            what = message("alcazar-edition-track-broken", field=field, following=following)
            raise part_of[following].fail("cells", what)
        others = touching - {following, before}
        if others:
            raise part_of[field].fail("cells", message("alcazar-edition-touching", field=field, other=min(others)))


def cells_away(cell: int, distance: int) -> list[int]:
    """The cells in the four directions; NOWHERE beyond the edge."""
    x, y = cell % SIDE, cell // SIDE
    places = [(x + distance * dx, y + distance * dy) for dx, dy in WAYS]
    return [SIDE * b + a if 0 <= a < SIDE and 0 <= b < SIDE else NOWHERE for a, b in places]


def fill_lines(e: Any) -> None:
    """A8.1: where a bridge that begins on a cell may end."""
    e.far[NOWHERE] = NOWHERE
    for cell in range(CELLS):
        e.far[cell] = cells_away(cell, 2)


def fill_supplies(file: EditionFile, e: Any) -> None:
    entry = file.entry("supply")
    e.stones = entry.integer("stones", 4, 120)
    e.bridges = entry.integer("bridges", 1, BRIDGES)
    e.towers = entry.integer("towers", 0, 60)
    entry.close()


def check_names(file: EditionFile) -> None:
    """What words and drawings assume; it is in the file so that it has a provenance."""
    for section, key, fixed in (("castles", "names", CASTLES), ("players", "colours", COLOURS)):
        entry = file.entry(section)
        if entry.get(key) != list(fixed):
            raise entry.fail(key, message("edition-fixed", value=str(list(fixed))))
        entry.close()
