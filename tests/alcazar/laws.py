"""The laws that every game of Alcázar obeys, by number."""

from tests.properties.soak import NEVER_ENDS, NO_CHOICE, WRONG_RESULT

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
    NO_CHOICE: "A11.4: a player who is asked has a choice",
    NEVER_ENDS: "a random game ends",
    WRONG_RESULT: "A14.2: the result is what the rules say",
}
