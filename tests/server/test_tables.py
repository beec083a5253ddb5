"""What people may do at a table, and what they are told when they may not."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.sample import GAME, OTHER
from tests.server.clients import Person, Time, on_turn, play_on, reason, row_of, run, seated, served
from zoco.core.game import FORMAT, PLAIN_FORMAT, Game
from zoco.core.taking_back import FREE, PRACTICE


def test_a_late_an_early_and_an_out_of_turn_move_are_refused_with_the_reason(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            _, lines = await seated([ana, ben])
            mover, other = on_turn(lines)
            legal = mover.seat_view.legal[0]
            assert reason(await other.play(legal)) == "server-not-your-turn"
            assert reason(await mover.play(legal, number=1)) == "server-early"
            assert reason(await mover.play("fly home")) == "unknown-notation"
            assert reason(await mover.play("pay 3")) == "illegal-move"
            assert "refused" not in await mover.play(legal)
            assert reason(await mover.play(legal, number=0)) == "server-late"

    run(test)


def test_a_repeated_move_counts_once_and_gets_the_first_answer(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            mover, _ = on_turn(lines)
            legal = mover.seat_view.legal[0]
            first = await mover.play(legal, key="once", number=0)
            again = await mover.play(legal, key="once", number=0)
            assert first == again
            person = ana if mover is lines[0] else ben
            by_http = await person.ask(f"POST /tables/{table}/play", number=0, notation=legal, key="once")
            assert by_http["number"] == first["number"]
            events = (await person.ask(f"GET /tables/{table}/events"))["events"]
            assert [event["decision"] for event in events if event["what"] == "play"] == [legal]

    run(test)


def test_a_client_that_was_away_gets_exactly_what_it_missed(tmp_path: Path) -> None:
    """From memory after a moment, from the log after long, and the same after the server's restart."""

    async def test() -> None:
        everything: dict[int, list[Any]] = {}
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await play_on(lines, 90, random.Random(3))
            for person, line in zip((ana, ben), lines, strict=True):
                for since in (0, 5, line.number - 3, line.number):
                    late = await person.line()
                    late.number = since
                    if since:
                        late.view = row_of((await person.ask(f"GET /tables/{table}/view?at={since}"))["row"])
                    await late.listen(table, since)
                    await late.until(lambda: late.number == line.number)  # noqa: B023
                    assert late.view is not None
                    assert line.view is not None
                    assert late.view.tobytes() == line.view.tobytes()
                events = (await person.ask(f"GET /tables/{table}/events"))["events"]
                assert [event["number"] for event in events] == list(range(1, line.number + 1))
                everything[line.table["you"]] = events
            secrets = [ana.secret, ben.secret]
        async with served(tmp_path) as serving:
            for secret in secrets:
                async with Person(serving.address) as back:
                    back.session.headers["Authorization"] = f"Bearer {secret}"
                    seat = (await back.ask(f"GET /tables/{table}"))["you"]
                    assert (await back.ask(f"GET /tables/{table}/events"))["events"] == everything[seat]

    run(test)


def test_only_own_decisions_of_this_turn_can_be_taken_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            dice = random.Random(4)
            undone = refused = 0
            for _ in range(120):
                if lines[0].is_over:
                    break
                await play_on(lines, 1, dice)
                for line in lines:
                    answer = await line.answer("undo", table=table, number=line.next)
                    if "refused" in answer:
                        refused += 1
                        assert reason(answer) in (
                            "server-not-your-turn",
                            "server-nothing-to-undo",
                            "card-was-revealed",
                        )
                    else:
                        undone += 1
                        assert line.on_turn
            assert undone > 5
            assert refused > 5
            game = serving.manager.tables[table].running()
            assert game.undone
            fresh = await serving.manager.refold(table)
            for seat in range(2):
                assert fresh.view(seat).tobytes() == game.view_row(seat).tobytes()

    run(test)


