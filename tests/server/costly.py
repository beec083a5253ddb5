"""A record that is costly to read."""

import json
from typing import Any

from tests.properties.games import fixtures_of
from tests.sample import GAME, facts_of


def costly_record(size: int) -> dict[str, Any]:
    """A game without its end, and thousands of notes that nothing was taken back."""
    lines = (fixtures_of(GAME) / facts_of(GAME).FULL_GAME).read_text(encoding="utf-8")
    record: dict[str, Any] = json.loads(lines.splitlines()[0])
    for key in ("result", "seed", "undone", "legal"):
        record.pop(key, None)
    record["moves"] = record["moves"][:-5]
    entry = [len(record["moves"]), []]
    record["undone"] = [entry] * ((size - len(json.dumps(record))) // (len(json.dumps(entry)) + 2))
    return record
