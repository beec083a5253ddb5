"""Limits on connections before any request: they are counted by network, rejected where there are too many, and closed
if the client never sends a request or never reads the answers."""

import asyncio
from collections import Counter
from typing import cast

from aiohttp import web

from zoco.messages import DEFAULT, Message, message
from zoco.server.errors import refusal
from zoco.server.limits import count_off, network_of
from zoco.server.settings import Limits

LINGER_SECONDS = 2.0  # for a rejected client to send its request and read the reason
MOST_LINGERING = 1000
SWEEPS = 4  # over all connections within `idle_seconds`


def answer(status: str, why: Message) -> bytes:
    """The HTTP answer to a rejected connection, whatever it asks for."""
    body = refusal(why, DEFAULT)
    head = f"HTTP/1.1 {status}\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n"
    return f"{head}Retry-After: 5\r\nConnection: close\r\n\r\n".encode() + body


class ConnectionLimits:
    """Counts open connections."""

    def __init__(self, limits: Limits, is_proxied: bool) -> None:
        self.limits = limits
        self.most = limits.connections if is_proxied else limits.connections_per_address
        self.inside: Counter[str] = Counter()
        self.lingering = 0
        self.stuck: dict[asyncio.Transport, tuple[int, float]] = {}  # bytes that wait, and since when
        self.open: set[asyncio.Transport] = set()
        self.silent: dict[asyncio.BaseTransport | None, asyncio.TimerHandle] = {}
        self.crowd = answer("429 Too Many Requests", message("server-too-many-connections", most=self.most))
        self.full = answer("503 Service Unavailable", message("server-full"))

    def why_not(self, network: str) -> bytes | None:
        """The answer to one connection more, if that is too many."""
        if self.inside.total() >= self.limits.connections:
            return self.full
        return self.crowd if self.inside[network] >= self.most else None

    def has_patience(self) -> bool:
        """Whether rejected connections may stay for a moment."""
        return self.inside.total() + self.lingering <= self.limits.connections + MOST_LINGERING

    def enter(self, network: str, transport: asyncio.Transport) -> None:
        self.inside[network] += 1
        self.open.add(transport)
        later = asyncio.get_running_loop().call_later
        self.silent[transport] = later(self.limits.idle_seconds, transport.abort)

    def cancel_idle_timer(self, transport: asyncio.BaseTransport | None) -> None:
        """The first request is complete."""
        if transport in self.silent:
            self.silent.pop(transport).cancel()

    def leave(self, network: str, transport: asyncio.Transport) -> None:
        self.cancel_idle_timer(transport)
        self.open.discard(transport)
        self.stuck.pop(transport, None)
        count_off(self.inside, network)

    async def sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(self.limits.idle_seconds / SWEEPS)
            self.sweep(asyncio.get_running_loop().time())

    def sweep(self, now: float) -> None:
        """Closes connections on which data has waited for too long without shrinking."""
        for transport in list(self.open):
            size = transport.get_write_buffer_size()
            was, since = self.stuck.get(transport, (0, now))
            if not size:
                self.stuck.pop(transport, None)
            elif size >= was and now - since >= self.limits.idle_seconds:
                transport.abort()
            else:
                self.stuck[transport] = size, since if size >= was else now


class RejectedConnection(asyncio.Protocol):
    """Answers the first thing it is sent with the reason; everything else is ignored."""

    def __init__(self, connection_limits: ConnectionLimits, transport: asyncio.Transport, refusal_bytes: bytes) -> None:
        self.connection_limits = connection_limits
        self.transport = transport
        self.refusal_bytes = refusal_bytes
        connection_limits.lingering += 1
        self.ending = asyncio.get_running_loop().call_later(LINGER_SECONDS, self.end)
        if not connection_limits.has_patience():
            self.end()

    def data_received(self, data: bytes) -> None:
        if self.refusal_bytes:
            self.transport.write(self.refusal_bytes)
            self.transport.write_eof()  # not `close`: with unread requests the client would lose the answer
            self.refusal_bytes = b""

    def end(self) -> None:
        self.transport.write(self.refusal_bytes)
        self.refusal_bytes = b""
        self.transport.close()

    def connection_lost(self, exc: BaseException | None) -> None:
        self.ending.cancel()
        self.connection_limits.lingering -= 1


class LimitedConnection(asyncio.Protocol):
    """Stands before the protocol that understands HTTP."""

    def __init__(self, server: web.Server, connection_limits: ConnectionLimits) -> None:
        self.inner = server()
        self.connection_limits = connection_limits
        self.network = ""
        self.transport: asyncio.Transport | None = None
        self.data_received = self.inner.data_received  # type: ignore[method-assign]
        self.pause_writing = self.inner.pause_writing  # type: ignore[method-assign]
        self.resume_writing = self.inner.resume_writing  # type: ignore[method-assign]
        self.eof_received = self.inner.eof_received  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self.network = network_of(str(peer[0]) if isinstance(peer, tuple) else "")
        self.transport = transport = cast(asyncio.Transport, transport)
        if refusal_bytes := self.connection_limits.why_not(self.network):
            transport.set_protocol(RejectedConnection(self.connection_limits, transport, refusal_bytes))
            return
        self.connection_limits.enter(self.network, transport)
        self.inner.connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        assert self.transport is not None
        self.connection_limits.leave(self.network, self.transport)
        self.inner.connection_lost(exc)
