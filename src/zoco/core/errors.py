"""What can go wrong at the doors. Every error is a message: what was wrong, where, and what would be right."""

from zoco.messages import Message, Parameter, say


class ZocoError(ValueError):
    def __init__(self, id: str, **parameters: Parameter) -> None:
        super().__init__(id)
        self.message = Message(id, parameters)

    def __str__(self) -> str:
        return say(self.message)


class NotationError(ZocoError):
    """Not a decision of this game."""


class IllegalMove(ZocoError):  # noqa: N818, the words of a rule book rather than of a program
    """A decision that a rule forbids now; `rule` is its number."""

    def __init__(self, id: str, rule: str, **parameters: Parameter) -> None:
        super().__init__(id, rule=rule, **parameters)
        self.rule = rule


class RecordError(ZocoError):
    """A record that cannot be read or does not replay."""


class EditionError(ZocoError):
    """An edition file that does not describe a playable game."""


class TableError(ZocoError):
    """A table that cannot be set: players, seats, taking back."""
