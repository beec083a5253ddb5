"""Every reason why a decision is forbidden, with the number of the rule that forbids it."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.playing import refused_because
from tests.toledo.table import play, table
from zoco.core.game import Game
from zoco.toledo import SPEC, reasons
from zoco.toledo.words import RULES as ALLOWING


class Case(NamedTuple):
    reason: str
    rule: str
    game: Callable[[], Game]
    notation: str


def road(cards: str, *decisions: str, **more: Any) -> Callable[[], Game]:
    """Own shops on 1, 2, 3 and 4, another player's on 6, 7 and 16, and figures on 1, 4 and 16."""
    tiles = {1: (0, "M1"), 2: (0, "S2"), 3: (0, "F2"), 4: (0, "G1"), 6: (1, "M1"), 7: (1, "G2"), 16: (1, "F2")}
    more.setdefault("figures", {0: [1, 4, 16], 1: [6]})
    return lambda: play(table(hands={0: cards}, shops=tiles, **more), *decisions)


CASES = [
    Case("TURN_OF_MOVES", "T2.1", road("1", "move 1 1"), "draw"),
    Case("NOTHING_TO_END", "T2.1", road("1"), "end"),
    Case("CAN_ACT", "T2.2", road("1"), "pass"),
    Case("NO_CARDS_LEFT", "T3.3", road("1", rest=1), "draw"),
    Case("NO_SUCH_TILE", "T4.1", road("1"), "place M1 8"),
    Case("FIELD_TAKEN", "T4.1", road("1"), "place M2 7"),
    Case("PRINTED_FIELD", "T4.1", road("1"), "place M2 9"),
    Case("NO_FIELD", "T4.1", road("1"), "place M2 21"),
    Case("IN_THE_ALCAZAR", "T5.1", road("1", arrived={0: 1}), "move 1 20"),
    Case("NO_SUCH_CARD", "T5.1", road("1"), "move 2 0"),
    Case("NO_FIGURE_THERE", "T5.1", road("1"), "move 1 6"),
    Case("EMPTY_FIELD", "T5.2", road("4"), "move 4 4"),
    Case("BEYOND_THE_ENTRANCES", "T5.2", road("6"), "move 6 16"),
    Case("CIRCLE_FIRST", "T5.3", road("3", "move 3 0"), "end"),
    Case("NOT_THE_BASE_VALUE", "T5.4", road("5 2", "move 5 0", "skip"), "move 2 0"),
    Case("LEAVE_OR_FIGHT", "T5.5", road("6 3", "move 6 0"), "end"),
    Case("LEAVE_OR_FIGHT", "T5.5", road("2 2", "move 2 4"), "move 2 0"),
    Case("CANNOT_BE_LEFT", "T5.5", road("1"), "move 1 0"),
    Case("OWN_FIGURE", "T5.5", road("2", "move 2 4"), "duel 0"),
    Case("NO_MOVEMENT_TILE", "T5.6", road("5"), "bonus 5 0"),
    Case("BONUS_PLAYED", "T5.6", road("5 2", "bonus 5 0", "skip", fencing={0: "movement"}), "bonus 2 0"),
    Case("BONUS_OF_BASE_VALUE", "T5.6", road("5 5", "move 5 0", "skip", fencing={0: "movement"}), "bonus 5 0"),
    Case("BASE_OF_BONUS_VALUE", "T5.6", road("5 5", "bonus 5 0", "skip", fencing={0: "movement"}), "move 5 0"),
    Case("NOT_JUST_ARRIVED", "T6.1", road("1"), "use"),
    Case("PAY_THE_OWNER", "T6.2", road("3 4", "move 3 4"), "use"),
    Case("OWN_SHOP_IS_FREE", "T6.2", road("3 3", "move 3 0"), "pay 3"),
    Case("TOO_CHEAP", "T6.2", road("3 4 2", "move 3 4"), "pay 2"),
    Case("NO_CARD_TO_PAY", "T6.2", road("3 4", "move 3 4"), "pay 5"),
    Case("PRINTED_FIELD_COSTS", "T6.2", road("5 1", "move 5 0"), "use"),
    Case("NOT_AT_A_SMITH", "T6.4", road("1", metal={0: 1}), "forge 2"),
    Case(
        "SWORD_IS_GONE", "T6.4", road("2", "move 2 0", "use", metal={0: 3}, gems={0: 3}, swords={1: [12]}), "forge 12"
    ),
    Case("CANNOT_AFFORD", "T6.4", road("2", "move 2 0", "use", metal={0: 1}), "forge 12"),
    Case("FORGE_FIRST", "T6.4", road("2", "move 2 0", "use", metal={0: 1}), "end"),
    Case("NOT_AT_A_FENCING_MASTER", "T6.5", road("1"), "train violet"),
    Case("TILE_IS_HELD", "T6.5", road("3", "move 3 0", "use", fencing={0: "teal"}), "train teal"),
    Case("PUT_ONE_BACK", "T6.5", road("3", "move 3 0", "use", fencing={0: "teal violet brown"}), "train movement"),
    Case("KEEP_YOUR_TILES", "T6.5", road("3", "move 3 0", "use", fencing={0: "teal violet"}), "train brown drop teal"),
    Case(
        "TILE_NOT_HELD",
        "T6.5",
        road("3", "move 3 0", "use", fencing={0: "teal violet movement"}),
        "train brown drop brown",
    ),
    Case("TRAIN_FIRST", "T6.5", road("3", "move 3 0", "use"), "end"),
    Case("NO_DUEL_HERE", "T7.1", road("1"), "duel 1"),
    Case("NOBODY_THERE", "T7.1", road("2", "move 2 4", players=3), "duel 2"),
    Case("NOT_AT_THE_ALCAZAR", "T8.1", road("1", swords={0: [12]}), "deliver 12"),
    Case("NO_SUCH_SWORD", "T8.1", road("4", "move 4 16", swords={0: [12]}), "deliver 8"),
    Case("ALCAZAR_FIRST", "T8.1", road("4", "move 4 16", swords={0: [12]}), "end"),
    Case("NOT_ON_THE_ROAD", "T9.1", road("1"), "home 20"),
    Case("ALREADY_HOME", "T9.1", road("1"), "home 0"),
    Case("NO_FIGURE_TO_SEND", "T9.1", road("1"), "home 6"),
    Case("GAME_OVER", "T10.1", road("1", "draw", "draw", figures={}, arrived={0: 3}), "draw"),
]


