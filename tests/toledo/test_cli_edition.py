"""`zoco edition`: what is printed, and files that are no edition."""

import re
from pathlib import Path

import pytest

import zoco
from tests.toledo.command import Run


def test_edition_shows_every_entry_with_its_provenance(run: Run) -> None:
    status, said, complaints = run("edition", "toledo")
    assert (status, complaints) == (0, "")
    assert "Toledo, edition kosmos-2008" in said
    for section in ("rows", "printed", "shops", "cards", "paintings", "fencing", "supply", "swords", "players"):
        assert re.search(rf"^{section} *$", said, re.MULTILINE)
    assert re.search(r"│ 15 +│ 4 +│ 4 +│ 1 +│ fact ", said)
    assert re.search(r"│ 20 21 +│ inferred ", said)


def test_another_edition_by_name_and_by_file(run: Run, tmp_path: Path) -> None:
    rules = zoco.rules_of("toledo")
    mine = rules.edition.STANDARD.read_text().replace("metal = 23", "metal = 29").replace("kosmos-2008", "mine")
    mine = mine.replace('"twelve duel tiles', '"[red]\\u001b[2J')
    (tmp_path / "mine.toml").write_text(mine)
    status, said, complaints = run("edition", "toledo", "--edition", "mine.toml")
    assert (status, complaints) == (0, "")
    assert re.search(r"edition mine@[0-9a-f]{12}", said)
    assert re.search(r"│ 29 +│ 20 +│ fact ", said)
    assert "[red]�[2J" in said
    assert "other-rows@" in run("edition", "toledo", "--edition", "other-rows")[1]


def test_a_game_of_another_edition_replays_with_it_only(run: Run, tmp_path: Path) -> None:
    standard = zoco.rules_of("toledo").edition.STANDARD.read_text()
    (tmp_path / "mine.toml").write_text(standard.replace("kosmos-2008", "mine"))
    simulated = run(
        *("simulate", "toledo", "--games", "1", "--jobs", "1", "--records", "g.jsonl", "--edition", "mine.toml")
    )
    assert simulated[0] == 0
    assert run("replay", "g.jsonl", "--edition", "mine.toml")[0] == 0
    status, _, complaints = run("replay", "g.jsonl")
    assert (status, "Game 1: There is no edition “mine@" in complaints) == (1, True)


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("copies = 4", "copies = 400", "mine.toml, line LINE, fencing.0..copies: must be a whole number"),
        ("metal = 23", 'metal = "23"', "mine.toml, line LINE, supply.metal: must be a whole number"),
        ("fields = [1, 6]", "fields = [2, 6]", "mine.toml, line LINE, rows.0..fields: rows must"),
        ("[supply]", "[supplies]", "supply: is missing"),
        ("gems = 20", "gems = 20\nrubies = 2", "line LINE, supply.rubies: is not known here"),
        ('provenance = "fact"', 'provenance = "rumour"', "line LINE, shops.provenance: must be one of fact"),
        ('name = "kosmos-2008"', 'name = "Kosmos 2008"', "line LINE, name: must be small letters"),
        ('game = "toledo"', 'game = "chess"', "line LINE, game: must be one of toledo"),
        ("[[swords]]", "[[swords]", "mine.toml is not a TOML file"),
        ("[[swords]]", "[[words]]", "mine.toml, line LINE, words: is not known here"),
    ],
)
def test_a_bad_edition_names_the_line_and_the_key(run: Run, tmp_path: Path, old: str, new: str, words: str) -> None:
    standard = zoco.rules_of("toledo").edition.STANDARD.read_text()
    mine = standard.replace(old, new, 1)
    (tmp_path / "mine.toml").write_text(mine)
    words = words.replace("LINE", str(mine[: mine.index(new) + len(new)].count("\n") + 1))
    for command in ("edition", "simulate", "play"):
        status, said, complaints = run(command, "toledo", "--edition", "mine.toml")
        assert (status, said) == (1, "")
        assert re.search(words, complaints), complaints
        assert complaints.count("\n") == 1


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"a = " + b"[" * 10**5, b"#" * 1_000_001, b"rows = 1"])
def test_an_edition_that_is_none(run: Run, tmp_path: Path, content: bytes) -> None:
    (tmp_path / "mine.toml").write_bytes(content)
    status, said, complaints = run("edition", "toledo", "--edition", "mine.toml")
    assert (status, said, complaints.count("\n")) == (1, "", 1)
    assert "mine.toml" in complaints


def test_endless_and_unreadable_editions(run: Run) -> None:
    assert "larger than" in run("edition", "toledo", "--edition", "/dev/zero")[2]
    assert "Is a directory" in run("edition", "toledo", "--edition", "./")[2]


def test_an_edition_without_printed_fields_can_be_shown(run: Run, tmp_path: Path) -> None:
    standard = zoco.rules_of("toledo").edition.STANDARD.read_text()
    without = re.sub(r"\[\[printed\]\]\n(.+\n)+", "", standard).replace('name = "', 'printed = []\nname = "bare-', 1)
    (tmp_path / "bare.toml").write_text(without)
    status, said, complaints = run("edition", "toledo", "--edition", "bare.toml")
    assert (status, complaints) == (0, "")
    assert "bare-kosmos-2008@" in said
