"""Who may take back what: one table, used by the terminal, the app and the server."""

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from zoco.core.errors import TableError


class Seating(StrEnum):
    """Who sits at a table, and where."""

    ALONE = "alone"  # one person and bots, here or online
    ONE_SCREEN = "one-screen"  # several people around it
    FRIENDLY = "friendly"  # the same, set up so that they may take back more
    ONLINE = "online"  # several people far apart


class Crossing(StrEnum):
    """What a take-back crosses. If several of these apply, the last one counts."""

    NOTHING = "nothing"  # within one's own turn
    TURNS = "turns"  # the end of a turn, others' decisions, the end of the game
    CARDS = "cards"  # that were drawn or turned up


class Terms(NamedTuple):
    """On what terms something may be taken back."""

    practice: bool = False  # the game becomes a practice game
    refusal: str | None = None  # it is not allowed: the message that says why,
    by_agreement: bool = False  # unless all people at the table agree

    def check(self, agreed: bool = False) -> None:
        if self.refusal is not None and not (agreed and self.by_agreement):
            raise TableError(self.refusal)


FREE, PRACTICE = Terms(), Terms(practice=True)
OWN_TURN_ONLY, NO_CARDS = Terms(refusal="take-back-own-turn"), Terms(refusal="card-was-revealed")
IF_ALL_AGREE = Terms(refusal="take-back-not-agreed", by_agreement=True)

TABLE: Mapping[Seating, Mapping[Crossing, Terms]] = {
    Seating.ALONE: {Crossing.NOTHING: FREE, Crossing.TURNS: PRACTICE, Crossing.CARDS: PRACTICE},
    Seating.ONE_SCREEN: {Crossing.NOTHING: FREE, Crossing.TURNS: OWN_TURN_ONLY, Crossing.CARDS: NO_CARDS},
    Seating.FRIENDLY: {Crossing.NOTHING: FREE, Crossing.TURNS: PRACTICE, Crossing.CARDS: PRACTICE},
    Seating.ONLINE: {Crossing.NOTHING: FREE, Crossing.TURNS: IF_ALL_AGREE, Crossing.CARDS: NO_CARDS},
}


def terms_of(seating: Seating, crossing: Crossing) -> Terms:
    return TABLE[seating][crossing]