@pytest.mark.parametrize("case", CASES, ids=[case.reason for case in CASES])
def test_a_refusal_names_its_reason_and_rule(case: Case) -> None:
    assert refused_because(case.game(), case.notation) == (case.reason, case.rule)


def test_a_tile_that_is_gone(tmp_path: Path) -> None:
    """Only an edition with less than four copies can run out of a kind."""
    copies = {"violet": 0, "brown": 1, "teal": 1, "movement": 1}
    entries = [f'[[fencing]]\ntile = "{kind}"\ncopies = {n}\nprovenance = "fact"\n' for kind, n in copies.items()]
    file = tmp_path / "scarce.toml"
    file.write_text('game = "toledo"\nname = "scarce"\nbased_on = "kosmos-2008"\n' + "".join(entries))
    game = road("3", "move 3 0", "use", edition=str(file))()
    assert refused_because(game, "train violet") == ("TILE_IS_GONE", "T6.5")


def test_every_reason_is_met() -> None:
    known = {name for name in vars(reasons) if name.isupper()} - {"LEGAL"}
    assert {case.reason for case in CASES} | {"TILE_IS_GONE"} == known


def test_every_rule_that_is_cited_exists() -> None:
    listed = Path(__file__).with_name("rules.txt").read_text().split()
    cited = {case.rule for case in CASES} | {SPEC.words.rule_of(code) for code in ALLOWING}
    assert cited <= set(listed)


def test_what_is_legal_has_no_reason_against_it() -> None:
    game = road("1 2 3 4 5 6")()
    assert [game.why_not(notation) for notation in game.legal] == [None] * len(game.legal)