def test_a_table_from_open_chairs_to_a_rematch(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
            Person(serving.address) as cleo,
        ):
            made = await ana.ask(
                "POST /tables", game=OTHER, chairs=["me", "open", "apprentice"], name="Ana", public=True, key="t1"
            )
            again = await ana.ask("POST /tables", game=OTHER, chairs=["me", "open"], name="Ana", key="t1")
            assert made == again
            table = made["table"]
            assert [entry["table"] for entry in (await ben.ask("GET /tables"))["tables"]] == [table]
            assert await ana.refused(f"POST /tables/{table}/start", 409) == "server-chairs-open"
            assert await ana.refused(f"POST /tables/{table}/take", 409) == "server-sits-already"
            assert await ben.refused(f"POST /tables/{table}/take", 400) == "server-no-name"
            await ben.ask(f"POST /tables/{table}/take", name="Ben")
            assert await cleo.refused(f"POST /tables/{table}/take", 409, name="Cleo") == "server-chair-taken"
            await ben.ask(f"POST /tables/{table}/leave")
            await cleo.ask(f"POST /tables/{table}/take", name="Cleo")
            await ana.ask(f"POST /tables/{table}/chair", chair=2, to="open")
            await ben.ask(f"POST /tables/{table}/take", chair=2)
            assert await cleo.refused(f"POST /tables/{table}/close", 403) == "server-not-yours"
            await cleo.ask(f"POST /tables/{table}/start")
            assert await ana.refused(f"POST /tables/{table}/close", 409) == "server-close-others"
            assert await ana.refused(f"POST /tables/{table}/leave", 409) == "server-resign-instead"
            assert await ana.refused(f"GET /tables/{table}/record", 403) == "server-record-later"
            for person in (ben, cleo):
                await person.ask(f"POST /tables/{table}/resign")
            assert await cleo.refused(f"POST /tables/{table}/back", 409) == "server-resigned"
            await ana.ask(f"POST /tables/{table}/close")
            assert zoco.replay(await cleo.ask(f"GET /tables/{table}/record"))
            at_once = await asyncio.gather(*(one.ask(f"POST /tables/{table}/rematch") for one in (ben, ana, cleo)))
            (twin,) = {answer["table"] for answer in at_once}
            assert [entry["table"] for entry in (await ana.ask("GET /tables"))["tables"]] == [twin]
            assert (await ana.ask(f"GET /tables/{table}"))["rematch"] == twin
            lists = [(await one.ask("GET /me/tables"))["tables"] for one in (ana, ben, cleo)]
            assert sorted(len(tables) for tables in lists) == [1, 1, 2]  # the first one sits at both

    run(test)


def test_bots_play_their_seats(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, workers=1) as serving, Person(serving.address) as ana:
            made = await ana.ask(
                "POST /tables", game=GAME, chairs=["me", "apprentice", "journeyman"], name="Ana", hints=True
            )
            table = made["table"]
            await ana.ask(f"POST /tables/{table}/start")
            line = await ana.line()
            await line.listen(table)
            await play_on([line], 6, random.Random(5))
            assert {event["seat"] for event in line.events if event["what"] == "play"} == {0, 1, 2}
            await line.until(lambda: line.on_turn)
            hints = (await ana.ask(f"POST /tables/{table}/hint"))["hints"]
            assert {hint["notation"] for hint in hints} <= set(line.seat_view.legal)

    run(test)


def test_a_bot_plays_for_a_person_out_of_time_who_may_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with (
            served(tmp_path, time=time) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
        ):
            clock = {"kind": "budget", "seconds": 60, "increment": 5}
            table, lines = await seated([ana, ben], clock=clock)
            mover, other = on_turn(lines)
            time.now += 59_000
            serving.manager.tick()
            assert "refused" not in await mover.play(mover.seat_view.legal[0])
            late = mover if mover.on_turn else other
            time.now += 61_000
            serving.manager.tick()
            await late.until(lambda: any(event["what"] == "away" for event in late.events))
            assert reason(await late.play("draw")) == "server-bot-plays"
            person = ana if late is lines[0] else ben
            await person.ask(f"POST /tables/{table}/back")
            await late.until(lambda: late.events[-1]["what"] == "back")
            assert late.events[-1]["clock"]["left"][late.table["you"]] >= 6_000

    run(test)


def test_a_bot_plays_for_a_person_away_for_too_long(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with (
            served(tmp_path, time=time, workers=1) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
        ):
            _, lines = await seated([ana, ben], patience=30)
            mover, other = on_turn(lines)
            time.now += 40_000
            serving.manager.tick()
            await mover.close()
            while False not in (await other.receive()).get("present", []):
                pass
            time.now += 29_000
            serving.manager.tick()
            assert not any(event["what"] == "away" for event in other.events)
            time.now += 2_000
            serving.manager.tick()
            await other.until(lambda: any(event["what"] == "away" for event in other.events))
            await other.until(lambda: any(event["what"] == "play" for event in other.events))

    run(test)


def test_views_of_the_past_are_ones_own_until_the_game_is_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben], OTHER)
            own, other = lines[0].table["you"], lines[1].table["you"]
            seen = {lines[0].number: lines[0].view}
            await play_on(lines, 10, random.Random(6))
            for number, view in seen.items():
                assert view is not None
                past = await ana.ask(f"GET /tables/{table}/view?at={number}")
                assert past["number"] == number
            assert await ana.refused(f"GET /tables/{table}/view?seat={other}", 403) == "server-other-seat"
            assert await ana.refused(f"GET /tables/{table}/view?at=999", 404) == "no-such-moment"
            await ben.ask(f"POST /tables/{table}/resign")
            shown = await ana.ask(f"GET /tables/{table}/view?seat={other}")
            assert shown["fields"]["viewer"] == other
            assert (await ana.ask(f"GET /tables/{table}/view"))["seat"] == own

    run(test)


