"""What is measured of Zoco.

`make bench-compare` runs this file on the sources of another commit, too. What has to work there uses only names that
both commits have, and imports the rest where it is needed.
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from worker import CannotMeasure, Measure, per_second, serve

import zoco
from zoco.bots import player_named
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import standard_edition
from zoco.core.game import Game
from zoco.core.layout import Row, read, row

if TYPE_CHECKING:
    from zoco.core.seat_view import SeatView
    from zoco.core.spec import GameSpec

ROOT = Path(__file__).parent.parent
GAMES_AT_ONCE = 200
CALLS_AT_ONCE = 1000
SIMULATIONS = 300  # of one decision of a bot
TABLES = 20  # in the server
TO_THE_END = 30_000  # decisions: more than a game has
FIRST_DECISION = "import zoco; game = zoco.{name}.new(players=3, seed=1); game.play(game.legal[0])"
WASM_GAMES_PER_SECOND = 10_000
WASM_SECONDS = 120.0  # more means that something is wrong


@cache
def rules_of(name: str) -> "GameSpec":
    """Compiled by another process: rules fresh from the compiler are up to a fifth slower than loaded ones."""
    subprocess.run([sys.executable, "-c", f"import zoco; zoco.rules_of('{name}').warm_up()"], check=True)
    rules = zoco.rules_of(name)
    rules.warm_up()
    return rules


def playouts(name: str, players: str) -> Measure:
    """Random games wholly inside the compiled rules."""
    return per_second(play_many(rules_of(name), int(players), 0))


def threads(name: str, players: str, count: str) -> Measure:
    """`playouts` in several threads at once."""
    rules = rules_of(name)
    measures = [per_second(play_many(rules, int(players), 10**9 * k)) for k in range(int(count))]

    def measure(seconds: float) -> float:
        with ThreadPoolExecutor(len(measures)) as pool:
            return sum(pool.map(lambda one: one(seconds), measures))

    return measure


def play_many(rules: "GameSpec", players: int, seed: int) -> Callable[[], int]:
    edition, results = standard_edition(rules).row, np.zeros((GAMES_AT_ONCE, 3 + rules.most_players), np.int64)
    memory: list[Any] = [row(getattr(rules, "playout_dtype", rules.state_dtype))]
    if not hasattr(rules, "playout_dtype"):  # earlier commits
        memory += [row(CHANCE), new_dice(0, 0), rules.choices()]

    play_games: Callable[..., None] = rules.kernel.playouts

    def play() -> int:
        nonlocal seed
        play_games(edition, *memory, players, seed, results)
        seed += GAMES_AT_ONCE
        return int(results[:, 0].sum())

    return play


def step(name: str, players: str) -> Measure:
    """Random games whose every decision is chosen in Python: `step` carries it out and lists the next choices."""
    rules = rules_of(name)
    kernel, edition, seats = rules.kernel, standard_edition(rules).row, int(players)
    state, chance, choices = row(rules.state_dtype), row(CHANCE), rules.choices()
    read(chance, CHANCE).dice[:] = new_dice(0, 0)
    number, advance, choice = random.Random(0).random, kernel.step, choices.item

    def play() -> int:
        kernel.new(edition, state, chance, seats)
        n, decisions = kernel.legal(edition, state, choices), 0
        while n:
            n = advance(edition, state, chance, choice(int(number() * n)), choices)
            decisions += 1
        return decisions

    return per_second(play)


def friendly(name: str, players: str, how: str) -> Measure:
    """Random games of `Game` objects, history and all, with decisions in notation or as numbers."""
    rules, choose, seats, seed = rules_of(name), random.Random(0).choice, int(players), 0

    def play() -> int:
        nonlocal seed
        game = Game(rules, seats, seed)
        seed += 1
        if how == "notation":
            while legal := game.legal:
                game.play(choose(legal))
        else:
            while actions := game.actions:
                game.act(choose(actions))
        return len(game.moves)

    return per_second(play)


def mid_game(rules: "GameSpec", players: int) -> Game:
    game = Game(rules, players, seed=1)
    future = game.random_future(new_dice(1, 1))
    for action in future[: len(future) // 2]:
        game.act(action)
    return game


def determinized(game: Game) -> tuple[Row, Callable[[], object]]:
    """A state, and what fills it from the view of the seat on turn."""
    rules, dice = game.rules, new_dice(2, 0)
    view, state, scratch, edition = game.view_row(game.seat), row(rules.state_dtype), rules.choices(), game.edition.row
    return state, lambda: rules.kernel.determinize(edition, view, dice, state, scratch)


def calls(work: Callable[[], object]) -> Measure:
    def many() -> int:
        for _ in range(CALLS_AT_ONCE):
            work()
        return CALLS_AT_ONCE

    return per_second(many)


def copies(name: str, players: str, what: str) -> Measure:
    """Of the state, which is all that a search needs, or of a whole `Game` with its history."""
    game = mid_game(rules_of(name), int(players))
    if what == "game":
        return calls(game.copy)
    state, fill = determinized(game)
    fill()
    return calls(state.copy)


def determinizations(name: str, players: str) -> Measure:
    return calls(determinized(mid_game(rules_of(name), int(players)))[1])


def search(name: str, players: str) -> Measure:
    """Decisions that a search plays with random games to the end, at the first decision of a game."""
    from zoco.bots import Budget  # noqa: PLC0415
    from zoco.bots.search import FORGET, SearchContext  # noqa: PLC0415, other commits call it something else
    from zoco.core.search.context import new_search_config  # noqa: PLC0415

    rules, budget = rules_of(name), Budget(simulations=100)
    config = new_search_config(prior_determinizations=0, playout_turns=0, rollout_depth=TO_THE_END, rollout_by_policy=0)
    seat_view, context = Game(rules, int(players), seed=1).seat_view(), SearchContext(rules, 1, config=config)
    memory = read(context.row, rules.context_dtype)

    def search_again() -> int:
        context.advance(FORGET)
        before = int(memory.decisions)
        context.search(seat_view, budget)
        return int(memory.decisions) - before

    return per_second(search_again)


def seat_view_of(game: Game) -> "SeatView":
    """What a bot is given: earlier commits call it a sight."""
    see: Callable[[], SeatView] = getattr(game, "seat_view", None) or getattr(game, "sight")  # noqa: B009
    return see()


def bot(name: str, players: str) -> Measure:
    """Simulations of the bot that searches, in the middle of a game, its tree forgotten each time."""
    rules = rules_of(name)
    rules.warm_up(bots=True)
    seat_view = seat_view_of(mid_game(rules, int(players)))

    def choose() -> int:
        player_named(f"search:{SIMULATIONS}", 1).choose(seat_view)
        return SIMULATIONS

    return per_second(choose)


def words(name: str, players: str) -> Measure:
    """Sentences of a game: what is asked, what each legal decision would do, and what the last decisions did."""
    game = mid_game(rules_of(name), int(players))
    legal, decided = game.legal, len(game.moves)
    told = range(decided - 10, decided)

    def say() -> int:
        sentences = [game.question(), *(game.explain(notation) for notation in legal)]
        for index in told:
            sentences += game.told(index)
        return len(sentences)

    return per_second(say)


def table(name: str, players: str) -> Measure:
    """Decisions at a table of the server, without network and disk: each is folded, and told to every listener."""
    from zoco.server.entries import Entry  # noqa: PLC0415, not every subject needs the server
    from zoco.server.tables import Table  # noqa: PLC0415
    from zoco.server.wire import Options  # noqa: PLC0415

    rules, seats, choose = rules_of(name), int(players), random.Random(0).choice

    def play() -> int:
        table = Table("bench", rules, standard_edition(rules), Options(game=name, players=seats), 1)
        for chair in range(seats):
            table.fold(Entry("take", 0, chair + 1, chair, "Ana"))
        table.fold(Entry("start", 0, data={"order": list(range(seats))}))
        game = table.game
        assert game is not None
        while legal := game.legal:
            seat = game.seat
            table.fold(Entry("play", len(game.moves), seat + 1, seat, choose(legal)))
            table.fresh.clear()
        return len(game.moves)

    return per_second(play)


def served(name: str) -> Measure:
    """Decisions that a whole server acknowledges in a second of its processor time, two people at each table."""
    from server import measure_load  # noqa: PLC0415

    rules_of(name)
    return lambda seconds: 1e6 / asyncio.run(measure_load(name, TABLES, seconds))["server_cpu_us_per_move"]


def start(name: str, warmth: str) -> Measure:
    """Seconds from starting Python to the first decision played; cold: nothing compiled yet."""
    if warmth == "warm":
        rules_of(name)

    def measure(_: float) -> float:
        with tempfile.TemporaryDirectory() as empty:
            environment = os.environ | ({"ZOCO_CACHE": empty} if warmth == "cold" else {})
            command = [sys.executable, "-c", FIRST_DECISION.format(name=name)]
            began = time.perf_counter()
            subprocess.run(command, env=environment, stderr=subprocess.DEVNULL, check=True)
            return time.perf_counter() - began

    return measure


def wasm(name: str, players: str) -> Measure:
    """Random games wholly inside the WebAssembly module, in Node.js."""
    script, module = ROOT / "bench" / "wasm.mjs", ROOT / "web" / "kernel" / "built" / name / "module.wasm"
    if not (script.exists() and module.exists()):
        raise CannotMeasure("not built: make wasm")
    beside = Path(sys.executable).with_name("node")
    node = str(beside) if beside.exists() else "node"

    def measure(seconds: float) -> float:
        games = max(1, round(seconds * WASM_GAMES_PER_SECOND))
        command = [node, str(script), name, players, str(games)]
        try:
            told = subprocess.run(command, stdout=subprocess.PIPE, check=True, timeout=WASM_SECONDS).stdout
        except (OSError, subprocess.SubprocessError):
            raise CannotMeasure("bench/wasm.mjs failed") from None
        return float(json.loads(told)["decisions_per_second"])

    return measure


if __name__ == "__main__":
    serve(
        {
            "playouts": playouts,
            "threads": threads,
            "step": step,
            "game": friendly,
            "copies": copies,
            "determinizations": determinizations,
            "search": search,
            "bot": bot,
            "words": words,
            "table": table,
            "served": served,
            "start": start,
            "wasm": wasm,
        }
    )
