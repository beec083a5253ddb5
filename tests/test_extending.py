"""The walk through adding a game runs as written; and nothing shared names a game."""

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Error

from tests.browsers import browser, chromium

__all__ = ["browser", "chromium"]  # fixtures

ROOT = Path(__file__).parents[1]
WALK = ROOT / "docs" / "extending.md"
NEEDED = ("examples", "tests", "bench", "pyproject.toml")
EXAMPLE = next((ROOT / "examples").glob("*/pyproject.toml")).parent.name
SHARED = ("Makefile", "bench", "src/zoco", "tests", "web/app", "web/kernel")
EXCEPTIONS = {
    "src/zoco/__init__.py": "its docstring shows how to get a game",
    "src/zoco/messages/en.ftl": "the title of the app",
    "src/zoco/messages/de.ftl": "the title of the app",
    "web/app/index.html": "the title of the app",
    "web/app/public/manifest.webmanifest": "what the app is",
    "web/app/package.json": "what the app is",
    "tests/core/test_compiling.py": "a change in one file of a game must reach another",
    "tests/bots/test_hints.py": "positions that need a certain hint",
    "tests/app/test_forgiving.py": "what the boards of each game forgive",
    "tests/app/test_tables.py": "what the pages of each game look like",
    "tests/server/test_tables.py": "sentences of a game in the API",
    "web/app/test": "games to play",
}
"""Shared files and folders that name a game all the same, and why."""
BUILT = {"__pycache__", "node_modules", "built", "dist", "golden", "fixtures", "schemas"}
TEXTS = {"", ".py", ".ftl", ".toml", ".txt", ".sql", ".ts", ".svelte", ".css", ".html", ".json", ".webmanifest", ".mjs"}


def packages() -> list[Path]:
    """The folders of the games that are shipped, and of those that show how to add one."""
    return [
        path.parent for path in (*ROOT.glob("src/zoco/*/edition.toml"), *ROOT.glob("examples/*/src/*/edition.toml"))
    ]


BROWSER = "### In the browser"
PATIENCE = 60  # seconds until a server answers


def commands(text: str) -> list[str]:
    return re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture
def elsewhere(tmp_path: Path) -> Path:
    """A copy of what the walk needs: it leaves nothing behind."""
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def run(lines: list[str], folder: Path) -> str:
    """What is installed is found there only: players do not get the example."""
    assert lines
    installed = folder / "installed"
    environment = os.environ | {
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(installed),
        "PIP_TARGET": str(installed),
        "PIP_NO_DEPS": "1",
        "PIP_NO_INDEX": "1",
        "PIP_NO_BUILD_ISOLATION": "0",  # pip reads it the other way round: the build tools are here already
        "ZOCO_LANGUAGE": "en",
    }
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", "\n".join(lines)],
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


@pytest.mark.slow
@pytest.mark.xdist_group("extending")
def test_the_walk_runs(elsewhere: Path) -> None:
    run(commands(WALK.read_text(encoding="utf-8").partition(BROWSER)[0]), elsewhere)


@pytest.mark.slow
@pytest.mark.xdist_group("extending")
def test_a_server_offers_what_the_walk_builds(elsewhere: Path, browser: Browser) -> None:
    walk, _, building = WALK.read_text(encoding="utf-8").partition(BROWSER)
    installing = re.findall("^pip install.*", walk, re.MULTILINE)
    served = "from zoco.server.pages import plugin_files; print(*plugin_files())"
    told = run([*installing, *commands(building), f"python -c '{served}'"], elsewhere)
    own = f"games/{EXAMPLE}"
    files = ("module.wasm", "description.json", "lessons.json", "de.ftl", "en.ftl")
    assert told.split()[-6:] == [*(f"{own}/{name}" for name in files), "games.json"]
    with serving(elsewhere) as address:
        play_in_the_browser(browser, address)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """`zoco serve` as one who has installed the example starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"PYTHONPATH": str(folder / "installed")}
    command = [str(Path(sys.executable).parent / "zoco"), "serve", "--port", str(port), "--data", str(folder / "data")]
    server = subprocess.Popen(command, env=environment, cwd=folder, stdout=subprocess.DEVNULL)
    try:
        yield f"http://127.0.0.1:{port}/"
    finally:
        server.terminate()
        server.wait()


def play_in_the_browser(browser: Browser, address: str) -> None:
    """A whole game against bots on the plain board, by what glows."""
    page = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block").new_page()
    for _ in range(PATIENCE):
        with suppress(Error):
            page.goto(address)
            break
        page.wait_for_timeout(1000)
    page.locator("article", has_text=EXAMPLE.title()).get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Just play").click()  # the game has lessons, and nobody has played here
    lit = page.locator(".glowing[data-thing]").first
    while not page.locator(".end").count():
        lit.or_(page.locator(".end")).first.wait_for()
        if lit.count():
            lit.click()
    page.locator(".end tfoot").wait_for()


def test_nothing_shared_names_a_game() -> None:
    names = {package.name.removeprefix("zoco_") for package in packages()}
    named = re.compile("|".join(sorted(names)).replace("alcazar", "alc[aá]zar"), re.IGNORECASE)
    assert len(names) > 2
    shared = (path for name in SHARED for path in (ROOT / name, *(ROOT / name).rglob("*")))
    texts = (path for path in shared if path.suffix in TEXTS and path.is_file())
    others = {*BUILT, *names}  # a game's own folders have its name
    found = {
        path.relative_to(ROOT).as_posix()
        for path in texts
        if others.isdisjoint(path.relative_to(ROOT).parts)
        and path.name not in ("package-lock.json", Path(__file__).name)
        and not path.is_relative_to(ROOT / "src/zoco/web")
        and named.search(path.read_text(encoding="utf-8"))
    }
    excepted = {path: next((name for name in EXCEPTIONS if path.startswith(name)), None) for path in found}
    assert [path for path, exception in excepted.items() if exception is None] == []
    assert set(excepted.values()) == set(EXCEPTIONS)
