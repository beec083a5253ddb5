"""What the pictures of all games have in common: paper and palette, the elements of SVG, panels, cards and marks.

A picture stands alone: its colours, styles and symbols are inside it. Two pictures may share a page, so the names of a
game's styles and symbols begin with the prefix of its sheet.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from xml.sax.saxutils import escape, quoteattr

from zoco.core.drawing import capital, short

# The frame of the board; beside it the panels, below it the cards.
WIDTH, HEIGHT = 1000, 760
FRAME = (10, 10, 702, 624)
PANEL_X, PANEL_WIDTH = 722, 268
SEATS_HEIGHT = 430
STRIP_Y = 642
CARD_WIDTH, CARD_HEIGHT = 58, 94

PALETTE = {
    "paper": ("#f4ead8", "#1c2321"),
    "card": ("#fbf5e8", "#e9dfcb"),
    "cardink": ("#2a2320", "#2a2320"),
    "ink": ("#2a2320", "#efe6d6"),
    "faint": ("#7d6c55", "#a99b84"),
    "line": ("#2a2320", "#0d1110"),
    "accent": ("#c8452d", "#ff8a5c"),
    "gold": ("#b8891f", "#e7c15a"),
    "sky": ("#8fa39a", "#2b3a36"),
    "cloud": ("#bccabd", "#3d4f48"),
    "storm": ("#71877f", "#1f2b29"),
    "ray": ("#f3ecd2", "#7d9187"),
    "far": ("#7d8a6c", "#26332c"),
    "leaf": ("#5f6b3c", "#2f3a25"),
    "hill": ("#a98a5b", "#43392a"),
    "lower": ("#bb9c6b", "#4a3f2e"),
    "lowershade": ("#967848", "#372f22"),
    "middle": ("#d9bf94", "#5e4e37"),
    "middleshade": ("#b4935f", "#43392a"),
    "upper": ("#eddcb8", "#77654a"),
    "uppershade": ("#cdb083", "#574a36"),
    "wall": ("#e6d0a6", "#6f5c3f"),
    "bright": ("#f3e6c8", "#87724f"),
    "shade": ("#a98a5b", "#43392a"),
    "roof": ("#b9633f", "#6d3d2a"),
    "roofshade": ("#8f472e", "#4a2a1f"),
    "slate": ("#5d6b70", "#3a464a"),
    "slateshade": ("#434f55", "#29322f"),
    "window": ("#5b4630", "#f0c766"),
    "street": ("#f2e4c4", "#8a7654"),
    "river": ("#5f807b", "#1d3534"),
    "glint": ("#9bb5ab", "#3c5c58"),
    "steel": ("#c3ccd0", "#c3ccd0"),
    "iron": ("#7c898f", "#7c898f"),
    "dark": ("#4a5358", "#2c3236"),
    "wood": ("#8a5a33", "#9c6b42"),
    "gem": ("#3b9a97", "#46aaa6"),
    "gemlight": ("#a5dcd3", "#b5ebe2"),
    "gemdark": ("#1f6a6c", "#256f70"),
    "skin": ("#e9c39b", "#d9ae85"),
    "red": ("#b5352a", "#e0594a"),
    "blue": ("#2c5c9e", "#5f93dc"),
    "green": ("#3d7a37", "#62b058"),
    "yellow": ("#dda51f", "#f0c544"),
    "redtint": ("#f0cfc3", "#4b2823"),
    "bluetint": ("#cad8ea", "#243750"),
    "greentint": ("#d0e0c4", "#283e27"),
    "yellowtint": ("#f6e6b6", "#4a3f1c"),
    "violet": ("#6c4a8e", "#7f5aa5"),
    "brown": ("#8a5a33", "#96653c"),
    "teal": ("#2b7d79", "#318a85"),
    "plain": ("#b9ac93", "#b9ac93"),
    "movement": ("#b8891f", "#b8891f"),
}
"""Every colour by its role: in light, and in the dark."""

STYLE = """
.$ text{font-family:system-ui,"Segoe UI",Roboto,Helvetica,Arial,sans-serif;font-size:12px}
.$ .serif{font-family:"Palatino Linotype",Palatino,"Book Antiqua",Georgia,"DejaVu Serif",serif;font-weight:700}
.$ .mid{text-anchor:middle}.$ .end{text-anchor:end}
.$ .o{stroke-width:1.2;stroke-linejoin:round;stroke-linecap:round}
.$ .gone{opacity:.22}.$ .shadow{opacity:.2}.$ .no{fill:none}
"""

MARKS = {
    "red": '<circle r="8"/>',
    "blue": '<path d="M-7-7H7V7H-7Z"/>',
    "green": '<path d="M0-9 9 7H-9Z"/>',
    "yellow": '<path d="M0-10 8.5 0 0 10-8.5 0Z"/>',
    "white": '<path d="M0-10.5 2.8-3.6 10-3.1 4.5 1.7 6.2 9 0 5.1-6.2 9-4.5 1.7-10-3.1-2.8-3.6Z"/>',
}
"""The shape that belongs to a colour."""

LANDSCAPE = {
    "house-0": """
