"""The rules as people read them: every numbered rule has its text, in every language, and its figures are right."""

import importlib
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

import zoco
from tests.rules_page import caption_ids, numbers, page_ids, rule_ids, text_id
from zoco.alcazar import state as alcazar
from zoco.alcazar.edition import CASTLES
from zoco.alcazar.rules.a0_board import CASTLE_DISTANCE
from zoco.alcazar.rules.a4_castle import CASTLE_STONES, CASTLE_VALUE
from zoco.alcazar.rules.a12_merging import CASTLE_FROM
from zoco.core.editions import standard_edition
from zoco.messages import catalogue, catalogue_paths, languages, message, say
from zoco.toledo import state as toledo
from zoco.toledo.rules.t10_end import ARRIVED_TO_END, QUIET_ROUNDS

REFERENCE = re.compile(r"\b[TA]\d+(?:\.\d+)*")
FIGURE = re.compile(r"\d+")
PICTURES = 8  # at least, in each game
PROGRAMMED = {
    "T0": {toledo.FIELDS, toledo.FIRST_ENTRANCE, toledo.LAST_ENTRANCE, toledo.FEWEST_PLAYERS, toledo.SEATS},
    "T1.2": {toledo.FIGURES, toledo.TILES, toledo.FIRST_HAND},
    "T6.5": {toledo.MOST_FENCING},
    "T7.2": {toledo.ROUNDS},
    "T10.1": {ARRIVED_TO_END},
    "T10.4": {QUIET_ROUNDS},
    "A0": {alcazar.FIELDS, alcazar.FEWEST_PLAYERS, alcazar.SEATS, alcazar.FLAGS, alcazar.GRANDEES, alcazar.MOST_VALUE},
    "A3.1": {alcazar.BUILD_PRICE, alcazar.TOWER_PRICE},
    "A4.1": {CASTLE_STONES},
    "A4.2": {CASTLE_DISTANCE},
    "A4.3": {CASTLE_VALUE},
    "A7.1": {alcazar.TOP_TOWER_LEVEL},
    "A8.1": {alcazar.BRIDGE_PRICE},
    "A12.1": {alcazar.MOST_VALUE},
    "A12.4": {CASTLE_FROM},
    "A14.2": {alcazar.MONEY_FOR_A_POINT},
}
"""Figures of the program that a rule must name."""

by_game = pytest.mark.parametrize("game", zoco.GAMES)
by_language = pytest.mark.parametrize("language", languages())


def texts(game: str, language: str) -> dict[str, str]:
    """Everything on a game's page of rules; headings as `id.title`."""
    found = {}
    bundle = catalogue(language)
    sources = (path.read_text(encoding="utf-8") for path in catalogue_paths(language))
    for entry in (entry for source in sources for entry in FluentParser().parse(source).body):
        if isinstance(entry, Entry) and re.match(rf"{game}-(rules?|chapter|picture)-", entry.id.name):
            id = entry.id.name
            found[id] = say(message(id), language)
            for name, pattern in bundle.get_message(id).attributes.items():
                found[f"{id}.{name}"] = str(bundle.format_pattern(pattern)[0])
    return found


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
    reasons = importlib.import_module(f"zoco.{game}.reasons")
    codes = {code for name, code in vars(reasons).items() if name.isupper()} - {reasons.LEGAL}
    codes |= set(importlib.import_module(f"zoco.{game}.words").RULES)
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
def test_the_material_of_toledo_is_that_of_the_edition(language: str) -> None:
    e = standard_edition(zoco.rules_of("toledo")).record
    text = texts("toledo", language)["toledo-rule-T11"]
    box, swords = [listed_figures(block) for block in text.split("\n\n") if block.startswith("- ")]
    columns = (e.sword_fame, e.sword_metal, e.sword_gems, e.sword_copies)
    assert swords == [[int(column[k]) for column in columns] for k in range(e.swords)]
    printed = [int(field) for field in e.printed.nonzero()[0]]
    fields = {cost: [field for field in range(1, toledo.FIELDS + 1) if e.cost[field] == cost] for cost in (1, 3, 5)}
    assert box[:3] == [
        [cost, row[0], row[-1], *(field for field in printed if field in row)] for cost, row in fields.items()
    ]
    cards = e.cards.reshape(toledo.VALUES, 4, 2)[1:]  # by value, background, fencer
    assert (cards == cards[0]).all() and (cards[..., 0] == cards[..., 1]).all()
    (one_value,) = {int(count) for count in cards.sum(axis=(1, 2))}
    (coloured,) = {int(count) for count in cards[0, : toledo.PLAIN].sum(axis=1)}
    assert box[3] == [cards.sum(), one_value, one_value, coloured, cards[0, toledo.PLAIN].sum()]
    assert box[4] == [int(fame) for fame in e.painting_fame[: e.paintings]]
    (of_each_kind,) = {int(count) for count in e.fencing}
    assert box[5] == [of_each_kind, e.metal, e.gems]


@by_language
@pytest.mark.parametrize("number", PROGRAMMED)
def test_figures_are_those_of_the_program(number: str, language: str) -> None:
    game = "toledo" if number.startswith("T") else "alcazar"
    text = REFERENCE.sub("", texts(game, language)[text_id(game, "rule", number)])
    assert PROGRAMMED[number] <= {int(figure) for figure in FIGURE.findall(text)}


@by_language
def test_the_supply_of_alcazar_is_that_of_the_edition(language: str) -> None:
    e = standard_edition(zoco.rules_of("alcazar")).record
    first = texts("alcazar", language)["alcazar-rule-A1-1"].split("\n\n")[0]
    supply = [e.stones, e.bridges, alcazar.FLAGS, e.towers]
    assert list(map(int, FIGURE.findall(first))) == [*supply, alcazar.FIRST_HAND, alcazar.OPEN_ROW, alcazar.FIRST_MONEY]
    assert ", ".join(CASTLES) in texts("alcazar", language)["alcazar-rule-A15"]


def listed_figures(block: str) -> list[list[int]]:
    return [list(map(int, FIGURE.findall(line))) for line in block.split("\n")]
