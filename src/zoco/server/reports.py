"""What people report to the host: a line of the chat, or whoever sits on a chair. Only the host sees it.

The chat stays in the log of the table: a report says which line it is about, and the host is shown those around it.
"""

import logging
from typing import Any

from zoco.messages import printable
from zoco.server.entries import from_json
from zoco.server.errors import ConflictError, LimitError, RequestError, UnknownError
from zoco.server.limits import Buckets
from zoco.server.people import Person
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table
from zoco.server.wire import Report

HOUR = 3600
NETWORK = 4  # people's shares that a network has together: identities cost nothing
BEFORE, AFTER = 10, 5  # lines of the chat around a report
SPOKEN = """SELECT person, text, data FROM log WHERE "table" = ? AND kind = 'chat' ORDER BY number LIMIT ? OFFSET ?"""
INSERT = """INSERT OR IGNORE INTO reports (at, "table", reporter, reported, line, around, why)
    VALUES (?, ?, ?, ?, ?, ?, ?)"""
OPEN = """SELECT reports.id, reports.at, reports."table", by.name, by.id, about.name, about.id, line, around, why
    FROM reports LEFT JOIN people AS by ON by.id = reporter LEFT JOIN people AS about ON about.id = reported
    WHERE NOT done ORDER BY reports.at DESC, reports.id DESC"""
COLUMNS = ("report", "created", "table", "by", "reporter", "about", "reported", "line", "around", "why")

log = logging.getLogger("zoco.server")


class Reports:
    def __init__(self, manager: TableManager) -> None:
        self.manager = manager
        most, now = manager.settings.limits.reports_per_hour, manager.loop.time
        self.people = Buckets(most / HOUR, most, now)
        self.networks = Buckets(NETWORK * most / HOUR, NETWORK * most, now)

    async def report(self, person: Person, id: str, asked: Report) -> None:
        """The same again changes nothing."""
        table = await self.manager.standing(id, person.id)
        if (asked.line is None) == (asked.chair is None):
            raise RequestError("server-report-what")
        reported = self.sitter(table, asked.chair) if asked.line is None else await self.speaker(table, asked.line)
        if reported == person.id:
            raise ConflictError("server-report-yourself")
        if not (self.people.take(person.id) and self.networks.take(person.network)):
            raise LimitError("server-too-many-reports", most=self.manager.settings.limits.reports_per_hour)
        around, why = asked.line or table.said, printable(asked.why).strip()
        values = (self.manager.now(), id, person.id, reported, asked.line, around, why)
        await self.manager.store.written((INSERT, values))
        self.manager.metrics.reports.inc()
        log.warning("something was reported", extra={"table": id})

    def sitter(self, table: Table, seat: int | None) -> int:
        person = table.chairs[seat].person if seat is not None and seat < table.players else None
        if person is None:
            raise ConflictError("server-nobody-there")
        return person

    async def speaker(self, table: Table, line: int) -> int:
        spoken = await self.manager.store.rows(SPOKEN, table.id, 1, line - 1) if line > 0 else []
        if not spoken or spoken[0][0] is None:
            raise UnknownError("server-no-such-line", line=str(line))
        return int(spoken[0][0])

    # ---- for the host

    async def open(self) -> list[dict[str, Any]]:
        found = [dict(zip(COLUMNS, row, strict=True)) for row in await self.manager.store.rows(OPEN)]
        for report in found:
            report["chat"] = await self.chat(report["table"], max(0, report.pop("around") - BEFORE))
        return found

    async def chat(self, table: str, first: int) -> list[dict[str, Any]]:
        """After that many lines."""
        spoken = await self.manager.store.rows(SPOKEN, table, BEFORE + AFTER, first)
        return [
            {"line": line, "person": person, "name": from_json.decode(data)["name"] if data else "", "text": text}
            for line, (person, text, data) in enumerate(spoken, first + 1)
        ]

    async def close(self, report: int) -> None:
        if not await self.manager.store.rows("SELECT 1 FROM reports WHERE id = ?", report):
            raise UnknownError("server-no-such-report", report=str(report))
        await self.manager.store.written(("UPDATE reports SET done = 1 WHERE id = ?", (report,)))
