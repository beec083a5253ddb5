"""Taking back online: within the own turn by everybody, across turns by who plays alone against bots."""

import json
import random
from pathlib import Path

import pytest

import zoco
from tests.server.clients import Line, Person, play_on, reason, run, seated, served
from zoco.server import take_backs
from zoco.server.serving import Serving
from zoco.server.tables import Table


async def alone(serving: Serving, person: Person) -> tuple[Table, Line]:
    """A running table with a bot."""
    made = await person.ask("POST /tables", game=zoco.GAMES[0], chairs=["me", "apprentice"], name="Ana")
    await person.ask(f"POST /tables/{made['table']}/start")
    line = await person.line()
    await line.listen(made["table"])
    return serving.manager.tables[made["table"]], line


async def at_its_turn(table: Table, line: Line) -> None:
    """With nothing decided in it yet."""
    dice = random.Random(5)
    await line.until(lambda: line.on_turn)
    while table.turn_began < len(table.running().moves) or len(table.turns) < 3:
        await play_on([line], 1, dice)
        await line.until(lambda: line.on_turn)


def test_who_plays_alone_takes_back_across_turns_and_the_game_becomes_practice(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, workers=1) as serving, Person(serving.address) as ana:
            table, line = await alone(serving, ana)
            await at_its_turn(table, line)
            moves, seat = list(table.running().moves), line.table["you"]
            course = zoco.replay(json.dumps(table.running().record())).course()
            last = [index for index, (whose, _) in enumerate(course) if whose == seat][-1]
            assert (await ana.ask(f"GET /tables/{table.id}"))["take_back"] == "possible"
            assert "refused" not in await line.answer("undo", table=table.id, number=line.next)
            assert line.on_turn
            assert [event["practice"] for event in line.events if "practice" in event] == [True]
            game = table.running()
            assert (game.moves, game.practice) == (moves[:last], True)
            assert game.undone[-1].notations == moves[last:]
            assert line.seat_view.view.tobytes() == game.view_row(seat).tobytes()
            await play_on([line], 4, random.Random(6))
            await line.until(lambda: line.on_turn or line.is_over)  # the bot has nothing under way
            again = await serving.manager.refold(table.id)
            assert (again.trouble, again.turns) == (None, table.turns)
            assert again.running().record() == table.running().record()

    run(test)


def test_a_bot_that_was_thinking_about_what_is_gone_is_not_heard(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path, workers=1) as serving, Person(serving.address) as ana:
            table, line = await alone(serving, ana)
            await at_its_turn(table, line)
            while line.on_turn:
                assert "refused" not in await line.play(line.seat_view.legal[-1])
            numbers = list(table.numbers)
            assert "refused" not in await line.answer("undo", table=table.id, number=line.next)
            assert [after - before for before, after in zip(numbers, table.numbers, strict=True)] == [1, 1]
            await play_on([line], 4, random.Random(6))
            assert table.trouble is None

    run(test)


def test_among_several_people_nobody_takes_back_across_turns(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            id, lines = await seated([ana, ben])
            table, dice = serving.manager.tables[id], random.Random(4)
            await play_on(lines, 12, dice)
            while table.turn_began < len(table.running().moves):
                await play_on(lines, 1, dice)
            moves = list(table.running().moves)
            refused = {reason(await line.answer("undo", table=id, number=line.next)) for line in lines}
            assert refused == {"server-nothing-to-undo", "server-not-your-turn"}
            assert table.running().moves == moves

    run(test)


def test_taking_back_across_turns_ends_somewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path, workers=1) as serving, Person(serving.address) as ana:
            table, line = await alone(serving, ana)
            await at_its_turn(table, line)
            monkeypatch.setattr(take_backs, "MOST_CROSSED", 0)
            assert reason(await line.answer("undo", table=table.id, number=line.next)) == "server-too-many-crossed"

    run(test)
