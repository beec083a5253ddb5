"""Alcázar in words: what is asked, what a decision does, why it is forbidden, what happened.

Everything is built from a seat's view, so no sentence can tell what that seat may not know.
"""

from collections.abc import Sequence
from functools import partial
from typing import Any

from zoco.alcazar import reasons
from zoco.alcazar.edition import CASTLES
from zoco.alcazar.notation import LAYOUT_NAMES, cell_name
from zoco.alcazar.rules.a0_board import beside
from zoco.alcazar.rules.a8_bridge import step_of
from zoco.alcazar.rules.a14_end import MONEY_FOR_A_POINT
from zoco.alcazar.state import (
    AFTER_BUILDING,
    BARON,
    BRIDGE,
    BRIDGE_PRICE,
    BUILD,
    BUILD_PRICE,
    BUY,
    BUY_DECK,
    BUY_TOWER,
    CASTLE,
    CELLS,
    DONE,
    FLAG,
    FREE_FLAG,
    GRANDEE,
    GRANDEES,
    HAND,
    LAYOUTS,
    NEW_CELLS,
    NO_BARON,
    NOBLES,
    NOT_NEW,
    NOWHERE,
    OVER,
    PASS,
    SHIFT,
    START,
    SWAP,
    TOWER,
    TOWER_PRICE,
    VILLA,
    WITHDRAW,
)
from zoco.core import rules as core
from zoco.core.layout import RUNNING
from zoco.core.rules import Explanation
from zoco.messages import Message, Parameter, message

REASONS = {code: name.lower().replace("_", "-") for name, code in vars(reasons).items() if name.isupper()}
SIMPLE = {PASS: "pass", DONE: "done", BUY_DECK: "buy-deck", BUY_TOWER: "buy-tower"}
FIRSTS = {
    "flag": FLAG,
    "swap": SWAP,
    "shift": SHIFT,
    "grandee": GRANDEE,
    "baron": BARON,
    "withdraw": WITHDRAW,
    "bridge": BRIDGE,
    "tower": TOWER,
    "castle": CASTLE,
    "build": BUILD,
    "villa": VILLA,
    "buy": BUY,
}
RULES = {
    "done": "A10.1",
    "buy-deck": "A3.1",
    "buy-tower": "A3.1",
    "buy": "A3.1",
    "castle": "A4.1",
    "villa": "A5.1",
    "build": "A6.1",
    "build-up": "A6.2",
    "remove": "A12.3",
    "tower": "A7.1",
    "bridge": "A8.1",
    "withdraw": "A9.1",
    "baron": "A10.1",
    "grandee": "A10.1",
    "shift": "A10.2",
    "swap": "A10.2",
    "flag": "A12.4",
}
PRICES = {"buy": BUILD_PRICE, "buy-deck": BUILD_PRICE, "buy-tower": TOWER_PRICE, "bridge": BRIDGE_PRICE}
BUILDINGS = ("castle", "villa", "build", "build-up", "remove", "tower", "bridge")


rule_of = partial(core.rule_of, "A")
kind_of = partial(core.kind_of, simple=SIMPLE, firsts=FIRSTS)


def place_name(e: Any, cell: int) -> Message:
    """A field by its number, a gap by its letter and row."""
    if e.field[cell] > 0:
        return message("alcazar-field", field=int(e.field[cell]))
    return message("alcazar-gap", gap=cell_name(e, cell))


def unit_name(v: Any, cell: int) -> Message:
    """A castle by its name, a villa by its value."""
    unit = int(v.unit[cell])
    if v.castle[unit]:
        return message("alcazar-castle", name=CASTLES[int(v.castle[unit]) - 1], value=int(v.value[unit]))
    return message("alcazar-villa", value=int(v.value[unit]))


def stand_of(e: Any, v: Any, k: int) -> Parameter:
    """Where noble number k of the player on turn stands; nothing where there is none."""
    cell = int(v.stand[v.seat, k]) if k < NOBLES else NOWHERE
    return place_name(e, cell) if cell != NOWHERE else ""


