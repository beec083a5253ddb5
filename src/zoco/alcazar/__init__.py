"""Alcázar (Wolfgang Kramer, 2009): build castles upwards and put your nobles on top."""

from functools import partial
from pathlib import Path

from zoco.alcazar import edition as edition_module
from zoco.alcazar import notation, svg, text, words
from zoco.alcazar.evaluation.policy import policy
from zoco.alcazar.evaluation.value import (
    PARTS,
    affects_others,
    parts,
    remaining,
    temperature,
    turn_bonus,
    value_of,
)
from zoco.alcazar.rules.a1_setup import set_up
from zoco.alcazar.rules.a2_turn import begins_turn, decide, forbid, list_legal
from zoco.alcazar.rules.a14_end import points_of, rank
from zoco.alcazar.state import ACTIONS, DECK, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW
from zoco.alcazar.view import determinize, reveals, sealed, show
from zoco.core.game import new_game
from zoco.core.spec import GameSpec

SPEC = GameSpec(
    name="alcazar",
    title="Alcázar",
    year=2009,
    version="1",
    letter="A",
    folder=Path(__file__).parent,
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    usual_players=3,
    most_choices=MOST_CHOICES,
    actions=ACTIONS,
    largest_pile=DECK,
    most_shuffles=1,
    endings=("running", "last-stone", "last-stone-removed", "last-bridge", "all-passed"),
    part_names=PARTS,
    edition_dtype=EDITION,
    state_dtype=STATE,
    view_dtype=VIEW,
    sentences=words.SENTENCES,
    decisions=words.DECISIONS,
    edition=edition_module,
    notation=notation,
    text=text,
    svg=svg,
    tells_apart=words.tells_apart,
    set_up=set_up,
    list_legal=list_legal,
    decide=decide,
    forbid=forbid,
    points_of=points_of,
    rank=rank,
    show=show,
    determinize=determinize,
    reveals=reveals,
    begins_turn=begins_turn,
    sealed=sealed,
    remaining=remaining,
    value_of=value_of,
    turn_bonus=turn_bonus,
    temperature=temperature,
    parts=parts,
    policy=policy,
    affects_others=affects_others,
    question=words.question,
    explain=words.explain,
    why_not=words.why_not,
    tell=words.tell,
    score_by_line=words.score_by_line,
    take_apart=words.take_apart,
    ratings={"apprentice": 1000, "journeyman": 1310, "master": 1650, "grand-master": 1900},
    tunes={"castle": (392, 494, 587)},
)
new = partial(new_game, SPEC)
new.__doc__ = new_game.__doc__
