"""The one door to the ratings: by the name that stands in a format."""

from collections.abc import Iterable, Mapping

from gamehall.tournaments.formats.format import Rating
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.ratings import australia, glicko2, naspa, openskill, wespa
from gamehall.tournaments.ratings.system import Known, Rated, System
from gamehall.tournaments.results import Result

SYSTEMS: Mapping[str, System] = {
    system.id: system
    for system in (wespa.SYSTEM, naspa.SYSTEM, australia.SYSTEM, glicko2.SYSTEM, openskill.SYSTEM)
}
_NOTHING: Mapping[int, Known] = {}


def rate(
    system: Rating,
    entrants: Iterable[Entrant],
    results: Iterable[Result],
    known: Mapping[int, Known] = _NOTHING,
) -> tuple[Rated, ...]:
    """Everybody's rating after the event, by number; nothing where an event is not rated.

    The order in which entrants and results come makes no difference. Byes, forfeits and games taken away for
    misconduct are not rated, nor are tables of several by a system that reckons with games of two."""
    if not system:
        return ()
    by_number = sorted(entrants, key=lambda entrant: entrant.number)
    return SYSTEMS[system].rate(by_number, tuple(results), known)
