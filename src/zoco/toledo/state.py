"""Toledo's records: what the edition, the state and a seat's view hold, and how decisions are numbered."""

from zoco.core.layout import Cells, int8, int32, layout

# T0: sizes
SEATS = 4
FEWEST_PLAYERS = 2
FIELDS = 19  # 1 … 19
CATHEDRAL, FIRST_ENTRANCE, LAST_ENTRANCE = 0, 20, 21
POSITIONS = 22
STREET = (1 << FIELDS) - 1 << 1  # the fields, one bit each
ENTRANCES = 1 << FIRST_ENTRANCE | 1 << LAST_ENTRANCE
FIGURES = 5
FIRST_HAND = 5
VALUES = 7  # card values 1 … 6; row 0 of a table by value stays empty
COPIES = 14  # the most cards of one value
DECK = 84

# T0: shops. A tile is its kind and its circles: M1 M2 G1 G2 S1 S2 F1 F2; 0 on a field means "none".
METAL_DEALER, GEM_DEALER, SMITH, FENCING_MASTER = 0, 1, 2, 3
TILES = 8
NO_PRINT, TAVERN, STUDIO = 0, 1, 2

# T0: cards. A card is 8 × value + picture; a picture is 2 × background + who is drawn clearly.
PICTURES = 8
CARDS = VALUES * PICTURES
VIOLET, BROWN, TEAL, PLAIN = 0, 1, 2, 3
ATTACKER, DEFENDER = 0, 1
MOVEMENT = 3  # the fourth fencing tile; the first three are the duel tiles
FENCING = 4
MOST_FENCING = 3
NO_CARD = -1
ROUNDS = 3

SWORDS = 19  # room for that many different swords
PAINTINGS = 6

# What is being asked (the decisions of the notation)
START, TURN, FULL_FIELD, CIRCLE, FORGING, TRAINING, GATE, OVER = range(8)

# T10: the ways to end
FINAL_ROUND, DEADLOCK = 1, 2
NOT_YET = -1

# Decisions as dense small numbers
DRAW, PASS, END, SKIP, USE, ENTER = range(6)
PAY = 6  # + value
DUEL = PAY + VALUES  # + seat
FORGE = DUEL + SEATS  # + sword
DELIVER = FORGE + SWORDS  # + sword
TRAIN = DELIVER + SWORDS  # + tile
SWAP = TRAIN + FENCING  # + 4 × tile taken + tile put back
HOME = SWAP + FENCING * FENCING  # + position
MOVE = HOME + POSITIONS  # + 22 × value + position
BONUS = MOVE + VALUES * POSITIONS  # + 22 × value + position
PLACE = BONUS + VALUES * POSITIONS  # + 22 × tile + field
ACTIONS = PLACE + TILES * POSITIONS
MOST_CHOICES = 320  # more than any list of legal decisions can hold


class Edition:
    """T11: the printed board, the cards and the tiles."""

    cost: Cells = int8(POSITIONS)
    printed: Cells = int8(POSITIONS)
    printed_circles: Cells = int8(POSITIONS)
    cards: Cells = int8(CARDS)
    tiles: Cells = int8(TILES)
    swords: int = int8()
    sword_fame: Cells = int8(SWORDS)
    sword_metal: Cells = int8(SWORDS)
    sword_gems: Cells = int8(SWORDS)
    sword_copies: Cells = int8(SWORDS)
    paintings: int = int8()
    painting_fame: Cells = int8(PAINTINGS)
    fencing: Cells = int8(FENCING)
    metal: int = int8()
    gems: int = int8()


class Public:
    """What everybody at the table sees."""

    players: int = int8()
    seat: int = int8()  # on turn
    phase: int = int8()
    place: int = int8()  # where the figure stands that the question is about; 0 if it is about none
    base_value: int = int8()  # T5.4: the card in front of the player; 0 if there is none yet
    base_picture: int = int8()
    bonus_value: int = int8()  # T5.6: the extra card of this turn; 0 if there was none yet
    quiet: int = int8()  # T10.4: turns in a row of nothing but sending home and passing
    last_turns: int = int8()  # T10.1: turns left in the final round; -1 before it
    ending: int = int8()

    figures: Cells = int8(SEATS, POSITIONS)
    crowd: Cells = int8(POSITIONS)  # figures of all players on a field
    standing: Cells = int32(SEATS)  # positions where a seat has figures, one bit each
    stops: int = int32()  # T5.2: positions where a move may end, one bit each
    arrived: Cells = int8(SEATS)  # figures in the Alcázar
    shop: Cells = int8(POSITIONS)  # 1 + tile; 0 if none lies there
    owner: Cells = int8(POSITIONS)
    circles: Cells = int8(POSITIONS)
    tiles: Cells = int8(SEATS, TILES)  # not placed yet
    metal: Cells = int8(SEATS)
    gems: Cells = int8(SEATS)
    metal_supply: int = int8()
    gem_supply: int = int8()
    sword_supply: Cells = int8(SWORDS)
    swords: Cells = int8(SEATS, SWORDS)  # forged, not delivered
    delivered: Cells = int8(SEATS, SWORDS)
    fencing_supply: Cells = int8(FENCING)
    fencing: Cells = int8(SEATS, FENCING)
    paintings_taken: int = int8()
    painting_owner: Cells = int8(PAINTINGS)

    deck_size: int = int8()
    discard: Cells = int8(CARDS)  # by card
    discard_size: int = int8()
    hand_size: Cells = int8(SEATS)
    known: Cells = int8(SEATS, CARDS)  # T1.4: cards that all saw going into a hand and have not seen leaving it

    reshuffles: int = int8()  # T3.2: new decks made by the last decision that others saw
    duel_attacker: int = int8()  # the duel of the last decision, card by card; no rounds if it was none
    duel_defender: int = int8()
    duel_field: int = int8()
    duel_rounds: int = int8()
    duel_card: Cells = int8(ROUNDS)
    duel_winner: Cells = int8(ROUNDS)


class State(Public):
    """Everything."""

    held: Cells = int8(SEATS, VALUES)  # cards in hand, by value
    hand: Cells = int8(SEATS, VALUES, COPIES)  # their pictures, the one held longest first (T6.7)
    deck: Cells = int8(DECK)  # the top card is number deck_size - 1


class View(Public):
    """What one seat may know: the public part, and its own hand. A spectator (seat -1) has no hand."""

    viewer: int = int8()
    held: Cells = int8(VALUES)
    hand: Cells = int8(VALUES, COPIES)


EDITION = layout(Edition)
STATE = layout(State)
VIEW = layout(View)
