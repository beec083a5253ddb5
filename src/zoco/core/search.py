"""How bots think, once for all games and wholly inside the kernel. They are given a view, never a state: every line of
thought begins with a state imagined from it.

- `evaluate_actions` looks one decision ahead, and from there to the end of the own turn.
- `evaluate_parts` does the same, and tells what speaks for each decision.
- `think` searches a tree of decisions (information-set Monte-Carlo tree search). The hidden cards are imagined again
  and again, and every decision in question is tried with the same ones: what they do is compared, not their luck.
  Below, a simulation walks down by the decisions that are legal then: how often one was available counts, not how often
  its node was passed. Beyond the own turn the tree holds how turns begin; they are finished as greedy bots do. A node
  keeps a win share for every seat, and each seat decides for its own. Beyond the tree all play on turn by turn, nearly
  as greedy bots do. It is judged whenever the seat that thinks is on turn again.

Numbers with a point are only added, multiplied, divided and rooted: that has the same last bit on every target.
"""

from math import sqrt
from typing import Any

from zoco.core.chance import DICE_SIZE, Chance, Dice, below
from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Cells, Choices, Row, float64, int8, int16, int32, layout, read, row
from zoco.core.play import (
    affects_others,
    decide,
    determinize,
    list_legal,
    parts,
    policy,
    rank,
    remaining,
    temperature,
    turn_bonus,
    value_of,
)

STATES = 5  # of a search: the one thought about, where it leads, what is only tried,
CURRENT, LOOKAHEAD, TRIAL, DETERMINIZED, TURN_START = range(STATES)  # as it was determinized, and as a turn begins
LISTS = 3  # and for so many lists: of decisions, and the last one of how good those look
SCORES = 2
SEATS = 5  # the most that a game has
VALUE, BEFORE, LEFT = SEATS, 2 * SEATS, 3 * SEATS  # behind the win shares: the values of all seats, and those before,
MEANS = LEFT + 1  # while so much of the game was left; and what came of a simulation for each seat
SHARES = MEANS + SEATS
UNKNOWN = -1.0  # nothing is noted of the others' values
OPENINGS = 8  # so many decisions that leave an imagined turn open are carried to its end
WHOLE = 30_000  # a win share of one, in such a list
MOST_IN_A_TURN = 24  # so many decisions are looked ahead in one turn

NONE = 0  # number of no node; its cell `visits` counts the nodes in use
ROOT = 1
LEAST = 1e-9  # so that nothing is divided by zero


class Node:
    """A decision in the tree, and what came of it."""

    shares: Cells = float64(SEATS)  # of all its visits together
    prior: float = float64()  # the share of whoever decides, as first judged
    parent: int = int32()
    first: int = int32()  # of its children
    next: int = int32()  # of its siblings
    visits: int = int32()
    available: int = int32()
    action: int = int16()
    prior_determinizations: int = int8()  # in so many deals, where its children lead
    eliminated: int = int8()  # 1: no longer in question


class SearchConfig:
    """The constants of a search."""

    c_puct: float = float64()  # how strongly rarely tried decisions are preferred, below the root
    prior_temperature: float = float64()  # of the softmax over priors; like c_puct in units of what is at stake
    prior_visits: float = float64()  # that a prior counts for,
    opening_prior_visits: float = float64()  # and that of how a turn may begin, which looks to its end
    prior_determinizations: int = int8()  # that the priors at the root are averaged over
    playout_turns: int = int16()  # of all seats together, after the tree
    expand_threshold: int = int16()  # visits of a node before the next seat's openings enter the tree below it
    rollout_depth: int = int16()  # decisions made lightly after the own turn's tree; then there is no other tree
    rollout_by_policy: int = int8()  # 1: those are drawn by policy, 0: at random


NODE = layout(Node)
SEARCH_CONFIG = layout(SearchConfig)


def new_search_config(
    c_puct: float = 1.0,
    prior_temperature: float = 0.15,
    prior_visits: float = 8.0,
    opening_prior_visits: float = 32.0,
    prior_determinizations: int = 16,
    playout_turns: int = 16,
    expand_threshold: int = 4,
    rollout_depth: int = 0,
    rollout_by_policy: bool = True,
) -> Row:
    """How to search; docs/bots.md says where the defaults come from."""
    out = row(SEARCH_CONFIG)
    config = read(out, SEARCH_CONFIG)
    config.c_puct, config.prior_temperature = c_puct, prior_temperature
    config.prior_visits, config.opening_prior_visits = prior_visits, opening_prior_visits
    config.prior_determinizations, config.playout_turns = prior_determinizations, playout_turns
    config.expand_threshold = expand_threshold
    config.rollout_depth, config.rollout_by_policy = rollout_depth, rollout_by_policy
    return out


