"""Chairs at the table. Players are `p1`, `p2`, …; officials bring what a pure rule cannot have."""

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


class Official(Struct, frozen=True):
    """A judge's chair and what the people of this game call it."""

    seat: Seat
    title: str


def player(number: int) -> Seat:
    """The seat of the player with this number, counted from one."""
    return Seat(f"p{number}")


def is_player(seat: Seat) -> bool:
    return seat[:1] == "p" and seat.isascii() and seat[1:].isdecimal()
