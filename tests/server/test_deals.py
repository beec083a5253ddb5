"""Deals that nobody can choose: committing and revealing at a table, in every phase; and what stays secret."""

import asyncio
import json
import random
import sqlite3
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.core.fair_games import fair_game, secret_of
from tests.sample import GAME
from tests.server.clients import Line, Person, Time, play_on, run, served
from zoco.core.commitments import commitment_to
from zoco.core.records import check_shuffles
from zoco.server.deals import DAYS_MILLISECONDS, LIVE_MILLISECONDS
from zoco.server.serving import Serving
from zoco.server.store import FILE

OPEN = ["open", "open"]
Events = list[dict[str, Any]]


class Player:
    """A person whose browser takes part in the deal."""

    def __init__(self, person: Person, name: str) -> None:
        self.person, self.name = person, name
        self.salt = secret_of(name)

    async def sit(self, table: str, commits: bool = True) -> None:
        more: dict[str, Any] = {"commitment": commitment_to(self.salt)} if commits else {}
        await self.person.ask(f"POST /tables/{table}/take", name=self.name, **more)

    async def reveal(self, table: str) -> None:
        await self.person.ask(f"POST /tables/{table}/reveal", salt=self.salt)

    async def start(self, table: str) -> None:
        await self.person.ask(f"POST /tables/{table}/start")

    async def deal(self, table: str) -> dict[str, Any]:
        deal: dict[str, Any] = (await self.person.ask(f"GET /tables/{table}"))["deal"]
        return deal


async def players(company: AsyncExitStack, serving: Serving, *names: str) -> list[Player]:
    return [Player(await company.enter_async_context(Person(serving.address)), name) for name in names]


async def opened(player: Player, chairs: list[str] = OPEN, **plan: Any) -> str:
    made = await player.person.ask("POST /tables", game=GAME, chairs=chairs, **plan)
    table: str = made["table"]
    return table


async def listening(player: Player, table: str) -> Line:
    line = await player.person.line()
    await line.listen(table)
    return line


async def begun(line: Line) -> None:
    await line.until(lambda: line.view is not None)


async def finished(everybody: list[Player], table: str) -> dict[str, Any]:
    """Plays to the end; the record."""
    lines = [await listening(player, table) for player in everybody]
    await play_on(lines, 5000, random.Random(1))
    record: dict[str, Any] = await everybody[0].person.ask(f"GET /tables/{table}/record")
    return record


def on_disk(folder: Path, table: str) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(folder / FILE)) as base:
        return base.execute('SELECT kind, data FROM log WHERE "table" = ? ORDER BY number', (table,)).fetchall()


# ---- an honest deal


