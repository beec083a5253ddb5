"""What docs/hosting.md says about limits is so."""

import re
from dataclasses import fields
from pathlib import Path

from zoco.server.settings import Limits, read_limits

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


def test_every_limit_is_documented_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", HOSTING.read_text(encoding="utf-8"), re.M)
    assert [(name, int(value)) for name, value in rows] == [(one.name, one.default) for one in fields(Limits)]


def test_a_limit_can_be_set() -> None:
    assert read_limits(["connections=7", "chat_signs=9"]) == Limits(connections=7, chat_signs=9)
