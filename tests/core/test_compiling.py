"""The cache of compiled rules: never stale, never in the way."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from zoco import game_folders
from zoco.core.compiling import CORE, PACKAGE

# T9.1 is compiled in one file and calls the end of the turn (T10.1) in another.
SEND_HOME = """
import numpy as np
from zoco.core.layout import read, row
from zoco.toledo.rules.t9_home import send_home
from zoco.toledo.state import STATE
raw = row(STATE)
s = read(raw, STATE)
s.players, s.last_turns, s.arrived[0], s.figures[0, 4] = 2, -1, 2, 1
send_home(s, 4)
print(int(s.last_turns))
"""
ONE_ENTRY_POINT = """
import itertools, sys
import zoco
from zoco.core.spec import GameSpec
entry_points = GameSpec.entry_points
GameSpec.entry_points = lambda rules: itertools.islice(entry_points(rules), 1)
print(len(zoco.toledo.new(players=2, seed=1).shuffles))
"""


def run(code: str, source: Path, cache: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"PYTHONPATH": str(source), "ZOCO_CACHE": str(cache)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done


def edit(path: Path, old: str, new: str) -> None:
    """Changes the text but neither the size nor the time of the file, which fools a cache that checks those."""
    before = path.stat()
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    assert len(old) == len(new)
    path.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(path, ns=(before.st_atime_ns, before.st_mtime_ns))


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A copy of the package that may be changed."""
    shutil.copytree(PACKAGE, tmp_path / "source" / "zoco", ignore=shutil.ignore_patterns("__pycache__"))
    return tmp_path / "source"


def test_a_change_in_one_file_reaches_rules_compiled_in_another(source: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    rule = source / "zoco" / "toledo" / "rules" / "t10_end.py"
    environment = {"PYTHONDONTWRITEBYTECODE": "1"}
    results = [run(SEND_HOME, source, cache, **environment).stdout.strip()]
    edit(rule, "ARRIVED_TO_END = 3", "ARRIVED_TO_END = 2")
    results.append(run(SEND_HOME, source, cache, **environment).stdout.strip())
    edit(rule, "ARRIVED_TO_END = 2", "ARRIVED_TO_END = 3")
    results.append(run(SEND_HOME, source, cache, **environment).stdout.strip())
    assert results == ["-1", "1", "-1"]
    assert len(list(cache.glob("toledo-*"))) == 2


def test_an_edit_to_one_game_leaves_the_compiled_rules_of_the_other(source: Path, tmp_path: Path) -> None:
    names = "from zoco import GAMES; from zoco.core.compiling import open_cache; print(*map(open_cache, GAMES))"
    before = run(names, source, tmp_path / "cache").stdout.split()
    edit(source / "zoco" / "toledo" / "rules" / "t10_end.py", "ARRIVED_TO_END = 3", "ARRIVED_TO_END = 2")
    after = run(names, source, tmp_path / "cache").stdout.split()
    edit(source / "zoco" / "core" / "chance.py", "PILE = 96", "PILE = 97")
    later = run(names, source, tmp_path / "cache").stdout.split()
    assert [Path(folder).name.partition("-")[0] for folder in set(before) ^ set(after)] == ["toledo", "toledo"]
    assert not set(after) & set(later)


def test_what_is_compiled_lies_in_core_or_with_a_game() -> None:
    folders = [CORE, *game_folders().values()]
    for path in PACKAGE.rglob("*.py"):
        is_compiled = re.search(r"^@(jit|njit)\b", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert not is_compiled or any(folder in path.parents for folder in folders), path
    for path in CORE.rglob("*.py"):
        found = re.findall(r"^ *(?:from|import) zoco\.(\w+)", path.read_text(encoding="utf-8"), re.MULTILINE)
        assert set(found) <= {"core", "messages"}, path


def test_switches_of_the_compiler_have_their_own_cache(source: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for switches in ({}, {"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_BOUNDSCHECK": "1"}, {"NUMBA_OPT": "0"}):
        run("from zoco.core.compiling import open_cache; open_cache('')", source, cache, **switches)
    assert len(list(cache.iterdir())) == 3


def test_caches_unused_for_a_month_are_forgotten(source: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    for name, days in (("old", 40), ("young", 20)):
        (cache / name).mkdir(parents=True)
        past = (cache / name).stat().st_mtime - days * 24 * 3600
        os.utime(cache / name, (past, past))
    (cache / "a file").touch()
    run("from zoco.core.compiling import open_cache; open_cache('')", source, cache)
    assert not (cache / "old").exists()
    assert (cache / "young").exists()
    assert (cache / "a file").exists()


@pytest.mark.slow
def test_without_a_place_for_the_cache_it_says_so_and_works(source: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    unwritable = tmp_path / "file" / "cache"
    done = run(ONE_ENTRY_POINT, source, unwritable)
    assert done.stdout.strip() == "1"
    assert str(unwritable) in done.stderr
    assert "ZOCO_CACHE" in done.stderr


@pytest.mark.slow
def test_with_a_cache_it_says_only_once_that_it_compiles(source: Path, tmp_path: Path) -> None:
    first = run(ONE_ENTRY_POINT, source, tmp_path / "cache")
    second = run(ONE_ENTRY_POINT, source, tmp_path / "cache")
    assert "Compiling" in first.stderr
    assert "ZOCO_CACHE" not in first.stderr
    assert second.stderr == ""
    assert first.stdout == second.stdout == "1\n"
