"""A0 Words and A15 The edition: the printed board, and how it is replaced."""

import random
from pathlib import Path

import pytest

import zoco
from tests.alcazar.table import cell_of, edition_file, flag, height, place_of, table, unit
from tests.playing import offered, play
from zoco.alcazar.state import SIDE
from zoco.core.errors import EditionError, NotationError, TableError

BOARD = """
   1  2  3  4  5  6  7  8  9 10 11
  72  .  .  .  .  .  .  .  .  . 12
  71 70 69 68 67  . 17 16 15 14 13
   .  .  .  . 66  . 18  .  .  .  .
  61 62 63 64 65  . 19 20 21 22 23
  60  .  .  .  .  .  .  .  .  . 24
  59 58 57 56 55  . 29 28 27 26 25
   .  .  .  . 54  . 30  .  .  .  .
  49 50 51 52 53  . 31 32 33 34 35
  48  .  .  .  .  .  .  .  .  . 36
  47 46 45 44 43 42 41 40 39 38 37
"""
CELLS = [line.split() for line in BOARD.strip().splitlines()]
NAMES = ["Almería", "Cádiz", "Córdoba", "Granada", "Huelva", "Jaén", "Málaga", "Sevilla"]


# ---- A0


@pytest.mark.rule("A0")
@pytest.mark.parametrize("players", [-1, 0, 1, 6, 2.0, "2", True])
def test_alcazar_is_for_two_to_five_players(players: int) -> None:
    with pytest.raises(TableError):
        zoco.alcazar.new(players=players)


@pytest.mark.rule("A0")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_seats_take_turns_in_order(players: int) -> None:
    game = zoco.alcazar.new(players=players, seed=3)
    seats = []
    for _ in range(2 * players):
        seats.append(game.seat)
        game.play("buy deck")
    assert seats == [*range(players), *range(players)]


@pytest.mark.rule("A0")
@pytest.mark.parametrize("field", [1, 2, 11, 12, 13, 17, 37, 64, 65, 71, 72])
def test_beside_a_field_are_the_numbers_before_and_after_it(field: int) -> None:
    """On a board with one villa, every other card founds a villa of its own, except for the two neighbours."""
    before, after = (field - 2) % 72 + 1, field % 72 + 1
    others = [card for card in range(1, 73) if card != field][::2]
    game = table(
        2, hands={0: [before, after, *(card for card in others if card not in (before, after))]}, stones={field: 1}
    )
    assert offered(game, "build") == {f"build {before}", f"build {after}"}


@pytest.mark.rule("A0")
def test_the_bank_never_runs_out() -> None:
    """The box holds 4362 real; the players may own more."""
    game = table(2, hands={0: [30]}, stones={30: 40}, money={0: 4000, 1: 4000})
    play(game, "build 30", "done")
    assert int(game.state.money[0]) == 4050


# ---- A15: the printed board


@pytest.mark.rule("A15", "A0")
def test_the_board_is_the_one_drawn_in_the_rules() -> None:
    game = table(2)
    e = game.edition.record
    assert (e.columns, e.rows) == (11, 11)
    drawn = [[int(e.field[SIDE * y + x]) for x in range(11)] for y in range(11)]
    assert drawn == [[0 if cell == "." else int(cell) for cell in line] for line in CELLS]
    assert sum(cell == "." for line in CELLS for cell in line) == 121 - 72


@pytest.mark.rule("A15", "A8.1")
def test_bridges_lie_exactly_along_the_rows_and_columns_of_the_drawing() -> None:
    """From a field with a noble to every other field two cells away in a line."""
    places = {int(cell): (x, y) for y, line in enumerate(CELLS) for x, cell in enumerate(line) if cell != "."}
    for field in (1, 6, 9, 17, 38, 40, 54, 61, 66, 67):
        x, y = places[field]
        near = {other for other, (a, b) in places.items() if sorted((abs(a - x), abs(b - y))) == [0, 2]}
        game = table(2, stones=dict.fromkeys({field, *near}, 1), barons={0: [field]})
        ends = {frozenset(notation.split(" ")[1].split("-")) for notation in offered(game, "bridge")}
        assert ends == {frozenset((str(field), str(other))) for other in near}


@pytest.mark.rule("A15")
def test_a_gap_is_written_by_its_letter_and_row() -> None:
    game = table(2, stones={67: 1, 17: 1}, bridges=["67-17"], barons={0: ["f3"]})
    assert "withdraw f3" in game.legal
    assert place_of(game, cell_of(game, "f3")) == "f3"
    assert unit(game, 17) == {67, "f3", 17}


@pytest.mark.rule("A15")
def test_the_edition_is_that_of_2009() -> None:
    assert zoco.alcazar.new(players=2, seed=1).record()["edition"] == "kosmos-2009"


@pytest.mark.rule("A15")
def test_the_players_colours() -> None:
    game = zoco.alcazar.new(players=5, seed=1)
    assert game.seat_names("en") == ["Blue", "Yellow", "Green", "Red", "White"]


@pytest.mark.rule("A15", "A4.1")
def test_the_castles_are_named_in_their_order() -> None:
    """Eight villas on 30, 32 … 44 become castles one after another."""
    fields = range(30, 46, 2)
    game = table(2, hands={0: list(fields)}, stones=dict.fromkeys(fields, 2), money={1: 100})
    for field in fields:
        play(game, f"build {field}", "done", "buy tower")
    assert [flag(game, field) for field in fields] == NAMES


@pytest.mark.rule("A15")
def test_every_entry_tells_where_it_comes_from() -> None:
    sections = zoco.alcazar.new(players=2, seed=1).edition.file.sections
    entries = [entry for part in sections.values() for entry in (part if isinstance(part, list) else [part])]
    assert set(sections) == {"board", "supply", "castles", "players"}
    assert {entry["provenance"] for entry in entries} == {"fact", "inferred", "reconstructed"}


