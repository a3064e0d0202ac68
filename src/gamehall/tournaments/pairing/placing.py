"""Pairs of places as meetings: who begins, why they meet, and what could not be avoided."""

from collections.abc import Mapping, Sequence

import numpy as np

from gamehall.tournaments.pairing.byes import bye_of
from gamehall.tournaments.pairing.costs import Told, why
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.reports import unavoidable
from gamehall.tournaments.pairing.starts import all_begin
from gamehall.tournaments.pairing.tiers import Tier

_NONE: Mapping[tuple[int, int], str] = {}


def placed(
    field: Field,
    players: Sequence[Player],
    found: Sequence[tuple[int, int]],
    ideal: Tier,
    allowed: int | None,
    more: Mapping[tuple[int, int], str] = _NONE,
) -> Pairing:
    """The round of these pairs of places; a pair with the place behind the last is a bye.

    `ideal` measures the cost that is told, `allowed` says how many repeats are not worth a word (None: any
    number), `more` what else is to be said of a pair."""
    tables = [pair for pair in found if pair[1] < len(players)]
    people = [(players[upper], players[lower]) for upper, lower in tables]
    meetings = []
    for pair, (one, other), who in zip(tables, people, all_begin(people, field), strict=True):
        cost = int(ideal.pairs(np.array([pair[0]]))[0, pair[1]])
        told = Told(cost, more.get(pair, ""))
        meetings.append(Meeting(who, why(one, other, field, told), cost))
    meetings += [bye_of(players[upper]) for upper, lower in found if lower == len(players)]
    reports = unavoidable(meetings, {player.number: player for player in players}, allowed, field.starts)
    return Pairing(tuple(meetings), reports)
