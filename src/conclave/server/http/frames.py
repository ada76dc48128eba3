"""The frames of a websocket (RFC 6455), as far as the usual case goes: whole texts, each in one frame.

All other frames are only measured here, so that they can be handed on whole; what they mean, and what is wrong with
them, is left to the library.
"""

from __future__ import annotations

from typing import Final

WHOLE_TEXT: Final = 0x81  # the first byte of a frame that is a text from its beginning to its end
_MASKED: Final = 0x80  # a bit of the second byte, beside the length: every frame of a client has it
_LONG: Final = {126: 2, 127: 8}  # in place of a length: how many bytes follow that say it
_SHORTEST: Final = 126  # length that is said so
_MASK: Final = 4  # bytes before what is masked by them


def end_of(data: bytes, start: int, most: int) -> int:
    """Where the frame that begins at `start` ends, or would end; -1 while too little is there to tell.

    For a frame that must be refused, such as one that says more than `most` bytes, it is the end of all that is there:
    nobody should wait for the rest.
    """
    if len(data) < start + 2:
        return -1
    length, begin = data[start + 1] ^ _MASKED, start + 2
    if length >= _MASKED:
        return len(data)
    if more := _LONG.get(length):
        begin += more
        if len(data) < begin:
            return -1
        length = int.from_bytes(data[start + 2 : begin], "big")
    return begin + _MASK + length if length <= most else len(data)


def said_in(data: bytes, start: int, end: int) -> str:
    """What a frame says that is a whole text, as `end_of` has measured it; UnicodeDecodeError where that is no text."""
    begin = start + 2 + _LONG.get(data[start + 1] ^ _MASKED, 0)
    mask, size = data[begin : begin + _MASK], end - begin - _MASK
    pattern = (mask * (size // _MASK + 1))[:size]
    bits = int.from_bytes(data[begin + _MASK : end], "little") ^ int.from_bytes(pattern, "little")
    return bits.to_bytes(size, "little").decode()


def framed(text: bytes) -> bytes:
    """A text as a frame of a server's."""
    size = len(text)
    if size < _SHORTEST:
        return b"%c%c%b" % (WHOLE_TEXT, size, text)
    code = 126 if size < 1 << 16 else 127
    return b"%c%c%b%b" % (WHOLE_TEXT, code, size.to_bytes(_LONG[code], "big"), text)
