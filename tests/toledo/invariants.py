"""Laws that every game of Toledo obeys, whatever is decided; and how to disguise what a seat may not know.

Written from the rules page alone: nothing here calls the rules. To check many random games:

    python -m tests.toledo.invariants --games 1000000 --jobs 2
"""

import random
import sys
from typing import Any

import numpy as np

from tests.properties.soak import NEVER_ENDS, NO_CHOICE, WRONG_RESULT, at_random, games_checker, nothing
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Row
from zoco.toledo import SPEC
from zoco.toledo.state import (
    ACTIONS,
    CARDS,
    CIRCLE,
    COPIES,
    DEADLOCK,
    DECK,
    EDITION,
    FENCING,
    FENCING_MASTER,
    FIELDS,
    FIGURES,
    FINAL_ROUND,
    FORGING,
    FULL_FIELD,
    GATE,
    MOVEMENT,
    OVER,
    PAINTINGS,
    PICTURES,
    POSITIONS,
    SEATS,
    SMITH,
    START,
    STATE,
    SWORDS,
    TILES,
    TRAINING,
    VALUES,
    Edition,
    State,
)

__all__ = ["ACTIONS", "LAWS", "broken", "check_games", "disguise", "first_broken"]

CARD_PLACES, HANDS, DECK_ROOM, DISCARDS, KNOWN = 1, 2, 3, 4, 5
FIGURE_COUNT, CROWDS, CIRCLES_FULL, TILE_PLACES, FIELD_STATE = 6, 7, 8, 9, 10
METAL, GEMS, SWORD_PLACES, ONE_SWORD_EACH, FENCING_PLACES, FENCING_LIMIT, PAINTING_ORDER = 11, 12, 13, 14, 15, 16, 17
TURN_CARDS, PLACE_OF_QUESTION, FINAL, EMPTY_SEATS, DUEL_ROUNDS, STANDING, STOPS = 18, 19, 20, 21, 22, 23, 24

LAWS = {
    CARD_PLACES: "T1.2: each card of the edition is in one hand, in the deck, in the discard pile or the base card",
    HANDS: "T1.4: the size of a hand is the number of its cards, by value and in all; nothing lies beside it",
    DECK_ROOM: "T3.1: the deck is as long as it says; nothing lies above its top card",
    DISCARDS: "T3.2: the size of the discard pile is the number of its cards",
    KNOWN: "T1.4: cards known to be in a hand are in that hand",
    FIGURE_COUNT: "T0: each player has 5 figures, on the cathedral, on the road or in the Alcázar",
    CROWDS: "T5.5: the crowd on a position is the number of figures there; nobody stands on the entrances (T8.2)",
    CIRCLES_FULL: "T5.5: no more figures than circles on a field, but for the one that must move on or fight",
    TILE_PLACES: "T4.1: each shop tile is with its player or on one field",
    FIELD_STATE: "T4.1: a field is printed, empty, or carries one tile with its circles and its owner",
    METAL: "T6.3, T6.4: metal is in the supply or with a player",
    GEMS: "T6.3, T6.4: gems are in the supply or with a player",
    SWORD_PLACES: "T6.4, T8.1: each sword is open, forged or delivered",
    ONE_SWORD_EACH: "T8.1: one sword for each figure in the Alcázar at most",
    FENCING_PLACES: "T6.5: each fencing tile is open or with a player",
    FENCING_LIMIT: "T6.5: at most three fencing tiles each, no two alike",
    PAINTING_ORDER: "T6.3: paintings are taken from the top",
    TURN_CARDS: "T5.4, T5.6: base and extra card lie there only during a turn of moves and differ in value",
    PLACE_OF_QUESTION: "T6.1, T8.1: a question about a figure names where it stands, and fits what is there",
    FINAL: "T10.1, T10.4: the final round starts, and the game ends, exactly when it should",
    EMPTY_SEATS: "T0: nothing belongs to a seat where nobody sits",
    DUEL_ROUNDS: "T7.2: a duel has two or three rounds, and ends with the second won one",
    STANDING: "T5.1: the bits of a seat are the positions where its figures stand",
    STOPS: "T5.2: the bits of the road are its fields with a tile or a print, and the entrances",
    NO_CHOICE: "T2.2: a player who is asked has a choice",
    NEVER_ENDS: "a random game ends",
    WRONG_RESULT: "T10.2, T10.3: the result is what the rules say",
}


