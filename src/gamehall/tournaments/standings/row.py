"""One line of the standings."""

from fractions import Fraction

from msgspec import Struct


class Row(Struct, frozen=True):
    """An entrant's standing after some round. Wins are halves: a win is two, a draw one."""

    number: int
    rank: int
    """Shared by those who are equal in everything that decides."""
    points: Fraction
    """What the format ranks by first."""
    wins: int = 0
    losses: int = 0
    """Halves too."""
    played: int = 0
    """Rounds with a result, byes and forfeits among them."""
    spread: int = 0
    scored: int = 0
    """All points of the games they played."""
    byes: int = 0
    firsts: int = 0
    seconds: int = 0
    ties: tuple[Fraction, ...] = ()
    """What decided after the points, in the order of the scoring."""
