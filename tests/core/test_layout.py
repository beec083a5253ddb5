"""Layouts: the classes that describe records, and the bytes they become."""

import numpy as np
import pytest

import zoco
from zoco.core.chance import CHANCE
from zoco.core.layout import Cells, int8, int16, int64, layout, read, row


class Small:
    seat: int = int8()


class Mixed(Small):
    word: int = int64()
    hand: Cells = int8(3, 2)
    number: int = int16()


def test_a_record_has_the_fields_of_its_class_and_of_its_parents() -> None:
    dtype = layout(Mixed)
    raw = row(dtype)
    record = read(raw, dtype)
    record.hand[2, 1] = 5
    record.word = -(2**40)
    record.seat = 3
    assert set(dtype.names or ()) == {"seat", "word", "hand", "number"}
    again = read(raw.copy(), dtype)
    assert (again.hand.tolist(), int(again.word), int(again.seat)) == ([[0, 0], [0, 0], [0, 5]], -(2**40), 3)


@pytest.mark.parametrize("name", ["base", "flags", "data", "T", "size", "view", "tobytes", "dtype"])
def test_names_that_numpy_uses_itself_are_refused(name: str) -> None:
    described = type("Described", (), {name: int8(), "fine": int8()})
    with pytest.raises(TypeError, match=rf"Described: .*\b{name}\b"):
        layout(described)


DTYPES = {
    "chance": CHANCE,
    "mixed": layout(Mixed),
    **{
        f"{name}-{record}": getattr(zoco.rules_of(name), f"{record}_dtype")
        for name in zoco.GAMES
        for record in ("edition", "state", "view")
    },
}


@pytest.mark.parametrize("dtype", DTYPES.values(), ids=DTYPES.keys())
def test_nothing_is_misaligned_and_no_byte_is_without_a_field(dtype: np.dtype[np.void]) -> None:
    """States compare by bytes: a hole between fields could differ in equal states."""
    assert dtype.fields
    end = 0
    for name in dtype.names or ():
        kind, offset = dtype.fields[name][:2]
        assert offset % kind.base.alignment == 0, name
        assert offset == end, name
        end = offset + kind.itemsize
    largest = max(field[0].base.alignment for field in dtype.fields.values())
    assert dtype.itemsize - end < largest


def test_rows_are_zeros() -> None:
    assert not row(CHANCE).any()
    assert len(row(CHANCE)) == CHANCE.itemsize
