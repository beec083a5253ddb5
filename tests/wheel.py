"""Checks a wheel the way a player meets it: installed by itself, in an environment of its own.

python -m tests.wheel WHEEL [TAG]
"""

import os
import re
import signal
import subprocess
import sys
import tempfile
import venv
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

from packaging.metadata import Metadata

NEEDED = ("zoco/py.typed", "zoco/web/index.html", "zoco/messages/en.ftl", "zoco/messages/de.ftl")
SECONDS = 300  # for one command: the first game compiles its rules


def main() -> None:
    wheel = Path(sys.argv[1]).resolve()
    version = check_contents(wheel)
    if len(sys.argv) > 2 and sys.argv[2] not in ("", f"v{version}"):
        sys.exit(f"The tag {sys.argv[2]} is not v{version}: set __version__ in src/zoco/__init__.py.")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        print("Installing it in an empty environment …", flush=True)
        venv.create(folder / "env", with_pip=True)
        bin = folder / "env" / "bin"
        subprocess.run([bin / "pip", "install", "-qq", "--disable-pip-version-check", wheel], check=True)
        installed = Installed(bin, folder)
        assert installed.run("zoco", "--version").split()[-1] == version
        for game in installed.run("python", "-c", "import zoco; print(*zoco.GAMES)").split():
            print(f"Playing a random game of {game} …", flush=True)
            installed.run("zoco", "simulate", game, "--games", "1")
        check_server(installed)
    print(f"{wheel.name}: installed, played and served")


def check_contents(path: Path) -> str:
    """The version it says it is."""
    with ZipFile(path) as wheel:
        names = wheel.namelist()
        (metadata,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        described = Metadata.from_email(wheel.read(metadata))  # raises for what an index would refuse
    about = metadata.removesuffix("METADATA")
    strange = [name for name in names if not name.startswith(("zoco/", about)) or "__pycache__" in name]
    assert not strange, strange
    missing = [name for name in (*NEEDED, f"{about}licenses/LICENSE") if name not in names]
    assert not missing, missing
    assert any(name.startswith("zoco/web/") and name.endswith(".wasm") for name in names), "no rules for the browser"
    assert described.description
    return str(described.version)


class Installed:
    """The commands of the environment, with nothing of ours around them."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin = bin
        self.folder = folder
        unwanted = ("PYTHON", "ZOCO", "NUMBA", "VIRTUAL_ENV")
        self.environment = {key: text for key, text in os.environ.items() if not key.startswith(unwanted)}
        self.environment |= {"ZOCO_CACHE": str(folder / "cache"), "ZOCO_LANGUAGE": "en"}

    def start(self, command: str, *arguments: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            [self.bin / command, *arguments],
            cwd=self.folder,
            env=self.environment,
            stdout=subprocess.PIPE,
            text=True,
        )

    def run(self, command: str, *arguments: str) -> str:
        process = self.start(command, *arguments)
        said, _ = process.communicate(timeout=SECONDS)
        assert process.returncode == 0, (command, arguments, process.returncode)
        return said


def check_server(installed: Installed) -> None:
    """It answers with the app's page and all that the page names, and ends when it is asked to."""
    print("Serving the app …", flush=True)
    server = installed.start("zoco", "serve", "--port", "0", "--data", str(installed.folder / "data"))
    try:
        assert server.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", server.stdout.readline())
        assert found, "the server did not say where it is"
        page = get(found[0], "/")
        assert "<title>Zoco" in page
        for named in re.findall(r'(?:src|href)="\./([^"]+)"', page):
            get(found[0], f"/{named}")
    finally:
        server.send_signal(signal.SIGINT)
    assert server.wait(SECONDS) == 0


def get(address: str, path: str) -> str:
    with urlopen(address + path, timeout=SECONDS) as answer:
        return str(answer.read().decode(errors="replace"))


if __name__ == "__main__":
    main()
