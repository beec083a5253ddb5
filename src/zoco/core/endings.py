"""How a game ends that the rules have not ended, and who sat in for whom: what people do beside their decisions."""

from collections.abc import Sequence
from typing import NamedTuple

from zoco.core.errors import TableError, shown
from zoco.messages import Message, message

RESIGNED, AGREED, ABANDONED = "resigned", "agreed", "abandoned"
WAYS = (RESIGNED, AGREED, ABANDONED)


class Ended(NamedTuple):
    """`seat`: who resigned, who proposed it, or who was gone."""

    how: str
    seat: int
    winners: list[int]


class Substitute(NamedTuple):
    """From decision number `at` on a bot plays for the seat, or again its person: then there is no bot."""

    seat: int
    at: int
    bot: str | None


def winners_by(how: str, seat: int, players: int, agreed: Sequence[int]) -> list[int]:
    """Those that people agreed on; otherwise all but the seat."""
    if how == AGREED:
        return list(agreed)
    return [other for other in range(players) if other != seat]


def check_ended(how: str, seat: int, players: int, agreed: Sequence[int]) -> None:
    if how not in WAYS:
        raise TableError("wrong-ending", how=shown(how), ways=", ".join(WAYS))
    check_seat(seat, players)
    if list(agreed) != [winner for winner in range(players) if winner in agreed]:
        raise TableError("wrong-winners", winners=shown(list(agreed)), last=players - 1)


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise TableError("no-such-seat", seat=shown(seat), last=players - 1)


def check_substitutes(substitutes: Sequence[Substitute], players: int, moves: int) -> None:
    """In the order in which it happened: a bot takes over from a person, the person from a bot."""
    earlier, bots = 0, dict.fromkeys(range(players))
    for seat, at, bot in substitutes:
        check_seat(seat, players)
        if not earlier <= at <= moves:
            raise TableError("wrong-substitute-index", index=shown(at), first=earlier, last=moves)
        if bot == "" or (bot is None) == (bots[seat] is None):
            raise TableError("wrong-substitute", seat=seat, index=at)
        earlier, bots[seat] = at, bot


def ending_message(game: str, ending: str) -> Message:
    """What a list of games says about the end of one."""
    return message(f"ending-{ending}" if ending in WAYS else f"{game}-ending-{ending}")
