"""What must hold at the end: nothing was lost, nothing counts twice, and everybody saw what was so."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from tests.server.soak.players import Company, Note, Seat
from tests.server.soak.process import PAUSE
from zoco.server.entries import SELECT, read_entry
from zoco.server.settings import Settings
from zoco.server.store import FILE, connect
from zoco.server.table_manager import TableManager
from zoco.server.tables import Table


async def settle(companies: list[Company], players: "list[asyncio.Task[None]]") -> None:
    """Everybody has an answer to what they sent, and nobody failed."""
    seats = [seat for company in companies for seat in company.seats]
    for seat in seats:
        seat.is_resting = True
    while any(seat.unsure is not None for seat in seats):
        for task in players:
            if task.done():
                task.result()
        await asyncio.sleep(PAUSE)
    for task in players:
        task.cancel()
    for ended in await asyncio.gather(*players, return_exceptions=True):
        assert ended is None or isinstance(ended, asyncio.CancelledError), ended


async def check_playable(companies: list[Company]) -> None:
    """Every table goes on: another decision is made at each that is not over."""
    for company in companies:
        at = company.playing
        before = sum(len(seat.acknowledged) for seat in at)
        for seat in at:
            seat.is_resting = False
        players = [asyncio.create_task(seat.play_on()) for seat in at]
        while sum(len(seat.acknowledged) for seat in at) == before and not all(task.done() for task in players):
            await asyncio.sleep(PAUSE)
        await settle([company], players)


def check_log(folder: Path, seats: list[Seat], notes: list[Note]) -> Iterator[str]:
    """Everything acknowledged stands in it once."""
    acknowledged: dict[str, set[tuple[str, str]]] = {}
    for note in notes:
        acknowledged.setdefault(note.table, set()).add((note.key, note.notation))
    for seat in seats:
        acknowledged.setdefault(seat.table, set()).update(seat.acknowledged.items())
        yield from (f"refused: {words}" for words in seat.refused)  # a repeated move gets its first answer
    with contextlib.closing(connect(folder / FILE)) as connection:
        if (found := connection.execute("PRAGMA integrity_check").fetchone()[0]) != "ok":
            yield f"the database: {found}"
        for table, moves in acknowledged.items():
            entries = [read_entry(row) for row in connection.execute(SELECT, (table,))]
            written = [(entry.key, entry.text) for entry in entries if entry.kind == "play" and entry.key]
            yield from (f"lost at {table}: {move}" for move in moves - set(written))
            doubled = Counter(key for key, _ in written)
            yield from (f"doubled at {table}: {key}" for key, count in doubled.items() if count > 1)


async def check_views(folder: Path, seats: list[Seat]) -> list[str]:
    """What each client sees is what a fresh replay shows at that number of its events."""
    manager, faults = TableManager(Settings(folder, workers=0)), []
    await manager.open(waking=False)
    try:
        for seat in seats:
            line = seat.line
            assert line is not None
            assert line.view is not None
            you = line.table["you"]
            fresh = await manager.refold(seat.table, until=partial(has_heard, you, line.number))
            if fresh.trouble is not None or fresh.view(you).tobytes() != line.view.tobytes():
                faults.append(f"another view at {seat.table}, seat {you}, after {line.number}")
    finally:
        await manager.close()
    return faults


def has_heard(seat: int, number: int, table: Table) -> bool:
    return table.listeners[seat].count >= number
