"""What a listener at a table is told: the difference between what its seat saw before and sees now."""

import base64
from typing import Any

import numpy as np

from zoco.core.layout import Cells, Row


class Glimpse:
    """A view by the names of its fields, like a record, but each is looked up once: sentences ask a lot."""

    def __init__(self, view: Row, dtype: np.dtype[Any]) -> None:
        self.__dict__["_fields"] = view.view(dtype)

    def __getattr__(self, name: str) -> Any:
        value = self.__dict__["_fields"][name][0]
        value = value if isinstance(value, np.ndarray) else value.item()
        self.__dict__[name] = value
        return value


def changes(before: Row, after: Row) -> Cells:
    """The places of the bytes of a view that changed."""
    return (before != after).nonzero()[0]


def delta(at: Cells, after: Row) -> dict[str, list[int]]:
    """What those bytes are now."""
    return {"at": at.tolist(), "to": after[at].tolist()}


def as_text(view: Row) -> str:
    return base64.b64encode(view.tobytes()).decode()


def as_fields(view: Row, dtype: np.dtype[Any]) -> dict[str, Any]:
    """A view by the names of its fields, for clients without the rules."""
    record = view.view(dtype)
    return {name: record[name][0].tolist() for name in dtype.names or ()}
