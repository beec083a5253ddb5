"""What a position promises a seat, and which decisions look good at a glance. For bots; no rule needs it.

Fame is counted in hundredths of a point and time in hundredths of a turn: integers are the same on every machine. The
numbers were found by playing versions of the evaluation against each other.
"""

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING
from zoco.toledo.rules.t6_use import can_forge, shop_kind
from zoco.toledo.rules.t10_end import ARRIVED_TO_END, points_of, rank
from zoco.toledo.state import (
    BONUS,
    BROWN,
    CATHEDRAL,
    CIRCLE,
    DELIVER,
    DRAW,
    DUEL,
    FENCING,
    FENCING_MASTER,
    FIELDS,
    FIRST_ENTRANCE,
    FORGE,
    FORGING,
    FULL_FIELD,
    GATE,
    GEM_DEALER,
    HOME,
    LAST_ENTRANCE,
    METAL_DEALER,
    MOVE,
    MOVEMENT,
    NO_PRINT,
    NOT_YET,
    PAY,
    PLACE,
    POSITIONS,
    SKIP,
    SMITH,
    START,
    STUDIO,
    SWAP,
    TAVERN,
    TEAL,
    TRAIN,
    TRAINING,
    USE,
    VALUES,
    VIOLET,
    Edition,
    State,
)

PARTS = ("result", "swords", "road", "materials", "paintings", "fencing", "steps", "cards", "moves", "shops")
"""What `parts` gives, in this order. Each has a sentence in the catalogues."""

TEMPERATURE = 550
POINT = 100  # of fame
ONE_TURN = 100
CARD_STEPS = 35  # tenths of a step that a card brings on average

# The end
AHEAD_AT_LAST = 10_000  # for every rival beaten: the result is certain
URGENCY = 640  # a lead counts the more, the less time is left to lose it
LEISURE = 200  # added to the time left: the very end does not count without measure

# How long the game lasts
STEP_TURNS = 59  # for every step that the third figure still needs
CARD_TURNS = 51  # for every card that has to be taken first

# Swords on their way
PLAYED_A_TURN = 15  # tenths of a card that a turn plays from the hand,
TAKEN_A_TURN = 8  # and that it brings besides
FIGURE_NEED = 147  # percent of the cards that a figure needs at least

# Metal and gems
FORGED = 102  # percent of a sword's value that its materials have
METAL_MISSING = 229
GEM_MISSING = 187
MISSING_IN_HASTE = 222  # more the less time there is
METAL_LEFT = 71  # beyond the sword in mind
GEM_LEFT = 41
STOCK_TIME = 110  # turns in which half of the promise comes true

# The hand
CARD = 95
CARD_BEYOND = 67  # a card of a large hand
LARGE_HAND = 15
MOST_CARDS = 26  # more are only hoarded
SAME_VALUE = 16  # can follow in the same turn
BEST_MOVES = 55  # percent of what the best turn with this hand would bring,
NEXT_MOVES = 17  # and of the best with another value
CHOICE = 9  # for every move there is
SOON = 300  # being on turn: with it, the evaluation stays level while the turn goes around

# Fencing tiles
DUEL_TILE = 50
MOVEMENT_TILE = 330
TRAINED = 26

# Figures: for every step within the lower, middle and upper row, and in the Alcázar
LOWER_STEP = 3
MIDDLE_STEP = 5
UPPER_STEP = 6
ARRIVED = 170
NO_CIRCLE = 67  # a figure that has to fight or to move on
SOFT_TIME = 400  # turns in which half of cards, tiles and steps is turned into fame

# Own shops: the first of a kind, and the second
METAL_SHOP, METAL_SHOP_2 = 217, 96
GEM_SHOP, GEM_SHOP_2 = 130, 77
SMITHY, SMITHY_2 = 172, 28
MASTER, MASTER_2 = 40, 11
DEAR_ROW = 7  # for every 1 that others would have to pay
TWO_CIRCLES = 9
LINK = 7  # one card leads to it
RHYTHM = 14  # a card of the same value leads on
SMITH_AFTER = 8  # for every material shop before it
SHOP_TIME = 1200

