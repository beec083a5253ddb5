"""The log of a table: what people, bots and clocks did, in order. Everything else is folded from it."""

from collections.abc import Sequence
from typing import Any

import msgspec

from zoco.server.clocks import Moment
from zoco.server.store import COLUMNS, Statement
from zoco.server.wire import Kind

INSERT = f"INSERT INTO log ({COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
SELECT = 'SELECT number, at, kind, person, seat, text, data, key FROM log WHERE "table" = ? ORDER BY number'
DEFAULT_LEVEL = "journeyman"  # of bots that nobody has chosen
to_json, from_json = msgspec.json.Encoder(), msgspec.json.Decoder(dict[str, Any])


class Entry(msgspec.Struct, frozen=True):
    kind: Kind
    at: int  # milliseconds since 1970
    person: int | None = None
    seat: int | None = None
    text: str = ""
    data: dict[str, Any] = {}
    key: str | None = None

    @property
    def moment(self) -> Moment:
        """At tables with clocks, `up` is the server's uptime."""
        return Moment(self.at, self.data.get("up"))

    def row(self, table: str, number: int) -> tuple[Any, ...]:
        """A row of the log."""
        data = to_json.encode(self.data).decode() if self.data else None
        return table, number, self.at, self.kind, self.person, self.seat, self.text, data, self.key

    def statement(self, table: str, number: int) -> Statement:
        return INSERT, self.row(table, number)


def stands_in(at: int, person: int | None, seat: int | None, why: str, key: str | None = None) -> Entry:
    """A bot takes over the seat."""
    return Entry("away", at, person, seat, why, {"bot": DEFAULT_LEVEL}, key)


def read_entry(row: Sequence[Any]) -> Entry:
    _, at, kind, person, seat, text, data, key = row
    return Entry(kind, at, person, seat, text, from_json.decode(data) if data else {}, key)
