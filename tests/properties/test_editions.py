"""Edition files from anywhere: either an error naming line and key, or an edition that can be played to the end."""

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zoco
from tests.properties.games import Laws, examples, laws_of
from tests.properties.soak import Batch, check_batch, first_break
from tests.sample import GAME
from zoco.core.editions import Edition, find_edition, load_edition, shipped_editions
from zoco.core.errors import EditionError
from zoco.core.spec import GameSpec

pytestmark = pytest.mark.xdist_group("laws")  # compiled in every process

PLACED = re.compile(r", line (\d+), ([\w\[\].-]+): .|not a TOML file: .*(line \d+|end of document)")
NUMBER = re.compile(r"(?<![\w-])\d+")
VALUE = re.compile(r"^(\w+) = (.+)$")


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("edition") / "edition.toml"


def text_of(rules: GameSpec) -> str:
    return rules.edition.STANDARD.read_text(encoding="utf-8")


def load(rules: GameSpec, path: Path, text: str | bytes) -> Edition:
    path.write_bytes(text if isinstance(text, bytes) else text.encode("utf-8", "surrogatepass"))
    return load_edition(rules, path)


def load_or_refuse(rules: GameSpec, path: Path, text: str | bytes) -> Edition | None:
    """The edition, or nothing if it was refused in the right words."""
    try:
        return load(rules, path, text)
    except EditionError as error:
        said = str(error)
        assert said.startswith(str(path)), said
        assert PLACED.search(said) or "UTF-8" in said, said
        return None


def check_playable(edition: Edition, laws: Laws, rules: GameSpec) -> None:
    for players in range(rules.fewest_players, rules.most_players + 1):
        batch = Batch(players, edition, 7, 2)
        assert first_break(laws, batch, check_batch(rules, laws, batch)) is None


def test_shipped_editions_are_found_by_name(rules: GameSpec) -> None:
    names = [edition.name for edition in shipped_editions(rules)]
    assert len(set(names)) == len(names) >= 2
    for edition in shipped_editions(rules):
        assert find_edition(rules, edition.name) is edition
        assert find_edition(rules, edition.file.name) is edition
    assert "@" not in names[0]
    assert all("@" in name for name in names[1:])


def test_unknown_editions(rules: GameSpec, tmp_path: Path) -> None:
    for wanted in ("kosmos-1999", "kosmos-2008@123", "a"):
        with pytest.raises(EditionError, match=wanted):
            find_edition(rules, wanted)
    for missing in (tmp_path / "none.toml", tmp_path):
        with pytest.raises(EditionError, match=re.escape(str(missing))):
            find_edition(rules, str(missing))


def test_a_copy_of_the_standard_edition_is_the_standard_edition(rules: GameSpec, path: Path) -> None:
    """Notes and provenances do not matter in play; everything else does."""
    text = text_of(rules)
    standard = shipped_editions(rules)[0]
    assert load(rules, path, text).name == standard.name
    noted = text.replace('provenance = "reconstructed"', 'provenance = "fact"').replace('note = "', 'note = "really: ')
    assert noted != text
    assert load(rules, path, noted).name == standard.name


class Setting(NamedTuple):
    """A key of an edition file with its lines: a long list goes on below."""

    key: str
    first: int
    end: int


def settings_in(lines: list[str]) -> list[Setting]:
    found = []
    for first, line in enumerate(lines):
        if match := VALUE.match(line):
            end = first + 1
            while match[2].startswith("[") and count(lines[first:end], "[") > count(lines[first:end], "]"):
                end += 1
            found.append(Setting(match[1], first, end))
    return found


def count(lines: list[str], sign: str) -> int:
    return sum(line.count(sign) for line in lines)


def matters(setting: Setting) -> bool:
    return setting.key not in ("note", "provenance", "name", "game")


@examples(50)
@given(st.data())
def test_a_changed_number_gives_another_name_or_an_error(rules: GameSpec, path: Path, data: st.DataObject) -> None:
    lines = text_of(rules).splitlines()
    texts = ["\n".join(lines[setting.first : setting.end]) for setting in settings_in(lines) if matters(setting)]
    setting = data.draw(st.sampled_from([text for text in texts if NUMBER.search(text)]))
    found = data.draw(st.sampled_from(list(NUMBER.finditer(setting))))
    value = data.draw(st.integers(0, 25) | st.integers(26, 10**30))
    changed = setting[: found.start()] + str(value) + setting[found.end() :]
    edition = load_or_refuse(rules, path, text_of(rules).replace(setting, changed, 1))
    if edition is not None:
        same = int(found[0]) == value
        assert (edition.name == shipped_editions(rules)[0].name) == same
        check_playable(edition, laws_of(rules), rules)


