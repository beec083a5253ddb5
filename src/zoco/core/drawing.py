"""What the text boards of all games share: a terminal's width, the players' marks, and labels."""

from collections.abc import Iterable, Sequence

from rich.text import Text

from zoco.messages import Parameter, message, say

WIDTH = 80
LABEL = 10
NAME = 14

MARKS = {"red": "●", "blue": "■", "green": "▲", "yellow": "◆", "white": "★"}
"""Each colour's shape, so that players can be told apart without colours."""
STYLES = {colour: f"bold {colour}" for colour in MARKS}


class Labels:
    """A board's labels in one language, and the names of the seats."""

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
    """Pieces after a label, wrapped to the terminal's width."""
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
