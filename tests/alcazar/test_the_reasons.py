"""Every reason why a decision is forbidden, with the number of the rule that forbids it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.alcazar.table import table
from tests.playing import play, refused_because
from zoco.alcazar import SPEC, reasons
from zoco.alcazar.state import BRIDGE, CELLS, SIDE
from zoco.alcazar.words import RULES as ALLOWING
from zoco.core.game import Game

EIGHT = dict.fromkeys(range(30, 46, 2), 3)  # eight castles of 5 on 30, 32 … 44
TOWN = {1: 2, 3: 2, 4: 1, 8: 2, 9: 1, 10: 1, 20: 1, 25: 5}


class Case(NamedTuple):
    reason: str
    rule: str
    game: Callable[[], Game]
    notation: str


def town(*decisions: str, **more: Any) -> Callable[[], Game]:
    """A castle on 8, 9 and 10, another one on 1 to 4 with a bare field between, villas; own nobles on 3, 8 and 20."""
    settings: dict[str, Any] = {"hands": {0: [8, 11, 40]}, "towers": {0: 1}, "stones": TOWN, "row": [50]}
    settings |= {"grandees": {0: [8]}, "barons": {0: [3, 20], 1: [9]}}
    return lambda: play(table(**(settings | more)), *decisions)


def flags_free(*decisions: str) -> Callable[[], Game]:
    """All flags are raised, two villas wait; card 31 makes one castle of two."""
    return lambda: play(table(hands={0: [31]}, stones=EIGHT | {50: 3, 60: 3}), *decisions)


def poor(**more: Any) -> Callable[[], Game]:
    """No card and 3 real: only the grandee in a villa of 1 pays for a card."""
    settings: dict[str, Any] = {"money": {0: 3}, "stones": {20: 1, 25: 1}, "barons": {0: [20]}, "grandees": {0: [25]}}
    return lambda: table(**(settings | more))


NO_CARDS: dict[str, Any] = {"rest": "gone", "left": {"towers": 0}, "row": []}
FULL = {1: 1, 72: 26, 3: 1, 4: 3}  # a castle at 50 and one of 6 with 2 between them

CASES = [
    Case("ALREADY_WITHDRAWN", "A2.1", town("withdraw 8"), "withdraw 3"),
    Case("ALREADY_ACTED", "A2.2", town("villa 40"), "buy deck"),
    Case("NO_SUCH_CARD", "A2.2", town(), "villa 41"),
    Case("NO_SUCH_CARD", "A2.2", town(), "castle 41 C"),
    Case("NO_SUCH_CARD", "A2.2", town(), "build 9"),
    Case("CAN_ACT", "A2.3", town(), "pass"),
    Case("CARD_NOT_OPEN", "A3.1", town(), "buy 40"),
    Case("DECK_IS_EMPTY", "A3.1", town(rest="gone"), "buy deck"),
    Case("NO_TOWER_LEFT", "A3.1", town(left={"towers": 0}), "buy tower"),
    Case("CANNOT_PAY_CARD", "A3.1", town(money={0: 4}), "buy 50"),
    Case("CANNOT_PAY_CARD", "A3.1", town(money={0: 4}), "buy deck"),
    Case("CANNOT_PAY_CARD", "A3.1", town(money={0: 9}), "buy tower"),
    Case("NO_FLAG_LEFT", "A4.1", town(stones=EIGHT, grandees={}, barons={}), "castle 11 C"),
    Case("TOO_FEW_STONES", "A4.1", town(left={"stones": 3}), "castle 40 C"),
    Case("CASTLE_ON_A_UNIT", "A4.1", town(), "castle 11 L"),
    Case("CASTLE_NEAR_A_CASTLE", "A4.2", town(), "castle 11 R"),
    Case("CASTLE_NEAR_A_VILLA", "A4.2", town(hands={0: [17]}), "castle 17 R"),
    Case("VILLA_ON_A_UNIT", "A5.1", town(), "villa 8"),
    Case("VILLA_BESIDE_A_UNIT", "A5.1", town(), "villa 11"),
    Case("NO_UNIT_TO_JOIN", "A6.1", town(), "build 40"),
    Case("NO_TOWER_CARD", "A7.1", town(towers={}), "tower 8"),
    Case("TOWER_ON_THE_GROUND", "A7.1", town(), "tower 40"),
    Case("TOWER_TOO_HIGH", "A7.1", town(), "tower 25"),
    Case("TOWER_UNDER_FOREIGN_NOBLE", "A7.2", town(), "tower 9"),
    Case("NO_BRIDGE_TO_PREPARE", "A7.3", town(), "tower 4"),
    Case("CANNOT_PAY_BRIDGE", "A8.1", town(money={0: 14}), "bridge 1-3"),
    Case("PILLAR_IS_BARE", "A8.2", town(), "bridge 6-8"),
    Case("PILLARS_DIFFER", "A8.2", town(), "bridge 8-10"),
    Case("MIDDLE_TOO_HIGH", "A8.2", town(stones=TOWN | {2: 2}), "bridge 1-3"),
    Case("NO_OWN_NOBLE_ON_PILLAR", "A8.2", town(barons={0: [20]}), "bridge 1-3"),
    Case("FOREIGN_NOBLE_ON_PILLAR", "A8.2", town(barons={0: [3], 1: [1]}), "bridge 1-3"),
    Case("BRIDGE_OVER_BRIDGE", "A8.4", town(bridges=["1-3"], on_top={1: 1, 3: 1}), "bridge 1-3"),
    Case("NO_OWN_NOBLE_THERE", "A9.1", town(), "withdraw 9"),
    Case("NOTHING_BUILT", "A10.1", town(), "baron 8"),
    Case("NOT_NEWLY_BUILT", "A10.1", town("build 11"), "baron 10"),
    Case("NOT_NEWLY_BUILT", "A10.1", town("build 11"), "shift 8 10"),
    Case("CELL_TAKEN", "A10.1", town("build 8", barons={0: [10]}), "baron 8"),
    Case("CELL_TAKEN", "A10.1", town("build 8", barons={0: [10]}), "shift 10 8"),
    Case("NO_NOBLE_LEFT", "A10.1", town("build 11", grandees={0: [8, 25]}), "grandee 11"),
    Case("CANNOT_PAY_NOBLE", "A10.1", town("build 11", money={0: 0}), "grandee 11"),
    Case("NOT_AFTER_FOUNDING", "A10.2", town("castle 40 C"), "shift 8 40"),
    Case("NOT_AFTER_FOUNDING", "A10.2", town("castle 40 C"), "swap 8 20"),
    Case("NOT_AFTER_FOUNDING", "A10.2", town("villa 40"), "shift 8 40"),
    Case("NO_NOBLE_TO_MOVE", "A10.2", town("build 11"), "shift 9 11"),
    Case("NO_NOBLE_TO_MOVE", "A10.2", town("build 11"), "swap 9 20"),
    Case("NOBLE_IN_ANOTHER_UNIT", "A10.2", town("build 11"), "shift 20 11"),
    Case("NOBLE_IN_ANOTHER_UNIT", "A10.2", town("build 11"), "swap 8 20"),
    Case("WITHDRAW_TO_GO_ON", "A11.3", poor(), "pass"),
    Case("WITHDRAW_TO_GO_ON", "A11.3", poor(), "withdraw 20"),
    Case(
        "BUY_WITH_THE_MONEY",
        "A11.3",
        lambda: play(table(money={0: 2}, stones={1: 1, 3: 1, 20: 8}, barons={0: [1, 20]}), "withdraw 20"),
        "bridge 1-3",
    ),
    Case("CASTLE_STANDS_AT_50", "A12.3", town(stones=FULL, grandees={}, barons={0: [1]}), "bridge 1-3"),
    Case("FLAG_FIRST", "A12.4", flags_free("build 31"), "done"),
    Case("FLAG_FIRST", "A12.4", flags_free("build 31"), "buy deck"),
    Case("NO_FLAG_FREE", "A12.4", flags_free(), "flag 50"),
    Case("NO_FLAG_FREE", "A12.4", flags_free("build 31", "flag 60"), "flag 50"),
    Case("NOT_WAITING", "A12.4", flags_free("build 31"), "flag 30"),
    Case("GAME_OVER", "A14.1", lambda: play(table(2, **NO_CARDS), "pass", "pass"), "pass"),
]


@pytest.mark.parametrize("case", CASES, ids=[f"{case.reason}-{case.notation}" for case in CASES])
def test_a_refusal_names_its_reason_and_rule(case: Case) -> None:
    assert refused_because(case.game(), case.notation) == (case.reason, case.rule)


CORNERS = [SIDE * y + x for y in (0, 10) for x in (0, 10)]


@pytest.mark.parametrize("line", [*CORNERS, *(CELLS + cell for cell in CORNERS), 11 * SIDE + 5, CELLS + 5 * SIDE + 11])
def test_a_line_beyond_the_edge_is_forbidden_all_the_same(line: int) -> None:
    """The notation does not write it; it can only be given as a number."""
    game = table(stones={1: 1}, barons={0: [1]})
    state = np.frombuffer(game.state.tobytes(), np.uint8).copy()
    code = game.rules.kernel.forbidden(game.edition.row, state, BRIDGE + line, game.rules.choices())
    assert code == reasons.NO_SUCH_LINE
    why = game.rules.words.why_not(game.edition.row, game.view_row(0), BRIDGE + line, code, game.seat_names())
    assert why.rule == "A8.1"


def test_every_reason_is_met() -> None:
    known = {name for name in vars(reasons) if name.isupper()} - {"LEGAL"}
    assert {case.reason for case in CASES} | {"NO_SUCH_LINE"} == known


def test_every_rule_that_is_cited_exists() -> None:
    listed = Path(__file__).with_name("rules.txt").read_text().split()
    chapters = {number.split(".")[0] for number in listed}
    assert {case.rule for case in CASES} <= set(listed)
    assert {SPEC.words.rule_of(code) for code in ALLOWING} <= set(listed) | chapters


@pytest.mark.parametrize("game", [town(), town("build 11"), flags_free("build 31"), poor()])
def test_what_is_legal_has_no_reason_against_it(game: Callable[[], Game]) -> None:
    position = game()
    assert [position.why_not(notation) for notation in position.legal] == [None] * len(position.legal)
