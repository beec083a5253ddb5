"""Who may sit where: how many chairs and tables one person and one network may have, removals, and names."""

import asyncio
import sqlite3
from contextlib import AsyncExitStack, closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.sample import GAME, OTHER
from tests.server.clients import GENEROUS, Person, reason, run, seated, served
from zoco import rules_of
from zoco.core.game import Game
from zoco.messages import languages, message, say
from zoco.server.errors import RequestError
from zoco.server.names import clean_name, likeness
from zoco.server.serving import Serving
from zoco.server.store import MIGRATIONS

PLAN: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"]}
OPEN: dict[str, Any] = {"game": GAME, "chairs": ["open", "open"]}


async def status_of(person: Person, endpoint: str, **body: Any) -> tuple[int, str]:
    method, path = endpoint.split(" ")
    async with person.session.request(method, f"{person.url}/api{path}", json=body) as response:
        answer = await response.json()
        return response.status, reason(answer) if response.status != 200 else ""


async def newcomers(company: AsyncExitStack, serving: Serving, *names: str) -> list[Person]:
    people = [await company.enter_async_context(Person(serving.address)) for _ in names]
    for person, name in zip(people, names, strict=True):
        await person.ask("PUT /me", name=name)
    return people


# ---- quotas


def test_one_person_has_so_many_chairs_however_many_are_asked_for_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, chairs_per_person=3)
        async with served(tmp_path, limits) as serving, AsyncExitStack() as company:
            ana, ben = await newcomers(company, serving, "Ana", "Ben")
            tables = [(await ana.ask("POST /tables", **OPEN))["table"] for _ in range(8)]
            asked = [status_of(ben, f"POST /tables/{table}/take") for table in tables]
            answers = await asyncio.gather(*asked)
            assert sorted(answers) == [(200, "")] * 3 + [(429, "server-too-many-chairs")] * 5
            assert await ben.refused("POST /tables", 429, **PLAN) == "server-too-many-chairs"
            await ben.ask("POST /tables", **OPEN)  # without a chair
            sat = next(table for table, answer in zip(tables, answers, strict=True) if answer[0] == 200)
            await ben.ask(f"POST /tables/{sat}/leave")
            await ben.ask("POST /tables", **PLAN)
            assert await ben.refused(f"POST /tables/{sat}/take", 429) == "server-too-many-chairs"

    run(test)


def test_a_table_has_no_more_chairs_than_its_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            most = ["open"] * rules_of(OTHER).most_players
            assert await ana.refused("POST /tables", 422, game=GAME, chairs=most) == "wrong-players"
            await ana.ask("POST /tables", game=OTHER, chairs=most)

    run(test)


def test_one_person_has_so_many_tables_however_many_are_asked_for_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, tables_per_person=3)
        async with served(tmp_path, limits) as serving, AsyncExitStack() as company:
            (ana,) = await newcomers(company, serving, "Ana")
            answers = await asyncio.gather(*(status_of(ana, "POST /tables", **PLAN) for _ in range(8)))
            assert sorted(answers) == [(200, "")] * 3 + [(429, "server-too-many-tables")] * 5

    run(test)


def test_identities_do_not_multiply_what_a_network_may_have(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, tables_per_address=3, chairs_per_address=5)
        async with served(tmp_path, limits, proxied=True) as serving, AsyncExitStack() as company:
            people = await newcomers(company, serving, *"ABCDEFGH")
            for k, person in enumerate(people):
                person.session.headers["X-Forwarded-For"] = f"2001:db8::{k}"
            answers = await asyncio.gather(*(status_of(person, "POST /tables", **OPEN) for person in people))
            assert sorted(answers) == [(200, "")] * 3 + [(429, "server-too-many-tables-here")] * 5
            (other,) = await newcomers(company, serving, "Other")
            other.session.headers["X-Forwarded-For"] = "2001:db8:1::1"
            tables = [(await other.ask("POST /tables", **OPEN | {"chairs": ["open"] * 4}))["table"] for _ in range(3)]
            asked = [status_of(one, f"POST /tables/{tables[k % 3]}/take") for k, one in enumerate(people)]
            seated = await asyncio.gather(*asked)
            assert sorted(seated) == [(200, "")] * 5 + [(429, "server-too-many-chairs-here")] * 3
            sat, left = ([k for k in range(8) if (seated[k][0] == 200) is well] for well in (True, False))
            await other.ask(f"POST /tables/{tables[sat[0] % 3]}/close")  # what is over does not count any more
            await people[left[0]].ask(f"POST /tables/{tables[(sat[0] + 1) % 3]}/take")

    run(test)


