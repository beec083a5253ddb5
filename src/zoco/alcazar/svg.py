"""Alcázar's board as a picture: a standalone SVG. Drawn from what a seat may know, never from the full state."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

from zoco.alcazar.edition import CASTLES, COLOURS
from zoco.alcazar.notation import cell_name
from zoco.alcazar.state import AFTER_BUILDING, FIELDS, GRANDEES, MOST_VALUE, NOBLES, NOWHERE, SEATS, SIDE
from zoco.alcazar.text import (
    BoardWords,
    Bridge,
    Unit,
    board_cells,
    bridges,
    hand,
    is_over,
    known,
    noble_on,
    open_row,
    units,
)
from zoco.core.drawing import NAME, capital
from zoco.core.sheet import (
    CARD_HEIGHT,
    CARD_WIDTH,
    FRAME,
    LANDSCAPE,
    MARKS,
    PALETTE,
    PANEL_WIDTH,
    PANEL_X,
    SEATS_HEIGHT,
    STRIP_Y,
    WIDTH,
    Sheet,
    box,
    faded,
    group,
    hint,
    label,
    node,
    number,
    path,
    slot,
)

# A cell seen from above its corner: half its width, half its depth, the height of a stone. y grows to the lower left.
A, B, C = 30.3, 20.5, 15.5
SLANT = 34.1  # degrees: how the edges of a cell run
POLES = range(20, 104, 9)  # of flags
RIM, SLAB = 0.2, 20
FOOT = 629  # where the board ends below
HEADROOM = 40  # for a noble on the highest tower
FULL_SIZE = 22  # columns and rows of a board that fills the frame
SHADOW = (12, 4)  # of a stone on the ground
SKY = (10, 10, 320, 98)  # what is written in the sky
BEFORE = tuple((x, y) for x in range(6) for y in range(6) if x + y and abs(x - y) < 2)  # who may hide a cell

# Where the cards lie.
ROW_X, ROW_WIDTH = 142, 44
HAND_X = 432

SHARED = (
    *("paper", "card", "cardink", "ink", "faint", "line", "accent", "gold", "leaf", "wall", "bright", "shade", "roof"),
    *("roofshade", "window", "skin", "red", "blue", "green", "yellow"),
    *("redtint", "bluetint", "greentint", "yellowtint", "wood"),
)
OWN = {
    "white": ("#fdfaf2", "#f6f1e6"),
    "whitetint": ("#ece7dc", "#3b3c39"),
    "noon": ("#b9d7de", "#22343b"),
    "haze": ("#e6f1ee", "#31474e"),
    "sun": ("#fdf0bf", "#8d7d4e"),
    "sierra": ("#8fb0bd", "#2c434b"),
    "snow": ("#f6faf8", "#54717a"),
    "dust": ("#d9bd85", "#3c3526"),
    "earth": ("#e9d4a6", "#453c2b"),
    "furrow": ("#d3b67c", "#383023"),
    "lawn": ("#b3c184", "#36452b"),
    "bed": ("#98ad69", "#2b3822"),
    "orange": ("#e58a2b", "#d98a3c"),
    "azulejo": ("#2c619f", "#7db0e6"),
    "glaze": ("#d5e4ef", "#2d475f"),
    "water": ("#6fa9c4", "#2f5d73"),
    "tile": ("#fcf7ea", "#58503f"),
    "tileedge": ("#c9b48c", "#2e2a20"),
    "slabtop": ("#efdcb2", "#4d4431"),
    "slableft": ("#dcbf88", "#3e3627"),
    "slabright": ("#b28d54", "#2d271c"),
    "slabink": ("#5a4325", "#cdb78e"),
    "top": ("#fdf3da", "#b39d75"),
    "left": ("#ebd3a2", "#8a7551"),
    "right": ("#bd9860", "#5b4b32"),
    "limeleft": ("#fffdf6", "#aaa290"),
    "limeright": ("#d9cdb6", "#706a5d"),
    "terrace": ("#d07a50", "#9a5b3e"),
    "carved": ("#5a4325", "#1d1710"),
}
"""The same stone as in the other town, in full sun."""
TOGETHER = {role: PALETTE[role] for role in SHARED} | OWN
STROKES = ("line", "accent", "shade", "faint", "wood", "card", "azulejo", "tileedge", "furrow")


# The stones, around the middle of the ground they stand on


def face(side: int) -> str:
    """The wall to the lower left (-1) or to the lower right (1) of a stone."""
    return f"M{side * A} {-C}L0 {B - C}V{B}L{side * A} 0Z"


def top(z: float, inset: float = 0) -> str:
    a, b = A * (1 - inset), B * (1 - inset)
    return f"M{-a:.1f} {-z:.1f}L0 {-z - b:.1f} {a:.1f} {-z:.1f} 0 {-z + b:.1f}Z"


def cube(ground: str, left: str, right: str, *details: str) -> str:
    faces = ((top(C), ground), (face(-1), left), (face(1), right))
    return "".join(path(d, f"f-{look} o s-line") for d, look in faces) + "".join(details)


def opening(side: int, at: float, width: float, low: float, high: float) -> str:
    """A round-headed window or door in a wall; `at` is how far along the wall it begins."""
    x0, x1 = side * A * (1 - at), side * A * (1 - at - width)
    y0, y1 = B * at, B * (at + width)
    middle = f"{(x0 + x1) / 2:.1f} {(y0 + y1) / 2 - high - 4:.1f}"
    return f"M{x0:.1f} {y0 - low:.1f}V{y0 - high:.1f}Q{middle} {x1:.1f} {y1 - high:.1f}V{y1 - low:.1f}Z"


def windows(places: Iterable[float], width: float, low: float, high: float) -> str:
    return path("".join(opening(side, at, width, low, high) for side in (-1, 1) for at in places), "f-window")


def deck(in_a_row: bool, part: int) -> str:
    """One of the three parts of a bridge: the middle one is an arch, and only the long sides have an edge."""
    side = -1 if in_a_row else 1
    west, north, east, south = f"{-A} {-C}", f"0 {-C - B}", f"{A} {-C}", f"0 {B - C}"
    wall = face(side)
    if part == 1:
        wall = f"M{side * A} {-C}L0 {B - C}V{B}Q{side * A / 2} {B / 2 - C * 1.15:.1f} {side * A} 0Z"
    far, near = ((north, east), (west, south)) if in_a_row else ((north, west), (east, south))
    ends = {0: (west, north) if in_a_row else (east, north), 2: (east, south) if in_a_row else (west, south)}
    lines = [far, near, *([ends[part]] if part in ends else [])]
    rails = "".join(f"M{start}L{end}" for start, end in lines)
    parts = [path(face(-side), f"f-{'right' if in_a_row else 'left'} o s-line")] if part != 1 else []
    if part == 1:
        parts.append(path(face(side), "f-line", opacity=0.45))
    parts += [
        path(wall, f"f-lime{'left' if in_a_row else 'right'}"),
        path(top(C), "f-glaze"),
        path(rails, "no s-line", stroke_width=4.6, stroke_linecap="round"),
        path(rails, "no s-azulejo", stroke_width=2.6, stroke_linecap="round"),
        path(f"M{side * A} {-C}V0M0 {B - C}V{B}" if part == 1 else edge(side, part), "no o s-line"),
    ]
    return "".join(parts)


def edge(side: int, part: int) -> str:
    """The lower edge of a bridge's end, and its outer corner."""
    outer = f"M{side * A} {-C}V0" if part == 0 else f"M0 {B - C}V{B}"
    return f"M{side * A} 0L0 {B}{outer}"