def parameters(e: Any, v: Any, action: int, names: Sequence[str]) -> dict[str, Parameter]:
    """Everything a sentence about a decision may want to name."""
    kind, rest = kind_of(action)
    named: dict[str, Parameter] = {
        "player": names[int(v.seat)],
        "money": int(v.money[v.seat]),
        "price": PRICES.get(kind, 0),
        "card": rest,
    }
    if kind in ("tower", "withdraw", "baron", "grandee"):
        named |= {"place": place_name(e, rest), "unit": unit_name(v, rest), "level": int(v.height[rest])}
        named["price"] = int(v.value[v.unit[rest]]) * (2 if kind == "grandee" else 1)
    elif kind in ("villa", "build", "flag"):
        named["place"] = message("alcazar-field", field=rest)
    elif kind == "castle":
        named |= castle_parameters(rest)
    elif kind == "bridge":
        named |= bridge_parameters(e, rest)
    elif kind == "shift":
        k, which = divmod(rest, NOT_NEW + 1)
        to = int(v.new_cell[which]) if which < NEW_CELLS else NOWHERE
        named["from"] = stand_of(e, v, k)
        named["to"] = place_name(e, to) if to != NOWHERE else ""
    elif kind == "swap":
        grandee, baron = divmod(rest, NO_BARON + 1)
        named["grandee"] = stand_of(e, v, grandee if grandee < GRANDEES else NOBLES)
        named["baron"] = stand_of(e, v, GRANDEES + baron)
    return named


def castle_parameters(rest: int) -> dict[str, Parameter]:
    card, layout = divmod(rest, LAYOUTS)
    fields = [beside(card, layout - 2 + k) for k in range(NEW_CELLS)]
    others = [field for field in fields if field != card]
    return {
        "card": card,
        "layout": LAYOUT_NAMES[layout],
        "place": message("alcazar-field", field=card),
        "first": others[0],
        "second": others[1],
    }


def bridge_parameters(e: Any, line: int) -> dict[str, Parameter]:
    middle, step = line % CELLS, step_of(line)
    cells = [middle - step, middle, middle + step]
    if not all(0 <= cell < CELLS for cell in cells):
        cells = [middle] * 3
    return {
        "from": place_name(e, cells[0]),
        "over": place_name(e, cells[1]),
        "to": place_name(e, cells[2]),
    }


def begins_turn(v: Any) -> bool:
    """A2.1: nothing has been decided in this turn yet."""
    return bool(v.phase == START and not v.withdrawn)


def question(e: Any, v: Any, actions: Sequence[int], names: Sequence[str]) -> Message:
    """What the seat on turn is being asked."""
    if v.phase == OVER:
        return message("alcazar-ask-over")
    if v.phase == FREE_FLAG:
        return message("alcazar-ask-flag")
    if v.phase == AFTER_BUILDING:
        asked = "alcazar-ask-founded" if v.founded else "alcazar-ask-nobles"
        return message(asked, unit=unit_name(v, int(v.new_cell[0])), money=int(v.money[v.seat]))
    if all(action == PASS or WITHDRAW <= action < BARON for action in actions):
        return message("alcazar-ask-stuck")
    if v.must_buy:
        return message("alcazar-ask-buy")
    return message("alcazar-ask-withdrawn" if v.withdrawn else "alcazar-ask-start")


def refine(e: Any, before: Any, kind: str, rest: int, after: Any) -> str:
    """A build card lays a stone on the ground or on top, or has it removed from the game."""
    if kind != "build":
        return kind
    if after.removed > before.removed:
        return "remove"
    return "build-up" if before.height[e.cell[rest]] else "build"


