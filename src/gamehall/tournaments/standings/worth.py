"""What one result is worth to each of those who sat at the table."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.scoring import Scoring

HALF = Fraction(1, 2)
_WON: tuple[int | Fraction, ...] = (0, HALF, 1)


class Share(Struct, frozen=True):
    """One entrant's part of a result."""

    number: int
    points: int | Fraction
    wins: int
    """Halves: a win is two, a draw one; what is missing to two is lost."""
    spread: int
    scored: int


def shares(result: Result, scoring: Scoring) -> tuple[Share, ...]:
    """In the order of `result.who`.

    A table's winner is who alone scored most; who share that have a draw, and all others have lost. At a
    table of several the spread is the sum of the differences from every other one there."""
    if len(result.who) == 1:
        return (_alone(result, scoring),)
    if len(result.who) == 2 and result.how == "played" and not result.conduct:
        return _duel(result, scoring)
    fault = faulty(result)
    margin = _margin(result, scoring, fault) if fault else 0
    wins = _wins(result, fault)
    points = _points(result, scoring, fault, wins, margin)
    spreads = _capped(_spreads(result, fault, margin), cap_of(result.round, scoring))
    return tuple(map(Share, result.who, points, wins, spreads, _scored(result, fault)))


def scores_of(result: Result) -> tuple[int, ...]:
    """A slip of a game that was not played may leave the scores out."""
    return result.scores or (0,) * len(result.who)


def _duel(result: Result, scoring: Scoring) -> tuple[Share, Share]:
    """What nearly all results are: a game of two that was played; in short, for the sake of large events."""
    one, other = result.scores
    won = 2 if one > other else 1 if one == other else 0
    cap = cap_of(result.round, scoring)
    spread = max(-cap, min(cap, one - other)) if cap else one - other
    points: Sequence[int | Fraction]
    match scoring.worth:
        case "wins":
            points = (_WON[won], _WON[2 - won])
        case "results":
            earned = (scoring.loss, scoring.tie, scoring.win)
            points = (earned[won], earned[2 - won])
        case _:
            points = _points(result, scoring, (), (won, 2 - won), 0)
    return (
        Share(result.who[0], points[0], won, spread, one),
        Share(result.who[1], points[1], 2 - won, -spread, other),
    )


def faulty(result: Result) -> tuple[int, ...]:
    """Who forfeited. Where a forfeit does not say so, it was whoever has not the highest score."""
    if result.how == "played" and not result.conduct:
        return ()
    if result.how == "double forfeit":
        return result.who
    named = tuple(who for who in result.who if who in result.at_fault)
    if named or result.how == "played":
        return named
    scores = scores_of(result)
    behind = tuple(who for who, score in zip(result.who, scores, strict=True) if score < max(scores))
    return behind or result.who


def cap_of(round: int, scoring: Scoring) -> int:
    return scoring.caps.get(str(round), scoring.cap) if scoring.caps else scoring.cap


def _capped(spreads: Sequence[int], cap: int) -> Sequence[int]:
    return [max(-cap, min(cap, spread)) for spread in spreads] if cap else spreads


def _alone(result: Result, scoring: Scoring) -> Share:
    """A bye is a win; a round that somebody missed by their own doing is lost."""
    lost = bool(result.at_fault) or result.how != "bye" or result.margin < 0
    margin = abs(result.margin) or (scoring.forfeit_margin if lost else scoring.bye_margin)
    spread = _capped([-margin if lost else margin], cap_of(result.round, scoring))[0]
    points: int | Fraction = 0 if lost else 1
    match scoring.worth:
        case "results":
            points = (0 if result.conduct else scoring.absent) if lost else scoring.win
        case "places" if not lost:
            table = min(scoring.places, key=int, default="")
            points = scoring.places[table][0] if table else 0
        case "total" if not lost:
            points = margin
        case _:
            pass
    return Share(result.who[0], points, 0 if lost else 2, spread, 0)


def _margin(result: Result, scoring: Scoring, fault: Sequence[int]) -> int:
    """A game that had begun, as one lost by overtime, is lost by as much as it stood, if that is more."""
    if result.margin:
        return abs(result.margin)
    if len(result.who) == 2 and len(fault) == 1 and any(result.scores):
        ahead = result.scores[0] - result.scores[1]
        actual = -ahead if result.who[0] in fault else ahead
        return max(actual, scoring.overdue_margin or scoring.forfeit_margin)
    return scoring.forfeit_margin


def _spreads(result: Result, fault: Sequence[int], margin: int) -> Sequence[int]:
    if not fault:
        total, seats = sum(result.scores), len(result.scores)
        return [seats * score - total for score in result.scores]
    there = _there(result, fault)
    if not there:
        return [-margin] * len(result.who)
    return [
        -margin * len(there) if who in fault else len(there) * score - sum(there) + margin * len(fault)
        for who, score in zip(result.who, scores_of(result), strict=True)
    ]


def _there(result: Result, fault: Sequence[int]) -> list[int]:
    """The scores of those who did not forfeit."""
    return [score for who, score in zip(result.who, scores_of(result), strict=True) if who not in fault]


def _wins(result: Result, fault: Sequence[int]) -> Sequence[int]:
    there = _there(result, fault)
    best = max(there, default=0)
    mark = 2 if there.count(best) == 1 else 1
    return [
        mark if score == best and who not in fault else 0
        for who, score in zip(result.who, scores_of(result), strict=True)
    ]


def _scored(result: Result, fault: Sequence[int]) -> Sequence[int]:
    """Nothing in a game that was not played; those who stayed at a table of several did play."""
    if not fault:
        return result.scores
    several = len(result.who) - len(fault) > 1
    return [
        score if several and who not in fault else 0
        for who, score in zip(result.who, scores_of(result), strict=True)
    ]


def _points(
    result: Result, scoring: Scoring, fault: Sequence[int], wins: Sequence[int], margin: int
) -> Sequence[int | Fraction]:
    match scoring.worth:
        case "wins":
            return [_WON[won] for won in wins]
        case "results":
            earned = (scoring.loss, scoring.tie, scoring.win)
            missed = 0 if result.conduct else scoring.loss if any(result.scores) else scoring.absent
            return [
                missed if who in fault else earned[won] for who, won in zip(result.who, wins, strict=True)
            ]
        case "places":
            return _places(result, scoring, fault)
        case "total":
            return _total(result, fault, margin)


def _total(result: Result, fault: Sequence[int], margin: int) -> Sequence[int]:
    """Who is left alone at the table has the margin, or the points made so far if they are more."""
    if not fault:
        return result.scores
    alone = len(result.who) - len(fault) == 1
    return [
        0 if who in fault else max(score, margin) if alone else score
        for who, score in zip(result.who, scores_of(result), strict=True)
    ]


def _places(result: Result, scoring: Scoring, fault: Sequence[int]) -> Sequence[int | Fraction]:
    """Who are equal share what their places earn together; who forfeited has no place."""
    earns = scoring.places.get(str(len(result.who)), ())
    there = _there(result, fault)

    def place(score: int) -> int | Fraction:
        above, equal = sum(s > score for s in there), there.count(score)
        together = sum(earns[above : above + equal])
        return together if equal == 1 else Fraction(together, equal)

    return [
        0 if who in fault else place(score) for who, score in zip(result.who, scores_of(result), strict=True)
    ]
