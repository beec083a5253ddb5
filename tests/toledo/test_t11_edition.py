"""T0 Words and T11 The edition: the printed game, and how it is replaced."""

from collections import Counter
from pathlib import Path

import pytest

import zoco
from tests.toledo.table import offered, play, refused, road, table
from zoco.core.errors import EditionError, TableError

ROWS = {field: 1 if field <= 6 else 3 if field <= 13 else 5 for field in range(1, 20)}
SWORDS = [(2, 1, 0, 4), (3, 2, 0, 3), (4, 1, 1, 3), (6, 2, 1, 3), (7, 3, 1, 1), (8, 2, 2, 2), (10, 3, 2, 1)]
SWORDS += [(12, 3, 3, 1), (15, 4, 4, 1)]
PROVENANCES = {"fact", "inferred", "reconstructed"}


def cheapest_use(field: int, edition: str | None = None) -> int:
    """The lowest card that pays for a field which a figure enters from the field before it."""
    printed = (5, 9, 12)
    tiles = {near: (1, tile) for near, tile in ((field - 1, "G1"), (field, "M1")) if near > 0 and near not in printed}
    game = table(hands={0: "1 1 2 3 4 5 6"}, shops=tiles, figures={0: [field - 1]}, edition=edition)
    game.play(f"move 1 {field - 1}")
    return min(int(notation.split(" ")[1]) for notation in offered(game, "pay"))


# ---- T0


@pytest.mark.rule("T0")
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 2.0, "2", True])
def test_toledo_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(TableError):
        zoco.toledo.new(players=players)


@pytest.mark.rule("T0")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_seats_take_turns_in_order(players: int) -> None:
    game = zoco.toledo.new(players=players, seed=3)
    seats = []
    for _ in range(2 * players):
        seats.append(game.seat)
        game.play("draw")
    assert seats == [*range(players), *range(players)]


@pytest.mark.rule("T0", "T11")
def test_a_field_costs_what_its_row_says() -> None:
    assert {field: cheapest_use(field) for field in range(1, 20)} == ROWS


@pytest.mark.rule("T0")
@pytest.mark.parametrize("tile", ["M", "G", "S", "F"])
def test_every_player_has_each_shop_with_one_and_with_two_circles(tile: str) -> None:
    for circles in (1, 2):
        game = table()
        play(game, f"place {tile}{circles} 1", "draw")
        assert refused(game, f"place {tile}{circles} 2") == "T4.1"
        assert f"place {tile}{3 - circles} 2" in game.legal


# ---- T11: the printed game


@pytest.mark.rule("T11")
def test_the_edition_is_that_of_2008() -> None:
    assert zoco.toledo.new(players=2, seed=1).record()["edition"] == "kosmos-2008"


@pytest.mark.rule("T11", "T0")
@pytest.mark.parametrize(("field", "gain"), [(5, "three cards"), (9, "painting"), (12, "three cards")])
def test_two_taverns_and_a_studio_are_printed(field: int, gain: str) -> None:
    game = table(hands={0: "1 3"}, shops={field - 1: (1, "M1")}, figures={0: [field - 1]})
    game.play(f"move 1 {field - 1}")
    assert gain in game.explain("pay 3", "en")


@pytest.mark.rule("T11", "T0")
@pytest.mark.parametrize("field", [5, 9, 12])
def test_printed_fields_have_two_circles(field: int) -> None:
    tiles = {field - 1: (1, "M2")}
    one_free = table(hands={0: "1"}, shops=tiles, figures={0: [field - 1], 1: [field]})
    one_free.play(f"move 1 {field - 1}")
    assert offered(one_free) == {"end"}
    full = table(hands={0: "1"}, shops=tiles, figures={0: [field - 1], 1: [field, field]})
    full.play(f"move 1 {field - 1}")
    assert offered(full) == {"duel 1"}


@pytest.mark.rule("T11")
def test_the_cards() -> None:
    pile = zoco.toledo.new(players=2, seed=5).record()["shuffles"][0]
    assert Counter(card[0] for card in pile) == dict.fromkeys("123456", 14)
    assert Counter(card[0:2] for card in pile) == {f"{v}{b}": 2 if b == "p" else 4 for v in "123456" for b in "vbtp"}
    assert Counter(card[1:] for card in pile) == {f"{b}{who}": 6 if b == "p" else 12 for b in "vbtp" for who in "ad"}
    assert all(count in (1, 2) for count in Counter(pile).values())


@pytest.mark.rule("T11", "T6.4")
@pytest.mark.parametrize(("fame", "metal", "gems", "copies"), SWORDS)
def test_the_swords(fame: int, metal: int, gems: int, copies: int) -> None:
    smith = {3: (0, "S1")}
    game = table(hands={0: "3"}, shops=smith, metal={0: 9}, gems={0: 9}, swords={1: [fame] * (copies - 1)})
    play(game, "move 3 0", "use", f"forge {fame}")
    assert (game.state.metal[0], game.state.gems[0]) == (9 - metal, 9 - gems)
    game = table(hands={0: "3"}, shops=smith, metal={0: 9}, gems={0: 9}, swords={1: [fame] * copies})
    assert refused(play(game, "move 3 0", "use"), f"forge {fame}") == "T6.4"


@pytest.mark.rule("T11")
def test_the_players_colours() -> None:
    game = zoco.toledo.new(players=4, seed=1)
    assert game.seat_names("en") == ["Red", "Blue", "Green", "Yellow"]


# ---- T11: provenance and replacement


@pytest.mark.rule("T11")
def test_every_entry_tells_where_it_comes_from() -> None:
    sections = zoco.toledo.new(players=2, seed=1).edition.file.sections
    entries = [entry for part in sections.values() for entry in (part if isinstance(part, list) else [part])]
    assert {"rows", "printed", "entrances", "shops", "cards", "paintings", "fencing", "supply", "swords"} <= set(
        sections
    )
    assert {entry["provenance"] for entry in entries} == PROVENANCES


def edition_file(folder: Path, *sections: str) -> str:
    file = folder / "mine.toml"
    file.write_text("\n".join(['game = "toledo"', 'name = "mine"', 'based_on = "kosmos-2008"', *sections]))
    return str(file)


@pytest.mark.rule("T11")
def test_an_owner_of_the_game_replaces_entries(tmp_path: Path) -> None:
    supply = '[supply]\nmetal = 5\ngems = 6\nprovenance = "fact"'
    tavern = '[[printed]]\nkind = "tavern"\nfield = 4\ncircles = 1\nprovenance = "fact"'
    mine = edition_file(tmp_path, supply, tavern)
    game = table(hands={0: "4"}, edition=mine)
    assert (game.view().metal_supply, game.view().gem_supply) == (5, 6)
    assert refused(game, "place M1 4") == "T4.1"
    assert "place M1 5" in game.legal
    game.play("move 4 0")
    assert road(game, 0) == [4]
    assert game.record()["edition"].startswith("mine@")


@pytest.mark.rule("T11")
def test_an_entry_without_provenance_is_refused(tmp_path: Path) -> None:
    mine = edition_file(tmp_path, "[supply]\nmetal = 5\ngems = 6")
    with pytest.raises(EditionError, match="provenance"):
        zoco.toledo.new(players=2, edition=mine)


@pytest.mark.rule("T11", "T6.2")
def test_a_shipped_variation_has_other_rows() -> None:
    assert [cheapest_use(field, "other-rows") for field in (7, 8, 14, 15)] == [1, 3, 3, 5]