def test_a_resigned_seat_makes_room_for_another_chair(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, chairs_per_person=1, chairs_per_address=2)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            other = (await ana.ask("POST /tables", **OPEN))["table"]
            assert await ben.refused(f"POST /tables/{other}/take", 429) == "server-too-many-chairs"
            await ben.ask(f"POST /tables/{table}/resign")
            await ben.ask(f"POST /tables/{other}/take")
            mine = {one["table"] for one in (await ben.ask("GET /me/tables"))["tables"]}
            assert mine == {table, other}  # it is still theirs to look at

    run(test)


def test_chairs_that_were_resigned_before_the_upgrade_do_not_count(tmp_path: Path) -> None:
    scripts = sorted(MIGRATIONS.glob("*.sql"))
    with closing(sqlite3.connect(":memory:")) as old:
        for script in scripts[:3]:
            old.executescript(script.read_text())
        old.execute("INSERT INTO tables (id, game, edition, rules, options, owner, created, public, status)"
                    f" VALUES ('t', '{GAME}', '', '', '{{}}', 1, 0, 0, 'running')")  # fmt: skip
        old.executemany("INSERT INTO chairs VALUES (?, 't')", [(1,), (2,), (3,)])
        away = [(1, 1, "clock"), (2, 2, "resigned")]
        old.executemany("INSERT INTO log VALUES ('t', ?, 0, 'away', ?, 0, ?, NULL, NULL)", away)
        old.executescript(scripts[3].read_text())
        assert old.execute("SELECT person FROM chairs WHERE resigned").fetchall() == [(2,)]


# ---- off the table


def test_the_owner_removes_somebody_from_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben, cleo = await newcomers(company, serving, "Ana", "Ben", "Cleo")
            table = (await ana.ask("POST /tables", game=GAME, chairs=["me", "open", "open"]))["table"]
            endpoint = f"POST /tables/{table}/remove"
            for person in (ben, cleo):
                await person.ask(f"POST /tables/{table}/take")
            await ben.ask(f"PUT /tables/{table}/hook", 204, url="https://example.org/ben")
            line = await ben.line()
            await line.listen(table)
            assert await ben.refused(endpoint, 403, chair=2) == "server-not-yours"
            assert await ana.refused(endpoint, 409, chair=0) == "server-leave-instead"
            assert await ana.refused(endpoint, 409, chair=7) == "server-nobody-there"
            await ana.ask(endpoint, chair=1)
            assert await ana.refused(endpoint, 409, chair=1) == "server-nobody-there"
            await line.until(lambda: bool(line.events))
            assert (line.events[-1]["what"], line.events[-1]["seat"]) == ("remove", 1)
            assert line.events[-1]["chairs"][1]["kind"] == "open"
            shown = await ben.ask(f"GET /tables/{table}")
            assert (shown["removed"], shown["you"]) == (True, None)
            assert "removed" not in await cleo.ask(f"GET /tables/{table}")
            assert (await ben.ask("GET /me/tables"))["tables"] == []
            for sql_table in ("chairs", "webhooks"):
                rows = await serving.manager.store.rows(f"SELECT count(*) FROM {sql_table}")
                assert rows == [(2 if sql_table == "chairs" else 0,)]
            for act, body in (("take", {}), ("chat", {"text": "But why?"})):
                assert await ben.refused(f"POST /tables/{table}/{act}", 403, **body) == "server-removed"
            await cleo.ask(f"POST /tables/{table}/chat", text="Who comes?")
            await ana.ask(f"POST /tables/{table}/start", fill="apprentice")
            serving.manager.tables.clear()  # as the log says
            assert (await ben.ask(f"GET /tables/{table}"))["removed"]

    run(test)


async def of_networks(company: AsyncExitStack, serving: Serving, **networks: str) -> list[Person]:
    people = await newcomers(company, serving, *networks)
    for person, network in zip(people, networks.values(), strict=True):
        person.session.headers["X-Forwarded-For"] = network
        await person.ask("GET /me")
    return people


