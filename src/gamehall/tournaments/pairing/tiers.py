"""What is weighed when a field is paired: one thing after the other, each a grid of costs over all pairs.

A tier that stands first is never traded for those behind it. Places are those of the field, best first; who
has the bye is paired with the empty chair, which stands behind the last place."""

from collections.abc import Callable, Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gamehall.tournaments.pairing import apart, starts
from gamehall.tournaments.pairing.field import Field, Player

Grid = NDArray[np.int64]
Marks = NDArray[np.bool_]
Row = NDArray[np.int64]


class Tier(Struct, frozen=True):
    """One thing that is weighed."""

    pairs: Callable[[Row], Grid]
    """For these places, what it costs to pair each of them with every place."""
    alone: Row | None = None
    """What the bye of each place costs; None: nothing."""
    hard: bool = False
    """Whether no pair that costs something here is made while that can be avoided."""
    least: int = 0
    """A hard tier costs at least this much in all; a pairing that costs no more need not be bettered."""
    pull: float = 0
    """How much a soft tier says about who is a likely opponent."""


class Grids(Struct, frozen=True):
    """What is known of every pair of a field."""

    met: NDArray[np.int16]
    just: Marks
    """Whom they met in their latest round."""
    own: Marks
    """Of one school or team."""
    barred: Marks
    """Who must not meet by the director's word, and nobody meets themselves."""
    ahead: Row
    """By how much each one's firsts exceed their seconds."""


def grids(field: Field, players: Sequence[Player]) -> Grids:
    count = len(players)
    place = {player.number: at for at, player in enumerate(players)}
    met = np.zeros((count, count), np.int16)
    just, own, barred = (np.zeros((count, count), np.bool_) for _ in range(3))
    members: dict[str, list[int]] = {}
    for at, player in enumerate(players):
        for number, times in player.met.items():
            if (other := place.get(number)) is not None:
                met[at, other] = met[other, at] = max(met[at, other], times)
        for number in player.last:
            if (other := place.get(number)) is not None:
                just[at, other] = just[other, at] = True
        for label in set(player.apart) - {""}:
            members.setdefault(label, []).append(at)
    for together in members.values():
        own[np.ix_(together, together)] = True
    for barring in field.by_hand:
        among = [place[number] for number in barring if number in place]
        barred[np.ix_(among, among)] = True
    np.fill_diagonal(barred, True)
    return Grids(met, just, own, barred, np.array([starts.ahead(player) for player in players], np.int64))


def repeats(known: Grids, allowed: int) -> tuple[Tier, Tier]:
    """Fewest meetings beyond what is allowed, then the mildest: not a third time, not twice in a row."""

    def over(rows: Row) -> Grid:
        return (known.met[rows] > allowed).astype(np.int64)

    def grave(rows: Row) -> Grid:
        met = known.met[rows].astype(np.int64)
        return np.asarray(2 * np.maximum(met - allowed - 1, 0) + (known.just[rows] & (met > 0)))

    return Tier(over, hard=True), Tier(grave, pull=1e9)


def schools(known: Grids, players: Sequence[Player]) -> Tier:
    return Tier(lambda rows: known.own[rows].astype(np.int64), hard=True, least=apart.fewest(players))


def byes(players: Sequence[Player], turn: Sequence[Player]) -> tuple[Tier, Tier]:
    """Fewest byes so far, then whose turn it is, the first first."""
    had = np.array([player.byes for player in players], np.int64)
    at = {player.number: at for at, player in enumerate(turn)}
    order = np.array([at[player.number] for player in players], np.int64)
    least = int(had.min()) if len(players) % 2 else 0
    return Tier(_nothing(len(players)), had, hard=True, least=least), Tier(_nothing(len(players)), order)


def limit(known: Grids) -> Tier:
    """Nobody's firsts and seconds are driven further apart than the limit."""

    def over(rows: Row) -> Grid:
        mine = known.ahead[rows][:, None]
        high = np.minimum(mine, known.ahead) >= starts.LIMIT
        low = np.maximum(mine, known.ahead) <= -starts.LIMIT
        return (high | low).astype(np.int64)

    count = len(known.ahead)
    sides = [int((known.ahead * side >= starts.LIMIT).sum()) for side in (1, -1)]
    return Tier(over, hard=True, least=max(max(0, 2 * side - count) // 2 for side in sides))


def leaning(known: Grids) -> Tier:
    """Starts are kept within one of even."""

    def same(rows: Row) -> Grid:
        mine = known.ahead[rows][:, None]
        return ((np.minimum(mine, known.ahead) >= 1) | (np.maximum(mine, known.ahead) <= -1)).astype(np.int64)

    return Tier(same)


def _nothing(count: int) -> Callable[[Row], Grid]:
    return lambda rows: np.zeros((len(rows), count), np.int64)