COATS = (
    '<path class="f-card"/><path class="f-roof" d="M-2.5-11H2.5V-4H9V1H2.5V11H-2.5V1H-9V-4H-2.5Z"/>',
    '<path class="f-azulejo"/><path class="f-gold" d="M-4-11H4V11H-4Z"/>',
    '<path class="f-gold"/><path class="no s-azulejo" stroke-width="3" d="M-9-4q4.5-4 9 0t9 0M-9 3q4.5-4 9 0t9 0"/>',
    '<path class="f-card"/><circle cy="0" r="5.5" class="f-leaf"/><circle cy="0" r="2.4" class="f-roof"/>',
    '<path class="f-azulejo"/><path class="f-card" d="M-9 4 0-6 9 4V9L0-1-9 9Z"/>',
    '<path class="f-roof"/><path class="f-gold" d="M-9-11H0V0H9Q9 8 0 12V0H-9Z"/>',
    '<path class="f-leaf"/><path class="f-gold" d="M-9-11H-4L9 3Q8 7 5 9L-9-6Z"/>',
    '<path class="f-roof"/><path class="no s-card" stroke-width="3.4" d="M-8-10 6 9M8-10-6 9"/>',
)
SHIELD = "M-9-11H9V1Q9 8 0 12-9 8-9 1Z"