def test_a_removed_person_does_not_return_as_somebody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, proxied=True) as serving, AsyncExitStack() as company:
            ana, ben, cleo = await of_networks(company, serving, Ana="192.0.2.1", Ben="192.0.2.2", Cleo="192.0.2.3")
            again, other = await of_networks(company, serving, Again="192.0.2.2", Other="192.0.2.4")
            table = (await ana.ask("POST /tables", game=OTHER, chairs=["me", *["open"] * 4]))["table"]
            take, chat = f"POST /tables/{table}/take", f"POST /tables/{table}/chat"
            for person in (ben, cleo):
                await person.ask(take)
            await again.ask(chat, text="Hello")
            await ana.ask(f"POST /tables/{table}/remove", chair=1)
            for endpoint, body in ((take, {}), (chat, {"text": "It is me"})):
                assert await ben.refused(endpoint, 403, **body) == "server-removed"
                assert await again.refused(endpoint, 403, **body) == "server-removed-here"
            await other.ask(chat, text="Hello")
            await other.ask(take)
            elsewhere = (await ana.ask("POST /tables", **PLAN))["table"]
            await again.ask(f"POST /tables/{elsewhere}/take")

    run(test)


def test_a_household_does_not_pay_for_one_of_it_who_was_taken_off_a_table(tmp_path: Path) -> None:
    """While somebody of it sits there, or has opened the table, the others may, too."""

    async def test() -> None:
        async with served(tmp_path, proxied=True) as serving, AsyncExitStack() as company:
            home, away = "192.0.2.2", "192.0.2.1"
            ana, ben, dad = await of_networks(company, serving, Ana=away, Ben=home, Dad=home)
            mum, sister, brother = await of_networks(company, serving, Mum=home, Sister=away, Brother=away)
            table = (await ana.ask("POST /tables", game=OTHER, chairs=["me", *["open"] * 4]))["table"]
            for person in (ben, dad, brother):
                await person.ask(f"POST /tables/{table}/take")
            for chair in (1, 3):
                await ana.ask(f"POST /tables/{table}/remove", chair=chair)
            for person in (mum, sister):
                await person.ask(f"POST /tables/{table}/take")

    run(test)


def test_after_the_start_a_removed_person_is_muted_and_plays_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            seat = lines[1].table["you"]
            await ana.ask(f"POST /tables/{table}/remove", chair=seat)
            assert await ben.refused(f"POST /tables/{table}/chat", 403, text="Why?") == "server-silenced"
            serving.manager.tables.clear()  # as the log says
            assert await ben.refused(f"POST /tables/{table}/chat", 403, text="Why?") == "server-silenced"
            shown = await ben.ask(f"GET /tables/{table}")
            assert (shown["you"], shown["chairs"][seat]["name"]) == (seat, "Ben")
            assert [one["table"] for one in (await ben.ask("GET /me/tables"))["tables"]] == [table]
            await ana.ask(f"POST /tables/{table}/chat", text="Now it is quiet")

    run(test)


# ---- chat


def test_identities_do_not_multiply_what_a_network_may_say(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, chats_per_minute=2)
        async with served(tmp_path, limits, proxied=True) as serving, AsyncExitStack() as company:
            crowd = await of_networks(company, serving, **{f"Eve{k}": "192.0.2.9" for k in range(6)})
            ana, ben = await of_networks(company, serving, Ana="192.0.2.1", Ben="192.0.2.2")
            tables = [(await ana.ask("POST /tables", **PLAN))["table"] for _ in range(6)]
            said = [
                await status_of(eve, f"POST /tables/{table}/chat", text="Buy!")
                for eve, table in zip(crowd, tables, strict=True)
                for _ in range(2)
            ]
            assert said == [(200, "")] * 8 + [(429, "server-too-fast")] * 4
            await ben.ask(f"POST /tables/{tables[-1]}/chat", text="Who is that?")

    run(test)


def test_all_who_have_no_chair_share_what_they_may_say_at_a_table(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, chats_per_minute=2)
        async with served(tmp_path, limits, proxied=True) as serving, AsyncExitStack() as company:
            crowd = await of_networks(company, serving, **{f"Eve{k}": f"192.0.2.{100 + k}" for k in range(6)})
            ana, ben = await of_networks(company, serving, Ana="192.0.2.1", Ben="192.0.2.2")
            table = (await ana.ask("POST /tables", **PLAN))["table"]
            await ben.ask(f"POST /tables/{table}/take")
            said = [await status_of(eve, f"POST /tables/{table}/chat", text="Buy!") for eve in crowd for _ in range(2)]
            assert said == [(200, "")] * 2 + [(429, "server-too-fast")] * 10
            for person in (ana, ben):
                await person.ask(f"POST /tables/{table}/chat", text="Be quiet!")

    run(test)


# ---- names

UNSEEN = [
    "\u200b",
    "\u3164",
    "\u2800\u2800",
    "\u115f\u1160",
    "\uffa0",
    "\ufe0f",
    "\u0301\u0302",
    "\u2060\u00ad",
    "\U000e0041",
    "\ufffc",
]


