"""Worlds of Bluff that p2 and the gallery cannot tell apart: p1 holds, and lays, other cards."""

from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.seat import DEALER, GALLERY, JUDGE, Seat
from tests.toys.bluff.rules import Doubt, Lay, TurnUp

P1, P2 = Seat("p1"), Seat("p2")
Script = list[tuple[Seat, Action]]


def worlds() -> list[tuple[Script, Script, tuple[Seat, ...]]]:
    return [
        (_dealt("01", "02", "03"), _dealt("04", "05", "06"), (P2, GALLERY)),
        (_laid("01"), _laid("02"), (P2, GALLERY)),
        (_shown("01", "05"), _shown("02", "05"), (GALLERY,)),
    ]


def _dealt(*cards: str) -> Script:
    return [(DEALER, Dealt(cards)), (DEALER, Dealt(("10", "11", "12")))]


def _laid(card: str) -> Script:
    """p1 lays one of two cards, always calling it 3."""
    return [*_dealt("01", "02", "03"), (P1, Lay(card, 3))]


def _shown(laid: str, theirs: str) -> Script:
    """p2's card is doubted and shown; p1's lies face down before and after."""
    start: Script = [(DEALER, Dealt(("01", "02", "03"))), (DEALER, Dealt((theirs, "11", "12")))]
    return [*start, (P1, Lay(laid, 3)), (P2, Lay(theirs, 5)), (P1, Doubt()), (JUDGE, TurnUp())]