@pytest.mark.rule("A15")
def test_what_was_derived_and_what_is_ours() -> None:
    parts = zoco.alcazar.new(players=2, seed=1).edition.file.sections["board"]
    assert {tuple(part["fields"]): part["provenance"] for part in parts} == {
        (1, 19): "inferred",
        (20, 64): "reconstructed",
        (65, 72): "inferred",
    }


# ---- A15: replacement


def edited(folder: Path, *changes: tuple[str, str]) -> str:
    """The printed edition with some of its text changed."""
    text = zoco.alcazar.new(players=2, seed=1).edition.file.book.text
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    file = folder / "mine.toml"
    file.write_text(text, encoding="utf-8")
    return str(file)


@pytest.mark.rule("A15")
@pytest.mark.parametrize(
    ("change", "named"),
    [
        (("[6, 4],\n]", "[5, 4],\n]"), ("field 19", "field 18")),  # 19 no longer beside 18
        (("[0, 0], [1, 0], [2, 0]", "[0, 0], [1, 1], [2, 0]"), ("field 2", "field 1")),
        (("[1, 2], [0, 2], [0, 1]", "[1, 2], [1, 1], [0, 1]"), ("field 71", "field 2")),  # touches a third one
        (("[0, 0], [1, 0], [2, 0]", "[0, 0], [1, 0], [1, 0]"), ("field 3", "field 2")),
        (("[9, 0], [10, 0], [10, 1]", "[9, 0], [10, 0], [12, 1]"), ("field 12", "11")),
        (("[9, 0], [10, 0], [10, 1]", "[9, 0], [10, 0], [10]"), ("field 12", "[10]")),
        (("fields = [20, 64]", "fields = [21, 64]"), ("field 20",)),
        (("fields = [65, 72]", "fields = [66, 72]"), ("field 65",)),
    ],
    ids=["broken", "broken early", "touching", "same cell", "off the board", "no pair", "skipped", "overlap"],
)
def test_a_broken_track_is_refused_with_the_field_named(
    tmp_path: Path, change: tuple[str, str], named: tuple[str, ...]
) -> None:
    with pytest.raises(EditionError) as caught:
        zoco.alcazar.new(players=2, edition=edited(tmp_path, change))
    assert all(name in str(caught.value) for name in named)
    assert "board[" in str(caught.value)


@pytest.mark.rule("A15")
def test_a_track_must_have_all_72_fields(tmp_path: Path) -> None:
    mine = edited(tmp_path, ("fields = [65, 72]", "fields = [65, 71]"), (", [0, 2], [0, 1],", ", [0, 2],"))
    with pytest.raises(EditionError, match="field 72"):
        zoco.alcazar.new(players=2, edition=mine)


@pytest.mark.rule("A15")
def test_the_track_must_close(tmp_path: Path) -> None:
    """A bow on the right is two fields longer, so that 72 comes to lie on b3."""
    path = f"{'R' * 10}DDLLLLDDRRRRRDDLLLLLDDRRRRDD{'L' * 10}UURRRRUULLLLUURRRRUULLL"
    with pytest.raises(EditionError, match="field 1 must touch field 72"):
        zoco.alcazar.new(players=2, edition=edition_file(tmp_path, "open", path))


@pytest.mark.rule("A15")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        (("stones = 84", "stones = 3"), "supply.stones"),
        (("bridges = 20", "bridges = 21"), "supply.bridges"),
        (("towers = 20", "towers = -1"), "supply.towers"),
        (("towers = 20", 'towers = "20"'), "supply.towers"),
        (('"Almería", "Cádiz"', '"Cádiz", "Almería"'), "castles.names"),
        (('"blue", "yellow"', '"yellow", "blue"'), "players.colours"),
        (("bridges = 20", "bridges = 20\nmoats = 1"), "supply.moats"),
    ],
)
def test_a_wrong_entry_is_refused_with_its_key(tmp_path: Path, change: tuple[str, str], key: str) -> None:
    with pytest.raises(EditionError) as caught:
        zoco.alcazar.new(players=2, edition=edited(tmp_path, change))
    assert key in str(caught.value)


@pytest.mark.rule("A15", "A1.1")
def test_an_owner_of_the_game_replaces_the_supplies(tmp_path: Path) -> None:
    mine = edited(
        tmp_path, ("stones = 84", "stones = 90"), ("bridges = 20", "bridges = 18"), ("towers = 20", "towers = 24")
    )
    game = zoco.alcazar.new(players=2, edition=mine, seed=1)
    seen = game.view()
    assert (seen.stones, seen.bridges, seen.tower_supply) == (90, 18, 24)
    assert game.record()["edition"].startswith("kosmos-2009@")


@pytest.mark.rule("A15", "A8.1")
def test_a_shipped_variation_has_a_twelfth_column() -> None:
    game = table(2, stones={24: 1, 26: 1}, barons={0: [24]}, hands={1: [25]}, edition="twelve-columns")
    play(game, "bridge 24-26", "done", "build 25")
    assert height(game, 25) == 3
    with pytest.raises(NotationError):  # round a corner on the printed board
        table(2, stones={24: 1, 26: 1}, barons={0: [24]}).play("bridge 24-26")


@pytest.mark.rule("A15")
@pytest.mark.parametrize("players", [2, 5])
def test_the_variation_plays_to_the_end(players: int) -> None:
    game = zoco.alcazar.new(players=players, seed=5, edition="twelve-columns")
    chooser = random.Random(players)
    while not game.over:
        game.play(chooser.choice(game.legal))
    assert game.winners
    assert zoco.replay(game.record()).points == game.points
