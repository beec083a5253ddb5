"""Laws that no game of Alcázar may break, whatever is decided; and how to look at it from a seat that knows less.

Written from the rules page alone: nothing here calls the rules. To check many random games:

    python -m tests.alcazar.invariants --games 1000000 --jobs 2
"""

import random
import sys
from typing import Any

import numpy as np
from zoco.alcazar.kernel import KERNEL

from tests.properties.soak import NEVER_ENDS, NO_CHOICE, WRONG_RESULT, at_random, games_checker, nothing
from zoco.alcazar.state import (
    ACTIONS,
    AFTER_BUILDING,
    ALL_PASSED,
    BARE,
    CARDS,
    CASTLE_THERE,
    CELLS,
    DECK,
    EDITION,
    FIELDS,
    FLAGS,
    FREE_FLAG,
    GONE,
    GRANDEES,
    HAND,
    HELD,
    LAST_BRIDGE,
    LAST_STONE,
    LAST_STONE_REMOVED,
    LINES,
    NEW_CELLS,
    NOBLES,
    NOWHERE,
    OPEN,
    OPEN_ROW,
    OVER,
    SEATS,
    SIDE,
    START,
    STATE,
    UNSEEN,
    VILLA_THERE,
    Edition,
    State,
)
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Cells, Row

__all__ = ["ACTIONS", "LAWS", "broken", "check_games", "disguise", "first_broken", "is_result"]

CARD_PLACES, HANDS, DECK_ROOM, OPEN_CARDS, KNOWN, TOWER_PLACES = 1, 2, 3, 4, 5, 6
BRIDGE_PLACES, STACKING, STONE_PLACES, UNITS, VALUES, LARGE_VILLAS = 7, 8, 9, 10, 11, 12
FLAG_PLACES, FLAG_AGES, NOBLE_PLACES, NOBLE_ORDER, MONEY = 13, 14, 15, 16, 17
GROUND, NEAR, SITES, TURN, NEWLY_BUILT, QUESTION, FORCED, OUT, END, EMPTY_SEATS = 18, 19, 20, 21, 22, 23, 24, 25, 26, 27

LAWS = {
    CARD_PLACES: "A1.1, A2.4: each build card is in one hand, in the row, in the deck or out of the game",
    HANDS: "A1.2: a hand is as large as it says; nothing lies beside it",
    DECK_ROOM: "A3.1: the deck is as long as it says; nothing lies above its top card",
    OPEN_CARDS: "A3.1: a place of the open row is empty only where the deck is",
    KNOWN: "A1.2: what all know of a card is true, and no more than all can have seen",
    TOWER_PLACES: "A3.1: no more tower cards than there are, in supply and in hands",
    BRIDGE_PLACES: "A8.1: each bridge is in supply or on a line of its own, within the board",
    STACKING: "A8.2, A8.4: bridges rest on what is there, and no two things fill the same place",
    STONE_PLACES: "A1.1, A12.3: each stone is in supply, on the board or out of the game, none on a gap's ground",
    UNITS: "A0, A12.1: what building has joined is one unit, named by one of its fields, and touches no other",
    VALUES: "A0, A12.3: a unit is worth its stones and bridges, a castle 50 at most",
    LARGE_VILLAS: "A4.3, A12.4: castles are worth 5 at least; a villa of 5 waits only where no flag is free",
    FLAG_PLACES: "A4.1, A12.2: each flag is in supply or on one castle",
    FLAG_AGES: "A12.2: standing flags are numbered by how long they have been standing",
    NOBLE_PLACES: "A0: each player has 8 nobles, in supply or alone on a built cell",
    NOBLE_ORDER: "a player's grandees and barons are listed in the order of their cells",
    MONEY: "A3.1: nobody owes money",
    GROUND: "A0: every field knows whether a villa or a castle stands on it",
    NEAR: "A5.1: every field knows how many of itself and its neighbours are built on",
    SITES: "A4.2: castles may be founded exactly where fields are free and others far enough",
    TURN: "A2, A10.1: what is noted about a turn fits the question",
    NEWLY_BUILT: "A10.1: nobles are asked for on a new stone, a new bridge or a new castle's three fields",
    QUESTION: "A10: nobles are asked for only where there is something to choose",
    FORCED: "A11.3: who withdrew to buy holds no card, and some are on offer",
    OUT: "A11.1, A11.5: who is out holds nothing and nothing is left to buy; not all have passed",
    END: "A14.1, A11.5: the game ends exactly when it should",
    EMPTY_SEATS: "A0: nothing belongs to a seat where nobody sits",
    NO_CHOICE: "A11.4: whoever is asked has a choice",
    NEVER_ENDS: "a random game ends",
    WRONG_RESULT: "A14.2: the result is what the rules say",
}

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


# ---- the board


@jit
def length(line: int) -> int:
    """From the middle of a line to its ends."""
    return 1 if line < CELLS else SIDE


