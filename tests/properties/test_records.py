"""Records from anywhere: errors are refused and located; nothing that differs passes for the game."""

import copy
import json
import random
import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zoco
from tests.properties.games import editions_of, examples, fixtures_of, play_at_random
from tests.sample import GAME, facts_of
from zoco.core.editions import Edition, shipped_editions
from zoco.core.errors import RecordError
from zoco.core.game import MOST_SEED, PLAIN_FORMAT, Game
from zoco.core.records import parse_record, replay_record
from zoco.core.spec import GameSpec
from zoco.core.taking_back import FREE, PRACTICE
from zoco.messages import Message, languages, say

Data = dict[str, Any]
PROMISE = {"commitment": "0" * 64, "secret": "f" * 64}
FAIR: Data = {"scheme": 1, "server": PROMISE, "seats": [None, {"commitment": "1" * 64, "salt": "2" * 64}]}
NAMED = re.compile(r"Game 1(, move [\d,]+)?: .")
RESHUFFLING = tuple(name for name in zoco.GAMES if facts_of(name).RESHUFFLED)


@cache
def recorded(name: str) -> str:
    """A short finished game, with all its choices."""
    path = min(fixtures_of(name).glob("*.jsonl"), key=lambda path: path.stat().st_size)
    return json.dumps(zoco.replay(path.read_text(encoding="utf-8")).record(legal=True))


@cache
def reshuffled(name: str) -> str:
    """A running game with everything that is optional and, where the game has such, a second shuffle."""
    game = Game(zoco.rules_of(name), 2, 5)
    decisions = 0
    while len(game.shuffles) < 2 and decisions < (500 if name in RESHUFFLING else 20):
        decisions += 20
        play_at_random(game, decisions, 1)
    game.names = ["Ana", "Ben"]
    game.extra = {"bots": ["random", None], "started": "2026-11-15", "fair": FAIR}
    while game.revealed:
        game.act(game.actions[-1])
    game.take_back(len(game.moves) - 1, FREE)
    return json.dumps(game.record(legal=True))


@cache
def practised(name: str) -> str:
    """Something was taken back across turns, cards and, where the game has such, a shuffle; and again within that."""
    game = play_at_random(Game(zoco.rules_of(name), 2, 5), 400, 1)
    third = len(game.moves) // 3
    for index, seed in ((2 * third, 2), (third, 3)):
        game.take_back(index, PRACTICE)
        play_at_random(game, 3 * third, seed)
    return json.dumps(game.record())


@cache
def resigned(name: str) -> str:
    """A bot had played for each seat in turn when somebody resigned."""
    game = Game(zoco.rules_of(name), 3, 5)
    for seat, bot in ((0, "journeyman"), (1, "greedy"), (0, None)):
        play_at_random(game, len(game.moves) + 7, seat)
        game.substitute(seat, bot)
    game.end("resigned", 2)
    return json.dumps(game.record(legal=True))


@cache
def agreed(name: str) -> str:
    game = play_at_random(Game(zoco.rules_of(name), 3, 5), 20, 1)
    game.end("agreed", 1, [0, 2])
    return json.dumps(game.record())


def fresh(name: str, source: Callable[[str], str] = recorded) -> Data:
    data: Data = json.loads(source(name))
    return data


def refused(source: Any) -> RecordError:
    with pytest.raises(RecordError) as error:
        zoco.replay(source)
    assert NAMED.match(str(error.value)), str(error.value)
    for language in languages():
        assert say(error.value.message, language)
    return error.value


def told(error: RecordError) -> tuple[str, Any]:
    """What is wrong, and at which move."""
    what = error.message.parameters["what"]
    assert isinstance(what, Message)
    if what.id == "record-in-undone":
        what = what.parameters["what"]
    return getattr(what, "id", ""), error.message.parameters.get("move")


# ---- what can be wrong, one by one


def drop(key: str) -> Callable[[Data], None]:
    return lambda data: data.pop(key) and None


def put(key: str, value: Any) -> Callable[[Data], None]:
    return lambda data: data.update({key: value})


def edit(key: str, change: Callable[[Any], Any]) -> Callable[[Data], None]:
    return lambda data: change(data[key]) and None


def one_more(points: list[int]) -> None:
    points[0] += 1


def the_others(result: Data) -> None:
    result["winners"] = [seat for seat in range(len(result["points"])) if seat not in result["winners"]]


