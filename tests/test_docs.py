"""What the README and the docs show must run as it is written."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
SNIPPETS = [
    pytest.param(snippet, id=f"{path.name}-{k}")
    for path in PAGES
    for k, snippet in enumerate(PYTHON.findall(path.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_runs(snippet: str) -> None:
    exec(compile(snippet, "snippet", "exec"), {})


def test_there_are_snippets() -> None:
    assert len(SNIPPETS) >= 3


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_links_lead_to_files(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target
