"""`zoco admin` and `zoco serve`, as a host uses them."""

import asyncio
import json
import logging
import os
import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

import zoco
from tests.sample import GAME
from tests.server.clients import Person, Time, play_on, reason, run, seated, served
from zoco.cli import main
from zoco.server.admin import Admin, AdminCommand, back_up
from zoco.server.entries import SELECT
from zoco.server.pages import Pages
from zoco.server.queries import Queries
from zoco.server.serving import JsonLines
from zoco.server.store import FILE, connect
from zoco.server.tables import Table

START = "import sys; from zoco.cli import main; sys.exit(main(sys.argv[1:]))"


async def run_admin(folder: Path, *words: str) -> Any:
    """What the command prints, while this very process serves."""
    command = [sys.executable, "-c", START, "admin", *words, "--data", str(folder), "--json", "--language", "en"]
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    printed = await process.stdout.read()
    assert await process.wait() == 0
    return json.loads(printed)


def test_a_host_looks_after_a_running_server(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await play_on(lines, 6, random.Random(1))
            listed = await run_admin(tmp_path, "tables")
            assert [(row["table"], row["status"]) for row in listed] == [(table, "running")]
            assert set(listed[0]["players"].split(", ")) == {"Ana", "Ben"}
            admin = Admin(serving.manager)
            person = {row["name"]: str(row["person"]) for row in await admin.people("")}
            await admin.execute(AdminCommand("mute", person["Ben"]))
            assert reason(await lines[1].answer("chat", table=table, text="hm")) == "server-muted"
            await admin.execute(AdminCommand("unmute", person["Ben"]))
            assert "refused" not in await lines[1].answer("chat", table=table, text="hm")
            await admin.execute(AdminCommand("ban", person["Ben"]))
            assert reason(await lines[1].play("draw")) == "server-banned"
            assert await ben.refused("GET /me", 403) == "server-banned"
            await run_admin(tmp_path, "backup", str(tmp_path / "copy"))
            await admin.execute(AdminCommand("close", table))
            await lines[0].until(lambda: lines[0].events[-1]["what"] == "close")
            assert await admin.execute(AdminCommand("prune", "0")) == 0  # people still look at it

    run(test)
    assert main(["admin", "restore", str(tmp_path / "copy"), "--data", str(tmp_path)]) == 0

    async def again() -> None:
        async with served(tmp_path) as serving:
            assert [row["status"] for row in await Admin(serving.manager).tables("")] == ["running"]

    run(again)


def test_backups_made_under_load_hold_what_was_acknowledged_before(tmp_path: Path) -> None:
    acknowledged: list[int] = []

    async def play() -> None:
        async with served(tmp_path / "data") as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            tables = [await seated([ana, ben], game) for game in zoco.GAMES]
            playing = [asyncio.create_task(play_on(lines, 200, random.Random(1))) for _, lines in tables]
            for k in range(3):
                await ana.ask(f"POST /tables/{tables[0][0]}/chat", text=f"before {k}")
                acknowledged.append((await serving.manager.store.rows("SELECT count(*) FROM log"))[0][0])
                await asyncio.to_thread(back_up, tmp_path / "data", tmp_path / f"copy{k}")
            await asyncio.gather(*playing)
            for k in range(3):
                with closing(connect(tmp_path / f"copy{k}")) as copy, closing(connect(tmp_path / "data" / FILE)) as now:
                    for table, _ in tables:
                        kept = copy.execute(SELECT, (table,)).fetchall()
                        assert kept == now.execute(SELECT, (table,)).fetchall()[: len(kept)]
                    assert copy.execute("SELECT count(*) FROM log").fetchone()[0] >= acknowledged[k]

    async def go_on() -> None:
        async with served(tmp_path / "new") as serving:
            for row in await Admin(serving.manager).tables(""):
                assert (row["status"], row["trouble"]) == ("running", None)
                assert (await serving.manager.get(row["table"])).trouble is None

    run(play)
    (tmp_path / "new").mkdir()
    assert main(["admin", "restore", str(tmp_path / "copy2"), "--data", str(tmp_path / "new")]) == 0
    run(go_on)


def test_the_log_holds_no_secrets(tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: Any) -> None:
    """No secret of a cookie or a link, no name, no chat, no address and no card; also where something of ours fails."""

    async def test() -> None:
        async with (
            served(tmp_path, private_hooks=True) as serving,
            Person(serving.address) as ana,
            Person(serving.address) as ben,
            Person(serving.address) as phone,
        ):
            table, lines = await seated([ana, ben])
            word = (await ana.ask("POST /me/link"))["word"]
            await phone.ask("POST /me/follow", word=word)
            await lines[0].answer("chat", table=table, text="my secret chat")
            await ana.ask(f"PUT /tables/{table}/hook", 204, url="http://127.0.0.1:8080/my-secret-path")
            person = serving.manager.tables[table].chairs[0].person
            assert person is not None
            stands = serving.manager.tables[table]
            await serving.manager.call_webhook(stands, 0, person, "your-turn", lambda: True)
            await play_on(lines, 20, random.Random(1))
            with monkeypatch.context() as broken:
                broken.setattr(Table, "tell_all", lambda *_, **__: 1 // 0)
                assert reason(await lines[0].answer("chat", table=table, text="another secret chat")) == "server-failed"
            with monkeypatch.context() as broken:
                broken.setattr(Queries, "table", lambda *_, **__: 1 // 0)
                assert await ben.refused(f"GET /tables/{table}", 500) == "server-failed"
            words = [ana.secret, ben.secret, phone.secret, word, "secret", "Ana", "Ben", "127.0.0.1"]
        logged = "\n".join(map(JsonLines().format, caplog.records))
        assert "ZeroDivisionError" in logged
        assert [found for found in words if found in logged] == []
        for file in tmp_path.iterdir():
            content = b"" if file.is_socket() else file.read_bytes()
            assert [secret for secret in words[:4] if secret.encode() in content] == []

    caplog.set_level(logging.INFO)
    run(test)


def test_what_a_person_left_behind_can_be_deleted(tmp_path: Path) -> None:
    async def test() -> None:
        async with served(tmp_path) as serving, Person(serving.address) as ana, Person(serving.address) as ben:
            table, lines = await seated([ana, ben])
            await lines[1].answer("chat", table=table, text="my address is …")
            admin = Admin(serving.manager)
            person = {row["name"]: str(row["person"]) for row in await admin.people("")}
            await admin.execute(AdminCommand("forget", person["Ben"]))
            rows = await serving.manager.store.rows("SELECT text, data FROM log UNION SELECT name, '' FROM people")
            assert not [row for row in rows if "Ben" in str(row) or "address" in str(row)]
            assert (await ben.ask("GET /me"))["name"] == ""
            shown = await ana.ask(f"GET /tables/{table}")
            assert "chats" not in shown
            assert [chair["away"] for chair in shown["chairs"]].count("resigned") == 1

    run(test)


def test_old_tables_are_deleted_by_age(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Time()
        async with served(tmp_path, time=clock) as serving, Person(serving.address) as ana:
            plan: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"], "name": "Ana"}
            old = (await ana.ask("POST /tables", **plan))["table"]
            clock.now += 10 * 86_400_000
            new = (await ana.ask("POST /tables", **plan))["table"]
            assert await Admin(serving.manager).execute(AdminCommand("prune", "5")) == 1
            assert [row["table"] for row in await Admin(serving.manager).tables("")] == [new]
            assert await ana.refused(f"GET /tables/{old}", 404) == "server-no-table"

    run(test)


def test_admin_without_a_server_and_what_it_refuses(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = ["--data", str(tmp_path / "data"), "--language", "en"]
    assert main(["admin", "tables", *data]) == 1
    assert "There is no server data" in capsys.readouterr().err
    assert main(["admin", "close", *data]) == 1
    assert "needs a SUBJECT" in capsys.readouterr().err

    async def make() -> None:
        async with served(tmp_path / "data") as serving, Person(serving.address) as ana:
            await ana.ask("POST /tables", game=GAME, chairs=["me", "open"], name="Ana")
            with pytest.raises(SystemExit):
                raise SystemExit(await asyncio.to_thread(main, ["admin", "restore", "x", *data]))
            assert "The server is running" in capsys.readouterr().err

    run(make)
    assert main(["admin", "tables", *data]) == 0
    assert GAME in capsys.readouterr().out
    assert main(["admin", "people", *data]) == 0
    assert "Ana" in capsys.readouterr().out
    assert main(["admin", "mute", "x", *data]) == 1
    assert "not a number" in capsys.readouterr().err
    (tmp_path / "junk").write_text("junk", encoding="utf-8")
    assert main(["admin", "restore", str(tmp_path / "junk"), *data]) == 1
    assert "is not a server backup" in capsys.readouterr().err
    assert main(["admin", "backup", str(tmp_path / "junk"), *data]) == 1
    assert "exists already" in capsys.readouterr().err
    assert main(["admin", "prune", "0", *data]) == 0
    assert "One table deleted." in capsys.readouterr().out


@pytest.fixture
def own_logging() -> Iterator[None]:
    """The command sets up logging for its process, which here is that of the tests."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = before, level


@contextmanager
def serving_process(folder: Path, *options: str, **variables: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    command = [sys.executable, "-c", START, "serve", "--port", "0", "--data", str(folder), *options]
    environment = os.environ | {"ZOCO_LANGUAGE": "en"} | variables
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        try:
            yield process, next(word for word in line.split() if word.startswith("http"))
        finally:
            process.kill()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_serve_prints_its_address_and_stops_cleanly(number: signal.Signals, tmp_path: Path) -> None:
    with serving_process(tmp_path, "--workers", "1") as (process, address):

        async def ask() -> None:
            async with aiohttp.ClientSession() as session:
                assert (await session.get(f"{address}/api/health")).status == 200
                line = await session.ws_connect(f"{address}/api/socket")
                process.send_signal(number)
                assert (await line.receive()).data == aiohttp.WSCloseCode.SERVICE_RESTART

        asyncio.run(ask())
        assert process.wait(30) == 0
        assert process.stderr is not None
        for line in process.stderr.read().splitlines():
            assert json.loads(line)["level"] == "info", line


def test_requests_are_answered_while_the_rules_are_compiled_for_the_first_time(tmp_path: Path) -> None:
    with serving_process(tmp_path / "data", "--workers", "1", ZOCO_CACHE=str(tmp_path / "cache")) as (process, address):

        async def ask() -> None:
            async with Person(address) as ana:
                plan: dict[str, Any] = {"game": GAME, "chairs": ["me", "open"], "name": "Ana"}
                assert await ana.refused("GET /ready", 503) == "server-compiling"
                assert await ana.refused("POST /tables", 503, **plan) == "server-compiling"
                line = await ana.line()
                assert "refused" not in await line.answer("ping")
                assert (await ana.ask("GET /games"))["games"][0]["ready"] is False
                async with ana.session.get(f"{address}/") as page:
                    assert page.status in (200, 404)  # where the app was built, or not
                assert (await ana.ask("GET /health"))["ready"] == dict.fromkeys(zoco.GAMES, False)
                await line.close()

        asyncio.run(ask())
        process.terminate()
        assert process.wait(30) == 0
        assert process.stderr is not None
        logged = [json.loads(line) for line in process.stderr.read().splitlines()]
        assert [line["game"] for line in logged if line["what"] == "compiling"] == [zoco.all_rules()[0].name]


@pytest.mark.usefixtures("own_logging")
def test_two_servers_cannot_share_a_folder_nor_a_port(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with serving_process(tmp_path / "a", "--workers", "1") as (process, address):
        port = address.rpartition(":")[2]
        asked = ["serve", "--language", "en", "--port"]
        assert main([*asked, "0", "--data", str(tmp_path / "a")]) == 1
        assert "Another server is already using" in capsys.readouterr().err
        assert main([*asked, port, "--data", str(tmp_path / "b")]) == 1
        assert "Cannot listen on" in capsys.readouterr().err
        assert main([*asked, "0", "--data", str(tmp_path / "b"), "--limit", "nonsense=1"]) == 1
        assert "is not a limit" in capsys.readouterr().err
        process.terminate()
        process.wait(30)


def test_pages_are_served_with_the_right_headers(tmp_path: Path) -> None:
    async def test() -> None:
        web = tmp_path / "web"
        (web / "assets").mkdir(parents=True)
        (web / "index.html").write_text("<p>Zoco", encoding="utf-8")
        (web / "worker.js").write_text("1", encoding="utf-8")
        (web / "assets" / "app-Ab3dEf9h.js").write_text("2", encoding="utf-8")
        pages = Pages(folder=web)
        found = {name: page.caching for name, page in pages.pages.items()}
        assert found["index.html"] == found["worker.js"] == "no-cache"
        assert "immutable" in found["assets/app-Ab3dEf9h.js"]
        assert pages.pages["worker.js"].kind == "text/javascript"

    run(test)
