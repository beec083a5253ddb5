"""Toledo's board as a picture: a standalone SVG. Drawn from what a seat may know, never from the full state."""

from collections.abc import Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from zoco.core.drawing import capital
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
    path,
    slot,
)
from zoco.toledo.edition import BACKGROUNDS, COLOURS, FENCING_TILES, ROWS
from zoco.toledo.notation import CARD_NAMES, TILE_NAMES
from zoco.toledo.state import (
    ATTACKER,
    CATHEDRAL,
    FIRST_ENTRANCE,
    LAST_ENTRANCE,
    OVER,
    PICTURES,
    SEATS,
    TILES,
)
from zoco.toledo.text import PRINTS, BoardWords, hand, rows

SHOPS = ("metal-dealer", "gem-dealer", "smith", "fencing-master")

# The picture of the town, and the road in it: heights of the three streets, where their fields begin and end.
STREETS = (574, 432, 290)
ESPLANADE = 194
TURN_RIGHT, TURN_LEFT = 634, 86
SPANS = ((254, 618), (618, 102), (108, 612))
GATES = ((196, 595), (684, 534), (36, 392))
ENTRANCES = {FIRST_ENTRANCE: 606, LAST_ENTRANCE: 526}
TREES = ((462, 1.7), (477, 1.3), (560, 1.5), (572, 1.15), (654, 1.2), (706, 2))
FIELD = 74  # the width a field needs at full size

STROKES = ("line", "accent", "gold", "street", "shade", "faint", "glint", "wood", "card")

