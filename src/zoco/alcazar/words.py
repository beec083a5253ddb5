"""Alcázar in words: what is asked, what a decision does, why it is forbidden, what happened, as rows of a page.

Everything is built from a seat's view, so no sentence can give away what that seat may not know.
"""

from collections.abc import MutableSequence
from typing import TypeAlias

from zoco.alcazar import reasons, sentences
from zoco.alcazar.edition import CASTLES
from zoco.alcazar.notation import GAP_NAMES, LAYOUT_NAMES
from zoco.alcazar.rules.a0_board import beside
from zoco.alcazar.rules.a8_bridge import step_of
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
    CARDS,
    CASTLE,
    CELLS,
    DONE,
    FLAG,
    FREE_FLAG,
    GRANDEE,
    GRANDEES,
    HAND,
    LAYOUTS,
    MONEY_FOR_A_POINT,
    NEW_CELLS,
    NO_BARON,
    NOBLES,
    NOT_NEW,
    NOWHERE,
    OVER,
    PASS,
    SHIFT,
    SWAP,
    TOWER,
    TOWER_PRICE,
    VILLA,
    WITHDRAW,
    Edition,
    View,
)
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Choices
from zoco.core.pages import (
    NO_MESSAGE,
    NOTHING,
    Line,
    Pages,
    ids_of,
    list_offers,
    nested,
    number,
    phrase,
    say,
    seat,
    word,
)
from zoco.core.play import kind_of, kinds_among

FIRSTS = (
    *(PASS, DONE, BUY_DECK, BUY_TOWER, BUY, VILLA, BUILD, CASTLE),
    *(TOWER, BRIDGE, WITHDRAW, BARON, GRANDEE, SHIFT, SWAP, FLAG),
)
"""The kinds of decisions, by the number of the first of each; messages about them are numbered in this order."""
PASS_OUT, BUILD_UP, REMOVE = range(len(FIRSTS), len(FIRSTS) + 3)  # kinds by what comes of them
RULES = (
    *(11040, 10010, 3010, 3010, 3010, 5010, 6010, 4010),
    *(7010, 8010, 9010, 10010, 10010, 10020, 10020, 12040),
    *(11010, 6020, 12030),
)
"""Which rule allows a kind of decision, numbered as reasons are."""
DECISION_NAMES = "pass done buy buy buy villa build castle tower bridge withdraw baron grandee shift swap flag"
"""What a kind of decision is called in notation."""
RANKS = ("grandee", "baron")


def kinds(*firsts: int) -> int:
    """A bit for each kind."""
    return sum(1 << FIRSTS.index(first) for first in firsts)


MAIN = kinds(BUY_DECK, BUY_TOWER, BUY, VILLA, BUILD, CASTLE, TOWER, BRIDGE)  # A2.2
OFFERS = (
    (sentences.ASK_START, kinds(BUY_DECK, BUY_TOWER, BUY), sentences.MAY_BUY),
    (sentences.ASK_START, kinds(VILLA, CASTLE), sentences.MAY_FOUND),
    (sentences.ASK_START, kinds(BUILD, TOWER), sentences.MAY_BUILD),
    (sentences.ASK_START, kinds(BRIDGE), sentences.MAY_BRIDGE),
    (sentences.ASK_START, kinds(WITHDRAW), sentences.MAY_FIRST),
    (sentences.ASK_START, kinds(PASS), sentences.MAY_PASS),
    (sentences.ASK_STUCK, kinds(WITHDRAW), sentences.MAY_WITHDRAW),
    (sentences.ASK_STUCK, kinds(PASS), sentences.MAY_PASS),
    (sentences.ASK_NOBLES, kinds(BARON, GRANDEE), sentences.MAY_PLACE),
    (sentences.ASK_NOBLES, kinds(SHIFT), sentences.MAY_SHIFT),
    (sentences.ASK_NOBLES, kinds(SWAP), sentences.MAY_SWAP),
    (sentences.ASK_NOBLES, kinds(DONE), sentences.MAY_DONE),
)
"""What questions offer: the kinds of decisions that make it possible, and its words."""
JOINTS = (sentences.MAY_OR, sentences.MAY_LAST, sentences.MAY_COMMA)
PILES = ("deck", "tower")


