"""A12 Merging: units, their values and their flags."""

from pathlib import Path
from typing import Any

import pytest

from tests.alcazar.table import barons, crossroads, flag, grandees, height, heights, money, table, unit, value
from tests.playing import offered, play, refused
from zoco.core.game import Game

EIGHT = dict.fromkeys(range(30, 46, 2), 3)  # eight castles of 5 on 30, 32 … 44: all flags are raised
FULL = {30: 26}  # a castle at 50
NAMES = ("Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén", "Málaga", "Sevilla")

# ---- A12.1


@pytest.mark.rule("A12.1")
@pytest.mark.parametrize(
    ("stones", "worth", "name"),
    [
        ({6: 1, 8: 1}, 3, None),
        ({6: 1, 8: 2, 9: 1, 10: 1}, 7, "Almería"),
        ({6: 3, 8: 2, 9: 1, 10: 1}, 11, "Almería"),
        ({6: 20, 8: 10}, 50, "Almería"),
        ({6: 15, 8: 11}, 50, "Almería"),
        ({6: 14, 8: 11}, 49, "Almería"),
    ],
    ids=["two villas", "villa and castle", "two castles", "beyond 50", "beyond 50 by one", "up to 49"],
)
def test_values_add_up_and_a_castle_stops_at_50(stones: dict[int, int], worth: int, name: str | None) -> None:
    game = play(table(hands={0: [7]}, stones=stones), "build 7")
    assert unit(game, 7) == {7, *stones}
    assert (value(game, 6), flag(game, 6)) == (worth, name)
    assert money(game)[0] == 40 + worth


@pytest.mark.rule("A12.1", "A0")
def test_a_castle_at_50_grows_on_without_more_value() -> None:
    game = play(table(hands={0: [30]}, stones=FULL), "build 30", "done")
    assert (height(game, 30), value(game, 30), money(game)[0]) == (27, 50, 90)


@pytest.mark.rule("A12.1", "A8.5")
def test_a_bridge_joins_units_that_lie_far_apart_on_the_track() -> None:
    game = play(table(stones={7: 1, 17: 1, 18: 3}, barons={0: [7]}), "bridge 7-17")
    assert unit(game, 7) == {7, "g2", 17, 18}
    assert (value(game, 7), flag(game, 7)) == (1 + 6 + 6, "Almería")


def meeting(folder: Path, **more: Any) -> Game:
    """Four fields around the gap b2: a castle of 8 on 2 and 70 with a bridge over b2, castles of 5 on 72 and 4.

    Seat 0 is about to join all three by a bridge from 72 to 4.
    """
    stones = {2: 1, 70: 1, 72: 3, 4: 3}
    settings: dict[str, Any] = {"stones": stones, "bridges": ["2-70"], "barons": {0: [72]}}
    return table(edition=crossroads(folder), **(settings | more))


@pytest.mark.rule("A12.1", "A8.5")
def test_a_bridge_may_join_three_units(tmp_path: Path) -> None:
    game = play(meeting(tmp_path), "bridge 72-4")
    assert unit(game, 2) == {2, 70, 72, 4, "b2"}
    assert (value(game, 2), money(game)[0]) == (8 + 5 + 5 + 12, 40 - 15 + 30)


@pytest.mark.rule("A8.3", "A13.1")
def test_a_noble_in_the_middle_is_paid_by_the_value_of_its_own_unit(tmp_path: Path) -> None:
    """The third unit's value before the three become one."""
    game = play(meeting(tmp_path, grandees={1: ["b2"]}), "bridge 72-4")
    assert money(game)[1] == 40 + 2 * 8


# ---- A12.2


@pytest.mark.rule("A12.2")
@pytest.mark.parametrize(("stones", "kept"), [({30: 4, 32: 3}, "Almería"), ({30: 3, 32: 4}, "Cádiz")])
def test_the_more_valuable_castle_keeps_its_flag(stones: dict[int, int], kept: str) -> None:
    game = play(table(hands={0: [31]}, stones=stones), "build 31")
    assert (flag(game, 30), flag(game, 32)) == (kept, kept)
    assert value(game, 31) == 7 + 5 + 1
    assert game.state.flag_supply == 7


