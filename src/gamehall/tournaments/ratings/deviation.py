"""How sure a rating is that came without a word of it: by how many games it rests on."""

import math

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings.system import Known


def deviation_of(entrant: Entrant, known: Known, *, newest: float, surest: float, slope: float) -> float:
    """A newcomer's is the widest. Each earlier game then tells as much as one against a known equal would.

    With a logistic curve of this slope such a game has the information 1/(4 slope²). This is the hall's own
    estimate, for want of the list that the rating is from; what is `known` goes before it."""
    if known.deviation > 0:
        return known.deviation
    if not entrant.rating:
        return newest
    told = 1 / newest**2 + entrant.games / (4 * slope**2)
    return max(surest, 1 / math.sqrt(told))
