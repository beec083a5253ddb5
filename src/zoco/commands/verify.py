"""`zoco verify`: whether nobody could choose the shuffles of recorded games."""

from argparse import Namespace
from pathlib import Path

from zoco.commands import screen
from zoco.commands.replay import verify
from zoco.core.errors import RecordError
from zoco.core.records import check_shuffles, read_lines
from zoco.messages import message, say, text


def run(options: Namespace) -> int:
    console, errors = screen(), screen(stderr=True)
    are_verified = True
    for number, line in read_lines(Path(options.file)):
        try:
            verdict = check_shuffles(verify(line, number, options.edition))
        except RecordError as error:
            errors.print(text("error", what=error.message), soft_wrap=True)
            are_verified = False
            continue
        console.print(say(message("record-wrong", number=number, what=verdict.what)), soft_wrap=True)
        for note in verdict.notes:
            console.print(f"  {say(note)}", soft_wrap=True)
        are_verified &= verdict.is_verified
    return 0 if are_verified else 1
