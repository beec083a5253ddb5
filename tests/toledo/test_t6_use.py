"""T6 Using a field."""

from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.toledo.table import deck, discard, hand, offered, play, refused, swords_of, table, tiles_of
from zoco.core.game import Game

KINDS = ("violet", "brown", "teal", "movement")


# ---- T6.1


@pytest.mark.rule("T6.1")
def test_standing_there_from_before_does_not_count() -> None:
    game = table(hands={0: "1 2"}, shops={1: (0, "M2")}, figures={0: [1]})
    assert refused(game, "use") == "T6.1"
    play(game, "move 1 0", "use")
    assert game.state.metal[0] == 1


@pytest.mark.rule("T6.1")
def test_only_the_figure_that_moved_uses_its_field() -> None:
    """A figure waits at the own gem dealer while another one moves to the tavern."""
    game = table(hands={0: "5"}, shops={4: (0, "G1")}, figures={0: [4]})
    game.play("move 5 0")
    assert offered(game) == {"end"}  # no card to pay with
    assert refused(game, "use") == "T6.1"


@pytest.mark.rule("T6.1")
@pytest.mark.parametrize("first", ["use", "skip"])
def test_a_field_is_used_once(first: str) -> None:
    game = play(table(hands={0: "3 3"}, shops={3: (0, "M1")}), "move 3 0", first)
    for again in ("use", "pay 3", "skip"):
        assert refused(game, again) == "T6.1"
    assert game.state.metal[0] == (first == "use")


# ---- T6.2


@pytest.mark.rule("T6.2")
def test_the_own_shop_is_free() -> None:
    game = table(hands={0: "3 6"}, shops={3: (0, "M1")})
    game.play("move 3 0")
    assert offered(game) == {"skip", "use"}
    assert refused(game, "pay 6") == "T6.2"
    game.play("use")
    assert len(hand(game, 0)) == 1


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize(("field", "cost"), [(4, 1), (8, 3), (16, 5)])
def test_another_players_shop_costs_one_card_of_its_row(field: int, cost: int) -> None:
    tiles = {field: (1, "M1"), field - 2: (1, "G1")}
    game = table(hands={0: "1 2 2 3 4 5 6"}, shops=tiles, figures={0: [field - 2]})
    game.play(f"move 2 {field - 2}")
    assert offered(game) == {"skip"} | {f"pay {value}" for value in range(cost, 7)}
    assert refused(game, "use") == "T6.2"
    for value in range(1, cost):
        assert refused(game, f"pay {value}") == "T6.2"


@pytest.mark.rule("T6.2")
def test_exactly_one_card_is_handed_over_and_no_change_is_given() -> None:
    game = table(3, hands={0: "3 6bd 1", 1: "4va", 2: "2va"}, shops={3: (2, "M1")})
    play(game, "move 3 0", "pay 6")
    assert hand(game, 0) == ["1va"]
    assert hand(game, 1) == ["4va"]
    assert hand(game, 2) == ["2va", "6bd"]
    assert discard(game) == []


@pytest.mark.rule("T6.2")
def test_the_owner_is_not_asked() -> None:
    game = table(hands={0: "3 6bd"}, shops={3: (1, "M1")})
    play(game, "move 3 0", "pay 6")
    assert (game.seat, game.state.metal[0]) == (0, 1)
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.2")
def test_a_card_that_is_not_held_pays_nothing() -> None:
    game = play(table(hands={0: "3 6"}, shops={3: (1, "M1")}), "move 3 0")
    assert refused(game, "pay 5") == "T6.2"


@pytest.mark.rule("T6.2")
def test_who_cannot_pay_is_not_asked() -> None:
    game = table(hands={0: "2 2 2"}, shops={6: (1, "G1"), 8: (1, "M1")}, figures={0: [6]})
    game.play("move 2 6")
    assert offered(game) == {"end"}
    assert refused(game, "skip") == "T6.1"


