"""A disk that is full, files that are damaged, folders that cannot be used: a clear sentence, and nothing is lost."""

import asyncio
import random
import sqlite3
import threading
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.sample import GAME, OTHER
from tests.server.clients import GENEROUS, Person, on_turn, play_on, reason, run, seated, served
from tests.server.test_admin import own_logging  # noqa: F401, a fixture
from zoco.cli import main
from zoco.server import store
from zoco.server.entries import SELECT, Entry, read_entry
from zoco.server.errors import NotReadyError
from zoco.server.folding import fold_log
from zoco.server.serving import Serving
from zoco.server.store import FILE, Writing, connect
from zoco.server.tables import Table
from zoco.server.wire import Options

CRAMPED = 80  # pages
serve = ["serve", "--port", "0", "--language", "en", "--data"]
admin = ["admin", "tables", "--language", "en", "--data"]


class Disk:
    """The one under a server: it can be full, and it can keep everything waiting."""

    def __init__(self, serving: Serving) -> None:
        self.store = serving.manager.store
        self.commit = self.store.commit
        self.is_full = False
        self.turns = threading.Event()

    def __enter__(self) -> "Disk":
        self.store.commit = self.write  # type: ignore[method-assign]
        return self

    def write(self, connection: sqlite3.Connection, group: Sequence[Writing]) -> Exception | None:
        if not all(writing.is_empty for writing in group):
            self.turns.wait()
            if self.is_full:
                return sqlite3.OperationalError("database or disk is full")
        return self.commit(connection, group)

    def __exit__(self, *_: object) -> None:
        self.turns.set()
        self.store.commit = self.commit  # type: ignore[method-assign]


async def begun(serving: Serving, table: str, entries: int = 1) -> None:
    """Until that many entries of a table are being written."""
    while serving.manager.writing[table] < entries:
        await asyncio.sleep(0)


def test_a_full_disk_refuses_moves_and_loses_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    acknowledged: list[str] = []

    def cramped(path: Path) -> sqlite3.Connection:
        connection = connect(path)
        connection.execute(f"PRAGMA max_page_count = {CRAMPED}")
        return connection

    async def fill() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            answer: dict[str, Any] = {}
            while "refused" not in answer:
                text = f"{len(acknowledged)}".rjust(400, "x")
                answer = await lines[0].answer("chat", table=table, text=text)
                if "refused" not in answer:
                    acknowledged.append(text)
            assert reason(answer) == "server-not-written"
            assert "full" not in str(answer)  # why, is for the host to know
            shown = await ben.ask(f"GET /tables/{table}")  # it can still be looked at
            assert shown["status"] == "running"
            assert shown["chats"][-1]["text"] == acknowledged[-1]
            await lines[0].listen(table, lines[0].number)
            assert lines[0].events[-1]["text"] == acknowledged[-1]  # and nobody was told what was not written

    async def go_on() -> None:
        async with served(tmp_path) as serving:
            rows = await serving.manager.store.rows("SELECT text FROM log WHERE kind = 'chat' ORDER BY number")
            assert [text for (text,) in rows] == acknowledged
            async with Person(serving.address) as ana, Person(serving.address) as ben:
                _, lines = await seated([ana, ben])
                await play_on(lines, 4, random.Random(1))

    with monkeypatch.context() as full:
        full.setattr(store, "connect", cramped)
        run(fill)
    run(go_on)


