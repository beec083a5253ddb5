"""Looking to the end of a turn: all that a greedy bot does, and the first look of a search."""

from typing import Any

from zoco.core.chance import DICE_SIZE, below, seed_dice
from zoco.core.compiling import copy_record, jit
from zoco.core.layout import RUNNING, Cells, Choices
from zoco.core.play import affects_others, decide, determinize, list_legal, parts, remaining
from zoco.core.search.shares import UNKNOWN, note_rivals, share_after, share_of

MOST_IN_A_TURN = 24  # decisions looked ahead in one turn
GREEDY_DETERMINIZATIONS = 4  # that a greedy bot averages over
PARTS_DETERMINIZATIONS = 8  # and the reasons of hints
BOT_STREAM = 2  # of a bot's seed


@jit
def seed_search(c: Any, seed: int, worker: int) -> None:
    """The dice of the search itself and those of the game; several workers with one seed have different ones."""
    seed_dice(c.dice[:], seed, BOT_STREAM + worker)
    seed_dice(c.chance.dice[:], seed, BOT_STREAM - 1 - worker)


@jit
def redeterminize(e: Any, v: Any, c: Any) -> None:
    """Another position to search that fits the view."""
    copy_record(c.blank, c.current)
    determinize(e, v, c.dice[:], c.current, c.turn_choices[:])


@jit
def share_luck(c: Any) -> None:
    """What is tried next has the same luck as all that is tried with this determinization."""
    for word in range(DICE_SIZE):
        c.chance.dice[word] = c.dice[word]


@jit
def finish_turn(e: Any, c: Any, seat: int) -> None:
    """The seat goes on with its turn, always by what looks best at once."""
    s = c.lookahead
    for _ in range(MOST_IN_A_TURN):
        if s.ending != RUNNING or s.seat != seat:
            return
        n = list_legal(e, s, c.turn_choices[:])
        chosen = best_choice(e, c, n, seat) if n > 1 else 0
        continue_with(e, c, int(c.turn_choices[chosen]))


@jit
def continue_with(e: Any, c: Any, action: int) -> None:
    """Makes a decision. What was noted of the others holds, unless it affects them."""
    if affects_others(e, c.lookahead, action):
        c.noted_at = UNKNOWN
    decide(e, c.lookahead, c.chance, action)


@jit
def best_choice(e: Any, c: Any, n: int, seat: int) -> int:
    """Which of the first decisions later in a turn gives the seat the largest share at once."""
    s = c.lookahead
    if c.noted_at != remaining(e, s):
        note_rivals(e, s, c, seat)
    chosen = 0
    best = -1.0
    for k in range(n):
        action = int(c.turn_choices[k])
        copy_record(s, c.trial)
        decide(e, c.trial, c.chance, action)
        share = share_after(e, s, c.trial, c, seat, action)
        if share > best:
            best = share
            chosen = k
    return chosen


@jit
def finish_turn_with(e: Any, c: Any, seat: int, action: int) -> None:
    """Where the turn leads if it goes on with this decision."""
    copy_record(c.current, c.lookahead)
    share_luck(c)
    decide(e, c.lookahead, c.chance, action)
    c.noted_at = UNKNOWN
    finish_turn(e, c, seat)


@jit
def evaluate_choices(e: Any, v: Any, c: Any, determinizations: int) -> int:
    """The legal decisions, each with the share that the seat on turn may expect after it; returns how many."""
    seat = int(v.seat)
    n = 0
    for number in range(determinizations):
        redeterminize(e, v, c)
        n = list_legal(e, c.current, c.choices[:])
        for k in range(n):
            finish_turn_with(e, c, seat, int(c.choices[k]))
            share = share_of(e, c.lookahead, c, seat) / determinizations
            c.choice_values[k] = share if number == 0 else c.choice_values[k] + share
    return n


@jit
def choose_greedily(e: Any, v: Any, c: Any, overlooks: int) -> int:
    """The best decision among those that are not overlooked: that many in a thousand are."""
    n = evaluate_choices(e, v, c, GREEDY_DETERMINIZATIONS)
    chosen = best_seen = -1
    for k in range(n):
        if chosen < 0 or c.choice_values[k] > c.choice_values[chosen]:
            chosen = k
        is_seen = below(c.dice[:], 1000) >= overlooks
        if is_seen and (best_seen < 0 or c.choice_values[k] > c.choice_values[best_seen]):
            best_seen = k
    return int(c.choices[best_seen if best_seen >= 0 else chosen])


@jit
def evaluate_parts(e: Any, v: Any, c: Any, actions: Choices, amounts: Cells) -> None:
    """Adds what the value of every seat is made of at the end of the turn: `amounts[k, seat, part]` for each of these
    decisions."""
    seat = int(v.seat)
    for _ in range(PARTS_DETERMINIZATIONS):
        redeterminize(e, v, c)
        for k in range(len(actions)):
            finish_turn_with(e, c, seat, int(actions[k]))
            for player in range(v.players):
                found = parts(e, c.lookahead, player)
                for part in range(len(found)):
                    amounts[k, player, part] += found[part] / PARTS_DETERMINIZATIONS