@jit
def broken(e: Edition, s: State) -> int:
    """The first law that this state breaks; 0 if it keeps all."""
    code = broken_cards(e, s)
    if code == 0:
        code = broken_figures(e, s)
    if code == 0:
        code = broken_shops(e, s)
    if code == 0:
        code = broken_supplies(e, s)
    if code == 0:
        code = broken_fencing(e, s)
    if code == 0:
        code = broken_turn(e, s)
    if code == 0:
        code = broken_end(s)
    return code if code != 0 else broken_seats(s)


@jit
def broken_cards(e: Edition, s: State) -> int:
    places = np.zeros(CARDS, np.int64)
    own = np.zeros(CARDS, np.int64)
    if s.deck_size < 0 or s.deck_size > DECK:
        return DECK_ROOM
    for k in range(DECK):
        if k < s.deck_size:
            places[s.deck[k]] += 1
        elif s.deck[k] != 0:
            return DECK_ROOM
    for seat in range(s.players):
        size = 0
        own[:] = 0
        for value in range(VALUES):
            held = int(s.held[seat, value])
            if held < 0 or held > COPIES:
                return HANDS
            size += held
            for k in range(COPIES):
                if k < held:
                    own[value * PICTURES + s.hand[seat, value, k]] += 1
                elif s.hand[seat, value, k] != 0:
                    return HANDS
        if size != s.hand_size[seat]:
            return HANDS
        for card in range(CARDS):
            places[card] += own[card]
            if s.known[seat, card] < 0 or s.known[seat, card] > own[card]:
                return KNOWN
    return broken_piles(e, s, places)


@jit
def broken_piles(e: Edition, s: State, places: Cells) -> int:
    size = 0
    for card in range(CARDS):
        if s.discard[card] < 0:
            return DISCARDS
        size += int(s.discard[card])
        places[card] += int(s.discard[card])
    if size != s.discard_size:
        return DISCARDS
    if s.base_value > 0:
        places[s.base_value * PICTURES + s.base_picture] += 1
    for card in range(CARDS):
        if places[card] != e.cards[card]:
            return CARD_PLACES
    return 0


@jit
def broken_figures(e: Edition, s: State) -> int:
    for seat in range(s.players):
        count = int(s.arrived[seat])
        for position in range(POSITIONS):
            if s.figures[seat, position] < 0:
                return FIGURE_COUNT
            count += int(s.figures[seat, position])
            if (s.figures[seat, position] > 0) != (s.standing[seat] >> position & 1 == 1):
                return STANDING
        if count != FIGURES or s.arrived[seat] < 0:
            return FIGURE_COUNT
    for position in range(POSITIONS):
        crowd = 0
        for seat in range(s.players):
            crowd += int(s.figures[seat, position])
        if crowd != s.crowd[position] or (crowd > 0 and position > FIELDS):
            return CROWDS
        if 1 <= position <= FIELDS:
            arriving = s.phase == FULL_FIELD and s.place == position
            if arriving and (crowd != s.circles[position] + 1 or s.figures[s.seat, position] == 0):
                return CIRCLES_FULL
            if crowd > s.circles[position] and not arriving:
                return CIRCLES_FULL
    return 0


@jit
def is_seat(s: State, seat: int) -> bool:
    return 0 <= seat < s.players


@jit
def broken_shops(e: Edition, s: State) -> int:
    placed = np.zeros((SEATS, TILES), np.int64)
    stops = 1 << 20 | 1 << 21
    for field in range(1, FIELDS + 1):
        tile = int(s.shop[field]) - 1
        if tile < 0:
            if s.owner[field] != -1 or s.circles[field] != e.printed_circles[field]:
                return FIELD_STATE
        elif (
            tile >= TILES or e.printed[field] > 0 or s.circles[field] != 1 + tile % 2 or not is_seat(s, s.owner[field])
        ):
            return FIELD_STATE
        else:
            placed[s.owner[field], tile] += 1
        if tile >= 0 or e.printed[field] > 0:
            stops |= 1 << field
    if s.stops != stops:
        return STOPS
    for seat in range(s.players):
        for tile in range(TILES):
            if s.tiles[seat, tile] < 0 or placed[seat, tile] + s.tiles[seat, tile] != e.tiles[tile]:
                return TILE_PLACES
    return 0


