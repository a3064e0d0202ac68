"""A look back at a game, turn by turn: what was played, what was best, and what is to be said of it."""

from collections.abc import Callable, Iterable
from typing import Any

from msgspec import Struct

from gamehall.kernel.seat import Seat


class Note(Struct, frozen=True):
    """Something to learn from a turn."""

    kind: str
    says: str


class Shown(Struct, frozen=True):
    """What was played or written, or what could have been."""

    says: str
    points: int = 0
    """What it scores; nothing where that is not counted."""


class Turn(Struct, frozen=True):
    """Something in the record, whose it is, and what is to be said of it."""

    seq: int
    seat: Seat
    played: Shown | None = None
    best: Shown | None = None
    notes: tuple[Note, ...] = ()
    round: int = 0
    """In which round, where the game has rounds."""


def noted(turns: Iterable[Any], where: Callable[[Any], str] = lambda turn: "") -> list[str]:
    """Every note in a line of its own: in which entry, whose turn, and where it helps, more of the turn."""
    return [
        f"Entry {turn.seq}, {{{turn.seat}}}{where(turn)}: {note.says}"
        for turn in turns
        for note in turn.notes
    ]
