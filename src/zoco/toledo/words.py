"""Toledo in words: what is asked, what a decision does, why it is forbidden, what happened, as rows of a page.

Everything is built from a seat's view, so no sentence can give away what that seat may not know.
"""

from collections.abc import MutableSequence
from typing import TypeAlias

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Choices
from zoco.core.pages import NOTHING, Line, Pages, ids_of, list_offers, nested, number, phrase, say, seat, word
from zoco.core.play import kind_of, kinds_among
from zoco.toledo import reasons, sentences
from zoco.toledo.edition import BACKGROUNDS, FENCERS, FENCING_TILES, KINDS
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
    FULL_FIELD,
    HOME,
    LAST_ENTRANCE,
    MOVE,
    MOVEMENT,
    NO_CARD,
    NOT_YET,
    PAINTINGS,
    PASS,
    PAY,
    PICTURES,
    PLACE,
    POSITIONS,
    SKIP,
    SWAP,
    TAVERN,
    TRAIN,
    TRAINING,
    TURN,
    USE,
    VALUES,
    Edition,
    View,
)

NOBODY = -2  # no seat, and no shop's owner either
FIRSTS = (DRAW, PASS, END, SKIP, USE, ENTER, PAY, DUEL, FORGE, DELIVER, TRAIN, SWAP, HOME, MOVE, BONUS, PLACE)
"""The kinds of decisions, by the number of the first of each; messages about them are numbered in this order."""
RULES = (3010, 2020, 5040, 5030, 6020, 8010, 6020, 7010, 6040, 8010, 6050, 6050, 9010, 5010, 5060, 4010)
"""Which rule allows a kind of decision, numbered as reasons are."""
MOVING_ON = 5040  # T5.4


def kinds(*firsts: int) -> int:
    """A bit for each kind."""
    return sum(1 << FIRSTS.index(first) for first in firsts)


OFFERS = (
    (sentences.ASK_START, kinds(DRAW), sentences.MAY_DRAW),
    (sentences.ASK_START, kinds(PLACE), sentences.MAY_PLACE),
    (sentences.ASK_START, kinds(MOVE, BONUS), sentences.MAY_MOVE),
    (sentences.ASK_START, kinds(HOME), sentences.MAY_HOME),
    (sentences.ASK_START, kinds(PASS), sentences.MAY_PASS),
    (sentences.ASK_TURN, kinds(MOVE), sentences.MAY_PLAY),
    (sentences.ASK_TURN, kinds(BONUS), sentences.MAY_BONUS),
    (sentences.ASK_TURN, kinds(END), sentences.MAY_END),
    (sentences.ASK_BASE, kinds(MOVE), sentences.MAY_BASE),
    (sentences.ASK_BASE, kinds(END), sentences.MAY_END),
    (sentences.ASK_FULL, kinds(MOVE, BONUS), sentences.MAY_LEAVE),
    (sentences.ASK_FULL, kinds(DUEL), sentences.MAY_DUEL),
)
"""What questions offer: the kinds of decisions that make it possible, and its words."""
JOINTS = (sentences.MAY_OR, sentences.MAY_LAST, sentences.MAY_COMMA)
DECISION_NAMES = "draw pass end skip use enter pay duel forge deliver train train home move bonus place"
"""What a kind of decision is called in notation."""


class Sentence(Line):
    """The parameters of all messages."""

    place: int = nested()
    cost: int = number()
    base_value: int = number(said="base")
    player: int = seat()
    value: int = number()
    from_: int = nested(said="from")
    to: int = nested()
    tile: int = nested()
    fencing_tile: int = word(FENCING_TILES, said="tile")
    dropped: int = word(FENCING_TILES)
    fame: int = number()
    metal: int = number()
    gems: int = number()
    own_metal: int = number()
    own_gems: int = number()
    rival: int = seat()
    then: int = nested()
    gain: int = nested()
    count: int = number()
    which: int = nested()
    cards: int = nested()
    before: int = nested()
    card: int = nested()
    background: int = word(BACKGROUNDS)
    attacker: int = seat()
    defender: int = seat()
    fencer: int = word(FENCERS)
    winner: int = seat()
    loser: int = seat()
    position: int = number()
    field: int = number()
    shop: int = nested()
    kind: int = word(KINDS)
    circles: int = number()
    owner: int = seat()
    points: int = number()
    options: int = nested()
    offer: int = nested()


