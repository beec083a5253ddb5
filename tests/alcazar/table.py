"""Positions for tests, written as one would describe a table, and short questions about what stands on it.

A place is a field's number or a gap's name (`f3`). Stones are stacked on the ground first, then bridges are laid in
their order, then stones put on top; units, values, flags and whatever else follows from the buildings are counted from
scratch, slowly. Whatever is not named goes where it belongs: build cards fill the open row and the deck below the named
ones (or go to `rest`), nobles, stones and bridges stay in their supplies.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import zoco
from zoco.alcazar.edition import CASTLES
from zoco.alcazar.state import (
    BARE,
    BRIDGE,
    CASTLE_THERE,
    CELLS,
    FIELDS,
    GONE,
    GRANDEES,
    NOBLES,
    NOWHERE,
    OPEN,
    OPEN_ROW,
    SIDE,
    UNSEEN,
    VILLA_THERE,
)
from zoco.core.game import Game
from zoco.core.layout import read

Place = int | str
Seats = Mapping[int, Sequence[Place]]
TRACK = range(1, FIELDS + 1)


class Part(NamedTuple):
    """What was built on some cells, and what it adds to the value."""

    cells: list[int]
    worth: int


# ---- setting a table


def table(
    players: int = 3,
    *,
    seat: int = 0,
    hands: Mapping[int, Sequence[int]] | None = None,
    row: Sequence[int] = (),
    deck: Sequence[int] = (),
    rest: str | int = "deck",
    towers: Mapping[int, int] | None = None,
    money: Mapping[int, int] | None = None,
    stones: Mapping[int, int] | None = None,
    bridges: Sequence[str] = (),
    on_top: Mapping[Place, int] | None = None,
    flags: Mapping[int, str] | None = None,
    grandees: Seats | None = None,
    barons: Seats | None = None,
    left: Mapping[str, int] | None = None,
    out: Sequence[int] = (),
    edition: str | None = None,
) -> Game:
    """A game in which `seat` is about to begin a turn.

    `deck` begins at the top. `rest` says where unnamed cards are: "deck", "gone" or the hand of a seat. `flags` names
    the castles by one of their fields, the flag that has been standing longest first; without it every unit of 5 has
    one while they last. `left` sets what is left in supply of "stones", "bridges" and "towers", as if the box had held
    that much less or more.
    """
    game = zoco.alcazar.new(players=players, seed=1, edition=edition)
    s = game.state
    s.seat = seat
    lay_cards(game, hands or {}, row, deck, rest)
    s.towers[: game.players] = [(towers or {}).get(k, 0) for k in range(game.players)]
    s.tower_supply -= s.towers.sum()
    for k, real in (money or {}).items():
        s.money[k] = real
    parts = lay_buildings(game, stones or {}, bridges, on_top or {})
    name_units(game, join_units(game, parts), parts, flags)
    count_fields(game)
    for k in out:
        s.out[k] = 1
    put_nobles(game, grandees or {}, 0, GRANDEES)
    put_nobles(game, barons or {}, GRANDEES, NOBLES)
    change_supply(game, left or {})
    return game


def lay_cards(
    game: Game, hands: Mapping[int, Sequence[int]], row: Sequence[int], deck: Sequence[int], rest: str | int
) -> None:
    s = game.state
    held = {seat: list(hands.get(seat, ())) for seat in range(game.players)}
    named = [card for cards in [*held.values(), row, deck] for card in cards]
    assert len(named) == len(set(named)), "a card lies in two places"
    pool = [card for card in TRACK if card not in named]
    opened = [*row]
    if rest == "deck":
        opened += [pool.pop() for _ in range(OPEN_ROW - len(row))]
    below = pool if rest == "deck" else []
    if isinstance(rest, int):
        held[rest] += pool
    s.known[:], s.known[1:] = UNSEEN, GONE
    s.row[:] = [*opened, *[0] * (OPEN_ROW - len(opened))]
    s.known[opened] = OPEN
    s.hand[:] = 0
    for seat, cards in held.items():
        s.hand[seat, : len(cards)] = cards
        s.hand_size[seat] = len(cards)
        s.known[cards] = UNSEEN
    s.deck[:] = 0
    s.deck_size = len(deck) + len(below)
    s.deck[: s.deck_size] = [*below, *reversed(deck)]
    s.known[s.deck[: s.deck_size]] = UNSEEN


def lay_buildings(
    game: Game, stones: Mapping[int, int], bridges: Iterable[str], on_top: Mapping[Place, int]
) -> list[Part]:
    s, e = game.state, game.edition.record
    parts = []
    for field, count in stones.items():
        cell = int(e.cell[field])
        s.height[cell] = count
        parts.append(Part([cell], 2 * count - 1))
    parts += [lay_bridge(game, name) for name in bridges]
    for place, count in on_top.items():
        cell = cell_of(game, place)
        assert s.height[cell] > 0, f"nothing stands on {place}"
        s.height[cell] += count
        parts.append(Part([cell], 2 * count))
    s.stones -= sum(stones.values()) + sum(on_top.values())
    return parts


def lay_bridge(game: Game, name: str) -> Part:
    s = game.state
    line = game.action(f"bridge {name}") - BRIDGE
    middle, step = line % CELLS, 1 if line < CELLS else SIDE
    cells = [middle - step, middle, middle + step]
    pillar, under, other = (int(s.height[cell]) for cell in cells)
    assert under < pillar == other, f"no bridge can lie on {name}"
    s.bridge_level[line], s.bridge_under[line] = pillar + 1, under
    s.height[cells] = pillar + 1
    s.bridges -= 1
    return Part(cells, 3 * (pillar + 1))


def join_units(game: Game, parts: Iterable[Part]) -> list[set[int]]:
    """A0: cells that are joined by building, the unit with the lowest field first."""
    s, e = game.state, game.edition.record
    bonds = [set(part.cells) for part in parts]
    for field in TRACK:
        pair = [int(e.cell[field]), int(e.cell[further(field, 1)])]
        if s.height[pair].all():
            bonds.append(set(pair))
    units: list[set[int]] = []
    for bond in bonds:
        touching = [unit for unit in units if unit & bond]
        units = [unit for unit in units if unit not in touching] + [bond.union(*touching)]
    return sorted(units, key=lambda unit: lowest_field(game, unit))


def name_units(game: Game, units: list[set[int]], parts: list[Part], flags: Mapping[int, str] | None) -> None:
    s = game.state
    for cells in units:
        unit = lowest_field(game, cells)
        s.unit[list(cells)] = unit
        s.value[unit] = sum(part.worth for part in parts if cells.issuperset(part.cells))
    large = [unit for unit in TRACK if s.value[unit] >= 5]
    if flags is None:
        flags = dict(zip(large, CASTLES, strict=False))
    for age, (field, name) in enumerate(flags.items(), 1):
        unit = int(s.unit[cell_of(game, field)])
        assert unit in large and not s.castle[unit] and not s.flag_since[CASTLES.index(name)]
        s.castle[unit] = 1 + CASTLES.index(name)
        s.flag_since[CASTLES.index(name)] = age
        s.value[unit] = min(50, s.value[unit])
    s.flag_supply -= len(flags)
    assert s.flag_supply == 0 or all(s.castle[unit] for unit in large), "no villa of 5 waits while there is a flag"


def count_fields(game: Game) -> None:
    """What the rules keep at hand about every field, counted from nothing."""
    s, e = game.state, game.edition.record
    for field in TRACK:
        unit = s.unit[e.cell[field]]
        s.ground[field] = BARE if not unit else CASTLE_THERE if s.castle[unit] else VILLA_THERE
    ground = s.ground.tolist()
    for field in TRACK:
        s.near[field] = sum(ground[further(field, step)] != BARE for step in (-1, 0, 1))
        s.site[field] = is_site(ground, field)
    s.sites = s.site.sum()


def is_site(ground: list[int], first: int) -> bool:
    """A4.2: whether a castle could be founded on this field and the next two."""
    around = [ground[further(first, k)] for k in range(FIELDS)]
    three, ahead = around[:3], around[3:]
    return three == [BARE] * 3 and is_far(ahead) and is_far(ahead[::-1])


def is_far(ahead: list[int]) -> bool:
    """One free field to begin with, three to the nearest castle."""
    free = ahead[: ahead.index(CASTLE_THERE)].count(BARE) if CASTLE_THERE in ahead else FIELDS
    return ahead[0] == BARE and free >= 3


def put_nobles(game: Game, places: Seats, first: int, last: int) -> None:
    s = game.state
    for seat, standing in places.items():
        cells = sorted(cell_of(game, place) for place in standing)
        assert len(cells) <= last - first, "more nobles than there are"
        for cell in cells:
            assert s.height[cell] > 0 and s.noble[cell] == 0, "a noble stands alone on a building"
            s.noble[cell] = 1 + 2 * seat + (first == 0)
        s.stand[seat, first:last] = [*cells, *[NOWHERE] * (last - first - len(cells))]


def change_supply(game: Game, left: Mapping[str, int]) -> None:
    s = game.state
    numbers = game.edition.row.copy()
    e = read(numbers, game.rules.edition_dtype)
    if "stones" in left:
        e.stones, s.stones = e.stones - s.stones + left["stones"], left["stones"]
    if "bridges" in left:
        e.bridges, s.bridges = e.bridges - s.bridges + left["bridges"], left["bridges"]
    if "towers" in left:
        e.towers, s.tower_supply = e.towers - s.tower_supply + left["towers"], left["towers"]
    assert s.stones >= 0 and s.bridges >= 0 and s.tower_supply >= 0, "more than the box holds"
    game.edition = replace(game.edition, row=numbers, record=e)


# ---- places


def further(field: int, steps: int) -> int:
    return (field - 1 + steps) % FIELDS + 1


def cell_of(game: Game, place: Place) -> int:
    """By the board as it is drawn: letters are columns, numbers of gaps are rows."""
    if isinstance(place, int):
        return int(game.edition.record.cell[place])
    cell = SIDE * (int(place[1:]) - 1) + "abcdefghijkl".index(place[0])
    assert game.edition.record.field[cell] == 0, f"{place} is no gap"
    return cell


def place_of(game: Game, cell: int) -> Place:
    field = int(game.edition.record.field[cell])
    return field or f"{'abcdefghijkl'[cell % SIDE]}{cell // SIDE + 1}"


def lowest_field(game: Game, cells: Iterable[int]) -> int:
    return min(int(game.edition.record.field[cell]) for cell in cells if game.edition.record.field[cell] > 0)


# ---- looking at the table


def height(game: Game, place: Place) -> int:
    return int(game.state.height[cell_of(game, place)])


def heights(game: Game) -> dict[Place, int]:
    """Every cell that is built on."""
    return {place_of(game, cell): int(game.state.height[cell]) for cell in range(CELLS) if game.state.height[cell]}


def unit(game: Game, place: Place) -> set[Place]:
    """All cells of the unit that stands on a place; none on a bare one."""
    s = game.state
    here = s.unit[cell_of(game, place)]
    return {place_of(game, cell) for cell in range(CELLS) if here and s.unit[cell] == here}


def value(game: Game, place: Place) -> int:
    return int(game.state.value[game.state.unit[cell_of(game, place)]])


def flag(game: Game, place: Place) -> str | None:
    """The castle's name; nothing for a villa."""
    number = int(game.state.castle[game.state.unit[cell_of(game, place)]])
    return CASTLES[number - 1] if number else None


