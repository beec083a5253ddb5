"""The walk through adding a game runs as written; and nothing shared names a game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WALK = ROOT / "docs" / "extending.md"
NEEDED = ("examples", "tests", "bench", "pyproject.toml")
EXAMPLE = next((ROOT / "examples").glob("*/pyproject.toml")).parent.name
SHARED = ("Makefile", "bench", "src/zoco")
EXCEPTIONS = {
    "src/zoco/__init__.py",  # its docstring shows how to get a game
    "src/zoco/messages/en.ftl",  # the title of the app
    "src/zoco/messages/de.ftl",
}


def packages() -> list[Path]:
    """The folders of the games that are shipped, and of those that show how to add one."""
    return [
        path.parent for path in (*ROOT.glob("src/zoco/*/edition.toml"), *ROOT.glob("examples/*/src/*/edition.toml"))
    ]


BROWSER = "### In the browser"


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


@pytest.mark.xdist_group("extending")
def test_the_walk_runs(elsewhere: Path) -> None:
    run(commands(WALK.read_text(encoding="utf-8").partition(BROWSER)[0]), elsewhere)


@pytest.mark.slow
@pytest.mark.xdist_group("extending")
def test_a_server_offers_what_the_walk_builds(elsewhere: Path) -> None:
    walk, _, browser = WALK.read_text(encoding="utf-8").partition(BROWSER)
    installing = re.findall("^pip install.*", walk, re.MULTILINE)
    served = "from zoco.server.pages import plugin_files; print(*plugin_files())"
    told = run([*installing, *commands(browser), f"python -c '{served}'"], elsewhere)
    own = f"games/{EXAMPLE}"
    files = ("module.wasm", "description.json", "de.ftl", "en.ftl")
    assert told.split()[-5:] == [*(f"{own}/{name}" for name in files), "games.json"]


def test_nothing_shared_names_a_game() -> None:
    names = {package.name.removeprefix("zoco_") for package in packages()}
    named = re.compile("|".join(sorted(names)).replace("alcazar", "alc[aá]zar"), re.IGNORECASE)
    assert len(names) > 2
    found = set()
    for shared in SHARED:
        for path in (ROOT / shared).rglob("*") if (ROOT / shared).is_dir() else [ROOT / shared]:
            of_a_game = any(package in path.parents for package in packages())
            built = {"__pycache__", "web"} & set(path.parts)
            if (
                path.suffix in ("", ".py", ".ftl", ".toml", ".txt", ".sql")
                and path.is_file()
                and not of_a_game
                and not built
            ):
                if named.search(path.read_text(encoding="utf-8")):
                    found.add(path.relative_to(ROOT).as_posix())
    assert found == EXCEPTIONS
