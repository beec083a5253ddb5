"""`make bench`: our rules beside their peers, in alternating rounds of one run. Read the ratios: machines are noisy."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

import zoco
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import standard_edition
from zoco.core.layout import row
from zoco.core.rules import Rules

ROUNDS = 5
SECONDS = 2.0
PEERS = Path(".venv-peers/bin/python")


def kernel_playouts(rules: Rules, players: int) -> Callable[[], float]:
    """Random games wholly inside the compiled rules, one thread."""
    edition, state, chance, dice = standard_edition(rules).row, row(rules.state_dtype), row(CHANCE), new_dice(0, 0)
    results, choices = np.zeros((200, 3 + rules.most_players), np.int64), rules.choices()

    def measure() -> float:
        decisions, seed = 0, 0
        began = time.perf_counter()
        while time.perf_counter() - began < SECONDS:
            rules.kernel.playouts(edition, state, chance, dice, choices, players, seed, results)
            decisions += int(results[:, 0].sum())
            seed += len(results)
        return decisions / (time.perf_counter() - began)

    return measure


def hearts() -> float:
    script = Path(__file__).with_name("hearts.py")
    output = subprocess.run([PEERS, script, str(SECONDS)], capture_output=True, text=True, check=True).stdout
    return float(output.split()[-1])


def main() -> None:
    subjects: dict[str, Callable[[], float]] = {"open_spiel hearts, driven from Python": hearts}
    for name in zoco.GAMES:
        rules = zoco.rules_of(name)
        rules.warm_up()
        for players in range(rules.fewest_players, rules.most_players + 1):
            subjects[f"{rules.title} kernel playouts, {players} players"] = kernel_playouts(rules, players)
    rates: dict[str, list[float]] = {subject: [] for subject in subjects}
    for _ in track(range(ROUNDS), "Measuring", console=Console(stderr=True), disable=not sys.stderr.isatty()):
        for subject, measure in subjects.items():
            rates[subject].append(measure())
    table = Table(title=f"decisions per second, median of {ROUNDS} rounds of {SECONDS:.0f} s")
    for column in ("subject", "median", "least", "most", "× hearts"):
        table.add_column(column, justify="left" if column == "subject" else "right")
    yardstick = statistics.median(rates["open_spiel hearts, driven from Python"])
    for subject, rounds in rates.items():
        median = statistics.median(rounds)
        table.add_row(
            subject, f"{median:,.0f}", f"{min(rounds):,.0f}", f"{max(rounds):,.0f}", f"{median / yardstick:.1f}"
        )
    Console().print(table)


main()