class Sentence(Line):
    """The parameters of all messages, in the order of the API: hence several columns for a unit."""

    asked_unit: int = nested(said="unit")
    player: int = seat()
    money: int = number()
    price: int = number()
    card: int = number()
    layout: int = word(LAYOUT_NAMES)
    rank: int = word(RANKS)
    place: int = nested()
    first: int = number()
    second: int = number()
    unit: int = nested()
    level: int = number()
    from_: int = nested(said="from")
    over: int = nested()
    to: int = nested()
    grandee: int = nested()
    baron: int = nested()
    income: int = number()
    new_unit: int = nested(said="unit")
    new_level: int = number(said="level")
    field: int = number()
    gap: int = word(GAP_NAMES)
    name: int = word(CASTLES)
    value: int = number()
    points: int = number()
    options: int = nested()
    before: int = nested()
    offer: int = nested()


class Decision(Line):
    """The parts of a decision, for boards. Fields are 1 … 72; other places are cells."""

    card: int = number()
    pile: int = word(PILES, said="card")
    layout: int = word(LAYOUT_NAMES)
    field: int = number()
    cell: int = number()
    line: int = number()
    first: int = number()
    middle: int = number()
    last: int = number()
    from_: int = number(said="from")
    to: int = number()
    grandee: int = number()
    baron: int = number()


# More rows than if all nobles were captured at once, each with its place, and all flags changed their castles.
SENTENCES = Pages(ids_of("alcazar", vars(sentences)) | ids_of("alcazar-not", vars(reasons)), Sentence, rows=112)
DECISIONS = Pages(dict(enumerate(DECISION_NAMES.split())), Decision, rows=2)
Page: TypeAlias = MutableSequence[Sentence]


@jit
def field_name(page: Page, field: int) -> int:
    k = phrase(page, sentences.FIELD)
    page[k].field = field
    return k


@jit
def place_name(e: Edition, page: Page, cell: int) -> int:
    """A field by its number, a gap by its letter and row; NO_MESSAGE for NOWHERE."""
    if cell == NOWHERE:
        return NO_MESSAGE
    if e.field[cell] > 0:
        return field_name(page, int(e.field[cell]))
    k = phrase(page, sentences.GAP)
    page[k].gap = cell
    return k


@jit
def unit_name(v: View, page: Page, cell: int) -> int:
    """A castle by its name, a villa by its value."""
    unit = int(v.unit[cell])
    k = phrase(page, sentences.CASTLE if v.castle[unit] else sentences.VILLA)
    if v.castle[unit]:
        page[k].name = int(v.castle[unit]) - 1
    page[k].value = v.value[unit]
    return k


@jit
def stand_of(v: View, noble: int) -> int:
    """Where a noble of the player on turn stands."""
    return int(v.stand[v.seat, noble]) if noble < NOBLES else NOWHERE


@jit
def shift_to(v: View, rest: int) -> int:
    """The new cell that a noble is shifted to."""
    which = rest % (NOT_NEW + 1)
    return int(v.new_cell[which]) if which < NEW_CELLS else NOWHERE


@jit
def swapped_grandee(v: View, rest: int) -> int:
    grandee = rest // (NO_BARON + 1)
    return stand_of(v, grandee) if grandee < GRANDEES else NOWHERE


@jit
def swapped_baron(v: View, rest: int) -> int:
    return stand_of(v, GRANDEES + rest % (NO_BARON + 1))


@jit
def price_of(kind: int) -> int:
    if kind in (BUY, BUY_DECK):
        return BUILD_PRICE
    if kind == BUY_TOWER:
        return TOWER_PRICE
    return BRIDGE_PRICE if kind == BRIDGE else 0


