"""The bye before all else: who sits out where the field is odd, so that the others can be paired well."""

from collections.abc import Callable, Sequence

import numpy as np

from gamehall.tournaments.pairing.byes import bye_of
from gamehall.tournaments.pairing.field import Pairing, Player
from gamehall.tournaments.pairing.reports import unavoidable
from gamehall.tournaments.pairing.tiers import Grids, Tier
from gamehall.tournaments.pairing.widening import pair_up


def with_bye(
    players: Sequence[Player],
    known: Grids,
    tiers: Sequence[Tier],
    pair: Callable[[tuple[Player, ...]], Pairing],
) -> Pairing:
    """The round of the others by `pair`, and the bye.

    Whose bye it is the tiers say, with what it does to all others: what is weighed before it is never worse
    than it has to be because of the bye."""
    chair = len(players)
    if chair % 2 == 0:
        return pair(tuple(players))
    pairs = pair_up(known.barred, tiers, np.zeros(chair, np.int64))
    alone = next(upper for upper, lower in pairs if lower == chair)
    rest = pair((*players[:alone], *players[alone + 1 :]))
    bye = bye_of(players[alone])
    said = unavoidable([bye], {players[alone].number: players[alone]})
    return Pairing((*rest.meetings, bye), (*rest.reports, *said))
