"""The entry points to the compiled rules, made for each game from what it brings.

They take records as rows of bytes, the cheapest thing to hand over from Python. They may close over dtypes, but not
over compiled functions: Numba's cache tells only the former apart. Whoever calls `apply` or `step` has made sure that
the action is legal (`forbidden`).
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np

from zoco.core import because as hints
from zoco.core import play as rules
from zoco.core.because import BECAUSE
from zoco.core.chance import CHANCE, DICE_SIZE, Dice, seed_dice
from zoco.core.compiling import copy_record, jit
from zoco.core.layout import RUNNING, Cells, Choices, Row, int16, int64, layout, record
from zoco.core.pages import begin
from zoco.core.play import (
    clear,
    count_points,
    decide,
    decide_at_random,
    forbid,
    list_legal,
    set_up,
    show,
)
from zoco.core.search import lookahead, stages
from zoco.core.search.context import NODE, SEARCH_CONFIG

if TYPE_CHECKING:
    from zoco.core.spec import GameSpec


class Kernel(NamedTuple):
    """The entry points."""

    new: Callable[[Row, Row, Row, int], None]
    legal: Callable[[Row, Row, Choices], int]
    apply: Callable[[Row, Row, Row, int], None]
    step: Callable[[Row, Row, Row, int, Choices], int]
    score: Callable[[Row, Row, Cells], int]
    view: Callable[[Row, Row, int, Row], None]
    update_views: Callable[[Row, Row, Cells, Cells], int]
    determinize: Callable[[Row, Row, Dice, Row, Choices], int]
    forbidden: Callable[[Row, Row, int, Choices], int]
    reveals: Callable[[Row, Row, Row], bool]
    begins_turn: Callable[[Row, Row], bool]
    sealed: Callable[[Row, Row, int], bool]
    play_on: Callable[[Row, Row, Row, Dice, Choices, Choices], int]
    playouts: Callable[[Row, Row, int, int, Cells], None]
    new_search: Callable[[Row, Row, int, int], None]
    begin_search: Callable[[Row, Row, Row, Row, float, int], None]
    search: Callable[[Row, Row, Row, Row, float], bool]
    advance: Callable[[Row, Row, int], None]
    add_statistics: Callable[[Row, Row, int, Choices, Cells], None]
    choose_greedily: Callable[[Row, Row, Row, int], int]
    evaluate_parts: Callable[[Row, Row, Row, Choices, Cells], None]
    because: Callable[[Cells, Cells, int, int, int, Row], None]
    question: Callable[[Row, Row, Choices, Row], None]
    explain: Callable[[Row, Row, int, Row, Row], int]
    why_not: Callable[[Row, Row, int, int, Row], None]
    tell: Callable[[Row, Row, int, Row, bool, Row], None]
    score_by_line: Callable[[Row, Row, int, Row], None]
    take_apart: Callable[[Row, Row, int, Row], None]


def build_kernel(spec: "GameSpec") -> Kernel:
    """The kernel of a game."""
    groups = (decision_entry_points, view_entry_points, playout_entry_points, bot_entry_points, message_entry_points)
    return Kernel(*(entry_point for entry_points in groups for entry_point in entry_points(spec)))


EntryPoints = tuple[Callable[..., Any], ...]
EntryPoint = TypeVar("EntryPoint", bound=Callable[..., Any])


def entry_point(spec: "GameSpec") -> Callable[[EntryPoint], EntryPoint]:
    """Compiles an entry point under its game's name. Numba tells functions of one name apart by a number that it counts
    in each process: entry points of two games with the same number in the cache were taken for each other."""

    def compile_named(opened: EntryPoint) -> EntryPoint:
        opened.__qualname__ = f"{spec.name}.{opened.__name__}"
        return jit(opened)

    return compile_named


def decision_entry_points(spec: "GameSpec") -> EntryPoints:
    edition_dtype, state_dtype = spec.edition_dtype, spec.state_dtype

    @entry_point(spec)
    def new(edition: Row, state: Row, chance: Row, players: int) -> None:
        clear(state)
        set_up(edition.view(edition_dtype)[0], state.view(state_dtype)[0], chance.view(CHANCE)[0], players)

    @entry_point(spec)
    def legal(edition: Row, state: Row, out: Choices) -> int:
        """Writes the legal decisions of the seat on turn into `out` and returns how many there are."""
        return list_legal(edition.view(edition_dtype)[0], state.view(state_dtype)[0], out)

    @entry_point(spec)
    def apply(edition: Row, state: Row, chance: Row, action: int) -> None:
        decide(edition.view(edition_dtype)[0], state.view(state_dtype)[0], chance.view(CHANCE)[0], action)

    @entry_point(spec)
    def step(edition: Row, state: Row, chance: Row, action: int, out: Choices) -> int:
        """`apply`, then `legal`."""
        e = edition.view(edition_dtype)[0]
        s = state.view(state_dtype)[0]
        decide(e, s, chance.view(CHANCE)[0], action)
        return list_legal(e, s, out)

    @entry_point(spec)
    def score(edition: Row, state: Row, points: Cells) -> int:
        """Writes the points of every seat as they stand; returns the leaders, one bit a seat."""
        return count_points(edition.view(edition_dtype)[0], state.view(state_dtype)[0], points)

    return new, legal, apply, step, score


def view_entry_points(spec: "GameSpec") -> EntryPoints:
    edition_dtype, state_dtype, view_dtype = spec.edition_dtype, spec.state_dtype, spec.view_dtype

    @entry_point(spec)
    def view(edition: Row, state: Row, viewer: int, out: Row) -> None:
        """What a seat may know; -1 is a spectator."""
        clear(out)
        show(edition.view(edition_dtype)[0], state.view(state_dtype)[0], viewer, out.view(view_dtype)[0])

    @entry_point(spec)
    def update_views(edition: Row, state: Row, views: Cells, changed: Cells) -> int:
        """Brings the views of all listeners up to date: a row for each seat and one for spectators; a last one is
        scratch memory. Into its row of `changed` go how many bytes changed, their positions, and their new values.
        Returns the seat on turn, or -1 when the game is over."""
        e, s = edition.view(edition_dtype)[0], state.view(state_dtype)[0]
        out = views[len(views) - 1]
        for k in range(len(changed)):
            clear(out)
            show(e, s, k if k < len(changed) - 1 else -1, out.view(view_dtype)[0])
            replace_changed(views[k], out, changed[k])
        return s.seat if s.ending == RUNNING else -1

    @entry_point(spec)
    def determinize(edition: Row, view: Row, dice: Dice, state: Row, scratch: Choices) -> int:
        """Fills a state that the view could come from; returns how many deals it took, 0 if none was found."""
        clear(state)
        e = edition.view(edition_dtype)[0]
        return rules.determinize(e, view.view(view_dtype)[0], dice, state.view(state_dtype)[0], scratch)

    @entry_point(spec)
    def forbidden(edition: Row, state: Row, action: int, scratch: Choices) -> int:
        """The code of the rule that forbids a decision, 0 if it is legal."""
        return forbid(edition.view(edition_dtype)[0], state.view(state_dtype)[0], action, scratch)

    @entry_point(spec)
    def reveals(edition: Row, before: Row, after: Row) -> bool:
        """Whether something hidden became known between two states."""
        e = edition.view(edition_dtype)[0]
        return rules.reveals(e, before.view(state_dtype)[0], after.view(state_dtype)[0])

    @entry_point(spec)
    def begins_turn(edition: Row, view: Row) -> bool:
        """Whether nothing has been decided yet in the turn that a view shows."""
        return rules.begins_turn(edition.view(edition_dtype)[0], view.view(view_dtype)[0])

    @entry_point(spec)
    def sealed(edition: Row, view: Row, action: int) -> bool:
        """Whether others see that the viewer decides, but not what."""
        return rules.sealed(edition.view(edition_dtype)[0], view.view(view_dtype)[0], action)

    return view, update_views, determinize, forbidden, reveals, begins_turn, sealed


@jit
def replace_changed(row: Row, by: Row, changed: Cells) -> None:
    """Lists how many bytes differ, where, and what they are now."""
    n = 0
    for k in range(len(row)):
        if row[k] != by[k]:
            n += 1
            changed[n] = k
            row[k] = by[k]
    changed[0] = n
    for k in range(1, n + 1):
        changed[n + k] = row[changed[k]]


def playout_layout(state_dtype: np.dtype[Any], most_choices: int) -> np.dtype[Any]:
    """What random games are played on."""

    class Playout:
        state: Any = record(state_dtype)
        chance: Any = record(CHANCE)
        dice: Cells = int64(DICE_SIZE)  # of the players
        choices: Cells = int16(most_choices)

    return layout(Playout)


def playout_entry_points(spec: "GameSpec") -> EntryPoints:
    edition_dtype, state_dtype, playout_dtype = spec.edition_dtype, spec.state_dtype, spec.playout_dtype

    @entry_point(spec)
    def play_on(edition: Row, state: Row, chance: Row, dice: Dice, choices: Choices, moves: Choices) -> int:
        """Plays at random until the game is over or `moves` is full; returns how many decisions were made."""
        e = edition.view(edition_dtype)[0]
        s = state.view(state_dtype)[0]
        made = 0
        while s.ending == RUNNING and made < len(moves):
            moves[made] = decide_at_random(e, s, chance.view(CHANCE)[0], dice, choices)
            made += 1
        return made

    @entry_point(spec)
    def playouts(edition: Row, scratch: Row, players: int, seed: int, results: Cells) -> None:
        """Random games, the seeds from `seed` on. A row of `results`: decisions, ending, winners, points by seat."""
        e = edition.view(edition_dtype)[0]
        g = scratch.view(playout_dtype)[0]
        s, c, dice, choices = g.state, g.chance, g.dice[:], g.choices[:]
        for game in range(len(results)):
            clear(scratch)
            seed_dice(c.dice[:], seed + game, 0)
            seed_dice(dice, seed + game, 1)
            set_up(e, s, c, players)
            made = 0
            while s.ending == RUNNING:
                decide_at_random(e, s, c, dice, choices)
                made += 1
            results[game, 0] = made
            results[game, 1] = s.ending
            results[game, 2] = count_points(e, s, results[game, 3:])

    return play_on, playouts


def bot_entry_points(spec: "GameSpec") -> EntryPoints:
    """See `zoco.core.search`. `context` is the memory of a search; its tree is another piece of memory."""
    edition_dtype, view_dtype, context_dtype = spec.edition_dtype, spec.view_dtype, spec.context_dtype

    @entry_point(spec)
    def new_search(context: Row, config: Row, seed: int, worker: int) -> None:
        """Makes a new context; of several workers with the same seed each plays with other dice."""
        clear(context)
        c = context.view(context_dtype)[0]
        copy_record(config.view(SEARCH_CONFIG)[0], c.config)
        lookahead.seed_search(c, seed, worker)

    @entry_point(spec)
    def begin_search(edition: Row, view: Row, context: Row, tree: Row, seconds: float, simulations: int) -> None:
        """A search for a decision, with a budget in seconds or, where these are 0, in simulations."""
        e, v = edition.view(edition_dtype)[0], view.view(view_dtype)[0]
        stages.begin_search(e, v, context.view(context_dtype)[0], tree.view(NODE), seconds, simulations)

    @entry_point(spec)
    def search(edition: Row, view: Row, context: Row, tree: Row, elapsed: float) -> bool:
        """Its next slice; whether there is more to do, given the seconds since it began."""
        e, v = edition.view(edition_dtype)[0], view.view(view_dtype)[0]
        return stages.search(e, v, context.view(context_dtype)[0], tree.view(NODE), elapsed)

    @entry_point(spec)
    def advance(context: Row, tree: Row, action: int) -> None:
        """The tree below a decision is kept, all else is forgotten; -1 forgets everything."""
        stages.advance_root(context.view(context_dtype)[0], tree.view(NODE), action)

    @entry_point(spec)
    def add_statistics(context: Row, tree: Row, trees: int, actions: Choices, statistics: Cells) -> None:
        """Adds what one of several trees has found out about decisions: a row for each."""
        stages.add_statistics(context.view(context_dtype)[0], tree.view(NODE), trees, actions, statistics)

    @entry_point(spec)
    def choose_greedily(edition: Row, view: Row, context: Row, overlooks: int) -> int:
        """The decision that looks best by the end of the turn; that many in a thousand are overlooked."""
        e, v = edition.view(edition_dtype)[0], view.view(view_dtype)[0]
        return lookahead.choose_greedily(e, v, context.view(context_dtype)[0], overlooks)

    @entry_point(spec)
    def evaluate_parts(edition: Row, view: Row, context: Row, actions: Choices, amounts: Cells) -> None:
        """What every seat has at the end of the turn, part by part, after each of these decisions."""
        e, v = edition.view(edition_dtype)[0], view.view(view_dtype)[0]
        lookahead.evaluate_parts(e, v, context.view(context_dtype)[0], actions, amounts)

    @entry_point(spec)
    def because(amounts: Cells, statistics: Cells, players: int, player: int, chosen: int, page: Row) -> None:
        """What speaks for a decision: see `zoco.core.because`."""
        lines = page.view(BECAUSE)
        begin(lines, page)
        hints.because(amounts[:, :players], statistics, player, chosen, lines)

    return new_search, begin_search, search, advance, add_statistics, choose_greedily, evaluate_parts, because


def message_entry_points(spec: "GameSpec") -> EntryPoints:
    """They write onto a page, in whatever state it is: see `zoco.core.pages`."""
    edition_dtype, view_dtype, sentence_dtype, decision_dtype = (
        spec.edition_dtype,
        spec.view_dtype,
        spec.sentences.dtype,
        spec.decisions.dtype,
    )

    @entry_point(spec)
    def question(edition: Row, view: Row, actions: Choices, page: Row) -> None:
        lines = page.view(sentence_dtype)
        begin(lines, page)
        rules.question(edition.view(edition_dtype)[0], view.view(view_dtype)[0], actions, lines)

    @entry_point(spec)
    def explain(edition: Row, view: Row, action: int, after: Row, page: Row) -> int:
        lines = page.view(sentence_dtype)
        begin(lines, page)
        e = edition.view(edition_dtype)[0]
        return rules.explain(e, view.view(view_dtype)[0], action, after.view(view_dtype)[0], lines)

    @entry_point(spec)
    def why_not(edition: Row, view: Row, action: int, reason: int, page: Row) -> None:
        lines = page.view(sentence_dtype)
        begin(lines, page)
        rules.why_not(edition.view(edition_dtype)[0], view.view(view_dtype)[0], action, reason, lines)

    @entry_point(spec)
    def tell(edition: Row, view: Row, action: int, after: Row, own: bool, page: Row) -> None:
        lines = page.view(sentence_dtype)
        begin(lines, page)
        e = edition.view(edition_dtype)[0]
        rules.tell(e, view.view(view_dtype)[0], action, after.view(view_dtype)[0], own, lines)

    @entry_point(spec)
    def score_by_line(edition: Row, view: Row, player: int, page: Row) -> None:
        lines = page.view(sentence_dtype)
        begin(lines, page)
        rules.score_by_line(edition.view(edition_dtype)[0], view.view(view_dtype)[0], player, lines)

    @entry_point(spec)
    def take_apart(edition: Row, view: Row, action: int, page: Row) -> None:
        lines = page.view(decision_dtype)
        begin(lines, page)
        rules.take_apart(edition.view(edition_dtype)[0], view.view(view_dtype)[0], action, lines)

    return question, explain, why_not, tell, score_by_line, take_apart
