"""T4 Place a shop."""

from zoco.core.compiling import jit, lowest
from zoco.core.layout import Choices
from zoco.toledo.reasons import FIELD_TAKEN, LEGAL, NO_FIELD, NO_SUCH_TILE, PRINTED_FIELD
from zoco.toledo.rules.t10_end import finish_turn
from zoco.toledo.state import FIELDS, NO_PRINT, PLACE, POSITIONS, STREET, TILES, Edition, State


@jit
def list_placing(s: State, out: Choices, n: int) -> int:
    empty = STREET & ~int(s.stops)  # neither a tile nor a printed field
    if empty == 0:
        return n
    for tile in range(TILES):
        if s.tiles[s.seat, tile] > 0:
            rest = empty
            while rest > 0:
                out[n] = PLACE + tile * POSITIONS + lowest(rest)
                n += 1
                rest &= rest - 1
    return n


@jit
def forbid_placing(e: Edition, s: State, tile: int, field: int) -> int:
    if field < 1 or field > FIELDS:
        return NO_FIELD
    if s.tiles[s.seat, tile] == 0:
        return NO_SUCH_TILE
    if e.printed[field] != NO_PRINT:
        return PRINTED_FIELD
    if s.shop[field] > 0:
        return FIELD_TAKEN
    return LEGAL


@jit
def place_shop(s: State, tile: int, field: int) -> None:
    """T4.1"""
    s.tiles[s.seat, tile] -= 1
    s.shop[field] = 1 + tile
    s.owner[field] = s.seat
    s.circles[field] = 1 + tile % 2
    s.stops |= 1 << field
    finish_turn(s, False)
