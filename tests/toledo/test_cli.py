"""The command `zoco` in one process: its help, and what it simulates."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.toledo.command import Run
from zoco.core.game import Game
from zoco.messages import languages, message, say


def without_times(report: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(report).items() if "second" not in key}


# ---- help


@pytest.mark.parametrize("command", ["play", "learn", "serve", "admin", "replay", "simulate", "arena", "edition"])
@pytest.mark.parametrize("language", languages())
def test_help_teaches(run: Run, command: str, language: str) -> None:
    status, said, complaints = run("--language", language, command, "--help")
    assert (status, complaints) == (0, "")
    examples = say(message(f"help-{command}-examples", game=zoco.GAMES[0]), language)
    assert f"zoco {command}" in examples
    assert examples in said


@pytest.mark.parametrize("where", [("--language", "de", "edition", "toledo"), ("edition", "toledo", "--language=de")])
def test_the_language_may_come_before_or_after_the_command(run: Run, where: tuple[str, ...]) -> None:
    assert run(*where)[1] == run("--language", "de", "edition", "toledo")[1]
    assert run("--language", "xx", "edition", "toledo")[0] == 2


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("chess",),
        ("play",),
        ("play", "chess"),
        ("simulate", "toledo", "--games", "0"),
        ("simulate", "toledo", "--games", "-3"),
        ("simulate", "toledo", "--games", "1.5"),
        ("simulate", "toledo", "--games", "9" * 5000),
        ("simulate", "toledo", "--jobs", "0"),
        ("simulate", "toledo", "--game", "5"),
        ("arena", "toledo"),
        ("arena", "toledo", "random", "--sprt", "20"),
        ("arena", "toledo", "random", "random", "--sprt", "20,0"),
        ("arena", "toledo", "random", "random", "--sprt", "nan,0"),
        ("replay",),
        ("replay", "x", "--game", "0"),
        ("replay", "x", "--move", "first"),
    ],
)
def test_misuse_is_told_with_the_usage(run: Run, arguments: tuple[str, ...]) -> None:
    status, said, complaints = run(*arguments)
    assert (status, said) == (2, "")
    assert complaints.startswith("usage: zoco")


# ---- simulate


def test_simulate_tells_what_happened(run: Run) -> None:
    status, said, complaints = run(
        "simulate", "toledo", "--players", "3", "--games", "40", "--seed", "1", "--jobs", "1", "--json"
    )
    report = json.loads(said)
    assert (status, complaints, report["games"]) == (0, "", 40)
    games = [some_seed(seed) for seed in range(1, 41)]
    assert report["decisions"] == sum(len(game.moves) for game in games)
    assert report["points"] == [round(sum(game.points[seat] for game in games) / 40, 4) for seat in range(3)]
    shares = [sum(1 / len(game.winners) for game in games if seat in game.winners) / 40 for seat in range(3)]
    assert report["wins"] == pytest.approx(shares, abs=1e-6)
    assert report["ends"] == {
        ending: sum(game.ending == ending for game in games) for ending in ("final-round", "deadlock")
    }
    lengths = sorted(len(game.moves) for game in games)
    assert report["decisions_per_game"]["median"] == (lengths[19] + lengths[20]) / 2
    assert 0 < report["seconds"] < 10


def some_seed(seed: int) -> Game:
    game = zoco.toledo.new(players=3, seed=seed)
    for action in game.random_future(zoco.core.chance.new_dice(seed, 1)):
        game.act(action)
    return game


def test_the_table_says_the_same_as_json(run: Run) -> None:
    arguments = ("simulate", "toledo", "--players", "4", "--games", "30", "--seed", "5", "--jobs", "1")
    report = json.loads(run(*arguments, "--json")[1])
    status, table, complaints = run(*arguments)
    assert (status, complaints) == (0, "")
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in table.splitlines()]
    assert ["games", "30"] in cells
    assert ["decisions", f"{report['decisions']:,}"] in cells
    for seat in range(4):
        assert [str(seat), f"{report['points'][seat]:.2f}", f"{report['wins'][seat]:.2%}"] in cells
    for word in ("games per second", "decisions per second", "decisions per game", "final round", "deadlock"):
        assert word in table


def test_the_same_seed_gives_the_same_games_whatever_the_processes(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "toledo", "--players", "2", "--games", "31", "--seed", "9", "--json")
    one = run(*arguments, "--jobs", "1", "--records", "one.jsonl", "--legal")
    two = run(*arguments, "--jobs", "2", "--records", "two.jsonl", "--legal")
    plain = run(*arguments, "--jobs", "1")
    assert without_times(one[1]) == without_times(two[1]) == without_times(plain[1])
    assert (tmp_path / "one.jsonl").read_bytes() == (tmp_path / "two.jsonl").read_bytes()
    assert [path.name for path in sorted(tmp_path.iterdir())] == ["one.jsonl", "two.jsonl"]


def test_records_replay_and_hold_every_legal_set(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "toledo", "--players", "3", "--games", "3", "--seed", "4", "--jobs", "1")
    run(*arguments, "--records", "plain.jsonl")
    run(*arguments, "--records", "legal.jsonl", "--legal")
    plain = [json.loads(line) for line in (tmp_path / "plain.jsonl").read_text().splitlines()]
    legal = [json.loads(line) for line in (tmp_path / "legal.jsonl").read_text().splitlines()]
    assert [record["seed"] for record in plain] == [4, 5, 6]
    for record, with_legal in zip(plain, legal, strict=True):
        sets = with_legal.pop("legal")
        assert with_legal == record
        assert len(sets) == len(record["moves"])
        assert all(move in choices for move, choices in zip(record["moves"], sets, strict=True))
    status, said, complaints = run("replay", "legal.jsonl")
    assert (status, complaints) == (0, "")
    assert "3 of 3 games verified." in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--players", "1"), "2 to 4 players, not 1"),
        (("--players", "5"), "2 to 4 players, not 5"),
        (("--players", "-2"), "2 to 4 players, not -2"),
        (("--seed", "-1"), "not -1"),
        (("--seed", str(2**63)), f"not {2**63}"),
        (("--seed", str(2**63 - 2), "--games", "5"), "A seed is"),
        (("--legal",), "--records FILE"),
        (("--edition", "kosmos-1999"), "no edition “kosmos-1999”"),
        (("--edition", "missing.toml"), "missing.toml cannot be read"),
        (("--records", "."), "cannot be written: Is a directory"),
        (("--records", "no/such/folder/x.jsonl"), "cannot be written: No such file or directory"),
        (("--records", "x" * 255), "cannot be written: File name too long"),
    ],
)
def test_simulate_refuses(run: Run, tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    status, said, complaints = run("simulate", "toledo", "--games", "3", "--jobs", "1", *arguments)
    assert (status, said) == (1, "")
    assert words in complaints
    assert complaints.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_a_link_stays_a_link_and_a_pipe_a_pipe(run: Run, tmp_path: Path) -> None:
    (tmp_path / "real.jsonl").write_text("old\n")
    (tmp_path / "link.jsonl").symlink_to("real.jsonl")
    os.mkfifo(tmp_path / "pipe")
    reader = os.open(tmp_path / "pipe", os.O_RDONLY | os.O_NONBLOCK)
    for name in ("link.jsonl", "pipe"):
        assert run("simulate", "toledo", "--games", "1", "--jobs", "1", "--records", name)[0] == 0
    assert (tmp_path / "link.jsonl").is_symlink()
    assert (tmp_path / "pipe").is_fifo()
    assert os.read(reader, 10**6) == (tmp_path / "real.jsonl").read_bytes()
    os.close(reader)


def test_a_run_that_fails_leaves_the_old_file_alone(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError(28, "No space left on device")))
    (tmp_path / "games.jsonl").write_text("old\n")
    status, said, complaints = run("simulate", "toledo", "--games", "2", "--jobs", "1", "--records", "games.jsonl")
    assert (status, said) == (1, "")
    assert "games.jsonl cannot be written: No space left on device" in complaints
    assert (tmp_path / "games.jsonl").read_text() == "old\n"
    assert [path.name for path in tmp_path.iterdir()] == ["games.jsonl"]


def test_an_unwritable_cache_is_told_once(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("zoco.core.compiling.open_cache", lambda _: None)
    monkeypatch.setattr("zoco.core.compiling.WARM", set())
    monkeypatch.setenv("ZOCO_CACHE", "/dev/null/below")
    status, said, complaints = run("simulate", "toledo", "--games", "20", "--jobs", "1", "--records", "g.jsonl")
    assert (status, complaints.count("/dev/null/below cannot be written")) == (0, 1)
    assert "games" in said
