"""The command `zoco` in one process: what it shows, what it refuses, and that nothing which comes in breaks it."""

import io
import json
import os
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from zoco import cli
from zoco.core.game import Game
from zoco.messages import languages, message, say

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module", autouse=True)
def compiled_rules() -> None:
    zoco.rules_of("toledo").warm_up()


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """Calls the command in a folder of its own; returns the exit status, what it said and what it complained about."""
    monkeypatch.setenv("ZOCO_LANGUAGE", "en")
    monkeypatch.setenv("COLUMNS", "120")
    monkeypatch.chdir(tmp_path)

    def call(*arguments: str) -> tuple[int, str, str]:
        try:
            status = cli.main(arguments)
        except SystemExit as leaving:
            status = int(leaving.code or 0)
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def some_game(decisions: int = 12) -> Game:
    game = zoco.toledo.new(players=3, seed=7)
    for action in game.random_future(zoco.core.chance.new_dice(7, 1))[:decisions]:
        game.act(action)
    return game


def write(path: Path, *records: Any) -> str:
    path.write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")
    return str(path)


def without_times(report: str) -> dict[str, Any]:
    return {key: value for key, value in json.loads(report).items() if "second" not in key}


# ---- help


@pytest.mark.parametrize("command", ["play", "serve", "admin", "replay", "simulate", "arena", "edition"])
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


# ---- replay


def test_replay_shows_any_moment(run: Run, tmp_path: Path) -> None:
    game = some_game()
    game.names = ["Ana", "Ben", "Cleo"]
    path = write(tmp_path / "game.jsonl", game.record())
    status, said, complaints = run("replay", path)
    assert (status, complaints) == (0, "")
    assert "Toledo after 12 of 12 decisions" in said
    assert f"The game is not over; {game.seat_names()[game.seat]} is on turn." in said
    said = run("replay", path, "--move", "5", "--seat", "2")[1]
    assert "Toledo after 5 of 12 decisions" in said
    assert f"Move 5: {game.seat_names()[game.at(5).seat]} decides: {game.moves[5]}" in said
    for index in range(5):
        for sentence in game.told(index, 2):
            assert sentence in said


def test_replay_says_what_people_did_beside_their_decisions(run: Run, tmp_path: Path) -> None:
    game = some_game()
    game.names = ["Ana", "Ben", "Cleo"]
    game.substitute(1, "master")
    game.end("resigned", 1)
    path = write(tmp_path / "game.jsonl", game.record())
    status, said, complaints = run("replay", path)
    assert (status, complaints) == (0, "")
    assert "A bot plays for Ben." in said
    assert "Ben resigned." in said
    assert "Final score (resignation)" in said
    assert ("Ana ★" in said, "Ben ★" in said, "Cleo ★" in said) == (True, False, True)


