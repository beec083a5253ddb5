"""The examples of the rulebook, played."""

import pytest

import zoco
from tests.alcazar.table import Place, barons, flag, grandees, height, heights, money, table, unit, value
from tests.playing import offered, play, refused
from zoco.core.game import Game

BLUE, YELLOW, GREEN, RED, WHITE = range(5)


@pytest.mark.rule("A16", "A1.1")
def test_the_box_holds_what_it_should() -> None:
    game = zoco.alcazar.new(players=5, seed=11)
    assert len(game.record()["shuffles"][0]) == 72
    seen = game.view()
    assert (seen.tower_supply, seen.stones, seen.bridges, seen.flag_supply) == (20, 84, 20, 8)
    assert game.state.stand.shape == (5, 2 + 6)


# ---- founding


@pytest.mark.rule("A16", "A4.1", "A4.3")
@pytest.mark.parametrize(("layout", "fields"), [("R", [8, 9, 10]), ("L", [6, 7, 8]), ("C", [7, 8, 9])])
def test_founding_on_8_in_its_three_layouts(layout: str, fields: list[int]) -> None:
    game = play(table(hands={0: [8]}), f"castle 8 {layout}")
    assert heights(game) == {field: 2 if field == 8 else 1 for field in fields}
    assert (value(game, 8), money(game)[0]) == (5, 45)


@pytest.mark.rule("A16", "A4.3", "A10.1")
def test_red_places_a_grandee_for_10_and_a_baron_for_5() -> None:
    game = play(table(5, seat=RED, hands={RED: [8]}), "castle 8 C", "grandee 8", "baron 9")
    assert money(game)[RED] == 40 + 5 - 10 - 5
    assert (grandees(game, RED), barons(game, RED)) == ({8}, {9})
    assert game.points[RED] == 4 + 1


@pytest.mark.rule("A16", "A5.1", "A10.1")
def test_a_baron_in_the_new_villa_on_6_pays_the_real_back() -> None:
    game = play(table(hands={0: [6]}), "villa 6")
    assert money(game)[0] == 41
    assert money(play(game, "baron 6"))[0] == 40


# ---- building


@pytest.mark.rule("A16", "A6.1", "A6.3", "A10.1")
def test_blue_builds_11_beside_a_castle_of_5() -> None:
    game = play(table(hands={BLUE: [11]}, stones={8: 2, 9: 1, 10: 1}), "build 11")
    assert (value(game, 8), money(game)[BLUE]) == (6, 46)
    assert money(play(game, "baron 11"))[BLUE] == 40


@pytest.mark.rule("A16", "A6.2", "A6.3", "A10.1")
@pytest.mark.parametrize(("rank", "price"), [("baron", 8), ("grandee", 16)])
def test_green_builds_10_on_an_occupied_field_of_a_castle_of_6(rank: str, price: int) -> None:
    game = play(table(seat=GREEN, hands={GREEN: [10]}, stones={8: 2, 9: 1, 10: 1, 11: 1}), "build 10")
    assert (height(game, 10), value(game, 10), money(game)[GREEN]) == (2, 8, 48)
    assert money(play(game, f"{rank} 10"))[GREEN] == 48 - price


@pytest.mark.rule("A16", "A7.1", "A7.2")
def test_red_lifts_a_noble_in_a_villa_of_1() -> None:
    """The tower stone may go under the nobles on 6, 8 or 9; on 6 it makes a pillar for a bridge to 8."""
    stones = {6: 1, 8: 2, 9: 1, 10: 1}
    game = table(5, seat=RED, towers={RED: 1}, stones=stones, barons={RED: [6, 9]}, grandees={RED: [8]})
    assert {"tower 6", "tower 8", "tower 9"} <= offered(game, "tower")
    assert refused(game, "bridge 6-8") == "A8.2"
    play(game, "tower 6")
    assert (value(game, 6), money(game)[RED]) == (3, 43)
    play(game, *["buy deck"] * 4)
    assert "bridge 6-8" in game.legal


@pytest.mark.rule("A16", "A7.3")
def test_only_red_may_prepare_the_pillar_on_39() -> None:
    for seat in (BLUE, YELLOW, GREEN, RED, WHITE):
        game = table(5, seat=seat, towers={seat: 1}, stones={39: 1, 41: 2}, barons={RED: [41]})
        assert ("tower 39" in game.legal) == (seat == RED)


@pytest.mark.rule("A16", "A7.3")
def test_nobody_may_raise_pillars_that_nobody_holds() -> None:
    game = table(towers={0: 1}, stones={1: 1, 2: 1, 3: 2})
    assert refused(game, "tower 1") == "A7.3"
    assert refused(game, "tower 3") == "A7.3"


# ---- bridges


