"""How numbers of the standings are written."""

from fractions import Fraction

from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring


def halves(count: int) -> str:
    """Of halves: 11 is 5½."""
    whole, half = divmod(count, 2)
    return f"{whole or ''}½" if half else str(whole)


def points(value: Fraction) -> str:
    """Whole and half points as one writes them; thirds with two places."""
    if value.denominator <= 2:
        sign = "−" if value < 0 else ""
        return sign + halves(int(abs(value) * 2))
    return f"{float(value):.2f}".replace("-", "−")


def signed(value: int) -> str:
    return f"+{value}" if value > 0 else str(value).replace("-", "−")


HEADINGS = {"wins": ("Wins", "Losses", "Spread"), "total": ("Points", "Wins", "Spread")}
_USUAL = ("Points", "Wins", "Scored")


def headings(scoring: Scoring) -> tuple[str, ...]:
    """What the standings of such an event show of everybody."""
    return HEADINGS.get(scoring.worth, _USUAL)


def cells(row: Row, scoring: Scoring) -> tuple[str, ...]:
    told = {
        "Wins": halves(row.wins),
        "Losses": halves(row.losses),
        "Spread": signed(row.spread),
        "Points": points(row.points),
        "Scored": str(row.scored),
    }
    return tuple(told[name] for name in headings(scoring))
