"""The rows of the table, as data: what is measured, beside what, and what it should reach. A new row is one entry."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import zoco

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.sample import facts_of


@dataclass(frozen=True)
class Row:
    name: str
    ask: str
    """A subject of ours.py or peers.py, with its arguments."""
    unit: str = "decisions/s"
    worker: str = "ours"
    beside: "Row | None" = None
    least: float | None = None
    """Of the ratio to `beside`."""
    aim: float | None = None
    most: float | None = None
    """Of the figure itself: seconds."""
    once: bool = False
    """It takes so long that it is measured in the first round only."""


HEARTS = Row("open_spiel hearts", "spiel hearts", worker="peers")
CATAN = Row("catanatron", "catan", worker="peers")
CATAN_COPIES = Row("catanatron copies", "catan_copies", "copies/s", "peers")
ISMCTS = Row("open_spiel IS-MCTS, decisions within", "search decisions", worker="peers")
PEERS = (
    HEARTS,
    Row("open_spiel gin_rummy", "spiel gin_rummy", worker="peers"),
    Row("open_spiel backgammon", "spiel backgammon", worker="peers"),
    Row("open_spiel IS-MCTS, gin_rummy", "search simulations", "simulations/s", "peers"),
    ISMCTS,
    CATAN,
    CATAN_COPIES,
)
PLAYERS = 4  # as many as hearts and catanatron have


def rows_of(name: str) -> Iterator[Row]:
    rules = zoco.rules_of(name)
    facts = facts_of(name)
    title, (least, aim) = rules.title, facts.KERNEL_SPEED
    for players in range(rules.fewest_players, rules.most_players + 1):
        native = Row(
            f"{title} playouts, {players} players", f"playouts {name} {players}", beside=HEARTS, least=least, aim=aim
        )
        yield native
    yield Row(f"{title} playouts, two threads", f"threads {name} {players} 2", beside=native, least=1.8)
    yield Row(f"{title} playouts, WebAssembly", f"wasm {name} {players}", beside=native, least=0.8)
    yield Row(f"{title} step, from Python", f"step {name} {PLAYERS}", beside=HEARTS, least=facts.STEP_SPEED)
    yield Row(f"{title} Game, by notation", f"game {name} {PLAYERS} notation", beside=CATAN, least=1)
    yield Row(f"{title} Game, by numbers", f"game {name} {PLAYERS} numbers", beside=CATAN, least=1)
    of_state, of_game = f"copies {name} {PLAYERS} state", f"copies {name} {PLAYERS} game"
    yield Row(f"{title} copies of a state", of_state, "copies/s", beside=CATAN_COPIES, least=100)
    yield Row(f"{title} copies of a Game", of_game, "copies/s", beside=CATAN_COPIES)
    yield Row(f"{title} determinizations", f"determinizations {name} {PLAYERS}", "states/s")
    yield Row(f"{title} search, decisions within", f"search {name} 2", beside=ISMCTS, least=10)
    yield Row(f"{title} search, simulations", f"bot {name} {PLAYERS}", "simulations/s")
    yield Row(f"{title} words", f"words {name} {PLAYERS}", "sentences/s")
    yield Row(f"{title} server, one table", f"table {name} {PLAYERS}")
    yield Row(f"{title} server, per second of its work", f"served {name}")
    yield Row(f"{title} warm start", f"start {name} warm", "s", most=1)
    yield Row(f"{title} cold start", f"start {name} cold", "s", most=30, once=True)


ROWS = (*(row for name in zoco.GAMES for row in rows_of(name)), *PEERS)
COMPARED = ("playouts", "step", "game", "bot", "words", "table", "served")
"""Subjects that are measured beside another commit's."""
