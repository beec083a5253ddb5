"""Figures as people read them: a table for the terminal, the same in Markdown, and JSON for programs."""

import json
import os
import platform
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table
from rows import Row

COLUMNS = ("what", "median", "least – most", "×", "wanted", "")
LOG_WIDTH = 160
BUSY = 0.5  # load before we came
BEGIN, END = "<!-- figures: made by bench.py --markdown -->", "<!-- end of figures -->"


@dataclass
class Result:
    row: Row
    figures: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    missing: str = ""

    @property
    def median(self) -> float:
        return statistics.median(self.figures)

    @property
    def ratio(self) -> float | None:
        return statistics.median(self.ratios) if self.ratios else None

    @property
    def failed(self) -> bool:
        if self.row.most is not None:
            return self.median >= self.row.most
        return self.ratio is not None and self.row.least is not None and self.ratio < self.row.least

    @property
    def verdict(self) -> str:
        if self.missing or (self.row.most is None and self.row.least is None):
            return ""
        if self.failed:
            return "MISSED"
        return (
            "aim met" if self.row.aim is not None and self.ratio is not None and self.ratio >= self.row.aim else "met"
        )

    def cells(self) -> tuple[str, ...]:
        row = self.row
        if self.missing:
            return (row.name, self.missing, "", "", wanted(row), "")
        spread = f"{short(min(self.figures))} – {short(max(self.figures))}" if len(self.figures) > 1 else ""
        ratios = (
            [f"{ratio:#.3g}".rstrip(".") for ratio in (self.ratio, min(self.ratios), max(self.ratios))]
            if self.ratios
            else []
        )
        times = f"{ratios[0]} ({ratios[1]} – {ratios[2]})" if ratios else ""
        return (row.name, f"{short(self.median)} {row.unit}", spread, times, wanted(row), self.verdict)


def wanted(row: Row) -> str:
    if row.most is not None:
        return f"< {row.most:g} {row.unit}"
    if row.beside is None:
        return ""
    if row.least is None:
        return f"beside {row.beside.name}"
    return f"≥ {row.least:g} × {row.beside.name}" + (f", aim {row.aim:g}" if row.aim is not None else "")


def short(figure: float) -> str:
    """Three digits and a unit prefix."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if figure >= size:
            return f"{figure / size:.3g}{sign}" if figure < 1000 * size else f"{figure / size:,.0f}{sign}"
    return f"{figure:.3g}"


def machine() -> str:
    names = [line.split(":", 1)[1].strip() for line in cpu_facts() if line.startswith("model name")]
    cores = f"{os.cpu_count()} cores"
    return (
        f"{names[0] if names else platform.machine()}, {cores}, {platform.system()}, Python {platform.python_version()}"
    )


def cpu_facts() -> list[str]:
    facts = Path("/proc/cpuinfo")
    return facts.read_text().splitlines() if facts.exists() else []


@dataclass(frozen=True)
class Heading:
    commit: str
    rounds: int
    seconds: float
    load: float = field(default_factory=lambda: os.getloadavg()[0])
    """Of the machine before the run."""
    date: str = field(default_factory=lambda: time.strftime("%Y-%m-%d %H:%M"))

    def company(self) -> str:
        return f"load before the run {self.load:.1f}" + (": others were at work, too" if self.load > BUSY else "")

    def lines(self) -> list[str]:
        return [
            f"{self.date}, commit {self.commit}, {machine()}; {self.company()}.",
            f"Medians of {self.rounds} rounds of {self.seconds:g} s, each beside its yardstick; spread in brackets.",
        ]


def show(heading: Heading, results: Sequence[Result]) -> None:
    console = Console() if sys.stdout.isatty() else Console(width=LOG_WIDTH)
    table = Table(box=SIMPLE)
    for column in COLUMNS:
        table.add_column(column, justify="right" if column in ("median", "least – most", "×") else "left")
    for result in results:
        table.add_row(*result.cells(), style="red" if result.verdict == "MISSED" else "")
    console.print(table, *heading.lines(), sep="\n")


def is_marked(path: Path) -> bool:
    if not path.is_file():
        return False
    text = path.read_text(encoding="utf-8")
    return text.count(BEGIN) == text.count(END) == 1 and text.index(BEGIN) < text.index(END)


def write_markdown(heading: Heading, results: Sequence[Result], path: Path) -> None:
    """Replaces what stands between the two marks of the file."""
    before, marked = path.read_text(encoding="utf-8").split(BEGIN)
    rows = ["| " + " | ".join(cells) + " |" for cells in (COLUMNS, *(result.cells() for result in results))]
    rows.insert(1, "|---|--:|--:|--:|---|---|")
    figures = "\n".join([BEGIN, *heading.lines(), "", *rows, END])
    path.write_text(before + figures + marked.split(END)[1], encoding="utf-8")


def show_json(heading: Heading, results: Sequence[Result]) -> None:
    rows = {
        result.row.name: {"missing": result.missing}
        if result.missing
        else {
            "unit": result.row.unit,
            "median": round(result.median, 3),
            "least": round(min(result.figures), 3),
            "most": round(max(result.figures), 3),
            "ratio": result.ratio and round(result.ratio, 3),
        }
        for result in results
    }
    facts = {"commit": heading.commit, "date": heading.date, "machine": machine(), "load": round(heading.load, 2)}
    print(json.dumps(facts | {"rows": rows}, separators=(",", ":"), ensure_ascii=False))
