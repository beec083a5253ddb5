"""A2 The turn: what is asked, what it allows, and what a decision does."""

from zoco.alcazar.reasons import ALREADY_ACTED, FLAG_FIRST, GAME_OVER, LEGAL, NO_FLAG_FREE, NOTHING_BUILT
from zoco.alcazar.rules.a3_buy import (
    buy,
    buy_tower,
    buy_unseen,
    forbid_buying,
    forbid_buying_tower,
    forbid_buying_unseen,
)
from zoco.alcazar.rules.a4_castle import forbid_castle, found_castle
from zoco.alcazar.rules.a5_villa import forbid_villa, found_villa
from zoco.alcazar.rules.a6_build import build, forbid_building
from zoco.alcazar.rules.a7_tower import build_tower, forbid_tower
from zoco.alcazar.rules.a8_bridge import build_bridge, forbid_bridge
from zoco.alcazar.rules.a9_withdraw import forbid_withdrawing, withdraw
from zoco.alcazar.rules.a10_nobles import (
    choose_flag,
    finish_building,
    forbid_placing,
    forbid_shift,
    forbid_swap,
    list_nobles,
    place_noble,
    shift,
    swap,
)
from zoco.alcazar.rules.a11_no_action import forbid_passing, forbid_useless_withdrawal, list_start, pass_turn
from zoco.alcazar.rules.a12_merging import forbid_flag, list_flags
from zoco.alcazar.rules.a14_end import finish_turn
from zoco.alcazar.state import (
    AFTER_BUILDING,
    BARON,
    BRIDGE,
    BUILD,
    BUY,
    BUY_DECK,
    BUY_TOWER,
    CASTLE,
    DONE,
    FLAG,
    FREE_FLAG,
    GRANDEE,
    LAYOUTS,
    NO_BARON,
    NOT_NEW,
    OVER,
    PASS,
    SHIFT,
    START,
    SWAP,
    TOWER,
    VILLA,
    WITHDRAW,
    Edition,
    State,
    View,
)
from zoco.core.chance import Chance
from zoco.core.compiling import jit
from zoco.core.layout import Choices


@jit
def list_legal(e: Edition, s: State, out: Choices) -> int:
    """Writes every legal decision of the seat on turn, and returns how many there are."""
    if s.phase == START:
        return list_start(e, s, out)
    if s.phase == AFTER_BUILDING:
        return list_nobles(s, out, 0)
    if s.phase == FREE_FLAG:
        return list_flags(e, s, out, 0)
    return 0


@jit
def decide(e: Edition, s: State, chance: Chance, action: int) -> None:
    """Carries out a legal decision. Chance is used only at set-up: there is one shuffle."""
    if action >= WITHDRAW:
        decide_on_nobles(e, s, action)
        return
    if action >= VILLA:
        scarce = s.flag_supply == 0
        worth = lay(e, s, action)
        if worth > 0:
            finish_building(e, s, worth, scarce)
            return
    elif action >= BUY:
        buy(s, action - BUY)
    elif action == BUY_DECK:
        buy_unseen(s)
    elif action == BUY_TOWER:
        buy_tower(s)
    elif action == PASS:
        pass_turn(s)
    finish_turn(s, action == PASS)


@jit
def lay(e: Edition, s: State, action: int) -> int:
    """Stones or a bridge come onto the board. Returns what they add to the value; 0 for a stone removed (A12.3)."""
    if action >= BRIDGE:
        return build_bridge(e, s, action - BRIDGE)
    if action >= TOWER:
        return build_tower(s, action - TOWER)
    if action >= CASTLE:
        return found_castle(e, s, (action - CASTLE) // LAYOUTS, (action - CASTLE) % LAYOUTS)
    if action >= BUILD:
        return build(e, s, action - BUILD)
    return found_villa(e, s, action - VILLA)


@jit
def decide_on_nobles(e: Edition, s: State, action: int) -> None:
    if action >= FLAG:
        choose_flag(e, s, action - FLAG)
        return
    if action < BARON:
        withdraw(s, action - WITHDRAW)
        return
    is_all = True
    if action >= SWAP:
        swap(s, (action - SWAP) // (NO_BARON + 1), (action - SWAP) % (NO_BARON + 1))
    elif action >= SHIFT:
        shift(s, (action - SHIFT) // (NOT_NEW + 1), (action - SHIFT) % (NOT_NEW + 1))
    elif action >= GRANDEE:
        is_all = place_noble(s, 1, action - GRANDEE)
    else:
        is_all = place_noble(s, 0, action - BARON)
    if is_all:
        finish_turn(s, False)


@jit
def phase_of(action: int) -> int:
    """The question that a decision answers."""
    if action >= FLAG:
        return FREE_FLAG
    return AFTER_BUILDING if action >= BARON or action == DONE else START


@jit
def forbid_by_phase(s: State, action: int) -> int:
    """Whether a decision answers the question that is asked."""
    asked = int(s.phase)
    answered = phase_of(action)
    if asked == OVER:
        return GAME_OVER
    if asked == answered:
        return LEGAL
    if asked == FREE_FLAG:
        return FLAG_FIRST
    if answered == FREE_FLAG:
        return NO_FLAG_FREE
    return NOTHING_BUILT if answered == AFTER_BUILDING else ALREADY_ACTED


@jit
def forbid(e: Edition, s: State, action: int, scratch: Choices) -> int:
    """The reason why a decision is forbidden, or LEGAL."""
    reason = forbid_by_phase(s, action)
    if reason != LEGAL:
        return reason
    if action >= WITHDRAW:
        return forbid_on_nobles(e, s, action, scratch)
    if action >= BRIDGE:
        return forbid_bridge(e, s, action - BRIDGE)
    if action >= TOWER:
        return forbid_tower(e, s, action - TOWER)
    if action >= CASTLE:
        return forbid_castle(s, (action - CASTLE) // LAYOUTS, (action - CASTLE) % LAYOUTS)
    if action >= BUILD:
        return forbid_building(s, action - BUILD)
    if action >= VILLA:
        return forbid_villa(s, action - VILLA)
    if action >= BUY:
        return forbid_buying(s, action - BUY)
    if action == BUY_DECK:
        return forbid_buying_unseen(s)
    if action == BUY_TOWER:
        return forbid_buying_tower(s)
    return LEGAL if action == DONE else forbid_passing(e, s, scratch)


@jit
def forbid_on_nobles(e: Edition, s: State, action: int, scratch: Choices) -> int:
    if action >= FLAG:
        return forbid_flag(e, s, action - FLAG)
    if action >= SWAP:
        return forbid_swap(s, (action - SWAP) // (NO_BARON + 1), (action - SWAP) % (NO_BARON + 1))
    if action >= SHIFT:
        return forbid_shift(s, (action - SHIFT) // (NOT_NEW + 1), (action - SHIFT) % (NOT_NEW + 1))
    if action >= GRANDEE:
        return forbid_placing(s, 1, action - GRANDEE)
    if action >= BARON:
        return forbid_placing(s, 0, action - BARON)
    reason = forbid_withdrawing(s, action - WITHDRAW)
    return reason if reason != LEGAL else forbid_useless_withdrawal(e, s, action - WITHDRAW, scratch)


@jit
def begins_turn(e: Edition, v: View) -> bool:
    """A2.1: nothing has been decided in this turn yet."""
    return v.phase == START and not v.withdrawn
