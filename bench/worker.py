"""A process that measures on request, so that contestants from different environments can take turns.

One line asks (`0.5 playouts GAME 3`: seconds, subject, arguments), one line of JSON answers. Standard library only.
"""

import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from pathlib import Path

Measure = Callable[[float], float]
"""Works for about that many seconds and returns the figure."""


class CannotMeasure(Exception):  # noqa: N818, an answer like any other
    """What is missing, in words."""


def per_second(work: Callable[[], int]) -> Measure:
    """How much `work` does in a second of this thread's processor time, whatever else runs."""

    def measure(seconds: float) -> float:
        done = 0
        began = time.thread_time()
        while (spent := time.thread_time() - began) < seconds or not done:
            done += work()
        return done / spent

    return measure


def serve(subjects: Mapping[str, Callable[..., Measure]]) -> None:
    prepared: dict[str, Measure] = {}
    for line in sys.stdin:
        seconds, ask = line.strip().split(" ", 1)
        subject, *arguments = ask.split(" ")
        try:
            if ask not in prepared:
                prepared[ask] = subjects[subject](*arguments)
            answer: dict[str, object] = {"figure": prepared[ask](float(seconds))}
        except CannotMeasure as missing:
            answer = {"missing": str(missing)}
        except Exception as error:  # another commit may lack what is asked for
            answer = {"missing": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


class Worker:
    """The asking side."""

    def __init__(self, python: Path, script: str, environment: Mapping[str, str] | None = None) -> None:
        self.command = [str(python), str(Path(__file__).with_name(script))]
        self.environment = os.environ | dict(environment or {})
        self.process: subprocess.Popen[str] | None = None

    def measure(self, ask: str, seconds: float) -> float:
        process = self.process = self.process or self.start()
        assert process.stdin is not None and process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            process.stdin.write(f"{seconds} {ask}\n")
            process.stdin.flush()
        answer = process.stdout.readline()
        if not answer:
            raise CannotMeasure("its process has ended")
        told = json.loads(answer)
        if "missing" in told:
            raise CannotMeasure(told["missing"])
        return float(told["figure"])

    def start(self) -> "subprocess.Popen[str]":
        pipe = subprocess.PIPE
        try:
            return subprocess.Popen(self.command, stdin=pipe, stdout=pipe, env=self.environment, text=True)
        except FileNotFoundError:
            raise CannotMeasure(f"not set up: {self.command[0]}") from None

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
