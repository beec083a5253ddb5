"""Node and Chromium: each runs the same script, which fetches the cases from a local server and sends the answers."""

import json
import os
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from tests.browsers import find_chromium
from tests.wasm.answers import Case
from zoco.messages import catalogue_paths, languages

ROOT = Path(__file__).parent.parent.parent
KERNEL = ROOT / "web" / "kernel"
SCRIPT = "dist/test/run.js"
IMPORTS = '{"imports": {"@fluent/bundle": "/node_modules/@fluent/bundle/esm/index.js"}}'
COMPLAIN = """
  const complain = (...words) => fetch("/", { method: "POST", body: JSON.stringify({ error: words.join(" ") }) });
  addEventListener("error", ({ message }) => complain(message));
  addEventListener("unhandledrejection", ({ reason }) => complain(reason));
  console.error = complain;
"""
"""Errors that nobody caught, and what the console calls one, are the answer."""
PAGE = f"""<!doctype html><meta charset="utf-8"><script>{COMPLAIN}</script>
<script type="importmap">{IMPORTS}</script><script type="module" src="/{SCRIPT}"></script>"""
MOST_SECONDS = 600  # then something hangs


class Server(ThreadingHTTPServer):
    """Serves the modules, the wrapper and the cases, and waits for the answers."""

    def __init__(self, cases: dict[str, list[Case]]) -> None:
        super().__init__(("127.0.0.1", 0), partial(Handler, directory=str(KERNEL)))
        self.cases = json.dumps(cases).encode()
        self.answers: queue.Queue[Any] = queue.Queue()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}"


class Handler(SimpleHTTPRequestHandler):
    extensions_map = SimpleHTTPRequestHandler.extensions_map | {".js": "text/javascript", ".wasm": "application/wasm"}
    server: Server

    def do_GET(self) -> None:
        if self.path == "/cases.json":
            self.reply("application/json", self.server.cases)
        elif self.path == "/catalogues.json":
            texts = {language: whole_catalogue(language) for language in languages()}
            self.reply("application/json", json.dumps(texts).encode())
        elif self.path == "/":
            self.reply("text/html", PAGE.encode())
        else:
            super().do_GET()

    def do_POST(self) -> None:
        self.server.answers.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self.reply("text/plain", b"")

    def reply(self, kind: str, content: bytes) -> None:
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *words: Any) -> None:
        """Silence."""


def whole_catalogue(language: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in catalogue_paths(language))


def run_node(address: str, folder: Path) -> list[str]:
    return [str(Path(sys.executable).with_name("node")), str(KERNEL / SCRIPT), address]


def run_chromium(address: str, folder: Path) -> list[str]:
    return [find_chromium(), "--headless", "--no-sandbox", "--disable-gpu", f"--user-data-dir={folder}", address]


ENGINES: dict[str, Callable[[str, Path], list[str]]] = {"node": run_node, "chromium": run_chromium}


def ask(engine: str, cases: dict[str, list[Case]], folder: Path) -> dict[str, list[Any]]:
    """The answers of an engine to all cases. `folder` is for its temporary files."""
    with Server(cases) as server:
        threading.Thread(target=server.serve_forever).start()
        with running(ENGINES[engine](server.address, folder), server.answers, folder / "log"):
            answers = server.answers.get(timeout=MOST_SECONDS)
        server.shutdown()
    assert "error" not in answers, answers["error"]
    return answers


@contextmanager
def running(command: list[str], answers: "queue.Queue[Any]", log: Path) -> Iterator[None]:
    """Runs a program until there is an answer, and ends its children. Without one, its last output is the error."""
    with log.open("w") as output:
        process = subprocess.Popen(command, stdout=output, stderr=output, start_new_session=True)

    def watch() -> None:
        process.wait()
        answers.put({"error": f"{command[0]} ended: {log.read_text(encoding='utf-8')[-3000:]}"})

    watcher = threading.Thread(target=watch)
    watcher.start()
    try:
        yield
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGTERM)
        watcher.join()
