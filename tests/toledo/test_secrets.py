"""T1.4 in Toledo's own words: what the others must not learn from a question, from a silence or from a story."""

import re

from hypothesis import given
from hypothesis import strategies as st

import zoco
from tests.properties.games import editions_of, examples, play_at_random, play_until_asked, running, walk
from zoco.core.game import Game
from zoco.toledo.state import CIRCLE, TURN

RULES = zoco.rules_of("toledo")
CARD = re.compile(r"\b(violet|brown|teal|plain) [1-6]\b")
RESHUFFLED = "The discard pile is shuffled into a new deck."


def others(game: Game) -> list[int | None]:
    return [None, *(seat for seat in range(game.players) if seat != game.seat)]


@examples(60)
@given(st.data(), st.integers(0, 99))
def test_others_cannot_tell_a_question_on_a_circle_from_none(data: st.DataObject, seed: int) -> None:
    """Being asked to pay tells that a fitting card is held, so `skip` and "not asked" must look the same."""
    game = play_until_asked(data.draw(running(RULES)), CIRCLE, seed)
    if game.state.phase != CIRCLE:
        return
    skipped = game.copy()
    skipped.play("skip")
    assert game.view(game.seat).phase == CIRCLE
    assert game.view(game.seat).place > 0
    for seat in others(game):
        assert game.view_row(seat).tobytes() == skipped.view_row(seat).tobytes()
        assert (game.view(seat).phase, game.view(seat).place) == (TURN, 0)
        assert skipped.told(len(game.moves), seat) == []
    assert skipped.told(len(game.moves), game.seat) != []


@examples(60)
@given(st.data())
def test_drawn_cards_are_told_to_nobody_else(data: st.DataObject) -> None:
    for game in walk(data.draw(running(RULES)), 10):
        if "draw" in game.legal:
            later = game.copy()
            later.play("draw")
            drawn = int(later.state.hand_size[game.seat] - game.state.hand_size[game.seat])
            assert len(CARD.findall(" ".join(later.told(len(game.moves), game.seat)))) == drawn
            for seat in others(game):
                assert not CARD.search(" ".join(later.told(len(game.moves), seat)))


@examples(40)
@given(st.data())
def test_every_paid_card_is_known_to_all_and_only_to_its_new_owner(data: st.DataObject) -> None:
    """T1.4, T6.2: payments are seen by all, and remembered by kind until the card is seen leaving the hand."""
    for game in walk(play_until_asked(data.draw(running(RULES)), CIRCLE, 1), 6):
        field = int(game.state.place)
        paid = [notation for notation in game.legal if notation.startswith("pay")]
        if not paid or game.edition.record.printed[field]:
            continue
        later = game.copy()
        later.play(paid[0])
        owner, payer = int(game.state.owner[field]), game.seat
        card = int(paid[0].split()[1]) * 8 + int(game.state.hand[payer, int(paid[0].split()[1]), 0])
        assert later.state.known[owner, card] == game.state.known[owner, card] + 1
        assert later.state.known[payer, card] == max(0, game.state.known[payer, card] - 1)
        assert int(later.state.known.sum() - game.state.known.sum()) in (0, 1)


def test_every_new_deck_is_told() -> None:
    """T3.2"""
    scarce = next(edition for edition in editions_of("toledo") if edition.file.name == "scarce")
    game = play_at_random(Game(RULES, 4, 0, scarce), 60, 0)
    for index in range(len(game.moves)):
        shuffled = len(game.at(index + 1).shuffles) > len(game.at(index).shuffles)
        assert (RESHUFFLED in game.told(index, None, "en")) == shuffled, (index, game.moves[index])
