"""The server under load and attack, from start to end."""

import asyncio
import contextlib
import itertools
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import zoco
from tests.server.soak.checks import check_log, check_playable, check_views, settle
from tests.server.soak.findings import ATTACK, CONTROL, KILLS, QUIET, Findings, Sample, spread
from tests.server.soak.players import Company, read_notes
from tests.server.soak.process import Server, place

COMPANIES = 100  # where the addresses of those who play begin
END_SECONDS = 300.0  # for everybody to come to an end
FEWEST_KILLS = 3
ROOT = Path(__file__).parents[3]


class Plan(NamedTuple):
    """How long each part lasts. There are two controls: while another server is attacked, an honest player notices what
    is due to the machine; while the server is killed but not attacked, what is due to starting again."""

    minutes: float
    quiet: float = 0.0  # seconds
    control: float = 0.0
    kills: float = 0.0
    attacking: bool = True


async def soak(folder: Path, plan: Plan, tables: int, seed: int) -> Findings:
    """Plays, attacks, kills, and checks. Kills come at random moments: mostly soon after each other, but some lives of
    the server are long."""
    dice, server, findings = random.Random(seed), Server(folder), Findings()
    await server.start()
    companies = [
        Company(
            server.address,
            place(server.port, COMPANIES + k),
            zoco.GAMES[k % len(zoco.GAMES)],
            ["me", "open", *["apprentice"] * (k % 3 == 0)],
            dice,
        )
        for k in range(tables)
    ]
    players = [asyncio.create_task(company.play_on()) for company in companies]
    enough = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, enough.set)
    notes, counts = folder / "notes", folder / "counts"
    try:
        async with contextlib.AsyncExitStack() as stack:
            stack.enter_context(helper("honest", server.port, notes))
            stack.enter_context(working(watch(server, companies, notes, findings)))
            with findings.phase(QUIET):
                await wait(enough, plan.quiet)
            if plan.control:
                await attack_another(folder / "control", plan.control, enough, findings)
            if plan.kills:
                with findings.phase(KILLS):
                    await kill_at_random(server, dice, plan.kills, enough, findings.counts)
            if plan.attacking:
                stack.enter_context(helper("attack", server.port, counts))
            with findings.phase(ATTACK):
                await kill_at_random(server, dice, 60 * plan.minutes, enough, findings.counts)
        async with asyncio.timeout(END_SECONDS):
            await settle(companies, players)
            await check_playable(companies)
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)
        status = server.stop()
    assert status == 0, (folder / "log").read_text(encoding="utf-8")[-2000:]
    await collect(folder, companies, findings)
    return findings


async def attack_another(folder: Path, seconds: float, enough: asyncio.Event, findings: Findings) -> None:
    folder.mkdir()
    other = Server(folder)
    await other.start()
    try:
        with helper("attack", other.port, folder / "counts"), findings.phase(CONTROL):
            await wait(enough, seconds)
    finally:
        other.stop()


async def collect(folder: Path, companies: Sequence[Company], findings: Findings) -> None:
    """What the files and the players say at the end."""
    log = (folder / "log").read_text(encoding="utf-8")
    notes, counts = folder / "notes", folder / "counts"
    findings.errors = [line for line in log.splitlines() if '"level": "error"' in line]
    findings.notes = read_notes(notes)
    findings.attacks = json.loads(counts.read_text(encoding="utf-8")) if counts.exists() else {}
    seats = [seat for company in companies for seat in company.seats]
    findings.faults = [*check_log(folder, seats, findings.notes), *await check_views(folder, seats)]
    for company in companies:
        await company.leave()
    findings.counts["tables"] = len({seat.table for seat in seats})
    findings.counts["acknowledged"] = sum(len(seat.acknowledged) for seat in seats) + len(findings.notes)
    findings.counts["connections"] = sum(seat.connections for seat in seats)


@contextlib.contextmanager
def helper(role: str, port: int, file: Path) -> Iterator[None]:
    """Another process of this program."""
    command = [sys.executable, "-m", "tests.server.soak", "--as", role, "--port", str(port), "--file", str(file)]
    process = subprocess.Popen(command, cwd=ROOT, process_group=0)
    try:
        yield
        assert process.poll() is None, f"the process of the {role} ended"
    finally:
        process.kill()
        process.wait()


async def wait(enough: asyncio.Event, seconds: float) -> None:
    """Until then, or until somebody presses Ctrl-C: what was reached is checked."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await enough.wait()


@contextlib.contextmanager
def working(work: Any) -> Iterator[None]:
    """Something that goes on meanwhile, and must not fail."""
    task = asyncio.ensure_future(work)
    try:
        yield
        if task.done():
            task.result()
    finally:
        task.cancel()


async def kill_at_random(
    server: Server, dice: random.Random, seconds: float, enough: asyncio.Event, counts: dict[str, int]
) -> None:
    """One life in sixteen is long, so that memory has time to grow. Every fourth time only the workers are killed."""
    end, kill = time.monotonic() + seconds, 0
    while not enough.is_set() and (time.monotonic() < end or kill < FEWEST_KILLS):
        long = kill % 16 == 1  # the first life began before the attacks
        pause = dice.uniform(seconds / 12, seconds / 6) if long else dice.uniform(0.1, min(6.0, seconds / 6))
        await wait(enough, pause)
        kill += 1
        if kill % 4 == 2:
            server.kill_worker()
            counts["workers"] += 1
        else:
            server.kill()
            counts["server"] += 1
            await server.start()


async def watch(server: Server, companies: list[Company], notes: Path, findings: Findings) -> None:
    """The server's memory every second, and a line of progress every minute."""
    began = time.time()
    for second in itertools.count(1):
        await asyncio.sleep(1)
        with contextlib.suppress(OSError):  # just killed
            findings.memory.append(Sample(server.lives, server.uptime, server.memory()))
        if second % 60 == 0:
            now = time.time()
            took = [note.took for note in read_notes(notes) if note.at > now - 60]
            acknowledged = sum(len(seat.acknowledged) for company in companies for seat in company.seats)
            memory = f"{findings.memory[-1].memory:.0f} MB after {findings.memory[-1].uptime:.0f} s"
            print(
                f"{(now - began) / 60:.0f} min, {[*findings.phases][-1]}: {server.lives - 1} kills,"
                f" {acknowledged} acknowledged, {memory}, honest moves {spread(took)}",
                flush=True,
            )