@pytest.mark.rule("A16", "A8.2", "A8.3", "A8.5")
def test_red_builds_a_bridge_from_1_to_3_on_level_3() -> None:
    """The nobles on 1 (level 2) and 2 (level 1) stand on level 3 afterwards; the value grows by 9."""
    game = table(5, seat=RED, stones={1: 2, 2: 1, 3: 2}, grandees={RED: [1]}, barons={RED: [2]})
    before = value(game, 2)
    play(game, "bridge 1-3")
    assert [height(game, field) for field in (1, 2, 3)] == [3, 3, 3]
    assert value(game, 2) == before + 9
    assert money(game)[RED] == 40 - 15 + before + 9
    assert game.points[RED] == 6 + 3


@pytest.mark.rule("A16", "A8.2")
def test_no_bridge_between_pillars_of_different_players() -> None:
    game = table(stones={1: 2, 2: 1, 3: 2}, barons={0: [1], 1: [3]})
    assert refused(game, "bridge 1-3") == "A8.2"


@pytest.mark.rule("A16", "A8.2")
def test_no_bridge_between_pillars_that_are_not_a_level_higher() -> None:
    assert refused(table(stones={1: 1, 2: 1, 3: 1}, barons={0: [1]}), "bridge 1-3") == "A8.2"


@pytest.mark.rule("A16", "A8.4")
def test_bridge_over_bridge_is_not_allowed_but_overlapping_is() -> None:
    stones = {1: 1, 3: 1, 5: 2, 4: 1}
    game = table(stones=stones, bridges=["1-3"], on_top={1: 1, 3: 1}, barons={0: [3]})
    assert refused(game, "bridge 1-3") == "A8.4"
    overlapping = table(stones=stones, bridges=["1-3"], barons={0: [3]})
    assert height(play(overlapping, "bridge 3-5"), 3) == 3


@pytest.mark.rule("A16", "A8.1")
def test_a_bridge_from_7_to_17_over_the_gap() -> None:
    game = play(table(stones={7: 1, 17: 1}, barons={0: [17]}), "bridge 7-17")
    assert unit(game, 7) == {7, "g2", 17}


@pytest.mark.rule("A16", "A8.4", "A12.1")
def test_a_bridge_from_17_to_67_is_a_pillar_for_one_to_6() -> None:
    game = table(2, stones={17: 1, 67: 1, 6: 2}, barons={0: [67]})
    play(game, "bridge 67-17", "shift 67 f3", "buy deck", "bridge 6-f3")
    assert [height(game, place) for place in (6, "f2", "f3")] == [3, 3, 3]
    assert unit(game, 6) == {17, 67, 6, "f2", "f3"}


# ---- merging


def villa_and_castle() -> Game:
    """A villa of 3 on 6, a castle of 8 from 8 on."""
    stones = {6: 2, 8: 2, 9: 1, 10: 2, 11: 1}
    return table(5, seat=RED, hands={RED: [7]}, stones=stones, barons={RED: [6], WHITE: [9]})


@pytest.mark.rule("A16", "A8.5", "A12.1", "A12.5")
def test_a_villa_of_3_and_a_castle_of_8_make_20_by_a_bridge() -> None:
    game = villa_and_castle()
    assert (value(game, 6), value(game, 8)) == (3, 8)
    play(game, "bridge 6-8")
    assert (value(game, 6), flag(game, 6)) == (20, "Almería")
    assert money(game)[RED] == 40 - 15 + 20
    assert (barons(game, RED), barons(game, WHITE)) == ({6}, {9})


@pytest.mark.rule("A16", "A6.1", "A12.1")
def test_or_12_by_card_7() -> None:
    game = play(villa_and_castle(), "build 7")
    assert (value(game, 6), flag(game, 7)) == (12, "Almería")


# ---- nobles


@pytest.mark.rule("A16", "A10.1", "A10.2", "A14.2")
def test_reds_grandee_moves_from_4_to_3_onto_the_new_bridge() -> None:
    game = table(5, seat=RED, stones={1: 2, 2: 1, 3: 2, 4: 1}, barons={RED: [1]}, grandees={RED: [4]})
    play(game, "bridge 1-3")
    assert (value(game, 3), money(game)[RED]) == (17, 40 - 15 + 17)
    assert {"baron 3", "shift 4 3", "swap 4 1"} <= set(game.legal)
    assert money(play(game.copy(), "baron 3"))[RED] == 42 - 17
    before = game.points[RED]
    play(game, "shift 4 3")
    assert money(game)[RED] == 42
    assert game.points[RED] == before - 2 + 6  # 6 is what the grandee scores there in all


@pytest.mark.rule("A16", "A10.2")
def test_or_grandee_and_baron_swap() -> None:
    game = table(5, seat=RED, stones={1: 2, 2: 1, 3: 2, 4: 1}, barons={RED: [1]}, grandees={RED: [4]})
    play(game, "bridge 1-3", "swap 4 1")
    assert (grandees(game, RED), barons(game, RED)) == ({1}, {4})


