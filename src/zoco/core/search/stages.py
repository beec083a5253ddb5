"""A search from its priors to its last two candidates, in slices, so that its caller can look at the clock and stop.

First every legal decision gets its prior: where the own turn leads with it, averaged over some determinizations. The
best stay as candidates. Then come stages of equal time, or of equally many simulations: in each, all candidates are
tried with the same determinizations, and after it the worse half of them is eliminated (sequential halving).
"""

from typing import Any

from zoco.core.chance import seed_dice
from zoco.core.compiling import copy_record, jit
from zoco.core.layout import Cells, Choices
from zoco.core.play import determinize, list_legal
from zoco.core.search.context import NONE, SEATS
from zoco.core.search.lookahead import finish_turn_with, redeterminize, share_luck
from zoco.core.search.playouts import simulate
from zoco.core.search.shares import share_of
from zoco.core.search.tree import clear_tree, expand, index_children, unindex_children

CANDIDATES = 8  # at most, after the priors
ROOT_PRIOR_VISITS = 20  # that the prior of a candidate counts for
PRIOR_TIME = 0.5  # of the time may go by with priors
PRIORS_DONE = 127  # determinizations noted where that time was short
SLICE = 0.2  # of a stage's time left goes by between two looks at the clock
RESERVE = 0.001  # seconds kept for the answer
SHORTEST_ROUND = 1e-6  # seconds, where the clock is too coarse to tell

PRIORS = -1  # instead of the number of stages left
VISITS, PRIOR, WON = range(3)  # columns of statistics; the last one is the first of a column for each seat
STATISTICS = WON + SEATS


@jit
def begin_search(e: Any, v: Any, c: Any, nodes: Any, seconds: float, simulations: int) -> None:
    """Prepares a search with a budget in seconds or, where these are 0, in simulations."""
    if c.root == NONE:
        clear_tree(c, nodes)
    c.seconds, c.simulations = seconds, simulations
    c.stage, c.rounds = PRIORS, 0
    reset_candidates(e, v, c, nodes)


@jit
def reset_candidates(e: Any, v: Any, c: Any, nodes: Any) -> None:
    """All legal decisions are candidates, and are compared by what is yet to come; the tree below them is kept."""
    reset_node(nodes[c.root])
    child = int(nodes[c.root].first)
    while child != NONE:
        reset_node(nodes[child])
        nodes[child].eliminated = 1
        child = int(nodes[child].next)
    copy_record(c.blank, c.current)
    seed_dice(c.fixed_dice[:], 0, 0)
    determinize(e, v, c.fixed_dice[:], c.current, c.turn_choices[:])
    n = list_legal(e, c.current, c.choices[:])
    index_children(c, nodes, int(c.root))
    for k in range(n):
        child = int(c.child_by_action[c.choices[k]])
        if child != NONE:
            nodes[child].eliminated = 0
    unindex_children(c, nodes, int(c.root))


@jit
def reset_node(node: Any) -> None:
    node.visits = 0
    for seat in range(SEATS):
        node.shares[seat] = 0.0


