"""The whole server, from start to stop."""

import asyncio
import contextlib
import fcntl
import json
import logging
import resource
import signal
import sys
import time
import traceback
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any, TextIO

from aiohttp import web

from zoco.core.errors import ZocoError, writing
from zoco.server.admin import SOCKET, Admin, keep_private, make_private
from zoco.server.api import Api
from zoco.server.clocks import Uptime
from zoco.server.connection_limits import ConnectionLimits, LimitedConnection
from zoco.server.frames import ServerMessage
from zoco.server.middleware import Middleware
from zoco.server.openapi import document
from zoco.server.pages import Pages
from zoco.server.settings import Settings
from zoco.server.sockets import ClientMessage, Socket
from zoco.server.store import FILE
from zoco.server.table_manager import TableManager, milliseconds
from zoco.server.wire import encode

PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
SHUTDOWN_SECONDS = 5.0
SPARE_FILES = 1200  # in addition to connections: database, workers, webhooks, rejected connections
SWITCH_SECONDS = 0.001  # after which the event loop must let the writer's thread continue


class JsonLines(logging.Formatter):
    """One object per line, with explicit fields only: no header, no address, no secret. Messages of libraries and of
    errors can contain what clients sent, so only their fixed parts are kept."""

    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {"at": f"{at}.{int(record.msecs):03d}Z", "level": record.levelname.lower()}
        if record.name.partition(".")[0] == "zoco":
            line["what"] = record.getMessage()
            line |= {name: value for name, value in vars(record).items() if name not in PLAIN}
        else:
            line |= {"what": str(record.msg).partition("\n")[0], "by": record.name}
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = trace_of(record.exc_info[1])
        return json.dumps(line, default=str)


def trace_of(error: BaseException) -> list[str]:
    """The places and types of an error and of its causes, never its text."""
    lines = []
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        lines = trace_of(cause)
    for frame in traceback.extract_tb(error.__traceback__):
        lines.append(f"{frame.filename}:{frame.lineno} {frame.name}")
    return [*lines, type(error).__name__]


def start_logging() -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("aiohttp.access").setLevel(logging.CRITICAL)
    logging.getLogger("aiohttp.server").setLevel(logging.CRITICAL)  # malformed requests are no news


class Serving:
    """A running server: `async with Serving(settings) as serving`."""

    def __init__(self, settings: Settings, now: Callable[[], int] = milliseconds, uptime: Uptime | None = None) -> None:
        self.settings = settings
        self.manager = TableManager(settings, now, uptime)
        self.connection_limits = ConnectionLimits(settings.limits, settings.proxied)
        self.middleware = Middleware(self.manager, self.connection_limits)
        self.api = Api(self.manager, self.middleware)
        self.socket = Socket(self.middleware, self.api.commands, self.api.queries)
        self.port = settings.port

    def app(self) -> web.Application:
        app = web.Application(
            middlewares=[self.middleware.handle_errors], client_max_size=self.settings.limits.request_bytes
        )
        described = encode(document(self.api.routes, ServerMessage, ClientMessage))

        async def openapi(_: web.Request) -> web.Response:
            return web.Response(body=described, content_type="application/json")

        for route in self.api.routes:
            app.router.add_route(route.method, route.path, self.middleware.handler(route))
        app.router.add_get("/api/openapi.json", openapi)
        app.router.add_get("/api/socket", self.socket.handle)
        app.router.add_get("/metrics", self.api.metrics)
        app.router.add_get("/{name:.*}", Pages(self.settings.origin).handle)
        return app

    async def __aenter__(self) -> "Serving":
        async with contextlib.AsyncExitStack() as opened:
            opened.enter_context(lock_folder(self.settings))
            make_private(self.settings.data / FILE)
            opened.push_async_callback(self.manager.close)
            await self.manager.open()
            opened.callback(self.api.close)
            runner = web.AppRunner(
                self.app(),
                access_log=None,
                keepalive_timeout=self.settings.limits.idle_seconds,
                shutdown_timeout=SHUTDOWN_SECONDS,
                handle_signals=False,
            )
            opened.push_async_callback(runner.cleanup)
            await runner.setup()
            opened.push_async_callback((await self.open_admin()).cleanup)
            opened.push_async_callback(self.socket.close)
            assert runner.server is not None
            for sweeper in (self.connection_limits, self.socket):
                opened.callback(asyncio.create_task(sweeper.sweep_regularly()).cancel)
            opened.callback((await self.open_listener(runner.server)).close)
            self.opened = opened.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.opened.aclose()

    async def open_listener(self, server: web.Server) -> asyncio.Server:
        host, port = self.settings.host, self.settings.port
        guard = partial(LimitedConnection, server, self.connection_limits)
        try:
            listener = await asyncio.get_running_loop().create_server(guard, host, port, backlog=1024)
        except (OSError, OverflowError) as error:
            why = getattr(error, "strerror", None) or str(error)
            raise ZocoError("server-no-port", host=host, port=str(port), error=why) from None
        self.port = listener.sockets[0].getsockname()[1]
        return listener

    async def open_admin(self) -> web.AppRunner:
        """The host's socket, which only the folder's owner can open."""
        app = web.Application()
        app.router.add_post("/", Admin(self.manager).handle)
        runner = web.AppRunner(app, access_log=None, handle_signals=False)
        await runner.setup()
        path = self.settings.data / SOCKET
        path.unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # the path is too long: `zoco admin` needs a stopped server
            await web.UnixSite(runner, str(path)).start()
            path.chmod(0o600)
        return runner

    @property
    def address(self) -> str:
        host = f"[{self.settings.host}]" if ":" in self.settings.host else self.settings.host
        return self.settings.url or f"http://{host}:{self.port}"


def lock_folder(settings: Settings) -> TextIO:
    """One server per folder of data."""
    with writing(settings.data):
        settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        keep_private(settings.data)
        lock = make_private(settings.data / "lock").open("w", encoding="utf-8")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        lock.close()
        raise ZocoError("server-folder-used", folder=str(settings.data)) from None
    return lock


def with_files(settings: Settings) -> Settings:
    """Raises the limit of open files as far as the system allows; there can be no more connections than files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = settings.limits.connections + SPARE_FILES
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    most = max(1, min(settings.limits.connections, wanted - SPARE_FILES))
    return replace(settings, limits=replace(settings.limits, connections=most))


async def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serves until Ctrl-C or SIGTERM."""
    settings = with_files(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    try:
        async with Serving(settings) as serving:
            ready(serving.address)
            await stop.wait()
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):  # uvloop would leave its own
            with contextlib.suppress(NotImplementedError):
                loop.remove_signal_handler(number)
