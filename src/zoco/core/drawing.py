"""What the drawings of all games have in common: a terminal's width, the marks of the players, and words."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from zoco.messages import Parameter, message, say

WIDTH = 80
LABEL = 10
NAME = 14

MARKS = {"red": "●", "blue": "■", "green": "▲", "yellow": "◆", "white": "★"}
"""The shape that belongs to a colour, so that nobody needs to see colours."""
STYLES = {colour: f"bold {colour}" for colour in MARKS}


class Labels:
    """The words of a board in one language, and what the seats are called."""

    prefix: str
    """Of the board's own messages in the catalogues."""
    colours: Sequence[str]
    """Of the seats."""

    def __init__(self, names: Sequence[str] | None, language: str | None) -> None:
        self.language = language
        self.names = names or [say(message(f"colour-{colour}"), language) for colour in self.colours]

    def __call__(self, id: str, **parameters: Parameter) -> str:
        return say(message(f"{self.prefix}-{id}", **parameters), self.language)


def short(name: str, most: int) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def capital(word: str) -> str:
    return word[:1].upper() + word[1:]


def listing(label: str, pieces: Iterable[Text], gap: str = " ") -> list[Text]:
    """Pieces one after the other behind a label, in as many lines as they need."""
    lines = [Text(f"{capital(label):{LABEL}} ")]
    for piece in pieces:
        if lines[-1].cell_len + piece.cell_len > WIDTH:
            lines.append(Text(" " * (LABEL + 1)))
        lines[-1].append_text(piece).append(gap)
        lines[-1].truncate(WIDTH)
    return lines


def one_below_the_other(lines: Sequence[Text]) -> Text:
    for line in lines:
        line.rstrip()
    return Text("\n").join(lines)