@pytest.mark.parametrize("game", zoco.GAMES)
def test_a_game_from_commitments_to_the_verified_record(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben, spy = await players(company, serving, "Ana", "Ben", "Spy")
            table = (await ana.person.ask("POST /tables", game=game, chairs=[*OPEN, "apprentice"]))["table"]
            promised = (await spy.deal(table))["server"]
            await ana.sit(table)
            await ben.sit(table)
            line = await listening(ben, table)
            await ana.start(table)
            deal = await spy.deal(table)
            assert deal["seats"] == [commitment_to(ana.salt), commitment_to(ben.salt), None]
            assert deal["revealed"] == [False, False, False]
            await ben.reveal(table)
            assert (await spy.deal(table))["revealed"] == [False, True, False]
            await ana.reveal(table)
            await begun(line)
            dealt = await spy.deal(table)
            assert dealt["server"] == promised
            assert sorted(dealt["order"]) == [0, 1, 2]
            await ana.person.ask(f"POST /tables/{table}/resign")
            await ben.person.ask(f"POST /tables/{table}/resign")
            await ana.person.ask(f"POST /tables/{table}/close")
            record = await spy.person.ask(f"GET /tables/{table}/record")
            assert [seat and seat["salt"] for seat in record["fair"]["seats"]] == [ana.salt, ben.salt, None]
            verdict = check_shuffles(zoco.replay(record))
            assert verdict.is_verified
            here = (await ana.person.ask(f"GET /tables/{table}"))["you"]
            assert dealt["order"][here] == 0  # Ana sat on the first chair
            assert record["names"][here] == "Ana"

    run(test)


def test_a_whole_game_is_verified_with_every_later_shuffle(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            everybody = await players(company, serving, "Ana", "Ben")
            table = await dealt_table(everybody)
            game = zoco.replay(await finished(everybody, table))
            assert check_shuffles(game).is_verified

    run(test)


def test_an_uploaded_game_keeps_its_proof_unless_it_is_played_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            (ana,) = await players(company, serving, "Ana")
            game = fair_game(GAME, decisions=9)
            for is_over in (False, True):
                if is_over:
                    game.end("resigned", 1)
                made = await ana.person.ask("POST /records", record=game.record(), chair=0, name="Ana")
                table = await serving.manager.refold(made["table"])
                assert table.running().extra.get("fair") == (game.extra["fair"] if is_over else None)
            record = await ana.person.ask(f"GET /tables/{made['table']}/record")
            assert check_shuffles(zoco.replay(record)).is_verified

    run(test)


async def dealt_table(everybody: list[Player], **plan: Any) -> str:
    table = await opened(everybody[0], **plan)
    for player in everybody:
        await player.sit(table)
    await everybody[0].start(table)
    for player in everybody:
        await player.reveal(table)
    line = await listening(everybody[0], table)
    await begun(line)
    return table


def test_nothing_changes_where_nobody_commits(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table, commits=False)
            await ben.sit(table, commits=False)
            await ana.start(table)
            assert "deal" not in await ana.person.ask(f"GET /tables/{table}")
            assert "fair" not in await finished([ana, ben], table)

    run(test)


def test_whoever_does_not_commit_abstains_and_is_shown_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, program = await players(company, serving, "Ana", "Program")
            table = await opened(ana, ["me", "open"], name="Ana")
            await ana.person.ask(f"POST /tables/{table}/commit", commitment=commitment_to(ana.salt))
            await program.sit(table, commits=False)
            await program.start(table)
            await ana.reveal(table)
            line = await listening(ana, table)
            await begun(line)
            assert (await ana.deal(table))["seats"] == [commitment_to(ana.salt), None]
            verdict = check_shuffles(zoco.replay(await finished([ana, program], table)))
            assert verdict.is_verified
            assert verdict.notes[0].parameters == {"players": "Program"}

    run(test)


# ---- refusals


def test_what_does_not_fit_is_refused_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben, spy = await players(company, serving, "Ana", "Ben", "Spy")
            table = await opened(ana)
            commit, reveal = f"POST /tables/{table}/commit", f"POST /tables/{table}/reveal"
            await spy.person.ask("PUT /me", name="Spy")
            one = {"commitment": commitment_to(spy.salt)}
            assert await spy.person.refused(commit, 403, **one) == "server-no-seat"
            await ana.sit(table)
            await ben.sit(table)
            assert await ana.person.refused(commit, 409, **one) == "server-committed"
            assert await ana.person.refused(commit, 400, commitment="A" * 64) == "server-bad-form"
            assert await ana.person.refused(reveal, 409, salt=ana.salt) == "server-not-revealing"
            await ana.start(table)
            before = await ana.deal(table)
            assert await ana.person.refused(reveal, 409, salt=ben.salt) == "server-other-salt"
            assert await spy.person.refused(reveal, 403, salt=ben.salt) == "server-no-seat"
            for command in ("start", "leave", "take"):
                person = (spy if command == "take" else ben).person
                assert await person.refused(f"POST /tables/{table}/{command}", 409) == "server-dealing"
            assert await ana.person.refused(f"POST /tables/{table}/remove", 409, chair=1) == "server-dealing"
            assert await ana.person.refused(commit, 409, **one) == "server-dealing"
            assert await ana.deal(table) == before
            await ana.reveal(table)
            assert await ana.person.refused(reveal, 409, salt=ana.salt) == "server-not-revealing"

    run(test)


def test_a_repeated_request_gets_the_first_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table)
            await ana.start(table)
            ask, reveal = ana.person.ask, f"POST /tables/{table}/reveal"
            assert await ask(reveal, salt=ana.salt, key="a") == await ask(reveal, salt=ana.salt, key="a")

    run(test)


def test_standing_up_takes_the_commitment_along(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table)
            await ben.person.ask(f"POST /tables/{table}/leave")
            assert (await ana.deal(table))["seats"] == [commitment_to(ana.salt), None]
            await ana.person.ask(f"POST /tables/{table}/chair", chair=1, to="apprentice")
            assert (await ana.deal(table))["seats"] == [commitment_to(ana.salt), None]

    run(test)


# ---- somebody does not reveal


@pytest.mark.parametrize(("pace", "limit"), [("live", LIVE_MILLISECONDS), ("days", DAYS_MILLISECONDS)])
def test_a_deal_that_is_not_revealed_is_dropped_by_name_and_dealt_again_by_agreement(
    pace: str, limit: int, tmp_path: Path
) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, AsyncExitStack() as company:
            ana, ben, cleo = await players(company, serving, "Ana", "Ben", "Cleo")
            table = await opened(ana, pace=pace)
            await ana.sit(table)
            await ben.sit(table)
            line = await listening(ana, table)
            await ana.start(table)
            await ana.reveal(table)
            was = await ana.deal(table)
            assert was["until"] == time.now + limit
            time.now += limit
            serving.manager.tick()
            assert (await ana.deal(table)) == was
            time.now += 1
            serving.manager.tick()
            await line.until(lambda: line.events != [] and line.events[-1]["what"] == "drop")
            deal = await ana.deal(table)
            assert deal["dropped"] == [["Ben"]]
            assert deal["seats"] == [None, None]
            assert deal["server"] != was["server"]
            assert deal["awaited"] == [0]
            assert [chair["kind"] for chair in line.events[-1]["chairs"]] == ["person", "open"]
            await cleo.sit(table)
            start = f"POST /tables/{table}/start"
            assert await cleo.person.refused(start, 409) == "server-deal-not-agreed"
            known = {"commitment": commitment_to(ana.salt)}
            assert await ana.person.refused(f"POST /tables/{table}/commit", 409, **known) == "server-known-salt"
            old, ana.salt = ana.salt, secret_of("Ana again")
            await ana.person.ask(f"POST /tables/{table}/commit", commitment=commitment_to(ana.salt))
            await cleo.start(table)
            await cleo.reveal(table)
            assert await ana.person.refused(f"POST /tables/{table}/reveal", 409, salt=old) == "server-other-salt"
            await ana.reveal(table)
            await begun(line)
            record = await finished([ana, cleo], table)
            (dropped,) = record["fair"]["dropped"]
            assert [seat["name"] for seat in dropped["seats"]] == ["Ana", "Ben"]
            assert [seat["salt"] for seat in dropped["seats"]] == [old, None]
            assert dropped["server"]["commitment"] == was["server"]
            verdict = check_shuffles(zoco.replay(record))
            assert verdict.is_verified
            assert [note.id for note in verdict.notes] == ["fair-withheld", "fair-fingerprint"]

    run(test)


def test_whoever_revealed_and_stands_up_is_not_waited_for(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, AsyncExitStack() as company:
            ana, ben, cleo = await players(company, serving, "Ana", "Ben", "Cleo")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table)
            await ana.start(table)
            await ana.reveal(table)
            time.now += LIVE_MILLISECONDS + 1
            serving.manager.tick()
            await ana.person.ask(f"POST /tables/{table}/leave")
            await ben.sit(table)  # who only lost the connection
            await cleo.sit(table)
            await ben.start(table)
            assert (await ben.deal(table))["revealed"] == [False, False]

    run(test)


def test_an_open_deal_can_be_closed(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table)
            await ana.start(table)
            await ana.person.ask(f"POST /tables/{table}/close")
            assert (
                await ben.person.refused(f"POST /tables/{table}/reveal", 409, salt=ben.salt) == "server-not-revealing"
            )
            assert await ben.person.refused(f"GET /tables/{table}/record", 403) == "server-record-later"
            serving.manager.tick()

    run(test)


# ---- restarts, rematches, old tables


def test_every_phase_goes_on_after_a_restart(tmp_path: Path) -> None:
    """And after a crash between the last salt and the deal."""

    async def test() -> None:
        time, cookies = Time(), dict[str, str]()
        ana, ben = None, None
        table = ""
        for phase in range(5):
            async with served(tmp_path, time=time) as serving, AsyncExitStack() as company:
                ana, ben = await players(company, serving, "Ana", "Ben")
                for player in (ana, ben):
                    if player.name in cookies:
                        player.person.session.cookie_jar.update_cookies({"zoco": cookies[player.name]})
                if phase == 0:
                    table = await opened(ana)
                    await ana.sit(table)
                elif phase == 1:
                    await ben.sit(table)
                    await ana.start(table)
                elif phase == 2:
                    assert (await ana.deal(table))["revealed"] == [False, False]
                    await ben.reveal(table)
                elif phase == 3:
                    serving.manager.deal_cards = lambda _: None  # type: ignore[method-assign, assignment]
                    await ana.reveal(table)
                else:
                    line = await listening(ana, table)
                    await begun(line)
                    assert check_shuffles(zoco.replay(await finished([ana, ben], table))).is_verified
                if phase < 2:
                    cookies |= {one.name: one.person.secret for one in (ana, ben)[: phase + 1]}

    run(test)


def test_time_in_which_the_server_was_down_does_not_count(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table)
            await ana.start(table)
        time.now += 10 * LIVE_MILLISECONDS
        async with served(tmp_path, time=time) as serving:
            while table not in serving.manager.tables:  # it wakes by itself
                await asyncio.sleep(0)
            serving.manager.tick()
            assert serving.manager.tables[table].deal.is_sealed
            time.now += LIVE_MILLISECONDS + 1
            serving.manager.tick()
            assert serving.manager.tables[table].deal.dropped

    run(test)


def test_a_rematch_has_a_new_secret_and_no_commitments(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            everybody = await players(company, serving, "Ana", "Ben")
            table = await dealt_table(everybody)
            await finished(everybody, table)
            ana = everybody[0]
            again = (await ana.person.ask(f"POST /tables/{table}/rematch"))["table"]
            deal = await ana.deal(again)
            assert deal["seats"] == [None, None]
            assert deal["server"] != (await ana.deal(table))["server"]

    run(test)


def test_a_table_from_before_starts_as_it_did(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
                base.execute('DELETE FROM log WHERE "table" = ? AND kind = ?', (table, "secret"))
            serving.manager.tables.clear()
            one = {"commitment": commitment_to(ana.salt)}
            assert await ana.person.refused(f"POST /tables/{table}/take", 409, name="Ana", **one) == "server-no-deal"
            await ana.sit(table, commits=False)
            await ben.sit(table, commits=False)
            assert await ana.person.refused(f"POST /tables/{table}/commit", 409, **one) == "server-no-deal"
            await ana.start(table)
            assert "fair" not in await finished([ana, ben], table)

    run(test)


# ---- what is told, and what is not


def test_secret_and_salts_are_nowhere_before_the_end(tmp_path: Path) -> None:
    """Every answer and every frame, to players and spectators, searched for the digits; on the disk they are."""

    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben, spy = await players(company, serving, "Ana", "Ben", "Spy")
            table = await opened(ana, public=True)
            lines = [await listening(player, table) for player in (ana, ben, spy)]
            await ana.sit(table)
            await ben.sit(table)
            await ana.start(table)
            await ana.reveal(table)
            await ben.reveal(table)
            playing = [await listening(player, table) for player in (ana, ben)]
            for line in playing:
                await begun(line)
            await play_on(playing, 30, random.Random(1))
            heard = "".join(frame for line in (*lines, *playing) for frame in line.frames)
            for path in ("", "/events", "/view", "/record", "/choices"):
                for person in (ana.person, spy.person):
                    async with person.session.get(f"{person.url}/api/tables/{table}{path}") as answer:
                        heard += await answer.text()
            async with spy.person.session.get(f"{spy.person.url}/api/tables") as answer:
                heard += await answer.text()
            (secret,) = [json.loads(data)["secret"] for kind, data in on_disk(tmp_path, table) if kind == "secret"]
            assert commitment_to(secret) in heard
            for hidden in (secret, ana.salt, ben.salt):
                assert hidden not in heard

    run(test)


def test_events_tell_the_deal_and_can_be_heard_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, AsyncExitStack() as company:
            ana, ben = await players(company, serving, "Ana", "Ben")
            table = await opened(ana)
            await ana.sit(table)
            await ben.sit(table, commits=False)
            await ana.start(table)
            await ana.reveal(table)
            await begun(await listening(ana, table))
            events: Events = (await ana.person.ask(f"GET /tables/{table}/events"))["events"]
            told = [(event["what"], "deal" in event) for event in events]
            assert told == [("take", True), ("take", False), ("seal", True), ("reveal", True), ("start", True)]
            serving.manager.tables.clear()
            assert (await ana.person.ask(f"GET /tables/{table}/events"))["events"] == events

    run(test)
