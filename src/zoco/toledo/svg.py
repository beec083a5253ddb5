"""Toledo's board as a schematic: a standalone SVG. Drawn from a seat's view, never from the full state."""

from collections.abc import Iterator, Sequence
from typing import Any

from zoco.core.drawing import NAME, capital, short
from zoco.core.svg import (
    BOARD,
    PANEL,
    Block,
    box,
    chip,
    group,
    headline,
    hint,
    line,
    mark,
    middle,
    node,
    panel,
    picture,
    stack,
    text_node,
)
from zoco.toledo.edition import BACKGROUNDS, COLOURS, FENCING_TILES, ROWS
from zoco.toledo.notation import TILE_NAMES
from zoco.toledo.state import ATTACKER, CATHEDRAL, FIRST_ENTRANCE, LAST_ENTRANCE, OVER, PICTURES, TILES
from zoco.toledo.text import PRINTS, BoardLabels, hand, rows

SHOPS = ("metal-dealer", "gem-dealer", "smith", "fencing-master")
FIELDS_A_LINE = 7
FIELD, FIELD_HEIGHT = 88, 92
LINE = FIELD_HEIGHT + 34
LABEL = 180
TURN = 8  # how far from the edge the road turns

SIGNS = {
    "violet": "M-6-6 6 6M6-6-6 6",
    "brown": "M0-7 6 0 0 7-6 0Z",
    "teal": "M-6 0A6 6 0 1 1 6 0 6 6 0 1 1-6 0Z",
    "plain": "",
    "movement": "M-7 0H6M1-5 6 0 1 5",
    "attacker": "M0-8V3M-5 3H5M0 3V8",
    "defender": "M-6-7H6V0Q6 5 0 8-6 5-6 0Z",
}
"""Signs in the colour of paper: they decide duels, and not everybody sees colours."""


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> str:
    """The board as this view shows it."""
    w = BoardLabels(names, language)
    lines = list(street(e, v, w))
    top = headline(w("title"), w.now(v), None if v.phase == OVER else COLOURS[v.seat])
    town = stack([summit(v, w, len(lines) % 2), *reversed(lines), foot(v, w)])
    return picture(
        f"{w('title')}: {w.now(v)}",
        w("description", players=int(v.players), now=f"{capital(w.now(v))}."),
        stack([top, town, stack(supplies(e, v, w)), stack(cards(v, w))], 8),
        stack(possessions(e, v, w, seat) for seat in range(v.players)),
    )


# The town


def figures(counts: Sequence[int], place: int | str, x: float, y: float, step: float) -> Iterator[str]:
    """Side by side, seat after seat."""
    standing = [seat for seat, count in enumerate(counts) for _ in range(count)]
    for k, seat in enumerate(standing):
        yield mark(COLOURS[seat], x + k * step, y, 0.95, data_figure=place)


def summit(v: Any, w: BoardLabels, from_the_right: int) -> Block:
    """Where the road ends: its two entrances, and who has arrived."""
    parts = [box(0, 0, BOARD, 44, "f-sky s-line"), middle(BOARD / 2, 18, w("alcazar"), 14)]
    for k, entrance in enumerate((FIRST_ENTRANCE, LAST_ENTRANCE)):
        x = BOARD - 44 - 48 * k if from_the_right else 4 + 48 * k
        parts.append(box(x, 6, 40, 38, "f-card s-line") + middle(x + 20, 31, entrance, 18))
    parts += figures(v.arrived, "alcazar", BOARD / 2 - 11 * (v.arrived.sum() - 1), 32, 22)
    return Block("".join(parts), 44)


def foot(v: Any, w: BoardLabels) -> Block:
    parts = [box(0, 0, BOARD, 32, "f-sky s-line"), text_node(12, 22, CATHEDRAL, 18, "n f-ink")]
    parts += [text_node(34, 21, w("cathedral"), 14), *figures(v.figures[:, CATHEDRAL], CATHEDRAL, 150, 16, 24)]
    return Block("".join(parts), 32)


def street(e: Any, v: Any, w: BoardLabels) -> Iterator[Block]:
    """Line by line from below; the road goes to the right in the first, to the left in the next."""
    lines = [
        (row, fields[k : k + FIELDS_A_LINE])
        for row, fields in zip(ROWS, rows(e), strict=True)
        for k in range(0, len(fields), FIELDS_A_LINE)
    ]
    for k, (row, fields) in enumerate(lines):
        start, end = (TURN, BOARD - TURN) if k % 2 == 0 else (BOARD - TURN, TURN)
        cost = int(e.cost[fields[0]])
        price = text_node(24, 17, f"{capital(w(row))}: {w('cost', cost=cost)}", 13, "n f-ink", data_row=row)
        road = node("path", d=f"M{start} {LINE}V64H{end}V0", class_="s-card", fill="none", stroke_width=10)
        parts = [box(0, 0, BOARD, LINE, f"f-{row} s-line", 0), road, price]
        step = (BOARD - 32) / len(fields)
        for j, field in enumerate(fields if k % 2 == 0 else fields[::-1]):
            parts.append(group(16 + (j + 0.5) * step - FIELD / 2, 25, *plot(e, v, w, field), data_field=field))
        yield Block("".join(parts), LINE)


