"""Shuffles that anybody can verify: the construction by its vectors, and what is said of records that lie."""

import copy
import json
import subprocess
from collections import Counter
from collections.abc import Callable
from functools import cache
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

import zoco
from tests.core.fair_games import fair_game, promise, secret_of
from tests.sample import GAME, facts_of
from zoco.cli import main
from zoco.core.commitments import (
    NUMBERS,
    below,
    commitment_to,
    deal_key,
    draw_order,
    draw_shuffle,
    fingerprint,
    mix,
    new_secret,
)
from zoco.core.errors import RecordError
from zoco.core.game import Game
from zoco.core.records import check_shuffles
from zoco.core.taking_back import PRACTICE
from zoco.messages import Message, languages, message, say

DOCS = Path(__file__).parent.parent.parent / "docs"
VECTORS: list[dict[str, Any]] = json.loads((DOCS / "shuffles.json").read_text(encoding="utf-8"))["vectors"]
RESHUFFLING = next(name for name in zoco.GAMES if facts_of(name).RESHUFFLED)

Fair = dict[str, Any]


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["title"])
def test_the_construction_gives_the_vectors(vector: dict[str, Any]) -> None:
    server, salts = vector["server"], vector["salts"]
    commitments = [salt and commitment_to(salt) for salt in salts]
    assert (commitment_to(server["secret"]), commitments) == (server["commitment"], vector["commitments"])
    assert fingerprint(server["commitment"], commitments) == vector["fingerprint"]
    key = deal_key(server["secret"], salts)
    assert key.hex() == vector["key"]
    assert draw_order(key, len(salts)) == vector["order"]
    for made in vector["shuffles"]:
        assert draw_shuffle(key, made["number"], made["pile"]) == made["result"]
        assert draw_shuffle(key, made["number"], reversed(made["pile"])) == made["result"]


def test_some_vectors_reject_numbers() -> None:
    """Otherwise a program that rejects none, or the wrong ones, would pass."""
    assert any(made["rejected"] for vector in VECTORS for made in vector["shuffles"])


def openssl_hmac(key: str, text: str) -> str:
    command = ["openssl", "dgst", "-sha256", "-mac", "HMAC", "-macopt", f"hexkey:{key}", "-binary"]
    return subprocess.run(command, input=text.encode(), capture_output=True, check=True).stdout.hex()


