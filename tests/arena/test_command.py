"""`zoco arena`: what it shows, what it keeps, and that interruptions and processes change nothing."""

import itertools
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.arena.conftest import Run
from tests.sample import GAME
from tests.test_cli_processes import Started
from zoco import cli
from zoco.arena.book import Book
from zoco.arena.match import Match, Played, Thinking, play_game
from zoco.arena.standings import Standings
from zoco.arena.statistics import Sprt
from zoco.commands import arena


def lines_of(path: Path) -> list[str]:
    return sorted(path.read_text().splitlines())


def without_times(report: str) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(report)
    for bot in data["bots"]:
        del bot["mean_milliseconds"], bot["longest_milliseconds"]
    return data


# ---- telling


def test_the_report_tells_what_happened(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = itertools.count()  # at a clock by which every decision takes longer than the one before
    monkeypatch.setattr("zoco.arena.match.perf_counter", lambda: next(ticks) ** 2 / 1000)
    status, said, complaints = run("random", "own:Last", "--players", "3", "--games", "7", "--json")
    assert status == 0
    assert "9 games will be played: they come in groups of 3" in complaints
    report = json.loads(said)
    records = [
        json.loads(line) for line in (folder / f"{GAME}-random-own_Last-3p-seed1.jsonl").read_text().splitlines()
    ]
    assert [record["seed"] for record in records] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert report["games"] == len(records) == 9
    for bot in report["bots"]:
        sat = [(record, seat) for record in records for seat, name in enumerate(record["bots"]) if name == bot["bot"]]
        shares = [share_of(record, seat) for record, seat in sat]
        assert bot["games"] == 9
        assert bot["first"] == pytest.approx(sum(shares) / len(sat), abs=1e-6)
        assert bot["first_interval"][0] <= bot["first"] <= bot["first_interval"][1]
        assert bot["points"] == pytest.approx(
            sum(record["result"]["points"][seat] for record, seat in sat) / len(sat), abs=1e-4
        )
        for place in range(3):
            there = [share_of(record, seat) for record, seat in sat if seat == place]
            assert bot["first_by_seat"][place] == pytest.approx(sum(there) / len(there), abs=1e-6)
        assert 0 < bot["mean_milliseconds"] < bot["longest_milliseconds"]
        assert bot["late"] == 0
    assert report["bots"][1]["rating"] == report["bots"][1]["rating_plus_minus"] == 0
    assert report["seats"] == pytest.approx(
        [sum(share_of(r, seat) for r in records) / 9 for seat in range(3)], abs=1e-6
    )
    assert report["decisions_per_game"] == pytest.approx(sum(len(r["moves"]) for r in records) / 9, abs=0.01)
    assert 1 < report["turns_per_game"] <= report["decisions_per_game"]


def share_of(record: dict[str, Any], seat: int) -> float:
    winners = record["result"]["winners"]
    return 1 / len(winners) if seat in winners else 0.0


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_tables_fit_a_terminal_of_80_columns(run: Run, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    slow = Thinking(10, 5.0, 1.7125, 3)
    monkeypatch.setattr(arena, "play_game", lambda _, number: (Played(number, [100] * 4, [0], 9, 4, [slow] * 4), "{}"))
    said = run("search:1000ms", "random", "--players", "4", "--games", "4", "--language", language)[1]
    for row in ("search:1000ms", "random"):
        figures = " ".join(line for line in said.splitlines() if f"│ {row} " in line)
        assert figures.count("│") == 6 + 8, said
        assert "…" not in figures


def test_the_table_says_the_same_as_json(run: Run) -> None:
    report = json.loads(run("random", "own:First", "--games", "4", "--json")[1])
    status, table, _ = run("random", "own:First", "--games", "4")
    assert status == 0
    cells = [[cell.strip() for cell in line.split("│")[1:-1]] for line in table.splitlines()]
    for bot in report["bots"]:
        assert arena.strength_row(bot) in cells
        assert arena.seats_row(bot) in cells
    assert ["all", *[f"{first:.1%}" for first in report["seats"]], "", ""] in cells
    assert f"{report['decisions_per_game']:.1f} decisions in {report['turns_per_game']:.1f} turns" in table


def test_late_decisions_are_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Thinking(10, 5.0, 0.7125, 3)
    monkeypatch.setattr(arena, "play_game", lambda match, number: (Played(number, [1, 0], [0], 9, 4, [slow] * 2), "{}"))
    said = run("random:500ms", "random", "--games", "2")[1]
    assert (
        "random:500ms exceeded its budget by more than a fifth and 20 ms 6 times; its longest decision took 712 ms"
        in said
    )


# ---- the same games whatever the processes, and after an interruption


def test_the_same_seed_gives_the_same_games_whatever_the_processes(run: Run, folder: Path) -> None:
    arguments = ("random", "search:2", "--games", "4", "--seed", "9", "--json")
    one = run(*arguments, "--records", "one.jsonl", jobs=1)
    two = run(*arguments, "--records", "two.jsonl", jobs=2)
    assert (one[0], two[0]) == (0, 0)
    assert lines_of(folder / "one.jsonl") == lines_of(folder / "two.jsonl")
    assert without_times(one[1]) == without_times(two[1])


def test_an_interrupted_match_goes_on_where_it_stopped(run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    arguments = ("random", "own:Last", "--games", "6", "--json")
    whole = run(*arguments, "--records", "whole.jsonl")
    monkeypatch.setattr(arena, "play_game", until_interrupted(3))
    status, said, complaints = run(*arguments, "--records", "left.jsonl")
    assert (status, json.loads(said)["games"]) == (130, 3)
    assert "Interrupted after 3 of 6 games" in complaints
    assert "3 games are kept in left.jsonl." in complaints
    played: list[int] = []

    def play(match: Match, number: int) -> tuple[Played, str]:
        played.append(number)
        return play_game(match, number)

    monkeypatch.setattr(arena, "play_game", play)
    status, said, complaints = run(*arguments, "--records", "left.jsonl")
    assert "3 of 6 games have been played already." in complaints
    assert played == [3, 4, 5]
    assert (status, without_times(said)) == (0, without_times(whole[1]))
    assert (folder / "left.jsonl").read_bytes() == (folder / "whole.jsonl").read_bytes()
    assert run(*arguments, "--records", "left.jsonl")[1] == said


def until_interrupted(games: int) -> Callable[[Match, int], tuple[Played, str]]:
    def play(match: Match, number: int) -> tuple[Played, str]:
        if number == games:
            raise KeyboardInterrupt
        return play_game(match, number)

    return play


def test_an_interruption_before_the_first_game_leaves_nothing(
    run: Run, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(arena, "play_game", until_interrupted(0))
    assert run("random", "--games", "2") == (130, "", "Interrupted.\n")
    assert not list(folder.glob("*.jsonl*"))


def test_a_finished_match_goes_on_with_more_games(run: Run, folder: Path) -> None:
    run("random", "own:Last", "--games", "2", "--records", "more.jsonl")
    run("random", "own:Last", "--games", "4", "--records", "more.jsonl")
    run("random", "own:Last", "--games", "4", "--records", "at-once.jsonl")
    assert (folder / "more.jsonl").read_bytes() == (folder / "at-once.jsonl").read_bytes()
    fewer = json.loads(run("random", "own:Last", "--games", "2", "--records", "more.jsonl", "--json")[1])
    assert fewer["games"] == 2


@pytest.mark.parametrize("torn", ["half a record", "half a note", "a record without its note", "half a heading"])
def test_what_an_accident_left_is_played_again(run: Run, folder: Path, torn: str) -> None:
    arguments = ("random", "own:Last", "--games", "4", "--records", "torn.jsonl")
    run(*arguments)
    records, notes = folder / "torn.jsonl", folder / "torn.jsonl.match"
    whole = records.read_bytes()
    lines, noted = whole.splitlines(keepends=True), notes.read_bytes().splitlines(keepends=True)
    if torn == "half a record":
        records.write_bytes(b"".join(lines[:3]) + lines[3][:50])
        notes.write_bytes(b"".join(noted[:4]))
    elif torn == "half a note":
        notes.write_bytes(b"".join(noted[:4]) + noted[4][:20])
    elif torn == "a record without its note":
        notes.write_bytes(b"".join(noted[:4]))
    else:
        records.write_bytes(b"")
        notes.write_bytes(noted[0][:10])
    assert run(*arguments)[0] == 0
    assert records.read_bytes() == whole
    assert len(notes.read_bytes().splitlines()) == 5


def test_records_replay_with_the_bots_in_their_seats(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    run("random", "own:Last", "--games", "2", "--records", "games.jsonl")
    assert cli.main(["replay", "games.jsonl"]) == 0
    assert "2 of 2 games verified." in capsys.readouterr().out


def test_ctrl_c_ends_all_processes_and_keeps_every_game(folder: Path) -> None:
    arguments = ("arena", GAME, "random", "random", "--games", "1000000", "--jobs", "2", "--json")
    for _ in range(2):
        started = Started(*arguments, "--records", "left.jsonl")
        started.wait_for(r"[1-9]\d*/1000000.*random \d")
        assert started.interrupt() == 130
        report = json.loads(started.out)
        assert report["games"] == len(lines_of(folder / "left.jsonl"))
        assert report["games"] == len(lines_of(folder / "left.jsonl.match")) - 1
    assert "games have been played already" in started.seen


# ---- what it refuses


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        (("random", "own:First"), "bots is ['random', 'own:First'] there, not ['random', 'own:Last']"),
        (("random", "own:Last", "--players", "3"), "players is 3 there, not 2"),
        (("random", "own:Last", "--seed", "2"), "seed is 2 there, not 1"),
    ],
)
def test_a_file_of_another_match_is_left_alone(run: Run, folder: Path, changes: tuple[str, ...], words: str) -> None:
    run(*changes, "--games", "1", "--records", "games.jsonl")
    before = (folder / "games.jsonl").read_bytes(), (folder / "games.jsonl.match").read_bytes()
    status, said, complaints = run("random", "own:Last", "--records", "games.jsonl")
    assert (status, said) == (1, "")
    assert f"games.jsonl holds another match: {words}." in complaints
    assert before == ((folder / "games.jsonl").read_bytes(), (folder / "games.jsonl.match").read_bytes())


def test_files_that_are_no_match_are_left_alone(run: Run, folder: Path) -> None:
    (folder / "games.jsonl").write_text('{"zoco": 1}\n')
    assert "no match of the arena: games.jsonl.match is missing" in run("random", "--records", "games.jsonl")[2]
    assert not (folder / "games.jsonl.match").exists()
    for notes in ("", "half", "\xff\n", "[]\n", "[]\n{}\n", "{}\n{}\n{}\n", '{"arena": 1}\n5\n'):
        (folder / "games.jsonl.match").write_text(notes)
        status, said, complaints = run("random", "--records", "games.jsonl")
        assert (status, said, complaints.count("\n")) == (1, "", 1), notes
        assert (folder / "games.jsonl").read_text() == '{"zoco": 1}\n'


def test_two_arenas_do_not_write_to_the_same_file(run: Run, folder: Path) -> None:
    with Book(folder / "games.jsonl", {}):
        status, said, complaints = run("random", "--records", "games.jsonl")
    assert (status, said) == (1, "")
    assert "games.jsonl is in use" in complaints


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("random", "--players", "5"), "2 to 4 players, not 5"),
        (("random", "--seed", "-1"), "A seed is"),
        (("random", "--seed", str(2**63 - 2), "--games", "50"), "A seed is"),
        (("random", "--edition", "kosmos-1999"), "no edition “kosmos-1999”"),
        (("random", "--records", "."), ". is not a regular file"),
        (("random", "--records", "/dev/null"), "/dev/null is not a regular file"),
        (("random", "--records", "no/such/folder"), "cannot be written: No such file or directory"),
        (("random", "random", "random", "--sprt", "0,20"), "--sprt decides between two bots, not 3"),
        (("clever",), "There is no bot 'clever'. There are random, greedy, search"),
        (("search:soon",), "The budget of the bot 'search:soon' cannot be 'soon': it is a time such as 500ms"),
        (("search:0ms",), "cannot be '0ms'"),
        (("missing:Bot",), "'missing:Bot' cannot be made: ModuleNotFoundError: No module named 'missing'"),
        (("own:Missing",), "'own:Missing' cannot be made: AttributeError"),
        (("own:Seedless",), "'own:Seedless' cannot be made: TypeError"),
        (("own:NoBot",), "'own:NoBot' is not a bot: it needs a method choose(seat_view, budget)"),
        (("broken:Bot",), "'broken:Bot' cannot be made: SyntaxError"),
    ],
)
def test_arena_refuses(run: Run, folder: Path, arguments: tuple[str, ...], words: str) -> None:
    (folder / "broken.py").write_text("def class")
    status, said, complaints = run(*arguments)
    assert (status, said) == (1, "")
    assert words in complaints
    assert complaints.count("\n") == 1
    assert not list(folder.glob("*.jsonl*"))


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_goes_wrong_stops_the_match_and_every_game_is_kept(run: Run, folder: Path, jobs: int) -> None:
    (folder / "late.py").write_text(
        "from own import First\n"
        "class Bot(First):\n"
        "    def go_wrong(self, seat_view):\n"
        "        if seat_view.seat == 1:\n"
        "            raise RuntimeError('tired')\n"
        "        return seat_view.actions[-1]\n"
    )
    status, said, complaints = run("late:Bot", "random", "--games", "2", jobs=jobs)
    assert (status, said) == (1, "")
    assert "Game 2 of the match stopped at decision " in complaints
    assert "at seat 1: The bot late:Bot failed: RuntimeError: tired" in complaints
    assert "Traceback" not in complaints
    records = folder / f"{GAME}-late_Bot-random-2p-seed1.jsonl"
    assert records.exists() == ("1 game is kept in" in complaints)
    assert not records.exists() or len(lines_of(records)) == 1
    assert jobs == 2 or records.exists()


