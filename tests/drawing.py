"""Boards to draw, and how to read a drawing back."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import numpy as np

from tests.tiers import TIMES
from zoco.core.chance import CHANCE, new_dice, seed_dice
from zoco.core.editions import EditionFile, read_book
from zoco.core.layout import Row, read, row
from zoco.core.spec import GameSpec
from zoco.core.svg import MARKS

LENGTHS = (0, 60, 150, 5000)  # the last: to the end
EVERY = 5  # of them before every change: so all lengths and sizes come up
SPECTATOR = -1


def editions(rules: GameSpec) -> list[Path]:
    return [rules.edition.STANDARD, *sorted(rules.edition.VARIATIONS.glob("*.toml"))]


@cache
def edition(rules: GameSpec, path: Path) -> Row:
    return rules.edition.fill(EditionFile(read_book(path), rules.name, rules.edition.STANDARD))


def play(rules: GameSpec, path: Path, players: int, seed: int, decisions: int) -> Row:
    state, chance = row(rules.state_dtype), row(CHANCE)
    seed_dice(read(chance, CHANCE).dice, seed, 0)
    rules.kernel.new(edition(rules, path), state, chance, players)
    moves = np.zeros(decisions, np.int16)
    rules.kernel.play_on(edition(rules, path), state, chance, new_dice(seed, 1), rules.choices(), moves)
    return state


def look(rules: GameSpec, path: Path, state: Row, viewer: int) -> tuple[Any, Any]:
    out = row(rules.view_dtype)
    rules.kernel.view(edition(rules, path), state, viewer, out)
    return read(edition(rules, path), rules.edition_dtype), read(out, rules.view_dtype)


def at_first(rules: GameSpec, players: int) -> tuple[Any, Any]:
    """What seat 0 sees when a game begins."""
    standard = rules.edition.STANDARD
    return look(rules, standard, play(rules, standard, players, 1, 0), 0)


def views_of(rules: GameSpec) -> Iterator[tuple[Any, Any]]:
    """Views of games of every length, size and edition, by seats in turn and by spectators; some, or all of them."""
    sizes = range(rules.fewest_players, rules.most_players + 1)
    for k, (path, players, decisions) in enumerate(product(editions(rules), sizes, LENGTHS)):
        if not TIMES and k % EVERY:
            continue
        state = play(rules, path, players, k, decisions)
        yield look(rules, path, state, k % players)
        yield look(rules, path, state, SPECTATOR)


def parse(rules: GameSpec, e: Any, v: Any, **options: Any) -> ElementTree.Element:
    return ElementTree.fromstring(rules.svg.board(e, v, **options))


def having(tree: ElementTree.Element, name: str) -> dict[str, list[ElementTree.Element]]:
    """Every element with this data attribute, by what it says."""
    found: dict[str, list[ElementTree.Element]] = {}
    for part in tree.iter():
        if (value := part.get(f"data-{name}")) is not None:
            found.setdefault(value, []).append(part)
    return found


def tags(tree: ElementTree.Element, tag: str) -> list[ElementTree.Element]:
    return [part for part in tree.iter() if part.tag.rpartition("}")[2] == tag]


def texts(tree: ElementTree.Element) -> list[str]:
    return [str(part.text) for part in tags(tree, "text")]


def classes(tree: ElementTree.Element) -> list[str]:
    """The classes of everything in it."""
    return [look for part in tree.iter() for look in part.get("class", "").split()]


def pieces(tree: ElementTree.Element, line: str) -> list[ElementTree.Element]:
    """What lies in the only line of this name; nothing if there is none."""
    (found,) = having(tree, "line").get(line, [ElementTree.Element("g")])
    return [part for part in found if part.tag.endswith("}g")]


def chips(tree: ElementTree.Element, line: str) -> list[str]:
    return [" ".join(texts(piece)) for piece in pieces(tree, line)]


def marks(tree: ElementTree.Element) -> list[str]:
    """The colours of the players' marks in it, by their shapes."""
    shapes = {shape: colour for colour, shape in MARKS.items()}
    found = [(shapes[d], classes(part)[0]) for part in tags(tree, "path") if (d := part.get("d", "")) in shapes]
    assert all(look == f"f-{colour}" for colour, look in found)
    return [colour for colour, _ in found]


def spot(part: ElementTree.Element) -> tuple[float, float]:
    """Where a group lies in the group around it."""
    x, y = re.findall(r"-?[\d.]+", part.get("transform", "translate(0 0)"))[:2]
    return float(x), float(y)
