"""The HTTP API: one function per endpoint."""

from collections.abc import Callable
from typing import Annotated, Any, Literal

from aiohttp import web
from msgspec import Meta

from zoco.core.errors import ZocoError
from zoco.server import wire
from zoco.server.agreements import Agreements
from zoco.server.commands import Commands
from zoco.server.dealing import Dealing
from zoco.server.errors import UnknownError
from zoco.server.lobby import Lobby
from zoco.server.middleware import Caller, Middleware, Route, is_loopback
from zoco.server.people import LINK_MILLISECONDS, Person
from zoco.server.queries import Queries
from zoco.server.reports import Reports
from zoco.server.table_manager import TableManager
from zoco.server.uploads import Sender, Uploads

Handle = Callable[..., Any]


class NoQuery(wire.Struct, kw_only=True):
    pass


class Listing(wire.Struct, kw_only=True):
    status: Literal["open", "running", "over"] = "open"
    page: Annotated[int, Meta(ge=0, le=99)] = 0


class Since(wire.Struct, kw_only=True):
    since: wire.Count = 0


class At(wire.Struct, kw_only=True):
    """Whose view, and after how many of their events."""

    seat: wire.Seat | None = None
    at: wire.Count | None = None


class Asked(wire.Struct, kw_only=True):
    notation: Annotated[str, Meta(max_length=wire.MOST_NOTATION)]


