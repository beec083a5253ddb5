"""How good a decision looks before any search: the weight with which light playouts draw it."""

from zoco.core.compiling import jit
from zoco.toledo.evaluation.value import spacing_value
from zoco.toledo.rules.t6_use import can_forge, shop_kind
from zoco.toledo.rules.t10_end import ARRIVED_TO_END, points_of
from zoco.toledo.state import (
    BONUS,
    DELIVER,
    DRAW,
    DUEL,
    FENCING,
    FENCING_MASTER,
    FIELDS,
    FIRST_ENTRANCE,
    FORGE,
    GEM_DEALER,
    HOME,
    METAL_DEALER,
    MOVE,
    MOVEMENT,
    NO_PRINT,
    PAY,
    PLACE,
    POSITIONS,
    SKIP,
    SMITH,
    STUDIO,
    SWAP,
    TAVERN,
    TRAIN,
    USE,
    VALUES,
    Edition,
    State,
)

# Appeal of decisions, 0 … 1000
MOST_POLICY, LEAST_POLICY = 1000, 1
POLICY_CARDS, POLICY_HELD = 1000, 70  # taking cards, and less for every card held
POLICY_CARDS_LEAST = 11
POLICY_METAL_SHOP, POLICY_GEM_SHOP = 220, 280  # below the upper row, where one passes with empty hands
POLICY_SMITHY = 17  # in the upper row
POLICY_OTHER_SHOP = 1  # all of them twice, where a card in hand leads a figure there,
POLICY_SPACING = 2  # and more where cards lead on
POLICY_METAL, POLICY_GEM = 256, 129
POLICY_SWORD = 4  # times fame times fame: one large sword needs one figure only
POLICY_TRAINING = 8
POLICY_TAVERN = 129
POLICY_PAINTING = 165  # for every point
POLICY_OF_RIVALS = 3  # percent, where a rival would have to be paid
POLICY_EMPTY_HANDS = 18  # entering the Alcázar without a sword
POLICY_DUEL = 71
POLICY_SKIP = 3
POLICY_PAID = 228  # percent of the field's weight,
POLICY_PAID_PRINTED = 660
POLICY_DEAR_CARD = 22  # and less for every 1 more than the cost
POLICY_MOVEMENT, POLICY_DUEL_TILE = 37, 267


@jit
def field_policy(e: Edition, s: State, seat: int, field: int) -> int:
    """How much a figure wants to use a field, whoever owns it."""
    if e.printed[field] == TAVERN:
        return POLICY_TAVERN
    if e.printed[field] == STUDIO:
        return POLICY_PAINTING * int(e.painting_fame[s.paintings_taken]) if s.paintings_taken < e.paintings else 0
    kind = shop_kind(s, field)
    if kind == METAL_DEALER:
        return POLICY_METAL
    if kind == GEM_DEALER:
        return POLICY_GEM
    if kind == FENCING_MASTER:
        return POLICY_TRAINING
    best = 0
    for sword in range(e.swords):
        if can_forge(e, s, seat, sword):
            best = max(best, int(e.sword_fame[sword]))
    return POLICY_SWORD * best * best


@jit
def carries_sword(e: Edition, s: State, seat: int) -> bool:
    for sword in range(e.swords):
        if s.swords[seat, sword] > 0:
            return True
    return False


@jit
def is_ahead(e: Edition, s: State, seat: int) -> bool:
    own = points_of(e, s, seat)
    for rival in range(s.players):
        if rival != seat and points_of(e, s, rival) >= own:
            return False
    return True


@jit
def move_policy(e: Edition, s: State, target: int) -> int:
    seat = int(s.seat)
    if target >= FIRST_ENTRANCE:
        if carries_sword(e, s, seat):
            return MOST_POLICY
        ends = s.arrived[seat] == ARRIVED_TO_END - 1
        return MOST_POLICY if ends and is_ahead(e, s, seat) else POLICY_EMPTY_HANDS
    if s.crowd[target] >= s.circles[target]:
        return LEAST_POLICY
    weight = field_policy(e, s, seat, target)
    if s.owner[target] != seat and e.printed[target] == NO_PRINT:
        weight = weight * POLICY_OF_RIVALS // 100
    return LEAST_POLICY + weight


@jit
def place_policy(e: Edition, s: State, kind: int, field: int) -> int:
    """Materials before the smith, well spaced, and where a card in hand leads."""
    seat = int(s.seat)
    upper = e.cost[field] == e.cost[FIELDS]
    weight = POLICY_OTHER_SHOP
    if kind == METAL_DEALER and not upper:
        weight = POLICY_METAL_SHOP
    elif kind == GEM_DEALER and not upper:
        weight = POLICY_GEM_SHOP
    elif kind == SMITH and upper:
        weight = POLICY_SMITHY
    for value in range(1, min(field + 1, VALUES)):
        if s.held[seat, value] > 0 and s.standing[seat] >> field - value & 1:
            weight += weight
            break
    return LEAST_POLICY + weight + POLICY_SPACING * spacing_value(e, s, seat, field)


@jit
def pay_policy(e: Edition, s: State, value: int) -> int:
    field = int(s.place)
    share = POLICY_PAID if e.printed[field] == NO_PRINT else POLICY_PAID_PRINTED
    share = share * (100 - POLICY_DEAR_CARD * (value - int(e.cost[field]))) // 100
    return LEAST_POLICY + field_policy(e, s, int(s.seat), field) * max(0, share) // 100


@jit
def policy(e: Edition, s: State, action: int) -> int:
    """The weight, 0 … 1000, with which a quick player draws a legal decision of the seat on turn."""
    weight = LEAST_POLICY  # PASS, END, ENTER, sending home
    if action >= PLACE:
        weight = place_policy(e, s, (action - PLACE) // POSITIONS // 2, (action - PLACE) % POSITIONS)
    elif action >= BONUS:
        weight = move_policy(e, s, (action - BONUS) // POSITIONS + (action - BONUS) % POSITIONS)
    elif action >= MOVE:
        weight = move_policy(e, s, (action - MOVE) // POSITIONS + (action - MOVE) % POSITIONS)
    elif action >= HOME:
        weight = LEAST_POLICY
    elif action >= SWAP:
        weight = POLICY_DUEL_TILE if (action - SWAP) % FENCING == MOVEMENT else LEAST_POLICY
    elif action >= TRAIN:
        weight = POLICY_MOVEMENT if action - TRAIN == MOVEMENT else POLICY_DUEL_TILE
    elif action >= DELIVER:
        weight = POLICY_SWORD * int(e.sword_fame[action - DELIVER]) ** 2
    elif action >= FORGE:
        weight = POLICY_SWORD * int(e.sword_fame[action - FORGE]) ** 2
    elif action >= DUEL:
        weight = POLICY_DUEL
    elif action >= PAY:
        weight = pay_policy(e, s, action - PAY)
    elif action == DRAW:
        weight = max(POLICY_CARDS_LEAST, POLICY_CARDS - POLICY_HELD * int(s.hand_size[s.seat]))
    elif action == USE:
        weight = MOST_POLICY
    elif action == SKIP:
        weight = POLICY_SKIP
    return min(MOST_POLICY, weight)
