"""A table, folded from its log: chairs, game, clocks, and what each listener has been told."""

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Literal, TypeVar, cast

from msgspec import UNSET, Raw, UnsetType

from zoco.core.editions import Edition
from zoco.core.endings import Substitute
from zoco.core.errors import TableError
from zoco.core.game import Game
from zoco.core.history import Undone
from zoco.core.layout import Row
from zoco.core.spec import GameSpec
from zoco.core.taking_back import Seating
from zoco.messages import Message, message
from zoco.server.clocks import Clocks
from zoco.server.deals import Deal
from zoco.server.deltas import Changes, Views, as_text
from zoco.server.entries import DEFAULT_LEVEL, Entry
from zoco.server.errors import ConflictError
from zoco.server.frames import Beginning, Event
from zoco.server.proposals import Proposals
from zoco.server.shuffles import Shuffles
from zoco.server.take_backs import TakeBacks
from zoco.server.wire import ChatThen, Options, Result, SeenChair, Status, as_data, encode
from zoco.server.wire import Done as Answer

RECENT = 32  # events that are kept for clients that were away for a moment
MOST_ANSWERS = 200  # of each person
CHATS = 50  # that newcomers can read
SEATING = ("take", "leave", "bot", "open", "remove", "commit", "seal")
# Limits of a log, so that it can be folded quickly: more than anybody needs for playing
MOST_CHATS = 5000
MOST_SEATINGS = 2000
MOST_DECISIONS = 5000  # of one seat, including those it took back
Done = TypeVar("Done")


class Chair:
    """Who sits there: a person, a bot, both (the bot stands in), or nobody."""

    __slots__ = ("away", "bot", "name", "person")

    def __init__(self, person: int | None = None, name: str = "", bot: str | None = None) -> None:
        self.person = person
        self.name = name
        self.bot = bot
        self.away: str | None = None  # why the bot stands in: clock, away, resigned

    @property
    def is_played_by_bot(self) -> bool:
        return self.bot is not None

    @property
    def is_awaited(self) -> bool:
        """Whether a person sits there who plays, or may come back."""
        return self.person is not None and self.away != "resigned"


class Listener:
    """A seat, or all spectators together: what they were told so far."""

    __slots__ = ("count", "recent", "view")

    def __init__(self) -> None:
        self.count = 0
        self.view: Row | None = None
        self.recent: deque[bytes] = deque(maxlen=RECENT)

    def since(self, number: int) -> list[bytes] | None:
        """The events after that number; None if they are no longer in memory."""
        missed = self.count - number
        if not 0 <= missed <= len(self.recent):
            return None
        return list(self.recent)[len(self.recent) - missed :]


