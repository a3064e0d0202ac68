"""Scores as they may fall: who wins by the difference of ratings, by how much by a normal spread."""

from collections.abc import Sequence
from functools import cache
from statistics import NormalDist, fmean
from typing import Any

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result

Numbers = NDArray[np.int64]

_FARTHEST = 3_000
"""Ratings that differ by more are as sure as these."""

_LOGIT_OF_NORMAL = 1.702
"""A logistic curve is a normal one made so much wider, within one in a hundred. Provenance: a common rule."""


class Model(Struct, frozen=True):
    """What is believed of a game before it is played."""

    scale: float = 172.0
    """A win is expected with 1/(1 + e^(-d/scale)) at a difference d of the ratings.
    Source: the curve that tsh calls wespa."""
    sd: float = 100.0
    """How far a game's spread lies from what was expected, as one standard deviation.
    Provenance: hall default; the ratings of CoCo reckon with 90."""


def ratings(entrants: Sequence[Entrant]) -> Numbers:
    """In the order of the entrants; who is not rated counts as the average of those who are."""
    rated = [entrant.rating for entrant in entrants if entrant.rating]
    average = round(fmean(rated)) if rated else 0
    return np.array([entrant.rating or average for entrant in entrants], dtype=np.int64)


def level(results: Sequence[Result]) -> int:
    """What one scores in a game of this event, on an average."""
    scores = [score for result in results if result.played for score in result.scores]
    return round(fmean(scores)) if scores else 0


@cache
def _leads(model: Model) -> NDArray[np.float64]:
    """By difference of ratings, the spread to expect: it is above 0 just as often as a win is due."""
    curve = NormalDist()
    chances = 1 / (1 + np.exp(-np.arange(_FARTHEST + 1) / model.scale))
    up = np.array([curve.inv_cdf(min(float(chance), 1 - 1e-12)) for chance in chances])
    return np.concatenate([-up[:0:-1], up]) * model.sd


def scores(rated: Numbers, level: int, model: Model, rng: np.random.Generator) -> Numbers:
    """Scores for tables whose people's ratings are along the last axis.

    At a table of two the difference is drawn; at one of several each one's own play, so that any two of them
    differ as if they had met alone."""
    seats = rated.shape[-1]
    if seats == 2:
        apart = np.clip(rated[..., 0] - rated[..., 1], -_FARTHEST, _FARTHEST) + _FARTHEST
        drawn: NDArray[Any] = _leads(model)[apart] + rng.normal(0.0, model.sd, apart.shape)
        margin = np.rint(drawn).astype(np.int64)
        second = level - margin // 2
        return np.stack([second + margin, second], axis=-1)
    lead = (rated - rated.mean(axis=-1, keepdims=True)) * (model.sd / model.scale / _LOGIT_OF_NORMAL)
    play = lead + rng.normal(0.0, model.sd / np.sqrt(2.0), rated.shape)
    fallen: Numbers = np.rint(level + play).astype(np.int64)
    return fallen
