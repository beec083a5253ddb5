"""The tests' own tables: nothing is lost or doubled when a position is set up."""

import numpy as np
import pytest

from tests.toledo.invariants import LAWS, first_broken
from tests.toledo.table import deck, discard, hand, play, table
from zoco.core.game import Game


def law_broken(game: Game) -> str | None:
    code = first_broken(game.edition.row, np.frombuffer(game.state.tobytes(), np.uint8).copy())
    return LAWS[code] if code else None


def full_table(rest: str | int) -> Game:
    return table(
        3,
        seat=1,
        hands={0: "4va 4 va", 1: "6pd"},
        deck="pa pd",
        discard="1va 2",
        rest=rest,
        shops={3: (0, "M2"), 4: (2, "F1"), 17: (1, "S2")},
        figures={0: [3, 5], 1: [3, 17, 17], 2: [4, 5]},
        arrived={0: 2, 2: 1},
        metal={0: 3},
        gems={1: 4},
        swords={1: [2, 2, 12]},
        delivered={0: [15]},
        fencing={0: "movement teal", 2: "violet brown teal"},
        paintings=[2, 0],
    )


@pytest.mark.parametrize("rest", ["deck", "discard", 0, 2])
def test_a_table_keeps_every_law(rest: str | int) -> None:
    game = full_table(rest)
    assert law_broken(game) is None
    play(game, "place G1 10", "draw", "draw")
    assert law_broken(game) is None


def test_cards_lie_where_they_were_put() -> None:
    game = table(hands={0: "4bd 4 va", 1: "4va"}, deck="6pd 1", discard="2ta", rest=1)
    assert hand(game, 0) == ["1va", "4bd", "4va"]
    assert [card[0] for card in deck(game)] == ["6", "1"]
    assert discard(game) == ["2ta"]
    assert len(hand(game, 1)) == 84 - 6


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": {0: "4pa 4pa"}},
        {"hands": {0: "7va"}},
        {"shops": {5: (0, "M1")}},
        {"figures": {0: [3]}},
        {"figures": {0: [5, 5], 1: [5]}},
        {"arrived": {0: 6}},
        {"metal": {0: 20, 1: 4}},
        {"swords": {0: [15, 15]}},
        {"delivered": {0: [15]}},
        {"fencing": {0: "violet violet"}},
    ],
)
def test_impossible_tables_are_refused(wrong: dict[str, dict[int, object]]) -> None:
    with pytest.raises(AssertionError):
        table(**wrong)  # type: ignore[arg-type]
