"""`zoco app`: the page and its modules from a small server, for this machine only."""

import re
import signal
import socket
import subprocess
import sys
import urllib.request
from argparse import Namespace
from pathlib import Path

import pytest

from zoco.commands import app
from zoco.core.errors import TableError

KINDS = {"": "text/html; charset=utf-8", "assets/a.js": "text/javascript; charset=utf-8"}
KINDS |= {"assets/a.wasm": "application/wasm", "manifest.webmanifest": "application/manifest+json"}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    for name in KINDS:
        (tmp_path / (name or "index.html")).write_text(f"this is {name}")
    return tmp_path


def served(folder: Path) -> subprocess.Popen[str]:
    """The command in a process of its own, with another folder."""
    code = "import sys; from pathlib import Path; from argparse import Namespace; from zoco.commands import app; "
    code += "sys.exit(app.run(Namespace(port=0, no_browser=True), Path(sys.argv[1])))"
    return subprocess.Popen([sys.executable, "-c", code, str(folder)], stdout=subprocess.PIPE, text=True)


def address_of(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/", process.stdout.readline())
    assert found is not None
    return found[0]


def test_every_file_has_the_kind_that_browsers_want_and_ctrl_c_ends_it_cleanly(folder: Path) -> None:
    with served(folder) as process:
        address = address_of(process)
        for name, kind in KINDS.items():
            with urllib.request.urlopen(address + name) as answer:
                assert answer.headers["Content-Type"] == kind
                assert ("immutable" in answer.headers["Cache-Control"]) == name.startswith("assets/")
                assert answer.read().decode() == f"this is {name}"
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=20) == 0


def test_the_browser_is_opened_at_the_address_unless_it_is_unwanted(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []

    def interrupt(self: app.Server) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(app.Server, "serve_forever", interrupt)
    monkeypatch.setattr(app, "has_browser", lambda: True)
    for unwanted in (False, True):
        assert app.run(Namespace(port=0, no_browser=unwanted), folder, opened.append) == 0
    assert len(opened) == 1
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", opened[0])


def test_a_port_in_use_or_no_port_at_all_is_said(folder: Path) -> None:
    with socket.socket() as other:
        other.bind((app.HOST, 0))
        other.listen()
        with pytest.raises(TableError, match="--port"):
            app.run(Namespace(port=other.getsockname()[1], no_browser=True), folder)
    with pytest.raises(TableError, match="70000"):
        app.run(Namespace(port=70000, no_browser=True), folder)


def test_an_app_that_is_not_built_is_said_with_what_builds_it(tmp_path: Path) -> None:
    with pytest.raises(TableError, match="make app"):
        app.run(Namespace(port=0, no_browser=True), tmp_path)
