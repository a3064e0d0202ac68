"""Score cards: the only official record of a player's result."""

from msgspec import Struct

from gamehall.kernel.outcome import Outcome
from gamehall.kernel.seat import Seat

CITES = ("score-card", "conduct")

MATCH_POINTS = {"win": 3, "tie": 2, "loss": 1}
"""Likely: a newspaper and a parent agree; the sheet itself names only the 0 for misconduct."""


class ScoreCard(Struct, frozen=True):
    seat: Seat
    game: str
    result: str
    points: int
    score: int
    signed: bool
    official: bool
    """Collected by the Monitor: from now on this is the record."""


def fill_in(outcome: Outcome, seat: Seat, game: str, score: int, signed: bool, collected: bool) -> ScoreCard:
    """A player's card; the Director's forfeit for misconduct leaves no points."""
    result = "tie" if outcome.tie else "win" if outcome.winner == seat else "loss"
    points = 0 if outcome.cites == "hall-forfeit" and result == "loss" else MATCH_POINTS[result]
    return ScoreCard(seat, game, result, points, score, signed, signed and collected)