def never_possible(data: Data) -> str:
    """Something legal at some time, but not at the last decision."""
    return min({notation for choices in data["legal"] for notation in choices} - set(data["legal"][-1]))


WRONG: list[tuple[str, Callable[[Data], None], str, int | None]] = [
    ("no version", drop("zoco"), "record-no-version", None),
    ("version true", put("zoco", True), "record-no-version", None),
    ("version 0", put("zoco", 0), "record-no-version", None),
    ("version as text", put("zoco", "1"), "record-no-version", None),
    ("future version", put("zoco", 3), "record-future", None),
    ("version without need", put("zoco", 2), "record-other-version", None),
    ("far future", put("zoco", 10**300), "record-future", None),
    ("no game", drop("game"), "record-missing-key", None),
    ("no moves", drop("moves"), "record-missing-key", None),
    ("unknown key", put("colour", 1), "record-unknown-key", None),
    ("long unknown key", put("x" * 10_000, 1), "record-unknown-key", None),
    ("players as text", put("players", "2"), "record-wrong-form", None),
    ("players as fraction", put("players", 2.0), "record-wrong-form", None),
    ("players true", put("players", True), "record-wrong-form", None),
    ("too many players", put("players", 99), "wrong-players", None),
    ("negative players", put("players", -2), "wrong-players", None),
    ("huge number of players", put("players", 10**1000), "wrong-players", None),
    ("moves as text", put("moves", "draw"), "record-wrong-form", None),
    ("a move as number", edit("moves", lambda moves: moves.__setitem__(0, 5) or True), "record-wrong-form", None),
    ("shuffles flat", put("shuffles", ["4va"]), "record-wrong-form", None),
    ("no shuffle at all", put("shuffles", []), "record-missing-shuffle", None),
    (
        "unknown card",
        edit("shuffles", lambda piles: piles[0].__setitem__(3, "9xx") or True),
        "record-unknown-card",
        None,
    ),
    ("card missing", edit("shuffles", lambda piles: piles[0].pop()), "record-no-permutation", None),
    ("card twice", edit("shuffles", lambda piles: piles[0].append(piles[0][0]) or True), "record-no-permutation", None),
    ("huge pile", edit("shuffles", lambda piles: piles[0].extend(piles[0] * 9) or True), "record-no-permutation", None),
    ("empty pile", edit("shuffles", lambda piles: piles[0].clear() or True), "record-no-permutation", None),
    ("superfluous shuffle", edit("shuffles", lambda piles: piles.append([]) or True), "record-superfluous-shuffle", -1),
    ("junk move", edit("moves", lambda moves: moves.__setitem__(2, "jump") or True), "unknown-notation", 2),
    (
        "malformed move",
        edit("moves", lambda moves: moves.__setitem__(2, f"{moves[2]} on") or True),
        "malformed-notation",
        2,
    ),
    ("illegal move", lambda data: data["moves"].__setitem__(-1, never_possible(data)), "illegal-move", -2),
    ("move after the end", edit("moves", lambda moves: moves.append("pass") or True), "record-legal-length", -2),
    ("moves cut off", edit("moves", lambda moves: moves.pop()), "record-legal-length", -1),
    ("no result", drop("result"), "record-no-result", -1),
    ("result of text", put("result", {"points": ["1", "2"], "winners": [0]}), "record-wrong-form", None),
    ("result with more", edit("result", lambda result: result.update(more=1) or True), "record-wrong-form", None),
    ("other points", edit("result", lambda result: one_more(result["points"])), "record-other-result", -1),
    ("other winners", edit("result", the_others), "record-other-result", -1),
    ("no winners", edit("result", lambda result: result.update(winners=[]) or True), "record-other-result", -1),
    ("a choice missing", edit("legal", lambda legal: legal[4].pop()), "record-other-legal", 4),
    ("a choice too many", edit("legal", lambda legal: legal[4].append("end") or True), "record-other-legal", 4),
    ("a choice twice", edit("legal", lambda legal: legal[4].append(legal[4][0]) or True), "record-other-legal", 4),
    ("a legal set missing", edit("legal", lambda legal: legal.pop()), "record-legal-length", -2),
    ("a legal set too many", edit("legal", lambda legal: legal.append([]) or True), "record-legal-length", -1),
    ("another edition", put("edition", "kosmos-1999"), "edition-unknown", None),
    ("names too few", put("names", ["Ana"]), "record-not-by-seat", None),
    ("undone after the end", put("undone", [[9999, ["draw"]]]), "record-undone-index", None),
    ("undone before the start", put("undone", [[-1, ["draw"]]]), "record-undone-index", None),
    (
        "undone and never possible",
        lambda data: data.update(undone=[[len(data["moves"]) - 1, [never_possible(data)]]]),
        "illegal-move",
        -2,
    ),
    ("undone without a pair", put("undone", [[0]]), "record-wrong-form", None),
    ("undone with more", put("undone", [[0, [], [["4va"]], 1]]), "record-wrong-form", None),
    ("undone with empty shuffles", put("undone", [[0, [], []]]), "record-wrong-form", None),
    ("undone with shuffles of an old version", put("undone", [[0, [], [[]]]]), "record-other-version", None),
    ("practice of an old version", put("practice", True), "record-other-version", None),
    ("practice false", put("practice", False), "record-wrong-form", None),
    ("seed as text", put("seed", "7"), "record-wrong-form", None),
]


