"""Laws that every game of Alcázar obeys, whatever is decided; and how to disguise what a seat may not know.

Written from the rules page alone: nothing here calls the rules. To check many random games:

    python -m tests.alcazar.invariants --games 1000000 --jobs 2
"""

import random
import sys
from typing import Any

import numpy as np

from tests.alcazar.board_laws import along, broken_board, broken_flags, broken_nobles, broken_tables, length
from tests.alcazar.laws import (
    CARD_PLACES,
    DECK_ROOM,
    EMPTY_SEATS,
    END,
    FORCED,
    HANDS,
    KNOWN,
    LAWS,
    MONEY,
    NEWLY_BUILT,
    OPEN_CARDS,
    OUT,
    QUESTION,
    TOWER_PLACES,
    TURN,
)
from tests.properties.soak import at_random, games_checker, nothing
from zoco.alcazar import SPEC
from zoco.alcazar.state import (
    ACTIONS,
    AFTER_BUILDING,
    ALL_PASSED,
    CARDS,
    CELLS,
    DECK,
    EDITION,
    FIELDS,
    FREE_FLAG,
    GONE,
    GRANDEES,
    HAND,
    HELD,
    LAST_BRIDGE,
    LAST_STONE,
    LAST_STONE_REMOVED,
    NEW_CELLS,
    NOBLES,
    NOWHERE,
    OPEN,
    OPEN_ROW,
    OVER,
    SEATS,
    START,
    STATE,
    UNSEEN,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Cells, Row

__all__ = ["ACTIONS", "LAWS", "broken", "check_games", "disguise", "first_broken", "is_result"]

# Where a card may be, besides the numbers of the seats
IN_ROW, IN_DECK, IN_NO_PLACE = SEATS, SEATS + 1, SEATS + 2


@jit
def broken(e: Edition, s: State) -> int:
    """The first law that this state breaks; 0 if it keeps all."""
    code = broken_cards(s)
    if code == 0:
        code = broken_supplies(e, s)
    if code == 0:
        code = broken_board(e, s)
    if code == 0:
        code = broken_flags(s)
    if code == 0:
        code = broken_nobles(s)
    if code == 0:
        code = broken_tables(e, s)
    if code == 0:
        code = broken_turn(e, s)
    if code == 0:
        code = broken_end(s)
    return code if code != 0 else broken_seats(s)


@jit
def first_broken(edition: Row, state: Row) -> int:
    """`broken` on plain bytes."""
    return broken(edition.view(EDITION)[0], state.view(STATE)[0])


# ---- cards


@jit
def broken_cards(s: State) -> int:
    place = np.full(CARDS, IN_NO_PLACE)
    copies = np.zeros(CARDS, np.int64)
    if s.deck_size < 0 or s.deck_size > DECK:
        return DECK_ROOM
    for k in range(DECK):
        card = int(s.deck[k])
        if (k < s.deck_size) != (1 <= card <= FIELDS) or (k >= s.deck_size and card != 0):
            return DECK_ROOM
        place[card] = IN_DECK
        copies[card] += 1
    for seat in range(s.players):
        if s.hand_size[seat] < 0 or s.hand_size[seat] > HAND:
            return HANDS
        for k in range(HAND):
            card = int(s.hand[seat, k])
            if (k < s.hand_size[seat]) != (1 <= card <= FIELDS) or (k >= s.hand_size[seat] and card != 0):
                return HANDS
            place[card] = seat
            copies[card] += 1
    for k in range(OPEN_ROW):
        card = int(s.row[k])
        if card < 0 or card > FIELDS or (card == 0 and s.deck_size > 0):
            return OPEN_CARDS
        place[card] = IN_ROW
        copies[card] += 1
    return broken_knowledge(s, place, copies)


@jit
def broken_knowledge(s: State, place: Cells, copies: Cells) -> int:
    for card in range(1, CARDS):
        known = int(s.known[card])
        if known < UNSEEN or known >= HELD + s.players:
            return KNOWN
        if copies[card] != (0 if known == GONE else 1):
            return CARD_PLACES
        if (known == OPEN) != (place[card] == IN_ROW):
            return KNOWN
        if known >= HELD and place[card] != known - HELD:
            return KNOWN
    return KNOWN if s.known[0] != UNSEEN else 0


@jit
def broken_supplies(e: Edition, s: State) -> int:
    towers = int(s.tower_supply)
    lowest = towers
    for seat in range(s.players):
        if s.money[seat] < 0:
            return MONEY
        towers += int(s.towers[seat])
        lowest = min(lowest, int(s.towers[seat]))
    return TOWER_PLACES if lowest < 0 or towers > e.towers else 0


# ---- the turn


@jit
def broken_turn(e: Edition, s: State) -> int:
    if s.seat < 0 or s.seat >= s.players or s.phase < START or s.phase > OVER:
        return TURN
    if s.withdrawn < 0 or s.withdrawn > 1 or s.founded < 0 or s.founded > 1 or s.must_buy < 0 or s.must_buy > 1:
        return TURN
    built = 0
    for k in range(NEW_CELLS):
        cell = int(s.new_cell[k])
        if cell < 0 or cell > NOWHERE or (cell != NOWHERE and built < k):
            return NEWLY_BUILT
        if cell != NOWHERE:
            built += 1
    if s.phase == START or s.phase == OVER:
        if built > 0 or s.placements != 0 or s.founded != 0:
            return TURN
        if s.phase == OVER and (s.withdrawn != 0 or s.must_buy != 0):
            return TURN
        return broken_force(s)
    if s.must_buy != 0:
        return FORCED
    most = 2 if s.founded == 1 and built == NEW_CELLS else 1
    if s.placements < 1 or s.placements > most or (s.phase == FREE_FLAG and s.placements != most):
        return TURN
    if not is_one_piece(e, s, built):
        return NEWLY_BUILT
    return QUESTION if s.phase == AFTER_BUILDING and not has_something_for_nobles(s, built) else 0


@jit
def broken_force(s: State) -> int:
    """A11.3: cards never come back, so that what is on offer now was on offer when the noble was withdrawn."""
    if s.must_buy == 0:
        return 0
    if s.withdrawn == 0 or s.hand_size[s.seat] > 0 or s.towers[s.seat] > 0:
        return FORCED
    return FORCED if is_sold_out(s) else 0


@jit
def is_sold_out(s: State) -> bool:
    left = int(s.tower_supply) + int(s.deck_size)
    for k in range(OPEN_ROW):
        left += int(s.row[k])
    return left == 0


@jit
def is_one_piece(e: Edition, s: State, built: int) -> bool:
    """A stone, a bridge (three cells in a row, all on its level) or a castle's three fields, one of them higher."""
    first, middle, last = int(s.new_cell[0]), int(s.new_cell[1]), int(s.new_cell[2])
    if built == 1:
        return s.height[first] > 0 and (s.founded == 0 or (s.height[first] == 1 and e.field[first] > 0))
    if built != NEW_CELLS or s.unit[first] != s.unit[middle] or s.unit[first] != s.unit[last]:
        return False
    if s.founded == 1:
        low, next_low = int(e.field[first]), int(e.field[middle])
        if low == 0 or along(low, 1) != next_low or along(low, 2) != e.field[last]:
            return False
        return s.height[first] + s.height[middle] + s.height[last] == 4 and s.value[s.unit[first]] == 5
    line = middle if last - middle == 1 else middle + CELLS
    if last - middle != length(line) or middle - first != length(line):
        return False
    level = s.bridge_level[line]
    return level > 0 and s.height[first] == level and s.height[middle] == level and s.height[last] == level


@jit
def has_something_for_nobles(s: State, built: int) -> bool:
    unit = int(s.unit[s.new_cell[0]])
    free = 0
    for k in range(built):
        free += 1 if s.noble[s.new_cell[k]] == 0 else 0
    grandees = barons = 0
    may_pay = False
    for k in range(NOBLES):
        cell = int(s.stand[s.seat, k])
        rank = 2 if k < GRANDEES else 1
        if cell == NOWHERE:
            may_pay = may_pay or s.money[s.seat] >= rank * s.value[unit]
        elif s.unit[cell] == unit:
            grandees += 1 if rank == 2 else 0
            barons += 1 if rank == 1 else 0
    if s.founded == 1:
        return free > 0 and may_pay
    return (free > 0 and (may_pay or grandees + barons > 0)) or (grandees > 0 and barons > 0)


@jit
def broken_end(s: State) -> int:
    playing = 0
    for seat in range(s.players):
        if s.out[seat] == 0:
            playing += 1
        elif s.out[seat] != 1 or s.hand_size[seat] != 0 or s.towers[seat] != 0 or not is_sold_out(s):
            return OUT
    if s.passes < 0 or s.passes > playing:
        return OUT
    if s.ending < RUNNING or s.ending > ALL_PASSED or (s.phase == OVER) != (s.ending != RUNNING):
        return END
    if s.ending == RUNNING and (s.out[s.seat] != 0 or s.passes >= playing):
        return OUT
    if s.phase == OVER:
        return 0 if is_right_ending(s, playing) else END
    return END if s.phase == START and (s.stones == 0 or s.bridges == 0) else 0


@jit
def is_right_ending(s: State, playing: int) -> bool:
    """A14.1; the last stone and the last bridge never go in the same turn."""
    if s.ending == LAST_STONE or s.ending == LAST_STONE_REMOVED:
        return s.stones == 0 and s.bridges > 0 and (s.ending == LAST_STONE or s.removed > 0)
    if s.ending == LAST_BRIDGE:
        return s.bridges == 0 and s.stones > 0
    return s.ending == ALL_PASSED and s.stones > 0 and s.bridges > 0 and s.passes == playing


@jit
def broken_seats(s: State) -> int:
    for seat in range(s.players, SEATS):
        nothing_there = int(s.money[seat]) == 0 and int(s.out[seat]) == 0 and int(s.towers[seat]) == 0
        if not nothing_there or s.hand_size[seat] != 0 or s.hand[seat].any():
            return EMPTY_SEATS
        for k in range(NOBLES):
            if s.stand[seat, k] != NOWHERE:
                return EMPTY_SEATS
    return 0


# ---- the result


@jit
def points_for(s: State, seat: int) -> int:
    """A14.2, from what stands on the board."""
    points = int(s.money[seat]) // 50
    for cell in range(CELLS):
        if s.noble[cell] > 0 and (s.noble[cell] - 1) // 2 == seat:
            points += int(s.height[cell]) * (2 if s.noble[cell] % 2 == 0 else 1)
    return points


@jit
def is_result(e: Edition, s: State, points: Cells, winners: int) -> bool:
    for seat in range(s.players):
        own = points_for(s, seat)
        wins = True
        for rival in range(s.players):
            theirs = points_for(s, rival)
            if own < theirs or (own == theirs and s.money[seat] < s.money[rival]):
                wins = False
        if points[seat] != own or wins != ((winners >> seat) & 1 == 1):
            return False
    return winners >> s.players == 0


check_games = games_checker(SPEC.kernel, EDITION, STATE, broken, is_result, at_random, nothing)


# ---- hidden information


def disguise(s: Any, viewer: int, rng: random.Random) -> None:
    """Deals again everything that this seat (-1: a spectator) may not know (A1.2): deck, hands, order in the hands."""
    pool = [int(card) for card in s.deck[: s.deck_size]]
    public: dict[int, list[int]] = {}
    for seat in range(s.players):
        if seat != viewer:
            cards = [int(card) for card in s.hand[seat, : s.hand_size[seat]]]
            public[seat] = [card for card in cards if s.known[card] == HELD + seat]
            pool += [card for card in cards if s.known[card] == UNSEEN]
    rng.shuffle(pool)
    s.deck[: s.deck_size] = [pool.pop() for _ in range(int(s.deck_size))]
    for seat, cards in public.items():
        cards += [pool.pop() for _ in range(int(s.hand_size[seat]) - len(cards))]
        rng.shuffle(cards)
        s.hand[seat, : s.hand_size[seat]] = cards


if __name__ == "__main__":
    from tests.properties.soak import main

    sys.exit(main("alcazar"))
