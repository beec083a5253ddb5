"""What positions and decisions are worth to bots; no rule needs it.

Integers only, so that every machine evaluates alike. Positions are determinized, so all of them may be read;
of a rival's hand no more is used than that build cards are somewhere.

The weights are fitted to the final points of a thousand games between greedy bots, with two to four players: the value
of a seat minus the mean of all is the lead that it may expect, and `temperature` makes chances of it.
"""
