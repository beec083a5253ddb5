"""Every request passes here: who asks, from where, how often, and in which form."""

import asyncio
import ipaddress
import logging
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

import msgspec
from aiohttp import web

from zoco.core.errors import ZocoError
from zoco.messages import DEFAULT, Message, languages, message
from zoco.server.connection_limits import ConnectionLimits
from zoco.server.errors import ForbiddenError, LimitError, RequestError, SlowError, refusal, status_of
from zoco.server.limits import Buckets, network_of
from zoco.server.people import Person
from zoco.server.table_manager import TableManager
from zoco.server.wire import encode

COOKIE = "zoco"
YEAR = 365 * 86_400
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Zoco-Tables": "here",  # tells the app that it is served by a server with tables
}

log = logging.getLogger("zoco.server")


class Caller:
    """A request, who makes it, and from where."""

    def __init__(self, request: web.Request, person: Person | None, network: str) -> None:
        self.request = request
        self.known = person
        self.network = network
        self.secret: str | None = None  # a new one, to be set with the answer

    @property
    def id(self) -> int | None:
        return self.known.id if self.known else None

    @property
    def person(self) -> int | None:
        return self.id

    def has_left(self) -> bool:
        """Whether nobody is waiting for the answer any more. Safe from any thread."""
        transport = self.request.transport
        return transport is None or transport.is_closing()


CALLER = web.RequestKey("caller", Caller)


class Route(NamedTuple):
    """An endpoint of the API. What goes in and comes out has a type, of which the OpenAPI document is made."""

    method: str
    path: str
    summary: str
    handle: Callable[..., Awaitable[Any]]
    body: Any
    query: Any
    answer: Any


