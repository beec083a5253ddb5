"""The rules as people read them: every numbered rule has its text, in every language, and its figures are right."""

import importlib
import re

import pytest

import zoco
from tests.rules_page import FIGURE, caption_ids, numbers, page_ids, rule_ids, text_id, texts
from tests.sample import facts_of
from zoco.messages import languages

LETTERS = "".join(rules.letter for rules in zoco.all_rules())
REFERENCE = re.compile(rf"\b[{LETTERS}]\d+(?:\.\d+)*")
PICTURES = 8  # at least, in each game
by_game = pytest.mark.parametrize("game", zoco.GAMES)
by_language = pytest.mark.parametrize("language", languages())


@by_language
@by_game
def test_every_rule_has_its_text_and_every_text_its_rule(game: str, language: str) -> None:
    page = set(texts(game, language))
    headings = {f"{id}.title" for id in rule_ids(game)}
    assert (page_ids(game) - caption_ids(game) | headings) - page == set()
    assert page - page_ids(game) - headings == set()
    assert sum(id.startswith(f"{game}-picture-") for id in page) >= PICTURES


@by_language
@by_game
def test_every_rule_that_a_text_names_exists(game: str, language: str) -> None:
    for id, text in texts(game, language).items():
        assert set(REFERENCE.findall(text)) <= set(numbers(game)), id


@by_game
def test_every_rule_that_the_game_names_has_a_text(game: str) -> None:
    reasons = importlib.import_module(f"{zoco.installed()[game].module}.reasons")
    codes = {code for name, code in vars(reasons).items() if name.isupper()} - {reasons.LEGAL}
    codes |= set(importlib.import_module(f"{zoco.installed()[game].module}.words").RULES)
    assert {zoco.rules_of(game).words.rule_of(code) for code in codes} <= set(numbers(game))


@by_language
@by_game
def test_a_text_is_made_of_paragraphs_and_lists(game: str, language: str) -> None:
    for id, text in texts(game, language).items():
        for block in text.split("\n\n"):
            lines = block.split("\n")
            is_list = all(re.match(r"- \S", line) for line in lines)
            assert is_list or (len(lines) == 1 and re.match(r"[^-\s]", block)), f"{id}: {block}"
            assert all(line == line.strip() for line in lines), f"{id}: {block}"


@by_language
@by_game
def test_languages_name_the_same_figures(game: str, language: str) -> None:
    def figures(text: str) -> list[str]:
        return sorted(FIGURE.findall(text))

    english = texts(game, "en")
    for id, text in texts(game, language).items():
        assert figures(text) == figures(english[id]), id


@by_language
@by_game
def test_figures_are_those_of_the_program(game: str, language: str) -> None:
    for number, figures in facts_of(game).FIGURES.items():
        text = REFERENCE.sub("", texts(game, language)[text_id(game, "rule", number)])
        assert figures <= {int(figure) for figure in FIGURE.findall(text)}, number
