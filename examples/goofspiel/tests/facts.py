"""What the tests of all games need to know about this one."""

DECISIONS = "BID BID_LAST"
"""The kinds, in the order of their numbers."""
QUESTIONS = {"ask-bid": ["bid"]}
"""What messages of a question name as possible: words of the notation; one of each group is."""
CARDS = {"prize", "pot", "won", "shown", "has_bid", "bid"}
"""Where cards are seen that were hidden before: only there may a legal decision show different things."""
SECRET = False
"""Whether there are decisions that others do not see."""
RESHUFFLED = False
"""Whether cards are shuffled again during a game."""
MOST_LINES = 30
"""Of the board in text."""
FORCED = (2, 1, 24)
"""Players, seed and decisions of a random game, up to a moment with one choice only."""
MASTERS_ARE_QUICK = True
"""Whether games between searching bots are short enough for every change."""
INTERPRETED_GAMES = (100, 600)
"""How many random games the interpreted rules play in some seconds: before every change, and before a release."""
FULL_GAME = "all-prizes-4-players.jsonl"
"""A finished game among the fixtures."""
CROWDED = None
"""A file of the fixtures, its game with the fullest board, and the moment from which it is full, if it was measured."""
KERNEL_SPEED = (None, None)
"""Times open_spiel's hearts, for whole games inside the rules: at least, and the aim."""
STEP_SPEED = None
"""The same for decisions made from Python."""
FIGURES: dict[str, set[int]] = {}
"""Numbers in the program that the text of a rule must name."""