SYMBOLS = {
    **{f"mark-{seat}": MARKS[colour] for seat, colour in enumerate(COLOURS)},
    "figure": """
<ellipse cx="3" cy="0" rx="11" ry="3" class="f-line shadow"/>
<path class="o s-line" d="M-10 0C-11-10-6-17 0-17S11-10 10 0Q0 3-10 0Z"/>
<path class="f-line shadow" d="M3-16.5C8-14 10.5-8 10 0Q7 1 4 1.3 6-8 3-16.5Z"/>
<circle cy="-19.5" r="4.3" class="f-skin o s-line"/>
<path class="o s-line" d="M-8-21.5Q0-25 8-21.5L4.2-23.5Q4-29 0-29T-4.2-23.5Z"/>
""",
    "ingot": """
<path class="f-iron o s-line" d="M-9 6H9L6.5-1H-6.5Z"/>
<path class="f-steel o s-line" d="M-6.5-1H6.5L4.5-5H-4.5Z"/>
""",
    "gem": """
<path class="f-gem o s-line" d="M-13-4-7-12H7L13-4 0 14Z"/>
<path class="f-gemlight" d="M-6-11H6L4-4H-5L0 12-12-4Z"/>
<path class="f-gemdark" d="M12-4H5L1 11Z"/>
<path class="no o s-line" d="M-13-4H13M-5-4 0 13 5-4M-13-4-7-12H7L13-4 0 14Z"/>
""",
    "anvil": """
<path class="f-dark o s-line" d="M-17-5H17V0Q8 1 6 6V9L12 11V16H-11V11L-5 9V6Q-8 2-17-5Z"/>
<path class="f-iron" d="M-14-4H16V-2H-12Z"/>
<path class="f-wood o s-line" d="M4-14 18-9.5 17-6.5 3-11Z"/>
<path class="f-steel o s-line" d="M-6-19 5-15.5 2.5-8-8.5-11.5Z"/>
""",
    "rapier": """
<path class="f-steel o s-line" d="M0-20 1.6 8H-1.6Z"/>
<path class="f-wood o s-line" d="M-1.3 10H1.3V17H-1.3Z"/>
<path class="f-gold o s-line" d="M-6.5 8.5Q0 4 6.5 8.5 0 12-6.5 8.5Z"/>
<circle cy="18.5" r="2" class="f-gold o s-line"/>
""",
    "longsword": '<use href="#rapier" transform="rotate(-90) scale(.7 1)"/>',
    "crossed": """
<use href="#rapier" transform="rotate(42)"/>
<use href="#rapier" transform="rotate(-42)"/>
""",
    "jug": """
<path class="no s-line" stroke-width="5" d="M5-7Q17-7 14 3 12 9 6 9"/>
<path class="no s-wood" stroke-width="2.6" d="M5-7Q17-7 14 3 12 9 6 9"/>
<path class="f-roof o s-line" d="M-11-16H5L4-9Q10-2 9 6 8 14 3 16H-9Q-15 12-15 4-14-5-9-9L-13-14Z"/>
<path class="f-roofshade" d="M2-9Q9 0 7 8 5 14 2 15.5H-3Q6 5-1-9Z"/>
<path class="s-card o no" d="M-12 0Q-10-5-7-8"/>
<path class="s-gold no" stroke-width="2" d="M-13.5 3Q-4 7 8 3"/>
""",
    "easel": """
<path class="no s-line" stroke-width="3.6" d="M-4 4-11 18M4 4 11 18M0-19V16"/>
<path class="no s-wood" stroke-width="1.8" d="M-4 4-11 18M4 4 11 18M0-19V16"/>
<path class="f-card o s-line" d="M-14-15H14V6H-14Z"/>
<path class="f-sky" d="M-11.5-12.5H11.5V3.5H-11.5Z"/>
<path class="f-far" d="M-11.5 3.5V-2L-5-6 3-1 11.5-4V3.5Z"/>
<path class="f-wall" d="M-7-3V-8H-4V-3ZM-3-2V-5H1V-1Z"/>
<path class="f-wood o s-line" d="M-15 6H15V9H-15Z"/>
""",
    "shield": """
<path class="f-steel o s-line" d="M-9-10Q0-6 9-10V0Q9 8 0 13-9 8-9 0Z"/>
<path class="f-iron" d="M0-7.8Q4-8 8-9V0Q8 7 0 11.5Z"/>
<path class="no o s-line" d="M-9 0H9M0-8V13"/>
""",
    "duel-violet": '<path class="no s-card" stroke-width="3.4" d="M-6-6 6 6M6-6-6 6"/>',
    "duel-brown": '<path class="no s-card" stroke-width="2.8" d="M0-8 7 0 0 8-7 0Z"/>',
    "duel-teal": '<circle r="6.5" class="no s-card" stroke-width="3"/>',
    "duel-plain": "",
    "duel-movement": '<path class="f-card" d="M-8-2.5H0V-7L9 0 0 7V2.5H-8Z"/>',
    "back": """
<path class="f-slate o s-line" d="M4 0H54Q58 0 58 4V90Q58 94 54 94H4Q0 94 0 90V4Q0 0 4 0Z"/>
<path class="no s-gold" stroke-width="1.5" d="M6 6H52V88H6ZM29 6 52 47 29 88 6 47ZM6 6 52 88M52 6 6 88"/>
<circle cx="29" cy="47" r="11" class="f-slateshade s-gold" stroke-width="1.5"/>
""",
    **LANDSCAPE,
    "cardback": '<use href="#back" transform="translate(-7 -11) scale(.23)"/>',
    "church": """
<path class="f-bright o s-line" d="M-9 9V-3H-2V0L4-5 10 0V9Z"/>
<path class="f-slate o s-line" d="M-10-3-5.5-13-1-3Z"/>
<path class="f-slateshade" d="M2 9V5Q4 2 6 5V9Z"/>
""",
    "castle": """
<path class="f-bright o s-line" d="M-10 9V-4H-4V0H4V-4H10V9Z"/>
<path class="f-slate o s-line" d="M-11-4-7-12-3-4ZM3-4 7-12 11-4Z"/>
<path class="f-slateshade" d="M-3 9V6Q0 2 3 6V9Z"/>
""",
    "gate": """
<path class="f-bright o s-line" d="M-23 0V-56H-18V-61H-10V-56H-4V-61H4V-56H10V-61H18V-56H23V0Z"/>
<path class="f-shade" d="M13 0V-56H22.5V0Z"/>
<path class="f-slateshade o s-line" d="M-11 0V-10Q-11-20 0-20T11-10V0Z"/>
<path class="f-card o s-line" d="M-13-52H13V-32Q13-25 0-22-13-25-13-32Z"/>
""",
}
"""Small drawings around their middle (houses, gates and figures: above their foot), used wherever they are needed."""

