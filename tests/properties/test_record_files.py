"""What is no record at all, and files of records."""

import re
from pathlib import Path

import pytest

from tests.properties.test_records import fresh, refused, told
from tests.sample import GAME
from zoco.core.errors import RecordError
from zoco.core.records import parse_record, read_lines

TEXTS = {
    "nothing": "",
    "not JSON": "draw",
    "a list": "[]",
    "a number": "7",
    "null": "null",
    "cut off": '{"zoco": 1, "game": "tol',
    "NaN": '{"zoco": NaN}',
    "Infinity": '{"zoco": 1, "seed": -Infinity}',
    "key twice": '{"zoco": 1, "zoco": 1}',
    "key twice inside": '{"zoco": 1, "fair": {"a": 1, "a": 2}}',
    "deep": "[" * 100_000,
    "deep objects": '{"a":' * 100_000,
    "many digits": '{"zoco": ' + "9" * 10_000 + "}",
    "byte order mark": "\ufeff{}",
    "two objects": "{} {}",
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS.keys())
def test_what_is_not_a_record_is_refused(text: str) -> None:
    refused(text)
    refused(text.encode())


@pytest.mark.parametrize("raw", [b"\xff\xfe", b"\x80", b'{"zoco": "\xc3"}', "{}".encode("utf-16"), b"\0" * 100])
def test_what_is_not_text_is_refused(raw: bytes) -> None:
    refused(raw)


@pytest.mark.parametrize("name", ["", "chess", GAME.capitalize()])
def test_an_unknown_game_is_an_error_of_the_record(name: str) -> None:
    data = fresh(GAME)
    data["game"] = name
    assert told(refused(data))[0] == "unknown-game"


@pytest.mark.parametrize("name", ["\0", "\ud800", "a\0.toml", "/dev/null", "."])
def test_a_record_cannot_make_the_reader_open_a_file(name: str) -> None:
    data = fresh(GAME)
    data["edition"] = name
    assert told(refused(data))[0] == "edition-unknown"


def test_games_of_a_file_are_numbered_and_named(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("\n\n{}\n  \n[]\n", encoding="utf-8")
    lines = list(read_lines(path))
    assert [number for number, _ in lines] == [1, 2]
    with pytest.raises(RecordError, match="Game 2"):
        parse_record(lines[1][1], lines[1][0])


def test_files_that_hold_no_games(tmp_path: Path) -> None:
    (tmp_path / "empty.jsonl").touch()
    for path in (tmp_path / "empty.jsonl", tmp_path / "none.jsonl", tmp_path):
        with pytest.raises(RecordError, match=re.escape(str(path))):
            list(read_lines(path))