SYMBOLS = {
    **{f"mark-{seat}": MARKS[colour] for seat, colour in enumerate(COLOURS)},
    **LANDSCAPE,
    **{
        f"coat-{k}": art.replace('"/>', f'" d="{SHIELD}"/>', 1) + path(SHIELD, "no o s-line")
        for k, art in enumerate(COATS)
    },
    "tile": path(top(0), "f-tile s-tileedge") + path(top(0, 0.13), "no s-azulejo", opacity=0.35, stroke_width=0.9),
    "stone": cube("top", "left", "right"),
    "storey": cube("top", "left", "right", windows((0.2, 0.58), 0.2, 3.5, 9)),
    "villa": cube("terrace", "limeleft", "limeright", windows((0.16,), 0.2, 5, 9.5), windows((0.55,), 0.24, 0, 8.5)),
    "house": cube("terrace", "limeleft", "limeright", windows((0.2, 0.58), 0.2, 3.5, 9)),
    **{f"deck-{'xy'[way]}-{part}": deck(way == 0, part) for way in (0, 1) for part in (0, 1, 2)},
    "glow": path(top(0, 0.06), "no s-accent", stroke_width=3.2),
    "hidden": path(top(0), "no s-card", stroke_width=1.4, stroke_dasharray="4 3", opacity=0.75),
    "baron": """
<ellipse cx="4" cy="0" rx="11" ry="3.4" class="f-line shadow"/>
<path class="o s-line" d="M-9.5 0C-10.5-10-5.5-15 0-15S10.5-10 9.5 0Q0 3-9.5 0Z"/>
<path class="f-line shadow" d="M3-14.6C8-12 10-7 9.5 0Q7 1 4 1.3 6-8 3-14.6Z"/>
<circle cy="-17.6" r="4.6" class="f-skin o s-line"/>
<path class="o s-line" d="M-6.4-19Q-7-23.5 0-23.8 7.6-23.4 6.2-19 0-21.4-6.4-19Z"/>
""",
    "grandee": """
<ellipse cx="5" cy="0" rx="13" ry="3.8" class="f-line shadow"/>
<path class="o s-line" d="M-11.5 0C-13-12-7-20.5 0-20.5S13-12 11.5 0Q0 3.6-11.5 0Z"/>
<path class="f-line shadow" d="M3.6-20C9.5-17 12.5-9 11.5 0Q8.5 1.2 5 1.6 7.4-10 3.6-20Z"/>
<path class="f-card o s-line" d="M-8-20.4Q0-16 8-20.4 7-24 0-24T-8-20.4Z"/>
<circle cy="-25" r="5" class="f-skin o s-line"/>
<path class="f-gold o s-line" d="M-7-27.5-8.2-36.5-3.6-32.4 0-38.4 3.6-32.4 8.2-36.5 7-27.5Q0-30 -7-27.5Z"/>
""",
    "cardback": '<use href="#back" transform="translate(-7 -11) scale(.23)"/>',
    "towercard": '<use href="#towerback" transform="translate(-7 -11) scale(.23)"/>',
    "back": """
<path class="f-azulejo o s-line" d="M4 0H54Q58 0 58 4V90Q58 94 54 94H4Q0 94 0 90V4Q0 0 4 0Z"/>
<path class="no s-card" stroke-width="1.5" d="M5 5H53V89H5Z"/>
<path class="f-glaze" d="M29 5 41 26 29 47 17 26ZM29 47 41 68 29 89 17 68ZM5 26 17 47 5 68ZM53 26 41 47 53 68Z"/>
<path class="f-gold" d="M29 17 34 26 29 35 24 26ZM29 59 34 68 29 77 24 68Z"/>
""",
    "towerback": """
<path class="f-terrace o s-line" d="M4 0H54Q58 0 58 4V90Q58 94 54 94H4Q0 94 0 90V4Q0 0 4 0Z"/>
<path class="no s-card" stroke-width="1.5" d="M5 5H53V89H5Z"/>
<path class="f-top o s-line" d="M15 86V28H11V14H18V20H25V14H33V20H40V14H47V28H43V86Z"/>
<path class="f-right" d="M35 86V28H43V86Z"/>
<path class="f-window" d="M20 40Q23 34 26 40V50H20ZM22 86V74Q29 64 36 74V86Z"/>
""",
    "coin": """
<circle r="9" class="f-gold o s-line"/>
<circle r="6.2" class="no s-card" stroke-width="1"/>
<path class="f-card" d="M-3.6 4V-3.4H-1.8V-1H-.9V-3.4H.9V-1H1.8V-3.4H3.6V4Z"/>
""",
    "block": '<use href="#stone" transform="translate(0 5) scale(.4)"/>',
    "bridge": """
<path class="f-glaze o s-line" d="M-12-3-6-8H12L6-3Z"/>
<path class="f-limeleft o s-line" d="M-12-3H6V8H3Q2 1-3 1T-9 8H-12Z"/>
<path class="f-right o s-line" d="M6-3 12-8V3L6 8Z"/>
""",
    "pennant": """
<path class="no s-line" stroke-width="2" d="M-7 10V-11"/>
<path class="f-card o s-line" d="M-7-10H9L5-4.5 9 1H-7Z"/>
<path class="f-azulejo" d="M-6.4-9.4H-2V.4H-6.4Z"/>
""",
    "orangetree": """
<ellipse cx="4" cy="0" rx="8" ry="2.6" class="f-line shadow"/>
<path class="no s-wood" stroke-width="2.4" d="M0 0V-7"/>
<circle cy="-12" r="7.4" class="f-leaf o s-line"/>
<path class="f-orange" d="M-4-14h2.6v2.6h-2.6ZM1-17h2.6v2.6H1ZM1.500-10.500h2.600v2.600h-2.600Z"/>
""",
    "hedge": path(top(0, 0.3), "f-bed") + path(top(0, 0.62), "f-lawn"),
    "pool": path(top(0, 0.24), "f-tile o s-line")
    + path(top(0, 0.4), "f-water o s-azulejo")
    + '<path class="no s-card" stroke-width="1.2" d="M-8-1h6M1 3h7M-2-4h5"/>',
    "fountain": """
<use href="#pool"/>
<path class="f-limeright o s-line" d="M-3 1V-8H3V1Z"/>
<ellipse cy="-9" rx="10" ry="3.6" class="f-limeleft o s-line"/>
<ellipse cy="-10" rx="7" ry="2.2" class="f-water"/>
<path class="no s-card" stroke-width="1.4" d="M0-10V-19M0-19Q-6-20-7-12M0-19Q6-20 7-12"/>
""",
}
"""Small drawings; what stands does so above its foot."""

SHEET = Sheet("za", COLOURS, TOGETHER, STROKES, SYMBOLS)
draw, mark, counter = SHEET.draw, SHEET.mark, SHEET.counter


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> str:
    """The board as this view shows it."""
    w = BoardWords(names, language)
    sky = SHEET.banner(w("title"), w.now(v, NAME), None if is_over(v) else int(v.seat))
    return SHEET.picture(
        f"{w('title')}: {w.now(v)}",
        w("description", players=int(v.players), now=f"{capital(w.now(v))}."),
        *SHEET.framed(scenery(), sky, city(e, v, w)),
        *seats(v, w),
        supplies(e, v, w),
        little_map(e),
        table(e, v, w),
        cards(e, v, w),
    )


# The land without anybody in it


@cache
def scenery() -> str:
    """From the back to the front: sky, snow, hills with olives, dust."""
    x, y, width, height = FRAME
    layers = [box(x, y, width, height, "f-noon"), *daylight()]
    layers.append(path("M10 214 80 176 118 190 176 142 236 186 290 168 360 206 430 160 500 196V260H10Z", "f-sierra"))
    layers.append(path("M430 190 520 128 560 152 622 112 668 148 712 124V270H400Z", "f-sierra"))
    layers.append(path("M146 164 176 142 204 162 190 160 176 170 164 158Z", "f-snow"))
    layers.append(
        path("M489 150 520 128 548 145 532 144 520 156 508 146ZM594 130 622 112 648 132 634 130 620 142Z", "f-snow")
    )
    layers.append(path("M10 236Q90 196 190 220T380 214 560 206 712 222V634H10Z", "f-dust"))
    layers.append(path("M10 288Q140 246 300 268T712 262V634H10Z", "f-earth"))
    layers += groves()
    return "".join(layers)


def daylight() -> Iterator[str]:
    """The sun stands at the upper left, as the walls say."""
    yield node("circle", cx=40, cy=24, r=132, class_="f-sun", opacity=0.35)
    yield node("circle", cx=40, cy=24, r=92, class_="f-sun")
    yield path("M250 60Q300 34 352 52 400 30 448 56 400 64 352 62 300 72 250 60Z", "f-haze")
    yield path("M520 44Q566 24 612 40 660 26 712 40V62Q640 54 600 62 560 52 520 44Z", "f-haze")
    yield path("M380 104Q430 88 480 100 530 90 570 104 510 112 470 110 420 114 380 104Z", "f-haze")