def test_choices_are_structured_and_explained(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben], OTHER)
            mover, _ = on_turn(lines)
            person, idle = (ana, ben) if mover is lines[0] else (ben, ana)
            choices = await person.ask(f"GET /tables/{table}/choices")
            assert [choice["notation"] for choice in choices["choices"]] == mover.seat_view.legal
            castle = next(choice for choice in choices["choices"] if choice["kind"] == "castle")
            assert castle["targets"] == castle["parts"][:1]
            assert castle["explain"]["id"] == "alcazar-do-castle"
            assert await idle.refused(f"GET /tables/{table}/choices", 409) == "server-not-your-turn"
            why = await person.ask(f"GET /tables/{table}/why?notation=baron%208")
            assert why["why"]["id"].startswith("alcazar-not-")
            legal = await person.ask(f"GET /tables/{table}/why?notation={mover.seat_view.legal[0]}")
            assert legal == {"why": None, "rule": None}

    run(test)


@pytest.mark.parametrize("format", [PLAIN_FORMAT, FORMAT])
def test_a_record_can_be_uploaded_and_played_on(tmp_path: Path, format: int) -> None:
    async def test() -> None:
        game = Game(zoco.rules_of(GAME), 2, 7)
        dice = random.Random(7)
        for decision in range(150):
            game.act(dice.choice(game.actions))
            if decision % 10 == 9 and not game.revealed:
                game.take_back(len(game.moves) - 1, FREE)
            if format == FORMAT and decision % 50 == 49:
                game.take_back(len(game.moves) - 10 - decision // 5, PRACTICE)
        assert game.format == format
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            made = await ana.ask("POST /records", record=game.record(), chair=0, name="Ana")
            table = made["table"]
            await ben.ask(f"POST /tables/{table}/take", name="Ben")
            lines = [await ana.line(), await ben.line()]
            for seat, line in enumerate(lines):
                await line.listen(table)
                assert line.table["you"] == seat
                assert line.table["open_deck"]
                assert line.view is not None
                assert line.view.tobytes() == game.view_row(seat).tobytes()
            await play_on(lines, 20, dice)
            await ben.ask(f"POST /tables/{table}/resign")
            again = await ana.ask(f"GET /tables/{table}/record")
            assert game.undone
            assert again["undone"] == game.record()["undone"]
            assert again.get("practice") == game.record().get("practice")
            broken = game.record() | {"moves": [*game.moves, "fly"]}
            assert await ana.refused("POST /records", 422, record=broken) == "record-wrong-at"

    run(test)


def test_newcomers_can_read_what_was_said(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            for k in range(60):
                await lines[k % 2].answer("chat", table=table, text=f"{k}")
            for person in (ana, ben, Person(serving.address)):
                async with person:
                    line = await person.line()
                    await line.listen(table)
                    assert [said["text"] for said in line.table["chats"]] == [f"{k}" for k in range(10, 60)]
                    assert {said["name"] for said in line.table["chats"]} == {"Ana", "Ben"}
        async with served(tmp_path) as serving, Person(serving.address) as eve:
            assert (await eve.ask(f"GET /tables/{table}"))["chats"][-1]["text"] == "59"

    run(test)


def test_spectators_see_what_lies_open_and_may_chat(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            served(tmp_path) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
            Person(serving.address) as eve,
        ):
            table, lines = await seated([ana, ben])
            await eve.ask("PUT /me", name="Eve")
            line = await eve.line()
            await line.listen(table)
            assert line.table["you"] is None
            assert "next" not in line.table
            await play_on(lines, 30, random.Random(8))
            await line.answer("chat", table=table, text="hello <b>")
            await lines[0].until(lambda: lines[0].events[-1]["what"] == "chat")
            assert (lines[0].events[-1]["name"], lines[0].events[-1]["text"]) == ("Eve", "hello <b>")
            await line.until(lambda: line.events[-1]["what"] == "chat")
            game = serving.manager.tables[table].running()
            assert line.view is not None
            assert line.view.tobytes() == game.view_row(None).tobytes()
            assert reason(await line.play("draw")) == "server-no-seat"

    run(test)
