"""The WebSocket, one per client: it listens to tables and plays."""

import asyncio
import logging
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast

import msgspec
from aiohttp import WSCloseCode, web

from zoco.core.errors import ZocoError
from zoco.messages import say
from zoco.server.commands import Commands
from zoco.server.errors import ForbiddenError, LimitError, NotReadyError, RequestError, status_of
from zoco.server.frames import Said, TableHere
from zoco.server.limits import Bucket, Buckets, count_off
from zoco.server.middleware import Caller, Middleware, language_of
from zoco.server.queries import Queries
from zoco.server.tables import Table
from zoco.server.websocket import (
    Opcode,
    ProtocolError,
    Received,
    Receiver,
    accept_key,
    closing,
    closing_code,
    framed,
    text_of,
)
from zoco.server.wire import Chat, Count, Done, Key, Move, Undo, as_data, encode

log = logging.getLogger("zoco.server")
HEARTBEAT = 30.0  # a client that is silent for that long is asked whether it is there,
MOST_SILENT = 45.0  # and let go after that long, but not unasked
SWEEP_SECONDS = 1.0
PATIENCE = 10.0  # for a client to close its side
MOST_AT_ONCE = 1 << 15  # bytes that are sent without waiting for the client
MOST_UNREAD = 1 << 16  # bytes that come while something takes time; then no more is read
CROWD = 10  # times one socket's share of messages and of waiting bytes, for a whole network

Missed = TypeVar("Missed")


class Listen(msgspec.Struct, tag_field="do", tag="listen", forbid_unknown_fields=True):
    """`since`: the number of the last event that the client has; without it, the whole table is sent."""

    table: str
    since: Count | None = None
    key: Key | None = None


class Part(msgspec.Struct, tag_field="do", tag="part", forbid_unknown_fields=True):
    table: str
    key: Key | None = None


class Ping(msgspec.Struct, tag_field="do", tag="ping", forbid_unknown_fields=True):
    key: Key | None = None


class PlayHere(Move, kw_only=True, tag_field="do", tag="play"):
    table: str


class UndoHere(Undo, kw_only=True, tag_field="do", tag="undo"):
    table: str


class ChatHere(Chat, kw_only=True, tag_field="do", tag="chat"):
    table: str


ClientMessage = Listen | Part | Ping | PlayHere | UndoHere | ChatHere
decode = msgspec.json.Decoder(ClientMessage).decode