class Decision(Line):
    """The parts of a decision, for boards. Positions are 0 (cathedral) … 21 (second entrance)."""

    value: int = number()
    from_: int = number(said="from")
    to: int = number()
    tile: int = number()
    field: int = number()
    sword: int = number()
    fame: int = number()
    fencing_tile: int = word(FENCING_TILES, said="tile")
    drop: int = word(FENCING_TILES)
    rival: int = number()


# More rows than the longest story: a card is paid in the tavern, three are drawn from several new decks, the game ends.
SENTENCES = Pages(ids_of("toledo", vars(sentences)) | ids_of("toledo-not", vars(reasons)), Sentence, rows=40)
DECISIONS = Pages(dict(enumerate(DECISION_NAMES.split())), Decision, rows=2)
Page: TypeAlias = MutableSequence[Sentence]


@jit
def tile_name(page: Page, tile: int) -> int:
    k = phrase(page, sentences.SHOP)
    page[k].kind = tile // 2
    page[k].circles = 1 + tile % 2
    return k


@jit
def whose(v: View, page: Page, field: int, you: int) -> int:
    """The shop on a field, as seat `you` would call it."""
    own = v.owner[field] == you
    k = phrase(page, sentences.OWN_SHOP if own else sentences.SHOP_OF)
    page[k].kind = (int(v.shop[field]) - 1) // 2
    if not own:
        page[k].owner = v.owner[field]
    return k


@jit
def where(e: Edition, v: View, page: Page, position: int, you: int) -> int:
    """A position and what is there."""
    if position == CATHEDRAL:
        return phrase(page, sentences.CATHEDRAL)
    if position >= FIRST_ENTRANCE:
        k = phrase(page, sentences.ENTRANCE)
        page[k].position = position
        return k
    if e.printed[position]:
        k = phrase(page, sentences.TAVERN if e.printed[position] == TAVERN else sentences.STUDIO)
    elif v.shop[position]:
        k = phrase(page, sentences.FIELD_WITH_SHOP)
        page[k].shop = whose(v, page, position, you)
    else:
        k = phrase(page, sentences.FIELD)
    page[k].field = position
    return k


