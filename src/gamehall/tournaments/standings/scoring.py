"""What a result is worth, and by what the standings are ordered: the data of a format."""

from typing import Literal

from msgspec import Struct

Worth = Literal["wins", "results", "places", "total"]
"""Wins and half wins; points for win, tie and loss; by place at a table of several; all points scored."""

Order = Literal["points", "spread", "scored", "head-to-head", "wins", "buchholz", "rating", "lot"]


class Scoring(Struct, frozen=True):
    worth: Worth = "wins"
    win: int = 3
    tie: int = 2
    loss: int = 1
    """For `results`; a game taken away for misconduct is worth nothing."""
    absent: int = 0
    """For `results`: to who did not come; who came and gave a game up that had begun has lost it."""
    places: dict[str, tuple[int, ...]] = {}
    """For `places`: by the number at the table, what each place earns; who ties shares the places' points."""
    order: tuple[Order, ...] = ("points", "spread")
    """What decides, first to last; who is equal in all of it shares the place."""
    cap: int = 0
    """No game's spread counts for more; 0: without a cap."""
    caps: dict[str, int] = {}
    """The cap of single rounds."""
    bye_margin: int = 50
    forfeit_margin: int = 75
    overdue_margin: int = 0
    """Of a game lost by ten minutes of overtime at least this much; 0: as much as of a forfeit."""
