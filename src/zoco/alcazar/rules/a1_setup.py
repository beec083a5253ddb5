"""A1 Set-up."""

from zoco.alcazar.rules.a3_buy import open_card, receive, take_top
from zoco.alcazar.state import (
    CARDS,
    DECK,
    FIELDS,
    FIRST_HAND,
    FIRST_MONEY,
    FLAGS,
    NEW_CELLS,
    NOBLES,
    NOWHERE,
    OPEN_ROW,
    SEATS,
    Edition,
    State,
)
from zoco.core.chance import Chance, shuffle
from zoco.core.compiling import jit


@jit
def set_up(e: Edition, s: State, chance: Chance, players: int) -> None:
    """The state must come in as zeros."""
    s.players = players
    lay_out(e, s)
    for seat in range(players):
        s.money[seat] = FIRST_MONEY
    for k in range(DECK):
        s.deck[k] = 1 + k
    s.deck_size = DECK
    shuffle(chance, s.deck, DECK)
    for seat in range(players):  # A1.1: seat 0 begins, in dealing too
        for _ in range(FIRST_HAND):
            receive(s, seat, take_top(s))
    for place in range(OPEN_ROW):
        open_card(s, place)


@jit
def lay_out(e: Edition, s: State) -> None:
    """A1.1: the supplies and the bare board."""
    s.stones = e.stones
    s.bridges = e.bridges
    s.tower_supply = e.towers
    s.flag_supply = FLAGS
    s.sites = FIELDS
    for field in range(1, CARDS):
        s.site[field] = 1
    for seat in range(SEATS):
        for k in range(NOBLES):
            s.stand[seat, k] = NOWHERE
    for k in range(NEW_CELLS):
        s.new_cell[k] = NOWHERE