CATHEDRAL_PARTS = (
    ("f-wall o s-line", "M52 572V516L90 492 128 516V572Z"),
    ("f-shade", "M106 572V502L128 516V572Z"),
    ("f-roof o s-line", "M48 517 90 488 132 517 128 520 90 496 52 520Z"),
    ("f-bright o s-line", "M66 572V546L90 534 114 546V572Z"),
    ("f-slateshade o s-line", "M80 572V556Q90 542 100 556V572Z"),
    ("f-window", "M69 572V560Q72 554 75 560V572ZM105 572V560Q108 554 111 560V572Z"),
    ("f-wall o s-line", "M122 572V514H160V572Z"),
    ("f-shade", "M147 572V514H160V572Z"),
    ("f-slate o s-line", "M119 514Q122 494 140 492 158 494 163 514Z"),
    ("f-slateshade", "M140 492Q158 494 162 513H150Q151 500 140 492Z"),
    ("f-bright o s-line", "M24 572V498H60V572Z"),
    ("f-shade", "M47 572V498H60V572Z"),
    ("f-bright o s-line", "M22 502V496H62V502ZM22 540V535H62V540Z"),
    ("f-wall o s-line", "M30 496V484H54V496Z"),
    ("f-slate o s-line", "M29 484 42 450 55 484Z"),
    ("f-slateshade", "M42 450 54 483H46Z"),
    ("f-window", "M29 510Q33 504 37 510V528H29ZM39 510Q42 504 45 510V528H39ZM30 550H36V562H30Z"),
    ("f-window", "M128 524h6v14h-6ZM128 548h6v14h-6Z"),
)

SHOP_SYMBOLS = ("ingots", "gem", "anvil", "crossed")
PRINT_SYMBOLS = {"tavern": "jug", "studio": "easel"}
SYMBOLS["ingots"] = "".join(
    f'<use href="#ingot" transform="translate({x} {y})"/>' for x, y in ((-9, 8), (9, 8), (0, -3))
)


SHEET = Sheet("zt", COLOURS, PALETTE, STROKES, SYMBOLS)
draw, mark, counter = SHEET.draw, SHEET.mark, SHEET.counter


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> str:
    """The board as this view shows it."""
    w = BoardWords(names, language)
    sky = SHEET.banner(w("title"), w.now(v), None if v.phase == OVER else int(v.seat))
    return SHEET.picture(
        f"{w('title')}: {w.now(v)}",
        w("description", players=int(v.players), now=f"{capital(w.now(v))}."),
        *SHEET.framed(scenery(), sky, *streets(e, v, w), summit(v, w), foot(v, w)),
        *seats(e, v, w),
        supplies(e, v, w),
        table(v, w),
        cards(v, w),
    )


# The town without anybody in it


@cache
def scenery() -> str:
    """From the back to the front: sky, hill, Alcázar, then terrace by terrace down to the river."""
    x, y, width, height = FRAME
    layers = [box(x, y, width, height, "f-sky"), *clouds()]
    layers.append(path("M10 214Q90 176 190 196T380 186 712 170V634H10Z", "f-far"))
    layers.append(path("M10 250Q120 214 250 226 360 212 420 184H712V634H10Z", "f-hill"))
    layers += [slope(), alcazar()]
    chance = Random(1600)
    for k in reversed(range(len(ROWS))):
        layers += houses(chance, STREETS[k] - 16, *((196, 700), (14, 700), (14, 400))[k])
        layers += terrace(ROWS[k], STREETS[k])
    return "".join([*layers, *river(), cathedral(), *road()])


def slope() -> str:
    """The bare rock below the Alcázar, with what grows on it."""
    rocks = path("M420 188Q470 214 452 276H712V184Z", "f-uppershade o s-line")
    cracks = path(
        "M470 228l14 8M500 250l18-6M560 226l16 10M600 252l20-4M648 232l12 8M476 262l20 4", "no s-shade", stroke_width=2
    )
    return rocks + cracks + "".join(draw("cypress", x, 272, scale) for x, scale in TREES)


