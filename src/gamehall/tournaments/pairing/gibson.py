"""Who is safe: a place is safe when nobody below it can still overtake.

Somebody can be caught while the wins between them are no more than the rounds that are left, and, where they
are exactly as many, while the spread between them is no more than the chaser can make up in those rounds.
Source: the practice of North American and WESPA events, named after David Gibson."""

from collections.abc import Sequence

from gamehall.tournaments.pairing.field import Player

ALLOWANCE = (250, 200)
"""What spread can be made up in each round that is left: with one round left, with two, …; the last number
holds for all more. Source: the values that liwords and the tsh community use; NASPA's ruling of 2016 is
(1000,): 500 by the one and 500 by the other."""


def made_up(left: int, allowance: Sequence[int] = ALLOWANCE) -> int:
    """The spread that can be made up in the rounds that are left."""
    if left <= 0 or not allowance:
        return 0
    return left * allowance[min(left, len(allowance)) - 1]


def capped(allowance: Sequence[int], cap: int) -> tuple[int, ...]:
    """The same where a game's spread counts for no more than a cap, won by the one and lost by the other."""
    return tuple(min(each, 2 * cap) for each in allowance) if cap else tuple(allowance)


def catchable(leader: Player, chaser: Player, left: int, allowance: Sequence[int] = ALLOWANCE) -> bool:
    """Whether the chaser can still draw level with the leader, points being half wins; of equal wins fewer
    losses are better."""
    between = leader.points - chaser.points
    if between != 2 * left:
        return between < 2 * left
    if leader.heard != chaser.heard:
        return chaser.heard < leader.heard
    return leader.spread - chaser.spread <= made_up(left, allowance)


def safe(players: Sequence[Player], left: int, allowance: Sequence[int] = ALLOWANCE) -> int:
    """How many from the top are safe: each of them is out of reach of everybody who stands below.

    `players` stand best first; only an unbroken row from the first counts."""
    for place, leader in enumerate(players):
        if any(catchable(leader, chaser, left, allowance) for chaser in players[place + 1 :]):
            return place
    return len(players)


def in_reach(players: Sequence[Player], place: int, left: int, allowance: Sequence[int] = ALLOWANCE) -> int:
    """How many, from the top, can still come to stand at this place (0: the first) or better."""
    holder = players[place]
    chasers = [at for at, chaser in enumerate(players) if at > place]
    return 1 + max(
        [place, *(at for at in chasers if catchable(holder, players[at], left, allowance))],
    )
