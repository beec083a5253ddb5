"""A9 Withdraw; and where nobles stand."""

from zoco.alcazar.reasons import ALREADY_WITHDRAWN, LEGAL, NO_OWN_NOBLE_THERE
from zoco.alcazar.rules.a3_buy import lacks_a_card
from zoco.alcazar.state import GRANDEES, NOBLES, NOWHERE, WITHDRAW, State
from zoco.core.compiling import jit
from zoco.core.layout import Choices


@jit
def is_own(s: State, seat: int, cell: int) -> bool:
    return s.noble[cell] > 0 and (int(s.noble[cell]) - 1) // 2 == seat


@jit
def is_foreign(s: State, seat: int, cell: int) -> bool:
    return s.noble[cell] > 0 and not is_own(s, seat, cell)


@jit
def move_noble(s: State, seat: int, grandee: int, origin: int, target: int) -> None:
    """One of a player's grandees (1) or barons (0) changes its place; NOWHERE is the supply. Places stay sorted."""
    if origin != NOWHERE:
        s.noble[origin] = 0
    if target != NOWHERE:
        s.noble[target] = 1 + 2 * seat + grandee
    first = 0 if grandee else GRANDEES
    last = GRANDEES - 1 if grandee else NOBLES - 1
    k = first
    while s.stand[seat, k] != origin:
        k += 1
    while k < last and s.stand[seat, k + 1] < target:
        s.stand[seat, k] = s.stand[seat, k + 1]
        k += 1
    while k > first and s.stand[seat, k - 1] > target:
        s.stand[seat, k] = s.stand[seat, k - 1]
        k -= 1
    s.stand[seat, k] = target


@jit
def take_back(s: State, cell: int) -> None:
    """A9.1, A13.1: the noble returns to its owner's supply, and the bank pays what it is worth."""
    owner = (int(s.noble[cell]) - 1) // 2
    grandee = (int(s.noble[cell]) - 1) % 2
    s.money[owner] += (1 + grandee) * int(s.value[s.unit[cell]])
    move_noble(s, owner, grandee, cell, NOWHERE)


@jit
def list_withdrawals(s: State, out: Choices, n: int) -> int:
    if s.withdrawn:
        return n
    for k in range(NOBLES):
        cell = int(s.stand[s.seat, k])
        if cell != NOWHERE:
            out[n] = WITHDRAW + cell
            n += 1
    return n


@jit
def forbid_withdrawing(s: State, cell: int) -> int:
    if s.withdrawn:
        return ALREADY_WITHDRAWN
    return LEGAL if is_own(s, int(s.seat), cell) else NO_OWN_NOBLE_THERE


@jit
def withdraw(s: State, cell: int) -> None:
    s.must_buy = 1 if lacks_a_card(s) else 0
    take_back(s, cell)
    s.withdrawn = 1