def clouds() -> Iterator[str]:
    yield path("M10 10H330Q250 60 120 66 60 92 10 84Z", "f-storm")
    yield path("M10 112Q90 70 190 92 290 60 400 84 330 108 230 106 120 136 10 138Z", "f-cloud")
    yield path("M300 40Q380 16 470 34 560 10 712 26V66Q600 52 520 66 420 44 300 40Z", "f-cloud")
    yield path("M380 120Q480 84 600 108 660 96 712 104V136Q600 124 520 138 440 122 380 120Z", "f-storm")
    yield path("M10 168Q130 138 250 158 330 148 400 156 300 176 200 172 100 186 10 184Z", "f-cloud")
    for left, right in ((150, 190), (230, 300), (330, 360)):  # the light breaks through from the upper left
        yield path(f"M{left} 10H{right}L{right + 170} 230H{left + 60}Z", "f-ray", opacity=0.16)


def houses(chance: Random, y: float, x: float, end: float) -> Iterator[str]:
    """A row of roofs, as every town on a hill has them, behind what stands on the street."""
    while x < end:
        kind = chance.choice((0, 1, 1, 2, 3, 3))
        scale = 1.35 + chance.random() * 0.5
        if chance.random() < 0.14:
            yield draw("cypress", x + 4, y + 4, scale * 1.5)
            x += 9
        yield draw(f"house-{kind}", x, y, scale)
        x += (26, 36, 18, 30)[kind] * scale - 4


def terrace(row: str, y: float) -> Iterator[str]:
    """The ground of a street and the wall that carries it."""
    yield path(f"M10 {y - 20}H712V{y + 30}H10Z", f"f-{row} o s-line")
    yield path(f"M10 {y + 26}H712V{y + 62}H10Z", f"f-{row}shade o s-line")
    arches = "".join(f"M{x} {y + 62}V{y + 46}q11-15 22 0V{y + 62}Z" for x in range(32, 700, 44))
    yield path(arches, "f-line", opacity=0.22)


def river() -> Iterator[str]:
    yield path("M178 634Q190 610 230 612T330 610 470 614 600 609 712 612V634Z", "f-river o s-line")
    yield path("M240 622h60M350 627h40M420 619h70M540 625h50M630 619h54M300 629h26", "no s-glint", stroke_width=1.6)


@cache
def alcazar() -> str:
    """Four towers with spires around a court, and two gates."""
    parts = [tower(462, 180, 26, 92), tower(636, 180, 26, 92)]
    parts.append(path("M430 184V94H690V184Z", "f-bright o s-line"))
    parts.append(path("M430 94H690V103H430Z", "f-uppershade"))
    parts.append(path("".join(f"M{x} 110h7v11h-7Z" for x in range(476, 656, 19)), "f-window"))
    parts.append(path("M430 128H690", "no s-shade", stroke_width=1.2))
    parts += [tower(440, 184, 36, 108), tower(680, 184, 36, 108)]
    for x in ENTRANCES.values():
        parts.append(path(f"M{x - 26} 184V150Q{x - 26} 132 {x} 132T{x + 26} 150V184Z", "f-wall o s-line"))
        parts.append(path(f"M{x - 15} 184V166Q{x - 15} 152 {x} 152T{x + 15} 166V184Z", "f-slateshade o s-line"))
    return "".join(parts)


def tower(x: float, y: float, width: float, height: float) -> str:
    half, top = width / 2, y - height
    return group(
        x,
        top,
        path(f"M{-half} 0H{half}V{height}H{-half}Z", "f-bright o s-line"),
        path(f"M{half * 0.3} 0H{half}V{height}H{half * 0.3}Z", "f-shade"),
        path(f"M{-half - 3} 0H{half + 3}L0 {-width * 1.15}Z", "f-slate o s-line"),
        path(f"M0 {-width * 1.15}L{half + 3} 0H{half * 0.3}Z", "f-slateshade"),
        path(f"M0 {-width * 1.15}v-9", "no s-gold", stroke_width=1.6),
        path(f"M{-half * 0.6} 12h5v9h-5ZM{-half * 0.6} 34h5v9h-5Z", "f-window"),
    )


@cache
def cathedral() -> str:
    """One tall tower with a crowned spire, a nave with a rose window, and a dome."""
    parts = [
        path("M10 556H178Q196 602 178 634H10Z", "f-street o s-line"),
        path("M24 572H172L184 584H38Z", "f-line shadow"),
    ]
    parts.append(draw("cypress", 172, 574, 1.7))
    for look, d in CATHEDRAL_PARTS:
        parts.append(path(d, look))
    parts.append(node("circle", cx=90, cy=524, r=11, class_="f-window o s-line"))
    parts.append(path("M90 513V535M79 524H101M82 516 98 532M98 516 82 532", "no s-shade", stroke_width=1.2))
    parts.append(path("M34 476H50M37 466H47M42 452V440M37 445H47M140 492V480", "no s-gold", stroke_width=2))
    return "".join(parts)