<path class="f-wall o s-line" d="M0 0V-34L13-43 26-34V0Z"/>
<path class="f-shade" d="M17 0V-40L26-34V0Z"/>
<path class="f-roof o s-line" d="M-3-32 13-45 29-32 26-30 13-40 0-30Z"/>
<path class="f-window" d="M5-25H9V-19H5ZM19-25H22V-19H19ZM5-13H9V-7H5Z"/>
""",
    "house-1": """
<path class="f-bright o s-line" d="M0 0V-28H36V0Z"/>
<path class="f-shade" d="M26 0V-28H36V0Z"/>
<path class="f-roof o s-line" d="M-3-27 4-36H33L39-27Z"/>
<path class="f-roofshade" d="M26-27 27-36H33L39-27Z"/>
<path class="f-window" d="M5-20H9V-14H5ZM15-20H19V-14H15ZM29-20H32V-14H29ZM10-9Q13-12 16-9V0H10Z"/>
""",
    "house-2": """
<path class="f-wall o s-line" d="M0 0V-52H18V0Z"/>
<path class="f-shade" d="M12 0V-52H18V0Z"/>
<path class="f-roof o s-line" d="M-3-51 9-62 21-51Z"/>
<path class="f-roofshade" d="M9-62 21-51H12Z"/>
<path class="f-window" d="M4-45Q6-48 8-45V-38H4ZM4-28H8V-22H4Z"/>
""",
    "house-3": """
<path class="f-bright o s-line" d="M0 0V-38L30-32V0Z"/>
<path class="f-shade" d="M21 0V-34L30-32V0Z"/>
<path class="f-roofshade o s-line" d="M-3-38-1-43 33-34 32-30Z"/>
<path class="f-window" d="M5-27H9V-20H5ZM13-26H17V-19H13ZM24-24H27V-18H24ZM6-13H10V-7H6Z"/>
""",
    "cypress": '<path class="f-leaf o s-line" d="M0 0C-7-6-5-22 0-36 5-22 7-6 0 0Z"/>',
}
"""Symbols of what stands around a town, above its foot."""


def node(name: str, *content: str, **attributes: object) -> str:
    """An element. `class_` is the class; other underscores stand for hyphens; what is empty is left out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(number(value))}"
        for key, value in attributes.items()
        if value != ""
    )
    return f"<{name}{written}>{''.join(content)}</{name}>" if content else f"<{name}{written}/>"


def number(value: object) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


def group(x: float, y: float, *content: str, scale: float = 1, **attributes: object) -> str:
    return node("g", *content, transform=placed(x, y, scale), **attributes)


def box(x: float, y: float, width: float, height: float, look: str, radius: float = 0, **attributes: object) -> str:
    return node("rect", x=x, y=y, width=width, height=height, rx=radius, class_=look, **attributes)


def path(d: str, look: str, **attributes: object) -> str:
    return node("path", d=d, class_=look, **attributes)


def label(x: float, y: float, words: object, size: float, look: str = "f-ink", **attributes: object) -> str:
    return node("text", escape(str(words)), x=x, y=y, class_=look, style=f"font-size:{number(size)}px", **attributes)


def hint(words: str) -> str:
    return node("title", escape(words))


def placed(x: float, y: float, scale: float) -> str:
    size = "" if scale == 1 else f" scale({number(float(scale))})"
    return f"translate({number(float(x))} {number(float(y))}){size}"


def faded(left: bool) -> str:
    return "" if left else "gone"


def slot(width: float = CARD_WIDTH) -> str:
    """Where a card may come to lie."""
    return box(0, 0, width, CARD_HEIGHT, "no s-faint", radius=4, stroke_dasharray="4 4")


