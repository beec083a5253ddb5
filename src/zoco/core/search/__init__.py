"""How bots think, once for all games and wholly inside the kernel: an information-set Monte-Carlo tree search.

A bot is given a view, never a state: every line it looks at begins with a determinization of that view.

- `shares`: from the values of a position to the win share of every seat.
- `lookahead`: turns carried to their end by what looks best at once; the greedy bot.
- `tree`: nodes, their selection, and what is added to them.
- `playouts`: one simulation, down the tree and on through whole turns.
- `stages`: a search from its priors to its last two candidates, slice by slice.

All of them work on one record, `SearchContext` (`context`). The same determinizations are tried with every decision in
question, so that decisions are compared and not their luck. Below the root a simulation chooses among what is legal in
its determinization: how often a decision was available counts, not how often its parent was visited. Every node keeps a
win share for each seat, and each seat decides for its own.

Floats are only added, multiplied, divided and rooted: that gives the same last bit on every target.
"""
