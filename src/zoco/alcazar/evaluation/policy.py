"""How good a decision looks before any search: the weight with which light playouts draw it."""

from zoco.alcazar.evaluation.gains import POINT, level_value
from zoco.alcazar.rules.a0_board import beside
from zoco.alcazar.rules.a8_bridge import step_of
from zoco.alcazar.state import (
    BARON,
    BRIDGE,
    BUILD,
    BUY,
    BUY_DECK,
    BUY_TOWER,
    CASTLE,
    CELLS,
    DONE,
    FLAG,
    GRANDEE,
    GRANDEES,
    NO_BARON,
    NOT_NEW,
    PASS,
    SHIFT,
    SWAP,
    TOWER,
    VILLA,
    WITHDRAW,
    Edition,
    State,
)
from zoco.core.compiling import jit

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
