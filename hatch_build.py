"""What the wheel says about itself and only the clone it is built in knows: where its repository is."""

import re
import subprocess
from pathlib import Path
from typing import Any

from hatchling.metadata.plugin.interface import MetadataHookInterface


def repository(root: Path) -> str | None:
    """The address of the repository's page, where the clone came from a web forge."""
    asked = ["git", "-C", str(root), "remote", "get-url", "origin"]
    try:
        origin = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return None
    found = re.fullmatch(r"(?:https://(?:[^@/]*@)?|git@|ssh://git@)([\w.-]+)[:/](.+?)(?:\.git)?/?", origin)
    return f"https://{found[1]}/{found[2]}" if found else None


class Addresses(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        """Fills in the addresses, and makes the README's links and pictures lead to the repository."""
        readme = (Path(self.root) / "README.md").read_text(encoding="utf-8")
        metadata["urls"] = {}
        if page := repository(Path(self.root)):
            metadata["urls"] = {
                "Repository": page,
                "Documentation": f"{page}/blob/main/README.md",
                "Changelog": f"{page}/blob/main/CHANGELOG.md",
                "Issues": f"{page}/issues",
            }
            readme = re.sub(r"(!\[[^]]*\])\((?!https?:)", rf"\1({page}/raw/main/", readme)
            readme = re.sub(r"(?<!!)(\[[^]]*\])\((?!https?:|#)", rf"\1({page}/blob/main/", readme)
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}
