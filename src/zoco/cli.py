"""The command `zoco`: reads the command line, and turns every error into a sentence and an exit status."""

import argparse
import importlib
import os
import sys
from collections.abc import Sequence

from zoco import GAMES, __version__
from zoco.messages import languages, text

DONE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130


def number(word: str) -> int:
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(text("help-not-a-number", word=word[:40])) from None


def positive(word: str) -> int:
    value = number(word)
    if value < 1:
        raise argparse.ArgumentTypeError(text("help-not-positive", word=word[:40]))
    return value


def build_parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="zoco",
        description=text("help-zoco"),
        epilog=text("help-zoco-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"zoco {__version__}")
    parser.add_argument("--language", choices=languages(), help=text("help-language"))
    commands = parser.add_subparsers(dest="command", metavar=text("help-command"), required=True)
    add_play(commands)
    add_replay(commands)
    add_simulate(commands)
    add_edition(commands)
    return parser


def add_command(commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str) -> argparse.ArgumentParser:
    return commands.add_parser(
        name,
        help=text(f"help-{name}"),
        description=text(f"help-{name}-more"),
        epilog=text(f"help-{name}-examples"),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )


def add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", choices=GAMES, help=text("help-game"))
    parser.add_argument("--edition", metavar="FILE", help=text("help-edition-option"))


def add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "play")
    add_game(parser)
    parser.add_argument("--seats", metavar="NAMES", help=text("help-seats"))
    parser.add_argument("--seed", type=number, metavar="N", help=text("help-seed"))
    parser.add_argument("--save", metavar="FILE", help=text("help-save"))
    parser.add_argument("--resume", metavar="FILE", nargs="?", const="", help=text("help-resume"))


def add_replay(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = add_command(commands, "replay")
    parser.add_argument("file", metavar="FILE", help=text("help-record-file"))
    parser.add_argument("--game", type=positive, metavar="N", help=text("help-game-number"))
    parser.add_argument("--move", type=number, metavar="N", help=text("help-move-number"))
    parser.add_argument("--seat", type=number, metavar="S", help=text("help-seat"))
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


def add_edition(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    add_game(add_command(commands, "edition"))


def choose_language(arguments: Sequence[str]) -> None:
    """Before anything is said: `--language`, ZOCO_LANGUAGE, or the system's language where there is a catalogue."""
    wanted = os.environ.get("ZOCO_LANGUAGE") or os.environ.get("LC_ALL") or os.environ.get("LANG") or ""
    for k, word in enumerate(arguments):
        if word == "--language" and k + 1 < len(arguments):
            wanted = arguments[k + 1]
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
    if wanted[:2].lower() in languages():
        os.environ["ZOCO_LANGUAGE"] = wanted[:2].lower()


def main(arguments: Sequence[str] | None = None) -> int:
    arguments = sys.argv[1:] if arguments is None else arguments
    choose_language(arguments)
    options = build_parser().parse_args(arguments)
    try:
        command = importlib.import_module(f"zoco.commands.{options.command}")
        status: int = command.run(options)
        sys.stdout.flush()
        return status
    except ValueError as error:
        if not hasattr(error, "message"):  # not one of ours: a fault of the program must not hide
            raise
        print(text("error", what=error.message), file=sys.stderr)
        return FAILED
    except KeyboardInterrupt:
        print(text("interrupted"), file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED
