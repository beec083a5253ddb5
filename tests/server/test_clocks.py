"""Time in which the server does not answer is nobody's, and the wall clock is for showing only."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Person, Time, on_turn, reason, run, seated, served
from tests.server.test_troubles import Disk
from zoco.server.clocks import LONGEST_TICK, Clocks, Moment, Uptime
from zoco.server.entries import Entry
from zoco.server.heartbeat import Heartbeat
from zoco.server.serving import Serving
from zoco.server.wire import Clock, ClockNow

DAY = 86_400_000
TURN = {"kind": "move", "seconds": 60}


def remaining(table: dict[str, Any]) -> int:
    """As a client works it out: milliseconds that the seat on turn has left."""
    clock = table["clock"]
    left: int = clock["left"][clock["seat"]] - (table["now"] - clock["since"])
    return left


def is_lost(serving: Serving, table: str) -> bool:
    """Whether a bot has taken over."""
    return any(chair.away == "clock" for chair in serving.manager.tables[table].chairs)


@pytest.mark.parametrize("way", ["stopped", "killed"])
def test_time_in_which_the_server_is_down_is_nobodys(way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, Person(serving.address) as ana, Person(serving.address) as b:
            table, _ = await seated([ana, b], clock=TURN)
            time.now += 40_000
            serving.manager.tick()  # a sign of life reaches the disk
            time.now += 1_000
            if way == "killed":
                monkeypatch.setattr(Heartbeat, "beat", lambda _: None)
            secret = ana.secret
        monkeypatch.undo()
        time.now += DAY
        async with served(tmp_path, time=time) as serving, Person(serving.address) as back:
            back.session.cookie_jar.update_cookies({"zoco": secret})
            known = 19_000 if way == "stopped" else 20_000  # what was not seen alive for certain is given away
            assert remaining(await back.ask(f"GET /tables/{table}")) == known
            time.now += known
            serving.manager.tick()
            assert not is_lost(serving, table)
            time.now += 1
            serving.manager.tick()
            assert is_lost(serving, table)

    run(test)


@pytest.mark.parametrize("is_played", [True, False])
def test_time_in_which_nothing_can_be_written_is_nobodys(is_played: bool, tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, Person(serving.address) as ana, Person(serving.address) as b:
            table, lines = await seated([ana, b], clock=TURN)
            manager, (mover, _) = serving.manager, on_turn(lines)

            async def tick(milliseconds: int) -> None:
                time.now += milliseconds
                manager.tick()
                await manager.store.written()

            await tick(10_000)
            with Disk(serving) as disk:
                disk.is_full = True
                disk.turns.set()
                if is_played:
                    assert reason(await mover.play(mover.seat_view.legal[0])) == "server-not-written"
                for _ in range(3):
                    await tick(40_000)
            await manager.get(table)
            await tick(5_000)  # now the server knows that it can write again
            assert remaining(await ana.ask(f"GET /tables/{table}")) == 50_000
            await tick(50_000)
            assert not is_lost(serving, table)
            await tick(1)
            assert is_lost(serving, table)

    run(test)


def test_no_clock_runs_while_the_disk_hangs(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, Person(serving.address) as ana, Person(serving.address) as b:
            table, _ = await seated([ana, b], clock=TURN)
            manager = serving.manager
            with Disk(serving) as disk:
                time.now += 10_000
                manager.tick()
                assert manager.heartbeat.began is not None
                manager.heartbeat.began -= 10  # seconds ago
                time.now += DAY
                manager.tick()
                assert not is_lost(serving, table)
                disk.turns.set()
                await manager.store.written()
            time.now += 1_000
            assert remaining(await ana.ask(f"GET /tables/{table}")) == 59_000
            time.now += 59_001
            manager.tick()
            assert is_lost(serving, table)

    run(test)


def test_budgets_are_charged_for_answered_time_only_and_fold_to_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        time = Time()
        async with served(tmp_path, time=time) as serving, Person(serving.address) as ana, Person(serving.address) as b:
            table, _ = await seated([ana, b], clock={"kind": "budget", "seconds": 600})
            time.now += 10_000
            secret = ana.secret
        time.now += DAY
        async with served(tmp_path, time=time) as serving, Person(serving.address) as back:
            back.session.cookie_jar.update_cookies({"zoco": secret})
            folded = await serving.manager.standing(table)
            seat = folded.on_turn
            assert seat is not None
            time.now += 5_000
            turn = folded.turn_began
            while folded.turn_began == turn:
                now, notation = serving.manager.now(), folded.running().legal[0]
                await serving.manager.entered(folded, Entry("play", now, None, seat, notation))
            assert folded.clocks.left[seat] == 585_000
            again = await serving.manager.refold(table)
            assert again.clocks.left == folded.clocks.left

    run(test)


@pytest.mark.parametrize("jump", [DAY, -DAY])
def test_a_jump_of_the_wall_clock_costs_and_gives_nobody_time(jump: int, tmp_path: Path) -> None:
    async def test() -> None:
        time, passed = Time(), Time()
        async with (
            served(tmp_path, time=time, uptime=Uptime(passed, longest=DAY)) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
        ):
            table, _ = await seated([ana, ben], clock=TURN, patience=30)
            time.now += jump
            passed.now += 59_000
            serving.manager.tick()
            assert not is_lost(serving, table)
            assert remaining(await ana.ask(f"GET /tables/{table}")) == 1_000
            passed.now += 1_001
            serving.manager.tick()
            assert is_lost(serving, table)

    run(test)


def test_time_in_which_the_server_hangs_is_not_counted() -> None:
    source = Time()
    uptime = Uptime(source)
    uptime.go_on(5_000)
    source.now += 500
    uptime.tick()
    assert uptime.now() == 5_500
    source.now += DAY  # the process was stopped, or the machine slept
    assert uptime.now() == 5_500 + LONGEST_TICK
    uptime.tick()
    source.now += 100
    assert uptime.now() == 5_600 + LONGEST_TICK


def test_logs_without_the_servers_time_fold_as_before() -> None:
    clocks = Clocks(Clock(kind="budget", seconds=100), 2)
    clocks.turn(Moment(1_000_000), 0)
    clocks.turn(Moment(1_030_000), 1)
    assert clocks.left == [70_000, 100_000]
    assert clocks.shown(Moment(1_040_000)) == ClockNow([70_000, 100_000], 1_030_000, 1)
    clocks.turn(Moment(1_050_000, 7), 0)  # the first entry that knows it
    assert clocks.left == [70_000, 80_000]
    clocks.turn(Moment(9_000_000, 2_007), 1)
    assert clocks.left == [68_000, 80_000]
