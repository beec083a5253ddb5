"""What the tests of all games need to know about this one."""

from zoco.alcazar import state
from zoco.alcazar.rules.a0_board import CASTLE_DISTANCE
from zoco.alcazar.rules.a4_castle import CASTLE_STONES, CASTLE_VALUE
from zoco.alcazar.rules.a12_merging import CASTLE_FROM

DECISIONS = (
    "PASS DONE BUY_DECK BUY_TOWER BUY VILLA BUILD CASTLE"
    " TOWER BRIDGE WITHDRAW BARON GRANDEE SHIFT SWAP FLAG PASS_OUT BUILD_UP REMOVE"
)
"""The kinds, in the order of their numbers."""
QUESTIONS = {
    "may-buy": ["buy"],
    "may-found": ["castle villa"],
    "may-build": ["build tower"],
    "may-bridge": ["bridge"],
    "may-first": ["withdraw"],
    "may-withdraw": ["withdraw"],
    "may-pass": ["pass"],
    "may-place": ["baron grandee"],
    "may-shift": ["shift"],
    "may-swap": ["swap"],
    "may-done": ["done"],
    "ask-buy": ["buy"],
    "ask-flag": ["flag"],
}
"""What messages of a question name as possible: words of the notation; one of each group is."""
CARDS = {"hand", "known", "row"}
"""Where cards are seen that were hidden before: only there may a legal decision show different things."""
SECRET = False
"""Whether there are decisions that others do not see."""
RESHUFFLED = False
"""Whether cards are shuffled again during a game."""
MOST_LINES = 40
"""Of the board in text."""
FORCED = (5, 146, 149)
"""Players, seed and decisions of a random game, up to a moment with one choice only."""
MASTERS_ARE_QUICK = False
"""Whether games between searching bots are short enough for every change."""
INTERPRETED_GAMES = (100, 600)
"""How many random games the interpreted rules play in some seconds: before every change, and before a release."""
FULL_GAME = "last-bridge-4-players.jsonl"
"""A finished game among the fixtures."""
CROWDED = ("independent-5-players.jsonl.gz", 26, 195)
"""A file of the fixtures, its game with the fullest board, and the moment from which it is full, if it was measured."""
KERNEL_SPEED = (5, 10)
"""Times open_spiel's hearts, for whole games inside the rules: at least, and the aim."""
STEP_SPEED = None
"""The same for decisions made from Python."""
FIGURES = {
    "A0": {state.FIELDS, state.FEWEST_PLAYERS, state.SEATS, state.FLAGS, state.GRANDEES, state.MOST_VALUE},
    "A3.1": {state.BUILD_PRICE, state.TOWER_PRICE},
    "A4.1": {CASTLE_STONES},
    "A4.2": {CASTLE_DISTANCE},
    "A4.3": {CASTLE_VALUE},
    "A7.1": {state.TOP_TOWER_LEVEL},
    "A8.1": {state.BRIDGE_PRICE},
    "A12.1": {state.MOST_VALUE},
    "A12.4": {CASTLE_FROM},
    "A14.2": {state.MONEY_FOR_A_POINT},
}
"""Numbers in the program that the text of a rule must name."""