@jit
def parameters(e: Edition, v: View, page: Page, action: int, you: int) -> int:
    """All parameters of sentences about a decision. They address seat `you`, or nobody in particular."""
    kind = FIRSTS[kind_of(FIRSTS, action)]
    rest = action - kind
    place = int(v.place)
    k = phrase(page, NOTHING)
    named = page[k]
    named.place = where(e, v, page, place, you)
    named.cost = e.cost[place] if 0 < place < FIRST_ENTRANCE else 0
    named.base_value = v.base_value
    named.player = v.seat
    if kind in (MOVE, BONUS):
        position, value = rest % POSITIONS, rest // POSITIONS
        named.value = value
        named.from_ = where(e, v, page, position, you)
        named.to = where(e, v, page, min(position + value, LAST_ENTRANCE), you)
    elif kind == PLACE:
        named.tile = tile_name(page, rest // POSITIONS)
        named.field = rest % POSITIONS
        named.cost = e.cost[rest % POSITIONS]
    elif kind in (FORGE, DELIVER):
        name_sword(e, v, named, rest)
    elif kind in (TRAIN, SWAP):
        named.fencing_tile = rest if kind == TRAIN else rest // FENCING
        named.dropped = rest % FENCING
    elif kind == DUEL:
        named.rival = rest
    elif kind == HOME:
        named.from_ = where(e, v, page, rest, you)
    elif kind == PAY:
        named.value = rest
    return k


@jit
def name_sword(e: Edition, v: View, named: Sentence, sword: int) -> None:
    named.fame = e.sword_fame[sword]
    named.metal = e.sword_metal[sword]
    named.gems = e.sword_gems[sword]
    named.own_metal = v.metal[v.seat]
    named.own_gems = v.gems[v.seat]


@jit
def question(e: Edition, v: View, actions: Choices, page: Page) -> None:
    """What the seat on turn is being asked."""
    question = asked(v, actions)
    named = parameters(e, v, page, END, int(v.viewer))
    k = say(page, question, named)
    if question in (sentences.ASK_START, sentences.ASK_TURN, sentences.ASK_BASE, sentences.ASK_FULL):
        page[k].options = list_offers(page, OFFERS, JOINTS, question, kinds_among(FIRSTS, actions), named)


@jit
def asked(v: View, actions: Choices) -> int:
    if v.phase == CIRCLE:
        return sentences.ASK_USE if v.owner[v.place] == v.viewer else sentences.ASK_PAY
    if v.phase == TURN and v.base_value == 0:
        return sentences.ASK_BASE
    if v.phase == FULL_FIELD and v.crowd[v.place] == v.figures[v.seat, v.place]:
        return sentences.ASK_CROWDED
    if v.phase == TRAINING and len(actions) > 0 and actions[0] >= SWAP:
        return sentences.ASK_SWAP
    return sentences.ASK_START + int(v.phase)


@jit
def explain(e: Edition, v: View, action: int, after: View, page: Page) -> int:
    """What a legal decision of the viewer does. Returns the rule that allows it."""
    number = kind_of(FIRSTS, action)
    kind = FIRSTS[number]
    named = parameters(e, v, page, action, int(v.viewer))
    if kind in (MOVE, BONUS):
        page[named].then = outcome(e, v, after, page)
    if kind in (USE, PAY):
        page[named].gain = gain(e, v, page)
    if kind == MOVE and v.base_value > 0:
        say(page, sentences.DO_MOVE_ON, named)
        return MOVING_ON
    if kind == PAY and e.printed[v.place]:
        say(page, sentences.DO_PAY_DISCARD, named)
    else:
        say(page, sentences.DO_DRAW + number, named)
    return RULES[number]


@jit
def outcome(e: Edition, before: View, after: View, page: Page) -> int:
    """What awaits the figure that was moved."""
    place = int(after.place)
    if after.arrived[before.viewer] > before.arrived[before.viewer]:
        return phrase(page, sentences.THEN_ALCAZAR)
    if after.phase == FULL_FIELD:
        crowded = after.crowd[place] == after.figures[before.viewer, place]
        return phrase(page, sentences.THEN_CROWDED if crowded else sentences.THEN_FULL)
    if after.phase != CIRCLE:
        return phrase(page, sentences.THEN_NOTHING)
    if after.owner[place] == before.viewer:
        return phrase(page, sentences.THEN_FREE)
    k = phrase(page, sentences.THEN_PAY)
    page[k].cost = e.cost[place]
    return k


@jit
def gain(e: Edition, v: View, page: Page) -> int:
    """What using the field gives."""
    if e.printed[v.place]:
        tavern = e.printed[v.place] == TAVERN
        return phrase(page, sentences.GAIN_TAVERN if tavern else sentences.GAIN_STUDIO)
    return phrase(page, sentences.GAIN_M + (int(v.shop[v.place]) - 1) // 2)


@jit
def why_not(e: Edition, v: View, action: int, reason: int, page: Page) -> None:
    say(page, reason, parameters(e, v, page, action, int(v.viewer)))


def tells_apart(action: int) -> bool:
    """Whether the seat that decides this is told more about it than others are."""
    return action in (DRAW, USE, SKIP) or PAY <= action < DUEL


@jit
def tell(e: Edition, before: View, action: int, after: View, own: bool, page: Page) -> None:
    """What a decision did. The views are those of the seat that decided; `own`: that seat is being told."""
    number = kind_of(FIRSTS, action)
    kind = FIRSTS[number]
    named = parameters(e, before, page, action, NOBODY)
    if kind == SKIP:  # to others, `skip` must look like not having been asked
        if own:
            say(page, sentences.TOLD_SKIP, named)
        return
    if kind == DRAW:
        tell_drawn(before, after, 0, own, page, named)
    elif kind == DUEL:
        tell_duel(after, page)
    elif kind in (USE, PAY):
        tell_use(e, before, action - PAY if kind == PAY else 0, after, own, page, named)
    elif kind != END:
        say(page, sentences.TOLD_DRAW + number, named)
    tell_turning_points(before, after, page, named)


@jit
def card_in_words(page: Page, value: int, picture: int) -> int:
    k = phrase(page, sentences.TOLD_CARD)
    page[k].value = value
    page[k].background = picture // 2
    return k


@jit
def drawn_from(before: View, value: int, paid: int) -> int:
    """The index of the first card of a value that came from the deck, after one of value `paid` left the hand."""
    return int(before.held[value]) - (value == paid)


@jit
def tell_drawn(before: View, after: View, paid: int, own: bool, page: Page, named: int) -> None:
    """The player who drew cards is told which, everybody else how many."""
    count = 0
    for value in range(1, VALUES):
        count += int(after.held[value]) - drawn_from(before, value, paid)
    which = phrase(page, sentences.TOLD_CARDS if own and count > 0 else sentences.TOLD_HIDDEN)
    if own and count > 0:
        page[which].cards = list_drawn(before, after, paid, page)
    k = say(page, sentences.TOLD_DRAW, named)
    page[k].count = count
    page[k].which = which


@jit
def list_drawn(before: View, after: View, paid: int, page: Page) -> int:
    """The cards that were drawn, one after the other."""
    listed = NOTHING
    for value in range(1, VALUES):
        for place in range(drawn_from(before, value, paid), int(after.held[value])):
            card = card_in_words(page, value, int(after.hand[value, place]))
            if listed != NOTHING:
                longer = phrase(page, sentences.TOLD_LIST)
                page[longer].before = listed
                page[longer].card = card
                card = longer
            listed = card
    return listed


@jit
def tell_use(e: Edition, before: View, paid: int, after: View, own: bool, page: Page, named: int) -> None:
    printed = int(e.printed[before.place])
    if paid > 0:
        say(page, sentences.TOLD_PAY_DISCARD if printed else sentences.TOLD_PAY, named)
    if printed == TAVERN:
        tell_drawn(before, after, paid, own, page, named)
    elif after.paintings_taken > before.paintings_taken:
        k = say(page, sentences.TOLD_PAINTING, named)
        page[k].fame = e.painting_fame[before.paintings_taken]
    elif after.metal_supply < before.metal_supply:
        say(page, sentences.TOLD_METAL, named)
    elif after.gem_supply < before.gem_supply:
        say(page, sentences.TOLD_GEM, named)


@jit
def tell_duel(after: View, page: Page) -> None:
    """Card by card: everybody sees them."""
    begun = say(page, sentences.TOLD_DUEL, NOTHING)
    page[begun].attacker = after.duel_attacker
    page[begun].defender = after.duel_defender
    page[begun].field = after.duel_field
    for k in range(after.duel_rounds):
        card = int(after.duel_card[k])
        turned = say(page, sentences.TOLD_NO_CARD if card == NO_CARD else sentences.TOLD_ROUND, NOTHING)
        page[turned].winner = after.duel_winner[k]
        if card != NO_CARD:
            page[turned].card = card_in_words(page, card // PICTURES, card % PICTURES)
            page[turned].fencer = card % 2
    won = after.duel_winner[after.duel_rounds - 1] == after.duel_attacker
    beaten = say(page, sentences.TOLD_BEATEN, NOTHING)
    page[beaten].winner = after.duel_attacker if won else after.duel_defender
    page[beaten].loser = after.duel_defender if won else after.duel_attacker


@jit
def tell_turning_points(before: View, after: View, page: Page, named: int) -> None:
    for _ in range(after.reshuffles):
        say(page, sentences.TOLD_RESHUFFLE, NOTHING)
    if before.last_turns == NOT_YET and after.last_turns != NOT_YET:
        say(page, sentences.TOLD_FINAL_ROUND, named)
    if before.ending == RUNNING and after.ending != RUNNING:
        say(page, sentences.TOLD_DEADLOCK if after.ending == DEADLOCK else sentences.TOLD_OVER, NOTHING)


@jit
def score_by_line(e: Edition, v: View, player: int, page: Page) -> None:
    """T10.2: what a seat's points are for."""
    delivered = undelivered = paintings = 0
    for sword in range(e.swords):
        delivered += int(e.sword_fame[sword]) * int(v.delivered[player, sword])
        undelivered += int(e.sword_fame[sword]) // 2 * int(v.swords[player, sword])
    for painting in range(PAINTINGS):
        if v.painting_owner[painting] == player:
            paintings += int(e.painting_fame[painting])
    say_points(page, sentences.SCORE_DELIVERED, delivered)
    say_points(page, sentences.SCORE_UNDELIVERED, undelivered)
    say_points(page, sentences.SCORE_PAINTINGS, paintings)
    say_points(page, sentences.SCORE_GEMS, int(v.gems[player]) // 2)
    say_points(page, sentences.SCORE_MOVEMENT, -2 * int(v.fencing[player, MOVEMENT]))


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
    if kind in (MOVE, BONUS):
        position, value = rest % POSITIONS, rest // POSITIONS
        part.value = value
        part.from_ = position
        part.to = min(position + value, LAST_ENTRANCE)
    elif kind == PLACE:
        part.tile = rest // POSITIONS
        part.field = rest % POSITIONS
    elif kind in (FORGE, DELIVER):
        part.sword = rest
        part.fame = e.sword_fame[rest]
    elif kind == TRAIN:
        part.fencing_tile = rest
    elif kind == SWAP:
        part.fencing_tile = rest // FENCING
        part.drop = rest % FENCING
    elif kind == DUEL:
        part.rival = rest
    elif kind == HOME:
        part.from_ = rest
    elif kind == PAY:
        part.value = rest
