"""What a seat sees and may decide: all that a bot ever gets."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import Edition
from zoco.core.layout import Row, read, row
from zoco.core.spec import GameSpec
from zoco.core.words import Explanation


class SeatView:
    """A seat's view, with the rules and the edition to read it by.

    It does not contain the full state: where one is needed, it is determinized from the view.
    """

    def __init__(self, rules: GameSpec, edition: Edition, view: Row) -> None:
        self.rules = rules
        self.edition = edition
        self.row = view

    @property
    def view(self) -> Any:
        """The view as a record of numbers, by name."""
        return read(self.row, self.rules.view_dtype)

    @property
    def seat(self) -> int:
        return int(self.view.viewer)

    @cached_property
    def determinized(self) -> Row:
        """A state that fits the view, always the same one."""
        state = row(self.rules.state_dtype)
        self.rules.kernel.determinize(self.edition.row, self.row, new_dice(0, 0), state, self.rules.choices())
        return state

    @cached_property
    def actions(self) -> list[int]:
        """The legal decisions as numbers; none if another seat is on turn."""
        if self.view.seat != self.seat:
            return []
        choices = self.rules.choices()
        return choices[: self.rules.kernel.legal(self.edition.row, self.determinized, choices)].tolist()

    @property
    def legal(self) -> list[str]:
        """The legal decisions in notation."""
        return [self.write(action) for action in self.actions]

    def after(self, action: int) -> Row:
        """The view after a legal decision, as far as its seat can know: chance and others' cards are determinized."""
        kernel, edition, state = self.rules.kernel, self.edition.row, self.determinized.copy()
        kernel.apply(edition, state, row(CHANCE), action)
        out = row(self.rules.view_dtype)
        kernel.view(edition, state, self.seat, out)
        return out

    def explain(self, action: int, names: Sequence[str]) -> Explanation:
        """What a legal decision does, and the rule that allows it."""
        return self.rules.words.explain(self.edition.row, self.row, action, self.after(action), names)

    def write(self, action: int) -> str:
        """A decision in notation."""
        return self.edition.notation.write(self.determinized, action)
