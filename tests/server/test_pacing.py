"""Work for strangers rests, so that others are answered meanwhile."""

from pathlib import Path

import pytest

from tests.server.clients import Person, run, seated, served
from tests.server.test_uploads import played
from zoco.server import pacing


class Clock:
    """Time for which every look at it is a second, in which work rests after four."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now, self.rests = 0, 0
        monkeypatch.setattr(pacing, "time", self)
        monkeypatch.setattr(pacing, "WORK_SECONDS", 4)

    def monotonic(self) -> float:
        self.now += 1
        return self.now

    def sleep(self, seconds: float) -> None:
        self.rests += 1


def test_rests_come_after_so_much_work(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock(monkeypatch)
    pace = pacing.Pace()
    for _ in range(50):
        pace()
    assert clock.rests == 12


def test_reading_records_and_looking_back_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, _ = await seated([ana, ben])
            for _ in range(50):
                await ana.ask(f"POST /tables/{table}/chat", text="hello")
            clock = Clock(monkeypatch)
            await ana.ask("POST /records", record=played().record())
            assert (read := clock.rests) > 4
            await ana.ask(f"GET /tables/{table}/events")
            assert clock.rests > read + 5

    run(test)
