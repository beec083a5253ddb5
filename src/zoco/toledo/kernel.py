"""Toledo's rules, as the kernel plays by them."""

from zoco.core.kernel import open_doors
from zoco.core.play import Play
from zoco.toledo.judgement import appeal, meddles, outlook, parts, spread, tempo, worth
from zoco.toledo.rules.t1_setup import set_up
from zoco.toledo.rules.t2_turn import decide, forbid, list_legal
from zoco.toledo.rules.t10_end import points_of, rank
from zoco.toledo.state import EDITION, STATE, VIEW
from zoco.toledo.view import imagine, show
from zoco.toledo.words import DECISIONS, SENTENCES, explain, question, score_by_line, take_apart, tell, why_not

KERNEL = open_doors(
    Play(
        name="toledo",
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