@pytest.mark.parametrize(("change", "id", "move"), [pytest.param(*case[1:], id=case[0]) for case in WRONG])
def test_what_is_wrong_is_named(rules: GameSpec, change: Callable[[Data], None], id: str, move: int | None) -> None:
    """Moves are counted from 0; -1 stands for the end of the record, -2 for its last move."""
    data = fresh(rules.name)
    change(data)
    last = len(data["moves"]) if isinstance(data.get("moves"), list) else 0
    wanted = move if move is None or move >= 0 else last + 1 + move
    assert told(refused(data)) == (id, wanted)
    assert told(refused(json.dumps(data))) == (id, wanted)


def ended(how: str, seat: int, at: int = 21) -> Callable[[Data], None]:
    return put("ended", {"how": how, "seat": seat, "at": at})


def agreed_on(winners: list[int]) -> Callable[[Data], None]:
    def change(data: Data) -> None:
        ended("agreed", 2)(data)
        data["result"]["winners"] = winners

    return change


WRONG_BY_PEOPLE: list[tuple[str, Callable[[Data], None], str]] = [
    ("old version", put("zoco", 1), "record-other-version"),
    ("ended flat", put("ended", "resigned"), "record-wrong-form"),
    ("ended with more", edit("ended", lambda ended: ended.update(more=1) or True), "record-wrong-form"),
    ("ended without a seat", edit("ended", lambda ended: ended.pop("seat")), "record-wrong-form"),
    ("ended by a seat that is true", ended("resigned", True), "record-wrong-form"),
    ("ended in an unknown way", ended("won", 2), "record-wrong-form"),
    ("ended by nobody there", ended("resigned", 3), "no-such-seat"),
    ("ended by a huge seat", ended("resigned", 10**1000), "no-such-seat"),
    ("ended earlier", ended("resigned", 2, 20), "record-ended-index"),
    ("ended later", ended("resigned", 2, 10**30), "record-ended-index"),
    ("not ended", drop("ended"), "record-result-too-early"),
    ("without a result", drop("result"), "record-no-result"),
    ("who resigned has won", edit("result", the_others), "record-other-result"),
    ("other points", edit("result", lambda result: one_more(result["points"])), "record-other-result"),
    ("agreed winners out of order", agreed_on([1, 0]), "wrong-winners"),
    ("agreed winners twice", agreed_on([1, 1]), "wrong-winners"),
    ("agreed winners from elsewhere", agreed_on([3]), "wrong-winners"),
    ("substitutes flat", put("substitutes", [0, 7, "greedy"]), "record-wrong-form"),
    ("a substitute that is a number", put("substitutes", [[0, 7, 1]]), "record-wrong-form"),
    ("a substitute without a name", put("substitutes", [[0, 7, ""]]), "wrong-substitute"),
    ("nobody to come back", put("substitutes", [[0, 7, None]]), "wrong-substitute"),
    ("two bots in a row", put("substitutes", [[0, 7, "greedy"], [0, 9, "greedy"]]), "wrong-substitute"),
    ("a substitute for nobody", put("substitutes", [[3, 7, "greedy"]]), "no-such-seat"),
    ("substitutes out of order", put("substitutes", [[0, 7, "a"], [1, 6, "b"]]), "wrong-substitute-index"),
    ("a substitute after the end", put("substitutes", [[0, 22, "greedy"]]), "wrong-substitute-index"),
    ("a substitute before the start", put("substitutes", [[0, -1, "greedy"]]), "wrong-substitute-index"),
]


