"""Who may take back what: the table."""

import pytest

from zoco.core.taking_back import Crossing, Seating, Terms, terms_of
from zoco.messages import languages, message, say

#   across:    nothing, turns, cards
SAID: dict[Seating, tuple[str, str, str]] = {
    Seating.ALONE: ("free", "practice", "practice"),
    Seating.ONE_SCREEN: ("free", "take-back-own-turn", "card-was-revealed"),
    Seating.FRIENDLY: ("free", "practice", "practice"),
    Seating.ONLINE: ("free", "agreed", "card-was-revealed"),
}


def in_a_word(terms: Terms) -> str:
    if terms.by_agreement:
        terms.check(agreed=True)
        return "agreed"
    return terms.refusal or ("practice" if terms.practice else "free")


@pytest.mark.parametrize("seating", Seating)
def test_the_table(seating: Seating) -> None:
    assert tuple(in_a_word(terms_of(seating, crossing)) for crossing in Crossing) == SAID[seating]


@pytest.mark.parametrize("seating", Seating)
@pytest.mark.parametrize("crossing", Crossing)
def test_what_is_refused_is_refused_in_words(seating: Seating, crossing: Crossing) -> None:
    refusal = terms_of(seating, crossing).refusal
    assert refusal is None or all(say(message(refusal), language) for language in languages())
