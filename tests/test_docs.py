"""What the README and the docs show must run as it is written."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PYTHON = re.compile(r"```python\n(.*?)```", re.S)
PAGES = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
SOURCE = re.compile(r"`((?:src|tests|web|docs|examples|bench)/[\w./-]+)`((?:(?::|,) `\w+`)*)")
BUILT = ("src/zoco/web",)
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
    for target in re.findall(r"\]\((?!https:)([^)#]+)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", PAGES, ids=lambda path: path.name)
def test_sources_are_where_a_page_says(path: Path) -> None:
    """`a/file.py`, or `a/file.py`: `name` for what is defined there."""
    for name, defined in SOURCE.findall(path.read_text(encoding="utf-8")):
        source = ROOT / name
        text = source.read_text(encoding="utf-8") if defined else ""
        assert source.exists() or name in BUILT, f"{name} does not exist"
        for word in re.findall(r"`(\w+)`", defined):
            definition = rf"^ *(?:(?:async )?def|class) {word}\b|^{word}\b.* = "
            assert re.search(definition, text, re.M), f"{word} is not defined in {name}"


def test_every_page_is_in_the_site() -> None:
    listed = re.findall(r"^\w+$", (ROOT / "docs" / "index.md").read_text(encoding="utf-8"), re.M)
    assert sorted([*listed, "index"]) == sorted(path.stem for path in (ROOT / "docs").glob("*.md"))
