"""Rate limits: buckets that refill with time."""

import ipaddress
import re
from collections import Counter
from collections.abc import Callable, Hashable
from typing import TypeVar

MOST_BUCKETS = 50_000
UNKNOWN = "unknown"
NETWORK_BITS = 64  # of an IPv6 address: one household has all the others
WITH_PORT = re.compile(r"\[(.*)\](:\d+)?|([\d.]+):\d+")  # as some proxies write addresses
Who = TypeVar("Who", bound=Hashable)


def network_of(address: str) -> str:
    """What limits per address count: the /64 of an IPv6 address, or an IPv4 address, however written."""
    if written := WITH_PORT.fullmatch(address):
        address = written[1] or written[3]
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return UNKNOWN  # counted together, so that made-up addresses gain nothing
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((found, NETWORK_BITS), strict=False))


def count_off(counter: Counter[Who], who: Who) -> None:
    """Decrements, and drops zero entries."""
    counter[who] -= 1
    if counter[who] <= 0:
        del counter[who]


class Bucket:
    """Holds `most` at once and gains `rate` a second."""

    __slots__ = ("left", "most", "rate", "seen")

    def __init__(self, rate: float, most: float, now: float) -> None:
        self.rate = rate
        self.most = most
        self.left = most
        self.seen = now

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.seen) * self.rate)
        self.seen = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One bucket per caller. Full ones are dropped when there are too many."""

    def __init__(self, rate: float, most: float, now: Callable[[], float]) -> None:
        self.rate = rate
        self.most = most
        self.now = now
        self.buckets: dict[Hashable, Bucket] = {}

    def take(self, caller: Hashable) -> bool:
        now = self.now()
        bucket = self.buckets.get(caller)
        if bucket is None:
            if len(self.buckets) >= MOST_BUCKETS:
                self.forget(now)
            bucket = self.buckets[caller] = Bucket(self.rate, self.most, now)
        return bucket.take(now)

    def forget(self, now: float) -> None:
        still = {c: b for c, b in self.buckets.items() if b.left + (now - b.seen) * b.rate < b.most}
        self.buckets = still if len(still) < MOST_BUCKETS else {}
