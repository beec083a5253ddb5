"""Records that strangers send: read in linear time, within limits, and at nobody else's cost."""

import asyncio
import contextlib
import json
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

import zoco
from tests.core.work import LINEAR, growth
from tests.sample import GAME
from tests.server.clients import GENEROUS, Person, run, seated, served
from zoco.core.editions import standard_edition
from zoco.core.game import Game
from zoco.core.records import Record, replay_record
from zoco.server.errors import LimitError
from zoco.server.folding import fold_log
from zoco.server.serving import Serving
from zoco.server.settings import Limits
from zoco.server.tables import Table
from zoco.server.uploads import MOST_DECISIONS, MOST_IN_LINE, MOST_WAITING, UploadQueue, entries_of, read_record
from zoco.server.wire import Options

PATIENT = replace(GENEROUS, upload_seconds=3600)
TABLES = "SELECT count(*) FROM tables"


@pytest.fixture(autouse=True)
def no_traceback(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever comes in, nothing of ours breaks."""
    yield
    assert not [record for record in caplog.records if record.exc_info]


def played(decisions: int = 30, seed: int = 7) -> Game:
    game, dice = Game(zoco.rules_of(GAME), 2, seed), random.Random(seed)
    while len(game.moves) < decisions and not game.over:
        game.act(dice.choice(game.actions))
    return game


async def count(serving: Serving, statement: str = TABLES, *values: Any) -> int:
    return int((await serving.manager.store.rows(statement, *values))[0][0])


# ---- what is wrong


WRONG: dict[str, Any] = {
    "moves": 5,
    "shuffles": {"0": []},
    "legal": [[["draw"]]],
    "undone": [[10**30, []]],
    "names": None,
    "bots": [[]],
    "players": 10**40,
    "zoco": 10**1000,
    "seed": "7",
    "fair": [],
    "result": {"points": [10**40, 0], "winners": []},
    "game": "x" * 100_000,
    "edition": "\u2028" * 1000,
    "\x00" * 1000: 1,
}
JUNK: list[Any] = [5, "x", None, []]


@pytest.mark.parametrize("many", [b"[]", b"{}", b"1"])
def test_what_would_take_long_to_decode_is_refused_before(many: bytes) -> None:
    """While it is decoded, nobody else is served."""
    with pytest.raises(LimitError) as refused:
        read_record(b'{"legal": [' + b",".join([many] * 300_000) + b"]}")
    assert refused.value.message.id == "server-record-long"


def test_malformed_records_are_refused_in_words_and_nothing_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        record = played().record()
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            only = await ana.ask("POST /records", 422, record={"moves": 5})
            assert "zoco" in only["text"]
            for key, value in WRONG.items():
                answer = await ana.ask("POST /records", 422, record=record | {key: value})
                assert answer["refused"]["id"] in ("record-wrong", "record-wrong-at"), key
                assert len(answer["text"]) < 1000
            assert "“moves”" in (await ana.ask("POST /records", 422, record=record | {"moves": 5}))["text"]
            for junk in JUNK:
                assert await ana.refused("POST /records", 422, record=junk) == "record-wrong"
            assert await ana.refused("POST /records", 429, record=too_long(record)) == "server-record-long"
            assert await count(serving) == 0

    run(test)


def too_long(record: dict[str, Any]) -> dict[str, Any]:
    return record | {"undone": [[0, []]] * (MOST_DECISIONS + 1)}


def test_what_no_decoder_takes_is_not_json(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            for value in ('"\\ud800"', "[" * 5000 + "]" * 5000, "9" * 10_000):
                sent = f'{{"record": {{"fair": {value}}}}}'
                headers = {"Content-Type": "application/json"}
                async with ana.session.post(f"{ana.url}/api/records", data=sent, headers=headers) as answer:
                    assert answer.status == 400, await answer.text()
                    why = (await answer.json())["refused"]["id"]
                    assert why == ("server-bad-form" if value.startswith("9") else "server-not-json")

    run(test)


# ---- the same key


def test_requests_with_one_key_at_the_same_time_make_one_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana:
            await ana.ask("PUT /me", name="Ana")
            chairs = {"game": GAME, "chairs": ["me", "open"]}
            for endpoint, what in (("POST /records", {"record": played().record()}), ("POST /tables", chairs)):
                key = endpoint[-7:].strip(" /")
                answers = await asyncio.gather(*(ana.ask(endpoint, key=key, **what) for _ in range(6)))
                assert len({answer["table"] for answer in answers}) == 1
                assert await count(serving, f"{TABLES} WHERE key = ?", key) == 1

    run(test)


# ---- work


def test_an_uploaded_table_is_made_and_folded_in_linear_time() -> None:
    rules = zoco.rules_of(GAME)
    sent = {}
    for n in (1, 100, 400):
        game = played(n)
        sent[n] = json.dumps(game.record() | {"undone": [[k, []] for k in range(n)] * 2}).encode()

    def act(n: int) -> None:
        entries = entries_of(replay_record(rules, read_record(sent[n])), 0)
        msgspec.json.encode([entry.row("x", 1) for entry in entries])
        table = Table("x", rules, standard_edition(rules), Options(game=GAME, players=2), 1)
        fold_log(table, entries)
        assert table.trouble is None

    assert growth(act, 100) < LINEAR


class Endless:
    """Records whose reading never ends by itself."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.loop = asyncio.get_running_loop()
        self.begun = asyncio.Queue[None]()
        self.ended = asyncio.Queue[None]()
        self.is_over = threading.Event()
        monkeypatch.setattr("zoco.server.uploads.replay_record", self.replay)

    def replay(self, rules: Any, record: Record, *, keep_pace: Callable[[], None]) -> Game:
        self.loop.call_soon_threadsafe(self.begun.put_nowait, None)
        try:
            while not self.is_over.is_set():
                keep_pace()
        finally:
            self.loop.call_soon_threadsafe(self.ended.put_nowait, None)
        return replay_record(rules, record)


@contextlib.asynccontextmanager
async def strangers(serving: Serving, networks: range) -> Any:
    """People from that many networks."""
    async with contextlib.AsyncExitStack() as stack:
        yield [await stack.enter_async_context(Person(serving.address, f"127.0.1.{k}")) for k in networks]


def test_work_ends_when_the_sender_is_gone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also that which has not begun."""

    async def test() -> None:
        endless = Endless(monkeypatch)
        async with served(tmp_path, PATIENT) as serving, strangers(serving, range(1, 5)) as people:
            sending = [asyncio.create_task(one.ask("POST /records", record=played().record())) for one in people]
            for _ in range(2):
                await endless.begun.get()
            for task in sending:
                task.cancel()
            for _ in range(2):
                await endless.ended.get()
            endless.is_over.set()
            async with Person(serving.address, "127.0.1.9") as ana:
                await ana.ask("POST /records", record=played().record())
            assert await count(serving) == 1
            assert not serving.api.uploads.queue.inside

    run(test)


def test_others_are_answered_while_records_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        endless = Endless(monkeypatch)
        async with (
            served(tmp_path, PATIENT) as serving,
            strangers(serving, range(1, 13)) as people,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
        ):
            sending = [asyncio.create_task(one.ask("POST /records", record=played().record())) for one in people]
            for _ in range(2):
                await endless.begun.get()
            table, lines = await seated([ana, ben])
            mover = ana if lines[0].on_turn else ben
            choices = await mover.ask(f"GET /tables/{table}/choices")
            notation = choices["choices"][0]["notation"]
            await mover.ask(f"POST /tables/{table}/play", number=0, notation=notation)
            assert not any(task.done() for task in sending)
            endless.is_over.set()
            made = await asyncio.gather(*sending)
            assert len({answer["table"] for answer in made}) == len(people)

    run(test)


def test_nothing_that_strangers_ask_for_waits_for_the_common_threads(tmp_path: Path) -> None:
    """Names of hosts are looked up there, for example."""

    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            is_over = threading.Event()
            busy = [serving.manager.loop.run_in_executor(None, is_over.wait) for _ in range(64)]
            try:
                await (ana if lines[0].on_turn else ben).ask(f"GET /tables/{table}/choices")
                await ana.ask("POST /records", record=played().record())
            finally:
                is_over.set()
                await asyncio.gather(*busy)

    run(test)


def test_a_network_reads_one_record_at_a_time_and_few_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        endless = Endless(monkeypatch)
        async with served(tmp_path, PATIENT) as serving, contextlib.AsyncExitStack() as stack:
            people = [await stack.enter_async_context(Person(serving.address)) for _ in range(MOST_IN_LINE + 1)]
            for person in people:
                await person.ask("PUT /me", name="Ana")
            record = played().record()
            sending = [asyncio.create_task(person.ask("POST /records", record=record)) for person in people[:-1]]
            await endless.begun.get()
            queue = serving.api.uploads.queue
            while len(queue.inside) < MOST_IN_LINE:
                await asyncio.sleep(0)
            assert await people[-1].refused("POST /records", 429, record=record) == "server-uploads-wait"
            assert endless.begun.empty()  # the second thread is for somebody else
            async with Person(serving.address, "127.0.1.1") as ben:
                other = asyncio.create_task(ben.ask("POST /records", record=record))
                await endless.begun.get()
                endless.is_over.set()
                await other
            assert len({answer["table"] for answer in await asyncio.gather(*sending)}) == MOST_IN_LINE
            assert not queue.inside

    run(test)


def test_in_a_full_queue_the_newest_of_the_largest_crowd_gives_way() -> None:
    async def test() -> None:
        queue, done = UploadQueue(), asyncio.Event()
        turns: list[tuple[int, str]] = []

        async def upload(person: int, network: str) -> None:
            async with queue.turn(person, network):
                turns.append((person, network))
                await done.wait()

        async def come(person: int, network: str) -> "asyncio.Task[None]":
            task = asyncio.create_task(upload(person, network))
            await asyncio.sleep(0)
            return task

        crowds = [await come(k, "one" if k % 2 else "other") for k in range(MOST_WAITING)]
        assert turns == [(0, "other"), (1, "one")]
        honest = await come(100, "honest")
        assert (100, "honest") in turns
        await asyncio.wait({crowds[-2], crowds[-1]}, return_when=asyncio.FIRST_COMPLETED)
        gone = [task for task in crowds if task.done()]
        assert len(gone) == 1
        with pytest.raises(LimitError):
            gone[0].result()
        with pytest.raises(LimitError):
            await upload(101, "one")  # of a crowd itself
        done.set()
        await asyncio.gather(honest, *(task for task in crowds if task not in gone))
        assert len(turns) == MOST_WAITING
        assert not queue.inside

    run(test)


def test_what_takes_too_long_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        Endless(monkeypatch)
        limits = replace(GENEROUS, upload_seconds=0)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana:
            assert await ana.refused("POST /records", 503, record=played().record()) == "server-record-slow"
            assert await count(serving) == 0

    run(test)


# ---- how many


@pytest.mark.parametrize(
    ("limits", "status", "reason"),
    [
        (replace(GENEROUS, uploads_per_hour=1), 429, "server-uploads-often"),
        (replace(GENEROUS, uploads_per_person=1), 429, "server-too-many-uploads"),
        (replace(GENEROUS, uploads_megabytes=0), 503, "server-uploads-full"),
    ],
    ids=["often", "many", "full"],
)
def test_uploads_have_limits_and_finished_ones_count(tmp_path: Path, limits: Limits, status: int, reason: str) -> None:
    record = played(10_000).record()
    assert "result" in record

    async def test() -> None:
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana:
            first = 0 if reason == "server-uploads-full" else 1
            for _ in range(first):
                await ana.ask("POST /records", record=record)
            answer = await ana.ask("POST /records", status, record=record)
            assert answer["refused"]["id"] == reason
            assert await count(serving) == first

    run(test)


def test_a_chair_at_an_uploaded_table_counts(tmp_path: Path) -> None:
    async def test() -> None:
        record = played().record()
        limits = replace(GENEROUS, chairs_per_person=1)
        async with served(tmp_path, limits) as serving, Person(serving.address) as ana:
            await ana.ask("POST /records", record=record, chair=0, name="Ana")
            reason = await ana.refused("POST /records", 429, record=record, chair=0, name="Eve")
            assert reason == "server-too-many-chairs"
            assert (await ana.ask("GET /me"))["name"] == "Ana"
            assert await count(serving) == 1

    run(test)


def test_new_identities_get_no_new_uploads(tmp_path: Path) -> None:
    async def test() -> None:
        record = played().record()
        limits = replace(GENEROUS, uploads_per_hour=2)
        async with served(tmp_path, limits) as serving, contextlib.AsyncExitStack() as stack:
            ana, ben, cleo = [await stack.enter_async_context(Person(serving.address)) for _ in range(3)]
            await ana.ask("POST /records", record=record)
            await ben.ask("POST /records", record=record)
            assert await cleo.refused("POST /records", 429, record=record) == "server-uploads-often"
            async with Person(serving.address, "127.0.1.1") as dora:
                await dora.ask("POST /records", record=record)

    run(test)


def test_the_size_of_uploads_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table = (await ana.ask("POST /records", record=played(100).record()))["table"]
            await seated([ana, ben])
            kept = await serving.manager.store.rows("SELECT id, uploaded FROM tables WHERE uploaded")
            assert [id for id, _ in kept] == [table]
            log = 'SELECT sum(length(text) + ifnull(length(data), 0)) FROM log WHERE "table" = ?'
            assert await count(serving, log, table) < kept[0][1] < 50_000

    run(test)
