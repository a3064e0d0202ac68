"""The standings after a round: every result read once, then the tied parted tie-break by tie-break."""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.ties import TIES, Table, Tally, Value, drawn_at, lots
from gamehall.tournaments.standings.worth import Share, shares

_NOBODY: Mapping[int, int] = {}


def standings(
    entrants: Iterable[Entrant],
    results: Iterable[Result],
    scoring: Scoring,
    upto: int,
    seed: str = "",
    penalties: Mapping[int, int] = _NOBODY,
) -> tuple[Row, ...]:
    """Everybody's row after the round `upto`, best first.

    Where wins are counted, `points` are whole and half wins, and of equal wins fewer losses are better; a
    penalty then costs spread, elsewhere points. Those who are equal in all that decides share a rank and
    stand in the order of rating, lot and number.
    Source: the order of tsh, `SortByStanding` and `ComputeRanks`."""
    tallies = _read(entrants, results, scoring, upto)
    table = Table(tallies, lots(seed, tallies) if "lot" in scoring.order else {})
    for number, penalty in penalties.items():
        if (tally := table.tallies.get(number)) is None:
            continue
        if scoring.worth == "wins":
            tally.spread -= penalty
        else:
            tally.points -= penalty
    ties: dict[int, list[Value]] = {number: [] for number in table.tallies}
    rows: list[Row] = []
    for group in _parted(table, scoring, ties):
        rank = len(rows) + 1
        rows += [_row(table.tallies[number], rank, ties[number]) for number in _listed(table, group, seed)]
    return tuple(rows)


def _read(
    entrants: Iterable[Entrant], results: Iterable[Result], scoring: Scoring, upto: int
) -> dict[int, Tally]:
    tallies = {entrant.number: Tally(entrant) for entrant in entrants}
    for result in results:
        if result.round > upto:
            continue
        worth = shares(result, scoring)
        played = result.played and len(worth) > 1
        for at, share in enumerate(worth):
            if (tally := tallies.get(share.number)) is None:
                continue
            _add(tally, share)
            if len(worth) > 1:
                tally.tables.append((played, worth))
            if played:
                if at == 0:
                    tally.firsts += 1
                else:
                    tally.seconds += 1
            elif result.how == "bye" and share.wins:
                tally.byes += 1
    return tallies


def _add(tally: Tally, share: Share) -> None:
    tally.points += share.points
    tally.wins += share.wins
    tally.losses += 2 - share.wins
    tally.played += 1
    tally.spread += share.spread
    tally.scored += share.scored


def _parted(table: Table, scoring: Scoring, ties: Mapping[int, list[Value]]) -> list[list[int]]:
    """Groups of those who are equal in everything, best first; what decided is written into `ties`."""
    groups = [list(table.tallies)] if table.tallies else []
    for order in scoring.order:
        finer: list[list[int]] = []
        for group in groups:
            value = TIES[order](table, group)
            if order == "points":
                losses = scoring.worth == "wins"
                finer += _split(group, {n: (value[n], -table.tallies[n].losses * losses) for n in group})
                continue
            for number in group:
                ties[number].append(value[number])
            finer += _split(group, {n: (value[n], 0) for n in group})
        groups = finer
    return groups


def _split(group: Sequence[int], key: Mapping[int, tuple[Value, int]]) -> list[list[int]]:
    if len(group) == 1:
        return [list(group)]
    best_first = sorted(group, key=key.__getitem__, reverse=True)
    return [list(equal) for _, equal in groupby(best_first, key=key.__getitem__)]


def _listed(table: Table, group: Sequence[int], seed: str) -> Sequence[int]:
    if len(group) == 1:
        return group
    rating = {number: table.tallies[number].entrant.rating for number in group}
    return sorted(group, key=lambda number: (-rating[number], drawn_at(seed, number), number))


def _row(tally: Tally, rank: int, ties: Sequence[Value]) -> Row:
    return Row(
        number=tally.entrant.number,
        rank=rank,
        points=Fraction(tally.points),
        wins=tally.wins,
        losses=tally.losses,
        played=tally.played,
        spread=tally.spread,
        scored=tally.scored,
        byes=tally.byes,
        firsts=tally.firsts,
        seconds=tally.seconds,
        ties=tuple(map(Fraction, ties)),
    )
