"""Alcázar's records: what the edition, the state and a seat's view hold, and how decisions are numbered."""

from zoco.core.layout import Cells, int8, int16, layout

# A0: sizes
SEATS = 5
FEWEST_PLAYERS = 2
FIELDS = 72  # 1 … 72
CARDS = FIELDS + 1  # build cards 1 … 72; row 0 of a table by card or field stays empty
SIDE = 12  # room for 12 × 12 cells, whatever the edition uses
CELLS = SIDE * SIDE  # a cell is 12 × y + x
NOWHERE = CELLS  # a cell that is never built on: over the edge, or in a player's supply
LINES = 2 * CELLS  # three cells in a straight line: the middle one, + 144 where they lie in a column
DIRECTIONS = 4
GRANDEES = 2
NOBLES = 8  # of a player: two grandees, then six barons
FLAGS = 8
BRIDGES = 20
MOST_VALUE = 50  # A0: of a castle

# A1, A3: cards and prices
FIRST_HAND = 10
FIRST_MONEY = 40
OPEN_ROW = 6
DECK = FIELDS
HAND = 62  # the most build cards in one hand: all but those dealt to one rival
BUILD_PRICE, TOWER_PRICE, BRIDGE_PRICE = 5, 10, 15
UNSEEN, OPEN, GONE, HELD = 0, 1, 2, 3  # where all know a build card to be; HELD + seat

# A4: the layouts of a new castle, left, centred, right; the first of its three fields is card - 2 + layout
LAYOUTS = 3
BARE, VILLA_THERE, CASTLE_THERE = 0, 1, 2
NEW_CELLS = 3
TOP_TOWER_LEVEL = 5  # A7.1

# What is being asked (the decisions of the notation)
START, AFTER_BUILDING, FREE_FLAG, OVER = range(4)

# A14: the ways to end
LAST_STONE, LAST_STONE_REMOVED, LAST_BRIDGE, ALL_PASSED = range(1, 5)
MONEY_FOR_A_POINT = 50  # A14.2

# Decisions as dense small numbers. What the state cannot offer has a number too, so that its reason can be told:
# a noble that does not stand there (NO_NOBLE, NO_GRANDEE, NO_BARON), a cell that is not new (NOT_NEW).
NO_NOBLE, NO_GRANDEE, NO_BARON, NOT_NEW = NOBLES, GRANDEES, NOBLES - GRANDEES, NEW_CELLS

PASS, DONE, BUY_DECK, BUY_TOWER = range(4)
BUY = 4  # + card
VILLA = BUY + CARDS  # + card
BUILD = VILLA + CARDS  # + card
CASTLE = BUILD + CARDS  # + 3 × card + layout
TOWER = CASTLE + CARDS * LAYOUTS  # + cell
BRIDGE = TOWER + CELLS  # + line
WITHDRAW = BRIDGE + LINES  # + cell
BARON = WITHDRAW + CELLS  # + cell
GRANDEE = BARON + CELLS  # + cell
SHIFT = GRANDEE + CELLS  # + 4 × number of the own noble + number of the new cell
SWAP = SHIFT + (NOBLES + 1) * (NEW_CELLS + 1)  # + 7 × number of the own grandee + number of the own baron
FLAG = SWAP + (NO_GRANDEE + 1) * (NO_BARON + 1)  # + the villa's lowest field
ACTIONS = FLAG + CARDS
MOST_CHOICES = 400  # more than any list of legal decisions can hold


class Edition:
    """A15: the printed board, and the supplies."""

    cell: Cells = int16(CARDS)  # of a field
    far: Cells = int16(CELLS + 1, DIRECTIONS)  # the cells two away in a straight line
    field: Cells = int8(CELLS + 1)  # of a cell; 0 for a gap
    columns: int = int8()
    rows: int = int8()
    stones: int = int8()
    bridges: int = int8()
    towers: int = int8()


class Public:
    """What everybody at the table sees: everything but build cards in hands and in the deck."""

    players: int = int8()
    seat: int = int8()  # on turn
    phase: int = int8()
    withdrawn: int = int8()  # A2.1: the player on turn has withdrawn a noble
    must_buy: int = int8()  # A11.3: the withdrawal was to pay for a card
    placements: int = int8()  # A10.1: nobles that may still be placed in this turn
    founded: int = int8()  # A10.2: a castle or a villa was founded in this turn
    passes: int = int8()  # A11.5: players still in the game who have passed since anybody last did something else
    ending: int = int8()
    new_cell: Cells = int16(NEW_CELLS)  # A10: built in this turn; NOWHERE where there are fewer

    money: Cells = int16(SEATS)
    out: Cells = int8(SEATS)  # A11.1
    stand: Cells = int16(SEATS, NOBLES)  # cells of the grandees, then of the barons, each in ascending order
    towers: Cells = int8(SEATS)  # tower cards in hand: bought and played in the open
    hand_size: Cells = int8(SEATS)  # build cards in hand
    known: Cells = int8(CARDS)  # A1.2: where all know a build card to be

    stones: int = int8()  # in supply, as the next four
    bridges: int = int8()
    tower_supply: int = int8()
    flag_supply: int = int8()
    deck_size: int = int8()
    row: Cells = int8(OPEN_ROW)  # the open build cards; 0 for none
    removed: int = int8()  # A12.3: stones that left the game

    height: Cells = int8(CELLS + 1)
    noble: Cells = int8(CELLS + 1)  # 1 + 2 × seat, + 1 for a grandee; 0 for none
    unit: Cells = int8(CELLS + 1)  # a unit is called by the field it was founded on; 0 for none
    value: Cells = int16(CARDS)  # of a unit
    castle: Cells = int8(CARDS)  # 1 + flag of a unit; 0 for a villa
    flag_since: Cells = int8(FLAGS)  # A12.2: 1 for the flag that has been standing longest, and so on; 0: in supply
    bridge_level: Cells = int8(LINES)  # of the bridge on a line; 0 for none
    bridge_under: Cells = int8(LINES)  # the height of the middle cell below that bridge

    ground: Cells = int8(CARDS)  # BARE, VILLA_THERE or CASTLE_THERE, by field
    near: Cells = int8(CARDS)  # how many of a field and the two beside it are built on
    site: Cells = int8(CARDS)  # A4.2: whether a castle may be founded on this field and the next two
    sites: int = int8()  # how many such fields are left


class State(Public):
    """Everything."""

    hand: Cells = int8(SEATS, HAND)  # build cards, the one held longest first
    deck: Cells = int8(DECK)  # the top card is number deck_size - 1


class View(Public):
    """What one seat may know: the public part, and its own hand. A spectator (seat -1) has no hand."""

    viewer: int = int8()
    hand: Cells = int8(HAND)


EDITION = layout(Edition)
STATE = layout(State)
VIEW = layout(View)
