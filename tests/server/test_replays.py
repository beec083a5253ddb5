"""Looking back costs others nothing: it has threads of its own and an end, and is sent page by page."""

import asyncio
import random
import secrets
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.sample import GAME
from tests.server.clients import GENEROUS, Person, Time, reason, run, seated, served
from zoco.server import folding, replays, table_manager, tables, take_backs
from zoco.server.entries import Entry, read_entry
from zoco.server.folding import fold_rows
from zoco.server.replays import PAGE_BYTES, Reading
from zoco.server.serving import Serving
from zoco.server.settings import Limits
from zoco.server.tables import RECENT, Table

PATIENT = replace(GENEROUS, replay_seconds=3600)
LONG = "x" * 500


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever comes in, nothing of ours breaks."""
    yield
    assert not [record for record in caplog.records if record.exc_info]


async def talk(serving: Serving, id: str, count: int) -> None:
    """That much is said at a table."""
    table = await serving.manager.get(id)
    for k in range(count):
        chat = Entry("chat", serving.manager.now(), table.owner, None, f"{k} {LONG}", {"name": "Ana"})
        serving.manager.enter(table, chat, lambda _: None)
    await serving.manager.store.written()


class Endless:
    """Replays that never end by themselves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = asyncio.get_running_loop()
        self.begun = asyncio.Queue[str]()
        self.ended = asyncio.Queue[str]()
        self.is_over = threading.Event()
        ask = Reading.__call__

        def dawdle(reading: Reading, table: Table) -> bool:
            if not table.entries:
                self.loop.call_soon_threadsafe(self.begun.put_nowait, reading.viewer.network)
                try:
                    while not self.is_over.is_set():
                        ask(reading, table)
                finally:
                    self.loop.call_soon_threadsafe(self.ended.put_nowait, reading.viewer.network)
            return ask(reading, table)

        monkeypatch.setattr(Reading, "__call__", dawdle)


# ---- costing others nothing


def test_others_open_tables_and_look_back_while_one_network_does_all_the_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path, PATIENT) as serving, AsyncExitStack() as company:
            ana, ben, *eves = [
                await company.enter_async_context(Person(serving.address, f"127.0.1.{k}")) for k in (1, 2, 3, 3, 3, 3)
            ]
            table, _ = await seated([ana, ben])
            await talk(serving, table, RECENT + 1)
            endless = Endless(monkeypatch)
            looking = [asyncio.create_task(eve.ask(f"GET /tables/{table}/events")) for eve in eves]
            assert await endless.begun.get() == "127.0.1.3"
            looking.append(asyncio.create_task(ana.ask(f"GET /tables/{table}/events")))
            assert await endless.begun.get() == "127.0.1.1"  # one at a time for each network
            serving.manager.tables.clear()
            listed = (await ben.ask("GET /me/tables"))["tables"]
            assert [entry["table"] for entry in listed] == [table]
            assert not any(task.done() for task in looking)
            endless.is_over.set()
            for answer in await asyncio.gather(*looking):
                assert len(answer["events"]) == answer["number"]

    run(test)


def test_others_look_things_up_while_long_tables_are_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            made = [(await ana.ask("POST /tables", game=GAME, chairs=["me", "open"]))["table"] for _ in range(5)]
            is_over, begun = threading.Event(), asyncio.Queue[None]()

            def dawdle(table: Table, *rest: Any) -> None:
                serving.manager.loop.call_soon_threadsafe(begun.put_nowait, None)
                is_over.wait()
                fold_rows(table, *rest)

            monkeypatch.setattr(table_manager, "fold_rows", dawdle)
            opening = [asyncio.create_task(ana.ask(f"GET /tables/{table}")) for table in made]
            try:
                for _ in range(2):
                    await begun.get()
                assert await serving.manager.store.rows("SELECT count(*) FROM tables") == [(len(made),)]
            finally:
                is_over.set()
            await asyncio.gather(*opening)

    run(test)


@pytest.mark.parametrize("way", ["HTTP", "WebSocket"])
def test_looking_back_ends_when_nobody_waits_for_it(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path, PATIENT) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            await talk(serving, table, RECENT + 1)
            endless = Endless(monkeypatch)
            async with Person(serving.address) as eve:
                line = await eve.line()
                asking = eve.ask(f"GET /tables/{table}/events") if way == "HTTP" else line.listen(table, 0)
                task = asyncio.create_task(asking)
                await endless.begun.get()
                task.cancel()
            await endless.ended.get()

    run(test)


def test_looking_back_is_given_up_when_it_takes_too_long(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, replay_seconds=1)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await talk(serving, table, RECENT + 1)
            passed = Time()
            monkeypatch.setattr(replays, "time", SimpleNamespace(monotonic=passed))

            def pass_time(row: Any) -> Entry:
                passed.now += 1
                return read_entry(row)

            monkeypatch.setattr(folding, "read_entry", pass_time)
            assert await ana.refused(f"GET /tables/{table}/events", 503) == "server-replay-slow"
            assert await ana.refused(f"GET /tables/{table}/view?at=5", 503) == "server-replay-slow"
            assert reason(await lines[0].answer("listen", table=table, since=0)) == "server-replay-slow"
            assert (await ana.ask(f"GET /tables/{table}"))["status"] == "running"

    run(test)


# ---- page by page


