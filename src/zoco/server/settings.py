"""A server's settings: where it listens and keeps its data, and its limits."""

from dataclasses import dataclass, field, fields
from pathlib import Path
from urllib.parse import urlsplit

from zoco.core.errors import ZocoError, shown

MIB = 1 << 20


@dataclass(frozen=True)
class Limits:
    """What a single client, address or table may use. `--limit NAME=NUMBER` changes one."""

    connections: int = 10_000  # open at the same time, of any kind
    connections_per_address: int = 200
    connections_per_person: int = 20
    idle_seconds: int = 30  # until the first request, between two, and for reading part of what waits
    messages_per_second: int = 30  # over one WebSocket, in bursts of twice as many; ten times that from one address
    requests_per_second: int = 30  # from one address, in bursts of four times as many
    message_bytes: int = 4096
    request_bytes: int = 1 * MIB
    outbox_bytes: int = 1 * MIB  # waiting for a client that reads too slowly
    tables_per_person: int = 50  # that are neither over nor closed
    tables_per_address: int = 200
    chairs_per_person: int = 50  # at such tables
    chairs_per_address: int = 500
    tables_per_connection: int = 50  # listened to
    people_per_minute: int = 60  # new identities from one address
    spectators_per_table: int = 200
    spectators_per_address: int = 50  # of one table
    chat_signs: int = 500
    chats_per_minute: int = 30
    hints_per_minute: int = 20
    reports_per_hour: int = 20  # of one person, and from one address four times as many
    replays_per_minute: int = 120  # of one person: views of the past, and older events
    replay_seconds: int = 10  # for one of them
    uploads_per_hour: int = 60  # of one person, and from one address
    uploads_per_person: int = 500  # kept as tables, finished ones included
    uploads_megabytes: int = 1000  # of disk space for all uploads together
    upload_seconds: int = 10  # for reading one
    cached_tables: int = 5000
    bot_milliseconds: int = 400  # between two decisions of a bot that others see


@dataclass(frozen=True)
class Settings:
    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    url: str = ""  # the public URL, behind a proxy
    proxied: bool = False  # X-Forwarded-For is trusted
    workers: int = 1
    private_hooks: bool = False  # webhooks may go to internal addresses
    limits: Limits = field(default_factory=Limits)

    @property
    def secure(self) -> bool:
        return self.url.startswith("https://")

    @property
    def origin(self) -> str | None:
        """The only origin that pages may have; without it, the host that the request names."""
        parts = urlsplit(self.url)
        return f"{parts.scheme}://{parts.netloc}".lower() if self.url else None


def read_limits(written: list[str]) -> Limits:
    """Limits from the command line's `NAME=NUMBER`."""
    names = [field.name for field in fields(Limits)]
    values = {}
    for option in written:
        name, _, number = option.partition("=")
        if name not in names or not number.isascii() or not number.isdecimal() or not 0 < int(number[:12]) < 10**9:
            raise ZocoError("server-bad-limit", limit=shown(option), names=", ".join(names))
        values[name] = int(number)
    return Limits(**values)
