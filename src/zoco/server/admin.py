"""What a host can do about tables and people: through a socket of the running server, or without one."""

import os
import sqlite3
import stat
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import msgspec
from aiohttp import web

from zoco.core.errors import ZocoError
from zoco.server.entries import Entry, stands_in
from zoco.server.errors import RequestError, UnknownError
from zoco.server.reports import Reports
from zoco.server.store import FILE, Statement, connect, migrate, steps
from zoco.server.table_manager import TableManager

SOCKET = "admin.sock"
DAY = 86_400_000
BY_TABLE = ("log", "chairs", "webhooks", "reports")


class AdminCommand(msgspec.Struct, forbid_unknown_fields=True):
    what: str
    subject: str = ""


class Admin:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        self.reports = Reports(manager)
        self.commands: dict[str, Callable[[str], Any]] = {
            "tables": self.tables,
            "people": self.people,
            "close": self.close,
            "mute": lambda id: self.mark(id, "muted", True),
            "unmute": lambda id: self.mark(id, "muted", False),
            "ban": lambda id: self.mark(id, "banned", True),
            "unban": lambda id: self.mark(id, "banned", False),
            "reports": lambda _: self.reports.open(),
            "done": lambda id: self.reports.close(number(id)),
            "prune": self.prune,
            "forget": self.forget,
        }

    async def execute(self, command: AdminCommand) -> Any:
        return await self.commands[command.what](command.subject)

    async def handle(self, request: web.Request) -> web.Response:
        command = msgspec.json.decode(await request.read(), type=AdminCommand)
        try:
            answer = {"answer": await self.execute(command)}
        except ZocoError as error:
            answer = {"error": str(error)}
        return web.Response(body=msgspec.json.encode(answer), content_type="application/json")

    # ---- looking

    async def tables(self, _: str) -> list[dict[str, Any]]:
        names = """SELECT group_concat(people.name, ', ') FROM chairs JOIN people ON people.id = chairs.person
            WHERE chairs."table" = tables.id"""
        statement = f"SELECT id, game, status, created, ({names}), trouble FROM tables ORDER BY created DESC"
        columns = ("table", "game", "status", "created", "players", "trouble")
        return [dict(zip(columns, row, strict=True)) for row in await self.manager.store.rows(statement)]

    async def people(self, _: str) -> list[dict[str, Any]]:
        statement = "SELECT id, name, created, muted, banned FROM people WHERE name <> '' ORDER BY created DESC"
        columns = ("person", "name", "created", "muted", "banned")
        return [dict(zip(columns, row, strict=True)) for row in await self.manager.store.rows(statement)]

    # ---- acting

    async def close(self, id: str) -> None:
        table = await self.manager.get(id)
        await self.manager.entered(table, Entry("close", self.manager.now(), text="host"))

    async def mark(self, id: str, mark: str, value: bool) -> None:
        await self.manager.people.mark(number(id), **{mark: value})

    async def prune(self, days: str) -> int:
        """Deletes tables where nothing has happened for that many days, unless somebody is at one just now."""
        before = self.manager.now() - number(days) * DAY
        last = 'coalesce((SELECT max(at) FROM log WHERE "table" = tables.id), created)'
        rows = await self.manager.store.rows(f"SELECT id FROM tables WHERE {last} < ?", before)
        ids = [id for (id,) in rows if id not in self.manager.audience.guests]
        for id in ids:
            self.manager.tables.pop(id, None)
            statements: list[Statement] = [
                (f'DELETE FROM {sql_table} WHERE "table" = ?', (id,)) for sql_table in BY_TABLE
            ]
            await self.manager.store.written(*statements, ("DELETE FROM tables WHERE id = ?", (id,)))
        return len(ids)

    async def forget(self, id: str) -> None:
        """Deletes a person's name, chats and keys. Bots take over the seats."""
        person = number(id)
        await self.manager.people.get(person)
        for (table_id,) in await self.manager.store.rows('SELECT "table" FROM chairs WHERE person = ?', person):
            with suppress(ZocoError):
                await self.stand_in(table_id, person)
            self.manager.tables.pop(table_id, None)
        sql_tables = ("keys", "links", "webhooks", "chairs")
        await self.manager.store.written(
            *((f"DELETE FROM {sql_table} WHERE person = ?", (person,)) for sql_table in sql_tables),
            ("DELETE FROM reports WHERE reporter = ? OR reported = ?", (person, person)),
            ("UPDATE log SET text = '' WHERE person = ? AND kind IN ('take', 'chat')", (person,)),
            ("UPDATE log SET data = NULL WHERE person = ? AND kind = 'chat'", (person,)),
            ("UPDATE people SET name = '' WHERE id = ?", (person,)),
        )
        self.manager.people.forget(person)

    async def stand_in(self, id: str, person: int) -> None:
        table = await self.manager.get(id)
        seat = table.seat_of(person)
        if seat is not None and table.status == "running" and table.chairs[seat].away != "resigned":
            await self.manager.entered(table, stands_in(self.manager.now(), None, seat, "resigned"))


