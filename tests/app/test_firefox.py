"""The other engine: Firefox opens both games and plays."""

import shutil
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "web" / "app" / "test" / "firefox.mjs"
MOST_SECONDS = 300  # then something hangs


def test_firefox_plays_both_games(address: str) -> None:
    firefox = shutil.which("firefox-esr")
    assert firefox, "Firefox is needed. On Debian: sudo apt install firefox-esr"
    node = str(Path(sys.executable).with_name("node"))
    done = subprocess.run(
        [node, str(SCRIPT), address, firefox], capture_output=True, text=True, timeout=MOST_SECONDS, check=False
    )
    assert done.returncode == 0, done.stderr[-3000:]
