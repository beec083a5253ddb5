"""Goofspiel's table in text, for a terminal of 80 columns. Drawn from a seat's view, never from the state."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from rich.text import Text

from zoco.core.drawing import MARKS, NAME, STYLES, Labels, listing, one_below_the_other, short
from zoco.core.layout import RUNNING
from zoco_goofspiel.edition import COLOURS


class BoardLabels(Labels):
    prefix = "goofspiel-board"
    colours = COLOURS

    def now(self, v: Any) -> str:
        """Whose turn it is."""
        return self("over") if is_over(v) else self("on-turn", name=self.names[v.seat])


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> Text:
    """The table as this view shows it."""
    w = BoardLabels(names, language)
    lines = [headline(v, w), Text(), *prizes(e, v, w), Text(), *seats(e, v, w)]
    if v.viewer >= 0:
        lines += [Text(), *listing(w("hand"), numbers(hand(e, v)))]
    return one_below_the_other(lines)


# What lies on the table, for the picture too


def is_over(v: Any) -> bool:
    return bool(v.ending != RUNNING)


def turned_up(v: Any) -> list[int]:
    """The prizes of the rounds that are over."""
    last = int(v.turn) if is_over(v) else int(v.turn) - 1
    return [int(prize) for prize in v.prize[1 : last + 1]]


def shown(v: Any, seat: int) -> list[int]:
    """The cards that a seat has bid, round by round."""
    cards = [card for card in range(v.shown.shape[1]) if v.shown[seat, card]]
    return sorted(cards, key=lambda card: int(v.shown[seat, card]))


def unseen(e: Any, v: Any, seat: int) -> list[int]:
    """The cards that a seat has not shown yet: its hand, and its sealed bid."""
    return [card for card in range(1, int(e.cards) + 1) if not v.shown[seat, card]]


def hand(e: Any, v: Any) -> list[int]:
    """The viewer's cards, without a sealed bid."""
    return [card for card in unseen(e, v, int(v.viewer)) if card != v.bid]


# Lines


def numbers(cards: Iterable[int]) -> list[Text]:
    return [Text(str(card)) for card in cards] or [Text("–")]


def mark(seat: int) -> Text:
    return Text(MARKS[COLOURS[seat]], STYLES[COLOURS[seat]])


def headline(v: Any, w: BoardLabels) -> Text:
    line = Text(w("title"), "bold").append("  ")
    if not is_over(v):
        line.append_text(mark(int(v.seat))).append(" ")
    return line.append(short(w.now(v), 60))


def prizes(e: Any, v: Any, w: BoardLabels) -> Iterator[Text]:
    if not is_over(v):
        prize = int(v.prize[v.turn])
        pieces = [Text(str(prize), "bold")]
        if v.pot > prize:
            pieces.append(Text(w("carried", count=int(v.pot) - prize)))
        yield from listing(w("prize"), pieces, "  ")
    yield from listing(w("past"), numbers(turned_up(v)))
    yield from listing(w("to-come"), [Text(str(int(e.cards) - int(v.turn)))])


def seats(e: Any, v: Any, w: BoardLabels) -> Iterator[Text]:
    for seat in range(v.players):
        line = Text("› " if v.seat == seat and not is_over(v) else "  ", "bold").append_text(mark(seat))
        line.append(f" {short(w.names[seat], NAME):{NAME}} ", STYLES[COLOURS[seat]])
        line.append(f"{w('points')} {v.won[seat]:<3}")
        if v.has_bid[seat]:
            own = seat == v.viewer
            line.append(f"  {w('own-bid', card=int(v.bid)) if own else w('has-bid')}")
        yield line
        yield from listing(w("bids"), numbers(shown(v, seat)))