@pytest.mark.rule("A12.2")
@pytest.mark.parametrize("older", [30, 32])
@pytest.mark.parametrize("names", [("Almería", "Cádiz"), ("Jaén", "Granada")])
def test_on_a_tie_the_flag_that_has_been_standing_longer_stays(older: int, names: tuple[str, str]) -> None:
    flags = {older: names[0], 62 - older: names[1]}
    game = play(table(hands={0: [31]}, stones={30: 3, 32: 3}, flags=flags), "build 31")
    assert flag(game, 31) == names[0]


@pytest.mark.rule("A12.2")
def test_the_value_before_the_piece_decides() -> None:
    """A bridge adds 6, but to neither of the two before it is known which one stays."""
    flags = {1: "Cádiz", 3: "Almería"}
    game = table(stones={1: 1, 72: 3, 3: 1, 4: 3}, flags=flags, barons={0: [3]})
    assert flag(play(game, "bridge 1-3"), 2) == "Cádiz"


@pytest.mark.rule("A12.2", "A12.4")
@pytest.mark.parametrize("villa", [38, 42])
def test_a_flag_raised_again_is_the_youngest(villa: int) -> None:
    """Cádiz comes free, is raised over a villa, and there gives way to Córdoba, which has stood all the while."""
    between = (40 + villa) // 2
    game = table(2, hands={0: [31, between], 1: [villa]}, stones={30: 3, 32: 3, 40: 3, villa: 2})
    play(game, "build 31", "done", f"build {villa}", "done")
    assert [flag(game, field) for field in (30, 40, villa)] == ["Almería", "Córdoba", "Cádiz"]
    play(game, f"build {between}")
    assert flag(game, villa) == "Córdoba"
    assert game.state.flag_supply == 6


@pytest.mark.rule("A12.2", "A4.1")
def test_the_flag_of_the_castle_taken_over_is_free_again() -> None:
    game = table(2, hands={0: [31], 1: [8]}, stones=EIGHT)
    play(game, "build 31", "done")
    assert flag(play(game, "castle 8 C"), 8) == "Cádiz"


@pytest.mark.rule("A12.2")
@pytest.mark.parametrize(("larger", "kept"), [({}, 2), ({5: 4}, 4)], ids=["the middle one", "the last one"])
def test_of_three_castles_the_most_valuable_keeps_its_flag(tmp_path: Path, larger: dict[int, int], kept: int) -> None:
    stones = {2: 1, 70: 1, 72: 3, 4: 3} | larger
    flags = {72: "Huelva", 4: "Málaga", 2: "Sevilla"}
    game = play(meeting(tmp_path, stones=stones, flags=flags), "bridge 72-4")
    assert flag(game, 72) == flags[kept]
    assert game.state.flag_supply == 7


@pytest.mark.rule("A12.2")
@pytest.mark.parametrize("order", [(72, 4, 2), (4, 2, 72), (2, 72, 4)])
def test_of_three_equal_castles_the_oldest_flag_stays(tmp_path: Path, order: tuple[int, ...]) -> None:
    stones = {2: 1, 70: 1, 69: 1, 72: 5, 4: 5}
    flags = dict(zip(order, ("Sevilla", "Almería", "Jaén"), strict=True))
    game = meeting(tmp_path, stones=stones, flags=flags)
    assert {value(game, field) for field in order} == {9}
    assert flag(play(game, "bridge 72-4"), 4) == "Sevilla"


@pytest.mark.rule("A12.2")
def test_a_castle_keeps_its_flag_even_beside_a_more_valuable_villa() -> None:
    """The flag stays where it is: it is still older than that of the next castle of equal value."""
    game = table(2, hands={0: [29, 31]}, stones={28: 7, **EIGHT, 32: 10}, flags=dict(zip(EIGHT, NAMES, strict=True)))
    assert (flag(game, 28), value(game, 28)) == (None, 13)
    play(game, "build 29", "done", "buy deck")
    assert (flag(game, 28), value(game, 28)) == ("Almería", 5 + 13 + 1)
    assert value(game, 32) == 19
    assert flag(play(game, "build 31"), 32) == "Almería"


