"""What the rules answer in Python, to be compared with what they answer in WebAssembly: `web/kernel/test/answers.ts`.

python -m tests.wasm.answers < CASES: the same from a fresh process, for rules that are interpreted.
"""

import hashlib
import itertools
import json
import sys
from collections.abc import Callable
from functools import cache, partial
from typing import Any
from unittest import mock

import numba
import numpy as np

import zoco
from zoco.bots import Bot, Budget, Player, player_named
from zoco.bots.hints import hint
from zoco.bots.plain import GreedyBot
from zoco.bots.search import SearchBot, SearchContext, statistics_of
from zoco.core.chance import CHANCE, Dice, below, new_dice
from zoco.core.editions import named_edition
from zoco.core.errors import ZocoError
from zoco.core.game import CHANCE_STREAM, MOVES_AT_ONCE, PLAYERS_STREAM, SPECTATOR, Game
from zoco.core.layout import Row, read, row
from zoco.core.play import SPECS
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec
from zoco.core.taking_back import FREE, PRACTICE, Seating, terms_of
from zoco.messages import Message, languages, say
from zoco.wasm.describe import reasons_of, sentences
from zoco.wasm.entry_points import RESULTS

Case = dict[str, Any]

INTERPRETED = bool(numba.config.DISABLE_JIT)  # type: ignore[attr-defined]

BY_THE_CLOCK = Budget(milliseconds=6)
COMPARED = 1 << 20  # bytes of a tree
TICK = 0.0007  # seconds between two looks at a clock that is the same everywhere


def answer_replay(case: Case) -> Any:
    game = zoco.replay(case["line"])
    line, ending, views = line_of(game), game.ending, views_of(game)
    seen = [{name: view[name].tolist() for name in view.dtype.names} for view in (game.view(), game.view(game.seat))]
    while game.moves:
        game.undo()
        views += views_of(game)
    return {"line": line, "ending": ending, "views": digest(views), "seen": seen, "begun": line_of(game)}


def line_of(game: Game, legal: bool = True) -> str:
    return json.dumps(game.record(legal), ensure_ascii=False, separators=(",", ":"))


def views_of(game: Game) -> list[bytes]:
    return [game.view_row(seat).tobytes() for seat in (None, *range(game.players))]


def answer_game(case: Case) -> Any:
    rules, seed = zoco.rules_of(case["game"]), int(case["seed"])
    game = Game(rules, case["players"], seed, named_edition(rules, case["edition"]))
    begun, future = line_of(game), game.random_future(new_dice(seed, PLAYERS_STREAM))
    for notation in case["moves"]:
        game.play(notation)
    line = line_of(game)
    while not game.revealed and game.moves:
        game.take_back(len(game.moves) - 1, FREE)
    taken, last = line_of(game, legal=False), len(game.moves) - 1
    refusal = refusal_of(lambda: game.take_back(last, terms_of(Seating.ONLINE, game.crossing(last))))
    return {"future": future, "line": line, "taken": taken, "refusal": refusal, "same": True, "begun": begun}