class Connection:
    """A client's connection. Frames wait here until the client reads them; one that reads too slowly is dropped. What
    it sends is handled in order: while something takes time, nothing more is read."""

    def __init__(self, endpoint: "Socket", caller: Caller, network: str, drain: Callable[[], Awaitable[None]]) -> None:
        """`drain`: until the client has read most of what was sent."""
        self.endpoint = endpoint
        self.transport = caller.request.transport
        self.drain = drain
        self.network = network
        self.person = caller.id
        self.language = language_of(caller.request)
        self.tables: set[str] = set()
        self.outbox: list[bytes] = []
        self.outbox_bytes = 0
        self.writer: asyncio.Task[None] | None = None  # at work while the client reads too slowly
        self.is_dropped = False
        limits, loop = endpoint.middleware.settings.limits, endpoint.manager.loop
        self.receiver = Receiver(limits.message_bytes)
        self.busy: asyncio.Task[None] | asyncio.TimerHandle | None = None  # what the last message set off
        self.gone: asyncio.Future[None] = loop.create_future()
        self.is_ending = False
        self.heard_at = loop.time()
        self.asked_at = 0.0
        self.bucket = Bucket(limits.messages_per_second, 2 * limits.messages_per_second, self.heard_at)

    # ---- sending

    def send(self, frame: bytes) -> None:
        """Queues a frame; the connection is dropped if too much would wait."""
        if self.has_left():
            return
        waiting, most = self.waiting(), self.endpoint.middleware.settings.limits.outbox_bytes
        is_crowded = waiting > most // CROWD and self.endpoint.waiting(self.network) > CROWD * most
        if waiting and (waiting + len(frame) > most or is_crowded):
            self.drop()
            return
        self.outbox.append(frame)
        self.outbox_bytes += len(frame)
        if len(self.outbox) == 1 and self.writer is None:
            self.endpoint.flush_soon(self)

    def waiting(self) -> int:
        """Bytes that the client has not read yet."""
        return self.outbox_bytes + (self.transport.get_write_buffer_size() if self.transport else 0)

    def drop(self) -> None:
        """At once, with all that waits: a client that does not read would not read a close frame, either."""
        self.is_dropped = True
        self.outbox.clear()
        self.outbox_bytes = 0
        if self.transport is not None:
            self.transport.abort()

    def has_left(self) -> bool:
        return self.is_dropped or self.is_ending or self.transport is None or self.transport.is_closing()

    def flush(self) -> None:
        """Sends what has gathered in one turn of the event loop: at once, or by a task that waits for the client."""
        if self.writer is not None or not self.outbox or self.has_left():
            return
        assert self.transport is not None
        if self.outbox_bytes > MOST_AT_ONCE or self.transport.get_write_buffer_size():
            self.writer = self.endpoint.manager.loop.create_task(self.empty_outbox())
        else:
            self.transport.write(self.take_out())

    def take_out(self) -> bytes:
        """Everything that waits, as one list."""
        listed = b"[" + b",".join(self.outbox) + b"]"
        self.outbox.clear()
        self.outbox_bytes = 0
        return framed(listed)

    async def empty_outbox(self) -> None:
        try:
            while self.outbox and not self.has_left():
                assert self.transport is not None
                self.transport.write(self.take_out())
                await self.drain()
        except ConnectionError:
            self.outbox.clear()
        finally:
            self.writer = None

    async def emptied(self) -> None:
        """Until the client has read most of what waited, or is gone."""
        self.flush()
        if self.writer is not None:
            await asyncio.wait([self.writer])

    def end(self, code: int, why: bytes = b"") -> None:
        """Says why, and gives the client a moment to close its side."""
        if self.has_left():
            return
        self.flush()
        assert self.transport is not None
        self.transport.write(closing(code, why))
        self.is_ending = True
        self.endpoint.manager.loop.call_later(PATIENCE, self.drop)

    def ask(self) -> None:
        """Whether the client is still there."""
        if self.asked_at < self.heard_at and not self.has_left() and self.transport is not None:
            self.asked_at = self.endpoint.manager.loop.time()
            self.transport.write(framed(b"", Opcode.PING))

    # ---- receiving: the HTTP connection hands over what comes after the handshake

    def feed_data(self, data: bytes) -> tuple[bool, bytes]:
        self.heard_at = self.endpoint.manager.loop.time()
        self.receiver.feed(data)
        self.go_on()
        if self.busy is not None and self.receiver.unread > MOST_UNREAD and self.transport is not None:
            self.transport.pause_reading()  # not before: otherwise nobody would notice that the client leaves
        return False, b""

    def feed_eof(self) -> None:
        self.leave()

    def leave(self) -> None:
        if not self.gone.done():
            self.gone.set_result(None)

    def go_on(self) -> None:
        """Handles what has come, until something takes time."""
        try:
            while self.busy is None and (received := self.receiver.next()) is not None:
                self.handle(received)
        except ProtocolError as error:
            self.end(error.code, str(error).encode())
            self.leave()

    def handle(self, received: Received) -> None:
        opcode = received.opcode
        if opcode is Opcode.CLOSE:
            code = closing_code(received.payload)
            if not self.has_left():
                self.end(code)
            self.leave()
        elif self.has_left():
            pass
        elif opcode is Opcode.BINARY:
            self.end(WSCloseCode.UNSUPPORTED_DATA, b"text only")
        elif pause := self.pause():  # pings count, too: each must be answered
            self.refuse(None, LimitError("server-too-fast"))
            self.busy = self.endpoint.manager.loop.call_later(pause, self.resume)  # only this client waits
        elif opcode is Opcode.PING:
            assert self.transport is not None
            self.transport.write(framed(received.payload, Opcode.PONG))
        elif opcode is Opcode.TEXT:
            self.receive(text_of(received.payload))

    def resume(self) -> None:
        self.busy, self.heard_at = None, self.endpoint.manager.loop.time()
        self.go_on()
        if self.busy is None and not self.has_left() and self.transport is not None:
            self.transport.resume_reading()

    def pause(self) -> float:
        """How long a client that is too fast is ignored: the more connections its network has, the longer."""
        if not self.bucket.take(self.endpoint.manager.loop.time()):
            return 1 / self.bucket.rate
        crowd = self.endpoint.messages
        return 0 if crowd.take(self.network) else self.endpoint.by_address[self.network] / crowd.rate

    def receive(self, text: str) -> None:
        try:
            asked = decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            self.refuse(None, RequestError("server-bad-form", error=str(error)[:300]))
            return
        try:
            is_done = self.decide(asked)
        except Exception as error:
            self.fail(asked, error)
        else:
            if not is_done:
                self.busy = self.endpoint.manager.loop.create_task(self.perform(asked))

    def decide(self, asked: Any) -> bool:
        """Most messages are decisions at tables in memory, and are handled at once; whether this is one."""
        manager = self.endpoint.manager
        table = manager.tables.get(asked.table) if isinstance(asked, PlayHere) else None
        person = manager.people.known.get(self.person or 0)
        if table is None or person is None or person.banned:
            return False
        try:
            self.endpoint.commands.play(person, table, asked, lambda what: self.answer(asked.key, what))
        except ZocoError:
            return False  # refused once what that shows is on the disk
        return True

    async def perform(self, asked: Any) -> None:
        try:
            await self.act(asked)
        except Exception as error:
            self.fail(asked, error)
        finally:
            self.resume()

    def fail(self, asked: Any, error: Exception) -> None:
        what = {"do": type(asked).__name__}
        if isinstance(error, ZocoError):
            self.refuse(asked.key, error)
        elif isinstance(error, sqlite3.Error):
            log.error("data cannot be read", extra={**what, "error": str(error)})
            self.refuse(asked.key, NotReadyError("server-no-data"))
        elif not isinstance(error, ConnectionError):  # otherwise the client is gone
            log.error("a message failed", exc_info=error, extra=what)
            self.refuse(asked.key, RequestError("server-failed"))

    def refuse(self, key: str | None, error: ZocoError) -> None:
        self.endpoint.manager.metrics.refusals.labels(str(status_of(error))).inc()
        self.send(encode(Said(key, refused=as_data(error.message), text=say(error.message, self.language))))

    def answer(self, key: str | None, what: Done | ZocoError | None = None) -> None:
        if isinstance(what, ZocoError):
            self.refuse(key, what)
        else:
            self.send(encode(Said(key, None if what is None else what.number)))

    async def act(self, asked: Any) -> None:
        manager, commands = self.endpoint.manager, self.endpoint.commands
        if isinstance(asked, Ping):
            return self.answer(asked.key)
        if isinstance(asked, Part):
            self.tables.discard(asked.table)
            manager.part(asked.table, self)
            return self.answer(asked.key)
        if isinstance(asked, Listen):
            return await self.listen(asked)
        if self.person is None:
            raise ForbiddenError("server-no-seat")
        person = manager.people.known.get(self.person) or await manager.people.get(self.person)
        if person.banned:
            raise ForbiddenError("server-banned")
        if isinstance(asked, ChatHere):
            return self.answer(asked.key, await commands.chat(person, asked.table, asked))
        table = manager.tables.get(asked.table) or await manager.get(asked.table)
        act: Any = commands.play if isinstance(asked, PlayHere) else commands.undo
        try:
            return act(person, table, asked, lambda what: self.answer(asked.key, what))
        except ZocoError:
            await manager.confirm(table, person.id)
            raise

    async def listen(self, asked: Listen) -> None:
        """Sends the whole table, or exactly what was missed; from then on everything, without a gap."""
        manager, queries = self.endpoint.manager, self.endpoint.queries
        limits = manager.settings.limits
        if len(self.tables) >= limits.tables_per_connection and asked.table not in self.tables:
            raise LimitError("server-too-many-tables", most=limits.tables_per_connection)
        table = await manager.standing(asked.table, self.person)
        self.check_capacity(table)
        missed: list[bytes] | None = None
        if asked.since is not None:
            table, missed = await self.catch_up(table, asked.since)
        self.tables.add(table.id)
        self.answer(asked.key)
        manager.join(table, self)
        if missed is None:
            missed = [encode(queries.table(table, self.person, TableHere))]
        if missed:
            self.send(b",".join(missed))

    def check_capacity(self, table: Table) -> None:
        """Raises if one more spectator would be too many. People with a chair do not count."""
        limits, seated = self.endpoint.manager.settings.limits, {chair.person for chair in table.chairs} - {None}
        if self.person in seated:
            return
        guests = self.endpoint.manager.audience.of(table.id)
        others = [guest.network for guest in guests if guest.person not in seated and guest is not self]
        if len(others) >= limits.spectators_per_table:
            raise LimitError("server-too-many-spectators", most=limits.spectators_per_table)
        if others.count(self.network) >= limits.spectators_per_address:
            raise LimitError("server-too-many-spectators-here", most=limits.spectators_per_address)

    async def catch_up(self, table: Table, since: int) -> tuple[Table, list[bytes] | None]:
        """Sends missed events that are no longer in memory, each page when the previous one has been read. Returns the
        table as it is then, with the events still missing; none if the client's number never existed."""
        listener = table.listener_of(self.person)
        while (missed := table.listeners[listener].since(since)) is None:
            if since > table.listeners[listener].count:
                break
            frames = await self.while_here(self.endpoint.queries.replays.page(table, self, listener, since))
            if frames:
                self.send(b",".join(frames))
                since += len(frames)
                await self.emptied()
            table = await self.endpoint.manager.standing(table.id, self.person)
            if not frames or table.listener_of(self.person) != listener:
                return table, None
        return table, missed

    async def while_here(self, looking: Awaitable[Missed]) -> Missed:
        """What only this client waits for ends when it leaves."""
        task = asyncio.ensure_future(looking)
        either: list[asyncio.Future[Any]] = [task, self.gone]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
            if not task.done():
                raise ConnectionResetError
            return task.result()
        finally:
            task.cancel()


