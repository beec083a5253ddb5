"""The database: one writer with group commit, readers beside it, and numbered migrations.

One thread writes. It takes everything that waits, writes it in one transaction and waits for the disk; only then is
anybody told. Meanwhile the next group gathers.
"""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeAlias, TypeVar

import msgspec

from zoco.core.errors import ZocoError
from zoco.server.errors import NotReadyError, not_written

FILE = "zoco.sqlite"
MIGRATIONS = Path(__file__).parent / "migrations"
MOST_GROUPED = 2000
BUSY_SECONDS = 10

COLUMNS = '"table", number, at, kind, person, seat, text, data, key'
CELLS = ", ".join(f"json_extract(value, '$[{k}]')" for k in range(9))
INSERT_ALL = f"INSERT INTO log ({COLUMNS}) SELECT {CELLS} FROM json_each(?)"
"""Inserts any number of entries in one step: each step costs the thread Python's lock."""
LEFT_OUT = sqlite3.OperationalError("an earlier entry of this table was not written")

log = logging.getLogger("zoco.server")

Statement: TypeAlias = tuple[str, Sequence[Any]]
Found = TypeVar("Found")


class Writing(NamedTuple):
    """Written completely or not at all: any statements, and an entry of the log of `table`."""

    statements: Sequence[Statement]
    then: Callable[[Exception | None], None]
    table: str | None
    row: tuple[Any, ...] | None

    @property
    def is_empty(self) -> bool:
        return not self.statements and self.row is None