def number(word: str) -> int:
    if not (word.isascii() and word.isdecimal() and len(word) < 19):
        raise RequestError("admin-not-a-number", subject=word[:40])
    return int(word)


def make_private(path: Path, flags: int = 0) -> Path:
    """Creates a file that only its owner can read. SQLite's files beside it get the same mode."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR | flags, 0o600))
    return path


def keep_private(folder: Path) -> None:
    """Makes the server's files readable by their owner alone, including older ones; the folder, too, unless it also
    holds other things."""
    found = list(folder.iterdir())
    files = [path for path in found if path.name.startswith(FILE) or path.name == "lock"]
    is_ours = all(path in files or path.name in (SOCKET, "cache") for path in found)
    for path in [*files, *([folder] if is_ours else ())]:
        with suppress(PermissionError):  # it belongs to somebody else, who gave us access
            path.chmod(stat.S_IMODE(path.stat().st_mode) & 0o700)


def back_up(folder: Path, target: Path) -> None:
    """Makes a consistent copy, even while a server writes."""
    try:
        make_private(target, os.O_EXCL)
    except FileExistsError:
        raise ZocoError("admin-file-exists", path=str(target)) from None
    except OSError as error:
        raise ZocoError("file-unwritable", path=str(target), error=error.strerror or str(error)) from None
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as source:
        try:
            with closing(sqlite3.connect(target)) as copy:
                source.backup(copy)
        except sqlite3.Error as error:
            target.unlink(missing_ok=True)
            raise ZocoError("file-unwritable", path=str(target), error=str(error)) from None


def restore(folder: Path, source: Path) -> None:
    """Puts a backup in place. The old file is kept beside it."""
    check_backup(source)
    part = folder / f"{FILE}.part"
    part.unlink(missing_ok=True)
    make_private(part)
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as backup, closing(sqlite3.connect(part)) as copy:
        backup.backup(copy)
    with closing(connect(part)) as copy:
        migrate(copy, part)
        copy.execute("PRAGMA journal_mode = DELETE")
    for ending in ("-wal", "-shm", ""):
        old = folder / f"{FILE}{ending}"
        if old.exists():
            old.replace(folder / f"{FILE}.before{ending}")
    part.replace(folder / FILE)


def check_backup(source: Path) -> None:
    try:
        with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as backup:
            sound = backup.execute("PRAGMA integrity_check").fetchone()[0]
            version = backup.execute("PRAGMA user_version").fetchone()[0]
            backup.execute("SELECT count(*) FROM log").fetchone()
    except sqlite3.Error as error:
        raise ZocoError("admin-not-a-backup", path=str(source), error=str(error)) from None
    if sound != "ok" or not 0 < version <= len(steps()):
        raise UnknownError("admin-not-a-backup", path=str(source), error=str(sound))
