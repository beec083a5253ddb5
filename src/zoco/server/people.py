"""Identities without accounts: a client has a random secret, and only its hash is kept."""

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from zoco.server.errors import ForbiddenError, UnknownError
from zoco.server.limits import UNKNOWN
from zoco.server.names import clean_name
from zoco.server.store import Store

LINK_MILLISECONDS = 15 * 60 * 1000
MOST_REMEMBERED = 20_000
SECRET_LENGTH = 43


@dataclass
class Person:
    id: int
    name: str
    muted: bool = False
    banned: bool = False
    network: str = UNKNOWN  # where they were seen last; kept in memory only


def hash_of(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()


class People:
    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.store = store
        self.now = now
        self.known: dict[int, Person] = {}
        self.by_hash: dict[bytes, int] = {}
        self.followed: set[bytes] = set()  # links that are being used

    async def identify(self, secret: str) -> Person | None:
        """The person whose secret it is."""
        if not secret.isascii() or len(secret) != SECRET_LENGTH:
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

    def network_of(self, id: int) -> str:
        """As far as it is known in memory."""
        return self.known[id].network if id in self.known else UNKNOWN

    async def welcome(self) -> tuple[Person, str]:
        """A new person, and their secret."""
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
        """A personal link's word: the first device to bring it within 15 minutes becomes this person, too."""
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
        try:
            person = await self.get(int(rows[0][0]))
            if person.banned:
                raise ForbiddenError("server-banned")
            secret = await self.new_key(person.id, ("DELETE FROM links WHERE hash = ?", (hash_of(word),)))
        except Exception:
            self.followed.discard(hash_of(word))  # nothing was written, so it is still valid
            raise
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
