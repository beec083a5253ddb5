"""Draws the icons that need pixels from public/icon.svg, with Chromium: `python web/app/icons.py`."""

import subprocess
import tempfile
from pathlib import Path

PUBLIC = Path(__file__).parent / "public"
SIZES = (180, 192, 512)
PAGE = "<style>*{{margin:0}}img{{display:block;width:{size}px;height:{size}px}}</style><img src='{icon}'>"


def draw(size: int, folder: Path) -> None:
    page = folder / "icon.html"
    page.write_text(PAGE.format(size=size, icon=(PUBLIC / "icon.svg").as_uri()), encoding="utf-8")
    options = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
    picture = PUBLIC / f"icon-{size}.png"
    window = ["--force-device-scale-factor=1", f"--window-size={size},{size}", f"--screenshot={picture}"]
    subprocess.run(["chromium", *options, *window, page.as_uri()], check=True, capture_output=True)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        for size in SIZES:
            draw(size, Path(folder))
