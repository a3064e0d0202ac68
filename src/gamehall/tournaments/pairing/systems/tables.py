"""Tables of three, or more: no team-mates, few who sat together before, and people of equal points.

The first round is by lot. Source: practice of leagues for tables of three, where two never come from one
team and tables of two fill up; seating later rounds by points is the hall's own choice."""

from collections.abc import Sequence
from itertools import combinations

import numpy as np
from msgspec import Struct

from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.dealing import drawn, even_sizes
from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player
from gamehall.tournaments.pairing.repeats import met
from gamehall.tournaments.pairing.seating import seat
from gamehall.tournaments.pairing.starts import ahead, breaks
from gamehall.tournaments.pairing.system import CannotPair, System

NOBODY = "There is nobody else to sit with."


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    size: int = 3
    """How many sit at a full table; where their number does not divide, some tables have one less."""


def pair(field: Field, options: Options) -> Pairing:
    if options.size < 2:
        raise CannotPair(f"At a table sit two or more, not {options.size}.")
    players = _by_points(field)
    sizes = even_sizes(len(players), options.size)
    steps = _steps(players)
    # Each kind of cost outweighs all that can come together of the kinds before it.
    missed = _missed(players)
    small = 1 + len(players) * options.size * max(steps, default=0) ** 2
    again = small * (1 + sum(missed))
    own = again * (1 + sum(sum(player.met.values()) for player in players))
    never = own * (1 + len(players) * options.size)
    costs = _costs(field, players, steps, (again, own, never))
    alone = [small * times for times in missed]
    tables = seat(sizes, costs, alone, again, f"{field.seed}/{field.round}")
    meetings = [_meeting(field, [players[place] for place in table], steps, table) for table in tables]
    return Pairing(tuple(meetings), tuple(_reports(field, players, tables)))


def _by_points(field: Field) -> list[Player]:
    """The best first; equals in the order of their lots."""
    lots = drawn([player.number for player in field.players], f"{field.seed}/{field.round}")
    urn = {number: at for at, number in enumerate(lots)}
    return sorted(field.players, key=lambda player: (-player.points, urn[player.number]))


def _steps(players: Sequence[Player]) -> list[int]:
    """On which step each stands, equal points being one step."""
    ladder = {points: step for step, points in enumerate(sorted({p.points for p in players}, reverse=True))}
    return [ladder[player.points] for player in players]


def _missed(players: Sequence[Player]) -> list[int]:
    """How many fewer each has sat with than others have: who was at a small table goes to a full one."""
    sat = [sum(player.met.values()) for player in players]
    return [max(sat, default=0) - times for times in sat]


def _costs(
    field: Field, players: Sequence[Player], steps: Sequence[int], weights: tuple[int, int, int]
) -> list[list[int]]:
    again, own, never = weights
    step = np.array(steps, dtype=np.int64)
    costs: list[list[int]] = ((step[:, None] - step) ** 2).tolist()
    place = {player.number: at for at, player in enumerate(players)}

    def add(one: int, other: int, cost: int) -> None:
        costs[one][other] += cost
        costs[other][one] += cost

    for player in players:
        for number in player.met:
            other = place.get(number)
            # Where only one of the two tells of it, as after a merger of lists, it counts all the same.
            told_by_other = other is not None and player.number in players[other].met
            if other is not None and (place[player.number] < other or not told_by_other):
                add(place[player.number], other, again * met(player, players[other]))
    teams: dict[str, list[int]] = {}
    for at, player in enumerate(players):
        for label in set(player.apart) - {""}:
            teams.setdefault(label, []).append(at)
    mates = {pair for team in teams.values() for pair in combinations(team, 2)}
    for one, other in mates:
        add(one, other, own)
    for together in field.by_hand:
        there = sorted({place[number] for number in together if number in place})
        for one, other in combinations(there, 2):
            add(one, other, never)
    return costs


def _meeting(field: Field, there: Sequence[Player], steps: Sequence[int], places: Sequence[int]) -> Meeting:
    if len(there) == 1:
        return Meeting((there[0].number,), NOBODY)
    lots = drawn([player.number for player in there], f"{field.seed}/{field.round}/begins")
    order = sorted(there, key=lambda player: (ahead(player), player.firsts, lots.index(player.number)))
    apart = max(player.points for player in there) - min(player.points for player in there)
    cost = sum((steps[one] - steps[other]) ** 2 for one, other in combinations(places, 2))
    times = sum(met(one, other) for one, other in combinations(there, 2))
    own = any(shared(one, other) for one, other in combinations(there, 2))
    parts = [
        "Equal points" if apart == 0 else f"Points no more than {apart} apart",
        "nobody met before" if times == 0 else f"{times} of their meetings before",
        "team-mates among them" if own else "no team-mates",
    ]
    return Meeting(tuple(player.number for player in order), f"{', '.join(parts)}; cost {cost}.", cost)


def _reports(field: Field, players: Sequence[Player], tables: Sequence[Sequence[int]]) -> list[str]:
    told = []
    for table in tables:
        for one, other in combinations([players[place] for place in sorted(table)], 2):
            if label := shared(one, other):
                told.append(f"No. {one.number} and no. {other.number} are both of {label}.")
            if met(one, other):
                told.append(f"No. {one.number} and no. {other.number} sit together again.")
            if len(table) == 2 and field.starts and breaks(one, other):
                told.append(
                    f"No. {one.number} and no. {other.number} cannot both keep their starts within two."
                )
    return told


SYSTEM = System(
    "tables",
    "Tables of three",
    pair,
    "Three at a table, or more: by lot at first, then by points; no team-mates, few who met before.",
    Options,
)
