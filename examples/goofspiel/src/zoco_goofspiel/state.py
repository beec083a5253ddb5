"""Goofspiel's records: what the edition, the state and a seat's view hold, and how decisions are numbered."""

from zoco.core.layout import Cells, int8, int16, layout

SEATS = 5
FEWEST_PLAYERS = 2
MOST_CARDS = 13
CARDS = MOST_CARDS + 1  # bid cards and prizes 1 … 13; row 0 of a table by card stays empty
ROUNDS = CARDS  # rounds are counted from 1, too

# What is being asked
BIDDING, OVER = range(2)

# G4: the way to end
ALL_PRIZES = 1

# Decisions as dense small numbers
BID = -1  # + card
ACTIONS = MOST_CARDS
MOST_CHOICES = MOST_CARDS


class Edition:
    """G5: how many cards each player has, and how many prizes there are."""

    cards: int = int8()


class Public:
    """What everybody at the table sees."""

    players: int = int8()
    seat: int = int8()  # bids next
    phase: int = int8()
    ending: int = int8()
    turn: int = int8()  # how many prizes have been turned up
    prize: Cells = int8(ROUNDS)  # turned up in a round; 0: not yet
    pot: int = int16()  # what this round is about: its prize, and what was carried over
    won: Cells = int16(SEATS)  # G4.3: the prizes of a seat, added up
    has_bid: Cells = int8(SEATS)  # G2.3: a sealed bid lies there
    shown: Cells = int8(SEATS, CARDS)  # G3.1: the round in which a bid card was revealed; 0: not yet


class State(Public):
    """Everything."""

    bid: Cells = int8(SEATS)  # sealed; 0 for none
    deck: Cells = int8(MOST_CARDS)  # prizes to come, the next one last


class View(Public):
    """What one seat may know: the public part, and its own sealed bid. A spectator (seat -1) has none."""

    viewer: int = int8()
    bid: int = int8()


EDITION = layout(Edition)
STATE = layout(State)
VIEW = layout(View)