# ---- A12.3


@pytest.mark.rule("A12.3")
@pytest.mark.parametrize("stones", [FULL | {32: 3}, FULL | {32: 28}, {28: 3} | FULL], ids=["behind", "both", "before"])
def test_a_stone_between_a_castle_at_50_and_another_leaves_the_game(stones: dict[int, int]) -> None:
    card = 29 if 28 in stones else 31
    game = table(hands={0: [card]}, stones=stones, barons={0: [30]}, grandees={1: [30 + 2 * (card - 30)]})
    supply = int(game.state.stones)
    before = heights(game)
    play(game, f"build {card}")
    assert heights(game) == before
    assert money(game) == [90, 40, 40]
    assert (game.state.stones, game.state.removed) == (supply - 1, 1)
    assert game.seat == 1  # without a nobles decision
    assert flag(game, 30) != flag(game, 2 * card - 30)


@pytest.mark.rule("A12.3")
def test_the_card_is_gone_with_the_stone() -> None:
    game = table(hands={0: [31]}, stones=FULL | {32: 3})
    play(game, "build 31")
    assert game.view(0).hand_size[0] == 0


@pytest.mark.rule("A12.3")
def test_no_bridge_joins_a_castle_at_50_with_another_castle() -> None:
    game = table(stones={1: 1, 72: 26, 3: 1, 4: 3}, barons={0: [1]})
    assert (value(game, 1), flag(game, 3)) == (50, "Cádiz")
    assert refused(game, "bridge 1-3") == "A12.3"


@pytest.mark.rule("A12.3")
def test_below_50_they_merge() -> None:
    game = table(hands={0: [31]}, stones={30: 25, 32: 3})
    assert value(game, 30) == 49
    play(game, "build 31")
    assert (unit(game, 31), value(game, 31)) == ({30, 31, 32}, 50)


@pytest.mark.rule("A12.3", "A12.1")
@pytest.mark.parametrize("villa", [1, 2])
def test_with_a_villa_a_castle_at_50_merges_and_stays_at_50(villa: int) -> None:
    game = play(table(hands={0: [31]}, stones=FULL | {32: villa}), "build 31")
    assert unit(game, 32) == {30, 31, 32}
    assert (value(game, 32), flag(game, 32), money(game)[0]) == (50, "Almería", 90)
    assert "baron 31" in game.legal
    bridge = table(stones={1: 1, 72: 26, 3: 1}, barons={0: [3]})
    play(bridge, "bridge 1-3")
    assert (value(bridge, 3), unit(bridge, 3), money(bridge)[0]) == (50, {72, 1, 2, 3}, 40 - 15 + 50)


@pytest.mark.rule("A12.3")
def test_a_large_villa_is_no_castle_here() -> None:
    stones = {**EIGHT, 44: 26, 46: 3}
    game = table(hands={0: [45]}, stones=stones)
    assert (value(game, 44), flag(game, 46)) == (50, None)
    play(game, "build 45")
    assert (unit(game, 46), value(game, 46)) == ({44, 45, 46}, 50)


@pytest.mark.rule("A12.3", "A8.5")
def test_within_a_castle_at_50_bridges_are_built() -> None:
    game = play(table(stones={1: 13, 3: 13, 2: 1}, barons={0: [1]}), "bridge 1-3")
    assert (value(game, 2), money(game)[0]) == (50, 40 - 15 + 50)


@pytest.mark.rule("A12.3")
@pytest.mark.parametrize(("full", "stones"), [(2, {69: 22}), (4, {5: 24})], ids=["in the middle", "at an end"])
def test_a_bridge_over_three_castles_is_refused_wherever_the_one_at_50_stands(
    tmp_path: Path, full: int, stones: dict[int, int]
) -> None:
    game = meeting(tmp_path, stones={2: 1, 70: 1, 72: 3, 4: 3} | stones)
    assert value(game, full) == 50
    assert refused(game, "bridge 72-4") == "A12.3"


