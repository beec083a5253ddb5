"""The types of what clients and the server exchange; `frames` has those that only the WebSocket sends. The OpenAPI
document is made from them."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta

from zoco import GAMES
from zoco.bots.levels import LEVELS
from zoco.messages import Message

encode = msgspec.json.Encoder().encode

MINUTE, DAY = 60, 86_400
MOST_NAME = 40
MOST_KEY = 64
MOST_NOTATION = 60
MOST_URL = 500
MOST_WHY = 500

Name = Annotated[str, Meta(min_length=1, max_length=MOST_NAME)]
Key = Annotated[str, Meta(min_length=1, max_length=MOST_KEY, pattern="^[A-Za-z0-9_-]+$")]
Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
"""32 bytes in hexadecimal digits."""
Notation = Annotated[str, Meta(max_length=MOST_NOTATION)]
Unread = Annotated[msgspec.Raw, Meta(extra_json_schema={"type": "object"})]
"""An object kept as JSON: records are read in separate threads, and events are written already."""
Count = Annotated[int, Meta(ge=0, le=2**31)]
Seat = Annotated[int, Meta(ge=0, le=9)]
if TYPE_CHECKING:
    Game: TypeAlias = str
    Level: TypeAlias = str
    Sitter: TypeAlias = str
else:
    Game = Literal[*GAMES]
    Level = Literal[*(level.name for level in LEVELS)]
    Sitter = Literal["me", "open", *(level.name for level in LEVELS)]


class Struct(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Unknown fields are refused."""


class MessageData(msgspec.Struct):
    """A message of the catalogues: its id, and parameters that may be messages themselves."""

    id: str
    parameters: Mapping[str, Any]


def as_data(what: Message) -> MessageData:
    return MessageData(what.id, what.parameters)


def from_data(what: Any) -> Any:
    """A message, or a plain parameter, from how it was written as JSON."""
    if not isinstance(what, dict):
        return what
    return Message(what["id"], {name: from_data(value) for name, value in what["parameters"].items()})


class Refusal(msgspec.Struct):
    """Why something was not done: as a message, and as text in the language asked for."""

    refused: MessageData
    text: str


class Clock(Struct, kw_only=True):
    """`move`: seconds for each turn. `budget`: seconds for the whole game, and an increment for each turn."""

    kind: Literal["move", "budget"]
    seconds: Annotated[int, Meta(ge=5, le=30 * DAY)]
    increment: Annotated[int, Meta(ge=0, le=DAY)] = 0


class Plan(Struct, kw_only=True):
    """How a table is set up. `patience`: after that many seconds of absence on turn, a bot takes over. `absence`: when
    somebody has been on turn for that many and is away, the others may have one take over, or end a game of two."""

    game: Game
    edition: Annotated[str, Meta(max_length=60)] | None = None
    public: bool = False
    pace: Literal["live", "days"] = "live"
    clock: Clock | None = None
    patience: Annotated[int, Meta(ge=5, le=30 * DAY)] | None = None
    absence: Annotated[int, Meta(ge=5, le=30 * DAY)] | None = None
    hints: bool = False


class Options(Plan, kw_only=True):
    """As they are stored. The deck is open if the game came from a record."""

    players: Seat
    open_deck: bool = False


class NewTable(Plan, kw_only=True):
    """`chairs`: who sits where; `name`: your name there; the key makes a repetition safe."""

    chairs: Annotated[list[Sitter], Meta(min_length=2, max_length=5)]
    name: Name | None = None
    key: Key | None = None


Kind: TypeAlias = (
    Literal["take", "leave", "bot", "open", "remove", "away", "back", "secret", "commit", "seal", "reveal", "drop"]
    | Literal["start", "play", "undo", "chat", "rematch", "close", "propose", "agree", "decline", "end"]
)
"""What can happen to a table."""
Status: TypeAlias = Literal["open", "running", "over", "closed", "frozen"]

# ---- requests


class NewName(Struct, kw_only=True):
    name: Name


