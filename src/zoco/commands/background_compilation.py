"""Playing at once: the rules are interpreted while another process compiles them."""

import os
import subprocess
import sys
import tempfile
from contextlib import ExitStack
from typing import Self

from zoco.core.compiling import RULES, has_cache, interpret, is_warm, open_cache
from zoco.core.spec import GameSpec
from zoco.messages import text

WARM_UP = """
import os, sys, threading, zoco

def leave_with_parent():
    sys.stdin.read()
    os._exit(1)

threading.Thread(target=leave_with_parent, daemon=True).start()
for bots in (False, True):
    zoco.rules_of(sys.argv[1]).warm_up(bots)
"""
"""What that process runs. It ends when the other end of its stdin is gone, however that came about."""


class BackgroundCompilation:
    """Within it a game's rules can be played at once; compiled ones take over when they are ready."""

    def __init__(self, rules: GameSpec) -> None:
        self.rules = rules
        self.ready = False
        """Whether all is compiled, bots included."""
        self.process: subprocess.Popen[bytes] | None = None
        """The one that compiles, if one is needed."""
        self.cleanup = ExitStack()

    def __enter__(self) -> Self:
        interpret(RULES)
        self.cleanup.callback(interpret, RULES, False)
        self.catch_up()
        if not self.ready:
            self.start_compiling()
        return self

    def __exit__(self, *_: object) -> None:
        self.cleanup.close()

    def catch_up(self) -> None:
        """Goes over to what has been compiled by now: the rules, then the bots."""
        if self.ready:
            return
        kernel, name = self.rules.kernel, self.rules.name
        has_ended = self.process is not None and self.process.poll() is not None  # first: it may end at any moment
        if has_ended and not (is_warm(name) and is_warm(f"{name}-bots")):
            self.compile_here()
        if not is_warm(name):
            return
        self.ready = is_warm(f"{name}-bots")
        compiled = [getattr(kernel, entry_point, None) for entry_point, _ in self.rules.entry_points()]
        interpret(RULES if self.ready else filter(None, compiled), False)

    def wait(self) -> None:
        """For those who would rather see everything compiled first."""
        if not self.ready and self.process is not None:
            print(text("compiling", game=self.rules.title), file=sys.stderr, flush=True)
            self.process.wait()
            self.catch_up()

    def compile_here(self) -> None:
        """The other process was killed or has failed: waiting for it would never end."""
        print(text("compiling-failed"), file=sys.stderr, flush=True)
        interpret(RULES, False)
        for bots in (False, True):
            self.rules.warm_up(bots)

    def start_compiling(self) -> None:
        if not has_cache():
            folder = self.cleanup.enter_context(tempfile.TemporaryDirectory(prefix="zoco-"))
            self.cleanup.callback(use_cache, os.environ.get("ZOCO_CACHE"))
            use_cache(folder)
        command, null = [sys.executable, "-P", "-c", WARM_UP, self.rules.name], subprocess.DEVNULL
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=null, stderr=null, start_new_session=True
        )
        self.cleanup.enter_context(self.process)
        self.cleanup.callback(self.process.kill)


def use_cache(folder: str | None) -> None:
    os.environ.pop("ZOCO_CACHE", None)
    if folder is not None:
        os.environ["ZOCO_CACHE"] = folder
    open_cache.cache_clear()
