"""What the network brought to a browser at a table: what its seat may know and nothing else, the same on every line."""

import base64
import json
import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from zoco.core.game import Game
from zoco.messages import say
from zoco.server.wire import from_data

ALWAYS = {"is", "table", "number", "at", "what", "take_back", "practice"}
EVENTS: dict[str, set[str]] = {
    "take": {"chairs", "deal"},
    "leave": {"chairs", "deal"},
    "commit": {"seat", "chairs", "deal"},
    "seal": {"seat", "chairs", "deal"},
    "reveal": {"seat", "chairs", "deal"},
    "bot": {"chairs"},
    "open": {"chairs"},
    "away": {"seat", "chairs", "clock"},
    "back": {"seat", "chairs", "clock"},
    "start": {"chairs", "you", "view", "clock", "next", "deal"},
    "play": {"seat", "decision", "told", "delta", "next", "clock", "result"},
    "chat": {"seat", "name", "text"},
    "rematch": {"rematch"},
    "close": {"reason"},
}
"""What each kind may bring; only `start` and `play` bring anything of the game."""
BESIDE = {
    "answer": {"is", "key", "number", "refused", "text"},
    "presence": {"is", "table", "present", "watching"},
}
DONE = {"number", "table"}
LISTED = {"table", "game", "edition", "status", "pace", "chairs", "created", "you", "on_turn", "host"}


@dataclass
class Overheard:
    """Frame by frame for each WebSocket, and the answers of the endpoints."""

    sockets: list[list[dict[str, Any]]] = field(default_factory=list)
    answers: list[tuple[str, str]] = field(default_factory=list)


def check(heard: Overheard, table: str, seat: int | None, game: Game) -> None:
    """Everything that came, from a game that is over. Before the start everybody is a spectator."""
    events = events_of(heard, table)
    rows = check_events(events, game, seat)
    for frames in heard.sockets:
        for frame in frames:
            if frame["is"] != "event":
                assert set(frame) <= BESIDE[frame["is"]], frame
    for address, text in heard.answers:
        answer: Any = json.loads(text) if text else None
        if address.partition("?")[0].endswith(f"/tables/{table}/events"):  # the same as over the line
            assert all(event == events[event["number"] - 1] for event in answer["events"])
        else:
            check_answer(address, answer, table, rows, game)


def events_of(heard: Overheard, table: str) -> list[dict[str, Any]]:
    """As they are numbered. Whatever came twice, to another tab or after a break, came the same."""
    known: dict[int, dict[str, Any]] = {}
    for frames in heard.sockets:
        here = [frame for frame in frames if frame["is"] == "event" and frame["table"] == table]
        numbers = [event["number"] for event in here]
        assert all(after in (before + 1, 1) for before, after in pairwise(numbers)), numbers  # no gap over any line
        for event in here:
            assert known.setdefault(event["number"], event) == event
    assert sorted(known) == list(range(1, len(known) + 1))
    return [known[number] for number in sorted(known)]


def check_events(events: list[dict[str, Any]], game: Game, seat: int | None) -> dict[int, bytes]:
    """Each is made of the seat's own views, one after the other, and of words for it. The view after each event."""
    expected = seen_by(game, seat)
    row, step, own = np.zeros(0, np.uint8), 0, 0
    rows: dict[int, bytes] = {}
    for event in events:
        assert set(event) <= ALWAYS | EVENTS[event["what"]], event
        if event["what"] == "start":
            row = row_of(event["view"])
            assert row.tobytes() == game.at(0).view_row(seat).tobytes()
            assert event.get("you") == seat
        elif event["what"] == "play":
            index, view = expected[step]
            row[event["delta"]["at"]] = event["delta"]["to"]
            assert row.tobytes() == view
            assert (event["seat"], event["decision"]) == (game.at(index).seat, game.moves[index])
            assert [say(from_data(words), "en") for words in event["told"]] == game.told(index, seat, "en")
            own += event["seat"] == seat
            assert event.get("next") == (None if seat is None else own)
            assert ("result" in event) == (step + 1 == len(expected))
            step += 1
        rows[event["number"]] = row.tobytes()
    assert step == len(expected)
    return rows


def seen_by(game: Game, seat: int | None) -> list[tuple[int, bytes]]:
    """The decisions that a seat makes or sees something of, and its view after each."""
    views = [game.at(index).view_row(seat).tobytes() for index in range(len(game.moves) + 1)]
    deciding = [game.at(index).seat for index in range(len(game.moves))]
    return [(k, views[k + 1]) for k in range(len(game.moves)) if deciding[k] == seat or views[k + 1] != views[k]]


def check_answer(address: str, answer: Any, table: str, rows: dict[int, bytes], game: Game) -> None:
    path = re.sub(r"^.*/api|\?.*$", "", address)
    if path == f"/tables/{table}":
        view = row_of(answer.pop("view")).tobytes() if "view" in answer else b""
        assert view == rows.get(answer["number"], b""), "another view than its own"
    elif path in ("/me/tables", "/tables") and "tables" in answer:
        assert all(set(entry) <= LISTED for entry in answer["tables"])
    elif path == f"/tables/{table}/record":
        assert answer["result"]["points"] == game.points  # after the end only
    else:
        assert re.fullmatch(rf"/tables(/{table}/(take|start|chat|rematch|commit|reveal))?", path), path
        assert set(answer) <= DONE


def row_of(text: str) -> Any:
    return np.frombuffer(base64.b64decode(text), np.uint8).copy()
