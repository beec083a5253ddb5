"""`zoco serve`: the server for online tables."""

import os
import sys
import webbrowser
from argparse import Namespace
from pathlib import Path

from zoco.commands.processes import count_cores
from zoco.core.errors import ZocoError, shown
from zoco.messages import text
from zoco.server.serving import serve, start_logging
from zoco.server.settings import Settings, read_limits

if sys.platform == "win32":
    from asyncio import run as run_loop
else:
    from uvloop import run as run_loop  # a third less work per message


def data_folder(given: str | None) -> Path:
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_DATA_HOME") or Path("~/.local/share").expanduser()) / "zoco" / "server"


def run(options: Namespace) -> int:
    if options.url and not options.url.startswith(("http://", "https://")):
        raise ZocoError("server-bad-url", url=shown(options.url))
    settings = Settings(
        data=data_folder(options.data),
        host=options.host,
        port=options.port,
        url=(options.url or "").rstrip("/"),
        proxied=options.proxied,
        workers=options.workers or max(1, count_cores() - 1),
        private_hooks=options.private_hooks,
        limits=read_limits(options.limit),
    )
    start_logging()

    def announce(address: str) -> None:
        print(text("serve-ready", address=address), flush=True)
        if options.open and has_browser():
            webbrowser.open(address)

    run_loop(serve(settings, announce))
    return 0


def has_browser() -> bool:
    """Without a desktop, a text browser might be found, and would take over this terminal."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
