"""The doors of Alcázar's compiled rules. Records come in and go out as plain bytes (rows).

Nothing is allocated or raised: whoever calls `apply` or `step` has made sure that the action is legal (`forbidden`).
"""

from zoco.alcazar.rules.a1_setup import set_up
from zoco.alcazar.rules.a2_turn import decide, forbid, list_legal
from zoco.alcazar.rules.a14_end import points_of, rank
from zoco.alcazar.state import EDITION, RUNNING, STATE, VIEW
from zoco.alcazar.view import imagine, show
from zoco.core.chance import CHANCE, Dice, below, seed_dice
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Choices, Row


@jit
def new(edition: Row, state: Row, chance: Row, players: int) -> None:
    for k in range(len(state)):
        state[k] = 0
    set_up(edition.view(EDITION)[0], state.view(STATE)[0], chance.view(CHANCE)[0], players)


@jit
def legal(edition: Row, state: Row, out: Choices) -> int:
    """Writes the legal decisions of the seat on turn into `out` and returns how many there are."""
    return list_legal(edition.view(EDITION)[0], state.view(STATE)[0], out)


@jit
def apply(edition: Row, state: Row, chance: Row, action: int) -> None:
    decide(edition.view(EDITION)[0], state.view(STATE)[0], action)


@jit
def step(edition: Row, state: Row, chance: Row, action: int, out: Choices) -> int:
    """`apply`, then `legal`."""
    e = edition.view(EDITION)[0]
    s = state.view(STATE)[0]
    decide(e, s, action)
    return list_legal(e, s, out)


@jit
def score(edition: Row, state: Row, points: Cells) -> int:
    """Writes the points of every seat as they stand; returns the leaders, one bit a seat."""
    s = state.view(STATE)[0]
    leaders = 0
    best = 0
    for seat in range(s.players):
        points[seat] = points_of(s, seat)
        standing = rank(s, seat)
        if seat == 0 or standing > best:
            best = standing
            leaders = 1 << seat
        elif standing == best:
            leaders |= 1 << seat
    return leaders


@jit
def view(edition: Row, state: Row, viewer: int, out: Row) -> None:
    for k in range(len(out)):
        out[k] = 0
    show(state.view(STATE)[0], viewer, out.view(VIEW)[0])


@jit
def determinize(edition: Row, view: Row, dice: Dice, state: Row, scratch: Choices) -> int:
    """Fills a state that the view could come from; returns how many deals it took, 0 if none was found."""
    for k in range(len(state)):
        state[k] = 0
    return imagine(view.view(VIEW)[0], dice, state.view(STATE)[0])


@jit
def forbidden(edition: Row, state: Row, action: int, scratch: Choices) -> int:
    """The code of the rule that forbids a decision, 0 if it is legal."""
    return forbid(edition.view(EDITION)[0], state.view(STATE)[0], action, scratch)


@jit
def play_on(edition: Row, state: Row, chance: Row, dice: Dice, choices: Choices, moves: Choices) -> int:
    """Plays at random until the game is over or `moves` is full; returns how many decisions were made."""
    e = edition.view(EDITION)[0]
    s = state.view(STATE)[0]
    made = 0
    while s.ending == RUNNING and made < len(moves):
        n = list_legal(e, s, choices)
        action = int(choices[below(dice, n)])
        decide(e, s, action)
        moves[made] = action
        made += 1
    return made


@jit
def playouts(
    edition: Row, state: Row, chance: Row, dice: Dice, choices: Choices, players: int, seed: int, results: Cells
) -> None:
    """Random games with seeds from `seed` on, one a row of `results`: decisions, ending, winners, points by seat."""
    e = edition.view(EDITION)[0]
    for game in range(len(results)):
        seed_dice(chance.view(CHANCE)[0].dice, seed + game, 0)
        seed_dice(dice, seed + game, 1)
        new(edition, state, chance, players)
        s = state.view(STATE)[0]
        made = 0
        while s.ending == RUNNING:
            n = list_legal(e, s, choices)
            decide(e, s, int(choices[below(dice, n)]))
            made += 1
        results[game, 0] = made
        results[game, 1] = s.ending
        results[game, 2] = score(edition, state, results[game, 3:])
