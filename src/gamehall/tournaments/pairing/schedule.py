"""Meetings that a schedule has planned, and what becomes of them in the hall.

Who has left breaks nobody's schedule but that of whom they would have met. Who came late stands in no
schedule: they meet those whom it leaves alone."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from gamehall.tournaments.pairing.alone import with_byes
from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.dealing import drawn
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.repeats import met, told
from gamehall.tournaments.pairing.reports import planned as reported
from gamehall.tournaments.pairing.starts import begins, far
from gamehall.tournaments.pairing.system import CannotPair

ALONE = "The schedule gives them a bye in this round."
LEFT = "The one they would have met has left or is seated elsewhere."
BARRED = "The one they would have met must not meet them in this round, by the director's word."
LATE = "They came after the schedule was made, and nobody is free for them."
_AGAIN = 10**3


def seated(field: Field, order: Sequence[int], lot: bool = False) -> tuple[int, ...]:
    """The entrants in the order of a schedule: as `order` says, or else by their numbers, or by lot.

    Where nothing is said, whoever has met one of the players belongs to it too, also if they have left."""
    if order:
        if len(set(order)) < len(order):
            raise CannotPair("The order of the schedule names an entrant twice.")
        return tuple(order)
    known = {player.number for player in field.players}
    known.update(number for player in field.players for number in player.met)
    if len({_came(player) for player in field.players}) > 1:
        raise CannotPair("Somebody came after the schedule was made: `order` must say who stands in it.")
    return drawn(sorted(known), f"{field.seed}/seats") if lot else tuple(sorted(known))


def by_rating(field: Field, order: Sequence[int]) -> tuple[int, ...]:
    """The seeds of a draw, the best first: as `order` says, or else by rating, the unrated last and by lot.

    Without an `order` nobody may have come or gone since, else the draw would be another one."""
    if order:
        return seated(field, order)
    there = {player.number for player in field.players}
    if any(number not in there for player in field.players for number in player.met):
        raise CannotPair("Somebody has left since the draw: `order` must say who stood in it.")
    rating = {player.number: player.rating for player in field.players}
    lots = drawn(seated(field, ()), f"{field.seed}/seeds")
    return tuple(sorted(lots, key=lambda number: -rating[number]))


def _came(player: Player) -> bool:
    return bool(player.met or player.byes or player.firsts or player.seconds)


def turn(field: Field, first_round: int) -> int:
    """Which round of the schedule it is, counted from 0."""
    if field.round < first_round:
        raise CannotPair(f"The schedule begins in round {first_round}; this is round {field.round}.")
    return field.round - first_round


def labels(field: Field) -> Mapping[int, frozenset[str]]:
    """Each player's schools and teams."""
    return {player.number: frozenset(player.apart) - {""} for player in field.players}


def barred(field: Field, one: int, other: int) -> bool:
    return any(one in together and other in together for together in field.by_hand)


def kept(
    field: Field, planned: Sequence[tuple[int, ...]], why: str, turned: bool = True, of: Collection[int] = ()
) -> Pairing:
    """The planned meetings of those who are there. `of` are further numbers that stand in the schedule.

    Unless `turned`, who begins is worked out from their starts instead of taken from the schedule."""
    players = {player.number: player for player in field.players}
    scheduled = {number for meeting in planned for number in meeting} | set(of)
    meetings: list[Meeting] = []
    alone: dict[int, str] = {number: ALONE for number in players if number in scheduled}
    reports: list[str] = []
    for meeting in planned:
        there = [players[number] for number in meeting if number in players]
        match there:
            case [one, other] if barred(field, one.number, other.number):
                alone[one.number] = alone[other.number] = BARRED
                reports.append(
                    f"No. {one.number} and no. {other.number} stand against each other in the schedule."
                )
            case [one, other]:
                who = (one.number, other.number)
                if not turned or (field.starts and far(one, other)):
                    who = begins(one, other, field)
                meetings.append(Meeting(who, f"{why}, {told(one, other)}."))
                del alone[one.number], alone[other.number]
            case [one] if len(meeting) == 2:
                alone[one.number] = LEFT
    late = [player for player in field.players if player.number not in scheduled]
    reports += [f"No. {player.number} came after the schedule was made." for player in late]
    meetings += _meet(field, [players[number] for number in alone], late, alone)
    reports += reported(meetings, players, field.starts)
    return Pairing(tuple(meetings), tuple(reports))


def _meet(
    field: Field, waiting: Sequence[Player], late: Sequence[Player], alone: Mapping[int, str]
) -> list[Meeting]:
    """Who came late meets those who wait, or each other: as many as can, with the fewest repeats."""
    free = [*late, *waiting]
    pairs: dict[tuple[int, int], int] = {}
    for (i, one), (j, other) in combinations(enumerate(free), 2):
        if i < len(late) and not barred(field, one.number, other.number):
            again, own = met(one, other), bool(shared(one, other))
            pairs[i, j] = _AGAIN * again + _AGAIN // 2 * own + (j < len(late))
    meetings = []
    for places in with_byes(pairs, [player.byes for player in free]):
        match places:
            case (i, j):
                one, other = free[i], free[j]
                why = f"One of them came after the schedule was made, {told(one, other)}; cost {pairs[i, j]}."
                meetings.append(Meeting(begins(one, other, field), why, pairs[i, j]))
            case _:
                number = free[places[0]].number
                meetings.append(Meeting((number,), alone.get(number, LATE)))
    return meetings
