"""The logistic curve: what a difference in strength says of who wins."""

import numpy as np

from gamehall.tournaments.ratings.duels import Floats

FARTHEST = 30.0
"""Beyond it the curve is flat to thirteen digits, and a rating that was typed wrong must not break it."""


def logistic(ahead: Floats) -> Floats:
    return 1 / (1 + np.exp(-np.clip(ahead, -FARTHEST, FARTHEST)))
