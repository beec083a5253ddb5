"""The hard parts of the rules, by name and number; kinds of decisions; and short questions about a state."""

from zoco.alcazar.state import (
    BARON,
    BRIDGE,
    BUILD,
    BUY_TOWER,
    CASTLE,
    CELLS,
    DONE,
    FLAG,
    GRANDEE,
    PASS,
    SHIFT,
    SIDE,
    SWAP,
    TOWER,
    VILLA,
    WITHDRAW,
    State,
)
from zoco.core.compiling import jit

SITUATIONS = (
    "bridge over a gap",
    "bridges crossing",
    "bridges overlapping",
    "pillar: a bridge part",
    "pillar: a bridge part over a gap",
    "bridge over a bridge refused",
    "own noble lifted by a stone",
    "own noble lifted by a tower",
    "own noble lifted by a bridge, on a pillar",
    "own noble lifted by a bridge, in the middle",
    "baron captured by a stone",
    "grandee captured by a stone",
    "baron captured by a bridge",
    "grandee captured by a bridge",
    "tower prepares a bridge",
    "villa and villa merged by a stone",
    "villa and villa merged by a bridge",
    "villa and castle merged by a stone",
    "villa and castle merged by a bridge",
    "castle and castle merged by a stone",
    "castle and castle merged by a bridge",
    "castle reaches 50",
    "stone removed at 50",
    "bridge refused at 50",
    "tower refused at 50",
    "castle at 50 and villa merged by a stone",
    "castle at 50 and villa merged by a bridge",
    "villa begins to wait for a flag",
    "flag to the only villa that waits",
    "flag to be chosen among villas",
    "large villa drops to 50",
    "forced to withdraw, then to buy",
    "bought after a forced withdrawal",
    "forced to withdraw with tower cards",
    "pass that skips, without a card",
    "pass that skips, with tower cards",
    "pass for good",
    "bridge instead of passing for good",
    "withdrawal instead of passing for good",
    "decision while another is out",
    "baron placed",
    "grandee placed",
    "noble shifted",
    "nobles swapped",
    "second noble after founding",
    "castle founded over 72 and 1",
    "castle founded round a corner",
    "stone beside a unit over 72 and 1",
    "end: last stone",
    "end: last stone removed",
    "end: last bridge",
    "end: all passed",
    "three units merged",
)
UNREACHED = {"three units merged"}  # fields beside each other are one unit, and gaps are reached from such fields
(
    OVER_A_GAP,
    CROSSING,
    OVERLAPPING,
    PART_AS_PILLAR,
    GAP_AS_PILLAR,
    BRIDGE_OVER_BRIDGE,
    LIFTED_BY_STONE,
    LIFTED_BY_TOWER,
    LIFTED_ON_PILLAR,
    LIFTED_IN_MIDDLE,
    CAPTURED_BY_STONE,  # + 1 for a grandee
    _,
    CAPTURED_BY_BRIDGE,  # + 1 for a grandee
    _,
    PREPARED,
    VILLAS_MERGED,  # + 1 by a bridge
    _,
    BOTH_MERGED,  # + 1 by a bridge
    _,
    CASTLES_MERGED,  # + 1 by a bridge
    _,
    FIFTY_REACHED,
    STONE_REMOVED,
    BRIDGE_REFUSED,
    TOWER_REFUSED,
    FIFTY_AND_VILLA,  # + 1 by a bridge
    _,
    WAITING,
    FLAG_TO_ONE,
    FLAG_TO_CHOOSE,
    DROPPED,
    FORCED_TO_BUY,
    BOUGHT,
    FORCED_WITH_TOWERS,
    SKIPPED,
    SKIPPED_WITH_TOWERS,
    PASSED_OUT,
    BRIDGE_INSTEAD,
    WITHDRAWN_INSTEAD,
    OTHER_IS_OUT,
    BARON_PLACED,
    GRANDEE_PLACED,
    SHIFTED,
    SWAPPED,
    SECOND_NOBLE,
    CASTLE_OVER_THE_SEAM,
    CASTLE_ROUND_A_CORNER,
    STONE_OVER_THE_SEAM,
    ENDED,  # + ending - 1
    _,
    _,
    _,
    THREE_MERGED,
) = range(len(SITUATIONS))

WRONG_MONEY, WRONG_FLAG, WRONG_OFFER, WRONG_FORCE = 80, 81, 82, 83

KINDS = 15
(
    PASSING,
    RESTING,
    BUYING,
    BUYING_A_TOWER,
    FOUNDING_A_VILLA,
    BUILDING,
    FOUNDING_A_CASTLE,
    TOWERING,
    BRIDGING,
    WITHDRAWING,
    PLACING_A_BARON,
    PLACING_A_GRANDEE,
    SHIFTING,
    SWAPPING,
    CHOOSING_A_FLAG,
) = range(KINDS)


@jit
def kind_of(action: int) -> int:
    if action >= WITHDRAW:
        if action >= FLAG:
            return CHOOSING_A_FLAG
        if action >= SHIFT:
            return SWAPPING if action >= SWAP else SHIFTING
        if action >= BARON:
            return PLACING_A_GRANDEE if action >= GRANDEE else PLACING_A_BARON
        return WITHDRAWING
    if action >= VILLA:
        if action >= TOWER:
            return BRIDGING if action >= BRIDGE else TOWERING
        if action >= BUILD:
            return FOUNDING_A_CASTLE if action >= CASTLE else BUILDING
        return FOUNDING_A_VILLA
    if action in (PASS, DONE):
        return PASSING if action == PASS else RESTING
    return BUYING_A_TOWER if action == BUY_TOWER else BUYING


@jit
def is_own(s: State, cell: int) -> bool:
    return s.noble[cell] > 0 and (s.noble[cell] - 1) // 2 == s.seat


@jit
def is_foreign(s: State, cell: int) -> bool:
    return s.noble[cell] > 0 and (s.noble[cell] - 1) // 2 != s.seat


@jit
def has_part_on_top(s: State, cell: int) -> bool:
    """Whether the highest thing on a cell is a part of a bridge."""
    for way in range(6):
        line = cell + (way % 3 - 1) * (1 if way < 3 else SIDE) + (0 if way < 3 else CELLS)
        if 0 <= line < 2 * CELLS and (way < 3) == (line < CELLS) and s.bridge_level[line] > 0:
            if s.bridge_level[line] == s.height[cell]:
                return True
    return False


@jit
def is_full(s: State, unit: int) -> bool:
    return s.castle[unit] > 0 and s.value[unit] == 50
