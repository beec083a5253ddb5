"""The tests' own tables: what is counted from scratch for a position is what the rules keep while playing."""

import random
from typing import Any

import numpy as np
import pytest

import zoco
from tests.alcazar.table import (
    barons,
    count_fields,
    deck,
    grandees,
    hand,
    height,
    heights,
    open_row,
    table,
    unit,
    value,
)
from tests.playing import play
from zoco.alcazar.state import BRIDGES, FLAGS
from zoco.core.game import Game

# What follows from the buildings alone; units may be called by another of their fields.
COUNTED = ["height", "ground", "near", "site", "sites", "bridge_level", "bridge_under", "flag_since", "noble", "stand"]


def played() -> Game:
    """A castle founded round the end of the track, villas that merge, a bridge over a gap, a stone on top of it."""
    hands = {0: [72, 17, 5, 18], 1: [7, 6, 40, 41, 2]}
    game = table(2, hands=hands, towers={0: 2, 1: 1}, money={0: 200, 1: 200})
    play(game, "castle 72 C", "grandee 72", "done", "villa 7", "baron 7")
    play(game, "villa 17", "baron 17", "villa 40", "done")
    play(game, "tower 17", "tower 7")
    play(game, "villa 5", "done", "build 6", "shift 7 6")
    play(game, "build 18", "done", "build 41", "baron 41")
    play(game, "bridge 7-17", "baron g2", "build 2", "done")
    return play(game, "tower g2")


def described() -> Game:
    return table(
        2,
        stones={71: 1, 72: 2, 1: 1, 2: 1, 5: 1, 6: 1, 7: 2, 17: 2, 18: 1, 40: 1, 41: 1},
        bridges=["7-17"],
        on_top={"g2": 1},
        grandees={0: [72]},
        barons={0: [17, "g2"], 1: [6, 41]},
    )


def test_a_described_position_equals_the_same_one_played() -> None:
    one, other = played(), described()
    for name in COUNTED:
        assert np.array_equal(one.state[name], other.state[name]), name
    assert heights(one) == heights(other)
    for place in heights(one):
        assert (unit(one, place), value(one, place)) == (unit(other, place), value(other, place))
    assert one.state.stones == other.state.stones
    assert one.state.flag_supply == other.state.flag_supply


def test_a_described_bridge_equals_the_same_one_built() -> None:
    stones, barons_there = {1: 2, 2: 1, 3: 2}, {0: [1]}
    built = play(table(stones=stones, barons=barons_there), "bridge 1-3", "done")
    laid = table(stones=stones, bridges=["1-3"], barons=barons_there)
    for name in COUNTED:
        assert np.array_equal(built.state[name], laid.state[name]), name


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize("seed", range(3))
def test_while_playing_the_rules_keep_what_a_slow_count_finds(seed: int) -> None:
    game, chooser = zoco.alcazar.new(players=3, seed=seed), random.Random(seed)
    while not game.over:
        game.play(chooser.choice(game.legal))
        counted = game.copy()
        count_fields(counted)
        assert counted.state.tobytes() == game.state.tobytes()


@pytest.mark.parametrize("rest", ["deck", "gone", 1])
def test_cards_lie_where_they_were_put(rest: str | int) -> None:
    game = table(hands={0: [8, 11], 1: [20]}, row=[14, 15, 16, 17, 18, 19], deck=[40, *range(50, 70)], rest=rest)
    assert hand(game, 0) == [8, 11]
    assert hand(game, 1)[0] == 20
    assert open_row(game) == [14, 15, 16, 17, 18, 19]
    assert deck(game)[:2] == [40, 50]
    everywhere = hand(game, 0) + hand(game, 1) + hand(game, 2) + open_row(game) + deck(game)
    assert len(set(everywhere)) == len(everywhere) == (30 if rest == "gone" else 72)


def test_stones_bridges_and_stones_on_top() -> None:
    game = table(stones={37: 2, 39: 2}, bridges=["39-37"], on_top={37: 1, 38: 2})
    assert heights(game) == {37: 4, 38: 5, 39: 3}
    assert value(game, 38) == 3 + 3 + 9 + 6
    assert (game.state.stones, game.state.bridges) == (84 - 7, BRIDGES - 1)
    assert game.state.flag_supply == FLAGS - 1


def test_nobles_stand_where_they_were_put() -> None:
    game = table(stones={8: 2, 1: 1, 40: 1}, grandees={1: [8]}, barons={1: [40, 1]})
    assert (grandees(game, 1), barons(game, 1)) == ({8}, {1, 40})
    assert height(game, 8) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": {0: [8], 1: [8]}},
        {"hands": {0: [8]}, "row": [8]},
        {"stones": {1: 2, 3: 1}, "bridges": ["1-3"]},
        {"stones": {1: 1, 2: 1, 3: 1}, "bridges": ["1-3"]},
        {"on_top": {8: 1}},
        {"barons": {0: [8]}},
        {"stones": {8: 1}, "barons": {0: [8], 1: [8]}},
        {"stones": {1: 1, 2: 1, 3: 1}, "grandees": {0: [1, 2, 3]}},
        {"stones": {8: 3}, "flags": {}},
        {"stones": {8: 1}, "flags": {8: "Jaén"}},
        {"stones": {8: 85}},
    ],
)
def test_impossible_tables_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        table(**wrong)
