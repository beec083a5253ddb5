"""Hidden information: a view tells what its seat may know, and nothing else."""

import random

from hypothesis import given
from hypothesis import strategies as st

from tests.properties.games import Laws, examples, moments, walk
from zoco.core.chance import new_dice
from zoco.core.game import SPECTATOR, Game
from zoco.core.layout import Row, row
from zoco.core.spec import GameSpec

SEEDS = st.integers(0, 2**32)


def view_of(game: Game, state: Row, viewer: int) -> bytes:
    out = row(game.rules.view_dtype)
    game.rules.kernel.view(game.edition.row, state, viewer, out)
    return out.tobytes()


def choices_in(game: Game, state: Row) -> list[int]:
    out = game.rules.choices()
    return out[: game.rules.kernel.legal(game.edition.row, state, out)].tolist()


def disguised(game: Game, laws: Laws, viewer: int, seed: int) -> Row:
    twin = game.copy()
    laws.disguise(twin.state, viewer, random.Random(seed))
    return twin._state


@examples(80)
@given(st.data(), SEEDS)
def test_a_view_is_blind_to_what_its_seat_may_not_know(
    rules: GameSpec, laws: Laws, data: st.DataObject, seed: int
) -> None:
    for game in walk(data.draw(moments(rules)), 12):
        for viewer in range(SPECTATOR, game.players):
            other = disguised(game, laws, viewer, seed)
            assert laws.first_broken(game.edition.row, other) == 0
            assert view_of(game, other, viewer) == view_of(game, game._state, viewer)
            if viewer == game.seat:
                assert choices_in(game, other) == game.actions


@examples(80)
@given(st.data(), SEEDS)
def test_a_state_imagined_from_a_view_looks_the_same(
    rules: GameSpec, laws: Laws, data: st.DataObject, seed: int
) -> None:
    for game in walk(data.draw(moments(rules)), 12):
        for viewer in range(SPECTATOR, game.players):
            check_imagined(game, laws, viewer, seed)


def check_imagined(game: Game, laws: Laws, viewer: int, seed: int) -> None:
    rules = game.rules
    seen = game.view_row(None if viewer == SPECTATOR else viewer)
    determinized = row(rules.state_dtype)
    determinized[:] = 255  # whatever lay there before
    deals = rules.kernel.determinize(game.edition.row, seen, new_dice(seed, viewer + 1), determinized, rules.choices())
    assert deals > 0
    assert view_of(game, determinized, viewer) == seen.tobytes()
    code = laws.first_broken(game.edition.row, determinized)
    assert code == 0, laws.LAWS[code]
    assert bool(choices_in(game, determinized)) != game.over
    if viewer == game.seat:
        assert choices_in(game, determinized) == game.actions


@examples(25)
@given(st.data(), SEEDS)
def test_imagined_games_can_be_played_on(rules: GameSpec, laws: Laws, data: st.DataObject, seed: int) -> None:
    game = data.draw(moments(rules, 900))
    viewer = data.draw(st.integers(SPECTATOR, game.players - 1))
    seen = game.view_row(None if viewer == SPECTATOR else viewer)
    twin = game.copy()
    rules.kernel.determinize(game.edition.row, seen, new_dice(seed, 0), twin._state, rules.choices())
    rng = random.Random(seed)
    for _ in range(50):
        if twin.over:
            break
        twin.act(rng.choice(twin.actions))
        assert laws.first_broken(twin.edition.row, twin._state) == 0


def test_imagined_states_differ(rules: GameSpec) -> None:
    """Otherwise the properties above would hold even if the real state had been used."""
    game = Game(rules, rules.fewest_players, 5)
    seen = game.view_row(0)
    found = set()
    for seed in range(20):
        state = row(rules.state_dtype)
        rules.kernel.determinize(game.edition.row, seen, new_dice(seed, 0), state, rules.choices())
        found.add(state.tobytes())
    assert len(found) == 20
    assert game._state.tobytes() not in found
