"""Games recorded once and replayed for ever: by an independent program, and one for each way a game can end."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.properties.games import fixtures_of
from zoco.core.spec import GameSpec

INDEPENDENT = [
    pytest.param(path, id=f"{name}-{path.name.partition('.')[0]}")
    for name in zoco.GAMES
    for path in sorted(fixtures_of(name).glob("independent-*.jsonl.gz"))
]
ENDED = [
    pytest.param(path, id=f"{name}-{path.stem}")
    for name in zoco.GAMES
    for path in sorted(fixtures_of(name).glob("*.jsonl"))
]


def games_in(path: Path) -> Iterator[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf-8") as lines:
        yield from map(json.loads, lines)


@pytest.mark.parametrize("path", INDEPENDENT)
def test_an_independent_program_agrees_on_every_choice_shuffle_and_result(path: Path) -> None:
    games = list(games_in(path))
    assert len(games) >= 16
    for record in games:
        game = zoco.replay(record)
        assert game.over
        again = game.record(legal=True)
        assert again["shuffles"] == record["shuffles"]
        assert again["result"] == record["result"]
        assert [sorted(choices) for choices in again["legal"]] == [sorted(choices) for choices in record["legal"]]


def test_every_number_of_players_has_independent_games(rules: GameSpec) -> None:
    found = {record["players"] for path in fixtures_of(rules.name).glob("*.jsonl.gz") for record in games_in(path)}
    assert found == set(range(rules.fewest_players, rules.most_players + 1))


@pytest.mark.parametrize("path", ENDED)
def test_a_game_ends_as_its_file_says(path: Path) -> None:
    """`deadlock…`, `shared-victory…`, `tie-broken…`: the beginning of the name says what happens."""
    record = json.loads(path.read_text(encoding="utf-8"))
    game = zoco.replay(record)
    tied = [seat for seat, points in enumerate(game.points) if points == max(game.points)]
    if path.stem.startswith("shared-victory"):
        assert game.winners == tied
        assert len(tied) > 1
    elif path.stem.startswith("tie-broken"):
        assert len(game.winners) == 1 < len(tied)
        assert game.winners[0] in tied
    else:
        assert game.ending == ending_named(path.stem, game.rules)
    assert record["result"] == {"points": game.points, "winners": game.winners}


def ending_named(stem: str, rules: GameSpec) -> str:
    """`last-stone-removed` is not `last-stone`: the longest word counts; none for a victory that is told instead."""
    return max((ending for ending in rules.endings[1:] if stem.startswith(ending)), key=len, default="")


def test_every_ending_has_a_game(rules: GameSpec) -> None:
    names = [path.stem for path in fixtures_of(rules.name).glob("*.jsonl")]
    assert {ending_named(name, rules) for name in names} - {""} == set(rules.endings[1:])
    assert any(name.startswith("shared-victory") for name in names)