def grandees(game: Game, seat: int) -> set[Place]:
    return standing(game, seat, 0, GRANDEES)


def barons(game: Game, seat: int) -> set[Place]:
    return standing(game, seat, GRANDEES, NOBLES)


def standing(game: Game, seat: int, first: int, last: int) -> set[Place]:
    """Where nobles stand; both ways in which the state tells it must agree."""
    s = game.state
    mark = 1 + 2 * seat + (first == 0)
    places = {place_of(game, cell) for cell in range(CELLS) if s.noble[cell] == mark}
    assert places == {place_of(game, int(cell)) for cell in s.stand[seat, first:last] if cell != NOWHERE}
    return places


def money(game: Game) -> list[int]:
    return [int(real) for real in game.state.money[: game.players]]


def hand(game: Game, seat: int) -> list[int]:
    return [int(card) for card in game.state.hand[seat, : game.state.hand_size[seat]]]


def open_row(game: Game) -> list[int]:
    return [int(card) for card in game.state.row if card]


def deck(game: Game) -> list[int]:
    """From the top."""
    return [int(card) for card in game.state.deck[: game.state.deck_size][::-1]]


# ---- a board of another shape

CROSSROADS = "RRDRRRURRRRRRDDLLLLLDDRRRRRDDLLLLLDDRRRRDDLLLLLLLLLLUURRRRUULLLLUURUULU"
WAYS = {"R": (1, 0), "L": (-1, 0), "D": (0, 1), "U": (0, -1)}


def edition_file(folder: Path, name: str, path: str) -> str:
    """An edition whose track begins in the upper left corner and follows this path."""
    cells = [[0, 0]]
    for way in path:
        cells.append([cells[-1][0] + WAYS[way][0], cells[-1][1] + WAYS[way][1]])
    file = folder / f"{name}.toml"
    head = f'game = "alcazar"\nname = "{name}"\nbased_on = "kosmos-2009"\n'
    file.write_text(f'{head}[[board]]\nfields = [1, 72]\ncells = {cells}\nprovenance = "reconstructed"\n')
    return str(file)


def crossroads(folder: Path) -> str:
    """An edition whose gap b2 has a field on each side: 2 above, 70 below, 72 on the left, 4 on the right.

    There a bridge can join three units.
    """
    return edition_file(folder, "crossroads", CROSSROADS)