@pytest.mark.rule("A12.3")
@pytest.mark.parametrize("villa", [72, 4])
def test_or_over_two_castles_and_a_villa(tmp_path: Path, villa: int) -> None:
    stones = {2: 1, 70: 1, 69: 22} | dict.fromkeys([72, 4, 20, 22, 24, 26, 28, 40], 3)
    castles = [2, 76 - villa, 20, 22, 24, 26, 28, 40]
    game = meeting(tmp_path, stones=stones, flags=dict(zip(castles, NAMES, strict=True)))
    assert (value(game, 2), flag(game, villa)) == (50, None)
    assert refused(game, "bridge 72-4") == "A12.3"


@pytest.mark.rule("A12.3")
def test_a_waiting_villa_has_no_cap() -> None:
    game = table(hands={0: [50]}, stones=EIGHT | {50: 26})
    assert (value(game, 50), flag(game, 50)) == (51, None)
    play(game, "build 50")
    assert (value(game, 50), money(game)[0]) == (53, 40 + 53)
    play(game, "baron 50")
    assert money(game)[0] == 40


@pytest.mark.rule("A12.3", "A12.4")
def test_on_receiving_its_flag_a_villa_drops_to_50() -> None:
    game = table(2, hands={0: [31], 1: [50]}, stones=EIGHT | {50: 27})
    assert value(game, 50) == 53
    play(game, "build 31", "done")
    assert (value(game, 50), flag(game, 50)) == (50, "Cádiz")
    assert money(game) == [40 + 11, 40]
    play(game, "build 50")
    assert (value(game, 50), money(game)[1]) == (50, 90)


# ---- A12.4


@pytest.mark.rule("A12.4")
@pytest.mark.parametrize(
    ("stones", "card", "becomes"),
    [({8: 2}, 8, True), ({8: 2, 9: 1}, 10, True), ({8: 1}, 8, False), ({8: 2}, 9, False), ({8: 2, 10: 1}, 9, True)],
)
def test_a_villa_of_5_becomes_a_castle_at_once(stones: dict[int, int], card: int, becomes: bool) -> None:
    game = play(table(hands={0: [card]}, stones=stones), f"build {card}")
    assert (value(game, 8) >= 5) == becomes
    assert flag(game, 8) == ("Almería" if becomes else None)
    assert game.state.flag_supply == 8 - becomes


@pytest.mark.rule("A12.4")
def test_a_bridge_between_two_villas_makes_a_castle() -> None:
    game = play(table(stones={1: 1, 3: 1}, barons={0: [1]}), "bridge 1-3")
    assert (value(game, 2), flag(game, 2)) == (8, "Almería")


@pytest.mark.rule("A12.4")
def test_without_a_flag_it_waits_as_a_large_villa() -> None:
    game = play(table(hands={0: [50]}, stones=EIGHT | {50: 2}), "build 50", "done")
    assert (value(game, 50), flag(game, 50)) == (5, None)
    assert game.seat == 1


@pytest.mark.rule("A12.4")
def test_a_single_waiting_villa_gets_the_flag_that_comes_free() -> None:
    game = table(hands={0: [31]}, stones=EIGHT | {50: 3, 60: 2})
    play(game, "build 31")
    assert [flag(game, field) for field in (31, 50, 60)] == ["Almería", "Cádiz", None]
    assert game.state.flag_supply == 0
    assert "baron 31" in game.legal


def two_waiting(**more: Any) -> Game:
    return table(2, hands={0: [31]}, stones=EIGHT | {50: 3, 51: 1, 60: 4}, **more)


