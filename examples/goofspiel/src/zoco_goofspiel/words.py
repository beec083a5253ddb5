"""Goofspiel in words: what is asked, what a decision does, why it is forbidden, what happened, as rows of a page.

Everything is built from a seat's view, so no sentence can give away what that seat may not know.
"""

from collections.abc import MutableSequence
from typing import TypeAlias

from zoco.core.compiling import jit
from zoco.core.layout import RUNNING, Choices
from zoco.core.pages import NOTHING, Line, Pages, ids_of, number, say, seat
from zoco_goofspiel import reasons, sentences
from zoco_goofspiel.state import BID, CARDS, OVER, Edition, View
from zoco_goofspiel.view import completes_round

RULES = (2020, 3010)
"""Which rule allows a bid, and the last bid of a round, numbered as reasons are."""


class Sentence(Line):
    """The parameters of all messages."""

    player: int = seat()
    card: int = number()
    prize: int = number()
    carried: int = number()
    pot: int = number()
    turn: int = number(said="round")
    highest: int = number()
    points: int = number()


class Decision(Line):
    """The parts of a decision, for boards."""

    card: int = number()


# More rows than if all players revealed their bids and everything else happened in one round.
SENTENCES = Pages(ids_of("goofspiel", vars(sentences)) | ids_of("goofspiel-not", vars(reasons)), Sentence, rows=16)
DECISIONS = Pages({0: "bid"}, Decision, rows=2)
Page: TypeAlias = MutableSequence[Sentence]


@jit
def name_pot(v: View, page: Page, k: int) -> None:
    prize = int(v.prize[v.turn])
    page[k].prize = prize
    page[k].carried = int(v.pot) - prize
    page[k].pot = v.pot


@jit
def question(e: Edition, v: View, actions: Choices, page: Page) -> None:
    """What the viewer is being asked."""
    if v.phase == OVER:
        say(page, sentences.ASK_OVER, NOTHING)
    else:
        name_pot(v, page, say(page, sentences.ASK_BID, NOTHING))


@jit
def explain(e: Edition, v: View, action: int, after: View, page: Page) -> int:
    """What a legal decision of the viewer does. Returns the rule that allows it. The outcome of the last bid of a
    round is not said: the others' bids are only imagined."""
    last = completes_round(v)
    k = say(page, sentences.DO_BID_LAST if last else sentences.DO_BID, NOTHING)
    page[k].card = action - BID
    name_pot(v, page, k)
    return RULES[1] if last else RULES[0]


@jit
def why_not(e: Edition, v: View, action: int, reason: int, page: Page) -> None:
    k = say(page, reason, NOTHING)
    page[k].card = action - BID
    page[k].highest = e.cards
    page[k].turn = v.shown[v.seat, action - BID]


@jit
def tell(e: Edition, before: View, action: int, after: View, own: bool, page: Page) -> None:
    """What a decision did. The views are those of the seat that decided; `own`: that seat is being told."""
    if completes_round(before):
        tell_round(before, after, page)
        return
    k = say(page, sentences.TOLD_BID_SEEN if own else sentences.TOLD_BID, NOTHING)
    page[k].player = before.seat
    if own:
        page[k].card = action - BID


@jit
def tell_round(before: View, after: View, page: Page) -> None:
    """G3: all bids, who takes the prize, and what is next."""
    winner = -1
    for player in range(before.players):
        k = say(page, sentences.TOLD_REVEALED, NOTHING)
        page[k].player = player
        page[k].card = revealed(after, player, int(before.turn))
        if after.won[player] > before.won[player]:
            winner = player
    over = after.ending != RUNNING
    if winner >= 0:
        k = say(page, sentences.TOLD_WON, NOTHING)
        page[k].player = winner
    else:
        k = say(page, sentences.TOLD_LOST if over else sentences.TOLD_TIED, NOTHING)
    page[k].pot = before.pot
    if over:
        say(page, sentences.TOLD_OVER, NOTHING)
    else:
        name_pot(after, page, say(page, sentences.TOLD_PRIZE, NOTHING))


@jit
def revealed(v: View, player: int, turn: int) -> int:
    """The card that a player bid in a round that is decided."""
    card = 0
    for other in range(1, CARDS):
        if v.shown[player, other] == turn:
            card = other
    return card


def tells_apart(action: int) -> bool:
    """Whether the seat that decides this is told more about it than others are."""
    return True


@jit
def score_by_line(e: Edition, v: View, player: int, page: Page) -> None:
    """G4.3: what a seat's points are for."""
    k = say(page, sentences.SCORE_PRIZES, NOTHING)
    page[k].points = v.won[player]


@jit
def take_apart(e: Edition, v: View, action: int, page: MutableSequence[Decision]) -> None:
    page[say(page, 0, NOTHING)].card = action - BID