# Paying a rival
PRICE = 36
PRICE_ROW = 7

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
def outcome(e: Edition, s: State, seat: int) -> int:
    """T10.3: the game is over."""
    standing = rank(e, s, seat)
    beaten = 0
    for rival in range(s.players):
        if rank(e, s, rival) < standing:
            beaten += 1
    return POINT * points_of(e, s, seat) + AHEAD_AT_LAST * beaten


@jit
def steps_to_end(s: State, seat: int) -> int:
    """How far the foremost figures are from ending the game (T10.1)."""
    missing = ARRIVED_TO_END - int(s.arrived[seat])
    steps = 0
    position = FIELDS
    while missing > 0 and position >= CATHEDRAL:
        if s.standing[seat] >> position & 1:
            figures = min(missing, int(s.figures[seat, position]))
            steps += figures * (FIRST_ENTRANCE - position)
            missing -= figures
        position -= 1
    return steps


@jit
def remaining(e: Edition, s: State) -> int:
    """The turns that may still be expected, this one included: as many as the fastest player leaves the others."""
    if s.last_turns != NOT_YET:
        return ONE_TURN
    least = 100 * ONE_TURN
    for player in range(s.players):
        steps = steps_to_end(s, player)
        missing = max(0, 100 * steps // CARD_STEPS - 10 * int(s.hand_size[player]))
        least = min(least, steps * STEP_TURNS + missing * CARD_TURNS // 10)
    return ONE_TURN + least


@jit
def turns_of(s: State, seat: int, turns: int) -> int:
    """Those of one seat: in the final round it may have had its last one."""
    if s.last_turns != NOT_YET and (seat - int(s.seat)) % int(s.players) >= s.last_turns:
        return 0
    return turns


@jit
def chance_to_arrive(cards: int, need: int) -> int:
    """In percent, with these cards (in tenths) where that many are needed."""
    return 100 * cards * cards // (cards * cards + need * need + 1)


@jit
def swords_on_the_way(e: Edition, s: State, seat: int, turns: int) -> tuple[int, int, int, int]:
    """The best sword goes with the foremost figure, the next with the next.

    Returns what the swords count as they are (T10.2), what they may be expected to gain on the road, how much more the
    best one is worth once it is in the Alcázar, and the chance of the next figure.
    """
    cards = min(10 * int(s.hand_size[seat]), turns * PLAYED_A_TURN // ONE_TURN) + turns * TAKEN_A_TURN // ONE_TURN
    certain = hoped = best = need = 0
    position = FIELDS
    left = int(s.figures[seat, position])
    carried = False
    for sword in range(e.swords - 1, -1, -1):
        fame = int(e.sword_fame[sword])
        certain += POINT * fame * int(s.delivered[seat, sword])
        for _ in range(s.swords[seat, sword]):
            while left == 0 and position > CATHEDRAL:
                position -= 1
                left = int(s.figures[seat, position])
            chance = 0
            if left > 0:
                left -= 1
                need += (FIRST_ENTRANCE - position) * FIGURE_NEED // CARD_STEPS
                chance = chance_to_arrive(cards, need)
            certain += POINT * (fame // 2)
            hoped += chance * (fame - fame // 2)
            if not carried:
                carried = True
                best = (fame - fame // 2) * (100 - chance)
    while left == 0 and position > CATHEDRAL:
        position -= 1
        left = int(s.figures[seat, position])
    if left == 0:
        return certain, hoped, best, 0
    need += (FIRST_ENTRANCE - position) * FIGURE_NEED // CARD_STEPS
    return certain, hoped, best, chance_to_arrive(cards, need)


@jit
def sword_value(e: Edition, sword: int, chance: int) -> int:
    """What forging it brings, the fame of its gems taken off (T10.2)."""
    fame = int(e.sword_fame[sword])
    return POINT * (fame // 2) + chance * (fame - fame // 2) - POINT // 2 * int(e.sword_gems[sword])


@jit
def material_value(amount: int, left: int, missing: int) -> tuple[int, int]:
    """What a material counts that is left over, or takes off where it is missing; and the same with one more."""
    more = amount + 1
    return amount * (left if amount > 0 else missing), more * (left if more > 0 else missing)


@jit
def stock_value(e: Edition, s: State, metal: int, gems: int, chance: int, turns: int) -> tuple[int, int, int]:
    """Metal and gems by the sword in the supply to which they come nearest: as they are, with a metal more, and with a
    gem more."""
    now = with_metal = with_gem = 0
    haste = MISSING_IN_HASTE * ONE_TURN // (turns + ONE_TURN)
    for sword in range(e.swords):
        if s.sword_supply[sword] > 0:
            value = sword_value(e, sword, chance) * FORGED // 100
            more_metal = metal - int(e.sword_metal[sword])
            more_gems = gems - int(e.sword_gems[sword])
            of_metal, of_next_metal = material_value(more_metal, METAL_LEFT, METAL_MISSING + haste)
            of_gems, of_next_gem = material_value(more_gems, GEM_LEFT, GEM_MISSING + haste)
            now = max(now, value + of_metal + of_gems)
            with_metal = max(with_metal, value + of_next_metal + of_gems)
            with_gem = max(with_gem, value + of_metal + of_next_gem)
    later = max(0, turns - ONE_TURN)
    unit = later + STOCK_TIME
    return now * later // unit, with_metal * later // unit, with_gem * later // unit


@jit
def forging_gain(e: Edition, s: State, seat: int, stock: int, chance: int, turns: int) -> int:
    """The best sword that can be paid, instead of its materials."""
    best = metal = gems = 0
    for sword in range(e.swords):
        if can_forge(e, s, seat, sword):
            value = sword_value(e, sword, chance)
            if value > best:
                best = value
                metal = int(s.metal[seat]) - int(e.sword_metal[sword])
                gems = int(s.gems[seat]) - int(e.sword_gems[sword])
    if best == 0:
        return 0
    return max(0, best + stock_value(e, s, metal, gems, chance // 2, turns)[0] - stock)


@jit
def use_gain(
    e: Edition, s: State, seat: int, field: int, highest: int, gains: tuple[int, int, int, int], card: int
) -> int:
    """What using a field would bring (`gains` by the kind of shop), the price taken off (T6.2)."""
    if e.printed[field] == TAVERN:
        gain = 3 * card
    elif e.printed[field] == STUDIO:
        gain = POINT * int(e.painting_fame[s.paintings_taken]) if s.paintings_taken < e.paintings else 0
    else:
        gain = gains[shop_kind(s, field)]
    if s.owner[field] == seat:
        return gain
    if highest < e.cost[field]:
        return 0
    gain -= card
    if e.printed[field] == NO_PRINT:
        gain -= PRICE + PRICE_ROW * int(e.cost[field])
    return max(0, gain)


@jit
def run_gain(
    e: Edition,
    s: State,
    seat: int,
    position: int,
    value: int,
    highest: int,
    gains: tuple[int, int, int, int],
    card: int,
    arrival: int,
) -> int:
    """The best that one figure gets out of the cards of one value, field after field; -1 if it cannot move."""
    best = -1
    gain = 0
    forged = False  # the materials last for one sword
    for _ in range(s.held[seat, value]):
        position += value
        if position >= FIRST_ENTRANCE:
            return max(best, gain + arrival) if position <= LAST_ENTRANCE else best
        if s.circles[position] == 0:
            return best
        if s.crowd[position] < s.circles[position]:
            smith = shop_kind(s, position) == SMITH
            if not (smith and forged):
                gain += use_gain(e, s, seat, position, highest, gains, card)
            forged = forged or smith
            gain -= card
            best = max(best, gain, 0)
    return best


@jit
def highest_card(s: State, seat: int) -> int:
    for value in range(VALUES - 1, 0, -1):
        if s.held[seat, value] > 0:
            return value
    return 0


@jit
def stands(s: State, seat: int) -> int:
    """The positions of the figures that can still move, packed into one number: 1 + position, five bits each."""
    packed = 0
    for position in range(FIRST_ENTRANCE):
        if s.figures[seat, position] > 0:
            packed = packed << 5 | position + 1
    return packed


@jit
def hand_value(
    e: Edition, s: State, seat: int, gains: tuple[int, int, int, int], card: int, arrival: int
) -> tuple[int, int]:
    """What the next turns can do with this hand, and what its variety promises later."""
    highest = highest_card(s, seat)
    figures = stands(s, seat)
    going_on = int(s.base_value) if s.seat == seat else 0  # T5.4: cards of this value may follow at once
    best = second = moves = same = now = 0
    for value in range(1, VALUES):
        if s.held[seat, value] == 0:
            continue
        same += int(s.held[seat, value]) - 1
        most = 0
        rest = figures
        while rest > 0:
            gain = run_gain(e, s, seat, (rest & 31) - 1, value, highest, gains, card, arrival)
            rest >>= 5
            if gain >= 0:
                moves += 1
                most = max(most, gain)
        if value == going_on:
            now = most
        elif most > best:
            second = best
            best = most
        elif most > second:
            second = most
    return now + (best * BEST_MOVES + second * NEXT_MOVES) // 100, min(moves, 8) * CHOICE + min(same, 6) * SAME_VALUE


@jit
def steps_value(s: State, seat: int) -> int:
    """Figures in the Alcázar and on the road, wherever the rows of the edition end."""
    total = ARRIVED * int(s.arrived[seat])
    for position in range(1, FIRST_ENTRANCE):
        if s.figures[seat, position] > 0:
            steps = min(position, 6) * LOWER_STEP
            steps += max(0, min(position, 13) - 6) * MIDDLE_STEP + max(0, position - 13) * UPPER_STEP
            total += steps * int(s.figures[seat, position])
    return total


@jit
def is_own_stop(e: Edition, s: State, seat: int, position: int) -> bool:
    """Where a card may lead without paying a rival: cathedral and entrances, own shops, taverns."""
    if position <= CATHEDRAL or position >= FIRST_ENTRANCE:
        return position in (CATHEDRAL, FIRST_ENTRANCE, LAST_ENTRANCE)
    return s.owner[position] == seat or e.printed[position] == TAVERN


@jit
def spacing_value(e: Edition, s: State, seat: int, field: int) -> int:
    """How well cards lead to a shop, and with the same value on from there."""
    total = 0
    for value in range(1, VALUES):
        before = is_own_stop(e, s, seat, field - value)
        after = is_own_stop(e, s, seat, field + value)
        if before:
            total += LINK
        if after and field + value >= FIRST_ENTRANCE:
            total += LINK
        if before and after:
            total += RHYTHM
    return total


@jit
def shops_value(e: Edition, s: State, seat: int) -> int:
    total = metal = gems = smiths = masters = 0
    for field in range(1, FIELDS + 1):
        if s.shop[field] == 0 or s.owner[field] != seat:
            continue
        total += DEAR_ROW * int(e.cost[field]) + spacing_value(e, s, seat, field)
        if s.circles[field] > 1:
            total += TWO_CIRCLES
        kind = shop_kind(s, field)
        if kind == METAL_DEALER:
            total += METAL_SHOP if metal == 0 else METAL_SHOP_2
            metal += 1
        elif kind == GEM_DEALER:
            total += GEM_SHOP if gems == 0 else GEM_SHOP_2
            gems += 1
        elif kind == SMITH:
            total += (SMITHY if smiths == 0 else SMITHY_2) + SMITH_AFTER * (metal + gems)
            smiths += 1
        else:
            total += MASTER if masters == 0 else MASTER_2
            masters += 1
    return total


@jit
def open_question(e: Edition, s: State, seat: int, gains: tuple[int, int, int, int], card: int, arrival: int) -> int:
    """In the middle of a turn: what the answer will bring."""
    if s.phase == CIRCLE:
        return use_gain(e, s, seat, int(s.place), highest_card(s, seat), gains, card)
    if s.phase == FORGING:
        return gains[SMITH]
    if s.phase == TRAINING:
        return gains[FENCING_MASTER]
    if s.phase == GATE:
        return arrival
    if s.phase == FULL_FIELD:  # a duel is won as often as not
        gain = use_gain(e, s, seat, int(s.place), highest_card(s, seat), gains, card)
        return (gain - NO_CIRCLE - int(s.place) * MIDDLE_STEP) // 2
    return 0


@jit
def cards_value(cards: int) -> int:
    """Of a hand of that size: the more cards, the less each of them is worth."""
    return min(cards, LARGE_HAND) * CARD + max(0, min(cards, MOST_CARDS) - LARGE_HAND) * CARD_BEYOND


@jit
def paintings_value(e: Edition, s: State, seat: int) -> int:
    total = 0
    for k in range(e.paintings):
        if s.painting_owner[k] == seat:
            total += POINT * int(e.painting_fame[k])
    return total


@jit
def expected_parts(e: Edition, s: State, seat: int, turns: int) -> tuple[int, ...]:
    """The fame that this seat has and may expect, while it still has a turn, part by part."""
    later = max(0, turns - ONE_TURN)
    soft = 1000 * later // (later + SOFT_TIME)
    swords, road, arrival, chance = swords_on_the_way(e, s, seat, turns)
    metal = int(s.metal[seat])
    gems = int(s.gems[seat])
    stock, with_metal, with_gem = stock_value(e, s, metal, gems, chance, turns)
    tiles = int(s.fencing[seat, VIOLET]) + int(s.fencing[seat, BROWN]) + int(s.fencing[seat, TEAL])
    moving = 1 if s.fencing[seat, MOVEMENT] > 0 else 0
    fencing = tiles * DUEL_TILE + moving * MOVEMENT_TILE
    steps = steps_value(s, seat)
    hand = int(s.hand_size[seat])
    cards = cards_value(hand)
    card = (cards_value(hand + 1) - cards) * soft // 1000
    gains = (
        with_metal - stock if s.metal_supply > 0 else 0,
        with_gem - stock + POINT // 2 if s.gem_supply > 0 else 0,
        forging_gain(e, s, seat, stock, chance, turns),
        TRAINED * soft // 1000 if tiles < 3 else 0,
    )
    moves, variety = hand_value(e, s, seat, gains, card, arrival)
    if s.seat == seat:
        moves += open_question(e, s, seat, gains, card, arrival)
    moves += (fencing + steps + cards + variety) * soft // 1000  # rounded together; the others' shares go off again
    fencing = fencing * soft // 1000
    steps = steps * soft // 1000
    cards = cards * soft // 1000
    return (
        0,
        swords,
        road,
        stock + POINT // 2 * gems,
        paintings_value(e, s, seat),
        fencing - moving * 2 * POINT,
        steps,
        cards,
        moves - fencing - steps - cards,
        shops_value(e, s, seat) * later // (later + SHOP_TIME),
    )


@jit
def parts_in(e: Edition, s: State, seat: int, turns: int) -> tuple[int, ...]:
    if s.ending != RUNNING:
        return outcome(e, s, seat), 0, 0, 0, 0, 0, 0, 0, 0, 0
    if turns == 0:  # T10.3: cards break ties
        return POINT * points_of(e, s, seat) + int(s.hand_size[seat]), 0, 0, 0, 0, 0, 0, 0, 0, 0
    return expected_parts(e, s, seat, turns)


@jit
def parts(e: Edition, s: State, seat: int) -> tuple[int, ...]:
    """What `value_of` is made of. `result` stands alone, when nothing else counts any more."""
    return parts_in(e, s, seat, turns_of(s, seat, remaining(e, s)))


@jit
def value_of(e: Edition, s: State, seat: int, left: int) -> int:
    """The fame this seat may expect in the end, in hundredths, to be compared with that of the other seats."""
    turns = turns_of(s, seat, left)
    result, swords, road, stock, paintings, fencing, steps, cards, moves, shops = parts_in(e, s, seat, turns)
    return result + swords + road + stock + paintings + fencing + steps + cards + moves + shops


@jit
def turn_bonus(e: Edition, s: State, seat: int, left: int) -> int:
    """The sooner a seat is on turn the better. It counts as much for the chances late as early, so it shrinks with
    `temperature`. Whoever has begun a turn has had it."""
    if turns_of(s, seat, left) == 0:
        return 0
    players = int(s.players)
    wait = (seat - int(s.seat) + players - (0 if s.phase == START else 1)) % players
    return SOON * (players - wait) // players * temperature(e, s, left) // TEMPERATURE


@jit
def temperature(e: Edition, s: State, left: int) -> int:
    """A seat this much ahead has e times the chances: the less time is left, the less it takes."""
    return TEMPERATURE * (left + LEISURE) // (left + LEISURE + URGENCY)


@jit
def affects_others(e: Edition, s: State, action: int) -> bool:
    """Duels, cards paid to a rival, and swords that only one can have."""
    if action >= FORGE:
        return action < DELIVER
    if action >= DUEL:
        return True
    return action >= PAY and e.printed[s.place] == NO_PRINT


# ---- policy


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
