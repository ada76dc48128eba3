"""Rows of bytes in vectors of ints, eight bytes per int; compiled together with the engines that write them.

Byte `j` of word `i` is number `8 * i + j` of the row. A value is at most 127, so that no word is ever negative.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

MAX_BYTE: Final = 127


def make_spread() -> vec[i64]:
    """Return the table that turns eight bits into eight bytes of 0 or 1."""
    made = vec[i64]()
    for bits in range(256):
        word: i64 = 0
        for j in range(8):
            if bits >> j & 1:
                word += byte_at(j, 1)
        made = append(made, word)
    return made


def byte_at(place: i64, value: i64) -> i64:
    """Return a word with this value, limited to 0..MAX_BYTE, in one of its eight bytes."""
    if value <= 0:
        return 0
    value = min(value, MAX_BYTE)
    return value << (8 * place)


SPREAD: Final = make_spread()


def spread(bits: i64) -> i64:
    """Return the lowest eight bits as eight bytes."""
    return SPREAD[bits & 255]


def put_bits(out: vec[i64], at: i64, bits: i64, words: i64) -> None:
    """Write a set as bytes of 0 or 1, eight members per word."""
    for i in range(words):
        out[at + i] = SPREAD[(bits >> (8 * i)) & 255]


def put_one(out: vec[i64], at: i64, place: i64, words: i64) -> None:
    """Write zeros, and a 1 at one place; a place outside the words is written nowhere."""
    for i in range(words):
        out[at + i] = 0
    if 0 <= place < 8 * words:
        out[at + (place >> 3)] = byte_at(place & 7, 1)


def add_byte(out: vec[i64], at: i64, place: i64, value: i64) -> None:
    """Add a value to one byte; the sum must not exceed MAX_BYTE."""
    out[at + (place >> 3)] += byte_at(place & 7, value)


def pack_counters(packed: i64) -> i64:
    """Return the five fields of a packed amount (core/counters.py) as bytes."""
    if packed == 0:
        return 0
    return (
        byte_at(0, packed & 0xFFF)
        + byte_at(1, packed >> 12 & 0xFFF)
        + byte_at(2, packed >> 24 & 0xFFF)
        + byte_at(3, packed >> 36 & 0xFFF)
        + byte_at(4, packed >> 48 & 0xFFF)
    )


def to_bytes(row: vec[i64]) -> bytes:
    """Return a row as bytes."""
    buffer: Any = row
    return bytes(buffer)
