"""Cuts the fonts down to the letters of our languages: `python web/app/fonts.py`, with fonttools and brotli installed.

The whole fonts stay at hand for names with other letters: `src/style.css` says which letters are in which file.
"""

import re
import subprocess
import sys
from pathlib import Path

APP = Path(__file__).parent
FONTS = (
    "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2",
    "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2",
    "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff2",
)


def letters() -> str:
    """As the style sheet lists them."""
    return re.findall(r"unicode-range: (U\+20-7E[^;]*);", (APP / "src" / "style.css").read_text(encoding="utf-8"))[0]


def cut(font: str) -> None:
    source, target = APP / "node_modules" / font, APP / "src" / "fonts" / Path(font).name
    features = "--layout-features=kern,lnum,pnum,tnum"
    options = [f"--unicodes={letters().replace(' ', '')}", features, "--no-hinting", "--flavor=woff2"]
    subprocess.run(
        [sys.executable, "-m", "fontTools.subset", str(source), *options, f"--output-file={target}"], check=True
    )


if __name__ == "__main__":
    for font in FONTS:
        cut(font)