# ---- the sequential test


def results(match: Match, score: Callable[[int], list[int]]) -> list[Played]:
    """Games whose winning bots are given by number."""
    return [
        Played(number, [0, 0], [match.seats(number).index(bot) for bot in score(number)], 9, 4, [Thinking()] * 2)
        for number in range(400)
    ]


def test_the_verdict_does_not_depend_on_which_game_ends_first() -> None:
    match = Match(GAME, None, 2, ("a", "b"), 1)
    games = results(match, lambda number: [0, 1] if number % 5 == 0 else [number % 3 == 0])
    in_order, in_pairs = Standings(match, 400, Sprt(0, 60), []), Standings(match, 400, Sprt(0, 60), [])
    for standings, order in ((in_order, games), (in_pairs, games[::-1])):
        for game in order:
            standings.add(game)
    assert in_order.verdict == "stronger"
    assert 20 < in_order.tested < 300
    assert in_order.tested % 2 == 0
    assert in_order.report() == in_pairs.report()
    assert in_order.report()["games"] == in_order.tested


def test_the_match_stops_when_it_is_decided(run: Run, folder: Path) -> None:
    arguments = ("random", "random", "--games", "400", "--sprt=-900,-500", "--records", "games.jsonl")
    report = json.loads(run(*arguments, "--json")[1])
    assert report["sprt"]["verdict"] == "stronger"
    assert report["sprt"]["ratio"] >= 2.94
    assert report["games"] == len(lines_of(folder / "games.jsonl")) < 40
    status, said, _ = run(*arguments)
    assert status == 0
    assert "Decided: random is stronger than random by -500 Elo rather than by -900" in said
    assert report["games"] == len(lines_of(folder / "games.jsonl"))


@pytest.mark.slow
def test_the_verdict_does_not_depend_on_the_processes(run: Run) -> None:
    arguments = ("random", "random", "--games", "400", "--sprt=-900,-500", "--json")
    one, two = (run(*arguments, "--records", f"{jobs}.jsonl", jobs=jobs)[1] for jobs in (1, 2))
    assert without_times(one) == without_times(two)


def test_what_is_not_decided_is_said(run: Run) -> None:
    said = run("random", "own:First", "--players", "3", "--games", "3", "--sprt", "0,1")[1]
    assert "Not decided whether random is stronger than own:First by 0 or by 1 Elo" in said


def test_a_progress_bar_shows_the_standings() -> None:
    match = Match(GAME, None, 2, ("a", "b"), 1)
    standings = Standings(match, 400, None, results(match, lambda number: [0] if number % 4 else [0, 1])[:8])
    assert standings.line() == "a 87.5% · b 12.5%"
    assert not standings.done
    assert standings.missing() == list(range(8, 400))
