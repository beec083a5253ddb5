"""That each hard part of the rules comes up in play, and that its watchers see what is there and can complain."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest

import zoco
from tests.alcazar import rare, seekers, situations, watchers
from tests.alcazar.invariants import broken
from tests.alcazar.laws import UNITS
from tests.tiers import examples
from zoco.alcazar.state import BRIDGE, LINES, PASS
from zoco.core.chance import new_dice
from zoco.core.game import PLAYERS_STREAM, Game
from zoco.core.layout import Cells, Row, read
from zoco.messages import languages

pytestmark = pytest.mark.xdist_group("laws")  # compiled in every process

RULES = zoco.rules_of("alcazar")
REACHED = [name for name in situations.SITUATIONS if name not in situations.UNREACHED]
REFUSED_BRIDGES = [situations.BRIDGE_OVER_BRIDGE, situations.BRIDGE_REFUSED]
OVER_THE_SEAM = {"castle 1 L", "castle 1 C", "castle 2 L", "castle 71 R", "castle 72 C", "castle 72 R"}


class Decision(NamedTuple):
    """One decision of a game, with all that a watcher is shown."""

    game: Game  # as it stands afterwards
    before: Row
    action: int
    choices: list[int]

    def watch(self, choices: list[int] | None = None, after: Row | None = None) -> tuple[int, Cells]:
        counts = np.zeros(len(situations.SITUATIONS), np.int64)
        e, dtype = self.game.edition.record, RULES.state_dtype
        offered = np.array(self.choices if choices is None else choices, np.int16)
        later = read(self.game._state if after is None else after, dtype)
        code = watchers.watch(e, read(self.before, dtype), self.action, later, offered, len(offered), counts)
        return code, counts


def decisions(players: int, seed: int) -> Iterator[Decision]:
    """A game of the players who seek, in Python."""
    game, dice = Game(RULES, players, seed), new_dice(seed, PLAYERS_STREAM)
    while not game.over:
        before, choices = game._state.copy(), game.actions
        offered = np.array(choices, np.int16)
        action = int(seekers.choose(game.edition.record, game.state, offered, len(choices), dice, seed))
        game.act(action)
        yield Decision(game, before, action, choices)


def first(situation: int) -> Decision:
    """A decision in which it comes up."""
    for seed in range(300):
        for decision in decisions(2 + seed % 4, seed):
            if decision.watch()[1][situation]:
                return decision
    raise AssertionError(situations.SITUATIONS[situation])


@cache
def sought() -> tuple[dict[str, int], list[str]]:
    everywhere, _, breaks = rare.seek(examples(400, 1400), 1)
    return everywhere, breaks


@pytest.mark.parametrize("situation", REACHED)
def test_it_comes_up(situation: str) -> None:
    assert sought()[0][situation] > 0


def test_no_law_is_broken_on_the_way() -> None:
    assert sought()[1] == []


# ---- the watchers


def test_what_is_counted_is_what_is_written() -> None:
    """The words of the decisions, and nothing else, against the counts."""
    for seed in range(seekers.ROUND):
        written: Counter[str] = Counter()
        counts = np.zeros(len(situations.SITUATIONS), np.int64)
        for decision in decisions(2 + seed % 4, seed):
            code, found = decision.watch()
            assert code == 0, rare.LAWS[code]
            counts += found
            notation = decision.game.moves[-1]
            written[notation.split()[0]] += 1
            written["over the seam"] += notation in OVER_THE_SEAM
            written["over a gap"] += is_over_a_gap(decision.game, notation)
        assert written["baron"] == counts[situations.BARON_PLACED]
        assert written["grandee"] == counts[situations.GRANDEE_PLACED]
        assert written["shift"] == counts[situations.SHIFTED]
        assert written["swap"] == counts[situations.SWAPPED]
        assert (
            written["pass"] == counts[[situations.SKIPPED, situations.SKIPPED_WITH_TOWERS, situations.PASSED_OUT]].sum()
        )
        assert written["over the seam"] == counts[situations.CASTLE_OVER_THE_SEAM]
        assert written["over a gap"] == counts[situations.OVER_A_GAP]
        assert counts[situations.ENDED : situations.ENDED + 4].sum() == 1


def is_over_a_gap(game: Game, notation: str) -> bool:
    """The middle of `bridge 67-17` is the gap f3."""
    found = re.fullmatch(r"bridge (\w+)-(\w+)", notation)
    if not found:
        return False
    names = game.edition.notation.places
    middle = (names.index(found[1]) + names.index(found[2])) // 2
    return not names[middle].isdigit()


def test_a_wrong_payment_is_seen() -> None:
    for decision in decisions(3, seekers.ROUND + 3):
        assert decision.watch()[0] == 0
        for seat in range(3):
            after = decision.game._state.copy()
            read(after, RULES.state_dtype).money[seat] += 1
            assert decision.watch(after=after)[0] == situations.WRONG_MONEY


def test_a_wrong_flag_is_seen() -> None:
    decision = first(situations.CASTLES_MERGED)
    after = decision.game._state.copy()
    castle = read(after, RULES.state_dtype).castle
    castle[castle > 0] = castle[castle > 0] % 8 + 1
    assert decision.watch(after=after)[0] == situations.WRONG_FLAG


@pytest.mark.parametrize(
    "situation", [situations.BRIDGE_OVER_BRIDGE, situations.BRIDGE_REFUSED], ids=situations.SITUATIONS.__getitem__
)
def test_a_bridge_that_must_be_refused_is_seen_on_the_list(situation: int) -> None:
    decision = first(situation)
    lines = [BRIDGE + line for line in range(LINES) if BRIDGE + line not in decision.choices]
    codes = [decision.watch([*decision.choices, line])[0] for line in lines]
    assert codes.count(situations.WRONG_OFFER) == decision.watch()[1][situation]
    assert set(codes) == {0, situations.WRONG_OFFER}


def test_a_withdrawal_that_is_not_forced_is_seen() -> None:
    decision = first(situations.FORCED_TO_BUY)
    assert decision.watch([*decision.choices, PASS])[0] == situations.WRONG_FORCE
    assert decision.watch([])[0] == situations.WRONG_FORCE


# ---- words


@pytest.mark.parametrize("language", languages())
def test_what_seldom_happens_can_be_told(language: str) -> None:
    """A decision of each kind and of each rare situation, to the player and to everybody."""
    told: set[str] = set()
    for seed in range(seekers.ROUND):
        for decision in decisions(2 + seed % 4, seed):
            game, index = decision.game, len(decision.game.moves) - 1
            found = {situations.SITUATIONS[k] for k in np.flatnonzero(decision.watch()[1])} | {
                game.moves[index].split()[0]
            }
            if found <= told:
                continue
            told |= found
            past = game.at(index)
            assert past.explain(game.moves[index], language)
            for listener in (past.seat, None):
                assert game.told(index, listener, language) or game.moves[index] == "done"
    assert set(RULES.notation.FORMS) <= told


# ---- three units


def three_villas() -> Game:
    """7, 8 and 9 as villas of their own. In play 8 would have joined the others, so its stone is put there by hand.

    On 7 (level 2) stands a baron of seat 0, who is on turn; 9 has been raised to prepare the bridge.
    """
    cards = [7, 9, 20, 22, 24, 26, 28, 30, 32, 34, 40, 44, 48, 52, 56, 60, 64, 68, 71, 2]
    game = Game(RULES, 2, shuffles=[cards + [card for card in range(1, 73) if card not in cards]])
    seat_0 = ["villa 7", "baron 7", "villa 9", "done", "buy tower", "buy tower", "tower 7", "tower 9", "done"]
    seat_1 = iter([40, 44, 48, 52, 56, 60])
    for notation in seat_0:
        if game.seat == 1:
            game.play(f"villa {next(seat_1)}")
            game.play("done")
        game.play(notation)
    game.play(f"villa {next(seat_1)}")
    game.play("done")
    s, cell = game.state, game.edition.record.cell[8]
    s.height[cell], s.unit[cell], s.value[8], s.ground[8], s.stones = 1, 8, 1, 1, s.stones - 1
    s.near[7:10] += 1
    return game


def test_a_bridge_merges_three_villas() -> None:
    """A8.5, A12.1, A12.4: 3 + 1 + 3, and 9 for the bridge on level 3."""
    game = three_villas()
    assert broken(game.edition.record, game.state) == UNITS
    money = int(game.state.money[0])
    game.play("bridge 7-9")
    s, cells = game.state, game.edition.record.cell[7:10]
    assert broken(game.edition.record, s) == 0
    assert s.unit[cells].tolist() == [7, 7, 7]
    assert (int(s.value[7]), int(s.castle[7]), int(s.money[0])) == (16, 1, money - 15 + 16)


def test_a_bridge_merges_three_castles() -> None:
    """A12.2: the most valuable keeps its flag, both others return."""
    game = three_villas()
    s = game.state
    s.castle[7:10], s.value[7:10], s.flag_since[:3], s.flag_supply = (1, 2, 3), (10, 7, 12), (1, 2, 3), 5
    game.play("bridge 7-9")
    assert s.unit[game.edition.record.cell[7:10]].tolist() == [9, 9, 9]
    assert (s.castle[7:10].tolist(), s.value[7:10].tolist()) == ([0, 0, 3], [0, 0, 38])
    assert (int(s.flag_supply), s.flag_since.tolist()) == (7, [0, 0, 1, 0, 0, 0, 0, 0])


def test_a_bridge_merges_a_castle_with_two_villas() -> None:
    game = three_villas()
    s = game.state
    s.castle[8], s.value[8], s.flag_since[0], s.flag_supply = 1, 5, 1, 7
    game.play("bridge 7-9")
    assert s.unit[game.edition.record.cell[7:10]].tolist() == [8, 8, 8]
    assert (int(s.castle[8]), int(s.value[8]), int(s.flag_supply)) == (1, 3 + 5 + 3 + 9, 7)


def test_three_units_never_meet_in_play() -> None:
    """If this fails, they do: then nothing needs to be put there by hand any more."""
    assert {name: sought()[0][name] for name in situations.UNREACHED} == dict.fromkeys(situations.UNREACHED, 0)
