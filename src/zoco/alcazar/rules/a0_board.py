"""A0 Words: the cells of the board, and what follows from building on them."""

from zoco.alcazar.state import CARDS, FIELDS, Edition, State
from zoco.core.compiling import jit

CASTLE_DISTANCE = 3  # A4.2


@jit
def beside(field: int, steps: int) -> int:
    """The field that many numbers further on the closed track."""
    return (field - 1 + steps + FIELDS) % FIELDS + 1


@jit
def fill(e: Edition, s: State, cell: int, unit: int, level: int) -> None:
    """A stone or a part of a bridge on that level is now the top of the cell."""
    if s.height[cell] == 0:
        s.unit[cell] = unit
        field = int(e.field[cell])
        if field > 0:
            for step in range(-1, 2):
                s.near[beside(field, step)] += 1
    s.height[cell] = level


@jit
def free_fields(e: Edition, s: State, field: int, step: int) -> int:
    """A4.2: bare fields from here to the nearest castle in one direction; enough is enough."""
    free = 0
    for _ in range(FIELDS):
        field = beside(field, step)
        cell = int(e.cell[field])
        if s.height[cell] == 0:
            free += 1
            if free == CASTLE_DISTANCE:
                return free
        elif s.castle[s.unit[cell]] > 0:
            return free
    return CASTLE_DISTANCE  # no castle on the whole track


@jit
def keeps_distance(e: Edition, s: State, first: int) -> bool:
    """A4.1, A4.2: for a castle on this field and the next two. The fields at both sides are bare, too."""
    last = beside(first, 2)
    if s.near[first] > 0 or s.near[last] > 0:
        return False
    return (
        free_fields(e, s, first, -1) == CASTLE_DISTANCE
        and free_fields(e, s, last, 1) == CASTLE_DISTANCE
    )


@jit
def survey(e: Edition, s: State) -> None:
    """Which sites are left for castles. Nothing is ever torn down and no castle turns back into a villa: none comes back."""
    if s.sites == 0:
        return
    sites = 0
    for first in range(1, CARDS):
        if s.site[first] > 0:
            if keeps_distance(e, s, first):
                sites += 1
            else:
                s.site[first] = 0
    s.sites = sites