class Middleware:
    """Guards all requests; `routes` say where they lead."""

    def __init__(self, manager: TableManager, connection_limits: ConnectionLimits) -> None:
        self.manager = manager
        self.connection_limits = connection_limits
        self.settings = manager.settings
        limits, time = manager.settings.limits, manager.loop.time
        self.rates = Buckets(limits.requests_per_second, 4 * limits.requests_per_second, time)
        self.newcomers = Buckets(limits.people_per_minute / 60, limits.people_per_minute, time)

    # ---- who, and from where

    def network(self, request: web.Request) -> str:
        """The client's network; behind a proxy, that of the last address in the proxy's list."""
        if self.settings.proxied and (seen := request.headers.getall("X-Forwarded-For", [])):
            return network_of(seen[-1].split(",")[-1].strip()[:60])
        return network_of(request.remote or "")

    def check_origin(self, request: web.Request) -> None:
        """Other sites' pages may not act for their visitors. Programs that are not browsers send no origin."""
        origin = request.headers.get("Origin")
        site = request.headers.get("Sec-Fetch-Site", "none")
        if origin is None and site in ("none", "same-origin"):
            return
        ours = self.settings.origin or f"{request.scheme}://{request.host}".lower()
        if origin is None or origin.lower() != ours:
            raise ForbiddenError("server-other-origin")

    async def caller(self, request: web.Request) -> Caller:
        secret = request.cookies.get(COOKIE, "")
        authorization = request.headers.get("Authorization", "")
        if authorization.startswith("Bearer "):
            secret = authorization.removeprefix("Bearer ").strip()
        person = await self.manager.people.identify(secret) if secret else None
        if person is not None and person.banned:
            raise ForbiddenError("server-banned")
        network = self.network(request)
        if person is not None:
            person.network = network
        return Caller(request, person, network)

    def known(self, caller: Caller) -> Person:
        """For requests that need an identity."""
        if caller.known is None:
            raise ForbiddenError("server-nobody")
        return caller.known

    async def person(self, caller: Caller) -> Person:
        """A new person gets an identity with their first command."""
        if caller.known is None:
            if not self.newcomers.take(caller.network):
                raise LimitError("server-too-fast")
            caller.known, caller.secret = await self.manager.people.welcome()
            caller.known.network = caller.network
        return caller.known

    # ---- answering

    def handler(self, route: Route) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        async def handle(request: web.Request) -> web.StreamResponse:
            if not self.rates.take(self.network(request)):
                raise LimitError("server-too-fast")
            if request.method not in SAFE:
                self.check_origin(request)
            caller = request[CALLER] = await self.caller(request)
            values: dict[str, Any] = dict(request.match_info)
            if route.query is not None:
                values["query"] = msgspec.convert(dict(request.query), route.query, strict=False)
            if route.body is not None:
                values["body"] = await read_body(request, route.body, self.settings.limits.idle_seconds)
            return self.answer(await route.handle(caller, **values))

        return handle

    def answer(self, what: Any) -> web.Response:
        if what is None:
            response = web.Response(status=204)
        else:
            response = web.Response(body=encode(what), content_type="application/json")
        response.headers["Cache-Control"] = "no-store"
        return response

    def hand_over(self, secret: str, response: web.StreamResponse) -> None:
        """Sets the cookie, which neither pages nor other sites can use."""
        safe = self.settings.secure
        response.set_cookie(COOKIE, secret, max_age=YEAR, path="/", httponly=True, samesite="Strict", secure=safe)

    @web.middleware
    async def handle_errors(
        self, request: web.Request, handler: Callable[[web.Request], Awaitable[web.StreamResponse]]
    ) -> web.StreamResponse:
        """Gives every refusal the same form, and hides internal errors."""
        self.connection_limits.cancel_idle_timer(request.transport)
        try:
            response = await handler(request)
        except ZocoError as error:
            response = self.refuse(request, status_of(error), error.message)
        except msgspec.ValidationError as error:
            response = self.refuse(request, 400, message("server-bad-form", error=str(error)[:300]))
        except web.HTTPException as error:
            response = self.refuse(request, error.status, http_message(error))
            if "Allow" in error.headers:
                response.headers["Allow"] = error.headers["Allow"]
        except sqlite3.Error as error:
            log.error("data cannot be read", extra={"route": route_of(request), "error": str(error)})
            response = self.refuse(request, 503, message("server-no-data"))
        except (asyncio.CancelledError, ConnectionError):
            raise
        except Exception:
            log.exception("a request failed", extra={"route": route_of(request)})
            response = self.refuse(request, 500, message("server-failed"))
        if not response.prepared:
            for name, value in HEADERS.items():
                response.headers.setdefault(name, value)
            if CALLER in request and (secret := request[CALLER].secret) is not None:
                self.hand_over(secret, response)
        return response

    def refuse(self, request: web.Request, status: int, why: Message) -> web.Response:
        self.manager.metrics.refusals.labels(str(status)).inc()
        body = refusal(why, language_of(request))
        headers = {"Cache-Control": "no-store"}
        if status == 429:
            headers["Retry-After"] = "1"
        return web.Response(status=status, body=body, content_type="application/json", headers=headers)


def http_message(error: web.HTTPException) -> Message:
    if error.status == 404:
        return message("server-no-door")
    if error.status == 405:
        return message("server-wrong-method")
    if error.status == 413:
        return message("server-too-large")
    return message("server-bad-request")


def route_of(request: web.Request) -> str:
    """The route's pattern, without what was sent."""
    resource = request.match_info.route.resource
    return resource.canonical if resource is not None else ""


def language_of(request: web.Request) -> str:
    """The first accepted language that is available."""
    for word in request.headers.get("Accept-Language", "")[:200].split(","):
        if word.strip()[:2].lower() in languages():
            return word.strip()[:2].lower()
    return DEFAULT


async def read_body(request: web.Request, kind: Any, patience: float) -> Any:
    """JSON only: other sites' forms cannot send it."""
    if request.content_type != "application/json":
        raise RequestError("server-not-json")
    try:
        async with asyncio.timeout(patience):
            return msgspec.json.decode(await request.read(), type=kind)
    except TimeoutError:
        raise SlowError("server-too-slow") from None
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise RequestError("server-not-json") from None


def is_loopback(request: web.Request) -> bool:
    """Whether the request comes from this machine, and not through a proxy."""
    if "X-Forwarded-For" in request.headers or "Forwarded" in request.headers:
        return False
    try:
        return ipaddress.ip_address(request.remote or "").is_loopback
    except ValueError:
        return False
