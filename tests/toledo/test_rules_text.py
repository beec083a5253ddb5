"""The rules as people read them: their figures are those of the edition."""

import pytest

import zoco
from tests.rules_page import listed_figures, texts
from zoco.core.editions import standard_edition
from zoco.messages import languages
from zoco.toledo.state import FIELDS, PLAIN, VALUES


@pytest.mark.parametrize("language", languages())
def test_the_material_is_that_of_the_edition(language: str) -> None:
    e = standard_edition(zoco.rules_of("toledo")).record
    text = texts("toledo", language)["toledo-rule-T11"]
    box, swords = [listed_figures(block) for block in text.split("\n\n") if block.startswith("- ")]
    columns = (e.sword_fame, e.sword_metal, e.sword_gems, e.sword_copies)
    assert swords == [[int(column[k]) for column in columns] for k in range(e.swords)]
    printed = [int(field) for field in e.printed.nonzero()[0]]
    fields = {cost: [field for field in range(1, FIELDS + 1) if e.cost[field] == cost] for cost in (1, 3, 5)}
    assert box[:3] == [
        [cost, row[0], row[-1], *(field for field in printed if field in row)] for cost, row in fields.items()
    ]
    cards = e.cards.reshape(VALUES, 4, 2)[1:]  # by value, background, fencer
    assert (cards == cards[0]).all() and (cards[..., 0] == cards[..., 1]).all()
    (one_value,) = {int(count) for count in cards.sum(axis=(1, 2))}
    (coloured,) = {int(count) for count in cards[0, :PLAIN].sum(axis=1)}
    assert box[3] == [cards.sum(), one_value, one_value, coloured, cards[0, PLAIN].sum()]
    assert box[4] == [int(fame) for fame in e.painting_fame[: e.paintings]]
    (of_each_kind,) = {int(count) for count in e.fencing}
    assert box[5] == [of_each_kind, e.metal, e.gems]
