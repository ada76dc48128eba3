"""Fast random number generator for engines (sfc32); compiled and interpreted code give the same numbers."""

from typing import Final

from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Dice:
    """An sfc32 generator with four 32-bit words of state."""

    def __init__(self, seed: i64) -> None:
        self.a: i64 = seed & WORD
        self.b: i64 = (seed >> 32) & WORD
        self.c: i64 = 0x9E3779B9
        self.count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> i64:
        """Return the next 32 random bits."""
        made = (self.a + self.b + self.count) & WORD
        self.count = (self.count + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) | (self.c >> 11)) + made) & WORD
        return made

    def below(self, n: i64) -> i64:
        """Return an integer from 0 to n-1, for n far below 2**32."""
        return (self.word() * n) >> 32
