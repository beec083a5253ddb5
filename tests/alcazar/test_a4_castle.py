"""A4 Found a castle."""

import pytest

from tests.alcazar.table import flag, hand, heights, money, table, unit, value
from tests.playing import offered, play, refused
from zoco.core.game import Game

CASTLE = {20: 1, 21: 2, 22: 1}


def layouts(game: Game, card: int) -> str:
    return "".join(sorted(notation[-1] for notation in offered(game, "castle") if notation.split(" ")[1] == str(card)))


# ---- A4.1


@pytest.mark.rule("A4.1")
@pytest.mark.parametrize(
    ("notation", "built"),
    [
        ("castle 8 L", {6: 1, 7: 1, 8: 2}),
        ("castle 8 C", {7: 1, 8: 2, 9: 1}),
        ("castle 8 R", {8: 2, 9: 1, 10: 1}),
        ("castle 1 L", {71: 1, 72: 1, 1: 2}),
        ("castle 1 C", {72: 1, 1: 2, 2: 1}),
        ("castle 2 L", {72: 1, 1: 1, 2: 2}),
        ("castle 72 R", {72: 2, 1: 1, 2: 1}),
        ("castle 71 R", {71: 2, 72: 1, 1: 1}),
        ("castle 11 C", {10: 1, 11: 2, 12: 1}),
        ("castle 12 L", {10: 1, 11: 1, 12: 2}),
        ("castle 17 R", {17: 2, 18: 1, 19: 1}),
    ],
)
def test_two_stones_on_the_cards_field_and_two_beside(notation: str, built: dict[int, int]) -> None:
    card = int(notation.split(" ")[1])
    game = play(table(hands={0: [card]}), notation)
    assert heights(game) == built
    assert unit(game, card) == set(built)
    assert game.state.stones == 80
    assert hand(game, 0) == []


BARE, BESIDE = "A4.1", "A4.2"


@pytest.mark.rule("A4.1", "A4.2")
@pytest.mark.parametrize(
    ("taken", "against"),
    [
        (5, {"L": BESIDE}),
        (6, {"L": BARE, "C": BESIDE}),
        (7, {"L": BARE, "C": BARE, "R": BESIDE}),
        (8, {"L": BARE, "C": BARE, "R": BARE}),
        (9, {"L": BESIDE, "C": BARE, "R": BARE}),
        (10, {"C": BESIDE, "R": BARE}),
        (11, {"R": BESIDE}),
    ],
)
def test_the_three_fields_are_bare_and_a_villa_one_field_away(taken: int, against: dict[str, str]) -> None:
    game = table(hands={0: [8]}, stones={taken: 1})
    assert {layout: refused(game, f"castle 8 {layout}") for layout in against} == against
    assert offered(game, "castle") == {f"castle 8 {layout}" for layout in "LCR" if layout not in against}


@pytest.mark.rule("A4.1")
def test_a_field_below_a_bridge_is_not_bare() -> None:
    game = table(hands={0: [2]}, stones={1: 1, 3: 1}, bridges=["1-3"])
    assert refused(game, "castle 2 C") == "A4.1"


@pytest.mark.rule("A4.1")
@pytest.mark.parametrize("left", [3, 4])
def test_four_stones_are_needed(left: int) -> None:
    game = table(hands={0: [8]}, left={"stones": left})
    if left == 4:
        assert offered(game, "castle") == {"castle 8 L", "castle 8 C", "castle 8 R"}
    else:
        assert refused(game, "castle 8 C") == "A4.1"


EIGHT = dict.fromkeys(range(30, 46, 2), 3)  # eight small castles on 30, 32 … 44


@pytest.mark.rule("A4.1")
def test_a_flag_is_needed() -> None:
    seven = {field: 3 for field in EIGHT if field != 44}
    assert offered(table(hands={0: [8]}, stones=seven), "castle") == {"castle 8 L", "castle 8 C", "castle 8 R"}
    game = table(hands={0: [8]}, stones=EIGHT)
    assert refused(game, "castle 8 C") == "A4.1"
    assert offered(game, "castle") == set()


@pytest.mark.rule("A4.1", "A15")
@pytest.mark.parametrize(
    ("flags", "raised"),
    [
        ({}, "Almería"),
        ({30: "Almería"}, "Cádiz"),
        ({30: "Cádiz", 32: "Sevilla"}, "Almería"),
        ({30: "Almería", 32: "Cádiz", 34: "Granada"}, "Córdoba"),
    ],
)
def test_the_first_flag_in_supply_is_raised(flags: dict[int, str], raised: str) -> None:
    game = table(hands={0: [8]}, stones=dict.fromkeys(flags, 3), flags=flags)
    assert flag(play(game, "castle 8 C"), 8) == raised