@jit
def broken_supplies(e: Edition, s: State) -> int:
    metal = int(s.metal_supply)
    gems = int(s.gem_supply)
    lowest_metal = metal
    lowest_gems = gems
    for seat in range(s.players):
        metal += int(s.metal[seat])
        gems += int(s.gems[seat])
        lowest_metal = min(lowest_metal, int(s.metal[seat]))
        lowest_gems = min(lowest_gems, int(s.gems[seat]))
        delivered = 0
        for sword in range(SWORDS):
            delivered += int(s.delivered[seat, sword])
        if delivered > s.arrived[seat]:
            return ONE_SWORD_EACH
    if metal != e.metal or lowest_metal < 0:
        return METAL
    if gems != e.gems or lowest_gems < 0:
        return GEMS
    for sword in range(SWORDS):
        count = int(s.sword_supply[sword])
        lowest = count
        for seat in range(s.players):
            count += int(s.swords[seat, sword]) + int(s.delivered[seat, sword])
            lowest = min(lowest, int(s.swords[seat, sword]), int(s.delivered[seat, sword]))
        if lowest < 0 or count != e.sword_copies[sword]:
            return SWORD_PLACES
    return 0


@jit
def broken_fencing(e: Edition, s: State) -> int:
    for tile in range(FENCING):
        count = int(s.fencing_supply[tile])
        for seat in range(s.players):
            count += int(s.fencing[seat, tile])
            if s.fencing[seat, tile] < 0 or s.fencing[seat, tile] > 1:
                return FENCING_LIMIT
        if s.fencing_supply[tile] < 0 or count != e.fencing[tile]:
            return FENCING_PLACES
    for seat in range(s.players):
        tiles = 0
        for tile in range(FENCING):
            tiles += int(s.fencing[seat, tile])
        if tiles > 3:
            return FENCING_LIMIT
    if s.paintings_taken < 0 or s.paintings_taken > e.paintings:
        return PAINTING_ORDER
    for k in range(PAINTINGS):
        taken = k < s.paintings_taken
        if taken != is_seat(s, s.painting_owner[k]) or (not taken and s.painting_owner[k] != -1):
            return PAINTING_ORDER
    return 0


@jit
def broken_turn(e: Edition, s: State) -> int:
    moving = s.phase != START and s.phase != OVER
    if moving != (s.base_value > 0 or s.bonus_value > 0):
        return TURN_CARDS
    if s.base_value < 0 or s.base_value >= VALUES or s.bonus_value < 0 or s.bonus_value >= VALUES:
        return TURN_CARDS
    if (moving and s.base_value == s.bonus_value) or (s.base_value == 0 and s.base_picture != 0):
        return TURN_CARDS
    asked_there = s.phase == FULL_FIELD or s.phase == CIRCLE or s.phase == FORGING or s.phase == TRAINING
    if not asked_there:
        if s.place != 0:
            return PLACE_OF_QUESTION
    elif s.place < 1 or s.place > FIELDS or s.figures[s.seat, s.place] == 0 or s.circles[s.place] == 0:
        return PLACE_OF_QUESTION
    if s.phase == FORGING and (s.shop[s.place] - 1) // 2 != SMITH:
        return PLACE_OF_QUESTION
    if s.phase == TRAINING and (s.shop[s.place] - 1) // 2 != FENCING_MASTER:
        return PLACE_OF_QUESTION
    if s.phase == GATE:
        swords = 0
        for sword in range(SWORDS):
            swords += int(s.swords[s.seat, sword])
        if swords == 0 or s.arrived[s.seat] == 0:
            return PLACE_OF_QUESTION
    return broken_duel(s)


@jit
def broken_duel(s: State) -> int:
    rounds = int(s.duel_rounds)
    if rounds == 0:
        return 0
    won = 0
    for k in range(min(rounds, 3)):
        if s.duel_winner[k] == s.duel_attacker:
            won += 1
        elif s.duel_winner[k] != s.duel_defender:
            return DUEL_ROUNDS
    last_won = s.duel_winner[min(rounds, 3) - 1] == s.duel_attacker
    if rounds > 3 or s.duel_attacker == s.duel_defender or max(won, rounds - won) != 2 or (won == 2) != last_won:
        return DUEL_ROUNDS
    return 0


@jit
def broken_end(s: State) -> int:
    if not is_seat(s, s.seat) or (s.phase == OVER) != (s.ending != 0):
        return FINAL
    others_home = own_home = False
    for seat in range(s.players):
        if s.arrived[seat] >= 3:
            if seat == s.seat:
                own_home = True
            else:
                others_home = True
    if s.last_turns < 0:  # only the player on turn may have brought the third figure home just now
        if s.last_turns != -1 or others_home or (own_home and (s.phase == START or s.phase == OVER)):
            return FINAL
    elif s.last_turns >= s.players or not (own_home or others_home):
        return FINAL
    if (s.ending == FINAL_ROUND) != (s.last_turns == 0):
        return FINAL
    if s.quiet < 0 or (s.ending == DEADLOCK) != (s.quiet >= 3 * s.players and s.last_turns != 0):
        return FINAL
    return 0


