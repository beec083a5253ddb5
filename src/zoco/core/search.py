"""How bots think, once for all games and wholly inside the kernel. They are given a view, never a state: every line of
thought begins with a state imagined from it.

- `weigh` looks one decision ahead, and from there to the end of the own turn.
- `itemize` does the same, and tells what speaks for each decision.
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
    appeal,
    decide,
    imagine,
    list_legal,
    meddles,
    outlook,
    parts,
    rank,
    spread,
    tempo,
    worth,
)

STATES = 5  # room for so many states at a thinker's desk: the one thought about, where it leads, what is only tried,
THOUGHT, AHEAD, TRIAL, DEALT, BEGUN = range(STATES)  # as it was imagined, and as a turn begins
LISTS = 3  # and for so many lists: of decisions, and the last one of how good those look
LOOKS = 2
SEATS = 5  # the most that a game has
WORTH, BEFORE, LEFT = SEATS, 2 * SEATS, 3 * SEATS  # behind the win shares: what all seats are worth, and were before,
MEANS = LEFT + 1  # while so much of the game was left; and what came of a simulation for each seat
SHARES = MEANS + SEATS
UNKNOWN = -1.0  # nothing is noted of what the others are worth
OPENINGS = 8  # so many decisions that leave an imagined turn open are carried to its end
WHOLE = 30_000  # a win share of one, in such a list
MOST_IN_A_TURN = 24  # so many decisions are looked ahead in one turn

NONE = 0  # number of no node; its cell `visits` counts the nodes in use
ROOT = 1
LEAST = 1e-9  # so that nothing is divided by zero


class Node:
    """A decision in the tree, and what came of it."""

    shares: Cells = float64(SEATS)  # of all its visits together
    guess: float = float64()  # the share of whoever decides, as first judged
    parent: int = int32()
    first: int = int32()  # of its children
    next: int = int32()  # of its siblings
    visits: int = int32()
    available: int = int32()
    action: int = int16()
    judged: int = int8()  # in so many deals, where its children lead
    dropped: int = int8()  # 1: no longer in question


class Manner:
    """How a search goes about it."""

    curiosity: float = float64()  # below the decision asked for, what is tried rarely is preferred by so much,
    caution: float = float64()  # and what looks so much better is e times as promising; both of what is at stake
    trust: float = float64()  # the first judgement counts as so many visits,
    reliance: float = float64()  # that of how a turn may begin, which looks to its end, as so many,
    deals: int = int8()  # and that of the decisions asked for comes from so many deals
    turns: int = int16()  # all together take about so many more, judged whenever the seat that thinks is on turn again
    patience: int = int16()  # how a turn of somebody begins enters the tree after so many visits of what led to it
    rollout: int = int16()  # decisions made without much thought after the own turn's tree; then there is no other tree
    guided: int = int8()  # 1: those are made by appeal, 0: at random


NODE = layout(Node)
MANNER = layout(Manner)


def new_manner(
    curiosity: float = 1.0,
    caution: float = 0.15,
    trust: float = 8.0,
    reliance: float = 32.0,
    deals: int = 16,
    turns: int = 16,
    patience: int = 4,
    rollout: int = 0,
    guided: bool = True,
) -> Row:
    """How to search; docs/bots.md says where the defaults come from."""
    out = row(MANNER)
    manner = read(out, MANNER)
    manner.curiosity, manner.caution, manner.trust, manner.reliance = curiosity, caution, trust, reliance
    manner.deals, manner.turns, manner.patience, manner.rollout, manner.guided = deals, turns, patience, rollout, guided
    return out


@jit
def growth(x: float) -> float:
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
    left = outlook(e, s)
    for seat in range(s.players):
        shares[WORTH + seat] = float(worth(e, s, seat, left))
    share_by_worth(e, s, shares, left)


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
def share_by_worth(e: Any, s: Any, shares: Cells, left: int) -> None:
    """Shares by the worth of every seat, which was noted behind them."""
    players = int(s.players)
    mean = 0.0
    for seat in range(players):
        shares[seat] = shares[WORTH + seat] + float(tempo(e, s, seat, left))
        mean += shares[seat] / players
    unit = float(spread(e, s, left))
    total = 0.0
    for seat in range(players):
        shares[seat] = growth((shares[seat] - mean) / unit)
        total += shares[seat]
    for seat in range(players):
        shares[seat] /= total


@jit
def share_of(e: Any, s: Any, seat: int, shares: Cells) -> float:
    share_out(e, s, shares)
    return float(shares[seat])


@jit
def note_rivals(e: Any, s: Any, seat: int, shares: Cells) -> None:
    """What the others are worth before a decision of this seat."""
    left = outlook(e, s)
    for rival in range(s.players):
        if rival != seat:
            shares[BEFORE + rival] = float(worth(e, s, rival, left))
    shares[LEFT] = float(left)


@jit
def share_beside(e: Any, s: Any, seat: int, shares: Cells) -> float:
    """The share of a seat, with the others as noted, if that can still be true."""
    left = outlook(e, s)
    if s.ending != RUNNING or float(left) != shares[LEFT]:
        return share_of(e, s, seat, shares)
    for rival in range(s.players):
        shares[WORTH + rival] = shares[BEFORE + rival]
    shares[WORTH + seat] = float(worth(e, s, seat, left))
    share_by_worth(e, s, shares, left)
    return float(shares[seat])


@jit
def share_after(e: Any, before: Any, s: Any, seat: int, action: int, shares: Cells) -> float:
    """The share of a seat after a decision of its own. The others count as before it, which is nearly true, unless the
    decision meddles with them."""
    return share_of(e, s, seat, shares) if meddles(e, before, action) else share_beside(e, s, seat, shares)


@jit
def copy_state(states: Row, source: int, target: int) -> None:
    """Slices, because a loop over them is compiled to wide moves, thirty times as fast as one with computed indices."""
    size = len(states) // STATES
    read_from = states[source * size : (source + 1) * size]
    written_to = states[target * size : (target + 1) * size]
    for k in range(size):
        written_to[k] = read_from[k]


@jit
def dream(e: Any, v: Any, desk: Any, states: Row, dice: Dice, lists: Choices) -> None:
    """A state to think about, imagined from the view."""
    for k in range(len(states) // STATES):
        states[k] = 0
    imagine(e, v, dice, desk[THOUGHT], lists[1])


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
def finish_turn(e: Any, desk: Any, states: Row, chance: Chance, lists: Choices, shares: Cells, seat: int) -> None:
    """A seat goes on with its turn, always by what looks best at once."""
    s = desk[AHEAD]
    for _ in range(MOST_IN_A_TURN):
        if s.ending != RUNNING or s.seat != seat:
            return
        n = list_legal(e, s, lists[1])
        chosen = most_worth(e, desk, states, chance, lists[1], n, shares, seat) if n > 1 else 0
        go_on(e, s, chance, int(lists[1, chosen]), shares)


@jit
def go_on(e: Any, s: Any, chance: Chance, action: int, shares: Cells) -> None:
    """Makes a decision. What was noted of the others holds, unless it meddles with them."""
    if meddles(e, s, action):
        shares[LEFT] = UNKNOWN
    decide(e, s, chance, action)


@jit
def most_worth(
    e: Any, desk: Any, states: Row, chance: Chance, choices: Choices, n: int, shares: Cells, seat: int
) -> int:
    """Which of these decisions gives the seat the largest share at once."""
    s = desk[AHEAD]
    if shares[LEFT] != float(outlook(e, s)):
        note_rivals(e, s, seat, shares)
    chosen = 0
    best = -1.0
    for k in range(n):
        copy_state(states, AHEAD, TRIAL)
        decide(e, desk[TRIAL], chance, int(choices[k]))
        share = share_after(e, s, desk[TRIAL], seat, int(choices[k]), shares)
        if share > best:
            best = share
            chosen = k
    return chosen


@jit
def finish_turn_with(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    shares: Cells,
    seat: int,
    action: int,
) -> None:
    """Where a turn leads from the imagined state if it goes on with this decision. All decisions have the same luck."""
    copy_state(states, THOUGHT, AHEAD)
    for word in range(DICE_SIZE):
        chance.dice[word] = dice[word]
    decide(e, desk[AHEAD], chance, action)
    shares[LEFT] = UNKNOWN
    finish_turn(e, desk, states, chance, lists, shares, seat)


@jit
def weigh(
    e: Any, v: Any, desk: Any, states: Row, chance: Chance, dice: Dice, lists: Choices, deals: int, values: Cells
) -> int:
    """Writes the legal decisions into the first list and the expected share of the seat on turn after each into
    `values`; returns how many there are."""
    shares = values[len(values) - SHARES :]
    seat = int(v.seat)
    n = 0
    for deal in range(deals):
        dream(e, v, desk, states, dice, lists)
        n = list_legal(e, desk[THOUGHT], lists[0])
        for k in range(n):
            finish_turn_with(e, desk, states, chance, dice, lists, shares, seat, int(lists[0, k]))
            share = share_of(e, desk[AHEAD], seat, shares) / deals
            values[k] = share if deal == 0 else values[k] + share
    return n


@jit
def itemize(
    e: Any,
    v: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    deals: int,
    shares: Cells,
    amounts: Cells,
) -> int:
    """As `weigh`, but adds what the worth of every seat is made of then: `amounts[decision, seat, part]`."""
    seat = int(v.seat)
    n = 0
    for _ in range(deals):
        dream(e, v, desk, states, dice, lists)
        n = list_legal(e, desk[THOUGHT], lists[0])
        for k in range(n):
            finish_turn_with(e, desk, states, chance, dice, lists, shares, seat, int(lists[0, k]))
            for player in range(v.players):
                found = parts(e, desk[AHEAD], player)
                for part in range(len(found)):
                    amounts[k, player, part] += found[part] / deals
    return n


@jit
def new_child(
    e: Any,
    desk: Any,
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
    seat = int(desk[THOUGHT].seat)
    copy_state(states, THOUGHT, AHEAD)
    decide(e, desk[AHEAD], chance, action)
    return new_node(nodes, parent, action, share_of(e, desk[AHEAD], seat, shares))


@jit
def has_room(nodes: Any) -> bool:
    return bool(nodes[NONE].visits + 1 < len(nodes))


@jit
def new_node(nodes: Any, parent: int, action: int, guess: float) -> int:
    """Where there is room for it."""
    nodes[NONE].visits += 1
    child = int(nodes[NONE].visits)
    node = nodes[child]
    node.guess = guess
    for k in range(SEATS):
        node.shares[k] = 0.0
    node.parent = parent
    node.first = NONE
    node.visits = 0
    node.available = 0
    node.judged = 0
    node.dropped = 0
    node.action = action
    node.next = nodes[parent].first
    nodes[parent].first = child
    return child


@jit
def mark_children(nodes: Any, parent: int, marks: Cells, marked: bool) -> None:
    """Notes the children of a node under their actions, or wipes these notes out."""
    child = int(nodes[parent].first)
    while child != NONE:
        marks[nodes[child].action] = child if marked else NONE
        child = int(nodes[child].next)


@jit
def value_of(node: Any, seat: int, trust: float) -> float:
    """The share that a seat may expect of a decision: what came of it, and the first judgement as more visits."""
    return (float(node.shares[seat]) + trust * float(node.guess)) / (float(node.visits) + trust)


@jit
def most_promising(nodes: Any, marks: Cells, choices: Choices, n: int, manner: Manner, seat: int) -> int:
    """The child that the seat would look at next, among those that are legal now. NONE where there is none.

    What a choice may gain or lose differs from question to question: curiosity and caution are measured by it.
    """
    best_guess, worst_guess, best_value, worst_value = 0.0, 1.0, 0.0, 1.0
    trust = float(manner.trust)
    for k in range(n):
        child = int(marks[choices[k]])
        if child != NONE:
            guess = float(nodes[child].guess)
            value = value_of(nodes[child], seat, trust)
            best_guess, worst_guess = max(best_guess, guess), min(worst_guess, guess)
            best_value, worst_value = max(best_value, value), min(worst_value, value)
    doubt = float(manner.caution) * (best_guess - worst_guess) + LEAST
    total = LEAST
    for k in range(n):
        child = int(marks[choices[k]])
        if child != NONE:
            total += growth((float(nodes[child].guess) - best_guess) / doubt)
    urge = float(manner.curiosity) * (best_value - worst_value + LEAST) / total
    chosen = NONE
    best = -1.0
    for k in range(n):
        child = int(marks[choices[k]])
        if child == NONE:
            continue
        node = nodes[child]
        node.available += 1
        promise = growth((float(node.guess) - best_guess) / doubt)
        value = value_of(node, seat, trust) + urge * promise * sqrt(float(node.available)) / (float(node.visits) + 1.0)
        if value > best:
            best = value
            chosen = child
    return chosen


@jit
def judge_turns(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    shares: Cells,
    root: int,
    n: int,
) -> None:
    """The decisions that are asked for are judged where the turn leads, in one deal more: what counts as so many visits
    must not hang on one card."""
    seat = int(desk[THOUGHT].seat)
    judged = float(nodes[root].judged)
    for k in range(n):
        action = int(lists[0, k])
        if marks[action] != NONE:
            finish_turn_with(e, desk, states, chance, dice, lists, shares, seat, action)
            node = nodes[marks[action]]
            node.guess = (float(node.guess) * judged + share_of(e, desk[AHEAD], seat, shares)) / (judged + 1.0)
    nodes[root].judged += 1


@jit
def expand(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    shares: Cells,
    parent: int,
) -> int:
    """Lists the decisions that are legal now, each with its node noted under its action; returns how many there are."""
    n = list_legal(e, desk[THOUGHT], lists[0])
    mark_children(nodes, parent, marks, True)
    for k in range(n):
        action = int(lists[0, k])
        if marks[action] == NONE:
            marks[action] = new_child(e, desk, states, chance, nodes, shares, parent, action)
    return n


@jit
def descend(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    manner: Manner,
    shares: Cells,
    parent: int,
) -> int:
    """Makes the most promising decision, and returns its node; NONE where the tree has no more room."""
    s = desk[THOUGHT]
    n = expand(e, desk, states, chance, lists, nodes, marks, shares, parent)
    child = most_promising(nodes, marks, lists[0], n, manner, int(s.seat))
    mark_children(nodes, parent, marks, False)
    if child != NONE:
        decide(e, s, chance, int(nodes[child].action))
    return child


@jit
def decide_lightly(e: Any, s: Any, chance: Chance, dice: Dice, choices: Choices, guided: int) -> None:
    """A decision without much thought: drawn by appeal, or at random."""
    n = list_legal(e, s, choices)
    total = 0
    if guided:
        for k in range(n):
            total += appeal(e, s, int(choices[k]))
    if total == 0:
        decide(e, s, chance, int(choices[below(dice, n)]))
        return
    point = below(dice, total)
    chosen = 0
    while point >= 0:
        point -= appeal(e, s, int(choices[chosen]))
        chosen += 1
    decide(e, s, chance, int(choices[chosen - 1]))


@jit
def simulate(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    manner: Manner,
    shares: Cells,
    first: int,
) -> int:
    """One way that the game may go on after a decision in question; returns how many decisions were made."""
    s = desk[THOUGHT]
    thinker = int(s.seat)
    seat = thinker
    decide(e, s, chance, int(nodes[first].action))
    node = first
    made = 1
    while s.ending == RUNNING and s.seat == thinker and nodes[node].visits > 0:
        child = descend(e, desk, states, chance, lists, nodes, marks, manner, shares, node)
        if child == NONE:
            break
        node = child
        made += 1
    for _ in range(manner.rollout):
        if s.ending != RUNNING:
            break
        seat = int(s.seat)
        decide_lightly(e, s, chance, dice, lists[0], int(manner.guided))
        made += 1
    copy_state(states, THOUGHT, AHEAD)
    play_on(e, desk, states, chance, lists, nodes, marks, manner, shares, thinker, seat, node, int(nodes[first].parent))
    return made


@jit
def weigh_openings(e: Any, desk: Any, states: Row, chance: Chance, lists: Choices, shares: Cells, seat: int) -> int:
    """What a turn may begin with, and the share of the seat at its end, nearly as a greedy bot takes it. Of the
    openings that leave the turn open only those that look best at once are carried on. Returns how many there are."""
    s = desk[AHEAD]
    n = list_legal(e, s, lists[0])
    copy_state(states, AHEAD, BEGUN)
    note_rivals(e, s, seat, shares)
    openings = 0
    for k in range(n):
        copy_state(states, BEGUN, AHEAD)
        action = int(lists[0, k])
        decide(e, s, chance, action)
        look = int(WHOLE * share_after(e, desk[BEGUN], s, seat, action, shares))
        if s.ending == RUNNING and s.seat == seat:
            lists[0, k] = lists[0, openings]
            lists[LOOKS, k] = lists[LOOKS, openings]
            lists[0, openings] = action
            lists[LOOKS, openings] = look
            openings += 1
        else:
            lists[LOOKS, k] = look
    kept = put_best_first(lists[0], lists[LOOKS], openings, OPENINGS)
    for k in range(openings, n):
        lists[0, kept + k - openings] = lists[0, k]
        lists[LOOKS, kept + k - openings] = lists[LOOKS, k]
    for k in range(kept):
        begin_with(e, desk, states, chance, lists, shares, seat, int(lists[0, k]))
        lists[LOOKS, k] = int(WHOLE * share_beside(e, s, seat, shares))
    return kept + n - openings


@jit
def begin_with(
    e: Any, desk: Any, states: Row, chance: Chance, lists: Choices, shares: Cells, seat: int, action: int
) -> None:
    """A turn with this opening."""
    copy_state(states, BEGUN, AHEAD)
    note_rivals(e, desk[AHEAD], seat, shares)
    go_on(e, desk[AHEAD], chance, action, shares)
    finish_turn(e, desk, states, chance, lists, shares, seat)


@jit
def best_opening(lists: Choices, n: int, nodes: Any, marks: Cells, manner: Manner, parent: int, seat: int) -> int:
    """Which opening the seat likes best: by how it looks and, below a node of the tree, by what came of it. The best
    look is taken for what came of the node on average: looks may be all too high or too low, but are well compared."""
    best_look = 0
    for k in range(n):
        best_look = max(best_look, int(lists[LOOKS, k]))
    mean = 0.0
    if parent != NONE:
        mark_children(nodes, parent, marks, True)
        mean = float(nodes[parent].shares[seat]) / float(nodes[parent].visits)
    reliance = float(manner.reliance)
    chosen = 0
    best = -2.0
    for k in range(n):
        value = mean + float(int(lists[LOOKS, k]) - best_look) / WHOLE
        child = int(marks[lists[0, k]])
        if child != NONE:
            node = nodes[child]
            value = (float(node.shares[seat]) + reliance * value) / (float(node.visits) + reliance)
        if value > best:
            best = value
            chosen = k
    return chosen


@jit
def take_turn(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    manner: Manner,
    shares: Cells,
    seat: int,
    parent: int,
) -> int:
    """A whole turn, nearly as a greedy bot takes it; below a node of the tree, more and more by what came of its
    openings. Returns the opening's node, NONE outside of the tree."""
    n = weigh_openings(e, desk, states, chance, lists, shares, seat)
    chosen = best_opening(lists, n, nodes, marks, manner, parent, seat)
    action = int(lists[0, chosen])
    child = NONE
    if parent != NONE:
        child = int(marks[action])
        mark_children(nodes, parent, marks, False)
        if child == NONE and has_room(nodes):
            child = new_node(nodes, parent, action, float(lists[LOOKS, chosen]) / WHOLE)
    begin_with(e, desk, states, chance, lists, shares, seat, action)
    return child


