"""What a seat may know, and a full state imagined from it."""

from zoco.core.chance import Dice, mix
from zoco.core.compiling import copy_cells, copy_table, jit
from zoco.core.layout import Choices
from zoco.toledo.rules.t2_turn import list_legal
from zoco.toledo.rules.t3_cards import receive
from zoco.toledo.state import (
    CARDS,
    CIRCLE,
    COPIES,
    PICTURES,
    TURN,
    VALUES,
    Edition,
    Public,
    State,
    View,
)

MOST_DEALS = 100_000


@jit
def copy_public(source: Public, target: Public) -> None:
    """Everything that lies open on the table, named field by field."""
    target.players = source.players
    target.seat = source.seat
    target.phase = source.phase
    target.place = source.place
    target.base_value = source.base_value
    target.base_picture = source.base_picture
    target.bonus_value = source.bonus_value
    target.quiet = source.quiet
    target.last_turns = source.last_turns
    target.ending = source.ending
    copy_table(source.figures, target.figures)
    copy_cells(source.crowd, target.crowd)
    copy_cells(source.standing, target.standing)
    target.stops = source.stops
    copy_cells(source.arrived, target.arrived)
    copy_cells(source.shop, target.shop)
    copy_cells(source.owner, target.owner)
    copy_cells(source.circles, target.circles)
    copy_table(source.tiles, target.tiles)
    copy_cells(source.metal, target.metal)
    copy_cells(source.gems, target.gems)
    target.metal_supply = source.metal_supply
    target.gem_supply = source.gem_supply
    copy_cells(source.sword_supply, target.sword_supply)
    copy_table(source.swords, target.swords)
    copy_table(source.delivered, target.delivered)
    copy_cells(source.fencing_supply, target.fencing_supply)
    copy_table(source.fencing, target.fencing)
    target.paintings_taken = source.paintings_taken
    copy_cells(source.painting_owner, target.painting_owner)
    target.deck_size = source.deck_size
    copy_cells(source.discard, target.discard)
    target.discard_size = source.discard_size
    copy_cells(source.hand_size, target.hand_size)
    copy_table(source.known, target.known)
    target.reshuffles = source.reshuffles
    target.duel_attacker = source.duel_attacker
    target.duel_defender = source.duel_defender
    target.duel_field = source.duel_field
    target.duel_rounds = source.duel_rounds
    copy_cells(source.duel_card, target.duel_card)
    copy_cells(source.duel_winner, target.duel_winner)


@jit
def show(e: Edition, s: State, viewer: int, v: View) -> None:
    """The view must come in as zeros. Viewer -1 is a spectator."""
    copy_public(s, v)
    v.viewer = viewer
    if s.phase == CIRCLE and s.seat != viewer:
        # That a player is asked to pay tells that a fitting card is held: others see a turn that goes on.
        v.phase = TURN
        v.place = 0
    if viewer >= 0:
        copy_cells(s.held[viewer], v.held)
        copy_table(s.hand[viewer], v.hand)


@jit
def determinize(e: Edition, v: View, dice: Dice, s: State, scratch: Choices) -> int:
    """A full state that this view could come from. Returns how many deals it took, 0 if none was found.

    Whoever is on turn must have something to decide: a figure on a full field tells that there is a way out.
    """
    for deals in range(1, MOST_DEALS):
        copy_public(v, s)
        deal_unseen(e, v, dice, s)
        if v.seat == v.viewer or list_legal(e, s, scratch) > 0 or v.ending > 0:
            return deals
    return 0


@jit
def deal_unseen(e: Edition, v: View, dice: Dice, s: State) -> None:
    """The own hand as it is; what everybody saw going into a hand stays there; all else is dealt anew."""
    unseen = gather_unseen(e, v, s)
    mix(dice, s.deck, unseen)
    for seat in range(v.players):
        if seat == v.viewer:
            copy_cells(v.held, s.held[seat])
            copy_table(v.hand, s.hand[seat])
            continue
        size = int(v.hand_size[seat])
        s.hand_size[seat] = 0
        for value in range(VALUES):
            s.held[seat, value] = 0
            for k in range(COPIES):
                s.hand[seat, value, k] = 0
        for card in range(CARDS):
            for _ in range(v.known[seat, card]):
                receive(s, seat, card)
        while s.hand_size[seat] < size:
            unseen -= 1
            receive(s, seat, int(s.deck[unseen]))
            s.deck[unseen] = 0
        for value in range(1, VALUES):
            mix(dice, s.hand[seat, value], int(s.held[seat, value]))


@jit
def gather_unseen(e: Edition, v: View, s: State) -> int:
    """Puts every card that the view does not show into the deck, and returns how many there are."""
    unseen = 0
    for card in range(CARDS):
        left = int(e.cards[card]) - int(v.discard[card])
        if v.base_value > 0 and card == int(v.base_value) * PICTURES + int(v.base_picture):
            left -= 1
        for seat in range(v.players):
            if seat != v.viewer:
                left -= int(v.known[seat, card])
        value = card // PICTURES
        for k in range(v.held[value]):
            if v.hand[value, k] == card % PICTURES:
                left -= 1
        for _ in range(left):
            s.deck[unseen] = card
            unseen += 1
    return unseen


@jit
def reveals(e: Edition, before: State, after: State) -> bool:
    """A card was drawn or turned up."""
    return before.deck_size != after.deck_size


@jit
def sealed(e: Edition, v: View, action: int) -> bool:
    """Everything is decided in the open."""
    return False
