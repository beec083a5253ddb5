"""Toledo's board in text, for a terminal of 80 columns. Drawn from a seat's view, never from the full state."""

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from zoco.core.drawing import LABEL, MARKS, NAME, STYLES, WIDTH, Labels, listing, one_below_the_other, short
from zoco.core.layout import RUNNING
from zoco.toledo.edition import COLOURS, FENCING_TILES, ROWS
from zoco.toledo.notation import CARD_NAMES, TILE_NAMES
from zoco.toledo.state import (
    CATHEDRAL,
    FIELDS,
    FIRST_ENTRANCE,
    LAST_ENTRANCE,
    NOT_YET,
    OVER,
    PICTURES,
    STUDIO,
    TAVERN,
    TILES,
    VALUES,
)

CELL = 10
FIELDS_A_LINE = (WIDTH - LABEL) // CELL
PRINTS = {TAVERN: "tavern", STUDIO: "studio"}


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> Text:
    """The board as this view shows it."""
    w = BoardLabels(names, language)
    lines = [headline(v, w), Text(), summit(v, w)]
    for name, fields in reversed(list(zip(ROWS, rows(e), strict=True))):
        lines += [*street(e, v, w, name, fields), Text()]
    lines += [foot(v, w), Text(), *supplies(e, v, w), Text(), *seats(e, v, w)]
    lines.append(Text(short(w("legend"), WIDTH), "dim"))
    if v.viewer >= 0:
        lines += listing(w("hand"), (Text(CARD_NAMES[card]) for card in hand(v)))
    return one_below_the_other(lines)


class BoardLabels(Labels):
    prefix = "toledo-board"
    colours = COLOURS

    def now(self, v: Any) -> str:
        """Whose turn it is."""
        if v.ending != RUNNING or v.phase == OVER:
            return self("over")
        turn = self("on-turn", name=self.names[v.seat])
        return turn if v.last_turns == NOT_YET else f"{turn} · {self('last-turns')}"


def rows(e: Any) -> list[list[int]]:
    """The fields of the three rows, from the lowest. Borders are where the cost changes."""
    runs = [list(run) for _, run in groupby(range(1, FIELDS + 1), key=lambda field: int(e.cost[field]))]
    while len(runs) < len(ROWS):  # rows of the same cost cannot be told apart: any border will do
        longest = max(range(len(runs)), key=lambda k: len(runs[k]))
        half = (len(runs[longest]) + 1) // 2
        runs[longest : longest + 1] = [runs[longest][:half], runs[longest][half:]]
    return runs


def hand(v: Any) -> list[int]:
    """The viewer's cards by value; within a value, the one held longest first."""
    return [value * PICTURES + int(v.hand[value, k]) for value in range(1, VALUES) for k in range(v.held[value])]


def mark(seat: int, count: int = 1) -> Text:
    return Text(MARKS[COLOURS[seat]] * count, STYLES[COLOURS[seat]])


def headline(v: Any, w: BoardLabels) -> Text:
    line = Text(w("title"), "bold").append("  ")
    if v.phase != OVER:
        line.append_text(mark(int(v.seat))).append(" ")
    line.append(short(w.now(v), 38))
    if v.base_value:
        line.append(f"  {w('base')} {CARD_NAMES[v.base_value * PICTURES + v.base_picture]}")
    if v.bonus_value:
        line.append(f"  {w('bonus')} {v.bonus_value}")
    return line


def crowd(counts: Iterable[int]) -> Text:
    """Figures side by side, seat after seat."""
    return Text(" ").join([mark(seat, int(count)) for seat, count in enumerate(counts) if count])


def summit(v: Any, w: BoardLabels) -> Text:
    gates = f"{FIRST_ENTRANCE} {LAST_ENTRANCE}"
    return Text(f"{w('alcazar'):{LABEL}} {gates:{CELL}}").append_text(crowd(v.arrived))


def foot(v: Any, w: BoardLabels) -> Text:
    return Text(f"{w('cathedral'):{LABEL}} {CATHEDRAL:<{CELL}}").append_text(crowd(v.figures[:, CATHEDRAL]))


