"""Frames of a websocket as we cut and make them are those of the library."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from conclave.server.http.frames import REFUSED, TOO_LITTLE, WHOLE_TEXT, end_of, framed, said_in

MOST = 16_384
SIZES = (0, 1, 3, 4, 5, 125, 126, 127, 4_000, MOST)


def sent(text: str, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return bytes(Frame(opcode, text.encode(), fin=fin).serialize(mask=True))


@pytest.mark.parametrize("size", SIZES)
def test_what_a_client_says_is_read_wherever_it_begins_and_whatever_comes_after(size: int) -> None:
    text = ("é" * size)[: size // 2] + "x" * (size % 2)
    frame = sent(text)
    assert frame[0] == WHOLE_TEXT
    for before, after in ((b"", b""), (b"?" * 7, sent("more"))):
        data = before + frame + after
        end = end_of(data, len(before), MOST)
        assert end == len(before + frame)
        assert said_in(data, len(before), end) == text


@pytest.mark.parametrize("size", [2, 126])
def test_a_frame_that_has_begun_is_measured_as_soon_as_its_head_is_there(size: int) -> None:
    frame = sent("x" * size)
    ends = [end_of(frame[:come], 0, MOST) for come in range(len(frame))]
    head = 2 if size < 126 else 4
    assert ends == [TOO_LITTLE] * head + [len(frame)] * (len(frame) - head)


def test_for_the_rest_of_what_will_be_refused_nobody_waits() -> None:
    for come in (20, MOST + 9):
        assert end_of(sent("x" * (MOST + 1))[:come], 0, MOST) == REFUSED
    assert end_of(sent("x" * 70_000)[:9], 0, MOST) == TOO_LITTLE
    assert end_of(sent("x" * 70_000)[:10], 0, MOST) == REFUSED
    for size in (0, 1, 10, 200):  # not masked
        assert end_of(framed(b"x" * size), 0, MOST) == REFUSED


def test_what_is_no_text_is_told_apart() -> None:
    with pytest.raises(UnicodeDecodeError):
        said_in(bytes(Frame(Opcode.TEXT, b"\xff").serialize(mask=True)), 0, 7)
    for other in (sent("x", Opcode.BINARY), sent("x", fin=False), sent("x", Opcode.CONT), sent("x", Opcode.PING)):
        assert other[0] != WHOLE_TEXT


@pytest.mark.parametrize("size", [*SIZES, 65_535, 65_536])
def test_what_we_say_is_what_the_library_would_send(size: int) -> None:
    text = b"x" * size
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
