"""What holds in every game at every moment: laws, choices, refusals, taking back, replaying, notation."""

import json
import random

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

import zoco
from tests.properties.games import (
    Laws,
    editions_of,
    everything,
    examples,
    finished,
    laws_of,
    moments,
    running,
    tables,
    walk,
)
from tests.properties.soak import BROKEN, COLUMNS, Batch, check_batch, first_break
from tests.sample import GAME
from zoco.core.errors import IllegalMove, NotationError, TableError
from zoco.core.game import Game
from zoco.core.spec import GameSpec

pytestmark = pytest.mark.xdist_group("laws")  # compiled in every process


def test_random_games_keep_all_laws_and_end_with_a_right_result(rules: GameSpec, laws: Laws) -> None:
    for edition in editions_of(rules.name):
        for players in range(rules.fewest_players, rules.most_players + 1):
            batch = Batch(players, edition, 1_000_000, 60)
            assert first_break(laws, batch, check_batch(rules, laws, batch)) is None


def test_a_broken_law_is_reported_with_its_game(rules: GameSpec, laws: Laws) -> None:
    batch = Batch(rules.fewest_players, editions_of(rules.name)[0], 40, 3)
    results = np.zeros((3, COLUMNS), np.int64)
    results[1] = (17, 0, min(laws.LAWS))
    found = first_break(laws, batch, results)
    assert found is not None
    assert "seed 41, decision 17" in found
    assert results[1, BROKEN] == min(laws.LAWS)


@examples(40)
@given(st.data())
def test_laws_hold_after_chosen_decisions(rules: GameSpec, laws: Laws, data: st.DataObject) -> None:
    """Here Hypothesis chooses, and shrinks its choices."""
    game = data.draw(tables(rules))
    for wish in data.draw(st.lists(st.integers(0, 500), max_size=120)):
        if game.over:
            break
        choices = game.actions
        assert choices
        game.act(choices[wish % len(choices)])
        code = laws.first_broken(game.edition.row, game._state)
        assert code == 0, laws.LAWS[code]


@examples(60)
@given(st.data())
def test_what_is_forbidden_is_exactly_what_is_not_listed(rules: GameSpec, laws: Laws, data: st.DataObject) -> None:
    for game in walk(data.draw(moments(rules)), 12):
        choices = game.actions
        allowed = [action for action in range(laws.ACTIONS) if game._forbidden(action) == 0]
        assert sorted(choices) == allowed
        assert len(set(choices)) == len(choices)
        assert bool(choices) != game.over


@examples(60)
@given(st.data())
def test_asking_changes_nothing(rules: GameSpec, laws: Laws, data: st.DataObject) -> None:
    game = data.draw(moments(rules))
    before = everything(game)
    legal = game.legal
    for seat in (None, *range(game.players)):
        game.view(seat)
    for action in range(0, laws.ACTIONS, 7):
        game._forbidden(action)
    told = [(game.points, game.winners, game.question(), game.record(legal=True)) for _ in range(2)]
    assert told[0] == told[1]
    assert (everything(game), game.legal) == (before, legal)


