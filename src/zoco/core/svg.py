"""What the pictures of all games share: palette, marks, labels, and blocks stacked into two columns.

A picture is self-contained. Its style is the same in every picture, so any number of them can share a page.
"""

from collections.abc import Iterable
from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

from zoco.core.drawing import capital, short

MARGIN = 12
BOARD, PANEL = 724, 336  # the widths of the columns
LETTER = 0.55  # the width of a letter, as a share of the font size

PALETTE = {
    "paper": ("#f4ead8", "#1c2321"),
    "card": ("#fbf5e8", "#2c3532"),
    "ink": ("#2a2320", "#efe6d6"),
    "faint": ("#6b5b46", "#b3a58d"),
    "line": ("#2a2320", "#0d1110"),
    "accent": ("#c8452d", "#ff8a5c"),
    "gold": ("#e3b94f", "#8a6a1c"),
    "sky": ("#c3d0c9", "#2b3a36"),
    "lower": ("#c9ad7c", "#3a3224"),
    "middle": ("#dcc497", "#4c402d"),
    "upper": ("#eddcb8", "#5e5039"),
    "stone": ("#cda869", "#8a7148"),
    "roof": ("#d98c66", "#8a4f36"),
    "lawn": ("#c2cc9c", "#2f3d29"),
    "water": ("#a9c8e4", "#2f5275"),
    "azulejo": ("#2c619f", "#7db0e6"),
    "red": ("#b5352a", "#e0594a"),
    "blue": ("#2c5c9e", "#5f93dc"),
    "green": ("#3d7a37", "#62b058"),
    "yellow": ("#dda51f", "#f0c544"),
    "white": ("#fdfaf2", "#f6f1e6"),
    "redtint": ("#f0cfc3", "#4b2823"),
    "bluetint": ("#cad8ea", "#243750"),
    "greentint": ("#d0e0c4", "#283e27"),
    "yellowtint": ("#f6e6b6", "#4a3f1c"),
    "whitetint": ("#ece7dc", "#3b3c39"),
    "violet": ("#6c4a8e", "#7f5aa5"),
    "brown": ("#8a5a33", "#96653c"),
    "teal": ("#2b7d79", "#318a85"),
    "plain": ("#8d8170", "#746a5b"),
    "movement": ("#8f6a12", "#8f6a12"),
}
"""Each colour by its role: on light and on dark pages."""

MARKS = {
    "red": "M-8 0A8 8 0 1 1 8 0 8 8 0 1 1-8 0Z",
    "blue": "M-7-7H7V7H-7Z",
    "green": "M0-9 9 7H-9Z",
    "yellow": "M0-10 8.5 0 0 10-8.5 0Z",
    "white": "M0-10.5 2.8-3.6 10-3.1 4.5 1.7 6.2 9 0 5.1-6.2 9-4.5 1.7-10-3.1-2.8-3.6Z",
}
"""The shape that belongs to a player's colour."""


class Block(NamedTuple):
    """A drawing to the right of and below its origin, and its size: its height or, within a line, its width."""

    art: str
    size: float


def colours(which: int) -> str:
    rules = (f".zoco .f-{role}{{fill:{c[which]}}}.zoco .s-{role}{{stroke:{c[which]}}}" for role, c in PALETTE.items())
    return "".join(rules)


STYLE = (
    ".zoco text{font-family:system-ui,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}"
    ".zoco .n{font-family:Palatino,'Palatino Linotype',Georgia,'DejaVu Serif',serif;font-weight:700}"
    f"{colours(0)}@media(prefers-color-scheme:dark){{{colours(1)}}}"
)


def node(name: str, *content: str, **attributes: object) -> str:
    """An element. `class_` is the class; other underscores stand for hyphens."""
    written = "".join(f" {key.rstrip('_').replace('_', '-')}={quoteattr(f'{x}')}" for key, x in attributes.items())
    return f"<{name}{written}>{''.join(content)}</{name}>" if content else f"<{name}{written}/>"


def group(x: float, y: float, *content: str, **attributes: object) -> str:
    return node("g", *content, transform=f"translate({x:g} {y:g})", **attributes)


