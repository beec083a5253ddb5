"""Reads records strictly: a game as its shuffles and decisions, one JSON object per line."""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, TypeAlias

from zoco.core.chance import MISSING, PILE
from zoco.core.commitments import Verdict, check_fair, is_fair
from zoco.core.editions import Edition, named_edition
from zoco.core.endings import AGREED, WAYS, Substitute, check_substitutes
from zoco.core.errors import EditionError, IllegalMove, NotationError, RecordError, TableError, shown
from zoco.core.game import FORMAT, MOST_SEED, PLAIN_FORMAT, Game
from zoco.core.history import ShuffleFault, Undone
from zoco.core.spec import GameSpec
from zoco.messages import Message, message

MOST_BYTES = 64_000_000  # of one game
REQUIRED = ("zoco", "game", "edition", "players", "shuffles", "moves")
OPTIONAL = (
    "names",
    "bots",
    "started",
    "rules",
    "seed",
    "undone",
    "practice",
    "ended",
    "substitutes",
    "fair",
    "legal",
    "result",
)


@dataclass
class Record:
    """A record whose form is right. Only a replay shows whether the game is possible."""

    version: int
    game: str
    edition: str
    players: int
    shuffles: list[list[str]]
    moves: list[str]
    legal: list[list[str]] | None
    result: dict[str, list[int]] | None
    extra: dict[str, Any]
    number: int  # its place in its file, from 1

    def fail(self, what: Message, move: int | None = None) -> RecordError:
        if move is None:
            return RecordError("record-wrong", number=self.number, what=what)
        return RecordError("record-wrong-at", number=self.number, move=move, what=what)

    def fail_in_undone(self, index: int, what: Message) -> RecordError:
        return self.fail(message("record-in-undone", what=what), index if 0 <= index <= MOST_SEED else None)


# ---- reading: the form


def parse_record(source: str | bytes | dict[str, Any], number: int = 1) -> Record:
    """A record from a line of JSON, or from decoded JSON."""
    data = parse_json(source, number) if isinstance(source, str | bytes) else source
    if not isinstance(data, dict):
        raise RecordError("record-wrong", number=number, what=message("record-not-an-object"))
    return check_form(data, number)


def parse_json(source: str | bytes, number: int) -> Any:
    if len(source) > MOST_BYTES:
        raise RecordError("record-wrong", number=number, what=message("record-too-large", most=MOST_BYTES))
    try:
        line = source.decode("utf-8") if isinstance(source, bytes) else source
        return json.loads(line, object_pairs_hook=no_key_twice, parse_constant=no_constant)
    except (ValueError, RecursionError) as error:
        what = message("record-not-json", error=str(error)[:200])
        raise RecordError("record-wrong", number=number, what=what) from None


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise ValueError("the same key twice")
    return data


def no_constant(word: str) -> None:
    raise ValueError(f"{word} is not JSON")


def is_list_of(kind: type, value: Any) -> bool:
    return isinstance(value, list) and all(type(item) is kind for item in value)


def is_list_of_plain(value: Any) -> bool:
    return isinstance(value, list) and all(item is None or type(item) in (str, bool) for item in value)


def is_undone(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_taken_back, value))


def is_taken_back(entry: Any) -> bool:
    if not (isinstance(entry, list) and 2 <= len(entry) <= 3 and type(entry[0]) is int and is_list_of(str, entry[1])):
        return False
    return len(entry) == 2 or (bool(entry[2]) and is_lists_of_strings(entry[2]))


def is_ended(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"how", "seat", "at"}
        and value["how"] in WAYS
        and is_list_of(int, [value["seat"], value["at"]])
    )


def is_substitutes(value: Any) -> bool:
    return isinstance(value, list) and all(map(is_substitute, value))


def is_substitute(entry: Any) -> bool:
    if not (isinstance(entry, list) and len(entry) == 3 and is_list_of(int, entry[:2])):
        return False
    return entry[2] is None or type(entry[2]) is str


def is_result(value: Any) -> bool:
    return (
        isinstance(value, dict)
        and set(value) == {"points", "winners"}
        and is_list_of(int, value["points"])
        and is_list_of(int, value["winners"])
    )


def is_lists_of_strings(value: Any) -> bool:
    return isinstance(value, list) and all(is_list_of(str, item) for item in value)


FORMS: dict[str, tuple[Callable[[Any], bool], str]] = {
    "game": (lambda value: type(value) is str, "record-form-word"),
    "edition": (lambda value: type(value) is str, "record-form-word"),
    "players": (lambda value: type(value) is int, "record-form-number"),
    "shuffles": (is_lists_of_strings, "record-form-lists"),
    "moves": (lambda value: is_list_of(str, value), "record-form-words"),
    "legal": (is_lists_of_strings, "record-form-lists"),
    "names": (lambda value: is_list_of(str, value), "record-form-words"),
    "bots": (is_list_of_plain, "record-form-plain"),
    "started": (lambda value: type(value) is str, "record-form-word"),
    "rules": (lambda value: type(value) is str, "record-form-word"),
    "seed": (lambda value: type(value) is int, "record-form-number"),
    "undone": (is_undone, "record-form-undone"),
    "practice": (lambda value: value is True, "record-form-true"),
    "ended": (is_ended, "record-form-ended"),
    "substitutes": (is_substitutes, "record-form-substitutes"),
    "fair": (is_fair, "record-form-fair"),
    "result": (is_result, "record-form-result"),
}


