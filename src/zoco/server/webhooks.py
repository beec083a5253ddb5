"""Webhooks: people are called at a URL of theirs when it is their turn. Internal addresses are never called.

Receivers are strangers, and some may be slow on purpose. The number of simultaneous calls is bounded, for each person,
table, receiver and network and in all; part of it is reserved for people whose last call was answered promptly. Waiting
calls are ordered by the seconds that calls have taken lately, by network, person and table. A call without a prompt
answer ends when one with a better rank is waiting: an honest receiver waits about a second, however many are slow.

After a failed call, its person is not called for a while, each time for longer. A call that is out of date when its
turn comes is dropped.
"""

import asyncio
import ipaddress
import json
import logging
import math
import socket
from collections import Counter, defaultdict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any, NamedTuple, cast
from urllib.parse import urlsplit

import aiohttp
from aiohttp.abc import AbstractResolver, ResolveResult
from aiohttp.resolver import ThreadedResolver

from zoco.server.errors import RequestError
from zoco.server.fairness import Share, Usage
from zoco.server.limits import UNKNOWN
from zoco.server.people import Person
from zoco.server.settings import Settings

SECONDS = 5.0  # for an answer
PROMPT = 1.0
AT_ONCE = 256
AT_ONCE_EACH = {"person": 1, "table": 1, "receiver": 16, "network": 64, "all": AT_ONCE}
FOR_STRANGERS = 0.75  # of that; the rest is for people whose last call was answered promptly
MOST_WAITING = 1000
MOST_WAITING_PERSON = 10
FIRST_PAUSE = 30.0  # seconds, and twice as many after each failure
LONGEST_PAUSE = 1800.0
MOST_REMEMBERED = 10_000
TRANSLATED = ipaddress.IPv6Network("64:ff9b::/96")  # IPv4 addresses written as IPv6 ones
INTERNET = ipaddress.IPv6Network("2000::/3")  # all other IPv6 addresses are for special purposes
PORTS = {80, 443, 8000, 8080, 8443}

log = logging.getLogger("zoco.server")


def is_outside(address: str) -> bool:
    """Whether it is on the public internet: not this machine, a private network, or a cloud's metadata."""
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
    """Checks the form only; what the name resolves to is checked when it is called."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname
    except ValueError:
        raise RequestError("server-bad-hook") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise RequestError("server-bad-hook")
    if port is not None and port not in PORTS:
        raise RequestError("server-bad-hook")


Lookups = list["asyncio.Future[Any]"]
lookups: ContextVar[Lookups] = ContextVar("lookups")  # of the current call


class Lookup:
    """Looks up names in separate threads: name servers that never answer delay nothing else."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "names")
        self.loop = asyncio.get_running_loop()
        self.getnameinfo = self.loop.getnameinfo

    async def getaddrinfo(self, host: str, port: int, **wanted: Any) -> Any:
        looking = self.loop.run_in_executor(self.threads, partial(socket.getaddrinfo, host, port, **wanted))
        lookups.get([]).append(looking)
        return await asyncio.shield(looking)  # the thread goes on in any case

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)


class GuardedResolver(AbstractResolver):
    """Resolves no name to an internal address. It is asked for every connection, so rebinding a name does not help."""

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
            raise OSError("resolves to no public address")
        return found

    async def close(self) -> None:
        self.lookup.close()


class GuardedConnector(aiohttp.TCPConnector):
    """Checks numeric addresses, which pass no resolver."""

    async def _resolve_host(self, host: str, port: int, traces: Any = None) -> list[ResolveResult]:
        try:
            outside = is_outside(host)
        except ValueError:
            return await super()._resolve_host(host, port, traces)
        if not outside:
            raise OSError("is not a public address")
        return await super()._resolve_host(host, port, traces)


Slot = tuple[str, object]


@dataclass(eq=False)
class Call:
    """Waits for its slots, or is dropped: `admitted` says which."""

    share: Share
    receiver: str
    is_so: Callable[[], bool]
    admitted: asyncio.Future[bool]
    lookups: Lookups = field(default_factory=list)
    late: float = math.inf  # after that its answer is not prompt
    patience: asyncio.Timeout | None = None
    follows: "Call | None" = None  # the call that is ended for it

    @property
    def slots(self) -> tuple[Slot, ...]:
        """What it counts against."""
        person, table, network = self.share.person, self.share.table, self.share.network
        return ("person", person), ("table", table), ("receiver", self.receiver), ("network", network), ("all", None)

    def is_looking(self) -> bool:
        """Whether a thread is looking up its receiver, which cannot be stopped."""
        return not all(lookup.done() for lookup in self.lookups)


