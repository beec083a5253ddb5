"""What a module's caller needs to know, generated from the dtypes and tables of the rules."""

import base64
import json
import zlib
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
from fluent.syntax import FluentParser, ast

import zoco
from zoco.bots import MOST_MILLISECONDS, MOST_SIMULATIONS, Kind, hints, kinds
from zoco.bots.levels import LEVELS, USUAL_LEVEL
from zoco.bots.plain import GreedyBot
from zoco.bots.search import NODES
from zoco.core.chance import CHANCE, DICE_SIZE, PILE, SHUFFLES
from zoco.core.editions import Edition, shipped_editions
from zoco.core.endings import WAYS
from zoco.core.game import FORMAT, MOST_SEED, PLAIN_FORMAT, SPECTATOR
from zoco.core.lessons import lessons_of
from zoco.core.notation import Pairs
from zoco.core.pages import EMPTY, NO_MESSAGE, Pages
from zoco.core.records import MOST_BYTES
from zoco.core.search.context import NODE, SEATS
from zoco.core.search.lookahead import BOT_STREAM
from zoco.core.search.stages import PRIOR, ROOT_PRIOR_VISITS, STATISTICS, VISITS, WON
from zoco.core.spec import GameSpec
from zoco.core.taking_back import TABLE
from zoco.messages import DEFAULT, FOLDER
from zoco.wasm.entry_points import (
    BYTES,
    CHOICES,
    FRACTION,
    FRACTIONS,
    NOTHING,
    RESULTS,
    SMALL,
    WIDE,
    WIDES,
    entry_points_of,
)

GENERATED = "// Generated; see src/zoco/wasm/describe.py.\n"
MEMORY = {BYTES: "Bytes", CHOICES: "Choices", WIDES: "Wides", FRACTIONS: "Fractions"}
TYPES = MEMORY | {SMALL: "number", FRACTION: "number", WIDE: "bigint", NOTHING: "void"}
ERRORS = {"edition-unknown", "illegal-move", "malformed-notation", "nothing-to-undo"}
ERRORS |= {"no-such-moment", "no-such-seat", "unknown-game", "unknown-notation", "wrong-players", "wrong-seed"}
ERRORS |= {"game-ended", "wrong-ending", "wrong-winners", "wrong-substitute", "wrong-substitute-index"}
ERRORS |= {"bot-unknown", "bot-budget", "bot-illegal", "hint-not-on-turn"}
ERRORS |= {terms.refusal for row in TABLE.values() for terms in row.values() if terms.refusal}
"""What the wrapper can say, besides the errors of records; if one is missing, its types do not check."""
DESCRIBED = {"FORMS", "CARD_NUMBERS"}  # tables of the rules that a description has already


def describe(rules: GameSpec, module: bytes) -> str:
    """The description of a game and its module as JSON; `web/kernel/src/description.ts` has its types."""
    editions = shipped_editions(rules)
    records = {"edition": rules.edition_dtype, "state": rules.state_dtype, "view": rules.view_dtype}
    records |= {"chance": CHANCE}
    described = {
        "name": rules.name,
        "module": zlib.crc32(module),
        "title": rules.title,
        "year": rules.year,
        "version": rules.version,
        "fewestPlayers": rules.fewest_players,
        "mostPlayers": rules.most_players,
        "mostChoices": rules.most_choices,
        "mostShuffles": SHUFFLES,
        "largestPile": PILE,
        "diceSize": DICE_SIZE,
        "resultColumns": RESULTS + rules.most_players,
        "actions": rules.actions,
        "endings": rules.endings,
        "forms": rules.notation.FORMS,
        "cards": rules.notation.CARD_NAMES,
        "parts": rules.part_names,
        "letter": rules.letter,
        "tunes": dict(rules.tunes),
        "reasons": reasons_of(rules),
        "sentences": describe_pages(rules.sentences),
        "decisions": describe_pages(rules.decisions),
        "because": describe_pages(rules.because),
        "records": {name: describe_record(dtype) for name, dtype in records.items()},
        "pairs": {word: describe_pairs(pairs) for word, pairs in editions[0].notation.pairs.items()},
        "editions": [describe_edition(edition) for edition in editions],
        "bots": describe_bots(rules),
        "hints": describe_hints(),
    }
    return json.dumps(described, ensure_ascii=False, separators=(",", ":")) + "\n"


