"""That the laws can be broken: each of them is found in a state that was tampered with."""

import json
import random
from typing import Any

import numpy as np
import pytest

import zoco
from tests.properties.games import Tampering, fixtures_of, play_at_random, put
from tests.toledo import invariants
from tests.toledo.invariants import broken, fame_of, is_result
from zoco.core.game import Game
from zoco.toledo.state import CATHEDRAL, START

pytestmark = pytest.mark.xdist_group("laws")  # compiled in every process


@pytest.fixture(scope="module")
def game() -> Game:
    """In the middle of things: some shops lie on the road, figures are under way, everybody holds cards."""
    return play_at_random(zoco.toledo.new(players=3, seed=11), 60, 11)


def taken_field(s: Any) -> int:
    return next(field for field in range(1, 20) if s.shop[field] > 0)


def crowd_a_field(s: Any) -> None:
    field = taken_field(s)
    s.figures[0, CATHEDRAL] -= 3
    s.figures[0, field] += 3
    s.crowd[CATHEDRAL] -= 3
    s.crowd[field] += 3
    s.standing[0] = sum(1 << position for position in range(20) if s.figures[0, position] > 0)


def forget_the_owner(s: Any) -> None:
    s.owner[taken_field(s)] = -1


def lend_a_tile(s: Any) -> None:
    field = taken_field(s)
    s.owner[field] = (s.owner[field] + 1) % s.players


def know_too_much(s: Any) -> None:
    s.known[0, 8] = 5


def swords_without_figures(s: Any) -> None:
    s.delivered[0, 0] += s.arrived[0] + 1
    s.sword_supply[0] -= s.arrived[0] + 1


def two_alike(s: Any) -> None:
    s.fencing[0, 0] += 2
    s.fencing_supply[0] -= 2


def leave_a_base_card(s: Any) -> None:
    s.phase = START
    s.place = 0
    s.bonus_value = 3


def fight_on(s: Any) -> None:
    s.duel_attacker, s.duel_defender, s.duel_rounds = 0, 1, 3
    s.duel_winner[:] = (0, 0, 1)


def finish_early(s: Any) -> None:
    s.ending = 1


TAMPERED: dict[int, Tampering] = {
    invariants.CARD_PLACES: put("deck", 0, by=8),
    invariants.HANDS: put("hand_size", 1),
    invariants.DECK_ROOM: put("deck", 83),
    invariants.DISCARDS: put("discard_size"),
    invariants.KNOWN: know_too_much,
    invariants.FIGURE_COUNT: put("arrived", 2),
    invariants.CROWDS: put("crowd", CATHEDRAL),
    invariants.CIRCLES_FULL: crowd_a_field,
    invariants.TILE_PLACES: lend_a_tile,
    invariants.FIELD_STATE: forget_the_owner,
    invariants.METAL: put("metal_supply"),
    invariants.GEMS: put("gems", 1),
    invariants.SWORD_PLACES: put("sword_supply", 3),
    invariants.ONE_SWORD_EACH: swords_without_figures,
    invariants.FENCING_PLACES: put("fencing_supply", 2),
    invariants.FENCING_LIMIT: two_alike,
    invariants.PAINTING_ORDER: put("paintings_taken"),
    invariants.TURN_CARDS: leave_a_base_card,
    invariants.PLACE_OF_QUESTION: put("place", by=21),
    invariants.FINAL: finish_early,
    invariants.EMPTY_SEATS: put("metal", 3),
    invariants.DUEL_ROUNDS: fight_on,
    invariants.STANDING: put("standing", 1, by=1 << 19),
    invariants.STOPS: put("stops"),
}


@pytest.mark.parametrize("law", TAMPERED, ids=lambda law: invariants.LAWS[law].partition(":")[2].strip()[:40])
def test_a_broken_law_is_found(game: Game, law: int) -> None:
    assert broken(game.edition.record, game.state) == 0
    tampered = game.copy()
    TAMPERED[law](tampered.state)
    assert broken(tampered.edition.record, tampered.state) == law


def test_every_law_of_a_state_is_tried() -> None:
    assert set(TAMPERED) == {law for law in invariants.LAWS if law < 90}


def test_a_wrong_result_is_found() -> None:
    record = json.loads((fixtures_of("toledo") / "tie-broken-by-cards.jsonl").read_text(encoding="utf-8"))
    game = zoco.replay(record)
    points, winners = game.points, sum(1 << seat for seat in game.winners)
    edition, state = game.edition.record, game.state
    right = np.array(points, np.int64)
    assert is_result(edition, state, right, winners)
    assert not is_result(edition, state, right + 1, winners)
    for wrong in set(range(16)) - {winners}:
        assert not is_result(edition, state, right, wrong)


def test_the_rulebooks_example_of_scoring() -> None:
    """T10.5: delivered 12, undelivered 7, paintings 2 and 2, 3 gems, movement tile: 18."""
    game = zoco.toledo.new(players=2, seed=1)
    e, s = game.edition.record, game.state
    fames = list(e.sword_fame)
    s.delivered[0, fames.index(12)] = 1
    s.swords[0, fames.index(7)] = 1
    s.painting_owner[1] = s.painting_owner[2] = 0
    s.gems[0] = 3
    s.fencing[0, 3] = 1
    assert fame_of(e, s, 0) == 18


def test_a_disguise_keeps_what_is_public_and_changes_the_rest(game: Game) -> None:
    twin = game.copy()
    invariants.disguise(twin.state, 1, random.Random(3))
    assert broken(twin.edition.record, twin.state) == 0
    assert (twin.state.hand[1] == game.state.hand[1]).all()
    assert (twin.state.deck != game.state.deck).any()
    assert any((twin.state.held[seat] != game.state.held[seat]).any() for seat in (0, 2))