@pytest.mark.parametrize(("change", "id"), [pytest.param(*case[1:], id=case[0]) for case in WRONG_BY_PEOPLE])
def test_what_people_cannot_have_done_is_named(rules: GameSpec, change: Callable[[Data], None], id: str) -> None:
    data = fresh(rules.name, resigned)
    change(data)
    assert told(refused(data))[0] == told(refused(json.dumps(data)))[0] == id


def test_a_game_that_is_over_is_not_ended_again(rules: GameSpec) -> None:
    data = fresh(rules.name) | {"zoco": 2}
    data["ended"] = {"how": "resigned", "seat": 0, "at": len(data["moves"])}
    assert told(refused(data)) == ("game-ended", len(data["moves"]))


def test_an_edition_it_was_not_played_with(rules: GameSpec) -> None:
    """A variation is known by its hash: without one, or with a wrong one, it is not taken for the same."""
    for edition in shipped_editions(rules)[1:]:
        bare, _, hash = edition.name.partition("@")
        for name, wanted in ((bare, "record-other-edition"), (f"{bare}@{hash[:-1]}x", "edition-unknown")):
            assert told(refused(fresh(rules.name) | {"edition": name})) == (wanted, None)
    others = [fresh(rules.name) | {"edition": edition.name} for edition in shipped_editions(rules)[1:]]
    assert any(not replays(other) for other in others)


def replays(data: Data) -> bool:
    """Whether it is a game; if so, it is the same one."""
    try:
        game = zoco.replay(data)
    except RecordError as error:
        assert NAMED.match(str(error)), str(error)
        return False
    assert same_game(data, game)
    return True


def test_a_missing_reshuffle_is_named_with_its_move() -> None:
    data = fresh(RESHUFFLING[0], reshuffled)
    data["shuffles"].pop()
    del data["undone"]
    id, move = told(refused(data))
    assert id == "record-missing-shuffle"
    game = Game(zoco.rules_of(RESHUFFLING[0]), 2, data["seed"])
    for notation in data["moves"][:move]:
        game.play(notation)
    assert len(game.shuffles) == 1
    game.play(data["moves"][move])
    assert len(game.shuffles) == 2


def test_a_record_without_its_result_and_its_last_move_is_a_running_game(rules: GameSpec) -> None:
    data = fresh(rules.name)
    data["moves"].pop()
    data["legal"].pop()
    assert told(refused(data))[0] == "record-result-too-early"
    del data["result"]
    assert not zoco.replay(data).over


def test_a_huge_index_is_refused_in_words() -> None:
    data = fresh(GAME)
    data["undone"] = [[10**30, ["draw"]]]
    assert told(refused(data))[0] == "record-undone-index"


def a_decision_with_two_shuffles(edition: Edition) -> tuple[Game, int]:
    """A game that has just made such a decision, and how many shuffles there were before it."""
    for seed in range(1000):
        game, rng = Game(zoco.rules_of(RESHUFFLING[0]), 4, seed, edition), random.Random(seed)
        while not game.over:
            before = len(game.shuffles)
            game.act(rng.choice(game.actions))
            if len(game.shuffles) == before + 2:
                return game, before
    raise AssertionError("no such decision in a thousand games")


def test_the_wrong_one_of_several_shuffles_is_named() -> None:
    scarce = next(edition for edition in editions_of(RESHUFFLING[0]) if edition.file.name == "scarce")
    game, before = a_decision_with_two_shuffles(scarce)
    data = game.record()
    data["shuffles"][before].append("1va")
    with pytest.raises(RecordError, match=rf"move {len(game.moves) - 1}: shuffle {before} "):
        zoco.replay(data, edition=scarce.file.book.path)


# ---- fuzzing


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=5,
)


WORDS = [
    "",
    "\0",
    "\ud800",
    "/dev/null",
    "../..",
    "x" * 300,
    "{ $x }",
    "draw",
    "end",
    "4va",
    "pass",
    "buy deck",
    "f3",
    "é",
    "𝟙",
    "1",
    "kosmos-2008@",
]
ALIKE: dict[type, st.SearchStrategy[Any]] = {
    str: st.sampled_from(WORDS) | st.text(max_size=8),
    int: st.integers(-3, 5) | st.integers(-(10**40), 10**40),
    list: st.lists(JUNK, max_size=3) | st.just([]),
    dict: st.dictionaries(st.text(max_size=8), JUNK, max_size=3),
}


