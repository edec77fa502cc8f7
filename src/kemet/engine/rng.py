"""The generator of chance. It lives in the state: nothing in the engine is random but through it."""

from __future__ import annotations

import hashlib
from typing import Final

from mypy_extensions import i64, mypyc_attr

_WORD: Final = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """Small fast counting generator on four 32-bit words (sfc32): only adds, shifts and xors, so that interpreted and
    compiled code give the same numbers.
    """

    def __init__(self, a: i64, b: i64, c: i64, counter: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.counter = counter

    def copy(self) -> Rng:
        """Returns an independent generator in the same position."""
        return Rng(self.a, self.b, self.c, self.counter)

    def word(self) -> i64:
        """Returns the next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        t: i64 = (a + b + self.counter) & _WORD
        self.counter = (self.counter + 1) & _WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & _WORD
        self.c = ((((c << 21) & _WORD) | (c >> 11)) + t) & _WORD
        return t

    def below(self, n: i64) -> i64:
        """Returns a random number from 0 to *n* - 1."""
        return (self.word() * n) >> 32

    def dump(self) -> list[int]:
        """Returns the position of the generator as numbers."""
        return [self.a, self.b, self.c, self.counter]


def seeded(seed: int | str) -> Rng:
    """Returns the generator that belongs to *seed*, the same on every machine.

    Examples:
        >>> from kemet.engine.rng import seeded
        >>> chance = seeded("any words")
        >>> [chance.below(6) for _ in range(5)]
        [0, 0, 4, 1, 4]
    """
    words = int.from_bytes(hashlib.blake2b(str(seed).encode(), digest_size=12).digest(), "little")
    rng = Rng(words & _WORD, words >> 32 & _WORD, words >> 64, 1)
    for _ in range(12):
        rng.word()
    return rng
