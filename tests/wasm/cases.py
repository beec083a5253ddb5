"""What is asked of Python and of the modules."""

import gzip
import itertools
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import zoco
from tests.properties.games import fixtures_of, play_at_random
from tests.wasm.answers import Case
from zoco.core.editions import Edition, shipped_editions
from zoco.core.game import Game
from zoco.core.rules import Rules

PLAYOUTS = 10_000  # of a game, over all numbers of players
MOMENTS = 7  # of a recorded game, at which every view is compared


def make_cases() -> dict[str, list[Case]]:
    games = [zoco.rules_of(name) for name in zoco.GAMES]
    return {
        "replays": [case for rules in games for case in replays(rules)],
        "games": [seeded_game(*table) for table in tables(games)],
        "refusals": [case for rules in games for case in refusals(rules)],
        "walks": [{**place(*table), "seed": 5, "decisions": 2000} for table in tables(games)],
        "playouts": [
            {**place(rules, edition, players), "seed": 100, "games": PLAYOUTS // seats_of(rules) // (1 + 9 * (k > 0))}
            for rules in games
            for k, edition in enumerate(shipped_editions(rules))
            for players in range(rules.fewest_players, rules.most_players + 1)
        ],
    }


def make_small_cases() -> dict[str, list[Case]]:
    """So small that the interpreted rules answer soon."""
    games = [zoco.rules_of(name) for name in zoco.GAMES]
    return {
        "walks": [{**place(*table), "seed": 6, "decisions": 40} for table in tables(games)],
        "playouts": [{**place(*table), "seed": 200, "games": 1} for table in tables(games)],
    }


def seats_of(rules: Rules) -> int:
    """How many numbers of players there are."""
    return rules.most_players - rules.fewest_players + 1


def tables(games: list[Rules]) -> Iterator[tuple[Rules, Edition, int]]:
    """Every edition with every number of players."""
    for rules in games:
        numbers = range(rules.fewest_players, rules.most_players + 1)
        yield from ((rules, edition, players) for edition in shipped_editions(rules) for players in numbers)


def place(rules: Rules, edition: Edition, players: int) -> Case:
    return {"game": rules.name, "edition": edition.name, "players": players}


def replays(rules: Rules) -> Iterator[Case]:
    """The recorded games, and random ones with decisions taken back."""
    for path in sorted(fixtures_of(rules.name).glob("*.jsonl*")):
        for record in records_in(path):
            record.pop("seed", None)  # of another program: it means nothing here
            yield replay_case(rules, record)
    for players in range(rules.fewest_players, rules.most_players + 1):
        game = play_at_random(Game(rules, players, 11), 200, players)
        game.names = [f"Player {seat}" for seat in range(players)]
        game.extra = {"bots": [None] * players, "started": "2026-11-15T12:00:00Z"}
        while not game.revealed:
            game.take_back()
        yield replay_case(rules, game.record(legal=True))


def records_in(path: Path) -> list[dict[str, Any]]:
    open_text = gzip.open if path.suffix == ".gz" else open
    with open_text(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def replay_case(rules: Rules, record: dict[str, Any]) -> Case:
    last = len(record["moves"])
    return {"game": rules.name, "record": record, "moments": [last * k // (MOMENTS - 1) for k in range(MOMENTS)]}


def seeded_game(rules: Rules, edition: Edition, players: int) -> Case:
    seed = 2**53 - players  # the largest that JavaScript knows
    game = play_at_random(Game(rules, players, seed, edition), 400, seed)
    return {**place(rules, edition, players), "seed": seed, "moves": game.moves}


# ---- records with something wrong


Change = Callable[[dict[str, Any]], object]
WRONG_VALUES: tuple[tuple[str, Any], ...] = (
    ("zoco", 2),
    ("zoco", "1"),
    ("extra", 1),
    ("__proto__", 1),
    ("players", 9),
    ("players", "2"),
    ("edition", "no-such-edition"),
    ("shuffles", []),
    ("bots", [1]),
    ("undone", [[0]]),
    ("undone", [["0", []]]),
    ("result", {"points": [1]}),
)


def refusals(rules: Rules) -> Iterator[Case]:
    whole = play_at_random(Game(rules, 2, 3), 100_000, 3).record(legal=True)
    begun = play_at_random(Game(rules, 2, 3), 30, 3).record(legal=True)
    variation = shipped_editions(rules)[1].file.name
    for change in itertools.chain(changes_of_any(variation), changes_of_ended()):
        yield refusal(rules, whole, change)
    for change in changes_of_begun():
        yield refusal(rules, begun, change)


def refusal(rules: Rules, record: dict[str, Any], change: Change) -> Case:
    changed = json.loads(json.dumps(record))
    change(changed)
    return {"game": rules.name, "record": changed}


def put(key: str, value: Any) -> Change:
    return lambda record: record.__setitem__(key, value)


def changes_of_any(variation: str) -> Iterator[Change]:
    """The form, the table, the shuffles."""
    yield lambda record: record.pop("zoco")
    yield lambda record: record.pop("shuffles")
    for key, value in WRONG_VALUES:
        yield put(key, value)
    for key in ("game", "edition", "shuffles", "moves", "names", "started", "rules", "seed", "fair", "legal", "result"):
        yield put(key, [1.5])
    yield put("edition", variation)  # without its hash
    yield lambda record: record["shuffles"][0].__setitem__(3, "the fool")
    yield lambda record: record["shuffles"][0].pop()
    yield lambda record: record["shuffles"][0].__setitem__(0, record["shuffles"][0][-1])
    yield lambda record: record["shuffles"].append(record["shuffles"][0])
    yield lambda record: record["shuffles"].append(record["shuffles"][0] * 2)


def changes_of_ended() -> Iterator[Change]:
    """Decisions, legal sets, the result, and what a record says beyond them."""
    yield lambda record: record["moves"].pop()
    yield lambda record: record["moves"].append(record["moves"][0])
    yield lambda record: (record["moves"].pop(), record["legal"].pop())
    yield lambda record: record["legal"].pop()
    yield lambda record: record["legal"].append([])
    yield lambda record: record["legal"][7].pop()
    yield lambda record: record["legal"][7].append("pass the salt")
    yield lambda record: record.pop("result")
    yield lambda record: record["result"]["points"].reverse()
    yield lambda record: record["result"]["winners"].append(1)
    for key, value in (("names", ["Ana"]), ("bots", [None]), ("undone", [[-1, []]]), ("undone", [[10**6, []]])):
        yield put(key, value)
    yield put("undone", [[0, ["pass", "pass"]]])


def changes_of_begun() -> Iterator[Change]:
    yield put("result", {"points": [0, 0], "winners": []})
    for notation in ("", "xyzzy", "pass now", "move 99 99", "castle 8", "SHIFT 4 3", "shift 4 3", "swap 1 1", "flag 3"):
        yield lambda record, notation=notation: record["moves"].__setitem__(20, notation)  # type: ignore[misc]
