"""Who begins: starts are kept even over the whole event.

What counts is by how much somebody's firsts exceed their seconds, rounds that are paired but not yet played
included. Whoever is further behind begins, so that of two who differ both come nearer to even or stay within
one. Only two who are equally far ahead (or behind) drive one of them further: such a meeting costs, and at
the limit it is made only where nothing else can be made.
Source: fewer firsts begin, then more seconds, then a lot (tsh and liwords); here the difference goes first,
since byes make people's number of games unequal."""

from collections.abc import Sequence

from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.standings.ties import drawn_at

LIMIT = 2
"""Firsts and seconds are never further apart than this."""


def ahead(player: Player) -> int:
    return player.firsts - player.seconds


def breaks(one: Player, other: Player) -> bool:
    """Whether one of them would be driven over the limit."""
    return min(ahead(one), ahead(other)) >= LIMIT or max(ahead(one), ahead(other)) <= -LIMIT


def leans(one: Player, other: Player) -> bool:
    """Whether both are on the same side of even, so that one of them goes further."""
    return min(ahead(one), ahead(other)) >= 1 or max(ahead(one), ahead(other)) <= -1


def far(one: Player, other: Player) -> bool:
    """Whether the first of them must not begin against the other: that drives one of them over the limit."""
    return ahead(one) >= LIMIT or ahead(other) <= -LIMIT


def begins(one: Player, other: Player, field: Field) -> tuple[int, int]:
    """Their numbers, who begins first."""

    def turn(player: Player) -> tuple[int, int, bytes]:
        return ahead(player), player.firsts, drawn_at(f"{field.seed}/{field.round}", player.number)

    first, second = sorted((one, other), key=turn)
    return first.number, second.number


def all_begin(pairs: Sequence[tuple[Player, Player]], field: Field) -> list[tuple[int, int]]:
    """Who begins at every table of the round, worked out together.

    Where two who are equally far ahead (or behind) meet, one goes to the limit, and for that one it matters
    whom they can still be paired with. When hardly anybody is left whom they have not met, the choice is made
    so that two at the limit need not meet later: the next opponent of whoever goes there is spared, whose own
    partner of this round goes there instead. With one opponent left for each, the partners of this round and
    the last opponents form rings; gone round one way, no ring has two at the limit who are still to meet."""
    usual = [begins(one, other, field) for one, other in pairs]
    tied = {
        side: {
            player.number: pair
            for pair in pairs
            if side * ahead(pair[0]) == side * ahead(pair[1]) == 1
            for player in pair
        }
        for side in (1, -1)
    }
    further: dict[int, int] = {}
    for side, waiting in tied.items():
        further |= _spared(waiting, side, field)
    return [
        usual[at] if one.number not in further else _with(one, other, further[one.number])
        for at, (one, other) in enumerate(pairs)
    ]


_FEW = 2
"""Only who has so few left whom they have not met is looked at."""


def _spared(waiting: dict[int, tuple[Player, Player]], side: int, field: Field) -> dict[int, int]:
    """For each of the tied, who of the two begins."""
    numbers = {player.number for player in field.players}
    first: dict[int, int] = {}
    for number in sorted(waiting):
        at = number
        spared = begins(*waiting[number], field)[1 if side > 0 else 0]
        while at not in first:
            one, other = waiting[at]
            goes = other if one.number == spared else one
            begin = goes.number if side > 0 else spared
            first[one.number] = first[other.number] = begin
            left = numbers - goes.met.keys() - {one.number, other.number}
            undecided = sorted(left & (waiting.keys() - first.keys()))
            if len(left) > _FEW or not undecided:
                break
            at = spared = undecided[0]
    return first


def _with(one: Player, other: Player, first: int) -> tuple[int, int]:
    return (one.number, other.number) if one.number == first else (other.number, one.number)
