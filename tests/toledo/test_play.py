"""`zoco play` in one process: what people type, what is saved, what can be taken back and resumed."""

import io
import json
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import zoco
from zoco import cli
from zoco.bots import Budget
from zoco.bots.hints import hint
from zoco.commands.play import TerminalTable
from zoco.core.game import Game
from zoco.core.seat_view import SeatView
from zoco.messages import message, say

Play = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module", autouse=True)
def compiled_rules() -> None:
    zoco.rules_of("toledo").warm_up()
    zoco.rules_of("toledo").warm_up(bots=True)


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Play:
    """Plays with these typed lines in a folder of its own; returns the exit status, the screen and the complaints."""
    monkeypatch.setenv("ZOCO_LANGUAGE", "en")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "150")
    monkeypatch.chdir(tmp_path)

    def call(typed: list[str], *arguments: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(line + "\n" for line in typed)))
        status = cli.main(["play", "toledo", *arguments])
        said = capsys.readouterr()
        return status, said.out, said.err

    return call


def load(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads(Path(name).read_text(encoding="utf-8"))
    zoco.replay(record)
    return record


def write(name: str, *records: dict[str, Any]) -> None:
    Path(name).write_text("".join(json.dumps(record) + "\n" for record in records), encoding="utf-8")


def whole_game(players: int = 2, seed: int = 1) -> Game:
    game = zoco.toledo.new(players=players, seed=seed)
    for action in game.random_future(zoco.core.chance.new_dice(seed, 1)):
        game.act(action)
    return game


TWO = ("--seats", "Ana,Ben", "--seed", "4", "--save", "game.jsonl")
ENTER = ""


# ---- choosing


def test_choices_by_number_by_group_and_by_notation(play: Play) -> None:
    first = zoco.toledo.new(players=2, seed=4)
    group = next(number for number, move in enumerate(first.legal, 1) if move.startswith("place"))
    status, screen, complaints = play([ENTER, str(group), str(group + 5), ENTER, "  draw  "], *TWO)
    assert (status, complaints) == (0, "")
    assert f"{group} place … ({sum(move.startswith('place') for move in first.legal)} choices)" in screen
    assert f"{group + 5} {first.legal[group + 4]}" in screen
    assert load("game.jsonl")["moves"] == [first.legal[group + 4], "draw"]


def test_what_cannot_be_is_explained_and_changes_nothing(play: Play) -> None:
    typed = ["fly", "move 9", "enter", "0", "131313", "9" * 5000, "²", "\x1b[2J", "? enter", "? 1", "? fly", "?", ""]
    status, screen, complaints = play([ENTER, *typed], *TWO)
    assert (status, complaints) == (0, "")
    for words in (
        "“fly” is not a decision of this game",
        "“move 9” cannot be read",
        "“enter” is not possible now: swords are delivered when a figure enters the Alcázar. (T8.1)",
        "There is no choice 0; they go from 1 to",
        "There is no choice 131313; they go from 1 to",
        "There is no choice 99999999999999999999; they go from 1 to",
        "“²” is not a decision",
        "“�[2J” is not a decision",
        "Take the two top cards of the deck. Your turn ends. (T3.1)",
        "Your choices and what they do:",
    ):
        assert words in screen, words
    assert "\x1b" not in screen
    assert load("game.jsonl")["moves"] == []


def test_a_game_to_its_end(play: Play) -> None:
    game = whole_game()
    last = game.moves[-1]
    write("game.jsonl", game.at(len(game.moves) - 1).record())
    status, screen, complaints = play([ENTER, last, "draw", "u"], "--resume", "game.jsonl")
    assert (status, complaints) == (0, "")
    assert "Final score" in screen
    for seat, points in enumerate(game.points):
        assert re.search(rf"{game.seat_names()[seat]}( ★)? .* {points} │", screen)
    assert " replay " in screen
    assert load("game.jsonl")["result"] == {"points": game.points, "winners": game.winners}


def test_bots_play_by_themselves(play: Play) -> None:
    status, screen, _ = play([], "--seats", "bot,bot,bot", "--seed", "1", "--save", "game.jsonl")
    assert (status, "Final score" in screen) == (0, True)
    record = load("game.jsonl")
    assert record["bots"] == ["journeyman"] * 3
    assert record["result"]["winners"]


def test_bots_have_names_and_levels(play: Play) -> None:
    seats = ("--seats", "bot,bot,bot,bot", "--seed", "1")
    play([], *seats, "--bots", "apprentice, random,search:3,greedy", "--save", "four.jsonl")
    record = load("four.jsonl")
    assert sorted(record["bots"]) == ["apprentice", "greedy", "random", "search:3"]
    assert [re.sub(r".*\((.*)\)", r"\1", name) for name in record["names"]] == record["bots"]
    play([], "--seats", "you,bot,bot", "--bots", "grand-master", "--save", "all.jsonl", "--language", "de")
    record = load("all.jsonl")
    assert sorted(bot or "" for bot in record["bots"]) == ["", "grand-master", "grand-master"]
    assert sum(name.endswith("(Großmeister)") for name in record["names"]) == 2


class Weary:
    """Asks for a rest on its first decision."""

    def __init__(self, seed: int) -> None: ...

    def choose(self, seat_view: SeatView, budget: Budget) -> int:
        raise RuntimeError("too late for games")


def test_a_bot_that_fails_stops_the_game_with_a_sentence(play: Play) -> None:
    bots = ("--bots", "tests.toledo.test_play:Weary")
    status, _, complaints = play([], "--seats", "bot,bot", *bots, "--save", "game.jsonl")
    assert (status, complaints.count("\n")) == (1, 1)
    assert "The bot tests.toledo.test_play:Weary failed: RuntimeError: too late for games" in complaints
    assert load("game.jsonl")["moves"] == []


def test_a_file_cannot_choose_whose_sources_are_run(play: Play) -> None:
    running = whole_game(3).at(30).record()
    write("game.jsonl", running | {"bots": ["tests.toledo.test_play:Weary", True, None]})
    before = Path("game.jsonl").read_bytes()
    status, _, complaints = play([], "--resume", "game.jsonl")
    assert status == 1
    assert "uses the bot 'tests.toledo.test_play:Weary', which is not one of random, greedy" in complaints
    assert Path("game.jsonl").read_bytes() == before
    status, screen, _ = play(["q"], "--resume", "game.jsonl", "--bots", "random,greedy")
    assert (status, "Saved." in screen) == (0, True)
    assert load("game.jsonl")["bots"] == ["random", "greedy", None]
    write("plain.jsonl", running | {"bots": [None, True, "greedy"]})
    assert play(["q"], "--resume", "plain.jsonl")[0] == 0
    assert load("plain.jsonl")["bots"] == [None, "journeyman", "greedy"]


# ---- hints


def test_a_hint_names_the_best_choices_and_decides_nothing(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "zoco.commands.play.hint", lambda seat_view, names, _: hint(seat_view, names, Budget(simulations=150))
    )
    status, screen, complaints = play([ENTER, "h"], *TWO)
    assert (status, complaints) == (0, "")
    record = load("game.jsonl")
    assert record["moves"] == []
    game = zoco.toledo.new(players=2, seed=4)
    hints = hint(game.seat_view(), record["names"], Budget(simulations=150))
    shown = " ".join(screen.split())
    for found in hints:
        assert re.search(rf"\d+ {found.notation} +{found.say_shares('en')}", screen)
        assert " ".join(found.say_why("en").split()) in shown
    assert len(hints) == 3
    assert "h hint" in screen


def test_seats_are_drawn_by_lot_and_told_apart(play: Play) -> None:
    tables = set()
    for seed in range(8):
        play([], "--seats", "Ana,you,bot", "--seed", str(seed), "--save", f"{seed}.jsonl")
        record = load(f"{seed}.jsonl")
        assert sorted(bot or "" for bot in record["bots"]) == ["", "", "journeyman"]
        assert [name.endswith("(journeyman)") for name in record["names"]] == [bool(bot) for bot in record["bots"]]
        tables.add(record["names"].index("Ana"))
    assert tables == {0, 1, 2}


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "Ana"), "2 to 4 players, not 1"),
        (("--seats", "a,b,c,d,e"), "2 to 4 players, not 5"),
        (("--seats", "Ana,Ana"), "each person needs a name"),
        (("--seats", "Ana,,bot"), "each person needs a name"),
        (("--bots", "gredy"), "There is no bot 'gredy'"),
        (("--bots", "greedy,random,greedy"), "The table has 2 bots"),
        (("--seats", "Ana,Ben", "--bots", "greedy"), "The table has 0 bots"),
        (("--resume", "one.jsonl", "--bots", "greedy"), "The table has 0 bots"),
        (("--seed", "-4"), "A seed is a whole number"),
        (("--save", "."), ". already exists"),
        (("--save", "old.jsonl"), "old.jsonl already exists"),
        (("--save", "old.jsonl/below.jsonl"), "below.jsonl cannot be written"),
        (("--resume", "missing.jsonl"), "missing.jsonl cannot be read"),
        (("--resume", "old.jsonl"), "old.jsonl cannot be resumed: Game 1: the line is not JSON"),
        (("--resume", "over.jsonl"), "The game in over.jsonl is over"),
        (("--resume", "two.jsonl"), "two.jsonl holds several games"),
        (("--resume", "one.jsonl", "--seed", "3"), "--seats and --seed are for new games"),
        (("--resume", "one.jsonl", "--seats", "a,b"), "--seats and --seed are for new games"),
        (("--resume", "one.jsonl", "--save", "old.jsonl"), "old.jsonl already exists"),
        (("--resume",), "There is no unfinished game in"),
    ],
)
def test_refused_tables_change_no_file(play: Play, arguments: tuple[str, ...], words: str) -> None:
    Path("old.jsonl").write_text("my thesis\n")
    running = whole_game().at(20).record()
    write("over.jsonl", whole_game().record())
    write("one.jsonl", running)
    write("two.jsonl", running, running)
    before = {path.name: path.read_bytes() for path in Path().iterdir()}
    status, screen, complaints = play([], *arguments)
    assert (status, screen, complaints.count("\n")) == (1, "", 1)
    assert words in complaints
    assert {path.name: path.read_bytes() for path in Path().iterdir()} == before