@jit
def broken_seats(s: State) -> int:
    for seat in range(s.players, SEATS):
        things = int(s.arrived[seat]) + int(s.metal[seat]) + int(s.gems[seat]) + int(s.hand_size[seat])
        things += int(s.standing[seat])
        for position in range(POSITIONS):
            things += int(s.figures[seat, position])
        for sword in range(SWORDS):
            things += int(s.swords[seat, sword]) + int(s.delivered[seat, sword])
        for tile in range(TILES):
            things += int(s.tiles[seat, tile])
        for tile in range(FENCING):
            things += int(s.fencing[seat, tile])
        for card in range(CARDS):
            things += int(s.known[seat, card])
        for value in range(VALUES):
            things += int(s.held[seat, value])
        if things != 0:
            return EMPTY_SEATS
    return 0


@jit
def first_broken(edition: Row, state: Row) -> int:
    """`broken` for rows."""
    return broken(edition.view(EDITION)[0], state.view(STATE)[0])


# ---- results


@jit
def fame_of(e: Edition, s: State, seat: int) -> int:
    """T10.2, sword by sword and painting by painting."""
    fame = 0
    for sword in range(SWORDS):
        for _ in range(s.delivered[seat, sword]):
            fame += int(e.sword_fame[sword])
        for _ in range(s.swords[seat, sword]):
            fame += int(e.sword_fame[sword]) >> 1
    for k in range(e.paintings):
        if s.painting_owner[k] == seat:
            fame += int(e.painting_fame[k])
    fame += int(s.gems[seat]) >> 1
    return fame - 2 if s.fencing[seat, MOVEMENT] == 1 else fame


@jit
def is_behind(e: Edition, s: State, seat: int, rival: int) -> bool:
    """T10.3: fame, then cards in hand, then the sum of their values."""
    fame, rival_fame = fame_of(e, s, seat), fame_of(e, s, rival)
    if fame != rival_fame:
        return fame < rival_fame
    if s.hand_size[seat] != s.hand_size[rival]:
        return s.hand_size[seat] < s.hand_size[rival]
    difference = 0
    for value in range(1, VALUES):
        difference += value * (int(s.held[seat, value]) - int(s.held[rival, value]))
    return difference < 0


@jit
def is_result(e: Edition, s: State, points: Cells, winners: int) -> bool:
    for seat in range(s.players):
        wins = True
        for rival in range(s.players):
            if is_behind(e, s, seat, rival):
                wins = False
        if points[seat] != fame_of(e, s, seat) or wins != ((winners >> seat) & 1 == 1):
            return False
    return winners >> s.players == 0


check_games = games_checker(SPEC.kernel, EDITION, STATE, broken, is_result, at_random, nothing)


# ---- hidden information


def cards_of(s: Any, seat: int) -> list[int]:
    return [
        value * PICTURES + int(s.hand[seat, value, k])
        for value in range(VALUES)
        for k in range(int(s.held[seat, value]))
    ]


def lay_hand(s: Any, seat: int, cards: list[int]) -> None:
    s.held[seat] = 0
    s.hand[seat] = 0
    for card in cards:
        value = card // PICTURES
        s.hand[seat, value, s.held[seat, value]] = card % PICTURES
        s.held[seat, value] += 1


def disguise(s: Any, viewer: int, rng: random.Random) -> None:
    """Deals again everything that this seat (-1: a spectator) may not know (T1.4): deck, hands, order in the hands."""
    pool = [int(card) for card in s.deck[: s.deck_size]]
    public: dict[int, list[int]] = {}
    for seat in range(s.players):
        if seat != viewer:
            secret = cards_of(s, seat)
            public[seat] = [card for card in range(CARDS) for _ in range(int(s.known[seat, card]))]
            for card in public[seat]:
                secret.remove(card)
            pool += secret
    rng.shuffle(pool)
    s.deck[: s.deck_size] = [pool.pop() for _ in range(int(s.deck_size))]
    for seat, cards in public.items():
        cards += [pool.pop() for _ in range(int(s.hand_size[seat]) - len(cards))]
        rng.shuffle(cards)
        lay_hand(s, seat, cards)


if __name__ == "__main__":
    from tests.properties.soak import main

    sys.exit(main("toledo"))
