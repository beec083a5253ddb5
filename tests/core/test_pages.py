"""Pages of messages: numbers that mean what the catalogues say, and nothing written beyond the last row."""

import importlib
import re
from types import ModuleType

import numpy as np
import pytest

import zoco
from tests.core.test_messages import entries
from tests.sample import facts_of
from zoco.core.game import Game
from zoco.core.pages import Pages

SAID_IN_PLAY = re.compile(r"\w+-(ask|do|then|gain|told|not|score)-.+")
ELSEWHERE = {f"{name}-score-total" for name in zoco.GAMES}  # the heading of a table
by_game = pytest.mark.parametrize("name", zoco.GAMES)


def module(name: str, file: str) -> ModuleType:
    return importlib.import_module(f"{zoco.installed()[name].module}.{file}")


@by_game
def test_every_message_is_in_the_catalogues_and_everything_there_has_a_number(name: str) -> None:
    ids = set(zoco.rules_of(name).sentences.ids.values()) - {f"{name}-not-legal"}
    assert ids <= set(entries("en"))
    in_play = {id for id in entries("en") if id.startswith(f"{name}-") and SAID_IN_PLAY.fullmatch(id)} - ELSEWHERE
    assert in_play <= ids


@by_game
def test_every_message_has_a_number_of_its_own(name: str) -> None:
    constants = [word for file in ("sentences", "reasons") for word in vars(module(name, file)) if word.isupper()]
    assert len(zoco.rules_of(name).sentences.ids) == len(constants)


@by_game
def test_messages_about_decisions_are_in_the_order_of_the_decisions(name: str) -> None:
    words, sentences, kinds = module(name, "words"), module(name, "sentences"), facts_of(name).DECISIONS.split()
    assert [getattr(module(name, "state"), kind) for kind in kinds[: len(words.FIRSTS)]] == list(words.FIRSTS)
    assert sorted(words.FIRSTS) == list(words.FIRSTS)
    assert [getattr(sentences, f"DO_{kind}") - getattr(sentences, f"DO_{kinds[0]}") for kind in kinds] == [
        *range(len(kinds))
    ]
    told = [getattr(sentences, f"TOLD_{kind}", None) for kind in kinds]
    assert [
        k for k, number in enumerate(told) if number not in (None, getattr(sentences, f"TOLD_{kinds[0]}") + k)
    ] == []
    assert len(words.RULES) == len(kinds)


@by_game
def test_a_full_page_is_noticed_and_nothing_is_written_beyond_it(name: str) -> None:
    rules = zoco.rules_of(name)
    game = Game(rules, 2, 1)
    view, action = game.view_row(game.seat), game.actions[0]
    sentences = rules.words.sentences
    short = Pages(sentences.ids, module(name, "words").Sentence, rows=2)
    memory = np.full(len(sentences.new()), 77, np.uint8)
    page = memory[: len(short.new())]
    rules.kernel.tell(game.edition.row, view, action, view, False, page)
    assert (memory[len(page) :] == 77).all()
    with pytest.raises(OverflowError, match="1 messages"):
        short.read(page, ["Ana", "Ben"])


@by_game
def test_a_page_can_be_used_again(name: str) -> None:
    rules = zoco.rules_of(name)
    game = Game(rules, 2, 1)
    view, sentences = game.view_row(game.seat), rules.words.sentences
    page = sentences.new()
    for action in game.actions:
        rules.kernel.why_not(game.edition.row, view, action, 0, page)
        fresh = sentences.new()
        rules.kernel.why_not(game.edition.row, view, action, 0, fresh)
        assert sentences.read(page, ["Ana", "Ben"]) == sentences.read(fresh, ["Ana", "Ben"])
