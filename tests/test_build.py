"""What the wheel says of itself: addresses of the repository that it was built from, and none where there is none."""

import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from hatch_build import Addresses, repository

ROOT = Path(__file__).parent.parent
HOME = "https://forge.example/zoco/zoco"


def clone(folder: Path, origin: str) -> Path:
    for command in (["init", "-q"], ["remote", "add", "origin", origin]):
        subprocess.run(["git", "-C", str(folder), *command], check=True)
    (folder / "README.md").write_text("![Board](docs/a.jpg) [more](docs/b.md#c) [below](#d) [out](https://e.example)")
    return folder


@pytest.mark.parametrize(
    "origin", [HOME, f"{HOME}.git", "git@forge.example:zoco/zoco.git", "ssh://git@forge.example/zoco/zoco"]
)
def test_the_repository_is_found(tmp_path: Path, origin: str) -> None:
    assert repository(clone(tmp_path, origin)) == HOME


@pytest.mark.parametrize("origin", ["/srv/zoco", "file:///srv/zoco"])
def test_a_clone_of_a_folder_has_no_address(tmp_path: Path, origin: str) -> None:
    assert repository(clone(tmp_path, origin)) is None


def test_an_address_tells_no_password(tmp_path: Path) -> None:
    assert repository(clone(tmp_path, "https://ana:secret@forge.example/zoco/zoco")) == HOME


def test_links_of_the_readme_lead_to_the_repository(tmp_path: Path) -> None:
    metadata: dict[str, Any] = {}
    Addresses(str(clone(tmp_path, HOME)), {}).update(metadata)
    assert metadata["urls"]["Issues"] == f"{HOME}/issues"
    assert metadata["readme"]["text"] == (
        f"![Board]({HOME}/raw/main/docs/a.jpg) [more]({HOME}/blob/main/docs/b.md#c) [below](#d) [out](https://e.example)"
    )


def test_every_package_is_pinned_with_hashes_and_no_registry_is_named() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        text = path.read_text(encoding="utf-8")
        assert "://" not in text, path.name
        for entry in re.split(r"\n(?=\S)", text.strip()):
            assert re.match(r"[\w.-]+==\S+", entry), entry
            assert "--hash=sha256:" in entry, entry
    for path in ROOT.glob("web/*/package-lock.json"):
        assert '"resolved"' not in path.read_text(encoding="utf-8"), path
