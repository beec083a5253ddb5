"""The interpreted rules play like the compiled ones. `make checksums` does the same for all random games."""

import pytest

import zoco
from tests.sample import facts_of
from tests.tiers import examples
from tests.wasm.answers import answer
from tests.wasm.cases import make_walks, random_games, words
from tests.wasm.checksums import interpreted


@pytest.mark.parametrize(
    ("name", "games"), [(name, examples(*facts_of(name).INTERPRETED_GAMES)) for name in zoco.GAMES]
)
def test_the_interpreted_rules_play_the_same_random_games(name: str, games: int) -> None:
    cases = {"random": list(random_games(zoco.rules_of(name), games))}
    assert interpreted(cases) == answer(cases)


def test_the_interpreted_rules_answer_alike_at_every_entry_point() -> None:
    cases = {"walks": make_walks()}
    assert interpreted(cases) == answer(cases)


@pytest.mark.parametrize("name", zoco.GAMES)
def test_the_interpreted_rules_say_the_same(name: str) -> None:
    cases = {"words": [case | {"every": 97} for case in words(zoco.rules_of(name))][:: examples(2, 1)]}
    assert interpreted(cases) == answer(cases)