@jit
def parameters(e: Edition, v: View, page: Page, action: int) -> int:
    """All parameters of sentences about a decision."""
    kind = FIRSTS[kind_of(FIRSTS, action)]
    rest = action - kind
    k = phrase(page, NOTHING)
    named = page[k]
    named.player = v.seat
    named.money = v.money[v.seat]
    named.price = price_of(kind)
    named.card = rest
    if kind in (TOWER, WITHDRAW, BARON, GRANDEE):
        named.place = place_name(e, page, rest)
        named.unit = unit_name(v, page, rest)
        named.level = v.height[rest]
        named.price = int(v.value[v.unit[rest]]) * (2 if kind == GRANDEE else 1)
    elif kind in (VILLA, BUILD, FLAG):
        named.place = field_name(page, rest)
    elif kind == CASTLE:
        name_castle(page, named, rest // LAYOUTS, rest % LAYOUTS)
    elif kind == BRIDGE:
        name_bridge(e, page, named, rest)
    elif kind == SHIFT:
        named.from_ = place_name(e, page, stand_of(v, rest // (NOT_NEW + 1)))
        named.to = place_name(e, page, shift_to(v, rest))
    elif kind == SWAP:
        named.grandee = place_name(e, page, swapped_grandee(v, rest))
        named.baron = place_name(e, page, swapped_baron(v, rest))
    return k


@jit
def name_castle(page: Page, named: Sentence, card: int, layout: int) -> None:
    named.card = card
    named.layout = layout
    named.place = field_name(page, card)
    named.first = beside(card, layout - 2 if layout < 2 else 1)
    named.second = beside(card, layout if layout > 0 else -1)


@jit
def name_bridge(e: Edition, page: Page, named: Sentence, line: int) -> None:
    middle = line % CELLS
    step = step_of(line)
    if middle - step < 0 or middle + step >= CELLS:
        step = 0
    named.from_ = place_name(e, page, middle - step)
    named.over = place_name(e, page, middle)
    named.to = place_name(e, page, middle + step)


@jit
def question(e: Edition, v: View, actions: Choices, page: Page) -> None:
    """What the seat on turn is being asked."""
    if v.phase == OVER:
        say(page, sentences.ASK_OVER, NOTHING)
    elif v.phase == FREE_FLAG:
        say(page, sentences.ASK_FLAG, NOTHING)
    elif v.phase == AFTER_BUILDING:
        k = say(page, sentences.ASK_FOUNDED if v.founded else sentences.ASK_NOBLES, NOTHING)
        page[k].asked_unit = unit_name(v, page, int(v.new_cell[0]))
        page[k].money = v.money[v.seat]
        legal = kinds_among(FIRSTS, actions)
        page[k].options = list_offers(page, OFFERS, JOINTS, sentences.ASK_NOBLES, legal, NOTHING)
    elif v.must_buy:
        say(page, sentences.ASK_BUY, NOTHING)
    else:
        legal = kinds_among(FIRSTS, actions)
        asks = sentences.ASK_START if legal & MAIN else sentences.ASK_STUCK
        k = say(page, sentences.ASK_WITHDRAWN if v.withdrawn and legal & MAIN else asks, NOTHING)
        page[k].options = list_offers(page, OFFERS, JOINTS, asks, legal, NOTHING)


@jit
def kind_by_result(e: Edition, before: View, action: int, after: View) -> int:
    """A build card puts a stone on the ground or on top, or removes it from the game. Passing may be for good."""
    if action == PASS and after.out[before.seat]:
        return PASS_OUT
    if BUILD <= action < CASTLE:
        if after.removed > before.removed:
            return REMOVE
        if before.height[e.cell[action - BUILD]]:
            return BUILD_UP
    return kind_of(FIRSTS, action)


@jit
def is_building(action: int) -> bool:
    return VILLA <= action < WITHDRAW


@jit
def built(e: Edition, action: int) -> int:
    """A cell of the building."""
    if action < CASTLE:
        return int(e.cell[action - (VILLA if action < BUILD else BUILD)])
    if action < TOWER:
        return int(e.cell[(action - CASTLE) // LAYOUTS])
    return (action - (TOWER if action < BRIDGE else BRIDGE)) % CELLS


@jit
def name_result(e: Edition, before: View, action: int, after: View, page: Page, named: int) -> None:
    """What a decision earned, and what a building looks like now."""
    earned = int(after.money[before.seat]) - int(before.money[before.seat])
    if WITHDRAW <= action < BARON:
        page[named].income = earned
    elif is_building(action):
        paid = BRIDGE_PRICE if action >= BRIDGE else 0
        page[named].income = earned + paid
        page[named].new_unit = unit_name(after, page, built(e, action))
        page[named].new_level = after.height[built(e, action)]
        page[named].price = paid


@jit
def explain(e: Edition, v: View, action: int, after: View, page: Page) -> int:
    """What a legal decision of the viewer does. Returns the rule that allows it."""
    kind = kind_by_result(e, v, action, after)
    named = parameters(e, v, page, action)
    name_result(e, v, action, after, page, named)
    say(page, sentences.DO_PASS + kind, named)
    return RULES[kind]


@jit
def why_not(e: Edition, v: View, action: int, reason: int, page: Page) -> None:
    say(page, reason, parameters(e, v, page, action))


def tells_apart(action: int) -> bool:
    """Whether the seat that decides this is told more about it than others are."""
    return action == BUY_DECK


@jit
def tell(e: Edition, before: View, action: int, after: View, own: bool, page: Page) -> None:
    """What a decision did. The views are those of the seat that decided; `own`: that seat is being told."""
    kind = kind_by_result(e, before, action, after)
    named = parameters(e, before, page, action)
    name_result(e, before, action, after, page, named)
    if is_building(action):
        tell_captures(e, before, after, page)
    if action == BUY_DECK and own:
        k = say(page, sentences.TOLD_BUY_SEEN, named)
        page[k].card = bought(before, after)
    elif action != DONE and action < FLAG:  # which villa got the flag is told as the castle it has become
        say(page, sentences.TOLD_PASS + kind, named)
    tell_turning_points(before, after, page)


@jit
def holds(v: View, card: int) -> bool:
    for k in range(HAND):
        if v.hand[k] == card:
            return True
    return False


@jit
def bought(before: View, after: View) -> int:
    """The card that came from the deck into the viewer's hand."""
    k = 0
    while k < HAND - 1 and holds(before, int(after.hand[k])):
        k += 1
    return int(after.hand[k])


@jit
def stands_on(v: View, player: int, cell: int) -> bool:
    for noble in range(NOBLES):
        if v.stand[player, noble] == cell:
            return True
    return False


@jit
def tell_captures(e: Edition, before: View, after: View, page: Page) -> None:
    """A13: nobles that are no longer on the board."""
    for player in range(before.players):
        for cell in range(CELLS):
            if stands_on(before, player, cell) and not stands_on(after, player, cell):
                k = say(page, sentences.TOLD_CAPTURE, NOTHING)
                page[k].player = player
                page[k].rank = before.noble[cell] % 2
                page[k].place = place_name(e, page, cell)
                page[k].income = int(after.money[player]) - int(before.money[player])


@jit
def tell_turning_points(before: View, after: View, page: Page) -> None:
    for unit in range(CARDS):
        if after.castle[unit] and not before.castle[unit]:
            k = say(page, sentences.TOLD_FLAG, NOTHING)
            page[k].name = int(after.castle[unit]) - 1
            page[k].value = after.value[unit]
        if before.castle[unit] and not after.castle[unit]:
            k = say(page, sentences.TOLD_LOWERED, NOTHING)
            page[k].name = int(before.castle[unit]) - 1
    if before.ending == RUNNING and after.ending != RUNNING:
        say(page, sentences.TOLD_OVER, NOTHING)


@jit
def score_by_line(e: Edition, v: View, player: int, page: Page) -> None:
    """A14.2: what a seat's points are for."""
    say_points(page, sentences.SCORE_GRANDEES, 2 * levels(v, player, 0, GRANDEES))
    say_points(page, sentences.SCORE_BARONS, levels(v, player, GRANDEES, NOBLES))
    say_points(page, sentences.SCORE_MONEY, int(v.money[player]) // MONEY_FOR_A_POINT)


@jit
def levels(v: View, player: int, first: int, end: int) -> int:
    """Of some of a player's nobles together."""
    total = 0
    for noble in range(first, end):
        cell = int(v.stand[player, noble])
        if cell != NOWHERE:
            total += int(v.height[cell])
    return total


@jit
def say_points(page: Page, heading: int, points: int) -> None:
    k = say(page, heading, NOTHING)
    page[k].points = points


@jit
def take_apart(e: Edition, v: View, action: int, page: MutableSequence[Decision]) -> None:
    number = kind_of(FIRSTS, action)
    kind = FIRSTS[number]
    rest = action - kind
    part = page[say(page, number, NOTHING)]
    if kind == BUY:
        part.card = rest
    elif kind in (BUY_DECK, BUY_TOWER):
        part.pile = kind - BUY_DECK
    elif kind == CASTLE:
        card, layout = rest // LAYOUTS, rest % LAYOUTS
        part.card = card
        part.layout = layout
        part.first = e.cell[beside(card, layout - 2)]
        part.middle = e.cell[beside(card, layout - 1)]
        part.last = e.cell[beside(card, layout)]
    elif kind in (VILLA, BUILD, FLAG):
        part.field = rest
        part.cell = e.cell[rest]
    elif kind in (TOWER, WITHDRAW, BARON, GRANDEE):
        part.cell = rest
    elif kind == BRIDGE:
        part.line = rest
        part.first = rest % CELLS - step_of(rest)
        part.middle = rest % CELLS
        part.last = rest % CELLS + step_of(rest)
    elif kind == SHIFT:
        part.from_ = stand_of(v, rest // (NOT_NEW + 1))
        part.to = shift_to(v, rest)
    elif kind == SWAP:
        part.grandee = swapped_grandee(v, rest)
        part.baron = swapped_baron(v, rest)
