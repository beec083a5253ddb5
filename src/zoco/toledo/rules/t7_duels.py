"""T7 Duels."""

from zoco.core.chance import Chance
from zoco.core.compiling import jit
from zoco.core.layout import Choices
from zoco.toledo.reasons import LEGAL, NOBODY_THERE, OWN_FIGURE
from zoco.toledo.rules.t3_cards import turn_up
from zoco.toledo.rules.t5_move import leave, stand
from zoco.toledo.rules.t6_use import go_on, take_circle
from zoco.toledo.rules.t10_end import discard_card
from zoco.toledo.state import (
    ATTACKER,
    CATHEDRAL,
    DUEL,
    NO_CARD,
    PICTURES,
    PLAIN,
    ROUNDS,
    Edition,
    State,
)


@jit
def list_duels(s: State, out: Choices, n: int) -> int:
    for rival in range(s.players):
        if rival != s.seat and s.figures[rival, s.place] > 0:
            out[n] = DUEL + rival
            n += 1
    return n


@jit
def forbid_duel(s: State, rival: int) -> int:
    if rival == s.seat:
        return OWN_FIGURE
    return LEGAL if s.figures[rival, s.place] > 0 else NOBODY_THERE


@jit
def round_winner(s: State, attacker: int, defender: int, card: int) -> int:
    """T7.2"""
    if card == NO_CARD:
        return defender  # T7.4
    background = card % PICTURES // 2
    if background != PLAIN and s.fencing[attacker, background] != s.fencing[defender, background]:
        return attacker if s.fencing[attacker, background] > 0 else defender
    return attacker if card % 2 == ATTACKER else defender


@jit
def duel(e: Edition, s: State, chance: Chance, defender: int) -> None:
    attacker = int(s.seat)
    field = int(s.place)
    s.duel_attacker = attacker
    s.duel_defender = defender
    s.duel_field = field
    won = lost = 0
    while won < 2 and lost < 2:  # T7.2: two won rounds of three
        card = turn_up(s, chance)
        if card != NO_CARD:
            discard_card(s, card)
        winner = round_winner(s, attacker, defender, card)
        s.duel_card[won + lost] = card
        s.duel_winner[won + lost] = winner
        if winner == attacker:
            won += 1
        else:
            lost += 1
    s.duel_rounds = won + lost
    for k in range(won + lost, ROUNDS):
        s.duel_card[k] = s.duel_winner[k] = 0
    send_to_cathedral(s, defender if won == 2 else attacker, field)  # T7.3
    if won == 2:
        take_circle(e, s, field)
    else:
        go_on(s)


@jit
def send_to_cathedral(s: State, seat: int, field: int) -> None:
    leave(s, seat, field)
    stand(s, seat, CATHEDRAL)