def describe_lessons(rules: GameSpec) -> str:
    """A game's lessons as JSON; `web/kernel/src/lessons.ts` has their types."""
    lessons = [lesson.plain() for lesson in lessons_of(rules)]
    return json.dumps(lessons, ensure_ascii=False, separators=(",", ":")) + "\n"


def describe_record(dtype: np.dtype[Any]) -> dict[str, Any]:
    fields = [
        {"name": name, "kind": kind.base.name, "shape": kind.shape, "offset": offset}
        for name, (kind, offset, *_) in fields_of(dtype).items()
    ]
    return {"size": dtype.itemsize, "fields": fields}


def fields_of(dtype: np.dtype[Any]) -> dict[str, Any]:
    return {name: dtype.fields[name] for name in dtype.names or ()} if dtype.fields else {}


def describe_pages(pages: Pages) -> dict[str, Any]:
    slots = {at: slot._asdict() for at, slot in pages.slots.items()}
    numbers = {"rows": pages.rows, "columns": len(pages.names), "empty": EMPTY, "noMessage": NO_MESSAGE}
    return {"ids": pages.ids, "slots": slots} | numbers


def describe_pairs(pairs: Pairs) -> dict[str, Any]:
    return {"first": pairs.first, "origins": pairs.origins._asdict(), "targets": pairs.targets._asdict()}


def describe_edition(edition: Edition) -> dict[str, Any]:
    names = edition.notation.names
    return {
        "name": edition.name,
        "shortName": edition.file.name,
        "colours": edition.colours,
        "row": base64.b64encode(edition.row.tobytes()).decode(),
        "notations": [names.get(action) for action in range(max(names) + 1)],
        "places": edition.notation.places,
    }


def describe_bots(rules: GameSpec) -> dict[str, Any]:
    """All that the bots of `web/kernel` have in common with those here."""
    return {
        "mostMilliseconds": MOST_MILLISECONDS,
        "mostSimulations": MOST_SIMULATIONS,
        "stream": BOT_STREAM,
        "seats": SEATS,
        "nodes": NODES,
        "node": NODE.itemsize,
        "context": rules.context_dtype.itemsize,
        "playout": rules.playout_dtype.itemsize,
        "statistics": {"columns": STATISTICS, "visits": VISITS, "prior": PRIOR, "won": WON},
        "rootPriorVisits": ROOT_PRIOR_VISITS,
        "searchConfig": base64.b64encode(rules.search_config.tobytes()).decode(),
        "kinds": {name: describe_kind(kind) for name, kind in kinds().items()},
        "levels": [level.name for level in LEVELS],
        "ratings": dict(rules.ratings),
    }


def describe_kind(kind: Kind) -> dict[str, Any]:
    bot = kind.make(0)
    overlooks = bot.overlooks if isinstance(bot, GreedyBot) else 0
    return {"bot": type(bot).__name__, "overlooks": overlooks, "budget": kind.budget._asdict()}


def describe_hints() -> dict[str, Any]:
    return {"most": hints.MOST_HINTS, "close": hints.CLOSE}


def game_types(rules: GameSpec) -> str:
    """The TypeScript types of a seat's view and of an edition, and the game's constants."""
    table = json.dumps(constants_of(rules), ensure_ascii=False, indent=2)
    lines = [GENERATED, f"/** What a seat of {rules.title} may know. */", *record_type("View", rules.view_dtype)]
    lines += [
        f"/** What is printed on the components of {rules.title}. */",
        *record_type("Facts", rules.edition_dtype),
    ]
    return "\n".join([*lines, f"export const CONSTANTS = {table} as const;", ""])