def road() -> Iterator[str]:
    """One street that winds from the cathedral to the gates of the Alcázar."""
    low, mid, top = STREETS
    right, left = TURN_RIGHT, TURN_LEFT
    d = (
        f"M150 {low}H{right}C{right + 67} {low} {right + 67} {mid} {right} {mid}"
        f"H{left}C{left - 67} {mid} {left - 67} {top} {left} {top}"
        f"H{right}C{right + 67} {top} {right + 67} {ESPLANADE} {right} {ESPLANADE}H{min(ENTRANCES.values()) - 30}"
    )
    yield path(d, "no s-shade", stroke_width=38, stroke_linecap="round")
    yield path(d, "no s-street", stroke_width=34, stroke_linecap="round")
    yield path(d, "no s-shade", stroke_width=34, stroke_dasharray="1.2 11", opacity=0.3)


# The town as it stands in this game


def figure(seat: int, x: float, y: float, place: int | str, scale: float = 1) -> str:
    body = draw("figure", 0, 0, class_=f"f-{COLOURS[seat]}")
    sign = draw(f"mark-{seat}", 0, -7, 0.52, class_="f-card")
    return group(x, y, body, sign, scale=scale, data_figure=seat, data_place=place)


def streets(e: Any, v: Any, w: BoardWords) -> Iterator[str]:
    for row, fields, (start, end), (x, y) in zip(ROWS, rows(e), SPANS, GATES, strict=True):
        yield gate(w, row, int(e.cost[fields[0]]), x, y)
        step = (end - start) / max(len(fields) - 1, 1)
        scale = min(1, abs(step) / FIELD)
        for k, field in enumerate(fields):
            yield group(start + k * step, STREETS[ROWS.index(row)], *plaque(e, v, w, field), scale=scale)


def gate(w: BoardWords, row: str, cost: int, x: float, y: float) -> str:
    """Where a row begins, the price of everything in it."""
    words = w("cost", cost=cost)
    return group(
        x,
        y,
        hint(f"{w(row)}: {words}"),
        draw("gate", 0, 0),
        label(0, -33, f"{cost}+", 16.5, "serif mid f-cardink"),
        data_row=row,
        data_cost=cost,
    )


def plaque(e: Any, v: Any, w: BoardWords, field: int) -> Iterator[str]:
    """What lies on a field, above the street; its circles and who stands on them, on the street."""
    asked = [box(-38, -84, 76, 110, "no s-accent", radius=8, stroke_width=4)] if v.place == field else []
    if v.shop[field]:
        face, words, attributes = shop(v, w, field)
    elif e.printed[field]:
        face, words, attributes = printed(e, v, w, field)
    else:
        face, words, attributes = vacant(w, field)
    shadow = path("M-34-18H34L44-8H-20Z", "f-line shadow")
    yield node("g", hint(words), shadow, *face, *circles(v, field), *asked, data_field=field, **attributes)


