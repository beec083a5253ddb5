"""Whole games as text. A change of the rules or their words shows as a readable difference."""

import difflib
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import zoco
from tests.sample import folder_of_tests
from zoco.core.chance import below, new_dice
from zoco.core.game import PLAYERS_STREAM, Game

UPDATE = "ZOCO_UPDATE_GOLDENS"
FEW = 8
GOLDENS = [
    pytest.param(name, path, id=f"{name}-{path.stem}")
    for name in zoco.GAMES
    for path in sorted((folder_of_tests(name) / "golden").glob("*.txt"))
]
NAME = re.compile(r"(\d+)-players-seed-(\d+)")


def play(name: str, players: int, seed: int) -> Game:
    """The random players' game of a seed."""
    game = Game(zoco.rules_of(name), players, seed)
    dice = new_dice(seed, PLAYERS_STREAM)
    while not game.over:
        choices = game.actions
        game.act(choices[below(dice, len(choices))])
    return game


def write(game: Game) -> Iterator[str]:
    yield f"{game.rules.title}, {game.players} players, seed {game.seed}, random players, edition {game.edition.name}"
    for index, notation in enumerate(game.moves):
        before = game.at(index)
        legal = before.legal
        yield ""
        yield f"{index} {game.seat_names('en')[before.seat]}: {before.question('en')}"
        yield f"  {' | '.join(legal)}" if len(legal) <= FEW else f"  {len(legal)} choices"
        yield f"> {notation}"
        yield from (f"  {told}" for told in game.told(index, before.seat, "en"))
    yield ""
    yield f"ending: {game.ending}, points: {game.points}, winners: {game.winners}"


def difference(old: str, new: str) -> str:
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), "written down", "played now", lineterm="", n=2)
    return "\n".join(list(lines)[:60])


@pytest.mark.parametrize(("name", "path"), GOLDENS)
def test_a_game_goes_as_it_was_written_down(name: str, path: Path) -> None:
    found = NAME.fullmatch(path.stem)
    assert found, f"{path.name}: the name must be N-players-seed-N.txt"
    played = "\n".join(write(play(name, int(found[1]), int(found[2])))) + "\n"
    if os.environ.get(UPDATE):
        path.write_text(played, encoding="utf-8")
    written = path.read_text(encoding="utf-8")
    if played != written:
        pytest.fail(
            f"{path.name} has changed. If that was intended, write it again with {UPDATE}=1 and read the difference "
            f"before committing it:\n{difference(written, played)}",
            pytrace=False,
        )
