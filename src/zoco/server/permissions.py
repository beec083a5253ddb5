"""Who may do what at a table, and when; otherwise, why not."""

from functools import cache

from zoco.bots.levels import LEVELS
from zoco.core.taking_back import Seating
from zoco.messages import languages, message, say
from zoco.server.errors import ConflictError, ForbiddenError
from zoco.server.names import clean_name, likeness
from zoco.server.people import Person
from zoco.server.tables import Table


def chair_of(table: Table, person: Person) -> int:
    seat = table.seat_of(person.id)
    if seat is None:
        raise ForbiddenError("server-no-seat")
    return seat


def check_owner(table: Table, person: Person) -> None:
    if table.owner != person.id:
        raise ForbiddenError("server-not-yours")


def check_waiting(table: Table) -> None:
    """Raises unless the game is still to begin."""
    if table.started or table.status != "open":
        raise ConflictError("server-started" if table.started else "server-game-over")
    check_not_dealing(table)


def check_not_dealing(table: Table) -> None:
    """Raises while browsers reveal what they committed to."""
    if table.deal.is_sealed:
        raise ConflictError("server-dealing")


def check_running(table: Table) -> None:
    if table.status != "running":
        raise ConflictError("server-not-started" if table.status == "open" else "server-game-over")


def free_chairs(table: Table) -> list[int]:
    return [k for k, chair in enumerate(table.chairs) if chair.person is None and chair.bot is None]


def check_free(table: Table, person: Person, wanted: int | None) -> int:
    """The chair that somebody may take: the one they want, or the first free one."""
    if table.status not in ("open", "running"):
        raise ConflictError("server-game-over")
    if table.seat_of(person.id) is not None:
        raise ConflictError("server-sits-already")
    check_not_dealing(table)
    free = free_chairs(table)
    chair = wanted if wanted is not None else next(iter(free), None)
    if chair is None or chair not in free:
        raise ConflictError("server-chair-taken")
    return chair


def check_name(table: Table, person: int, name: str) -> None:
    """Raises if the name could be mistaken for somebody else's at the table, or for a bot's."""
    others = {likeness(chair.name) for chair in table.chairs if chair.person not in (None, person)}
    if likeness(name) in others | bot_names(tuple(table.edition.colours)):
        raise ConflictError("server-name-taken")


def checked_name(table: Table, person: Person, wanted: str | None) -> str:
    """The name they want, or have, if the table allows it."""
    name = clean_name(person.name if wanted is None else wanted)
    check_name(table, person.id, name)
    return name


@cache
def bot_names(colours: tuple[str, ...]) -> frozenset[str]:
    """The names of bots, in every colour and language."""
    names = (
        say(message("play-bot-name", colour=message(f"colour-{colour}"), bot=message(f"level-{level.name}")), language)
        for colour in colours
        for level in LEVELS
        for language in languages()
    )
    return frozenset(map(likeness, names))


def speaker(table: Table, person: Person) -> str:
    """The name shown with a chat message. That of somebody without a chair must be unlike all names at the table."""
    seat = table.seat_of(person.id)
    if seat is not None:
        return table.chairs[seat].name
    return checked_name(table, person, None)


def check_turn(table: Table, person: int, number: int, is_undo: bool = False) -> int:
    """The caller's seat, if exactly this decision is expected of it, or it may take back its last one."""
    seat = table.seat_of(person)
    if seat is None:
        raise ForbiddenError("server-no-seat")
    check_running(table)
    if table.chairs[seat].bot is not None:
        raise ConflictError("server-bot-plays")
    if number < table.numbers[seat]:
        raise ConflictError("server-late", number=number, next=table.numbers[seat])
    if number > table.numbers[seat]:
        raise ConflictError("server-early", number=number, next=table.numbers[seat])
    on_turn = table.on_turn
    if on_turn != seat and on_turn is not None and not (is_undo and table.seating is Seating.ALONE):
        raise ConflictError("server-not-your-turn", player=table.name_at(on_turn))
    return seat
