"""Words: every choice can be explained, every refusal has its reason, every decision is told, in every language."""

import random
import re

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.properties.games import Laws, examples, moments, running
from tests.properties.test_play import notations_of
from tests.sample import facts_of
from zoco.core.game import Game
from zoco.core.spec import GameSpec
from zoco.messages import Message, Parameter, languages

RULE = re.compile(r"\([A-Z]\d+\.\d+\)$")
UNREADY = re.compile(r"\{|\}|\$|\bNone\b|[a-z]+-[a-z]+-[a-z]+-[a-z]+|  ")


def is_sentence(text: str) -> bool:
    return bool(text) and not UNREADY.search(text)


@pytest.mark.parametrize("language", languages())
@examples(60)
@given(st.data())
def test_every_choice_is_explained(rules: GameSpec, language: str, data: st.DataObject) -> None:
    game = data.draw(running(rules))
    assert is_sentence(game.question(language))
    for notation in game.legal:
        explained = game.explain(notation, language)
        assert is_sentence(explained), explained
        assert RULE.search(explained), explained
        assert game.why_not(notation, language) is None


@examples(200)
@given(st.data())
def test_a_question_names_all_that_is_possible_now_and_nothing_else(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(running(rules))
    asked = rules.words.question(game.edition.row, game.view_row(game.seat), game.actions, game.seat_names())
    possible = {notation.split()[0] for notation in game.legal}
    groups = [
        set(group.split())
        for id in ids_in(asked)
        for group in facts_of(rules.name).QUESTIONS.get(id.removeprefix(f"{rules.name}-"), ())
    ]
    assert all(group & possible for group in groups), (groups, possible)
    assert possible <= set().union(*groups), (groups, possible)


def ids_in(what: Parameter) -> set[str]:
    """Of a message and all that it contains."""
    if not isinstance(what, Message):
        return set()
    return {what.id}.union(*map(ids_in, what.parameters.values()))


@pytest.mark.parametrize("language", languages())
@examples(40)
@given(st.data())
def test_every_refusal_names_its_rule(rules: GameSpec, language: str, data: st.DataObject) -> None:
    game = data.draw(moments(rules))
    refused = sorted(set(notations_of(game)) - set(game.legal))
    assume(refused)
    for notation in data.draw(st.lists(st.sampled_from(refused), min_size=1, max_size=40)):
        why = game.why_not(notation, language)
        assert why is not None
        assert is_sentence(why), why
        assert RULE.search(why), why


@pytest.mark.parametrize("language", languages())
@examples(12)
@given(st.data())
def test_every_decision_is_told_to_everybody(rules: GameSpec, language: str, data: st.DataObject) -> None:
    game = data.draw(moments(rules, 250))
    for index in range(max(0, len(game.moves) - 40), len(game.moves)):
        for listener in (None, *range(game.players)):
            for sentence in game.told(index, listener, language):
                assert is_sentence(sentence), sentence


@examples(25)
@given(st.data())
def test_what_others_are_told_does_not_depend_on_secrets(rules: GameSpec, laws: Laws, data: st.DataObject) -> None:
    """A decision of a seat whose cards a listener does not know is told in the same words where nothing shows."""
    game = data.draw(running(rules, 400))
    for listener in set(range(game.players)) - {game.seat}:
        twin = game.copy()
        laws.disguise(twin.state, listener, random.Random(listener))
        for notation in set(game.legal) & set(twin.legal):
            told = [after(table, notation).told(len(game.moves), listener) for table in (game, twin)]
            if views_alike(game, twin, notation, listener):
                assert told[0] == told[1], notation


def after(game: Game, notation: str) -> Game:
    later = game.copy()
    later.play(notation)
    return later


def views_alike(game: Game, twin: Game, notation: str, listener: int) -> bool:
    return after(game, notation).view_row(listener).tobytes() == after(twin, notation).view_row(listener).tobytes()


@examples(12)
@given(st.data())
def test_who_decided_is_told_more_only_where_the_words_say_so(rules: GameSpec, data: st.DataObject) -> None:
    game = data.draw(moments(rules, 250))
    for index in range(max(0, len(game.moves) - 40), len(game.moves)):
        before = game.at(index)
        if not rules.tells_apart(before.action(game.moves[index])):
            assert game.told(index, before.seat) == game.told(index)
