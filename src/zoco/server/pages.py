"""The browser app's files, where they have been built: from memory, with the right headers."""

import gzip
import hashlib
import mimetypes
import re
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from zoco.server.refusals import UnknownError

WEB = Path(__file__).parent.parent / "web"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # a name that changes with the content
FOREVER = "public, max-age=31536000, immutable"
PACKED = {".html", ".js", ".css", ".json", ".wasm", ".svg", ".webmanifest"}  # what compressing makes smaller
ANEW = "no-cache"  # asked for each time, and mostly answered by "not modified"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data: blob:; connect-src {connect};"
    " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)

# Nothing else may stand in a policy: a header of the request could add to it.
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")


def policy(request: web.Request, origin: str | None) -> str:
    """Pages may connect to where they come from. Older browsers do not count its WebSocket as that."""
    host = urlsplit(origin).netloc if origin else request.host
    scheme = "wss" if (origin or "").startswith("https:") or request.secure else "ws"
    return POLICY.format(connect=f"'self' {scheme}://{host}" if HOST.fullmatch(host) else "'self'")


class Page:
    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        self.caching = FOREVER if HASHED.search(name) and name.startswith("assets/") else ANEW
        self.packed = gzip.compress(self.body, mtime=0) if path.suffix in PACKED else None

    def answer(self, request: web.Request, origin: str | None) -> web.Response:
        headers = {"ETag": self.tag, "Cache-Control": self.caching, "Vary": "Accept-Encoding"}
        if request.headers.get("If-None-Match") == self.tag:
            return web.Response(status=304, headers=headers)
        body = self.body
        if self.packed is not None and "gzip" in request.headers.get("Accept-Encoding", ""):
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        if self.kind == "text/html":
            headers["Content-Security-Policy"] = policy(request, origin)
        response = web.Response(body=body, content_type=self.kind, headers=headers)
        if self.kind.startswith("text/"):
            response.charset = "utf-8"
        return response


class Pages:
    """All files, read at the start: a path from outside never reaches the disk."""

    def __init__(self, origin: str | None = None, folder: Path = WEB) -> None:
        """`origin`: what people type, where a proxy stands in front."""
        self.origin = origin
        names = {path: path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        self.pages = {name: Page(path, name) for path, name in names.items()}

    async def handle(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        page = self.pages.get(name or "index.html")
        if page is None:
            raise UnknownError("server-no-page" if not self.pages and not name else "server-no-door")
        return page.answer(request, self.origin)
