"""Runs a command and says how much processor time it took, with everything it started.

python -m tests.stopwatch WORDS COMMAND …
"""

import contextlib
import ctypes
import os
import resource
import subprocess
import sys

PR_SET_CHILD_SUBREAPER = 36


def main() -> int:
    words, *command = sys.argv[1:]
    if sys.platform == "linux":  # browsers leave orphaned children: this process adopts them
        ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1)
    status = subprocess.run(command, check=False).returncode
    with contextlib.suppress(ChildProcessError):
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    minutes, seconds = divmod(round(used.ru_utime + used.ru_stime), 60)
    print(f"{words}: {minutes} min {seconds} s of processor time", flush=True)
    return status


if __name__ == "__main__":
    sys.exit(main())