@pytest.mark.rule("A16", "A8.3", "A13.1")
def test_yellow_captures_whites_baron_below_a_bridge_from_7_to_9() -> None:
    game = table(5, seat=YELLOW, stones={7: 2, 8: 1, 9: 2, 10: 1}, barons={YELLOW: [7], WHITE: [8]})
    assert value(game, 8) == 8
    play(game, "bridge 7-9")
    assert (barons(game, WHITE), money(game)[WHITE]) == (set(), 48)


@pytest.mark.rule("A16", "A14.2")
def test_a_grandee_on_level_5_scores_10_a_baron_on_level_4_scores_4() -> None:
    assert table(stones={8: 5, 9: 4}, grandees={0: [8]}, barons={1: [9]}).points == [10, 4, 0]


# ---- appendix, questions 1 to 3


def three_pillars(seat: int) -> Game:
    """Red on 2 (height 4), 4 free (height 1), Blue on 6 (height 2)."""
    stones = {2: 4, 3: 3, 4: 1, 5: 1, 6: 2}
    return table(
        5, seat=seat, towers=dict.fromkeys(range(5), 3), stones=stones, barons={RED: [2], BLUE: [6]}, money={BLUE: 60}
    )


def turn(game: Game, seat: int, *decisions: str) -> Game:
    """The others buy cards until it is that seat's turn."""
    while game.seat != seat:
        play(game, "buy deck")
    return play(game, *decisions)


@pytest.mark.rule("A16", "A7.3")
def test_question_1_blue_may_raise_4_and_then_build_a_bridge_to_6() -> None:
    game = play(three_pillars(BLUE), "tower 4", "baron 4")
    turn(game, RED)
    assert refused(game, "tower 4") == "A7.2"  # Blue's noble keeps Red away
    turn(game, BLUE, "bridge 4-6")
    assert height(game, 4) == 3


@pytest.mark.rule("A16", "A7.3")
def test_question_2_red_may_raise_4_and_after_two_more_stones_build_a_bridge_from_2() -> None:
    game = play(three_pillars(RED), "tower 4", "done")
    for _ in range(2):
        turn(game, RED)
        assert refused(game, "bridge 2-4") == "A8.2"
        play(game, "tower 4", "done")
    turn(game, RED, "bridge 2-4")
    assert height(game, 4) == 5


@pytest.mark.rule("A16", "A7.3")
@pytest.mark.parametrize("seat", [YELLOW, GREEN, WHITE])
def test_question_3_nobody_else_may_raise_4(seat: int) -> None:
    assert refused(three_pillars(seat), "tower 4") == "A7.3"


# ---- appendix, questions 4 to 8


def yellow_and_white(seat: int) -> Game:
    """A bridge from 37 to 39 with Yellow's baron on 38 (level 3) and grandee on 37 (level 4); 40 free; White on 42."""
    stones = {37: 2, 38: 1, 39: 2, 40: 2, 41: 1, 42: 1}
    nobles: dict[int, list[Place]] = {YELLOW: [38], WHITE: [42]}
    towers = dict.fromkeys(range(5), 3)
    return table(
        5,
        seat=seat,
        hands={WHITE: [38]},
        towers=towers,
        stones=stones,
        bridges=["39-37"],
        on_top={37: 1},
        grandees={YELLOW: [37]},
        barons=nobles,
    )


@pytest.mark.rule("A16", "A7.3")
def test_question_4_white_may_not_raise_40() -> None:
    assert refused(yellow_and_white(WHITE), "tower 40") == "A7.3"


@pytest.mark.rule("A16", "A7.2")
def test_question_5_white_may_raise_42_and_then_build_a_bridge_to_40() -> None:
    game = play(yellow_and_white(WHITE), "tower 42")
    turn(game, WHITE, "bridge 42-40")
    assert height(game, 41) == 3


@pytest.mark.rule("A16", "A7.3", "A8.4")
def test_question_6_yellow_may_not_raise_39() -> None:
    game = yellow_and_white(YELLOW)
    assert height(game, 37) > height(game, 39)
    assert refused(game, "tower 39") == "A7.3"


@pytest.mark.rule("A16", "A7.3")
def test_question_7_yellow_may_raise_40_and_needs_two_more_turns_for_a_bridge() -> None:
    game = play(yellow_and_white(YELLOW), "tower 40", "done")
    for step in ("tower 38", "tower 40"):
        turn(game, YELLOW)
        assert refused(game, "bridge 40-38") == "A8.2"
        play(game, step, "done")
    turn(game, YELLOW, "bridge 40-38")
    assert height(game, 39) == 5


@pytest.mark.rule("A16", "A6.2", "A13.1")
def test_question_8_whites_card_38_goes_on_top_of_the_bridge_and_captures() -> None:
    game = yellow_and_white(WHITE)
    before = value(game, 38)
    play(game, "build 38")
    assert height(game, 38) == 4
    assert (barons(game, YELLOW), grandees(game, YELLOW)) == (set(), {37})
    assert money(game)[YELLOW] == 40 + before
