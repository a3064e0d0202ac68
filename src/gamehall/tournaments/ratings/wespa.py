"""The rating that tsh calls `wespa`: a logistic curve, and the whole event at once."""

from gamehall.tournaments.ratings.curve import logistic
from gamehall.tournaments.ratings.duels import Floats
from gamehall.tournaments.ratings.elo import Elo, multiplier, system

SLOPE = 172
SOURCE = (
    "tsh, `Ratings::Elo`, system `wespa`: 1/(1+e^(-d/172)), multipliers 30/24/15 below 50 games and 20/16/10 "
    "from then on, two thirds of a gain beyond 5 points a game once more. The numbers of the list that WESPA "
    "keeps today are not published, so these ratings are an estimate of it."
)


def expects(rating: Floats, other: Floats) -> Floats:
    return logistic((rating - other) / SLOPE)


SYSTEM = system(
    "wespa", "WESPA, as in tsh", SOURCE, Elo(expects=expects, multiplier=multiplier, acceleration=2 / 3)
)
