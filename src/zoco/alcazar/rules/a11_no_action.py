"""A11 No action left: what a turn may begin with, and when it may be passed."""

from zoco.alcazar.reasons import CAN_ACT, LEGAL, WITHDRAW_TO_GO_ON
from zoco.alcazar.rules.a3_buy import card_on_offer, list_buys
from zoco.alcazar.rules.a6_build import list_build_cards
from zoco.alcazar.rules.a7_tower import list_towers
from zoco.alcazar.rules.a8_bridge import list_bridges
from zoco.alcazar.rules.a9_withdraw import list_withdrawals, move_noble, take_back
from zoco.alcazar.state import NOWHERE, PASS, WITHDRAW, Edition, State
from zoco.core.compiling import jit
from zoco.core.layout import Choices


@jit
def list_main(e: Edition, s: State, out: Choices, n: int) -> int:
    """A2.2: exactly one of these makes the turn."""
    n = list_build_cards(s, out, n)
    n = list_buys(s, out, n)
    n = list_towers(e, s, out, n)
    return list_bridges(e, s, out, n)


@jit
def is_at_the_end(s: State) -> bool:
    """A11.1: no card held and none left to buy. All that can be left of A2.2 is a bridge."""
    return s.hand_size[s.seat] == 0 and s.towers[s.seat] == 0 and not card_on_offer(s)


@jit
def list_start(e: Edition, s: State, out: Choices) -> int:
    """The cases of A11 in their order."""
    main = list_main(e, s, out, 0)
    if main > 0 and not is_at_the_end(s):
        return list_withdrawals(s, out, main)
    n = list_withdrawals(s, out, main)
    if not is_at_the_end(s):
        helpful = keep_helpful(e, s, out, n)
        if helpful > 0:
            return helpful
    out[n] = PASS
    return n + 1


@jit
def keep_helpful(e: Edition, s: State, out: Choices, n: int) -> int:
    """A11.3: moves those of the n withdrawals to the front that lead to an action; returns how many there are."""
    helpful = 0
    for k in range(n):
        if helps(e, s, int(out[k]) - WITHDRAW, out, n):
            action = out[k]
            out[k] = out[helpful]
            out[helpful] = action
            helpful += 1
    return helpful


@jit
def helps(e: Edition, s: State, cell: int, out: Choices, n: int) -> bool:
    """Withdraws the noble, looks for an action (writing after the first n choices), and puts everything back."""
    seat = int(s.seat)
    noble = int(s.noble[cell])
    money = int(s.money[seat])
    take_back(s, cell)
    found = list_main(e, s, out, n) > n
    move_noble(s, seat, (noble - 1) % 2, NOWHERE, cell)
    s.money[seat] = money
    return found


@jit
def forbid_useless_withdrawal(e: Edition, s: State, cell: int, scratch: Choices) -> int:
    """A11.3"""
    n = list_start(e, s, scratch)
    for k in range(n):
        if scratch[k] == WITHDRAW + cell:
            return LEGAL
    return WITHDRAW_TO_GO_ON


@jit
def forbid_passing(e: Edition, s: State, scratch: Choices) -> int:
    """A2.3, A11.3"""
    n = list_start(e, s, scratch)
    if scratch[n - 1] == PASS:
        return LEGAL
    return CAN_ACT if list_main(e, s, scratch, 0) > 0 else WITHDRAW_TO_GO_ON


@jit
def pass_turn(s: State) -> None:
    """A11.1: for good; A11.4: for this turn only."""
    if is_at_the_end(s):
        s.out[s.seat] = 1
