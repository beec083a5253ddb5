"""Goofspiel: bid for prizes in secret, with the same cards as everybody else."""

from functools import partial
from pathlib import Path

from zoco.core.game import new_game
from zoco.core.spec import GameSpec
from zoco_goofspiel import edition as edition_module
from zoco_goofspiel import notation, svg, text, words
from zoco_goofspiel.evaluation import PARTS, affects_others, parts, policy, remaining, temperature, turn_bonus, value_of
from zoco_goofspiel.rules.g1_setup import set_up
from zoco_goofspiel.rules.g2_bids import begins_turn, forbid, list_legal
from zoco_goofspiel.rules.g3_reveal import decide
from zoco_goofspiel.rules.g4_end import points_of, rank
from zoco_goofspiel.state import (
    ACTIONS,
    EDITION,
    FEWEST_PLAYERS,
    MOST_CARDS,
    MOST_CHOICES,
    SEATS,
    STATE,
    VIEW,
)
from zoco_goofspiel.view import determinize, reveals, sealed, show

SPEC = GameSpec(
    name="goofspiel",
    title="Goofspiel",
    year=1930,
    version="1",
    letter="G",
    folder=Path(__file__).parent,
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    usual_players=3,
    most_choices=MOST_CHOICES,
    actions=ACTIONS,
    largest_pile=MOST_CARDS,
    most_shuffles=1,
    endings=("running", "all-prizes"),
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
)
new = partial(new_game, SPEC)
new.__doc__ = new_game.__doc__
