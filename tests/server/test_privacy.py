"""What only its owner may read: the data on the disk, and what the log does not hold."""

import asyncio
import base64
import logging
import os
import stat
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import make_mocked_request

from tests.server.clients import Person, run, served
from zoco.server.admin import back_up, restore
from zoco.server.pages import policy
from zoco.server.serving import JsonLines
from zoco.server.store import FILE

WORDS = "my-secret-words"


def open_to_others(folder: Path) -> list[str]:
    paths = [folder, *folder.rglob("*")]
    return [path.name for path in paths if stat.S_IMODE(path.stat().st_mode) & 0o077]


@pytest.fixture
def loose() -> Any:
    """A system on which everything new is open to everybody."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_data_are_for_their_owner_alone(tmp_path: Path, loose: None) -> None:
    data, copies = tmp_path / "data", tmp_path / "copies"
    copies.mkdir(mode=0o700)

    async def test() -> None:
        async with served(data) as serving, Person(serving.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            assert (data / f"{FILE}-wal").exists()
            assert open_to_others(data) == []
            await asyncio.to_thread(back_up, data, copies / "copy")

    run(test)
    restore(data, copies / "copy")
    assert open_to_others(data) == []
    assert open_to_others(copies) == []


def test_data_that_were_open_to_others_are_closed(tmp_path: Path, loose: None) -> None:
    data = tmp_path / "data"

    async def test() -> None:
        async with served(data) as serving, Person(serving.address) as ana:
            await ana.ask("PUT /me", name="Ana")

    run(test)
    for path in (data / FILE, data / "lock", data):
        path.chmod(0o777)
    assert open_to_others(data)
    run(test)
    assert open_to_others(data) == []


def test_a_folder_with_other_things_in_it_stays_as_open_as_it_is(tmp_path: Path, loose: None) -> None:
    (tmp_path / "holiday.txt").write_text("")
    tmp_path.chmod(0o755)

    async def test() -> None:
        async with served(tmp_path):
            assert stat.S_IMODE(tmp_path.stat().st_mode) == 0o755
            assert stat.S_IMODE((tmp_path / "holiday.txt").stat().st_mode) == 0o666
            assert stat.S_IMODE((tmp_path / FILE).stat().st_mode) == 0o600

    run(test)


HANDSHAKE = {
    "Connection": "Upgrade",
    "Upgrade": "websocket",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(),
}
WRONG = [
    {"Sec-WebSocket-Protocol": WORDS},
    {"Sec-WebSocket-Version": WORDS},
    {"Sec-WebSocket-Key": WORDS},
    {"Sec-WebSocket-Extensions": f"permessage-deflate; {WORDS}"},
    {"Upgrade": WORDS},
    {"Cookie": f"zoco={WORDS}; {WORDS}"},
    {"Cookie": f'zoco="{WORDS}'},
    {"Host": WORDS},
    {"Origin": f"http://{WORDS}"},
]


def test_headers_of_a_websocket_leave_no_trace_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, aiohttp.ClientSession() as session:
            for headers in WRONG:
                address = f"http://127.0.0.1:{serving.port}/api/socket"
                async with session.get(address, headers=HANDSHAKE | headers):
                    pass

    caplog.set_level(logging.DEBUG)
    run(test)
    assert [record for record in caplog.records if "127.0.0.1" in record.getMessage()]  # a library said it
    logged = "\n".join(map(JsonLines().format, caplog.records))
    assert WORDS not in logged
    assert "127.0.0.1" not in logged


def test_errors_are_logged_without_what_they_say() -> None:
    try:
        try:
            raise KeyError(WORDS)
        except KeyError as inner:
            raise ValueError(f"from 203.0.113.7: {WORDS}") from inner
    except ValueError as error:
        known = (type(error), error, error.__traceback__)
    ours = logging.LogRecord("zoco.server", logging.ERROR, __file__, 1, "a request failed", None, known)
    theirs = logging.LogRecord("asyncio", logging.ERROR, __file__, 1, f"Task failed\n{WORDS} %s", (WORDS,), known)
    for record in (ours, theirs):
        line = JsonLines().format(record)
        assert WORDS not in line
        assert "203.0.113.7" not in line
        assert "KeyError" in line
        assert "ValueError" in line
        assert "test_privacy.py" in line
    assert "Task failed" in JsonLines().format(theirs)


# ---- what a page may connect to


HOSTS = {
    "play.example.org": "'self' ws://play.example.org",
    "127.0.0.1:8000": "'self' ws://127.0.0.1:8000",
    "[::1]:8000": "'self' ws://[::1]:8000",
    "x; script-src *": "'self'",
    "*": "'self'",
    "x wss://evil.example": "'self'",
}


@pytest.mark.parametrize(("host", "allowed"), HOSTS.items())
def test_a_page_may_connect_to_where_it_comes_from(host: str, allowed: str) -> None:
    request = make_mocked_request("GET", "/", headers={"Host": host})
    assert connections(policy(request, None)) == allowed
    assert connections(policy(request, "https://play.example.org")) == "'self' wss://play.example.org"


def connections(policy: str) -> str:
    (found,) = [part for part in policy.split("; ") if part.startswith("connect-src ")]
    return found.removeprefix("connect-src ")