@jit
def search(e: Any, v: Any, c: Any, nodes: Any, elapsed: float) -> bool:
    """The next slice of a search that began that many seconds ago. Returns whether there is more to do."""
    is_timed = c.seconds > 0.0
    end = float(c.seconds) - RESERVE
    if c.stage == PRIORS:
        if is_timed and c.rounds > 0 and elapsed >= PRIOR_TIME * end:
            nodes[c.root].prior_determinizations = PRIORS_DONE
        if nodes[c.root].prior_determinizations < c.config.prior_determinizations:
            search_rounds(e, v, c, nodes, 0)
            c.rounds += 1
            return True
        eliminate(c, nodes, CANDIDATES, int(v.seat))
        c.stages = c.stage = stages_for(int(c.candidates))
        begin_stage(c, elapsed, end)
    elif is_timed and not fit_rounds(c, elapsed):
        eliminate(c, nodes, (int(c.candidates) + 1) // 2, int(v.seat))
        c.stage -= 1
        if c.stage == 0 or elapsed >= end:
            return False
        begin_stage(c, elapsed, end)
    if is_timed:
        c.slice_began = elapsed
        search_rounds(e, v, c, nodes, int(c.rounds) * int(c.candidates))
        return True
    search_rounds(e, v, c, nodes, max(1, int(c.simulations) // int(c.stages)))
    eliminate(c, nodes, (int(c.candidates) + 1) // 2, int(v.seat))
    c.stage -= 1
    return bool(c.stage > 0)


@jit
def stages_for(candidates: int) -> int:
    """As often as candidates can be halved, once at least."""
    stages = 1
    while 1 << stages < candidates:
        stages += 1
    return stages


@jit
def begin_stage(c: Any, elapsed: float, end: float) -> None:
    c.stage_end = elapsed + (end - elapsed) / c.stage
    c.rounds = 1


@jit
def fit_rounds(c: Any, elapsed: float) -> bool:
    """How many rounds the next slice has, by the time that the last one took; whether there is time for one."""
    each = max((elapsed - float(c.slice_began)) / c.rounds, SHORTEST_ROUND)
    left = float(c.stage_end) - elapsed
    if each > left:
        return False
    c.rounds = max(1, min(2 * int(c.rounds), int(SLICE * left / each)))
    return True


@jit
def search_rounds(e: Any, v: Any, c: Any, nodes: Any, simulations: int) -> None:
    """Rounds with at least that many simulations, one for each candidate and determinization. Where priors are still to
    be estimated, determinizations go into these first, and without simulations only one does."""
    root = int(c.root)
    done = 0
    while done < simulations or nodes[root].prior_determinizations < c.config.prior_determinizations:
        redeterminize(e, v, c)
        n = expand(e, c, nodes, root)
        has_priors = nodes[root].prior_determinizations >= c.config.prior_determinizations
        if not has_priors:
            update_priors(e, c, nodes, n)
        unindex_children(c, nodes, root)
        before = done
        if has_priors:
            done += try_candidates(e, c, nodes)
        if simulations == 0 or (has_priors and done == before):
            return  # no more was asked for, or there is no candidate


@jit
def update_priors(e: Any, c: Any, nodes: Any, n: int) -> None:
    """By where the own turn leads in one determinization more: what counts as several visits must not depend on one
    card."""
    root = int(c.root)
    seat = int(c.current.seat)
    averaged = float(nodes[root].prior_determinizations)
    for k in range(n):
        action = int(c.choices[k])
        child = int(c.child_by_action[action])
        if child != NONE:
            finish_turn_with(e, c, seat, action)
            share = share_of(e, c.lookahead, c, seat)
            nodes[child].prior = (float(nodes[child].prior) * averaged + share) / (averaged + 1.0)
    nodes[root].prior_determinizations += 1


@jit
def try_candidates(e: Any, c: Any, nodes: Any) -> int:
    """A simulation for each, all with the same luck; returns how many."""
    copy_record(c.current, c.determinized)
    tried = 0
    child = int(nodes[c.root].first)
    while child != NONE:
        if nodes[child].eliminated == 0:
            copy_record(c.determinized, c.current)
            share_luck(c)
            simulate(e, c, nodes, child)
            tried += 1
        child = int(nodes[child].next)
    return tried


@jit
def eliminate(c: Any, nodes: Any, most: int, seat: int) -> None:
    """At most that many candidates are left: those with the highest value and, of equals, the lowest number."""
    last_value, last_action = 2.0, -1  # of those that stay, the worst so far
    c.candidates = 0
    while c.candidates < most:
        best = NONE
        child = int(nodes[c.root].first)
        while child != NONE:
            if nodes[child].eliminated == 0:
                is_left = is_before(last_value, last_action, nodes[child], seat)
                if is_left and (best == NONE or not is_before_node(nodes[best], nodes[child], seat)):
                    best = child
            child = int(nodes[child].next)
        if best == NONE:
            return
        last_value, last_action = root_value(nodes[best], seat), int(nodes[best].action)
        c.candidates += 1
    child = int(nodes[c.root].first)
    while child != NONE:
        if is_before(last_value, last_action, nodes[child], seat):
            nodes[child].eliminated = 1
        child = int(nodes[child].next)


@jit
def root_value(node: Any, seat: int) -> float:
    """The share that a candidate promises whoever makes it, with its prior as more visits."""
    won = float(node.shares[seat]) + ROOT_PRIOR_VISITS * float(node.prior)
    return won / (float(node.visits) + ROOT_PRIOR_VISITS)


@jit
def is_before(value: float, action: int, node: Any, seat: int) -> bool:
    """Whether a decision of this value is preferred to a candidate."""
    other = root_value(node, seat)
    return value > other or (value == other and action < node.action)


@jit
def is_before_node(one: Any, other: Any, seat: int) -> bool:
    return is_before(root_value(one, seat), int(one.action), other, seat)


@jit
def advance_root(c: Any, nodes: Any, action: int) -> None:
    """After a decision its node becomes the root. Where there is none, or little room left, the tree is forgotten."""
    child = int(nodes[c.root].first) if c.root != NONE else NONE
    while child != NONE and nodes[child].action != action:
        child = int(nodes[child].next)
    c.root = child if 2 * nodes[NONE].visits <= len(nodes) else NONE


@jit
def add_statistics(c: Any, nodes: Any, trees: int, actions: Choices, statistics: Cells) -> None:
    """Adds what one of several trees has found out about these decisions: a row for each."""
    if c.root == NONE:
        return
    index_children(c, nodes, int(c.root))
    for k in range(len(actions)):
        child = int(c.child_by_action[actions[k]])
        if child != NONE:
            node = nodes[child]
            statistics[k, VISITS] += node.visits
            statistics[k, PRIOR] += float(node.prior) / trees
            for seat in range(SEATS):
                statistics[k, WON + seat] += node.shares[seat]
    unindex_children(c, nodes, int(c.root))
