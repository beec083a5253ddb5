"""The catalogues: what the program says exists in every language, with the same parameters, and nothing else does."""

import ast
import importlib
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import zoco
from tests.rules_page import page_ids
from zoco.core.compiling import PACKAGE
from zoco.messages import catalogue, catalogue_paths, languages, message, say

WEB = PACKAGE.parents[1] / "web"
SPEAKERS = re.compile(r"message|text|\w*Error|IllegalMove")
SILENT = {
    *("TypeError", "LookupError", "AttributeError", "ValueError"),
    *("OverflowError", "OSError", "OperationalError", "RuntimeError"),
}
"""For programmers and logs, not for players."""
HOLE = "\0"
ID = re.compile(rf"[\w{HOLE}]+(-[\w{HOLE}]+)+")
QUOTED = r"""(["'`])((?:(?!\1).)*)\1"""
BROWSER_SPEAKERS = re.compile(rf"\b(?:say|message|new \w*Error)\(\s*{QUOTED}|\bid: {QUOTED.replace('1', '3')}")


class Parameters(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802, the visitor's own naming
        self.names.add(node.id.name)


@cache
def entries(language: str) -> dict[str, frozenset[str]]:
    """Every message of a catalogue with the parameters it names."""
    found = {}
    for entry in parsed(language):
        if isinstance(entry, Entry):
            visitor = Parameters()
            visitor.visit(entry)
            found[entry.id.name] = frozenset(visitor.names)
    return found


def parsed(language: str) -> list[Any]:
    """All catalogues of a language: what games share, and each game's own."""
    texts = (path.read_text(encoding="utf-8") for path in catalogue_paths(language))
    return [entry for text in texts for entry in FluentParser().parse(text).body]


def attributes(language: str) -> set[tuple[str, str]]:
    """Every heading and the like of a catalogue, with the message it belongs to."""
    return {
        (entry.id.name, attribute.id.name)
        for entry in parsed(language)
        if isinstance(entry, Entry)
        for attribute in entry.attributes
    }


def words_in(node: ast.AST) -> Iterator[str]:
    """The texts that an expression can become; a hole stands for what is inserted at run time."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.JoinedStr):
        yield "".join(part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)  # type: ignore[misc]
    elif isinstance(node, ast.IfExp):
        yield from words_in(node.body)
        yield from words_in(node.orelse)


@cache
def spoken() -> dict[str, str]:
    """The ids that the sources pass to functions that say something, and where."""
    found: dict[str, str] = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", getattr(node.func, "attr", ""))
                if SPEAKERS.fullmatch(name) and name not in SILENT:
                    found |= dict.fromkeys(words_in(node.args[0]), f"{path.name}, line {node.lineno}")
    return found


@cache
def browser_sources() -> dict[str, str]:
    paths = [path for folder in ("app", "kernel") for path in (WEB / folder / "src").rglob("*")]
    return {path.name: path.read_text(encoding="utf-8") for path in paths if path.suffix in (".ts", ".svelte")}


def with_holes(word: str) -> str:
    """A template with a hole for each expression in it."""
    return re.sub(r"\$\{[^}]*\}", HOLE, word)


@cache
def spoken_in_the_browser() -> dict[str, str]:
    found = {}
    for name, text in browser_sources().items():
        for match in BROWSER_SPEAKERS.finditer(text):
            found[with_holes(match[2] if match[2] is not None else match[4])] = name
    return {word: name for word, name in found.items() if ID.fullmatch(word)}  # errors for programmers are sentences


@cache
def written() -> set[str]:
    """Every text in the sources: ids also stand in tables."""
    browser = {word for text in browser_sources().values() for _, word in re.findall(QUOTED, text)}
    return browser | {
        word
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        for word in words_in(node)
    }


def fits(pattern: str, id: str) -> bool:
    return re.fullmatch(".+".join(map(re.escape, pattern.split(HOLE))), id) is not None


def test_the_sources_speak() -> None:
    assert len(spoken()) > 80
    assert len(spoken_in_the_browser()) > 40


@pytest.mark.parametrize("language", languages())
def test_catalogues_have_no_junk_and_no_message_twice(language: str) -> None:
    body = parsed(language)
    assert not [entry for entry in body if type(entry).__name__ == "Junk"]
    assert len(entries(language)) == sum(isinstance(entry, Entry) for entry in body)


@pytest.mark.parametrize("language", languages())
def test_everything_that_is_said_is_in_the_catalogue(language: str) -> None:
    everywhere = spoken() | spoken_in_the_browser()
    missing = {
        word.replace(HOLE, "…"): place
        for word, place in everywhere.items()
        if not any(fits(word, id) for id in entries(language))
    }
    assert missing == {}


def test_nothing_in_the_catalogue_is_never_said() -> None:
    patterns = {word for word in (*spoken(), *spoken_in_the_browser()) if HOLE in word}
    said = set(spoken()) | written() | {id for game in zoco.GAMES for id in page_ids(game)}
    games = [zoco.rules_of(name) for name in zoco.GAMES]
    said |= {id for rules in games for pages in (rules.sentences, rules.because) for id in pages.ids.values()}
    unused = [id for id in entries("en") if id not in said and not any(fits(pattern, id) for pattern in patterns)]
    assert unused == []


def test_languages_have_the_same_messages_with_the_same_parameters() -> None:
    assert set(languages()) >= {"de", "en"}
    for language in languages():
        assert entries(language) == entries("en")
        assert attributes(language) == attributes("en")


@pytest.mark.parametrize("name", zoco.GAMES)
def test_every_reason_has_its_words_and_every_word_its_reason(name: str) -> None:
    reasons = importlib.import_module(f"zoco.{name}.reasons")
    wanted = {f"{name}-not-{word.lower().replace('_', '-')}" for word in vars(reasons) if word.isupper()}
    assert {id for id in entries("en") if id.startswith(f"{name}-not-")} == wanted - {f"{name}-not-legal"}


def test_every_reason_is_a_number_of_its_own() -> None:
    for name in zoco.GAMES:
        codes = [code for word, code in vars(importlib.import_module(f"zoco.{name}.reasons")).items() if word.isupper()]
        assert len(set(codes)) == len(codes)


@pytest.mark.parametrize("language", languages())
def test_every_message_can_be_said(language: str) -> None:
    for id, names in entries(language).items():
        said = say(message(id, **dict.fromkeys(names, 1)), language)
        assert "{" not in said, id


def test_only_what_is_said_is_taken_apart() -> None:
    catalogue.cache_clear()
    say(message("edition-missing"), "en")
    assert [id for id in entries("en") if catalogue("en").has_message(id)] == ["edition-missing"]


def test_a_missing_parameter_is_not_passed_over() -> None:
    with pytest.raises(LookupError, match="with-rule"):
        say(message("with-rule", what="x"), "en")


def test_messages_inside_messages_are_said_in_the_same_language() -> None:
    inner = message("edition-missing")
    assert say(inner, "en") in say(message("with-rule", what=inner, rule="T1.1"), "en")


def test_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    for wanted, given in (("de_DE.UTF-8", "de"), ("DE", "de"), ("xx", "en"), ("", "en")):
        monkeypatch.setenv("ZOCO_LANGUAGE", wanted)
        assert say(message("edition-missing")) == say(message("edition-missing"), given)
    assert catalogue("de") is not catalogue("en")
