"""Lists of tables. Nobody can push others out: everybody's newest comes first, then everybody's second newest …"""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from zoco.server.errors import ConflictError, LimitError
from zoco.server.limits import Buckets
from zoco.server.people import Person
from zoco.server.quotas import Quota
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table
from zoco.server.wire import TableInList, TableList

MOST_LISTED = 100
PAGE = 24
MOST_SORTED = {"over": 10_000}  # the newest ones; of other states all, which quotas keep few
ALL = -1
MOST_PAGED = 2400
FRESH_SECONDS = 1.0  # for which an order is kept, unless there are new tables: making one is expensive
MINE = """SELECT tables.id, tables.created FROM chairs JOIN tables ON tables.id = chairs."table"
    WHERE chairs.person = ? ORDER BY tables.status = 'running' DESC, tables.created DESC LIMIT ?"""
PUBLIC = """SELECT id, created, owner FROM (
        SELECT id, created, owner, row_number() OVER (PARTITION BY owner ORDER BY created DESC, id) AS turn
        FROM (SELECT id, created, owner FROM tables WHERE public AND status = ? ORDER BY created DESC LIMIT ?)
    ) ORDER BY turn, created DESC, id LIMIT ?"""
Row = tuple[str, int, str | None]  # a table, when it was opened, and its owner's oldest one


class Order(NamedTuple):
    at: float
    made: int  # tables opened until then
    rows: list[Row]


class Lobby:
    def __init__(self, manager: TableManager, opened: Quota, folds: Buckets) -> None:
        """`opened` knows from where tables were opened; `folds` limits how many a network may have folded."""
        self.manager = manager
        self.opened = opened
        self.folds = folds
        self.orders: dict[str, Order] = {}

    async def mine(self, person: Person) -> TableList:
        rows = [(id, created, None) for id, created in await self.manager.store.rows(MINE, person.id, MOST_LISTED)]
        return TableList(await self.listed(rows, person.id, person.network))

    async def public(self, status: str, page: int, network: str) -> TableList:
        rows = await self.order(status)
        found = await self.listed(rows[page * PAGE : (page + 1) * PAGE], None, network)
        found = [entry for entry in found if entry.status == status]  # the rest have changed since, or are damaged
        return TableList(found, len(rows) > (page + 1) * PAGE)

    async def order(self, status: str) -> list[Row]:
        now, made = self.manager.loop.time(), self.opened.made
        order = self.orders.get(status)
        if order is None or order.made != made or now - order.at > FRESH_SECONDS:
            found = await self.manager.store.rows(PUBLIC, status, MOST_SORTED.get(status, ALL), MOST_PAGED)
            order = self.orders[status] = Order(now, made, self.take_turns(found))
        return order.rows

    def take_turns(self, found: list[tuple[str, int, int]]) -> list[Row]:
        """Identities are free, so all people of a network count as one, where it is known."""
        turns: Counter[Any] = Counter()
        ranked = []
        hosts = {owner: id for id, _, owner in found}
        for id, created, owner in found:
            whose = self.opened.networks.get(id, owner)
            ranked.append((turns[whose], (id, created, hosts[owner])))
            turns[whose] += 1
        return [row for _, row in sorted(ranked, key=lambda one: one[0])]

    async def listed(self, rows: Sequence[Row], person: int | None, network: str) -> list[TableInList]:
        found = []
        for id, created, host in rows:
            if id not in self.manager.tables and not self.folds.take(network):
                raise LimitError("server-too-fast")
            try:
                table = await self.manager.standing(id, person)
                found.append(entry(table, person, created, host))
            except ConflictError:  # damaged: the others are still listed
                continue
        return found


def entry(table: Table, person: int | None, created: int, host: str | None) -> TableInList:
    return TableInList(
        table=table.id,
        game=table.rules.name,
        edition=table.edition.name,
        status=table.status,
        pace=table.options.pace,
        chairs=table.seen_chairs(),
        created=created,
        you=table.seat_of(person),
        on_turn=table.on_turn,
        host=host,
        result=table.result(),
        proposal=table.proposals.shown(),
    )
