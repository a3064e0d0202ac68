"""Worlds of Scrabble that look the same from other seats: other racks, other discards, another bag."""

from gamehall.games.scrabble import acts
from gamehall.kernel.action import Action, Dealt
from gamehall.kernel.seat import DEALER, GALLERY, JUDGE, Seat

P1, P2 = Seat("p1"), Seat("p2")
Script = list[tuple[Seat, Action]]
QUIET = (P2, GALLERY, JUDGE)


def worlds() -> list[tuple[Script, Script, tuple[Seat, ...]]]:
    return [
        (_dealt("CATERED"), _dealt("CATQUIZ"), QUIET),
        (_dealt("CATERED", "AEIOUNR"), _dealt("CATERED", "QZJXKVW"), (P1, GALLERY, JUDGE)),
        (_played("ERED"), _played("QUIZ"), QUIET),
    ]


def _dealt(first: str, second: str = "AEIOUNR") -> Script:
    """p1 has drawn the lower letter and both racks are dealt."""
    return [
        (P1, acts.DrawForStart()),
        (DEALER, Dealt(("A",))),
        (P2, acts.DrawForStart()),
        (DEALER, Dealt(("B",))),
        (P1, acts.TakeTiles()),
        (DEALER, Dealt(tuple(first))),
        (DEALER, Dealt(tuple(second))),
    ]


def _played(rest: str) -> Script:
    """p1 plays CAT across the centre, holding other tiles beside it."""
    tiles = tuple(acts.Tile(f"{column}8", letter) for column, letter in zip("GHI", "CAT", strict=True))
    return [*_dealt(f"CAT{rest}"), (P1, acts.Place(tiles)), (P1, acts.Announce(10))]
