"""Webhooks: a word to an address of a person's choice when it is their turn. Never to an internal address.

Receivers are strangers, and many may be slow on purpose. Calls at once are bounded, for each person, table, receiver
and network and in all, and a part of that is kept for people whose last call was answered promptly. Those who wait go
in the order of the seconds that calls have taken lately, by network, person and table. A call without a prompt answer
ends where one waits that comes before it: an honest receiver waits about a second, however many are slow.

After a call that failed, its person is not called for a while, each time for longer. What need not be said any more
when its turn comes is not said.
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
        raise RequestError("server-bad-hook") from None
    if parts.scheme not in ("http", "https") or not host or parts.username or parts.password:
        raise RequestError("server-bad-hook")
    if port is not None and port not in PORTS:
        raise RequestError("server-bad-hook")


Lookups = list["asyncio.Future[Any]"]
lookups: ContextVar[Lookups] = ContextVar("lookups")  # of the call that is being made


class Lookup:
    """Names are looked up in threads of their own: those whose servers never answer hold up nothing else."""

    def __init__(self) -> None:
        self.threads = ThreadPoolExecutor(AT_ONCE, "names")
        self.loop = asyncio.get_running_loop()
        self.getnameinfo = self.loop.getnameinfo

    async def getaddrinfo(self, host: str, port: int, **wanted: Any) -> Any:
        looking = self.loop.run_in_executor(self.threads, partial(socket.getaddrinfo, host, port, **wanted))
        lookups.get([]).append(looking)
        return await asyncio.shield(looking)  # a thread goes on, whoever gave up

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


Place = tuple[str, object]


@dataclass(eq=False)
class Call:
    """Waits for room, or for being dropped: `admitted` says which."""

    share: Share
    receiver: str
    is_so: Callable[[], bool]
    admitted: asyncio.Future[bool]
    lookups: Lookups = field(default_factory=list)
    late: float = math.inf  # from when on its answer is not prompt any more
    patience: asyncio.Timeout | None = None
    follows: "Call | None" = None  # which ends for it

    @property
    def places(self) -> tuple[Place, ...]:
        """What it takes a place of."""
        person, table, network = self.share.person, self.share.table, self.share.network
        return ("person", person), ("table", table), ("receiver", self.receiver), ("network", network), ("all", None)

    def is_looking(self) -> bool:
        """Whether a thread looks for its receiver, and cannot be stopped."""
        return not all(lookup.done() for lookup in self.lookups)


class Mark(NamedTuple):
    """How a person's last call went. Whoever answered, but late, has none, like those who were never called."""

    failures: int
    until: float  # when there may be another one


class Webhooks:
    def __init__(self, settings: Settings) -> None:
        self.is_open = settings.private_hooks
        self.session: aiohttp.ClientSession | None = None
        self.resolver: GuardedResolver | None = None
        self.loop = asyncio.get_running_loop()
        self.usage = Usage(self.loop.time)
        self.waiting: list[Call] = []
        self.under_way: list[Call] = []
        self.busy: Counter[Place] = Counter()
        self.marks: dict[int, Mark] = {}

    async def call(
        self, url: str, what: dict[str, Any], who: Person, table: str, is_so: Callable[[], bool] = lambda: True
    ) -> None:
        """Tried once, while `is_so`; a webhook that does not answer is its person's affair."""
        network = who.network if who.network != UNKNOWN else f"of {who.id}"  # not seen since the server was started
        share = Share(True, network, who.id, table)
        call = Call(share, urlsplit(url).netloc.lower(), is_so, self.loop.create_future())
        self.wait(call)
        try:
            if await call.admitted:
                self.mark(who.id, *await self.timed(call, url, what))
        finally:
            self.let_go(call)

    async def timed(self, call: Call, url: str, what: dict[str, Any]) -> tuple[bool, bool]:
        """Whether it was heard, and promptly."""
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
        """Its places are free, once no thread works for it any more."""
        if call in self.waiting:
            self.waiting.remove(call)
        elif looking := next((lookup for lookup in call.lookups if not lookup.done()), None):
            looking.add_done_callback(lambda _: self.let_go(call))
        elif call in self.under_way:
            self.under_way.remove(call)
            self.busy -= Counter(call.places)
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
        """The smallest comes first. Whole seconds of a network: those who are prompt have used none."""
        network, person, table = map(self.usage.of, call.share.payers())
        return int(network), not self.is_known(call), person, table

    def admit(self) -> None:
        """Whoever there is room for, in order."""
        late = self.late()
        for call in sorted(self.waiting, key=self.rank):
            self.decide(call, late)

    def decide(self, call: Call, late: dict[Place, list[Call]]) -> None:
        """Lets a call that waits go, or go on waiting; drops what is no longer so."""
        if not call.is_so() or call.admitted.done():
            self.drop(call)
        elif (full := self.full(call)) is not None:
            self.make_room(call, late.get(full, []))
        else:
            self.waiting.remove(call)
            self.under_way.append(call)
            self.busy += Counter(call.places)
            self.usage.charge(call.share, SECONDS)  # those that it does not take are given back
            call.admitted.set_result(True)

    def late(self) -> dict[Place, list[Call]]:
        """Calls whose end would make room, by the places that they take, in order."""
        now, found = self.loop.time(), defaultdict(list)
        late = [call for call in self.under_way if call.late <= now and not call.is_looking()]
        for call in sorted(late, key=self.rank):
            for place in call.places:
                found[place].append(call)
        return found

    def make_room(self, call: Call, late: list[Call]) -> None:
        """Ends the last of those that are late, if it comes after the call, and none ends for it already."""
        while late and (late[-1].patience is None or late[-1].patience.expired()):
            late.pop()
        if late and call.follows not in self.under_way and self.rank(call) < self.rank(late[-1]):
            call.follows = last = late.pop()
            assert last.patience is not None
            last.patience.reschedule(self.loop.time())
            last.patience = None

    def full(self, call: Call) -> Place | None:
        """The first place that there is no room in."""
        part = 1.0 if self.is_known(call) else FOR_STRANGERS
        return next((place for place in call.places if self.busy[place] >= AT_ONCE_EACH[place[0]] * part), None)

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
        """Whether it was heard."""
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
