"""What browsers and programs do for a deal that nobody can choose: commit, and reveal. See docs/shuffles.md."""

from zoco.core.commitments import commitment_to
from zoco.server.commands import Commands
from zoco.server.errors import ConflictError
from zoco.server.people import Person
from zoco.server.permissions import chair_of, check_waiting
from zoco.server.wire import Committing, Done, Revealing


class Dealing:
    def __init__(self, commands: Commands) -> None:
        self.commands = commands

    async def commit(self, person: Person, id: str, asked: Committing) -> Done:
        """By whoever sits there already; whoever sits down does it with the same request."""
        table, answer = await self.commands.begin(person, id, asked)
        if answer is not None:
            return answer
        chair = chair_of(table, person)
        check_waiting(table)
        if table.deal.secret is None:
            raise ConflictError("server-no-deal")
        if table.deal.commitments[chair] is not None:
            raise ConflictError("server-committed")
        table.deal.check_fresh(asked.commitment)
        return await self.commands.enter(table, person, asked, "commit", seat=chair, text=asked.commitment)

    async def reveal(self, person: Person, id: str, asked: Revealing) -> Done:
        table, answer = await self.commands.begin(person, id, asked)
        if answer is not None:
            return answer
        chair, deal = chair_of(table, person), table.deal
        if not deal.is_sealed or chair not in deal.missing:
            raise ConflictError("server-not-revealing")
        if deal.commitments[chair] != commitment_to(asked.salt):
            raise ConflictError("server-other-salt")
        return await self.commands.enter(table, person, asked, "reveal", seat=chair, data={"salt": asked.salt})
