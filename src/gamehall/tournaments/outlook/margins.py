"""By how much games are won: how many of those level on points can be held at a limit of spread, all at once.

What the winner of a game gains in spread the loser loses. To hold somebody down is therefore to pass spread
on, along the games they lost, until it comes to who can bear it; that is a flow, and since margins and limits
are whole numbers, a flow of whole numbers does it whenever any does. So the answer is exact, without trying
the margins one by one."""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations, pairwise

from msgspec import Struct


class Passing(Struct, frozen=True):
    """A game that was decided: beyond its least margin, the loser may have passed on so much more."""

    loser: int
    winner: int
    room: int


def most_held(slack: Mapping[int, int], passings: Sequence[Passing]) -> int:
    """The most entrants that can have a slack of 0 or more together.

    `slack` is how much spread each may still take, at the least margins; less than 0: so much too much."""
    relief = dict.fromkeys(slack, 0)
    for passing in passings:
        if passing.loser in relief:
            relief[passing.loser] += passing.room
    hopeful = [one for one in slack if slack[one] + relief[one] >= 0]
    if not any(passing.loser in slack and passing.winner in slack for passing in passings):
        return len(hopeful)
    for size in range(len(hopeful), 0, -1):
        if any(_holds(slack, passings, set(chosen)) for chosen in combinations(hopeful, size)):
            return size
    return 0


def _holds(slack: Mapping[int, int], passings: Sequence[Passing], chosen: Collection[int]) -> bool:
    """Whether these can be held, whatever becomes of the others."""
    left = {one: slack[one] for one in chosen}
    rooms: dict[tuple[int, int], int] = {}
    for passing in passings:
        if passing.loser not in left:
            continue
        if passing.winner in left:
            way = (passing.loser, passing.winner)
            rooms[way] = rooms.get(way, 0) + passing.room
        else:
            left[passing.loser] += passing.room
    return all(_relieved(one, left, rooms) for one in chosen if left[one] < 0)


def _relieved(one: int, left: dict[int, int], rooms: dict[tuple[int, int], int]) -> bool:
    """Pass on what somebody has too much, path by path; what was passed may be taken back."""
    while left[one] < 0:
        path = _path(one, left, rooms)
        if path is None:
            return False
        ways = list(pairwise(path))
        amount = min(-left[one], left[path[-1]], *(rooms[way] for way in ways))
        for giver, taker in ways:
            rooms[giver, taker] -= amount
            rooms[taker, giver] = rooms.get((taker, giver), 0) + amount
        left[one] += amount
        left[path[-1]] -= amount
    return True


def _path(one: int, left: Mapping[int, int], rooms: Mapping[tuple[int, int], int]) -> list[int] | None:
    """The shortest way to somebody who can bear more."""
    came: dict[int, int] = {one: one}
    edge = [one]
    while edge:
        further: list[int] = []
        for giver, taker in rooms:
            if giver in edge and taker not in came and rooms[giver, taker] > 0:
                came[taker] = giver
                if left[taker] > 0:
                    path = [taker]
                    while path[-1] != one:
                        path.append(came[path[-1]])
                    return path[::-1]
                further.append(taker)
        edge = further
    return None