class Link(Struct, kw_only=True):
    word: Annotated[str, Meta(min_length=20, max_length=64, pattern="^[A-Za-z0-9_-]+$")]


class Keyed(Struct, kw_only=True):
    """The key makes a repetition safe: the same one gets the first answer."""

    key: Key | None = None


class Taking(Keyed, kw_only=True):
    """`commitment`: the SHA-256 hash of 32 random bytes, to take part in the shuffles (docs/shuffles.md)."""

    chair: Seat | None = None
    name: Name | None = None
    commitment: Digits | None = None


class Committing(Keyed, kw_only=True):
    """For whoever sits there already."""

    commitment: Digits


class Revealing(Keyed, kw_only=True):
    """The bytes whose hash is the commitment, when all commitments are sealed."""

    salt: Digits


class Setting(Keyed, kw_only=True):
    """What to do with a chair that no person sits on."""

    chair: Seat
    to: Sitter


class Removing(Keyed, kw_only=True):
    """The chair of the person to be removed."""

    chair: Seat


class Starting(Keyed, kw_only=True):
    """`fill`: the level of bots for chairs that are still open."""

    fill: Level | None = None


class Move(Keyed, kw_only=True):
    """`number`: which of the seat's decisions this is (`next` in what the server sent)."""

    number: Count
    notation: Notation


class Undo(Keyed, kw_only=True):
    number: Count