@pytest.mark.rule("T6.2")
def test_the_base_card_does_not_pay() -> None:
    game = play(table(hands={0: "3"}, shops={3: (1, "M1")}), "move 3 0")
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.2")
@pytest.mark.parametrize(("field", "least"), [(5, 1), (9, 3), (12, 3)], ids=["tavern", "studio", "middle tavern"])
def test_printed_fields_are_paid_to_the_discard_pile(field: int, least: int) -> None:
    game = table(hands={0: "1 1bd 2 3pd 4"}, shops={field - 1: (1, "M1")}, figures={0: [field - 1]}, deck="6 6 6")
    game.play(f"move 1 {field - 1}")
    assert offered(game) == {"skip"} | {f"pay {value}" for value in range(least, 5)}
    assert refused(game, "use") == "T6.2"
    game.play("pay 3")
    assert discard(game) == ["3pd"]
    assert hand(game, 1) == []


# ---- T6.3


@pytest.mark.rule("T6.3")
@pytest.mark.parametrize(("kind", "metal", "gems"), [("M2", 1, 0), ("G2", 0, 1)])
def test_dealers_sell_one_piece_from_the_supply(kind: str, metal: int, gems: int) -> None:
    game = play(table(hands={0: "3"}, shops={3: (0, kind)}), "move 3 0", "use")
    s = game.state
    assert (s.metal[0], s.gems[0]) == (metal, gems)
    assert (s.metal_supply, s.gem_supply) == (23 - metal, 20 - gems)


@pytest.mark.rule("T6.3")
def test_a_tavern_draws_three_cards() -> None:
    game = play(table(hands={0: "5 1"}, deck="3va 6bd 2td 4pa"), "move 5 0", "pay 1")
    assert hand(game, 0) == ["2td", "3va", "6bd"]
    assert deck(game)[0] == "4pa"


@pytest.mark.rule("T6.3")
def test_tavern_cards_move_in_the_same_turn() -> None:
    game = table(hands={0: "5 1"}, shops={10: (1, "M1")}, deck="5bd 6 6")
    play(game, "move 5 0", "pay 1", "move 5 5")
    assert "5bd" in discard(game)


@pytest.mark.rule("T6.3")
def test_tavern_cards_pay_in_the_same_turn() -> None:
    game = table(hands={0: "5 5 1"}, shops={10: (1, "M1")}, deck="3bd 1 1")
    play(game, "move 5 0", "pay 1", "move 5 5", "pay 3")
    assert hand(game, 1) == ["3bd"]
    assert game.state.metal[0] == 1


@pytest.mark.rule("T6.3")
def test_the_studio_gives_the_top_painting() -> None:
    game = table(hands={0: "1 3"}, shops={8: (0, "M1")}, figures={0: [8]}, paintings=[1])
    play(game, "move 1 8", "pay 3")
    assert game.points == [2, 3]
    assert game.view().paintings_taken == 2


# ---- T6.4


def at_the_smith(metal: int, gems: int, taken: Sequence[int] = ()) -> Game:
    game = table(hands={0: "3"}, shops={3: (0, "S1")}, metal={0: metal}, gems={0: gems}, swords={1: taken})
    return play(game, "move 3 0", "use")


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize(
    ("metal", "gems", "fames"),
    [
        (1, 0, {2}),
        (1, 1, {2, 4}),
        (2, 1, {2, 3, 4, 6}),
        (3, 3, {2, 3, 4, 6, 7, 8, 10, 12}),
        (4, 4, {2, 3, 4, 6, 7, 8, 10, 12, 15}),
        (9, 0, {2, 3}),
    ],
)
def test_only_swords_that_can_be_paid_are_forged(metal: int, gems: int, fames: set[int]) -> None:
    game = at_the_smith(metal, gems)
    assert offered(game) == {f"forge {fame}" for fame in fames}
    for fame in {2, 3, 4, 6, 7, 8, 10, 12, 15} - fames:
        assert refused(game, f"forge {fame}") == "T6.4"


@pytest.mark.rule("T6.4")
def test_a_sword_is_paid_to_the_supply() -> None:
    game = play(at_the_smith(4, 3), "forge 10")
    s = game.state
    assert swords_of(game, 0) == [10]
    assert (s.metal[0], s.gems[0]) == (1, 1)
    assert (s.metal_supply, s.gem_supply) == (22, 19)
    assert offered(game) == {"end"}  # one sword a use


@pytest.mark.rule("T6.4")
def test_a_sword_that_is_gone_cannot_be_forged() -> None:
    game = at_the_smith(3, 3, taken=[12])
    assert refused(game, "forge 12") == "T6.4"
    assert "forge 10" in game.legal


