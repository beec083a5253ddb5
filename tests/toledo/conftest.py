"""The command in one process."""

from pathlib import Path

import pytest

import zoco
from tests.toledo.command import Run
from zoco import cli


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Calls the command in a folder of its own; returns the exit status, what it said and what it complained about."""
    zoco.rules_of("toledo").warm_up()
    monkeypatch.setenv("ZOCO_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> tuple[int, str, str]:
        try:
            status = cli.main(arguments)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return call
