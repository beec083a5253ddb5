"""What a position is worth to a seat, and how good a decision looks at a glance: the evaluation of the bots.

Integers only, so that every machine judges alike. The positions are imagined ones (`determinize`), so all may be read;
of a rival's hand no more is used than that build cards are somewhere.

The weights are fitted to the final points of a thousand games between greedy bots, with two to four players: the value
of a seat minus the mean of all is the lead that it may expect, and `temperature` makes chances of it.
"""

from typing import TypeAlias

from zoco.alcazar.rules.a0_board import beside
from zoco.alcazar.rules.a3_buy import holds
from zoco.alcazar.rules.a4_castle import CASTLE_VALUE, can_found_castles
from zoco.alcazar.rules.a5_villa import VILLA_VALUE
from zoco.alcazar.rules.a6_build import GROUND_WORTH, UPPER_WORTH
from zoco.alcazar.rules.a8_bridge import LEVEL_WORTH, lies_on_the_board, may_be_spanned, step_of
from zoco.alcazar.rules.a9_withdraw import is_foreign
from zoco.alcazar.rules.a14_end import points_of, rank
from zoco.alcazar.state import (
    BARON,
    BRIDGE,
    BRIDGE_PRICE,
    BUILD,
    BUY,
    BUY_DECK,
    BUY_TOWER,
    CASTLE,
    CELLS,
    DIRECTIONS,
    DONE,
    FLAG,
    GRANDEE,
    GRANDEES,
    HELD,
    LAYOUTS,
    MOST_VALUE,
    NEW_CELLS,
    NO_BARON,
    NOBLES,
    NOT_NEW,
    NOWHERE,
    OPEN,
    PASS,
    SHIFT,
    START,
    SWAP,
    TOP_TOWER_LEVEL,
    TOWER,
    UNSEEN,
    VILLA,
    WITHDRAW,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING

PARTS = ("result", "nobles", "supply", "values", "safety", "money", "cards", "towers", "bridges")
"""What `parts` gives, in this order. Each has a sentence in the catalogues."""

TEMPERATURE_AT_LAST, TEMPERATURE_LEFT = (
    100,
    8,
)  # hundredths that make chances e times as good, and more for each per cent left
POINT = 100  # everything is counted in hundredths of a point
REAL = 2  # A14.2: 50 real are a point
VICTORY = 3000  # after the game: more than what can lie between two players in the middle of it
SAVED = 150  # what a baron in supply is worth at the beginning: it could climb elsewhere
CAPTURE = 50  # a rival's trouble
LATE = 20  # per cent left: from here on nobles in supply come too late
NEEDED, COMFORT = 20, 60  # real: below the one little can be done, above the other money is no worry

Weight: TypeAlias = tuple[int, int]
"""Per cent at the beginning and at the end of the game."""

LEVELS: Weight = (15, 115)  # a level is a point, and a noble builds bridges on its own level
FULL: Weight = (-10, -5)  # A7.1: no tower card lifts a noble from level 5 on
VALUES: Weight = (190, 50)  # per 100 real: a dear castle pays for every stone, and for the noble itself if it goes
HIGHEST_VALUE: Weight = (1345, -290)  # per 100 real: the best income within reach
EXPOSED: Weight = (0, -5)  # what a capture would cost while nobody knows who has the card: hardly anything
OFFERED: Weight = (-50, -40)  # the same while the card lies open for 5 real
HUNTED: Weight = (-105, -90)  # the same where all saw a rival take the card
OVERLOOKED: Weight = (-135, 0)  # A8.3: the same where a rival's bridge would fit above
SPARE_BARONS: Weight = (5, 100)  # may still be placed, the later the higher
SPARE_GRANDEES: Weight = (55, 540)  # the same, and grandees count twice
FIRST_REALS: Weight = (3770, 0)  # per 100 real, as the next two
NEXT_REALS: Weight = (710, 0)  # enough for a bridge and a noble
REALS: Weight = (95, 225)  # A14.2: in the end 50 are a point
BEST_CARD: Weight = (-5, 40)  # the best turn that the hand allows
OTHER_CARDS: Weight = (25, 5)  # turns to come; none are left in the end
LIFTS: Weight = (55, 50)  # cards that only help the holder: they lift an own noble and cannot capture it any more
HAND_SIZE: Weight = (45, 5)  # a card that is held need not be bought, nor can it be sold in the end
TOWERS: Weight = (160, 95)  # levels as good as certain, but a turn each
BEST_BRIDGE: Weight = (15, 45)  # the best bridge now
OTHER_BRIDGES: Weight = (40, 0)  # rivals may spoil them, and there is a turn to be spent on each
LOWER_FAR: Weight = (25, 5)  # a stone on the far pillar is missing
LOWER_NEAR: Weight = (25, 5)  # a stone under the own noble is missing
PAIRS: Weight = (135, -15)  # two own nobles in a line: a bridge one day
SOON: Weight = (205, 75)  # being on turn: with it, the evaluation stays level while the turn goes around

# The policy
MOST_POLICY = 1000
LOW_NOBLE_BACK = 300  # a noble on the ground gets its price back and climbs elsewhere
TOWER_BELOW_NOBLE = 400  # per level and point, as all …_BELOW_…
TOWER_AS_PILLAR = 30
NEW_CASTLE = 35  # each of up to thirty ways to found one
BRIDGE_BELOW_NOBLES = 800
BRIDGE_VALUE = 5  # per real of income, as all …_VALUE
CARD_BELOW_NOBLE = 600
CARD_LEVEL = 22
CARD_VALUE = 5
BUY_UNSEEN = 50
BUY_FIRST_TOWER = 700  # shared among those held
BUY_BELOW_NOBLE = 140
BUY_VALUE = 8
STAY = 20  # doing nothing more
PLACE_BARON = 85  # per level squared, as the next two: one high noble beats two low ones
PLACE_GRANDEE = 220
MOVE_NOBLE = 160
SWAP_NOBLES = 250  # per level


@jit
def value_of(e: Edition, s: State, seat: int, left: int) -> int:
    """The final points that this seat can be expected to reach, in hundredths; after the game, its standing."""
    result, nobles, supply, values, safety, money, cards, towers, bridges = parts_in(e, s, seat, left)
    return result + nobles + supply + values + safety + money + cards + towers + bridges


@jit
def parts(e: Edition, s: State, seat: int) -> tuple[int, ...]:
    """What `value_of` is made of. After the game the result stands alone."""
    return parts_in(e, s, seat, remaining(e, s))


@jit
def parts_in(e: Edition, s: State, seat: int, left: int) -> tuple[int, ...]:
    if s.ending != RUNNING:
        return standing(e, s, seat), 0, 0, 0, 0, 0, 0, 0, 0
    nobles, supply, values, safety = value_of_nobles(e, s, seat, left)
    return (
        0,
        nobles + best_placing(s, seat, left),
        supply,
        values,
        safety,
        value_of_money(s, seat, left),
        value_of_cards(e, s, seat, left),
        tapered(tower_gain(s, seat), TOWERS, left),
        value_of_bridges(e, s, seat, left),
    )


@jit
def standing(e: Edition, s: State, seat: int) -> int:
    """A14.2: points, what a tie is broken by, and victory itself, which is all that counts in the end."""
    total = POINT * points_of(e, s, seat)
    won = True
    for rival in range(s.players):
        if rank(e, s, rival) > rank(e, s, seat):
            won = False
        elif rank(e, s, rival) < rank(e, s, seat):
            total += 1
    return total + VICTORY if won else total


@jit
def remaining(e: Edition, s: State) -> int:
    """A14.1: how much of the stones or of the bridges is left, in per cent; what will run out first counts."""
    return min(100 * int(s.stones) // int(e.stones), 100 * int(s.bridges) // int(e.bridges))


@jit
def tapered(amount: int, weight: Weight, left: int) -> int:
    """Weights are per cent at the beginning and at the end of the game."""
    return amount * (weight[0] * left + weight[1] * (100 - left)) // 10_000


@jit
def level_value(s: State, seat: int, cell: int) -> int:
    """A14.2: what a level more or less under this cell means to the seat: it may have a noble there."""
    noble = int(s.noble[cell])
    if noble == 0 or (noble - 1) // 2 != seat:
        return 0
    return POINT * (1 + (noble - 1) % 2)


@jit
def value_of_nobles(e: Edition, s: State, seat: int, left: int) -> tuple[int, int, int, int]:
    """Levels reached, nobles in supply, the castles they stand in, and what may become of them."""
    levels = full = values = highest_value = exposed = offered = hunted = overlooked = 0
    barons = grandees = 0
    for k in range(NOBLES):
        cell = int(s.stand[seat, k])
        if cell == NOWHERE:
            if k < GRANDEES:
                grandees += POINT
            else:
                barons += POINT
            continue
        times = 2 if k < GRANDEES else 1
        level = int(s.height[cell])
        value = int(s.value[s.unit[cell]])
        levels += POINT * times * level
        values += times * value
        highest_value = max(highest_value, value)
        if level >= TOP_TOWER_LEVEL:
            full += POINT * times
        loss = times * max(0, POINT * level - SAVED * left // 100 - REAL * value)
        known = int(s.known[e.field[cell]])
        if known == OPEN:
            offered += loss
        elif known >= HELD and known != HELD + seat:
            hunted += loss
        elif known == UNSEEN and e.field[cell] > 0 and not holds(s, seat, int(e.field[cell])):
            exposed += loss
        if is_overlooked(e, s, seat, cell):
            overlooked += loss
    return (
        tapered(levels, LEVELS, left) + tapered(full, FULL, left),
        (tapered(barons, SPARE_BARONS, left) + tapered(grandees, SPARE_GRANDEES, left)) * min(left, LATE) // LATE,
        tapered(values, VALUES, left) + tapered(highest_value, HIGHEST_VALUE, left),
        tapered(exposed, EXPOSED, left)
        + tapered(offered, OFFERED, left)
        + tapered(hunted, HUNTED, left)
        + tapered(overlooked, OVERLOOKED, left),
    )


@jit
def is_overlooked(e: Edition, s: State, seat: int, cell: int) -> bool:
    """A8.3: a rival could bridge over this cell as the board stands."""
    return is_below(e, s, seat, cell) or is_below(e, s, seat, CELLS + cell)


@jit
def is_below(e: Edition, s: State, seat: int, line: int) -> bool:
    if not lies_on_the_board(e, line):
        return False
    middle = line % CELLS
    first = middle - step_of(line)
    last = middle + step_of(line)
    if s.height[first] != s.height[last] or s.height[first] <= s.height[middle]:
        return False
    if s.noble[first] == 0 and s.noble[last] == 0:
        return False
    return level_value(s, seat, first) == 0 and level_value(s, seat, last) == 0


@jit
def value_of_money(s: State, seat: int, left: int) -> int:
    """The first real count most: without them nothing can be done."""
    money = int(s.money[seat])
    return (
        tapered(min(money, NEEDED), FIRST_REALS, left)
        + tapered(max(0, min(money, COMFORT) - NEEDED), NEXT_REALS, left)
        + tapered(money, REALS, left)
    )


@jit
def value_of_cards(e: Edition, s: State, seat: int, left: int) -> int:
    """What the cards in hand could do now: the best one first."""
    best = rest = lifts = 0
    for k in range(s.hand_size[seat]):
        card = int(s.hand[seat, k])
        gain = card_gain(e, s, seat, card, left)
        rest += gain
        best = max(best, gain)
        lifts += level_value(s, seat, int(e.cell[card]))
    return (
        tapered(best, BEST_CARD, left)
        + tapered(rest - best, OTHER_CARDS, left)
        + tapered(lifts, LIFTS, left)
        + tapered(POINT * int(s.hand_size[seat]), HAND_SIZE, left)
    )


@jit
def tower_gain(s: State, seat: int) -> int:
    """A7.2: the tower cards under the own nobles, grandees first."""
    gain = 0
    towers = int(s.towers[seat])
    for k in range(NOBLES):
        cell = int(s.stand[seat, k])
        if cell != NOWHERE:
            stones = max(0, min(towers, TOP_TOWER_LEVEL - int(s.height[cell])))
            towers -= stones
            gain += stones * level_value(s, seat, cell)
    return gain


@jit
def card_gain(e: Edition, s: State, seat: int, card: int, left: int) -> int:
    """What a build card would bring at once: income, and a level or a place for a noble."""
    cell = int(e.cell[card])
    if s.height[cell] > 0:
        unit = int(s.unit[cell])
        value = min(int(s.value[unit]) + UPPER_WORTH, MOST_VALUE)
        lift = level_value(s, seat, cell)
        if lift > 0:
            return lift + REAL * value
        gain = place_gain(s, seat, int(s.height[cell]) + 1, unit, value, value, left) + REAL * value
        return gain + CAPTURE if s.noble[cell] > 0 else gain
    if s.near[card] > 0:
        unit = max(int(s.unit[e.cell[beside(card, -1)]]), int(s.unit[e.cell[beside(card, 1)]]))
        value = min(int(s.value[unit]) + GROUND_WORTH, MOST_VALUE)
        return place_gain(s, seat, 1, unit, value, value, left) + REAL * value
    if can_found_castles(s):
        for layout in range(LAYOUTS):
            if s.site[beside(card, layout - 2)] > 0:
                return place_gain(s, seat, 2, 0, CASTLE_VALUE, CASTLE_VALUE, left) + REAL * CASTLE_VALUE
    return REAL * VILLA_VALUE


@jit
def place_gain(s: State, seat: int, level: int, unit: int, price: int, income: int, left: int) -> int:
    """A10: the best that a free new cell on this level can be used for; unit 0: nobody can move there."""
    money = int(s.money[seat]) + income
    placed = POINT * level - SAVED * left // 100 - REAL * price
    best = 0
    if money >= price and s.stand[seat, NOBLES - 1] == NOWHERE:
        best = max(best, placed)
    if money >= 2 * price and s.stand[seat, GRANDEES - 1] == NOWHERE:
        best = max(best, 2 * placed)
    if unit > 0:
        for k in range(NOBLES):
            cell = int(s.stand[seat, k])
            if s.unit[cell] == unit:
                best = max(best, (level - int(s.height[cell])) * (2 * POINT if k < GRANDEES else POINT))
    return best


@jit
def value_of_bridges(e: Edition, s: State, seat: int, left: int) -> int:
    """A8: bridges that could be built now, and those that lack one stone under a pillar."""
    best = rest = lower_far = lower_near = pairs = 0
    for k in range(NOBLES):
        cell = int(s.stand[seat, k])
        if cell == NOWHERE:
            continue
        height = int(s.height[cell])
        for way in range(DIRECTIONS):
            far = int(e.far[cell, way])
            pillar = int(s.height[far])
            if pillar == 0 or is_foreign(s, seat, far) or (s.noble[far] > 0 and far < cell):
                continue
            if s.noble[far] > 0:
                pairs += POINT
            if abs(pillar - height) > 1 or s.height[(cell + far) // 2] >= max(pillar, height):
                continue
            if not may_be_spanned(s, cell, far):
                continue
            gain = bridge_gain(s, seat, cell, far, max(pillar, height) + 1, left)
            if pillar == height:
                rest += gain
                best = max(best, gain)
            elif pillar < height:
                lower_far = max(lower_far, gain)
            else:
                lower_near = max(lower_near, gain)
    if s.money[seat] < BRIDGE_PRICE:
        best, rest = best // 2, rest // 2
    return (
        tapered(best, BEST_BRIDGE, left)
        + tapered(rest - best, OTHER_BRIDGES, left)
        + tapered(lower_far, LOWER_FAR, left)
        + tapered(lower_near, LOWER_NEAR, left)
        + tapered(pairs, PAIRS, left)
    )


@jit
def bridge_gain(s: State, seat: int, cell: int, far: int, level: int, left: int) -> int:
    """What a bridge between two pillars would bring at once."""
    middle = (cell + far) // 2
    unit = int(s.unit[cell])
    value = int(s.value[unit]) + LEVEL_WORTH * level
    if s.unit[far] != unit:
        value += int(s.value[s.unit[far]])
    value = min(value, MOST_VALUE)
    gain = REAL * (value - BRIDGE_PRICE)
    taken = 0
    for place in (cell, middle, far):
        lift = level_value(s, seat, place)
        gain += lift * (level - int(s.height[place]))
        taken += 1 if lift > 0 else 0
    if taken < NEW_CELLS:
        gain += place_gain(s, seat, level, unit, value, value - BRIDGE_PRICE, left)
    return gain


@jit
def turn_bonus(e: Edition, s: State, seat: int, left: int) -> int:
    """The sooner a seat is on turn the better. Whoever is asked about new cells has had it."""
    players = int(s.players)
    wait = (seat - int(s.seat) + players - (0 if s.phase == START else 1)) % players
    return tapered(POINT * (players - wait) // players, SOON, left)


@jit
def best_placing(s: State, seat: int, left: int) -> int:
    """Within a turn: what the new cells can still be used for."""
    if s.phase == START or seat != s.seat:
        return 0
    unit = int(s.unit[s.new_cell[0]])
    origin = 0 if s.founded else unit
    best = 0
    for k in range(NEW_CELLS):
        cell = int(s.new_cell[k])
        if cell != NOWHERE and s.noble[cell] == 0:
            best = max(best, place_gain(s, seat, int(s.height[cell]), origin, int(s.value[unit]), 0, left))
    return best


@jit
def temperature(e: Edition, s: State, left: int) -> int:
    """Measured: the chances of a lead grow as the game nears its end."""
    return TEMPERATURE_AT_LAST + TEMPERATURE_LEFT * left


@jit
def affects_others(e: Edition, s: State, action: int) -> bool:
    """Bridges, towers, and stones under nobles: rivals may be captured or lifted."""
    if action >= TOWER:
        return action < WITHDRAW
    return action >= BUILD and action < CASTLE and s.noble[e.cell[action - BUILD]] > 0


# At a glance


@jit
def policy(e: Edition, s: State, action: int) -> int:
    """How good a legal decision looks at a glance, 1 … 1000: decisions drawn in proportion make sensible games."""
    seat = int(s.seat)
    if action >= BARON or action == DONE:
        return min(MOST_POLICY, max(1, policy_of_nobles(s, seat, action)))
    return min(MOST_POLICY, max(1, policy_of_action(e, s, seat, action)))


@jit
def policy_of_action(e: Edition, s: State, seat: int, action: int) -> int:
    if action >= WITHDRAW:
        return LOW_NOBLE_BACK if s.height[action - WITHDRAW] == 1 else 0
    if action >= BRIDGE:
        return policy_of_bridge(s, seat, action - BRIDGE)
    if action >= TOWER:
        lift = level_value(s, seat, action - TOWER)
        return TOWER_BELOW_NOBLE * lift // POINT if lift > 0 else TOWER_AS_PILLAR
    if action >= CASTLE:
        return NEW_CASTLE
    if action >= BUILD:
        return policy_of_card(e, s, seat, action - BUILD)
    if action >= VILLA or action == PASS:
        return 0
    return policy_of_buying(e, s, seat, action)


@jit
def policy_of_bridge(s: State, seat: int, line: int) -> int:
    middle = line % CELLS
    first = middle - step_of(line)
    last = middle + step_of(line)
    level = int(s.height[first]) + 1
    lift = level_value(s, seat, first) + level_value(s, seat, last)
    lift += level_value(s, seat, middle) * (level - int(s.height[middle]))
    return BRIDGE_BELOW_NOBLES * lift // POINT + BRIDGE_VALUE * int(s.value[s.unit[first]])


@jit
def policy_of_card(e: Edition, s: State, seat: int, card: int) -> int:
    cell = int(e.cell[card])
    level = int(s.height[cell]) + 1
    unit = int(s.unit[cell])
    if level == 1:
        unit = max(int(s.unit[e.cell[beside(card, -1)]]), int(s.unit[e.cell[beside(card, 1)]]))
    lift = level_value(s, seat, cell)
    place = CARD_BELOW_NOBLE * lift // POINT if lift > 0 else CARD_LEVEL * level
    return place + CARD_VALUE * int(s.value[unit])


@jit
def policy_of_buying(e: Edition, s: State, seat: int, action: int) -> int:
    if action == BUY_DECK:
        return BUY_UNSEEN
    if action == BUY_TOWER:
        return BUY_FIRST_TOWER // (1 + int(s.towers[seat]))
    cell = int(e.cell[action - BUY])
    lift = BUY_BELOW_NOBLE * level_value(s, seat, cell) // POINT
    return lift + BUY_VALUE * int(s.value[s.unit[cell]])


@jit
def policy_of_nobles(s: State, seat: int, action: int) -> int:
    """A10: placing counts by the level, moving and swapping by the levels won. A12.4: any flag is as good."""
    if action == DONE:
        return STAY
    if action < GRANDEE:
        return PLACE_BARON * int(s.height[action - BARON]) ** 2
    if action < SHIFT:
        return PLACE_GRANDEE * int(s.height[action - GRANDEE]) ** 2
    if action >= FLAG:
        return STAY
    if action < SWAP:
        noble = (action - SHIFT) // (NOT_NEW + 1)
        target = int(s.new_cell[(action - SHIFT) % (NOT_NEW + 1)])
        won = int(s.height[target]) - int(s.height[s.stand[seat, noble]])
        return MOVE_NOBLE * won * abs(won) * (2 if noble < GRANDEES else 1)
    grandee = int(s.stand[seat, (action - SWAP) // (NO_BARON + 1)])
    baron = int(s.stand[seat, GRANDEES + (action - SWAP) % (NO_BARON + 1)])
    return SWAP_NOBLES * (int(s.height[baron]) - int(s.height[grandee]))