# ---- A4.2


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize(
    ("notation", "free"),
    [
        ("castle 26 R", 3),
        ("castle 26 C", 2),
        ("castle 26 L", 1),
        ("castle 27 C", 3),
        ("castle 16 L", 3),
        ("castle 16 C", 2),
        ("castle 16 R", 1),
        ("castle 15 C", 3),
    ],
)
def test_three_free_fields_to_the_nearest_castle_on_both_sides(notation: str, free: int) -> None:
    game = table(hands={0: [15, 16, 26, 27]}, stones=CASTLE)
    if free < 3:
        assert refused(game, notation) == "A4.2"
    else:
        play(game, notation)
        assert flag(game, int(notation.split(" ")[1])) == "Cádiz"


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize(("card", "possible"), [(70, {"L"}), (69, {"L", "C"}), (8, {"R"}), (9, {"C", "R"})])
def test_the_distance_is_counted_round_the_end_of_the_track(card: int, possible: set[str]) -> None:
    """A castle on 2, 3 and 4."""
    game = table(hands={0: [card]}, stones={2: 1, 3: 2, 4: 1})
    assert {notation[-1] for notation in offered(game, "castle")} == possible
    for layout in set("LCR") - possible:
        assert refused(game, f"castle {card} {layout}") == "A4.2"


@pytest.mark.rule("A4.2")
def test_a_site_between_two_castles_needs_both_distances() -> None:
    """Between 22 and 32 there are nine fields: only the three in the middle are far enough from both."""
    game = table(hands={0: [25, 26, 27, 28, 29]}, stones={**CASTLE, 32: 2, 33: 1, 34: 1})
    assert offered(game, "castle") == {"castle 26 R", "castle 27 C", "castle 28 L"}
    nearer = table(hands={0: [25, 26, 27, 28, 29]}, stones={**CASTLE, 31: 2, 32: 1, 33: 1})
    assert offered(nearer, "castle") == set()


@pytest.mark.rule("A4.2", "A0")
def test_the_distance_is_not_counted_across_gaps() -> None:
    """17 lies below 7 on the board, but nine fields further on the track."""
    game = table(hands={0: [17]}, stones={6: 1, 7: 2, 8: 1})
    assert offered(game, "castle") == {"castle 17 L", "castle 17 C", "castle 17 R"}


@pytest.mark.rule("A4.2")
def test_only_free_fields_count() -> None:
    """Free, villa, free, castle is a distance of 2; another free field makes it 3."""
    game = table(hands={0: [26, 27]}, stones={**CASTLE, 24: 1})
    assert refused(game, "castle 26 R") == "A4.2"
    assert "castle 27 R" in game.legal
    behind = table(hands={0: [16, 15]}, stones={**CASTLE, 18: 1})
    assert refused(behind, "castle 16 L") == "A4.2"
    assert "castle 15 L" in behind.legal


@pytest.mark.rule("A4.2")
def test_villas_in_between_make_no_castle_nearer() -> None:
    """Three free fields in all, whatever stands between them."""
    stones = {**CASTLE, 24: 1, 25: 1, 27: 1}
    game = table(hands={0: [28, 29]}, stones=stones)
    assert refused(game, "castle 28 R") == "A4.2"
    assert "castle 29 R" in game.legal


@pytest.mark.rule("A4.2")
def test_a_large_villa_is_a_villa() -> None:
    villa = table(hands={0: [11, 12]}, stones={7: 1, 8: 1, 9: 1, 10: 1})
    assert flag(villa, 9) is None
    assert "castle 12 R" in villa.legal
    assert refused(villa, "castle 11 R") == "A4.2"


@pytest.mark.rule("A4.2", "A12.1")
def test_a_villa_that_joins_a_castle_is_measured_as_one() -> None:
    """One free field to the villa on 7 is enough until a bridge makes it a part of the castle on 17."""
    game = table(2, hands={0: [9]}, stones={7: 1, 17: 1, 18: 3}, barons={1: [17]})
    assert "castle 9 R" in game.legal
    play(game, "buy deck", "bridge 7-17", "done")
    assert refused(game, "castle 9 R") == "A4.2"
    assert "villa 9" in game.legal


# ---- A4.3


@pytest.mark.rule("A4.3")
def test_a_new_castle_is_worth_5_and_pays_5() -> None:
    game = play(table(hands={0: [8]}), "castle 8 C")
    assert (value(game, 7), money(game)) == (5, [45, 40, 40])


@pytest.mark.rule("A4.3", "A10.1")
def test_one_or_two_nobles_on_different_fields_of_the_three() -> None:
    game = play(table(hands={0: [8]}), "castle 8 C")
    both = {f"{rank} {field}" for rank in ("baron", "grandee") for field in (7, 8, 9)}
    assert offered(game) == both | {"done"}
    play(game, "grandee 8")
    assert offered(game) == both - {"baron 8", "grandee 8"} | {"done"}
    assert refused(game, "baron 8") == "A10.1"
    second, none = game.copy(), game.copy()
    assert play(second, "baron 9").seat == 1
    assert play(none, "done").seat == 1
    assert (money(second)[0], money(none)[0]) == (45 - 10 - 5, 45 - 10)
