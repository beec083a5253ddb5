"""Alcázar's rules, as the kernel plays by them."""

from zoco.alcazar.judgement import appeal, meddles, outlook, parts, spread, tempo, worth
from zoco.alcazar.rules.a1_setup import set_up
from zoco.alcazar.rules.a2_turn import decide, forbid, list_legal
from zoco.alcazar.rules.a14_end import points_of, rank
from zoco.alcazar.state import EDITION, STATE, VIEW
from zoco.alcazar.view import imagine, show
from zoco.alcazar.words import DECISIONS, SENTENCES, explain, question, score_by_line, take_apart, tell, why_not
from zoco.core.kernel import open_doors
from zoco.core.play import Play

KERNEL = open_doors(
    Play(
        name="alcazar",
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