class Socket:
    def __init__(self, middleware: Middleware, commands: Commands, queries: Queries) -> None:
        self.middleware = middleware
        self.manager = middleware.manager
        self.commands = commands
        self.queries = queries
        self.connections: set[Connection] = set()
        self.by_person: Counter[int] = Counter()
        self.by_address: Counter[str] = Counter()  # as the proxy sees them
        self.unsent: list[Connection] = []  # in this turn of the event loop
        rate = CROWD * middleware.settings.limits.messages_per_second
        self.messages = Buckets(rate, 2 * rate, middleware.manager.loop.time)

    def waiting(self, network: str) -> int:
        """Bytes waiting for all clients of a network."""
        return sum(one.waiting() for one in self.connections if one.network == network)

    async def handle(self, request: web.Request) -> web.StreamResponse:
        self.middleware.check_origin(request)
        if not self.middleware.rates.take(self.middleware.network(request)):
            raise LimitError("server-too-fast")
        limits = self.middleware.settings.limits
        caller = await self.middleware.caller(request)
        if caller.id is not None and self.by_person[caller.id] >= limits.connections_per_person:
            raise LimitError("server-too-many-connections", most=limits.connections_per_person)
        network = self.middleware.network(request)
        if self.by_address[network] >= limits.connections_per_address:
            raise LimitError("server-too-many-connections", most=limits.connections_per_address)
        if not web.WebSocketResponse().can_prepare(request).ok:
            raise RequestError("server-no-socket")
        headers = {"Upgrade": "websocket", "Connection": "upgrade"}
        headers["Sec-WebSocket-Accept"] = accept_key(request.headers["Sec-WebSocket-Key"])
        response = web.StreamResponse(status=101, headers=headers)
        response.force_close()
        writer = await response.prepare(request)
        assert writer is not None
        connection = Connection(self, caller, network, writer.drain)
        request.protocol.set_parser(cast(Any, connection))
        self.by_address[network] += 1
        try:
            await self.serve(connection)
        finally:
            count_off(self.by_address, network)
        return response

    async def serve(self, connection: Connection) -> None:
        self.connections.add(connection)
        if connection.person is not None:
            self.by_person[connection.person] += 1
        self.manager.metrics.connections.inc()
        try:
            await connection.gone
            if isinstance(connection.busy, asyncio.Task):
                await asyncio.wait([connection.busy])
        finally:
            self.connections.discard(connection)
            if connection.person is not None:
                count_off(self.by_person, connection.person)
            self.manager.metrics.connections.dec()
            for id in connection.tables:
                self.manager.part(id, connection)
            if connection.writer is not None:
                connection.writer.cancel()

    def flush_soon(self, connection: Connection) -> None:
        if not self.unsent:
            self.manager.loop.call_soon(self.flush)
        self.unsent.append(connection)

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, []
        for connection in unsent:
            connection.flush()

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            self.sweep(self.manager.loop.time())

    def sweep(self, now: float) -> None:
        """Asks silent clients whether they are there, and lets go of those that do not answer. Those that wait for
        something are not read, and so not judged."""
        for connection in [one for one in self.connections if one.busy is None and now - one.heard_at > HEARTBEAT]:
            is_asked = connection.asked_at >= connection.heard_at  # not while the server itself stood still
            if is_asked and now - connection.asked_at > MOST_SILENT - HEARTBEAT:
                connection.drop()
            else:
                connection.ask()

    async def close(self) -> None:
        """Closes all connections because the server stops; clients reconnect by themselves."""
        for connection in self.connections:
            connection.end(WSCloseCode.SERVICE_RESTART, b"restart")
        if going := [connection.gone for connection in self.connections]:
            await asyncio.wait(going, timeout=PATIENCE)