# ---- taking back


def test_taking_back_reaches_the_last_person_and_is_remembered(play: Play) -> None:
    status, screen, _ = play([ENTER, "place M2 2", "u", ENTER, "place M2 3"], *TWO)
    assert status == 0
    assert screen.count("Pass the screen to") == 4
    record = load("game.jsonl")
    assert record["moves"] == ["place M2 3"]
    assert record["undone"] == [[0, ["place M2 2"]]]


def test_taking_back_at_the_curtain_shows_no_hand_to_the_wrong_person(play: Play) -> None:
    _, screen, _ = play([ENTER, "place M2 2", "u"], *TWO)
    names = load("game.jsonl")["names"]
    assert re.findall(r"Pass the screen to (\w+)", screen) == [names[0], names[1], names[0]]
    assert screen.count(": Your turn") == 1
    assert load("game.jsonl")["moves"] == []


def test_only_friends_take_back_what_the_next_person_has_seen(play: Play) -> None:
    typed = [ENTER, "place M2 2", ENTER, "u"]
    _, screen, _ = play(typed, *TWO)
    assert "only decisions of the current turn can be taken back" in " ".join(screen.split())
    assert load("game.jsonl")["moves"] == ["place M2 2"]
    Path("game.jsonl").unlink()
    play(typed, *TWO, "--friendly")
    assert load("game.jsonl")["moves"] == []
    assert load("game.jsonl")["practice"]


