"""Gibsonisation: who cannot be caught any more meets nobody who still plays for a prize.

Those who cannot be caught meet each other; of an odd number the last meets the best of those who are out of
the prizes and were met least, or, where nobody is out of them, the last of all. Two whom only the other one
can catch meet each other; where they must not, each is paired as one who cannot be caught. The bye of an odd
field goes to the best who cannot be caught. What a system never trades, as repeats and schools, goes before.
Source: tsh and liwords, whose rules these are; the two whom nobody else can catch are the hall's reading."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated

import numpy as np
from msgspec import Meta, Struct

from gamehall.tournaments.pairing.field import Field, Pairing, Player
from gamehall.tournaments.pairing.gibson import ALLOWANCE, capped, catchable, in_reach
from gamehall.tournaments.pairing.levels import levels, off
from gamehall.tournaments.pairing.placing import placed
from gamehall.tournaments.pairing.repeats import met
from gamehall.tournaments.pairing.system import CannotPair
from gamehall.tournaments.pairing.tiers import Grid, Tier, grids
from gamehall.tournaments.pairing.widening import pair_up

SAYS = "Who cannot be caught any more meets the first who is out of the prizes."
_LEAST = "the first of those met least who are "
_MOST_MET = 16
"""As often as this is as bad as more often."""


class Choice(Struct, frozen=True, forbid_unknown_fields=True):
    """What a system that can do this lets one choose, beside its own."""

    gibson: bool = False
    """Whether who cannot be caught any more is kept away from those who still play for a prize."""
    gibson_spread: Annotated[tuple[Annotated[int, Meta(ge=0)], ...], Meta(min_length=1)] = ALLOWANCE
    """What spread can be made up in a round, by rounds left."""


class Uncaught(Struct, frozen=True):
    """By number, each time the best first."""

    free: tuple[int, ...] = ()
    """Whom nobody below them can catch, and whose place wins a prize."""
    mates: Mapping[int, int] = {}
    """Of two whom nobody else can catch: the one by the other."""
    out: tuple[int, ...] = ()
    """Who cannot come to a prize any more."""

    @property
    def safe(self) -> set[int]:
        return {*self.free, *self.mates}


def uncaught(field: Field, choice: Choice) -> Uncaught:
    """Nobody where it is not asked for, or before the first result."""
    if not choice.gibson:
        return Uncaught()
    if field.counts != "wins":
        raise CannotPair("Who cannot be caught is told by wins; this event ranks by points of another kind.")
    if not field.source:
        return Uncaught()
    standing = field.everybody or field.players
    left, allowance = field.rounds - field.source, capped(choice.gibson_spread, field.cap)
    prizes = min(max(1, field.prizes), len(standing))

    def closed(first: int, end: int) -> bool:
        return not any(
            catchable(leader, chaser, left, allowance)
            for leader in standing[first:end]
            for chaser in standing[end:]
        )

    free: list[int] = []
    mates: dict[int, int] = {}
    place = 0
    while place < prizes:
        if closed(place, place + 1):
            free.append(standing[place].number)
            place += 1
        elif closed(place, place + 2):
            one, other = (player.number for player in standing[place : place + 2])
            mates |= {one: other, other: one}
            place += 2
        else:
            break
    reach = in_reach(standing, prizes - 1, left, allowance)
    out = [player.number for player in standing[max(reach, place) :]]
    return Uncaught(tuple(free), mates, tuple(out))


def in_turn(of: Uncaught, turn: Sequence[Player]) -> list[Player]:
    """Whose turn the bye is: of who cannot be caught the best first, then as everywhere."""
    at = {number: place for place, number in enumerate(of.free)}
    return sorted(turn, key=lambda player: at.get(player.number, len(at)))


def set_aside(
    field: Field, players: tuple[Player, ...], of: Uncaught, before: Sequence[Tier], allowed: int | None
) -> tuple[Pairing, tuple[Player, ...]]:
    """The meetings of those who cannot be caught, and who is left to be paired; `players` are even.

    `before` is what goes before these meetings: it is no worse, over all players, than it has to be."""
    safe = of.safe
    if not any(player.number in safe for player in players):
        return Pairing(()), players
    known = grids(field, players)
    mine = _Grids(players, of)
    near = off(levels([len(players)], neighbours=True))
    found = [
        (upper, lower)
        for upper, lower in pair_up(
            known.barred, [*before, *mine.tiers(), near], np.zeros(len(players), np.int64)
        )
        if players[upper].number in safe or players[lower].number in safe
    ]
    told = {pair: _told(players, *pair, of) for pair in found}
    made = placed(field, players, found, Tier(lambda rows: mine.far[rows]), allowed, told)
    said = [
        f"No. {players[upper].number} and no. {players[lower].number} meet: {more}."
        for (upper, lower), more in told.items()
    ]
    gone = {at for pair in found for at in pair}
    left = tuple(player for at, player in enumerate(players) if at not in gone)
    return Pairing(made.meetings, (*made.reports, *said)), left


def sits_out(of: Uncaught, made: Pairing) -> tuple[str, ...]:
    """A word on the bye of who cannot be caught."""
    byes: Iterable[int] = (meeting.who[0] for meeting in made.meetings if len(meeting.who) == 1)
    return tuple(f"No. {number} cannot be caught and has the bye." for number in byes if number in of.free)


class _Grids:
    """What it costs that somebody who cannot be caught meets somebody."""

    def __init__(self, players: Sequence[Player], of: Uncaught) -> None:
        count = len(players)
        place = {player.number: at for at, player in enumerate(players)}
        safe = [at for at, player in enumerate(players) if player.number in of.safe]
        outs = [place[number] for number in of.out if number in place]
        rank = {at: passed for passed, at in enumerate(outs)}
        self.apart, self.which, self.far = (np.zeros((count, count), np.int64) for _ in range(3))
        parted = len(safe) + 1
        contended = parted * parted
        for turn, one in enumerate(safe):
            mate = of.mates.get(players[one].number)
            for other in range(count):
                if other == one:
                    continue
                apart = parted * (mate is not None and players[other].number != mate)
                if other in safe:
                    self.apart[one, other] += apart
                    self.apart[other, one] += apart
                    self.which[one, other] = (abs(turn - safe.index(other)) - 1) ** 2
                    continue
                far = rank.get(other, count - 1 - other)
                often = min(met(players[one], players[other]), _MOST_MET) if other in rank else 0
                which = ((len(safe) - 1 - turn) * (_MOST_MET + 1) + often) * count + far
                _both(self.apart, one, other, apart + 1 + contended * (other not in rank))
                _both(self.which, one, other, which)
                _both(self.far, one, other, far)

    def tiers(self) -> tuple[Tier, Tier]:
        """Away from who plays for a prize, then with whom they are level, then each other; then who of those
        it is that remain."""
        return Tier(lambda rows: self.apart[rows], pull=1e7), Tier(lambda rows: self.which[rows], pull=1e2)


def _both(grid: Grid, one: int, other: int, cost: int) -> None:
    grid[one, other] = grid[other, one] = cost


def _told(players: Sequence[Player], upper: int, lower: int, of: Uncaught) -> str:
    one, other = players[upper].number, players[lower].number
    if of.mates.get(one) == other:
        return "nobody else can catch either of them"
    if {one, other} <= of.safe:
        return "neither can be caught by those below them"
    better, lesser = (players[at] for at in ((upper, lower) if one in of.safe else (lower, upper)))
    known = "only one other can catch" if better.number in of.mates else "nobody can catch"
    known += " the better one"
    out = [player for player in players if player.number in of.out]
    if lesser in out:
        least = min(out, key=lambda player: met(better, player))
        first = "" if lesser != least else "the first who is " if lesser == out[0] else _LEAST
        return f"{known}, the other is {first}out of the prizes"
    if out:
        return f"{known}, and nobody who is out of the prizes could be met"
    last = " and the other is the last" if lower == len(players) - 1 else ""
    return f"{known}, nobody is out of the prizes{last}"
