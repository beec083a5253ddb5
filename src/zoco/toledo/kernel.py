"""Toledo's rules, as the kernel plays by them."""

from zoco.core.kernel import open_doors
from zoco.core.play import Play
from zoco.toledo.rules.t1_setup import set_up
from zoco.toledo.rules.t2_turn import decide, forbid, list_legal
from zoco.toledo.rules.t10_end import points_of, rank
from zoco.toledo.state import EDITION, STATE, VIEW
from zoco.toledo.view import imagine, show

KERNEL = open_doors(
    Play(EDITION, STATE, VIEW, set_up, list_legal, decide, forbid, points_of, rank, show, imagine),
)
