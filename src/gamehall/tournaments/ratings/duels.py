"""The rated games of an event, each seen from both of its chairs, in columns that are reckoned at once."""

from collections.abc import Iterable, Sequence

import numpy as np
import numpy.typing as npt
from msgspec import Struct

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings.system import counts
from gamehall.tournaments.results import Result

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Marks = npt.NDArray[np.bool_]


class Duels(Struct, frozen=True, eq=False):
    """One line for each chair of each game. People are named by where they stand in the list of entrants."""

    people: int
    who: Ints
    other: Ints
    won: Floats
    """1, or 0, or one half for a draw."""
    round: Ints

    def between(self, first: int, last: int) -> "Duels":
        """The games of these rounds."""
        here = (self.round >= first) & (self.round <= last)
        return Duels(self.people, self.who[here], self.other[here], self.won[here], self.round[here])

    def each(self, values: Floats | Ints | Marks) -> Floats:
        """Everybody's sum of what stands at their chairs."""
        return np.bincount(self.who, weights=values, minlength=self.people).astype(np.float64)

    @property
    def wins(self) -> Floats:
        return self.each(self.won)

    @property
    def games(self) -> Ints:
        return np.bincount(self.who, minlength=self.people).astype(np.int64)


def duels(entrants: Sequence[Entrant], results: Iterable[Result]) -> Duels:
    """The games of two among these entrants, put in order so that no sum hangs on how they came."""
    at = {entrant.number: place for place, entrant in enumerate(entrants)}
    lines: list[tuple[int, int, int, float]] = []
    for result in results:
        if counts(result) and len(result.who) == 2 and result.who[0] in at and result.who[1] in at:
            one, other = at[result.who[0]], at[result.who[1]]
            ahead = result.scores[0] - result.scores[1]
            won = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
            lines += [(one, result.round, other, won), (other, result.round, one, 1 - won)]
    lines.sort()
    who, rounds, others, wins = zip(*lines, strict=True) if lines else ((), (), (), ())
    return Duels(
        people=len(entrants),
        who=np.array(who, dtype=np.int64),
        other=np.array(others, dtype=np.int64),
        won=np.array(wins, dtype=np.float64),
        round=np.array(rounds, dtype=np.int64),
    )
