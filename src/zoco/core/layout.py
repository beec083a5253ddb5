"""Records of numbers, declared as annotated classes: one source for mypy, NumPy and the compiler.

class State:
    seat: int = int8()
    hand: Cells = int8(4, 6)

STATE = layout(State)        # the NumPy dtype; a record of it has `.seat` and `.hand[2, 5]`
"""

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

RUNNING = 0
"""The value of `ending` while a game is running, in every game."""

Cells: TypeAlias = npt.NDArray[Any]
Row: TypeAlias = npt.NDArray[np.uint8]
"""A record as plain bytes: how it passes between Python and compiled code."""
Choices: TypeAlias = npt.NDArray[np.int16]
"""A list of decisions, as numbers."""


class Field(NamedTuple):
    kind: Any
    shape: tuple[int, ...]

    @property
    def alignment(self) -> int:
        """Its own; NumPy forgets that of records within records."""
        return alignment_of(np.dtype(self.kind))


def alignment_of(dtype: np.dtype[Any]) -> int:
    fields = (dtype.fields or {}).values()
    return max((alignment_of(field.base) for field, *_ in fields), default=dtype.alignment)


def int8(*shape: int) -> Any:
    return Field(np.int8, shape)


def int16(*shape: int) -> Any:
    return Field(np.int16, shape)


def int32(*shape: int) -> Any:
    return Field(np.int32, shape)


def int64(*shape: int) -> Any:
    return Field(np.int64, shape)


def float64(*shape: int) -> Any:
    return Field(np.float64, shape)


def record(dtype: np.dtype[Any]) -> Any:
    """A record within another one."""
    return Field(dtype, ())


def layout(described: type) -> np.dtype[Any]:
    """The dtype of the records that a class declares. Larger fields come first: all are aligned on any target."""
    fields = {
        name: field
        for part in reversed(described.__mro__)
        for name, field in vars(part).items()
        if isinstance(field, Field)
    }
    shadowed = sorted(set(fields) & set(dir(np.record)))
    if shadowed:  # interpreted rules would read NumPy's attribute instead of the field
        raise TypeError(f"{described.__name__}: NumPy's records already have {', '.join(shadowed)}; choose other names")
    ordered = sorted(fields.items(), key=lambda item: -item[1].alignment)
    return np.dtype((np.record, np.dtype([(name, *field) for name, field in ordered], align=True)))


def row(dtype: np.dtype[Any]) -> Row:
    """A new record, all zeros, as plain bytes."""
    return np.zeros(dtype.itemsize, np.uint8)


def read(raw: Row, dtype: np.dtype[Any]) -> Any:
    """The record that lives in these bytes."""
    return raw.view(dtype)[0]


def is_whole(value: object) -> bool:
    """Whether this is an integer of Python or NumPy: the numbers in a view are NumPy's."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
