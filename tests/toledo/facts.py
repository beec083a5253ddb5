"""What the tests of all games need to know about this one."""

from zoco.toledo import state
from zoco.toledo.rules.t10_end import ARRIVED_TO_END, QUIET_ROUNDS

DECISIONS = "DRAW PASS END SKIP USE ENTER PAY DUEL FORGE DELIVER TRAIN SWAP HOME MOVE BONUS PLACE"
"""The kinds, in the order of their numbers."""
QUESTIONS = {
    "may-draw": ["draw"],
    "may-place": ["place"],
    "may-move": ["move bonus"],
    "may-home": ["home"],
    "may-pass": ["pass"],
    "may-play": ["move"],
    "may-base": ["move"],
    "may-bonus": ["bonus"],
    "may-end": ["end"],
    "may-leave": ["move bonus"],
    "may-duel": ["duel"],
    "ask-crowded": ["move bonus"],
    "ask-use": ["use", "skip"],
    "ask-pay": ["pay", "skip"],
    "ask-forge": ["forge"],
    "ask-train": ["train"],
    "ask-swap": ["train"],
    "ask-gate": ["deliver", "enter"],
}
"""What messages of a question name as possible: words of the notation; one of each group is."""
CARDS = {"hand", "held", "known", "discard", "base_value", "base_picture", "bonus_value"}
"""Where cards are seen that were hidden before: only there may a legal decision show different things."""
SECRET = True
"""Whether there are decisions that others do not see."""
RESHUFFLED = True
"""Whether cards are shuffled again during a game."""
MOST_LINES = 32
"""Of the board in text."""
FORCED = (2, 15, 3)
"""Players, seed and decisions of a random game, up to a moment with one choice only."""
MASTERS_ARE_QUICK = True
"""Whether games between searching bots are short enough for every change."""
INTERPRETED_GAMES = (40, 240)
"""How many random games the interpreted rules play in some seconds: before every change, and before a release."""
FULL_GAME = "final-round-4-players.jsonl"
"""A finished game among the fixtures."""
CROWDED = None
"""A file of the fixtures, its game with the fullest board, and the moment from which it is full, if it was measured."""
KERNEL_SPEED = (15, 25)
"""Times open_spiel's hearts, for whole games inside the rules: at least, and the aim."""
STEP_SPEED = 2
"""The same for decisions made from Python."""
FIGURES = {
    "T0": {state.FIELDS, state.FIRST_ENTRANCE, state.LAST_ENTRANCE, state.FEWEST_PLAYERS, state.SEATS},
    "T1.2": {state.FIGURES, state.TILES, state.FIRST_HAND},
    "T6.5": {state.MOST_FENCING},
    "T7.2": {state.ROUNDS},
    "T10.1": {ARRIVED_TO_END},
    "T10.4": {QUIET_ROUNDS},
}
"""Numbers in the program that the text of a rule must name."""
