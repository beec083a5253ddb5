"""A1.2 in Alcázar's own words: what the others must not learn from a choice, from a view or from a story."""

import random
import re

from hypothesis import given
from hypothesis import strategies as st

import zoco
from tests.alcazar.invariants import disguise
from tests.properties.games import examples, play_at_random, running, walk
from zoco.alcazar.state import GONE, HELD, UNSEEN
from zoco.core.chance import new_dice
from zoco.core.game import Game
from zoco.core.layout import read, row

RULES = zoco.rules_of("alcazar")
PLAYED = re.compile(r"(villa|build|castle) \d+")


def others(game: Game) -> list[int | None]:
    return [None, *(seat for seat in range(game.players) if seat != game.seat)]


def after(game: Game, notation: str) -> Game:
    later = game.copy()
    later.play(notation)
    return later


@examples(80)
@given(st.data())
def test_a_card_from_the_deck_is_shown_and_told_to_its_buyer_only(data: st.DataObject) -> None:
    for game in walk(data.draw(running(RULES)), 10):
        if "buy deck" not in game.legal:
            continue
        later = after(game, "buy deck")
        card = int(later.state.hand[game.seat, later.state.hand_size[game.seat] - 1])
        assert re.search(rf"\b{card}\b", " ".join(later.told(len(game.moves), game.seat)))
        for seat in others(game):
            assert not re.search(r"\d", " ".join(later.told(len(game.moves), seat)))
            assert later.view(seat).known[card] == UNSEEN
            assert seat is None or card not in later.view(seat).hand


@examples(60)
@given(st.data())
def test_a_card_from_the_row_is_known_to_all_until_it_is_played(data: st.DataObject) -> None:
    game = data.draw(running(RULES))
    bought: dict[int, int] = {}
    for _ in range(40):
        if game.over:
            break
        notation = random.Random(len(game.moves)).choice(game.legal)
        seat, card = game.seat, int(notation.split()[-1]) if re.fullmatch(r"buy \d+", notation) else 0
        if found := PLAYED.match(notation):
            bought.pop(int(found[0].split()[1]), None)
        game.play(notation)
        if card:
            bought[card] = seat
        for viewer in (None, *range(game.players)):
            known = game.view(viewer).known
            assert all(known[card] == HELD + owner for card, owner in bought.items())
    played = {int(notation.split()[1]) for notation in game.moves if PLAYED.match(notation)}
    assert {card for card in range(1, 73) if game.state.known[card] == GONE} == played


@examples(60)
@given(st.data())
def test_choices_other_than_cards_tell_nothing_about_the_cards(data: st.DataObject) -> None:
    """Whoever counts the cards can tell whether there is anything to do: a build card can always be played (A6)."""
    for game in walk(data.draw(running(RULES)), 12):
        twin = game.copy()
        disguise(twin.state, (game.seat + 1) % game.players, random.Random(len(game.moves)))
        ours, theirs = ({word for word in table.legal if not PLAYED.match(word)} for table in (game, twin))
        assert ours == theirs
        if game.state.phase == 0 and game.state.hand_size[game.seat] > 0:
            assert {word.split()[1] for word in game.legal if PLAYED.match(word)} == {
                str(card) for card in game.state.hand[game.seat, : game.state.hand_size[game.seat]]
            }


def test_imagined_hands_hold_what_was_bought_openly_and_vary_in_the_rest() -> None:
    game = play_at_random(Game(RULES, 3, 11), 110, 11)
    bought = [card for card in range(1, 73) if game.state.known[card] == HELD + 1]
    assert bought
    hands = []
    for seed in range(30):
        state = row(RULES.state_dtype)
        RULES.kernel.determinize(game.edition.row, game.view_row(0), new_dice(seed, 0), state, RULES.choices())
        hands.append(set(read(state, RULES.state_dtype).hand[1].tolist()) - {0})
    assert all(set(bought) <= hand and len(hand) == game.state.hand_size[1] for hand in hands)
    assert set.intersection(*hands) == set(bought)
