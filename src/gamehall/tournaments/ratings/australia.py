"""The rating of Australia: a straight line instead of a curve, and one multiplier for all."""

import numpy as np

from gamehall.tournaments.ratings.duels import Floats
from gamehall.tournaments.ratings.elo import Elo, system

MULTIPLIER = 20
SOURCE = (
    "The rating page of the Australian players, with its worked example, and tsh, `Ratings::Elo`, `aus`: "
    "50 % and a twelfth of the difference, from 5 % to 95 %, times 20. The page says that 20 applies as a "
    "rule and names no other."
)


def expects(rating: Floats, other: Floats) -> Floats:
    return np.clip((50 + (rating - other) / 12) / 100, 0.05, 0.95)


def _multiplier(games: int, rating: float) -> float:
    return MULTIPLIER


SYSTEM = system("australia", "Australia", SOURCE, Elo(expects=expects, multiplier=_multiplier))