def built(e: Any, kind: str, rest: int) -> int:
    """A cell of the building."""
    if kind in ("tower", "bridge"):
        return rest % CELLS
    return int(e.cell[rest // LAYOUTS if kind == "castle" else rest])


def building_parameters(e: Any, before: Any, kind: str, rest: int, after: Any) -> dict[str, Parameter]:
    """How the building turned out."""
    cell, seat = built(e, kind, rest), int(before.seat)
    paid = BRIDGE_PRICE if kind == "bridge" else 0
    return {
        "income": int(after.money[seat]) - int(before.money[seat]) + paid,
        "unit": unit_name(after, cell),
        "level": int(after.height[cell]),
        "price": paid,
    }


def explain(e: Any, v: Any, action: int, after: Any, names: Sequence[str]) -> Explanation:
    """What a legal decision of the viewer does."""
    kind, rest = kind_of(action)
    named = parameters(e, v, action, names)
    kind = refine(e, v, kind, rest, after)
    if kind in BUILDINGS:
        named |= building_parameters(e, v, kind, rest, after)
    if kind == "withdraw":
        named["income"] = int(after.money[v.seat]) - int(v.money[v.seat])
    if kind == "pass" and after.out[v.seat]:
        return Explanation(message("alcazar-do-pass-out", **named), "A11.1")
    if kind == "pass":
        return Explanation(message("alcazar-do-pass", **named), "A11.4")
    return Explanation(message(f"alcazar-do-{kind}", **named), RULES[kind])


def why_not(e: Any, v: Any, action: int, reason: int, names: Sequence[str]) -> Explanation:
    return Explanation(message(f"alcazar-not-{REASONS[reason]}", **parameters(e, v, action, names)), rule_of(reason))


def tells_apart(action: int) -> bool:
    """Whether the seat that decides this is told more of it than others are."""
    return action == BUY_DECK


def tell(e: Any, before: Any, action: int, after: Any, own: bool, names: Sequence[str]) -> list[Message]:
    """What a decision did. The views are those of the seat that decided; `own`: it is told to that very seat."""
    kind, rest = kind_of(action)
    named = parameters(e, before, action, names)
    kind = refine(e, before, kind, rest, after)
    told = []
    if kind in BUILDINGS:
        told += tell_captures(e, before, after, names)
        named |= building_parameters(e, before, kind, rest, after)
    if kind == "withdraw":
        named["income"] = int(after.money[before.seat]) - int(before.money[before.seat])
    if kind == "buy-deck" and own:
        kind, named["card"] = "buy-seen", bought(before, after)
    if kind == "pass" and after.out[before.seat]:
        kind = "pass-out"
    if kind not in ("done", "flag"):  # which villa got the flag is told as the castle it has become
        told.append(message(f"alcazar-told-{kind}", **named))
    return told + tell_turning_points(before, after)


def bought(before: Any, after: Any) -> int:
    """The card that came from the deck into the viewer's hand."""
    held = {int(card) for card in before.hand[:HAND]}
    return next(int(card) for card in after.hand[:HAND] if int(card) not in held)


def tell_captures(e: Any, before: Any, after: Any, names: Sequence[str]) -> list[Message]:
    """A13: nobles that are no longer on the board."""
    told = []
    for seat in range(before.players):
        gone = {int(cell) for cell in before.stand[seat]} - {int(cell) for cell in after.stand[seat]} - {NOWHERE}
        for cell in sorted(gone):
            paid = int(after.money[seat]) - int(before.money[seat])
            rank = "grandee" if before.noble[cell] % 2 == 0 else "baron"
            place = place_name(e, cell)
            told.append(message("alcazar-told-capture", player=names[seat], rank=rank, place=place, income=paid))
    return told


def tell_turning_points(before: Any, after: Any) -> list[Message]:
    told = []
    for unit in (before.castle != after.castle).nonzero()[0].tolist():
        if after.castle[unit] and not before.castle[unit]:
            name = CASTLES[int(after.castle[unit]) - 1]
            told.append(message("alcazar-told-flag", name=name, value=int(after.value[unit])))
        if before.castle[unit] and not after.castle[unit]:
            told.append(message("alcazar-told-lowered", name=CASTLES[int(before.castle[unit]) - 1]))
    if before.ending == RUNNING and after.ending != RUNNING:
        told.append(message("alcazar-told-over"))
    return told


def score(e: Any, v: Any, seat: int) -> list[tuple[str, int]]:
    """A14.2 line by line: the heading's message and the points."""
    levels = [int(v.height[cell]) if cell != NOWHERE else 0 for cell in v.stand[seat]]
    return [
        ("alcazar-score-grandees", 2 * sum(levels[:GRANDEES])),
        ("alcazar-score-barons", sum(levels[GRANDEES:])),
        ("alcazar-score-money", int(v.money[seat]) // MONEY_FOR_A_POINT),
    ]