@jit
def approximate_exp(x: float) -> float:
    """Nearly e to the power of x."""
    result = 1.0 + min(max(x, -12.0), 12.0) / 16.0
    for _ in range(4):
        result *= result
    return result


@jit
def share_out(e: Any, s: Any, shares: Cells) -> None:
    """The win share of every seat, one in all: of the winners when the game is over, as judged before that."""
    if s.ending != RUNNING:
        share_prize(e, s, shares)
        return
    left = remaining(e, s)
    for seat in range(s.players):
        shares[VALUE + seat] = float(value_of(e, s, seat, left))
    share_by_value(e, s, shares, left)


@jit
def share_prize(e: Any, s: Any, shares: Cells) -> None:
    """The winners share the victory."""
    best = rank(e, s, 0)
    winners = 1.0
    for seat in range(1, s.players):
        standing = rank(e, s, seat)
        if standing > best:
            best, winners = standing, 1.0
        elif standing == best:
            winners += 1.0
    for seat in range(s.players):
        shares[seat] = 1.0 / winners if rank(e, s, seat) == best else 0.0


@jit
def share_by_value(e: Any, s: Any, shares: Cells, left: int) -> None:
    """Shares by the value of every seat, which was noted behind them."""
    players = int(s.players)
    mean = 0.0
    for seat in range(players):
        shares[seat] = shares[VALUE + seat] + float(turn_bonus(e, s, seat, left))
        mean += shares[seat] / players
    unit = float(temperature(e, s, left))
    total = 0.0
    for seat in range(players):
        shares[seat] = approximate_exp((shares[seat] - mean) / unit)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@jit
def share_of(e: Any, s: Any, seat: int, shares: Cells) -> float:
    share_out(e, s, shares)
    return float(shares[seat])


@jit
def note_rivals(e: Any, s: Any, seat: int, shares: Cells) -> None:
    """The others' values before a decision of this seat."""
    left = remaining(e, s)
    for rival in range(s.players):
        if rival != seat:
            shares[BEFORE + rival] = float(value_of(e, s, rival, left))
    shares[LEFT] = float(left)


@jit
def share_beside(e: Any, s: Any, seat: int, shares: Cells) -> float:
    """The share of a seat, with the others as noted, if that can still be true."""
    left = remaining(e, s)
    if s.ending != RUNNING or float(left) != shares[LEFT]:
        return share_of(e, s, seat, shares)
    for rival in range(s.players):
        shares[VALUE + rival] = shares[BEFORE + rival]
    shares[VALUE + seat] = float(value_of(e, s, seat, left))
    share_by_value(e, s, shares, left)
    return float(shares[seat])


@jit
def share_after(e: Any, before: Any, s: Any, seat: int, action: int, shares: Cells) -> float:
    """The share of a seat after a decision of its own. The others count as before it, which is nearly true, unless the
    decision affects_others with them."""
    return share_of(e, s, seat, shares) if affects_others(e, before, action) else share_beside(e, s, seat, shares)


@jit
def copy_state(states: Row, source: int, target: int) -> None:
    """Slices, because a loop over them is compiled to wide moves, thirty times as fast as one with computed indices."""
    size = len(states) // STATES
    read_from = states[source * size : (source + 1) * size]
    written_to = states[target * size : (target + 1) * size]
    for k in range(size):
        written_to[k] = read_from[k]


