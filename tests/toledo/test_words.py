"""Words: numbers of messages that follow those of phases and shops."""

import zoco
from zoco.messages import message
from zoco.toledo import sentences, state
from zoco.toledo.edition import KINDS
from zoco.toledo.words import SENTENCES


def test_questions_are_in_the_order_of_the_phases_and_gains_in_that_of_the_shops() -> None:
    asked = {"FULL_FIELD": "full", "CIRCLE": "use", "FORGING": "forge", "TRAINING": "train"}
    for phase in ("START", "TURN", "FULL_FIELD", "CIRCLE", "FORGING", "TRAINING", "GATE", "OVER"):
        number = sentences.ASK_START + getattr(state, phase)
        assert SENTENCES.ids[number] == f"toledo-ask-{asked.get(phase, phase.lower())}"
    for k, kind in enumerate(KINDS):
        assert SENTENCES.ids[sentences.GAIN_M + k] == f"toledo-gain-{kind}"


def test_a_seat_without_a_name_goes_by_its_number() -> None:
    game = zoco.toledo.new(players=2, seed=1)
    what = game.rules.words.why_not(
        game.edition.row, game.view_row(0), game.action("duel 3"), 7011, ["Ana", "Ben"]
    ).what
    rival = what.parameters["rival"]
    assert rival == message("seat-number", seat=3)