def plot(e: Any, v: Any, w: BoardLabels, field: int) -> Iterator[str]:
    """A field: its number, the shop and whose it is, and its circles; framed if the question is about it."""
    circles, count = int(v.circles[field]), int(v.figures[:, field].sum())
    style, thick = ("s-accent", 4) if v.place == field else ("s-line", 1)
    if v.shop[field]:
        tile, seat = int(v.shop[field]) - 1, int(v.owner[field])
        shop = w(SHOPS[tile // 2])
        yield hint(w("field-shop", field=field, shop=shop, name=w.names[seat], circles=circles))
        yield box(0, 0, FIELD, FIELD_HEIGHT, f"f-{COLOURS[seat]}tint {style}", stroke_width=thick)
        yield mark(COLOURS[seat], FIELD - 15, 15, data_owner=field)
        yield middle(FIELD / 2, 37, TILE_NAMES[tile], 22)
        yield middle(FIELD / 2, 53, shop, 12, "f-ink", FIELD - 6)
    elif e.printed[field]:
        shop = w(PRINTS[int(e.printed[field])])
        yield hint(w("field-printed", field=field, shop=shop, circles=circles))
        yield box(0, 0, FIELD, FIELD_HEIGHT, f"f-card {style}", stroke_width=thick)
        yield middle(FIELD / 2, 46, shop, 15, "n f-ink", FIELD - 6)
    else:
        yield hint(w("field-empty", field=field))
        yield box(0, 0, FIELD, FIELD_HEIGHT, f"f-paper {style}", stroke_width=thick, stroke_dasharray="5 4")
    yield text_node(5, 17, field, 15, "n f-ink")
    x = FIELD / 2 - 13.5 * (max(circles, count) - 1)  # figures without a circle stand beside them
    for k in range(circles):
        yield node("circle", cx=x + 27 * k, cy=73, r=12.5, class_="f-paper s-faint", data_circle=field)
    yield from figures(v.figures[:, field], field, x, 73, 27)


# What lies beside the board


def fencing(w: BoardLabels, k: int, left: str = "") -> Block:
    """A tile with its sign."""
    name = FENCING_TILES[k]
    what = chip(f"{w(name)}{left}", f"f-{name}", "f-white", 20)
    return Block(what.art + sign(name, 12, 10), what.size)


def sign(name: str, x: int, y: int) -> str:
    return node("path", d=SIGNS[name], transform=f"translate({x} {y})", class_="s-white", fill="none", stroke_width=2)


def possessions(e: Any, v: Any, w: BoardLabels, seat: int) -> Block:
    def held(word: str, pieces: list[Block]) -> Block:
        return line(word, w(word), pieces, PANEL - 20, 92)

    swords, paintings, fame = range(e.swords), range(e.paintings), e.sword_fame
    counts = {"cards": v.hand_size, "metal": v.metal, "gems": v.gems}
    lines = [
        line("counts", "", [chip(f"{w(word)} {n[seat]}") for word, n in counts.items()], PANEL - 20, 0),
        held("shops", [chip(TILE_NAMES[k]) for k in range(TILES) for _ in range(v.tiles[seat, k])]),
        held("forged", [chip(fame[k]) for k in swords for _ in range(v.swords[seat, k])]),
        held("delivered", [chip(fame[k], "f-gold") for k in swords for _ in range(v.delivered[seat, k])]),
        held("fencing", [fencing(w, k) for k in range(len(FENCING_TILES)) if v.fencing[seat, k]]),
        held("paintings", [chip(e.painting_fame[k], "f-gold") for k in paintings if v.painting_owner[k] == seat]),
    ]
    return panel(seat, COLOURS[seat], w.names[seat], v.seat == seat and v.phase != OVER, lines)


def supplies(e: Any, v: Any, w: BoardLabels) -> Iterator[Block]:
    """What is left in supply: swords with what they cost, fencing tiles, paintings, metal, gems, cards."""
    swords = [
        chip(f"{e.sword_fame[k]} ({e.sword_metal[k]}+{e.sword_gems[k]}) ×{v.sword_supply[k]}")
        for k in range(e.swords)
        if v.sword_supply[k]
    ]
    tiles = [fencing(w, k, f" ×{v.fencing_supply[k]}") for k in range(len(FENCING_TILES)) if v.fencing_supply[k]]
    paintings = [chip(fame, "f-gold") for fame in e.painting_fame[v.paintings_taken : e.paintings]]
    counts = {"metal": v.metal_supply, "gems": v.gem_supply, "deck": v.deck_size, "discard": v.discard_size}
    yield line("swords", f"{w('swords')} ({w('metal')} + {w('gems')})", swords, BOARD, LABEL)
    yield line("fencing", w("fencing"), tiles, BOARD, LABEL)
    yield line("paintings", w("paintings"), paintings, BOARD, LABEL)
    yield line("supply", w("supply"), [chip(f"{w(word)} {n}") for word, n in counts.items()], BOARD, LABEL)


def cards(v: Any, w: BoardLabels) -> Iterator[Block]:
    """The cards before the player on turn, and the viewer's hand; a spectator has none."""
    base = [card(w, int(v.base_value), int(v.base_picture))] if v.base_value else []
    bonus = [card(w, int(v.bonus_value))] if v.bonus_value else []
    own = [card(w, number // PICTURES, number % PICTURES) for number in hand(v)] or [chip(w("no-cards"))]
    yield line("base", w("base"), base, BOARD, LABEL, 56)
    yield line("bonus", w("bonus"), bonus, BOARD, LABEL, 56)
    if v.viewer >= 0:
        yield line("hand", w("hand-of", name=short(w.names[v.viewer], NAME)), own, BOARD, LABEL, 56)


def card(w: BoardLabels, value: int, duel: int | None = None) -> Block:
    """Its value above, what counts in a duel below."""
    parts = [box(0, 0, 44, 56, "f-card s-line"), middle(22, 25, value, 26)]
    if duel is not None:
        background, role = BACKGROUNDS[duel // 2], "attacker" if duel % 2 == ATTACKER else "defender"
        parts += [hint(f"{value}, {w(background)}, {w(role)}"), box(0, 32, 44, 24, f"f-{background} s-line")]
        parts += [sign(background, 12, 44), sign(role, 32, 44)]
    return Block(node("g", *parts), 44)
