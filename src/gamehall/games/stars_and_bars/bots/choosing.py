"""Which card to place where, without looking ahead."""

from random import Random

from gamehall.games.stars_and_bars.acts import Place
from gamehall.games.stars_and_bars.referee import playable, worth
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.seat import Seat


def any_place(state: State, seat: Seat, rng: Random) -> Place | None:
    found = list(playable(state, seat))
    if not found:
        return None
    laid = rng.choice(found)
    return Place(laid.card, laid.space)


def most_points(state: State, seat: Seat, rng: Random) -> Place | None:
    """The card and the space that earn the most at once."""
    found = [(worth(state, laid), laid) for laid in playable(state, seat)]
    if not found:
        return None
    most = max(points for points, _ in found)
    laid = rng.choice([laid for points, laid in found if points == most])
    return Place(laid.card, laid.space)
