"""`make bench`: our rules beside their peers, taking turns in one run. Read the ratios: machines are noisy.

Status: 0; 1 if `--against` finds a row below 0.95 of the other commit, or one that the other commit does not have; 2 if
the options make no sense.
"""

import argparse
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

from report import Heading, Result, is_marked, show, show_json, write_markdown
from rows import COMPARED, ROWS, Row
from worker import CannotMeasure, Worker

ROOT = Path(__file__).parent.parent
SLOWER = 0.95  # of the other commit's speed: time to look closer
ROUNDS, SECONDS = 5, 1.0
COMPARING_ROUNDS, COMPARING_SECONDS = 9, 0.4
QUICK_ROUNDS, QUICK_SECONDS = 3, 0.2
WARMING_SECONDS = 0.1

Workers = dict[str, Worker]


def measure_all(rows: Sequence[Row], workers: Workers, rounds: int, seconds: float) -> list[Result]:
    """Every row beside its yardstick, round after round; a short first one, which warms up, does not count."""
    results = [Result(row) for row in rows]
    for number in range(rounds + 1):
        for k, result in enumerate(results):
            if result.missing or (result.row.once and number != 1):
                continue
            of = f"round {number} of {rounds}" if number else "warming up"
            progress(f"{of}, {k + 1}/{len(results)}: {result.row.name} …", log=k == 0)
            try:
                measure(result, workers, number, seconds)
            except CannotMeasure as missing:
                result.missing = str(missing)
    progress("")
    return results


def measure(result: Result, workers: Workers, number: int, seconds: float) -> None:
    row, yardstick = result.row, result.row.beside
    turns = [row, yardstick] if number % 2 else [yardstick, row]
    seconds = seconds if number else WARMING_SECONDS
    figures = {each: workers[each.worker].measure(each.ask, seconds) for each in turns if each is not None}
    if number:
        result.figures.append(figures[row])
        if yardstick is not None:
            result.ratios.append(figures[row] / figures[yardstick])


def progress(line: str, log: bool = False) -> None:
    """Overwrites the last line of a terminal; a log gets one line per round."""
    if sys.stderr.isatty():
        print(f"\r\033[K{line}", end="", file=sys.stderr, flush=True)
    elif log:
        print(line, file=sys.stderr, flush=True)


def git(*arguments: str) -> str:
    return subprocess.run(["git", "-C", ROOT, *arguments], stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


@contextmanager
def other_commit(revision: str) -> Iterator[Worker]:
    """Checks it out beside this one, with a compile cache of its own, and removes it afterwards."""
    with tempfile.TemporaryDirectory(prefix="zoco-bench-") as folder:
        tree = Path(folder, "tree")
        git("worktree", "add", "--quiet", "--detach", str(tree), revision)
        try:
            environment = {"PYTHONPATH": str(tree / "src"), "ZOCO_CACHE": str(Path(folder, "cache"))}
            yield Worker(Path(sys.executable), "ours.py", environment)
        finally:
            git("worktree", "remove", "--force", str(tree))


def against(revision: str, rows: Sequence[Row]) -> list[Row]:
    """The rows that are compared, each beside its own figure in the other commit."""
    return [
        replace(row, beside=replace(row, name=revision, worker="other"), least=SLOWER, aim=None)
        for row in rows
        if row.ask.split()[0] in COMPARED
    ]


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench.py", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="short rounds: rough figures in a minute or two")
    parser.add_argument("--only", metavar="WORD", default="", help="only rows whose name has this word in it")
    parser.add_argument("--against", metavar="REV", help="this tree beside another commit, instead of the peers")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of the table")
    parser.add_argument(
        "--markdown", metavar="FILE", type=Path, help="also write the table into this file's marked part"
    )
    options = parser.parse_args()
    options.rows = [row for row in ROWS if options.only.lower() in row.name.lower()]
    if options.against:
        options.rows = against(options.against, options.rows)
        try:
            git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{options.against}^{{commit}}")
        except subprocess.CalledProcessError:
            parser.error(f"there is no commit {options.against} here")
    if not options.rows:
        parser.error(f"no row has “{options.only}” in its name")
    if options.markdown and not is_marked(options.markdown):
        parser.error(f"{options.markdown} is no file with the two marks that docs/benchmarks.md has around its table")
    return options


def run(options: argparse.Namespace, workers: Workers) -> int:
    rounds, seconds = (COMPARING_ROUNDS, COMPARING_SECONDS) if options.against else (ROUNDS, SECONDS)
    if options.quick:
        rounds, seconds = QUICK_ROUNDS, QUICK_SECONDS
    heading = Heading(git("describe", "--always", "--dirty"), rounds, seconds)
    try:
        results = measure_all(options.rows, workers, rounds, seconds)
    finally:
        for worker in workers.values():
            worker.stop()
    (show_json if options.json else show)(heading, results)
    if options.markdown:
        write_markdown(heading, results, options.markdown)
    warnings = [warning for result in results if options.against and (warning := slower(result, options.against))]
    print(*warnings, sep="\n", end="\n" if warnings else "", file=sys.stderr)
    return 1 if warnings else 0


def slower(result: Result, revision: str) -> str:
    """A warning, or nothing."""
    if result.missing:
        return f"WARNING: {result.row.name} cannot be compared with {revision}: {result.missing}"
    if result.failed:
        return f"WARNING: {result.row.name} has only {result.ratio:.2f} × the speed of {revision} (least {SLOWER})."
    return ""


def main() -> int:
    options = read_options()
    workers = {"ours": Worker(Path(sys.executable), "ours.py")}
    if not options.against:
        return run(options, workers | {"peers": Worker(ROOT / ".venv-peers" / "bin" / "python", "peers.py")})
    with other_commit(options.against) as other:
        return run(options, workers | {"other": other})


if __name__ == "__main__":
    sys.exit(main())
