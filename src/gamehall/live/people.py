"""Who is in the hall."""

from msgspec import Struct


class Person(Struct, frozen=True):
    id: str
    name: str
    organiser: bool = False


class NotPossible(Exception):
    """What was asked of the hall cannot be done; the sentence says why, for the person who asked."""
