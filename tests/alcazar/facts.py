"""What the tests of all games need to know about this one."""

DECISIONS = (
    "PASS DONE BUY_DECK BUY_TOWER BUY VILLA BUILD CASTLE"
    " TOWER BRIDGE WITHDRAW BARON GRANDEE SHIFT SWAP FLAG PASS_OUT BUILD_UP REMOVE"
)
"""The kinds, in the order of their numbers."""
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