@pytest.mark.rule("A12.4")
@pytest.mark.parametrize("chosen", [50, 60])
def test_of_several_the_player_on_turn_chooses(chosen: int) -> None:
    game = play(two_waiting(), "build 31")
    assert (game.seat, offered(game)) == (0, {"flag 50", "flag 60"})
    assert money(game)[0] == 51
    play(game, f"flag {chosen}")
    assert [flag(game, field) for field in (chosen, 110 - chosen)] == ["Cádiz", None]
    assert offered(game) == {"done", "baron 31", "grandee 31"}  # the nobles' turn comes after the flag


@pytest.mark.rule("A12.4")
def test_the_flag_goes_only_to_a_waiting_villa_named_by_its_lowest_field() -> None:
    game = play(two_waiting(), "build 31")
    for wrong in (51, 30, 1):
        assert refused(game, f"flag {wrong}") == "A12.4"
    for other in ("done", "baron 31", "buy deck", "pass"):
        assert refused(game, other) == "A12.4"


@pytest.mark.rule("A12.4")
def test_a_villas_lowest_field_may_lie_below_a_bridge() -> None:
    stones = EIGHT | {1: 1, 72: 1, 3: 1, 60: 3}
    game = table(hands={0: [31]}, stones=stones, bridges=["1-3"], flags=dict(zip(EIGHT, NAMES, strict=True)))
    assert offered(play(game, "build 31")) == {"flag 1", "flag 60"}
    stones = EIGHT | {11: 1, 12: 1, 13: 1, 21: 1, 23: 1}
    nothing_free = table(hands={0: [31]}, stones=stones, flags=dict(zip(EIGHT, NAMES, strict=True)), bridges=["21-23"])
    assert flag(play(nothing_free, "build 31"), 22) == "Cádiz"


@pytest.mark.rule("A12.4")
def test_nobody_chooses_a_flag_when_none_is_free() -> None:
    game = two_waiting()
    assert refused(game, "flag 50") == "A12.4"


@pytest.mark.rule("A12.4", "A12.2")
@pytest.mark.parametrize("waiting", [1, 2, 3])
def test_two_flags_that_come_free_at_once(tmp_path: Path, waiting: int) -> None:
    """Three castles become one; the choice ends when the flags or the villas do."""
    castles = [72, 4, 2, 20, 22, 24, 26, 28]
    stones = {2: 1, 70: 1} | dict.fromkeys([72, 4, 20, 22, 24, 26, 28, *[40, 50, 60][:waiting]], 3)
    game = meeting(tmp_path, stones=stones, flags=dict(zip(castles, NAMES, strict=True)))
    play(game, "bridge 72-4")
    if waiting > 1:
        assert offered(game) == {"flag 40", "flag 50", "flag 60"} - ({"flag 60"} if waiting == 2 else set())
        play(game, "flag 50")
    if waiting == 3:
        assert offered(game) == {"flag 40", "flag 60"}
        play(game, "flag 60")
    raised = {1: ["Almería", None, None], 2: ["Cádiz", "Almería", None], 3: [None, "Almería", "Cádiz"]}[waiting]
    assert [flag(game, field) for field in (40, 50, 60)] == raised
    assert game.state.flag_supply == (1 if waiting == 1 else 0)
    assert "done" in game.legal


# ---- A12.5


@pytest.mark.rule("A12.5")
def test_nobles_stay_where_they_stand() -> None:
    stones = {6: 2, 8: 2, 9: 1, 10: 1}
    nobles: dict[str, Any] = {"barons": {0: [10], 1: [6]}, "grandees": {2: [8], 1: [9]}}
    game = play(table(hands={0: [7]}, stones=stones, **nobles), "build 7", "done")
    assert [barons(game, seat) for seat in range(3)] == [{10}, {6}, set()]
    assert [grandees(game, seat) for seat in range(3)] == [set(), {9}, {8}]
    assert game.points == [1, 2 + 2, 4]


@pytest.mark.rule("A12.5", "A9.1")
def test_a_noble_of_a_villa_is_worth_the_castle_it_joined() -> None:
    game = table(2, hands={0: [7]}, stones={6: 1, 8: 2, 9: 1, 10: 1}, barons={1: [6]})
    play(game, "build 7", "done", "withdraw 6")
    assert money(game)[1] == 40 + 7