def groves() -> Iterator[str]:
    """Olives in rows, a farm on either side, furrows in the dust."""
    furrows = "".join(f"M10 {y}Q120 {y + 18} 300 {y + 96}" for y in range(420, 640, 26))
    furrows += "".join(f"M712 {y}Q600 {y + 18} 420 {y + 96}" for y in range(420, 640, 26))
    yield path(furrows, "no s-furrow", stroke_width=3, stroke_dasharray="26 9")
    chance = Random(1248)
    for y in range(246, 330, 14):
        for x in (*range(20, 250, 23), *range(480, 706, 23)):
            if chance.random() < 0.62:
                size = 0.34 + (y - 240) / 260
                yield draw("orangetree", x + chance.random() * 12, y + chance.random() * 6, size)
    for kind, x, y, size in ((1, 30, 262, 0.9), (2, 62, 262, 0.8), (3, 640, 256, 0.9), (0, 668, 257, 0.9)):
        yield draw(f"house-{kind}", x, y, size)
    for x, y, size in (
        (20, 596, 1.5),
        (38, 606, 1.2),
        (58, 618, 1.5),
        (696, 600, 1.5),
        (676, 610, 1.15),
        (660, 622, 1.4),
    ):
        yield draw("cypress", x, y, size)
    for k in range(7):
        yield draw("orangetree", 88 + k * 23, 574 + k * 8, 1.05)
        yield draw("orangetree", 632 - k * 23, 574 + k * 8, 1.05)


# The city


class Caption(NamedTuple):
    """Where the name of a cell is written on its top, and how large; not at all where everything is hidden."""

    x: float
    y: float
    size: float

    def area(self, words: str) -> "Area":
        width = self.size * 0.68 * len(words)
        return Area(self.x - width / 2, self.y - self.size * 0.37, width, self.size * 0.74)

    def write(self, words: str, look: str) -> str:
        """A gap's name leans, so that nobody takes l8 for 18."""
        slope = "" if words.isdecimal() else "italic"
        return label(self.x, self.y + self.size * 0.36, words, self.size, f"serif mid {look}", font_style=slope)


