"""A rating system, what it is given beside the results, and what it says of everybody after an event."""

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result

LEAST = 1
"""No rating falls below it: 0 says that somebody is not rated."""


class Known(Struct, frozen=True):
    """How sure a rating is that somebody brings; some systems reckon with it."""

    deviation: float = 0
    """0: not known, so that it follows from how many games they have."""
    volatility: float = 0
    """0: not known, so that it is the one a newcomer has."""


class Rated(Struct, frozen=True):
    """An entrant's rating before and after an event."""

    number: int
    old: int
    """0: not rated before."""
    new: int
    """0: still not rated, since no game of theirs is."""
    games: int
    """Their games of this event that are rated."""
    deviation: float = 0
    """How sure the new rating is; 0: the system does not say."""
    volatility: float = 0
    performance: int = 0
    """The rating that would have expected just these results; 0: the system does not say, or no games."""

    @property
    def change(self) -> int:
        """Nothing for who had no rating: a first rating is neither a gain nor a loss."""
        return self.new - self.old if self.old else 0


class System(Struct, frozen=True):
    id: str
    title: str
    source: str
    """Where its numbers are from, and what in it is the hall's own choice."""
    rate: Callable[[Sequence[Entrant], Sequence[Result], Mapping[int, Known]], tuple[Rated, ...]]


def counts(result: Result) -> bool:
    """Whether a result is rated: byes, forfeits and games taken away for misconduct are not."""
    return result.played and not result.conduct and len(result.who) > 1
