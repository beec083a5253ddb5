"""Deltas: how the view of a listener has changed."""

import base64
from functools import cache
from typing import Any, TypeAlias

import numpy as np

from zoco.core.layout import Cells, Row
from zoco.server.wire import Delta

Field: TypeAlias = tuple[int, tuple[int, ...], "np.dtype[Any]"]  # offset, shape, type


@cache
def fields_of(dtype: np.dtype[Any]) -> dict[str, Field]:
    assert dtype.fields is not None
    return {name: (offset, kind.shape, kind.base) for name, (kind, offset, *_) in dtype.fields.items()}


class RecordReader:
    """Reads single fields of a record by name, each once: NumPy's own records are slow."""

    def __init__(self, row: Row, fields: dict[str, Field]) -> None:
        self.row = row
        self.fields = fields

    def __getattr__(self, name: str) -> Any:
        offset, shape, numbers = self.fields[name]
        value: Any = np.ndarray(shape, numbers, self.row, offset)
        if not shape:
            value = value.item()
        self.__dict__[name] = value
        return value


def changes(before: Row, after: Row) -> Cells:
    """The positions of the bytes of a view that changed."""
    return (before != after).nonzero()[0]


def delta(at: Cells, after: Row) -> Delta:
    """Those positions, with their new bytes."""
    return Delta(at.tolist(), after[at].tolist())


def as_text(view: Row) -> str:
    return base64.b64encode(view.tobytes()).decode()


def as_fields(view: Row, dtype: np.dtype[Any]) -> dict[str, Any]:
    """A view by the names of its fields, for clients without the rules."""
    record = view.view(dtype)
    return {name: record[name][0].tolist() for name in dtype.names or ()}
