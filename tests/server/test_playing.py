"""Whole games over the wire: create, sit down, play, end."""

import random
from pathlib import Path

import pytest

import zoco
from tests.server.clients import Person, play_on, run, seated, served

LONG = 5000


@pytest.mark.parametrize("game", zoco.GAMES)
def test_two_people_play_a_game_to_its_end_and_the_record_replays(game: str, tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben], game)
            assert sorted(line.table["you"] for line in lines) == [0, 1]
            await play_on(lines, LONG, random.Random(1))
            for line in lines:
                assert line.is_over
                assert line.events[-1]["result"]["winners"]
            record = await ana.ask(f"GET /tables/{table}/record")
            replayed = zoco.replay(record)
            for line in lines:
                assert line.view is not None
                assert line.view.tobytes() == replayed.view_row(line.table["you"]).tobytes()

    run(test)
