"""One simulation: down the tree, then on through whole turns, nearly as greedy bots take them."""

from typing import Any

from zoco.core.chance import below
from zoco.core.compiling import copy_record, jit
from zoco.core.layout import RUNNING
from zoco.core.play import decide, list_legal, policy
from zoco.core.search.context import NONE, SEATS
from zoco.core.search.lookahead import continue_with, finish_turn
from zoco.core.search.shares import UNKNOWN, note_rivals, share_after, share_out, share_with_noted_rivals
from zoco.core.search.tree import (
    backpropagate,
    descend,
    has_room,
    index_children,
    new_node,
    unindex_children,
)

OPENINGS = 8  # that leave a turn open are carried to its end
FULL_SHARE = 30_000  # a win share of one, as a score


@jit
def simulate(e: Any, c: Any, nodes: Any, first: int) -> None:
    """One way that the game may go on after a candidate."""
    s = c.current
    root_seat = int(s.seat)
    seat = root_seat
    decide(e, s, c.chance, int(nodes[first].action))
    node = first
    c.decisions += 1
    while s.ending == RUNNING and s.seat == root_seat and nodes[node].visits > 0:
        child = descend(e, c, nodes, node)
        if child == NONE:
            break
        node = child
        c.decisions += 1
    for _ in range(c.config.rollout_depth):
        if s.ending != RUNNING:
            break
        seat = int(s.seat)
        decide_lightly(e, c)
    copy_record(s, c.lookahead)
    c.noted_at = UNKNOWN
    finish_turn(e, c, seat)  # in the middle of a turn nothing can be compared
    leaf = play_turns(e, c, nodes, root_seat, seat, node)
    backpropagate(c, nodes, int(s.players), leaf)


@jit
def decide_lightly(e: Any, c: Any) -> None:
    """A decision without lookahead: drawn by policy, or at random."""
    s = c.current
    c.decisions += 1
    n = list_legal(e, s, c.choices[:])
    total = 0
    if c.config.rollout_by_policy:
        for k in range(n):
            total += policy(e, s, int(c.choices[k]))
    if total == 0:
        decide(e, s, c.chance, int(c.choices[below(c.dice[:], n)]))
        return
    point = below(c.dice[:], total)
    chosen = 0
    while point >= 0:
        point -= policy(e, s, int(c.choices[chosen]))
        chosen += 1
    decide(e, s, c.chance, int(c.choices[chosen - 1]))


@jit
def play_turns(e: Any, c: Any, nodes: Any, root_seat: int, seat: int, node: int) -> int:
    """All have turns. Whenever the root's seat is on turn again the position counts: soon after, luck has changed
    little, and later there is less to foresee. Returns the last node in the tree."""
    s = c.lookahead
    is_in_tree = c.current.seat != root_seat and c.config.rollout_depth == 0
    for player in range(SEATS):
        c.result[player] = 0.0
    to_come = rounds = max(1, int(c.config.playout_turns) // int(s.players))
    for _ in range(SEATS * rounds):
        if s.ending != RUNNING:
            break
        if s.seat == root_seat and seat != root_seat:
            if to_come == 1:
                break
            to_come -= 1
            add_result(e, c, 1.0 / float(rounds))
        seat = int(s.seat)
        parent = node if is_in_tree and nodes[node].visits >= max(1, c.config.expand_threshold) else NONE
        child = play_turn(e, c, nodes, seat, parent)
        is_in_tree = child != NONE
        node = child if is_in_tree else node
    add_result(e, c, float(to_come) / float(rounds))
    return node


@jit
def add_result(e: Any, c: Any, weight: float) -> None:
    share_out(e, c.lookahead, c)
    for seat in range(c.lookahead.players):
        c.result[seat] += weight * c.shares[seat]


@jit
def play_turn(e: Any, c: Any, nodes: Any, seat: int, parent: int) -> int:
    """A whole turn, nearly as a greedy bot takes it; below a node of the tree, more and more by what came of its
    openings. Returns the opening's node, NONE outside of the tree."""
    n = evaluate_openings(e, c, seat)
    chosen = best_opening(c, nodes, n, parent, seat)
    action = int(c.choices[chosen])
    child = NONE
    if parent != NONE:
        child = int(c.child_by_action[action])
        unindex_children(c, nodes, parent)
        if child == NONE and has_room(nodes):
            child = new_node(nodes, parent, action, float(c.scores[chosen]) / FULL_SHARE)
    begin_with(e, c, seat, action)
    return child


@jit
def begin_with(e: Any, c: Any, seat: int, action: int) -> None:
    """A turn with this opening."""
    copy_record(c.turn_start, c.lookahead)
    note_rivals(e, c.lookahead, c, seat)
    continue_with(e, c, action)
    finish_turn(e, c, seat)


@jit
def evaluate_openings(e: Any, c: Any, seat: int) -> int:
    """What a turn may begin with, and the share of the seat at its end, nearly as a greedy bot takes it. Of the
    openings that leave the turn open, only those that look best at once are carried on. Returns how many there are."""
    s = c.lookahead
    n = list_legal(e, s, c.choices[:])
    copy_record(s, c.turn_start)
    note_rivals(e, s, c, seat)
    open_ones = 0
    for k in range(n):
        copy_record(c.turn_start, s)
        action = int(c.choices[k])
        decide(e, s, c.chance, action)
        c.scores[k] = int(FULL_SHARE * share_after(e, c.turn_start, s, c, seat, action))
        if s.ending == RUNNING and s.seat == seat:
            swap_choices(c, k, open_ones)
            open_ones += 1
    kept = put_best_first(c, open_ones, OPENINGS)
    for k in range(open_ones, n):
        c.choices[kept + k - open_ones] = c.choices[k]
        c.scores[kept + k - open_ones] = c.scores[k]
    for k in range(kept):
        begin_with(e, c, seat, int(c.choices[k]))
        c.scores[k] = int(FULL_SHARE * share_with_noted_rivals(e, s, c, seat))
    return kept + n - open_ones


@jit
def swap_choices(c: Any, one: int, other: int) -> None:
    c.choices[one], c.choices[other] = c.choices[other], c.choices[one]
    c.scores[one], c.scores[other] = c.scores[other], c.scores[one]


@jit
def put_best_first(c: Any, n: int, most: int) -> int:
    """Of the first decisions, at most that many with the best scores are put first; returns how many."""
    kept = min(n, most)
    for place in range(kept):
        best = place
        for k in range(place + 1, n):
            if c.scores[k] > c.scores[best]:
                best = k
        swap_choices(c, place, best)
    return kept


@jit
def best_opening(c: Any, nodes: Any, n: int, parent: int, seat: int) -> int:
    """Which opening the seat likes best: by its score and, below a node of the tree, by what came of it. The best score
    is taken for the node's mean: scores may be all too high or too low, but are well compared."""
    best_score = 0
    for k in range(n):
        best_score = max(best_score, int(c.scores[k]))
    mean = 0.0
    if parent != NONE:
        index_children(c, nodes, parent)
        mean = float(nodes[parent].shares[seat]) / float(nodes[parent].visits)
    prior_visits = float(c.config.opening_prior_visits)
    chosen = 0
    best = -2.0
    for k in range(n):
        value = mean + float(int(c.scores[k]) - best_score) / FULL_SHARE
        child = int(c.child_by_action[c.choices[k]])
        if child != NONE:
            node = nodes[child]
            value = (float(node.shares[seat]) + prior_visits * value) / (float(node.visits) + prior_visits)
        if value > best:
            best = value
            chosen = k
    return chosen
