"""Alcázar (Wolfgang Kramer, 2009): build castles upwards and put your nobles on top."""

from functools import partial

from zoco.alcazar import edition as edition_room
from zoco.alcazar import notation, svg, text
from zoco.alcazar.judgement import PARTS
from zoco.alcazar.kernel import KERNEL
from zoco.alcazar.state import ACTIONS, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW
from zoco.alcazar.words import DECISIONS, SENTENCES, begins_turn, tells_apart
from zoco.core.game import new_game
from zoco.core.rules import Rules
from zoco.core.search import new_manner
from zoco.core.words import Words

RULES = Rules(
    name="alcazar",
    title="Alcázar",
    version="1",
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    most_choices=MOST_CHOICES,
    actions=ACTIONS,
    endings=("running", "last-stone", "last-stone-removed", "last-bridge", "all-passed"),
    manner=new_manner(),
    edition_dtype=EDITION,
    state_dtype=STATE,
    view_dtype=VIEW,
    parts=PARTS,
    kernel=KERNEL,
    edition=edition_room,
    notation=notation,
    words=Words("A", KERNEL, SENTENCES, DECISIONS, begins_turn, tells_apart),
    text=text,
    svg=svg,
)
new = partial(new_game, RULES)
new.__doc__ = new_game.__doc__
