"""T2 The turn: what is asked, what it allows, and what a decision does."""

from zoco.core.chance import Chance
from zoco.core.compiling import jit
from zoco.core.layout import Choices
from zoco.toledo.reasons import (
    ALCAZAR_FIRST,
    CAN_ACT,
    CIRCLE_FIRST,
    FORGE_FIRST,
    GAME_OVER,
    LEAVE_OR_FIGHT,
    LEGAL,
    NO_DUEL_HERE,
    NOT_AT_A_FENCING_MASTER,
    NOT_AT_A_SMITH,
    NOT_AT_THE_ALCAZAR,
    NOT_JUST_ARRIVED,
    NOTHING_TO_END,
    TRAIN_FIRST,
    TURN_OF_MOVES,
)
from zoco.toledo.rules.t3_cards import forbid_taking, list_taking, take
from zoco.toledo.rules.t4_place import forbid_placing, list_placing, place_shop
from zoco.toledo.rules.t5_move import forbid_moving, list_moves, move
from zoco.toledo.rules.t6_use import (
    forbid_forging,
    forbid_paying,
    forbid_training,
    forbid_using,
    forge,
    go_on,
    list_forging,
    list_training,
    list_uses,
    pay,
    train,
    use,
)
from zoco.toledo.rules.t7_duels import duel, forbid_duel, list_duels
from zoco.toledo.rules.t8_alcazar import deliver, forbid_delivering, list_deliveries
from zoco.toledo.rules.t9_home import forbid_sending_home, list_sending_home, send_home
from zoco.toledo.rules.t10_end import finish_turn
from zoco.toledo.state import (
    BONUS,
    CIRCLE,
    DELIVER,
    DRAW,
    DUEL,
    END,
    ENTER,
    FENCING,
    FORGE,
    FORGING,
    FULL_FIELD,
    GATE,
    HOME,
    MOVE,
    OVER,
    PASS,
    PAY,
    PLACE,
    POSITIONS,
    SKIP,
    START,
    SWAP,
    TRAIN,
    TRAINING,
    TURN,
    USE,
    Edition,
    State,
    View,
)


@jit
def list_actions(s: State, out: Choices) -> int:
    """T2.1, T2.2: the start of a turn."""
    n = list_taking(s, out, 0)
    n = list_moves(s, out, n)
    n = list_placing(s, out, n)
    n = list_sending_home(s, out, n)
    if n == 0:
        out[n] = PASS
        n += 1
    return n


@jit
def list_legal(e: Edition, s: State, out: Choices) -> int:
    """Writes every legal decision of the seat on turn, and returns how many there are."""
    if s.phase == START:
        return list_actions(s, out)
    if s.phase == TURN:
        out[0] = END
        return list_moves(s, out, 1)
    if s.phase == FULL_FIELD:
        return list_duels(s, out, list_moves(s, out, 0))
    if s.phase == CIRCLE:
        return list_uses(e, s, out, 0)
    if s.phase == FORGING:
        return list_forging(e, s, out, 0)
    if s.phase == TRAINING:
        return list_training(s, out, 0)
    if s.phase == GATE:
        return list_deliveries(s, out, 0)
    return 0


