"""The command line."""

import argparse
import asyncio
import sys
import tempfile
import time
from pathlib import Path

from tests.server import soak as package
from tests.server.soak.attackers import Attackers
from tests.server.soak.findings import report
from tests.server.soak.players import play_honestly
from tests.server.soak.run import Plan, soak


def main() -> int:
    parser = argparse.ArgumentParser(description=package.__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--quiet", type=float, default=60, help="seconds before the attacks begin")
    parser.add_argument("--control", type=float, default=60, help="seconds in which another server is attacked")
    parser.add_argument("--kills", type=float, default=60, help="seconds of kills before the attacks begin")
    parser.add_argument("--no-attacks", action="store_true", help="load and kills only")
    parser.add_argument("--seed", type=int, default=time.time_ns() % 10**9)
    for hidden in ("--as", "--port", "--file"):  # another process of the same run
        parser.add_argument(hidden, help=argparse.SUPPRESS)
    options = parser.parse_args()
    role = getattr(options, "as")
    if role is not None:
        port, file = int(options.port), Path(options.file)
        asyncio.run(play_honestly(port, file) if role == "honest" else Attackers(port).attack(file))
        return 0
    print(f"seed {options.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder:
        control = 0 if options.no_attacks else options.control
        plan = Plan(options.minutes, options.quiet, control, options.kills, not options.no_attacks)
        work = soak(Path(folder), plan, options.tables, options.seed)
        findings = asyncio.run(work)
    return 0 if report(findings) else 1


if __name__ == "__main__":
    sys.exit(main())