def box(x: float, y: float, width: float, height: float, style: str, radius: float = 4, **attributes: object) -> str:
    return node("rect", x=x, y=y, width=width, height=height, rx=radius, class_=style, **attributes)


def text_node(
    x: float, y: float, what: object, size: float, style: str = "f-ink", width: float = 999, **more: object
) -> str:
    """Shrinks to fit the width."""
    text = str(what)
    size = min(size, width / (LETTER * max(len(text), 1)))
    return node("text", escape(text), x=f"{x:g}", y=f"{y:g}", font_size=f"{size:.3g}", class_=style, **more)


def middle(x: float, y: float, what: object, size: float, style: str = "n f-ink", width: float = 999) -> str:
    return text_node(x, y, what, size, style, width, text_anchor="middle")


def hint(what: str) -> str:
    """A tooltip; screen readers say it, too."""
    return node("title", escape(what))


def mark(colour: str, x: float, y: float, scale: float = 1, **attributes: object) -> str:
    place = f"translate({x:g} {y:g}) scale({scale:g})"
    return node("path", d=MARKS[colour], transform=place, class_=f"f-{colour} s-line", **attributes)


def chip(what: object, style: str = "f-card", ink: str = "f-ink", before: float = 0) -> Block:
    """A short text in a small box, with room for a sign before it if wanted."""
    width = before + round(16 + 13 * LETTER * len(str(what)))
    plate = box(0, 0, width, 20, f"{style} s-line", stroke_width=0.8)
    return Block(plate + middle((before + width) / 2, 14.5, what, 13, ink), width)


def line(name: str, label: str, pieces: Iterable[Block], width: float, indent: float, height: float = 20) -> Block:
    """Pieces after a label, wrapped to the width; empty if there are none."""
    x, y, parts = indent, 0.0, [text_node(0, 14, capital(label), 12, "f-faint", indent - 6)] if label else [""]
    for piece in pieces:
        if x + piece.size > width and x > indent:
            x, y = indent, y + height + 4
        parts.append(group(x, y, piece.art))
        x += piece.size + 4
    return Block(node("g", *parts, data_line=name), y + height + 4) if len(parts) > 1 else Block("", 0)


def stack(blocks: Iterable[Block], gap: float = 0) -> Block:
    """One below the other."""
    y, parts = 0.0, []
    for block in blocks:
        parts.append(group(0, y, block.art))
        y += block.size + gap
    return Block("".join(parts), y)


def panel(seat: int, colour: str, name: str, on_turn: bool, lines: Iterable[Block]) -> Block:
    """What a seat has."""
    inside = stack(lines)
    height = inside.size + 40
    edge, thick = ("accent", 3) if on_turn else ("line", 1)
    parts = [box(0, 0, PANEL, height, f"f-{colour}tint s-{edge}", stroke_width=thick), mark(colour, 18, 18)]
    parts.append(text_node(34, 24, short(name, 24), 17, "n f-ink"))
    if on_turn:
        parts.append(node("path", d=f"M{PANEL - 24} 11l14 7-14 7Z", class_="f-accent"))
    return Block(node("g", *parts, group(10, 36, inside.art), data_seat=seat), height + 8)


def headline(title: str, now: str, colour: str | None) -> Block:
    """The name of the game, and who is on turn."""
    sign = [] if colour is None else [mark(colour, 172, 20)]
    return Block(text_node(0, 28, title, 30, "n f-ink") + "".join(sign) + text_node(190, 26, now, 17, "f-ink", 520), 40)


def picture(title: str, description: str, left: Block, right: Block) -> str:
    width, height = BOARD + PANEL + 3 * MARGIN, max(left.size, right.size) + 2 * MARGIN
    return node(
        "svg",
        hint(title),
        node("desc", escape(description)),
        node("style", STYLE),
        box(0, 0, width, height, "f-paper"),
        group(MARGIN, MARGIN, left.art),
        group(BOARD + 2 * MARGIN, MARGIN, right.art),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width} {height:g}",
        class_="zoco",
        role="img",
    )
