"""The command `zoco`: reads the command line, and turns every error into a message and an exit status."""

import argparse
import codecs
import importlib
import io
import os
import sys
import unicodedata
from collections.abc import Sequence
from pathlib import Path

from zoco import __version__, installed
from zoco.core.errors import ZocoError
from zoco.messages import languages, text

FAILED, INTERRUPTED = 1, 130
MOST_ELO = 2000
ADMIN = (
    "tables",
    "people",
    "reports",
    "done",
    "close",
    "mute",
    "unmute",
    "ban",
    "unban",
    "prune",
    "forget",
    "backup",
    "restore",
)

PLAIN = {"“": '"', "”": '"', "„": '"', "’": "'", "‘": "'", "…": "...", "–": "-", "−": "-", "·": "-", "×": "x", "›": ">"}
PLAIN |= {"●": "o", "■": "#", "▲": "^", "◆": "+", "★": "*", "ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"}
PLAIN |= {"Ä": "Ae", "Ö": "Oe", "Ü": "Ue"}


def in_plain_signs(error: UnicodeError) -> tuple[str, int]:
    """For terminals that cannot show a character: a similar one, or a question mark."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    signs = error.object[error.start : error.end]
    plain = (PLAIN.get(sign) or unicodedata.normalize("NFKD", sign)[:1] for sign in signs)
    return "".join(sign if sign.isascii() else "?" for sign in plain), error.end


def prepare_streams() -> None:
    """Makes sure that no character and no closed stream stops the program."""
    codecs.register_error("plain", in_plain_signs)
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115, open to the end
        elif isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace" if name == "stdin" else "plain")


def number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(text("help-not-a-number", word=word[:40])) from None


def game_name(word: str) -> str:
    if word not in installed():
        games = ", ".join(installed())
        raise argparse.ArgumentTypeError(text("unknown-game-here", name=word[:40], games=games))
    return word


def positive(word: str) -> int:
    value = number(word)
    if value < 1:
        raise argparse.ArgumentTypeError(text("help-not-positive", word=word[:40]))
    return value


def two_elos(word: str) -> tuple[float, float]:
    try:
        elo0, elo1 = (float(part) for part in word.split(","))
    except ValueError:
        elo0 = elo1 = 0.0
    if not -MOST_ELO <= elo0 < elo1 <= MOST_ELO:
        raise argparse.ArgumentTypeError(text("help-not-two-elos", word=word[:40], most=MOST_ELO))
    return elo0, elo1


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="zoco",
        description=text("help-zoco"),
        epilog=text("help-zoco-examples", game=next(iter(installed()), "GAME")),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"zoco {__version__}")
    add_language(parser)
    commands = parser.add_subparsers(dest="command", metavar=text("help-command"), required=True)
    add_play(commands)
    add_learn(commands)
    add_serve(commands)
    add_admin(commands)
    add_replay(commands)
    add_verify(commands)
    add_simulate(commands)
    add_arena(commands)
    add_edition(commands)
    return parser


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=text(f"help-{name}"),
        description=text(f"help-{name}-more"),
        epilog=text(f"help-{name}-examples", game=next(iter(installed()), "GAME")),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    add_language(parser)
    return parser


def add_language(parser: argparse.ArgumentParser) -> None:
    """Before the command or after it; `choose_language` has read it already."""
    parser.add_argument("--language", choices=languages(), help=text("help-language"))


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=game_name, metavar="GAME", help=text("help-game", games=", ".join(installed())))
    parser.add_argument("--edition", metavar="FILE", help=text("help-edition-option"))


def add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "play")
    add_game(parser)
    parser.add_argument("--seats", metavar="NAMES", help=text("help-seats"))
    parser.add_argument("--bots", metavar="NAMES", help=text("help-bots"))
    parser.add_argument("--seed", type=number, metavar="N", help=text("help-seed"))
    parser.add_argument("--save", metavar="FILE", help=text("help-save"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help=text("help-resume"))
    parser.add_argument("--friendly", action="store_true", help=text("help-friendly"))


def add_learn(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "learn")
    parser.add_argument("game", type=game_name, metavar="GAME", help=text("help-game", games=", ".join(installed())))
    parser.add_argument("--lesson", type=positive, metavar="N", help=text("help-lesson"))


def add_serve(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "serve")
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help=text("help-host"))
    parser.add_argument("--port", type=number, default=8000, metavar="N", help=text("help-port"))
    parser.add_argument("--open", action="store_true", help=text("help-open"))
    parser.add_argument("--data", metavar="DIR", help=text("help-data"))
    parser.add_argument("--url", metavar="URL", help=text("help-url"))
    parser.add_argument("--proxied", action="store_true", help=text("help-proxied"))
    parser.add_argument("--workers", type=positive, metavar="N", help=text("help-workers"))
    parser.add_argument("--private-hooks", action="store_true", help=text("help-private-hooks"))
    parser.add_argument("--limit", action="append", default=[], metavar="NAME=N", help=text("help-limit"))


def add_admin(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "admin")
    parser.add_argument("what", choices=ADMIN, metavar=text("help-admin-what"), help=", ".join(ADMIN))
    parser.add_argument("subject", nargs="?", metavar=text("help-admin-subject"), help=text("help-admin-subject-more"))
    parser.add_argument("--data", metavar="DIR", help=text("help-data"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))


def add_replay(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", help=text("help-record-file"))
    parser.add_argument("--game", type=positive, metavar="N", help=text("help-game-number"))
    parser.add_argument("--move", type=number, metavar="N", help=text("help-move-number"))
    parser.add_argument("--seat", type=number, metavar="S", help=text("help-seat"))
    parser.add_argument("--edition", metavar="FILE", help=text("help-edition-option"))


def add_verify(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "verify")
    parser.add_argument("file", metavar="FILE", help=text("help-record-file"))
    parser.add_argument("--edition", metavar="FILE", help=text("help-edition-option"))


def add_simulate(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "simulate")
    add_game(parser)
    parser.add_argument("--players", type=number, metavar="N", help=text("help-players"))
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help=text("help-games"))
    parser.add_argument("--seed", type=number, default=1, metavar="N", help=text("help-simulate-seed"))
    parser.add_argument("--records", metavar="FILE", help=text("help-records"))
    parser.add_argument("--legal", action="store_true", help=text("help-legal"))
    parser.add_argument("--jobs", type=positive, metavar="N", help=text("help-jobs"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))


def add_arena(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "arena")
    add_game(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=text("help-arena-bots"))
    parser.add_argument("--players", type=number, metavar="N", help=text("help-arena-players"))
    parser.add_argument("--games", type=positive, default=100, metavar="N", help=text("help-arena-games"))
    parser.add_argument("--seed", type=number, default=1, metavar="N", help=text("help-simulate-seed"))
    parser.add_argument("--sprt", type=two_elos, metavar="ELO0,ELO1", help=text("help-arena-sprt"))
    parser.add_argument("--records", metavar="FILE", help=text("help-arena-records"))
    parser.add_argument("--jobs", type=positive, metavar="N", help=text("help-jobs"))
    parser.add_argument("--json", action="store_true", help=text("help-json"))


def add_edition(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    add_game(add_command(commands, "edition"))


def choose_language(arguments: Sequence[str]) -> None:
    """Before any output: `--language`, ZOCO_LANGUAGE or the system's language, if there is a catalogue."""
    asked = (os.environ.get(name) for name in ("ZOCO_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"))
    wanted = next(filter(None, asked), "")
    for k, word in enumerate(arguments):
        if word == "--language" and k + 1 < len(arguments):
            wanted = arguments[k + 1]
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
    if wanted[:2].lower() in languages():
        os.environ["ZOCO_LANGUAGE"] = wanted[:2].lower()


def dispatch(arguments: Sequence[str]) -> int:
    try:
        choose_language(arguments)
        options = build_parser().parse_args(arguments)
        command = importlib.import_module(f"zoco.commands.{options.command}")
        status: int = command.run(options)
        return status
    finally:
        sys.stdout.flush()


def main(arguments: Sequence[str] | None = None) -> int:
    prepare_streams()
    try:
        return dispatch(sys.argv[1:] if arguments is None else arguments)
    except ZocoError as error:
        print(text("error", what=error.message), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(text("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except OSError as error:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # drops what could not be written
        if not isinstance(error, BrokenPipeError):
            print(text("error", what=error.strerror or str(error)), file=sys.stderr)
        return FAILED
