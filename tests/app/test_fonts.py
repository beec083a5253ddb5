"""The first load brings only the letters of our languages."""

import re
from pathlib import Path

import zoco

MESSAGES = Path(zoco.__file__).parent / "messages"
STYLE = Path(__file__).parents[2] / "web" / "app" / "src" / "style.css"


def small_fonts() -> list[set[int]]:
    """The letters of every font that is always loaded."""
    ranges = re.findall(r'url\("\./fonts/[^}]*unicode-range:\s*([^;]*);', STYLE.read_text(encoding="utf-8"))
    return [{letter for part in each.split(",") for letter in span(part)} for each in ranges]


def span(part: str) -> range:
    first, _, last = part.strip().removeprefix("U+").partition("-")
    return range(int(first, 16), int(last or first, 16) + 1)


def test_every_letter_that_the_app_says_is_in_the_fonts_that_are_always_loaded() -> None:
    said = {
        letter for file in MESSAGES.glob("*.ftl") for letter in file.read_text(encoding="utf-8") if letter.isalpha()
    }
    fonts = small_fonts()
    assert len(fonts) == 3
    for letters in fonts:
        assert {letter for letter in said if ord(letter) not in letters} == set()