def answer_taking(case: Case) -> Any:
    """What a take-back crosses, whether it is refused at each kind of table, and the record of it all; read again, all
    is decided as it was before something was taken back."""
    rules = zoco.rules_of(case["game"])
    begun = Game(rules, case["players"], int(case["seed"]), named_edition(rules, case["edition"]))
    game = begun if case["line"] is None else zoco.replay(case["line"])
    told = []
    for step in case["steps"]:
        if isinstance(step, str):
            game.play(step)
        else:
            told.append(taken_back(game, step))
    record = line_of(game, legal=False)
    game = zoco.replay(record)
    read = line_of(game)
    for notation in game.take_back(len(game.moves) // 2, PRACTICE):
        game.play(notation)
    again, state = line_of(game, legal=False), ",".join(map(str, game.view_row(0).tolist()))
    return {"told": told, "record": record, "read": read, "again": again, "state": state}


def taken_back(game: Game, index: int) -> Any:
    crossings = [game.crossing(index, looked) for looked in (False, True)]
    refusals = [
        terms_of(seating, crossing).refusal and refusal_of(partial(game.take_back, index, terms_of(seating, crossing)))
        for seating in Seating
        for crossing in crossings
    ]
    taken = game.take_back(index, terms_of(Seating.ALONE, crossings[1]))
    return {"crossings": crossings, "refusals": refusals, "taken": taken}


def answer_refusal(case: Case) -> Any:
    return refusal_of(lambda: zoco.replay(case["record"]))


def refusal_of(attempt: Callable[[], object]) -> Any:
    try:
        attempt()
    except ZocoError as error:
        return {"what": travelling(error.message), "said": say(spoken(error.message), "en")}
    return None


def travelling(what: Any) -> Any:
    if not isinstance(what, Message):
        return what
    return {"id": what.id, "parameters": {key: travelling(value) for key, value in what.parameters.items()}}


def spoken(what: Any) -> Any:
    """The same, with the name of a reason where its sentence needs parameters."""
    if not isinstance(what, Message):
        return what
    if what.id not in said_by_the_modules():
        return what.id.partition("-not-")[2].replace("-", " ")
    return Message(what.id, {key: spoken(value) for key, value in what.parameters.items()})


@cache
def said_by_the_modules() -> dict[str, str]:
    return sentences() | {id: text for name in zoco.GAMES for id, text in reasons_of(zoco.rules_of(name)).items()}


def answer_words(case: Case) -> Any:
    """What is said in a recorded game, as messages and in every language."""
    game = zoco.replay(case["line"])
    game.names = case["names"]
    names, moments = game.seat_names("en"), range(0, len(game.moves) + 1, case["every"])
    score = [game.rules.words.score(game.edition.row, game.view_row(), seat) for seat in range(game.players)]
    told = [words_at(game, index, names, case["asked"]) for index in moments]
    return {"names": names, "score": score, "told": told}


def words_at(game: Game, index: int, names: list[str], asked: list[str]) -> Any:
    """What every seat is asked and told, what its choices do, and why other decisions are illegal."""
    now, words, e = game.at(index), game.rules.words, game.edition.row
    seat_views = [SeatView(game.rules, game.edition, now.view_row(seat)) for seat in (None, *range(game.players))]
    questions = [words.question(e, seat_view.row, seat_view.actions, names) for seat_view in seat_views]
    seat, seat_view, told = now.seat, now.seat_view(), []
    if index < len(game.moves):
        action, after = now.action(game.moves[index]), game.at(index + 1).view_row(seat)
        told = [
            words.tell(e, seat_view.row, action, after, listener == seat, names) for listener in range(game.players)
        ]
    explained = [seat_view.explain(action, names) for action in seat_view.actions]
    refused = [why_not(now, notation, names) for notation in itertools.islice(itertools.cycle(asked), index, index + 5)]
    return {
        "questions": [in_words(what) for what in questions],
        "legal": now.legal,
        "explained": [[in_words(what), rule] for what, rule in explained],
        "refused": refused,
        "told": [[in_words(what) for what in messages] for messages in told],
    }


def why_not(game: Game, notation: str, names: list[str]) -> Any:
    action = game.action(notation)
    reason = game._forbidden(action)
    if not reason:
        return None
    what, rule = game.rules.words.why_not(game.edition.row, game.view_row(game.seat), action, reason, names)
    return [in_words(what), rule]


def in_words(what: Message) -> Any:
    return [travelling(what), *(say(what, language) for language in languages())]


def answer_sentence(case: Case) -> str | None:
    """None for what cannot be said."""
    try:
        return say(Message(case["id"], case["parameters"]), case["language"])
    except LookupError:
        return None


def answer_edition(case: Case) -> Any:
    """What boards read of it."""
    facts = named_edition(zoco.rules_of(case["game"]), case["edition"]).record
    return {name: facts[name].tolist() for name in facts.dtype.names}


def answer_hints(case: Case) -> Any:
    game = zoco.replay(case["line"])
    budget, seed = Budget(simulations=case["simulations"]), case["seed"]
    hints = hint(game.at(case["index"]).seat_view(), game.seat_names("en"), budget, seed)
    return [
        [one.notation, one.shares, one.percents, travelling(one.why), *(one.say(language) for language in languages())]
        for one in hints
    ]


def answer_mistake(case: Case) -> Any:
    rules, given = zoco.rules_of(case["game"]), case["given"]
    methods: dict[str, Callable[[], object]] = {
        "players": lambda: Game(rules, given),
        "seed": lambda: Game(rules, 2, int(given)),
        "edition": lambda: Game(rules, 2, None, named_edition(rules, given)),
        "play": lambda: Game(rules, 2, 1).play(given),
        "view": lambda: Game(rules, 2, 1).view(given),
        "at": lambda: Game(rules, 2, 1).at(given),
        "undo": lambda: Game(rules, 2, 1).undo(),
        "bot": lambda: player_named(given, 1),
        "choose": lambda: Player("own", Stubborn(given), Budget()).choose(Game(rules, 2, 1).seat_view()),
    }
    return refusal_of(methods[case["method"]])


class Stubborn(Bot):
    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, seat_view: SeatView, budget: Budget) -> Any:
        return self.answer


