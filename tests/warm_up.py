"""Compiles what the tests of a game need: its rules, its bots and its laws.

python -m tests.warm_up GAME
"""

import sys

import zoco
from tests.properties.soak import batches, check_batch
from tests.sample import folder_of_tests, module_of

CHECKERS = ("invariants", "rare")  # modules that check games, where a game has them
MOST_COLUMNS = 200  # of what they count


def main(name: str) -> None:
    rules = zoco.rules_of(name)
    for bots in (False, True):
        rules.warm_up(bots)
    for module in CHECKERS:
        if (folder_of_tests(name) / f"{module}.py").exists():
            check_batch(rules, module_of(name, module), next(batches(rules, 1, 0)), MOST_COLUMNS)


if __name__ == "__main__":
    main(sys.argv[1])