@jit
def play_on(
    e: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    manner: Manner,
    shares: Cells,
    thinker: int,
    seat: int,
    node: int,
    root: int,
) -> None:
    """The turn is finished, for in the middle of one nothing can be compared; then all have turns. Whenever the thinker
    is on turn again it is judged: soon after, luck has changed little, and later the judgement has less to foresee."""
    s = desk[AHEAD]
    is_in_tree = s.seat != thinker and manner.rollout == 0
    shares[LEFT] = UNKNOWN
    finish_turn(e, desk, states, chance, lists, shares, seat)
    for player in range(SEATS):
        shares[MEANS + player] = 0.0
    to_come = rounds = max(1, int(manner.turns) // int(s.players))
    for _ in range(SEATS * rounds):
        if s.ending != RUNNING:
            break
        if s.seat == thinker and seat != thinker:
            if to_come == 1:
                break
            to_come -= 1
            add_shares(e, s, shares, 1.0 / float(rounds))
        seat = int(s.seat)
        parent = node if is_in_tree and nodes[node].visits >= max(1, manner.patience) else NONE
        child = take_turn(e, desk, states, chance, lists, nodes, marks, manner, shares, seat, parent)
        is_in_tree = child != NONE
        node = child if is_in_tree else node
    add_shares(e, s, shares, float(to_come) / float(rounds))
    hand_up(nodes, shares, int(s.players), node, root)


@jit
def add_shares(e: Any, s: Any, shares: Cells, weight: float) -> None:
    """What this moment says counts so much for the simulation."""
    share_out(e, s, shares)
    for seat in range(s.players):
        shares[MEANS + seat] += weight * shares[seat]


@jit
def hand_up(nodes: Any, shares: Cells, players: int, node: int, root: int) -> None:
    """What came of it counts for all decisions that led there."""
    while node != NONE:
        seen = nodes[node]
        seen.visits += 1
        for seat in range(players):
            seen.shares[seat] += shares[MEANS + seat]
        node = NONE if node == root else int(seen.parent)


@jit
def think(
    e: Any,
    v: Any,
    desk: Any,
    states: Row,
    chance: Chance,
    dice: Dice,
    lists: Choices,
    nodes: Any,
    marks: Cells,
    manner: Manner,
    shares: Cells,
    root: int,
    simulations: int,
) -> int:
    """At least so many simulations more in the tree below `root`: every deal is tried with all decisions in question.
    With none, these are only judged, in one deal more. Returns how many decisions were made."""
    made = 0
    done = 0
    while done < simulations or nodes[root].judged < manner.deals:
        dream(e, v, desk, states, dice, lists)
        n = expand(e, desk, states, chance, lists, nodes, marks, shares, root)
        is_judged = nodes[root].judged >= manner.deals
        if not is_judged:
            judge_turns(e, desk, states, chance, dice, lists, nodes, marks, shares, root, n)
        mark_children(nodes, root, marks, False)
        copy_state(states, THOUGHT, DEALT)
        child = int(nodes[root].first) if is_judged else NONE
        before = done
        while child != NONE:
            if nodes[child].dropped == 0:
                copy_state(states, DEALT, THOUGHT)
                for word in range(DICE_SIZE):
                    chance.dice[word] = dice[word]
                made += simulate(e, desk, states, chance, dice, lists, nodes, marks, manner, shares, child)
                done += 1
            child = int(nodes[child].next)
        if simulations == 0 or (is_judged and done == before):
            return made  # judged once more, or nothing is in question
    return made
