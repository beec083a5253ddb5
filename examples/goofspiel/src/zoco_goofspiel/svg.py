"""Goofspiel's table as a schematic: a standalone SVG. Drawn from a seat's view, never from the full state."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from zoco.core.drawing import NAME, capital, short
from zoco.core.svg import BOARD, PANEL, Block, box, chip, headline, line, middle, panel, picture, stack
from zoco_goofspiel.edition import COLOURS
from zoco_goofspiel.text import BoardLabels, hand, is_over, shown, turned_up

LABEL = 160


def board(e: Any, v: Any, names: Sequence[str] | None = None, language: str | None = None) -> str:
    """The table as this view shows it."""
    w = BoardLabels(names, language)
    top = headline(w("title"), w.now(v), None if is_over(v) else COLOURS[v.seat])
    return picture(
        f"{w('title')}: {w.now(v)}",
        w("description", players=int(v.players), now=f"{capital(w.now(v))}."),
        stack([top, *prizes(e, v, w), *own_cards(e, v, w)], 8),
        stack(possessions(v, w, seat) for seat in range(v.players)),
    )


def cards(name: str, label: str, values: Iterable[int], style: str = "f-card") -> Block:
    return line(name, label, [card(value, style) for value in values], BOARD, LABEL, 60)


def card(value: int, style: str) -> Block:
    return Block(box(0, 0, 42, 60, f"{style} s-line") + middle(21, 38, value, 24), 42)


def prizes(e: Any, v: Any, w: BoardLabels) -> Iterator[Block]:
    if not is_over(v):
        prize = int(v.prize[v.turn])
        yield cards("prize", w("prize"), [prize], "f-gold")
        if v.pot > prize:
            yield line("carried", "", [chip(w("carried", count=int(v.pot) - prize), "f-gold")], BOARD, LABEL)
    yield cards("past", w("past"), turned_up(v))
    yield line("to-come", w("to-come"), [chip(int(e.cards) - int(v.turn))], BOARD, LABEL)


def own_cards(e: Any, v: Any, w: BoardLabels) -> Iterator[Block]:
    """The viewer's hand; a spectator has none."""
    if v.viewer >= 0:
        yield cards("hand", w("hand-of", name=short(w.names[v.viewer], NAME)), hand(e, v))


def possessions(v: Any, w: BoardLabels, seat: int) -> Block:
    counts = [chip(f"{w('points')} {v.won[seat]}")]
    if v.has_bid[seat]:
        counts.append(chip(w("own-bid", card=int(v.bid)) if seat == v.viewer else w("has-bid"), "f-gold"))
    lines = [
        line("counts", "", counts, PANEL - 20, 0),
        line("bids", w("bids"), [chip(card) for card in shown(v, seat)], PANEL - 20, 92),
    ]
    return panel(seat, COLOURS[seat], w.names[seat], v.seat == seat and not is_over(v), lines)
