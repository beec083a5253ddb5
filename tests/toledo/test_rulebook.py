"""The examples and hints of the rulebook, played."""

import pytest

import zoco
from tests.toledo.table import discard, figures_at, hand, offered, play, refused, road, swords_of, table, tiles_of
from zoco.core.game import Game

RED, BLUE, GREEN = 0, 1, 2


@pytest.mark.rule("T1.1", "T1.2", "T11")
def test_the_box_holds_what_it_should() -> None:
    game = zoco.toledo.new(players=4, seed=11)
    s = game.state
    assert s.figures.sum() == 20
    assert s.tiles.sum() == 32
    assert len(game.record()["shuffles"][0]) == 84
    assert game.edition.record.paintings == 6
    assert (s.fencing_supply[:3].sum(), s.fencing_supply[3]) == (12, 4)
    assert s.sword_supply.sum() == 19
    assert (s.metal_supply, s.gem_supply) == (23, 20)


def duel_of_red_and_green(cards: str = "4") -> Game:
    """The gem dealer is full; Red has the violet tile, Blue another duel tile, Green none."""
    game = table(
        3,
        hands={RED: cards},
        shops={4: (BLUE, "G2")},
        figures={BLUE: [4], GREEN: [4]},
        fencing={RED: "violet", BLUE: "teal"},
        deck="5vd 2bd 6pd",
    )
    return play(game, "move 4 0", f"duel {GREEN}")


@pytest.mark.rule("T7.1", "T7.2", "T7.3")
def test_the_duel_ends_1_to_2_for_green() -> None:
    game = duel_of_red_and_green()
    assert game.told(1, language="en")[1:4] == [
        "Turned up: a violet 5 with the defender. The round goes to Red.",
        "Turned up: a brown 2 with the defender. The round goes to Green.",
        "Turned up: a plain 6 with the defender. The round goes to Green.",
    ]
    assert figures_at(game, RED, 0) == 5
    assert (road(game, BLUE), road(game, GREEN)) == ([4], [4])
    assert discard(game) == ["2bd", "5vd", "6pd"]


@pytest.mark.rule("T7.3")
def test_red_may_return_with_another_card_of_the_value() -> None:
    game = duel_of_red_and_green("4 4")
    play(game, "move 4 0")
    assert game.seat == RED
    assert offered(game) == {f"duel {BLUE}", f"duel {GREEN}"}


@pytest.mark.rule("T7.2")
def test_without_the_violet_tile_red_would_have_lost_in_two_rounds() -> None:
    """The same cards against Blue's teal tile and without Red's: the first round goes to the defender, too."""
    game = table(hands={0: "4"}, shops={4: (1, "G1")}, figures={1: [4]}, fencing={1: "teal"}, deck="5vd 2bd 6pd")
    play(game, "move 4 0", "duel 1")
    assert discard(game) == ["2bd", "5vd"]


@pytest.mark.rule("T5.4", "T5.6", "T6.3", "T6.5")
def test_the_movement_tile_taken_and_used_in_one_turn() -> None:
    """4 to a metal dealer, 4 to a fencing master, 2 with another figure to a tavern, a drawn 4; never another 2."""
    tiles = {3: (1, "G1"), 4: (0, "M1"), 8: (0, "F1")}
    game = table(hands={0: "4 4 2 1"}, shops=tiles, figures={0: [3]}, deck="4 2 6")
    play(game, "move 4 0", "use", "move 4 4", "use", "train movement", "bonus 2 3", "pay 1")
    assert [card[0] for card in hand(game, 0)] == ["2", "4", "6"]
    for position in (5, 8):
        assert refused(game, f"move 2 {position}") == "T5.4"
        assert refused(game, f"bonus 2 {position}") == "T5.6"
    assert offered(game) == {"move 4 0", "move 4 5", "move 4 8", "end"}
    play(game, "move 4 5")
    assert road(game, 0) == [8, 9]
    assert game.state.metal[0] == 1


@pytest.mark.rule("T5.6")
def test_the_movement_tile_used_at_the_beginning() -> None:
    tiles = {2: (1, "M2"), 3: (1, "G2"), 6: (1, "S2")}
    game = table(hands={0: "2va 3va 3vd"}, shops=tiles, fencing={0: "movement"})
    play(game, "bonus 2 0", "skip", "move 3 0", "skip")
    assert discard(game) == ["2va"]
    play(game, "move 3 3")
    assert discard(game) == ["2va", "3vd"]
    play(game, "end")
    assert discard(game) == ["2va", "3va", "3vd"]


@pytest.mark.rule("T10.2", "T10.5")
def test_the_scoring_example() -> None:
    """12 delivered, 7 not, two paintings of 2, three gems, the movement tile: 12 + 3 + 4 + 1 − 2."""
    base = table(arrived={0: 1}, delivered={0: [12]})
    assert base.points[0] == 12
    game = table(
        arrived={0: 1}, delivered={0: [12]}, swords={0: [7]}, paintings=[1, 0, 0], gems={0: 3}, fencing={0: "movement"}
    )
    assert game.points[0] == 12 + 3 + 4 + 1 - 2 == 18


@pytest.mark.rule("T5.4", "T6.1", "T6.2")
def test_one_figure_uses_several_shops_in_one_turn() -> None:
    tiles = {2: (0, "M1"), 4: (1, "G1"), 6: (0, "S1")}
    game = table(hands={0: "2 2 2 1"}, shops=tiles)
    play(game, "move 2 0", "use", "move 2 2", "pay 1", "move 2 4", "use", "forge 4", "end")
    assert swords_of(game, 0) == [4]
    assert len(hand(game, 1)) == 1
    assert (game.state.metal[0], game.state.gems[0]) == (0, 0)


@pytest.mark.rule("T5.3", "T7.1")
def test_beside_a_guest_the_empty_circle_is_taken() -> None:
    game = table(hands={0: "4"}, shops={4: (1, "G2")}, figures={1: [4]})
    game.play("move 4 0")
    assert offered(game) == {"end"}
    assert (road(game, 0), road(game, 1)) == ([4], [4])


@pytest.mark.rule("T5.5")
def test_at_an_own_figure_one_moves_on_or_stays_away() -> None:
    tiles = {3: (1, "M1"), 6: (1, "M2")}
    assert refused(table(hands={0: "3"}, shops=tiles, figures={0: [3]}), "move 3 0") == "T5.5"
    game = play(table(hands={0: "3 3"}, shops=tiles, figures={0: [3]}), "move 3 0", "move 3 3")
    assert road(game, 0) == [3, 6]


@pytest.mark.rule("T6.5", "T10.2")
def test_the_only_way_to_lose_the_movement_tile() -> None:
    game = table(hands={0: "3"}, shops={3: (0, "F2")}, fencing={0: "violet brown movement"})
    play(game, "move 3 0", "use", "train teal drop movement", "end")
    assert tiles_of(game, 0) == {"violet", "brown", "teal"}
    assert game.points[0] == 0


@pytest.mark.rule("T8.1")
def test_a_figure_may_come_without_a_sword_and_carries_only_one() -> None:
    game = table(hands={0: "1 1"}, shops={19: (1, "M2")}, figures={0: [19, 19]}, swords={0: [8, 15]})
    play(game, "move 1 19", "deliver 15", "move 1 19", "enter")
    assert swords_of(game, 0, delivered=True) == [15]
    assert game.points[0] == 15 + 4