@pytest.mark.rule("T6.4")
def test_the_last_copy_can_be_forged() -> None:
    game = at_the_smith(1, 1, taken=[2, 2, 2, 4, 4, 4])
    assert offered(game) == {"forge 2"}


@pytest.mark.rule("T6.4", "T6.2")
def test_a_paid_smith_must_forge() -> None:
    game = table(hands={0: "3 2"}, shops={3: (1, "S1")}, metal={0: 1})
    play(game, "move 3 0", "pay 2")
    assert offered(game) == {"forge 2"}
    assert refused(game, "end") == "T6.4"


@pytest.mark.rule("T6.4")
def test_swords_are_forged_at_a_smith_only() -> None:
    assert refused(table(metal={0: 4}, gems={0: 4}), "forge 2") == "T6.4"


# ---- T6.5


def at_the_fencing_master(own: str = "") -> Game:
    return play(table(hands={0: "3"}, shops={3: (0, "F1")}, fencing={0: own}), "move 3 0", "use")


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize("own", ["", "violet", "movement", "brown movement", "violet teal"])
def test_with_less_than_three_any_other_tile_is_taken(own: str) -> None:
    game = at_the_fencing_master(own)
    assert offered(game) == {f"train {kind}" for kind in KINDS if kind not in own.split()}
    for kind in own.split():
        assert refused(game, f"train {kind}") == "T6.5"


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize("kind", KINDS)
def test_a_tile_comes_from_the_board(kind: str) -> None:
    game = play(at_the_fencing_master(), f"train {kind}")
    assert tiles_of(game, 0) == {kind}
    assert game.state.fencing_supply.tolist() == [3 if other == kind else 4 for other in KINDS]
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize("fourth", KINDS)
def test_the_fourth_kind_comes_for_one_of_the_three(fourth: str) -> None:
    three = [kind for kind in KINDS if kind != fourth]
    game = at_the_fencing_master(" ".join(three))
    assert offered(game) == {f"train {fourth} drop {kind}" for kind in three}
    assert refused(game, f"train {fourth}") == "T6.5"
    game.play(f"train {fourth} drop {three[0]}")
    assert tiles_of(game, 0) == {fourth, *three[1:]}
    assert game.state.fencing_supply.tolist() == [4 if kind == three[0] else 3 for kind in KINDS]


@pytest.mark.rule("T6.5", "T10.2")
def test_so_the_movement_tile_is_lost() -> None:
    game = at_the_fencing_master("violet brown movement")
    assert game.points[0] == -2
    game.play("train teal drop movement")
    assert game.points[0] == 0


@pytest.mark.rule("T6.5")
@pytest.mark.parametrize("own", ["movement", "movement violet"])
def test_with_less_than_three_none_is_put_back(own: str) -> None:
    assert refused(at_the_fencing_master(own), "train teal drop movement") == "T6.5"


@pytest.mark.rule("T6.5")
def test_three_tiles_exchange_for_the_fourth_kind_only() -> None:
    assert refused(at_the_fencing_master("violet brown teal"), "train violet drop brown") == "T6.5"


@pytest.fixture
def scarce(tmp_path: Path) -> str:
    """An edition with a single teal tile: in the printed game four players can never take all of one kind."""
    copies = {"violet": 4, "brown": 4, "teal": 1, "movement": 4}
    entries = [f'[[fencing]]\ntile = "{kind}"\ncopies = {n}\nprovenance = "fact"\n' for kind, n in copies.items()]
    file = tmp_path / "scarce.toml"
    file.write_text('game = "toledo"\nname = "scarce"\nbased_on = "kosmos-2008"\n' + "".join(entries))
    return str(file)


def teal_is_gone(edition: str, own: str) -> Game:
    return table(hands={0: "3"}, shops={3: (0, "F1")}, fencing={0: own, 1: "teal"}, edition=edition)


@pytest.mark.rule("T6.5")
def test_a_tile_that_is_gone_cannot_be_taken(scarce: str) -> None:
    game = play(teal_is_gone(scarce, "violet"), "move 3 0", "use")
    assert offered(game) == {"train brown", "train movement"}
    assert refused(game, "train teal") == "T6.5"


@pytest.mark.rule("T6.5")
def test_a_paid_fencing_master_must_teach() -> None:
    game = play(table(hands={0: "3 2"}, shops={3: (1, "F1")}), "move 3 0", "pay 2")
    assert refused(game, "end") == "T6.5"


