"""T5.5: full fields. In the chains a figure starts on the cathedral, and own figures are in its way."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import pytest

from tests.toledo.table import figures_at, offered, play, refused, road, table
from zoco.core.game import Game


class Way(NamedTuple):
    cards: str
    full: Sequence[int]  # one circle, an own figure on it
    free: Sequence[int] = ()
    rivals: Sequence[int] = ()  # one circle, an opponent's figure on it
    movement: bool = False
    path: str = ""  # the cards of a way out, in order; the last one resolves it


def crowded(way: Way) -> Game:
    ones, twos = ["M1", "G1", "S1", "F1"], ["M2", "G2", "S2", "F2"]
    tiles = {field: (1, tile) for field, tile in zip(way.full, ones, strict=False)}
    tiles |= {field: (0, tile) for field, tile in zip(way.rivals, ones, strict=False)}
    tiles |= {field: (1, tile) for field, tile in zip(way.free, twos, strict=False)}
    standing = {0: way.full, 1: way.rivals}
    fencing = {0: "movement" if way.movement else "violet"}
    return table(hands={0: way.cards}, shops=tiles, figures=standing, fencing=fencing)


OPEN_WAYS = {
    "same value, free circle": Way("3 3", [3], free=[6], path="move 3 0, move 3 3"),
    "same value, duel": Way("3 3", [3], rivals=[6], path="move 3 0, move 3 3"),
    "two own fields": Way("2 2 2", [2, 4], free=[6], path="move 2 0, move 2 2, move 2 4"),
    "three own fields": Way("2 2 2 2", [2, 4, 6], free=[8], path="move 2 0, move 2 2, move 2 4, move 2 6"),
    "extra card, free circle": Way("3 4", [3], free=[7], movement=True, path="move 3 0, bonus 4 3"),
    "extra card, duel": Way("3 4", [3], rivals=[7], movement=True, path="move 3 0, bonus 4 3"),
    "extra card at the end": Way("2 2 4", [2, 4], free=[8], movement=True, path="move 2 0, move 2 2, bonus 4 4"),
    "extra card in between": Way("2 2 4", [2, 6], free=[8], movement=True, path="move 2 0, bonus 4 2, move 2 6"),
    "extra card in a long chain": Way(
        "1 1 1 6", [1, 2, 8], movement=True, path="move 1 0, move 1 1, bonus 6 2, move 1 8"
    ),
    "extra card first, then base": Way("3 4", [3], free=[7], movement=True, path="bonus 3 0, move 4 3"),
    "extra card first, then base, duel": Way("3 4", [3], rivals=[7], movement=True, path="bonus 3 0, move 4 3"),
    "extra card first, then several": Way("3 1 1", [3, 4], movement=True, path="bonus 3 0, move 1 3, move 1 4"),
}

DEAD_ENDS = {
    "no card": (Way("3", [3]), "move 3 0"),
    "no card of this value": (Way("3 4", [3], free=[7]), "move 3 0"),
    "empty field ahead": (Way("3 3", [3]), "move 3 0"),
    "one card short": (Way("2 2", [2, 4], free=[6]), "move 2 0"),
    "empty field after two": (Way("2 2 2", [2, 4]), "move 2 0"),
    "no movement tile": (Way("2 2 4", [2, 4], free=[8]), "move 2 0"),
    "extra card onto an empty field": (Way("3 4", [3], free=[8], movement=True), "move 3 0"),
    "extra card, then one card short": (Way("2 4", [2, 6], free=[8], movement=True), "move 2 0"),
    "extra card, then an empty field": (Way("2 2 4", [2, 6], movement=True), "move 2 0"),
    "a long chain, one card short": (Way("1 1 6", [1, 2, 8], movement=True), "move 1 0"),
    "two extra cards": (Way("2 4 1", [2, 6], free=[7], movement=True), "move 2 0"),
    "extra card first, then its own value": (Way("3 3", [3], free=[6], movement=True), "bonus 3 0"),
    "extra card first, then two values": (Way("2 1 4", [2, 3], free=[7], movement=True), "bonus 2 0"),
    "extra card first, then one card short": (Way("3 1", [3, 4], movement=True), "bonus 3 0"),
    "an empty field on the way": (Way("2 2 2", [2], free=[6]), "move 2 0"),
}


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize("way", OPEN_WAYS.values(), ids=OPEN_WAYS.keys())
def test_a_chain_that_resolves_may_be_entered(way: Way) -> None:
    game = crowded(way)
    *entering, resolving = way.path.split(", ")
    for notation in entering:
        game.play(notation)
        assert refused(game, "end") == "T5.5"
        assert not offered(game, "duel")
    game.play(resolving)
    assert set(road(game, 0)) - set(way.full) <= {*way.free, *way.rivals, 5, 9}
    assert len(road(game, 0)) == len(way.full) + 1
    assert bool(offered(game, "duel")) == bool(way.rivals)


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize(("way", "first"), DEAD_ENDS.values(), ids=DEAD_ENDS.keys())
def test_a_chain_that_ends_nowhere_may_not_be_entered(way: Way, first: str) -> None:
    assert refused(crowded(way), first) == "T5.5"


@pytest.mark.rule("T5.5", "T5.6")
def test_a_way_out_for_the_base_card_is_none_for_the_extra_card() -> None:
    assert offered(crowded(Way("3 3", [3], free=[6], movement=True)), "move", "bonus") == {
        "move 3 0",
        "move 3 3",
        "bonus 3 3",
    }


@pytest.mark.rule("T5.5")
def test_on_the_way_only_what_resolves_is_offered() -> None:
    game = crowded(Way("2 2 4", [2, 4], free=[6], movement=True))
    game.play("move 2 0")
    assert offered(game) == {"bonus 4 2"}  # another 2 leads to the full field 4, from where no card leads on
    assert refused(game, "move 2 2") == "T5.5"


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize(("cards", "allowed"), [("2 2 2", True), ("2 2", False)])
def test_further_cards_are_judged_like_the_first(cards: str, allowed: bool) -> None:
    game = table(hands={0: cards}, shops={2: (1, "M2"), 4: (1, "G1"), 6: (1, "G2")}, figures={0: [2, 4]})
    play(game, "move 2 0")
    if "skip" in game.legal:
        game.play("skip")
    assert ("move 2 2" in game.legal) == allowed


@pytest.mark.rule("T5.5", "T5.6")
def test_the_extra_card_already_played_opens_no_way() -> None:
    tiles = {4: (1, "M2"), 2: (1, "M1"), 6: (1, "G2"), 8: (1, "S2")}
    game = table(hands={0: "4 2 6"}, shops=tiles, figures={0: [2]}, fencing={0: "movement"})
    assert "move 2 0" in game.legal  # and on with the 4 or the 6
    play(game, "bonus 4 0", "skip")
    assert refused(game, "move 2 0") == "T5.5"


@pytest.mark.rule("T5.5", "T5.6")
@pytest.mark.parametrize(("cards", "allowed"), [("2 2 3", True), ("2 4 3", False)])
def test_the_extra_card_goes_on_with_the_base_value_only(cards: str, allowed: bool) -> None:
    """A 2 is the base card; a 3 leads to an own figure; from there a 2 reaches the tavern, a 4 a free shop."""
    tiles = {2: (0, "M2"), 3: (1, "M1"), 7: (1, "G2")}
    game = table(hands={0: cards}, shops=tiles, figures={0: [3]}, fencing={0: "movement"})
    play(game, "move 2 0", "use")
    assert ("bonus 3 0" in game.legal) == allowed


@pytest.mark.rule("T5.5")
@pytest.mark.parametrize(
    ("cards", "fencing", "allowed"),
    [("3 3", "", True), ("4 4", "", False), ("3 4", "movement", True), ("3 5", "movement", False)],
    ids=["entrance", "beyond", "second entrance with the extra card", "beyond with the extra card"],
)
def test_an_entrance_resolves_a_chain(cards: str, fencing: str, allowed: bool) -> None:
    tiles = {14: (0, "M1"), 17: (0, "G1"), 18: (0, "S1")}
    game = table(hands={0: cards}, shops=tiles, figures={0: [14, 17, 18]}, fencing={0: fencing})
    assert (f"move {cards[0]} 14" in game.legal) == allowed


@pytest.mark.rule("T5.5")
def test_two_circles_full_of_own_figures() -> None:
    assert refused(table(hands={0: "5"}, figures={0: [5, 5]}), "move 5 0") == "T5.5"
    game = table(hands={0: "5 5"}, figures={0: [5, 5]}, shops={10: (1, "M1")})
    play(game, "move 5 0", "move 5 5")
    assert road(game, 0) == [5, 5, 10]


@pytest.mark.rule("T5.5", "T7.1")
def test_an_own_figure_beside_an_opponents_does_not_bar_a_field() -> None:
    game = table(hands={0: "5"}, figures={0: [5], 1: [5]})
    game.play("move 5 0")
    assert offered(game) == {"duel 1"}
    assert refused(game, "duel 0") == "T5.5"


@pytest.mark.rule("T5.5")
def test_own_figures_cannot_be_challenged() -> None:
    game = crowded(Way("3 3", [3], free=[6]))
    game.play("move 3 0")
    assert refused(game, "duel 0") == "T5.5"
    assert offered(game) == {"move 3 3"}


@pytest.mark.rule("T5.5")
def test_a_duel_resolves_a_field_whatever_its_outcome() -> None:
    """The field is entered although the deck will bring defeat, and no card could leave it."""
    game = table(hands={0: "3"}, shops={3: (1, "M1")}, figures={1: [3]}, deck="pd pd")
    play(game, "move 3 0", "duel 1", "end")
    assert figures_at(game, 0, 0) == 5


@pytest.mark.rule("T5.5")
def test_on_a_full_field_the_figure_leaves_or_fights_at_once() -> None:
    tiles = {3: (1, "M1"), 6: (1, "M2"), 10: (1, "G2")}
    game = table(hands={0: "3 3 1"}, shops=tiles, figures={0: [6], 1: [3]})
    game.play("move 3 0")
    assert offered(game) == {"move 3 3", "duel 1"}
    for other in ("end", "skip", "pay 1", "move 3 6", "move 3 0", "draw", "home 3"):
        assert refused(game, other) == "T5.5"
    game.play("move 3 3")
    assert (road(game, 0), road(game, 1)) == ([6, 6], [3])


@pytest.mark.rule("T5.5")
def test_leaving_a_full_field_uses_nothing_there() -> None:
    game = table(hands={0: "3 3 1"}, shops={3: (0, "M1"), 6: (0, "G1")}, figures={1: [3]})
    play(game, "move 3 0", "move 3 3", "use")
    assert (game.state.metal[0], game.state.gems[0]) == (0, 1)


# ---- every continuation, tried


class Turn(NamedTuple):
    """What matters for going on: cards in hand, the values played as base card and as extra card (0: none yet)."""

    cards: tuple[int, ...]
    movement: bool
    base: int = 0
    extra: int = 0

    def plays(self) -> Iterator[tuple[str, int, "Turn"]]:
        for value in set(self.cards):
            left = list(self.cards)
            left.remove(value)
            if value == self.base or (self.base == 0 and value != self.extra):
                yield "move", value, self._replace(cards=tuple(left), base=value)
            if self.movement and self.extra == 0 and value != self.base:
                yield "bonus", value, self._replace(cards=tuple(left), extra=value)


def comes_to_rest(position: int, turn: Turn, own: set[int], tiles: set[int]) -> bool:
    """By trying everything: whether a figure that arrives here finds a free circle, a duel or an entrance."""
    if position in own:
        return any(comes_to_rest(position + value, after, own, tiles) for _, value, after in turn.plays())
    return position in tiles or position in (5, 9, 12, 20, 21)


def expected_moves(game: Game, turn: Turn, tiles: set[int], starts: set[int]) -> set[str]:
    own = set(road(game, 0)) - {5, 9, 12}  # two circles: never full here
    return {
        f"{word} {value} {position}"
        for position in starts
        for word, value, after in turn.plays()
        if comes_to_rest(position + value, after, own, tiles)
    }


def random_position(number: int) -> tuple[Game, Turn, set[int]]:
    """A few own and other figures on one-circle shops, and a small hand."""
    random = Random(number)
    fields = random.sample([1, 2, 3, 4, 6, 7, 8, 10], 7)
    owners = [(seat, tile) for tile in ("M1", "G1", "S1", "F1") for seat in (0, 1)]
    cards = tuple(random.choices([1, 2, 3, 4], k=2 + number % 4))
    turn = Turn(cards, movement=number % 2 == 0)
    game = table(
        hands={0: " ".join(map(str, cards))},
        shops=dict(zip(fields, owners, strict=False)),
        figures={0: fields[:3], 1: fields[3 : 3 + number % 3]},
        fencing={0: "movement" if turn.movement else "teal"},
    )
    return game, turn, set(fields)


def go_somewhere(game: Game, turn: Turn, random: Random) -> tuple[Turn, set[int]]:
    """Plays a card at random; returns what is left of the turn, and from where the next card may move."""
    plays = [
        (f"{word} {value} {start}", start + value, after) for word, value, after in turn.plays() for start in range(20)
    ]
    notation, target, after = random.choice([play for play in plays if play[0] in game.legal])
    game.play(notation)
    if "skip" in game.legal:
        game.play("skip")
    return after, {0, *road(game, 0)} if "end" in game.legal else {target}


@pytest.mark.rule("T5.4", "T5.5", "T5.6")
@pytest.mark.parametrize("batch", range(10))
def test_the_judgement_agrees_with_trying_everything(batch: int) -> None:
    """Before the first card, after it, on the way over full fields, until no card can be played."""
    for number in range(50 * batch, 50 * batch + 50):
        game, turn, tiles = random_position(number)
        starts = {0, *road(game, 0)}
        while True:
            assert offered(game, "move", "bonus") == expected_moves(game, turn, tiles, starts), f"position {number}"
            if not offered(game, "move", "bonus"):
                break
            turn, starts = go_somewhere(game, turn, Random(number))
