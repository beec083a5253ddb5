"""How many tables and chairs at unfinished games one person may have, and one network, because identities are free.
Resigned seats do not count.

Networks are not written to the disk: what counts for one is what this process has seen.
"""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from zoco.server.errors import LimitError
from zoco.server.people import Person
from zoco.server.settings import Limits
from zoco.server.store import Store

MOST_NETWORKS = 10_000
MOST_REMEMBERED = 20_000
LIVE = "tables.status IN ('open', 'running')"
HELD = "json_each(?) AS held JOIN tables ON tables.id = json_extract(held.value, '$[0]')"
CHAIRS = """chairs."table" = tables.id AND chairs.person"""
Item = tuple[str, int]  # a table, and its owner or who sits there


class Quota:
    def __init__(self, store: Store, kind: str, per_person: int, per_network: int) -> None:
        """`kind`: tables or chairs."""
        self.store = store
        self.kind = kind
        self.per_person = per_person
        self.per_network = per_network
        self.held: dict[str, set[Item]] = {}
        self.coming: set[Item] = set()  # not written yet
        self.made = 0
        self.networks: dict[str, str] = {}  # from where recent tables were opened
        if kind == "tables":
            self.count = f"SELECT count(*) FROM tables WHERE owner = ? AND {LIVE}"
            self.live = f"SELECT tables.id, tables.owner FROM {HELD} WHERE {LIVE}"
        else:
            self.count = f"SELECT count(*) FROM chairs JOIN tables ON {CHAIRS} = ? WHERE {LIVE} AND NOT resigned"
            sits = f"JOIN chairs ON {CHAIRS} = json_extract(held.value, '$[1]')"
            self.live = f"SELECT tables.id, chairs.person FROM {HELD} {sits} WHERE {LIVE} AND NOT resigned"

    async def check(self, person: Person) -> None:
        """Raises if one more would be too many."""
        if (await self.store.rows(self.count, person.id))[0][0] >= self.per_person:
            raise LimitError(f"server-too-many-{self.kind}", most=self.per_person)
        held = self.held.get(person.network, set())
        if len(held) >= self.per_network:
            written = held - self.coming
            held -= written - set(await self.store.rows(self.live, json.dumps(sorted(written))))
        if len(held) >= self.per_network:
            raise LimitError(f"server-too-many-{self.kind}-here", most=self.per_network)

    @asynccontextmanager
    async def one_more(self, person: Person, table: str) -> AsyncIterator[None]:
        """Counts one more from now on, unless the body fails."""
        await self.check(person)
        if person.network not in self.held and len(self.held) >= MOST_NETWORKS:
            del self.held[next(iter(self.held))]
        held, item = self.held.setdefault(person.network, set()), (table, person.id)
        held.add(item)
        self.coming.add(item)
        self.remember(table, person.network)
        try:
            yield
            self.made += 1
        except BaseException:
            held.discard(item)
            raise
        finally:
            self.coming.discard(item)

    def remember(self, table: str, network: str) -> None:
        if self.kind == "tables":
            self.networks[table] = network
            if len(self.networks) > MOST_REMEMBERED:
                del self.networks[next(iter(self.networks))]


class Quotas:
    def __init__(self, store: Store, limits: Limits) -> None:
        self.tables = Quota(store, "tables", limits.tables_per_person, limits.tables_per_address)
        self.chairs = Quota(store, "chairs", limits.chairs_per_person, limits.chairs_per_address)
        self.turns: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def turn(self, person: Person) -> asyncio.Lock:
        """Counted requests of a person run one after the other; at the same time, all would find room."""
        return self.turns.setdefault(person.id, asyncio.Lock())
