"""Who is who, without accounts: a client holds a random secret, of which only the hash is kept."""

import hashlib
import re
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass

from zoco.messages import printable
from zoco.server.limits import UNKNOWN
from zoco.server.refusals import DoorError, ForbiddenError, UnknownError
from zoco.server.store import Store

LINK_MILLISECONDS = 15 * 60 * 1000
MOST_REMEMBERED = 20_000
SECRET_SIGNS = 43
MOST_MARKS = 3
MARKS = re.compile("[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]+")
BLANKS = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159]")  # letters and signs of nothing
UNSEEN = re.compile(f"{MARKS.pattern}|{BLANKS.pattern}|[\\s\ufffd\u180b-\u180f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
ALIKE = str.maketrans(
    "01l|\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0432\u043d\u043a\u043c\u0442"
    "\u03b1\u03b5\u03bf\u03c1\u03c5\u03c4\u03b9\u03ba\u03c7\u03bd\u03b2\u03b7\u03bc",
    "oiiiaeopcyxijsbhkmtaeoputikxvbhm",
)  # Cyrillic and Greek letters, of which some look like ours only when they are large


@dataclass
class Person:
    id: int
    name: str
    muted: bool = False
    banned: bool = False
    network: str = UNKNOWN  # from where they were seen last; it is kept nowhere else


def hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


def clean_name(name: str) -> str:
    """What may be shown to everybody: at least one sign that can be seen, and no heaps of marks above and below."""
    cleaned = " ".join(BLANKS.sub(" ", printable(unicodedata.normalize("NFC", name))).split())
    if not any(is_visible(sign) for sign in cleaned):
        raise DoorError("server-no-name")
    return MARKS.sub(lambda found: found[0][:MOST_MARKS], cleaned)


def is_visible(sign: str) -> bool:
    return unicodedata.category(sign)[0] in "LNPS" and sign != "\N{REPLACEMENT CHARACTER}"


def likeness(name: str) -> str:
    """The same for names that look alike: whatever their case, width, marks and alphabet, and what cannot be seen."""
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    seen = "".join(sign for sign in UNSEEN.sub("", plain) if unicodedata.category(sign) != "Cf")
    return seen.translate(ALIKE)


class People:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.known: dict[int, Person] = {}
        self.by_hash: dict[bytes, int] = {}
        self.followed: set[bytes] = set()  # links that are being used up

    async def identify(self, secret: str) -> Person | None:
        """Whose secret it is."""
        if not secret.isascii() or len(secret) != SECRET_SIGNS:
            return None
        key = hash_of(secret)
        if key not in self.by_hash:
            found = await self.store.rows("SELECT person FROM keys WHERE hash = ?", key)
            if not found:
                return None
            self.remember_key(key, int(found[0][0]))
        return await self.get(self.by_hash[key])

    def remember_key(self, key: bytes, person: int) -> None:
        if len(self.by_hash) >= MOST_REMEMBERED:
            self.by_hash.clear()
            self.known.clear()
        self.by_hash[key] = person

    async def get(self, id: int) -> Person:
        if id not in self.known:
            rows = await self.store.rows("SELECT id, name, muted, banned FROM people WHERE id = ?", id)
            if not rows:
                raise UnknownError("server-unknown-person")
            self.known.setdefault(id, Person(rows[0][0], rows[0][1], bool(rows[0][2]), bool(rows[0][3])))
        return self.known[id]

    async def welcome(self) -> tuple[Person, str]:
        """Somebody new, and the secret that is theirs from now on."""
        person = Person(secrets.randbits(52) + 1, "")
        insert = "INSERT INTO people (id, name, created) VALUES (?, ?, ?)", (person.id, "", self.now())
        secret = await self.new_key(person.id, insert)
        self.known[person.id] = person
        return person, secret

    async def new_key(self, person: int, *before: tuple[str, tuple[object, ...]]) -> str:
        secret = secrets.token_urlsafe(32)
        await self.store.written(*before, ("INSERT INTO keys VALUES (?, ?)", (hash_of(secret), person)))
        self.remember_key(hash_of(secret), person)
        return secret

    async def rename(self, person: Person, name: str) -> None:
        name = clean_name(name)
        await self.store.written(("UPDATE people SET name = ? WHERE id = ?", (name, person.id)))
        person.name = name

    async def make_link(self, person: Person) -> str:
        """The word of a personal link: whoever brings it first within a quarter of an hour is this person, too."""
        word, now = secrets.token_urlsafe(24), self.now()
        await self.store.written(
            ("DELETE FROM links WHERE until < ? OR person = ?", (now, person.id)),
            ("INSERT INTO links VALUES (?, ?, ?)", (hash_of(word), person.id, now + LINK_MILLISECONDS)),
        )
        return word

    async def follow_link(self, word: str) -> tuple[Person, str]:
        rows = await self.store.rows("SELECT person, until FROM links WHERE hash = ?", hash_of(word))
        if not rows or rows[0][1] < self.now() or hash_of(word) in self.followed:
            raise UnknownError("server-link-used")
        self.followed.add(hash_of(word))
        person = await self.get(int(rows[0][0]))
        if person.banned:
            raise ForbiddenError("server-banned")
        secret = await self.new_key(person.id, ("DELETE FROM links WHERE hash = ?", (hash_of(word),)))
        return person, secret

    async def mark(self, id: int, **marks: bool) -> None:
        """`muted=True`, `banned=False`, …"""
        person = await self.get(id)
        for name, value in marks.items():
            await self.store.written((f"UPDATE people SET {name} = ? WHERE id = ?", (value, id)))
            setattr(person, name, value)

    def forget(self, id: int) -> None:
        self.known.pop(id, None)
        self.by_hash = {key: person for key, person in self.by_hash.items() if person != id}
