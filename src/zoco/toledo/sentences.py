"""Toledo's messages by number; the catalogues have them under the constant's name: `toledo-then-pay`.

Why a decision is forbidden has its numbers in `reasons.py`.
"""

# Places and shops
CATHEDRAL, ENTRANCE, FIELD, TAVERN, STUDIO, FIELD_WITH_SHOP, OWN_SHOP, SHOP_OF, SHOP = range(1, 10)

# What is asked: by phase, then what some phases ask instead
ASK_START, ASK_TURN, ASK_FULL, ASK_USE, ASK_FORGE, ASK_TRAIN, ASK_GATE, ASK_OVER = range(10, 18)
ASK_BASE, ASK_CROWDED, ASK_PAY = range(18, 21)

# What a decision does: by kind, then what some kinds do instead
DO_DRAW, DO_PASS, DO_END, DO_SKIP, DO_USE, DO_ENTER, DO_PAY, DO_DUEL = range(21, 29)
DO_FORGE, DO_DELIVER, DO_TRAIN, DO_SWAP, DO_HOME, DO_MOVE, DO_BONUS, DO_PLACE = range(29, 37)
DO_MOVE_ON, DO_PAY_DISCARD = range(37, 39)

THEN_ALCAZAR, THEN_CROWDED, THEN_FULL, THEN_NOTHING, THEN_FREE, THEN_PAY = range(39, 45)
GAIN_M, GAIN_G, GAIN_S, GAIN_F, GAIN_TAVERN, GAIN_STUDIO = range(45, 51)

# What a decision did: by kind (of ending a turn nothing is told, of using a field only what it gave), then more
TOLD_DRAW, TOLD_PASS, _, TOLD_SKIP, _, TOLD_ENTER, TOLD_PAY, TOLD_DUEL = range(51, 59)
TOLD_FORGE, TOLD_DELIVER, TOLD_TRAIN, TOLD_SWAP, TOLD_HOME, TOLD_MOVE, TOLD_BONUS, TOLD_PLACE = range(59, 67)
TOLD_PAY_DISCARD, TOLD_PAINTING, TOLD_METAL, TOLD_GEM = range(67, 71)
TOLD_CARDS, TOLD_LIST, TOLD_CARD, TOLD_HIDDEN = range(71, 75)
TOLD_ROUND, TOLD_NO_CARD, TOLD_BEATEN = range(75, 78)
TOLD_RESHUFFLE, TOLD_FINAL_ROUND, TOLD_OVER, TOLD_DEADLOCK = range(78, 82)

# T10.2: what points are for
SCORE_DELIVERED, SCORE_UNDELIVERED, SCORE_PAINTINGS, SCORE_GEMS, SCORE_MOVEMENT = range(82, 87)

# What a question offers, and how it is listed
MAY_DRAW, MAY_PLACE, MAY_MOVE, MAY_HOME, MAY_PASS = range(87, 92)
MAY_PLAY, MAY_BASE, MAY_BONUS, MAY_END, MAY_LEAVE, MAY_DUEL = range(92, 98)
MAY_COMMA, MAY_OR, MAY_LAST = range(98, 101)
ASK_SWAP = 101