def record_type(name: str, dtype: np.dtype[Any]) -> list[str]:
    lines = [f"export interface {name} {{"]
    for field, (kind, *_) in fields_of(dtype).items():
        size = f" // {' × '.join(map(str, kind.shape))}" if kind.shape else ""
        lines.append(f"  readonly {field}: {nested(len(kind.shape))};{size}")
    return [*lines, "}", ""]


def constant_table() -> str:
    """What all games share, under one name in both languages."""
    taking_back = {
        seating: {crossing: terms._asdict() for crossing, terms in row.items()} for seating, row in TABLE.items()
    }
    numbers = {
        "SPECTATOR": SPECTATOR,
        "USUAL_LEVEL": USUAL_LEVEL,
        "HINT_MILLISECONDS": hints.HINT_MILLISECONDS,
        "PLAIN_FORMAT": PLAIN_FORMAT,
        "FORMAT": FORMAT,
        "MOST_BYTES": MOST_BYTES,
    }
    lines = [f"export const {name} = {json.dumps(value)};" for name, value in numbers.items()]
    lines += [f"export const WAYS = {json.dumps(WAYS)} as const;"]
    lines += [f"export const MOST_SEED = {MOST_SEED}n;"]  # too large for a number in JavaScript
    return "\n".join(
        [GENERATED, *lines, f"export const TAKING_BACK = {json.dumps(taking_back, indent=2)} as const;", ""]
    )


def constants_of(rules: GameSpec) -> dict[str, Any]:
    state = import_module(f"{zoco.installed()[rules.name].module}.state")
    modules = (state, rules.edition, rules.notation)
    found = {name: value for module in modules for name, value in vars(module).items() if name.isupper()}
    return {name: value for name, value in found.items() if is_plain(value) and name not in DESCRIBED}


def is_plain(value: Any) -> bool:
    """A number, a word, or a table of them."""
    if isinstance(value, dict):
        return all(isinstance(part, int | str) for part in (*value, *value.values()))
    return all(isinstance(part, int | str) for part in (value if isinstance(value, tuple | list) else [value]))


def nested(depth: int) -> str:
    return f"ReadonlyArray<{nested(depth - 1)}>" if depth else "number"


def entry_point_types(rules: GameSpec) -> str:
    """TypeScript's type of a module's entry points; all games have the same ones."""
    lines = [GENERATED, f'import type {{ {", ".join(MEMORY.values())} }} from "../src/kernel.js";']
    lines += ["", "export interface EntryPoints {"]
    for name, entry_point in entry_points_of(rules).items():
        takes = ", ".join(f"{take}: {TYPES[kind]}" for take, kind in entry_point.takes.items())
        lines.append(f"  {name}: ({takes}) => {TYPES[entry_point.gives]};")
    return "\n".join([*lines, "}", ""])


def sentences() -> dict[str, str]:
    """The errors that the wrapper can say without a catalogue, with parameters as {name}."""
    found = texts_in(FOLDER)
    return {id: written(text) for id, text in found.items() if id in ERRORS or id.startswith("record-")}


def reasons_of(rules: GameSpec) -> dict[str, str]:
    """A game's reasons that need no parameters: the wrapper can say them, too."""
    found = texts_in(rules.folder / "messages")
    reasons = {id: found[id] for id in rules.sentences.ids.values() if "-not-" in id and id in found}
    return {id: written(text) for id, text in reasons.items() if is_text(text)}


def texts_in(folder: Path) -> dict[str, ast.Pattern]:
    body = FluentParser().parse((folder / f"{DEFAULT}.ftl").read_text(encoding="utf-8")).body
    return {entry.id.name: entry.value for entry in body if isinstance(entry, ast.Message) and entry.value}


def is_text(pattern: ast.Pattern) -> bool:
    return all(isinstance(part, ast.TextElement) for part in pattern.elements)


def written(pattern: ast.Pattern) -> str:
    return "".join(map(written_part, pattern.elements))


def written_part(part: Any) -> str:
    return part.value if isinstance(part, ast.TextElement) else f"{{{part.expression.id.name}}}"


def sentence_table() -> str:
    table = json.dumps(sentences(), ensure_ascii=False, indent=2)
    return f"{GENERATED}\nexport const SENTENCES = {table} as const;\n"