def test_a_vector_step_by_step_with_another_program() -> None:
    """The text of docs/shuffles.md once more, with nothing of ours: hashes by OpenSSL."""
    vector = VECTORS[0]
    secret = bytes.fromhex(vector["server"]["secret"])
    hashed = subprocess.run(["openssl", "dgst", "-sha256", "-binary"], input=secret, capture_output=True, check=True)
    assert hashed.stdout.hex() == vector["server"]["commitment"]
    key = openssl_hmac(secret.hex(), "\n".join(["zoco shuffles 1", *(salt or "-" for salt in vector["salts"])]))
    made = vector["shuffles"][0]
    cards = sorted(made["pile"], key=lambda card: card.encode())
    subkey = openssl_hmac(key, "\n".join(["shuffle 0", *cards]))
    digits = "".join(openssl_hmac(subkey, str(block)) for block in range(2 + len(cards) // 16))
    numbers = [int(digits[k : k + 4], 16) for k in range(0, len(digits), 4)]
    for k in range(len(cards) - 1, 0, -1):
        while (number := numbers.pop(0)) >= 65_536 - 65_536 % (k + 1):
            pass
        j = number % (k + 1)
        cards[k], cards[j] = cards[j], cards[k]
    assert (key, subkey, cards) == (vector["key"], made["subkey"], made["result"])


def test_numbers_of_an_incomplete_round_are_rejected() -> None:
    assert below(iter([65_535, 65_520, 83]), 84) == 83  # 65,536 = 780 × 84 + 16
    assert below(iter([65_519]), 84) == 83
    assert below(iter([NUMBERS - 1]), 2) == 1


def test_all_orders_are_equally_likely() -> None:
    """Chi-squared with 23 degrees of freedom: beyond 60 once in 30,000 times, and these keys are always the same."""
    drawn = Counter(tuple(mix(secret_of(f"{k}").encode(), "shuffle 0", "abcd")) for k in range(4800))
    assert set(drawn) == set(permutations("abcd"))
    assert sum((count - 200) ** 2 / 200 for count in drawn.values()) < 60


def test_every_input_makes_another_shuffle() -> None:
    """Each secret and salt, who abstains, the number and the pile; but not in which order the pile lay."""
    server, salts, pile = secret_of("server"), [secret_of("a"), secret_of("b"), None], [str(k) for k in range(40)]
    key = deal_key(server, salts)
    keys = [key, deal_key(secret_of("other"), salts), deal_key(server, [salts[1], salts[0], None])]
    keys += [deal_key(server, [salts[0], None, salts[1]]), deal_key(server, [salts[0], secret_of("c"), None])]
    made = [tuple(draw_shuffle(one, 0, pile)) for one in keys]
    made += [tuple(draw_shuffle(key, 1, pile)), tuple(draw_shuffle(key, 0, [*pile[:-1], "x"]))]
    assert len(set(made)) == len(made)
    assert len({new_secret() for _ in range(10)}) == 10


# ---- records


@cache
def line_of(name: str, people: tuple[bool, ...] = (True, True, False)) -> str:
    return json.dumps(fair_game(name, people).record())


@pytest.fixture(params=zoco.GAMES)
def record(request: pytest.FixtureRequest) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(line_of(request.param))
    return data


def test_an_honest_record_is_verified(record: dict[str, Any]) -> None:
    game = zoco.replay(record)
    assert game.record() == record
    assert record["zoco"] == 2
    verdict = check_shuffles(game)
    assert verdict.is_verified
    assert verdict.what.id == "fair-verified"
    names = record["names"]
    assert say(Message("fair-and", {"before": "", "last": verdict.what.parameters["players"]})) == ", " + ", ".join(
        name for name in names if name != "Person 3"
    )
    assert [note.id for note in verdict.notes] == ["fair-abstained", "fair-fingerprint"]
    assert verdict.notes[0].parameters == {"players": "Person 3"}


def other(secret: str) -> str:
    return secret_of(f"not {secret}")


LIES: dict[str, tuple[Callable[[Fair], Any], str]] = {
    "another secret": (lambda fair: fair["server"].update(secret=other("server")), "fair-secret-differs"),
    "another commitment": (lambda fair: fair["server"].update(commitment=other("server")), "fair-secret-differs"),
    "another salt": (lambda fair: fair["seats"][1].update(salt=other("salt")), "fair-salt-differs"),
    "a salt of its own": (lambda fair: fair["seats"].__setitem__(0, promise("salt", other("x"))), "fair-other-shuffle"),
    "a secret of its own": (lambda fair: fair.update(server=promise("secret", other("x"))), "fair-other-shuffle"),
    "a salt too many": (
        lambda fair: fair["seats"].__setitem__(2, promise("salt", other("x"))),
        "fair-other-shuffle",
    ),
    "a salt left out": (lambda fair: fair["seats"].__setitem__(0, None), "fair-other-shuffle"),
    "other chairs": (lambda fair: fair["seats"].reverse(), "fair-other-shuffle"),
    "nobody took part": (lambda fair: fair.update(seats=[None, None, None]), "fair-alone"),
    "a dropped deal": (lambda fair: fair.update(dropped=[dropped(other("x"))]), "fair-dropped-differs"),
}


def dropped(salt: str | None = None) -> Fair:
    """A deal in which the second player did not reveal; with a salt, the first one's is that."""
    seats = [promise("salt", secret_of("a")), promise("salt", secret_of("b")), None]
    for seat, name in zip(seats, ("Ana", "Ben", ""), strict=True):
        if seat is not None:
            seat["name"] = name
    assert seats[0] is not None
    assert seats[1] is not None
    seats[0]["salt"] = salt or seats[0]["salt"]
    seats[1]["salt"] = None
    return {"server": promise("secret", secret_of("dropped")), "seats": seats}


@pytest.mark.parametrize(("lie", "why"), LIES.values(), ids=LIES)
def test_lies_are_found_and_named(lie: Callable[[Fair], Any], why: str) -> None:
    record = json.loads(line_of(GAME))
    lie(record["fair"])
    verdict = check_shuffles(zoco.replay(record))
    assert (verdict.what.id, verdict.is_verified) == (why, False)
    for language in languages():
        for what in (verdict.what, *verdict.notes):
            assert say(what, language)


def test_a_swapped_shuffle_is_found() -> None:
    """Two cards that nobody has drawn yet."""
    record = fair_game(GAME, decisions=6).record()
    pile = record["shuffles"][0]
    k = next(k for k in range(1, len(pile)) if pile[-k] != pile[-1])
    pile[-1], pile[-k] = pile[-k], pile[-1]
    verdict = check_shuffles(zoco.replay(record))
    assert (verdict.what.id, verdict.what.parameters) == ("fair-other-shuffle", {"number": 1, "count": 1})


def test_dropped_deals_are_told_with_their_names() -> None:
    record = json.loads(line_of(GAME))
    record["fair"]["dropped"] = [dropped(), dropped()]
    verdict = check_shuffles(zoco.replay(record))
    assert verdict.is_verified
    withheld = next(note for note in verdict.notes if note.id == "fair-withheld")
    assert withheld.parameters == {"players": message("fair-and", before="Ben", last="Ben")}


def test_shuffles_that_were_taken_back_are_verified_too() -> None:
    whole = fair_game(RESHUFFLING)
    before = next(index for index in range(len(whole.moves)) if len(whole.at(index + 1).shuffles) > 1)
    game = whole.at(before + 1)
    game.take_back(before, PRACTICE)
    record = game.record()
    assert check_shuffles(zoco.replay(record)).is_verified
    made = record["undone"][0][2][0]
    k = next(k for k in range(2, len(made)) if made[-k] != made[-1])  # cards that were not drawn
    made[-1], made[-k] = made[-k], made[-1]
    verdict = check_shuffles(zoco.replay(record))
    assert (verdict.what.id, verdict.what.parameters) == ("fair-other-shuffle", {"number": 2, "count": 2})


def test_a_game_that_is_played_on_loses_it_with_the_next_shuffle() -> None:
    whole = fair_game(RESHUFFLING)
    first = next(index for index, (_, made) in enumerate(whole.course()) if made > 1)
    cut = zoco.replay(json.dumps(whole.at(first - 1).record()))
    cut.go_on()
    assert "fair" in cut.extra
    cut.play(whole.moves[first - 1])
    assert "fair" not in cut.record()
    assert check_shuffles(cut).what.id == "fair-nothing"


def test_games_without_it_are_valid_and_have_nothing_to_verify() -> None:
    game = Game(zoco.rules_of(GAME), 2, 1)
    assert "fair" not in game.record()
    assert (check_shuffles(game).what.id, check_shuffles(game).is_verified) == ("fair-nothing", False)


MALFORMED: dict[str, Callable[[Fair], Any]] = {
    "another scheme": lambda fair: fair.update(scheme=2),
    "true as scheme": lambda fair: fair.update(scheme=True),
    "a key too many": lambda fair: fair.update(note="x"),
    "a key too few": lambda fair: fair.pop("seats"),
    "a server without a secret": lambda fair: fair["server"].pop("secret"),
    "capital digits": lambda fair: fair["server"].update(secret="A" * 64),
    "digits too few": lambda fair: fair["server"].update(commitment="a" * 63),
    "a number": lambda fair: fair["seats"][0].update(salt=5),
    "no salt": lambda fair: fair["seats"][0].update(salt=None),
    "a name": lambda fair: fair["seats"][0].update(name="Ana"),
    "no seats": lambda fair: fair.update(seats=[]),
    "seats by number": lambda fair: fair.update(seats={"0": None}),
    "no dropped deal": lambda fair: fair.update(dropped=[]),
    "a dropped deal without a reason": lambda fair: fair.update(dropped=[{**dropped(), "seats": [None]}]),
    "a dropped deal without names": lambda fair: fair.update(dropped=[{**fair, "seats": fair["seats"]}]),
}


@pytest.mark.parametrize("change", MALFORMED.values(), ids=MALFORMED)
def test_its_form_is_read_strictly(change: Callable[[Fair], Any]) -> None:
    record = json.loads(line_of(GAME))
    change(record["fair"])
    with pytest.raises(RecordError, match="“fair”"):
        zoco.replay(record)


def test_it_has_an_entry_for_each_seat_and_the_newer_format() -> None:
    record = json.loads(line_of(GAME))
    with pytest.raises(RecordError, match="each of the 3 seats"):
        zoco.replay(record | {"fair": record["fair"] | {"seats": record["fair"]["seats"][:2]}})
    with pytest.raises(RecordError, match="“zoco” is 1"):
        zoco.replay(record | {"zoco": 1})


# ---- the command


def test_the_command_gives_a_verdict_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, without = json.loads(line_of(GAME)), fair_game(GAME, decisions=3).record()
    swapped = copy.deepcopy(good)
    swapped["fair"]["seats"].reverse()
    del without["fair"]
    without["zoco"] = 1
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(good) + "\n", encoding="utf-8")
    assert main(["verify", str(path)]) == 0
    assert "Game 1: Shuffles verified: the order of the seats and" in capsys.readouterr().out
    path.write_text("\n".join(map(json.dumps, (good, swapped, without))) + '\n{"zoco": 2}\n', encoding="utf-8")
    assert main(["verify", str(path)]) == 1
    told = capsys.readouterr()
    assert "Game 2: Not verified: shuffle 1 of" in told.out
    assert "Game 3: Nothing to verify" in told.out
    assert "Game 4" in told.err
    with pytest.raises(SystemExit):
        main(["verify"])
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 1
