"""Folds the log of a table from the beginning, as far as it can be read and makes sense."""

import logging
import math
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing

import msgspec

from zoco.core.errors import ZocoError
from zoco.messages import message
from zoco.server.entries import SELECT, Entry, read_entry
from zoco.server.tables import RECENT, Table

LAST = 'SELECT max(number) FROM log WHERE "table" = ?'

log = logging.getLogger("zoco.server")


def fold_rows(table: Table, connection: sqlite3.Connection, until: Callable[[Table], bool] | None) -> None:
    """Folds the log as far as it can be read. Unless `until` is given, the most recent events are written out."""
    table.audible = [False] * len(table.audible)
    try:
        ((last,),) = connection.execute(LAST, (table.id,))
        recent = last - RECENT if last and until is None else math.inf
        with closing(connection.execute(SELECT, (table.id,))) as rows:  # closed in any case
            fold_log(table, read_rows(table, rows, recent), until)
    except (sqlite3.DatabaseError, msgspec.MsgspecError, TypeError) as error:
        log.error("a log cannot be read", extra={"table": table.id, "error": str(error)})
        table.trouble = message("server-unreadable")


def read_rows(table: Table, rows: sqlite3.Cursor, recent: float) -> Iterator[Entry]:
    """Entry by entry; events are written out after number `recent`."""
    for row in rows:
        if row[0] > recent:
            table.audible = [True] * len(table.audible)
        yield read_entry(row)


def fold_log(table: Table, entries: Iterable[Entry], until: Callable[[Table], bool] | None = None) -> None:
    """Folds entries into a new table, up to the end or until `until` is true, which is asked before every entry. If an
    entry cannot be folded, the table stays as it was before, and `trouble` says why."""
    table.is_replaying = True
    try:
        for entry in entries:
            if until is not None and until(table):
                break
            try:
                table.fold(entry)
            except Exception as error:  # it must harm this table only
                freeze(table, error)
                break
    finally:
        table.is_replaying = False


def freeze(table: Table, error: Exception) -> None:
    what = message("server-log-broken", error=type(error).__name__)
    if isinstance(error, ZocoError):
        what = error.message
    table.trouble = message("server-damaged", entry=table.entries, what=what)
    table.status = "frozen"
    table.clocks.stop()