class Table:
    """Folding a new entry either succeeds or raises and changes nothing."""

    def __init__(self, id: str, rules: GameSpec, edition: Edition, options: Options, owner: int) -> None:
        self.id = id
        self.rules = rules
        self.edition = edition
        self.options = options
        self.owner = owner
        self.players = options.players
        self.status: Status = "open"
        self.trouble: Message | None = None  # why it is read-only
        self.chairs = [Chair() for _ in range(options.players)]
        self.game: Game | None = None
        self.views: Views | None = None  # while there is a game
        self.seat_asked = 0
        self.is_over = False
        self.known_names: list[str] | None = None
        self.turns = [0]  # the number of decisions before each turn
        self.take_backs = TakeBacks(self)
        self.proposals = Proposals(self)
        self.shuffles = Shuffles()
        self.deal = Deal(self)
        self.is_replaying = False
        self.clocks = Clocks(options.clock, options.players)
        self.entries = 0
        self.pending = [0] * (options.players + 1)  # by listener: events that are not on the disk yet
        self.numbers = [0] * options.players  # of the seats' next decisions
        self.listeners = [Listener() for _ in range(options.players + 1)]  # by seat, then the spectators
        self.audible = [True] * (options.players + 1)  # whether events are written for them at all
        self.fresh: list[tuple[int, bytes]] = []  # new events, not sent yet
        self.answers: dict[int, dict[str, Answer]] = {}  # by person, so that others cannot push them out
        self.removed: set[int] = set()  # people whom the owner has removed
        self.rematch: str | None = None
        self.chats: deque[ChatThen] = deque(maxlen=CHATS)
        self.said = 0  # chat messages ever
        self.seatings = 0

    # ---- asking

    @property
    def spectators(self) -> int:
        """The number of their listener."""
        return self.players

    @property
    def keeps_time(self) -> bool:
        """Whether anything at this table depends on time."""
        return self.options.clock is not None or self.options.patience is not None or self.deal.is_sealed

    @property
    def measures_time(self) -> bool:
        """Whether its entries say for how long the server had been answering."""
        return self.keeps_time or self.options.absence is not None

    @property
    def started(self) -> bool:
        return self.game is not None

    def seat_of(self, person: int | None) -> int | None:
        """Where somebody sits; before the start, the number of the chair."""
        if person is None:
            return None
        for seat, chair in enumerate(self.chairs):
            if chair.person == person:
                return seat
        return None

    def listener_of(self, person: int | None) -> int:
        seat = self.seat_of(person)
        return seat if seat is not None and self.started else self.spectators

    @property
    def on_turn(self) -> int | None:
        """The seat whose decision is awaited."""
        return self.seat_asked if self.status == "running" else None

    def names(self) -> list[str]:
        """By seat. A bot's name is a message, which sentences take like text."""
        if self.known_names is None:
            self.known_names = cast(list[str], [self.name_at(k) for k in range(self.players)])
        return self.known_names

    def name_at(self, k: int) -> str | Message:
        chair = self.chairs[k]
        if chair.person is None and chair.bot is not None:
            colour = message(f"colour-{self.edition.colours[k]}")
            return message("play-bot-name", colour=colour, bot=message(f"level-{chair.bot}"))
        return chair.name or message(f"colour-{self.edition.colours[k]}")

    def seen_chairs(self) -> list[SeenChair]:
        """The chairs as everybody sees them, after a change."""
        self.known_names = None
        return [self.seen_chair(k) for k in range(self.players)]

    def seen_chair(self, k: int) -> SeenChair:
        chair, name = self.chairs[k], self.name_at(k)
        if chair.person is None and chair.bot is None:
            return SeenChair("open", None, None, chair.away)
        kind: Literal["person", "bot"] = "bot" if chair.person is None else "person"
        return SeenChair(kind, as_data(name) if isinstance(name, Message) else name, chair.bot, chair.away)

    def view(self, listener: int) -> Row:
        assert self.game is not None
        return self.game.view_row(None if listener == self.spectators else listener)

    def update_views(self) -> Changes:
        assert self.views is not None
        return self.views.update()

    @property
    def turn_began(self) -> int:
        return self.turns[-1]

    @property
    def seating(self) -> Seating:
        people = {chair.person for chair in self.chairs if chair.person is not None}
        return Seating.ALONE if len(people) == 1 else Seating.ONLINE

    def asks_in_secret(self, game: Game) -> bool:
        """Whether the seat on turn is being asked something that others do not notice."""
        return bool(game.view(game.seat).phase != game.view().phase)

    # ---- folding

    def fold(self, entry: Entry) -> None:
        if not self.is_replaying:
            self.check_length(entry)
        FOLDS[entry.kind](self, entry)
        self.entries += 1
        self.said += entry.kind == "chat"
        self.seatings += entry.kind in SEATING
        if entry.person is not None and entry.key is not None:
            given = self.answers.setdefault(entry.person, {})
            given[entry.key] = Answer(self.listeners[self.listener_of(entry.person)].count)
            if len(given) > MOST_ANSWERS:
                del given[next(iter(given))]

    def check_length(self, entry: Entry) -> None:
        """Each count is known to the person who is refused: none reveals hidden entries."""
        if entry.kind == "chat" and self.said >= MOST_CHATS:
            raise ConflictError("server-too-many-chats", most=MOST_CHATS)
        if entry.kind in SEATING and self.seatings >= MOST_SEATINGS:
            raise ConflictError("server-too-many-seatings", most=MOST_SEATINGS)
        if entry.kind == "undo":
            self.take_backs.check_length()
        if entry.kind in ("play", "undo") and self.numbers[self.chair_in(entry)] >= MOST_DECISIONS:
            raise ConflictError("server-too-many-decisions", most=MOST_DECISIONS)

    def answer_to(self, person: int, key: str | None) -> Answer | None:
        """The answer that the request with this key got."""
        return self.answers.get(person, {}).get(key) if key else None

    def tell(self, listener: int, entry: Entry, event: type[Event | Beginning] = Event, **what: Any) -> None:
        """One more event for a listener."""
        one = self.listeners[listener]
        one.count += 1
        if event is Event and self.game is not None and listener != self.spectators:
            what |= self.take_backs.news(listener)
        if not self.audible[listener]:
            one.recent.clear()
            return
        one.recent.append(encode(event(self.id, one.count, entry.at, entry.kind, **what)))
        if not self.is_replaying:
            self.fresh.append((listener, one.recent[-1]))

    def tell_all(self, entry: Entry, **what: Any) -> None:
        for listener in range(self.players + 1):
            self.tell(listener, entry, **what)

    # ---- folding: chairs

    def take(self, entry: Entry) -> None:
        chair = self.chair_in(entry)
        self.chairs[chair] = Chair(entry.person, entry.text)
        self.deal.sit(chair, entry.data.get("commitment"))
        self.tell_all(entry, chairs=self.seen_chairs(), deal=self.deal.news(), proposal=self.proposals.lapse())

    def leave(self, entry: Entry) -> None:
        self.free_chairs([self.chair_in(entry)])
        self.tell_all(entry, chairs=self.seen_chairs(), deal=self.deal.news())

    def free_chairs(self, chairs: Iterable[int]) -> None:
        for chair in chairs:
            self.chairs[chair] = Chair()
            self.deal.sit(chair)

    def remove(self, entry: Entry) -> None:
        seat = self.chair_in(entry)
        self.removed |= {person for person in [self.chairs[seat].person] if person is not None}
        if not self.started:  # otherwise they are only muted
            self.free_chairs([seat])
        self.tell_all(entry, seat=seat, chairs=self.seen_chairs(), deal=self.deal.news())

    def seat_bot(self, entry: Entry) -> None:
        self.chairs[self.chair_in(entry)] = Chair(bot=entry.text)
        self.tell_all(entry, chairs=self.seen_chairs())

    def chair_in(self, entry: Entry) -> int:
        if entry.seat is None or not 0 <= entry.seat < self.players:
            raise TableError("no-such-seat", seat=str(entry.seat), last=self.players - 1)
        return entry.seat

    def stand_in(self, entry: Entry) -> None:
        """A bot takes over. Older logs do not name it, and their records do not mention it."""
        seat, bot = self.chair_in(entry), entry.data.get("bot")
        chair = self.chairs[seat]
        if bot is not None:
            self.substitute(seat, bot)
        chair.bot, chair.away = bot or DEFAULT_LEVEL, entry.text
        lapsed, clock = self.proposals.lapse(), self.clocks.shown(entry.moment)
        self.tell_all(entry, seat=seat, chairs=self.seen_chairs(), clock=clock, proposal=lapsed)

    def come_back(self, entry: Entry) -> None:
        seat = self.chair_in(entry)
        self.chairs[seat].bot = self.chairs[seat].away = None
        self.clocks.come_back(entry.moment, seat)
        self.substitute(seat, None)
        lapsed, clock = self.proposals.lapse(), self.clocks.shown(entry.moment)
        self.tell_all(entry, seat=seat, chairs=self.seen_chairs(), clock=clock, proposal=lapsed)

    def substitute(self, seat: int, bot: str | None) -> None:
        """In the record, where it does not say so yet."""
        game = self.running()
        last = next((one.bot for one in reversed(game.substitutes) if one.seat == seat), None)
        if (bot is None) != (last is None):
            game.substitute(seat, bot)

    # ---- folding: the game

    def start(self, entry: Entry) -> None:
        """T1.3, A1.1: seats are drawn by lot; the log says how."""
        order: list[int] = entry.data["order"]
        if sorted(order) != list(range(self.players)):
            raise TableError("server-bad-order")
        self.deal.deal(order)
        rules, edition, shuffler = self.rules, self.edition, self.shuffles
        game = self.with_shuffles(entry, lambda: Game(rules, self.players, edition=edition, shuffler=shuffler))
        self.game = game
        self.remember_from_record(entry)
        self.status = "running"
        self.chairs = [self.chairs[k] for k in order]
        game.names = [chair.name for chair in self.chairs]
        game.extra["bots"] = [chair.bot for chair in self.chairs]
        self.seat_asked = game.seat
        self.clocks.turn(entry.moment, self.seat_asked)
        dealt = self.deal.news()
        self.views = Views(game)
        for k, listener in enumerate(self.listeners):
            listener.view = self.views.rows[k]
            seat = None if k == self.spectators else k
            seen: dict[str, Any] = {"chairs": self.seen_chairs(), "you": seat, "view": as_text(listener.view)}
            seen |= {"clock": self.clocks.shown(entry.moment), "next": self.next_of(k), "deal": dealt}
            self.tell(k, entry, Beginning, **seen)

    def with_shuffles(self, entry: Entry, happen: Callable[[], Done]) -> Done:
        """A new entry gets its shuffles written into it; an old one says what they were."""
        act = self.shuffles.read_from if self.is_replaying else self.shuffles.write_into
        return act(entry, self.rules.notation, happen)

    def play(self, entry: Entry) -> None:
        game, seat = self.running(), self.chair_in(entry)
        if seat != self.seat_asked:
            raise TableError("server-other-turn")
        before = cast(Row, self.listeners[seat].view).copy()
        action = self.with_shuffles(entry, lambda: game.play(entry.text))
        self.take_backs.follow(seat)
        if entry.data:
            self.remember_from_record(entry)
        self.numbers[seat] += 1
        changes = self.update_views()
        self.pass_turn(entry, seat, changes.on_turn)
        self.show(entry, seat, action, before, changes)

    def remember_from_record(self, entry: Entry) -> None:
        """What an uploaded record said beside the decisions, at this entry; the table's record still says it."""
        game, cards = self.running(), self.rules.notation.CARD_NUMBERS
        for notations in entry.data.get("undone", ()):
            game.undone.append(Undone(len(game.moves), notations))
        for index, notations, *made in entry.data.get("taken_back", ()):
            shuffles = [[cards[card] for card in pile] for pile in (made[0] if made else ())]
            game.undone.append(Undone(index, notations, shuffles))
        game.substitutes += [Substitute(*one) for one in entry.data.get("substitutes", ())]
        game.practice |= entry.data.get("practice", False)
        if "fair" in entry.data:
            game.extra["fair"] = entry.data["fair"]

    def pass_turn(self, entry: Entry, seat: int, on_turn: int | None) -> None:
        """`on_turn`: who decides next; nobody when the game is over."""
        game = self.running()
        if on_turn is None:
            self.status, self.is_over = "over", True
            self.clocks.stop()
            return
        self.seat_asked = on_turn
        if on_turn != seat or self.rules.kernel.begins_turn(game.edition.row, cast(Row, self.listeners[seat].view)):
            game.forget()  # nothing before others' decisions can be taken back
            self.turns.append(len(game.moves))
            self.take_backs.undone = 0
            self.clocks.turn(entry.moment, on_turn)

    def show(self, entry: Entry, seat: int, action: int, before: Row, changes: Changes) -> None:
        """Tells each listener what its own view shows; listeners whose view is unchanged get no event. `before`: the
        seat's view."""
        lapsed = self.proposals.lapse_by_move(changes)
        clock, result = self.clocks.shown(entry.moment), self.result() or UNSET
        after = cast(Row, self.listeners[seat].view)
        told: dict[bool, Raw] = {}
        is_sealed = self.rules.kernel.sealed(self.edition.row, before, action)
        for k, is_audible in enumerate(self.audible):
            own = k == seat
            if not own and not changes.count(k):
                continue
            if not is_audible:
                self.tell(k, entry)
                continue
            if own not in told:
                happened = self.rules.words.tell(self.edition.row, before, action, after, own, self.names())
                told[own] = Raw(encode([as_data(what) for what in happened]))
                if not (is_sealed or self.rules.tells_apart(action)):
                    told[not own] = told[own]
            decision = entry.text if own or not is_sealed else UNSET
            what = {"seat": seat, "decision": decision, "told": told[own], "delta": changes.delta(k)}
            self.tell(k, entry, Event, **what, next=self.next_of(k), clock=clock, result=result, proposal=lapsed)

    def next_of(self, listener: int) -> int | UnsetType:
        """The number of the seat's next decision; nobody else is told it."""
        return UNSET if listener == self.spectators else self.numbers[listener]

    def result(self) -> Result | None:
        if not self.is_over:
            return None
        game = self.running()
        seat = game.ended.seat if game.ended is not None else None
        return Result(game.points, game.winners, cast(str, game.ending), seat)

    def record(self) -> dict[str, Any]:
        """After the end, with all that was secret."""
        game = self.running()
        if self.deal.order:
            game.extra["fair"] = self.deal.fair()
        return game.record()

    def running(self) -> Game:
        if self.game is None:
            raise TableError("server-not-started")
        return self.game

    # ---- folding: the rest

    def chat(self, entry: Entry) -> None:
        name = entry.data.get("name", "")
        if entry.text:  # otherwise its author has had it deleted
            self.chats.append(ChatThen(entry.at, entry.seat, name, entry.text, self.said + 1))
        self.tell_all(entry, seat=entry.seat, name=name, text=entry.text, line=self.said + 1)

    def offer_rematch(self, entry: Entry) -> None:
        self.rematch = entry.text
        self.tell_all(entry, rematch=entry.text)

    def close(self, entry: Entry) -> None:
        self.status = "closed"
        self.clocks.stop()
        self.tell_all(entry, reason=entry.text, proposal=self.proposals.lapse())

    def end(self, entry: Entry) -> None:
        """Somebody resigned or stayed away; or an uploaded game had been ended by people."""
        self.end_by_people(entry, entry.text, self.chair_in(entry), [])

    def end_by_people(self, entry: Entry, how: str, seat: int, said: list[Message]) -> None:
        if self.status != "running":
            raise ConflictError("server-game-over")
        self.running().end(how, seat, entry.data.get("winners", ()))
        self.status, self.is_over = "over", True
        self.clocks.stop()
        told = [as_data(what) for what in (*said, message(f"told-{how}", player=self.name_at(seat)))]
        lapsed, clock = self.proposals.lapse(), self.clocks.shown(entry.moment)
        self.tell_all(entry, seat=seat, told=told, result=self.result(), clock=clock, proposal=lapsed)


FOLDS: dict[str, Callable[[Table, Entry], None]] = {
    "take": Table.take,
    "leave": Table.leave,
    "bot": Table.seat_bot,
    "open": Table.leave,
    "remove": Table.remove,
    "start": Table.start,
    "play": Table.play,
    "undo": lambda table, entry: table.take_backs.undo(entry),
    "chat": Table.chat,
    "away": Table.stand_in,
    "back": Table.come_back,
    "rematch": Table.offer_rematch,
    "close": Table.close,
    "secret": lambda table, entry: table.deal.begin(entry),
    "commit": lambda table, entry: table.deal.commit(entry),
    "seal": lambda table, entry: table.deal.seal(entry),
    "reveal": lambda table, entry: table.deal.reveal(entry),
    "drop": lambda table, entry: table.deal.drop(entry),
    "propose": lambda table, entry: table.proposals.propose(entry),
    "agree": lambda table, entry: table.proposals.agree(entry),
    "decline": lambda table, entry: table.proposals.decline(entry),
    "end": Table.end,
}
"""How each kind of entry is folded."""
