"""What a position is worth to a seat."""

from typing import TypeAlias

from zoco.alcazar.evaluation.gains import (
    POINT,
    REAL,
    SAVED,
    best_placing,
    bridge_gain,
    card_gain,
    level_value,
    tower_gain,
)
from zoco.alcazar.rules.a3_buy import holds
from zoco.alcazar.rules.a8_bridge import lies_on_the_board, may_be_spanned, step_of
from zoco.alcazar.rules.a9_withdraw import is_foreign
from zoco.alcazar.rules.a14_end import points_of, rank
from zoco.alcazar.state import (
    BRIDGE_PRICE,
    BUILD,
    CASTLE,
    CELLS,
    DIRECTIONS,
    GRANDEES,
    HELD,
    NOBLES,
    NOWHERE,
    OPEN,
    START,
    TOP_TOWER_LEVEL,
    TOWER,
    UNSEEN,
    WITHDRAW,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING

PARTS = ("result", "nobles", "supply", "values", "safety", "money", "cards", "towers", "bridges")
"""What `parts` gives, in this order. Each has a sentence in the catalogues."""

TEMPERATURE_AT_LAST, TEMPERATURE_LEFT = 100, 8  # in hundredths of a point, and more for each per cent left
VICTORY = 3000  # after the game: more than what can lie between two players in the middle of it
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
def turn_bonus(e: Edition, s: State, seat: int, left: int) -> int:
    """The sooner a seat is on turn the better. Whoever is asked about new cells has had it."""
    players = int(s.players)
    wait = (seat - int(s.seat) + players - (0 if s.phase == START else 1)) % players
    return tapered(POINT * (players - wait) // players, SOON, left)


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