@examples(60)
@given(st.data())
def test_a_refused_decision_changes_nothing(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(moments(rules))
    before = everything(game)
    legal = set(game.legal)
    known = [notation for notation in notations_of(game) if notation not in legal]
    assume(known)
    for notation in data.draw(st.lists(st.sampled_from(known), min_size=1, max_size=20)):
        with pytest.raises(IllegalMove) as refused:
            game.play(notation)
        assert refused.value.rule in str(refused.value)
        assert notation in str(refused.value)
        assert everything(game) == before


def notations_of(game: Game) -> list[str]:
    """Decisions that can be written in this edition, at this moment: all but those that name what is not there."""
    notation = game.edition.notation
    written = {form for form in game.rules.notation.FORMS.values() if notation.read(game._state, form) is not None}
    for action in range(laws_of(game.rules).ACTIONS):
        try:
            word = notation.write(game._state, action)
        except LookupError:
            continue  # a number without a decision
        if notation.read(game._state, word) == action:
            written.add(word)
    return sorted(written)


JUNK = [
    "",
    " ",
    "\n",
    "\0",
    "draw ",
    "DRAW",
    "pay",
    "move 4",
    "bridge 8-6",
    "castle 8",
    "flag f3",
    "swap 3 3",
    "é" * 99,
]


@examples(80)
@given(st.data(), st.text(max_size=30) | st.sampled_from(JUNK))
def test_what_is_not_a_decision_changes_nothing(rules: GameSpec, data: st.DataObject, junk: str) -> None:
    game = data.draw(moments(rules, 60))
    before = everything(game)
    word = data.draw(st.sampled_from(notations_of(game)))
    cut = data.draw(st.integers(0, len(word)))
    notation = data.draw(st.sampled_from([junk, word[:cut] + junk + word[cut:], word.upper(), word + " "]))
    if notation in notations_of(game):
        return
    with pytest.raises(NotationError) as refused:
        game.play(notation)
    assert len(str(refused.value)) < 400
    assert everything(game) == before


@examples(40)
@given(st.data())
def test_taking_back_restores_every_byte(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(running(rules))
    rng = random.Random(data.draw(st.integers(0, 1000)))
    trail = []
    for _ in range(data.draw(st.integers(1, 60))):
        if game.over:
            break
        trail.append((everything(game), game._chance.tobytes(), game.legal))
        game.play(rng.choice(game.legal))
    played = list(game.moves)
    while trail:
        assert game.undo() == played.pop()
        assert (everything(game), game._chance.tobytes(), game.legal) == trail.pop()


def test_nothing_to_take_back(rules: GameSpec) -> None:
    game = Game(rules, rules.fewest_players, 3)
    with pytest.raises(TableError, match="Nothing has been decided"):
        game.undo()


@examples(40)
@given(st.data())
def test_a_decision_taken_back_and_made_again_gives_the_same_game(rules: GameSpec, data: st.DataObject) -> None:
    """Chance goes back, too: nobody can draw again in the hope of better cards."""
    game = data.draw(running(rules))
    rng = random.Random(data.draw(st.integers(0, 1000)))
    for _ in range(30):
        if game.over:
            break
        notation = rng.choice(game.legal)
        game.play(notation)
        after = everything(game)
        game.undo()
        game.play(notation)
        assert everything(game) == after


@examples(40)
@given(st.data())
def test_a_record_replays_to_the_same_bytes_and_the_same_record(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(moments(rules))
    record = game.record(legal=True)
    text = json.dumps(record)
    again = zoco.replay(text) if is_shipped(game) else replay_with(game, text)
    assert again._state.tobytes() == game._state.tobytes()
    assert json.dumps(again.record(legal=True)) == text
    assert again.legal == game.legal


def is_shipped(game: Game) -> bool:
    return game.edition.file.book.path.startswith(str(game.rules.edition.STANDARD.parent))


def replay_with(game: Game, text: str) -> Game:
    """An edition that is not shipped is given by its file."""
    return zoco.replay(text, edition=game.edition.file.book.path)


@examples(30)
@given(st.data())
def test_the_same_seed_makes_the_same_game(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(moments(rules))
    again = Game(rules, game.players, game.seed, game.edition)
    for notation in game.moves:
        again.play(notation)
    assert everything(again) == everything(game)


@examples(30)
@given(st.data())
def test_every_moment_can_be_visited_and_played_on_from(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(moments(rules, 300))
    before = everything(game)
    index = data.draw(st.integers(0, len(game.moves)))
    past = game.at(index)
    assert past.moves == game.moves[:index]
    for notation in game.moves[index:]:
        past.play(notation)
    assert everything(past) == before
    assert everything(game) == before


@examples(60)
@given(st.data())
def test_notation_and_number_name_the_same_decision(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(running(rules))
    notation = game.edition.notation
    written = [notation.write(game._state, action) for action in game.actions]
    assert [notation.read(game._state, word) for word in written] == game.actions
    assert written == game.legal
    assert len(set(written)) == len(written)


@examples(15)
@given(st.data())
def test_results_are_points_and_leaders(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(finished(rules))
    assert game.ending in rules.endings[1:]
    assert game.winners
    assert {game.points[seat] for seat in game.winners} == {max(game.points)}
    with pytest.raises(IllegalMove):
        game.play(game.moves[0])


@pytest.mark.parametrize("players", [-1, 0, 1, 99, 2.0, True, "2", None])
def test_wrong_numbers_of_players(rules: GameSpec, players: int) -> None:
    with pytest.raises(TableError, match=rf"{rules.fewest_players} to {rules.most_players}"):
        Game(rules, players, 1)


@pytest.mark.parametrize("seed", [-1, 2**63, 2**200, 1.5, "7", True])
def test_wrong_seeds(rules: GameSpec, seed: int) -> None:
    with pytest.raises(TableError, match="whole number"):
        Game(rules, rules.fewest_players, seed)


def test_the_largest_seed_plays(rules: GameSpec) -> None:
    games = [Game(rules, rules.fewest_players, seed).record()["shuffles"] for seed in (0, 2**63 - 1, 2**62)]
    assert games[0] != games[1] != games[2] != games[0]


@pytest.mark.parametrize("seat", [-1, -2, 5, 99])
def test_wrong_seats(rules: GameSpec, seat: int) -> None:
    with pytest.raises(TableError, match=str(seat)):
        Game(rules, rules.fewest_players, 1).view(seat)


@pytest.mark.parametrize("index", [-1, 1, 99])
def test_wrong_moments(rules: GameSpec, index: int) -> None:
    with pytest.raises(TableError, match="no moment"):
        Game(rules, rules.fewest_players, 1).at(index)


@pytest.mark.parametrize("name", ["", "chess", GAME.capitalize(), f"../{GAME}", "x" * 1000])
def test_unknown_games(name: str) -> None:
    with pytest.raises(TableError, match=GAME):
        zoco.rules_of(name)
