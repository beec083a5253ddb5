"""What is on the disk: group commits, failures, damage, changed rules, migrations."""

import asyncio
import importlib
import random
import shutil
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.sample import GAME, OTHER
from tests.server.clients import Person, on_turn, play_on, reason, run, seated, served
from zoco.core.errors import ZocoError
from zoco.server.store import FILE, Store, connect, migrate, steps
from zoco.server.tables import Table

SCHEMAS = Path(__file__).parent / "schemas"
INSERT = "INSERT INTO people (id, name, created) VALUES (?, ?, 0)"


def opened(folder: Path) -> Store:
    store = Store(folder, asyncio.get_running_loop())
    store.open()
    return store


def test_a_writer_whose_callback_fails_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def test() -> None:
        store = opened(tmp_path)
        finished = asyncio.Event()
        store.write([(INSERT, (1, "1"))], lambda _: 1 / 0)  # type: ignore[arg-type]
        store.write([(INSERT, (2, "2"))], lambda _: finished.set())
        await finished.wait()
        await store.close()

    run(test)


def test_writes_that_wait_together_are_committed_together_and_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        store = opened(tmp_path)
        done: list[int] = []
        finished = asyncio.Event()
        for k in range(500):
            store.write([(INSERT, (k, f"{k}"))], lambda error, k=k: done.append(k) if error is None else None)  # type: ignore[misc]
        store.write([], lambda _: finished.set())
        await finished.wait()
        assert done == list(range(500))
        assert store.commits < 100
        assert (await store.rows("SELECT count(*) FROM people"))[0][0] == 500
        await store.close()

    run(test)


def test_a_bad_write_takes_no_other_with_it_and_stops_its_table_until_it_is_forgiven(tmp_path: Path) -> None:
    async def test() -> None:
        store = opened(tmp_path)
        results: dict[str, list[bool]] = {}

        def write(id: int, table: str) -> None:
            store.write([(INSERT, (id, ""))], lambda error: results.setdefault(table, []).append(error is None), table)

        for id, table in ((1, "a"), (2, "b"), (1, "a"), (3, "b"), (4, "a")):
            write(id, table)
        await store.written()
        assert results == {"a": [True, False, False], "b": [True, True]}
        store.forgive("a")
        write(5, "a")
        await store.written()
        assert results["a"][-1]
        assert [id for (id,) in await store.rows("SELECT id FROM people ORDER BY id")] == [1, 2, 3, 5]
        await store.close()

    run(test)