@jit
def decide(e: Edition, s: State, chance: Chance, action: int) -> None:
    """Carries out a legal decision."""
    if action != SKIP:  # which must look to others like not having been asked
        s.reshuffles = s.duel_rounds = 0
    if action >= PLACE:
        place_shop(s, (action - PLACE) // POSITIONS, (action - PLACE) % POSITIONS)
    elif action >= BONUS:
        move(e, s, (action - BONUS) // POSITIONS, (action - BONUS) % POSITIONS, True)
    elif action >= MOVE:
        move(e, s, (action - MOVE) // POSITIONS, (action - MOVE) % POSITIONS, False)
    elif action >= HOME:
        send_home(s, action - HOME)
    elif action >= SWAP:
        train(s, (action - SWAP) // FENCING, (action - SWAP) % FENCING)
    elif action >= TRAIN:
        train(s, action - TRAIN, -1)
    elif action >= DELIVER:
        deliver(s, action - DELIVER)
    elif action >= FORGE:
        forge(e, s, action - FORGE)
    elif action >= DUEL:
        duel(e, s, chance, action - DUEL)
    elif action >= PAY:
        pay(e, s, chance, action - PAY)
    elif action == DRAW:
        take(s, chance)
    elif action == USE:
        use(e, s, chance)
    elif action == END:
        finish_turn(s, False)
    elif action == PASS:
        finish_turn(s, True)
    else:  # SKIP, ENTER
        go_on(s)


@jit
def phase_of(action: int) -> int:
    """The question that a decision answers; MOVE and BONUS answer three of them."""
    if action >= PLACE or action in (DRAW, PASS) or HOME <= action < MOVE:
        return START
    if MOVE <= action < PLACE or action == END:
        return TURN
    if TRAIN <= action < HOME:
        return TRAINING
    if DELIVER <= action < TRAIN or action == ENTER:
        return GATE
    if FORGE <= action < DELIVER:
        return FORGING
    if DUEL <= action < FORGE:
        return FULL_FIELD
    return CIRCLE


@jit
def forbid_by_phase(s: State, action: int) -> int:
    """Whether a decision answers the question that is asked."""
    asked = int(s.phase)
    answered = phase_of(action)
    if asked == OVER:
        return GAME_OVER
    if asked == answered or (MOVE <= action < PLACE and asked in (START, FULL_FIELD)):
        return LEGAL
    if asked == FULL_FIELD:
        return LEAVE_OR_FIGHT
    if asked == CIRCLE:
        return CIRCLE_FIRST
    if asked == FORGING:
        return FORGE_FIRST
    if asked == TRAINING:
        return TRAIN_FIRST
    if asked == GATE:
        return ALCAZAR_FIRST
    if answered == START:
        return TURN_OF_MOVES
    if answered == TURN:
        return NOTHING_TO_END
    if answered == TRAINING:
        return NOT_AT_A_FENCING_MASTER
    if answered == GATE:
        return NOT_AT_THE_ALCAZAR
    if answered == FORGING:
        return NOT_AT_A_SMITH
    return NO_DUEL_HERE if answered == FULL_FIELD else NOT_JUST_ARRIVED


@jit
def forbid(e: Edition, s: State, action: int, scratch: Choices) -> int:
    """The reason why a decision is forbidden, or LEGAL."""
    reason = forbid_by_phase(s, action)
    if reason != LEGAL:
        return reason
    if action >= PLACE:
        return forbid_placing(e, s, (action - PLACE) // POSITIONS, (action - PLACE) % POSITIONS)
    if action >= BONUS:
        return forbid_moving(e, s, (action - BONUS) // POSITIONS, (action - BONUS) % POSITIONS, True)
    if action >= MOVE:
        return forbid_moving(e, s, (action - MOVE) // POSITIONS, (action - MOVE) % POSITIONS, False)
    if action >= HOME:
        return forbid_sending_home(s, action - HOME)
    if action >= SWAP:
        return forbid_training(s, (action - SWAP) // FENCING, (action - SWAP) % FENCING)
    if action >= TRAIN:
        return forbid_training(s, action - TRAIN, -1)
    if action >= DELIVER:
        return forbid_delivering(s, action - DELIVER)
    if action >= FORGE:
        return forbid_forging(e, s, action - FORGE)
    if action >= DUEL:
        return forbid_duel(s, action - DUEL)
    if action >= PAY:
        return forbid_paying(e, s, action - PAY)
    if action == DRAW:
        return forbid_taking(s)
    if action == USE:
        return forbid_using(e, s)
    if action == PASS:
        return forbid_passing(s, scratch)
    return LEGAL


@jit
def forbid_passing(s: State, scratch: Choices) -> int:
    """T2.2"""
    list_actions(s, scratch)
    return LEGAL if scratch[0] == PASS else CAN_ACT


@jit
def begins_turn(e: Edition, v: View) -> bool:
    """T2.1: nothing has been decided in this turn yet."""
    return v.phase == START
