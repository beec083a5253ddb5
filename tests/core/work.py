"""Work counted rather than timed: how many steps Python takes, and how much of a game is copied."""

import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import pytest

from zoco.core.game import Game

LINEAR = 6.0  # fourfold, and something for sorting and for how Python counts; a square would be sixteenfold


class Count:
    def __init__(self) -> None:
        self.steps = 0

    def trace(self, frame: FrameType, event: str, _: object) -> Any:
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        self.steps += event == "opcode"
        return self.trace


def work_of(act: Callable[[], object]) -> int:
    """Steps of Python's own; a copy of a game counts as many as it has decisions, those taken back included."""
    count = Count()

    def counted(copy: Callable[..., Game]) -> Callable[..., Game]:
        def copied(game: Game, *values: Any) -> Game:
            count.steps += len(game.moves) + len(game.undone)
            return copy(game, *values)

        return copied

    with pytest.MonkeyPatch.context() as patch:
        for name in ("at", "copy"):
            patch.setattr(Game, name, counted(getattr(Game, name)))
        before = sys.gettrace()
        sys.settrace(count.trace)
        try:
            act()
        finally:
            sys.settrace(before)
    return count.steps


def growth(act: Callable[[int], object], n: int) -> float:
    """How many times the work grows when the input is four times as large."""
    act(1)  # what is prepared once
    few, many = (work_of(lambda size=size: act(size)) for size in (n, 4 * n))  # type: ignore[misc]
    return many / few