def shop(v: Any, w: BoardWords, field: int) -> tuple[list[str], str, dict[str, object]]:
    tile, seat = int(v.shop[field]) - 1, int(v.owner[field])
    name = w(SHOPS[tile // 2])
    words = w("field-shop", field=field, shop=name, name=w.names[seat], circles=int(v.circles[field]))
    colour = COLOURS[seat]
    scallops = "M-37-66V-80H37V-66" + "q-4.6 6-9.25 0" * 8 + "Z"
    stripes = "".join(f"M{x}-80h9.25v14q-4.6 5-9.25 0Z" for x in (-27.75, -9.25, 9.25, 27.75))
    face = [
        box(-34, -78, 68, 60, f"f-{colour}tint o s-line", radius=3),
        draw(SHOP_SYMBOLS[tile // 2], 2, -46, 0.8),
        path(scallops, f"f-{colour} o s-line"),
        path(stripes, "f-card", opacity=0.55),
        *field_number(field, f"{colour}tint"),
        mark(seat, 24, -28, 0.86),
    ]
    return face, words, {"data_tile": TILE_NAMES[tile], "data_owner": seat}


def printed(e: Any, v: Any, w: BoardWords, field: int) -> tuple[list[str], str, dict[str, object]]:
    kind = PRINTS[int(e.printed[field])]
    words = w("field-printed", field=field, shop=w(kind), circles=int(v.circles[field]))
    face = [
        box(-34, -70, 68, 52, "f-bright o s-line", radius=2),
        path("M-40-68-24-84H24L40-68Z", "f-roof o s-line"),
        path("M14-68 17-84H24L40-68Z", "f-roofshade"),
        draw(PRINT_SYMBOLS[kind], 4, -46, 0.94),
        *field_number(field, "bright"),
    ]
    return face, words, {"data_printed": kind}


def field_number(field: int, ground: str) -> Iterator[str]:
    """On a plate, so that no symbol runs into it."""
    width = 13 if field < 10 else 23
    yield path(f"M-33-36h{width - 2}l2 2v15h-{width}Z", f"f-{ground}")
    yield label(-31, -23, field, 16, "serif f-ink")


def vacant(w: BoardWords, field: int) -> tuple[list[str], str, dict[str, object]]:
    face = [
        box(-32, -74, 64, 56, "f-paper", radius=3),
        box(-32, -74, 64, 56, "no s-faint", radius=3, stroke_width=1.6, stroke_dasharray="5 4"),
        label(0, -38, field, 24, "serif mid f-faint"),
    ]
    return face, w("field-empty", field=field), {}


def circles(v: Any, field: int) -> Iterator[str]:
    """Who found no circle stands in front."""
    places = {0: [], 1: [0], 2: [-17, 17]}[int(v.circles[field])]
    for x in places:
        yield node("circle", cx=x, cy=4, r=12.5, class_="f-paper s-faint", stroke_width=1.6, data_circle=field)
    standing = [seat for seat in range(v.players) for _ in range(v.figures[seat, field])]
    for k, seat in enumerate(standing):
        x, y = (places[k], 10) if k < len(places) else (0 if len(places) > 1 else 20, 20)
        yield figure(seat, x, y, field)


def summit(v: Any, w: BoardWords) -> str:
    """The gates with their numbers, and the figures that have arrived, looking over the wall."""
    parts = [label(x, 148, entrance, 15, "serif mid f-ink") for entrance, x in ENTRANCES.items()]
    present = [seat for seat in range(v.players) for _ in range(v.arrived[seat])]
    for k, seat in enumerate(present):
        parts.append(figure(seat, 560 + (k - (len(present) - 1) / 2) * min(22, 190 / len(present)), 89, "alcazar"))
    wall = path("".join(f"M{x} 96v-7h9v7Z" for x in range(462, 660, 18)), "f-bright o s-line")
    return node("g", hint(w("alcazar")), *parts, wall)


def foot(v: Any, w: BoardWords) -> str:
    """The square before the cathedral: two seats a line."""
    parts = [label(162, 580, CATHEDRAL, 16, "serif mid f-ink")]
    for seat in range(v.players):
        count = int(v.figures[seat, CATHEDRAL])
        x, y = 28 + seat % 2 * 74, 603 + seat // 2 * 26
        parts += [figure(seat, x + k * 13, y, CATHEDRAL, 0.86) for k in range(count)]
    return node("g", hint(w("cathedral")), *parts)


# Panels


def seats(e: Any, v: Any, w: BoardWords) -> Iterator[str]:
    height = SEATS_HEIGHT / v.players - 6
    for seat in range(v.players):
        yield group(PANEL_X, 10 + seat * (height + 6), *possessions(e, v, w, seat, height), data_seat=seat)


def possessions(e: Any, v: Any, w: BoardWords, seat: int, height: float) -> Iterator[str]:
    step = height / 4
    yield from SHEET.plate(seat, w.names[seat], height, step * 0.54, v.seat == seat and v.phase != OVER)
    yield from counts(v, w, seat, step * 1.46)
    yield from belongings(e, v, w, seat, step)


def counts(v: Any, w: BoardWords, seat: int, y: float) -> Iterator[str]:
    shown = (
        ("cardback", v.hand_size[seat], "cards", 1.0),
        ("ingot", v.metal[seat], "metal", 1.0),
        ("gem", v.gems[seat], "gems", 0.66),
        ("church", v.figures[seat, CATHEDRAL], "cathedral", 1.0),
        ("castle", v.arrived[seat], "alcazar", 1.0),
    )
    for k, (symbol, count, word, scale) in enumerate(shown):
        yield counter(symbol, 27 + k * 50, y, int(count), scale, w(word))


def belongings(e: Any, v: Any, w: BoardWords, seat: int, step: float) -> Iterator[str]:
    """Shop tiles not placed yet, swords, fencing tiles and paintings, in two lines: smaller the more there are."""
    swords = range(int(e.swords))
    things = [tile(w, k) for k in range(TILES) for _ in range(v.tiles[seat, k])]
    things += [sword(e, w, k, "delivered") for k in swords for _ in range(v.delivered[seat, k])]
    things += [sword(e, w, k, "forged") for k in swords for _ in range(v.swords[seat, k])]
    things += [roundel(w, k) for k in range(len(FENCING_TILES)) if v.fencing[seat, k]]
    things += [painting(e, w, k) for k in range(e.paintings) if v.painting_owner[k] == seat]
    a_line = max(-(-len(things) // 2), 6 if step > 40 else 8)
    room = (PANEL_WIDTH - 18) / a_line
    scale = min(room / 27, step / 26, 1.45)
    for k, thing in enumerate(things):
        yield group(13 + room * (k % a_line + 0.5), step * (2.46 + k // a_line), thing, scale=scale)


def tile(w: BoardWords, k: int) -> str:
    """A shop with its one or two circles."""
    dots = [node("circle", cx=x, cy=10, r=2.2, class_="f-ink") for x in ((0,), (-3.5, 3.5))[k % 2]]
    words = hint(f"{w(SHOPS[k // 2])} {TILE_NAMES[k]}")
    return node("g", words, draw(SHOP_SYMBOLS[k // 2], 0, -3, 0.58), *dots, data_left=TILE_NAMES[k])


def sword(e: Any, w: BoardWords, k: int, state: str) -> str:
    """A delivered sword shines in gold; one still to be delivered is steel."""
    fame = int(e.sword_fame[k])
    look = "f-gold" if state == "delivered" else "f-steel"
    return node(
        "g",
        hint(f"{w(state)}: {fame}"),
        path("M-12-11H12V11H-12Z", f"{look} o s-line"),
        draw("rapier", -8, 0, 0.5),
        label(3, 5, fame, 14, "serif mid f-cardink"),
        data_sword=fame,
        data_state=state,
    )


def roundel(w: BoardWords, k: int) -> str:
    name = FENCING_TILES[k]
    ring = node("circle", r=11.5, class_=f"f-{name} o s-line")
    return node("g", hint(w(name)), ring, draw(f"duel-{name}", 0, 0, 0.86), data_fencing=name)


def painting(e: Any, w: BoardWords, k: int) -> str:
    fame = int(e.painting_fame[k])
    return node(
        "g",
        hint(f"{w('paintings')}: {fame}"),
        path("M-12-11H12V11H-12Z", "f-gold o s-line"),
        path("M-9-8H9V8H-9Z", "f-cloud o s-line"),
        path("M-9 8V3L-3-1 3 3 9 0V8Z", "f-far"),
        label(0, 5, fame, 14, "serif mid f-ink"),
        data_painting=fame,
    )


def supplies(e: Any, v: Any, w: BoardWords) -> str:
    """What still lies open: swords with what they cost, fencing tiles, paintings, metal and gems."""
    top = 10 + SEATS_HEIGHT + 2
    parts = [box(0, 0, PANEL_WIDTH, FRAME[1] + FRAME[3] - top, "no s-faint", radius=8, stroke_width=1)]
    parts.append(label(10, 15, w("swords"), 12, "f-faint"))
    parts.append(draw("longsword", 244, 11))
    columns = 5 if e.swords <= 10 else 7
    scale = min(1, 2 / -(-int(e.swords) // columns), 5 / columns)
    for k in range(e.swords):
        x, y = 8 + k % columns * 51 * scale, 20 + k // columns * 39 * scale
        parts.append(group(x, y, *offer(e, v, k), scale=scale, data_offer=int(e.sword_fame[k])))
    parts.append(label(10, 112, w("fencing"), 12, "f-faint"))
    for k in range(len(FENCING_TILES)):
        left = int(v.fencing_supply[k])
        count = label(16, 5, f"×{left}", 14, "serif f-ink")
        parts.append(group(22 + k * 64, 128, roundel(w, k), count, class_=faded(left > 0)))
    parts.append(label(10, 156, w("paintings"), 12, "f-faint"))
    parts += [
        group(22 + k * 25, 172, painting(e, w, k), class_=faded(k >= v.paintings_taken)) for k in range(e.paintings)
    ]
    parts.append(counter("ingot", 178, 171, int(v.metal_supply), 1, w("metal")))
    parts.append(counter("gem", 228, 171, int(v.gem_supply), 0.66, w("gems")))
    return group(PANEL_X, top, *parts)


def offer(e: Any, v: Any, k: int) -> Iterator[str]:
    left = int(v.sword_supply[k])
    inside = [
        box(0, 0, 48, 36, "f-steel o s-line", radius=3),
        label(5, 17, e.sword_fame[k], 17, "serif f-cardink"),
        label(46, 15, f"×{left}", 11, "end f-cardink"),
        label(5, 32.5, e.sword_metal[k], 12, "f-cardink"),
        draw("ingot", 19, 28, 0.58),
        label(27, 32.5, e.sword_gems[k], 12, "f-cardink"),
        draw("gem", 40, 28.5, 0.38),
    ]
    yield node("g", *inside, class_=faded(left > 0))


# Cards


def card(w: BoardWords, value: int, picture: int | None = None, width: float = CARD_WIDTH) -> str:
    """Value above, duel picture below: the background's colour and sign, crossed swords or a shield."""
    middle = width / 2
    size = min(1, width / 40)
    parts = [box(0, 0, width, CARD_HEIGHT, "f-card o s-line", radius=4)]
    parts.append(label(middle, 36, value, 36 * size, "serif mid f-cardink"))
    if picture is None:
        return node("g", *parts)
    background, attacker = BACKGROUNDS[picture // 2], picture % 2 == ATTACKER
    words = f"{value}, {w(background)}, {w('attacker' if attacker else 'defender')}"
    parts.append(path(f"M0 46h{width}v{CARD_HEIGHT - 50}q0 4-4 4H4q-4 0-4-4Z", f"f-{background} o s-line"))
    parts.append(draw(f"duel-{background}", middle, 57, 0.8 * size))
    parts.append(draw("crossed" if attacker else "shield", middle, 79, (0.76 if attacker else 0.95) * size))
    return node("g", hint(words), *parts)


def table(v: Any, w: BoardWords) -> str:
    """Deck, discard pile, and the cards that lie before the player on turn."""
    slots = [
        ("deck", SHEET.pile(v.deck_size)),
        ("discard", SHEET.pile(v.discard_size)),
        ("base", card(w, int(v.base_value), int(v.base_picture)) if v.base_value else slot()),
        ("bonus", card(w, int(v.bonus_value)) if v.bonus_value else slot()),
    ]
    parts = []
    for k, (word, content) in enumerate(slots):
        parts.append(group(10 + k * 74, STRIP_Y + 18, content, data_slot=word))
        parts.append(label(10 + k * 74 + CARD_WIDTH / 2, STRIP_Y + 12, w(word), 11, "mid f-faint"))
    return node("g", *parts)


def cards(v: Any, w: BoardWords) -> str:
    """The viewer's hand; for a spectator the backs of all hands."""
    x, width = 314, WIDTH - 10 - 314
    if v.viewer < 0:
        return group(x, STRIP_Y, *SHEET.backs(v.hand_size[: v.players], w.names, width / SEATS))
    held = hand(v)
    words = w("hand-of", name=w.names[v.viewer]) if held else w("no-cards")
    parts = [mark(int(v.viewer), 6, 8, 0.6), label(17, 12, capital(words), 12, "f-faint")]
    step = min(CARD_WIDTH + 6, width / max(len(held), 1))
    slim = max(min(CARD_WIDTH, step - 2), 22)
    scale = min(1, (step - 1) / 22)
    for k, number_ in enumerate(held):
        picture = card(w, number_ // PICTURES, number_ % PICTURES, slim)
        parts.append(group(k * step, 18, picture, scale=scale, data_card=CARD_NAMES[number_]))
    return group(x, STRIP_Y, *parts)
