"""Rounds of several games: everybody plays what their star says, against somebody who plays it too.

Source: in the Mathematics Pentathlon each plays every game once, each time against another school."""

from collections.abc import Sequence
from itertools import combinations

from msgspec import Struct

from gamehall.tournaments.pairing.alone import with_byes
from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.repeats import met, told
from gamehall.tournaments.pairing.reports import planned
from gamehall.tournaments.pairing.schedule import barred, turn
from gamehall.tournaments.pairing.star_orders import draw_stars as draw_stars
from gamehall.tournaments.pairing.starts import begins, breaks, leans
from gamehall.tournaments.pairing.system import CannotPair, System

OWN, AGAIN, BYE, START, LATER = 10**15, 10**11, 10**8, 10**4, 10
"""A school's own, a repeat, another bye, a start too many, and a round in which they might meet yet."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    first_round: int = 1
    """The round in which everybody plays the first game of their star."""


def pair(field: Field, options: Options) -> Pairing:
    round = turn(field, options.first_round)
    playing: dict[str, list[Player]] = {}
    for player in field.players:
        if round >= len(player.star):
            raise CannotPair(f"No. {player.number} has no game for round {field.round} in their star.")
        playing.setdefault(player.star[round], []).append(player)
    meetings: list[Meeting] = []
    reports: list[str] = []
    for game, there in sorted(playing.items()):
        _pair(field, game, there, round, meetings, reports)
    return Pairing(tuple(meetings), tuple(reports))


def _pair(
    field: Field,
    game: str,
    there: Sequence[Player],
    round: int,
    meetings: list[Meeting],
    reports: list[str],
) -> None:
    """All who play one game in this round."""
    pairs = {
        (i, j): _cost(field, one, other, round)
        for (i, one), (j, other) in combinations(enumerate(there), 2)
        if not barred(field, one.number, other.number)
    }
    # Of those who had as many byes the lowest has this one, by a cost below that of all else.
    byes = [BYE * player.byes + len(there) - 1 - at for at, player in enumerate(there)]
    for places in with_byes(pairs, byes):
        match [there[place] for place in places]:
            case [one, other]:
                cost = pairs[places[0], places[1]]
                meetings.append(Meeting(begins(one, other, field), _why(one, other, cost), cost, game))
                if met(one, other):
                    reports.append(f"No. {one.number} and no. {other.number} meet again.")
                reports += planned(meetings[-1:], {one.number: one, other.number: other}, field.starts)
            case [one, *_]:
                meetings.append(Meeting((one.number,), "Nobody is left who plays the same game.", 0, game))
                reports.append(
                    f"No. {one.number} has nobody to play with; a player of the house may sit down."
                )


def _cost(field: Field, one: Player, other: Player, round: int) -> int:
    """Who will often be at the same game later can meet then; those meet now whose ways part."""
    later = sum(a == b for a, b in zip(one.star[round + 1 :], other.star[round + 1 :], strict=False))
    start = field.starts * (10 * breaks(one, other) + leans(one, other))
    return OWN * bool(shared(one, other)) + AGAIN * met(one, other) + START * start + LATER * later


def _why(one: Player, other: Player, cost: int) -> str:
    parts = ["The same game in this round", told(one, other)]
    if one.apart and other.apart:
        label = shared(one, other)
        parts.append(f"both of {label}" if label else "schools differ")
    return f"{', '.join(parts)}; cost {cost}."


SYSTEM = System(
    "stars",
    "Stars",
    pair,
    "Everybody plays the game that their star says, against another school, and nobody twice.",
    Options,
)
