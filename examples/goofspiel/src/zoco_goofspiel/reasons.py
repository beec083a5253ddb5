"""Why a decision is forbidden: 1000 × chapter + 10 × rule + a digit that tells reasons of the same rule apart.

The message catalogues have the text under the constant's name: `goofspiel-not-card-is-gone`.
"""

LEGAL = 0

NO_SUCH_CARD = 1010

CARD_IS_GONE = 2020

GAME_OVER = 4010
