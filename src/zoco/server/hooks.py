"""Webhooks: a word to an address of a person's choice when it is their turn. Never to an internal address."""

import asyncio
import ipaddress
import json
import logging
import socket
from typing import Any
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from zoco.server.refusals import DoorError
from zoco.server.settings import Settings

TIMEOUT = aiohttp.ClientTimeout(total=10)
AT_ONCE = 8
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # addresses of the older kind, written in the newer one
INTERNET = ipaddress.IPv6Network("2000::/3")  # whatever else there is in the newer kind is for special purposes
PORTS = {80, 443, 8000, 8080, 8443}

log = logging.getLogger("zoco.server")


def is_outside(address: str) -> bool:
    """Whether it is on the internet: not this machine, not a private network, not a cloud's metadata."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        inner = found.ipv4_mapped or found.sixtofour or (found.teredo or (None, None))[1]
        if found in TRANSLATED:
            inner = ipaddress.IPv4Address(found.packed[-4:])
        if inner is None and found not in INTERNET:
            return False
        found = inner or found
    return found.is_global and not found.is_multicast


def check_url(url: str) -> None:
    """The form only; where the name leads is looked at when it is called."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise DoorError("server-bad-hook") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise DoorError("server-bad-hook")
    if port is not None and port not in PORTS:
        raise DoorError("server-bad-hook")


class GuardedResolver(AbstractResolver):
    """Names that lead inside are not known. It is asked for every connection, so no name can change its mind."""

    def __init__(self) -> None:
        self.resolver = ThreadedResolver()

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = [entry for entry in await self.resolver.resolve(host, port, family) if is_outside(entry["host"])]
        if not found:
            raise OSError("leads to no address outside")
        return found

    async def close(self) -> None:
        await self.resolver.close()


class GuardedConnector(aiohttp.TCPConnector):
    """Numbers are addresses already and pass no resolver: they are looked at here."""

    async def _resolve_host(self, host: str, port: int, traces: Any = None) -> list[ResolveResult]:
        try:
            outside = is_outside(host)
        except ValueError:
            return await super()._resolve_host(host, port, traces)
        if not outside:
            raise OSError("is no address outside")
        return await super()._resolve_host(host, port, traces)


class Hooks:
    def __init__(self, settings: Settings) -> None:
        self.is_open = settings.private_hooks
        self.session: aiohttp.ClientSession | None = None
        self.room = asyncio.Semaphore(AT_ONCE)

    async def call(self, url: str, what: dict[str, Any]) -> None:
        """Tried once; a hook that does not answer is the owner's affair."""
        async with self.room:
            if self.session is None:
                connector = aiohttp.TCPConnector() if self.is_open else GuardedConnector(resolver=GuardedResolver())
                self.session = aiohttp.ClientSession(connector=connector, timeout=TIMEOUT, trust_env=False)
            try:
                headers = {"Content-Type": "application/json", "User-Agent": "zoco"}
                async with self.session.post(
                    url, data=json.dumps(what), headers=headers, allow_redirects=False
                ) as answer:
                    log.info("webhook", extra={"status": answer.status})
            except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
                log.info("webhook failed", extra={"error": type(error).__name__})

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()