def seated(rules: GameSpec, case: Case, seed: int) -> tuple[Row, Row, Row]:
    """The edition, a state and chance with that seed."""
    chance = row(CHANCE)
    read(chance, CHANCE).dice[:] = new_dice(seed, CHANCE_STREAM)
    return named_edition(rules, case["edition"]).row, row(rules.state_dtype), chance


def answer_walk(case: Case) -> str:
    rules, seed = zoco.rules_of(case["game"]), int(case["seed"])
    kernel, out, points = rules.kernel, rules.choices(), np.zeros(rules.most_players, np.int64)
    edition, state, chance = seated(rules, case, seed)
    kernel.new(edition, state, chance, case["players"])
    parts, view = [], row(rules.view_dtype)
    choices = out[: kernel.legal(edition, state, out)].tolist()
    for index in range(case["decisions"]):
        if not choices:
            break
        leaders = kernel.score(edition, state, points)
        kernel.view(edition, state, index % (case["players"] + 1) + SPECTATOR, view)
        parts += [state.tobytes(), chance.tobytes(), view.tobytes(), written([choices, points.tolist(), int(leaders)])]
        choices = out[: kernel.step(edition, state, chance, choices[index * 7919 % len(choices)], out)].tolist()
    reasons = [int(kernel.forbidden(edition, state, action, out)) for action in range(rules.actions)]
    kernel.view(edition, state, 0, view)
    determinized = row(rules.state_dtype)
    deals = kernel.determinize(edition, view, new_dice(seed, 2), determinized, out)
    return digest([*parts, determinized.tobytes(), written([int(deals), reasons])])


def answer_playouts(case: Case) -> str:
    rules, edition = zoco.rules_of(case["game"]), named_edition(zoco.rules_of(case["game"]), case["edition"])
    results = np.zeros((case["games"], RESULTS + rules.most_players), np.int64)
    rules.kernel.playouts(edition.row, row(rules.playout_dtype), case["players"], int(case["seed"]), results)
    return digest([results.tobytes()])


class Plain:
    """A record as a plain object, from which the interpreted rules read numbers many times faster. Its arrays are those
    of the record; its single numbers are written back by `settle`."""

    def __init__(self, raw: Row, dtype: np.dtype[Any]) -> None:
        record = read(raw, dtype)
        for name in dtype.names or ():
            value = record[name]
            setattr(self, name, value if isinstance(value, np.ndarray) else int(value))

    def settle(self, raw: Row, dtype: np.dtype[Any]) -> None:
        record = read(raw, dtype)
        for name, value in vars(self).items():
            if not isinstance(value, np.ndarray):
                record[name] = value


