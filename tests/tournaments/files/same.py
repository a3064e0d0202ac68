"""What two files must tell alike to tell of the same event."""

from collections.abc import Mapping
from fractions import Fraction

from msgspec.structs import replace

from gamehall.kernel.names import visible
from gamehall.tournaments.files.problems import Problems, Read
from gamehall.tournaments.files.snapshot import Snapshot
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.standings import standings

UNCAPPED = Scoring()


def event_of(read: Read | Problems) -> Snapshot:
    assert isinstance(read, Read), read
    return read.event


def named(one: Entrant) -> Entrant:
    """With a name as any program keeps it: no hidden signs, single blanks."""
    return replace(one, name=" ".join(visible(one.name).split()))


def ranking(
    event: Snapshot, penalties: Mapping[int, int] | None = None
) -> dict[str, list[tuple[Fraction, int, int]]]:
    """Of each division everybody's wins, losses and spread, in the order of the list of entrants."""
    told = {}
    for division in event.divisions:
        results = [sat.result for tables in event.rounds.get(division, ()) for sat in tables if sat.result]
        entrants = event.of(division)
        lost = event.penalties if penalties is None else penalties
        rows = {row.number: row for row in standings(entrants, results, UNCAPPED, 200, penalties=lost)}
        told[division] = [
            (row.points, row.losses, row.spread) for row in (rows[one.number] for one in entrants)
        ]
    return told
