"""The browser app's files, if it has been built: served from memory, with the right headers."""

import gzip
import hashlib
import json
import logging
import mimetypes
import re
from pathlib import Path
from urllib.parse import urlsplit

from aiohttp import web

from zoco import game_folders
from zoco.server.errors import UnknownError

WEB = Path(__file__).parent.parent / "web"
HASHED = re.compile(r"[.-][A-Za-z0-9_-]{8,}\.\w+$")  # names that change with the content
FOREVER = "public, max-age=31536000, immutable"
PACKED = {".html", ".js", ".css", ".json", ".wasm", ".svg", ".webmanifest", ".ftl"}  # worth compressing
REVALIDATE = "no-cache"  # requested each time, and mostly answered by "not modified"
POLICY = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline';"
    " img-src 'self' data: blob:; connect-src {connect};"
    " frame-ancestors 'none'; base-uri 'none'; form-action 'none'"
)

# Only this may enter a policy: otherwise a request's header could extend it.
HOST = re.compile(r"[A-Za-z0-9.-]+(:\d{1,5})?|\[[0-9A-Fa-f:.]+\](:\d{1,5})?")

mimetypes.add_type("text/javascript", ".js")
mimetypes.add_type("application/wasm", ".wasm")
mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("text/plain", ".ftl")

log = logging.getLogger("zoco.server")


def policy(request: web.Request, origin: str | None) -> str:
    """Pages may connect to their own origin. Older browsers do not include its WebSocket in 'self'."""
    host = urlsplit(origin).netloc if origin else request.host
    scheme = "wss" if (origin or "").startswith("https:") or request.secure else "ws"
    return POLICY.format(connect=f"'self' {scheme}://{host}" if HOST.fullmatch(host) else "'self'")


class Page:
    def __init__(self, body: bytes, name: str) -> None:
        self.body = body
        self.kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.tag = f'"{hashlib.sha256(self.body).hexdigest()[:32]}"'
        self.caching = FOREVER if HASHED.search(name) and name.startswith("assets/") else REVALIDATE
        self.packed = gzip.compress(self.body, mtime=0) if Path(name).suffix in PACKED else None

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


def plugin_files() -> dict[str, bytes]:
    """What the app needs for games that are not built into it, and their list. Broken ones are left out."""
    files: dict[str, bytes] = {}
    games = []
    for name, folder in game_folders().items():
        built = folder / "web" / name
        if not built.is_dir():
            continue
        try:
            paths = [built / "module.wasm", built / "description.json", built / "lessons.json"]
            texts = sorted((folder / "messages").glob("*.ftl"))
            own = {path.name: path.read_bytes() for path in paths} | {path.name: with_lessons(path) for path in texts}
            module, description, lessons, *catalogues = (address_of(name, *file) for file in own.items())
            described = json.loads(own["description.json"])
            game = {key: described[key] for key in ("name", "title", "year", "letter")}
            levels = described["bots"]["levels"]
        except (OSError, ValueError, KeyError) as error:
            log.error("game left out of the app", extra={"game": name, "error": f"{type(error).__name__}: {error}"})
            continue
        game |= {"module": module, "description": description, "lessons": lessons, "levels": levels}
        games.append(game | {"catalogues": {path.stem: at for path, at in zip(texts, catalogues, strict=True)}})
        files |= {f"games/{name}/{file}": body for file, body in own.items()}
    return files | {"games.json": json.dumps(games).encode()}


def address_of(game: str, file: str, body: bytes) -> str:
    """Changes with the content, so browsers may keep what they have."""
    return f"games/{game}/{file}?{hashlib.sha256(body).hexdigest()[:16]}"


def with_lessons(catalogue: Path) -> bytes:
    """A catalogue, and what the game's lessons say in its language."""
    lessons = catalogue.parents[1] / "lessons" / catalogue.name
    return catalogue.read_bytes() + (b"\n" + lessons.read_bytes() if lessons.exists() else b"")


class Pages:
    """All files, read at the start: a requested path never reaches the disk."""

    def __init__(self, origin: str | None = None, folder: Path = WEB) -> None:
        """`origin`: the public URL, behind a proxy."""
        self.origin = origin
        paths = [path for path in folder.rglob("*") if path.is_file()]
        files = {path.relative_to(folder).as_posix(): path.read_bytes() for path in paths}
        self.pages = {name: Page(body, name) for name, body in (files | plugin_files()).items()} if files else {}

    async def handle(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        page = self.pages.get(name or "index.html")
        if page is None:
            raise UnknownError("server-no-page" if not self.pages and not name else "server-no-door")
        return page.answer(request, self.origin)