def play_plainly(rules: GameSpec, edition: Row, state: Row, chance: Row, dice: Dice, players: int) -> bytes:
    """A random game by the rules' own functions, and its decisions as bytes."""
    play, choices, moves = SPECS[rules.edition_dtype], rules.choices(), []
    e, s, c = Plain(edition, rules.edition_dtype), Plain(state, rules.state_dtype), Plain(chance, CHANCE)
    play.set_up(e, s, c, players)
    while n := play.list_legal(e, s, choices):
        moves.append(int(choices[below(dice, n)]))
        play.decide(e, s, c, moves[-1])
    s.settle(state, rules.state_dtype)
    return np.array(moves, np.int16).tobytes()


def answer_random(case: Case) -> str:
    """Whole random games, one after the other: every decision, the last state and the points of each."""
    rules = zoco.rules_of(case["game"])
    choices, moves, parts = rules.choices(), np.zeros(MOVES_AT_ONCE, np.int16), []
    for seed in range(int(case["seed"]), int(case["seed"]) + case["games"]):
        edition, state, chance = seated(rules, case, seed)
        dice, points = new_dice(seed, PLAYERS_STREAM), np.zeros(rules.most_players, np.int64)
        if INTERPRETED:
            parts.append(play_plainly(rules, edition, state, chance, dice, case["players"]))
        else:
            rules.kernel.new(edition, state, chance, case["players"])
            while made := rules.kernel.play_on(edition, state, chance, dice, choices, moves):
                parts.append(moves[:made].tobytes())
        rules.kernel.score(edition, state, points)
        parts += [state.tobytes(), points.tobytes()]
    return digest(parts)


def answer_thought(case: Case) -> Any:
    """What greedy chooses and the whole tree of a search, to the last bit."""
    rules, seed = zoco.rules_of(case["game"]), int(case["seed"])
    game = Game(rules, case["players"], seed, named_edition(rules, case["edition"]))
    for notation in case["moves"]:
        game.play(notation)
    seat_view, context = game.seat_view(), SearchContext(rules, seed)
    greedy = GreedyBot(seed).choose(seat_view, Budget())
    context.search(seat_view, Budget(simulations=case["simulations"]))
    tree = digest([context.tree[:COMPARED].tobytes()])
    found = [stats._asdict() for stats in statistics_of(seat_view, [context])]
    answers = {"legal": seat_view.legal, "greedy": greedy, "found": found}
    return answers | {"trees": [tree, tree], "guarded": True, "inTime": searched_in_time(seat_view)}


def searched_in_time(seat_view: SeatView) -> list[int]:
    """How often each decision is tried, by a clock that advances whenever it is looked at."""
    ticks = itertools.count()
    with mock.patch("time.perf_counter", lambda: next(ticks) * TICK):
        return [stats.visits for stats in SearchBot().search(seat_view, BY_THE_CLOCK)]


def answer_match(case: Case) -> str:
    """A whole game between bots."""
    rules, seed = zoco.rules_of(case["game"]), int(case["seed"])
    game = Game(rules, case["players"], seed, named_edition(rules, case["edition"]))
    bots = [player_named(name, seed + seat) for seat, name in enumerate(case["bots"])]
    while not game.over:
        game.act(bots[game.seat].choose(game.seat_view()))
    return line_of(game, legal=False)


def written(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def digest(parts: list[bytes]) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


ANSWERS: dict[str, Callable[[Case], Any]] = {
    "replays": answer_replay,
    "games": answer_game,
    "takings": answer_taking,
    "refusals": answer_refusal,
    "mistakes": answer_mistake,
    "walks": answer_walk,
    "playouts": answer_playouts,
    "random": answer_random,
    "thoughts": answer_thought,
    "matches": answer_match,
    "words": answer_words,
    "sentences": answer_sentence,
    "editions": answer_edition,
    "hints": answer_hints,
}


def answer(cases: dict[str, list[Case]]) -> dict[str, list[Any]]:
    """As JSON has it: without tuples."""
    answers = {kind: [ANSWERS[kind](case) for case in asked] for kind, asked in cases.items()}
    return json.loads(json.dumps(answers))


if __name__ == "__main__":
    print(json.dumps(answer(json.load(sys.stdin))))
