"""Alcázar's messages by number; the catalogues have them under the constant's name: `alcazar-do-build-up`.

Why a decision is forbidden has its numbers in `reasons.py`.
"""

# Places, castles and villas
FIELD, GAP, CASTLE, VILLA = range(1, 5)

ASK_START, ASK_WITHDRAWN, ASK_STUCK, ASK_BUY, ASK_NOBLES, ASK_FOUNDED, ASK_FLAG, ASK_OVER = range(5, 13)

# What a decision does: by kind, then what some kinds do instead
DO_PASS, DO_DONE, DO_BUY_DECK, DO_BUY_TOWER, DO_BUY, DO_VILLA, DO_BUILD, DO_CASTLE = range(13, 21)
DO_TOWER, DO_BRIDGE, DO_WITHDRAW, DO_BARON, DO_GRANDEE, DO_SHIFT, DO_SWAP, DO_FLAG = range(21, 29)
DO_PASS_OUT, DO_BUILD_UP, DO_REMOVE = range(29, 32)

# What a decision did: in the same order (of `done` nothing is told, of `flag` what it does to the castle), then more
TOLD_PASS, _, TOLD_BUY_DECK, TOLD_BUY_TOWER, TOLD_BUY, TOLD_VILLA, TOLD_BUILD, TOLD_CASTLE = range(32, 40)
TOLD_TOWER, TOLD_BRIDGE, TOLD_WITHDRAW, TOLD_BARON, TOLD_GRANDEE, TOLD_SHIFT, TOLD_SWAP, TOLD_FLAG = range(40, 48)
TOLD_PASS_OUT, TOLD_BUILD_UP, TOLD_REMOVE = range(48, 51)
TOLD_BUY_SEEN, TOLD_CAPTURE, TOLD_LOWERED, TOLD_OVER = range(51, 55)

# A14.2: what points are for
SCORE_GRANDEES, SCORE_BARONS, SCORE_MONEY = range(55, 58)

# What a question offers, and how it is listed
MAY_BUY, MAY_FOUND, MAY_BUILD, MAY_BRIDGE, MAY_FIRST, MAY_WITHDRAW, MAY_PASS = range(58, 65)
MAY_PLACE, MAY_SHIFT, MAY_SWAP, MAY_DONE = range(65, 69)
MAY_COMMA, MAY_OR, MAY_LAST = range(69, 72)
