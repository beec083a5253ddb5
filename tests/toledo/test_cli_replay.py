"""`zoco replay`: what it shows, what it refuses, and that nothing which comes in breaks it."""

import io
import re
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.toledo.command import Run, some_game, write
from tests.toledo.test_cli import some_seed


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
    assert "holds 2 games: use --game" in complaints


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
    (change(zoco=2), "“zoco” is 2, but for this record it must be 1"),
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
    (change(undone=[[99, ["draw"]]]), "“undone” refers to move 99"),
    (change(undone=[[-(10**300), []]]), "“undone” refers to move"),
    (change(undone=[[0, ["enter"]]]), "Game 1, move 0"),
    (change(legal=[]), "0 legal sets for 12 moves"),
    (change(legal=[["\x1b[H"]] * 12), "the legal decisions are different"),
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
