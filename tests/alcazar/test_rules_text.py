"""The rules as people read them: their figures are those of the edition."""

import pytest

import zoco
from tests.rules_page import FIGURE, texts
from zoco.alcazar.edition import CASTLES
from zoco.alcazar.state import FIRST_HAND, FIRST_MONEY, FLAGS, OPEN_ROW
from zoco.core.editions import standard_edition
from zoco.messages import languages


@pytest.mark.parametrize("language", languages())
def test_the_supply_is_that_of_the_edition(language: str) -> None:
    e = standard_edition(zoco.rules_of("alcazar")).record
    first = texts("alcazar", language)["alcazar-rule-A1-1"].split("\n\n")[0]
    supply = [e.stones, e.bridges, FLAGS, e.towers]
    assert list(map(int, FIGURE.findall(first))) == [*supply, FIRST_HAND, OPEN_ROW, FIRST_MONEY]
    assert ", ".join(CASTLES) in texts("alcazar", language)["alcazar-rule-A15"]
