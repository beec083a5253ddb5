"""Webhooks: a word to an address of a person's choice when it is their turn. Never to an internal address.

Receivers are strangers, and many may be slow on purpose. There are few calls at once, which all share: a person and a
table have one at a time, a receiver and a network some. Those whose last call was answered go first and always find
room; then networks take turns. After a call that failed, its person is not called for a while, each time for longer.
What need not be said any more when its turn comes is not said.
"""

import asyncio
import ipaddress
import json
import logging
import socket
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from zoco.server.limits import UNKNOWN
from zoco.server.people import Person
from zoco.server.refusals import DoorError
from zoco.server.settings import Settings

TIMEOUT = aiohttp.ClientTimeout(total=5)
AT_ONCE = 32
AT_ONCE_UNKNOWN = 24  # of them to people whose last call was not answered, or who never had one
AT_ONCE_RECEIVER = 8
AT_ONCE_NETWORK = 8  # to people who were seen there last
MOST_WAITING = 1000
MOST_WAITING_PERSON = 10
FIRST_PAUSE = 30.0  # seconds, and twice as many after each failure
LONGEST_PAUSE = 1800.0
MOST_REMEMBERED = 10_000
THREADS = 96  # that look up names: a name may take longer than any call waits for it
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


class Lookup:
    """Names are looked up in threads of their own: those whose servers never answer hold up nothing else."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(THREADS, "names")
        self.loop = asyncio.get_running_loop()
        self.getnameinfo = self.loop.getnameinfo

    async def getaddrinfo(self, host: str, port: int, **wanted: Any) -> Any:
        return await self.loop.run_in_executor(self.threads, partial(socket.getaddrinfo, host, port, **wanted))

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class GuardedResolver(AbstractResolver):
    """Names that lead inside are not known. It is asked for every connection, so no name can change its mind."""

    def __init__(self, is_open: bool = False) -> None:
        self.is_open = is_open
        self.lookup = Lookup()
        self.resolver = ThreadedResolver(cast(asyncio.AbstractEventLoop, self.lookup))

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        found = await self.resolver.resolve(host, port, family)
        found = [entry for entry in found if self.is_open or is_outside(entry["host"])]
        if not found:
            raise OSError("leads to no address outside")
        return found

    async def close(self) -> None:
        self.lookup.close()


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


class Call(NamedTuple):
    """Waits for room, or for being dropped: `admitted` says which."""

    person: int
    network: str
    shares: tuple[tuple[str, object], ...]
    is_so: Callable[[], bool]
    admitted: asyncio.Future[bool]


class Mark(NamedTuple):
    """How a person's last call went."""

    failures: int
    until: float  # when there may be another one


class Hooks:
    def __init__(self, settings: Settings) -> None:
        self.is_open = settings.private_hooks
        self.session: aiohttp.ClientSession | None = None
        self.resolver: GuardedResolver | None = None
        self.waiting: list[Call] = []
        self.under_way: list[Call] = []
        self.busy: Counter[tuple[str, object]] = Counter()
        self.marks: dict[int, Mark] = {}

    async def call(
        self, url: str, what: dict[str, Any], who: Person, table: str, is_so: Callable[[], bool] = lambda: True
    ) -> None:
        """Tried once, while `is_so`; a hook that does not answer is its person's affair."""
        receiver = urlsplit(url).netloc.lower()
        shares = ("person", who.id), ("table", table), ("receiver", receiver), ("network", who.network)
        call = Call(who.id, who.network, shares, is_so, asyncio.get_running_loop().create_future())
        self.wait(call)
        try:
            if await call.admitted:
                self.mark(who.id, await self.post(url, what))
        finally:
            self.let_go(call)

    def let_go(self, call: Call) -> None:
        if call in self.under_way:
            self.under_way.remove(call)
            self.busy -= Counter(call.shares)
            self.admit()
        elif call in self.waiting:
            self.waiting.remove(call)

    def wait(self, call: Call) -> None:
        now = asyncio.get_running_loop().time()
        pauses = call.person in self.marks and now < self.marks[call.person].until
        own = sum(call.person == other.person for other in self.waiting)
        if pauses or own >= MOST_WAITING_PERSON or not self.make_way(call):
            call.admitted.set_result(False)
            return
        self.waiting.append(call)
        self.decide(call)

    def make_way(self, call: Call) -> bool:
        """Where too many wait, the last one goes of the network with the most that nobody knows."""
        if len(self.waiting) < MOST_WAITING:
            return True
        strangers = [other for other in self.waiting if not self.is_known(other)]
        crowds = Counter(other.network for other in strangers)
        network, most = crowds.most_common(1)[0] if crowds else ("", 0)
        if not most or (not self.is_known(call) and crowds[call.network] + 1 >= most):
            return False
        last = next(other for other in reversed(strangers) if other.network == network)
        self.waiting.remove(last)
        if not last.admitted.done():
            last.admitted.set_result(False)
        return True

    def admit(self) -> None:
        """Whoever there is room for: first those who are known, then those of networks that have the fewest calls."""
        turns = Counter(call.network for call in self.under_way)
        ranked = []
        for call in self.waiting:
            is_known = self.is_known(call)
            ranked.append((0 if is_known else 1 + turns[call.network], call))
            turns[call.network] += not is_known
        for _, call in sorted(ranked, key=lambda one: one[0]):
            self.decide(call)

    def decide(self, call: Call) -> None:
        """Lets a call that waits go, or go on waiting; drops what is no longer so."""
        is_so = call.is_so()
        if is_so and not self.has_room(call):
            return
        self.waiting.remove(call)
        if call.admitted.done():  # cancelled
            return
        if is_so:
            self.under_way.append(call)
            self.busy += Counter(call.shares)
        call.admitted.set_result(is_so)

    def has_room(self, call: Call) -> bool:
        most = AT_ONCE if self.is_known(call) else AT_ONCE_UNKNOWN
        if len(self.under_way) >= most:
            return False
        person, table, receiver, network = (self.busy[share] for share in call.shares)
        is_alone = not person and not table
        return is_alone and receiver < AT_ONCE_RECEIVER and (network < AT_ONCE_NETWORK or call.network == UNKNOWN)

    def is_known(self, call: Call) -> bool:
        return call.person in self.marks and not self.marks[call.person].failures

    def mark(self, person: int, is_answered: bool) -> None:
        failures = 0 if is_answered else self.marks.pop(person, Mark(0, 0)).failures + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 20)) if failures else 0.0
        self.marks[person] = Mark(failures, asyncio.get_running_loop().time() + pause)
        if len(self.marks) > MOST_REMEMBERED:
            del self.marks[next(iter(self.marks))]

    async def post(self, url: str, what: dict[str, Any]) -> bool:
        """Whether it was heard."""
        if self.session is None:
            self.resolver = GuardedResolver(self.is_open)
            connector = (aiohttp.TCPConnector if self.is_open else GuardedConnector)(resolver=self.resolver)
            self.session = aiohttp.ClientSession(connector=connector, timeout=TIMEOUT, trust_env=False)
        try:
            headers = {"Content-Type": "application/json", "User-Agent": "zoco"}
            async with self.session.post(url, data=json.dumps(what), headers=headers, allow_redirects=False) as answer:
                log.info("webhook", extra={"status": answer.status})
                return answer.status < 400
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            log.info("webhook failed", extra={"error": type(error).__name__})
            return False

    async def close(self) -> None:
        if self.session is not None and self.resolver is not None:
            await self.session.close()
            await self.resolver.close()
