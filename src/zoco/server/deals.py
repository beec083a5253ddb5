"""A table's deal: who committed to what, who has revealed it, and what follows. The protocol is in docs/shuffles.md."""

from typing import TYPE_CHECKING, Any

from msgspec import UNSET, UnsetType

from zoco.core.commitments import SCHEME, commitment_to, deal_key, draw_order, draw_shuffle
from zoco.server.clocks import Moment
from zoco.server.entries import Entry
from zoco.server.errors import ConflictError
from zoco.server.wire import DealNow

if TYPE_CHECKING:
    from zoco.server.tables import Table

LIVE_MILLISECONDS = 2 * 60_000  # that browsers have for revealing,
DAYS_MILLISECONDS = 7 * 86_400_000  # and at a table with days for a move
Part = dict[str, Any]


class Deal:
    """Folded from the table's log. Tables without a secret of the server have none: they come from a record, or are
    older than deals."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.limit = DAYS_MILLISECONDS if table.options.pace == "days" else LIVE_MILLISECONDS
        self.secret: str | None = None
        self.commitments: list[str | None] = [None] * table.players  # by chair of the waiting room
        self.salts: list[str | None] = [None] * table.players
        self.sealed: Moment | None = None  # when browsers were asked to reveal
        self.order: list[int] = []  # by seat, the chair; once the cards are dealt
        self.awaited: set[int] = set()  # chairs whose players have not agreed to another deal, after one was dropped
        self.dropped: list[Part] = []  # as the record tells it
        self.told: DealNow | None = None

    # ---- asking

    @property
    def is_sealed(self) -> bool:
        """Commitments are fixed, and the cards not dealt yet."""
        return self.sealed is not None and not self.order and self.table.status == "open"

    @property
    def missing(self) -> list[int]:
        """The chairs whose salts are not revealed."""
        both = zip(self.commitments, self.salts, strict=True)
        return [chair for chair, (commitment, salt) in enumerate(both) if commitment is not None and salt is None]

    @property
    def is_complete(self) -> bool:
        return self.is_sealed and not self.missing

    def is_late(self, now: Moment) -> bool:
        return self.is_sealed and self.sealed is not None and now.after(self.sealed) > self.limit

    def shown(self) -> DealNow | None:
        """What everybody may know: no secret, and no salt."""
        if self.secret is None:
            return None
        return DealNow(
            server=commitment_to(self.secret),
            seats=list(self.commitments),
            revealed=[] if self.sealed is None else [salt is not None for salt in self.salts],
            until=self.sealed.at + self.limit if self.is_sealed and self.sealed is not None else None,
            order=self.order,
            awaited=sorted(self.awaited),
            dropped=[withheld(deal) for deal in self.dropped],
        )

    def news(self) -> DealNow | UnsetType:
        """What is shown, if that has changed since it was told."""
        was, self.told = self.told, self.shown()
        return UNSET if self.told is None or self.told == was else self.told

    def fair(self) -> Part:
        """The part of the record; nothing of it may be known before the game has ended."""
        fair: Part = {"scheme": SCHEME, "server": self.server_part(), "seats": self.seat_parts()}
        return fair | ({"dropped": self.dropped} if self.dropped else {})

    def server_part(self) -> Part:
        assert self.secret is not None
        return {"commitment": commitment_to(self.secret), "secret": self.secret}

    def seat_parts(self) -> list[Part | None]:
        both = zip(self.commitments, self.salts, strict=True)
        return [None if commitment is None else {"commitment": commitment, "salt": salt} for commitment, salt in both]

    def check_fresh(self, commitment: str) -> None:
        """Raises where the salt is known, because it was revealed in a dropped deal."""
        known = [
            seat for deal in self.dropped for seat in deal["seats"] if seat is not None and seat["salt"] is not None
        ]
        if commitment in [seat["commitment"] for seat in known]:
            raise ConflictError("server-known-salt")

    # ---- folding

    def begin(self, entry: Entry) -> None:
        self.secret = entry.data["secret"]
        self.told = self.shown()

    def sit(self, chair: int, commitment: str | None = None) -> None:
        """Somebody sits down there before the game, or gets up."""
        if not self.table.started:
            self.commitments[chair] = commitment
            self.awaited.discard(chair)

    def commit(self, entry: Entry) -> None:
        self.sit(self.table.chair_in(entry), entry.text)
        self.tell(entry)

    def seal(self, entry: Entry) -> None:
        self.sealed = entry.moment
        self.tell(entry)

    def reveal(self, entry: Entry) -> None:
        self.salts[self.table.chair_in(entry)] = entry.data["salt"]
        self.tell(entry)

    def drop(self, entry: Entry) -> None:
        """Nothing will be dealt from these commitments. Those who did not reveal lose their chairs, and those who did
        are asked whether there is another deal."""
        parts, missing = self.seat_parts(), self.missing
        for chair, part in enumerate(parts):
            if part is not None:
                part["name"] = self.table.chairs[chair].name
        self.dropped.append({"server": self.server_part(), "seats": parts})
        self.awaited = {chair for chair, salt in enumerate(self.salts) if salt is not None}
        self.commitments, self.salts = [None] * self.table.players, [None] * self.table.players
        self.secret, self.sealed = entry.data["secret"], None
        self.table.free_chairs(missing)
        self.tell(entry)

    def tell(self, entry: Entry) -> None:
        table = self.table
        table.tell_all(entry, seat=entry.seat, chairs=table.seen_chairs(), deal=self.news())

    def deal(self, order: list[int]) -> None:
        """The game begins. Where nobody committed to anything, the server shuffles by itself."""
        if self.is_sealed:
            self.order = order
            self.table.shuffles.draw = self.draw
        else:
            self.secret = None

    # ---- what follows

    def draw(self, pile: list[int], number: int) -> list[int]:
        assert self.secret is not None
        notation = self.table.rules.notation
        key = deal_key(self.secret, self.salts)
        drawn = draw_shuffle(key, number, [notation.CARD_NAMES[card] for card in pile])
        return [notation.CARD_NUMBERS[card] for card in drawn]

    def draw_order(self) -> list[int]:
        assert self.secret is not None
        return draw_order(deal_key(self.secret, self.salts), self.table.players)


def withheld(deal: Part) -> list[str]:
    return [seat["name"] for seat in deal["seats"] if seat is not None and seat["salt"] is None]
