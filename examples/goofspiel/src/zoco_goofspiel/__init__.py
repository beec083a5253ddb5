"""Goofspiel: bid for prizes in secret, with the same cards as everybody else."""

from functools import partial

from zoco.core.game import new_game
from zoco.core.kernel import open_doors
from zoco.core.play import Play
from zoco.core.rules import Rules
from zoco.core.search import new_manner
from zoco.core.words import Words
from zoco_goofspiel import edition as edition_room
from zoco_goofspiel import notation, svg, text
from zoco_goofspiel.judgement import PARTS, appeal, meddles, outlook, parts, spread, tempo, worth
from zoco_goofspiel.rules.g1_setup import set_up
from zoco_goofspiel.rules.g2_bids import forbid, list_legal
from zoco_goofspiel.rules.g3_reveal import decide
from zoco_goofspiel.rules.g4_end import points_of, rank
from zoco_goofspiel.state import ACTIONS, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW
from zoco_goofspiel.view import imagine, show
from zoco_goofspiel.words import DECISIONS, SENTENCES, explain, question, score_by_line, take_apart, tell, why_not

KERNEL = open_doors(
    Play(
        name="goofspiel",
        edition=EDITION,
        state=STATE,
        view=VIEW,
        set_up=set_up,
        list_legal=list_legal,
        decide=decide,
        forbid=forbid,
        points_of=points_of,
        rank=rank,
        show=show,
        imagine=imagine,
        outlook=outlook,
        worth=worth,
        tempo=tempo,
        spread=spread,
        parts=parts,
        appeal=appeal,
        meddles=meddles,
        sentence=SENTENCES.dtype,
        decision=DECISIONS.dtype,
        question=question,
        explain=explain,
        why_not=why_not,
        tell=tell,
        score_by_line=score_by_line,
        take_apart=take_apart,
    )
)
RULES = Rules(
    name="goofspiel",
    title="Goofspiel",
    version="1",
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    most_choices=MOST_CHOICES,
    actions=ACTIONS,
    endings=("running", "all-prizes"),
    manner=new_manner(),
    edition_dtype=EDITION,
    state_dtype=STATE,
    view_dtype=VIEW,
    parts=PARTS,
    kernel=KERNEL,
    edition=edition_room,
    notation=notation,
    words=Words("G", KERNEL, SENTENCES, DECISIONS, lambda v: True, lambda a: True),
    text=text,
    svg=svg,
)
new = partial(new_game, RULES)
