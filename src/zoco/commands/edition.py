"""`zoco edition`: what is printed on board, cards and tiles, and how we know."""

from argparse import Namespace
from typing import Any

from rich.console import Console
from rich.table import Table

from zoco import rules_of
from zoco.core.editions import find_edition, shipped_editions
from zoco.messages import message, say, text

STYLES = {"fact": "green", "inferred": "yellow", "reconstructed": "red"}


def run(options: Namespace) -> int:
    rules = rules_of(options.game)
    edition = find_edition(rules, options.edition)
    console = Console(highlight=False)
    console.print(text("edition-heading", game=rules.title, name=edition.name), style="bold")
    console.print(text("edition-provenances"))
    for section, value in edition.file.sections.items():
        console.print(section_table(section, value if isinstance(value, list) else [value]))
    others = ", ".join(other.name for other in shipped_editions(rules))
    console.print(text("edition-others", names=others, path=str(rules.edition.STANDARD)), soft_wrap=True)
    return 0


def section_table(section: str, entries: list[dict[str, Any]]) -> Table:
    table = Table(title=section, title_justify="left", title_style="bold")
    keys = [key for key in entries[0] if key not in ("provenance", "note")]
    for key in keys:
        table.add_column(key)
    table.add_column(text("edition-provenance"))
    table.add_column(text("edition-note"))
    for entry in entries:
        style = STYLES[entry["provenance"]]
        provenance = say(message(f"edition-provenance-{entry['provenance']}"))
        cells = [shown(entry.get(key)) for key in keys]
        table.add_row(*cells, f"[{style}]{provenance}[/{style}]", entry.get("note", ""))
    return table


def shown(value: Any) -> str:
    return " ".join(str(item) for item in value) if isinstance(value, list) else str(value)