class Api:
    def __init__(self, manager: TableManager, middleware: Middleware) -> None:
        self.manager = manager
        self.middleware = middleware
        self.commands = Commands(manager)
        self.agreements = Agreements(self.commands)
        self.uploads = Uploads(self.commands)
        self.reports = Reports(manager)
        self.queries = Queries(manager)
        self.lobby = Lobby(manager, self.commands.quotas.tables, self.queries.replays.networks)
        self.routes: list[Route] = []
        self.list_routes()

    def close(self) -> None:
        """Lets threads finish what they are doing."""
        for part in (self.uploads, self.queries):
            part.threads.shutdown(wait=False, cancel_futures=True)

    def add(
        self, endpoint: str, summary: str, handle: Handle, answer: Any, body: Any = None, query: Any = NoQuery
    ) -> None:
        method, path = endpoint.split(" ")
        self.routes.append(Route(method, f"/api{path}", summary, handle, body, query, answer))

    def act(
        self, word: str, summary: str, command: Handle, body: Any, answer: Any = wire.Done, new: bool = False
    ) -> None:
        """A command at a table. `new`: it can be the first thing that a new person does."""

        async def handle(caller: Caller, id: str, body: Any, query: NoQuery) -> Any:
            person = await self.middleware.person(caller) if new else self.middleware.known(caller)
            return await command(person, id, body)

        self.add(f"POST /tables/{{id}}/{word}", summary, handle, answer, body)

    def list_routes(self) -> None:
        add = self.add
        add("GET /health", "Whether the server is up", self.health, wire.Health)
        add("GET /ready", "Whether the rules are compiled and tables can be played", self.ready, wire.Health)
        add("GET /games", "The games, their editions and bots", self.games, wire.Games)
        add("GET /games/{game}/editions/{edition}", "Board, cards and tiles", self.edition, wire.EditionNow)
        add("GET /me", "Who you are", self.me, wire.Me)
        add("PUT /me", "Give yourself a name", self.rename, wire.Me, wire.NewName)
        add("POST /me/link", "A personal link, to be the same person on another device", self.make_link, wire.NewLink)
        add("POST /me/follow", "Follow a personal link", self.follow_link, wire.Me, wire.Link)
        add("GET /me/tables", "Your tables", self.mine, wire.TableList)
        add("GET /tables", "Public tables", self.public, wire.TableList, query=Listing)
        add("POST /tables", "A new table", self.create, wire.TableId, wire.NewTable)
        add("POST /records", "A table from a record", self.upload, wire.TableId, wire.Upload)
        add("GET /tables/{id}", "A table as you see it", self.table, wire.TableNow)
        self.list_commands()
        add("PUT /tables/{id}/hook", "Set your webhook", self.set_webhook, None, wire.Webhook)
        add("GET /tables/{id}/events", "What happened since", self.events, wire.Events, query=Since)
        add("GET /tables/{id}/view", "A view, now or at an earlier moment", self.view, wire.ViewNow, query=At)
        add("GET /tables/{id}/choices", "Your legal decisions, explained", self.choices, wire.Choices)
        add("GET /tables/{id}/why", "Why a decision is not legal", self.why_not, wire.Why, query=Asked)
        add("POST /tables/{id}/hint", "The best choices", self.hint, wire.Hints)
        add("GET /tables/{id}/record", "The record, after the end", self.record, dict[str, Any])

    def list_commands(self) -> None:
        act, commands, agreements, dealing = self.act, self.commands, self.agreements, Dealing(self.commands)
        act("take", "Take a chair", commands.take, wire.Taking, new=True)
        act("commit", "Take part in the shuffles", dealing.commit, wire.Committing)
        act("reveal", "Show what you committed to", dealing.reveal, wire.Revealing)
        act("leave", "Leave your chair", commands.leave, wire.Keyed)
        act("chair", "Put a bot on a chair, or leave it open", commands.set_chair, wire.Setting)
        act("remove", "Remove somebody from the table", commands.remove, wire.Removing)
        act("start", "Draw lots for seats and start the game", commands.start, wire.Starting)
        play, undo = "POST /tables/{id}/play", "POST /tables/{id}/undo"
        self.add(play, "Make a decision", self.play, wire.Done, wire.Move)
        self.add(undo, "Take back your last decision of this turn", self.undo, wire.Done, wire.Undo)
        act("resign", "Give up your seat: a game of two ends", agreements.resign, wire.Keyed)
        act("back", "Take over from the bot again", agreements.come_back, wire.Keyed)
        act("propose", "Propose to take back or to end the game", agreements.propose, wire.Proposing)
        act("agree", "Agree to what is proposed", agreements.agree, wire.Answering)
        act("decline", "Decline what is proposed, or withdraw it", agreements.decline, wire.Answering)
        act("replace", "Replace somebody who has been away for too long", agreements.replace, wire.Replacing)
        report = self.reports.report
        act("report", "Report a line of the chat, or somebody, to the host", report, wire.Report, None, new=True)
        act("chat", "Say something", commands.chat, wire.Chat, new=True)
        self.add("POST /tables/{id}/rematch", "The same again", self.rematch, wire.TableId, wire.Keyed)
        act("close", "Close your table", commands.close, wire.Keyed)

    # ---- the server and oneself

    async def health(self, caller: Caller, query: NoQuery) -> wire.Health:
        return self.queries.health()

    async def ready(self, caller: Caller, query: NoQuery) -> wire.Health:
        for game in self.queries.health().ready:
            self.manager.rules_of(game)
        return self.queries.health()

    async def games(self, caller: Caller, query: NoQuery) -> wire.Games:
        return self.queries.games()

    async def edition(self, caller: Caller, game: str, edition: str, query: NoQuery) -> wire.EditionNow:
        return self.queries.edition(game, edition)

    async def me(self, caller: Caller, query: NoQuery) -> wire.Me:
        return me(caller.known)

    async def rename(self, caller: Caller, body: wire.NewName, query: NoQuery) -> wire.Me:
        person = await self.middleware.person(caller)
        await self.manager.people.rename(person, body.name)
        return me(person)

    async def make_link(self, caller: Caller, query: NoQuery) -> wire.NewLink:
        word = await self.manager.people.make_link(self.middleware.known(caller))
        return wire.NewLink(word, self.manager.now() + LINK_MILLISECONDS)

    async def follow_link(self, caller: Caller, body: wire.Link, query: NoQuery) -> wire.Me:
        caller.known, caller.secret = await self.manager.people.follow_link(body.word)
        return me(caller.known)

    # ---- tables

    async def mine(self, caller: Caller, query: NoQuery) -> wire.TableList:
        return await self.lobby.mine(caller.known) if caller.known else wire.TableList([])

    async def public(self, caller: Caller, query: Listing) -> wire.TableList:
        return await self.lobby.public(query.status, query.page, caller.network)

    async def create(self, caller: Caller, body: wire.NewTable, query: NoQuery) -> wire.TableId:
        return wire.TableId(await self.commands.create(await self.middleware.person(caller), body))

    async def upload(self, caller: Caller, body: wire.Upload, query: NoQuery) -> wire.TableId:
        person, network = await self.middleware.person(caller), self.middleware.network(caller.request)
        return wire.TableId(await self.uploads.upload(Sender(person, network, caller.has_left), body))

    async def table(self, caller: Caller, id: str, query: NoQuery) -> wire.TableNow:
        return self.queries.table(await self.manager.standing(id, caller.id), caller.id)

    async def play(self, caller: Caller, id: str, body: wire.Move, query: NoQuery) -> Any:
        return await self.decided(self.commands.play, caller, id, body)

    async def undo(self, caller: Caller, id: str, body: wire.Undo, query: NoQuery) -> Any:
        return await self.decided(self.commands.undo, caller, id, body)

    async def decided(self, act: Callable[..., None], caller: Caller, id: str, body: Any) -> Any:
        person, table = self.middleware.known(caller), await self.manager.get(id)
        done = self.manager.loop.create_future()

        def then(answer: Any) -> None:
            if not done.done():
                done.set_exception(answer) if isinstance(answer, Exception) else done.set_result(answer)

        try:
            act(person, table, body, then)
        except ZocoError:
            await self.manager.confirm(table, person.id)
            raise
        return await done

    async def rematch(self, caller: Caller, id: str, body: wire.Keyed, query: NoQuery) -> wire.TableId:
        return wire.TableId(await self.commands.rematch(self.middleware.known(caller), id, body))

    # ---- looking

    async def events(self, caller: Caller, id: str, query: Since) -> wire.Events:
        return await self.queries.events(id, caller, query.since)

    async def view(self, caller: Caller, id: str, query: At) -> wire.ViewNow:
        return await self.queries.view(id, caller, query.seat, query.at)

    async def choices(self, caller: Caller, id: str, query: NoQuery) -> wire.Choices:
        return await self.queries.choices(id, self.middleware.known(caller))

    async def why_not(self, caller: Caller, id: str, query: Asked) -> wire.Why:
        return await self.queries.why_not(id, self.middleware.known(caller), query.notation)

    async def set_webhook(self, caller: Caller, id: str, body: wire.Webhook, query: NoQuery) -> None:
        await self.commands.set_webhook(self.middleware.known(caller), id, body)

    async def hint(self, caller: Caller, id: str, query: NoQuery) -> wire.Hints:
        return await self.queries.hint(id, self.middleware.known(caller))

    async def record(self, caller: Caller, id: str, query: NoQuery) -> dict[str, Any]:
        return await self.queries.record(id)

    # ---- for the host

    async def metrics(self, request: web.Request) -> web.Response:
        """For this machine only: the number of decisions would tell players something."""
        if not is_loopback(request):
            raise UnknownError("server-no-door")
        return web.Response(body=self.manager.metrics.write(), content_type="text/plain", charset="utf-8")


def me(person: Person | None) -> wire.Me:
    return wire.Me(person.name if person else "", person.muted if person else False)
