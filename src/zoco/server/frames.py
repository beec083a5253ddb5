"""What the WebSocket sends, in lists."""

import msgspec
from msgspec import UNSET, UnsetType

from zoco.server.wire import ClockNow, DealNow, Kind, MessageData, ProposalNow, Result, SeenChair, TableNow, TakeBackNow


class Delta(msgspec.Struct, forbid_unknown_fields=True):
    """Bytes of the view's row: their positions and new values."""

    at: list[int]
    to: list[int]


class Event(msgspec.Struct, tag_field="is", tag="event", forbid_unknown_fields=True):
    """Something happened; numbered for each listener from 1. The other fields depend on `what`."""

    table: str
    number: int
    at: int
    what: Kind
    seat: int | UnsetType | None = UNSET
    chairs: list[SeenChair] | UnsetType = UNSET
    you: int | UnsetType | None = UNSET
    view: str | UnsetType = UNSET
    decision: str | UnsetType = UNSET
    told: list[MessageData] | UnsetType = UNSET
    delta: Delta | UnsetType = UNSET
    next: int | UnsetType = UNSET
    clock: ClockNow | UnsetType | None = UNSET
    result: Result | UnsetType = UNSET
    name: str | UnsetType = UNSET
    text: str | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    reason: str | UnsetType = UNSET
    deal: DealNow | UnsetType = UNSET
    proposal: ProposalNow | UnsetType | None = UNSET
    line: int | UnsetType = UNSET
    take_back: TakeBackNow | UnsetType = UNSET
    practice: bool | UnsetType = UNSET


class Beginning(msgspec.Struct, tag_field="is", tag="event", forbid_unknown_fields=True):
    """The event that starts a game, with its fields in the order in which they have always been written."""

    table: str
    number: int
    at: int
    what: Kind
    chairs: list[SeenChair]
    you: int | None
    view: str
    clock: ClockNow | None
    next: int | UnsetType = UNSET
    deal: DealNow | UnsetType = UNSET


class TableHere(TableNow, tag_field="is", tag="table", forbid_unknown_fields=True, omit_defaults=True):
    """A whole table, for a client that begins to listen."""


class Said(msgspec.Struct, tag_field="is", tag="answer", forbid_unknown_fields=True, omit_defaults=True):
    """The answer to the client's message with this key: the number of its event, or why it was refused."""

    key: str | None
    number: int | None = None
    refused: MessageData | None = None
    text: str | None = None


class Presence(msgspec.Struct, tag_field="is", tag="presence", forbid_unknown_fields=True):
    """Who is connected, by chair, and how many are watching."""

    table: str
    present: list[bool]
    watching: int


class Reload(msgspec.Struct, tag_field="is", tag="reload", forbid_unknown_fields=True):
    """What the client knows of this table is out of date: it must listen again."""

    table: str


ServerMessage = list[Event | TableHere | Said | Presence | Reload]
"""A frame."""
