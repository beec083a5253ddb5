"""What people report reaches the host, with the chat around it, and nobody else."""

import asyncio
import json
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import GENEROUS, Person, run, seated, served
from zoco.cli import main
from zoco.server.admin import Admin, AdminCommand
from zoco.server.serving import Serving


async def talking(stack: AsyncExitStack, serving: Serving) -> tuple[Person, Person, str]:
    """Two people who have said twenty things, the second one the last."""
    ana, ben = [await stack.enter_async_context(Person(serving.address)) for _ in range(2)]
    table, _ = await seated([ana, ben])
    for k in range(20):
        await (ana, ben)[k % 2].ask(f"POST /tables/{table}/chat", text=f"words {k + 1}")
    return ana, ben, table


async def reports(serving: Serving) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = await Admin(serving.manager).execute(AdminCommand("reports"))
    return found


def test_a_line_is_reported_with_those_around_it(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            ana, ben, table = await talking(stack, serving)
            before = [await ben.ask(f"GET /tables/{table}"), await ben.ask(f"GET /tables/{table}/events")]
            lines = [chat["line"] for chat in before[0]["chats"]]
            assert lines == list(range(1, 21))
            for _ in range(2):  # the same again changes nothing
                await ana.ask(f"POST /tables/{table}/report", 204, line=14, why="Rude.")
            [report] = await reports(serving)
            assert (report["by"], report["about"], report["line"], report["why"]) == ("Ana", "Ben", 14, "Rude.")
            assert [one["text"] for one in report["chat"]] == [f"words {k}" for k in range(5, 20)]
            assert {one["name"] for one in report["chat"]} == {"Ana", "Ben"}
            after = [await ben.ask(f"GET /tables/{table}"), await ben.ask(f"GET /tables/{table}/events")]
            for found in (before, after):
                del found[0]["now"]
            assert after == before
            assert b"zoco_reports_total 2.0" in serving.manager.metrics.write()

    run(test)
    assert main(["admin", "reports", "--data", str(tmp_path)]) == 0
    shown = capsys.readouterr().out
    assert "Rude." in shown
    assert [line for line in shown.splitlines() if "›" in line] == ["  › Ben: words 14"]
    assert main(["admin", "done", "1", "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["admin", "reports", "--data", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
    assert main(["admin", "done", "2", "--data", str(tmp_path)]) == 1


def test_somebody_is_reported_by_their_chair(tmp_path: Path) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            ana, ben, table = await talking(stack, serving)
            seat = (await ben.ask(f"GET /tables/{table}"))["you"]
            await ana.ask(f"POST /tables/{table}/report", 204, chair=seat)
            [report] = await reports(serving)
            assert (report["about"], report["line"]) == ("Ben", None)
            assert report["chat"][-1]["text"] == "words 20"

    run(test)


def test_what_cannot_be_reported(tmp_path: Path) -> None:
    async def test() -> None:
        limits = replace(GENEROUS, reports_per_hour=2)
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path, limits))
            ana, ben, table = await talking(stack, serving)
            at = f"POST /tables/{table}/report"
            assert await ana.refused(at, 400) == "server-report-what"
            assert await ana.refused(at, 400, line=1, chair=0) == "server-report-what"
            assert await ana.refused(at, 409, line=1) == "server-report-yourself"
            assert await ana.refused(at, 409, chair=2) == "server-nobody-there"
            for line in (0, 21):
                assert await ana.refused(at, 404, line=line) == "server-no-such-line"
            asked = [ana.ask(at, 204, line=2), ana.ask(at, 204, line=4)]
            await asyncio.gather(*asked)
            assert await ana.refused(at, 429, line=6) == "server-too-many-reports"
            await ben.ask(at, 204, line=1)
            assert len(await reports(serving)) == 3

    run(test)


def test_reports_go_with_the_person_and_with_the_table(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with AsyncExitStack() as stack:
            serving = await stack.enter_async_context(served(tmp_path))
            admin = Admin(serving.manager)
            ana, _, table = await talking(stack, serving)
            await ana.ask(f"POST /tables/{table}/report", 204, line=2)
            [report] = await reports(serving)
            await admin.execute(AdminCommand("forget", str(report["reported"])))
            assert await reports(serving) == []
            await ana.ask(f"POST /tables/{table}/report", 204, line=4)
            [report] = await reports(serving)
            assert {one["text"] for one in report["chat"] if one["line"] % 2 == 0} == {""}

    run(test)
    assert main(["admin", "prune", "0", "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["admin", "reports", "--data", str(tmp_path), "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == []
