"""The cross table, as a wall chart shows it: everybody's rounds side by side, with what they add up to."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Literal

from msgspec import Struct

from gamehall.tournaments.results import How, Result
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.worth import Share, scores_of, shares

Said = Literal["won", "drawn", "lost"]
_SAID: tuple[Said, Said, Said] = ("lost", "drawn", "won")


class Cell(Struct, frozen=True):
    """One entrant's round."""

    round: int
    board: int
    """0: a bye, at no board."""
    opponents: tuple[int, ...]
    result: Said
    how: How
    score: int
    against: tuple[int, ...]
    """The scores of the opponents, in their order."""
    started: bool
    """Whether they sat where one starts; in a game that was not played nobody starts."""
    spread: int
    """As it counts, capped."""
    points_after: Fraction
    wins_after: int
    """Halves: a win is two, a draw one."""
    spread_after: int


class CrossRow(Struct, frozen=True):
    """One entrant's line: a cell for every round, nothing where a round has no result for them."""

    number: int
    rank: int
    cells: tuple[Cell | None, ...]


def cross(
    rows: Sequence[Row], results: Iterable[Result], scoring: Scoring, upto: int
) -> tuple[CrossRow, ...]:
    """The lines in the order of the standings `rows`. Penalties belong to no round and are not in them."""
    found: dict[int, dict[int, tuple[Result, int, Share]]] = {row.number: {} for row in rows}
    for result in results:
        if 1 <= result.round <= upto:
            for at, share in enumerate(shares(result, scoring)):
                if share.number in found:
                    found[share.number][result.round] = (result, at, share)
    return tuple(CrossRow(row.number, row.rank, _cells(found[row.number], upto)) for row in rows)


def _cells(found: dict[int, tuple[Result, int, Share]], upto: int) -> tuple[Cell | None, ...]:
    cells: list[Cell | None] = []
    points, wins, spread = Fraction(0), 0, 0
    for round in range(1, upto + 1):
        if round not in found:
            cells.append(None)
            continue
        result, at, share = found[round]
        points, wins, spread = points + share.points, wins + share.wins, spread + share.spread
        cells.append(_cell(result, at, share, (points, wins, spread)))
    return tuple(cells)


def _cell(result: Result, at: int, share: Share, after: tuple[Fraction, int, int]) -> Cell:
    scores = scores_of(result)
    return Cell(
        round=result.round,
        board=result.board,
        opponents=result.who[:at] + result.who[at + 1 :],
        result=_SAID[share.wins],
        how=result.how,
        score=scores[at],
        against=scores[:at] + scores[at + 1 :],
        started=at == 0 and result.played and len(result.who) > 1,
        spread=share.spread,
        points_after=after[0],
        wins_after=after[1],
        spread_after=after[2],
    )
