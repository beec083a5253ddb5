"""What positions and decisions are worth to bots; no rule needs it.

Fame is counted in hundredths of a point and time in hundredths of a turn: integers are the same on every machine. The
numbers were found by playing versions of the evaluation against each other.
"""
