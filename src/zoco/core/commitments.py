"""Shuffles that anybody can verify: the construction of docs/shuffles.md, with hashes alone. It knows no game."""

import hashlib
import hmac
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import reduce
from itertools import count
from typing import Any, NamedTuple

from zoco.messages import Message, Parameter, message, printable

SCHEME = 1
TITLE = "zoco shuffles 1"
ABSTAINS = "-"
SECRET_BYTES = 32
HEX_DIGITS = 64  # of a secret, a salt or a commitment
NUMBERS = 1 << 16  # of the stream: 0 … 65535
FINGERPRINT_DIGITS = 20
MOST_NAME = 40  # longer names are cut where they are shown
HEX = frozenset("0123456789abcdef")


def new_secret() -> str:
    """Of the server, or a salt."""
    return secrets.token_bytes(SECRET_BYTES).hex()


def commitment_to(secret: str) -> str:
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def fingerprint(server: str, seats: Sequence[str | None]) -> str:
    """Of all commitments: short enough to be compared by people."""
    lines = "\n".join([TITLE, server, *(commitment or ABSTAINS for commitment in seats)])
    return hashlib.sha256(lines.encode()).hexdigest()[:FINGERPRINT_DIGITS]


# ---- what follows from the secrets


def deal_key(secret: str, salts: Sequence[str | None]) -> bytes:
    """From which a whole game follows; the salts by chair, none for one who abstains."""
    lines = "\n".join([TITLE, *(salt or ABSTAINS for salt in salts)])
    return hmac.digest(bytes.fromhex(secret), lines.encode(), "sha256")


def draw_order(key: bytes, chairs: int) -> list[int]:
    """By seat, who sits there: the number of their chair before the lot."""
    return [int(chair) for chair in mix(key, "order", map(str, range(chairs)))]


def draw_shuffle(key: bytes, number: int, pile: Iterable[str]) -> list[str]:
    """The pile in drawing order; its own order does not matter."""
    return mix(key, f"shuffle {number}", pile)


def mix(key: bytes, purpose: str, pile: Iterable[str]) -> list[str]:
    cards = sorted(pile)  # by code points, which is by the bytes of UTF-8
    numbers = stream(hmac.digest(key, "\n".join([purpose, *cards]).encode(), "sha256"))
    for k in range(len(cards) - 1, 0, -1):
        j = below(numbers, k + 1)
        cards[k], cards[j] = cards[j], cards[k]
    return cards


def stream(subkey: bytes) -> Iterator[int]:
    for block in count():
        part = hmac.digest(subkey, str(block).encode(), "sha256")
        yield from (part[k] << 8 | part[k + 1] for k in range(0, len(part), 2))


def below(numbers: Iterator[int], n: int) -> int:
    """Numbers from the incomplete last round are rejected, so that all results are equally likely."""
    limit = NUMBERS - NUMBERS % n
    return next(number for number in numbers if number < limit) % n


# ---- in a record: its form


def is_fair(value: Any) -> bool:
    """The part `fair` of a record."""
    return (
        isinstance(value, dict)
        and value.keys() - {"dropped"} == {"scheme", "server", "seats"}
        and type(value["scheme"]) is int
        and value["scheme"] == SCHEME
        and is_server(value["server"])
        and is_list(value["seats"], is_contribution)
        and ("dropped" not in value or is_list(value["dropped"], is_dropped))
    )


def is_list(value: Any, check: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and len(value) > 0 and all(map(check, value))


def is_server(value: Any) -> bool:
    return isinstance(value, dict) and set(value) == {"commitment", "secret"} and all(map(is_hex, value.values()))


def is_contribution(value: Any) -> bool:
    is_one = isinstance(value, dict) and set(value) == {"commitment", "salt"}
    return value is None or (is_one and all(map(is_hex, value.values())))


def is_dropped(value: Any) -> bool:
    """A deal that was given up because somebody did not reveal."""
    if not (isinstance(value, dict) and set(value) == {"server", "seats"} and is_server(value["server"])):
        return False
    seats = value["seats"]
    return is_list(seats, is_attempt) and any(seat is not None and seat["salt"] is None for seat in seats)


def is_attempt(value: Any) -> bool:
    if value is None:
        return True
    if not (isinstance(value, dict) and set(value) == {"commitment", "salt", "name"} and type(value["name"]) is str):
        return False
    return is_hex(value["commitment"]) and (value["salt"] is None or is_hex(value["salt"]))


def is_hex(value: Any) -> bool:
    return type(value) is str and len(value) == HEX_DIGITS and HEX.issuperset(value)


# ---- in a record: whether it holds


class Verdict(NamedTuple):
    what: Message
    is_verified: bool
    notes: Sequence[Message] = ()  # what else is to be known of the deal


def check_fair(fair: dict[str, Any], shuffles: Iterable[tuple[int, list[str]]], names: Sequence[Parameter]) -> Verdict:
    """Whether all that was committed to was shown, and the shuffles, each with its number, follow from it."""
    notes = notes_on(fair)
    if (lie := find_lie(fair)) is not None:
        return Verdict(lie, False, notes)
    seats = fair["seats"]
    if not any(seats):
        return Verdict(message("fair-alone"), False, notes)
    key = deal_key(fair["server"]["secret"], [seat and seat["salt"] for seat in seats])
    made = list(shuffles)
    for place, (number, pile) in enumerate(made, 1):
        if draw_shuffle(key, number, pile) != pile:
            return Verdict(message("fair-other-shuffle", number=place, count=len(made)), False, notes)
    seated = list(zip(names, draw_order(key, len(seats)), strict=True))
    abstained = [name for name, chair in seated if seats[chair] is None]
    if abstained:
        notes = [message("fair-abstained", players=listed(abstained)), *notes]
    players = listed([name for name, chair in seated if seats[chair] is not None])
    return Verdict(message("fair-verified", count=len(made), players=players), True, notes)


def listed(names: Sequence[Parameter]) -> Parameter:
    return reduce(lambda before, last: message("fair-and", before=before, last=last), names)


def find_lie(fair: dict[str, Any]) -> Message | None:
    """Something shown that does not fit its commitment."""
    for number, deal in enumerate(fair.get("dropped", ()), 1):
        revealed = [seat for seat in deal["seats"] if seat is not None and seat["salt"] is not None]
        if not (is_kept(deal["server"], "secret") and all(is_kept(seat, "salt") for seat in revealed)):
            return message("fair-dropped-differs", number=number)
    if not is_kept(fair["server"], "secret"):
        return message("fair-secret-differs")
    for chair, seat in enumerate(fair["seats"], 1):
        if seat is not None and not is_kept(seat, "salt"):
            return message("fair-salt-differs", chair=chair)
    return None


def is_kept(promise: dict[str, str], secret: str) -> bool:
    return promise["commitment"] == commitment_to(promise[secret])


def notes_on(fair: dict[str, Any]) -> list[Message]:
    commitments = [seat and seat["commitment"] for seat in fair["seats"]]
    notes = [message("fair-fingerprint", fingerprint=fingerprint(fair["server"]["commitment"], commitments))]
    attempts = [seat for deal in fair.get("dropped", ()) for seat in deal["seats"] if seat is not None]
    withheld = [printable(seat["name"][:MOST_NAME]) for seat in attempts if seat["salt"] is None]
    if withheld:
        notes.insert(0, message("fair-withheld", players=listed(withheld)))
    return notes