def test_events_of_long_ago_come_in_pages_and_no_more_is_read_than_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await talk(serving, table, 2500)
            read: list[int] = []

            def note(row: Any) -> Entry:
                read.append(row[0])
                return read_entry(row)

            monkeypatch.setattr(folding, "read_entry", note)
            events: list[Any] = []
            sizes: list[int] = []
            more = True
            while more:
                since = len(events)
                async with ana.session.get(f"{ana.url}/api/tables/{table}/events?since={since}") as response:
                    sizes.append(len(await response.read()))
                    answer = await response.json()
                events += answer["events"]
                more = answer["more"]
                assert answer["number"] == 2500 + 3
                assert not more or max(read) < len(events) + 5
            assert [event["number"] for event in events] == list(range(1, 2504))
            assert len(sizes) > 2
            assert max(sizes) < PAGE_BYTES + 2000
            await lines[0].answer("ping")

    run(test)


def test_nothing_is_put_into_words_but_what_was_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            await talk(serving, table, 100)
            written: list[Any] = []

            def note(event: Any) -> bytes:
                written.append(event)
                return b"{}"

            monkeypatch.setattr(tables, "encode", note)
            await ana.ask(f"GET /tables/{table}/view?at=60")
            assert not written
            await ana.ask(f"GET /tables/{table}/events?since=60")
            assert [event.number for event in written] == list(range(61, 104))

    run(test)


def test_a_long_table_comes_whole_to_a_client_that_begins_to_listen(tmp_path: Path) -> None:
    """However much that is, and however little may wait for a client."""

    async def test() -> None:
        limits = replace(GENEROUS, outbox_bytes=Limits().outbox_bytes)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            for line in lines:
                await line.close()
            await talk(serving, table, 4000)
            late = await ana.line(max_msg_size=limits.outbox_bytes)
            await late.listen(table, 0)
            await late.until(lambda: late.number == 4003)
            assert sum(map(len, late.frames)) > 2 * limits.outbox_bytes
            await ben.ask(f"POST /tables/{table}/chat", text="hello")
            await late.until(lambda: late.number == 4004)

    run(test)


def test_a_client_that_reads_slowly_gets_the_next_page_when_it_has_taken_the_one_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, outbox_bytes=Limits().outbox_bytes)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            for line in lines:
                await line.close()
            await talk(serving, table, 4000)
            before = set(serving.socket.connections)
            slow = await ben.line(max_msg_size=limits.outbox_bytes)
            (connection,) = serving.socket.connections - before
            drain, is_reading, asked = connection.drain, asyncio.Event(), asyncio.Event()

            async def wait() -> None:
                asked.set()
                await is_reading.wait()
                await drain()

            monkeypatch.setattr(connection, "drain", wait)
            await slow.send("listen", table=table, since=0)
            await asked.wait()
            for _ in range(4):
                await serving.manager.refold(table)  # as long as all other pages would take
            assert connection.outbox_bytes == 0
            is_reading.set()
            await slow.until(lambda: slow.number == 4003)

    run(test)


def test_a_client_with_a_number_that_never_was_is_sent_everything(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await lines[0].send("listen", table=table, since=99, key="k")
            lines[0].table = {}
            await lines[0].until(lambda: bool(lines[0].table))
            assert lines[0].table["number"] == 3

    run(test)


# ---- how long a log may become


def test_taking_back_ends_somewhere_and_the_game_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            monkeypatch.setattr(secrets, "SystemRandom", lambda: random.Random(1))  # a hand to move with
            table, lines = await seated([ana, ben])
            line = next(one for one in lines if one.on_turn)
            notation = next(move for move in line.seat_view.legal if move.startswith("move"))

            async def undo() -> dict[str, Any]:
                assert "refused" not in await line.play(notation)
                return await line.answer("undo", table=table, number=line.next)

            for _ in range(3):
                assert "refused" not in await undo()
            monkeypatch.setattr(take_backs, "MOST_UNDONE", 3)
            assert reason(await undo()) == "server-too-many-undone"
            monkeypatch.setattr(take_backs, "MOST_UNDONE", 2)
            again = await serving.manager.refold(table)  # what was once allowed can always be read
            assert (again.trouble, again.take_backs.undone) == (None, 3)
            while line.on_turn:
                assert "refused" not in await line.play(line.seat_view.legal[-1])
            assert serving.manager.tables[table].take_backs.undone == 0  # another turn

    run(test)


def test_a_table_takes_only_so_many_words_chairs_and_decisions(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            made = await ana.ask("POST /tables", game=GAME, chairs=["me", "open"], name="Ana")
            at = f"POST /tables/{made['table']}"
            monkeypatch.setattr(tables, "MOST_SEATINGS", 4)
            await ben.ask(f"{at}/take", name="Ben")
            await ben.ask(f"{at}/leave")
            await ben.ask(f"{at}/take")
            assert await ben.refused(f"{at}/leave", 409) == "server-too-many-seatings"
            await ana.ask(f"{at}/start")
            monkeypatch.setattr(tables, "MOST_CHATS", 2)
            for _ in range(2):
                await ben.ask(f"{at}/chat", text="hello")
            assert await ana.refused(f"{at}/chat", 409, text="hello") == "server-too-many-chats"
            monkeypatch.setattr(tables, "MOST_DECISIONS", 0)
            table = serving.manager.tables[made["table"]]
            mover = ana if table.chairs[table.seat_asked].name == "Ana" else ben
            move: dict[str, Any] = {"number": 0, "notation": table.running().legal[0]}
            assert await mover.refused(f"{at}/play", 409, **move) == "server-too-many-decisions"
            assert (await serving.manager.refold(made["table"])).trouble is None

    run(test)
