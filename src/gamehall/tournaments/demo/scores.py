"""Results drawn from how strong people are: likely ones, and now and then a surprise."""

from collections.abc import Sequence
from random import Random

from gamehall.tournaments.standings.scoring import Worth

_AVERAGE, _WIDTH = 385, 58
"""About what one side scores in a word game between club players, and how far that varies."""
_PER_POINT = 8
"""So many points of strength are worth about one point of a game."""
_LOGISTIC = 400
_TIES = 0.06
_MIDDLE, _SHAKES = 22, 7
"""About what a player gathers in a round of half a dozen shakes."""


def drawn_scores(worth: Worth, strengths: Sequence[int], chance: Random) -> tuple[int, ...]:
    """The scores of a table, in the order of those who sit there."""
    match worth:
        case "wins" | "total":
            return _points(strengths, chance, _AVERAGE, _WIDTH, _PER_POINT)
        case "places":
            return _points(strengths, chance, _MIDDLE, _SHAKES, 80)
        case "results":
            return _result(strengths, chance)


def _points(strengths: Sequence[int], chance: Random, middle: int, width: int, per: int) -> tuple[int, ...]:
    mean = sum(strengths) / len(strengths)
    return tuple(
        max(0, round(chance.gauss(middle + (strength - mean) / per, width))) for strength in strengths
    )


def _result(strengths: Sequence[int], chance: Random) -> tuple[int, ...]:
    """One for who won, nothing for who lost, nothing for both after a tie."""
    if chance.random() < _TIES:
        return (0,) * len(strengths)
    weights = [10 ** (strength / _LOGISTIC) for strength in strengths]
    winner = chance.choices(range(len(strengths)), weights)[0]
    return tuple(int(at == winner) for at in range(len(strengths)))