@pytest.mark.parametrize("is_full", [False, True])
def test_what_is_refused_is_refused_by_what_is_on_the_disk(is_full: bool, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            mover = ana if on_turn(lines)[0] is lines[0] else ben
            move: dict[str, Any] = {"number": 0, "notation": on_turn(lines)[0].seat_view.legal[0]}
            with Disk(serving) as disk:
                disk.is_full = is_full
                first = asyncio.create_task(mover.session.post(f"{mover.url}/api/tables/{table}/play", json=move))
                await begun(serving, table)
                late = on_turn(lines)[0]
                await late.send("play", table=table, key="late", **move)
                status, why = (503, "server-not-written") if is_full else (409, "server-late")
                again = asyncio.create_task(mover.refused(f"POST /tables/{table}/play", status, **move))
                await on_turn(lines)[1].answer("ping")
                assert not again.done()
                disk.turns.set()
                assert (await first).status == (503 if is_full else 200)
                assert await again == why
                while (heard := await late.receive()).get("key") != "late":
                    pass
                assert reason(heard) == why

    run(test)


# ---- out of memory, and back


def test_a_table_is_not_put_away_while_something_is_being_written(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, cached_tables=1)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            mover = ana if on_turn(lines)[0] is lines[0] else ben
            move: dict[str, Any] = {"number": 0, "notation": on_turn(lines)[0].seat_view.legal[0]}
            other = (await ana.ask("POST /tables", game=GAME, chairs=["me", "open"]))["table"]
            for line in lines:
                await line.close()
            while table in serving.manager.audience.guests:
                await asyncio.sleep(0)
            with Disk(serving) as disk:
                playing = asyncio.create_task(mover.ask(f"POST /tables/{table}/play", **move))
                await begun(serving, table)
                await ana.ask(f"GET /tables/{other}")  # which is the one used last
                serving.manager.tick()
                assert list(serving.manager.tables) == [table]
                disk.turns.set()
                await playing
            for person in (ana, ben):
                await person.ask(f"POST /tables/{table}/chat", text="hello")
            assert (await serving.manager.get(table)).entries == 7

    run(test)


def test_where_too_many_are_in_memory_the_longest_unused_ones_go(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, replace(GENEROUS, cached_tables=4)) as serving, Person(serving.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            plan: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"]}
            made = [(await ana.ask("POST /tables", **plan))["table"] for _ in range(6)]
            for table in [*made, made[0]]:
                await ana.ask(f"GET /tables/{table}")
            serving.manager.tick()
            assert set(serving.manager.tables) == {made[0], *made[3:]}

    run(test)


def test_a_fault_of_ours_takes_nothing_back_that_is_still_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            with Disk(serving) as disk:
                saying = asyncio.create_task(ana.ask(f"POST /tables/{table}/chat", text="one"))
                await begun(serving, table)
                with monkeypatch.context() as broken:
                    broken.setattr(Table, "tell_all", lambda *_, **__: 1 // 0)
                    assert await ben.refused(f"POST /tables/{table}/chat", 500, text="wrong") == "server-failed"
                looking = asyncio.create_task(serving.manager.get(table))
                for _ in range(3):
                    await serving.manager.refold(table)  # which takes as long
                disk.turns.set()
                await saying
                assert [said.text for said in (await looking).chats] == ["one"]
            await ben.ask(f"POST /tables/{table}/chat", text="two")
            assert [said["text"] for said in (await ana.ask(f"GET /tables/{table}"))["chats"]] == ["one", "two"]

    run(test)


def test_nothing_is_entered_at_a_table_that_is_no_longer_the_one_in_memory(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            old = serving.manager.tables.pop(table)
            with pytest.raises(NotReadyError):
                await serving.manager.entered(old, Entry("close", 0))
            assert (await ana.ask(f"GET /tables/{table}"))["status"] == "running"

    run(test)


@pytest.fixture
def two_tables(tmp_path: Path) -> Iterator[tuple[str, str, str]]:
    """A folder of data with two long tables: their names, and the secret of the person who sits at both."""
    found: list[str] = []

    async def make() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            for game in (GAME, OTHER):
                table, lines = await seated([ana, ben], game)
                found.append(table)
                await play_on(lines, 10, random.Random(1))
                for _ in range(30):
                    await lines[0].answer("chat", table=table, text="x" * 300)
                await play_on(lines, 10, random.Random(2))
            found.append(ana.secret)

    run(make)
    yield found[0], found[1], found[2]


def pages_of(path: Path, word: str) -> list[int]:
    """Where pages begin that hold this word, those that hold it most often first."""
    content = path.read_bytes()
    size = int.from_bytes(content[16:18], "big")
    counts = {at: content[at : at + size].count(word.encode()) for at in range(size, len(content), size)}
    return sorted((at for at, count in counts.items() if count), key=lambda at: -counts[at])


def overwrite(path: Path, at: int, words: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(words)


def test_a_damaged_page_takes_only_its_table(
    tmp_path: Path, two_tables: tuple[str, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    broken, sound, secret = two_tables
    mine = [at for at in pages_of(tmp_path / FILE, broken) if at not in pages_of(tmp_path / FILE, sound)]
    overwrite(tmp_path / FILE, mine[0], b"\xff" * 200)

    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            ana.session.headers["Authorization"] = f"Bearer {secret}"
            shown = await ana.ask(f"GET /tables/{broken}")
            assert shown["status"] == "frozen"
            assert shown["trouble"]["id"] == "server-unreadable"
            assert await ana.refused(f"POST /tables/{broken}/chat", 409, text="hm") == "server-read-only"
            line = await ana.line()
            await line.listen(sound)
            assert "refused" not in await line.answer("chat", table=sound, text="still here")
            listed = (await ana.ask("GET /me/tables"))["tables"]
            assert {entry["table"]: entry["status"] for entry in listed} == {broken: "frozen", sound: "running"}
        errors = [record for record in caplog.records if record.levelname == "ERROR"]
        assert {record.__dict__["table"] for record in errors} == {broken}
        assert not [record for record in errors if record.exc_info]

    run(test)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_page_is_damaged_the_server_says_so_and_goes_on(
    seed: int, tmp_path: Path, two_tables: tuple[str, str, str], caplog: pytest.LogCaptureFixture
) -> None:
    dice, path = random.Random(seed), tmp_path / FILE
    content = path.read_bytes()
    size = int.from_bytes(content[16:18], "big")
    page = dice.randrange(1, len(content) // size)
    overwrite(path, page * size + dice.randrange(size // 2), dice.randbytes(size // 4))

    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            ana.session.headers["Authorization"] = f"Bearer {two_tables[2]}"
            for path in (*(f"/tables/{table}" for table in two_tables[:2]), "/me/tables", "/tables", "/health"):
                async with ana.session.get(f"{ana.url}/api{path}") as response:
                    assert response.status in (200, 404, 409, 503)
                    answer = await response.json()
                    assert response.status == 200 or answer["text"]
        assert not [record for record in caplog.records if record.exc_info]

    run(test)


@pytest.mark.usefixtures("own_logging")
@pytest.mark.parametrize("command", [serve, admin], ids=["serve", "admin"])
def test_data_that_cannot_be_used_is_left_alone_with_a_clear_sentence(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, file = tmp_path / "data", tmp_path / "data" / FILE
    folder.mkdir()
    with closing(connect(file)) as connection:
        store.migrate(connection, file)
    sound = file.read_bytes()
    damages = {
        "file is not a database": b"\x00" * 100 + sound[100:],
        "malformed": sound[:100] + b"\xff" * 400 + sound[500:],
        "written by a newer version": sound[:60] + (99).to_bytes(4, "big") + sound[64:],
    }
    for words, content in damages.items():
        file.write_bytes(content)
        assert main([*command, str(folder)]) == 1
        printed = capsys.readouterr()
        assert words in printed.err
        assert str(file) in printed.err
        assert "Traceback" not in printed.err
        assert file.read_bytes() == content


@pytest.mark.usefixtures("own_logging")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    for folder in (tmp_path / "file", tmp_path / "file" / "data", Path("/proc/zoco"), Path("/proc/self")):
        assert main([*serve, str(folder)]) == 1
        printed = capsys.readouterr().err
        assert str(folder) in printed
        assert "Traceback" not in printed


@pytest.mark.parametrize("seed", range(8))
def test_whatever_stands_in_a_log_a_table_stops_where_it_makes_no_sense(
    seed: int, tmp_path: Path, two_tables: tuple[str, str, str]
) -> None:
    dice = random.Random(seed)
    junk: list[Any] = [
        "",
        "fly",
        None,
        -1,
        99,
        2**70,
        "draw",
        {},
        {"order": [0]},
        {"shuffles": [["x"]]},
        [],
        1.5,
        b"\xff",
    ]
    with closing(connect(tmp_path / FILE)) as connection:
        logs = [[read_entry(row) for row in connection.execute(SELECT, (id,))] for id in two_tables[:2]]

    async def test() -> None:
        async with served(tmp_path / "other") as serving:
            for log, game in zip(logs, (GAME, OTHER), strict=True):
                for _ in range(60):
                    entries = list(log)
                    for _ in range(dice.randrange(1, 4)):
                        damage(entries, dice, junk)
                    table = serving.manager.new_table(Options(game=game, players=2), 1)
                    fold_log(table, entries)
                    assert table.trouble is None or table.status == "frozen"

    run(test)


def damage(entries: list[Entry], dice: random.Random, junk: list[Any]) -> None:
    k = dice.randrange(len(entries))
    what = dice.choice(["kind", "at", "person", "seat", "text", "data", "gone", "twice", "swapped"])
    if what == "gone":
        del entries[k]
    elif what == "twice":
        entries.insert(k, entries[k])
    elif what == "swapped":
        other = dice.randrange(len(entries))
        entries[k], entries[other] = entries[other], entries[k]
    else:
        fields = {name: getattr(entries[k], name) for name in Entry.__struct_fields__}
        entries[k] = Entry(**fields | {what: dice.choice(junk)})
