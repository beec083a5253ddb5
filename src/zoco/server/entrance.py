"""Connections before anything is asked over them: counted by address, and ended if nothing ever is."""

import asyncio
from collections import Counter
from typing import Any

from aiohttp import web

from zoco.server.settings import Limits


class Entrance:
    """How many are inside."""

    def __init__(self, limits: Limits, is_proxied: bool) -> None:
        self.limits = limits
        self.most = limits.connections if is_proxied else limits.connections_per_address
        self.inside: Counter[str] = Counter()
        self.silent: dict[Any, asyncio.TimerHandle] = {}

    def enter(self, address: str, transport: Any) -> None:
        self.inside[address] += 1
        if self.inside[address] > self.most or self.inside.total() > self.limits.connections:
            transport.abort()
            return
        later = asyncio.get_running_loop().call_later
        self.silent[transport] = later(self.limits.idle_seconds, transport.abort)

    def speak(self, transport: Any) -> None:
        """A whole request has come."""
        if transport in self.silent:
            self.silent.pop(transport).cancel()

    def leave(self, address: str, transport: Any) -> None:
        self.speak(transport)
        self.inside[address] -= 1
        if self.inside[address] <= 0:
            del self.inside[address]


class Guard(asyncio.Protocol):
    """Stands before the protocol that understands HTTP."""

    def __init__(self, server: web.Server, entrance: Entrance) -> None:
        self.inner = server()
        self.entrance = entrance
        self.address = ""
        self.transport: asyncio.BaseTransport | None = None
        self.data_received = self.inner.data_received  # type: ignore[method-assign]
        self.pause_writing = self.inner.pause_writing  # type: ignore[method-assign]
        self.resume_writing = self.inner.resume_writing  # type: ignore[method-assign]
        self.eof_received = self.inner.eof_received  # type: ignore[method-assign]

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        peer = transport.get_extra_info("peername")
        self.address = str(peer[0]) if isinstance(peer, tuple) else ""
        self.transport = transport
        self.entrance.enter(self.address, transport)
        self.inner.connection_made(transport)

    def connection_lost(self, exc: BaseException | None) -> None:
        self.entrance.leave(self.address, self.transport)
        self.inner.connection_lost(exc)
