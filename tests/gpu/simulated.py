"""The GPU's kernels in Numba's simulator, against the rules' entry points. Run in a process of its own, interpreted."""

import sys

import numpy as np
from numba import cuda

import zoco
import zoco.gpu
from zoco.core.chance import CHANCE, new_dice
from zoco.core.editions import standard_edition
from zoco.core.layout import row
from zoco.core.spec import GameSpec

SEED = 5
PLACES = 2


def check_playouts(rules: GameSpec) -> None:
    ours = zoco.gpu.playouts(rules.name, 2, SEED, 1).copy_to_host()
    theirs = np.zeros_like(ours)
    rules.kernel.playouts(standard_edition(rules).row, row(rules.playout_dtype), 2, SEED, theirs)
    assert ours.tolist() == theirs.tolist(), (ours, theirs)


def check_batch(rules: GameSpec) -> None:
    """Whole games, always with the last legal decision; in between, illegal ones."""
    edition, kernel, choices = standard_edition(rules).row, rules.kernel, rules.choices()
    state, chance, view = row(rules.state_dtype), row(CHANCE), row(rules.view_dtype)
    batch = zoco.gpu.Batch(rules.name, 2, SEED, PLACES)
    chance.view(CHANCE)[0].dice[:] = new_dice(SEED, 0)
    kernel.new(edition, state, chance, 2)
    n = kernel.legal(edition, state, choices)
    for turn in range(30):
        mask = np.zeros(rules.actions, np.bool_)
        mask[choices[:n]] = True
        kernel.view(edition, state, int(state.view(rules.state_dtype)[0].seat), view)
        assert batch.counts.copy_to_host()[0] == n
        assert (batch.legal.copy_to_host()[0] == mask).all()
        assert (batch.states.bytes.copy_to_host()[0] == state).all()
        assert (batch.look().bytes.copy_to_host()[0] == view).all()
        if turn == 10:
            batch.step(cuda.to_device(np.array([-1, rules.actions])))
            batch.step(cuda.to_device(np.array([int(np.flatnonzero(~mask)[0])] * PLACES)))
        lists, counts = batch.choices.copy_to_host(), batch.counts.copy_to_host()
        batch.step(cuda.to_device(np.array([lists[k, counts[k] - 1] for k in range(PLACES)], np.int64)))
        n = kernel.step(edition, state, chance, int(choices[n - 1]), choices)
        chance.view(CHANCE)[0].made = 0
    refused = batch.refused.copy_to_host()
    assert refused[0] == 2 and refused.max() <= 2, refused
    try:
        batch.step(cuda.to_device(np.zeros(PLACES + 1, np.int64)))
    except TypeError:
        return
    raise AssertionError("a decision for no game was taken")


def check_restart(rules: GameSpec) -> None:
    """Places of games that are over, and only those, get new games with the next seeds."""
    batch = zoco.gpu.Batch(rules.name, 2, SEED, PLACES)
    running = batch.states.bytes.copy_to_host()[1]
    counts = batch.counts.copy_to_host()
    counts[0] = 0
    batch.counts.copy_to_device(counts)
    batch.restart()
    assert batch.seeds.copy_to_host().tolist() == [SEED + PLACES, SEED + 1]
    other = zoco.gpu.Batch(rules.name, 2, SEED + PLACES, PLACES)
    states = batch.states.bytes.copy_to_host()
    assert (states[0] == other.states.bytes.copy_to_host()[0]).all()
    assert (states[1] == running).all()


for check in (check_playouts, check_batch, check_restart):
    check(zoco.rules_of(sys.argv[1]))
print("the same")