def test_replay_lists_games_and_scores_the_last_moment(run: Run, tmp_path: Path) -> None:
    games = [some_seed(seed) for seed in (1, 2)]
    path = write(tmp_path / "games.jsonl", *[game.record() for game in games])
    listed = run("replay", path)[1]
    for number, game in enumerate(games, 1):
        points = " ".join(str(point) for point in game.points)
        assert re.search(rf"{number} │ Toledo │ 3 .* {len(game.moves)} │ .* │ {points} ", listed)
    shown = run("replay", path, "--game", "2")[1]
    names = games[1].seat_names()
    for seat, points_of_seat in enumerate(games[1].points):
        star = " ★" if seat in games[1].winners else ""
        assert re.search(rf"│ {names[seat]}{star} .* {points_of_seat} │", shown)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--move", "13"), "no moment 13"),
        (("--move", "-1"), "no moment -1"),
        (("--move", "9" * 4000), "no moment 99999999999999999999…"),
        (("--seat", "9" * 40), "no seat 99999999999999999999…"),
        (("--game", "9" * 40), "has no game 99999999999999999999…"),
        (("--seat", "3"), "no seat 3"),
        (("--seat", "-1"), "no seat -1"),
        (("--game", "2"), "has no game 2; it holds 1"),
        (("--edition", "other-rows"), "the edition “kosmos-2008”, but this is “other-rows@"),
        (("--edition", "missing.toml"), "missing.toml cannot be read"),
    ],
)
def test_replay_refuses(run: Run, tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    status, _, complaints = run("replay", write(tmp_path / "game.jsonl", some_game().record()), *arguments)
    assert status == 1
    assert words in complaints
    assert complaints.count("zoco: ") == 1


def test_a_moment_needs_a_game(run: Run, tmp_path: Path) -> None:
    path = write(tmp_path / "games.jsonl", some_game().record(), some_game().record())
    status, _, complaints = run("replay", path, "--move", "3")
    assert status == 1
    assert "holds 2 games: say with --game" in complaints


def change(**keys: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda record: record | keys


def swap_first_cards(record: dict[str, Any]) -> dict[str, Any]:
    shuffle = record["shuffles"][0]
    return record | {"shuffles": [[*shuffle[:-1], next(card for card in shuffle if card != shuffle[-1])]]}


WRONG: list[tuple[Callable[[dict[str, Any]], Any], str]] = [
    (lambda record: record | {"moves": [*record["moves"][:4], "duel 0"]}, r"Game 1, move 4: .*\(T\d+\.\d+\)"),
    (lambda record: record | {"moves": ["enter", *record["moves"]]}, r"Game 1, move 0: .*\(T\d+\.\d+\)"),
    (lambda record: record | {"moves": [*record["moves"], "fly"]}, "Game 1, move 12: “fly” is not a decision"),
    (lambda record: record | {"moves": ["move 9"]}, "Game 1, move 0: “move 9” cannot be read"),
    (change(moves=["\x1b[2J" * 9]), "Game 1, move 0: “�.2J"),
    (change(moves="draw"), "“moves” must be a list of texts"),
    (change(moves=[1, 2]), "“moves” must be a list of texts"),
    (change(players=1), "2 to 4 players, not 1"),
    (change(players=10**400), "2 to 4 players, not 1000"),
    (change(players=True), "“players” must be a whole number"),
    (change(players="3"), "“players” must be a whole number"),
    (change(game="chess\x1b]0;x\x07"), "no game “chess�]0;x�”"),
    (change(game=["toledo"]), "“game” must be a text"),
    (change(edition="/dev/zero"), "no edition “/dev/zero”"),
    (change(edition="no\0file.toml"), "no edition “no�file.toml”"),
    (change(edition="x" * 10**6), "no edition “x{80}”"),
    (change(edition="other-rows"), "the record was played with the edition “other-rows”"),
    (change(zoco=3), "format 3; this program reads formats up to 2"),
    (change(zoco=2), "“zoco” is 2, but a record like this says 1"),
    (change(zoco="1"), "key “zoco”"),
    (change(zoco=10**300), "format 1000"),
    (change(shuffles=[]), "shuffle 0 is missing"),
    (change(shuffles=[["4va"] * 84]), "shuffle 0 is not made of the cards"),
    (change(shuffles=[["4va"] * 10**5]), "shuffle 0 is not made of the cards"),
    (change(shuffles=[["9zz\x1b[31m"]]), "“9zz�.31m”"),
    (change(shuffles=[[[]]]), "“shuffles” must be a list of lists of texts"),
    (swap_first_cards, "shuffle 0 is not made of the cards"),
    (lambda record: record | {"shuffles": record["shuffles"] * 2}, "2 shuffles, but only 1 happened"),
    (change(result={"points": [0, 0, 0], "winners": [0]}), "the game is not over"),
    (change(result=7), "“result” must be an object"),
    (change(names=["a"]), "“names” must have one entry for each of the 3 seats"),
    (change(names=[1, 2, 3]), "“names” must be a list of texts"),
    (change(bots="random"), "“bots” must be"),
    (change(undone=[[99, ["draw"]]]), "“undone” speaks of move 99"),
    (change(undone=[[-(10**300), []]]), "“undone” speaks of move"),
    (change(undone=[[0, ["enter"]]]), "Game 1, move 0"),
    (change(legal=[]), "0 legal sets for 12 moves"),
    (change(legal=[["\x1b[H"]] * 12), "the legal decisions are others"),
    (change(**{"extra\x1b[1m": 1}), "key “extra�.1m” does not belong"),
    (lambda record: {key: record[key] for key in record if key != "moves"}, "the key “moves” is missing"),
    (lambda _: [], "a record is one JSON object"),
    (lambda _: None, "a record is one JSON object"),
    (lambda _: {}, "this is not a record"),
]


@pytest.mark.parametrize(("spoil", "words"), WRONG)
def test_a_wrong_record_is_told_in_one_sentence(
    run: Run, tmp_path: Path, spoil: Callable[[dict[str, Any]], Any], words: str
) -> None:
    status, said, complaints = run("replay", write(tmp_path / "game.jsonl", spoil(some_game().record())))
    assert (status, said) == (1, "")
    assert re.search(words, complaints), complaints
    assert complaints.count("\n") == 1
    assert complaints[:-1].isprintable()
    assert len(complaints) < 600


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "holds no games"),
        (b"\n \n", "holds no games"),
        (b"\x7fELF\x00\xff\xfe\n", "Game 1: the line is not JSON"),
        (b"{", "Game 1: the line is not JSON"),
        (b'{"zoco": 1, "moves": ["dr', "Game 1: the line is not JSON"),
        (b"[" * 10**6, "Game 1: the line is not JSON"),
        (b'{"zoco": 1, "zoco": 1}', "the same key twice"),
        (b'{"zoco": NaN}', "NaN is not JSON"),
        (b'{"zoco": ' + b"9" * 10**5 + b"}", "Game 1: the line is not JSON"),
        (b"7" * 64_000_001, "longer than 64,000,000 bytes"),
    ],
    ids=lambda given: ascii(given[:30]),
)
def test_a_broken_file_is_told_in_one_sentence(run: Run, tmp_path: Path, content: bytes, words: str) -> None:
    (tmp_path / "games.jsonl").write_bytes(content)
    status, said, complaints = run("replay", "games.jsonl")
    assert (status, said) == (1, "")
    assert words in complaints
    assert complaints.count("\n") == 1