def test_friends_take_back_across_drawn_cards_and_meet_them_again(play: Play) -> None:
    play([ENTER, "draw", ENTER, "place M2 2", "u", "u", ENTER, "draw"], *TWO, "--friendly")
    record = load("game.jsonl")
    assert (record["zoco"], record["moves"], record["practice"]) == (2, ["draw"], True)
    assert record["undone"] == [[0, ["draw", "place M2 2"]]]


def test_nothing_is_taken_back_across_a_drawn_card(play: Play) -> None:
    for typed in ([ENTER, "draw", "u"], [ENTER, "draw", ENTER, "u"], [ENTER, "draw", ENTER, "place M2 2", "u", "u"]):
        Path("game.jsonl").unlink(missing_ok=True)
        _, screen, _ = play(typed, *TWO)
        assert "A card has been drawn or turned up since" in screen
        assert load("game.jsonl")["moves"] == ["draw"]


def test_nothing_is_taken_back_across_a_duel_or_before_the_start(play: Play) -> None:
    game = next(game for game in (whole_game(2, seed) for seed in range(9)) if any("duel" in m for m in game.moves))
    duel = next(index for index, move in enumerate(game.moves) if move.startswith("duel"))
    write("duel.jsonl", game.at(duel).record())
    _, screen, _ = play([ENTER, game.moves[duel], "u", ENTER, "u"], "--resume", "duel.jsonl")
    assert "A card has been drawn or turned up since" in screen
    assert load("duel.jsonl")["moves"] == game.moves[: duel + 1]
    assert "Nothing has been decided yet" in play([ENTER, "u"], *TWO)[1]


