"""The walk through adding a game runs as written; and nothing shared names a game."""

import json
import os
import re
import shutil
import socket
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browsers import browser, chromium
from tests.online.guests import Guest
from tests.terminal import Terminal

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
    "tests/app/test_boards.py": "what the boards of each game show",
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


def commands(text: str) -> list[str]:
    return re.findall(r"^```sh\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the walk needs: it leaves nothing behind."""
    folder = tmp_path_factory.mktemp("elsewhere")
    for name in NEEDED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(ROOT / name, folder)
    return folder


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


@pytest.fixture
def installed(tmp_path: Path) -> str:
    """A PYTHONPATH by which the example is found as if it were installed."""
    package = ROOT / "examples" / EXAMPLE
    about = tomllib.loads((package / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = tmp_path / f"{EXAMPLE}-0.dist-info"
    metadata.mkdir()
    metadata.joinpath("METADATA").write_text(f"Metadata-Version: 2.1\nName: {EXAMPLE}\nVersion: 0\n")
    games = "".join(f"{name} = {module}\n" for name, module in about["entry-points"]["zoco.games"].items())
    metadata.joinpath("entry_points.txt").write_text(f"[zoco.games]\n{games}")
    return os.pathsep.join(map(str, (tmp_path, package / "src", ROOT)))


def test_interpreted_the_example_obeys_its_rules(installed: str) -> None:
    """The walk tries the compiled ones, which takes far longer."""
    tests = f"examples/{EXAMPLE}/tests/test_{EXAMPLE}.py"
    environment = os.environ | {"PYTHONPATH": installed, "NUMBA_DISABLE_JIT": "1"}
    command = [sys.executable, "-m", "pytest", "-n", "0", "-p", "no:cacheprovider", tests]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:]


def test_sealed_bids_in_the_terminal(installed: str, tmp_path: Path) -> None:
    """Nothing is compiled for it yet; the second person learns that the first has bid, and not what."""
    changes = {"PYTHONPATH": installed, "ZOCO_CACHE": str(tmp_path / "cache")}
    seats = ("--seats", "Ana,Ben", "--save", str(tmp_path / "game.jsonl"))
    terminal = Terminal("play", EXAMPLE, *seats, **changes)
    first, second = ("Ana", "Ben") if "Ana" in terminal.wait_for(r"Pass the screen to \w+") else ("Ben", "Ana")
    terminal.type("\n")
    terminal.wait_for("> ")
    terminal.type("bid 12\n")
    terminal.wait_for(f"Pass the screen to {second}")
    terminal.type("\n")
    seen = terminal.wait_for(f"{second}: The prize is")
    assert f"{first} has bid." in seen and "12" not in seen.partition(f"{first} has bid.")[2]
    terminal.wait_for("> ")
    terminal.type("bid 7\n")
    terminal.wait_for("Pass the screen to")
    terminal.type("\n")
    seen = terminal.wait_for("> ")
    assert f"{first} bid 12." in seen and f"{second} bid 7." in seen
    terminal.type("q\n")
    assert terminal.end()[0] == 0


@pytest.fixture(scope="module")
def served(elsewhere: Path) -> Iterator[str]:
    """The address of a server that has what the walk builds."""
    walk, _, building = WALK.read_text(encoding="utf-8").partition(BROWSER)
    installing = re.findall("^pip install.*", walk, re.MULTILINE)
    served = "from zoco.server.pages import plugin_files; print(*plugin_files())"
    told = run([*installing, *commands(building), f"python -c '{served}'"], elsewhere)
    own = f"games/{EXAMPLE}"
    files = ("module.wasm", "description.json", "lessons.json", "de.ftl", "en.ftl")
    assert told.split()[-6:] == [*(f"{own}/{name}" for name in files), "games.json"]
    with serving(elsewhere) as address:
        yield address


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """`zoco serve` as one who has installed the example starts it."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    environment = os.environ | {"PYTHONPATH": str(folder / "installed")}
    command = [str(Path(sys.executable).parent / "zoco"), "serve", "--port", str(port), "--data", str(folder / "data")]
    with subprocess.Popen(
        command, env=environment, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stderr is not None
        reader = Thread(target=server.stderr.read)  # a full pipe would stop the server
        try:
            await_ready(server.stderr)
            reader.start()
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            if reader.is_alive():
                reader.join()


def await_ready(log: Iterable[str]) -> None:
    """Until the example can be played."""
    events = (json.loads(line) for line in log if line.startswith("{"))
    assert any(event["what"] == "ready" and event["game"] == EXAMPLE for event in events)


def begin(page: Page) -> None:
    page.locator("article", has_text=EXAMPLE.title()).get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Just play").click()  # the game has lessons, and nobody has played here


@pytest.mark.slow
@pytest.mark.xdist_group("extending")
def test_a_whole_game_on_the_plain_board(served: str, browser: Browser) -> None:
    """Against bots, by what glows."""
    page = browser.new_context(locale="en-GB", reduced_motion="reduce", service_workers="block").new_page()
    page.goto(served)
    begin(page)
    lit = page.locator(".glowing[data-thing]").first
    while not page.locator(".end").count():
        lit.or_(page.locator(".end")).first.wait_for()
        if lit.count():
            lit.click()
    page.locator(".end tfoot").wait_for()


@pytest.mark.slow
@pytest.mark.xdist_group("extending")
def test_sealed_bids_of_two_people_far_apart(served: str, browser: Browser) -> None:
    """Each page says that the other has bid; what was bid comes when both have."""
    ana, ben = (Guest(browser, served, name) for name in ("Ana", "Ben"))
    link = ana.invite(EXAMPLE)
    ben.join(link)
    ana.begin()
    ben.page.locator(".seats").wait_for()
    first, second = (ana, ben) if ana.page.locator(".glowing[data-thing]").count() else (ben, ana)
    bid(first.page, 12)
    expect(log_line(second.page, f"{first.name} has bid.")).to_be_visible()
    expect(log_line(second.page, "12")).to_have_count(0)
    news = [frame for frames in second.heard.sockets for frame in frames if frame["is"] == "event"]
    assert news[-1]["what"] == "play" and "decision" not in news[-1]
    bid(second.page, 7)
    for guest in (ana, ben):
        expect(log_line(guest.page, "bid 12.")).to_be_visible()
        expect(log_line(guest.page, "bid 7.")).to_be_visible()


def bid(page: Page, card: int) -> None:
    page.locator(".choices").get_by_text(f"bid {card}", exact=True).click()
    page.locator("main.table[aria-busy=false]").wait_for()


def log_line(page: Page, words: str) -> Locator:
    return page.locator(".log > section").first.locator("li", has_text=words)


@pytest.mark.slow
@pytest.mark.xdist_group("extending")
def test_what_was_played_once_is_there_without_a_network(served: str, browser: Browser) -> None:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    page = context.new_page()
    page.goto(served)
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    begin(page)
    bid(page, 3)
    context.set_offline(True)
    page.goto(served)
    page.reload()
    page.locator("article", has_text=EXAMPLE.title()).get_by_role("button", name="Play now").click()
    bid(page, 4)
    expect(log_line(page, "bid 4.")).to_be_visible()


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
