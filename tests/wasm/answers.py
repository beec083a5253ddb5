"""What the rules answer in Python, to be compared with what they answer in WebAssembly: `web/kernel/test/answers.ts`.

python -m tests.wasm.answers < CASES: the same from a fresh process, for rules that are interpreted.
"""

import hashlib
import json
import sys
from collections.abc import Callable
from typing import Any

import numpy as np

import zoco
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import named_edition
from zoco.core.errors import ZocoError
from zoco.core.game import CHANCE_STREAM, SPECTATOR, Game
from zoco.core.layout import read, row
from zoco.messages import Message
from zoco.wasm.doors import RESULTS

Case = dict[str, Any]


def answer_replay(case: Case) -> Any:
    game = zoco.replay(case["record"])
    moments = [game.at(index) for index in case["moments"]]
    rows = [moment.view_row(seat).tobytes() for moment in moments for seat in (None, *range(game.players))]
    seen = [moment.view(moment.seat) for moment in moments]
    return {
        "record": game.record(legal=True),
        "ending": game.ending,
        "views": digest(rows),
        "seen": [{name: view[name].tolist() for name in view.dtype.names} for view in seen],
    }


def answer_game(case: Case) -> Any:
    rules = zoco.rules_of(case["game"])
    game = Game(rules, case["players"], case["seed"], named_edition(rules, case["edition"]))
    begun = game.record(legal=True)
    for notation in case["moves"]:
        game.play(notation)
    nothing = {"id": "nothing-to-undo", "parameters": {}}
    return {"record": game.record(legal=True), "undone": case["moves"], "begun": begun, "refused": nothing}


def answer_refusal(case: Case) -> Any:
    try:
        zoco.replay(case["record"])
    except ZocoError as error:
        return plain(error.message)
    return None


def plain(what: Any, name: str = "") -> Any:
    """A message as it travels. The modules know a reason (`why`), and not the parameters of its sentence."""
    if not isinstance(what, Message):
        return what
    parameters = {} if name == "why" else what.parameters
    return {"id": what.id, "parameters": {key: plain(value, key) for key, value in parameters.items()}}


def answer_walk(case: Case) -> str:
    rules = zoco.rules_of(case["game"])
    kernel, edition, names = rules.kernel, named_edition(rules, case["edition"]).row, rules.choices()
    notation = named_edition(rules, case["edition"]).notation
    state, chance, points = row(rules.state_dtype), row(CHANCE), np.zeros(rules.most_players, np.int64)
    read(chance, CHANCE).dice[:] = new_dice(case["seed"], CHANCE_STREAM)
    kernel.new(edition, state, chance, case["players"])
    parts, view = [], row(rules.view_dtype)
    choices = names[: kernel.legal(edition, state, names)].tolist()
    for index in range(case["decisions"]):
        if not choices:
            break
        leaders = kernel.score(edition, state, points)
        kernel.view(edition, state, index % (case["players"] + 1) + SPECTATOR, view)
        parts += [state.tobytes(), chance.tobytes(), view.tobytes(), written([choices, points.tolist(), int(leaders)])]
        count = kernel.step(edition, state, chance, choices[index * 7919 % len(choices)], names)
        choices = names[:count].tolist()
    reasons = [int(kernel.forbidden(edition, state, action, names)) for action in range(max(notation.names) + 1)]
    kernel.view(edition, state, 0, view)
    imagined = row(rules.state_dtype)
    deals = kernel.determinize(edition, view, new_dice(case["seed"], 2), imagined, names)
    return digest([*parts, imagined.tobytes(), written([int(deals), reasons])])


def answer_playouts(case: Case) -> str:
    rules = zoco.rules_of(case["game"])
    edition = named_edition(rules, case["edition"]).row
    results = np.zeros((case["games"], RESULTS + rules.most_players), np.int64)
    memory = row(rules.state_dtype), row(CHANCE), new_dice(0, 0), rules.choices()
    rules.kernel.playouts(edition, *memory, case["players"], case["seed"], results)
    return digest([results.tobytes()])


def written(value: Any) -> bytes:
    return json.dumps(value, separators=(",", ":")).encode()


def digest(parts: list[bytes]) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()


ANSWERS: dict[str, Callable[[Case], Any]] = {
    "replays": answer_replay,
    "games": answer_game,
    "refusals": answer_refusal,
    "walks": answer_walk,
    "playouts": answer_playouts,
}


def answer(cases: dict[str, list[Case]]) -> dict[str, list[Any]]:
    """As JSON knows it: no tuples."""
    answers = {kind: [ANSWERS[kind](case) for case in asked] for kind, asked in cases.items()}
    return json.loads(json.dumps(answers))


if __name__ == "__main__":
    print(json.dumps(answer(json.load(sys.stdin))))
