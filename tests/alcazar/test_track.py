"""Tracks from anywhere: either an error, or an edition that can be played to the end."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import zoco
from tests.properties.games import examples, laws_of
from tests.properties.test_editions import check_playable, load_or_refuse

pytestmark = pytest.mark.xdist_group("laws")  # compiled in every process

RULES = zoco.rules_of("alcazar")
Track = list[tuple[int, int]]
SIDE = 12


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("tracks") / "edition.toml"


def printed_track() -> Track:
    cells = RULES.edition.STANDARD.read_text(encoding="utf-8")
    return [tuple(cell) for part in tomllib.loads(cells)["board"] for cell in part["cells"]]


def moved(track: Track, turns: int, mirrored: bool, start: int, right: int, down: int) -> Track:
    """The same track turned, mirrored, numbered from elsewhere, or put elsewhere."""
    for _ in range(turns):
        track = [(10 - y, x) for x, y in track]
    if mirrored:
        track = [(10 - x, y) for x, y in track]
    return [(x + right, y + down) for x, y in track[start:] + track[:start]]


def disturbed(track: Track, how: str, one: int, other: int) -> Track:
    track = list(track)
    if how == "swap":
        track[one], track[other] = track[other], track[one]
    elif how == "reverse":
        first, last = sorted((one, other))
        track[first:last] = track[first:last][::-1]
    elif how == "step":
        x, y = track[one]
        track[one] = (x + other % 3 - 1, y + other // 3 % 3 - 1)
    elif how == "cut":
        del track[one]
    return track


def is_track(track: Track) -> bool:
    """72 different cells of the square; two of them touch exactly where they follow each other."""
    if len(set(track)) != 72 or not all(0 <= x < SIDE and 0 <= y < SIDE for x, y in track):
        return False
    for k, (x, y) in enumerate(track):
        for j, (a, b) in enumerate(track):
            if (abs(x - a) + abs(y - b) == 1) != ((j - k) % 72 in (1, 71)):
                return False
    return True


def write_track(track: Track) -> str:
    cells = ", ".join(f"[{x}, {y}]" for x, y in track)
    return f"""game = "alcazar"
name = "track"
based_on = "kosmos-2009"
[[board]]
fields = [1, 72]
cells = [{cells}]
provenance = "reconstructed"
"""


@examples(75)
@given(st.data())
def test_a_track_is_refused_exactly_where_it_is_broken(path: Path, data: st.DataObject) -> None:
    flag = st.integers(0, 1)
    place = st.integers(0, 71)
    track = moved(printed_track(), data.draw(st.integers(0, 3)), data.draw(st.booleans()), data.draw(place), 0, 0)
    track = moved(track, 0, False, 0, data.draw(flag), data.draw(flag))
    assert is_track(track)
    how = data.draw(st.sampled_from(["leave", "swap", "reverse", "step", "cut"]))
    track = disturbed(track, how, data.draw(place), data.draw(place))
    edition = load_or_refuse(RULES, path, write_track(track))
    assert (edition is not None) == is_track(track)
    if edition is not None:
        check_playable(edition, laws_of(RULES), RULES)
