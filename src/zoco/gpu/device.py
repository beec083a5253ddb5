"""The GPU: whether there is one, and records in its memory."""

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

import numpy as np
from numba import cuda

from zoco.core.errors import ZocoError

BLOCK = 128  # threads that run together

kernel: Callable[[Callable[..., None]], Any] = cuda.jit
"""Compiles a function, with all the rules that it calls, for the GPU when it is first called."""


class GpuError(ZocoError):
    """There is no GPU, or no library to use it."""


def available() -> bool:
    """Whether there is a GPU, with all that is needed to use it."""
    return bool(cuda.is_available())


def require_gpu() -> None:
    if not available():
        raise GpuError("gpu-not-installed" if find_spec("numba_cuda") is None else "gpu-not-found")


def zeros(shape: tuple[int, ...], kind: Any) -> Any:
    return cuda.to_device(np.zeros(shape, kind))


def blocks(threads: int) -> int:
    return -(-threads // BLOCK)


class Column:
    """One field of many records. It shares their memory, so it is always up to date, and keeps them alive."""

    def __init__(self, records: "Records", name: str) -> None:
        dtype: Any = records.dtype
        field, offset = dtype.fields[name][:2]
        cell = np.empty((), field)  # a field of cells becomes an array of that shape
        address, _ = records.bytes.__cuda_array_interface__["data"]
        self.records = records
        self.__cuda_array_interface__ = {
            "shape": (records.bytes.shape[0], *cell.shape),
            "strides": (dtype.itemsize, *cell.strides),
            "typestr": cell.dtype.str,
            "data": (address + offset, False),
            "version": 3,
        }


class Records:
    """Records on the device, one per row of bytes. Whatever supports `__cuda_array_interface__` (PyTorch, CuPy, Numba)
    can read them there, all bytes or one field: `records["hand"]`."""

    def __init__(self, dtype: np.dtype[Any], count: int) -> None:
        self.dtype = dtype
        self.bytes = zeros((count, dtype.itemsize), np.uint8)

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        return self.bytes.__cuda_array_interface__

    def __getitem__(self, name: str) -> Column:
        return Column(self, name)