def paths(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a tree of JSON."""
    found = [path] if path else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths(value, (*path, key))
    return found


def mutate(data: Data, draw: Callable[[Any], Any]) -> None:
    """Changes one place: another value, none at all, twice, or swapped with its neighbour."""
    section = draw(
        st.sampled_from(sorted(data)) | st.sampled_from(["moves", "shuffles", "legal", "undone", "substitutes"])
    )
    if section not in data:
        return
    path = draw(st.sampled_from([path for path in paths(data) if path[0] == section]))
    parent: Any = data
    for key in path[:-1]:
        parent = parent[key]
    key = path[-1]
    how = draw(st.sampled_from(["junk", "delete", "twice", "swap", "borrow"]))
    if how == "delete":
        del parent[key]
    elif how == "twice" and isinstance(parent, list):
        parent.insert(key, copy.deepcopy(parent[key]))
    elif how == "swap" and isinstance(parent, list):
        parent[key], parent[key - 1] = parent[key - 1], parent[key]
    elif how == "borrow" and isinstance(parent, list):
        parent[key] = copy.deepcopy(draw(st.sampled_from(parent)))
    else:
        parent[key] = draw(ALIKE.get(type(parent[key]), JUNK) | JUNK)


def same_game(data: Data, game: Game) -> bool:
    """Whether the record says nothing but what was played.

    Choices may stand in any order, and in the plain format what was taken back, too; `rules` is ours now; a seed that
    makes other shuffles is not kept.
    """
    ours = json.loads(json.dumps(game.record(legal="legal" in data)))
    theirs = copy.deepcopy(data)
    if "seed" in theirs and not makes_its_shuffle(data, game):
        del theirs["seed"]
    for record in (ours, theirs):
        record.pop("rules", None)
        if "legal" in record:
            record["legal"] = [sorted(choices) for choices in record["legal"]]
        if not record.get("substitutes"):
            record.pop("substitutes", None)
        if not record.get("undone"):
            record.pop("undone", None)
        elif record["zoco"] == PLAIN_FORMAT:
            record["undone"].sort(key=lambda entry: entry[0])
    return json.dumps(ours, sort_keys=True) == json.dumps(theirs, sort_keys=True)


def makes_its_shuffle(data: Data, game: Game) -> bool:
    if not 0 <= data["seed"] <= MOST_SEED:
        return False
    shuffles = Game(game.rules, game.players, data["seed"], game.edition).record()["shuffles"]
    return bool(shuffles == data["shuffles"][:1])


@pytest.mark.parametrize("source", [recorded, reshuffled, practised, resigned, agreed])
@examples(400)
@given(st.data())
def test_a_changed_record_is_refused_or_is_another_game(
    rules: GameSpec, source: Callable[[str], str], data: st.DataObject
) -> None:
    changed = fresh(rules.name, source)
    for _ in range(data.draw(st.integers(1, 2))):
        mutate(changed, data.draw)
    replays(changed)


@examples(400)
@given(st.data())
def test_changed_bytes_are_refused_or_are_another_game(rules: GameSpec, data: st.DataObject) -> None:
    raw = bytearray(recorded(rules.name).encode())
    start = data.draw(st.integers(0, len(raw) - 1))
    end = min(len(raw), start + data.draw(st.integers(0, 40)))
    how = data.draw(st.sampled_from(["replace", "cut", "truncate", "repeat", "flip"]))
    if how == "replace":
        raw[start:end] = data.draw(
            st.binary(max_size=6) | st.text('0123456789[]{},:" eE-.\\', max_size=6).map(str.encode)
        )
    elif how == "cut":
        del raw[start:end]
    elif how == "truncate":
        del raw[start:]
    elif how == "repeat":
        raw[end:end] = raw[start:end]
    else:
        raw[start] ^= 1 << data.draw(st.integers(0, 7))
    try:
        game = replay_bytes(bytes(raw))
    except RecordError as error:
        assert NAMED.match(str(error)), str(error)
    else:
        assert same_game(json.loads(raw), game)


def replay_bytes(raw: bytes) -> Game:
    """As a reader of files does: form first, then the game."""
    record = parse_record(raw)
    return replay_record(zoco.rules_for(record), record)