@pytest.mark.parametrize(
    ("name", "words"),
    [
        (".", "Is a directory"),
        ("missing", "No such file"),
        ("a\x1b[1m", "a�[1m cannot be read"),
        ("no/" * 1200, "no/no/"),
        ("x" * 5000, "xxxxx"),
    ],
    ids=lambda given: ascii(given[:30]),
)
def test_a_file_that_cannot_be_read(run: Run, name: str, words: str) -> None:
    status, said, complaints = run("replay", name)
    assert (status, said) == (1, "")
    assert words in complaints


def test_good_games_are_shown_beside_wrong_ones(run: Run, tmp_path: Path) -> None:
    good = some_game().record()
    wrong = good | {"players": 9}
    status, said, complaints = run("replay", write(tmp_path / "games.jsonl", good, *[wrong] * 30, good))
    assert status == 1
    assert "2 of 32 games verified." in said
    assert complaints.count("zoco: Game") == 20


def test_thousands_of_games_take_neither_memory_nor_screens(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("zoco.commands.replay.LISTED", 3)
    status, said, _ = run("replay", write(tmp_path / "games.jsonl", *[some_game(2).record()] * 8))
    assert status == 0
    assert said.count("│ Toledo │") == 3
    assert "… and 5 more." in said
    assert "8 of 8 games verified." in said


HOSTILE_NAMES = ["[red]x[/red]", "\x1b[2J\x1b]0;owned\x07:smile:", "\u202egnp\ud800\u2028" + "ü" * 10**6]


def test_names_cannot_steer_the_screen(run: Run, tmp_path: Path) -> None:
    game = some_seed(3)
    game.names = HOSTILE_NAMES
    path = write(tmp_path / "game.jsonl", game.record(), some_game().record() | {"names": HOSTILE_NAMES})
    said = run("replay", path)[1]
    for arguments in (("--game", "1"), ("--game", "1", "--move", "40"), ("--game", "2")):
        status, shown, complaints = run("replay", path, *arguments)
        assert (status, complaints) == (0, "")
        said += shown
    assert all(sign.isprintable() for sign in said.replace("\n", ""))
    assert "[red]x[/red]" in said
    assert "�[2J�]0;owned�:smile:" in said
    assert "�gnp��" + "ü" * 34 in said
    assert "ü" * 35 not in said


@pytest.mark.parametrize(
    ("encoding", "name"), [("ascii", 'Joerg "?" ...'), ("latin-1", 'Jörg "Ø" ...'), ("utf-8", "Jörg „Ø“ …")]
)
def test_poor_terminals_get_plain_signs(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, encoding: str, name: str
) -> None:
    record = some_game().record() | {"names": ["Jörg „Ø“ …"] * 3}
    write(tmp_path / "game.jsonl", record)
    for arguments in (("--help",), ("edition", "toledo"), ("replay", "game.jsonl"), ("replay", "missing„")):
        screen = io.BytesIO()
        for stream in ("stdout", "stderr"):
            monkeypatch.setattr(sys, stream, io.TextIOWrapper(screen, encoding=encoding, write_through=True))
        run(*arguments)
        shown = screen.getvalue().decode(encoding)
        assert len(shown) > 40
        if arguments == ("replay", "game.jsonl"):
            assert name in shown


@pytest.mark.parametrize("columns", ["40", "2"])
def test_narrow_terminals(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, columns: str) -> None:
    wide = run("edition", "toledo")[1]
    monkeypatch.setenv("COLUMNS", columns)
    path = write(tmp_path / "game.jsonl", some_seed(1).record())
    for arguments in (("replay", path), ("simulate", "toledo", "--games", "3", "--jobs", "1"), ("edition", "toledo")):
        status, said, complaints = run(*arguments)
        assert (status, complaints) == (0, "")
    if columns == "40":  # every letter is still there, if on more lines
        assert sorted(re.findall(r"\w", said)) == sorted(re.findall(r"\w", wide))


# ---- edition


def test_edition_shows_every_entry_with_its_provenance(run: Run) -> None:
    status, said, complaints = run("edition", "toledo")
    assert (status, complaints) == (0, "")
    assert "Toledo, edition kosmos-2008" in said
    for section in ("rows", "printed", "shops", "cards", "paintings", "fencing", "supply", "swords", "players"):
        assert re.search(rf"^{section} *$", said, re.MULTILINE)
    assert re.search(r"│ 15 +│ 4 +│ 4 +│ 1 +│ fact ", said)
    assert re.search(r"│ 20 21 +│ inferred ", said)


def test_another_edition_by_name_and_by_file(run: Run, tmp_path: Path) -> None:
    rules = zoco.rules_of("toledo")
    mine = rules.edition.STANDARD.read_text().replace("metal = 23", "metal = 29").replace("kosmos-2008", "mine")
    mine = mine.replace('"twelve duel tiles', '"[red]\\u001b[2J')
    (tmp_path / "mine.toml").write_text(mine)
    status, said, complaints = run("edition", "toledo", "--edition", "mine.toml")
    assert (status, complaints) == (0, "")
    assert re.search(r"edition mine@[0-9a-f]{12}", said)
    assert re.search(r"│ 29 +│ 20 +│ fact ", said)
    assert "[red]�[2J" in said
    assert "other-rows@" in run("edition", "toledo", "--edition", "other-rows")[1]


def test_a_game_of_another_edition_replays_with_it_only(run: Run, tmp_path: Path) -> None:
    standard = zoco.rules_of("toledo").edition.STANDARD.read_text()
    (tmp_path / "mine.toml").write_text(standard.replace("kosmos-2008", "mine"))
    simulated = run(
        *("simulate", "toledo", "--games", "1", "--jobs", "1", "--records", "g.jsonl", "--edition", "mine.toml")
    )
    assert simulated[0] == 0
    assert run("replay", "g.jsonl", "--edition", "mine.toml")[0] == 0
    status, _, complaints = run("replay", "g.jsonl")
    assert (status, "Game 1: There is no edition “mine@" in complaints) == (1, True)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("copies = 4", "copies = 400", "mine.toml, line LINE, fencing.0..copies: must be a whole number"),
        ("metal = 23", 'metal = "23"', "mine.toml, line LINE, supply.metal: must be a whole number"),
        ("fields = [1, 6]", "fields = [2, 6]", "mine.toml, line LINE, rows.0..fields: the rows must"),
        ("[supply]", "[supplies]", "supply: is missing"),
        ("gems = 20", "gems = 20\nrubies = 2", "line LINE, supply.rubies: is not known here"),
        ('provenance = "fact"', 'provenance = "rumour"', "line LINE, shops.provenance: must be one of fact"),
        ('name = "kosmos-2008"', 'name = "Kosmos 2008"', "line LINE, name: must be small letters"),
        ('game = "toledo"', 'game = "chess"', "line LINE, game: must be one of toledo"),
        ("[[swords]]", "[[swords]", "mine.toml is not a TOML file"),
        ("[[swords]]", "[[words]]", "mine.toml, line LINE, words: is not known here"),
    ],
)
def test_a_bad_edition_names_the_line_and_the_key(run: Run, tmp_path: Path, old: str, new: str, words: str) -> None:
    standard = zoco.rules_of("toledo").edition.STANDARD.read_text()
    mine = standard.replace(old, new, 1)
    (tmp_path / "mine.toml").write_text(mine)
    words = words.replace("LINE", str(mine[: mine.index(new) + len(new)].count("\n") + 1))
    for command in ("edition", "simulate", "play"):
        status, said, complaints = run(command, "toledo", "--edition", "mine.toml")
        assert (status, said) == (1, "")
        assert re.search(words, complaints), complaints
        assert complaints.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"a = " + b"[" * 10**5, b"#" * 1_000_001, b"rows = 1"])
def test_an_edition_that_is_none(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    status, said, complaints = run("edition", "toledo", "--edition", "mine.toml")
    assert (status, said, complaints.count("\n")) == (1, "", 1)
    assert "mine.toml" in complaints


def test_endless_and_unreadable_editions(run: Run) -> None:
    assert "larger than" in run("edition", "toledo", "--edition", "/dev/zero")[2]
    assert "Is a directory" in run("edition", "toledo", "--edition", "./")[2]


def test_an_edition_without_printed_fields_can_be_shown(run: Run, tmp_path: Path) -> None:
    standard = zoco.rules_of("toledo").edition.STANDARD.read_text()
    without = re.sub(r"\[\[printed\]\]\n(.+\n)+", "", standard).replace('name = "', 'printed = []\nname = "bare-', 1)
    (tmp_path / "bare.toml").write_text(without)
    status, said, complaints = run("edition", "toledo", "--edition", "bare.toml")
    assert (status, complaints) == (0, "")
    assert "bare-kosmos-2008@" in said
