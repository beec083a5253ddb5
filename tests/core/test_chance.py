"""Chance: seeds, streams, given shuffles and their faults, and whether every order is equally likely."""

import itertools
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.games import examples
from zoco.core.chance import (
    CHANCE,
    MISSING,
    NO_FAULT,
    NO_PERMUTATION,
    SHUFFLES,
    below,
    is_permutation,
    mix,
    new_dice,
    next_uint32,
    shuffle,
)
from zoco.core.layout import read, row

MASK = 0xFFFFFFFF


def sfc32(seed: int, stream: int, count: int) -> list[int]:
    """The published generator in plain Python (PractRand's sfc32, the first 15 numbers dropped)."""
    a, b, c, counter = seed & MASK, seed >> 32 & MASK, stream & MASK, 1
    words = []
    for _ in range(15 + count):
        word = (a + b + counter) & MASK
        counter = (counter + 1) & MASK
        a = b ^ b >> 9
        b = (c + (c << 3)) & MASK
        c = ((c << 21 | c >> 11) + word) & MASK
        words.append(word)
    return words[15:]


def chance(*piles: list[int], given_only: bool = False) -> Any:
    record = read(row(CHANCE), CHANCE)
    record.dice[:] = new_dice(1, 0)
    record.given = len(piles)
    record.given_only = given_only
    for k, pile in enumerate(piles):
        record.given_size[k] = len(pile)
        record.given_pile[k, : len(pile)] = pile
    return record


def made(record: Any) -> list[list[int]]:
    return [record.made_pile[k, : record.made_size[k]].tolist() for k in range(record.made)]


@examples(50)
@given(st.integers(0, 2**63 - 1), st.integers(0, 5))
def test_the_generator_is_the_published_one(seed: int, stream: int) -> None:
    dice = new_dice(seed, stream)
    assert [next_uint32(dice) for _ in range(20)] == sfc32(seed, stream, 20)


def test_seeds_and_streams_differ() -> None:
    seeds = [0, 1, 2, 2**31, 2**32, 2**32 + 1, 2**62, 2**63 - 1]
    first = {(seed, stream): tuple(sfc32(seed, stream, 4)) for seed in seeds for stream in range(3)}
    ours = {}
    for seed, stream in first:
        dice = new_dice(seed, stream)
        ours[seed, stream] = tuple(next_uint32(dice) for _ in range(4))
    assert len(set(ours.values())) == len(ours)


@pytest.mark.parametrize("n", [1, 2, 3, 6, 84])
def test_numbers_stay_below_and_are_even(n: int) -> None:
    """Chi-square with a fixed seed; one fair generator in a million exceeds the bound."""
    dice = new_dice(12345, 0)
    rolls = 400 * n
    counts = Counter(below(dice, n) for _ in range(rolls))
    assert set(counts) == set(range(n))
    chi = sum((counts[k] - 400) ** 2 / 400 for k in range(n))
    assert chi < n - 1 + 5 * (2 * n) ** 0.5 + 15


def test_every_order_is_equally_likely() -> None:
    """A shuffle that swaps wrongly prefers some of the 24 orders, and fails by far."""
    dice = new_dice(99, 0)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24_000):
        pile = np.array([1, 2, 3, 4], np.int8)
        mix(dice, pile, 4)
        counts[tuple(pile.tolist())] += 1
    assert set(counts) == set(itertools.permutations((1, 2, 3, 4)))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 65  # 23 degrees, one in 10⁵


def test_a_shuffle_keeps_the_cards_and_leaves_what_lies_beside() -> None:
    pile = np.array([3, 1, 1, 2, 9, 9], np.int8)
    record = chance()
    shuffle(record, pile, 4)
    assert sorted(pile[:4]) == [1, 1, 2, 3]
    assert pile[4:].tolist() == [9, 9]
    assert made(record) == [pile[:4][::-1].tolist()]


def test_a_given_shuffle_is_taken_in_drawing_order() -> None:
    """The top of a pile is its last card, and the first that a shuffle names."""
    pile = np.array([1, 2, 3], np.int8)
    record = chance([2, 3, 1], given_only=True)
    shuffle(record, pile, 3)
    assert (pile.tolist(), record.fault, made(record)) == ([1, 3, 2], NO_FAULT, [[2, 3, 1]])


def test_given_shuffles_are_used_up_in_turn_before_the_dice() -> None:
    record = chance([2, 1], [1, 2])
    pile = np.array([1, 2], np.int8)
    shuffle(record, pile, 2)
    shuffle(record, pile, 2)
    before = record.dice.copy()
    shuffle(record, pile, 2)
    assert made(record)[:2] == [[2, 1], [1, 2]]
    assert record.dice.tolist() != before.tolist()
    assert record.fault == NO_FAULT


@pytest.mark.parametrize(
    ("given_pile", "fault"), [(None, MISSING), ([1, 1, 2], NO_PERMUTATION), ([1, 2], NO_PERMUTATION)]
)
def test_faults(given_pile: list[int] | None, fault: int) -> None:
    record = chance(*([] if given_pile is None else [given_pile]), given_only=True)
    dice = record.dice.copy()
    shuffle(record, np.array([1, 2, 2], np.int8), 3)
    assert record.fault == fault
    assert record.dice.tolist() == dice.tolist()


def test_more_shuffles_than_there_is_room_for_do_not_write_beside_it() -> None:
    record = chance()
    pile = np.array([1, 2, 3], np.int8)
    for _ in range(SHUFFLES + 2):
        shuffle(record, pile, 3)
    assert record.made == SHUFFLES


piles = st.lists(st.integers(0, 5), min_size=1, max_size=8)


@examples(200)
@given(piles, piles | st.none())
def test_permutations_are_recognised(pile: list[int], other: list[int] | None) -> None:
    given_pile = sorted(pile) if other is None else (other * 8)[: len(pile)]
    found = is_permutation(np.array(given_pile, np.int8), np.array(pile, np.int8), len(pile))
    assert found == (Counter(given_pile) == Counter(pile))
