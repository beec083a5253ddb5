"""The rules on a GPU, as far as can be tested without one; `bench/gpu.py` checks the rest on a GPU."""

from typing import Any

import numpy as np
import pytest

import zoco
import zoco.gpu
from tests.properties.test_targets import run
from tests.sample import GAME
from zoco.gpu import device
from zoco.gpu.device import Column

SIMULATED = {"NUMBA_ENABLE_CUDASIM": "1", "NUMBA_DISABLE_JIT": "1"}


@pytest.mark.parametrize("name", zoco.GAMES)
def test_the_kernels_play_as_the_rules_do(name: str) -> None:
    assert run(["-m", "tests.gpu.simulated", name], **SIMULATED) == "the same\n"


@pytest.mark.parametrize(("installed", "words"), [(False, "numba-cuda"), (True, "nvidia-smi")])
def test_without_a_gpu_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, installed: bool, words: str) -> None:
    monkeypatch.setattr(device, "available", lambda: False)
    monkeypatch.setattr(device, "find_spec", lambda _: object() if installed else None)
    with pytest.raises(zoco.gpu.GpuError) as refusal:
        zoco.gpu.Batch(GAME, players=2, seed=1, games=8)
    assert words in str(refusal.value)
    with pytest.raises(zoco.gpu.GpuError):
        zoco.gpu.playouts(GAME, players=2, seed=1, games=8)


class Bytes:
    """Host memory that looks like the device's."""

    def __init__(self, rows: Any) -> None:
        self.shape = rows.shape
        self.__cuda_array_interface__ = rows.__array_interface__


@pytest.mark.parametrize("name", zoco.GAMES)
def test_a_field_of_all_records_is_that_field(name: str) -> None:
    """The description that PyTorch gets, read by NumPy."""
    dtype = zoco.rules_of(name).state_dtype
    rows = np.random.default_rng(1).integers(0, 256, (5, dtype.itemsize), np.uint8)
    records: Any = type("Records", (), {"dtype": dtype, "bytes": Bytes(rows)})()
    for field in dtype.names or ():
        column = Column(records, field)
        shown: Any = type("Shown", (), {"__array_interface__": column.__cuda_array_interface__, "rows": rows})()
        assert (np.asarray(shown) == rows.view(dtype)[:, 0][field]).all(), field
