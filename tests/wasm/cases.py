"""What is asked of Python and of the modules."""

import gzip
import itertools
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import zoco
from tests.core.test_messages import entries
from tests.properties.games import fixtures_of, play_at_random
from tests.sample import facts_of
from tests.tiers import TIMES, examples
from tests.wasm.answers import Case
from zoco.core.editions import Edition, shipped_editions, standard_edition
from zoco.core.endings import WAYS, Substitute
from zoco.core.game import MOST_SEED, Game
from zoco.core.spec import GameSpec
from zoco.core.taking_back import FREE, PRACTICE
from zoco.messages import languages

GAMES = 10_000  # random ones of each game, in the standard edition; a tenth of them before every change
BLOCK = 10  # of them have one checksum
EVERY = 1 if TIMES else 2  # case that is costly


def make_cases() -> dict[str, list[Case]]:
    games = [zoco.rules_of(name) for name in zoco.GAMES]
    return {
        "replays": [case for rules in games for case in replays(rules)],
        "games": [seeded_game(*table) for table in tables(games)],
        "takings": [taking(*table) for table in tables(games)],
        "refusals": [case for rules in games for case in refusals(rules)],
        "mistakes": [case for rules in games for case in mistakes(rules)],
        "walks": [place(*table, 5) | {"decisions": 2000} for table in tables(games)],
        "playouts": [place(*table, MOST_SEED - 100) | {"games": 100} for table in tables(games)],
        "random": [case for rules in games for case in random_games(rules, examples(GAMES // 10, GAMES))],
        "thoughts": [case for rules in games for case in thoughts(rules)][::EVERY],
        "matches": [case for rules in games for case in matches(rules)][::EVERY],
        "words": [case for rules in games for case in words(rules)],
        "sentences": list(sentences()),
        "editions": [{"game": rules.name, "edition": edition.name} for rules, edition, _ in tables(games)],
        "hints": [case for rules in games for case in hints(rules)][::EVERY],
    }


def make_walks() -> list[Case]:
    """Short enough for the interpreted rules to answer soon."""
    return [place(*table, 6) | {"decisions": 40} for table in tables([zoco.rules_of(name) for name in zoco.GAMES])]


def random_games(rules: GameSpec, games: int) -> Iterator[Case]:
    """Blocks of random games, with all numbers of players in turn."""
    numbers = range(rules.fewest_players, rules.most_players + 1)
    for block in range(games // BLOCK):
        players = numbers[block % len(numbers)]
        yield place(rules, standard_edition(rules), players, block * BLOCK) | {"games": BLOCK}


def tables(games: list[GameSpec]) -> Iterator[tuple[GameSpec, Edition, int]]:
    """Every edition with every number of players."""
    for rules in games:
        numbers = range(rules.fewest_players, rules.most_players + 1)
        yield from ((rules, edition, players) for edition in shipped_editions(rules) for players in numbers)


def place(rules: GameSpec, edition: Edition, players: int, seed: int) -> Case:
    """A seed travels as text: many are larger than JavaScript's numbers."""
    return {"game": rules.name, "edition": edition.name, "players": players, "seed": str(seed)}


def replays(rules: GameSpec) -> Iterator[Case]:
    """The recorded games, and random ones with decisions taken back."""
    for path in sorted(fixtures_of(rules.name).glob("*.jsonl*")):
        for record in records_in(path):
            yield {"game": rules.name, "line": json.dumps(record)}
    for players in range(rules.fewest_players, rules.most_players + 1):
        game = play_at_random(Game(rules, players, MOST_SEED - players), 200, players)
        game.names = [f"Player {seat}" for seat in range(players)]
        game.extra = {"bots": [None] * players, "started": "2026-11-15T12:00:00Z"}
        while not game.revealed:
            game.take_back(len(game.moves) - 1, FREE)
        yield {"game": rules.name, "line": json.dumps(game.record(legal=True))}
        game.end(WAYS[players % len(WAYS)], players - 1, [0])
        yield {"game": rules.name, "line": json.dumps(with_substitutes(game).record())}


def with_substitutes(game: Game) -> Game:
    """Somebody was away twice, and somebody else is still."""
    last = len(game.moves)
    game.substitutes = [Substitute(0, 0, "greedy"), Substitute(0, last // 2, None), Substitute(1, last // 2, "random")]
    game.substitutes.append(Substitute(0, last, "journeyman"))
    return game


def records_in(path: Path) -> list[dict[str, Any]]:
    open_text = gzip.open if path.suffix == ".gz" else open
    with open_text(path, "rt", encoding="utf-8") as lines:
        return [json.loads(line) for line in lines]


def seeded_game(rules: GameSpec, edition: Edition, players: int) -> Case:
    seed = (0, 2**53 - 1, 2**53 + 1, MOST_SEED)[players - 2]  # up to 2**53 a number of JavaScript, then a BigInt
    game = play_at_random(Game(rules, players, seed, edition), 400, seed)
    return place(rules, edition, players, seed) | {"moves": game.moves}


def taking(rules: GameSpec, edition: Edition, players: int) -> Case:
    """Decisions, and as numbers the moments to which they are taken back: within turns and across them."""
    game, line = Game(rules, players, players, edition), None
    play_at_random(game, 0 if players % 2 else 300, players)
    if game.moves:  # shuffles that only the record knows come again as long as the decisions are the same
        line = json.dumps(game.record())
    steps, known = list[str | int](), game.moves.copy()
    for far in (1, 2, 1, 40, 3, 1, 200, 20, 1):
        decisions = known[len(game.moves) :][:30] if line else random_moves(game, 30)
        for notation in decisions:
            game.play(notation)
        index = max(0, len(game.moves) - far)
        game.take_back(index, PRACTICE)
        steps += [*decisions, index]
    return place(rules, edition, players, players) | {"line": line, "steps": steps}


def random_moves(game: Game, decisions: int) -> list[str]:
    begun = len(game.moves)
    return play_at_random(game.copy(), begun + decisions, begun).moves[begun:]


def thoughts(rules: GameSpec) -> Iterator[Case]:
    """Early and late, and with other rules."""
    for players in range(rules.fewest_players, rules.most_players + 1):
        for decisions in (0, 30, 120):
            edition = shipped_editions(rules)[decisions == 30]
            game = play_at_random(Game(rules, players, players, edition), decisions, decisions)
            if not game.over:
                deals = 8 if players == 2 else 1  # enough to learn how turns begin, too
                simulations = max(24, deals * len(game.actions))
                yield place(rules, edition, players, players) | {"moves": game.moves, "simulations": simulations}


def matches(rules: GameSpec) -> Iterator[Case]:
    """Every kind of bot, and every number of players; with more than two, to search whole games would take long.

    So it does where masters play long games: they do so only before a release.
    """
    for bots in (("search:3", "greedy"), ("grand-master:3", "master:2"))[
        : 2 if TIMES or facts_of(rules.name).MASTERS_ARE_QUICK else 1
    ]:
        yield place(rules, standard_edition(rules), 2, 1) | {"bots": bots}
    for players in range(3, rules.most_players + 1):
        company = ("apprentice", "journeyman", "random", "greedy", "greedy")[:players]
        yield place(rules, standard_edition(rules), players, MOST_SEED - 9) | {"bots": company}


# ---- words

NAMES = ["Ana", " Bo\x1bb ", "C" * 50, "", "\u540d"]
ODD_VALUES: tuple[Any, ...] = (1, 2, 1234567.125, 10**18, "S", "two\u202ewords", "x" * 1500)
UNSPEAKABLE: tuple[Case, ...] = (
    {"id": "no-such-message", "parameters": {}},
    {"id": "with-rule", "parameters": {"what": "a parameter is missing"}},
)


def words(rules: GameSpec) -> Iterator[Case]:
    """The recorded games that are short, and one with each number of players that is long; some moments of each."""
    asked = asked_in(rules)
    for path in sorted(fixtures_of(rules.name).glob("*.jsonl*")):
        record = records_in(path)[0]
        every = 61 if path.suffix == ".gz" else 7
        names = NAMES[: record["players"]]
        yield {"game": rules.name, "line": json.dumps(record), "every": every, "asked": asked, "names": names}


def asked_in(rules: GameSpec) -> list[str]:
    """Decisions, most of them impossible at most times."""
    notation = standard_edition(rules).notation
    pairs = [
        f"{word} {one} {other}" for word in notation.pairs for one, other in (("1", "2"), ("8", "b2"), ("40", "7"))
    ]
    return [*list(notation.names.values())[::23], *pairs]


def sentences() -> Iterator[Case]:
    """Every message in every language, with singular, plural and awkward parameters."""
    for language in languages():
        for id, names in entries(language).items():
            for value in ODD_VALUES if names else ODD_VALUES[:1]:
                yield {"language": language, "id": id, "parameters": dict.fromkeys(names, value)}
        yield from ({"language": language, **what} for what in UNSPEAKABLE)


def hints(rules: GameSpec) -> Iterator[Case]:
    for path in sorted(fixtures_of(rules.name).glob("*.jsonl")):
        record = records_in(path)[0]
        for index in range(3, len(record["moves"]), 47):
            case = {"game": rules.name, "line": json.dumps(record), "index": index}
            yield case | {"simulations": 20, "seed": index}


# ---- what is wrong


def mistakes(rules: GameSpec) -> Iterator[Case]:
    legal = Game(rules, 2, 1).legal
    given: dict[str, list[Any]] = {
        "players": [0, 1, 9, 2.5, "2"],
        "seed": ["-1", str(MOST_SEED + 1), str(2**64)],
        "edition": ["no-such-edition", "", "Standard"],
        "play": ["", "xyzzy", "pass", "pass now", "end", "\x1b[2J", "x" * 99, "PASS"],
        "view": [-1, 2, 0.5, "0"],
        "at": [-1, 1, 0.5, "0"],
        "undo": [None],
        "bot": ["", "gredy", "search:", "search:fast", "search:0", "search:05", "search:600001ms", "search:100000001"],
        "choose": [-1, 99999, "pass"],
    }
    given["play"] += [word for word in rules.notation.FORMS if word not in legal]
    for method, values in given.items():
        yield from ({"game": rules.name, "method": method, "given": value} for value in values)


Change = Callable[[dict[str, Any]], object]
WRONG_VALUES: tuple[tuple[str, Any], ...] = (
    ("zoco", 2),
    ("zoco", 3),
    ("practice", True),
    ("practice", 1),
    ("undone", [[0, [], []]]),
    ("undone", [[0, [], [[]]]]),
    ("undone", [[0, [], [[]], 0]]),
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


def refusals(rules: GameSpec) -> Iterator[Case]:
    whole = play_at_random(Game(rules, 2, 3), 100_000, 3).record(legal=True)
    begun = play_at_random(Game(rules, 2, 3), 30, 3).record(legal=True)
    variation = shipped_editions(rules)[1].file.name
    for change in itertools.chain(changes_of_any(variation), changes_of_ended()):
        yield refusal(rules, whole, change)
    for change in changes_of_begun():
        yield refusal(rules, begun, change)
    ended = play_at_random(Game(rules, 2, 3), 30, 3)
    ended.end("resigned", 1)
    for change in changes_by_people():
        yield refusal(rules, with_substitutes(ended).record(), change)
    taken_back = practised(rules)
    for change in changes_of_practised(taken_back):
        yield refusal(rules, taken_back, change)


def practised(rules: GameSpec) -> dict[str, Any]:
    game = play_at_random(Game(rules, 2, 3), 400, 3)
    third = len(game.moves) // 3
    game.take_back(2 * third, PRACTICE)
    play_at_random(game, 3 * third, 4)
    game.take_back(third, PRACTICE)
    return play_at_random(game, third + 5, 5).record()


def refusal(rules: GameSpec, record: dict[str, Any], change: Change) -> Case:
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


def changes_by_people() -> Iterator[Change]:
    yield put("zoco", 1)
    yield lambda record: record.pop("ended")
    yield lambda record: record.pop("result")
    yield lambda record: record["ended"].pop("at")
    yield lambda record: record["result"]["winners"].append(1)
    for how, seat, at in (
        ("won", 1, 30),
        ("agreed", 1.5, 30),
        ("agreed", 2, 30),
        ("abandoned", -1, 30),
        ("agreed", 0, 29),
    ):
        yield put("ended", {"how": how, "seat": seat, "at": at})
    for winners in ([1, 0], [0, 0], [2]):
        yield lambda record, winners=winners: record.update(  # type: ignore[misc]
            ended={"how": "agreed", "seat": 0, "at": 30}, result=record["result"] | {"winners": winners}
        )
    for substitutes in ([0], [[0, 1]], [[0, 1, 2]], [[0, 1, ""]], [[0, 1, None]], [[2, 1, "a"]], [[0, 31, "a"]]):
        yield put("substitutes", substitutes)
    yield put("substitutes", [[0, 5, "a"], [1, 4, "b"]])
    yield put("substitutes", [[0, 5, "a"], [0, 5, "b"]])


def changes_of_practised(record: dict[str, Any]) -> Iterator[Change]:
    """What was taken back, the second time with what had been left of the first."""
    yield put("zoco", 1)
    for which, entry in enumerate(record["undone"]):
        if len(entry) == 3:
            yield lambda record, k=which: record["undone"][k].pop()  # type: ignore[misc]
            yield lambda record, k=which: record["undone"][k][2].append([])  # type: ignore[misc]
            yield lambda record, k=which: record["undone"][k][2][0].pop()  # type: ignore[misc]
        yield lambda record, k=which: record["undone"][k].__setitem__(0, -1)  # type: ignore[misc]
        yield lambda record, k=which: record["undone"][k].__setitem__(0, 10**6)  # type: ignore[misc]
        yield lambda record, k=which: record["undone"][k][1].__setitem__(3, "pass now")  # type: ignore[misc]
        yield lambda record, k=which: record["undone"][k].append([["the fool"]])  # type: ignore[misc]
        yield lambda record, k=which: record["undone"][k].append([record["shuffles"][0]])  # type: ignore[misc]
        yield lambda record, k=which: record["undone"][k].append([record["shuffles"][0] * 2])  # type: ignore[misc]
    yield lambda record: record["undone"].reverse()


def changes_of_begun() -> Iterator[Change]:
    yield put("result", {"points": [0, 0], "winners": []})
    for notation in ("", "xyzzy", "pass now", "move 99 99", "castle 8", "SHIFT 4 3", "shift 4 3", "swap 1 1", "flag 3"):
        yield lambda record, notation=notation: record["moves"].__setitem__(20, notation)  # type: ignore[misc]
