"""Toledo in words: what is asked, what a decision does, why it is forbidden, what happened.

Everything is built from a seat's view, so no sentence can tell what that seat may not know.
"""

from collections.abc import Sequence
from functools import partial, reduce
from typing import Any

from zoco.core import rules as core
from zoco.core.layout import RUNNING
from zoco.core.rules import Explanation
from zoco.messages import Message, Parameter, message
from zoco.toledo import reasons
from zoco.toledo.edition import BACKGROUNDS, FENCING_TILES, KINDS
from zoco.toledo.state import (
    BONUS,
    CATHEDRAL,
    CIRCLE,
    DEADLOCK,
    DELIVER,
    DRAW,
    DUEL,
    END,
    ENTER,
    FENCING,
    FIRST_ENTRANCE,
    FORGE,
    FORGING,
    FULL_FIELD,
    GATE,
    HOME,
    MOVE,
    MOVEMENT,
    NO_CARD,
    NOT_YET,
    OVER,
    PAINTINGS,
    PASS,
    PAY,
    PICTURES,
    PLACE,
    POSITIONS,
    SKIP,
    START,
    SWAP,
    TAVERN,
    TRAIN,
    TRAINING,
    TURN,
    USE,
    VALUES,
)

REASONS = {code: name.lower().replace("_", "-") for name, code in vars(reasons).items() if name.isupper()}
NOBODY = -2  # no seat, and no shop's owner either
SIMPLE = {DRAW: "draw", PASS: "pass", END: "end", SKIP: "skip", USE: "use", ENTER: "enter"}
FIRSTS = {
    "place": PLACE,
    "bonus": BONUS,
    "move": MOVE,
    "home": HOME,
    "swap": SWAP,
    "train": TRAIN,
    "deliver": DELIVER,
    "forge": FORGE,
    "duel": DUEL,
    "pay": PAY,
}
RULES = {
    "draw": "T3.1",
    "pass": "T2.2",
    "place": "T4.1",
    "home": "T9.1",
    "move": "T5.1",
    "bonus": "T5.6",
    "end": "T5.4",
    "duel": "T7.1",
    "skip": "T5.3",
    "use": "T6.2",
    "pay": "T6.2",
    "forge": "T6.4",
    "train": "T6.5",
    "swap": "T6.5",
    "deliver": "T8.1",
    "enter": "T8.1",
}


rule_of = partial(core.rule_of, "T")
kind_of = partial(core.kind_of, simple=SIMPLE, firsts=FIRSTS)


