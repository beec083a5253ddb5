"""Lists of public tables: nobody pushes others out, and lists cost strangers no more than they should."""

from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.sample import GAME
from tests.server.clients import GENEROUS, Person, Time, run, served
from tests.server.test_chairs import newcomers
from zoco.server import lobby
from zoco.server.lobby import PAGE
from zoco.server.serving import Serving

PUBLIC: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"], "public": True}


async def opened(person: Person, count: int) -> list[str]:
    return [(await person.ask("POST /tables", **PUBLIC))["table"] for _ in range(count)]


async def pages(person: Person, status: str = "open") -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = []
    more = True
    while more:
        answer = await person.ask(f"GET /tables?status={status}&page={len(found)}")
        found.append(answer["tables"])
        more = answer["more"]
    return found


def ids(tables: list[dict[str, Any]]) -> list[str]:
    return [table["table"] for table in tables]


def from_networks(people: list[Person], networks: list[str]) -> None:
    for person, network in zip(people, networks, strict=True):
        person.session.headers["X-Forwarded-For"] = network


class Ticking(Time):
    """Nothing happens twice at the same time."""

    def __call__(self) -> int:
        self.now += 1
        return self.now


def test_a_hundred_tables_of_two_people_push_nobody_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, time=Ticking(), proxied=True) as serving, AsyncExitStack() as company:
            ana, eve, eva = await newcomers(company, serving, "Ana", "Eve", "Eva")
            from_networks([ana, eve, eva], ["203.0.113.1", "203.0.113.2", "203.0.113.3"])
            (anas,) = await opened(ana, 1)
            eves, evas = await opened(eve, 50), await opened(eva, 50)
            first, *others = await pages(ana)
            assert ids(first)[:3] == [evas[-1], eves[-1], anas]  # everybody's newest
            assert ids(first)[3:5] == [evas[-2], eves[-2]]
            assert len(first) == PAGE
            everything = ids(first) + [id for page in others for id in ids(page)]
            assert sorted(everything) == sorted([anas, *eves, *evas])
            hosts = {table["host"] for table in first}
            assert len(hosts) == 3
            assert len({table["host"] for table in first if table["table"] in eves}) == 1
            assert ids(first) == ids((await eve.ask("GET /tables"))["tables"])

    run(test)


def test_everybodys_newest_is_listed_where_there_are_too_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, eve = await newcomers(company, serving, "Ana", "Eve")
            (anas,) = await opened(ana, 1)
            await opened(eve, 9)
            serving.api.lobby.opened.networks.clear()  # as after a restart
            monkeypatch.setattr(lobby, "MOST_PAGED", 5)
            assert anas in ids((await pages(ana))[0])

    run(test)


def test_however_many_tables_are_newer_everybodys_newest_is_listed(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            (ana,) = await newcomers(company, serving, "Ana")
            (anas,) = await opened(ana, 1)
            copy = """INSERT INTO tables (id, game, edition, rules, options, owner, created, public, status)
                SELECT ?, game, edition, rules, options, owner + ?, created + ?, 1, status FROM tables WHERE id = ?"""
            newer = [(copy, (f"copy{k}", 1 + k % 50, 1 + k, anas)) for k in range(11_000)]
            await serving.manager.store.written(*newer)
            rows = await serving.api.lobby.order("open")
            assert anas in [id for id, *_ in rows[:51]]

    run(test)


def test_many_identities_of_one_network_push_nobody_out(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, proxied=True) as serving, AsyncExitStack() as company:
            ana, *eves = await newcomers(company, serving, "Ana", *[f"Eve {k}" for k in range(30)])
            from_networks([ana, *eves], ["203.0.113.1", *(f"2001:db8::{k}" for k in range(30))])
            (anas,) = await opened(ana, 1)
            for eve in eves:
                await opened(eve, 1)
            first = (await ana.ask("GET /tables"))["tables"]
            assert anas in ids(first)[:2]

    run(test)


def test_a_table_that_has_begun_or_is_damaged_is_not_offered(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await newcomers(company, serving, "Ana", "Ben")
            begun, damaged, sound = await opened(ana, 3)
            assert ids((await ben.ask("GET /tables"))["tables"]) == [sound, damaged, begun]
            await ana.ask(f"POST /tables/{begun}/start", fill="apprentice")
            await serving.manager.store.written(("UPDATE tables SET options = '?' WHERE id = ?", (damaged,)))
            del serving.manager.tables[damaged]
            assert ids((await ben.ask("GET /tables"))["tables"]) == [sound]
            assert ids((await ana.ask("GET /me/tables"))["tables"]) == [begun, sound]

    run(test)


def test_a_client_that_has_many_tables_folded_is_slowed_down(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, replays_per_minute=5)  # twenty for a network
        async with served(tmp_path, limits, proxied=True) as serving, AsyncExitStack() as company:
            ana, eve = await newcomers(company, serving, "Ana", "Eve")
            from_networks([ana, eve], ["203.0.113.1", "203.0.113.2"])
            await opened(ana, 15)
            assert await folded(serving, eve) == 200
            assert await folded(serving, eve) == 429
            assert await folded(serving, ana) == 200  # nobody pays for others
            assert await listed(eve) == 200  # what is in memory costs nothing

    async def folded(serving: Serving, person: Person) -> int:
        serving.manager.tables.clear()
        return await listed(person)

    async def listed(person: Person) -> int:
        async with person.session.get(f"{person.url}/api/tables") as response:
            return response.status

    run(test)


def test_spectators_without_a_name_are_counted_by_where_they_come_from(tmp_path: Path) -> None:
    """Looking at the past of a table takes nothing from others who do so."""

    async def test() -> None:
        limits = replace(GENEROUS, replays_per_minute=3)
        async with served(tmp_path, limits, proxied=True) as serving, AsyncExitStack() as company:
            (ana,) = await newcomers(company, serving, "Ana")
            first = (await ana.ask("POST /tables", **PUBLIC))["table"]
            await ana.ask(f"POST /tables/{first}/start", fill="apprentice")
            (other,) = await opened(ana, 1)
            await ana.ask(f"POST /tables/{other}/start", fill="apprentice")
            strangers = [await company.enter_async_context(Person(serving.address)) for _ in range(3)]
            from_networks(strangers, ["2001:db8:1::1", "2001:db8:1::2", "2001:db8:2::1"])
            greedy, neighbour, far = strangers
            for _ in range(3):
                await past(greedy, first, 409)
            assert await past(greedy, first, 429) == "server-too-fast"
            await past(greedy, other, 429)  # another table is no way around it
            await past(neighbour, first, 429)
            await past(far, first, 409)

    async def past(person: Person, table: str, status: int) -> str:
        return await person.refused(f"GET /tables/{table}/view?at=1", status)

    run(test)