class Mark(NamedTuple):
    """How a person's last call went. Late answers leave no mark, as if there had been no call."""

    failures: int
    until: float  # before which there are no calls


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self.is_open = settings.private_hooks
        self.session: aiohttp.ClientSession | None = None
        self.resolver: GuardedResolver | None = None
        self.loop = asyncio.get_running_loop()
        self.usage = Usage(self.loop.time)
        self.waiting: list[Call] = []
        self.under_way: list[Call] = []
        self.busy: Counter[Slot] = Counter()
        self.marks: dict[int, Mark] = {}

    async def call(
        self, url: str, what: dict[str, Any], who: Person, table: str, is_so: Callable[[], bool] = lambda: True
    ) -> None:
        """Calls once, if `is_so` still holds. Failures are the receiver's problem."""
        network = who.network if who.network != UNKNOWN else f"of {who.id}"  # not seen since the server started
        share = Share(True, network, who.id, table)
        call = Call(share, urlsplit(url).netloc.lower(), is_so, self.loop.create_future())
        self.wait(call)
        try:
            if await call.admitted:
                self.mark(who.id, *await self.timed(call, url, what))
        finally:
            self.let_go(call)

    async def timed(self, call: Call, url: str, what: dict[str, Any]) -> tuple[bool, bool]:
        """Whether it was answered, and promptly."""
        began, is_heard = self.loop.time(), False
        call.late = began + PROMPT
        look_around = self.loop.call_at(call.late, self.admit)
        lookups.set(call.lookups)
        try:
            async with asyncio.timeout(SECONDS) as call.patience:
                is_heard = await self.post(url, what)
        except TimeoutError:
            log.info("webhook failed", extra={"error": "TimeoutError"})
        finally:
            call.patience = None
            look_around.cancel()
            self.usage.charge(call.share, self.loop.time() - began - SECONDS)
        return is_heard, self.loop.time() <= call.late

    def let_go(self, call: Call) -> None:
        """Frees its slots, once no thread is working for it."""
        if call in self.waiting:
            self.waiting.remove(call)
        elif looking := next((lookup for lookup in call.lookups if not lookup.done()), None):
            looking.add_done_callback(lambda _: self.let_go(call))
        elif call in self.under_way:
            self.under_way.remove(call)
            self.busy -= Counter(call.slots)
            self.admit()

    def wait(self, call: Call) -> None:
        person = call.share.person
        pauses = person in self.marks and self.loop.time() < self.marks[person].until
        own = sum(person == other.share.person for other in self.waiting)
        if pauses or own >= MOST_WAITING_PERSON:
            call.admitted.set_result(False)
            return
        self.waiting.append(call)
        self.decide(call, self.late())
        if len(self.waiting) > MOST_WAITING:
            self.drop(max(reversed(self.waiting), key=self.rank))

    def drop(self, call: Call) -> None:
        self.waiting.remove(call)
        if not call.admitted.done():  # otherwise cancelled
            call.admitted.set_result(False)

    def rank(self, call: Call) -> tuple[Any, ...]:
        """The smallest comes first. A network's seconds are whole, so that prompt ones have used none."""
        network, person, table = map(self.usage.of, call.share.payers())
        return int(network), not self.is_known(call), person, table

    def admit(self) -> None:
        """Starts waiting calls for which there are slots, in order."""
        late = self.late()
        for call in sorted(self.waiting, key=self.rank):
            self.decide(call, late)

    def decide(self, call: Call, late: dict[Slot, list[Call]]) -> None:
        """Starts a waiting call if its slots are free; drops one that is out of date."""
        if not call.is_so() or call.admitted.done():
            self.drop(call)
        elif (full := self.full(call)) is not None:
            self.make_room(call, late.get(full, []))
        else:
            self.waiting.remove(call)
            self.under_way.append(call)
            self.busy += Counter(call.slots)
            self.usage.charge(call.share, SECONDS)  # what it does not use is given back
            call.admitted.set_result(True)

    def late(self) -> dict[Slot, list[Call]]:
        """Late calls, by the slots that they take, in order."""
        now, found = self.loop.time(), defaultdict(list)
        late = [call for call in self.under_way if call.late <= now and not call.is_looking()]
        for call in sorted(late, key=self.rank):
            for slot in call.slots:
                found[slot].append(call)
        return found

    def make_room(self, call: Call, late: list[Call]) -> None:
        """Ends the lowest-ranked late call, if it ranks after this one and none is being ended for this one yet."""
        while late and (late[-1].patience is None or late[-1].patience.expired()):
            late.pop()
        if late and call.follows not in self.under_way and self.rank(call) < self.rank(late[-1]):
            call.follows = last = late.pop()
            assert last.patience is not None
            last.patience.reschedule(self.loop.time())
            last.patience = None

    def full(self, call: Call) -> Slot | None:
        """The first of its slots that is not free."""
        part = 1.0 if self.is_known(call) else FOR_STRANGERS
        return next((slot for slot in call.slots if self.busy[slot] >= AT_ONCE_EACH[slot[0]] * part), None)

    def is_known(self, call: Call) -> bool:
        mark = self.marks.get(call.share.person)
        return mark is not None and not mark.failures

    def mark(self, person: int, is_heard: bool, is_prompt: bool) -> None:
        mark = self.marks.pop(person, Mark(0, 0))
        if is_heard and not is_prompt:
            return
        failures = 0 if is_heard else mark.failures + 1
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** min(failures - 1, 20)) if failures else 0.0
        self.marks[person] = Mark(failures, self.loop.time() + pause)
        if len(self.marks) > MOST_REMEMBERED:
            del self.marks[next(iter(self.marks))]

    async def post(self, url: str, what: dict[str, Any]) -> bool:
        """Whether it was answered."""
        if self.session is None:
            self.resolver = GuardedResolver(self.is_open)
            kind = aiohttp.TCPConnector if self.is_open else GuardedConnector
            connector = kind(resolver=self.resolver, limit=0, force_close=True)
            patience = aiohttp.ClientTimeout(total=None)  # every call has its own
            self.session = aiohttp.ClientSession(connector=connector, timeout=patience, trust_env=False)
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