class Store:
    """Call `open` first. All methods belong to the event loop's thread."""

    def __init__(self, folder: Path, loop: asyncio.AbstractEventLoop) -> None:
        self.path = folder / FILE
        self.loop = loop
        self.gathered: list[Writing] = []  # in this turn of the event loop
        self.waiting: SimpleQueue[list[Writing]] = SimpleQueue()  # for the writer; an empty list ends it
        self.closing = False
        self.stale: set[str] = set()
        self.commits = 0
        self.readers = ThreadPoolExecutor(2, "reader")
        self.folders = ThreadPoolExecutor(2, "folder")  # for whole logs, which must not delay short queries
        self.replayers = ThreadPoolExecutor(2, "replayer")  # for looking back
        self.reading = threading.local()
        self.reading_connections: list[sqlite3.Connection] = []
        self.writer = threading.Thread(target=self.write_all, name="writer", daemon=True)

    def open(self) -> None:
        try:
            with closing(connect(self.path)) as connection:
                migrate(connection, self.path)
        except sqlite3.Error as error:
            raise ZocoError("server-bad-data", path=str(self.path), error=str(error)) from None
        self.writer.start()

    async def close(self) -> None:
        """Finishes what was handed over before."""
        self.closing = True
        self.hand_over()
        self.waiting.put([])
        if self.writer.ident is not None:
            await asyncio.to_thread(self.writer.join)
        for threads in (self.readers, self.folders, self.replayers):
            threads.shutdown()
        for connection in self.reading_connections:
            connection.close()

    # ---- writing

    def write(
        self,
        statements: Sequence[Statement],
        then: Callable[[Exception | None], None],
        table: str | None = None,
        row: tuple[Any, ...] | None = None,
    ) -> None:
        """Calls `then` in the event loop: once all is on the disk, or with the error."""
        if self.closing:
            raise NotReadyError("server-stops")
        if not self.gathered:
            self.loop.call_soon(self.hand_over)
        self.gathered.append(Writing(statements, then, table, row))

    @property
    def is_waiting(self) -> bool:
        """Whether the writer has not taken everything yet."""
        return bool(self.gathered) or not self.waiting.empty()

    def hand_over(self) -> None:
        """What was written in one turn of the event loop goes to the writer together."""
        if self.gathered:
            self.waiting.put(self.gathered)
            self.gathered = []

    async def written(self, *statements: Statement, table: str | None = None) -> None:
        done: asyncio.Future[None] = self.loop.create_future()

        def then(error: Exception | None) -> None:
            if done.cancelled():
                return
            if error is None:
                done.set_result(None)
            else:
                done.set_exception(not_written(error))

        self.write(statements, then, table)
        await done

    def forgive(self, table: str) -> None:
        """After a failed write: the table was dropped and will be folded again, so its writes may go on."""
        self.write([], lambda _: None, table)

    def write_all(self) -> None:
        with closing(connect(self.path)) as connection:
            while group := self.next_group():
                results = self.write_group(connection, group)
                self.loop.call_soon_threadsafe(tell, group, results)

    def next_group(self) -> list[Writing]:
        """Everything that waits; an empty list at the end."""
        group = self.waiting.get()
        while group and not self.waiting.empty() and len(group) < MOST_GROUPED:
            more = self.waiting.get()
            if not more:
                self.waiting.put(more)  # the end comes after this group
                break
            group += more
        return group

    def write_group(self, connection: sqlite3.Connection, group: list[Writing]) -> list[Exception | None]:
        """Together if possible; otherwise one by one, so that one bad entry costs no others."""
        fresh = []
        for writing in group:
            if writing.table in self.stale and writing.is_empty:
                self.stale.remove(writing.table)
            elif writing.table not in self.stale:
                fresh.append(writing)
        failed: dict[int, Exception] = {}
        if self.commit(connection, fresh) is not None:
            for writing in fresh:
                error = LEFT_OUT if writing.table in self.stale else self.commit(connection, [writing])
                if error is not None:
                    failed[id(writing)] = error
                    if writing.table is not None:
                        self.stale.add(writing.table)
        written = {id(writing) for writing in fresh}
        return [failed.get(id(writing), None if id(writing) in written else LEFT_OUT) for writing in group]

    def commit(self, connection: sqlite3.Connection, group: Sequence[Writing]) -> Exception | None:
        if all(writing.is_empty for writing in group):
            return None
        rows = [writing.row for writing in group if writing.row is not None]
        statements = [statement for writing in group for statement in writing.statements]
        try:
            if rows:
                statements.append((INSERT_ALL, (msgspec.json.encode(rows).decode(),)))
            if len(statements) > 1:  # a single one is a transaction by itself
                statements = [("BEGIN IMMEDIATE", ()), *statements, ("COMMIT", ())]
            for statement, values in statements:
                connection.execute(statement, values)
            self.commits += 1
        except (sqlite3.Error, OverflowError, ValueError) as error:
            if connection.in_transaction:
                with suppress(sqlite3.Error):
                    connection.execute("ROLLBACK")
            return error
        return None

    # ---- reading

    async def read(
        self, find: Callable[[sqlite3.Connection], Found], threads: ThreadPoolExecutor | None = None
    ) -> Found:
        """Runs `find` in a thread, on committed data."""
        return await self.loop.run_in_executor(threads or self.readers, self.find, find)

    async def rows(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self.read(lambda connection: connection.execute(statement, values).fetchall())

    def find(self, find: Callable[[sqlite3.Connection], Found]) -> Found:
        if not hasattr(self.reading, "connection"):
            self.reading.connection = connect(self.path)
            self.reading.connection.execute("PRAGMA cache_size = -256")  # kB each: the system has the pages, too
            self.reading_connections.append(self.reading.connection)
        return find(self.reading.connection)


def tell(group: list[Writing], results: list[Exception | None]) -> None:
    """One that cannot be told, because of a bug, keeps nobody else waiting."""
    for writing, result in zip(group, results, strict=True):
        try:
            writing.then(result)
        except Exception:
            log.exception("a writing could not be told of", extra={"table": writing.table})


def connect(path: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA journal_mode = WAL")
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def steps() -> list[Path]:
    return sorted(MIGRATIONS.glob("*.sql"))


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Runs the steps that this database has not had, each in its own transaction."""
    done = int(connection.execute("PRAGMA user_version").fetchone()[0])
    if done > len(steps()):
        raise ZocoError("server-newer-data", path=str(path))
    for number, step in enumerate(steps()[done:], done + 1):
        script = step.read_text(encoding="utf-8")
        connection.executescript(f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {number};\nCOMMIT;")


def sits(person: int | None, table: str) -> Statement:
    return 'INSERT OR IGNORE INTO chairs (person, "table") VALUES (?, ?)', (person, table)


def gets_up(person: int, table: str) -> list[Statement]:
    return [
        (f'DELETE FROM {sql_table} WHERE person = ? AND "table" = ?', (person, table))
        for sql_table in ("chairs", "webhooks")
    ]
