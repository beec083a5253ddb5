"""Bots at tables: workers are asked for their decisions, which are entered at a pace that tells no secret."""

import asyncio
import secrets
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from zoco.bots.levels import LEVELS
from zoco.core.errors import ZocoError
from zoco.server.entries import Entry
from zoco.server.fairness import Share
from zoco.server.people import Person
from zoco.server.shuffles import Shuffles
from zoco.server.tables import Table
from zoco.server.workers import HINT_MILLISECONDS, Ask, Job

if TYPE_CHECKING:
    from zoco.server.table_manager import TableManager

THINKING = {level.name: level.budget.milliseconds for level in LEVELS}
HASTY = "master"  # the level that answers secret questions for those that think longer
PROPOSAL_SECONDS = 20.0  # for people to answer
LOOK_SECONDS = 0.5  # between two looks at whether a bot must still wait
SPARE = 20  # milliseconds of a worker, in addition to those that a level thinks


def thinks(level: str) -> int:
    """Milliseconds for a decision."""
    return THINKING.get(level, 0)


def reserved(level: str) -> float:
    """Seconds of a worker for an answer in secret and a decision that others see, however much of it is needed."""
    return (thinks(level) + min(thinks(level), thinks(HASTY)) + SPARE) / 1000


class BotTurns:
    def __init__(self, manager: "TableManager") -> None:
        self.manager = manager
        self.loop = manager.loop
        self.workers = manager.workers
        self.pause = manager.settings.limits.bot_milliseconds
        self.thinking: set[str] = set()  # tables with a bot that is being asked
        self.shown_at: dict[str, float] = {}  # by table: when spectators saw the last decision
        self.proposed_at: dict[str, float] = {}  # by table: when somebody proposed something

    def forget(self, id: str) -> None:
        self.shown_at.pop(id, None)
        self.proposed_at.pop(id, None)

    def consider(self, table: Table, seat: int, level: str) -> None:
        """The bot on turn is asked, unless it is already. Bots among themselves play only while somebody watches."""
        is_attended = table.id in self.manager.audience.guests or any(chair.is_awaited for chair in table.chairs)
        if table.id not in self.thinking and is_attended:
            self.thinking.add(table.id)
            self.manager.spawn(self.decide(table, seat, level))

    async def decide(self, table: Table, seat: int, level: str) -> None:
        """What a bot answers in secret, and its next decision that others see, take one task of a fixed time, and are
        entered together: nothing that others could measure depends on whether there was a secret."""
        number = table.numbers[seat]

        def is_asked() -> bool:
            stands = self.manager.tables.get(table.id) is table and table.on_turn == seat
            return stands and table.numbers[seat] == number and table.chairs[seat].bot is not None

        async def talk(ask: Ask) -> list[str]:
            return await self.decide_visibly(table, seat, level, ask) if is_asked() else []

        try:
            decided = await self.workers.run(self.share(table), reserved(level), talk)
            while decided and is_asked() and (wait := self.earliest(table, level) - self.loop.time()) > 0:
                await asyncio.sleep(min(wait, LOOK_SECONDS))
        finally:
            self.thinking.discard(table.id)
        if not decided or not is_asked():
            self.manager.consider(table)
            return
        with suppress(ZocoError):  # in one turn of the event loop, so they are written together
            for notation in decided:
                self.manager.enter(table, Entry("play", self.manager.now(), None, seat, notation), lambda _: None)

    async def decide_visibly(self, table: Table, seat: int, level: str, ask: Ask) -> list[str]:
        """Decisions of a seat up to the first that others see."""
        game, decided, is_hidden = table.running().copy(), [], True
        game.shuffler = Shuffles()  # the table's own may still be at what its log says
        while is_hidden and game.seat == seat and not game.over:
            answering = HASTY if table.asks_in_secret(game) and thinks(level) > thinks(HASTY) else level
            answer = await ask(Job(table.rules.name, table.edition.name, game.view_row(seat).tobytes(), answering))
            notation, legal, shown = answer.get("notation") if answer else None, game.legal, game.view_row()
            if notation not in legal:  # no worker could: the game goes on all the same
                notation = secrets.choice(legal)
            game.play(notation)
            decided.append(notation)
            is_hidden = bool((game.view_row() == shown).all())
        return decided

    def share(self, table: Table) -> Share:
        """On whose account the bots of a table think: the player there who has used the least."""
        guests = self.manager.audience.of(table.id)
        seated = {chair.person for chair in table.chairs if chair.is_awaited}
        players = [guest for guest in guests if guest.person in seated]
        shares = [Share(bool(players), guest.network, guest.person or 0, table.id) for guest in players or guests]
        return min(shares, key=self.workers.usage.rank, default=Share(False, "", table.owner, table.id))

    def earliest(self, table: Table, level: str) -> float:
        """When a bot may show its next decision: after the time that its level thinks, and a pause. People have longer
        to answer a proposal, which its move would end."""
        shown = self.shown_at.get(table.id, 0) + (thinks(level) + self.pause) / 1000
        if table.proposals.standing is None:
            return shown
        return max(shown, self.proposed_at.get(table.id, 0) + PROPOSAL_SECONDS)

    async def hint(self, job: Job, table: Table, person: Person) -> dict[str, Any] | None:
        """A worker's answer to the person on turn."""
        share = Share(True, person.network, person.id, table.id)
        return await self.workers.run(share, (HINT_MILLISECONDS + SPARE) / 1000, lambda ask: ask(job))
