"""A10 After building: income, flags that came free, nobles."""

from zoco.alcazar.reasons import (
    CANNOT_PAY_NOBLE,
    CELL_TAKEN,
    LEGAL,
    NO_NOBLE_LEFT,
    NO_NOBLE_TO_MOVE,
    NOBLE_IN_ANOTHER_UNIT,
    NOT_AFTER_FOUNDING,
    NOT_NEWLY_BUILT,
)
from zoco.alcazar.rules.a9_withdraw import move_noble
from zoco.alcazar.rules.a12_merging import grow, raise_flag, share_flags, unit_on
from zoco.alcazar.rules.a14_end import finish_turn
from zoco.alcazar.state import (
    AFTER_BUILDING,
    BARON,
    DONE,
    FREE_FLAG,
    GRANDEE,
    GRANDEES,
    NEW_CELLS,
    NO_BARON,
    NO_GRANDEE,
    NO_NOBLE,
    NOBLES,
    NOT_NEW,
    NOWHERE,
    SHIFT,
    SWAP,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import Choices


@jit
def finish_building(e: Edition, s: State, worth: int, scarce: bool) -> None:
    """A6.3: the unit grows, the player receives its value. A villa can only wait for a flag if flags were scarce."""
    unit = int(s.unit[s.new_cell[0]])
    grow(e, s, unit, worth)
    s.money[s.seat] += s.value[unit]
    if scarce and share_flags(e, s):
        s.phase = FREE_FLAG
    else:
        ask_for_nobles(s)


@jit
def choose_flag(e: Edition, s: State, field: int) -> None:
    """A12.4"""
    raise_flag(e, s, unit_on(e, s, field))
    if not share_flags(e, s):
        ask_for_nobles(s)


@jit
def ask_for_nobles(s: State) -> None:
    """Asked only if there is something to choose."""
    if can_place(s) or can_shift(s) or can_swap(s):
        s.phase = AFTER_BUILDING
    else:
        finish_turn(s, False)


@jit
def in_supply(s: State, seat: int, grandee: int) -> bool:
    """The places are in order, so the supply comes last."""
    return s.stand[seat, GRANDEES - 1 if grandee else NOBLES - 1] == NOWHERE


@jit
def can_place_one(s: State, grandee: int) -> bool:
    """A10.1: a noble in supply, and the price."""
    seat = int(s.seat)
    price = (1 + grandee) * int(s.value[s.unit[s.new_cell[0]]])
    return in_supply(s, seat, grandee) and s.money[seat] >= price


@jit
def free_new_cells(s: State) -> int:
    free = 0
    for k in range(NEW_CELLS):
        if s.new_cell[k] != NOWHERE and s.noble[s.new_cell[k]] == 0:
            free += 1
    return free


@jit
def can_place(s: State) -> bool:
    return free_new_cells(s) > 0 and (can_place_one(s, 0) or can_place_one(s, 1))


@jit
def stands_in_unit(s: State, k: int) -> bool:
    """Whether this noble of the player on turn stands in the unit built at. NOWHERE belongs to no unit."""
    return s.unit[s.stand[s.seat, k]] == s.unit[s.new_cell[0]]


@jit
def can_shift(s: State) -> bool:
    """A10.2"""
    if s.founded or free_new_cells(s) == 0:
        return False
    for k in range(NOBLES):
        if stands_in_unit(s, k):
            return True
    return False


@jit
def can_swap(s: State) -> bool:
    """A10.2"""
    if s.founded or not (stands_in_unit(s, 0) or stands_in_unit(s, 1)):
        return False
    for k in range(GRANDEES, NOBLES):
        if stands_in_unit(s, k):
            return True
    return False


@jit
def list_nobles(s: State, out: Choices, n: int) -> int:
    out[n] = DONE
    n += 1
    baron = can_place_one(s, 0)
    grandee = can_place_one(s, 1)
    for which in range(NEW_CELLS):
        cell = int(s.new_cell[which])
        if cell == NOWHERE or s.noble[cell] > 0:
            continue
        if baron:
            out[n] = BARON + cell
            n += 1
        if grandee:
            out[n] = GRANDEE + cell
            n += 1
        if not s.founded:
            for k in range(NOBLES):
                if stands_in_unit(s, k):
                    out[n] = SHIFT + k * (NOT_NEW + 1) + which
                    n += 1
    if not s.founded:
        n = list_swaps(s, out, n)
    return n


@jit
def list_swaps(s: State, out: Choices, n: int) -> int:
    for grandee in range(GRANDEES):
        if stands_in_unit(s, grandee):
            for baron in range(NOBLES - GRANDEES):
                if stands_in_unit(s, GRANDEES + baron):
                    out[n] = SWAP + grandee * (NO_BARON + 1) + baron
                    n += 1
    return n


@jit
def is_new(s: State, cell: int) -> bool:
    for k in range(NEW_CELLS):
        if s.new_cell[k] == cell:
            return True
    return False


@jit
def forbid_placing(s: State, grandee: int, cell: int) -> int:
    if not is_new(s, cell):
        return NOT_NEWLY_BUILT
    if s.noble[cell] > 0:
        return CELL_TAKEN
    if not in_supply(s, int(s.seat), grandee):
        return NO_NOBLE_LEFT
    return LEGAL if can_place_one(s, grandee) else CANNOT_PAY_NOBLE


@jit
def forbid_moving(s: State, k: int) -> int:
    """A10.2: for a shift, and for either noble of a swap."""
    if s.founded:
        return NOT_AFTER_FOUNDING
    if k == NO_NOBLE or s.stand[s.seat, k] == NOWHERE:
        return NO_NOBLE_TO_MOVE
    return LEGAL if stands_in_unit(s, k) else NOBLE_IN_ANOTHER_UNIT


@jit
def forbid_shift(s: State, k: int, which: int) -> int:
    reason = forbid_moving(s, k)
    if reason != LEGAL:
        return reason
    if which == NOT_NEW or s.new_cell[which] == NOWHERE:
        return NOT_NEWLY_BUILT
    return LEGAL if s.noble[s.new_cell[which]] == 0 else CELL_TAKEN


@jit
def forbid_swap(s: State, grandee: int, baron: int) -> int:
    reason = forbid_moving(s, NO_NOBLE if grandee == NO_GRANDEE else grandee)
    if reason != LEGAL:
        return reason
    return forbid_moving(s, GRANDEES + baron)


@jit
def place_noble(s: State, grandee: int, cell: int) -> bool:
    """A10.1; returns whether that was all. A4.3: after founding a castle a second one, if there is any choice."""
    seat = int(s.seat)
    s.money[seat] -= (1 + grandee) * int(s.value[s.unit[cell]])
    move_noble(s, seat, grandee, NOWHERE, cell)
    s.placements -= 1
    return s.placements == 0 or not can_place(s)


@jit
def shift(s: State, k: int, which: int) -> None:
    move_noble(s, int(s.seat), 1 if k < GRANDEES else 0, int(s.stand[s.seat, k]), int(s.new_cell[which]))


@jit
def swap(s: State, grandee: int, baron: int) -> None:
    seat = int(s.seat)
    high = int(s.stand[seat, grandee])
    low = int(s.stand[seat, GRANDEES + baron])
    move_noble(s, seat, 1, high, low)
    move_noble(s, seat, 0, low, high)
    s.noble[low] = 1 + 2 * seat + 1  # the second move has cleared it
