"""What many games at once are worth, all played to an end: `standings.worth` over whole arrays."""

from fractions import Fraction
from math import lcm

import numpy as np
from msgspec import Struct

from gamehall.tournaments.outlook.drawing import Numbers
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import cap_of


class Gained(Struct, frozen=True):
    """Seats are along the last axis."""

    points: Numbers
    """In `parts` of a point."""
    wins: Numbers
    spread: Numbers


def parts(scoring: Scoring) -> int:
    """Into how many parts a point is cut, so that nobody's points are a fraction of them."""
    seats = [int(table) for table in scoring.places] if scoring.worth == "places" else []
    return lcm(2, *(range(1, max(seats, default=1) + 1)))


def gained(scores: Numbers, round: int, scoring: Scoring) -> Gained:
    seats = scores.shape[-1]
    above = np.zeros_like(scores)
    equal = np.zeros_like(scores)
    for seat in range(seats):
        here = scores[..., seat : seat + 1]
        above += here > scores
        equal += here == scores
    wins = np.where(above > 0, 0, np.where(equal == 1, 2, 1))
    spread = seats * scores - scores.sum(axis=-1, keepdims=True)
    cap = cap_of(round, scoring)
    if cap:
        spread = np.clip(spread, -cap, cap)
    return Gained(_points(scores, above, equal, wins, scoring), wins, spread)


def _points(scores: Numbers, above: Numbers, equal: Numbers, wins: Numbers, scoring: Scoring) -> Numbers:
    unit = parts(scoring)
    match scoring.worth:
        case "wins":
            return wins * (unit // 2)
        case "results":
            return np.array([scoring.loss, scoring.tie, scoring.win], dtype=np.int64)[wins] * unit
        case "places":
            return _shared(scores.shape[-1], scoring, unit)[above, equal]
        case "total":
            return scores * unit


def _shared(seats: int, scoring: Scoring, unit: int) -> Numbers:
    """By how many are above and how many are equal, oneself among them: a share of those places."""
    earns = scoring.places.get(str(seats), ())
    table = np.zeros((seats, seats + 1), dtype=np.int64)
    for above in range(seats):
        for equal in range(1, seats + 1 - above):
            table[above, equal] = int(Fraction(sum(earns[above : above + equal]), equal) * unit)
    return table
