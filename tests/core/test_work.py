"""What strangers send is read in linear time, whatever is in it: four times the input is not sixteen times the work."""

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

import zoco
from tests.core.work import LINEAR, growth
from tests.playing import end_turn
from tests.sample import GAME
from zoco.core.errors import RecordError
from zoco.core.game import Game
from zoco.core.records import parse_record, replay_record
from zoco.core.taking_back import FREE, PRACTICE
from zoco.messages import say

Data = dict[str, Any]
SHORT = 4


@cache
def played(decisions: int) -> str:
    game, dice = Game(zoco.rules_of(GAME), 2, 7), random.Random(7)
    while len(game.moves) < decisions:
        game.act(dice.choice(game.actions))
    return json.dumps(game.record(legal=True))


def short(decisions: int = SHORT) -> Data:
    data: Data = json.loads(played(decisions))
    del data["legal"]
    return data


def nested(n: int) -> Any:
    inner: Any = 1
    for _ in range(n):
        inner = [inner]
    return inner


def back_and_forth(n: int) -> Data:
    """Everything is taken back again and again, each time within what is taken back next."""
    game = Game(zoco.rules_of(GAME), 2, 7)
    moves = short(n)["moves"]
    for k in range(n):
        game.play(moves[k])
    for k in reversed(range(n)):
        game.take_back(k, PRACTICE)
        game.play(moves[k])
    return {key: value for key, value in game.record().items() if key != "seed"}


def everywhere(n: int) -> list[Any]:
    """A decision taken back at every moment, and never in order."""
    return [[index, [] if index else ["draw"]] for index in reversed(range(n + 1))]


PROMISE = {"commitment": "0" * 64, "secret": "f" * 64}
DEAL: Data = {"server": PROMISE, "seats": [{"commitment": "0" * 64, "salt": None, "name": "Ana"}]}
LARGE: dict[str, Callable[[int], Data]] = {
    "moves": lambda n: json.loads(played(n)),
    "moves that are none": lambda n: {"moves": ["draw"] * n},
    "a move of many words": lambda n: {"moves": ["move " * n]},
    "undone at the start": lambda n: {"undone": [[0, ["draw"]]] * n},
    "undone and nothing in it": lambda n: {"undone": [[0, []]] * n},
    "undone at the end": lambda n: {"undone": [[SHORT, []], [0, ["draw"]]] * n},
    "undone at every moment": lambda n: {**short(n), "undone": everywhere(n)},
    "undone in one line": lambda n: {"undone": [[0, short(n)["moves"]]], "shuffles": short(n)["shuffles"]},
    "undone nowhere": lambda n: {"undone": [[0, []]] * n + [[10**30, []]]},
    "undone within what was undone": back_and_forth,
    "undone with shuffles": lambda n: {"zoco": 2, "undone": [[0, ["draw"], [["4va"]]]] * n},
    "undone and shuffled": lambda n: {"zoco": 2, "undone": [[0, ["draw"], [["4va"]] * n]]},
    "shuffles": lambda n: {"shuffles": short()["shuffles"] + [["4va"]] * n},
    "a large shuffle": lambda n: {"shuffles": [["4va"] * n]},
    "legal sets": lambda n: {"legal": [["draw"]] * n},
    "a large legal set": lambda n: {"legal": [[f"draw {k}" for k in range(n)]]},
    "a legal set with one many times": lambda n: {"legal": [["draw"] * n]},
    "names": lambda n: {"names": ["Ana"] * n},
    "long names": lambda n: {"names": ["Ana" * n, "B" * n]},
    "bots": lambda n: {"bots": [None] * n},
    "fair": lambda n: {"fair": {str(k): {} for k in range(n)}},
    "fair with many seats": lambda n: {"zoco": 2, "fair": {"scheme": 1, "server": PROMISE, "seats": [None] * n}},
    "fair with many deals": lambda n: {
        "zoco": 2,
        "fair": {"scheme": 1, "server": PROMISE, "seats": [None, None], "dropped": [DEAL] * n},
    },
    "fair and deep": lambda n: {"fair": {"x": nested(n)}},
    "points": lambda n: {"result": {"points": list(range(n)), "winners": [0] * n}},
    "keys": lambda n: {f"key{k}": k for k in range(n)},
    "words": lambda n: {"started": "x" * n, "rules": "y" * n},
    "an edition": lambda n: {"edition": "kosmos" * n},
    "a game": lambda n: {"game": GAME * n},
    "a seed": lambda n: {"seed": 10**n},
}


@pytest.fixture(scope="module", autouse=True)
def compiled_rules() -> None:
    """Compiling counts as work, too."""
    zoco.rules_of(GAME).warm_up()


def read(data: Data) -> None:
    try:
        zoco.replay(data).record()
    except RecordError as error:
        say(error.message)


@pytest.mark.parametrize("large", LARGE.values(), ids=LARGE)
def test_four_times_as_much_is_not_sixteen_times_the_work(large: Callable[[int], Data]) -> None:
    def act(n: int) -> None:
        read(records[n])

    n = 150
    records = {size: {**short(), **large(size)} for size in (1, n, 4 * n)}
    assert growth(act, n) < LINEAR


def test_taking_back_again_and_again_is_not_more_work_each_time() -> None:
    quiet = end_turn(Game(zoco.rules_of(GAME), 2, 7))

    def act(n: int) -> None:
        game = Game(zoco.rules_of(GAME), 2, 7)
        for _ in range(n):
            game.play(quiet)
            game.take_back(0, FREE)
        assert len(game.undone) == n

    assert growth(act, 150) < LINEAR


def test_what_was_taken_back_later_than_now_is_forgotten_in_whatever_order_it_was_written() -> None:
    data = short(8)
    data["undone"] = [[8, []], [3, []], [6, []], [0, []]]
    game = zoco.replay(data)
    assert [entry.at for entry in game.undone] == [0, 3, 6, 8]
    for _ in range(5):
        game.undo()
    assert [entry.at for entry in game.undone] == [0, 3]


def test_whoever_replays_is_asked_before_every_decision() -> None:
    record = parse_record({**short(), "undone": [[0, ["draw"]]] * 3})
    asked = 0

    def keep_pace() -> None:
        nonlocal asked
        asked += 1
        if asked > SHORT + 2:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        replay_record(zoco.rules_of(GAME), record, keep_pace=keep_pace)
    assert asked == SHORT + 3
