"""A worker process: reads seat views, one per line, and answers with a decision or with hints."""

import base64
import contextlib
import os
import sys
from typing import Any

import msgspec
import numpy as np

from zoco import all_rules, rules_of
from zoco.bots import Budget, player_named
from zoco.bots.hints import hint
from zoco.core.editions import named_edition
from zoco.core.seat_view import SeatView
from zoco.core.spec import GameSpec
from zoco.server.wire import from_data
from zoco.server.workers import HINT_MILLISECONDS

GENTLE = 10  # the server itself comes first


def answer(task: dict[str, Any]) -> dict[str, Any]:
    rules = rules_of(task["game"])
    view = np.frombuffer(base64.b64decode(task["view"]), np.uint8).copy()
    seat_view = SeatView(rules, named_edition(rules, task["edition"]), view)
    if task["bot"]:
        player = player_named(task["bot"], task["seed"])
        player.budget = within(player.budget, task["milliseconds"])
        return {"notation": seat_view.write(player.choose(seat_view))}
    names = [from_data(name) for name in task["names"]]
    return {
        "hints": [
            {
                "notation": found.notation,
                "shares": list(found.shares),
                "what": found.what.what,
                "rule": found.what.rule,
                "why": found.why,
                "close": found.is_close,
            }
            for found in hint(seat_view, names, within(Budget(HINT_MILLISECONDS), task["milliseconds"]), task["seed"])
        ]
    }


def within(budget: Budget, milliseconds: int) -> Budget:
    """A bot's budget, cut to the time that is left."""
    return budget._replace(milliseconds=min(budget.milliseconds, milliseconds))


def load(rules: GameSpec) -> None:
    """Loads everything that is compiled, so that the first decision is as fast as the others."""
    for bots in (False, True):
        rules.warm_up(bots)
    for _, call in (*rules.entry_points(), *rules.bot_entry_points()):
        call()


def main() -> None:
    if hasattr(os, "nice"):
        os.nice(GENTLE)
    out = sys.stdout.buffer
    for rules in all_rules():
        load(rules)
    out.write(b"{}\n")
    out.flush()
    for line in sys.stdin.buffer:
        out.write(msgspec.json.encode(answer(msgspec.json.decode(line))) + b"\n")
        out.flush()


if __name__ == "__main__":
    with contextlib.suppress(BrokenPipeError, KeyboardInterrupt):  # the server is gone
        main()
