"""What a search works on: its memory, its constants, and the nodes of its tree."""

from typing import Any

import numpy as np

from zoco.core.chance import CHANCE, DICE_SIZE
from zoco.core.layout import Cells, Row, float64, int8, int16, int32, int64, layout, read, record, row

SEATS = 5  # the most that a game has

NONE = 0  # number of no node; its field `visits` counts the nodes in use
ROOT = 1  # where an empty tree begins


class Node:
    """A decision in the tree, and what came of it."""

    shares: Cells = float64(SEATS)  # of all its visits together
    prior: float = float64()  # the share expected by the seat that decides
    parent: int = int32()
    first: int = int32()  # of its children
    next: int = int32()  # of its siblings
    visits: int = int32()
    available: int = int32()
    action: int = int16()
    prior_determinizations: int = int8()  # that the priors of its children come from
    eliminated: int = int8()  # 1: no longer a candidate


class SearchConfig:
    """The constants of a search."""

    c_puct: float = float64()  # how strongly rarely tried decisions are preferred, below the root
    prior_temperature: float = float64()  # of the softmax over priors; like c_puct in units of what is at stake
    prior_visits: float = float64()  # that a prior counts for,
    opening_prior_visits: float = float64()  # and that of how a turn may begin, which looks to its end
    prior_determinizations: int = int8()  # that the priors at the root are averaged over
    playout_turns: int = int16()  # of all seats together
    expand_threshold: int = int16()  # visits of a node before the next seat's openings enter the tree below it
    rollout_depth: int = int16()  # decisions made lightly after the own turn's tree; then there is no other tree
    rollout_by_policy: int = int8()  # 1: those are drawn by policy, 0: at random


NODE = layout(Node)
SEARCH_CONFIG = layout(SearchConfig)


def new_search_config(**constants: float) -> Row:
    """How to search, with other constants than the usual ones; docs/bots.md says where these come from."""
    usual = {"c_puct": 1.0, "prior_temperature": 0.15, "prior_visits": 8.0, "opening_prior_visits": 32.0}
    usual |= {"prior_determinizations": 16, "playout_turns": 16, "expand_threshold": 4, "rollout_by_policy": 1}
    out = row(SEARCH_CONFIG)
    config = read(out, SEARCH_CONFIG)
    for name, value in (usual | constants).items():
        config[name] = value
    return out


def context_layout(state: np.dtype[Any], most_choices: int, actions: int) -> np.dtype[Any]:
    """The memory that one search of a game needs beside its tree. All of it belongs to the caller."""

    class SearchContext:
        # Positions
        blank: Any = record(state)  # all zeros, to determinize into
        current: Any = record(state)  # the one searched,
        lookahead: Any = record(state)  # where it leads,
        trial: Any = record(state)  # what is only tried,
        determinized: Any = record(state)  # as it was determinized,
        turn_start: Any = record(state)  # and as a turn begins
        chance: Any = record(CHANCE)
        dice: Cells = int64(DICE_SIZE)
        fixed_dice: Cells = int64(DICE_SIZE)  # always seeded alike
        # Decisions
        choices: Cells = int16(most_choices)
        scores: Cells = int16(most_choices)  # of each of them
        choice_values: Cells = float64(most_choices)
        turn_choices: Cells = int16(most_choices)  # later in a turn
        child_by_action: Cells = int32(actions)  # of one node at a time
        # Win shares, by seat
        shares: Cells = float64(SEATS)
        values: Cells = float64(SEATS)  # that the shares come from
        rival_values: Cells = float64(SEATS)  # as they were noted,
        noted_at: int = int64()  # when this much of the game remained
        result: Cells = float64(SEATS)  # of a simulation
        # A search
        config: Any = record(SEARCH_CONFIG)
        root: int = int32()
        decisions: int = int64()  # made in all simulations
        seconds: float = float64()  # it may take, 0: as long as it needs
        simulations: int = int32()  # of all stages together, if time does not matter
        stages: int = int8()
        stage: int = int8()  # stages left, the present one included; see `zoco.core.search.stages`
        stage_end: float = float64()
        slice_began: float = float64()
        rounds: int = int32()  # in the last slice
        candidates: int = int16()

    return layout(SearchContext)
