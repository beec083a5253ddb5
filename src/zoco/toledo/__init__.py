"""Toledo (Martin Wallace, 2008): forge swords and bring them up the winding street to the Alcázar."""

from functools import partial
from pathlib import Path

from zoco.core.game import new_game
from zoco.core.spec import GameSpec
from zoco.toledo import edition as edition_module
from zoco.toledo import notation, svg, text, words
from zoco.toledo.evaluation.policy import policy
from zoco.toledo.evaluation.value import (
    PARTS,
    affects_others,
    parts,
    remaining,
    temperature,
    turn_bonus,
    value_of,
)
from zoco.toledo.rules.t1_setup import set_up
from zoco.toledo.rules.t2_turn import begins_turn, decide, forbid, list_legal
from zoco.toledo.rules.t10_end import points_of, rank
from zoco.toledo.state import ACTIONS, DECK, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW
from zoco.toledo.view import determinize, reveals, sealed, show

SPEC = GameSpec(
    name="toledo",
    title="Toledo",
    year=2008,
    version="1",
    letter="T",
    folder=Path(__file__).parent,
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    usual_players=3,
    most_choices=MOST_CHOICES,
    actions=ACTIONS,
    largest_pile=DECK,
    most_shuffles=3,
    endings=("running", "final-round", "deadlock"),
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
    ratings={"apprentice": 1000, "journeyman": 1590, "master": 2080, "grand-master": 2200},
    tunes={"duel": (880, 440, 880)},
)
new = partial(new_game, SPEC)
new.__doc__ = new_game.__doc__