@jit
def is_within(e: Edition, line: int) -> bool:
    x = line % CELLS % SIDE
    y = line % CELLS // SIDE
    if line < CELLS:
        return x >= 1 and x + 1 < e.columns and y < e.rows
    return y >= 1 and y + 1 < e.rows and x < e.columns


@jit
def bits_between(low: int, high: int) -> int:
    """One bit for each level above `low` and below `high`."""
    return ((1 << high) - 1) & ~((1 << (low + 1)) - 1)


@jit
def count_bits(bits: int) -> int:
    count = 0
    while bits > 0:
        bits &= bits - 1
        count += 1
    return count


@jit
def broken_board(e: Edition, s: State) -> int:
    """Takes the bridges off the board in thought, so that stones remain, and joins and counts everything anew."""
    part = np.zeros(CELLS, np.int64)  # the levels of a cell where a bridge lies, one bit each
    air = np.zeros(CELLS, np.int64)  # the levels below a bridge where nothing is
    worth = np.zeros(CELLS, np.int64)
    root = np.arange(CELLS)
    bridges = int(s.bridges)
    for line in range(LINES):
        level = int(s.bridge_level[line])
        if level == 0 and s.bridge_under[line] == 0:
            continue
        bridges += 1
        if s.bridges < 0 or not is_within(e, line):
            return BRIDGE_PLACES
        if level > 40 or s.bridge_under[line] < 0 or s.bridge_under[line] > level - 2:
            return STACKING
        if not lay(s, line, part, air):
            return STACKING
        worth[line % CELLS] += 3 * level
        unite(root, line % CELLS, line % CELLS - length(line))
        unite(root, line % CELLS, line % CELLS + length(line))
    if bridges != e.bridges:
        return BRIDGE_PLACES
    code = broken_stones(e, s, part, air, worth)
    return code if code != 0 else broken_units(e, s, root, worth)


@jit
def lay(s: State, line: int, part: Cells, air: Cells) -> bool:
    """Marks the room that a bridge fills; whether it was free."""
    level = int(s.bridge_level[line])
    middle = line % CELLS
    below = bits_between(int(s.bridge_under[line]), level)
    if (part[middle] | air[middle]) & below != 0:
        return False
    air[middle] |= below
    for k in range(-1, 2):
        cell = middle + k * length(line)
        if s.height[cell] < level or (part[cell] & (1 << level)) != 0:
            return False
        part[cell] |= 1 << level
    return True


@jit
def broken_stones(e: Edition, s: State, part: Cells, air: Cells, worth: Cells) -> int:
    stones = int(s.stones) + int(s.removed)
    for cell in range(CELLS):
        height = int(s.height[cell])
        if height < 0 or height > 60 or (part[cell] & air[cell]) != 0:
            return STACKING
        for level in range(2, height):  # what a bridge's pillars rest on is no air, its middle rests on nothing
            if (air[cell] >> level & 1) != 0 and is_pillar(s, cell, level + 1):
                return STACKING
        on_cell = height - count_bits(int(part[cell])) - count_bits(int(air[cell]))
        on_ground = 1 if height > 0 and air[cell] & 2 == 0 else 0
        if on_cell < on_ground or (on_ground == 1 and e.field[cell] == 0):
            return STONE_PLACES
        stones += on_cell
        worth[cell] += on_ground + 2 * (on_cell - on_ground)
    if stones != e.stones or s.stones < 0 or s.removed < 0 or s.height[NOWHERE] != 0:
        return STONE_PLACES
    return 0


@jit
def is_pillar(s: State, cell: int, level: int) -> bool:
    """Whether a bridge of that level ends on this cell."""
    for way in range(4):
        line = cell + (1 if way % 2 == 0 else -1) * (1 if way < 2 else SIDE) + (0 if way < 2 else CELLS)
        if 0 <= line < LINES and (way < 2) == (line < CELLS) and s.bridge_level[line] == level:
            return True
    return False


@jit
def find(root: Cells, cell: int) -> int:
    while root[cell] != cell:
        root[cell] = root[root[cell]]
        cell = int(root[cell])
    return cell


@jit
def unite(root: Cells, cell: int, other: int) -> None:
    root[find(root, cell)] = find(root, other)


@jit
def broken_units(e: Edition, s: State, root: Cells, worth: Cells) -> int:
    for field in range(1, FIELDS + 1):
        cell = int(e.cell[field])
        following = int(e.cell[field % FIELDS + 1])
        if s.height[cell] > 0 and s.height[following] > 0:
            unite(root, cell, following)
    home = np.full(CARDS, NOWHERE)  # by unit: the cell that stands for all that is joined to it
    owner = np.zeros(CELLS, np.int64)  # and back
    value = np.zeros(CARDS, np.int64)
    for cell in range(CELLS):
        unit = int(s.unit[cell])
        if (unit > 0) != (s.height[cell] > 0) or unit < 0 or unit > FIELDS:
            return UNITS
        if unit == 0:
            continue
        if home[unit] == NOWHERE:
            home[unit] = find(root, int(e.cell[unit]))
            if owner[home[unit]] != 0 or s.unit[e.cell[unit]] != unit:
                return UNITS
            owner[home[unit]] = unit
        if find(root, cell) != home[unit]:
            return UNITS
        value[unit] += worth[cell]
    if s.unit[NOWHERE] != 0:
        return UNITS
    return broken_values(s, value)