def street(e: Any, v: Any, w: BoardLabels, row: str, fields: Sequence[int]) -> list[Text]:
    """Fields side by side: number and shop above, circles below. A long row takes several lines."""
    name, cost = w(row), w("cost", cost=int(e.cost[fields[0]]))
    lines = []
    for first in range(0, len(fields), FIELDS_A_LINE):
        part = fields[first : first + FIELDS_A_LINE]
        lines += [cells(name, [sign(e, v, w, field) for field in part])]
        lines += [cells(cost, [circles(v, field) for field in part])]
        name = cost = ""
    return lines


def cells(label: str, contents: Sequence[Text]) -> Text:
    line = Text(f"{label:{LABEL}}", "dim")
    for content in contents:
        content.pad_right(CELL - content.cell_len)
        line.append_text(content)
    return line


def sign(e: Any, v: Any, w: BoardLabels, field: int) -> Text:
    """A field's number, marked if the question is about it, and what is there."""
    asked = v.place == field
    text = Text(f"{'›' if asked else ' '}{field:<2} ", "bold" if asked else "dim")
    if v.shop[field]:
        seat = int(v.owner[field])
        return text.append(TILE_NAMES[v.shop[field] - 1], STYLES[COLOURS[seat]]).append_text(mark(seat))
    if e.printed[field]:
        return text.append(w(f"{PRINTS[int(e.printed[field])]}-short"))
    return text.append("··", "dim")


def circles(v: Any, field: int) -> Text:
    """Circles with the figures on them; a figure without a circle stands beside them."""
    standing = [seat for seat in range(v.players) for _ in range(v.figures[seat, field])]
    text = Text(" ")
    for circle in range(v.circles[field]):
        text.append("(").append_text(mark(standing[circle]) if circle < len(standing) else Text(" ")).append(")")
    for seat in standing[v.circles[field] :]:
        text.append_text(mark(seat))
    return text


def supplies(e: Any, v: Any, w: BoardLabels) -> list[Text]:
    swords = [
        f"{e.sword_fame[k]} ({e.sword_metal[k]}+{e.sword_gems[k]})×{v.sword_supply[k]}"
        for k in range(e.swords)
        if v.sword_supply[k]
    ]
    tiles = [f"{w(tile)} {v.fencing_supply[k]}" for k, tile in enumerate(FENCING_TILES)]
    paintings = " ".join(str(fame) for fame in e.painting_fame[v.paintings_taken : e.paintings]) or "–"
    counts = {"metal": v.metal_supply, "gems": v.gem_supply, "deck": v.deck_size, "discard": v.discard_size}
    others = [f"{w('paintings')} {paintings}", *(f"{w(word)} {count}" for word, count in counts.items())]
    return [
        *listing(w("swords"), map(Text, swords), "  "),
        *listing(w("fencing-short"), map(Text, tiles), "  "),
        *listing(w("supply"), map(Text, others), "  "),
    ]


def seats(e: Any, v: Any, w: BoardLabels) -> list[Text]:
    lines = []
    for seat in range(v.players):
        line = Text("› " if v.seat == seat and v.phase != OVER else "  ", "bold")
        line.append_text(mark(seat)).append(f" {short(w.names[seat], NAME):{NAME}} ", STYLES[COLOURS[seat]])
        counts = {"cards": v.hand_size[seat], "metal": v.metal[seat], "gems": v.gems[seat]}
        places = {"cathedral": v.figures[seat, CATHEDRAL], "alcazar": v.arrived[seat]}
        shown = [f"{w(word)} {count:<2}" for word, count in counts.items()]
        shown += [f"{w(word)} {count}" for word, count in places.items()]
        line.append("  ".join(shown))
        lines += [line, *listing("", possessions(e, v, w, seat), "  ")]
    return lines


def possessions(e: Any, v: Any, w: BoardLabels, seat: int) -> list[Text]:
    """What a seat has, one piece per kind; empty kinds are left out."""
    held = {
        "shops": [TILE_NAMES[k] for k in range(TILES) for _ in range(v.tiles[seat, k])],
        "forged": [str(e.sword_fame[k]) for k in range(e.swords) for _ in range(v.swords[seat, k])],
        "delivered": [str(e.sword_fame[k]) for k in range(e.swords) for _ in range(v.delivered[seat, k])],
        "fencing": [w(tile) for k, tile in enumerate(FENCING_TILES) if v.fencing[seat, k]],
        "paintings": [str(e.painting_fame[k]) for k in range(e.paintings) if v.painting_owner[k] == seat],
    }
    return [Text(f"{w(kind)} {' '.join(things)}") for kind, things in held.items() if things]
