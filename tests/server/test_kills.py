"""A server that is killed in the middle of things. `make soak` does it for longer."""

import asyncio
from pathlib import Path

from tests.server.soak import soak


def test_nothing_acknowledged_is_lost_and_nothing_counts_twice(tmp_path: Path) -> None:
    counts = asyncio.run(soak(tmp_path, kills=3, tables=4, seed=2))
    assert counts["server"] > 0
    assert counts["workers"] > 0
    assert counts["acknowledged"] > 20
    assert counts["connections"] > counts["tables"]
