"""Players who seek what random players hardly ever reach, and a count of how often each hard part of the rules came up.

Every state of their games is checked against the laws, and every decision for what it does to everybody's money, to
flags, and for what must not be on offer. What happened is read from the states around a decision, never asked of the
rules. To see that each situation comes up a thousand times:

    python -m tests.alcazar.rare --games 50000 --jobs 2
"""

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import numpy as np
from rich.console import Console
from rich.table import Table

import zoco
from tests.alcazar import invariants
from tests.alcazar.invariants import broken, is_result
from tests.alcazar.seekers import ROUND, choose
from tests.alcazar.situations import SITUATIONS, UNREACHED, WRONG_FLAG, WRONG_FORCE, WRONG_MONEY, WRONG_OFFER
from tests.alcazar.watchers import watch
from tests.properties.games import editions_of
from tests.properties.soak import COLUMNS, Batch, check_batch, first_break, games_checker
from zoco.alcazar import SPEC
from zoco.alcazar.state import EDITION, SEATS, STATE

ENOUGH = 1000
LAWS = invariants.LAWS | {
    WRONG_MONEY: "A3, A6.3, A8.1, A9.1, A10.1, A13.1: everybody pays and receives what the rules say",
    WRONG_FLAG: "A12.2: of merged castles the most valuable keeps its flag, then the one standing longer",
    WRONG_OFFER: "A8.4, A12.3, A7.3: what must be refused is not on offer",
    WRONG_FORCE: "A11.3: without a card and without money for one, exactly the withdrawals that pay for one",
}

check_games = games_checker(SPEC.kernel, EDITION, STATE, broken, is_result, choose, watch)


# ---- many games


def batches(games: int) -> Iterator[Batch]:
    """Every edition and every number of players in turn, with seeds that cover every mood alike."""
    rules = zoco.rules_of("alcazar")
    kinds = [(players, edition) for edition in editions_of(rules.name) for players in range(2, SEATS + 1)]
    size = ROUND * max(1, games // len(kinds) // ROUND)
    for players, edition in kinds:
        for start in range(0, size, ROUND * 20):
            yield Batch(players, edition, start, min(ROUND * 20, size - start))


def seek(games: int, jobs: int) -> tuple[dict[str, int], dict[str, int], list[str]]:
    """How often each situation came up, in all editions and in the standard one; and the laws broken, with the game."""
    rules, laws, coming = zoco.rules_of("alcazar"), sys.modules[__name__], list(batches(games))
    columns = COLUMNS + len(SITUATIONS)
    with ThreadPoolExecutor(jobs) as pool:
        results = list(pool.map(lambda batch: check_batch(rules, laws, batch, columns), coming))
    breaks = [first_break(laws, batch, found) for batch, found in zip(coming, results, strict=True)]
    printed = [found for batch, found in zip(coming, results, strict=True) if "@" not in batch.edition.name]
    totals = (np.concatenate(part)[:, COLUMNS:].sum(axis=0).tolist() for part in (results, printed))
    everywhere, standard = (dict(zip(SITUATIONS, total, strict=True)) for total in totals)
    return everywhere, standard, [found for found in breaks if found]


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.alcazar.rare", description=__doc__)
    parser.add_argument("--games", type=int, default=50_000)
    parser.add_argument("--jobs", type=int, default=2, help="threads")
    arguments = parser.parse_args()
    everywhere, standard, breaks = seek(arguments.games, arguments.jobs)
    table = Table("situation", "all editions", "standard edition", box=None)
    for name, count in everywhere.items():
        table.add_row(name, f"{count:,}", f"{standard[name]:,}", style="red" if is_rare(name, count) else "")
    console = Console()
    console.print(table)
    for found in breaks:
        console.print(f"broken: {found}", soft_wrap=True)
    return 1 if breaks or any(is_rare(name, count) for name, count in everywhere.items()) else 0


def is_rare(name: str, count: int) -> bool:
    return count < ENOUGH and name not in UNREACHED


if __name__ == "__main__":
    sys.exit(main())
