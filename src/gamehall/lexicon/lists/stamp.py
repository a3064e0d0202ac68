"""What a word list is known by."""

from msgspec import Struct


class Stamp(Struct, frozen=True):
    """Which list it was, to the letter. Every game that asks a list carries this in its record."""

    id: str
    edition: str
    words: int
    hash: str
    """SHA-256 of the sorted upper-case words joined with newlines, in hex."""


class Label(Struct, frozen=True):
    """What is known about a list without looking at its words."""

    stamp: Stamp
    title: str
    notice: str = ""
    """Whose the words are, where that has to be shown."""
    stand_in: bool = False
    """It stands in for a list that tournaments are played by and that may not be shipped."""
    lengths: tuple[int, ...] = ()
    """How many words there are of each length, from the shortest."""
    check: int = 0
    """CRC-32 of the words as they lie in the file."""