def test_a_move_that_cannot_be_written_never_happened(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await play_on(lines, 5, random.Random(1))
            mover, _ = on_turn(lines)
            await mover.until(lambda: mover.on_turn)
            entries = serving.manager.tables[table].entries
            with closing(connect(tmp_path / FILE)) as connection:  # somebody else's entry is in the way
                values = (table, entries + 1, 0, "chat", "")
                connection.execute('INSERT INTO log ("table", number, at, kind, text) VALUES (?, ?, ?, ?, ?)', values)
            view = mover.view
            assert view is not None
            seen = view.tobytes()
            assert reason(await mover.play(mover.seat_view.legal[0])) == "server-not-written"
            assert mover.view is not None
            assert mover.view.tobytes() == seen
            number = mover.number
            await mover.listen(table, number)
            assert "refused" not in await mover.play(mover.seat_view.legal[0])

    run(test)


def test_a_fault_of_ours_in_the_middle_of_a_move_leaves_the_table_as_its_log_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await play_on(lines, 5, random.Random(1))
            mover, _ = on_turn(lines)
            with monkeypatch.context() as broken:
                broken.setattr(Table, "show", lambda *_: 1 // 0)
                assert reason(await mover.play(mover.seat_view.legal[0])) == "server-failed"
            await mover.listen(table, mover.number)
            assert len((await serving.manager.get(table)).running().moves) == 5
            assert "refused" not in await mover.play(mover.seat_view.legal[0])

    run(test)


def test_a_damaged_table_is_isolated_and_reported(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            broken, lines = await seated([ana, ben])
            await play_on(lines, 8, random.Random(2))
            secret = ana.secret
            sound, lines = await seated([ana, ben], OTHER)
        with closing(connect(tmp_path / FILE)) as connection:
            (right,) = connection.execute('SELECT text FROM log WHERE "table" = ? AND number = 9', (broken,)).fetchone()
            statement = "UPDATE log SET text = 'fly away' WHERE \"table\" = ? AND kind = 'play' AND number = 9"
            assert connection.execute(statement, (broken,)).rowcount == 1
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            ana.session.headers["Authorization"] = f"Bearer {secret}"
            shown = await ana.ask(f"GET /tables/{broken}")
            assert shown["status"] == "frozen"
            assert shown["trouble"]["id"] == "server-damaged"
            assert shown["view"]
            assert await ana.refused(f"POST /tables/{broken}/chat", 409, text="hm") == "server-read-only"
            assert (await ana.ask(f"GET /tables/{sound}"))["status"] == "running"
            assert [record.__dict__["table"] for record in caplog.records if record.levelname == "ERROR"] == [broken]
        with closing(connect(tmp_path / FILE)) as connection:  # what was wrong is put right
            assert connection.execute("SELECT status FROM tables WHERE id = ?", (broken,)).fetchone()[0] == "frozen"
            connection.execute('UPDATE log SET text = ? WHERE "table" = ? AND number = 9', (right, broken))
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            assert (await ana.ask(f"GET /tables/{broken}"))["status"] == "running"
            await serving.manager.store.written()
            rows = await serving.manager.store.rows("SELECT status, trouble FROM tables WHERE id = ?", broken)
            assert rows == [("running", None)]

    run(test)


def test_after_a_change_of_the_rules_a_table_that_no_longer_replays_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await play_on(lines, 8, random.Random(2))
            other, _ = await seated([ana, ben])
        with closing(connect(tmp_path / FILE)) as connection:
            connection.execute("UPDATE log SET text = 'enter' WHERE \"table\" = ? AND number = 9", (table,))
        async with served(tmp_path) as serving, Person(serving.address) as eve:
            newer = replace(serving.manager.rules[GAME], version="2")
            monkeypatch.setattr(importlib.import_module(f"zoco.{GAME}"), "SPEC", newer)
            serving.manager.rules[GAME] = newer
            trouble = (await eve.ask(f"GET /tables/{table}"))["trouble"]
            assert trouble == {"id": "server-rules-changed", "parameters": {"was": "1", "now": "2"}}
            assert (await eve.ask(f"GET /tables/{other}"))["status"] == "running"

    run(test)


def schema_of(connection: sqlite3.Connection) -> list[Any]:
    return connection.execute("SELECT type, name, sql FROM sqlite_master ORDER BY name").fetchall()


@pytest.mark.parametrize("path", sorted(SCHEMAS.glob("*.sql")), ids=lambda path: path.stem)
def test_every_released_schema_is_brought_up_to_date_with_its_data(path: Path, tmp_path: Path) -> None:
    """A dump of a small server of each schema; it must be playable afterwards."""
    with closing(connect(tmp_path / "new")) as new, closing(connect(tmp_path / FILE)) as old:
        migrate(new, tmp_path / "new")
        old.executescript(f"PRAGMA foreign_keys = OFF;\n{path.read_text(encoding='utf-8')}")
        migrate(old, tmp_path / FILE)
        assert schema_of(old) == schema_of(new)
        (table,) = old.execute("SELECT id FROM tables WHERE status = 'running'").fetchone()

    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as eve:
            assert (await eve.ask(f"GET /tables/{table}"))["status"] == "running"
            shown = await serving.manager.get(table)
            assert shown.trouble is None
            assert len(shown.running().moves) > 5

    run(test)


def test_there_is_a_dump_of_every_schema() -> None:
    assert [path.stem for path in sorted(SCHEMAS.glob("*.sql"))] == [path.stem for path in steps()]


def test_data_of_a_newer_program_is_left_alone(tmp_path: Path) -> None:
    with closing(connect(tmp_path / FILE)) as connection:
        connection.execute("PRAGMA user_version = 99")
        with pytest.raises(ZocoError, match=r"newer"):
            migrate(connection, tmp_path / FILE)


def test_a_failed_migration_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "migrations"
    shutil.copytree(steps()[0].parent, folder)
    (folder / "9999.sql").write_text("CREATE TABLE one (x);\nCREATE TABLE one (x);\n", encoding="utf-8")
    monkeypatch.setattr("zoco.server.store.MIGRATIONS", folder)
    with closing(connect(tmp_path / FILE)) as connection:
        with pytest.raises(sqlite3.OperationalError):
            migrate(connection, tmp_path / FILE)
        connection.rollback()
        assert connection.execute("PRAGMA user_version").fetchone()[0] == len(steps()) - 1
        assert not [name for _, name, _ in schema_of(connection) if name == "one"]
