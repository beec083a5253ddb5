"""The texts of the browser's page of rules, and which of them there must be, by the lists of numbered rules."""

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry

from zoco.messages import catalogue, catalogue_paths, message, say

TESTS = Path(__file__).parent
FIGURE = re.compile(r"\d+")
FOR_TESTS = {"A16"}  # the printed examples, which only have to come out


def numbers(game: str) -> list[str]:
    """The rules that players can meet, in their order."""
    listed = (TESTS / game / "rules.txt").read_text().split()
    return [number for number in listed if number not in FOR_TESTS]


def text_id(game: str, what: str, number: str) -> str:
    return f"{game}-{what}-{number.replace('.', '-')}"


def rule_ids(game: str) -> set[str]:
    return {text_id(game, "rule", number) for number in numbers(game)}


def chapter_ids(game: str) -> set[str]:
    return {text_id(game, "chapter", number.partition(".")[0]) for number in numbers(game)}


def caption_ids(game: str) -> set[str]:
    """Any rule may have a picture."""
    return {text_id(game, "picture", number) for number in numbers(game)}


def page_ids(game: str) -> set[str]:
    return {f"{game}-rules-title", f"{game}-rules-intro"} | chapter_ids(game) | rule_ids(game) | caption_ids(game)


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


def listed_figures(block: str) -> list[list[int]]:
    return [list(map(int, FIGURE.findall(line))) for line in block.split("\n")]
