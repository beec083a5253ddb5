"""A repetition gets the first answer; what is shown is on the disk; and nobody is shown the insides of the database."""

import asyncio
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.sample import GAME, OTHER
from tests.server.clients import Person, on_turn, run, seated, served
from zoco.messages import languages, message, say
from zoco.server.errors import ConflictError, ForbiddenError
from zoco.server.serving import Serving
from zoco.server.store import Writing

FULL = "database or disk is full"


# ---- the same key


class Repeating:
    """Somebody all of whose keyed requests are kept, with their answers."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.asked: list[tuple[str, dict[str, Any], Any]] = []

    async def ask(self, endpoint: str, **body: Any) -> Any:
        body["key"] = f"key{len(self.asked)}"
        answer = await self.person.ask(endpoint, **body)
        self.asked.append((endpoint, body, answer))
        return answer

    async def repeat(self) -> None:
        for endpoint, body, answer in self.asked:
            assert await self.person.ask(endpoint, **body) == answer, endpoint


def test_whatever_has_happened_since_a_repetition_gets_the_first_answer(tmp_path: Path) -> None:
    async def play(url: str) -> list[Repeating]:
        """Every keyed act there is, each repeated after every later one."""
        ana, ben, cleo = (Repeating(Person(url)) for _ in range(3))
        everybody = (ana, ben, cleo)

        async def once(who: Repeating, endpoint: str, **body: Any) -> Any:
            answer = await who.ask(endpoint, **body)
            for one in everybody:
                await one.repeat()
            return answer

        chairs = ["me", "open", "open", "open"]
        table = (await once(ana, "POST /tables", game=OTHER, chairs=chairs, name="Ana"))["table"]
        at = f"POST /tables/{table}"
        await once(ben, f"{at}/take", name="Ben")
        await once(ben, f"{at}/chat", text="Hello")
        await once(ben, f"{at}/leave")
        await once(ben, f"{at}/take", name="Ben")
        await once(cleo, f"{at}/take", name="Cleo")
        await once(ana, f"{at}/remove", chair=2)
        await once(ana, f"{at}/chair", chair=3, to="apprentice")
        await once(ana, f"{at}/chair", chair=3, to="open")
        await once(ana, f"{at}/start", fill="apprentice")
        await once(ben, f"{at}/resign")
        await once(ana, f"{at}/resign")
        await once(ana, f"{at}/close")
        await once(ben, f"{at}/rematch")
        return list(everybody)

    async def test() -> None:
        async with served(tmp_path) as serving:
            everybody = await play(serving.address)
        async with served(tmp_path) as serving:  # and after a restart
            for one in everybody:
                one.person.url = serving.address
                await one.repeat()
                await one.person.__aexit__()

    run(test)


def test_moves_repeat_and_coming_back_does(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            mover, _ = on_turn(lines)
            who = Repeating(ana if mover is lines[0] else ben)
            await who.ask(f"POST /tables/{table}/play", number=0, notation="draw")
            await who.repeat()
            stands = serving.manager.tables[table]
            away = stands.chairs[mover.table["you"]]
            away.bot, away.away = "apprentice", "clock"
            await who.ask(f"POST /tables/{table}/back")
            await who.ask(f"POST /tables/{table}/resign")
            await who.repeat()

    run(test)


def test_the_same_key_many_times_at_once_is_one_act(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            await ana.ask("PUT /me", name="Ana")
            await ben.ask("PUT /me", name="Ben")
            plan: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"], "key": "one"}
            made = await asyncio.gather(*(ana.ask("POST /tables", **plan) for _ in range(6)))
            (table,) = {answer["table"] for answer in made}
            commands = ((ben, "take"), (ben, "leave"), (ben, "take"), (ana, "start"), (ben, "resign"))
            for k, (who, act) in enumerate(commands):
                endpoint, key = f"POST /tables/{table}/{act}", f"key{k}"
                answers = await asyncio.gather(*(who.ask(endpoint, key=key) for _ in range(6)))
                assert len({answer["number"] for answer in answers}) == 1, act
            rows = await serving.manager.store.rows("SELECT count(*) FROM log")
            assert rows == [(7,)]  # the take of the owner, and the secret of the server, were there at once

    run(test)


# ---- a disk that is full


class Disk:
    """A full one, under a server: nothing can be written, which nobody knows before `answer`."""

    def __init__(self, serving: Serving) -> None:
        self.store = serving.manager.store
        self.commit = self.store.commit
        self.answered = threading.Event()

    def __enter__(self) -> "Disk":
        def full(connection: sqlite3.Connection, group: Sequence[Writing]) -> Exception | None:
            if all(writing.is_empty for writing in group):
                return None
            self.answered.wait()
            return sqlite3.OperationalError(FULL)

        self.store.commit = full  # type: ignore[method-assign]
        return self

    def answer(self) -> None:
        self.answered.set()

    def __exit__(self, *_: object) -> None:
        self.answer()
        self.store.commit = self.commit  # type: ignore[method-assign]


def test_a_personal_link_that_could_not_be_used_is_as_good_as_before(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as phone:
            await ana.ask("PUT /me", name="Ana")
            word = (await ana.ask("POST /me/link"))["word"]
            with Disk(serving) as disk:
                disk.answer()
                assert await phone.refused("POST /me/follow", 503, word=word) == "server-not-written"
            assert (await phone.ask("POST /me/follow", word=word))["name"] == "Ana"
            assert await phone.refused("POST /me/follow", 404, word=word) == "server-link-used"

    run(test)


async def settled(task: "asyncio.Future[Any]") -> bool:
    """Whether it has been answered without the disk."""
    for _ in range(50):
        await asyncio.sleep(0)
    return task.done()


def test_a_record_asked_for_while_a_close_fails_is_not_given(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            ana, *others = [await stack.enter_async_context(Person(serving.address)) for _ in range(3)]
            table, _ = await seated([ana, *others])
            for other in others:
                await other.ask(f"POST /tables/{table}/resign")
            opener = await serving.manager.people.get(serving.manager.tables[table].owner)
            with Disk(serving) as disk:
                closing = asyncio.create_task(ana.refused(f"POST /tables/{table}/close", 503))
                while serving.manager.tables[table].status != "closed":
                    await asyncio.sleep(0)
                while serving.manager.store.is_waiting:  # the writer has taken it
                    await asyncio.sleep(0)
                listed = asyncio.create_task(serving.api.lobby.mine(opener))
                while not listed.done() and not serving.manager.store.is_waiting:
                    await asyncio.sleep(0)
                assert not listed.done()
                asked = [asyncio.create_task(serving.api.queries.record(table)) for _ in range(40)]
                assert not await settled(asked[0])
                disk.answer()
                assert await closing == "server-not-written"
                for one in await asyncio.gather(*asked, return_exceptions=True):
                    assert isinstance(one, ForbiddenError)
                assert [entry.status for entry in (await listed).tables] == ["running"]

    run(test)


@pytest.mark.parametrize("what", ["choices", "why", "hint", "view", "events"])
def test_nothing_is_shown_of_a_move_that_fails(tmp_path: Path, what: str) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben], hints=True)
            mover, other = on_turn(lines)
            seat, queries = other.table["you"], serving.api.queries
            person = await serving.manager.people.get(serving.manager.tables[table].chairs[seat].person or 0)
            viewer = next(guest for guest in serving.manager.audience.guests[table] if guest.person == person.id)
            before = (await queries.events(table, viewer, 0)).number
            looking: dict[str, Callable[[], Awaitable[Any]]] = {
                "choices": lambda: queries.choices(table, person),
                "why": lambda: queries.why_not(table, person, "draw"),
                "hint": lambda: queries.hint(table, person),
                "view": lambda: queries.view(table, viewer, None, None),
                "events": lambda: queries.events(table, viewer, 0),
            }
            with Disk(serving) as disk:
                playing = asyncio.create_task(mover.play("draw"))
                while serving.manager.tables[table].on_turn != seat:
                    await asyncio.sleep(0)
                asked = asyncio.ensure_future(looking[what]())
                assert not await settled(asked)
                disk.answer()
                assert "refused" in await playing
                if what in ("view", "events"):
                    assert (await asked).number == before
                else:
                    with pytest.raises(ConflictError) as refused:
                        await asked
                    assert refused.value.message.id == "server-not-your-turn"

    run(test)


@pytest.mark.parametrize("language", languages())
def test_nobody_is_told_what_the_database_says(tmp_path: Path, language: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            ana.session.headers["Accept-Language"] = language
            await ana.ask("PUT /me", name="Ana")
            table = (await ana.ask("POST /tables", game=GAME, chairs=["me", "open"]))["table"]
            line = await ana.line()
            with Disk(serving) as disk:
                disk.answer()
                for endpoint, body in (
                    ("PUT /me", {"name": "Anna"}),
                    ("POST /me/link", {}),
                    ("POST /tables", {"game": GAME, "chairs": ["me", "open"]}),
                    (f"POST /tables/{table}/leave", {}),
                ):
                    answer = await ana.ask(endpoint, 503, **body)
                    assert answer == {
                        "refused": {"id": "server-not-written", "parameters": {}},
                        "text": say(message("server-not-written"), language),
                    }
                assert FULL not in str(await line.answer("chat", table=table, text="Hello"))

            def broken(*_: Any) -> Any:
                raise sqlite3.DatabaseError("no such column: secret")

            serving.manager.store.find = broken  # type: ignore[method-assign, assignment]
            serving.manager.tables.clear()
            for endpoint in (f"GET /tables/{table}", "GET /tables", "GET /me/tables"):
                status = 409 if table in endpoint else 503
                assert "secret" not in str(await ana.ask(endpoint, status))
            assert "secret" not in str(await line.answer("listen", table=table))

    run(test)
    assert FULL in str([vars(record) for record in caplog.records])  # but the host
