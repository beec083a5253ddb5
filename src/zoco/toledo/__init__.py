"""Toledo (Martin Wallace, 2008): forge swords and bring them up the winding street to the Alcázar."""

from functools import partial

from zoco.core.game import new_game
from zoco.core.rules import Rules
from zoco.core.search import new_manner
from zoco.core.words import Words
from zoco.toledo import edition as edition_room
from zoco.toledo import notation, svg, text
from zoco.toledo.judgement import PARTS
from zoco.toledo.kernel import KERNEL
from zoco.toledo.state import ACTIONS, EDITION, FEWEST_PLAYERS, MOST_CHOICES, SEATS, STATE, VIEW
from zoco.toledo.words import DECISIONS, SENTENCES, begins_turn, tells_apart

RULES = Rules(
    name="toledo",
    title="Toledo",
    version="1",
    fewest_players=FEWEST_PLAYERS,
    most_players=SEATS,
    most_choices=MOST_CHOICES,
    actions=ACTIONS,
    endings=("running", "final-round", "deadlock"),
    manner=new_manner(),
    edition_dtype=EDITION,
    state_dtype=STATE,
    view_dtype=VIEW,
    parts=PARTS,
    kernel=KERNEL,
    edition=edition_room,
    notation=notation,
    words=Words("T", KERNEL, SENTENCES, DECISIONS, begins_turn, tells_apart),
    text=text,
    svg=svg,
)
new = partial(new_game, RULES)
new.__doc__ = new_game.__doc__
