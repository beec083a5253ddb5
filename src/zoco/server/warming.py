"""Compiles the rules in a separate process, so that no request waits, and loads them from the cache."""

import asyncio
import logging
import sys

from zoco import rules_of
from zoco.core.compiling import has_cache, is_warm, warm
from zoco.core.spec import GameSpec

log = logging.getLogger("zoco.server")
UNUSED = {"step", "play_on", "playouts"}  # entry points for whole games, which no table calls
WARM_UP = "import sys, zoco; zoco.rules_of(sys.argv[1]).warm_up(bots=len(sys.argv) > 2)"


async def warm_rules(name: str) -> GameSpec:
    rules = await asyncio.to_thread(rules_of, name)
    if not is_warm(name) and has_cache():
        log.info("compiling", extra={"game": name})
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", WARM_UP, name, stderr=sys.stderr)
        try:
            await process.wait()
        finally:
            if process.returncode is None:
                process.kill()
    await asyncio.to_thread(load_entry_points, rules)
    return rules


def load_entry_points(rules: GameSpec) -> None:
    """Loads every entry point that tables need, so that the first decision is as fast as the others."""
    warm(rules.name, [found for found in rules.entry_points() if found[0] not in UNUSED], lambda _, __: None)
    for entry_point in rules.kernel:
        for compiled in getattr(entry_point, "overloads", {}).values():
            compiled.library._shared_module = None  # what only compiling other functions needs: half of its memory