@jit
def redeterminize(e: Any, v: Any, context: Any, states: Row, dice: Dice, lists: Choices) -> None:
    """A state to think about, imagined from the view."""
    for k in range(len(states) // STATES):
        states[k] = 0
    determinize(e, v, dice, context[CURRENT], lists[1])


@jit
def put_best_first(choices: Choices, looks: Choices, n: int, most: int) -> int:
    """The decisions that look best are put first, so many at most; returns how many. How those look is forgotten."""
    kept = min(n, most)
    for place in range(kept):
        best = place
        for k in range(place + 1, n):
            if looks[k] > looks[best]:
                best = k
        choices[place], choices[best] = choices[best], choices[place]
        looks[best] = looks[place]
    return kept


@jit
def finish_turn(e: Any, context: Any, states: Row, chance: Chance, lists: Choices, shares: Cells, seat: int) -> None:
    """A seat goes on with its turn, always by what looks best at once."""
    s = context[LOOKAHEAD]
    for _ in range(MOST_IN_A_TURN):
        if s.ending != RUNNING or s.seat != seat:
            return
        n = list_legal(e, s, lists[1])
        chosen = best_action(e, context, states, chance, lists[1], n, shares, seat) if n > 1 else 0
        go_on(e, s, chance, int(lists[1, chosen]), shares)


@jit
def go_on(e: Any, s: Any, chance: Chance, action: int, shares: Cells) -> None:
    """Makes a decision. What was noted of the others holds, unless it affects_others with them."""
    if affects_others(e, s, action):
        shares[LEFT] = UNKNOWN
    decide(e, s, chance, action)


@jit
def best_action(
    e: Any, context: Any, states: Row, chance: Chance, choices: Choices, n: int, shares: Cells, seat: int
) -> int:
    """Which of these decisions gives the seat the largest share at once."""
    s = context[LOOKAHEAD]
    if shares[LEFT] != float(remaining(e, s)):
        note_rivals(e, s, seat, shares)
    chosen = 0
    best = -1.0
    for k in range(n):
        copy_state(states, LOOKAHEAD, TRIAL)
        decide(e, context[TRIAL], chance, int(choices[k]))
        share = share_after(e, s, context[TRIAL], seat, int(choices[k]), shares)
        if share > best:
            best = share
            chosen = k
    return chosen


@jit
def finish_turn_with(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    shares: Cells,
    seat: int,
    action: int,
) -> None:
    """Where a turn leads from the imagined state if it goes on with this decision. All decisions have the same luck."""
    copy_state(states, CURRENT, LOOKAHEAD)
    for word in range(DICE_SIZE):
        chance.dice[word] = dice[word]
    decide(e, context[LOOKAHEAD], chance, action)
    shares[LEFT] = UNKNOWN
    finish_turn(e, context, states, chance, lists, shares, seat)


@jit
def evaluate_actions(
    e: Any, v: Any, context: Any, states: Row, chance: Chance, dice: Dice, lists: Choices, deals: int, values: Cells
) -> int:
    """Writes the legal decisions into the first list and the expected share of the seat on turn after each into
    `values`; returns how many there are."""
    shares = values[len(values) - SHARES :]
    seat = int(v.seat)
    n = 0
    for deal in range(deals):
        redeterminize(e, v, context, states, dice, lists)
        n = list_legal(e, context[CURRENT], lists[0])
        for k in range(n):
            finish_turn_with(e, context, states, chance, dice, lists, shares, seat, int(lists[0, k]))
            share = share_of(e, context[LOOKAHEAD], seat, shares) / deals
            values[k] = share if deal == 0 else values[k] + share
    return n


@jit
def evaluate_parts(
    e: Any,
    v: Any,
    context: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    deals: int,
    shares: Cells,
    amounts: Cells,
) -> int:
    """As `evaluate_actions`, but adds what the value of every seat is made of then: `amounts[decision, seat, part]`."""
    seat = int(v.seat)
    n = 0
    for _ in range(deals):
        redeterminize(e, v, context, states, dice, lists)
        n = list_legal(e, context[CURRENT], lists[0])
        for k in range(n):
            finish_turn_with(e, context, states, chance, dice, lists, shares, seat, int(lists[0, k]))
            for player in range(v.players):
                found = parts(e, context[LOOKAHEAD], player)
                for part in range(len(found)):
                    amounts[k, player, part] += found[part] / deals
    return n


@jit
def new_child(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    nodes: Any,
    shares: Cells,
    parent: int,
    action: int,
) -> int:
    """A new decision is tried and judged at once. NONE where there is no more room."""
    if not has_room(nodes):
        return NONE
    seat = int(context[CURRENT].seat)
    copy_state(states, CURRENT, LOOKAHEAD)
    decide(e, context[LOOKAHEAD], chance, action)
    return new_node(nodes, parent, action, share_of(e, context[LOOKAHEAD], seat, shares))


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
def index_children(nodes: Any, parent: int, child_by_action: Cells, marked: bool) -> None:
    """Notes the children of a node under their actions, or wipes these notes out."""
    child = int(nodes[parent].first)
    while child != NONE:
        child_by_action[nodes[child].action] = child if marked else NONE
        child = int(nodes[child].next)


@jit
def mean_value(node: Any, seat: int, prior_visits: float) -> float:
    """The share that a seat may expect of a decision: what came of it, and the prior as more visits."""
    return (float(node.shares[seat]) + prior_visits * float(node.prior)) / (float(node.visits) + prior_visits)


@jit
def select_child(nodes: Any, child_by_action: Cells, choices: Choices, n: int, config: SearchConfig, seat: int) -> int:
    """The child that the seat would look at next, among those that are legal now. NONE where there is none.

    What a choice may gain or lose differs from question to question: both constants are measured by it.
    """
    best_prior, worst_prior, best_value, worst_value = 0.0, 1.0, 0.0, 1.0
    prior_visits = float(config.prior_visits)
    for k in range(n):
        child = int(child_by_action[choices[k]])
        if child != NONE:
            prior = float(nodes[child].prior)
            value = mean_value(nodes[child], seat, prior_visits)
            best_prior, worst_prior = max(best_prior, prior), min(worst_prior, prior)
            best_value, worst_value = max(best_value, value), min(worst_value, value)
    temperature = float(config.prior_temperature) * (best_prior - worst_prior) + LEAST
    total = LEAST
    for k in range(n):
        child = int(child_by_action[choices[k]])
        if child != NONE:
            total += approximate_exp((float(nodes[child].prior) - best_prior) / temperature)
    exploration = float(config.c_puct) * (best_value - worst_value + LEAST) / total
    chosen = NONE
    best = -1.0
    for k in range(n):
        child = int(child_by_action[choices[k]])
        if child == NONE:
            continue
        node = nodes[child]
        node.available += 1
        weight = approximate_exp((float(node.prior) - best_prior) / temperature)
        value = mean_value(node, seat, prior_visits) + exploration * weight * sqrt(float(node.available)) / (
            float(node.visits) + 1.0
        )
        if value > best:
            best = value
            chosen = child
    return chosen


@jit
def update_priors(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    shares: Cells,
    root: int,
    n: int,
) -> None:
    """The decisions that are asked for are judged where the turn leads, in one deal more: what counts as so many visits
    must not hang on one card."""
    seat = int(context[CURRENT].seat)
    judged = float(nodes[root].prior_determinizations)
    for k in range(n):
        action = int(lists[0, k])
        if child_by_action[action] != NONE:
            finish_turn_with(e, context, states, chance, dice, lists, shares, seat, action)
            node = nodes[child_by_action[action]]
            node.prior = (float(node.prior) * judged + share_of(e, context[LOOKAHEAD], seat, shares)) / (judged + 1.0)
    nodes[root].prior_determinizations += 1


@jit
def expand(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    shares: Cells,
    parent: int,
) -> int:
    """Lists the decisions that are legal now, each with its node noted under its action; returns how many there are."""
    n = list_legal(e, context[CURRENT], lists[0])
    index_children(nodes, parent, child_by_action, True)
    for k in range(n):
        action = int(lists[0, k])
        if child_by_action[action] == NONE:
            child_by_action[action] = new_child(e, context, states, chance, nodes, shares, parent, action)
    return n


@jit
def descend(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    config: SearchConfig,
    shares: Cells,
    parent: int,
) -> int:
    """Makes the most promising decision, and returns its node; NONE where the tree has no more room."""
    s = context[CURRENT]
    n = expand(e, context, states, chance, lists, nodes, child_by_action, shares, parent)
    child = select_child(nodes, child_by_action, lists[0], n, config, int(s.seat))
    index_children(nodes, parent, child_by_action, False)
    if child != NONE:
        decide(e, s, chance, int(nodes[child].action))
    return child


@jit
def rollout_decision(e: Any, s: Any, chance: Chance, dice: Dice, choices: Choices, rollout_by_policy: int) -> None:
    """A decision without much thought: drawn by policy, or at random."""
    n = list_legal(e, s, choices)
    total = 0
    if rollout_by_policy:
        for k in range(n):
            total += policy(e, s, int(choices[k]))
    if total == 0:
        decide(e, s, chance, int(choices[below(dice, n)]))
        return
    point = below(dice, total)
    chosen = 0
    while point >= 0:
        point -= policy(e, s, int(choices[chosen]))
        chosen += 1
    decide(e, s, chance, int(choices[chosen - 1]))


@jit
def simulate(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    config: SearchConfig,
    shares: Cells,
    first: int,
) -> int:
    """One way that the game may go on after a decision in question; returns how many decisions were made."""
    s = context[CURRENT]
    root_seat = int(s.seat)
    seat = root_seat
    decide(e, s, chance, int(nodes[first].action))
    node = first
    made = 1
    while s.ending == RUNNING and s.seat == root_seat and nodes[node].visits > 0:
        child = descend(e, context, states, chance, lists, nodes, child_by_action, config, shares, node)
        if child == NONE:
            break
        node = child
        made += 1
    for _ in range(config.rollout_depth):
        if s.ending != RUNNING:
            break
        seat = int(s.seat)
        rollout_decision(e, s, chance, dice, lists[0], int(config.rollout_by_policy))
        made += 1
    copy_state(states, CURRENT, LOOKAHEAD)
    play_on(
        e,
        context,
        states,
        chance,
        lists,
        nodes,
        child_by_action,
        config,
        shares,
        root_seat,
        seat,
        node,
        int(nodes[first].parent),
    )
    return made


@jit
def evaluate_openings(
    e: Any, context: Any, states: Row, chance: Chance, lists: Choices, shares: Cells, seat: int
) -> int:
    """What a turn may begin with, and the share of the seat at its end, nearly as a greedy bot takes it. Of the
    openings that leave the turn open only those that look best at once are carried on. Returns how many there are."""
    s = context[LOOKAHEAD]
    n = list_legal(e, s, lists[0])
    copy_state(states, LOOKAHEAD, TURN_START)
    note_rivals(e, s, seat, shares)
    openings = 0
    for k in range(n):
        copy_state(states, TURN_START, LOOKAHEAD)
        action = int(lists[0, k])
        decide(e, s, chance, action)
        look = int(WHOLE * share_after(e, context[TURN_START], s, seat, action, shares))
        if s.ending == RUNNING and s.seat == seat:
            lists[0, k] = lists[0, openings]
            lists[SCORES, k] = lists[SCORES, openings]
            lists[0, openings] = action
            lists[SCORES, openings] = look
            openings += 1
        else:
            lists[SCORES, k] = look
    kept = put_best_first(lists[0], lists[SCORES], openings, OPENINGS)
    for k in range(openings, n):
        lists[0, kept + k - openings] = lists[0, k]
        lists[SCORES, kept + k - openings] = lists[SCORES, k]
    for k in range(kept):
        begin_with(e, context, states, chance, lists, shares, seat, int(lists[0, k]))
        lists[SCORES, k] = int(WHOLE * share_beside(e, s, seat, shares))
    return kept + n - openings


@jit
def begin_with(
    e: Any, context: Any, states: Row, chance: Chance, lists: Choices, shares: Cells, seat: int, action: int
) -> None:
    """A turn with this opening."""
    copy_state(states, TURN_START, LOOKAHEAD)
    note_rivals(e, context[LOOKAHEAD], seat, shares)
    go_on(e, context[LOOKAHEAD], chance, action, shares)
    finish_turn(e, context, states, chance, lists, shares, seat)


@jit
def best_opening(
    lists: Choices, n: int, nodes: Any, child_by_action: Cells, config: SearchConfig, parent: int, seat: int
) -> int:
    """Which opening the seat likes best: by how it looks and, below a node of the tree, by what came of it. The best
    look is taken for what came of the node on average: looks may be all too high or too low, but are well compared."""
    best_look = 0
    for k in range(n):
        best_look = max(best_look, int(lists[SCORES, k]))
    mean = 0.0
    if parent != NONE:
        index_children(nodes, parent, child_by_action, True)
        mean = float(nodes[parent].shares[seat]) / float(nodes[parent].visits)
    opening_prior_visits = float(config.opening_prior_visits)
    chosen = 0
    best = -2.0
    for k in range(n):
        value = mean + float(int(lists[SCORES, k]) - best_look) / WHOLE
        child = int(child_by_action[lists[0, k]])
        if child != NONE:
            node = nodes[child]
            value = (float(node.shares[seat]) + opening_prior_visits * value) / (
                float(node.visits) + opening_prior_visits
            )
        if value > best:
            best = value
            chosen = k
    return chosen


@jit
def play_turn(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    config: SearchConfig,
    shares: Cells,
    seat: int,
    parent: int,
) -> int:
    """A whole turn, nearly as a greedy bot takes it; below a node of the tree, more and more by what came of its
    openings. Returns the opening's node, NONE outside of the tree."""
    n = evaluate_openings(e, context, states, chance, lists, shares, seat)
    chosen = best_opening(lists, n, nodes, child_by_action, config, parent, seat)
    action = int(lists[0, chosen])
    child = NONE
    if parent != NONE:
        child = int(child_by_action[action])
        index_children(nodes, parent, child_by_action, False)
        if child == NONE and has_room(nodes):
            child = new_node(nodes, parent, action, float(lists[SCORES, chosen]) / WHOLE)
    begin_with(e, context, states, chance, lists, shares, seat, action)
    return child


@jit
def play_on(
    e: Any,
    context: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    config: SearchConfig,
    shares: Cells,
    root_seat: int,
    seat: int,
    node: int,
    root: int,
) -> None:
    """The turn is finished, for in the middle of one nothing can be compared; then all have turns. Whenever the
    seat that thinks is on turn again it is judged: soon after, luck has changed little, and later the
    evaluation has less to foresee."""
    s = context[LOOKAHEAD]
    is_in_tree = s.seat != root_seat and config.rollout_depth == 0
    shares[LEFT] = UNKNOWN
    finish_turn(e, context, states, chance, lists, shares, seat)
    for player in range(SEATS):
        shares[MEANS + player] = 0.0
    to_come = rounds = max(1, int(config.playout_turns) // int(s.players))
    for _ in range(SEATS * rounds):
        if s.ending != RUNNING:
            break
        if s.seat == root_seat and seat != root_seat:
            if to_come == 1:
                break
            to_come -= 1
            add_shares(e, s, shares, 1.0 / float(rounds))
        seat = int(s.seat)
        parent = node if is_in_tree and nodes[node].visits >= max(1, config.expand_threshold) else NONE
        child = play_turn(e, context, states, chance, lists, nodes, child_by_action, config, shares, seat, parent)
        is_in_tree = child != NONE
        node = child if is_in_tree else node
    add_shares(e, s, shares, float(to_come) / float(rounds))
    backpropagate(nodes, shares, int(s.players), node, root)


@jit
def add_shares(e: Any, s: Any, shares: Cells, weight: float) -> None:
    """What this moment says counts so much for the simulation."""
    share_out(e, s, shares)
    for seat in range(s.players):
        shares[MEANS + seat] += weight * shares[seat]


@jit
def backpropagate(nodes: Any, shares: Cells, players: int, node: int, root: int) -> None:
    """What came of it counts for all decisions that led there."""
    while node != NONE:
        seen = nodes[node]
        seen.visits += 1
        for seat in range(players):
            seen.shares[seat] += shares[MEANS + seat]
        node = NONE if node == root else int(seen.parent)


@jit
def search(
    e: Any,
    v: Any,
    context: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    nodes: Any,
    child_by_action: Cells,
    config: SearchConfig,
    shares: Cells,
    root: int,
    simulations: int,
) -> int:
    """At least so many simulations more in the tree below `root`: every deal is tried with all decisions in question.
    With none, these are only judged, in one deal more. Returns how many decisions were made."""
    made = 0
    done = 0
    while done < simulations or nodes[root].prior_determinizations < config.prior_determinizations:
        redeterminize(e, v, context, states, dice, lists)
        n = expand(e, context, states, chance, lists, nodes, child_by_action, shares, root)
        is_judged = nodes[root].prior_determinizations >= config.prior_determinizations
        if not is_judged:
            update_priors(e, context, states, chance, dice, lists, nodes, child_by_action, shares, root, n)
        index_children(nodes, root, child_by_action, False)
        copy_state(states, CURRENT, DETERMINIZED)
        child = int(nodes[root].first) if is_judged else NONE
        before = done
        while child != NONE:
            if nodes[child].eliminated == 0:
                copy_state(states, DETERMINIZED, CURRENT)
                for word in range(DICE_SIZE):
                    chance.dice[word] = dice[word]
                made += simulate(e, context, states, chance, dice, lists, nodes, child_by_action, config, shares, child)
                done += 1
            child = int(nodes[child].next)
        if simulations == 0 or (is_judged and done == before):
            return made  # judged once more, or nothing is in question
    return made
