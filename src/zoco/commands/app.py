"""`zoco app`: the app in the browser, from a small server for this machine only."""

import os
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from zoco.commands import screen
from zoco.core.errors import TableError
from zoco.messages import text

FOLDER = Path(__file__).parent.parent / "web"
HOST = "127.0.0.1"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Some systems' own tables say otherwise, and browsers are strict about scripts and modules."""


class Files(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | KINDS

    def end_headers(self) -> None:
        """What has a hash in its name never changes; everything else is asked for anew."""
        lasting = self.path.startswith("/assets/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if lasting else "no-cache")
        super().end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads a list of requests."""


class Server(ThreadingHTTPServer):
    allow_reuse_address = os.name != "nt"  # there it would take the port from a program that uses it


def run(options: Namespace, folder: Path = FOLDER, open_page: Callable[[str], object] = webbrowser.open) -> int:
    if not (folder / "index.html").exists():
        raise TableError("app-not-built", folder=str(folder))
    try:
        server = Server((HOST, options.port), partial(Files, directory=str(folder)))
    except (OSError, OverflowError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise TableError("app-port-taken", port=str(options.port), error=reason) from None
    address = f"http://{HOST}:{server.server_port}/"
    with server:
        screen().print(text("app-served", address=address), soft_wrap=True)
        sys.stdout.flush()
        if not options.no_browser and has_browser():
            open_page(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            screen().print(text("app-stopped"))
    return 0


def has_browser() -> bool:
    """Without a desktop a browser for terminals might be found, and take this one over."""
    return sys.platform in ("win32", "darwin") or any(map(os.environ.get, ("DISPLAY", "WAYLAND_DISPLAY")))