@pytest.mark.parametrize("name", UNSEEN)
def test_a_name_must_be_seen(name: str) -> None:
    with pytest.raises(RequestError):
        clean_name(name)
    with pytest.raises(RequestError):
        clean_name(f" {name} {name}")


def test_marks_do_not_heap_up() -> None:
    assert len(clean_name("Z" + "\u0335\u0321" * 15)) == 4
    for name in ("José", "Nguyễn Văn Ánh", "Ελένη", "राम", "שָׁלוֹם", "🏰 Ana"):
        assert likeness(clean_name(name)) == likeness(name)


LIKE_ANA = ["Ana", "ANA", " ana ", "Ａｎａ", "Аna", "An\u0430", "A\u200bna", "Ana\u3164", "A\u0332na", "𝓐𝓷𝓪", "A n a"]
LIKE_ANA += ["Aná", "Ana\u0e38", "Αnɑ", "Anᴀ", "ꓮna", "Ꭺna", "🅰na", "Ana·", "Ana\u0f0b", "ːAna", "Ana.", "Ana\ufffc"]
OTHERS_ALIKE = [
    ("Emil", "Emıl"),
    ("Otto", "Օtto"),
    ("Otto", "0tt০"),
    ("Tom", "Toᴍ"),
    ("Tom", "Torn"),
    ("Rene", "Reпe"),
    ("Nina", "Νina"),
    ("Nina", "Niηa"),
    ("Ole", "Øle"),
    ("Will", "VVill"),
]


@pytest.mark.parametrize("name", LIKE_ANA)
def test_names_that_look_alike(name: str) -> None:
    assert likeness(clean_name(name)) == likeness("Ana")


@pytest.mark.parametrize("one, other", OTHERS_ALIKE)
def test_others_that_look_alike(one: str, other: str) -> None:
    assert likeness(clean_name(one)) == likeness(clean_name(other))


@pytest.mark.parametrize("name", ["Anna", "Ana2", "Ane", "Na", "Ana🏰"])
def test_names_that_do_not(name: str) -> None:
    assert likeness(name) != likeness("Ana")


def test_names_without_letters_are_told_apart() -> None:
    assert len({likeness(name) for name in ("?", "!", "…?", "🏰", "🏯", "राम", "श्याम", "王", "玉")}) == 9


def test_nobody_is_called_like_a_bot_at_a_table_of_their_own(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            (eve,) = await newcomers(company, serving, "Eve")
            bot = say(message("play-bot-name", colour=message("colour-red"), bot=message("level-journeyman")), "en")
            assert await eve.refused("POST /tables", 409, **PLAN, name=bot) == "server-name-taken"
            record = Game(rules_of(GAME), 2, 7).record()
            assert await eve.refused("POST /records", 409, record=record, chair=0, name=bot) == "server-name-taken"
            assert (await eve.ask("GET /me"))["name"] == "Eve"  # a name that was refused is not kept
            await eve.ask("POST /records", record=record, chair=0, name="Eva")
            assert (await eve.ask("GET /me"))["name"] == "Eva"
            await eve.ask("PUT /me", name=bot)
            assert await eve.refused("POST /tables", 409, **PLAN) == "server-name-taken"

    run(test)


def test_nobody_at_a_table_is_called_like_somebody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, eve, ben = await newcomers(company, serving, "Ana", "\u0410na", "Ben")
            table = (await ana.ask("POST /tables", **PLAN | {"chairs": ["me", "open", "apprentice"]}))["table"]
            take, chat = f"POST /tables/{table}/take", f"POST /tables/{table}/chat"
            assert await eve.refused(take, 409) == "server-name-taken"
            assert await eve.refused(chat, 409, text="It is me, Ana") == "server-name-taken"
            for language in languages():
                bot = message("play-bot-name", colour=message("colour-red"), bot=message("level-apprentice"))
                assert await eve.refused(take, 409, name=say(bot, language)) == "server-name-taken"
            assert (await eve.ask("GET /me"))["name"] == "\u0410na"  # a name that was refused is not kept
            await eve.ask(take, name="Eve")
            assert (await eve.ask("GET /me"))["name"] == "Eve"
            await eve.ask("PUT /me", name="Ana")
            await eve.ask(chat, text="It is me, Ana")
            assert (await ana.ask(f"GET /tables/{table}"))["chats"][-1]["name"] == "Eve"  # as the chair is called
            await ben.ask(chat, text="Hello")

    run(test)
