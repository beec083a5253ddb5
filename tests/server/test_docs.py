"""What docs/hosting.md says about limits is so, and what it installs was tested."""

import re
from contextlib import suppress
from dataclasses import fields
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path

from zoco.server.settings import Limits, read_limits

HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


def test_every_limit_is_documented_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \|", HOSTING.read_text(encoding="utf-8"), re.M)
    assert [(name, int(value)) for name, value in rows] == [(one.name, one.default) for one in fields(Limits)]


def test_a_limit_can_be_set() -> None:
    assert read_limits(["connections=7", "chat_signs=9"]) == Limits(connections=7, chat_signs=9)


def test_the_container_file_installs_what_was_tested() -> None:
    (file,) = re.findall(r"^```dockerfile\n(.*?)^```", HOSTING.read_text(encoding="utf-8"), re.M | re.S)
    packages, zoco = re.findall(r"pip install (.*)", file)
    assert "--require-hashes -r play.txt" in packages
    assert "--no-deps" in zoco
    assert "--no-build-isolation" in zoco  # an isolated one would fetch what it likes
    assert re.search(r"^COPY requirements/play\.txt ", file, re.M)
    assert re.search(r"^FROM python:\d+\.\d+\.\d+-", file, re.M)


def test_every_package_that_a_server_needs_is_pinned() -> None:
    lines = (HOSTING.parent.parent / "requirements" / "play.txt").read_text(encoding="utf-8").splitlines()
    pinned = {plain(line.partition("==")[0]) for line in lines if "==" in line}
    needed: set[str] = set()
    waiting = ["zoco"]
    while waiting:
        for name in set(required_by(waiting.pop())) - needed:
            needed.add(name)
            waiting.append(name)
    assert {"aiohttp", "yarl", "llvmlite"} <= needed <= pinned


def plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name.strip()).lower()


def required_by(name: str) -> list[str]:
    """Of those that are installed here: others are for other systems."""
    found = []
    for words in distribution(name).requires or ():
        other = plain(re.split(r"[^A-Za-z0-9._-]", words)[0])
        with suppress(PackageNotFoundError):
            if "extra ==" not in words and distribution(other):
                found.append(other)
    return found
