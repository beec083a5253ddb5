"""What people at a table propose to each other: it happens once all of them agree. Bots always do.

Whether something can be proposed, and how long it stands, depends on what everybody sees; decisions hidden from others
change nothing.
"""

from collections import Counter
from typing import TYPE_CHECKING, NamedTuple

from msgspec import UNSET, UnsetType

from zoco.core.endings import AGREED
from zoco.core.taking_back import Crossing, Seating, terms_of
from zoco.messages import Message, message
from zoco.server.deltas import Changes
from zoco.server.entries import Entry
from zoco.server.errors import ConflictError
from zoco.server.wire import ProposalKind, ProposalNow, as_data

if TYPE_CHECKING:
    from zoco.server.tables import Table

MOST_PROPOSED = 100  # by one seat in a game: to take something back replays the whole game


class Proposal(NamedTuple):
    """`at`: the decision to be taken back, with all that came after it."""

    number: int
    seat: int
    what: ProposalKind
    at: int
    agreed: frozenset[int]


class Proposals:
    """Those of one table, folded from its log. One stands at a time."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.standing: Proposal | None = None
        self.count = 0
        self.by_seat: Counter[int] = Counter()
        self.declined: set[tuple[int, str]] = set()  # not to be proposed again before the next move

    def shown(self) -> ProposalNow | None:
        if self.standing is None:
            return None
        agreed = self.standing.agreed
        awaited = [seat for seat in self.people() if seat not in agreed]
        return ProposalNow(self.standing.number, self.standing.seat, self.standing.what, sorted(agreed), awaited)

    def people(self) -> list[int]:
        """The seats whose people must agree."""
        return [seat for seat, chair in enumerate(self.table.chairs) if chair.person is not None and chair.bot is None]

    def lapse(self) -> UnsetType | None:
        """What stands is no more; in the words of events: nothing stands, or nothing has changed."""
        was, self.standing = self.standing, None
        return UNSET if was is None else None

    def lapse_by_move(self, changes: Changes) -> UnsetType | None:
        """After a decision, or one taken back: only what everybody has seen counts."""
        if self.standing is None and not self.declined:
            return UNSET
        if not changes.count(self.table.spectators):
            return UNSET
        self.declined.clear()
        return self.lapse()

    # ---- folding

    def propose(self, entry: Entry) -> None:
        seat = self.speaker(entry)
        what: ProposalKind = "end" if entry.text == "end" else "take-back"
        if self.standing is not None:
            raise ConflictError("server-proposal-stands", player=self.table.name_at(self.standing.seat))
        if (seat, what) in self.declined:
            raise ConflictError("server-proposed-already")
        if self.by_seat[seat] >= MOST_PROPOSED and not self.table.is_replaying:
            raise ConflictError("server-too-many-proposals", most=MOST_PROPOSED)
        index = self.decision_to_take_back(seat) if what == "take-back" else 0
        said = message(f"server-told-propose-{what}", player=self.table.name_at(seat))
        self.settle(entry, Proposal(self.count + 1, seat, what, index, frozenset([seat])), said)
        self.count += 1
        self.by_seat[seat] += 1

    def agree(self, entry: Entry) -> None:
        proposal, seat = self.named(entry), self.speaker(entry)
        if seat in proposal.agreed:
            raise ConflictError("server-agreed-already")
        said = message("server-told-agree", player=self.table.name_at(seat))
        self.settle(entry, proposal._replace(agreed=proposal.agreed | {seat}), said)

    def decline(self, entry: Entry) -> None:
        proposal, seat = self.named(entry), self.speaker(entry)
        self.declined.add((proposal.seat, proposal.what))
        self.standing = None
        how = "withdraw" if seat == proposal.seat else "decline"
        said = message(f"server-told-{how}", player=self.table.name_at(seat))
        self.table.tell_all(entry, seat=seat, told=[as_data(said)], proposal=None)

    def speaker(self, entry: Entry) -> int:
        table, seat = self.table, self.table.chair_in(entry)
        if table.status != "running":
            raise ConflictError("server-not-started" if table.status == "open" else "server-game-over")
        if seat not in self.people():
            raise ConflictError("server-bot-plays")
        return seat

    def named(self, entry: Entry) -> Proposal:
        if self.standing is None or self.standing.number != entry.data.get("proposal"):
            raise ConflictError("server-no-proposal")
        return self.standing

    def settle(self, entry: Entry, proposal: Proposal, said: Message) -> None:
        """The proposal stands, or everybody has agreed."""
        if not set(self.people()) <= proposal.agreed:
            self.standing = proposal
            self.table.tell_all(entry, seat=entry.seat, told=[as_data(said)], proposal=self.shown())
        elif proposal.what == "end":
            self.table.end_by_people(entry, AGREED, proposal.seat, [said])
        else:
            self.table.take_backs.take_back_agreed(entry, proposal.seat, proposal.at, [said])
            self.standing = None
            self.declined.clear()

    def decision_to_take_back(self, seat: int) -> int:
        """The seat's last one, unless it can take that back by itself, or never can."""
        table = self.table
        if table.seating is Seating.ALONE:
            raise ConflictError("server-take-back-yourself")
        index = table.take_backs.last_decision_of(seat)
        crossing = table.running().crossing(index, looked=True)
        if crossing is Crossing.NOTHING and table.take_backs.is_own_turn(seat):
            raise ConflictError("server-take-back-yourself")
        terms_of(table.seating, crossing).check(agreed=True)
        return index