def tile_name(tile: int) -> Message:
    return message("toledo-shop", kind=KINDS[tile // 2], circles=1 + tile % 2)


def whose(v: Any, field: int, names: Sequence[str], you: int) -> Message:
    """The shop on a field, as seat `you` would call it."""
    kind = KINDS[(int(v.shop[field]) - 1) // 2]
    if v.owner[field] == you:
        return message("toledo-own-shop", kind=kind)
    return message("toledo-shop-of", kind=kind, owner=names[int(v.owner[field])])


def where(e: Any, v: Any, position: int, names: Sequence[str], you: int) -> Message:
    """A position and what lies there."""
    if position == CATHEDRAL:
        return message("toledo-cathedral")
    if position >= FIRST_ENTRANCE:
        return message("toledo-entrance", position=position)
    if e.printed[position]:
        return message("toledo-tavern" if e.printed[position] == TAVERN else "toledo-studio", field=position)
    if v.shop[position]:
        return message("toledo-field-with-shop", field=position, shop=whose(v, position, names, you))
    return message("toledo-field", field=position)


def parameters(e: Any, v: Any, action: int, names: Sequence[str], you: int) -> dict[str, Parameter]:
    """Everything a sentence about a decision may want to name. It speaks to seat `you`, or to nobody in particular."""
    kind, rest = kind_of(action)
    place = int(v.place)
    named: dict[str, Parameter] = {
        "place": where(e, v, place, names, you),
        "cost": int(e.cost[place]) if 0 < place < FIRST_ENTRANCE else 0,
        "base": int(v.base_value),
        "player": names[int(v.seat)],
    }
    if kind in ("move", "bonus"):
        position, value = rest % POSITIONS, rest // POSITIONS
        named |= {"value": value, "from": where(e, v, position, names, you)}
        named["to"] = where(e, v, min(position + value, FIRST_ENTRANCE + 1), names, you)
    elif kind == "place":
        field = rest % POSITIONS
        named |= {"tile": tile_name(rest // POSITIONS), "field": field}
        named["cost"] = int(e.cost[field])
    elif kind in ("forge", "deliver"):
        named |= {"fame": int(e.sword_fame[rest]), "metal": int(e.sword_metal[rest]), "gems": int(e.sword_gems[rest])}
        named |= {"own_metal": int(v.metal[v.seat]), "own_gems": int(v.gems[v.seat])}
    elif kind in ("train", "swap"):
        taken = rest if kind == "train" else rest // FENCING
        named |= {"tile": FENCING_TILES[taken], "dropped": FENCING_TILES[rest % FENCING]}
    elif kind == "duel":
        named["rival"] = names[rest] if rest < len(names) else message("seat-number", seat=rest)
    elif kind == "home":
        named["from"] = where(e, v, rest, names, you)
    elif kind == "pay":
        named["value"] = rest
    return named


def begins_turn(v: Any) -> bool:
    """T2.1: nothing has been decided in this turn yet."""
    return bool(v.phase == START)


def question(e: Any, v: Any, actions: Sequence[int], names: Sequence[str]) -> Message:
    """What the seat on turn is being asked."""
    named = parameters(e, v, END, names, int(v.viewer))
    if v.phase == CIRCLE:
        return message("toledo-ask-use" if v.owner[v.place] == v.viewer else "toledo-ask-pay", **named)
    if v.phase == TURN and v.base_value == 0:
        return message("toledo-ask-base", **named)
    if v.phase == FULL_FIELD and v.crowd[v.place] == v.figures[v.seat, v.place]:
        return message("toledo-ask-crowded", **named)
    asked = {START: "start", TURN: "turn", FULL_FIELD: "full", FORGING: "forge", TRAINING: "train", GATE: "gate"}
    return message("toledo-ask-over" if v.phase == OVER else f"toledo-ask-{asked[int(v.phase)]}", **named)


def explain(e: Any, v: Any, action: int, after: Any, names: Sequence[str]) -> Explanation:
    """What a legal decision of the viewer does."""
    kind, _ = kind_of(action)
    named = parameters(e, v, action, names, int(v.viewer))
    if kind in ("move", "bonus"):
        named["then"] = outcome(e, v, after)
        if kind == "move" and v.base_value > 0:
            return Explanation(message("toledo-do-move-on", **named), "T5.4")
    if kind in ("use", "pay"):
        named["gain"] = gain(e, v, int(v.place))
        if kind == "pay" and e.printed[v.place]:
            return Explanation(message("toledo-do-pay-discard", **named), "T6.2")
    return Explanation(message(f"toledo-do-{kind}", **named), RULES[kind])


def outcome(e: Any, before: Any, after: Any) -> Message:
    """What awaits the figure that was moved."""
    place = int(after.place)
    if after.arrived[before.viewer] > before.arrived[before.viewer]:
        return message("toledo-then-alcazar")
    if after.phase == FULL_FIELD:
        crowded = after.crowd[place] == after.figures[before.viewer, place]
        return message("toledo-then-crowded" if crowded else "toledo-then-full")
    if after.phase != CIRCLE:
        return message("toledo-then-nothing")
    if after.owner[place] == before.viewer:
        return message("toledo-then-free")
    return message("toledo-then-pay", cost=int(e.cost[place]))


def gain(e: Any, v: Any, field: int) -> Message:
    """What using a field gives."""
    if e.printed[field]:
        return message("toledo-gain-tavern" if e.printed[field] == TAVERN else "toledo-gain-studio")
    return message(f"toledo-gain-{KINDS[(int(v.shop[field]) - 1) // 2]}")


def why_not(e: Any, v: Any, action: int, reason: int, names: Sequence[str]) -> Explanation:
    return Explanation(
        message(f"toledo-not-{REASONS[reason]}", **parameters(e, v, action, names, int(v.viewer))), rule_of(reason)
    )


def tells_apart(action: int) -> bool:
    """Whether the seat that decides this is told more of it than others are."""
    return kind_of(action)[0] in ("draw", "use", "pay", "skip")


def tell(e: Any, before: Any, action: int, after: Any, own: bool, names: Sequence[str]) -> list[Message]:
    """What a decision did. The views are those of the seat that decided; `own`: it is told to that very seat."""
    kind, _ = kind_of(action)
    named = parameters(e, before, action, names, NOBODY)
    told = []
    if kind == "draw":
        told.append(tell_drawn("toledo-told-draw", before, after, own, named))
    elif kind == "duel":
        told += tell_duel(after, names)
    elif kind in ("use", "pay"):
        told += tell_use(e, before, kind, after, own, named)
    elif kind == "skip":  # to others, `skip` looks the same as not having been asked
        return [message("toledo-told-skip", **named)] if own else []
    elif kind != "end":
        told.append(message(f"toledo-told-{kind}", **named))
    return told + tell_turning_points(before, after, named)


def card_in_words(value: int, picture: int) -> Message:
    return message("toledo-told-card", value=value, background=BACKGROUNDS[picture // 2])


def drawn(before: Any, after: Any, paid: int) -> list[Message]:
    """The cards that came into the viewer's hand from the deck, after one of value `paid` left it."""
    return [
        card_in_words(value, int(after.hand[value, k]))
        for value in range(1, VALUES)
        for k in range(int(before.held[value]) - (value == paid), int(after.held[value]))
    ]


def tell_drawn(id: str, before: Any, after: Any, own: bool, named: dict[str, Parameter]) -> Message:
    """Whoever drew them reads which cards they are, everybody else how many."""
    paid = named.get("value", 0)
    cards = drawn(before, after, paid if isinstance(paid, int) else 0)
    which = message("toledo-told-hidden")
    if own and cards:
        listed = reduce(lambda before, card: message("toledo-told-list", before=before, card=card), cards)
        which = message("toledo-told-cards", cards=listed)
    return message(id, **named, count=len(cards), which=which)


def tell_use(e: Any, before: Any, kind: str, after: Any, own: bool, named: dict[str, Parameter]) -> list[Message]:
    told = []
    if kind == "pay":
        to_owner = not e.printed[before.place]
        told.append(message("toledo-told-pay" if to_owner else "toledo-told-pay-discard", **named))
    if e.printed[before.place] == TAVERN:
        told.append(tell_drawn("toledo-told-draw", before, after, own, named))
    elif after.paintings_taken > before.paintings_taken:
        fame = int(e.painting_fame[before.paintings_taken])
        told.append(message("toledo-told-painting", **named, fame=fame))
    elif after.metal_supply < before.metal_supply:
        told.append(message("toledo-told-metal", **named))
    elif after.gem_supply < before.gem_supply:
        told.append(message("toledo-told-gem", **named))
    return told


def tell_duel(after: Any, names: Sequence[str]) -> list[Message]:
    """Card by card: everybody sees them."""
    attacker, defender = names[int(after.duel_attacker)], names[int(after.duel_defender)]
    told = [message("toledo-told-duel", attacker=attacker, defender=defender, field=int(after.duel_field))]
    for k in range(after.duel_rounds):
        winner = names[int(after.duel_winner[k])]
        card = int(after.duel_card[k])
        if card == NO_CARD:
            told.append(message("toledo-told-no-card", winner=winner))
        else:
            value, picture = divmod(card, PICTURES)
            fencer = ("attacker", "defender")[picture % 2]
            told.append(message("toledo-told-round", card=card_in_words(value, picture), fencer=fencer, winner=winner))
    won = after.duel_winner[after.duel_rounds - 1] == after.duel_attacker
    loser = defender if won else attacker
    return [*told, message("toledo-told-beaten", winner=attacker if won else defender, loser=loser)]


def tell_turning_points(before: Any, after: Any, named: dict[str, Parameter]) -> list[Message]:
    told = [message("toledo-told-reshuffle")] * int(after.reshuffles)
    if before.last_turns == NOT_YET and after.last_turns != NOT_YET:
        told.append(message("toledo-told-final-round", **named))
    if before.ending == RUNNING and after.ending != RUNNING:
        told.append(message("toledo-told-deadlock" if after.ending == DEADLOCK else "toledo-told-over"))
    return told


def score(e: Any, v: Any, seat: int) -> list[tuple[str, int]]:
    """T10.2 line by line: the heading's message and the points."""
    swords = range(int(e.swords))
    paintings = [int(e.painting_fame[k]) for k in range(PAINTINGS) if v.painting_owner[k] == seat]
    return [
        ("toledo-score-delivered", sum(int(e.sword_fame[k]) * int(v.delivered[seat, k]) for k in swords)),
        ("toledo-score-undelivered", sum(int(e.sword_fame[k]) // 2 * int(v.swords[seat, k]) for k in swords)),
        ("toledo-score-paintings", sum(paintings)),
        ("toledo-score-gems", int(v.gems[seat]) // 2),
        ("toledo-score-movement", -2 * int(v.fencing[seat, MOVEMENT])),
    ]
