"""What people decide beside the game: to resign, to come back, to replace somebody, to agree on something."""

from collections.abc import Awaitable
from typing import Any

from zoco.core.endings import ABANDONED, RESIGNED
from zoco.core.errors import ZocoError
from zoco.server.commands import Commands
from zoco.server.entries import Entry, stands_in
from zoco.server.errors import ConflictError
from zoco.server.people import Person
from zoco.server.permissions import chair_of, check_running
from zoco.server.tables import Table
from zoco.server.wire import Answering, Done, Keyed, Proposing, Replacing

GIVES_UP = 'UPDATE chairs SET resigned = 1 WHERE person = ? AND "table" = ?'
SHORTEST = 60_000  # milliseconds without a connection: nobody is replaced for a moment's failure


class Agreements:
    def __init__(self, commands: Commands) -> None:
        self.commands = commands
        self.manager = commands.manager

    # ---- one's own seat

    async def resign(self, person: Person, id: str, asked: Keyed) -> Done:
        """A game of two ends at once; otherwise a bot plays on."""
        table, answer = await self.commands.begin(person, id, asked)
        if answer is not None:
            return answer
        seat = chair_of(table, person)
        check_running(table)
        if table.chairs[seat].away == RESIGNED:
            raise ConflictError("server-resigned")
        now = self.manager.now()
        if table.players == 2:
            return await self.manager.entered(table, Entry("end", now, person.id, seat, RESIGNED, key=asked.key))
        gone = stands_in(now, person.id, seat, RESIGNED, asked.key)
        return await self.manager.entered(table, gone, (GIVES_UP, (person.id, id)))

    async def come_back(self, person: Person, id: str, asked: Keyed) -> Done:
        table, answer = await self.commands.begin(person, id, asked)
        if answer is not None:
            return answer
        seat = chair_of(table, person)
        chair = table.chairs[seat]
        if chair.away == RESIGNED:
            raise ConflictError("server-resigned")
        if table.status != "running" or chair.away is None:
            raise ConflictError("server-not-away")
        return await self.commands.enter(table, person, asked, "back", seat=seat)

    # ---- everybody's agreement

    async def propose(self, person: Person, id: str, asked: Proposing) -> Done:
        return await self.speak(person, id, asked, "propose", text=asked.what)

    async def agree(self, person: Person, id: str, asked: Answering) -> Done:
        return await self.speak(person, id, asked, "agree", data={"proposal": asked.proposal})

    async def decline(self, person: Person, id: str, asked: Answering) -> Done:
        return await self.speak(person, id, asked, "decline", data={"proposal": asked.proposal})

    async def speak(self, person: Person, id: str, asked: Keyed, kind: Any, **what: Any) -> Done:
        table, answer = await self.commands.begin(person, id, asked)
        if answer is not None:
            return answer
        seat = chair_of(table, person)
        return await self.confirmed(table, person, self.commands.enter(table, person, asked, kind, seat=seat, **what))

    async def confirmed(self, table: Table, person: Person, doing: Awaitable[Done]) -> Done:
        """Whoever is refused because of what others did is told so when that is on the disk."""
        try:
            return await doing
        except ZocoError:
            await self.manager.confirm(table, person.id)
            raise

    # ---- those who are away

    async def replace(self, person: Person, id: str, asked: Replacing) -> Done:
        """Anybody who plays there may have a bot take over from somebody who has been away for too long, or end a game
        of two."""
        table, answer = await self.commands.begin(person, id, asked)
        if answer is not None:
            return answer
        return await self.confirmed(table, person, self.replace_absent(table, person, asked))

    async def replace_absent(self, table: Table, person: Person, asked: Replacing) -> Done:
        check_running(table)
        if table.chairs[chair_of(table, person)].bot is not None:
            raise ConflictError("server-bot-plays")
        self.check_absent(table, asked.chair)
        now, seat = self.manager.now(), asked.chair
        if asked.by == "bot":
            return await self.manager.entered(table, stands_in(now, person.id, seat, "replaced", asked.key))
        if table.players != 2:
            raise ConflictError("server-not-of-two")
        return await self.manager.entered(table, Entry("end", now, person.id, seat, ABANDONED, key=asked.key))

    def check_absent(self, table: Table, seat: int) -> None:
        """Raises unless the person on turn has been away for as long as the table allows."""
        absence = table.options.absence
        if absence is None:
            raise ConflictError("server-nobody-replaced")
        chair = table.chairs[seat] if seat < table.players else None
        if chair is None or chair.person is None or chair.bot is not None or table.on_turn != seat:
            raise ConflictError("server-not-absent")
        away = self.manager.audience.absent_for(table, chair.person)
        if away is None:
            raise ConflictError("server-not-absent")
        waited, least = self.manager.moment().after(table.clocks.began), absence * 1000
        missing = max(least - waited, SHORTEST - away)
        if missing > 0:
            raise ConflictError("server-absent-later", minutes=-(-missing // 60_000))
