"""The frames of a websocket (RFC 6455), as far as the usual case goes: whole texts, each in one frame.

All other frames are only measured here, so that they can be handed on whole; what they mean, and what is wrong with
them, is left to the library.
"""

from __future__ import annotations

from typing import Final

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text from its beginning to its end
TOO_LITTLE: Final = -1  # as an end of a frame: its length is not there yet
REFUSED: Final = -2  # likewise: of another length or kind than any that we take, so that nobody waits for its end
_MASKED: Final = 0x80  # a bit of the second byte, beside the length: every frame of a client has it
_LONG: Final = {126: 2, 127: 8}  # in place of a length: how many bytes follow that say it
_SHORTEST: Final = 126  # length that is said so
_MASK: Final = 4  # bytes before what is masked by them


def end_of(data: bytes, start: int, most: int) -> int:
    """Where the frame that begins at `start` ends, or would end; TOO_LITTLE; or REFUSED: it says over `most` bytes."""
    if len(data) < start + 2:
        return TOO_LITTLE
    if not data[start + 1] & _MASKED:
        return REFUSED
    begin = _begin_of(data, start)
    if len(data) < begin:
        return TOO_LITTLE
    length = _length_of(data, start, begin)
    return begin + _MASK + length if length <= most else REFUSED


def said_in(data: bytes, start: int, end: int) -> str:
    """What a frame says that is a whole text, as `end_of` has measured it; UnicodeDecodeError where that is no text."""
    begin = _begin_of(data, start) + _MASK
    size = end - begin
    pattern = (data[begin - _MASK : begin] * (size // _MASK + 1))[:size]
    bits = int.from_bytes(data[begin:end], "little") ^ int.from_bytes(pattern, "little")
    return bits.to_bytes(size, "little").decode()


def _begin_of(data: bytes, start: int) -> int:
    """Where the mask of a masked frame lies, behind its length."""
    return start + 2 + _LONG.get(data[start + 1] ^ _MASKED, 0)


def _length_of(data: bytes, start: int, begin: int) -> int:
    """How many masked bytes a masked frame says that it has."""
    return data[start + 1] ^ _MASKED if begin == start + 2 else int.from_bytes(data[start + 2 : begin], "big")


def framed(text: bytes) -> bytes:
    """A text as a frame of a server's."""
    size = len(text)
    if size < _SHORTEST:
        return b"%c%c%b" % (WHOLE_TEXT, size, text)
    code = 126 if size < 1 << 16 else 127
    return b"%c%c%b%b" % (WHOLE_TEXT, code, size.to_bytes(_LONG[code], "big"), text)