class Area(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def shared(self, other: "Area") -> float:
        """How much of both lies on one another."""
        across = min(self.x + self.width, other.x + other.width) - max(self.x, other.x)
        if across <= 0:
            return 0.0
        return across * max(0.0, min(self.y + self.height, other.y + other.height) - max(self.y, other.y))

    def corners(self) -> Iterator[tuple[float, float]]:
        for x in (self.x, self.x + self.width):
            yield x, self.y
            yield x, self.y + self.height

    def moved(self, x: float, y: float) -> "Area":
        return self._replace(x=self.x + x, y=self.y + y)


class City(NamedTuple):
    """What is known about every cell before it is drawn."""

    e: Any
    v: Any
    w: BoardWords
    units: list[Unit]
    bridges: list[Bridge]
    nobles: dict[int, tuple[int, bool]]
    levels: dict[int, dict[int, str]]
    """The symbol on each level of a built cell, from the ground up; levels below a bridge may be missing."""


Captions: TypeAlias = dict[int, Caption | None]
Taken: TypeAlias = list[tuple[Area, float]]
ON_A_TOP = (
    *(Caption(0, 0, 17), Caption(0, -4, 16), Caption(5, -3, 15), Caption(-5, -3, 15), Caption(0, -7, 14)),
    *(Caption(9, -2, 13), Caption(-9, -2, 13), Caption(0, 7, 13), Caption(12, -1, 12), Caption(-12, -1, 12)),
)
BEFORE_A_NOBLE = (
    Caption(0, 9.5, 12),
    Caption(0, 8.6, 11),
    Caption(-19, 1, 11),
    Caption(19, 1, 11),
    Caption(-17, -3, 11),
)


def city(e: Any, v: Any, w: BoardWords) -> str:
    found, spans = units(e, v), bridges(v)
    levels = {cell: stack(v, cell, spans) for cell in board_cells(e) if v.height[cell]}
    nobles = {cell: noble for cell in levels if (noble := noble_on(v, cell))}
    c = City(e, v, w, found, spans, nobles, levels)
    columns, rows = int(e.columns), int(e.rows)
    highest = min((middle(cell, float(v.height[cell]))[1] for cell in c.levels), default=0.0) - HEADROOM
    depth = (columns + rows - 1 + 2 * RIM) * B + SLAB
    scale = min(1, FULL_SIZE / (columns + rows), (FOOT - FRAME[1]) / (depth - highest))
    x = FRAME[0] + FRAME[2] / 2 - scale * (columns - rows) * A / 2
    y = FOOT - scale * depth
    order = sorted(board_cells(e), key=lambda cell: cell % SIDE + cell // SIDE)
    captions = {cell: caption(c, cell) for cell in order if e.field[cell] or v.height[cell]}
    sheet = Area((FRAME[0] - x) / scale, (FRAME[1] - y) / scale, FRAME[2] / scale, FRAME[3] / scale)
    parts = [*lawn(columns, rows), *ground(c, captions), shadows(c), *slab(columns, rows)]
    parts += [part for cell in order for part in standing(c, cell, captions)]
    taken = legible(c, captions, sheet)
    parts += [*hidden(c, captions, taken), *signs(c, taken, sheet)]
    return group(x, y, *parts, scale=scale)


def spot(x: float, y: float, z: float = 0) -> tuple[float, float]:
    return (x - y) * A, (x + y) * B - z * C


def middle(cell: int, z: float = 0) -> tuple[float, float]:
    return spot(cell % SIDE, cell // SIDE, z)


def stack(v: Any, cell: int, spans: Sequence[Bridge]) -> dict[int, str]:
    """The symbols of a cell by level: stones, parts of bridges, and nothing where one looks through an arch."""
    height = int(v.height[cell])
    stone, storey = ("stone", "storey") if v.castle[v.unit[cell]] else ("villa", "house")
    levels = {level: storey if level > 1 or height > 1 else stone for level in range(1, height + 1)}
    levels[height] = stone if height > 1 else storey if v.castle[v.unit[cell]] else "villa"
    for bridge in spans:
        if cell in bridge.cells:
            part = bridge.cells.index(cell)
            levels[bridge.level] = f"deck-{'x' if bridge.in_a_row else 'y'}-{part}"
            if part == 1:
                for level in range(bridge.under + 1, bridge.level):
                    levels.pop(level, None)
    return dict(sorted(levels.items()))


def diamond(low: float, right: float, bottom: float) -> list[tuple[float, float]]:
    """The corners of a piece of ground: left, back, right, front."""
    return [spot(x, y) for x, y in ((low, bottom), (low, low), (right, low), (right, bottom))]


def line(points: Iterable[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def lawn(columns: int, rows: int) -> Iterator[str]:
    """The ground the city lies on, with its shadow on the land."""
    rim = diamond(-0.5 - RIM, columns - 0.5 + RIM, rows - 0.5 + RIM)
    (wx, wy), _, (ex, ey), (sx, sy) = rim
    yield path(line(((wx, wy), (wx + 90, wy + SLAB + 16), (sx, sy + SLAB + 8), (ex, ey + SLAB))), "f-line shadow")
    yield path(line(rim), "f-slabtop o s-line")
    garden = line(diamond(-0.5, columns - 0.5, rows - 0.5))
    yield node("clipPath", path(garden, ""), id=f"za-ground-{columns}-{rows}")
    yield path(garden, "f-lawn s-tileedge")


def slab(columns: int, rows: int) -> Iterator[str]:
    """The front edges of the ground; columns and rows are named along them."""
    right, bottom = columns - 0.5 + RIM, rows - 0.5 + RIM
    (wx, wy), _, (ex, ey), (sx, sy) = diamond(-0.5 - RIM, right, bottom)
    yield path(line(((wx, wy), (sx, sy), (sx, sy + SLAB), (wx, wy + SLAB))), "f-slableft o s-line")
    yield path(line(((ex, ey), (sx, sy), (sx, sy + SLAB), (ex, ey + SLAB))), "f-slabright o s-line")
    for x in range(columns):
        yield slanted(*spot(x, bottom), SLAB / 2 + 4.5, chr(ord("a") + x), SLANT, "f-slabink")
    for y in range(rows):
        yield slanted(*spot(right, y), SLAB / 2 + 4.5, y + 1, -SLANT, "f-top")


def slanted(x: float, y: float, below: float, words: object, degrees: float, look: str, size: float = 13) -> str:
    """Words on a wall."""
    turn = f"translate({number(x)} {number(y + below)}) skewY({number(degrees)})"
    return node("g", label(0, 0, words, size, f"serif mid {look}"), transform=turn)


def ground(c: City, captions: Captions) -> Iterator[str]:
    """Fields as tiles, those not built on with their number; gaps as gardens."""
    for cell in board_cells(c.e):
        x, y = middle(cell)
        field = int(c.e.field[cell])
        if not field:
            yield draw("pool" if garden(c.e, cell) == "pool" else "hedge", x, y)
        elif c.v.height[cell]:
            yield draw("tile", x, y)
        else:
            spoken = captions[cell]
            written = spoken.write(str(field), "f-azulejo") if spoken else ""
            words = hint(c.w("field", place=field))
            yield group(x, y, words, draw("tile", 0, 0), written, data_field=field, data_height=0)


def garden(e: Any, cell: int) -> str:
    """What is in a gap: always the same, wherever it is drawn."""
    if 2 * (cell % SIDE) == e.columns - 1 and 2 * (cell // SIDE) == e.rows - 1:
        return "fountain"
    return Random(cell).choice(("orangetree", "orangetree", "cypress", "pair", "pool", "hedge", "hedge"))


def plant(c: City, cell: int) -> str:
    x, y = middle(cell)
    kind = garden(c.e, cell)
    if kind == "pair":
        return draw("orangetree", x - 10, y + 1, 0.8) + draw("orangetree", x + 9, y + 6, 0.86)
    if kind in {"fountain", "orangetree", "cypress"}:
        return draw(kind, x, y + (0 if kind == "fountain" else 4), 0.7 if kind == "cypress" else 1)
    return ""


def shadows(c: City) -> str:
    """One shape, so that two shadows on one place are no darker than one."""
    d = []
    for cell, levels in c.levels.items():
        for level in levels:
            x, y = middle(cell)
            x, y = x + SHADOW[0] * (level - 1), y + SHADOW[1] * (level - 1)
            dx, dy = SHADOW
            d.append(f"M{x - A:.1f} {y:.1f}l{A} {-B} {dx} {dy} {A} {B} {-A} {B} {-dx} {-dy}Z")
    inside = f"url(#za-ground-{c.e.columns}-{c.e.rows})"
    return path("".join(d), "f-line shadow", clip_path=inside) if d else ""


def standing(c: City, cell: int, captions: Captions) -> Iterator[str]:
    """A cell as it rises from the ground, with the noble on top."""
    if not c.e.field[cell]:
        yield plant(c, cell)
    if cell not in c.levels:
        return
    height, name = int(c.v.height[cell]), cell_name(c.e, cell)
    kind = "field" if c.e.field[cell] else "gap"
    unit = next(unit for unit in c.units if cell in unit.cells)
    words = c.w("built", place=c.w(kind, place=name), unit=unit_words(c.w, unit), height=height)
    stones = (storey(c, cell, level, symbol) for level, symbol in c.levels[cell].items())
    place: dict[str, object] = {f"data_{kind}": name}
    inside = node("g", hint(words), *stones, *roof(c, cell, captions[cell]), data_height=height, **place)
    yield group(*middle(cell), inside)


def unit_words(w: BoardWords, unit: Unit) -> str:
    if unit.flag is None:
        return w("villa", value=unit.value)
    return w("castle", name=CASTLES[unit.flag], value=unit.value)


def storey(c: City, cell: int, level: int, symbol: str) -> str:
    """A stone or a part of a bridge. The middle part tells of the whole bridge."""
    stone = draw(symbol, 0, -C * (level - 1))
    for bridge in c.bridges:
        if bridge.cells[1] == cell and bridge.level == level:
            start, end = cell_name(c.e, bridge.cells[0]), cell_name(c.e, bridge.cells[2])
            words = hint(c.w("bridge", **{"from": start, "to": end}, level=level))
            return node("g", words, stone, data_bridge=f"{start}-{end}", data_level=level)
    return stone


def roof(c: City, cell: int, written: Caption | None) -> Iterator[str]:
    """On top of a cell: its number, its height where a wall has room for it, its noble; new cells glow."""
    height = int(c.v.height[cell])
    symbol = c.levels[cell][height]
    noble = c.nobles.get(cell)
    if c.v.phase == AFTER_BUILDING and cell in c.v.new_cell:
        yield draw("glow", 0, -C * height)
    if written:
        look = {"deck": "f-azulejo", "villa": "f-card", "house": "f-card"}.get(symbol.split("-")[0], "f-carved")
        yield written._replace(y=written.y - C * height).write(cell_name(c.e, cell), look)
    if height > 1 and not symbol.startswith("deck"):
        yield from level_mark(c, cell, height)
    if noble:
        yield figure(c, cell, *noble)


def level_mark(c: City, cell: int, height: int) -> Iterator[str]:
    """The height, carved into a wall of the top stone that nothing hides."""
    x, y = cell % SIDE, cell // SIDE
    walls = ((-1, SIDE, y + 1 < c.e.rows), (1, 1, x + 1 < c.e.columns))
    for side, step, inside in walls:
        if not inside or c.v.height[cell + step] < height:
            yield slanted(side * A / 2, B / 2 - C * height, C / 2 + 4.5, height, -side * SLANT, "f-carved", 12.5)
            return


def caption(c: City, cell: int) -> Caption | None:
    """Where a cell's name can be read: on the middle of its top, behind a tall neighbour, or before its noble.

    Nowhere if the noble's mark is hidden: a sign will tell both.
    """
    x, y = middle(cell, float(c.v.height[cell]))
    name, noble = cell_name(c.e, cell), cell in c.nobles
    if noble and covered(c, cell, x, y - 9):
        return None
    for place in BEFORE_A_NOBLE if noble else ON_A_TOP:
        if not any(covered(c, cell, x + dx, y + dy) for dx, dy in place.area(name).corners()):
            return place
    return None


def person(seat: int, grandee: bool, x: float, y: float, scale: float = 1) -> str:
    """In the player's colour, with the player's mark on the breast."""
    kind = "grandee" if grandee else "baron"
    ink = "f-cardink" if COLOURS[seat] == "white" else "f-card"
    body = draw(kind, 0, 0, class_=f"f-{COLOURS[seat]}")
    return group(
        x, y, body, draw(f"mark-{seat}", 0, -8 if grandee else -6, 0.6 if grandee else 0.5, class_=ink), scale=scale
    )


def figure(c: City, cell: int, seat: int, grandee: bool) -> str:
    kind, height = "grandee" if grandee else "baron", int(c.v.height[cell])
    words = hint(c.w(f"{kind}-of", name=c.w.names[seat], level=height))
    who = person(seat, grandee, 0, -C * height - 1)
    return node("g", words, who, data_noble=kind, data_owner=seat, data_place=cell_name(c.e, cell))


# What must be read although something stands before it


def legible(c: City, captions: Captions, sheet: Area) -> Taken:
    """What no sign should hide, and how bad it would be."""
    taken = [(Area(*SKY).moved(sheet.x - FRAME[0], sheet.y - FRAME[1]), 5.0)]
    for cell, written in captions.items():
        x, y = middle(cell, float(c.v.height[cell]))
        if cell in c.nobles:
            size = 38 if c.nobles[cell][1] else 24
            taken.append((Area(x - 11, y - size, 22, size + 2), 8.0))
        if written:
            taken.append((written.area(cell_name(c.e, cell)).moved(x, y), 4.0))
    return taken


def hidden(c: City, captions: Captions, taken: Taken) -> Iterator[str]:
    """The names of cells behind a tower, and the marks of who stands there."""
    for cell, written in captions.items():
        x, y = middle(cell, float(c.v.height[cell]))
        if written:
            continue
        noble = c.nobles.get(cell)
        name = cell_name(c.e, cell)
        width = 6 + 8 * len(name) + 15 * (noble is not None)
        around = [Area(x + dx * 6 - width / 2, y + dy * 5 - 8, width, 16) for dx in range(-3, 4) for dy in range(-4, 3)]
        spread = [abs(area.x + width / 2 - x) + abs(area.y + 8 - y) for area in around]
        costs = [
            near + sum(bad * area.shared(other) for other, bad in taken)
            for near, area in zip(spread, around, strict=True)
        ]
        area = around[costs.index(min(costs))]
        taken.append((area, 8.0))
        plate = [box(0, 0, width, 16, "f-card o s-line", radius=8, opacity=0.94)]
        plate.append(label(3 + 4 * len(name), 12.5, name, 12, "serif mid f-cardink"))
        if noble:
            plate.append(mark(noble[0], width - 11, 8, 0.6 if noble[1] else 0.45))
        yield draw("hidden", x, y) + group(area.x, area.y, *plate)


def covered(c: City, cell: int, x: float, y: float) -> bool:
    """Whether something on a cell before this one hides the point."""
    for dx, dy in BEFORE:
        front = cell + dx + SIDE * dy
        if front not in c.levels or cell % SIDE + dx >= SIDE:
            continue
        fx, fy = middle(front)
        slope = B * (1 - abs(x - fx) / A)
        if slope <= 0:
            continue
        levels = c.levels[front]
        if any(fy - C * level - slope < y < fy - C * (level - 1) + slope for level in levels):
            return True
        if front in c.nobles and abs(x - fx) < 10:
            roof_y = fy - C * max(levels)
            if roof_y - (34 if c.nobles[front][1] else 23) < y < roof_y:
                return True
    return False


# Flags and values


def signs(c: City, taken: Taken, sheet: Area) -> Iterator[str]:
    """The flag of every castle and the value of every villa, where they hide as little as possible."""
    for unit in c.units:
        size = (20, 19) if unit.flag is None else (56 + 7.3 * len(CASTLES[unit.flag]), 20)
        x, y, pole, side = best_place(c, unit, size, taken, sheet)
        corner = x if side > 0 else x - size[0]
        taken.append((Area(corner - 2, y - pole - 2, size[0] + 4, size[1] + 4), 8.0))
        yield group(x, y, *(tag(c, unit, pole, side) if unit.flag is None else flag(unit, pole, side, size[0])))


def best_place(
    c: City, unit: Unit, size: tuple[float, float], taken: Taken, sheet: Area
) -> tuple[float, float, float, int]:
    """Foot and height of the pole, and the side to which the cloth flies."""
    width, height = size
    best = (float("inf"), 0.0, 0.0, 0.0, 1)
    for cell, side in product(unit.cells, (1, -1)):
        x, y = middle(cell, float(c.v.height[cell]))
        x, y = (x + side * 16, y - 6) if cell in c.nobles else (x, y - B * 0.45)
        here = 30 * (side < 0) + 60 * (cell in c.nobles) + 200 * covered(c, cell, x, y) - 12 * int(c.v.height[cell])
        left = x if side > 0 else x - width
        reach = Area(min(left, x - 2), y - POLES[-1], width + 2, POLES[-1])
        near = [(other, bad) for other, bad in taken if reach.shared(other)]
        for pole in POLES:
            cloth = Area(left, y - pole, width, height)
            cost = here + pole * 2.5 + 20 * (width * height - cloth.shared(sheet))
            cost += sum(
                bad * (cloth.shared(other) + Area(x - 2, y - pole, 4, pole).shared(other)) for other, bad in near
            )
            best = min(best, (cost, x, y, float(pole), side))
    return best[1:]


def flag(unit: Unit, pole: float, side: int, width: float) -> Iterator[str]:
    """The castle's coat, name and value on a cloth with two tails."""
    name = CASTLES[unit.flag or 0]
    x = 0 if side > 0 else 8 - width
    tail = f"M0 {-pole}H{side * width}l{-side * 6} 10 {side * 6} 10H0Z"
    yield path(f"M0 0V{-pole - 4}", "no s-line", stroke_width=2.4, stroke_linecap="round")
    cloth = [
        path(tail, "f-card o s-line"),
        draw(f"coat-{unit.flag}", x + 11, 10 - pole, 0.62),
        label(x + 20, 14 - pole, name, 12, "f-cardink"),
        box(x + width - 34, 2 - pole, 23, 16, "f-gold", radius=3),
        label(x + width - 22.5, 15 - pole, unit.value, 13.5, "serif mid f-cardink"),
    ]
    yield node("g", *cloth, data_castle=name, data_value=unit.value)


def tag(c: City, unit: Unit, pole: float, side: int) -> Iterator[str]:
    """A little gable with the value."""
    x = side * 10
    yield path(f"M0 0V{12 - pole}L{x} {12 - pole}", "no s-line", stroke_width=1.6)
    house = path(f"M{x - 9} {18 - pole}V{6 - pole}L{x} {-pole}L{x + 9} {6 - pole}V{18 - pole}Z", "f-roof o s-line")
    words = hint(unit_words(c.w, unit))
    value = label(x, 16 - pole, unit.value, 12, "serif mid f-card")
    yield node("g", words, house, value, data_villa=cell_name(c.e, unit.cells[0]), data_value=unit.value)


# Panels


def seats(v: Any, w: BoardWords) -> Iterator[str]:
    height = SEATS_HEIGHT / v.players - 6
    for seat in range(v.players):
        yield group(PANEL_X, 10 + seat * (height + 6), *possessions(v, w, seat, height), data_seat=seat)


def possessions(v: Any, w: BoardWords, seat: int, height: float) -> Iterator[str]:
    """Name; money and cards; nobles; known cards: one below the other, larger where fewer seats share the room."""
    yield from SHEET.plate(seat, w.names[seat], height, height * 0.15, v.seat == seat and not is_over(v))
    scale = min(height / 92, 1.25)
    counts = (
        ("coin", v.money[seat], "money"),
        ("cardback", v.hand_size[seat], "cards"),
        ("towercard", v.towers[seat], "towers"),
    )
    for (symbol, count, word), x in zip(counts, (27, 112, 182), strict=True):
        yield group(x, height * 0.39, counter(symbol, 0, 0, int(count), 1, w(word)), scale=scale)
    if v.out[seat]:
        yield label(PANEL_WIDTH - 12, height * 0.15 + 5, w("out"), 13, "end f-accent")
    for k in range(NOBLES):
        yield courtier(v, w, seat, k, 27 + k * 30.5, height * 0.6 + 10 * scale, min(scale, 1.1))
    cards = known(v, seat)
    room = min(24, (PANEL_WIDTH - 24) / max(len(cards), 1))
    for k, card in enumerate(cards):
        yield group(16 + k * room, height * 0.87 - 8.5, *chip(w, card, room - 2), data_known=card)


def courtier(v: Any, w: BoardWords, seat: int, k: int, x: float, y: float, scale: float) -> str:
    """A noble with the level it stands on; pale while in supply."""
    kind, cell = "grandee" if k < GRANDEES else "baron", int(v.stand[seat, k])
    body = person(seat, k < GRANDEES, 0, 0, scale * (0.52 if k < GRANDEES else 0.68))
    if cell == NOWHERE:
        words = hint(w(f"{kind}-waiting", name=w.names[seat]))
        return group(x, y, words, node("g", body, opacity=0.38), data_waiting=kind)
    level = int(v.height[cell])
    words = hint(w(f"{kind}-of", name=w.names[seat], level=level))
    return group(x, y, words, body, label(8 * scale, -1, level, 14, "serif f-ink"), data_level=level)


def chip(w: BoardWords, card: int, width: float) -> Iterator[str]:
    """A card that all know to be in a hand."""
    yield hint(f"{w('known')}: {card}")
    yield box(0, 0, width, 16, "f-card o s-line", radius=2.5)
    yield label(width / 2, 12.5, card, min(13, width * 0.66), "serif mid f-cardink")


def supplies(e: Any, v: Any, w: BoardWords) -> str:
    """The value of every castle, up to fifty, and what is left to build with."""
    top_y = 10 + SEATS_HEIGHT + 2
    parts = [box(0, 0, PANEL_WIDTH, FRAME[1] + FRAME[3] - top_y, "no s-faint", radius=8, stroke_width=1)]
    parts.append(label(10, 17, capital(w("castles")), 12, "f-faint"))
    parts.append(label(PANEL_WIDTH - 10, 17, f"1 – {MOST_VALUE}", 12, "end f-faint"))
    values = {unit.flag: unit.value for unit in units(e, v) if unit.flag is not None}
    for k, name in enumerate(CASTLES):
        x, y = 10 + k // 4 * 128, 24 + k % 4 * 30
        parts.append(group(x, y, *plaque(k, name, values.get(k)), class_=faded(k in values)))
    counts = (("block", v.stones, "stones"), ("bridge", v.bridges, "bridges"), ("pennant", v.flag_supply, "flags"))
    for k, (symbol, count, word) in enumerate(counts):
        parts.append(counter(symbol, 26 + k * 84, 168, int(count), 1, w(word)))
    return group(PANEL_X, top_y, *parts)


def plaque(k: int, name: str, value: int | None) -> Iterator[str]:
    """A coat of arms, and how far its castle has come on the way to fifty."""
    yield draw(f"coat-{k}", 10, 12, 0.84)
    yield label(23, 13, name, 13, "serif f-ink")
    yield box(23, 18, 95, 5, "f-card", radius=2.5)
    if value is not None:
        yield box(23, 18, 95 * min(value, MOST_VALUE) / MOST_VALUE, 5, "f-gold", radius=2.5)
        yield label(118, 13.5, value, 15, "serif end f-ink")
    yield box(23, 18, 95, 5, "no s-line", radius=2.5, stroke_width=0.8)


# Cards


def map_name(e: Any) -> str:
    """Two boards on one page may wind in different ways."""
    return f"map-{crc32(e.cell.tobytes()):x}"


def little_map(e: Any) -> str:
    """The track as it winds over a card."""
    track = line(map_spot(e, field) for field in range(1, FIELDS + 1))
    drawn = path(track, "no s-shade", stroke_width=2.3, stroke_linejoin="round")
    return node("defs", node("g", drawn, id=f"za-{map_name(e)}", class_="za"))


def map_spot(e: Any, field: int) -> tuple[float, float]:
    x, y = int(e.cell[field]) % SIDE - (int(e.columns) - 1) / 2, int(e.cell[field]) // SIDE - (int(e.rows) - 1) / 2
    scale = 46 / (int(e.columns) + int(e.rows) - 2)
    return (x - y) * scale, (x + y) * scale * 0.72


def card(e: Any, number_: int, width: float = CARD_WIDTH) -> Iterator[str]:
    """A large number, and where its field lies."""
    size = width / CARD_WIDTH
    yield box(0, 0, width, CARD_HEIGHT, "f-card o s-line", radius=4)
    yield label(width / 2, 36, number_, width * 0.6, "serif mid f-cardink")
    x, y = map_spot(e, number_)
    dot = node("circle", cx=x, cy=y, r=4.4, class_="f-accent o s-line")
    yield group(width / 2, 68, draw(map_name(e), 0, 0), dot, scale=size)


def table(e: Any, v: Any, w: BoardWords) -> str:
    """The deck, the tower cards, and the open row."""
    piles = (("deck", SHEET.pile(int(v.deck_size))), ("towers", SHEET.pile(int(v.tower_supply), "towerback")))
    parts = []
    for k, (word, content) in enumerate(piles):
        parts.append(group(10 + k * 66, STRIP_Y + 18, content, data_slot=word))
        parts.append(label(10 + k * 66 + CARD_WIDTH / 2, STRIP_Y + 12, w(word), 11, "mid f-faint"))
    parts.append(label(ROW_X, STRIP_Y + 12, w("row"), 11, "f-faint"))
    shown = open_row(v)
    for k in range(len(v.row)):
        x = ROW_X + k * (ROW_WIDTH + 3)
        if k < len(shown):
            parts.append(group(x, STRIP_Y + 18, *card(e, shown[k], ROW_WIDTH), data_open=shown[k]))
        else:
            parts.append(group(x, STRIP_Y + 18, slot(ROW_WIDTH)))
    return node("g", *parts)


def cards(e: Any, v: Any, w: BoardWords) -> str:
    """The viewer's hand; for a spectator the backs of all hands."""
    width = WIDTH - 10 - HAND_X
    if v.viewer < 0:
        sizes = [int(size) for size in v.hand_size[: v.players]]
        return group(HAND_X, STRIP_Y, *SHEET.backs(sizes, w.names, width / SEATS))
    held, towers = hand(v), int(v.towers[v.viewer])
    words = w("hand-of", name=w.names[v.viewer]) if held or towers else w("no-cards")
    parts = [mark(int(v.viewer), 6, 8, 0.6), label(17, 12, capital(words), 12, "f-faint")]
    step = min(CARD_WIDTH + 5, width / max(len(held) + towers, 1))
    slim = max(min(CARD_WIDTH, step - 2), 22)
    scale = min(1, (step - 1) / 22)
    for k, number_ in enumerate(held):
        parts.append(group(k * step, 18, *card(e, number_, slim), scale=scale, data_card=number_))
    for k in range(len(held), len(held) + towers):
        picture = draw("towerback", 0, 0, slim / CARD_WIDTH)
        parts.append(group(k * step, 18, hint(w("tower")), picture, scale=scale, data_tower=1))
    return group(HAND_X, STRIP_Y, *parts)