class Chat(Keyed, kw_only=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


ProposalKind: TypeAlias = Literal["take-back", "end"]


class Proposing(Keyed, kw_only=True):
    """To take back your last decision and all that came after it, or to end the game undecided."""

    what: ProposalKind


class Answering(Keyed, kw_only=True):
    """The number of the proposal that you agree to or decline."""

    proposal: Count


class Replacing(Keyed, kw_only=True):
    """The chair of a person who has been away for too long; and whether a bot plays on or a game of two ends."""

    chair: Seat
    by: Literal["bot", "end"] = "bot"


class Report(Struct, kw_only=True):
    """A line of the chat, by its number, or whoever sits on a chair; and why."""

    line: Count | None = None
    chair: Seat | None = None
    why: Annotated[str, Meta(max_length=MOST_WHY)] = ""


class Webhook(Struct, kw_only=True):
    """The URL that "your-turn" is posted to, and "proposal" when your answer is awaited; without it, no longer."""

    url: Annotated[str, Meta(max_length=MOST_URL)] | None = None


class Upload(Struct, kw_only=True):
    """A record to continue or to look at. People's chairs are open; one of them may be yours."""

    record: Unread
    chair: Seat | None = None
    name: Name | None = None
    public: bool = False
    hints: bool = False
    key: Key | None = None


# ---- answers


class Me(msgspec.Struct):
    name: str
    muted: bool


class NewLink(msgspec.Struct):
    word: str
    until: int


class Done(msgspec.Struct):
    """The number of the event that shows it to you, too."""

    number: int


class TableId(msgspec.Struct):
    table: str


class SeenChair(msgspec.Struct):
    kind: Literal["open", "person", "bot"]
    name: str | MessageData | None
    bot: str | None
    away: str | None


class ClockNow(msgspec.Struct):
    """Milliseconds left by seat at the moment `since`, from which those of `seat` run; for -1, none run."""

    left: list[int]
    since: int
    seat: int


class Result(msgspec.Struct, omit_defaults=True):
    """`seat`: where people ended the game, who resigned, proposed it or was gone."""

    points: list[int]
    winners: list[int]
    ending: str
    seat: int | None = None


class ProposalNow(msgspec.Struct):
    """What a seat proposes, by seats who has agreed and who is still awaited."""

    number: int
    seat: int
    what: ProposalKind
    agreed: list[int]
    awaited: list[int]


TakeBackNow: TypeAlias = Literal["nothing", "possible", "by-agreement", "revealed"]
"""Whether you can take back your last decision, and all that came after it: by yourself, if everybody agrees, or no
longer because cards were drawn or turned up."""


class ChatThen(msgspec.Struct):
    """A chat message; a spectator has no seat."""

    at: int
    seat: int | None
    name: str
    text: str
    line: int


class DealNow(msgspec.Struct, omit_defaults=True):
    """What the shuffles will follow from: the server's commitment, and by chair those of players, null for one who
    abstains. `revealed`: by chair, once the commitments are sealed; `until`: when the deal is dropped if somebody does
    not reveal. `order`: by seat, the chair of the waiting room. `dropped`: by dropped deal, the names of those who did
    not reveal; `awaited`: chairs whose players must commit again before there is another deal."""

    server: str
    seats: list[str | None]
    revealed: list[bool] = []
    until: int | None = None
    order: list[int] = []
    awaited: list[int] = []
    dropped: list[list[str]] = []


class TableNow(msgspec.Struct, omit_defaults=True):
    """A table as its listener sees it. `view` is a row of bytes in base64, `next` the number of your next decision,
    `now` the server's clock in milliseconds since 1970. `removed`: the owner has removed you. `practice`: something was
    taken back that others had reacted to or that cards had followed."""

    table: str
    now: int
    game: str
    edition: str
    status: Status
    public: bool
    pace: str
    patience: int | None
    hints: bool
    open_deck: bool
    chairs: list[SeenChair]
    present: list[bool]
    watching: int
    yours: bool
    you: int | None
    number: int
    clock: ClockNow | None = None
    on_turn: int | None = None
    next: int | None = None
    view: str | None = None
    result: Result | None = None
    rematch: str | None = None
    trouble: MessageData | None = None
    absence: int | None = None
    proposal: ProposalNow | None = None
    chats: list[ChatThen] = []
    removed: bool = False
    deal: DealNow | None = None
    take_back: TakeBackNow = "nothing"
    practice: bool = False


class TableInList(msgspec.Struct, omit_defaults=True):
    table: str
    game: str
    edition: str
    status: str
    pace: str
    chairs: list[SeenChair]
    created: int
    you: int | None = None
    on_turn: int | None = None
    host: str | None = None
    result: Result | None = None
    proposal: ProposalNow | None = None


class TableList(msgspec.Struct):
    """Public tables of one person have the same `host`. With `more`, there is another page."""

    tables: list[TableInList]
    more: bool = False


class ViewNow(msgspec.Struct):
    """A view by field names, and as a row of bytes in base64."""

    number: int
    seat: int | None
    fields: dict[str, Any]
    row: str


class Choice(msgspec.Struct):
    """A legal decision: its first word, the others, those among them that are places on the board, and what it does."""

    notation: str
    kind: str
    parts: list[str]
    targets: list[str]
    explain: MessageData
    rule: str


class Choices(msgspec.Struct):
    number: int
    question: MessageData | None
    choices: list[Choice]


class Why(msgspec.Struct):
    """Why a decision is not legal now; null if it is."""

    why: MessageData | None
    rule: str | None


class OneHint(msgspec.Struct):
    notation: str
    shares: list[float]
    what: MessageData
    rule: str
    why: MessageData
    close: bool


class Hints(msgspec.Struct):
    hints: list[OneHint]


class Events(msgspec.Struct):
    """What the WebSocket would have sent: see the document's description. `number` is that of the last event there is.
    With `more`, ask again, since the last of these."""

    events: list[Unread]
    number: int
    more: bool = False


class EditionNow(msgspec.Struct):
    """What is printed on board, cards and tiles: the file's own sections, and the numbers that the rules use."""

    game: str
    name: str
    colours: list[str]
    sections: dict[str, Any]
    fields: dict[str, Any]
    row: str
    places: list[str]


class GameNow(msgspec.Struct):
    game: str
    title: str
    rules: str
    players: list[int]
    editions: list[str]
    levels: list[str]
    ready: bool


class Games(msgspec.Struct):
    games: list[GameNow]


class Health(msgspec.Struct):
    ok: bool
    version: str
    ready: dict[str, bool]