class Sheet:
    """What a game draws on, and what looks alike in all its pictures.

    Among the symbols are `back`, a card face down, and for every seat `mark-0`, `mark-1`, …
    """

    def __init__(
        self,
        prefix: str,
        colours: Sequence[str],
        palette: Mapping[str, tuple[str, str]],
        strokes: Sequence[str],
        symbols: Mapping[str, str],
    ) -> None:
        self.prefix = prefix
        self.colours = colours
        self.palette = palette
        self.strokes = strokes
        self.symbols = symbols

    def picture(self, title: str, description: str, *content: str) -> str:
        name = self.prefix
        return node(
            "svg",
            node("title", escape(title), id=f"{name}-title"),
            node("desc", escape(description), id=f"{name}-desc"),
            node("style", self.style),
            self.defs,
            box(0, 0, WIDTH, HEIGHT, "f-paper"),
            *content,
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"0 0 {WIDTH} {HEIGHT}",
            class_=name,
            role="img",
            aria_labelledby=f"{name}-title {name}-desc",
        )

    @cached_property
    def defs(self) -> str:
        """Each symbol carries the class of the whole, because a copy of it sees no rule about its surroundings."""
        name = self.prefix
        symbols = [
            node("g", art.replace('href="#', f'href="#{name}-'), id=f"{name}-{symbol}", class_=name)
            for symbol, art in self.symbols.items()
        ]
        return node("defs", *symbols, node("clipPath", box(*FRAME, "", radius=10), id=f"{name}-clip"))

    @cached_property
    def style(self) -> str:
        """The palette as variables. The plain colour before each variable is for renderers that know none."""
        name, palette = self.prefix, self.palette.items()
        light = ";".join(f"--{name}-{role}:{day}" for role, (day, _) in palette)
        dark = ";".join(f"--{name}-{role}:{night}" for role, (_, night) in palette)
        fills = "".join(f".{name} .f-{role}{{fill:{day};fill:var(--{name}-{role})}}" for role, (day, _) in palette)
        strokes = "".join(
            f".{name} .s-{role}{{stroke:{self.palette[role][0]};stroke:var(--{name}-{role})}}" for role in self.strokes
        )
        looks = STYLE.replace("$", name)
        return f".{name}{{{light}}}@media(prefers-color-scheme:dark){{.{name}{{{dark}}}}}{looks}{fills}\n{strokes}"

    def framed(self, *content: str) -> Iterator[str]:
        """The picture of the board, and the frame around it."""
        yield node("g", *content, clip_path=f"url(#{self.prefix}-clip)")
        yield box(*FRAME, "no s-line", radius=10, stroke_width=1.5)

    def draw(self, symbol: str, x: float, y: float, scale: float = 1, **attributes: object) -> str:
        return node("use", href=f"#{self.prefix}-{symbol}", transform=placed(x, y, scale), **attributes)

    def mark(self, seat: int, x: float, y: float, scale: float = 1) -> str:
        return self.draw(f"mark-{seat}", x, y, scale, class_=f"f-{self.colours[seat]} o s-line")

    def banner(self, title: str, now: str, seat: int | None) -> str:
        """The name of the game in the sky, and whose turn it is."""
        words = [label(34, 66, title.upper(), 42, "serif f-ink", letter_spacing=6)]
        if seat is not None:
            words.append(self.mark(seat, 46, 92))
        words.append(label(36 if seat is None else 64, 98, capital(short(now, 36)), 17, "serif f-ink"))
        return node("g", *words)

    def counter(self, symbol: str, x: float, y: float, count: int, scale: float, words: str) -> str:
        parts = (self.draw(symbol, 0, 0, scale), label(14, 5, count, 15, "serif f-ink"))
        return group(x, y, hint(f"{words}: {count}"), *parts)

    def plate(self, seat: int, name: str, height: float, y: float, on_turn: bool) -> Iterator[str]:
        """The ground of a seat's panel, with its name at this height."""
        colour = self.colours[seat]
        yield box(0, 0, PANEL_WIDTH, height, f"f-{colour}tint", radius=8)
        yield path(f"M10 0H8Q0 0 0 8V{height - 8}Q0 {height} 8 {height}H10Z", f"f-{colour}")
        look = "no s-accent" if on_turn else "no s-line"
        yield box(0, 0, PANEL_WIDTH, height, look, radius=8, stroke_width=3.5 if on_turn else 1)
        yield self.mark(seat, 27, y, 1.05)
        yield label(44, y + 6, short(name, 15), 18, "serif f-ink")
        if on_turn:
            yield path(f"M{PANEL_WIDTH - 26} {y - 7}l13 7-13 7Z", "f-accent o s-line")

    def pile(self, size: int, back: str = "back") -> str:
        """Cards face down, and how many."""
        if not size:
            return slot() + label(CARD_WIDTH / 2, 54, 0, 20, "serif mid f-faint")
        disc = node("circle", cx=29, cy=47, r=17, class_="f-card o s-line")
        return self.draw(back, 0, 0) + disc + label(CARD_WIDTH / 2, 54, size, 20, "serif mid f-cardink")

    def backs(self, sizes: Sequence[int], names: Sequence[str], room: float) -> Iterator[str]:
        """All hands face down, side by side."""
        for seat, size in enumerate(sizes):
            yield self.mark(seat, seat * room + 6, 8, 0.6)
            yield label(seat * room + 17, 12, f"{short(names[seat], 16)}: {size}", 12, "f-faint")
            step = min(14, (room - CARD_WIDTH - 12) / max(size - 1, 1))
            yield from (self.draw("back", seat * room + k * step, 18) for k in range(size))
