"""The compiled kernel, once for all games: what each game brings, the doors to it, and what is played inside it.

Rules work on records, and the compiler must know which. Two means keep everything here free of any game:

- A function marked `@by_game` stands for the rule of that name of whichever game is played. The edition's record tells
  which: while compiling by its type, interpreted by its dtype. So loops over whole games are written once.
- The doors are made for each game by `open_doors`. They take records as rows of bytes, the cheapest thing to hand over
  from Python. They may close over dtypes, but not over compiled functions: Numba's cache tells only the former apart.

Nothing is allocated or raised inside: whoever calls `apply` or `step` has made sure that the action is legal
(`forbidden`).
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

from zoco.core.chance import CHANCE, Chance, Dice, below, seed_dice
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Choices, Row

RUNNING = 0  # the `ending` of a game that is not over, in every game

Rule = TypeVar("Rule", bound=Callable[..., Any])


class Play(NamedTuple):
    """What a game brings: the records it is played on, and its compiled rules on them."""

    edition: np.dtype[Any]
    state: np.dtype[Any]
    view: np.dtype[Any]
    set_up: Callable[..., None]
    list_legal: Callable[..., int]
    decide: Callable[..., None]
    forbid: Callable[..., int]
    points_of: Callable[..., int]
    rank: Callable[..., int]
    show: Callable[..., None]
    imagine: Callable[..., int]


PLAYS: dict[Any, Play] = {}
"""By the edition's dtype, and by the compiler's type for it."""


def by_game(rule: Rule) -> Rule:
    name = rule.__name__

    def of_the_game(e: Any, *rest: Any) -> Any:
        return getattr(PLAYS[e.dtype], name)(e, *rest)

    @overload(of_the_game)
    def compiled_for(e: Any, *rest: Any) -> Callable[..., Any]:
        chosen = getattr(PLAYS[e], name)

        def call(e: Any, *rest: Any) -> Any:
            return chosen(e, *rest)

        return call

    return cast(Rule, of_the_game)


@by_game
def set_up(e: Any, s: Any, chance: Chance, players: int) -> None:
    """Fills a state of zeros."""


@by_game
def list_legal(e: Any, s: Any, out: Choices) -> int:
    """Writes every legal decision of the seat on turn, and returns how many there are."""
    raise NotImplementedError


@by_game
def decide(e: Any, s: Any, chance: Chance, action: int) -> None:
    """Carries out a legal decision."""


@by_game
def forbid(e: Any, s: Any, action: int, scratch: Choices) -> int:
    """The reason why a decision is forbidden, 0 if it is legal."""
    raise NotImplementedError


@by_game
def points_of(e: Any, s: Any, seat: int) -> int:
    """The points of a seat as they stand."""
    raise NotImplementedError


@by_game
def rank(e: Any, s: Any, seat: int) -> int:
    """Points and all that breaks ties, as one number."""
    raise NotImplementedError


@by_game
def show(e: Any, s: Any, viewer: int, v: Any) -> None:
    """Fills a view of zeros."""


@by_game
def imagine(e: Any, v: Any, dice: Dice, s: Any, scratch: Choices) -> int:
    """Fills a state of zeros that the view could come from; returns how many deals it took, 0 if none was found."""
    raise NotImplementedError


@jit
def clear(cells: Row) -> None:
    for k in range(len(cells)):
        cells[k] = 0


@jit
def count_points(e: Any, s: Any, points: Cells) -> int:
    """Writes the points of every seat as they stand; returns the leaders, one bit a seat."""
    leaders = 0
    best = 0
    for seat in range(s.players):
        points[seat] = points_of(e, s, seat)
        standing = rank(e, s, seat)
        if seat == 0 or standing > best:
            best = standing
            leaders = 1 << seat
        elif standing == best:
            leaders |= 1 << seat
    return leaders


@jit
def decide_at_random(e: Any, s: Any, chance: Chance, dice: Dice, choices: Choices) -> int:
    """Makes one decision, and returns which."""
    n = list_legal(e, s, choices)
    action = int(choices[below(dice, n)])
    decide(e, s, chance, action)
    return action


class Kernel(NamedTuple):
    """The doors."""

    new: Callable[[Row, Row, Row, int], None]
    legal: Callable[[Row, Row, Choices], int]
    apply: Callable[[Row, Row, Row, int], None]
    step: Callable[[Row, Row, Row, int, Choices], int]
    score: Callable[[Row, Row, Cells], int]
    view: Callable[[Row, Row, int, Row], None]
    determinize: Callable[[Row, Row, Dice, Row, Choices], int]
    forbidden: Callable[[Row, Row, int, Choices], int]
    play_on: Callable[[Row, Row, Row, Dice, Choices, Choices], int]
    playouts: Callable[[Row, Row, Row, Dice, Choices, int, int, Cells], None]


def open_doors(play: Play) -> Kernel:
    """The kernel of a game."""
    PLAYS[play.edition] = PLAYS[numba.from_dtype(play.edition)] = play
    return Kernel(*doors_to_decisions(play), *doors_to_knowledge(play), *doors_to_playouts(play))


Doors = tuple[Callable[..., Any], ...]


def doors_to_decisions(play: Play) -> Doors:
    edition_dtype, state_dtype = play.edition, play.state

    @jit
    def new(edition: Row, state: Row, chance: Row, players: int) -> None:
        clear(state)
        set_up(edition.view(edition_dtype)[0], state.view(state_dtype)[0], chance.view(CHANCE)[0], players)

    @jit
    def legal(edition: Row, state: Row, out: Choices) -> int:
        """Writes the legal decisions of the seat on turn into `out` and returns how many there are."""
        return list_legal(edition.view(edition_dtype)[0], state.view(state_dtype)[0], out)

    @jit
    def apply(edition: Row, state: Row, chance: Row, action: int) -> None:
        decide(edition.view(edition_dtype)[0], state.view(state_dtype)[0], chance.view(CHANCE)[0], action)

    @jit
    def step(edition: Row, state: Row, chance: Row, action: int, out: Choices) -> int:
        """`apply`, then `legal`."""
        e = edition.view(edition_dtype)[0]
        s = state.view(state_dtype)[0]
        decide(e, s, chance.view(CHANCE)[0], action)
        return list_legal(e, s, out)

    @jit
    def score(edition: Row, state: Row, points: Cells) -> int:
        """Writes the points of every seat as they stand; returns the leaders, one bit a seat."""
        return count_points(edition.view(edition_dtype)[0], state.view(state_dtype)[0], points)

    return new, legal, apply, step, score


def doors_to_knowledge(play: Play) -> Doors:
    edition_dtype, state_dtype, view_dtype = play.edition, play.state, play.view

    @jit
    def view(edition: Row, state: Row, viewer: int, out: Row) -> None:
        """What a seat may know; -1 is a spectator."""
        clear(out)
        show(edition.view(edition_dtype)[0], state.view(state_dtype)[0], viewer, out.view(view_dtype)[0])

    @jit
    def determinize(edition: Row, view: Row, dice: Dice, state: Row, scratch: Choices) -> int:
        """Fills a state that the view could come from; returns how many deals it took, 0 if none was found."""
        clear(state)
        e = edition.view(edition_dtype)[0]
        return imagine(e, view.view(view_dtype)[0], dice, state.view(state_dtype)[0], scratch)

    @jit
    def forbidden(edition: Row, state: Row, action: int, scratch: Choices) -> int:
        """The code of the rule that forbids a decision, 0 if it is legal."""
        return forbid(edition.view(edition_dtype)[0], state.view(state_dtype)[0], action, scratch)

    return view, determinize, forbidden


def doors_to_playouts(play: Play) -> Doors:
    edition_dtype, state_dtype = play.edition, play.state

    @jit
    def play_on(edition: Row, state: Row, chance: Row, dice: Dice, choices: Choices, moves: Choices) -> int:
        """Plays at random until the game is over or `moves` is full; returns how many decisions were made."""
        e = edition.view(edition_dtype)[0]
        s = state.view(state_dtype)[0]
        made = 0
        while s.ending == RUNNING and made < len(moves):
            moves[made] = decide_at_random(e, s, chance.view(CHANCE)[0], dice, choices)
            made += 1
        return made

    @jit
    def playouts(
        edition: Row, state: Row, chance: Row, dice: Dice, choices: Choices, players: int, seed: int, results: Cells
    ) -> None:
        """Random games, the seeds from `seed` on. A row of `results`: decisions, ending, winners, points by seat."""
        e = edition.view(edition_dtype)[0]
        c = chance.view(CHANCE)[0]
        for game in range(len(results)):
            seed_dice(c.dice, seed + game, 0)
            seed_dice(dice, seed + game, 1)
            clear(state)
            s = state.view(state_dtype)[0]
            set_up(e, s, c, players)
            made = 0
            while s.ending == RUNNING:
                decide_at_random(e, s, c, dice, choices)
                made += 1
            results[game, 0] = made
            results[game, 1] = s.ending
            results[game, 2] = count_points(e, s, results[game, 3:])

    return play_on, playouts
