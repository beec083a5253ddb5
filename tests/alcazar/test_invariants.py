"""That the laws can be broken: each of them is found in a state that was tampered with."""

import random
from typing import Any

import numpy as np
import pytest

import zoco
from tests.alcazar import laws
from tests.alcazar.invariants import LAWS, broken, disguise, is_result, points_for
from tests.properties.games import Tampering, fixtures_of, put
from zoco.alcazar.state import (
    AFTER_BUILDING,
    ALL_PASSED,
    CELLS,
    GONE,
    HELD,
    LAST_BRIDGE,
    LAST_STONE,
    NOWHERE,
    OVER,
    UNSEEN,
)
from zoco.core.editions import standard_edition
from zoco.core.game import Game

pytestmark = pytest.mark.xdist_group("laws")  # compiled in every process

CELL = standard_edition(zoco.rules_of("alcazar")).record.cell


def recorded(name: str) -> Game:
    return zoco.replay((fixtures_of("alcazar") / f"{name}.jsonl").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def game() -> Game:
    """In the middle of things: a turn begins, there are villas, castles and bridges, and nobles of everybody."""
    return recorded("last-bridge-4-players").at(40)


# ---- what stands where in that game


def units(s: Any, *, castle: bool) -> list[int]:
    return [unit for unit in range(1, 73) if s.value[unit] > 0 and (s.castle[unit] > 0) == castle]


def cells_of(s: Any, unit: int) -> list[int]:
    return [cell for cell in range(CELLS) if s.unit[cell] == unit]


def bridge(s: Any) -> int:
    return next(line for line in range(2 * CELLS) if s.bridge_level[line] > 0)


def bare_field_of(s: Any) -> int:
    return next(field for field in range(1, 73) if s.ground[field] == 0)


# ---- tampering


def forget_a_card(s: Any) -> None:
    s.known[s.deck[0]] = GONE


def deal_a_card_twice(s: Any) -> None:
    s.deck[0] = s.hand[1, 0]


def close_the_row(s: Any) -> None:
    s.row[2] = 0


def know_a_wrong_hand(s: Any) -> None:
    card = next(int(card) for card in s.hand[0, : s.hand_size[0]] if s.known[card] == UNSEEN)
    s.known[card] = HELD + 1


def lay_a_bridge_off_the_board(s: Any) -> None:
    s.bridge_level[0], s.bridges = 2, s.bridges - 1


def lift_a_bridge(s: Any) -> None:
    s.bridge_level[bridge(s)] += 1


def fill_the_room_below_a_bridge(s: Any) -> None:
    s.bridge_under[bridge(s)] = s.bridge_level[bridge(s)]


def add_a_stone(s: Any) -> None:
    s.height[cells_of(s, units(s, castle=False)[0])[0]] += 1


def part_a_unit(s: Any) -> None:
    castle = next(unit for unit in units(s, castle=True) if len(cells_of(s, unit)) > 2)
    last = cells_of(s, castle)[-1]
    s.unit[last] = units(s, castle=False)[0]


def split_a_unit(s: Any) -> None:
    """Both halves would be named by a field of their own."""
    castle = next(unit for unit in units(s, castle=True) if len(cells_of(s, unit)) > 2)
    field = int(next(f for f in range(1, 73) if s.unit[CELL[f]] == castle and f != castle))
    s.unit[CELL[field]] = field


def rename_a_unit(s: Any) -> None:
    unit, other = units(s, castle=False)[0], bare_field_of(s)
    for cell in cells_of(s, unit):
        s.unit[cell] = other
    s.value[other], s.value[unit] = s.value[unit], 0


def raise_a_value(s: Any) -> None:
    s.value[units(s, castle=True)[0]] += 1


def raise_a_villas_value(s: Any) -> None:
    s.value[units(s, castle=False)[0]] += 1


def take_a_flag(s: Any) -> None:
    s.castle[units(s, castle=True)[0]] = 0
    s.flag_supply += 1


def crown_a_small_villa(s: Any) -> None:
    s.castle[units(s, castle=False)[0]] = 8
    s.flag_supply -= 1


def share_a_flag(s: Any) -> None:
    one, other = units(s, castle=True)[:2]
    s.castle[one] = s.castle[other]


def make_flags_as_old(s: Any) -> None:
    one, other = (int(s.castle[unit]) - 1 for unit in units(s, castle=True)[:2])
    s.flag_since[one] = s.flag_since[other]


def clone_a_noble(s: Any) -> None:
    cell = next(cell for cell in range(CELLS) if s.height[cell] > 0 and s.noble[cell] == 0)
    s.noble[cell] = s.noble[s.stand[0, 2]]


def put_a_noble_on_the_ground(s: Any) -> None:
    cell = next(cell for cell in range(CELLS) if s.height[cell] == 0 and cell > s.stand[0, 2])
    s.noble[cell], s.noble[s.stand[0, 2]] = s.noble[s.stand[0, 2]], 0
    s.stand[0, 2] = cell


def disorder_the_nobles(s: Any) -> None:
    s.stand[0, 2], s.stand[0, 3] = s.stand[0, 3].copy(), s.stand[0, 2].copy()


def owe_money(s: Any) -> None:
    s.money[1] = -1


def demote_a_field(s: Any) -> None:
    field = next(field for field in range(1, 73) if s.ground[field] == 2)
    s.ground[field] = 1


def move_a_site(s: Any) -> None:
    closed = next(field for field in range(1, 73) if s.site[field] == 0)
    opened = next(field for field in range(1, 73) if s.site[field] == 1)
    s.site[closed], s.site[opened] = 1, 0


def ask_about(s: Any, cells: list[int]) -> None:
    s.phase, s.placements = AFTER_BUILDING, 1
    s.new_cell[: len(cells)] = cells


def ask_about_a_bent_bridge(s: Any) -> None:
    castle = next(unit for unit in units(s, castle=True) if len(cells_of(s, unit)) > 3)
    ask_about(s, cells_of(s, castle)[:2] + cells_of(s, castle)[3:4])


def ask_where_nothing_is_new(s: Any) -> None:
    s.new_cell[1] = cells_of(s, units(s, castle=True)[0])[0]


def ask_in_vain(s: Any) -> None:
    """On a cell with a noble, in a unit where the player on turn has none."""
    own = {int(s.unit[cell]) for cell in s.stand[s.seat] if cell != NOWHERE}
    ask_about(s, [next(c for c in range(CELLS) if s.noble[c] > 0 and int(s.unit[c]) not in own)])


def ask_for_a_flag(s: Any) -> None:
    s.phase = 2


def let_everybody_pass(s: Any) -> None:
    s.passes = s.players


def end_early(s: Any) -> None:
    s.ending = LAST_STONE


def end(ending: int) -> Tampering:
    def tamper(s: Any) -> None:
        s.ending, s.phase, s.withdrawn = ending, OVER, 0

    return tamper


TAMPERED: list[tuple[int, Tampering]] = [
    (laws.CARD_PLACES, forget_a_card),
    (laws.CARD_PLACES, deal_a_card_twice),
    (laws.HANDS, put("hand_size", 1)),
    (laws.HANDS, put("hand", 2, 61)),
    (laws.DECK_ROOM, put("deck", 71)),
    (laws.OPEN_CARDS, close_the_row),
    (laws.KNOWN, know_a_wrong_hand),
    (laws.TOWER_PLACES, put("tower_supply", by=20)),
    (laws.BRIDGE_PLACES, put("bridges")),
    (laws.BRIDGE_PLACES, lay_a_bridge_off_the_board),
    (laws.STACKING, lift_a_bridge),
    (laws.STACKING, fill_the_room_below_a_bridge),
    (laws.STONE_PLACES, put("stones")),
    (laws.STONE_PLACES, put("removed")),
    (laws.STONE_PLACES, add_a_stone),
    (laws.UNITS, part_a_unit),
    (laws.UNITS, split_a_unit),
    (laws.UNITS, rename_a_unit),
    (laws.VALUES, raise_a_value),
    (laws.VALUES, raise_a_villas_value),
    (laws.LARGE_VILLAS, take_a_flag),
    (laws.LARGE_VILLAS, crown_a_small_villa),
    (laws.LARGE_VILLAS, ask_for_a_flag),
    (laws.FLAG_PLACES, put("flag_supply", by=-1)),
    (laws.FLAG_PLACES, share_a_flag),
    (laws.FLAG_AGES, make_flags_as_old),
    (laws.NOBLE_PLACES, clone_a_noble),
    (laws.NOBLE_PLACES, put_a_noble_on_the_ground),
    (laws.NOBLE_ORDER, disorder_the_nobles),
    (laws.MONEY, owe_money),
    (laws.GROUND, demote_a_field),
    (laws.NEAR, put("near", 30)),
    (laws.SITES, put("sites")),
    (laws.SITES, move_a_site),
    (laws.TURN, put("placements")),
    (laws.TURN, put("founded")),
    (laws.NEWLY_BUILT, ask_where_nothing_is_new),
    (laws.NEWLY_BUILT, ask_about_a_bent_bridge),
    (laws.QUESTION, ask_in_vain),
    (laws.FORCED, put("must_buy")),
    (laws.OUT, put("out", 2)),
    (laws.OUT, let_everybody_pass),
    (laws.END, end_early),
    (laws.END, end(LAST_STONE)),
    (laws.END, end(LAST_BRIDGE)),
    (laws.END, end(ALL_PASSED)),
    (laws.EMPTY_SEATS, put("money", 4)),
]


@pytest.mark.parametrize(("law", "tamper"), TAMPERED, ids=[LAWS[law].partition(":")[2][1:40] for law, _ in TAMPERED])
def test_a_broken_law_is_found(game: Game, law: int, tamper: Tampering) -> None:
    assert broken(game.edition.record, game.state) == 0
    tampered = game.copy()
    tamper(tampered.state)
    assert broken(tampered.edition.record, tampered.state) == law


def test_every_law_of_a_state_is_tried() -> None:
    assert {law for law, _ in TAMPERED} == {law for law in LAWS if law < 80}


def test_a_bridge_that_rests_on_air_is_found() -> None:
    """67–17 lies over the gap f3 on level 3; a pillar of a bridge on f3 may rest on it, but on nothing below."""
    game = zoco.alcazar.new(players=2, seed=1)
    e, s = game.edition.record, game.state
    over, up = 12 * 2 + 5, CELLS + 12 + 5
    for cell in (over - 1, over, over + 1, over - 24):
        s.height[cell] = 3
    s.bridge_level[over], s.bridges = 3, s.bridges - 1
    assert broken(e, s) == laws.STONE_PLACES  # as far as bridges go, all is well
    s.bridge_level[up], s.bridges, s.height[over - 12] = 2, s.bridges - 1, 2
    assert broken(e, s) == laws.STACKING


def test_a_wrong_result_is_found() -> None:
    game = recorded("tie-broken-by-money")
    winners = sum(1 << seat for seat in game.winners)
    edition, state, right = game.edition.record, game.state, np.array(game.points, np.int64)
    assert is_result(edition, state, right, winners)
    assert not is_result(edition, state, right + 1, winners)
    for wrong in set(range(8)) - {winners}:
        assert not is_result(edition, state, right, wrong)


def test_the_rulebooks_example_of_scoring() -> None:
    """A14.2, A16: a grandee on level 5 scores 10, a baron on level 4 scores 4; every full 50 real one point."""
    s = zoco.alcazar.new(players=2, seed=1).state
    s.height[[3, 7]] = 5, 4
    s.noble[[3, 7]] = 2, 1
    s.money[:2] = 149, 150
    assert [points_for(s, seat) for seat in (0, 1)] == [16, 3]


def test_a_disguise_keeps_what_is_public_and_changes_the_rest() -> None:
    game = recorded("last-stone-removed-3-players").at(80)
    twin = game.copy()
    disguise(twin.state, 1, random.Random(3))
    ours, theirs = game.state, twin.state
    assert broken(twin.edition.record, theirs) == 0
    assert (theirs.hand[1] == ours.hand[1]).all()
    assert (theirs.deck != ours.deck).any()
    assert any(set(theirs.hand[seat].tolist()) != set(ours.hand[seat].tolist()) for seat in (0, 2))
    bought = {card for card in range(1, 73) if ours.known[card] >= HELD}
    assert bought
    for card in bought:
        assert card in theirs.hand[ours.known[card] - HELD]
