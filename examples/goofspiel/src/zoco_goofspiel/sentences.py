"""Goofspiel's messages by number; the catalogues have them under the constant's name: `goofspiel-ask-bid`.

Why a decision is forbidden has its numbers in `reasons.py`.
"""

ASK_BID, ASK_OVER = range(1, 3)

# What a decision does: sealed, or the last bid of its round
DO_BID, DO_BID_LAST = range(3, 5)

# What a decision did: to others, to the bidder, and in a round that it completed
TOLD_BID, TOLD_BID_SEEN, TOLD_REVEALED, TOLD_WON, TOLD_TIED, TOLD_LOST, TOLD_PRIZE, TOLD_OVER = range(5, 13)

# G4.3: what points are for
SCORE_PRIZES = 13
