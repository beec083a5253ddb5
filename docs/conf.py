"""The docs site: `make docs` builds it with Sphinx into build/docs."""

import os
import re
import sys
from pathlib import Path
from typing import Any

from sphinx.application import Sphinx

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from hatch_build import repository  # noqa: E402, it lies beside pyproject.toml

project = "Zoco"
html_title = "Zoco"
extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["games"]
default_role = "code"  # docstrings put names between single backticks

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = "../web/app/public/icon.svg"
html_theme_options = {"source_repository": repository(ROOT) or "", "source_branch": "main", "source_directory": "docs/"}
html_show_sphinx = False
html_show_copyright = False
html_copy_source = False

myst_heading_anchors = 3

autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True


INCLUDED = {  # pages that lie elsewhere, each included by one here
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "examples/goofspiel/README.md": "goofspiel.md",
}


def setup(app: Sphinx) -> dict[str, Any]:
    app.connect("include-read", lambda app, path, name, source: follow(Path(app.srcdir, path), source))
    app.connect("source-read", lambda app, name, source: follow(Path(app.srcdir, f"{name}.md"), source))
    return {"parallel_read_safe": True}


def follow(page: Path, source: list[str]) -> None:
    """Links lead to where the site has the page, or the file."""

    def link(found: re.Match[str]) -> str:
        target = os.path.relpath((page.parent / found[1]).resolve(), ROOT)
        there = INCLUDED.get(target) or os.path.relpath(ROOT / target, ROOT / "docs")
        return f"]({there}{found[2] or ''})"

    source[0] = re.sub(r"\]\((?!https?:)([^)#\s]+)(#[^)]*)?\)", link, source[0])