def test_taking_back_goes_behind_the_bots(play: Play) -> None:
    table = ("--seats", "you,bot", "--bots", "random", "--seed", "1", "--save", "game.jsonl")
    play(["draw", "draw", "u", "u"], *table)
    record = load("game.jsonl")
    person = record["bots"].index(None)
    before = len(record["moves"])  # the whole first turn of a bot that begins
    assert (before > 0) == (person > 0)
    [[index, taken]] = record["undone"]
    assert (index, taken[0]) == (before, "draw")
    assert "draw" in taken[1:]
    assert record["practice"]


def test_within_the_own_turn_it_is_no_practice(play: Play) -> None:
    game = whole_game().at(0)
    while not (moves := [notation for notation in game.legal if notation.startswith("move")]):
        game.play(next(notation for notation in game.legal if notation.startswith("place")))
    move = moves[0]
    game.extra["bots"] = [None if seat == game.seat else "random" for seat in range(game.players)]
    write("game.jsonl", game.record())
    play([move, "u"], "--resume", "game.jsonl")
    record = load("game.jsonl")
    assert record["undone"][-1][1] == [move]
    assert (record["zoco"], "practice" in record) == (1, False)


# ---- saving and resuming


def test_saving_and_resuming(play: Play) -> None:
    play([ENTER, "place M2 2", ENTER, "draw", "q"], *TWO)
    before = load("game.jsonl")
    status, screen, _ = play([ENTER, "draw"], "--resume", "game.jsonl")
    assert status == 0
    assert "--resume " + str(Path("game.jsonl").resolve()) in screen
    after = load("game.jsonl")
    assert after == before | {"moves": [*before["moves"], "draw"]}


def test_resuming_into_another_file_leaves_the_first_alone(play: Play) -> None:
    play([ENTER, "place M2 2"], *TWO)
    before = Path("game.jsonl").read_bytes()
    assert play([ENTER, "draw"], "--resume", "game.jsonl", "--save", "branch.jsonl")[0] == 0
    assert Path("game.jsonl").read_bytes() == before
    assert load("branch.jsonl")["moves"] == ["place M2 2", "draw"]


def test_the_game_played_last_is_resumed(play: Play) -> None:
    for names in ("result,Ben", "Cleo,Dan"):
        play([ENTER, "draw"], "--seats", names)
    saves = sorted(Path("data/zoco").iterdir())
    assert len(saves) == 2
    os.utime(saves[0], (3e9, 3e9))
    screen = play([], "--resume")[1]
    assert re.search(r"Pass the screen to (result|Ben)", screen)
    saves[0].write_bytes(b"\xff\n")
    status, _, complaints = play([], "--resume")
    assert (status, f"{saves[0].resolve()} cannot be resumed" in complaints) == (1, True)