@examples(60)
@given(st.data())
def test_a_wrong_value_is_named_with_its_line_and_key(rules: GameSpec, path: Path, data: st.DataObject) -> None:
    lines = text_of(rules).splitlines()
    setting = data.draw(st.sampled_from([setting for setting in settings_in(lines) if matters(setting)]))
    wrong = data.draw(st.sampled_from(['"?"', "-1", "1.5", "true", "[]", "[[1]]", "{}", "1e400", "nan", "1979-05-27"]))
    if wrong == "[]" and setting.key == "fame":
        return  # no paintings at all are allowed
    lines[setting.first : setting.end] = [f"{setting.key} = {wrong}"]
    with pytest.raises(EditionError) as error:
        load(rules, path, "\n".join(lines))
    said = str(error.value)
    assert f"line {setting.first + 1}, " in said
    assert re.search(rf"\b{setting.key}: ", said), said


@examples(40)
@given(st.data())
def test_a_missing_or_unknown_key_is_named(rules: GameSpec, path: Path, data: st.DataObject) -> None:
    lines = text_of(rules).splitlines()
    setting = data.draw(st.sampled_from(settings_in(lines)))
    missing = data.draw(st.booleans())
    if missing:
        lines[setting.first : setting.end] = []
    else:
        lines[setting.first] = f"x{lines[setting.first]}"  # known under this name no more
    edition = load_or_refuse(rules, path, "\n".join(lines))
    assert edition is None or (setting.key == "note" and missing)


TOKENS = st.sampled_from(
    [
        "",
        "\n",
        "=",
        "[",
        "]",
        "[[",
        "]]",
        '"',
        "'",
        "#",
        ",",
        ".",
        "{",
        "}",
        "0",
        "99",
        "-",
        "inf",
        "\0",
        "\ufeff",
        "é",
        "\x0b",
    ]
)


@examples(120)
@given(st.data())
def test_changed_text_is_refused_or_playable(rules: GameSpec, path: Path, data: st.DataObject) -> None:
    text = text_of(rules)
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = min(len(text), start + data.draw(st.integers(0, 30)))
        filling = data.draw(TOKENS | st.text(max_size=5) | st.just(text[start:end] * 2))
        text = text[:start] + filling + text[end:]
    edition = load_or_refuse(rules, path, text)
    if edition is not None:
        check_playable(edition, laws_of(rules), rules)


@examples(75)
@given(st.data())
def test_changed_lines_are_refused_or_playable(rules: GameSpec, path: Path, data: st.DataObject) -> None:
    lines = text_of(rules).splitlines()
    places = st.integers(0, len(lines) - 1)
    how = data.draw(st.sampled_from(["cut", "repeat", "swap", "truncate"]))
    start, end = sorted((data.draw(places), data.draw(places)))
    end = min(end, start + 12)
    if how == "cut":
        del lines[start:end]
    elif how == "repeat":
        lines[end:end] = lines[start:end]
    elif how == "swap":
        lines[start], lines[end] = lines[end], lines[start]
    else:
        del lines[start:]
    edition = load_or_refuse(rules, path, "\n".join(lines))
    if edition is not None:
        check_playable(edition, laws_of(rules), rules)


@pytest.mark.parametrize(
    "content",
    [b"\xff\xfe", b"\x80", b"", b"game", b"[" * 5000, f'game = "{GAME}"'.encode(), b"game = 1\nname = 2"],
)
def test_what_is_not_an_edition_is_refused(rules: GameSpec, path: Path, content: bytes) -> None:
    assert load_or_refuse(rules, path, content) is None


def test_deep_nesting_is_refused(rules: GameSpec, path: Path) -> None:
    with pytest.raises(EditionError, match="not a TOML file"):
        load(rules, path, "a = " + "[" * 5000)


def test_a_huge_file_is_refused_without_reading_it(rules: GameSpec, path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(10**9)
    with pytest.raises(EditionError, match="larger"):
        load_edition(rules, path)


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_of_many_digits_is_refused(rules: GameSpec, path: Path, number: str) -> None:
    lines: list[Any] = text_of(rules).splitlines()
    at = next(k for k, line in enumerate(lines) if line.partition(" = ")[2].isdigit())
    lines[at] = f"{lines[at].partition(' =')[0]} = {number}"
    with pytest.raises(EditionError):
        load(rules, path, "\n".join(lines))


@pytest.mark.parametrize("wanted", ["\0", "\ud800"])
def test_an_impossible_path_is_refused(wanted: str) -> None:
    with pytest.raises(EditionError):
        find_edition(zoco.rules_of(GAME), wanted)
