"""The Australian draw: from the top, everybody meets the best of those they have not met.

Whoever stands highest is given the highest other one not met yet whose choice leaves all others somebody they
have not met; then the next who is still free, and so on. Where not everybody can meet somebody new of another
school with starts within two, as little of that as can be is put up with, and neighbours meet. Before any
result counts, the upper half meets the lower.
Source: liwords; there all meetings before a round are forgotten, a round later at each try."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from gamehall.tournaments.pairing.byes import Bye, in_order
from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.levels import levels, off
from gamehall.tournaments.pairing.matching import cheapest
from gamehall.tournaments.pairing.placing import placed
from gamehall.tournaments.pairing.seeding import seeded
from gamehall.tournaments.pairing.sitting_out import with_bye
from gamehall.tournaments.pairing.system import System
from gamehall.tournaments.pairing.systems.swiss import by_levels
from gamehall.tournaments.pairing.tiers import Grids, Marks, Tier, byes, grids, limit, repeats, schools
from gamehall.tournaments.pairing.widening import pair_up


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    bye: Bye = "lowest"


def pair(field: Field, options: Options) -> Pairing:
    players = seeded(field)
    if field.source == 0:
        return by_levels(field, players, levels([len(players)]), 0, options.bye, forced=True)
    known = grids(field, players)
    had, turn = byes(players, in_order(field, players, options.bye))
    tiers = [*_weighed(field, players, known, [had]), turn, _apart(players)]
    return with_bye(players, known, tiers, lambda others: _even(field, others))


def _weighed(field: Field, players: Sequence[Player], known: Grids, had: Sequence[Tier] = ()) -> list[Tier]:
    again, grave = repeats(known, 0)
    return [again, schools(known, players), *had, *([limit(known)] if field.starts else []), grave]


def _apart(players: Sequence[Player]) -> Tier:
    return off(levels([len(players)], neighbours=True))


def _even(field: Field, players: Sequence[Player]) -> Pairing:
    known = grids(field, players)
    weighed, apart = _weighed(field, players, known), _apart(players)
    found = _from_the_top(_fit(known, weighed))
    if found is None:
        found = pair_up(known.barred, [*weighed, apart], np.zeros(len(players), np.int64))
    return placed(field, players, found, apart, 0)


def _fit(known: Grids, tiers: Sequence[Tier]) -> Marks:
    """Who may meet whom where nothing hard has to be put up with."""
    everybody = np.arange(len(known.ahead))
    fit: Marks = ~known.barred
    for tier in tiers:
        fit &= tier.pairs(everybody) == 0
    return fit


def _from_the_top(fit: Marks) -> list[tuple[int, int]] | None:
    """The pairs as they are chosen from the top; None where not everybody can have one."""
    free = np.arange(len(fit))
    if not _all_paired(fit, free):
        return None
    found = []
    while len(free):
        top, rest = int(free[0]), free[1:]
        for other in rest[fit[top, rest]].tolist():
            left = rest[rest != other]
            if _all_paired(fit, left):
                found.append((top, other))
                free = left
                break
    return found


def _all_paired(fit: Marks, free: np.ndarray[tuple[int], np.dtype[np.int64]]) -> bool:
    """Whether these can all be paired. Where each may meet half of them or more they can (Dirac), so that
    the search is made only near the end or where much is forbidden."""
    among = fit[np.ix_(free, free)]
    if not len(free) or (len(free) % 2 == 0 and int(among.sum(axis=1).min()) * 2 >= len(free)):
        return True
    one, other = np.nonzero(np.triu(among))
    edges = [(a, b, 0) for a, b in zip(one.tolist(), other.tolist(), strict=True)]
    return cheapest(len(free), edges) is not None


SYSTEM = System(
    id="australian",
    title="Australian draw",
    pair=pair,
    options=Options,
    says="From the top, everybody meets the best of those they have not met.",
)
