"""The rating that tsh calls `nsa2008`: bands of multipliers, acceleration, and long events in parts."""

from gamehall.tournaments.ratings.curve import logistic
from gamehall.tournaments.ratings.duels import Floats
from gamehall.tournaments.ratings.elo import Elo, multiplier, system

STEEPNESS = 0.0031879
SOURCE = (
    "tsh, `Ratings::Elo`, system `nsa2008`, and NASPA's overview of its ratings: 1/(1+e^(-0.0031879 d)), "
    "multipliers 30/24/15 below 50 games and 20/16/10 from then on, changed at 1800 and 2000, all of a gain "
    "beyond 5 points a game once more, events of more than 16 rounds in two parts, of more than 35 in three."
)


def expects(rating: Floats, other: Floats) -> Floats:
    return logistic(STEEPNESS * (rating - other))


SYSTEM = system(
    "naspa",
    "NASPA, as in tsh",
    SOURCE,
    Elo(expects=expects, multiplier=multiplier, bands=True, acceleration=1, split=True),
)
