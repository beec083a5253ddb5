"""A server that is killed in the middle of things, attacks among them. `make soak` does it for longer."""

import asyncio
from pathlib import Path

from tests.server.soak.run import Plan, soak


def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(tmp_path: Path) -> None:
    found = asyncio.run(soak(tmp_path, Plan(minutes=0.1), tables=4, seed=2))
    assert not found.faults
    assert found.counts["server"] > 0
    assert found.counts["workers"] > 0
    assert found.counts["acknowledged"] > 20
    assert found.counts["connections"] > found.counts["tables"]
    assert found.notes  # of the honest player
    assert found.attacks["uploads"] > 0
