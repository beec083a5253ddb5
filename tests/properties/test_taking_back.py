"""Taking back across turns and cards: the same decisions meet the same cards, and the record tells all of it."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import zoco
from tests.properties.games import editions_of, everything, examples, play_at_random, running
from tests.sample import facts_of
from zoco.core.errors import RecordError
from zoco.core.game import FORMAT, PLAIN_FORMAT, Game
from zoco.core.records import parse_record, replay_record
from zoco.core.spec import GameSpec
from zoco.core.taking_back import FREE, PRACTICE

Data = dict[str, Any]
RESHUFFLED = next(name for name in zoco.GAMES if facts_of(name).RESHUFFLED)


def scarce() -> Any:
    """An edition in which cards are shuffled again and again."""
    return next(edition for edition in editions_of(RESHUFFLED) if edition.file.name == "scarce")


def again(data: Data | str, edition: Any = None) -> Game:
    record = parse_record(data)
    return replay_record(zoco.rules_of(record.game), record, edition)


def travelled(game: Game) -> Game:
    """As somebody else reads it."""
    return again(json.dumps(game.record()), game.edition)


def wander(game: Game, steps: int, rng: random.Random) -> list[list[str]]:
    """Plays and takes back, each time to any moment; gives the lines from which something was taken back."""
    lines = []
    for _ in range(steps):
        play_at_random(game, len(game.moves) + rng.randrange(1, 40), rng.randrange(1000))
        lines.append(list(game.moves))
        game.take_back(rng.randrange(len(game.moves)), PRACTICE)
        game.act(rng.choice(game.actions))  # two in a row would be one
    return lines


@examples(40)
@given(st.data())
def test_taken_back_and_decided_again_it_is_the_same_game(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(running(rules))
    assume(game.moves)
    before, record = everything(game), game.record()
    taken = game.take_back(data.draw(st.integers(0, len(game.moves) - 1)), PRACTICE)
    for notation in taken:
        game.play(notation)
    state, moves, shuffles, _, seed = everything(game)
    assert (state, moves, shuffles, seed) == (*before[:3], before[4])
    assert game.record() == record | {"zoco": FORMAT, "undone": game.record()["undone"], "practice": True}


@examples(20)
@given(st.integers(0, 10_000))
def test_the_same_cards_come_again_in_a_game_that_is_resumed(seed: int) -> None:
    rng = random.Random(seed)
    game = play_at_random(Game(zoco.rules_of(RESHUFFLED), 3, seed, scarce()), 300, seed)
    resumed = travelled(game)
    for _ in range(3):
        index = rng.randrange(len(resumed.moves))
        for notation in resumed.take_back(index, PRACTICE):
            resumed.play(notation)
        assert resumed.state.tobytes() == game.state.tobytes()
        assert (resumed.moves, resumed.shuffles) == (game.moves, game.shuffles)


@examples(20)
@given(st.integers(0, 10_000))
def test_the_same_cards_come_again_from_a_shuffler(seed: int) -> None:
    dice = random.Random(seed)

    def shuffle(pile: list[int], _: int) -> list[int]:
        return dice.sample(pile, len(pile))

    game = play_at_random(Game(zoco.rules_of(RESHUFFLED), 3, None, scarce(), shuffler=shuffle), 300, seed)
    state, shuffles = game.state.tobytes(), [list(pile) for pile in game.shuffles]
    indices = sorted(dice.sample(range(len(game.moves)), 2), reverse=True)
    taken = [game.take_back(index, PRACTICE) for index in indices]
    for notation in taken[1] + taken[0]:
        game.play(notation)
    assert (game.state.tobytes(), game.shuffles) == (state, shuffles)


@examples(20)
@given(st.integers(0, 10_000))
def test_other_decisions_after_a_take_back_are_a_game_like_any_other(seed: int) -> None:
    """Where another pile is shuffled, a shuffle that is known from before does not fit and another one is made."""
    resumed = travelled(play_at_random(Game(zoco.rules_of(RESHUFFLED), 3, seed, scarce()), 300, seed))
    resumed.take_back(10, PRACTICE)
    play_at_random(resumed, 300, seed + 1)
    assert travelled(resumed).record() == resumed.record()


@examples(30)
@given(st.integers(0, 10_000))
def test_a_record_with_nested_take_backs_round_trips(rules: GameSpec, seed: int) -> None:
    edition = scarce() if facts_of(rules.name).RESHUFFLED else None
    game, rng = Game(rules, 2, seed, edition), random.Random(seed)
    wander(game, 6, rng)
    play_at_random(game, len(game.moves) + 20, seed)
    read = travelled(game)
    assert read.record() == game.record()
    assert read.format == FORMAT


@examples(30)
@given(st.integers(0, 10_000))
def test_every_line_that_was_taken_back_can_be_looked_at(rules: GameSpec, seed: int) -> None:
    """From the record alone: the lines are exactly those from which something was taken back."""
    game = Game(rules, 2, seed)
    lines = wander(game, 6, random.Random(seed))
    found, line = [], game.record()["moves"]
    for index, notations, *_ in reversed(game.record()["undone"]):
        line = line[:index] + notations
        found.append(line)
    assert found == lines[::-1]


def test_undoing_forgets_what_was_taken_back_later_with_all_that_is_nested_in_it(rules: GameSpec) -> None:
    game = Game(rules, 2, 5)
    wander(game, 20, random.Random(5))
    while game.moves:
        past = game.at(len(game.moves) - 1)
        game.undo()
        assert past.record() == game.record()
        assert travelled(game).record() == game.record()


# ---- the two formats


def test_what_the_plain_format_can_say_stays_in_it(rules: GameSpec) -> None:
    game, rng = Game(rules, 2, 5), random.Random(5)
    for _ in range(30):
        game.act(rng.choice(game.actions))
        if rng.random() < 0.3:
            game.take_back(len(game.moves) - 1, FREE)
    assert game.undone
    record = game.record()
    assert (record["zoco"], "practice" in record) == (PLAIN_FORMAT, False)
    assert all(len(entry) == 2 for entry in record["undone"])
    indices = [entry[0] for entry in record["undone"]]
    assert indices == sorted(indices)
    assert json.dumps(travelled(game).record()) == json.dumps(record)


def test_nested_ones_need_the_newer_format_even_within_a_turn() -> None:
    game = Game(zoco.rules_of(RESHUFFLED), 2, 7)
    for index, notation in ((0, "place M2 1"), (1, "place M2 2"), (1, "place M2 3")):
        game.play(notation)
        if index:
            game.take_back(index, FREE)
    assert game.record()["undone"] == [[1, ["place M2 2"]], [1, ["place M2 3"]]]
    assert game.format == PLAIN_FORMAT
    game.take_back(0, FREE)
    assert game.record()["undone"] == [[1, ["place M2 2"]], [0, ["place M2 1", "place M2 3"]]]
    assert game.format == FORMAT
    assert travelled(game).record() == game.record()


def test_several_in_a_row_are_one_entry(rules: GameSpec) -> None:
    step_by_step = play_at_random(Game(rules, 2, 5), 60, 5)
    at_once = step_by_step.copy()
    while len(step_by_step.moves) > 7:
        step_by_step.take_back(len(step_by_step.moves) - 1, PRACTICE)
    at_once.take_back(7, PRACTICE)
    assert step_by_step.record() == at_once.record()
    assert len(at_once.undone) == 1


# ---- what is wrong


def shuffled_branch() -> Data:
    """Something with a shuffle was taken back, and within it something else."""
    game = play_at_random(Game(zoco.rules_of(RESHUFFLED), 3, 1, scarce()), 200, 1)
    game.take_back(150, PRACTICE)
    play_at_random(game, 200, 2)
    game.take_back(100, PRACTICE)
    play_at_random(game, 110, 3)
    data: Data = json.loads(json.dumps(game.record()))
    assert all(len(entry) == 3 for entry in data["undone"])
    return data


WRONG: dict[str, tuple[Callable[[list[Any]], object], str]] = {
    "beyond the line": (lambda undone: undone[0].__setitem__(0, 10**6), "“undone” refers to move"),
    "before the line": (
        lambda undone: undone[1].__setitem__(0, -1),
        "move -1, but .* from 0 to 110",
    ),
    "far beyond": (lambda undone: undone[0].__setitem__(0, 10**300), "“undone” refers to move"),
    "illegal": (lambda undone: undone[0][1].__setitem__(5, "pass"), "move 150: in “undone”: .*pass"),
    "unknown": (lambda undone: undone[1][1].__setitem__(5, "jump"), "move 100: in “undone”: .*jump"),
    "a shuffle missing": (lambda undone: undone[1][2].pop(), "in “undone”: shuffle .* is missing"),
    "no shuffle": (lambda undone: undone[1].pop(), "in “undone”: shuffle 0 is missing"),
    "a card missing": (lambda undone: undone[1][2][0].pop(), "in “undone”: shuffle 0 is not made of the cards"),
    "a card twice": (lambda undone: undone[0][2][0].append("1va"), "in “undone”: shuffle 0 is not made of the cards"),
    "a large pile": (lambda undone: undone[0][2][0].extend(["1va"] * 200), "shuffle 0 is not made of the cards"),
    "no card": (lambda undone: undone[1][2][0].append("9xx"), "in “undone”: shuffle 0 names a card"),
    "a shuffle too many": (lambda undone: undone[0][2].append(["1va"]), "in “undone”: there are .* shuffles, but only"),
    "swapped": (lambda undone: undone.reverse(), "“undone” refers to move 150, .* from 0 to 110"),
}


@pytest.mark.parametrize(("change", "words"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_in_what_was_taken_back_is_named(change: Callable[[list[Any]], object], words: str) -> None:
    data = shuffled_branch()
    again(data, scarce())
    change(data["undone"])
    with pytest.raises(RecordError, match=words):
        again(data, scarce())
    with pytest.raises(RecordError, match=words):
        again(json.dumps(data), scarce())


@pytest.mark.parametrize("version", [1, 3])
def test_another_version_is_refused(version: int) -> None:
    with pytest.raises(RecordError, match=r"zoco|format"):
        again(shuffled_branch() | {"zoco": version}, scarce())