def check_form(data: dict[str, Any], number: int) -> Record:
    def fail(what: Message) -> RecordError:
        return RecordError("record-wrong", number=number, what=what)

    version = data.get("zoco")
    if type(version) is not int or version < 1:
        raise fail(message("record-no-version"))
    if version > FORMAT:
        raise fail(message("record-future", version=str(version)[:20], format=FORMAT))
    for key in REQUIRED:
        if key not in data:
            raise fail(message("record-missing-key", key=key))
    for key, value in data.items():
        if key not in REQUIRED and key not in OPTIONAL:
            raise fail(message("record-unknown-key", key=str(key)[:60]))
        if key != "zoco":
            is_right, form = FORMS[key]
            if not is_right(value):
                raise fail(message("record-wrong-form", key=key, form=message(form)))
    extra = {key: data[key] for key in OPTIONAL if key in data and key not in ("legal", "result")}
    return Record(
        version,
        data["game"],
        data["edition"],
        data["players"],
        data["shuffles"],
        data["moves"],
        data.get("legal"),
        data.get("result"),
        extra,
        number,
    )


def read_lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The games of a file, numbered from 1. Lines have a limit, so that no file can fill the memory."""
    number = 0
    try:
        with path.open("rb") as file:
            while line := file.readline(MOST_BYTES + 1):
                if line.strip():
                    number += 1
                    yield number, line
                if len(line) > MOST_BYTES:
                    return
    except OSError as error:
        raise RecordError("file-unreadable", path=str(path), error=error.strerror or str(error)) from None
    if number == 0:
        raise RecordError("record-empty-file", path=str(path))


# ---- reading: the game


Pace: TypeAlias = Callable[[], None]
"""Called before every decision that is replayed; raises when time is up."""


def at_leisure() -> None:
    """Takes all the time it needs."""


def replay_record(
    rules: GameSpec, record: Record, edition: Edition | None = None, keep_pace: Pace = at_leisure
) -> Game:
    """Replays a record, decision by decision, and refuses anything that does not follow from the rules."""
    edition = check_edition(rules, record, edition)
    shuffles = read_shuffles(rules, record.shuffles, record.fail)
    try:
        game = Game(rules, record.players, None, edition, shuffles)
    except TableError as error:
        raise record.fail(error.message) from None
    except ShuffleFault as fault:
        raise record.fail(fault_message(fault)) from None
    game.seed = true_seed(game, record.extra.get("seed"))
    for index, notation in enumerate(record.moves):
        keep_pace()
        check_legal_set(game, record, index)
        play_recorded(game, notation, partial(record.fail, move=index))
    end_by_people(game, record)
    check_end(game, record)
    check_extras(game, record)
    check_undone(game, record, keep_pace)
    game.go_on()
    return game


def true_seed(game: Game, seed: int | None) -> int | None:
    """A record may be from another program, whose seeds mean nothing here: a seed is kept if it makes its shuffles."""
    if seed is None or not 0 <= seed <= MOST_SEED:
        return None
    return seed if Game(game.rules, game.players, seed, game.edition).shuffles == game.shuffles[:1] else None


def check_edition(rules: GameSpec, record: Record, edition: Edition | None) -> Edition:
    if edition is not None:
        if record.edition not in (edition.name, edition.file.name):
            raise record.fail(message("record-other-edition", wanted=record.edition[:80], given=edition.name))
        return edition
    try:
        found = named_edition(rules, record.edition)  # never a file: a record may come from anybody
    except EditionError as error:
        raise record.fail(error.message) from None
    if found.name != record.edition:
        raise record.fail(message("record-other-edition", wanted=record.edition[:80], given=found.name))
    return found


def read_shuffles(
    rules: GameSpec, shuffles: list[list[str]], fail: Callable[[Message], RecordError]
) -> list[list[int]]:
    numbers = rules.notation.CARD_NUMBERS
    for index, pile in enumerate(shuffles):
        for card in pile:
            if card not in numbers:
                raise fail(message("record-unknown-card", shuffle=index, card=card[:20]))
        if len(pile) > PILE:
            raise fail(message("record-no-permutation", shuffle=index))
    return [[numbers[card] for card in pile] for pile in shuffles]


def fault_message(fault: ShuffleFault) -> Message:
    return message("record-missing-shuffle" if fault.fault == MISSING else "record-no-permutation", shuffle=fault.index)


def check_legal_set(game: Game, record: Record, index: int) -> None:
    if record.legal is None:
        return
    if index >= len(record.legal):
        raise record.fail(message("record-legal-length", found=len(record.legal), wanted=len(record.moves)), index)
    ours, theirs = set(game.legal), record.legal[index]
    if ours != set(theirs) or len(theirs) != len(ours):
        differing = sorted(ours ^ set(theirs))[:5] or sorted(theirs)[:5]
        raise record.fail(message("record-other-legal", differing=", ".join(differing)[:200]), index)


def play_recorded(game: Game, notation: str, fail: Callable[[Message], RecordError]) -> None:
    try:
        game.play(notation)
    except (NotationError, IllegalMove) as error:
        raise fail(error.message) from None
    except ShuffleFault as fault:
        raise fail(fault_message(fault)) from None


def end_by_people(game: Game, record: Record) -> None:
    """What people did beside their decisions."""
    last, ended = len(record.moves), record.extra.get("ended")
    try:
        game.substitutes = [Substitute(*one) for one in record.extra.get("substitutes", ())]
        check_substitutes(game.substitutes, game.players, last)
        if ended is not None:
            agreed = record.result["winners"] if record.result and ended["how"] == AGREED else ()
            game.end(ended["how"], ended["seat"], agreed)
    except TableError as error:
        raise record.fail(error.message, last) from None
    if ended is not None and ended["at"] != last:
        raise record.fail(message("record-ended-index", index=shown(ended["at"]), last=last), last)


def check_end(game: Game, record: Record) -> None:
    last = len(record.moves)
    if record.legal is not None and len(record.legal) != last:
        raise record.fail(message("record-legal-length", found=len(record.legal), wanted=last), last)
    if len(game.shuffles) < len(record.shuffles):
        what = message("record-superfluous-shuffle", used=len(game.shuffles), found=len(record.shuffles))
        raise record.fail(what, last)
    if game.over != (record.result is not None):
        raise record.fail(message("record-no-result" if game.over else "record-result-too-early"), last)
    ours = {"points": game.points, "winners": game.winners}
    if record.result is not None and record.result != ours:
        raise record.fail(message("record-other-result", found=str(record.result)[:200], right=str(ours)), last)


def check_extras(game: Game, record: Record) -> None:
    """What a replay does not need but must be possible all the same: names and bots by seat."""
    for key in ("names", "bots"):
        if key in record.extra and len(record.extra[key]) != record.players:
            raise record.fail(message("record-not-by-seat", key=key, players=record.players))
    if len(record.extra.get("fair", {}).get("seats", range(record.players))) != record.players:
        raise record.fail(message("record-not-by-seat", key="fair", players=record.players))
    game.names = record.extra.get("names")
    game.extra = {key: record.extra[key] for key in ("bots", "started", "fair") if key in record.extra}


def check_undone(game: Game, record: Record, keep_pace: Pace) -> None:
    """Goes back through everything that was taken back, last first: before each take-back, the game was as it stands
    up to that point, followed by what was taken back. Each decision is played and undone once."""
    past, game.undone = game.copy(), read_undone(game.rules, record)
    past.ended = None
    game.practice = record.extra.get("practice", False)
    if game.format != record.version:
        raise record.fail(message("record-other-version", found=record.version, right=game.format))
    for entry in reversed(game.undone):
        fail = partial(record.fail_in_undone, entry.at)
        if not 0 <= entry.at <= len(past.moves):
            where = entry.at if abs(entry.at) <= MOST_SEED else shown(entry.at)
            raise record.fail(message("record-undone-index", index=where, last=len(past.moves)))
        while len(past.moves) > entry.at:
            past.undo()
        past.follow(entry.shuffles)
        before, found = len(past.shuffles), len(entry.shuffles)
        for notation in entry.notations:
            keep_pace()
            play_recorded(past, notation, fail)
        if (used := len(past.shuffles) - before) < found:
            raise fail(message("record-superfluous-shuffle", used=used, found=found))


def read_undone(rules: GameSpec, record: Record) -> list[Undone]:
    """In the plain format, indices are those of the final game, in any order; sorted, that means the same."""
    entries = []
    for index, notations, *made in record.extra.get("undone", []):
        shuffles = read_shuffles(rules, made[0] if made else [], partial(record.fail_in_undone, index))
        entries.append(Undone(index, notations, shuffles))
    return sorted(entries, key=lambda entry: entry.at) if record.version == PLAIN_FORMAT else entries


# ---- what a record can prove


def numbered_shuffles(game: Game) -> Iterator[tuple[int, list[str]]]:
    """Every shuffle, those that were taken back included, with its number in the line as it was then."""
    cards, past = game.rules.notation.CARD_NAMES, game.copy()
    past.ended = None  # before its end, people took something back

    def written(shuffles: Sequence[Sequence[int]], first: int) -> Iterator[tuple[int, list[str]]]:
        return enumerate([[cards[card] for card in pile] for pile in shuffles], first)

    yield from written(game.shuffles, 0)
    for entry in reversed(game.undone):
        while len(past.moves) > entry.at:
            past.undo()
        yield from written(entry.shuffles, len(past.shuffles))
        past.follow(entry.shuffles)
        for notation in entry.notations:
            past.play(notation)


def check_shuffles(game: Game) -> Verdict:
    """Whether nobody alone can have chosen them, as far as a record tells."""
    fair = game.extra.get("fair")
    if fair is None:
        return Verdict(message("fair-nothing"), False)
    return check_fair(fair, numbered_shuffles(game), game.seat_names())