@jit
def broken_values(s: State, value: Cells) -> int:
    """The cap hides nothing: whatever has been joined, a castle is worth 50 or all that it is built of."""
    if s.value[0] != 0 or s.castle[0] != 0:
        return VALUES
    waiting = 0
    for unit in range(1, CARDS):
        if s.castle[unit] > 0:
            if s.value[unit] != min(50, value[unit]):
                return VALUES
            if s.value[unit] < 5:
                return LARGE_VILLAS
        else:
            if s.value[unit] != value[unit]:
                return VALUES
            if s.value[unit] >= 5:
                waiting += 1
    if s.phase == FREE_FLAG:
        return LARGE_VILLAS if waiting < 2 or s.flag_supply == 0 else 0
    return LARGE_VILLAS if waiting > 0 and s.flag_supply > 0 else 0


@jit
def broken_flags(s: State) -> int:
    raised = np.zeros(FLAGS, np.int64)
    standing = 0
    for unit in range(1, CARDS):
        flag = int(s.castle[unit]) - 1
        if flag < -1 or flag >= FLAGS or (flag >= 0 and (s.value[unit] == 0 or raised[flag] > 0)):
            return FLAG_PLACES
        if flag >= 0:
            raised[flag] = 1
            standing += 1
    if s.flag_supply != FLAGS - standing:
        return FLAG_PLACES
    ages = 0
    for flag in range(FLAGS):
        age = int(s.flag_since[flag])
        if age < 0 or age > standing or (age > 0) != (raised[flag] > 0) or (age > 0 and (ages >> age & 1) != 0):
            return FLAG_AGES
        ages |= 1 << age
    return 0


@jit
def broken_nobles(s: State) -> int:
    standing = 0
    for seat in range(SEATS):
        for k in range(NOBLES):
            cell = int(s.stand[seat, k])
            if k != 0 and k != GRANDEES and (cell < s.stand[seat, k - 1]):
                return NOBLE_ORDER
            if cell == NOWHERE:
                continue
            if cell < 0 or cell > NOWHERE or s.height[cell] == 0:
                return NOBLE_PLACES
            if s.noble[cell] != 1 + 2 * seat + (1 if k < GRANDEES else 0):
                return NOBLE_PLACES
            standing += 1
    for cell in range(CELLS + 1):
        if s.noble[cell] != 0:
            standing -= 1
    return NOBLE_PLACES if standing != 0 else 0


# ---- what is kept beside the board to be fast


@jit
def broken_tables(e: Edition, s: State) -> int:
    what = np.zeros(CARDS, np.int64)
    for field in range(1, CARDS):
        cell = e.cell[field]
        if s.height[cell] > 0:
            what[field] = CASTLE_THERE if s.castle[s.unit[cell]] > 0 else VILLA_THERE
        if s.ground[field] != what[field]:
            return GROUND
    sites = 0
    for field in range(1, CARDS):
        built = 0
        for steps in range(-1, 2):
            if what[along(field, steps)] != BARE:
                built += 1
        if s.near[field] != built:
            return NEAR
        site = is_site(what, field)
        if (s.site[field] == 1) != site or s.site[field] < 0 or s.site[field] > 1:
            return SITES
        sites += 1 if site else 0
    if s.ground[0] != 0 or s.near[0] != 0:
        return NEAR
    return SITES if s.sites != sites or s.site[0] != 0 else 0


@jit
def along(field: int, steps: int) -> int:
    return (field - 1 + steps) % FIELDS + 1


@jit
def is_site(what: Cells, first: int) -> bool:
    """A4.1, A4.2: three bare fields, then nothing built right beside them, and three free ones to the next castle."""
    for steps in range(-1, 4):
        if what[along(first, steps)] != BARE:
            return False
    return is_far(what, first, -1) and is_far(what, along(first, 2), 1)


@jit
def is_far(what: Cells, field: int, way: int) -> bool:
    """Only free fields count, and villas do not stop the counting."""
    free = 0
    for steps in range(1, FIELDS):
        there = what[along(field, way * steps)]
        if there == CASTLE_THERE:
            return free >= 3
        if there == BARE:
            free += 1
    return True


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


check_games = games_checker(KERNEL, EDITION, STATE, broken, is_result, at_random, nothing)


# ---- hidden information


def disguise(s: Any, viewer: int, rng: random.Random) -> None:
    """Deals everything anew that this seat (-1: a spectator) may not know (A1.2): deck, hands, order in the hands."""
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
