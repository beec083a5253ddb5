"""T1 Set-up."""

from zoco.core.chance import Chance, shuffle
from zoco.core.compiling import jit
from zoco.toledo.rules.t3_cards import draw_card
from zoco.toledo.rules.t5_move import stand
from zoco.toledo.state import (
    CARDS,
    CATHEDRAL,
    ENTRANCES,
    FENCING,
    FIELDS,
    FIGURES,
    FIRST_HAND,
    NOT_YET,
    PAINTINGS,
    START,
    SWORDS,
    TILES,
    Edition,
    State,
)


@jit
def set_up(e: Edition, s: State, chance: Chance, players: int) -> None:
    """The state must come in as zeros."""
    s.players = players
    s.phase = START
    s.last_turns = NOT_YET
    lay_out(e, s)
    for seat in range(players):
        for _ in range(FIGURES):  # T1.2
            stand(s, seat, CATHEDRAL)
        for tile in range(TILES):
            s.tiles[seat, tile] = e.tiles[tile]
    for card in range(CARDS):
        for _ in range(e.cards[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1
    shuffle(chance, s.deck, int(s.deck_size))
    for seat in range(players):  # T1.2, T1.3: seat 0 begins, in dealing too
        for _ in range(FIRST_HAND):
            draw_card(s, chance, seat)


@jit
def lay_out(e: Edition, s: State) -> None:
    """T1.1: the open supplies, and the printed fields."""
    s.metal_supply = e.metal
    s.gem_supply = e.gems
    for sword in range(SWORDS):
        s.sword_supply[sword] = e.sword_copies[sword]
    for tile in range(FENCING):
        s.fencing_supply[tile] = e.fencing[tile]
    for k in range(PAINTINGS):
        s.painting_owner[k] = -1
    stops = ENTRANCES
    for field in range(1, FIELDS + 1):
        s.circles[field] = e.printed_circles[field]
        s.owner[field] = -1
        if s.circles[field] > 0:
            stops |= 1 << field
    s.stops = stops