def test_a_folder_that_cannot_be_written_stops_no_game(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("file").touch()
    monkeypatch.setenv("XDG_DATA_HOME", str(Path("file").resolve()))
    status, screen, complaints = play(["place M2 1", "q"], "--seats", "you,bot", "--seed", "1")
    assert "This game will not be saved" in " ".join(screen.split())
    assert status == 1
    assert "cannot be written" in complaints


def test_a_disk_that_fills_up_loses_no_decision(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    full = iter([False, True, False])
    write_text = Path.write_text

    def write_or_fail(self: Path, *arguments: Any, **options: Any) -> int:
        if next(full):
            raise OSError(28, "No space left on device")
        return write_text(self, *arguments, **options)

    monkeypatch.setattr(Path, "write_text", write_or_fail)
    status, screen, complaints = play([ENTER, "place M2 2", ENTER, "draw"], *TWO)
    assert (status, complaints) == (0, "")
    assert screen.count("No space left on device") == 2  # at the curtain and beside the board
    assert load("game.jsonl")["moves"] == ["place M2 2", "draw"]
    assert [path.name for path in Path().iterdir()] == ["game.jsonl"]


def test_an_interrupt_waits_until_the_decision_is_saved(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    save = TerminalTable.save

    def save_in_trouble(table: TerminalTable) -> None:
        if len(table.game.moves) == 2:
            os.kill(os.getpid(), signal.SIGINT)
        save(table)

    monkeypatch.setattr(TerminalTable, "save", save_in_trouble)
    status, screen, _ = play([ENTER, "place M2 2", ENTER, "place M2 3", ENTER, "draw"], *TWO)
    assert (status, "Saved." in screen) == (130, True)
    assert load("game.jsonl")["moves"] == ["place M2 2", "place M2 3"]


def test_everything_is_said_in_german(play: Play) -> None:
    _, screen, _ = play([ENTER, "?", "u", "enter"], *TWO, "--language", "de")
    names = load("game.jsonl")["names"]
    game = zoco.toledo.new(players=2, seed=4)
    question = game.rules.words.question(game.edition.row, game.view_row(0), game.actions, names)
    for what in (
        message("play-curtain", name=names[0]),
        message("play-question", name=names[0], question=question),
        message("play-keys", example="enter"),
        message("play-help"),
        message("nothing-to-undo"),
    ):
        assert say(what, "de") in screen
    assert game.explain("draw", "de") in screen
    write("two.jsonl", game.record(), game.record())
    assert "enthält mehrere Partien" in play([], "--resume", "two.jsonl", "--language", "de")[2]


def test_bots_without_a_name_are_people(play: Play) -> None:
    write("game.jsonl", whole_game(3).at(30).record() | {"bots": ["", False, None]})
    status, screen, _ = play([ENTER], "--resume", "game.jsonl")
    assert status == 0
    assert "Pass the screen to" in screen


# ---- what is shown


def test_hands_are_hidden_between_people(play: Play) -> None:
    """What follows a decision of Ana's is nothing but blank lines and the curtain, until Ben has pressed Enter."""
    _, screen, _ = play([ENTER, "place M2 2"], *TWO)
    names = load("game.jsonl")["names"]
    after = screen.rpartition("> ")[2]
    assert re.fullmatch(rf"\n{{20,}}Pass the screen to {names[1]} and press Enter … \n+Saved.*\n", after), after


def test_one_person_needs_no_curtain(play: Play) -> None:
    _, screen, _ = play(["draw"], "--seats", "you,bot,bot", "--seed", "1")
    assert "Pass the screen" not in screen
    assert screen.count("(you): ") == 2


def test_names_cannot_steer_the_screen(play: Play) -> None:
    _, screen, _ = play([ENTER, "draw", ENTER], "--seats", "[red]x[/red],\x1b[2J:smile:\x07", "--save", "game.jsonl")
    assert "Pass the screen to [red]x[/red] and" in screen
    assert "Pass the screen to �[2J:smile:� and" in screen
    assert all(sign.isprintable() for sign in screen.replace("\n", ""))


def test_a_narrow_window_is_told(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    status, screen, _ = play([ENTER, "?"], *TWO)
    assert status == 0
    assert "This window has 40 columns" in screen
    below_the_board = screen.partition("Your turn")[2].partition("Saved.")[0]
    assert max(len(line.removeprefix("> ")) for line in below_the_board.splitlines()) <= 40
