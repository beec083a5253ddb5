"""The texts of the browser's page of rules: which of them there must be, by the lists of numbered rules."""

from pathlib import Path

TESTS = Path(__file__).parent
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
