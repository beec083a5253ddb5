"""Chance: a small generator, and the one function that makes every shuffle.

A shuffle comes from the generator, or is given from outside (by a replayed record, or a server with another source of
randomness). Either way it is written down for the record.
"""

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

from zoco.core.compiling import jit
from zoco.core.layout import Cells, Row, int8, int64, layout

DICE_SIZE = 4
SHUFFLES = 3  # the most shuffles that one decision can cause
PILE = 96  # room for the largest pile of cards

NO_FAULT, MISSING, NO_PERMUTATION = 0, 1, 2
MASK = 0xFFFFFFFF


Dice: TypeAlias = npt.NDArray[np.int64]
"""A generator of random numbers: sfc32 by Chris Doty-Humphrey, four words of 32 bits."""


def new_dice(seed: int, stream: int) -> Dice:
    dice = np.zeros(DICE_SIZE, np.int64)
    seed_dice(dice, seed, stream)
    return dice


class Chance:
    """A generator, the shuffles given for the next decision, and those made since `made` was last reset."""

    dice: Cells = int64(DICE_SIZE)
    given_only: int = int8()  # 1: a shuffle that is not given is a fault
    fault: int = int8()  # the first one,
    fault_at: int = int8()  # and at which shuffle of the decision
    given: int = int8()
    given_size: Cells = int8(SHUFFLES)
    given_pile: Cells = int8(SHUFFLES, PILE)
    made: int = int8()
    made_size: Cells = int8(SHUFFLES)
    made_pile: Cells = int8(SHUFFLES, PILE)


CHANCE = layout(Chance)
assert CHANCE.fields is not None
MADE, FAULT, GIVEN_ONLY, GIVEN = (CHANCE.fields[name][1] for name in ("made", "fault", "given_only", "given"))
"""Which byte these are: the cheapest way to them from Python."""


@jit
def next_uint32(dice: Dice) -> int:
    a, b, c, counter = dice[0], dice[1], dice[2], dice[3]
    word = (int(a) + int(b) + int(counter)) & MASK
    dice[0] = int(b) ^ (int(b) >> 9)
    dice[1] = (int(c) + (int(c) << 3)) & MASK
    dice[2] = ((((int(c) << 21) & MASK) | (int(c) >> 11)) + word) & MASK
    dice[3] = (int(counter) + 1) & MASK
    return word


@jit
def seed_dice(dice: Dice, seed: int, stream: int) -> None:
    """The same seed and stream give the same numbers; streams of one seed are independent."""
    dice[0] = seed & MASK
    dice[1] = (seed >> 32) & MASK
    dice[2] = stream & MASK
    dice[3] = 1
    for _ in range(15):
        next_uint32(dice)


@jit
def below(dice: Dice, n: int) -> int:
    """A number in 0 … n-1."""
    return (next_uint32(dice) * n) >> 32


@jit
def mix(dice: Dice, pile: Cells, size: int) -> None:
    for k in range(size - 1, 0, -1):
        j = below(dice, k + 1)
        card = pile[k]
        pile[k] = pile[j]
        pile[j] = card


@jit
def is_permutation(given: Cells, pile: Cells, size: int) -> bool:
    for k in range(size):
        surplus = 0
        for j in range(size):
            if pile[j] == pile[k]:
                surplus += 1
            if given[j] == pile[k]:
                surplus -= 1
        if surplus != 0:
            return False
    return True


@jit
def report_fault(chance: Chance, fault: int) -> None:
    if chance.fault == NO_FAULT:
        chance.fault = fault
        chance.fault_at = chance.made


@jit
def shuffle(chance: Chance, pile: Cells, size: int) -> None:
    """Shuffles the first `size` cards of a pile whose top is its last card. Shuffles are written in drawing order."""
    made = int(chance.made)
    if made < chance.given:
        if chance.given_size[made] == size and is_permutation(chance.given_pile[made], pile, size):
            for k in range(size):
                pile[size - 1 - k] = chance.given_pile[made, k]
        else:
            report_fault(chance, NO_PERMUTATION)
    elif chance.given_only:
        report_fault(chance, MISSING)
    else:
        mix(chance.dice, pile, size)
    if made < SHUFFLES:
        chance.made_size[made] = size
        for k in range(size):
            chance.made_pile[made, k] = pile[size - 1 - k]
        chance.made = made + 1


def give_shuffles(chance: Row, piles: Sequence[Sequence[int]], only: bool) -> None:
    """The next shuffles are these; `only`: beyond them there are none."""
    chance[FAULT], chance[GIVEN_ONLY], chance[GIVEN] = NO_FAULT, only, len(piles)
    if piles:
        record = chance.view(CHANCE)
        for k, pile in enumerate(piles):
            record["given_size"][0, k] = len(pile)
            record["given_pile"][0, k, : len(pile)] = pile


def made_shuffles(chance: Row) -> list[list[int]]:
    made = chance.item(MADE)
    if not made:
        return []
    record = chance.view(CHANCE)
    return [record["made_pile"][0, k, : record["made_size"][0, k]].tolist() for k in range(made)]
