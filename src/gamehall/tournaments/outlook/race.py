"""The standings as numbers to reckon with: what somebody has, and what a game of two may add to it."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm

from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.ties import lots

_DIGIT = 1 << 40
"""Far more than any sum of points or ratings, so that one number carries all that decides in its order."""


class Runner(Struct, frozen=True):
    number: int
    key: int
    """All that decides before the spread; more is better."""
    spread: int
    """0 where it decides nothing that is reckoned here."""
    after: int
    """What decides after the spread and does not change any more: the rating, the lot."""


class Race(Struct, frozen=True):
    runners: dict[int, Runner]
    gains: tuple[int, int, int]
    """What a game adds to a key: lost, drawn, won."""
    by_spread: bool
    open_tie: bool
    """Those who are equal in all this are parted by something that is not reckoned here."""


def pays(scoring: Scoring) -> tuple[Fraction, Fraction, Fraction] | None:
    """The points of a game of two that is lost, drawn, won; nothing where they are the scores themselves,
    or where losing would not be the worst of the three."""
    match scoring.worth:
        case "wins":
            lost, drawn, won = Fraction(0), Fraction(1, 2), Fraction(1)
        case "results":
            lost, drawn, won = Fraction(scoring.loss), Fraction(scoring.tie), Fraction(scoring.win)
        case "places":
            if len(scoring.places.get("2", ())) != 2:
                return None
            won, lost = map(Fraction, scoring.places["2"])
            drawn = (won + lost) / 2
        case "total":
            return None
    return (lost, drawn, won) if lost <= drawn <= won else None


def race(entrants: Iterable[Entrant], rows: Sequence[Row], scoring: Scoring, seed: str) -> Race | None:
    """Nothing where the games of the event cannot be reckoned as won, drawn or lost."""
    paid = pays(scoring)
    if paid is None:
        return None
    unit = lcm(*(part.denominator for part in (*paid, *(row.points for row in rows))))
    ratings = {entrant.number: entrant.rating for entrant in entrants}
    drawn = lots(seed, ratings) if "lot" in scoring.order else {}
    keys = dict.fromkeys(ratings, 0)
    after = dict.fromkeys(ratings, 0)
    gains = [0, 0, 0]
    by_spread = open_tie = False
    for order in _telling(scoring):
        if order == "spread":
            by_spread = True
            continue
        into = after if by_spread else keys
        if order in ("rating", "lot"):
            fixed = ratings if order == "rating" else drawn
            for number, value in fixed.items():
                into[number] = into[number] * _DIGIT + value
            gains = gains if by_spread else [gain * _DIGIT for gain in gains]
        elif order in ("points", "wins") and not by_spread:
            points = order == "points"
            for row in rows:
                value = int(row.points * unit) if points else row.wins
                keys[row.number] = keys[row.number] * _DIGIT + value
            gains = [
                gain * _DIGIT + (int(paid[halves] * unit) if points else halves)
                for halves, gain in enumerate(gains)
            ]
            if points and scoring.worth == "wins":
                for row in rows:
                    keys[row.number] = keys[row.number] * _DIGIT - row.losses
                gains = [gain * _DIGIT - (2 - halves) for halves, gain in enumerate(gains)]
        else:
            open_tie = True
            break
    runners = {
        row.number: Runner(row.number, keys[row.number], row.spread * by_spread, after[row.number])
        for row in rows
    }
    return Race(runners, (gains[0], gains[1], gains[2]), by_spread, open_tie)


def _telling(scoring: Scoring) -> list[str]:
    """What decides, without what cannot tell anything new: wins after points that are wins."""
    told: list[str] = []
    for order in scoring.order:
        again = order in told
        same = order == "wins" and scoring.worth == "wins" and "points" in told
        if not again and not same:
            told.append(order)
    return told
