"""The same rules on every target: compiled, interpreted, and compiled with every index checked."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.properties.digest import digest_games
from zoco.core.spec import GameSpec

ROOT = Path(__file__).parent.parent.parent


def run(code: list[str], **environment: str) -> str:
    """What a fresh Python prints; any warning there is an error."""
    done = subprocess.run(
        [sys.executable, "-W", "error", *code],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


def test_interpreted_rules_agree_decision_by_decision(rules: GameSpec) -> None:
    """Numbers that overflow raise there (NumPy warns, and warnings are errors), and silently wrap when compiled."""
    interpreted = run(["-m", "tests.properties.digest", rules.name], NUMBA_DISABLE_JIT="1").splitlines()
    for ours, theirs in zip(digest_games(rules.name, searches=True), interpreted, strict=True):
        assert ours == theirs


CHECK_BOUNDS = """
import sys
import numba
import zoco
from tests.properties.games import laws_of
from tests.properties.soak import BROKEN, Batch, check_batch
from tests.properties.digest import digest_games, tables

assert numba.config.BOUNDSCHECK
rules = zoco.rules_of(sys.argv[1])
for edition, players in tables(rules):
    assert not check_batch(rules, laws_of(rules), Batch(players, edition, 5_000_000, 20))[:, BROKEN].any()
print("\\n".join(digest_games(rules.name)))
"""


@pytest.mark.slow
def test_no_index_is_out_of_bounds(rules: GameSpec) -> None:
    """Compiled rules do not check indices by default; with this switch they do, and games stay the same.

    Most of the time is spent compiling, so optimisation is low; that removes no check. Bots are left to the test
    above, where NumPy checks.
    """
    checked = run(["-c", CHECK_BOUNDS, rules.name], NUMBA_BOUNDSCHECK="1", NUMBA_OPT="1")
    assert checked.splitlines() == digest_games(rules.name)