@pytest.mark.rule("T6.5")
def test_tiles_are_taken_at_a_fencing_master_only() -> None:
    assert refused(table(), "train violet") == "T6.5"


# ---- T6.6


@pytest.mark.rule("T6.6")
@pytest.mark.parametrize("owner", [0, 1])
@pytest.mark.parametrize("kind", ["M1", "G1", "S1"])
def test_nothing_is_offered_where_nothing_can_be_had(kind: str, owner: int) -> None:
    """All metal and gems are with the other player: empty dealers, and no sword that could be paid."""
    game = table(hands={0: "3 6"}, shops={3: (owner, kind)}, metal={1: 23}, gems={1: 20})
    game.play("move 3 0")
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.6")
def test_a_smith_without_the_swords_one_could_pay_offers_nothing() -> None:
    game = table(hands={0: "3"}, shops={3: (0, "S1")}, metal={0: 1}, gems={0: 1}, swords={1: [2, 2, 2, 2, 4, 4, 4]})
    game.play("move 3 0")
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.6")
def test_a_fencing_master_without_a_tile_to_take_offers_nothing(scarce: str) -> None:
    game = play(teal_is_gone(scarce, "violet brown movement"), "move 3 0")
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.6")
def test_a_studio_without_paintings_offers_nothing() -> None:
    game = table(hands={0: "1 3"}, shops={8: (0, "M1")}, figures={0: [8]}, paintings=[1] * 6)
    game.play("move 1 8")
    assert offered(game) == {"end"}


@pytest.mark.rule("T6.6")
@pytest.mark.parametrize("kind", ["M1", "G1"])
def test_the_last_piece_is_offered(kind: str) -> None:
    game = table(hands={0: "3"}, shops={3: (0, kind)}, metal={1: 22}, gems={1: 19})
    play(game, "move 3 0", "use")
    assert game.state.metal[0] + game.state.gems[0] == 1


@pytest.mark.rule("T6.6")
def test_a_tavern_without_cards_gives_the_payment_back() -> None:
    game = table(hands={0: "5 1pa"}, rest=1)
    play(game, "move 5 0", "pay 1")
    assert hand(game, 0) == ["1pa"]
    assert deck(game) == discard(game) == []


# ---- T6.7


@pytest.mark.rule("T6.7")
def test_of_several_equal_values_the_oldest_card_is_played() -> None:
    game = table(hands={0: "4pd 4va 4bd"}, shops={4: (0, "M1"), 8: (0, "G1")})
    play(game, "move 4 0", "use", "move 4 4", "use")
    assert discard(game) == ["4va"]
    game.play("end")
    assert discard(game) == ["4pd", "4va"]
    assert hand(game, 0) == ["4bd"]


@pytest.mark.rule("T6.7")
@pytest.mark.parametrize(("field", "owner"), [(5, None), (4, 1)])
def test_of_several_equal_values_the_oldest_card_is_paid(field: int, owner: int | None) -> None:
    tiles = {4: (owner, "M1")} if owner is not None else {}
    game = table(hands={0: f"{field} 1pd 1va 1bd"}, shops=tiles)
    play(game, f"move {field} 0", "pay 1")
    assert (discard(game) if owner is None else hand(game, owner)) == ["1pd"]


@pytest.mark.rule("T6.7")
def test_deals_receipts_and_draws_count_in_order() -> None:
    """Seat 1 is dealt a 3, draws a 3, is paid a 3, draws a 3 in a tavern: and gives them up in this order."""
    tiles = {3: (1, "G2"), 4: (1, "M2"), 6: (1, "S2")}
    game = table(hands={0: "4 3bd", 1: "3pd 5 1"}, shops=tiles, deck="6 6 3td 6 3va 6 6")
    play(game, "draw", "draw", "move 4 0", "pay 3", "end", "move 5 0", "pay 1", "end", "draw")
    assert [card for card in hand(game, 1) if card[0] == "3"] == ["3pd", "3td", "3bd", "3va"]
    play(game, "move 3 0", "skip", "move 3 3")
    assert {"3pd", "3td", "3bd", "3va"} & set(discard(game)) == {"3td"}  # the 3pd is the base card
    play(game, "move 3 6", "pay 3", "end")
    assert {"3pd", "3td", "3bd", "3va"} & set(discard(game)) == {"3pd", "3td", "3bd", "3va"}
