"""The browser app's files, where they have been built: from memory, with the right headers."""

import hashlib
import mimetypes
import re
from pathlib import Path

from aiohttp import web

from zoco.server.refusals import UnknownError

WEB = Path(__file__).parent.parent / "web"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # a name that changes with the content
FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"  # asked for each time, and mostly answered by "not modified"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data: blob:; connect-src 'self' ws: wss:;"
    " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")


class Page:
    def __init__(self, path: Path, name: str) -> None:
        self.body = path.read_bytes()
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        self.caching = FOREVER if HASHED.search(name) and name.startswith("assets/") else ANEW

    def answer(self, request: web.Request) -> web.Response:
        headers = {"ETag": self.tag, "Cache-Control": self.caching}
        if request.headers.get("If-None-Match") == self.tag:
            return web.Response(status=304, headers=headers)
        if self.kind == "text/html":
            headers["Content-Security-Policy"] = POLICY
        response = web.Response(body=self.body, content_type=self.kind, headers=headers)
        if self.kind.startswith("text/"):
            response.charset = "utf-8"
        return response


class Pages:
    """All files, read at the start: a path from outside never reaches the disk."""

    def __init__(self, folder: Path = WEB) -> None:
        names = {path: path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}
        self.pages = {name: Page(path, name) for path, name in names.items()}

    async def handle(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        page = self.pages.get(name or "index.html")
        if page is None and not name.startswith("api/") and "." not in name.rpartition("/")[2]:
            page = self.pages.get("index.html")  # a place inside the app
        if page is None:
            raise UnknownError("server-no-page" if not self.pages and not name else "server-no-door")
        return page.answer(request)
