"""Tests that share a costly set-up run in one process: otherwise nothing fails, but everything takes minutes longer."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GROUP = """
import os
import pathlib
import pytest

@pytest.mark.xdist_group("together")
@pytest.mark.parametrize("number", range(8))
def test_nothing(number):
    pathlib.Path(str(os.getpid())).touch()
"""


def test_a_group_stays_in_one_process(tmp_path: Path) -> None:
    """With the settings of all tests; each process leaves a file named after its number."""
    test, processes = tmp_path / "test_group.py", tmp_path / "processes"
    test.write_text(GROUP, encoding="utf-8")
    processes.mkdir()
    settings = ["-c", str(ROOT / "pyproject.toml"), "--rootdir", str(tmp_path), "-p", "no:cacheprovider"]
    subprocess.run([sys.executable, "-m", "pytest", "-n", "2", *settings, str(test)], cwd=processes, check=True)
    assert len(list(processes.iterdir())) == 1
