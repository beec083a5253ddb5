"""What is played, once for all games: the rules that each game brings, and what is alike in playing it.

Rules work on records, and the compiler must know which. A function marked `@by_game` stands for the rule of that name
of whichever game is played. The edition's record tells which: while compiling by its type, interpreted by its dtype. So
loops over whole games are written once.

Nothing is allocated or raised inside: memory comes from the caller, who also makes sure that an action is legal.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeVar, cast

from numba.extending import overload

from zoco.core.chance import Chance, Dice, below
from zoco.core.compiling import jit
from zoco.core.layout import Cells, Choices, Row

if TYPE_CHECKING:
    from zoco.core.spec import GameSpec

Rule = TypeVar("Rule", bound=Callable[..., Any])


SPECS: dict[Any, "GameSpec"] = {}
"""By the edition's dtype, and by the compiler's type for it."""


def by_game(rule: Rule) -> Rule:
    name = rule.__name__

    def of_the_game(e: Any, *rest: Any) -> Any:
        return getattr(SPECS[e.dtype], name)(e, *rest)

    @overload(of_the_game)
    def compiled_for(e: Any, *rest: Any) -> Callable[..., Any]:
        chosen = getattr(SPECS[e], name)

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
def determinize(e: Any, v: Any, dice: Dice, s: Any, scratch: Choices) -> int:
    """Fills a state of zeros that the view could come from; returns how many deals it took, 0 if none was found."""
    raise NotImplementedError


@by_game
def remaining(e: Any, s: Any) -> int:
    """How much of the game is left, in the game's own measure."""
    raise NotImplementedError


@by_game
def value_of(e: Any, s: Any, seat: int, left: int) -> int:
    """The points that a seat may expect at the end, in hundredths, while so much of the game is left."""
    raise NotImplementedError


@by_game
def turn_bonus(e: Any, s: Any, seat: int, left: int) -> int:
    """How much more it may expect for being on turn soon."""
    raise NotImplementedError


@by_game
def temperature(e: Any, s: Any, left: int) -> int:
    """Of the softmax that turns values into chances, in hundredths of a point."""
    raise NotImplementedError


@by_game
def parts(e: Any, s: Any, seat: int) -> tuple[int, ...]:
    """What `value_of` is made of, by the game's `part_names`; the first stands alone when the game ends."""
    raise NotImplementedError


@by_game
def policy(e: Any, s: Any, action: int) -> int:
    """The weight of a legal decision in light playouts, from 0 to 1000."""
    raise NotImplementedError


@by_game
def affects_others(e: Any, s: Any, action: int) -> bool:
    """Whether a legal decision changes so much for the others that they must be evaluated again."""
    raise NotImplementedError


@by_game
def reveals(e: Any, before: Any, after: Any) -> bool:
    """Whether something hidden became known between two states of a game."""
    raise NotImplementedError


@by_game
def begins_turn(e: Any, v: Any) -> bool:
    """Whether nothing has been decided yet in the turn that the viewer sees."""
    raise NotImplementedError


@by_game
def sealed(e: Any, v: Any, action: int) -> bool:
    """Whether others see that the viewer decides, but not what, when it decides this."""
    raise NotImplementedError


@by_game
def question(e: Any, v: Any, actions: Choices, page: Any) -> None:
    """Says what the viewer is being asked, who may decide `actions`."""


@by_game
def explain(e: Any, v: Any, action: int, after: Any, page: Any) -> int:
    """Says what a legal decision of the viewer does; returns the rule that allows it, numbered as reasons are."""
    raise NotImplementedError


@by_game
def why_not(e: Any, v: Any, action: int, reason: int, page: Any) -> None:
    """Says why a decision is forbidden to the viewer."""


@by_game
def tell(e: Any, before: Any, action: int, after: Any, own: bool, page: Any) -> None:
    """Says what a decision of the viewer did; `own`: it is told to that very seat, all others learn less."""


@by_game
def score_by_line(e: Any, v: Any, player: int, page: Any) -> None:
    """Says what a seat's points are for, as they stand."""


@by_game
def take_apart(e: Any, v: Any, action: int, page: Any) -> None:
    """Writes the parts of a decision of the viewer."""


@jit
def kind_of(firsts: tuple[int, ...], action: int) -> int:
    """The number of a decision's kind, where `firsts` has the first decision of each."""
    kind = len(firsts) - 1
    while action < firsts[kind]:
        kind -= 1
    return kind


@jit
def kinds_among(firsts: tuple[int, ...], actions: Choices) -> int:
    """A bit for each kind of decision."""
    kinds = 0
    for action in actions:
        kinds |= 1 << kind_of(firsts, int(action))
    return kinds


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
