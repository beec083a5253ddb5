"""`zoco admin`: manages a server's tables and people."""

import asyncio
import json
from argparse import Namespace
from datetime import datetime
from pathlib import Path
from typing import Any

import aiohttp
import msgspec
from rich.table import Table

from zoco.commands import screen
from zoco.commands.serve import data_folder
from zoco.core.errors import ZocoError
from zoco.messages import text
from zoco.server.admin import SOCKET, Admin, AdminCommand, back_up, restore
from zoco.server.serving import lock_folder
from zoco.server.settings import Settings
from zoco.server.store import FILE
from zoco.server.table_manager import TableManager

LISTS = ("tables", "people", "reports")
TIMES = ("created",)


def run(options: Namespace) -> int:
    folder = data_folder(options.data)
    if options.what not in LISTS and not options.subject:
        raise ZocoError("admin-needs-subject", what=options.what)
    answer: Any = None
    if options.what == "restore":
        put_in_place(folder, Path(options.subject))
    elif not (folder / FILE).exists():
        raise ZocoError("admin-no-data", folder=str(folder))
    elif options.what == "backup":
        back_up(folder, Path(options.subject))
    else:
        answer = asyncio.run(send(folder, AdminCommand(options.what, options.subject or "")))
    if options.json:
        print(json.dumps(answer))
    elif options.what == "reports":
        show_reports(answer)
    elif options.what in LISTS:
        show(answer)
    elif options.what == "prune":
        print(text("admin-pruned", count=answer))
    else:
        print(text("admin-done", what=options.what, subject=options.subject))
    return 0


def put_in_place(folder: Path, source: Path) -> None:
    try:
        lock = lock_folder(Settings(folder))
    except ZocoError as error:
        raise ZocoError("admin-running") from error
    with lock:
        restore(folder, source)


async def send(folder: Path, wanted: AdminCommand) -> Any:
    """Has the command carried out by the server if it is running, and in this process otherwise."""
    try:
        connector = aiohttp.UnixConnector(str(folder / SOCKET))
        async with (
            aiohttp.ClientSession(connector=connector) as session,
            session.post("http://server/", data=msgspec.json.encode(wanted)) as response,
        ):
            answer = await response.json()
    except aiohttp.ClientConnectionError:
        return await run_offline(folder, wanted)
    if "error" in answer:
        raise ZocoError("error", what=answer["error"])
    return answer["answer"]


async def run_offline(folder: Path, wanted: AdminCommand) -> Any:
    settings = Settings(folder)
    with lock_folder(settings):
        manager = TableManager(settings)
        await manager.open(waking=False)
        try:
            return await Admin(manager).execute(wanted)
        finally:
            await manager.close()


def show(rows: list[dict[str, Any]]) -> None:
    console = screen()
    table = Table()
    columns = [name for name in (rows[0] if rows else {}) if name not in ("muted", "banned", "trouble")]
    for name in columns:
        table.add_column(text(f"admin-column-{name}"))
    table.add_column(text("admin-column-marks"))
    for row in rows:
        marks = [text(f"admin-{mark}") for mark in ("muted", "banned") if row.get(mark)]
        marks += [row["trouble"]] if row.get("trouble") else []
        table.add_row(*(cell(name, row[name]) for name in columns), ", ".join(marks))
    console.print(table)


def show_reports(reports: list[dict[str, Any]]) -> None:
    """Each with the chat around it; the line that it is about is marked."""
    console = screen()
    for report in reports:
        names = {name: report[name] or "?" for name in ("by", "about", "reporter", "reported", "table")}
        created = cell("created", report["created"])
        console.print(
            text("admin-report", report=str(report["report"]), created=created, **names), soft_wrap=True, markup=False
        )
        if report["why"]:
            console.print(f"  {report['why']}", soft_wrap=True, markup=False)
        for one in report["chat"]:
            mark = "›" if one["line"] == report["line"] else " "
            console.print(f"  {mark} {one['name']}: {one['text']}", soft_wrap=True, markup=False, style="dim")
    if not reports:
        console.print(text("admin-no-reports"))


def cell(name: str, value: Any) -> str:
    if name in TIMES:
        return datetime.fromtimestamp(value / 1000).astimezone().strftime("%Y-%m-%d %H:%M")
    return "" if value is None else str(value)
