"""What is said in play, as messages: the pages that the compiled rules write, read with the players' names.

Everything comes from the views of the seat that decides, before and after; for `explain`, the latter is determinized.
The full state is never used.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from zoco.core.kernel import Kernel
from zoco.core.layout import Row
from zoco.core.pages import Pages
from zoco.messages import Message, Parameter, message, say


class Explanation(NamedTuple):
    """What a decision does or why it is forbidden, and the number of the rule."""

    what: Message
    rule: str

    def say(self, language: str | None = None) -> str:
        return say(message("with-rule", what=self.what, rule=self.rule), language)


class Words(NamedTuple):
    """A game's words."""

    letter: str
    """Before the numbers of its rules."""
    kernel: Kernel
    sentences: Pages

    def rule_of(self, reason: int) -> str:
        """The number of the rule behind a reason: 5021 is T5.2."""
        return f"{self.letter}{reason // 1000}.{reason // 10 % 100}"

    def question(self, edition: Row, view: Row, actions: Sequence[int], names: Sequence[Parameter]) -> Message:
        """What the viewer is being asked; `actions` are the legal decisions."""
        page = self.sentences.new()
        self.kernel.question(edition, view, np.array(actions, np.int16), page)
        return self.sentences.read(page, names)[0]

    def explain(self, edition: Row, view: Row, action: int, after: Row, names: Sequence[Parameter]) -> Explanation:
        """What a legal decision of the viewer does."""
        page = self.sentences.new()
        rule = self.kernel.explain(edition, view, action, after, page)
        return Explanation(self.sentences.read(page, names)[0], self.rule_of(rule))

    def why_not(self, edition: Row, view: Row, action: int, reason: int, names: Sequence[Parameter]) -> Explanation:
        page = self.sentences.new()
        self.kernel.why_not(edition, view, action, reason, page)
        return Explanation(self.sentences.read(page, names)[0], self.rule_of(reason))

    def tell(
        self, edition: Row, before: Row, action: int, after: Row, own: bool, names: Sequence[Parameter]
    ) -> list[Message]:
        """What a decision did. The views are those of the seat that decided; `own`: that seat is being told."""
        page = self.sentences.new()
        self.kernel.tell(edition, before, action, after, own, page)
        return self.sentences.read(page, names)

    def score(self, edition: Row, view: Row, seat: int) -> list[tuple[str, Any]]:
        """A seat's points line by line, as they stand: the heading's message and the points."""
        page = self.sentences.new()
        self.kernel.score_by_line(edition, view, seat, page)
        return [(line.id, line.parameters["points"]) for line in self.sentences.read(page, ())]
