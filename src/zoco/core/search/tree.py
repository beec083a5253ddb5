"""The tree of a search: an array of nodes, each with its parent, its first child and its next sibling."""

from math import sqrt
from typing import Any

from zoco.core.compiling import copy_record, jit
from zoco.core.play import decide, list_legal
from zoco.core.search.context import NONE, SEATS
from zoco.core.search.shares import approximate_exp, share_of

LEAST = 1e-9  # so that nothing is divided by zero


@jit
def clear_tree(c: Any, nodes: Any) -> None:
    nodes[NONE].visits = nodes[NONE].first = NONE
    c.root = new_node(nodes, NONE, 0, 0.0)
    nodes[NONE].first = NONE


@jit
def has_room(nodes: Any) -> bool:
    return bool(nodes[NONE].visits + 1 < len(nodes))


@jit
def new_node(nodes: Any, parent: int, action: int, prior: float) -> int:
    """Where there is room for it."""
    nodes[NONE].visits += 1
    child = int(nodes[NONE].visits)
    node = nodes[child]
    node.prior = prior
    for k in range(SEATS):
        node.shares[k] = 0.0
    node.parent = parent
    node.first = NONE
    node.visits = 0
    node.available = 0
    node.prior_determinizations = 0
    node.eliminated = 0
    node.action = action
    node.next = nodes[parent].first
    nodes[parent].first = child
    return child


@jit
def new_child(e: Any, c: Any, nodes: Any, parent: int, action: int) -> int:
    """A decision that was not tried yet; its prior is where it leads at once. NONE where there is no more room."""
    if not has_room(nodes):
        return NONE
    seat = int(c.current.seat)
    copy_record(c.current, c.lookahead)
    decide(e, c.lookahead, c.chance, action)
    return new_node(nodes, parent, action, share_of(e, c.lookahead, c, seat))


@jit
def index_children(c: Any, nodes: Any, parent: int) -> None:
    """Fills `child_by_action`; `unindex_children` wipes it again."""
    child = int(nodes[parent].first)
    while child != NONE:
        c.child_by_action[nodes[child].action] = child
        child = int(nodes[child].next)


@jit
def unindex_children(c: Any, nodes: Any, parent: int) -> None:
    child = int(nodes[parent].first)
    while child != NONE:
        c.child_by_action[nodes[child].action] = NONE
        child = int(nodes[child].next)


@jit
def expand(e: Any, c: Any, nodes: Any, parent: int) -> int:
    """Lists the decisions that are legal now and indexes their nodes; returns how many there are."""
    n = list_legal(e, c.current, c.choices[:])
    index_children(c, nodes, parent)
    for k in range(n):
        action = int(c.choices[k])
        if c.child_by_action[action] == NONE:
            c.child_by_action[action] = new_child(e, c, nodes, parent, action)
    return n


@jit
def descend(e: Any, c: Any, nodes: Any, parent: int) -> int:
    """Makes the decision that is to be tried next, and returns its node; NONE where the tree has no more room."""
    n = expand(e, c, nodes, parent)
    child = select_child(c, nodes, n, int(c.current.seat))
    unindex_children(c, nodes, parent)
    if child != NONE:
        decide(e, c.current, c.chance, int(nodes[child].action))
    return child


@jit
def mean_value(node: Any, seat: int, prior_visits: float) -> float:
    """The share that a seat may expect of a decision: what came of it, and the prior as more visits."""
    return (float(node.shares[seat]) + prior_visits * float(node.prior)) / (float(node.visits) + prior_visits)


@jit
def select_child(c: Any, nodes: Any, n: int, seat: int) -> int:
    """The child that the seat would try next (PUCT), among those that are legal now. NONE where there is none.

    What is at stake differs from question to question: exploration and the temperature of priors are in units of it.
    """
    best_prior, worst_prior, best_value, worst_value = 0.0, 1.0, 0.0, 1.0
    prior_visits = float(c.config.prior_visits)
    for k in range(n):
        child = int(c.child_by_action[c.choices[k]])
        if child != NONE:
            prior = float(nodes[child].prior)
            value = mean_value(nodes[child], seat, prior_visits)
            best_prior, worst_prior = max(best_prior, prior), min(worst_prior, prior)
            best_value, worst_value = max(best_value, value), min(worst_value, value)
    unit = float(c.config.prior_temperature) * (best_prior - worst_prior) + LEAST
    total = LEAST
    for k in range(n):
        child = int(c.child_by_action[c.choices[k]])
        if child != NONE:
            total += approximate_exp((float(nodes[child].prior) - best_prior) / unit)
    exploration = float(c.config.c_puct) * (best_value - worst_value + LEAST) / total
    chosen = NONE
    best = -1.0
    for k in range(n):
        child = int(c.child_by_action[c.choices[k]])
        if child == NONE:
            continue
        node = nodes[child]
        node.available += 1
        bonus = exploration * approximate_exp((float(node.prior) - best_prior) / unit)
        bonus = bonus * sqrt(float(node.available)) / (float(node.visits) + 1.0)
        value = mean_value(node, seat, prior_visits) + bonus
        if value > best:
            best = value
            chosen = child
    return chosen


@jit
def backpropagate(c: Any, nodes: Any, players: int, node: int) -> None:
    """The result counts for all decisions that led there."""
    root = int(c.root)
    while node != NONE:
        visited = nodes[node]
        visited.visits += 1
        for seat in range(players):
            visited.shares[seat] += c.result[seat]
        node = NONE if node == root else int(visited.parent)
