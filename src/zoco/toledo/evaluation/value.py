"""What a position is worth to a seat."""

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING
from zoco.toledo.evaluation.gains import (
    MIDDLE_STEP,
    ONE_TURN,
    POINT,
    Prospects,
    forging_gain,
    hand_value,
    highest_card,
    open_question,
    stock_value,
)
from zoco.toledo.rules.t6_use import shop_kind
from zoco.toledo.rules.t10_end import ARRIVED_TO_END, points_of, rank
from zoco.toledo.state import (
    BROWN,
    CATHEDRAL,
    DELIVER,
    DUEL,
    FIELDS,
    FIRST_ENTRANCE,
    FORGE,
    GEM_DEALER,
    LAST_ENTRANCE,
    METAL_DEALER,
    MOVEMENT,
    NO_PRINT,
    NOT_YET,
    PAY,
    SMITH,
    START,
    TAVERN,
    TEAL,
    VALUES,
    VIOLET,
    Edition,
    State,
)

PARTS = ("result", "swords", "road", "materials", "paintings", "fencing", "steps", "cards", "moves", "shops")
"""What `parts` gives, in this order. Each has a sentence in the catalogues."""

TEMPERATURE = 550
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

# The hand
CARD = 95
CARD_BEYOND = 67  # a card of a large hand
LARGE_HAND = 15
MOST_CARDS = 26  # more are only hoarded
SOON = 300  # being on turn: with it, the evaluation stays level while the turn goes around

# Fencing tiles
DUEL_TILE = 50
MOVEMENT_TILE = 330
TRAINED = 26

# Figures: for every step within the lower, middle and upper row, and in the Alcázar
LOWER_STEP = 3
UPPER_STEP = 6
ARRIVED = 170
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
    uses = (
        with_metal - stock if s.metal_supply > 0 else 0,
        with_gem - stock + POINT // 2 if s.gem_supply > 0 else 0,
        forging_gain(e, s, seat, stock, chance, turns),
        TRAINED * soft // 1000 if tiles < 3 else 0,
    )
    prospects = Prospects(uses, card, arrival, highest_card(s, seat))
    moves, variety = hand_value(e, s, seat, prospects)
    if s.seat == seat:
        moves += open_question(e, s, seat, prospects)
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
