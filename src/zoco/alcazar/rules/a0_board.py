"""A0 Words: the cells of the board, and what follows from building on them."""

from zoco.alcazar.state import BARE, CASTLE_THERE, FIELDS, VILLA_THERE, Edition, State
from zoco.core.compiling import jit

CASTLE_DISTANCE = 3  # A4.2


@jit
def beside(field: int, steps: int) -> int:
    """The field that many steps further on the closed track."""
    field += steps
    if field > FIELDS:
        return field - FIELDS
    return field if field > 0 else field + FIELDS


@jit
def fill(e: Edition, s: State, cell: int, unit: int, level: int) -> None:
    """A stone or a part of a bridge on that level is now the top of the cell."""
    if s.height[cell] == 0:
        s.unit[cell] = unit
        field = int(e.field[cell])
        if field > 0:
            for step in range(-1, 2):
                s.near[beside(field, step)] += 1
            occupy(s, field, CASTLE_THERE if s.castle[unit] > 0 else VILLA_THERE)
    s.height[cell] = level


@jit
def occupy(s: State, field: int, what: int) -> None:
    """A villa or a castle now reaches this field: castles can no longer be founded near it.

    Sites never come back: nothing is torn down, and no castle becomes a villa.
    """
    s.ground[field] = what
    if s.sites > 0:
        for step in range(-3, 2):  # castles on this field or right beside it
            close_site(s, beside(field, step))
        close_sites(s, field, 1)
        close_sites(s, field, -1)


@jit
def close_site(s: State, first: int) -> None:
    s.sites -= s.site[first]
    s.site[first] = 0


@jit
def close_sites(s: State, field: int, step: int) -> None:
    """A4.2: closes the sites in one direction that are now too near to a castle."""
    is_castle = s.ground[field] == CASTLE_THERE
    free = 0
    end = field
    for _ in range(FIELDS):
        end = beside(end, step)
        first = end if step > 0 else beside(end, -2)
        if s.site[first] > 0 and (is_castle or free_fields(s, end, -step) < CASTLE_DISTANCE):
            close_site(s, first)
        if s.ground[end] == CASTLE_THERE:
            return
        if s.ground[end] == BARE:
            free += 1
            if free == CASTLE_DISTANCE:
                return


@jit
def free_fields(s: State, field: int, step: int) -> int:
    """A4.2: bare fields from here to the nearest castle in one direction; three are enough."""
    free = 0
    for _ in range(FIELDS):
        field = beside(field, step)
        if s.ground[field] == CASTLE_THERE:
            return free
        if s.ground[field] == BARE:
            free += 1
            if free == CASTLE_DISTANCE:
                return free
    return CASTLE_DISTANCE  # no castle on the whole track
