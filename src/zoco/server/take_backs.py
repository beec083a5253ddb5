"""Taking back at a table: by oneself, or because everybody agreed."""

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from msgspec import UNSET

from zoco.core.errors import TableError
from zoco.core.taking_back import Crossing, Seating, terms_of
from zoco.messages import Message, message
from zoco.server.entries import Entry
from zoco.server.errors import ConflictError
from zoco.server.frames import Event
from zoco.server.wire import MessageData, TakeBackNow, as_data

if TYPE_CHECKING:
    from zoco.server.tables import Table

REVEALED = 128

MOST_UNDONE = 100  # in one turn
MOST_CROSSED = 200  # across turns in one game: each replays the whole game


class Told(NamedTuple):
    """What a seat knows."""

    take_back: TakeBackNow
    practice: bool


@cache
def as_told(seating: Seating, crossing: Crossing) -> TakeBackNow:
    terms = terms_of(seating, crossing)
    if terms.refusal is None:
        return "possible"
    return "by-agreement" if terms.by_agreement else "revealed"


class TakeBacks:
    """Those of one table, folded from its log."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.crossed = 0  # how often something was taken back across turns
        self.undone = 0  # in this turn
        self.course = bytearray()  # by decision, the seat; more by REVEALED if it drew or turned up cards
        self.told = [Told("nothing", False)] * table.players

    def check_length(self) -> None:
        """Before a seat takes back its last decision."""
        if self.undone >= MOST_UNDONE:
            raise ConflictError("server-too-many-undone", most=MOST_UNDONE)

    # ---- asking

    def possible(self, seat: int) -> TakeBackNow:
        """What becomes of the seat's last decision if it wants to take that back now."""
        table, chair = self.table, self.table.chairs[seat]
        if table.status != "running" or chair.bot is not None:
            return "nothing"
        since = self.course[self.last_of(seat) :]
        if not since:
            return "nothing"
        if max(since) >= REVEALED:
            return as_told(table.seating, Crossing.CARDS)
        return as_told(table.seating, Crossing.NOTHING if self.is_own_turn(seat) else Crossing.TURNS)

    def is_own_turn(self, seat: int) -> bool:
        """Whether the last decision is the seat's own, in this turn. A seat may have several turns in a row."""
        return seat == self.table.seat_asked and len(self.course) > self.table.turn_began

    def last_of(self, seat: int) -> int:
        """The index of the seat's last decision; without one, the number of all decisions."""
        last = max(self.course.rfind(seat), self.course.rfind(seat + REVEALED))
        return len(self.course) if last < 0 else last

    def news(self, seat: int) -> dict[str, Any]:
        """What is possible, if that has changed since the seat was told."""
        was, found = self.told[seat], (self.possible(seat), self.table.running().practice)
        if found == was:
            return {}
        now = self.told[seat] = Told(*found)
        return {name: value for name, value in now._asdict().items() if value != getattr(was, name)}

    # ---- folding

    def follow(self, seat: int) -> None:
        """After a decision."""
        self.course.append(seat + REVEALED * self.table.running().revealed)

    def undo(self, entry: Entry) -> None:
        """Takes back a seat's last decision; where only bots play besides, also what they did since."""
        table, game, seat = self.table, self.table.running(), self.table.chair_in(entry)
        is_own_turn = self.is_own_turn(seat)
        if not is_own_turn and table.seating is not Seating.ALONE:
            raise TableError("server-nothing-to-undo")
        index = len(game.moves) - 1 if is_own_turn else self.last_decision_of(seat)
        notation = game.take_back(index, terms_of(table.seating, game.crossing(index)))[0]
        del self.course[index:]
        if is_own_turn:
            table.numbers[seat] += 1
            self.undone += 1
        else:
            self.go_back_to_turn(entry, seat, index)
        self.show_undone(entry, seat, notation)

    def last_decision_of(self, seat: int) -> int:
        """Before others decided."""
        if self.crossed >= MOST_CROSSED and not self.table.is_replaying:
            raise ConflictError("server-too-many-crossed", most=MOST_CROSSED)
        self.table.running().remember()
        last = self.last_of(seat)
        if last == len(self.course):
            raise TableError("server-nothing-to-undo")
        return last

    def go_back_to_turn(self, entry: Entry, seat: int, index: int) -> None:
        table = self.table
        while table.turn_began > index:
            table.turns.pop()
        self.crossed += 1
        table.numbers = [number + 1 for number in table.numbers]  # answers to what was taken back no longer count
        table.seat_asked, self.undone = seat, 0
        table.clocks.turn(entry.moment, seat)

    def show_undone(self, entry: Entry, seat: int, notation: str) -> None:
        """Tells the seat, and whoever sees a difference."""
        table, player = self.table, self.table.name_at(seat)
        row, action = table.edition.row, table.running().action(notation)
        is_sealed = table.rules.kernel.sealed(row, table.view(seat), action)
        changes = table.update_views()
        lapsed, clock = table.proposals.lapse_by_move(changes), table.clocks.shown(entry.moment)
        for k in range(len(table.listeners)):
            if k == seat or changes.count(k):
                is_hidden = is_sealed and k != seat
                sentence = message("server-told-undo", player=player, notation=notation)
                if is_hidden:
                    sentence = message("server-told-undo-sealed", player=player)
                decision, seen = UNSET if is_hidden else notation, changes.delta(k)
                what = {"seat": seat, "decision": decision, "told": [as_data(sentence)], "delta": seen}
                table.tell(k, entry, Event, **what, next=table.next_of(k), clock=clock, proposal=lapsed)

    def take_back_agreed(self, entry: Entry, seat: int, index: int, said: list[Message]) -> None:
        """Everything from a seat's decision on; everybody is told."""
        table, game = self.table, self.table.running()
        game.remember()
        terms = terms_of(table.seating, game.crossing(index, looked=True))
        game.take_back(index, terms, agreed=True)
        del self.course[index:]
        self.go_back_to_turn(entry, seat, index)
        said = [*said, message("server-told-taken-back", player=table.name_at(seat))]
        told: list[MessageData] = [as_data(sentence) for sentence in said]
        clock = table.clocks.shown(entry.moment)
        changes = table.update_views()
        for k in range(len(table.listeners)):
            what = {"seat": seat, "told": told, "delta": changes.delta(k), "clock": clock, "proposal": None}
            table.tell(k, entry, Event, **what, next=table.next_of(k))
