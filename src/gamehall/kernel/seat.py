"""Chairs at the table. Players are `p1`, `p2`, …; officials bring what a pure rule cannot have."""

import re
from typing import NewType

from msgspec import Struct

Seat = NewType("Seat", str)

DEALER = Seat("dealer")
"""Brings chance: dice, draws, shuffles."""

CLOCK = Seat("clock")
"""Brings time."""

JUDGE = Seat("judge")
"""Brings judgement. Games may seat further judges above this one."""

GALLERY = Seat("gallery")
"""Those who watch; sees what everybody may see."""


HALL = Seat("hall")
"""The hall itself: closes tables for good, and reopens them by its organiser's word. Nobody sits there."""


class Official(Struct, frozen=True):
    """A judge's chair and what the people of this game call it."""

    seat: Seat
    title: str
    barred: str = ""
    """The paragraph by which this official leaves it to another to take a game away; empty: may do it."""
    keeps_time: bool = False
    """Whoever sits there usually keeps the time too."""


def player(number: int) -> Seat:
    """The seat of the player with this number, counted from one."""
    return Seat(f"p{number}")


def is_player(seat: Seat) -> bool:
    return re.fullmatch(r"p[1-9][0-9]{0,2}", seat) is not None
